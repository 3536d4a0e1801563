#!/usr/bin/env python3
"""Writes the benchmark of the battery (tests/codegen): for each element function the map and the user's own plain loop.

bench/battery.py OUT_DIR writes, for each source S of the battery, S_maps.c (the definitions, and functions that call the maps),
S_plains.c (the same element functions, and a `for` loop over each), and driver.c, the table of both.
"""
import glob
import os
import sys

FILL = {'float': 1, 'complexf': 1, 'vec3': 1, 'vec4': 1, 'body': 1, 'double': 2, 'point': 2, 'place': 2}  # 1 floats, 2 doubles, else small integers
SIZE = {'float': 4, 'double': 8, 'complexf': 8, 'vec3': 12, 'vec4': 16, 'body': 32, 'colour': 12, 'point': 16, 'place': 24, 'pixel': 4, 'pixel_of_bytes': 4, 'rgb': 3, 'short3': 6, 'six': 6,
        'bool': 1, 'unsigned char': 1, 'int': 4, 'unsigned': 4, 'size_t': 8,
        **{f'{u}int{b}_t': b // 8 for u in ('', 'u') for b in (8, 16, 32, 64)}}
UNIFORM = {'affine': '{{1, 2, 3, 4}, {5, 6}}', 'settings': '{2, 1, 3}', 'size_t': '16', 'vec4': '{1, 2, 3, 4}'}
ROW = 16     # the length of rows whose length is a uniform
RAGGED = 5   # the length of ragged rows
MODIFIERS = {'vectorized', 'fallible', 'streaming', 'looped', 'exported'}


def split(text):
    """the items of a list, at its commas outside parentheses"""
    parts, depth = [''], 0
    for c in text:
        depth += (c == '(') - (c == ')')
        if c == ',' and depth == 0:
            parts.append('')
        else:
            parts[-1] += c
    return [p.strip() for p in parts]


def header(line):
    """`ELEMENT(...)` at the start of a line, or None"""
    if not line.startswith(('ELEMENT(', 'ELEMENT_OF(')):
        return None
    depth = 0
    for k, c in enumerate(line):
        depth += (c == '(') - (c == ')')
        if c == ')' and depth == 0:
            return line[:k + 1]
    return None


def parse(head):
    kind, inside = head[:-1].split('(', 1)
    result, name, *rest = split(inside)
    parameters, modifiers = [], set()
    for item in rest:
        word, _, inside = item.partition('(')
        if word in MODIFIERS:
            modifiers.add(word)
        else:
            parameters.append((word, split(inside[:-1])))
    return kind, result, name, parameters, modifiers


def row_length(d):
    return int(d) if d.isdigit() else ROW


class Function:
    def __init__(self, kind, result, name, parameters, modifiers):
        self.of = kind == 'ELEMENT_OF'
        self.result, self.name, self.parameters, self.modifiers = result, name, parameters, modifiers
        self.fallible = 'fallible' in modifiers
        self.buffers = []  # (static name, type, values per element, fixed count)
        signature, element, call, at, globals_ = [], [], [], [], []
        skip = ''
        if result != 'void' and not self.fallible:
            signature.append(f'{result} *out')
            call.append(self.buffer('out', result, 1))
        for word, p in parameters:
            t, x = (p + [None])[:2] if word not in ('index', 'rng') else (None, p[0])
            const = '' if word.startswith(('out', 'inout')) else 'const '
            if word in ('in', 'out', 'inout', 'where'):
                signature.append(f'{const}{t} *{x}')
                call.append(self.buffer(x, t, 1))
                if word == 'where':
                    skip = f'if ({x}[i] == 0) continue; '
                else:
                    element.append(f'{t} {x}' if word == 'in' else f'{t} *{x}')
                    at.append(f'{x}[i]' if word == 'in' else f'&{x}[i]')
            elif word == 'uniform':
                signature.append(f'{t} {x}')
                element.append(f'__attribute__((unused)) {t} {x}')
                # weak: a compiler that knew its value would make another loop of it
                globals_.append(f'__attribute__((weak)) {t} {name}_{x} = {UNIFORM.get(t, "2")};')
                call.append(f'{name}_{x}')
                at.append(x)
            elif word == 'index':
                of = p[0] if len(p) > 1 else 'size_t'
                element.append(f'{of} {p[-1]}')
                at.append('i' if of == 'size_t' else f'({of})i')
            elif word.endswith('_row'):
                signature.append(f'{const}{t} *{x}')
                call.append(self.buffer(x, t, row_length(p[2])))
                element.append(f'{const}{t} *{x}')
                at.append(f'{x} + i * {p[2]}')
            elif word == 'table':
                signature.append(f'const {t} *{x}')
                call.append(self.buffer(x, t, 0, int(p[2])))
                element.append(f'const {t} *{x}')
                at.append(x)
            elif word.endswith('_strided'):
                signature.append(f'{const}{t} *{x}, ptrdiff_t {x}_stride')
                call.append(self.buffer(x, t, 1) + ', one')
                element.append(f'{t} {x}' if const else f'{t} *{x}')
                at.append(f'{"" if const else "&"}{x}[(ptrdiff_t)i * {x}_stride]')
            elif word.endswith('_ragged'):
                signature.append(f'{const}{t} *{x}, const size_t *{x}_splits')
                call.append(self.buffer(x, t, RAGGED) + ', splits')
                element.append(f'{const}{t} *{x}, size_t {x}_len')
                at.append(f'{x} + {x}_splits[i], {x}_splits[i + 1] - {x}_splits[i]')
            elif word == 'rng':
                signature.append(f'uint64_t {x}_seed')
                element.append(f'mapfn_rng *{x}')
                call.append('7')
                skip = f'mapfn_rng {x} = mapfn_rng_at({x}_seed, i); '
                at.append(f'&{x}')
        failure = ', NULL' if self.fallible else ''
        self.globals = '\n'.join(globals_)
        self.element = f'static inline {result} {name}({", ".join(element)})'
        self.map = f'NOINLINE void map_{name}(size_t n) {{ {name}_map(n, {", ".join(call)}{failure}); }}'
        store = f'{name}({", ".join(at)});'
        if self.fallible:  # what a user writes: stop looking, not computing, at the first code
            loop = f'int first = 0; for (size_t i = 0; i < n; i++) {{ int code = {store} if (code && !first) first = code; }} return first;'
        else:
            loop = f'for (size_t i = 0; i < n; i++) {{ {skip}{"out[i] = " if result != "void" else ""}{store} }} return 0;'
        self.plain = (f'static NOINLINE int loop_{name}(size_t n, {", ".join(signature)}) {{ {loop} }}\n'
                      f'NOINLINE void plain_{name}(size_t n) {{ sink = loop_{name}(n, {", ".join(call)}); }}')

    def buffer(self, name, type_, each, count=0):
        self.buffers.append((name, type_, each, count))
        return f'({type_} *)buffers[{len(self.buffers) - 1}]'


def main():
    out = sys.argv[1]
    os.makedirs(out, exist_ok=True)
    functions = []
    for source in sorted(glob.glob('tests/codegen/*.c')):
        stem = os.path.basename(source)[:-2]
        shared = '#include "bench/battery.h"\n'
        maps, plain, here = [], [], []
        for line in open(source).read().replace('"battery.h"', '"mapfn.h"').split('\n'):
            head = header(line)
            if not head:
                maps.append(line)
                if 'NO_MATH_ERRNO' not in line:
                    plain.append(line)
                continue
            g = Function(*parse(head))
            here.append(g)
            maps.append(line.replace('ELEMENT', 'MAPFN', 1))
            plain.append('' if g.of else g.element + line[len(head):])
        functions += here
        for kind, lines in ('map', maps), ('plain', plain):
            with open(f'{out}/{stem}_{kind}s.c', 'w') as f:
                f.write('\n'.join(lines) + shared)
                for g in here:
                    f.write(f'{g.globals}\n{g.map if kind == "map" else g.plain}\n')
    with open(f'{out}/driver.c', 'w') as f:
        f.write('#include "bench/battery.h"\n')
        for g in functions:
            f.write(f'bench_fn map_{g.name}, plain_{g.name};\n')
        f.write('const function functions[] = {\n')
        for g in functions:
            b = ', '.join(f'{{{FILL.get(t, 0)}, {SIZE[t]}, {e}, {c}}}' for _, t, e, c in g.buffers)
            f.write(f'    {{"{g.name}", map_{g.name}, plain_{g.name}, {len(g.buffers)}, {{{b}}}}},\n')
        f.write('    {NULL, NULL, NULL, 0, {{0, 0, 0, 0}}}\n};\n')


main()
