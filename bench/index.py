#!/usr/bin/env python3
"""bench/results as one page: bench/index.py RESULTS >index.html. Self-contained, for phones and printers too, in the reader's own theme; the rows
where mapfn loses come first. bench/keep.py writes bench/results/index.html by it."""
import html
import os
import re
import sys

LOST = 0.95
TITLES = [('rivals/rivals.md', 'Beside its rivals'), ('programs.md', 'Four programs'), ('sums.md', 'Sums'), ('repeat.md', 'Loops that end when their data say so'),
          ('dispatch.md', 'One binary for every processor'), ('battery.md', 'The battery'), ('flags.md', 'Flags'), ('modes.md', 'What the modes cost'),
          ('omp.md', 'OpenMP'), ('mpi.md', 'MPI'), ('compile-time.md', 'Compile time')]
STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --box: #f3f5f7; --mark: #0a5a9c; --lost: #9a2233; }
@media (prefers-color-scheme: dark) { :root { --ground: #15181c; --ink: #e3e6ea; --soft: #9aa3ae; --line: #343a42; --box: #20252b; --mark: #79b8ff; --lost: #ff9aa8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 16px 40px; max-width: 1000px; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6em; margin: .8em 0 .2em; } h2 { font-size: 1.25em; margin: 1.8em 0 .3em; padding-top: .4em; border-top: 1px solid var(--line); } h3 { font-size: 1.05em; margin: 1.2em 0 .2em; }
p { margin: .4em 0; } .soft, caption { color: var(--soft); font-size: .92em; } a { color: var(--mark); }
nav ul { display: flex; flex-wrap: wrap; gap: .2em 1.1em; list-style: none; margin: .6em 0; padding: 0; }
.wide { overflow-x: auto; margin: .5em 0; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92em; }
th, td { padding: .22em .6em; border-top: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
thead th { border-top: 0; background: var(--box); } td.number, th.number { text-align: right; white-space: nowrap; }
td.lost { color: var(--lost); font-weight: 600; } td.lost::before { content: "▼ "; }
figure { margin: 1em 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; min-width: 620px; }
summary { cursor: pointer; color: var(--mark); margin: .5em 0; } code { font: .92em ui-monospace, "DejaVu Sans Mono", monospace; background: var(--box); padding: 0 .2em; border-radius: 3px; }
@media print { figure svg { min-width: 0; } .wide, figure { overflow: visible; } }
"""


def read(folder, name):
    with open(os.path.join(folder, name)) as f:
        return f.read()


def inline(words):
    words = html.escape(words, quote=False)
    words = re.sub(r'`([^`]*)`', r'<code>\1</code>', words)
    words = re.sub(r'\*\*([^*]*)\*\*', r'<b>\1</b>', words)
    return re.sub(r'\[([^]]*)\]\(([^)]*)\)', r'<a href="\2">\1</a>', words)


def cells(line):
    return [cell.strip() for cell in line.strip().strip('|').split('|')]


def number(cell):
    """the first number of a cell, or None"""
    found = re.match(r'\**\s*([-+]?\d+(?:\.\d+)?)', cell)
    return float(found.group(1)) if found else None


def tables(text):
    """(the heading above, the words above, heads, rows) of each table of a markdown file"""
    heading, words, lines = '', '', text.split('\n')
    k = 0
    while k < len(lines):
        line = lines[k]
        if line.startswith('#'):
            heading = line.lstrip('# ')
        elif line.startswith('|') and k + 1 < len(lines) and re.match(r'\|[-: |]+$', lines[k + 1]):
            rows = []
            start = k
            k += 2
            while k < len(lines) and lines[k].startswith('|'):
                rows.append(cells(lines[k]))
                k += 1
            yield heading, words, cells(lines[start]), rows, cells(lines[start + 1])
            continue
        elif line.strip():
            words = line
        k += 1


# ------------------------------------------------------------------------------------------------ where we lose
# for each file: the tables' heads that name a ratio of which 1 is a draw, and whether below it the map loses (or above)
RATIOS = {
    'rivals/rivals.md': [(r"its time / the map's", False)],
    'programs.md': [('plain / maps', False)],
    'battery.md': [('^ratio$', False)],
    'flags.md': [('map / loop', True)],
    'modes.md': [(r'^n = 1000$|^100 000$|^100 000 000$', False)],
    'dispatch.md': [('narrow / wide', False)],
    'omp.md': [('^ratio$', False)],
    'repeat.md': [("^lanes$|^Highway's time$|^xsimd's time$", False)],
    'sums.md': [('^plain -O3$|^-Ofast$|^omp simd$|^Eigen$|^xsimd$|^OpenBLAS$', False)],
}
SETTLED = {'flags.md': 1.25, 'battery.md': 0.8, 'omp.md': 0.8}  # what is nearer to 1 is in the tables alone


def losses(folder):
    """(file, what and of which kind, the map's time in parts of the rival's) of what is slower than its rival, the worst first"""
    found = []
    for name, ratios in RATIOS.items():
        if not os.path.exists(os.path.join(folder, name)):
            continue
        for heading, words, heads, rows, _ in tables(read(folder, name)):
            for column, head in enumerate(heads):
                above = next((above for pattern, above in ratios if re.search(pattern, head)), None)
                if above is None:
                    continue
                for row in rows:
                    ratio = number(row[column]) if column < len(row) else None
                    if not ratio or ratio <= 0:
                        continue
                    slower = ratio if above else 1 / ratio
                    limit = SETTLED.get(name, LOST)
                    if slower > (limit if limit > 1 else 1 / limit):
                        found.append((name, what_of(name, heading, words, heads, row, column), slower))
    return sorted(found, key=lambda loss: -loss[2])


def what_of(name, heading, words, heads, row, column):
    """a loss in words, and the same without what its likes differ in: a function, at whatever n and flags"""
    cell = dict(zip(heads, (re.sub(r'[*]', '', one) for one in row)))
    plain = [one for one in cell.values() if one and not re.fullmatch(r'[-+\d.,e ]*(\(.*\))?', one)]
    compiler = re.sub(r'Debian |version |\(.*?\)|, `.*', '', heading).strip()
    if name == 'flags.md':
        return f'{cell["cell"]}, {cell["compiler, flags, level"]}, beside {cell["the loop"]}', cell['cell'].split('_')[0]
    if name == 'programs.md':
        return ', '.join(plain[:2]), cell['program']
    if name == 'modes.md':
        return f'{plain[0]}: {plain[1]}, beside {plain[2]}, {heads[column]}', plain[1]
    if name == 'repeat.md':
        rival = 'the loop' if heads[column] == 'lanes' else heads[column].replace("'s time", '')
        return f'{plain[0]}, beside {rival}, {compiler}', plain[0]
    if name == 'sums.md':
        return f'{plain[0]}, n = {cell["n"]}, beside {heads[column]}, {re.sub("Debian |version |[(].*?[)]|-march=", "", heading)}', plain[0] + heads[column]
    if name == 'omp.md':
        title = words.split(';')[0]
        return f'{title}, {heads[0]} = {row[0]}, {compiler}', title
    if name == 'rivals/rivals.md':
        return f'{cell["work"]}, n = {cell["n"]}, beside {cell["system"]}', cell['work'] + cell['system'][:4]
    return ', '.join(plain[:3] + ([f'n = {cell["n"]}'] if 'n' in cell else [])), ' '.join(plain[:3])


def losses_of(folder):
    """the part of the page"""
    found = losses(folder)
    few, seen, shown = [], {}, {}
    for name, (what, kind), slower in found:  # the worst of its kind, and at most ten of a file, or one would be all that is seen
        seen[name, kind] = seen.get((name, kind), 0) + 1
        if seen[name, kind] == 1 and shown.get(name, 0) < 10:
            shown[name] = shown.get(name, 0) + 1
            few.append((name, what, kind, slower))
    out = ['<h2 id="losses">Where mapfn loses</h2>',
           f'<p>What takes more time with maps than with what it is compared with, how many times as long, the worst first: of {len(found)} rows of all tables the '
           'worst of each kind, at most ten from a table. Where other programs ran as well a row may be noise.</p>',
           '<div class="wide" tabindex="0"><table><thead><tr><th class="number">times</th><th>what</th><th>from</th></tr></thead><tbody>']
    titles = dict(TITLES)
    for name, what, kind, slower in few:
        like = f' <span class="soft">and {seen[name, kind] - 1} like it</span>' if seen[name, kind] > 1 else ''
        out.append(f'<tr><td class="number lost">{slower:.2f}</td><td>{inline(what)}{like}</td><td><a href="#{anchor(name)}">{titles[name]}</a></td></tr>')
    return out + ['</tbody></table></div>']


# ------------------------------------------------------------------------------------------------ the page
def anchor(name):
    return re.sub(r'\W+', '-', name)


def table_html(name, heads, rows, marks):
    right = [mark.endswith(':') for mark in marks] + [False] * len(heads)
    klass = [' class="number"' if r else '' for r in right]
    ratios = RATIOS.get(name, [])
    above = [next((above for pattern, above in ratios if re.search(pattern, head)), None) for head in heads]

    def cell(k, words):
        ratio = number(words) if k < len(above) and above[k] is not None else None
        lost = ratio and (ratio > 1 / LOST if above[k] else ratio < LOST)
        return f'<td class="{"number" if right[k] else ""}{" lost" if lost else ""}">{inline(words)}</td>'
    out = ['<div class="wide" tabindex="0"><table><thead><tr>' + ''.join(f'<th{klass[k]}>{inline(head)}</th>' for k, head in enumerate(heads)) + '</tr></thead><tbody>']
    out += ['<tr>' + ''.join(cell(k, words) for k, words in enumerate(row[:len(heads)])) + '</tr>' for row in rows]
    return out + ['</tbody></table></div>']


def svg(folder, path, seen):
    """a plot, to stand in the page"""
    seen.add(path)
    text = read(folder, path)
    return ['<figure>' + text[text.index('<svg'):].strip() + '</figure>']


def section(folder, name, title, seen):
    """a file of results: its words, tables and plots; what comes after the first table is folded away"""
    seen.add(name)
    lines = read(folder, name).split('\n')
    out = [f'<section id="{anchor(name)}"><h2>{title}</h2>', f'<p class="soft"><a href="{name}">{name}</a></p>']
    paragraph, k, shown, folded = [], 1, 0, False

    def flush():
        if paragraph:
            out.append(f'<p>{inline(" ".join(paragraph))}</p>')
            paragraph.clear()

    def fold(words):
        nonlocal folded
        flush()
        out.append(('</details>' if folded else '') + f'<details><summary>{inline(words)}</summary>')
        folded = True
    while k < len(lines):
        line = lines[k]
        picture = re.match(r'!\[(.*?)\]\((.*?)\)', line)
        if line.startswith('|') and k + 1 < len(lines) and re.match(r'\|[-: |]+$', lines[k + 1]):
            if shown and not folded:
                fold('The rest')
            flush()
            start = k
            while k < len(lines) and lines[k].startswith('|'):
                k += 1
            out.extend(table_html(name, cells(lines[start]), [cells(row) for row in lines[start + 2:k]], cells(lines[start + 1])))
            shown += 1
            continue
        if picture:
            flush()
            out.extend(svg(folder, os.path.join(os.path.dirname(name), picture.group(2)), seen))
        elif line.startswith('#'):
            fold(line.lstrip('# '))
        elif line.strip():
            paragraph.append(line.strip())
        else:
            flush()
        k += 1
    flush()
    if folded:
        out.append('</details>')
    own = os.path.splitext(name)[0] + '.svg'
    if own not in seen and os.path.exists(os.path.join(folder, own)):
        out.extend(svg(folder, own, seen))
    return out + ['</section>']


def page(folder):
    here = sorted(os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder) for name in names if name != 'index.html')
    seen, sections, there = set(), [], [(name, title) for name, title in TITLES if name in here]
    for name, title in there:
        sections += section(folder, name, title, seen)
    more = [name for name in here if name not in seen]
    svgs = [name for name in more if name.endswith('.svg')]
    for name in svgs:
        sections += svg(folder, name, seen)
    out = ['<!doctype html>', '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>mapfn: benchmarks</title>',
           '<link rel="icon" href="data:,">', f'<style>{STYLE}</style></head><body><main>', '<h1>mapfn: benchmarks</h1>',
           '<p>Ratios of one run each, in which what is compared takes turns. Each part below names machine, compilers, date and command; '
           '<code>make bench-all</code> measures and writes all of it anew, and <a href="../README.md">bench/README.md</a> says how.</p>',
           '<nav aria-label="Parts"><ul><li><a href="#losses">Where mapfn loses</a></li>' + ''.join(f'<li><a href="#{anchor(name)}">{title}</a></li>' for name, title in there)
           + '<li><a href="#more">More files</a></li></ul></nav>']
    out += losses_of(folder) + sections
    out += ['<section id="more"><h2>More files</h2><ul>'] + [f'<li><a href="{name}">{name}</a></li>' for name in more if name not in svgs] + ['</ul></section>', '</main></body></html>']
    return '\n'.join(out) + '\n'


if __name__ == '__main__':
    sys.stdout.write(page(sys.argv[1]))
