#!/usr/bin/env python3
"""Keeps the last run: bench/keep.py REPORT copies what bench/run.sh, bench/rivals/run.sh or bench/omp/run.sh left in REPORT into bench/results, and puts its tables
into the documents, between <!-- NAME --> and <!-- /NAME -->. What the run left out stays as it was kept before."""
import glob
import os
import shutil
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RESULTS = os.path.join(ROOT, 'bench', 'results')
# the part, where its files are kept; the tables: the place in a document, the file that has them
PARTS = {
    'battery': ('', [('bench/README.md', 'battery', 'battery.md')]),
    'modes': ('', [('bench/README.md', 'modes', 'modes.md')]),
    'compile-time': ('', [('bench/README.md', 'compile time', 'compile-time.md')]),
    'programs': ('', [('bench/README.md', 'programs', 'programs.md')]),
    'flags': ('', [('bench/README.md', 'flags', 'flags.md')]),
    'omp': ('', [('docs/performance.md', 'OpenMP', 'omp-readme.md')]),
    'rivals': ('rivals', [('README.md', 'rivals', 'rivals-readme.md'), ('docs/performance.md', 'rivals: all', 'rivals-short.md'),
                          ('docs/performance.md', 'rivals: calls and memory', 'rivals-small.md')]),
}


def first_table(path):
    """the lines of a file's first table"""
    lines = []
    with open(path) as f:
        for line in f:
            if line.startswith('|'):
                lines.append(line)
            elif lines:
                break
    return ''.join(lines)


def put(document, name, table):
    path = os.path.join(ROOT, document)
    begin, end = f'<!-- {name} -->\n', f'<!-- /{name} -->'
    with open(path) as f:
        head, rest = f.read().split(begin)
    with open(path, 'w') as f:
        f.write(head + begin + table + end + rest.split(end, 1)[1])


def main():
    report = sys.argv[1]
    for part, (folder, tables) in PARTS.items():
        if not os.path.exists(os.path.join(report, f'{part}.md')):
            print(f'{part}: not in {report}; what is kept stays as it is')
            continue
        for document, name, source in tables:
            put(document, name, first_table(os.path.join(report, source)))
        kept = os.path.join(RESULTS, folder)
        os.makedirs(kept, exist_ok=True)
        files = [f for f in (os.path.join(report, f'{part}.md'), os.path.join(report, f'{part}.svg')) if os.path.exists(f)]
        if folder:  # one of its own: what is not in this run goes
            for old in glob.glob(os.path.join(kept, '*')):
                os.remove(old)
            files += [f for f in glob.glob(os.path.join(report, f'{part}*')) if f.endswith(('.csv', '.svg')) and f not in files]
        for name in files:
            shutil.copy(name, kept)
        print(f'{part}: {len(files)} files in {os.path.relpath(kept, ROOT)}; tables in {", ".join(sorted({document for document, _, _ in tables}))}')
    print('The words around the tables are not changed: look whether they still say what the tables show.')


if __name__ == '__main__':
    main()
