#!/usr/bin/env python3
"""The table of docs/performance.md: bench/omp/table.py TABLES.md prints it, from what bench/omp/run.sh prints."""
import sys

from plot import read

SIZES = (100, 1000, 10_000, 100_000, 1_000_000)
# a table's title there: the row's name here
ROWS = [(r'saxpy \(.*hot', 'saxpy'), (r'saxpy \(.*after', 'saxpy, idle'), (r'poly \(.*hot', 'polynomial'), (r'poly \(.*after', 'polynomial, idle'),
        (r'skewed.*hot', 'skewed'), (r'skewed.*after', 'skewed, idle'), (r'saxpy against.*hot', 'saxpy, against by hand'),
        (r'saxpy against.*after', 'saxpy, idle, against by hand'), (r'poly against.*after', 'polynomial, idle, against by hand')]


def cell(ratio):
    return '' if ratio is None else f'{ratio:.0f}' if ratio >= 10 else f'{ratio:.2f}'


def rows(path):
    """the lines of the table"""
    head = ['| | ' + ' | '.join(f'n = {n:,}'.replace(',', ' ') for n in SIZES) + ' |', '|---|' + '--:|' * len(SIZES)]
    lines = []
    for compiler, rows_of in read(path, ROWS).items():
        for _, name in ROWS:
            points = dict(rows_of.get(name, []))
            if points:
                lines.append(f'| {name}, {compiler} | ' + ' | '.join(cell(points.get(n)) for n in SIZES) + ' |')
    if not lines:
        sys.exit(f'{path}: no table of bench/omp/run.sh')
    return head + lines


if __name__ == '__main__':
    print('\n'.join(rows(sys.argv[1])))
