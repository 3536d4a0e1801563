#!/usr/bin/env python3
"""The pairs of docs/idioms.md, as they stand there, in machine code:
    pairs.py source >pairs.c                 the page's own definitions, and what keeps their maps
    pairs.py ask pairs.o FOUND CC LEVEL      a line for each pair: is the second form vectorized (FOUND is what loops.awk says), and has its loop
                                             no more instructions an element than the first form's?
    pairs.py table LABEL=pairs.o ...         the first form's instructions an element divided by the second's, as a table of the page
An element's instructions are those of the loop that stores most elements a turn, over the elements that a turn stores."""
import re
import subprocess
import sys

PAGE = 'docs/idioms.md'
SIZES = {'uint8_t': 1, 'int16_t': 2, 'both': 8}  # bytes of a result; others have 4
LONGER = {('store_out', 'v3')}  # of which the second form is longer with clang, as the page says
SEARCHES = {'bad_flags'}        # of which the second form stores nothing
GCC_ALONE = {'differences_out'}


def pairs():
    """[(code, [(type of the result, name of a map) …])]: the last two definitions of a block are the pair"""
    with open(PAGE, encoding='utf-8') as f:
        blocks = re.findall(r'^```c pair\n(.*?)^```', f.read(), re.S | re.M)
    return [(block, re.findall(r'^MAPFN\((\w+), (\w+)', block, re.M)) for block in blocks]


def source():
    found = pairs()
    print('#include "mapfn.h"\n#include "mapfn_math.h"\n#include <stdlib.h>')
    print('\n'.join(block for block, _ in found))
    names = [name for _, maps in found for _, name in maps]
    print('typedef void any(void);\nany *const kept[] = {' + ', '.join(f'(any *){name}_map' for name in names) + '};')


def functions(path):
    """{name: [(address, instruction, operands)]}"""
    text = subprocess.run(['objdump', '-d', '--no-show-raw-insn', path], stdout=subprocess.PIPE, universal_newlines=True, check=True).stdout
    found, now = {}, None
    for line in text.split('\n'):
        head = re.match(r'[0-9a-f]+ <(.*)>:$', line)
        if head:
            now = found.setdefault(re.sub(r'\.(constprop|isra|part).*', '', head.group(1)), [])
        elif now is not None and re.match(r' +[0-9a-f]+:\t', line):
            address, _, rest = line.strip().partition(':\t')
            instruction, _, operands = rest.partition(' ')
            now.append((int(address, 16), instruction, operands.strip()))
    return found


def number(text):
    """an operand's constant, with its sign"""
    value = int(text, 0)
    return value - 2 ** 64 if value >= 2 ** 63 else value


def advance(loop):
    """{register: by how much a turn moves it}"""
    moved = {}
    for _, instruction, operands in loop:
        step = re.match(r'\$(-?0x[0-9a-f]+|-?\d+),(%r\w+)$', operands) if re.match(r'(add|sub)q?$', instruction) else None
        lea = re.match(r'(-?0x[0-9a-f]+)\((%r\w+)\),\2$', operands) if instruction.startswith('lea') else None
        if step:
            moved[step.group(2)] = moved.get(step.group(2), 0) + number(step.group(1)) * (-1 if instruction.startswith('sub') else 1)
        elif lea:
            moved[lea.group(2)] = moved.get(lea.group(2), 0) + number(lea.group(1))
        elif re.match(r'(inc|dec)q?$', instruction):
            moved[operands] = moved.get(operands, 0) + (1 if instruction.startswith('inc') else -1)
    return moved


def density(code, size):
    """instructions of an element, in the loop that stores most elements a turn; or None"""
    best = None
    at = {address: k for k, (address, _, _) in enumerate(code)}
    for k, (_, instruction, operands) in enumerate(code):
        target = re.match(r'([0-9a-f]+) ', operands) if instruction.startswith('j') else None
        begin = at.get(int(target.group(1), 16)) if target else None
        if begin is None or begin > k:
            continue
        loop = code[begin:k + 1]
        if any(i.startswith('j') and re.match(r'[0-9a-f]+ ', o) and begin < at.get(int(o.split()[0], 16), -1) <= begin + j for j, (_, i, o) in enumerate(loop)):
            continue  # a loop around another
        moved = advance(loop)
        for _, i, o in loop:
            store = re.match(r'(?:.*,)?-?(?:0x[0-9a-f]+)?\((%r\w+)?(?:,(%r\w+)(?:,(\d))?)?\)(?:\{%k\d\})?$', o)
            if not store or not re.match(r'v?(mov|maskmov|pmaskmov|pextr|extract)', i) or '(' in o.split(',%')[0].split(',')[0] and not o.startswith(('%', '$')):
                continue
            base, index, scale = store.groups()
            if base == '%rsp':
                continue
            turn = abs(moved.get(base, 0) + moved.get(index, 0) * int(scale or 1))
            if turn and (best is None or turn > best[0]):
                best = turn, len(loop) * size / turn
    return best and best[1]


def both(code, maps):
    """instructions of an element of both forms"""
    return [next((density(code[kernel], SIZES.get(result, 4)) for kernel in (f'mapfn_{mode}_{name}' for mode in ('vectorized', 'apart', 'looped')) if kernel in code), None) for result, name in maps[-2:]]


def table(columns):
    with open(PAGE, encoding='utf-8') as f:
        headings = [heading for heading, inside in re.findall(r'^## (.*)\n((?:(?!## ).*\n)*)', f.read(), re.M) if '```c pair' in inside]
    codes = [functions(path) for _, path in columns]
    print('| ' + ' | '.join(['idiom', *(label for label, _ in columns)]) + ' |\n|---|' + '--:|' * len(columns))
    for heading, (_, maps) in zip(headings, pairs()):
        made = [both(code, maps) for code in codes]
        print('| ' + ' | '.join([heading, *('–' if None in pair else f'{pair[0] / pair[1]:.1f}' for pair in made)]) + ' |')


def ask(path, found, compiler, level):
    with open(found, encoding='utf-8') as f:
        vectorized = {}
        for line in f:
            name, yes = line.split()[:2]
            name = re.sub(r'^mapfn_(vectorized|looped)_', '', name)
            vectorized[name] = vectorized.get(name) or yes == 'yes'
    code = functions(path)
    for _, maps in pairs():
        (_, first), (_, second) = maps[-2:]
        if first in GCC_ALONE and 'clang' in compiler:
            continue
        what = f'{compiler} {level}: {PAGE}: '
        print('ok -' if vectorized.get(second) else 'not ok -', f'{what}{second} is vectorized')
        if not vectorized.get(first):
            print(f'ok - {what}{first} is not')
        elif first not in SEARCHES:
            made = both(code, maps)
            good = None not in made and (made[1] <= 1.03 * made[0] or (first, level) in LONGER)
            print('ok -' if good else 'not ok -', f'{what}{first} has {made[0] or 0:.2f} instructions an element, {second} {made[1] or 0:.2f}')
    if len(pairs()) < 14:
        print(f'not ok - {PAGE} has {len(pairs())} pairs')


if sys.argv[1] == 'source':
    source()
elif sys.argv[1] == 'table':
    table([argument.split('=', 1) for argument in sys.argv[2:]])
else:
    ask(*sys.argv[2:])
