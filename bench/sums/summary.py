#!/usr/bin/env python3
"""The tables of docs/sums.md, from what bench/sums/run.sh prints for floats. bench/sums/summary.py SUMS.md prints them."""
import re
import sys

WORKS = {'dot': 'dot product', 'sum of squares': 'sum of squares', 'least and most': 'least and most', 'mean and variance': 'mean and variance'}
TARGETS = {'-march=x86-64': 'SSE2', '-march=native': 'native'}
RIVALS = {'plain -O3': 'plain loop, `-O3`', '-Ofast': 'plain loop, `-Ofast`', 'Eigen': 'Eigen', 'OpenBLAS': 'OpenBLAS'}


ROWS = {'sizes': ('dot', 'a dot product of', ['3', '10', '1000', '1000000', '10000000']), 'ragged': ('ragged, a row of 1 to', 'floats in a row', ['4', '16', '64', '100', '400', '4000'])}
SHOWN = {'3': '3 floats', '10': '10 floats', '1000': '1000 floats', '1000000': '10⁶ floats', '10000000': '10⁷ floats'}


def ratios(lines):
    """{(work, n, target, compiler, rival): the rival's time / the map's} of floats; the rival '' is the map's nanoseconds"""
    found, place, heads = {}, None, []
    for line in lines:
        title = re.match(r'## (float|double), (.*), (-march=.*)', line)
        if title:
            place = (title.group(3), 'clang' if 'clang' in title.group(2) else 'gcc') if title.group(1) == 'float' else None
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if place and line.startswith('| work'):
            heads = ['', *cells[3:]]
        elif place and line.startswith('|') and len(cells) == len(heads) + 2 and re.match(r'\d+$', cells[1]):
            found.update({(*cells[:2], *place, head): float(cell) for head, cell in zip(heads, cells[2:]) if cell})
    return found


def span(values):
    if not values:
        return ''
    low, high = f'{min(values):.2g}', f'{max(values):.2g}'
    return low if low == high else f'{low} to {high}'


def main_rows(found):
    """the table of works at n = 1000: gcc / clang"""
    out = ['| | ' + ' | '.join(RIVALS.values()) + ' |', '|---|' + '--:|' * len(RIVALS)]
    for work, words in WORKS.items():
        for target, vectors in TARGETS.items():
            pairs = [[found.get((work, '1000', target, compiler, rival)) for compiler in ('gcc', 'clang')] for rival in RIVALS]
            out.append(f'| {words}, {vectors} | ' + ' | '.join(' / '.join(f'{ratio:.2g}' for ratio in pair if ratio) for pair in pairs) + ' |')
    return out


def span_rows(found, work, title, sizes):
    """a work at several n: the least and the greatest of both compilers and targets"""
    rivals = ['plain -O3', '-Ofast', 'Eigen']
    out = [f'| {title} | ' + ' | '.join(RIVALS[rival] for rival in rivals) + ' |', '|---|' + '--:|' * len(rivals)]
    for n in sizes:
        cells = [span([found[work, n, target, compiler, rival] for target in TARGETS for compiler in ('gcc', 'clang') if (work, n, target, compiler, rival) in found]) for rival in rivals]
        if any(cells):
            out.append(f'| {SHOWN.get(n, n) if work == "dot" else "1 to " + n} | ' + ' | '.join(cells) + ' |')
    return out


def argmin_rows(found):
    out = ['| argmin of | gcc | clang |', '|---|--:|--:|']
    for n in '1000', '1000000':
        for target, vectors in TARGETS.items():
            cells = [found.get(('argmin', n, target, compiler, 'plain -O3')) for compiler in ('gcc', 'clang')]
            if any(cells):
                out.append(f'| {SHOWN[n]}, {vectors} | ' + ' | '.join(f'{cell:.2g}' if cell else '' for cell in cells) + ' |')
    return out


def sections(lines):
    """{place: lines} of what docs/sums.md shows"""
    found = ratios(lines)
    out = {'sums': main_rows(found), 'sums: argmin': argmin_rows(found)}
    out.update({f'sums: {name}': span_rows(found, *how) for name, how in ROWS.items()})
    return out


if __name__ == '__main__':
    with open(sys.argv[1]) as f:
        for name, rows in sections(f.read().split('\n')).items():
            print(f'## {name}', '', *rows, '', sep='\n')
