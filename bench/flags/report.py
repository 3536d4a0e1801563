#!/usr/bin/env python3
"""Reads BUILD/results of bench/flags/run.sh; prints how many cells take at most 1.05 of the loop's time, and each that does not."""
import collections
import sys

LIMIT = 1.05


def main():
    build = sys.argv[1]
    groups = collections.OrderedDict()
    with open(f'{build}/results') as f:
        for line in f:
            cc, level, flags, name, ours, loop, ratio, which = line.rstrip('\n').split('\t')
            groups.setdefault((cc, flags, level), []).append((name, float(ours), float(loop), float(ratio), which))
    print(f'| compiler | flags | level | cells | at most {LIMIT} | at most 1.25 | most |\n|---|---|---|--:|--:|--:|--:|')
    for (cc, flags, level), cells in groups.items():
        good, fair = (sum(c[3] <= limit for c in cells) for limit in (LIMIT, 1.25))
        print(f'| {cc} | {flags} | {level} | {len(cells)} | {good} ({100 * good / len(cells):.1f} %) | {fair} | {max(c[3] for c in cells):.2f} |')
    print('\n| cell | compiler, flags, level | map, ns | loop, ns | map / loop | the loop |\n|---|---|--:|--:|--:|---|')
    for (cc, flags, level), cells in groups.items():
        for name, ours, loop, ratio, which in cells:
            if ratio > LIMIT:
                print(f'| {name} | {cc} {flags} {level} | {ours:.3f} | {loop:.3f} | {ratio:.2f} | {which} |')


main()
