#!/usr/bin/env python3
"""judge.py NAMES MAPS LOOPS COMPILER VERSION LEVEL FLAGS LIBRARY: one compilation of the battery of flags. MAPS and LOOPS are what loops.awk says of the
maps' and the loops' object files; LIBRARY is libm where bodies call the C library. Prints a line for each shape: is each map vectorized, and as wide as the
loop by hand? Of functions of the C library only where the loop is. expected.txt has the known exceptions."""
import fnmatch
import sys

MATHEMATICS = ('exp', 'log', 'pow', 'sin', 'tanh', 'helper', 'softmax')


def main():
    names, maps, loops, compiler, version, level, flags, library = sys.argv[1:]
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
                pattern, compilers, levels, flag_sets, _ = line.split(None, 4)
                known.append((pattern.split(','), compilers.split(','), levels.split(','), flag_sets.split(',')))
    what = f'{compiler} {flags} {level}'
    flag_set = flags.replace(' ', '')
    with open(names) as f:
        cells = f.read().split()
    shapes, better = {}, []
    for name in cells:
        if name.startswith('lambda') and '++' not in compiler:
            continue
        shape = name.split('_')[1]
        shapes.setdefault(shape, [0, 0])
        ours = max((v for k, v in found.items() if k.endswith('_' + name)), default=None)
        theirs = max((v for k, v in by_hand.items() if k.endswith('_' + name)), default=(0, False))
        if ours is None:
            print(f'not ok - {what}, {name}: no function of this name in the object file')
            continue
        body = name.split('_')[0]
        must = theirs[0] > 0 or (version in versions and not (library == 'libm' and body in MATHEMATICS))
        # a softmax has several loops, of which the exponentials' must be vectorized too
        good = not must or (ours[0] > 0 and ours[0] >= theirs[0] and (ours[1] or body != 'softmax' or (library == 'libm' and not theirs[1])))
        place = (name, compiler, level, flag_set)
        exception = any(all(any(fnmatch.fnmatch(here, p) for p in patterns) for here, patterns in zip(place, line)) for line in known)
        shapes[shape][0] += 1
        if exception:
            shapes[shape][1] += 1
            better += [name] * good
        elif not good:
            map_, loop = (f'vectors of {w} bytes' + ('' if whole else ' in the smaller of its loops') if w else 'scalar' for w, whole in (ours, theirs))
            print(f'not ok - {what}, {name}: {map_}; the loop by hand: {loop}')
    for shape, (count, exceptions) in shapes.items():
        print(f'ok - {what}, {shape}: {count} cells' + (f', {exceptions} of them not expected to be vectorized' if exceptions else ''))
    if better:
        print(f'# {what}: vectorized, though excepted by expected.txt: {" ".join(better)}')


main()
