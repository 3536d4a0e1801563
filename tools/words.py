#!/usr/bin/env python3
"""Prints the tables of docs/tables wherever they stand: tools/words.py (make docs). README.md and docs/reference.md
have them below their heads, docs/cheatsheet.md and docs/mapfn.3 between two lines that name the table, mapfn.h in its head comment, docs/install.md
as doxygen's macros.
tools/words.py --check says which of them is not what docs/tables gives; it writes nothing.

A table is a file of tab-separated columns with a line of heads: names first, as many as mean the same, then what each document needs. The last
column, "in short", is for the cheat sheet, the header and the man page's parameters; where it is `"`, the row joins the one before."""
import glob
import os
import re
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGES = {'README.md': ('kinds', 'modifiers'), 'docs/reference.md': ('options', 'statuses', 'configuration')}


def read(path):
    with open(os.path.join(ROOT, path)) as f:
        return f.read()


def table(name):
    """heads, rows; a row's first cell is the list of its names"""
    lines = [line.split('\t') for line in read(f'docs/tables/{name}.tsv').rstrip('\n').split('\n')]
    return lines[0], [[re.findall(r'\w+(?:\(.*?\))?', row[0])] + row[1:] for row in lines[1:]]


def in_short(name):
    """[(names, text)], rows that mean the same as one"""
    rows = []
    for names, *_, text in table(name)[1]:
        if text == '"':
            rows[-1][0].extend(re.sub(r'\(.*', '', word) for word in names)
        else:
            rows.append((list(names), text))
    return rows


def code(names):
    return ', '.join(f'`{word}`' for word in names)


# ------------------------------------------------------------------------------------------------ the prints of a table
def in_full(name):
    heads, rows = table(name)
    return [f'| {" | ".join(heads[:-1])} |', '|---' * (len(heads) - 1) + '|'] + [f'| {" | ".join([code(row[0])] + row[1:-1])} |' for row in rows]


def on_the_sheet(name):
    return ['| | |', '|---|---|'] + [f'| {code(names)} | {text} |' for names, text in in_short(name)]


def in_the_header(name, width):
    """lines of the head comment"""
    lines = []
    for names, text in in_short(name):
        left = '  '.join(names)
        kept = re.sub(r'`[^`]*`', lambda span: span.group().strip('`').replace(' ', '\0'), text)  # code is not broken
        wrapped = [line.replace('\0', ' ') for line in textwrap.wrap(kept, 120 - 7 - width)]
        if len(left) >= width:
            lines.append(f' *     {left}')
            left = ''
        lines += [f' *     {left:<{width}}{line}' for left, line in zip([left] + [''] * len(wrapped), wrapped)]
    return lines


def mdoc(text):
    """lines of a man page; code is literal, and takes the punctuation that touches it"""
    text = re.sub(r'\[([^]]*)\]\([^)]*\)', r'\1', text)
    lines = []
    for before, literal, after in re.findall(r'([^`]*)(?:`([^`]*)`([.,:;)]*))?', text):
        opening = ' (' if before.endswith('(') else ''
        for sentence in re.split(r'(?<=\.) ', re.sub(r'\($', '', before).strip()):
            lines += [re.sub(r"^([.'])", r'\\&\1', line) for line in textwrap.wrap(sentence, 78)]
        if literal:
            lines.append(f'.Li{opening} "{literal}"' + ''.join(f' {mark}' for mark in after))
    return lines


def in_the_manual(name):
    rows = in_short(name) if name == 'kinds' else [(names, row[-2]) for names, *row in table(name)[1]]
    macro = {'options': 'Va', 'statuses': 'Dv'}.get(name, 'Li')
    lines = []
    for names, text in rows:
        lines += [f'.It {macro} ' + (f'"{", ".join(names)}"' if macro == 'Li' else ' , '.join(names)), *mdoc(text)]
    return lines


def for_doxygen():
    """the macros of definitions, as a parameter list shows them"""
    lines = []
    for names, gets, *_ in table('kinds')[1]:
        of_first = re.search(r'\b[a-z]\b', names[0][names[0].index('(') + 1:])  # the parameter's own name
        for word in names:
            arguments = word[word.index('('):] if '(' in word else ''
            own = re.search(r'\b[a-z]\b', arguments)
            shown = gets.replace('`', '').replace('nothing', '')
            if own and of_first:
                shown = re.sub(rf'\b[{of_first.group()}y](_len)?\b', lambda found: own.group() + ('##_len' if found.group(1) else ''), shown)
            lines.append(f'    "{word}={shown if own else ""}" \\')
    words = [word for names, *_ in table('modifiers')[1] for word in names]
    lines += [f'    "{word}=" \\' for word in words]
    return lines[:-1] + [lines[-1][:-2]]


# ------------------------------------------------------------------------------------------------ where they stand
def between(text, begin, end, lines, where):
    """text with lines between two others"""
    if text.count(begin) != 1 or end not in text.split(begin)[1]:
        sys.exit(f'tools/words.py: {where} has no place for what stands between `{begin.strip()}` and `{end.strip()}`')
    head, rest = text.split(begin)
    behind = re.search('^' + re.escape(end), rest, re.M)
    return head + begin + ''.join(line + '\n' for line in lines) + rest[behind.start():]


def wanted():
    """{path: text} of all that have a table"""
    texts = {}
    for path, names in PAGES.items():
        texts[path] = read(path)
        for name in names:
            lines = in_full(name)
            texts[path] = between(texts[path], lines[0] + '\n', '\n', lines[1:], path)
    texts['docs/cheatsheet.md'], texts['docs/mapfn.3'] = read('docs/cheatsheet.md'), read('docs/mapfn.3')
    for name in ('kinds', 'modifiers', 'options', 'statuses', 'configuration'):
        texts['docs/cheatsheet.md'] = between(texts['docs/cheatsheet.md'], f'<!-- {name} -->\n', f'<!-- /{name} -->', on_the_sheet(name), 'docs/cheatsheet.md')
        if name != 'configuration':
            texts['docs/mapfn.3'] = between(texts['docs/mapfn.3'], f'.\\" {name}\n', f'.\\" /{name}\n', in_the_manual(name), 'docs/mapfn.3')
    texts['docs/install.md'] = between(read('docs/install.md'), '    "MAPFN_FN=static inline" \\\n', '```', for_doxygen(), 'docs/install.md')
    kinds = ' * Parameters (1 to 16), T any type that can be copied:\n'
    headers = [os.path.relpath(path, ROOT) for path in glob.glob(os.path.join(ROOT, 'src', '**', '*.h'), recursive=True)]
    header = next((path for path in headers if kinds in read(path)), 'mapfn.h')
    text = between(read(header), kinds, ' * Modifiers:\n', in_the_header('kinds', 47), header)
    texts[header] = between(text, ' * Modifiers:\n', ' *\n', in_the_header('modifiers', 12), header)
    return texts


def main():
    stale = [path for path, text in wanted().items() if read(path) != text]
    if sys.argv[1:] == ['--check']:
        print('\n'.join(f'{path}: a table is not as in docs/tables; make docs puts it right' for path in stale) or 'all tables are as in docs/tables')
        sys.exit(bool(stale))
    texts = wanted()
    for path in stale:
        with open(os.path.join(ROOT, path), 'w') as f:
            f.write(texts[path])
        print(path)


if __name__ == '__main__':
    main()
