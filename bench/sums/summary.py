#!/usr/bin/env python3
"""The table of docs/sums.md, from what bench/sums/run.sh prints: floats, n = 1000, gcc / clang. bench/sums/summary.py SUMS.md prints it."""
import re
import sys

WORKS = {'dot': 'dot product', 'sum of squares': 'sum of squares', 'least and most': 'least and most', 'mean and variance': 'mean and variance'}
TARGETS = {'-march=x86-64': 'SSE2', '-march=native': 'native'}
RIVALS = {'plain -O3': 'plain loop, `-O3`', '-Ofast': 'plain loop, `-Ofast`', 'Eigen': 'Eigen', 'OpenBLAS': 'OpenBLAS'}


def ratios(lines):
    """{(work, target, compiler, rival): the rival's time / the map's} of floats at n = 1000"""
    found, place, heads = {}, None, []
    for line in lines:
        title = re.match(r'## (float|double), (.*), (-march=.*)', line)
        if title:
            place = (title.group(3), 'clang' if 'clang' in title.group(2) else 'gcc') if title.group(1) == 'float' else None
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if place and line.startswith('| work'):
            heads = cells
        elif place and line.startswith('|') and cells[1] == '1000':
            found.update({(cells[0], *place, head): float(cell) for head, cell in zip(heads[3:], cells[3:]) if cell})
    return found


def rows(lines):
    """the lines of the table"""
    found = ratios(lines)
    out = ['| | ' + ' | '.join(RIVALS.values()) + ' |', '|---|' + '--:|' * len(RIVALS)]
    for work, words in WORKS.items():
        for target, vectors in TARGETS.items():
            pairs = [[found.get((work, target, compiler, rival)) for compiler in ('gcc', 'clang')] for rival in RIVALS]
            out.append(f'| {words}, {vectors} | ' + ' | '.join(' / '.join(f'{ratio:.2g}' for ratio in pair if ratio) for pair in pairs) + ' |')
    return out


if __name__ == '__main__':
    with open(sys.argv[1]) as f:
        print('\n'.join(rows(f.read().split('\n'))))
