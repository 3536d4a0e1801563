#!/usr/bin/env python3
"""The README's table: bench/omp/table.py TABLES.md OUT.md, from what bench/omp/run.sh prints."""
import sys

from plot import read

SIZES = (100, 1000, 10_000, 100_000, 1_000_000)
# a table's title there: the row's name here
ROWS = [(r'saxpy \(.*hot', 'saxpy'), (r'saxpy \(.*after', 'saxpy, idle'), (r'poly \(.*hot', 'polynomial'), (r'poly \(.*after', 'polynomial, idle'),
        (r'skewed.*hot', 'skewed'), (r'skewed.*after', 'skewed, idle'), (r'saxpy against.*hot', 'saxpy, against by hand'),
        (r'saxpy against.*after', 'saxpy, idle, against by hand'), (r'poly against.*after', 'polynomial, idle, against by hand')]


def cell(ratio):
    return '' if ratio is None else f'{ratio:.0f}' if ratio >= 10 else f'{ratio:.2f}'


def main():
    tables, out = sys.argv[1:3]
    head = ['| | ' + ' | '.join(f'n = {n:,}'.replace(',', ' ') for n in SIZES) + ' |', '|---|' + '--:|' * len(SIZES)]
    lines = []
    for compiler, rows in read(tables, ROWS).items():
        for _, name in ROWS:
            points = dict(rows.get(name, []))
            if points:
                lines.append(f'| {name}, {compiler} | ' + ' | '.join(cell(points.get(n)) for n in SIZES) + ' |')
    if not lines:
        sys.exit(f'{tables}: no table of bench/omp/run.sh')
    with open(out, 'w') as f:
        f.write('\n'.join(head + lines) + '\n')


if __name__ == '__main__':
    main()
