#!/usr/bin/env python3
"""bench/results as one page: bench/index.py RESULTS >index.html. Self-contained, for phones and printers too, in the reader's own theme: a plot, then
wins and losses, from compared.tsv and rivals.md. bench/keep.py writes bench/results/index.html by it."""
import html
import math
import os
import re
import sys

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]
from compared import WORKS  # noqa: E402

FILES = {'rivals.md': 'libraries and languages beside maps', 'programs.md': 'four programs', 'sums.md': 'sums', 'repeat.md': 'loops that end when their data say so', 'steps.md': 'the same: few elements, threads, random numbers', 'gathers.md': 'outputs that elements share', 'idioms.md': 'one work written in two ways',
         'dispatch.md': 'one binary for every processor', 'battery.md': 'functions', 'flags.md': 'flags, shapes and compilers', 'modes.md': 'what each kind of parameter costs',
         'omp.md': 'OpenMP', 'mpi.md': 'MPI', 'cuda.md': 'CUDA on a card, beside CUB and a copy', 'cuda-compile.md': 'what CUDA maps cost to compile', 'compile-time.md': 'time to compile'}
STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --box: #f3f5f7; --mark: #0a5a9c; --lost: #9a2233; }
@media (prefers-color-scheme: dark) { :root { --ground: #15181c; --ink: #e3e6ea; --soft: #9aa3ae; --line: #343a42; --box: #20252b; --mark: #79b8ff; --lost: #ff9aa8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 16px 40px; max-width: 1000px; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6em; margin: .8em 0 .2em; } h2 { font-size: 1.25em; margin: 1.8em 0 .3em; padding-top: .4em; border-top: 1px solid var(--line); } h3 { font-size: 1.05em; margin: 1.2em 0 .2em; }
p { margin: .4em 0; } .soft, caption { color: var(--soft); font-size: .92em; } a { color: var(--mark); }
.wide { overflow-x: auto; margin: .5em 0; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92em; }
th, td { padding: .22em .6em; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
thead th { border-top: 0; background: var(--box); } td.number, th.number { text-align: right; white-space: nowrap; }
.lost { color: var(--lost); } td.lost { font-weight: 600; } td.lost::before { content: "▼ "; }
figure { margin: 1em 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; min-width: 760px; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); } svg .bar { fill: var(--mark); } svg .slow { fill: var(--lost); } svg line { stroke: var(--soft); }
code { font: .92em ui-monospace, "DejaVu Sans Mono", monospace; background: var(--box); padding: 0 .2em; border-radius: 3px; }
@media print { figure svg { min-width: 0; } .wide, figure { overflow: visible; } }
"""


def read(folder, name):
    with open(os.path.join(folder, name)) as f:
        return f.read()


def functions(folder):
    """how many functions the battery has, by its own table"""
    return max(int(count) for count in re.findall(r' of (\d+)\)', read(folder, 'battery.md')))


def inline(words):
    return re.sub(r'`([^`]*)`', r'<code>\1</code>', html.escape(words, quote=False))


def gains(folder, system):
    """[(work in words, the plain loop's time / the map's)] of the table that docs/performance.md shows"""
    table = re.search(r'^## rivals: all\n\n((?:\|.*\n)+)', read(folder, 'rivals.md'), re.M).group(1)
    rows = [[cell.strip() for cell in line.strip('|').split('|')] for line in table.rstrip('\n').split('\n')]
    loop = next(row for row in rows if row[0] == system)
    titles = [f'{WORKS[work].title}, n = {n}' for work, _, n in (head.partition(', ') for head in rows[0][1:])]
    return sorted(((title, float(cell)) for title, cell in zip(titles, loop[1:]) if cell), key=lambda pair: -pair[1])


def plot(pairs):
    """bars on a logarithmic scale, to the right of 1 where the map is faster"""
    left, width, step = 470, 900, 20
    most, least = max(2, *(ratio for _, ratio in pairs)), min(1, *(ratio for _, ratio in pairs))
    scale = (width - left - 60) / math.log(most / least)
    one = left + scale * math.log(1 / least)
    height = step * len(pairs) + 24
    out = [f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="How many times as long the plain loop takes as the map">']
    for k, (work, ratio) in enumerate(pairs):
        x = left + scale * math.log(ratio / least)
        out.append(f'<text x="0" y="{step * k + 14}">{work}</text><rect class="bar{" slow" if ratio < 1 else ""}" x="{min(x, one):.0f}" y="{step * k + 3}" width="{max(abs(x - one), 1):.0f}" height="14"/>'
                   f'<text x="{max(x, one) + 6:.0f}" y="{step * k + 14}">{ratio:g}</text>')
    return out + [f'<line x1="{one:.0f}" x2="{one:.0f}" y1="0" y2="{height - 20}"/><text x="{one - 4:.0f}" y="{height - 6}">1: the plain loop</text></svg>']


def rows_of(rows, lost):
    out = [f'<div class="wide" tabindex="0"><table><thead><tr><th class="number">times</th><th>what</th><th>compared with</th><th>write{" instead" if lost else ""}</th><th>all figures</th></tr></thead><tbody>']
    for times, _, name, what, beside, words, link in rows:
        out.append(f'<tr><td class="number{" lost" if lost else ""}">{times}</td><td>{inline(what)}</td><td>{inline(beside)}</td><td><a href="{html.escape(link)}">{inline(words)}</a></td>'
                   f'<td><a href="{name}.md">{name}</a></td></tr>')
    return out + ['</tbody></table></div>']


def page(folder):
    rows = [line.split('\t') for line in read(folder, 'compared.tsv').rstrip('\n').split('\n')[1:]]
    system = 'loop, gcc -O3'
    pairs = gains(folder, system)
    ahead = [ratio for _, ratio in pairs if ratio > 1.05]
    machine = re.sub(r'; `bench.*', '.', read(folder, 'rivals.md').split('\n')[2])
    out = ['<!doctype html>', '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>mapfn: benchmarks</title>',
           '<link rel="icon" href="data:,">', f'<style>{STYLE}</style></head><body><main>', '<h1>mapfn: benchmarks</h1>', '<figure id="plot">', *plot(pairs), '</figure>',
           f'<p>In {len(ahead)} of {len(pairs)} works the map is faster than the plain loop, up to {max(ahead):g} times.</p>',
           '<p class="soft">Each bar is the time of the plain loop (gcc <code>-O3 -march=native</code>) divided by the time of the map (gcc <code>-O2 -march=native</code>): above 1, '
           f'the map is faster. The number beside a name is how many elements there are. {inline(machine)}</p>',
           '<h2 id="losses">Where mapfn loses</h2>', '<p>The number says how many times as long the map takes as what it is compared with. The link says what to write instead; "the plain loop" and "by hand" mean that no better map is known.</p>',
           *rows_of([row for row in rows if row[1] != 'mapfn'], True),
           '<h2 id="wins">Where mapfn wins</h2>', '<p>The number says how many times as long the other one takes. The link says what such a map is written with.</p>', *rows_of([row for row in rows if row[1] == 'mapfn'], False),
           '<h2 id="files">Where this comes from</h2>',
           '<p>Each file names machine, compilers, date and command. Of rows that differ in a size or a flag alone the greatest is shown above, at most eight of a file each way. '
           '<code>make bench</code> measures all of it in 20 minutes, and <a href="../README.md">bench/README.md</a> says how.</p>', '<ul>']
    here = sorted(os.listdir(folder))
    counted = {'battery.md': f'{functions(folder)} '}
    out += [f'<li><a href="{name}">{name}</a>: {counted.get(name, "")}{words}</li>' for name, words in FILES.items() if name in here]
    out += [f'<li><a href="{name}">{name}</a></li>' for name in here if name not in FILES and name != 'index.html']
    return '\n'.join(out + ['</ul>', '</main></body></html>']) + '\n'


if __name__ == '__main__':
    sys.stdout.write(page(sys.argv[1]))
