#!/usr/bin/env python3
"""Keeps the last run: bench/keep.py REPORT puts what the documents show of REPORT into bench/results, the tables of bench/results into the documents,
between <!-- NAME --> and <!-- /NAME -->, and writes bench/results/index.html. What the run left out stays as it was kept before; whole tables and
all plots stay in REPORT. Without REPORT documents and page are written from what is in bench/results.
bench/keep.py --check says where documents and page are not what bench/results gives; it writes nothing."""
import glob
import os
import re
import shutil
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BENCH, RESULTS = os.path.join(ROOT, 'bench'), os.path.join(ROOT, 'bench', 'results')
sys.path[:0] = [BENCH, os.path.join(BENCH, 'rivals'), os.path.join(BENCH, 'omp'), os.path.join(BENCH, 'sums')]
import compared  # noqa: E402
import index  # noqa: E402
import report  # noqa: E402
import shown  # noqa: E402
import summary  # noqa: E402
import table  # noqa: E402

PARTS = ['battery', 'modes', 'compile-time', 'programs', 'flags', 'sums', 'repeat', 'steps', 'gathers', 'idioms', 'dispatch', 'omp', 'mpi', 'rivals']
PLOTS = ['omp.svg', 'rivals-square.svg']
WHOLE = 80  # a file of at most so many lines is kept as it is, and so is one of whose later tables a document speaks
SPOKEN_OF = ['dispatch.md']


def read(name):
    with open(os.path.join(RESULTS, name)) as f:
        return f.read()


# ------------------------------------------------------------------------------------------------ from a report into bench/results
def until_table(lines, further):
    """the lines before the first table or listing, and that as well, or the lines of `further` in its place"""
    first = next((k for k, line in enumerate(lines) if line.startswith(('|', '```', '## '))), len(lines))
    last = first
    if further is None and lines[first:]:
        listing = lines[first].startswith('```')
        last = first + 1
        while last < len(lines) and (not lines[last].startswith('```') if listing else lines[last].startswith('|')):
            last += 1
        further = lines[first:last + listing]
    return lines[:first] + further


def in_short(folder, name):
    """what is kept of a file of results"""
    with open(os.path.join(folder, name)) as f:
        lines = f.read().rstrip('\n').split('\n')
    if name == 'rivals.md':
        further = [line for place, rows in report.documents(folder).items() for line in [f'## {place}', '', *rows, '']]
    elif name == 'omp.md':
        further = table.rows(os.path.join(folder, name))
    elif name == 'sums.md':
        further = [line for place, rows in summary.sections(lines).items() for line in [f'## {place}', '', *rows, '']]
    elif len(lines) <= WHOLE or name in SPOKEN_OF:
        return lines
    else:
        further = None
    return until_table(lines, further) + ['', f'In short: `make bench` writes all of it to build/bench/report/{name}.']


def keep(folder):
    """puts a report into bench/results"""
    os.makedirs(RESULTS, exist_ok=True)
    for path in sorted(glob.glob(os.path.join(folder, '*.md'))):
        name = os.path.basename(path)
        if os.path.splitext(name)[0] in PARTS or name.startswith('math-'):
            with open(os.path.join(RESULTS, name), 'w') as f:
                f.write('\n'.join(in_short(folder, name)).rstrip('\n') + '\n')
            print(f'{name}: kept in short')
    for name in PLOTS:
        if os.path.exists(os.path.join(folder, name)):
            shutil.copy(os.path.join(folder, name), RESULTS)
    compared.keep(folder, RESULTS)


# ------------------------------------------------------------------------------------------------ from bench/results into the documents
def first_table(name):
    """the lines of the first table of a file in bench/results"""
    return re.search(r'(?:^\|.*\n)+', read(name), re.M).group().rstrip('\n').split('\n')


def sections(name):
    """{heading: lines} of a file in bench/results"""
    found = re.findall(r'^## (.*)\n\n((?:(?!## |In short: ).*\n)*)', read(name), re.M)
    return {heading: body.strip('\n').split('\n') for heading, body in found}


def places():
    """(document, name of the place, its lines) of all tables that documents show, as far as their results are there"""
    for part in ('battery', 'modes', 'compile-time', 'programs', 'flags', 'repeat', 'dispatch'):
        yield 'bench/README.md', part.replace('-', ' '), first_table(f'{part}.md')
    yield 'docs/performance.md', 'dispatch', first_table('dispatch.md')
    yield 'docs/performance.md', 'OpenMP', first_table('omp.md')
    for part, page in ('sums', 'docs/sums.md'), ('steps', 'docs/repeat.md'):
        for name, lines in sections(f'{part}.md').items():
            # a section that was kept by another run than the file's says so itself
            lines = [part for line in lines for part in (textwrap.wrap(line, 116, break_on_hyphens=False) or [''] if not line.startswith('|') else [line])]
            yield page, name, lines if any(line and not line.startswith('|') for line in lines) else lines + shown.source(RESULTS, f'{part}.md')
    yield from shown.places(RESULTS)
    for name, lines in sections('rivals.md').items():
        page = {'rivals': 'README.md', 'rivals: losses': 'README.md', 'rivals: gathers': 'docs/gathers.md'}.get(name, 'docs/performance.md')
        yield page, name, lines


def with_place(text, name, lines):
    """a document's text with the lines in their place"""
    begin, end = f'<!-- {name} -->\n', f'<!-- /{name} -->'
    head, rest = text.split(begin)
    return head + begin + ''.join(line + '\n' for line in lines) + end + rest.split(end, 1)[1]


def wanted():
    """{path: text} of the documents and the page, as bench/results would have them"""
    texts = {}
    for document, name, lines in places():
        if document not in texts:
            with open(os.path.join(ROOT, document)) as f:
                texts[document] = f.read()
        texts[document] = with_place(texts[document], name, lines)
    texts['bench/results/index.html'] = index.page(RESULTS)
    return texts


def stale():
    """the documents that say something else than bench/results"""
    for path, text in wanted().items():
        try:
            with open(os.path.join(ROOT, path)) as f:
                if f.read() == text:
                    continue
        except OSError:
            pass
        yield path


def main():
    if sys.argv[1:] == ['--check']:
        found = list(stale())
        print('\n'.join(f'{path}: not what bench/results gives; python3 bench/keep.py puts it right' for path in found) or 'the documents have what bench/results has')
        sys.exit(bool(found))
    if sys.argv[1:]:
        keep(sys.argv[1])
    for path, text in wanted().items():
        with open(os.path.join(ROOT, path), 'w') as f:
            f.write(text)
        print(path)
    print('The words around the tables are not changed: look whether they still say what the tables show.')


if __name__ == '__main__':
    main()
