#!/usr/bin/env python3
"""judge.py NAMES MAPS LOOPS COMPILER VERSION LEVEL FLAGS: one compilation of the battery of flags. MAPS and LOOPS are what loops.awk says of the maps' and
the loops' object files. Prints a line for each shape: is each map vectorized, and as wide as the loop by hand? expected.txt has the known exceptions."""
import fnmatch
import sys

MATHEMATICS = ('sqrt_', 'exp_', 'log_', 'pow_', 'sin_', 'tanh_', 'helper_', 'softmax_')


def main():
    names, maps, loops, compiler, version, level, flags = sys.argv[1:]
    found, by_hand = {}, {}
    for path, into in (maps, found), (loops, by_hand):
        with open(path) as f:
            for function, _, width, whole in map(str.split, f):
                into[function] = (int(width), whole == 'yes')
    known, versions = [], set()
    with open('tests/flags/expected.txt') as f:
        for line in f:
            if line.startswith('versions'):
                versions = set(line.split()[1:])
            elif line.strip() and not line.startswith('#'):
                pattern, compilers, levels, flag_sets, *why = line.split(None, 4)
                known.append((pattern, compilers.split(','), levels.split(','), flag_sets.split(','), (why or ['?'])[0].strip()))
    what = f'{compiler} {flags} {level}'
    flag_set = flags.replace(' ', '')
    with open(names) as f:
        cells = f.read().split()
    shapes = {}
    for name in cells:
        if name.startswith('lambda') and '++' not in compiler:
            continue
        shape = name.split('_')[1]
        shapes.setdefault(shape, [0, 0, 0])
        ours = max((v for k, v in found.items() if k.endswith('_' + name)), default=None)
        theirs = max((v for k, v in by_hand.items() if k.endswith('_' + name)), default=(0, False))
        if ours is None:
            print(f'not ok - {what}, {name}: no function of this name in the object file')
            continue
        good = ours[1] and ours[0] >= theirs[0] if theirs[1] or version in versions else True
        exception = next((k for k in known if fnmatch.fnmatch(name, k[0]) and any(fnmatch.fnmatch(compiler, c) for c in k[1])
                          and any(fnmatch.fnmatch(level, c) for c in k[2]) and any(fnmatch.fnmatch(flag_set, c) for c in k[3])), None)
        shapes[shape][0] += 1
        if exception:
            shapes[shape][1] += 1
            shapes[shape][2] += good
        elif not good:
            map_, loop = (f'vectors of {w} bytes' + ('' if whole else ' in the smaller of its loops') if w else 'scalar' for w, whole in (ours, theirs))
            print(f'not ok - {what}, {name}: {map_}; the loop by hand: {loop}')
    for shape, (count, exceptions, better) in shapes.items():
        print(f'ok - {what}, {shape}: {count} cells' + (f', {exceptions} known not to be vectorized' if exceptions else '') + (f' ({better} are: see expected.txt)' if better else ''))


main()
