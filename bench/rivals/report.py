#!/usr/bin/env python3
"""Joins the pieces of run.py: report.py PIECES OUT writes OUT/rivals.md, OUT/rivals.csv and OUT/rivals-*.svg. What the documents show of them,
bench/keep.py makes from rivals.csv and rivals.md by the functions here."""
import csv
import glob
import json
import os
import re
import statistics
import sys
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import svgplot  # noqa: E402
from systems import SYSTEMS, UNFAIR, WORKS, label, same_name_with_more_threads  # noqa: E402

# the n of the table in short
SHORT = [('square', 1000), ('saxpy', 10 ** 6), ('polynomial', 1000), ('trigonometry', 1000), ('logistic', 10 ** 6), ('image', 1228800), ('roots', 1228800), ('outer', 100),
         ('gradients', 1000), ('dot', 1000), ('softmax', 1000), ('memory', 1000), ('ragged', 10 ** 4), ('mandelbrot', 10 ** 5), ('newton', 10 ** 5), ('collatz', 10 ** 5)]
GATHERS = [('histogram', 10 ** 5), ('skewed', 10 ** 5), ('columns', 10 ** 4), ('keep_1', 10 ** 5), ('keep_50', 10 ** 5), ('keep_99', 10 ** 5), ('search', 10 ** 5)]
SHORT_WORKS = ['square', 'saxpy', 'polynomial', 'trigonometry', 'image', 'roots', 'gradients', 'dot', 'softmax', 'memory', 'ragged', 'mandelbrot', 'newton', 'collatz']
README_WORKS = ['square', 'saxpy', 'trigonometry', 'roots', 'gradients', 'dot', 'softmax', 'mandelbrot']
README_SYSTEMS = ['loop, gcc -O2', 'loop, gcc -O3', 'loop, clang -O3', 'Highway', 'xsimd', 'omp parallel for simd, gcc', 'NumPy', 'JAX', 'tf.vectorized_map']
SHORT_SYSTEMS = {'mapfn, gcc -O2', 'mapfn, gcc -O2, dispatch', 'mapfn, gcc', 'mapfn, clang', 'loop, gcc -O2', 'loop, gcc -O3', 'loop, gcc fast-math', 'loop, clang -O3', 'loop, clang fast-math', 'Highway',
                 'xsimd', 'Eigen', 'mapfn OpenMP, gcc', 'omp parallel for simd, gcc', 'std::transform par_unseq', 'NumPy', 'Numba', 'JAX', 'PyTorch', 'tf.vectorized_map'}
SMALL_SYSTEMS = {'mapfn, gcc', 'mapfn OpenMP, gcc', 'omp parallel for simd, gcc', 'NumPy', 'Numba', 'JAX', 'PyTorch', 'tf.vectorized_map', 'tf.map_fn in tf.function', 'tf.map_fn eager'}
DISPATCH_SYSTEMS = ['mapfn, gcc -O2', 'mapfn, gcc -O2, dispatch', 'Highway, dispatch', 'loop, gcc -O2']
OURS, OURS_PARALLEL, OURS_DISPATCH = ('mapfn, gcc', 1), ('mapfn OpenMP, gcc', 2), ('mapfn, gcc -O2, dispatch', 1)
LOST = 0.95  # a ratio below this is a loss
COLOUR = {'mapfn': 'blue', 'loop': 'grey', 'fast': 'brown', 'simd': 'green', 'parallel': 'orange', 'python': 'purple', 'tensorflow': 'red'}


def read(folder):
    pieces = {}
    for path in glob.glob(os.path.join(folder, '*--*.json')):
        with open(path) as f:
            piece = json.load(f)
        pieces[piece['work'], piece['system'], piece['threads']] = piece
    with open(os.path.join(folder, 'machine.json')) as f:
        return pieces, json.load(f)


def median(pieces, work, system, n, mode='hot'):
    """ns of a call, or None"""
    piece = pieces.get((work, *system))
    samples = piece and piece['state'] == 'ok' and piece[mode].get(str(n))
    return statistics.median(samples) if samples else None


def sizes(work):
    return WORKS[work].sizes + ([WORKS[work].huge] if WORKS[work].huge else [])


def identity(system):
    return system.name, system.threads


def ours(system):
    """the map that a system is compared with: both use as many threads"""
    return OURS if system.threads == 1 else OURS_PARALLEL


def three_digits(value):
    return f'{value:.3g}' if value < 1000 else f'{value:.0f}'


def two_digits(ratio):
    return f'{ratio:.2g}' if ratio < 100 else f'{ratio:.0f}'


def count(n):
    power = len(str(n)) - 1
    return svgplot.power_of_ten(power) if n == 10 ** power else f'{n:,}'.replace(',', ' ')


# ------------------------------------------------------------------------------------------------ CSV
def write_csv(pieces, path):
    with open(path, 'w', newline='') as f:
        out = csv.writer(f, lineterminator='\n')
        out.writerow(['work', 'n', 'system', 'threads', 'mode', 'ns_per_call', 'least', 'samples', 'ns_per_element', 'times_mapfn'])
        for work in WORKS:
            for s in SYSTEMS:
                piece = pieces.get((work, *identity(s)))
                if not piece or piece['state'] == 'none':
                    continue
                if piece['state'] != 'ok':
                    out.writerow([work, '', *identity(s), piece['state'], '', '', '', '', ''])
                    continue
                for mode in 'hot', 'idle', 'first':
                    for n, samples in piece[mode].items():
                        samples = samples if isinstance(samples, list) else [samples]
                        value = statistics.median(samples)
                        mine = median(pieces, work, ours(s), n, mode) if mode != 'first' else None
                        out.writerow([work, n, *identity(s), mode, f'{value:.2f}', f'{min(samples):.2f}', len(samples), f'{value / int(n):.4g}', f'{value / mine:.3g}' if mine else ''])
                for n in piece['cut']:
                    out.writerow([work, n, *identity(s), 'cut', '', '', '', '', ''])
                if 'peak' in piece:
                    out.writerow([work, '', *identity(s), 'peak KiB', int(piece['peak']), int(piece['peak_at_start']), '', '', ''])


# ------------------------------------------------------------------------------------------------ markdown
def table(pieces, work, mode, out):
    w = WORKS[work]
    columns = [n for n in (sizes(work) if mode == 'hot' else w.idle) if any(median(pieces, work, identity(s), n, mode) for s in SYSTEMS)]
    if not columns:
        return
    series = len(columns) > 2
    out.append(f'| system | {" | ".join(f"n = {count(n)}" for n in columns)} |\n|---|{"--:|" * len(columns)}')
    for s in SYSTEMS:
        piece = pieces.get((work, *identity(s)))
        if not piece or piece['state'] == 'none':
            continue
        if piece['state'] != 'ok':
            out.append(f'| {label(s)} | {piece["state"][:120].replace("|", "/")} |' + ' |' * (len(columns) - 1))
            continue
        cells = []
        for n in columns:
            value, mine = median(pieces, work, identity(s), n, mode), median(pieces, work, ours(s), n, mode)
            if value is None:
                cells.append('cut' if n in piece['cut'] else '')
            else:
                ratio = f' ({value / mine:.2g}×)' if mine and identity(s) != ours(s) else ''
                cells.append(three_digits(value / n if series else value / 1000) + ratio)
        out.append(f'| {"**" + label(s) + "**" if s.family == "mapfn" else label(s)} | {" | ".join(cells)} |')
    out.append('')


def short_table(pieces, works, systems):
    """lines of a table: one n for each work"""
    columns = [(work, n) for work, n in SHORT + GATHERS if work in works and median(pieces, work, OURS, n) and median(pieces, work, OURS_PARALLEL, n)]
    out = ['| system | ' + ' | '.join(f'{work}, {count(n)}' for work, n in columns) + ' |', f'|---|{"--:|" * len(columns)}']
    for s in systems:
        values = [(median(pieces, work, identity(s), n), median(pieces, work, ours(s), n), n) for work, n in columns]
        if not any(value for value, _, _ in values):
            continue
        own = identity(s) == ours(s)
        cells = ['' if value is None else three_digits(value / n) if own else two_digits(value / mine) for value, mine, n in values]
        out.append(f'| {"**" + label(s) + "**" if s.family == "mapfn" else label(s)} | {" | ".join(cells)} |')
    return out if columns else []


def small_table(pieces):
    """the costs that no throughput shows"""
    works = [('trigonometry', n, mode) for n, mode in ((1, 'hot'), (100, 'idle')) if median(pieces, 'trigonometry', OURS, n, mode)]
    titles = {'hot': 'a call for one element, µs', 'idle': 'for 100, after a pause of 20 ms, µs'}
    memory = any('peak' in p for k, p in pieces.items() if k[0] == 'memory')
    out = ['| system | ' + ' | '.join([titles[mode] for _, _, mode in works] + ['memory of the process, MiB'] * memory) + ' |', f'|---|{"--:|" * (len(works) + memory)}']
    for s in SYSTEMS:
        if s.name not in SMALL_SYSTEMS or same_name_with_more_threads(s):
            continue
        values = [median(pieces, work, identity(s), n, mode) for work, n, mode in works]
        peak = pieces.get(('memory', *identity(s)), {}).get('peak')
        cells = ['' if value is None else f'{value / 1000:.2g}' if value < 99500 else f'{value / 1000:.0f}' for value in values] + ([f'{peak / 1024:.0f}' if peak else ''] if memory else [])
        if any(cells):
            out.append(f'| {"**" + label(s) + "**" if s.family == "mapfn" else label(s)} | {" | ".join(cells)} |')
    return out


def dispatch_table(pieces):
    """programs for every x86-64: times divided by that of the map with MAPFN_DISPATCH"""
    columns = [(work, n) for work, n in SHORT if median(pieces, work, OURS_DISPATCH, n)]
    out = ['| system | ' + ' | '.join(f'{work}, {count(n)}' for work, n in columns) + ' |', f'|---|{"--:|" * len(columns)}']
    for name in DISPATCH_SYSTEMS:
        values = [(median(pieces, work, (name, 1), n), median(pieces, work, OURS_DISPATCH, n)) for work, n in columns]
        if any(value for value, _ in values) and (name, 1) != OURS_DISPATCH:
            out.append(f'| {"**" + name + "**" if name.startswith("mapfn") else name} | {" | ".join("" if value is None else two_digits(value / mine) for value, mine in values)} |')
    return out if columns else []


def losses(pieces):
    """(work, n, label, ratio): who is faster than the map with as many threads at the n of the table in short, the worst first"""
    found = []
    for work, n in SHORT + GATHERS:
        for s in SYSTEMS:
            value, mine = median(pieces, work, identity(s), n), median(pieces, work, ours(s), n)
            if s.family != 'mapfn' and value and mine and value / mine < LOST:
                found.append((work, n, label(s), value / mine))
    return sorted(found, key=lambda loss: loss[3])


def begin(title):
    """a title as the begin of a sentence; formulas stay as they are"""
    return title if re.match(r'sin |a·|x', title) else title[0].upper() + title[1:]


def losses_words(pieces, machine, most):
    """the machine, and the works with the greatest losses, the fastest system of each, as a paragraph of short sentences"""
    works = {}
    for work, _, system, ratio in losses(pieces):
        works.setdefault(work, []).append(f'{system.replace(", ", " ")} {two_digits(ratio)}')
    words = ' '.join(f'**{begin(WORKS[work].title)}**: {systems[0]}.' for work, systems in list(works.items())[:most])
    few = f'; the {most} worst are here' if len(works) > most else ''
    words = f'mapfn loses in {len(works)} of {len(SHORT + GATHERS)} works{few}. {words}' if works else 'mapfn loses nowhere in this run.'
    return textwrap.wrap(f'{machine} {words}', 118, break_long_words=False, break_on_hyphens=False)


def read_csv(path):
    """pieces, as far as the documents' tables need them: times have the digits that the file has, so that both say the same"""
    pieces = {}
    with open(path, newline='') as f:
        for row in csv.DictReader(f):
            piece = pieces.setdefault((row['work'], row['system'], int(row['threads'])), {'state': 'ok', 'hot': {}, 'idle': {}, 'first': {}, 'cut': []})
            if row['mode'] == 'peak KiB':
                piece['peak'] = int(row['ns_per_call'])
            elif row['mode'] == 'cut':
                piece['cut'].append(int(row['n']))
            elif row['mode'] in ('hot', 'idle', 'first'):
                piece[row['mode']][row['n']] = [float(row['ns_per_call'])]
            else:
                piece['state'] = row['mode']
    return pieces


def documents(folder):
    """{name of a place: lines}: what the documents show of the results in a folder"""
    pieces = read_csv(os.path.join(folder, 'rivals.csv'))
    with open(os.path.join(folder, 'rivals.md')) as f:
        lines = f.read().split('\n')
    systems = [s for s in SYSTEMS if s.name in SHORT_SYSTEMS and not same_name_with_more_threads(s)]
    compilers = [found.group(1) for word in ('gcc', 'clang') for found in [re.search(r'\b%s[^;]*? (\d+\.\d+)' % word, lines[4])] if found]
    machine = f'{re.split(r", Linux|; mapfn", lines[2])[0]}; gcc {compilers[0]}, clang {compilers[-1]}; {lines[0].rsplit(", ", 1)[1]}.' if compilers else lines[2]
    return {'rivals': short_table(pieces, README_WORKS, [s for s in systems if s.name in README_SYSTEMS]), 'rivals: losses': losses_words(pieces, machine, 3),
            'rivals: all': short_table(pieces, SHORT_WORKS, systems), 'rivals: all losses': losses_words(pieces, machine, len(WORKS)), 'rivals: dispatch': dispatch_table(pieces),
            'rivals: gathers': short_table(pieces, [work for work, _ in GATHERS], systems), 'rivals: calls and memory': small_table(pieces)}


def write_markdown(pieces, info, path, plots):
    out = [f'# mapfn beside its rivals, {info["date"]}', '', f'{info["cpu"]}{info.get("vectors", "")}, {info["cores"]} processors, {info["system"]}; mapfn {info["mapfn"]}; `{info["command"].strip()}`.', '']
    out += ['Versions: ' + '; '.join(f'{name} {version}' if name not in version else version for name, version in info['versions'].items()) + '.', '']
    flags = {}
    for s in SYSTEMS:
        if s.command[0] == 'C':
            flags.setdefault(f'{s.command[1]} {s.command[2]} {s.command[4]}'.strip(), set()).add(s.name)
    out += ['| built with | systems |', '|---|---|'] + [f'| `{f}` | {", ".join(sorted(names))} |' for f, names in flags.items()] + ['']
    out += ['Medians of rounds in which all systems take turns. In brackets: how many times as long as mapfn takes with as many threads (`mapfn, gcc` or',
            f'`mapfn OpenMP, gcc`); above 1 mapfn is faster. `2t`: two threads, else one; `cut`: a call was expected to take more than {info["cut"]:g} s ({info["cut_huge"]:g} s at 10⁸). Compiled systems and Numba write into an output',
            'that is there; the others return a new array at each call, as they do in use. What a work or a system is, bench/README.md says.', '']
    checked = [p for p in pieces.values() if 'checked' in p]
    wrong = [f'{p["system"]} at {p["work"]}' for p in checked if p['checked'] not in ('equal', 'is the first')]
    out += [f'Outputs of {len(checked)} pairs of work and system were compared with those of a plain loop: ' + (f'all agree (within 1e-5 where floating).' if not wrong else
            f'these differ and are not timed: {"; ".join(wrong)}.'), '']
    lost = losses(pieces)
    if lost:
        out += ['## Where mapfn loses', '', f'Who takes less than {LOST} of the time of the map with as many threads, at the n of the table in short; the worst first.', '',
                '| work | n | system | its time / the map\'s |', '|---|--:|---|--:|'] + [f'| {work} | {count(n)} | {system} | {two_digits(ratio)} |' for work, n, system, ratio in lost] + ['']
    if 'note' in info:
        out += [info['note'], '']
    disturbed = {k[0]: p['disturbed'] for k, p in pieces.items() if p.get('disturbed')}
    if disturbed:
        out += ['Rounds that other programs disturbed though they were repeated: ' + ', '.join(f'{work} {times}' for work, times in disturbed.items()) + '.', '']
    short = short_table(pieces, list(WORKS), SYSTEMS)
    if short:
        out += ['## In short', '', 'How many times as long as mapfn takes with as many threads: above 1 mapfn is faster. The first row of mapfn for each number of threads: ns per element.', '', *short, '']
    for work, w in WORKS.items():
        if not any(p[0] == work for p in pieces):
            continue
        series = len(sizes(work)) > 2
        out += [f'## {w.title} (`{work}`)', '', f'{"ns per " + w.unit if series else "µs per call"}, one call after another:', '']
        table(pieces, work, 'hot', out)
        if w.idle:
            out += ['After a pause of 20 ms before each call:', '']
            table(pieces, work, 'idle', out)
        if any('peak' in p for k, p in pieces.items() if k[0] == work):
            out += ['Most memory of the process, MiB:', '', '| system | in all | more than before the first call |', '|---|--:|--:|']
            for s in SYSTEMS:
                p = pieces.get((work, *identity(s)))
                if p and 'peak' in p:
                    out.append(f'| {label(s)} | {p["peak"] / 1024:.1f} | {(p["peak"] - p["peak_at_start"]) / 1024:.1f} |')
            out.append('')
        if work in UNFAIR:
            out += [f'Not alike: {UNFAIR[work]}', '']
        out += [f'![{w.title}]({os.path.basename(plot)})\n' for plot in plots.get(work, [])]
    first = [(s, pieces[k]['first'].get('1000')) for s in SYSTEMS for k in [('square', *identity(s))] if k in pieces and pieces[k]['state'] == 'ok']
    if any(t for _, t in first):
        out += ['## The first call', '', 'x² of 1000 elements, with what is traced or compiled then, ms: ' + '; '.join(f'{label(s)} {t / 1e6:.3g}' for s, t in first if t and s.command[0] == 'Python') + '.', '']
    with open(path, 'w') as f:
        f.write('\n'.join(out))


# ------------------------------------------------------------------------------------------------ plots
def variants(systems):
    """each system's place among those of its colour"""
    seen = {}
    for s in systems:
        seen[s.family] = seen.get(s.family, -1) + 1
        yield s, seen[s.family]


def series_plot(pieces, work, path):
    w, width, height, parts, top = WORKS[work], 900, 430, [], 0
    reference = [s for s in SYSTEMS if identity(s) == OURS]
    groups = [('one thread, compiled', [s for s in SYSTEMS if s.command[0] == 'C' and s.threads == 1 and not same_name_with_more_threads(s)]),
              ('two threads (2t), and Python', reference + [s for s in SYSTEMS if s.command[0] == 'Python' or s.threads > 1])]
    for title, group in groups:
        lines = []
        for s, variant in variants(group):
            points = [(n, median(pieces, work, identity(s), n) / n) for n in sizes(work) if median(pieces, work, identity(s), n)]
            if points:
                lines.append(svgplot.Line(label(s), points, COLOUR[s.family], variant, s.family == 'mapfn'))
        if len(lines) > (group[:1] == reference):
            parts += svgplot.panel(lines, top, width, height, f'{w.title}: {title}', f'n, {w.unit}s', f'ns per {w.unit}')
            top += height + 8
    if parts:
        with open(path, 'w') as f:
            f.write(svgplot.document(parts, width, top, f'{w.title}: time per {w.unit} against n, logarithmic'))
    return bool(parts)


def rows_plot(pieces, work, path):
    w, width, parts, top = WORKS[work], 900, [], 0
    for n in sizes(work):
        entries = [(label(s), median(pieces, work, identity(s), n) / 1000, COLOUR[s.family], s.family == 'mapfn') for s in SYSTEMS
                   if median(pieces, work, identity(s), n)]
        if entries:
            more, height = svgplot.rows(entries, top, width, w.title + (f', n = {n}' if len(sizes(work)) > 1 else ''), 'µs per call')
            parts, top = parts + more, top + height
    peaks = [(label(s), pieces[k]['peak'] / 1024, COLOUR[s.family], s.family == 'mapfn') for s in SYSTEMS for k in [(work, *identity(s))] if 'peak' in pieces.get(k, {})]
    if peaks:
        more, height = svgplot.rows(peaks, top, width, w.title + ': most memory of the process', 'MiB')
        parts, top = parts + more, top + height
    if parts:
        with open(path, 'w') as f:
            f.write(svgplot.document(parts, width, top, w.title))
    return bool(parts)


def main():
    folder, out = sys.argv[1:3]
    os.makedirs(out, exist_ok=True)
    pieces, info = read(folder)
    for old in glob.glob(os.path.join(out, 'rivals*')):  # of an earlier run, maybe of more works
        os.remove(old)
    write_csv(pieces, os.path.join(out, 'rivals.csv'))
    plots = {}
    for work in WORKS:
        path = os.path.join(out, f'rivals-{work}.svg')
        if (series_plot if len(sizes(work)) > 2 else rows_plot)(pieces, work, path):
            plots[work] = [path]
    write_markdown(pieces, info, os.path.join(out, 'rivals.md'), plots)
    print(f'{out}/rivals.md, rivals.csv, {sum(map(len, plots.values()))} plots')


if __name__ == '__main__':
    main()
