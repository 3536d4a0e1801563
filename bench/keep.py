#!/usr/bin/env python3
"""Keeps the last run: bench/keep.py REPORT copies what the benchmarks left in REPORT into bench/results, puts the tables of bench/results into the
documents, between <!-- NAME --> and <!-- /NAME -->, and writes bench/results/index.html. What the run left out stays as it was kept before.
Without REPORT documents and page are written from what is in bench/results.
bench/keep.py --check says where documents and page are not what bench/results gives; it writes nothing."""
import glob
import os
import shutil
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BENCH, RESULTS = os.path.join(ROOT, 'bench'), os.path.join(ROOT, 'bench', 'results')
sys.path[:0] = [BENCH, os.path.join(BENCH, 'rivals'), os.path.join(BENCH, 'omp')]
import index  # noqa: E402
import report  # noqa: E402
import table  # noqa: E402

PARTS = ['battery', 'modes', 'compile-time', 'programs', 'flags', 'sums', 'repeat', 'dispatch', 'omp', 'mpi', 'rivals']


def read(name):
    with open(os.path.join(RESULTS, name)) as f:
        return f.read()


def first_table(name):
    """the lines of the first table of a file in bench/results"""
    lines = []
    for line in read(name).split('\n'):
        if line.startswith('|'):
            lines.append(line)
        elif lines:
            break
    return lines


def places():
    """(document, name of the place, its lines) of all tables that documents show, as far as their results are there"""
    for part in PARTS:
        if part in ('battery', 'modes', 'compile-time', 'programs', 'flags', 'repeat', 'dispatch') and os.path.exists(os.path.join(RESULTS, f'{part}.md')):
            yield 'bench/README.md', part.replace('-', ' '), first_table(f'{part}.md')
            if part == 'dispatch':
                yield 'docs/performance.md', part, first_table('dispatch.md')
    yield 'docs/performance.md', 'OpenMP', table.rows(os.path.join(RESULTS, 'omp.md'))
    rivals = report.documents(os.path.join(RESULTS, 'rivals'))
    for document, names in (('README.md', ['rivals', 'rivals: losses']),
                            ('docs/performance.md', ['rivals: all', 'rivals: all losses', 'rivals: dispatch', 'rivals: calls and memory'])):
        for name in names:
            yield document, name, rivals[name]


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


def copy(report_folder, part):
    """one part's files: how many"""
    files = [f for f in (os.path.join(report_folder, f'{part}.md'), os.path.join(report_folder, f'{part}.svg')) if os.path.exists(f)]
    kept = RESULTS
    if part == 'rivals':  # a folder of its own: what is not in this run goes
        kept = os.path.join(RESULTS, 'rivals')
        for old in glob.glob(os.path.join(kept, '*')):
            os.remove(old)
        files += [f for f in glob.glob(os.path.join(report_folder, 'rivals*')) if f.endswith(('.csv', '.svg')) and f not in files]
    os.makedirs(kept, exist_ok=True)
    for name in files:
        shutil.copy(name, kept)
    return len(files)


def main():
    if sys.argv[1:] == ['--check']:
        found = list(stale())
        print('\n'.join(f'{path}: not what bench/results gives; python3 bench/keep.py puts it right' for path in found) or 'the documents have what bench/results has')
        sys.exit(bool(found))
    for part in PARTS if sys.argv[1:] else []:
        if os.path.exists(os.path.join(sys.argv[1], f'{part}.md')):
            print(f'{part}: {copy(sys.argv[1], part)} files kept')
        else:
            print(f'{part}: not in {sys.argv[1]}; what is kept stays as it is')
    for path, text in wanted().items():
        with open(os.path.join(ROOT, path), 'w') as f:
            f.write(text)
        print(path)
    print('The words around the tables are not changed: look whether they still say what the tables show.')


if __name__ == '__main__':
    main()
