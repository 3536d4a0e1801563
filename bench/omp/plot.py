#!/usr/bin/env python3
"""How OpenMP maps scale: bench/omp/plot.py TABLES.md OUT.svg, from what bench/omp/run.sh prints. A panel for each compiler."""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import svgplot  # noqa: E402

# a table's title: the line's label and colour
TITLES = [(r'saxpy \(.*hot', 'saxpy', 'blue'), (r'saxpy \(.*after', 'saxpy, idle', 'blue'), (r'poly \(.*hot', 'polynomial', 'green'),
          (r'poly \(.*after', 'polynomial, idle', 'green'), (r'dear \(.*hot', 'dear, looped', 'orange'), (r'skewed.*hot', 'skewed', 'purple'),
          (r'skewed.*after', 'skewed, idle', 'purple')]


def read(path, titles):
    """compiler: label: [(n, ratio)], of the tables with one of `titles` (its expression, its label)"""
    compilers, lines = {}, None
    with open(path) as f:
        for row in f:
            if row.startswith('## '):
                lines = compilers.setdefault(re.sub(r' \(.*?\)|, `.*', '', row[3:]).replace(' version', '').strip(), {})
                points = None
            elif lines is not None and not row.startswith('|') and row.strip():
                found = next((label for title, label in titles if re.match(title, row)), None)
                points = lines.setdefault(found, []) if found else None
            elif lines is not None and points is not None and re.match(r'\| \d+ \|', row):
                cells = [c.strip() for c in row.strip('|\n').split('|')]
                points.append((int(cells[0]), float(cells[3].split()[0])))
    return compilers


def main():
    tables, out = sys.argv[1:3]
    parts, top = [], 0
    for compiler, lines in read(tables, [title[:2] for title in TITLES]).items():
        drawn = [svgplot.Line(label, lines[label], colour, int('idle' in label)) for _, label, colour in TITLES if lines.get(label)]
        if drawn:
            parts += svgplot.panel(drawn, top, 900, 340, f'OpenMP maps, {compiler}: times as fast as the sequential map', 'n, elements', 'times as fast', log_y=False, rule=1)
            top += 348
    if not parts:
        sys.exit(f'{tables}: no table of bench/omp/run.sh')
    with open(out, 'w') as f:
        f.write(svgplot.document(parts, 900, top, 'OpenMP maps against sequential ones'))


if __name__ == '__main__':
    main()
