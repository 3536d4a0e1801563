#!/usr/bin/env python3
"""Writes the battery of bodies x shapes: bench/flags/cells.py OUT_DIR [--part K/OF] [pattern...]

A body is some statements on one value, a shape says where values come from and go to; a cell is one body in one shape, named
body_shape: exp_u8, copy_row16. For the cells whose name matches one of the patterns (default: all; with --part only every OF-th cell, so that
each part has every body and every shape) OUT_DIR gets

    maps.c     each cell as a map, and a function that calls it
    loops.c    each cell as a user writes it by hand: a `for` loop; compiled under several names and flags (LOOP)
    driver.c   the table of them for main.c
    names      the cells' names, one a line

With -DLIBM the bodies call the C library's mathematics, else mapfn_math.h. Bodies of `lambda` are C++ only.
"""
import fnmatch
import os
import re
import sys

import written

# In a body: F is the shape's floating type, v (and w) the value; the result is r, and r2 where there are two. 1.5F is a constant of
# type F, M(exp) the function of the type.
BODIES = {
    'copy': 'r = v;',
    'scale': 'r = v * 2.5F;',
    'add': 'r = v + w;',
    'axpy': 'r = 2.5F * v + w;',
    'polynomial': 'r = (((((0.01F * v - 0.02F) * v + 0.03F) * v - 0.4F) * v + 0.5F) * v - 0.6F) * v + 0.7F;',
    'divide': 'r = (v + 1.0F) / (v * v + 2.0F);',
    'sqrt': 'r = M(sqrt)(v);',
    'exp': 'r = M(exp)(v);',
    'log': 'r = M(log)(v);',
    'pow': 'r = M(pow)(v, 0.4545F);',
    'sin': 'r = M(sin)(v);',
    'tanh': 'r = M(tanh)(v);',
    'clamp': 'r = v < 0.75F ? 0.75F : v > 2.25F ? 2.25F : v;',
    'select': 'r = v >= 1.5F ? 1.0507F : v + 1.7581F;',
    'branch': 'if (v > 1.5F) r = v * 0.5F + 1.0F; else r = 3.0F - v;',
    'hash': 'uint32_t h = (uint32_t)I; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; R = (J)(h >> 8);',
    'saturate': 'int s = (int)I + 100; R = (J)(s > 255 ? 255 : s);',
    'convert': 'r = (F)(int)(v * 3.0F);',
    'dot': 'r = v0 * w0 + v1 * w1 + v2 * w2;',
    'two': 'r = v * 0.5F + 1.0F; r2 = v * v - 1.0F;',
    'helper': 'r = logistic_F(v);',
    'lambda': 'auto square = [](F t) { return t * t + 1.0F; }; r = square(v) - square(v + 0.5F);',
    'sum': 'r += v;',
    'softmax': None,  # written out in the row shapes
}
MATHEMATICS = {'sqrt', 'exp', 'log', 'pow', 'sin', 'tanh', 'helper', 'softmax'}
TWO_INPUTS = {'add', 'axpy', 'dot'}
ROWS_ONLY = {'sum', 'softmax'}

HELPERS = '''
/* a helper's helper */
HELPER float denominator_float(float x) { return 1.0f + M_float(exp)(-x); }
HELPER float logistic_float(float x) { return 1.0f / denominator_float(x); }
HELPER double denominator_double(double x) { return 1.0 + M_double(exp)(-x); }
HELPER double logistic_double(double x) { return 1.0 / denominator_double(x); }
'''

# shape: the floating type of the body, the element's type going in and coming out, what a value in becomes, what a result becomes
SHAPES = {
    'f32': ('float', 'float', 'float', '{}', '{}'),
    'f64': ('double', 'double', 'double', '{}', '{}'),
    'u8': ('float', 'uint8_t', 'uint8_t', '(float){} * 0.01f + 0.5f', '(uint8_t)(int)({} * 10.0f)'),
    'i16f32': ('float', 'int16_t', 'float', '(float){} * 0.01f', '{}'),
    'i32': ('float', 'int32_t', 'int32_t', '(float){} * 0.01f', '(int32_t)({} * 1000.0f)'),
    'float3': ('float', 'float', 'float', '{}', '{}'),
    'byte4': ('float', 'uint8_t', 'uint8_t', '(float){} * 0.01f + 0.5f', '(uint8_t)(int)({} * 10.0f)'),
    'row16': ('float', 'float', 'float', '{}', '{}'),
    'rowD': ('float', 'float', 'float', '{}', '{}'),
    'inplace': ('float', 'float', 'float', '{}', '{} * 1e-6f + 0.75f'),  # a fixed point: a value stays where it is, call after call
    'inout': ('float', 'float', 'float', '{}', '{} * 1e-6f + 0.75f'),
    'of': ('float', 'float', 'float', '{}', '{}'),
    'strided1': ('float', 'float', 'float', '{}', '{}'),
    'strided3': ('float', 'float', 'float', '{}', '{}'),
}
STRUCTS = {'float3': ('xyz', 3), 'byte4': ('rgba', 3)}  # the members, and how many of them the body gets: alpha is copied
ROW = {'row16': '16', 'rowD': 'D'}
UNIFORM_ROW = 48
FILL = {'float': ("'f'", 4), 'double': ("'d'", 8), 'uint8_t': ("'b'", 1), 'int16_t': ("'s'", 2), 'int32_t': ("'i'", 4)}


class Cell:
    def __init__(self, body, shape):
        self.body, self.shape, self.name = body, shape, f'{body}_{shape}'
        self.F, self.tin, self.tout, self.load, self.store = SHAPES[shape]
        self.integer = body in ('hash', 'saturate')
        self.two_in, self.two_out = body in TWO_INPUTS, body == 'two'
        self.row = ROW.get(shape)
        self.members, self.count = STRUCTS.get(shape, ('', 0))
        self.prologue = ''
        self.element_in = self.tin
        self.element_out = self.tout
        if body == 'dot' and not self.row:  # a struct of three in, a number out
            self.element_in = f'dot3_{self.tin}'
        elif self.members:
            self.element_in = self.element_out = shape
        self.scalar_out = body in ('sum', 'dot')  # of a row

    def statements(self, reads, write, write2):
        """the body on one value: reads are the expressions of the values that go in"""
        text = BODIES[self.body]
        F = self.F
        lines = []
        if self.integer:
            value = reads[0]
            integer_out = self.tout not in ('float', 'double')
            text = re.sub(r'\bI\b', value if self.tin not in ('float', 'double') else f'(int)({value} * 100)', text)
            text = re.sub(r'\bJ\b', self.tout if integer_out else 'int', text)
            lines.append(f'{self.tout if integer_out else "int"} result;')
            text = re.sub(r'\bR\b', 'result', text)
            out = 'result' if integer_out else self.store.format(f'({F})result')
        else:
            names = ['v', 'w'] if len(reads) <= 2 else ['v0', 'v1', 'v2', 'w0', 'w1', 'w2']
            lines += [f'const {F} {n} = {self.load.format(e)};' for n, e in zip(names, reads)]
            lines.append(f'{F} r;' + (f' {F} r2;' if self.two_out else ''))
            text = re.sub(r'\bM\((\w+)\)', rf'M_{F}(\1)', text)
            text = re.sub(r'(\d)F\b', r'\1f' if F == 'float' else r'\1', text)
            text = text.replace('logistic_F', f'logistic_{F}')
            text = re.sub(r'\bF\b', F, text)
            out = self.store.format('r')
        lines.append(text)
        lines.append(f'{write} = {out};')
        if self.two_out:
            lines.append(f'{write2} = {self.store.format("r2")};')
        return ' '.join(lines)

    def code(self):
        """the element function's body; its parameters are x, second input u, outputs y, y2, or a result"""
        if self.row:
            D = self.row
            loop = f'for (size_t d = 0; d < (size_t){D}; d++)'
            if self.body == 'softmax':
                return (f'float largest = x[0], sum = 0; {loop} largest = x[d] > largest ? x[d] : largest; '
                        f'{loop} {{ y[d] = M_float(exp)(x[d] - largest); sum += y[d]; }} {loop} y[d] /= sum;')
            if self.body == 'sum':
                return f'float r = 0; {loop} r += x[d]; return r;'
            if self.body == 'dot':
                return f'float r = 0; {loop} r += x[d] * u[d]; return r;'
            reads = ['x[d]', 'u[d]'][:1 + self.two_in]
            return f'{loop} {{ {self.statements(reads, "y[d]", "y2[d]")} }}'
        if self.shape == 'inout':
            reads = [f'{a}.{m}' for a in ('z[0]', 'u') for m in 'xyz'] if self.body == 'dot' else ['*z', 'u'][:1 + self.two_in]
            return self.statements(reads, 'z->x' if self.body == 'dot' else '*z', '*y2')
        if self.body == 'dot':
            reads = [f'{a}.{m}' for a in 'xu' for m in 'xyz']
            done = self.statements(reads, '*y' if self.strided else f'{self.tout} result', '')
            return done if self.strided else done + ' return result;'
        if self.members:
            text = f'{self.shape} q;' + (f' {self.shape} q2;' if self.two_out else '')
            for m in self.members[:self.count]:
                reads = [f'x.{m}', f'u.{m}'][:1 + self.two_in]
                text += f' {{ {self.statements(reads, f"q.{m}", f"q2.{m}")} }}'
            for m in self.members[self.count:]:
                text += f' q.{m} = x.{m};' + (f' q2.{m} = x.{m};' if self.two_out else '')
            return text + (' *y2 = q2;' if self.two_out else '') + ' return q;'
        reads = ['x', 'u'][:1 + self.two_in]
        if self.strided:
            return self.statements(reads, '*y', '*y2')
        return self.statements(reads, f'{self.tout} q', '*y2') + ' return q;'

    @property
    def strided(self):
        return self.shape.startswith('strided')

    def parameters(self):
        """(word, type, name) in the order of the map, and the result's type"""
        i, o = self.element_in, self.element_out
        if self.row:
            result = 'float' if self.scalar_out else 'void'
            p = ([] if self.scalar_out else [('out_row', o, 'y')]) + [('in_row', i, 'x')]
            p += [('in_row', i, 'u')] if self.two_in else []
            p += [('out_row', o, 'y2')] if self.two_out else []
            return result, p + ([('uniform', 'size_t', 'D')] if self.row == 'D' else [])
        s = '_strided' if self.strided else ''
        if self.shape == 'inout':
            result, p = 'void', [('inout', i, 'z')]
        elif s:
            result, p = 'void', [('out' + s, o, 'y'), ('in' + s, i, 'x')]
        else:
            result, p = o, [('in', i, 'x')]
        p += [('in' + s, i, 'u')] if self.two_in else []
        p += [('out' + s, o, 'y2')] if self.two_out else []
        return result, p

    def write(self, map_):
        """the definition and the function `run` of the cell as a map or as a loop"""
        result, parameters = self.parameters()
        element, signature, at, call = [], [], [], []
        if result != 'void':
            signature.append(f'{result} *out')
            call.append(f'({result} *)buffers[{2 if self.shape == "inplace" and self.body != "dot" else 0}]')
        buffers = {'y': 0, 'y2': 1, 'x': 2, 'z': 2, 'u': 3}
        for word, t, p in parameters:
            const = 'const ' if word.startswith('in') and word != 'inout' else ''
            if word == 'uniform':
                element.append(f'{t} {p}')
                signature.append(f'{t} {p}')
                at.append(p)
                call.append('row_length')
                continue
            signature.append(f'{const}{t} *{p}')
            call.append(f'({const}{t} *)buffers[{buffers[p]}]')
            if word.endswith('_row'):
                element.append(f'{const}{t} *{p}')
                at.append(f'{p} + i * {self.row}')
            else:
                element.append(f'{t} {p}' if const else f'{t} *{p}')
                step = f'(ptrdiff_t)i * {p}_stride' if self.strided else 'i'
                at.append(f'{"" if const else "&"}{p}[{step}]')
                if self.strided:
                    signature.append(f'ptrdiff_t {p}_stride')
                    call.append(f'stride{self.shape[-1]}')
        body = f'\n{{\n    {self.code()}\n}}\n'
        arguments = ', '.join(call)
        guard = ('#ifdef __cplusplus\n', '#endif\n') if self.body == 'lambda' else ('', '')
        if map_:
            items = ', '.join(f'{w}({t}, {p}' + (f', {self.row})' if w.endswith('_row') else ')') for w, t, p in parameters)
            head = f'MAPFN({result}, {self.name}, {items})' + body
            if self.shape == 'of':
                head = f'static {result} {self.name}({", ".join(element)})' + body + f'MAPFN_OF({result}, {self.name}, {items});\n'
            return guard[0] + head + f'BENCH_C NOINLINE void map_{self.name}(size_t n) {{ (void){self.name}_map(n, {arguments}); }}\n' + guard[1]
        store = f'{"out[i] = " if result != "void" else ""}{self.name}({", ".join(at)});'
        return (guard[0] + f'static inline {result} {self.name}({", ".join(element)})' + body
                + f'static NOINLINE void loop_{self.name}(size_t n, {", ".join(signature)})\n{{\n    for (size_t i = 0; i < n; i++) {store}\n}}\n'
                + f'BENCH_C NOINLINE void LOOP({self.name})(size_t n) {{ loop_{self.name}(n, {arguments}); }}\n' + guard[1])

    def row_of_table(self):
        # how many elements fill 32 KiB of L1 with all arrays
        _, parameters = self.parameters()
        members = len(self.members) or 1
        values_in = 3 if self.body == 'dot' and not self.row else members
        step = 3 if self.shape == 'strided3' else 1
        values = {'16': 16, 'D': UNIFORM_ROW}.get(self.row, 1)
        fill_in, size_in = FILL[self.tin]
        fill_out, size_out = FILL[self.tout]
        one = self.body == 'dot' and not self.row
        bytes_in = size_in * (3 if one else members) * values * step * (1 + self.two_in)
        bytes_out = 0 if self.shape in ('inplace', 'inout') else size_out * (1 if one else members) * (1 if self.scalar_out and self.row else values) * step * (1 + self.two_out)
        n = max(1, 32768 // (bytes_in + bytes_out))
        own = self.shape in ('inplace', 'inout') and self.body != 'dot' or self.shape == 'inout'
        n_values = n * values * (self.count or 1)
        bytes_ = n * (size_in if own else size_out) * (1 if one and not own else 3 if one else members) * step * (1 if self.scalar_out and self.row else values)
        return f'    CELL({self.name}, {n}, {n_values}, {fill_in}, {fill_out}, {2 if own else 0}, {bytes_ // (size_in if own else size_out)}),\n'


def cells(patterns, part=0, of=1):
    for b, body in enumerate(BODIES):
        for s, shape in enumerate(SHAPES):
            if (body in ROWS_ONLY and shape not in ROW) or (b + s) % of != part:
                continue
            cell = Cell(body, shape)
            if not patterns or any(fnmatch.fnmatch(cell.name, p) for p in patterns):
                yield cell


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith('-'):
        sys.exit(__doc__)
    out, patterns = sys.argv[1], sys.argv[2:]
    part = (0, 1)
    if patterns[:1] == ['--part']:
        part = tuple(map(int, patterns[1].split('/')))
        patterns = patterns[2:]
    os.makedirs(out, exist_ok=True)
    chosen = list(cells(patterns, *part))
    if part == (0, 1):
        chosen += [c for c in (written.Written(*line) for line in written.CELLS) if not patterns or any(fnmatch.fnmatch(c.name, p) for p in patterns)]
    types = ''.join(f'typedef struct {{ {t} x, y, z; }} dot3_{t};\n' for t in FILL)
    types += 'typedef struct { float x, y, z; } float3;\ntypedef struct { uint8_t r, g, b, a; } byte4;\n' + written.TYPES
    for map_, name in (True, 'maps'), (False, 'loops'):
        with open(f'{out}/{name}.c', 'w') as f:
            f.write('#include "bench/flags/cells.h"\n' + types)
            helpers = HELPERS.replace('HELPER', 'static inline')
            f.write(helpers)
            for c in chosen:
                text = c.write(map_)
                if not map_ and c.body not in MATHEMATICS:
                    text = '#ifndef ONLY_MATHEMATICS\n' + text + '#endif\n'
                f.write(text)
    with open(f'{out}/names', 'w') as f:
        f.writelines(f'{c.name}\n' for c in chosen)
    with open(f'{out}/driver.c', 'w') as f:
        f.write('#include "bench/flags/driver.h"\n')
        for c in chosen:
            text = f'DECLARE({c.name})\n'
            f.write(f'#ifdef __cplusplus\n{text}#endif\n' if c.body == 'lambda' else text)
        f.write('const cell cells[] = {\n')
        for c in chosen:
            text = c.row_of_table()
            f.write(f'#ifdef __cplusplus\n{text}#endif\n' if c.body == 'lambda' else text)
        f.write('    {NULL, {NULL}, 0, 0, 0, 0, 0, 0}\n};\n')


if __name__ == '__main__':
    main()
