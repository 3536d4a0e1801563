#!/usr/bin/env python3
"""Reads what bench/flags/run.sh left in BUILD: prints how many cells take at most 1.05 of the loop's time, and each that does not with what the
machine code says of it (tests/codegen/loops.awk). With --summary only the first table; with --matrix a line for each cell that loses anywhere, a
column for each compiler, flag set and level."""
import collections
import subprocess
import sys

LIMIT, UNEXPLAINED = 1.05, 1.25
SAME = 'the very instructions of the loop'
OBJECTS = {'same flags': 'same', '-O3': 'o3', 'libm': 'libm', 'libm -O3': 'libm_o3'}
machine_code = {}


def loops_of(path):
    """function -> (bytes of the widest vectors in a loop, is the largest loop vectorized, the instructions of the longest vectorized loop)"""
    if path not in machine_code:
        text = subprocess.run(f"objdump -dr --no-show-raw-insn '{path}' | awk -v SIGNATURES=1 -f tests/codegen/loops.awk", shell=True, capture_output=True, text=True).stdout
        machine_code[path] = {w[0]: (int(w[2]), w[3] == 'yes', w[4].split(',') if len(w) > 4 else []) for w in map(str.split, text.splitlines())}
    return machine_code[path]


def reason(directory, name, which):
    maps, loops = loops_of(f'{directory}/map.o'), loops_of(f'{directory}/{OBJECTS[which]}.o')
    none = (0, False, [])
    ours, all_ours, our_code = max((v for k, v in maps.items() if k.endswith('_' + name)), default=none)
    theirs, all_theirs, their_code = max(loops.get(f'loop_{name}', none), loops.get(f'{OBJECTS[which]}_{name}', none))
    if ours == 0:
        return 'scalar' + (', the loop has vectors' if theirs else ', as the loop')
    if our_code == their_code:
        return f'vectors of {ours} bytes, {SAME}: their place in memory, or what a call costs'
    if sorted(our_code) == sorted(their_code):
        return f'vectors of {ours} bytes, the instructions of the loop in another order'
    text = f'vectors of {ours} bytes' + ('' if all_ours else ', but not its largest loop')
    if theirs == 0:
        return text + ', the loop is scalar'
    return text + (', as the loop' if (ours, all_ours) == (theirs, all_theirs) else f', the loop {theirs}' + ('' if all_theirs else ', but not its largest')) + f'; {len(our_code)} instructions, the loop {len(their_code)}'


def summary(cells):
    if not cells:
        return ''
    good, poor = sum(c[3] <= LIMIT for c in cells), sum(c[3] > UNEXPLAINED for c in cells)
    return f'{good} of {len(cells)} (**{100 * good / len(cells):.0f} %**), {poor}, {max(c[3] for c in cells):.2f}'


def matrix(groups):
    columns = list(groups)
    ratios = {k: {c[0]: c[3] for c in cells} for k, cells in groups.items()}
    print('\nmap / loop where above the limit:')
    for k, (cc, flags, level) in enumerate(columns):
        print(f'  column {k + 1}: {cc} {flags} {level}')
    print(f'{"cell":<20}' + ''.join(f'{k + 1:>6}' for k in range(len(columns))))
    for name in dict.fromkeys(c[0] for cells in groups.values() for c in cells):
        row = [ratios[k].get(name, 0) for k in columns]
        if max(row) > LIMIT:
            print(f'{name:<20}' + ''.join(f'{r:>6.2f}' if r > LIMIT else f'{".":>6}' for r in row))


def main():
    build, summary_only = sys.argv[1], '--summary' in sys.argv
    groups = collections.OrderedDict()
    with open(f'{build}/results') as f:
        for line in f:
            cc, level, flags, name, ours, loop, ratio, which, spread = line.rstrip('\n').split('\t')
            groups.setdefault((cc, flags, level), []).append((name, float(ours), float(loop), float(ratio), which, spread))
    levels = sorted({level for _, _, level in groups})
    print('| compiler | flags |' + ''.join(f' {level} |' for level in levels) + '\n|---|---|' + '---|' * len(levels))
    for cc, flags in dict.fromkeys((cc, flags) for cc, flags, _ in groups):
        print(f'| {cc} | `{flags}` |' + ''.join(f' {summary(groups.get((cc, flags, level), []))} |' for level in levels))
    slow = []
    for (cc, flags, level), cells in groups.items():
        directory = f'{build}/{cc}{level}{flags}'.replace(' ', '')
        slow += [(f'{cc} `{flags}` {level}', directory, *c) for c in cells if c[3] > LIMIT]
    count = sum(map(len, groups.values()))
    print(f'\nIn all {count - len(slow)} of {count} cells take at most {LIMIT} of the loop\'s time.', end='')
    if summary_only:
        print()
        return
    if '--matrix' in sys.argv:
        matrix(groups)
        return
    reasons = [reason(directory, name, which) for _, directory, name, _, _, _, which, _ in slow]
    print(f' Of the others {sum(SAME in r for r in reasons)} have the loop\'s very instructions.')
    print('\n| cell | compiler, flags, level | map, ns | loop, ns | map / loop | in five programs | the loop | the map\'s machine code |\n|---|---|--:|--:|--:|--:|---|---|')
    for (where, _, name, ours, loop, ratio, which, spread), why in zip(slow, reasons):
        print(f'| {name} | {where} | {ours:.3f} | {loop:.3f} | {ratio:.2f} | {spread} | {which} | {why} |')


main()
