#!/usr/bin/env python3
"""What the documents show of a file in bench/results beside its first table: shown.places(RESULTS) yields (document, place, lines). Each place ends
in a line that names machine, compilers and date, from the head of the file, so that no document says them by hand."""
import os
import re
import sys
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path[:0] = [HERE]
from compared import tables  # noqa: E402


def source(folder, *names):
    """machine, compilers and date of the files, as lines of a document in docs/"""
    head = ''
    for name in names:
        with open(os.path.join(folder, name)) as f:
            head += re.split(r'^(?:\||```|## )', f.read(), maxsplit=1, flags=re.M)[0]
    machine = re.search(r'^(.*?), (\d+) processors|^(.*?) \((\d+) processors', head, re.M)
    name, count = [part for part in machine.groups() if part]
    found = re.findall(r'(gcc|clang)(?: version| \([^)]*\))? (\d+\.\d+)', head)
    compilers = ', '.join(dict.fromkeys(f'{compiler} {version}' for compiler, version in found))
    date = re.search(r'\d{4}-\d\d-\d\d', head).group()
    links = ', '.join(f'[{name[:-3]}](../bench/results/{name})' for name in names)
    return ['', *textwrap.wrap(f'{name}, {count} processors; {compilers}; {date}. All figures: {links}.', 116, break_long_words=False, break_on_hyphens=False)]


def table(heads, rows):
    return ['| ' + ' | '.join(heads) + ' |', '|---|' + '--:|' * (len(heads) - 1)] + ['| ' + ' | '.join(row) + ' |' for row in rows]


def span(values, digits='{:.2g}'):
    """the least and the greatest of some numbers"""
    low, high = digits.format(min(values)), digits.format(max(values))
    return low if low == high else f'{low} to {high}'


# ------------------------------------------------------------------------------------------------ steps
def repeat(folder):
    rows = next(rows for _, _, rows in tables(os.path.join(folder, 'repeat.md')))
    wide = [head for level in ('x86-64-v3', 'native') for head in rows[0] if head.endswith(f', {level}')]
    yield 'docs/repeat.md', 'repeat: lanes', table(['', *(head.replace('x86-64-v3', 'v3') for head in wide)], ([row['work'], *(row[head] for head in wide)] for row in rows)) + source(folder, 'repeat.md')
    small = [head for head in rows[0] if head.endswith(', x86-64')]
    # by hand there is nothing to compare with: the libraries have no target for SSE2 alone
    yield 'docs/repeat.md', 'repeat: SSE2', table(['', *(head.replace(', x86-64', ', SSE2') for head in small)], ([row['work'], *(row[head].split(' ')[0] for head in small)] for row in rows))


# ------------------------------------------------------------------------------------------------ MPI
CALLS = [('MPI_Allreduce of 7 words', 'an Allreduce of 7 words alone'), ('saxpy_map, no MPI', '`saxpy_map`, no MPI'), ('saxpy_map_mpi', '`saxpy_map_mpi`'),
         ('places_map_mpi: index', 'with `index`'), ('check_map_mpi: fallible', 'with `fallible`'), ('dot_map_mpi: sum', 'with a `sum`')]


def mpi(folder):
    calls, sums, paper, names = {}, [], [], []
    for heading, _, rows in tables(os.path.join(folder, 'mpi.md')):
        which = re.sub(r'mpirun\.openmpi \(OpenRTE\)', 'Open MPI', heading.split(',')[0])
        if which not in names and heading != 'On paper':
            names.append(which)
        first = next(iter(rows[0]))
        if first.startswith('n = 100'):
            calls.update({(which, row[first]): row for row in rows})
        elif first.startswith('a sum of'):
            times = [next(row['least, ms'] for row in rows if word in row[first]) for word in ('on rank 0', 'over all ranks', 'by hand')]
            sums.append([('`*s = x * mapfn_log(y + 1)`' if 'logarithm' in first else '`*s = x * y`') + f', {which}', *times])
        elif heading == 'On paper':
            paper = [row for row in rows if row['map'] == 'dot']
    yield 'docs/mpi.md', 'mpi: calls', table(['n = 100 on each rank', *(head for name in names for head in (f'{name}, µs', 'times its Allreduce'))],
                                             ([words, *(cell for name in names for cell in (calls[name, key]['least, µs'], calls[name, key]['ratio to the first']))] for key, words in CALLS)) + source(folder, 'mpi.md')
    yield 'docs/mpi.md', 'mpi: sums', table(['10⁷ floats in all, ms', 'one rank', '2 ranks', '2 ranks by hand'], sorted(sums))
    ranks = list(dict.fromkeys(row['ranks'] for row in paper))
    rows = []
    for count in ranks:
        large, small = [row for row in paper if row['ranks'] == count]
        rows.append([count, large['rounds'], large['plain map, µs'], large['map with sums, µs'], small['map with sums, µs']])
    yield 'docs/mpi.md', 'mpi: ranks', table(['ranks', 'rounds', 'plain map, µs', 'a sum, 10⁷ floats in all, µs', 'a sum, 7 floats on each rank, µs'], rows)


# ------------------------------------------------------------------------------------------------ mathematics
def times(folder, name):
    """{function: {head: number}} of the first listing of a file"""
    with open(os.path.join(folder, name)) as f:
        lines = re.search(r'```\nn = 1000;.*\n((?:.*\n)*?)```', f.read()).group(1).rstrip('\n').split('\n')
    heads = [head.replace('xmvec', 'x mvec') for head in lines[0].replace('x mvec', 'xmvec').split()]
    return {cells[0]: {head: float(cell) for head, cell in zip(heads, cells[1:]) if cell != '-'} for cells in (line.split() for line in lines[1:])}


def errors():
    """{(function, type): (largest error, of how many points)}"""
    with open(os.path.join(ROOT, 'tools', 'math', 'accuracy.txt')) as f:
        rows = [line.split() for line in f if not line.startswith('#') and line.strip()]
    return {(row[0], row[1]): (float(row[2]), row[-1]) for row in rows}


MATH = {'gcc 12': 'math-gcc-x86-64-v3.md', 'clang 16': 'math-clang-16-x86-64-v3.md', 'gcc 12, SSE2': 'math-gcc-x86-64.md'}


def math(folder):
    by = {title: times(folder, name) for title, name in MATH.items()}
    ours = by['gcc 12']
    rows = []
    found = errors()
    for name in dict.fromkeys(function for function, _ in found):
        row = [f'`{name}`']
        for type_ in ('float', 'double'):
            error, points = found[name, type_]
            speed = ours.get(name + 'f' * (type_ == 'float'), {}).get('libm/x')
            row += [f'{error:.3f}', points, f'{speed:.1f}' if speed else '–']
        rows.append(row)
    yield 'docs/math.md', 'math: functions', table(['function', 'float: ULP', 'of', 'speed', 'double: ULP', 'of', 'speed'], rows) + source(folder, MATH['gcc 12'])

    plain = [name for name in ours if not name.startswith(('fast_', 'fmod', 'sqrt'))]
    fast = [name for name in ours if name.startswith('fast_')]
    single = {base + 'f' for base in ours}

    def kind(name):
        return 'float' if name in single else 'double'
    rows = []
    for words, names, rival in (('functions', plain, 'libm'), ('functions', plain, 'SLEEF'), ('fast forms', fast, 'libmvec')):
        for type_ in ('float', 'double'):
            row = [f'{words} of {type_}', {'libm': 'a loop over libm', 'SLEEF': "SLEEF's 1.0-ULP functions"}.get(rival, rival)]
            for title in MATH:
                pairs = [(by[title][name]['mapfn'] / by[title][name][rival], name) for name in names if kind(name) == type_ and rival in by[title].get(name, {})]
                row.append(f'{span([ratio for ratio, _ in pairs])} (`{max(pairs)[1]}`)' if pairs else '–')
            rows.append(row)
    yield 'docs/math.md', 'math: beside', table(['maps', 'beside', *MATH], rows) + source(folder, *MATH.values())

    rows = []
    for name in plain:
        faster = [by[title].get(name, {}).get('x', 0) for title in ('gcc 12', 'clang 16')]
        if max(faster) > 1.1:
            rival = min((by['gcc 12'][name][rival], rival) for rival in ('SLEEF', 'xsimd', 'Highway') if rival in by['gcc 12'][name])[1]
            rows.append([f'`{name}`', *(f'{ratio:.2f}' for ratio in faster), rival])
    yield 'docs/math.md', 'math: faster', table(['function', 'gcc 12', 'clang 16', 'fastest rival'], rows)


# ------------------------------------------------------------------------------------------------ tables that are shown as they are
def whole(folder):
    for part in ('gathers', 'idioms'):
        with open(os.path.join(folder, f'{part}.md')) as f:
            found = [rows.rstrip('\n').split('\n') for rows in re.findall(r'(?:^\|.*\n)+', f.read(), re.M)]
        yield f'docs/{part}.md', part, found[0] + source(folder, f'{part}.md')
        for rows in found[1:]:  # idioms alone has a second one
            yield f'docs/{part}.md', f'{part}: instructions', rows


def places(folder):
    for reader in (whole, repeat, mpi, math):
        yield from reader(folder)


if __name__ == '__main__':
    for document, place, lines in places(sys.argv[1]):
        print(f'{document}: {place}', *lines, '', sep='\n')
