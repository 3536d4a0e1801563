"""Cells whose map and loop are written out: pixels, small structs, wide structs, rows, and loops with conditions as in the TSVC suite.

A line of CELLS: name, result, items, the map's body, the loop's statement on element i. The types of arrays say what they are filled with."""
import re

TYPES = '''
typedef struct { uint8_t r, g, b; } byte3;
typedef struct { uint8_t x, y; } byte2;
typedef struct { uint8_t m[6]; } byte6;
typedef struct { uint16_t r, g, b, a; } short4;
typedef struct { float re, im; } float2;
typedef struct { float x, y, z, w; } float4;
typedef struct { int id; float x, y; } mixed3;
typedef struct { float m[6]; } float6;
typedef struct { float m[8]; } float8;
typedef struct { float x; int16_t a; uint8_t b, c; float y; } record12;
typedef struct { float x; uint16_t a, b; float y, z; uint8_t c, d, e, f; } record20;
'''
BYTES = {'uint8_t': 1, 'uint16_t': 2, 'int32_t': 4, 'float': 4, 'double': 8, 'byte2': 2, 'byte3': 3, 'byte4': 4, 'byte6': 6, 'short4': 8, 'float2': 8, 'float3': 12, 'float4': 16, 'mixed3': 12,
         'float6': 24, 'float8': 32, 'record12': 12, 'record20': 20}
OF_FLOATS = {'float', 'float2', 'float3', 'float4', 'float6', 'float8', 'mixed3'}
POLYNOMIAL = '((((0.01f * {0} - 0.02f) * {0} + 0.03f) * {0} - 0.4f) * {0} + 0.5f)'
CELLS = [
    # pixels
    ('attenuate', 'byte4', 'in(byte4, p)', 'byte4 q = {(uint8_t)((p.r * p.a + 255) >> 8), (uint8_t)((p.g * p.a + 255) >> 8), (uint8_t)((p.b * p.a + 255) >> 8), p.a}; return q;',
     'unsigned a = p[i].a, r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = (uint8_t)((r * a + 255) >> 8); out[i].g = (uint8_t)((g * a + 255) >> 8); '
     'out[i].b = (uint8_t)((b * a + 255) >> 8); out[i].a = (uint8_t)a;'),
    ('gray_pixel', 'byte4', 'in(byte4, p)', 'uint8_t y = (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8); byte4 q = {y, y, y, p.a}; return q;',
     'uint8_t y = (uint8_t)((77 * p[i].r + 150 * p[i].g + 29 * p[i].b + 128) >> 8); out[i].r = y; out[i].g = y; out[i].b = y; out[i].a = p[i].a;'),
    ('luma_of_pixel', 'uint8_t', 'in(byte4, p)', 'return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8);', 'out[i] = (uint8_t)((77 * p[i].r + 150 * p[i].g + 29 * p[i].b + 128) >> 8);'),
    ('luma_of_three', 'uint8_t', 'in(byte3, p)', 'return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8);', 'out[i] = (uint8_t)((77 * p[i].r + 150 * p[i].g + 29 * p[i].b + 128) >> 8);'),
    ('to_four', 'byte4', 'in(byte3, p)', 'byte4 q = {p.r, p.g, p.b, 255}; return q;', 'uint8_t r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = r; out[i].g = g; out[i].b = b; out[i].a = 255;'),
    ('to_three', 'byte3', 'in(byte4, p)', 'byte3 q = {p.r, p.g, p.b}; return q;', 'uint8_t r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = r; out[i].g = g; out[i].b = b;'),
    ('swap_ends', 'byte3', 'in(byte3, p)', 'byte3 q = {p.b, p.g, p.r}; return q;', 'uint8_t r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = b; out[i].g = g; out[i].b = r;'),
    ('unpack_565', 'byte4', 'in(uint16_t, s)', 'int x = s & 31, y = s >> 5 & 63, z = s >> 11; byte4 q = {(uint8_t)(z << 3 | z >> 2), (uint8_t)(y << 2 | y >> 4), (uint8_t)(x << 3 | x >> 2), 255}; return q;',
     'int x = s[i] & 31, y = s[i] >> 5 & 63, z = s[i] >> 11; out[i].r = (uint8_t)(z << 3 | z >> 2); out[i].g = (uint8_t)(y << 2 | y >> 4); '
     'out[i].b = (uint8_t)(x << 3 | x >> 2); out[i].a = 255;'),
    ('merge_planes', 'byte4', 'in(uint8_t, r), in(uint8_t, g), in(uint8_t, b), in(uint8_t, a)', 'byte4 q = {r, g, b, a}; return q;', 'out[i].r = r[i]; out[i].g = g[i]; out[i].b = b[i]; out[i].a = a[i];'),
    ('split_planes', 'void', 'in(byte4, p), out(uint8_t, r), out(uint8_t, g), out(uint8_t, b), out(uint8_t, a)', '*r = p.r; *g = p.g; *b = p.b; *a = p.a;',
     'r[i] = p[i].r; g[i] = p[i].g; b[i] = p[i].b; a[i] = p[i].a;'),
    ('two_sums', 'byte4', 'in(uint8_t, x), in(uint8_t, y)', 'int s = x + y; byte4 q = {y, (uint8_t)(s > 255 ? 255 : s), x, 255}; return q;',
     'int s = x[i] + y[i]; out[i].r = y[i]; out[i].g = (uint8_t)(s > 255 ? 255 : s); out[i].b = x[i]; out[i].a = 255;'),
    ('put_alpha', 'void', 'inout(byte4, p), in(byte4, q)', 'p->a = q.a;', 'p[i].a = q[i].a;'),
    ('luma_pair', 'byte2', 'in(byte4, p)', 'byte2 q = {p.g, p.a}; return q;', 'out[i].x = p[i].g; out[i].y = p[i].a;'),
    ('six_turned', 'byte6', 'in(byte6, p)', 'byte6 q = {{p.m[5], p.m[4], (uint8_t)(p.m[3] + 1), p.m[2], p.m[1], p.m[0]}}; return q;',
     'byte6 p_ = p[i]; for (int k = 0; k < 6; k++) out[i].m[k] = (uint8_t)(p_.m[5 - k] + (k == 2));'),
    ('deep_pixel', 'uint16_t', 'in(short4, p)', 'return (uint16_t)((p.r * 77u + p.g * 150u + p.b * 29u) >> 8);', 'out[i] = (uint16_t)((p[i].r * 77u + p[i].g * 150u + p[i].b * 29u) >> 8);'),
    # structs of floats
    ('length3', 'float', 'in(float3, p)', 'return sqrtf(p.x * p.x + p.y * p.y + p.z * p.z);', 'out[i] = sqrtf(p[i].x * p[i].x + p[i].y * p[i].y + p[i].z * p[i].z);'),
    ('cross3', 'float3', 'in(float3, p), in(float3, q)', 'float3 o = {p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x}; return o;',
     'out[i].x = p[i].y * q[i].z - p[i].z * q[i].y; out[i].y = p[i].z * q[i].x - p[i].x * q[i].z; out[i].z = p[i].x * q[i].y - p[i].y * q[i].x;'),
    ('scale3', 'float3', 'in(float3, p)', 'float3 o = {p.x * 2.5f, p.y * 2.5f, p.z * 2.5f}; return o;', 'out[i].x = p[i].x * 2.5f; out[i].y = p[i].y * 2.5f; out[i].z = p[i].z * 2.5f;'),
    ('add4', 'float4', 'in(float4, p), in(float4, q)', 'float4 o = {p.x + q.x, p.y + q.y, p.z + q.z, p.w + q.w}; return o;', 'float4 o = {p[i].x + q[i].x, p[i].y + q[i].y, p[i].z + q[i].z, p[i].w + q[i].w}; out[i] = o;'),
    ('blend4', 'float4', 'in(float4, p), in(float4, q)', 'float k = 1 - p.w; float4 o = {p.x + q.x * k, p.y + q.y * k, p.z + q.z * k, p.w + q.w * k}; return o;',
     'float k = 1 - p[i].w; float4 o = {p[i].x + q[i].x * k, p[i].y + q[i].y * k, p[i].z + q[i].z * k, p[i].w + q[i].w * k}; out[i] = o;'),
    ('product2', 'float2', 'in(float2, p), in(float2, q)', 'float2 o = {p.re * q.re - p.im * q.im, p.re * q.im + p.im * q.re}; return o;',
     'float re = p[i].re * q[i].re - p[i].im * q[i].im, im = p[i].re * q[i].im + p[i].im * q[i].re; out[i].re = re; out[i].im = im;'),
    ('square2', 'float', 'in(float2, p)', 'return p.re * p.re + p.im * p.im;', 'out[i] = p[i].re * p[i].re + p[i].im * p[i].im;'),
    ('turn_odd', 'void', 'inout(mixed3, p)', 'p->x += p->y * 1e-6f; if (p->id & 1) p->y = -p->y;', 'p[i].x += p[i].y * 1e-6f; if (p[i].id & 1) p[i].y = -p[i].y;'),
    # wide structs and rows
    ('three_of_eight', 'float', 'in(float8, s)', 'return s.m[6] * (s.m[3] + s.m[7]);', 'out[i] = s[i].m[6] * (s[i].m[3] + s[i].m[7]);'),
    ('all_of_eight', 'float', 'in(float8, s)', 'return s.m[6] * (s.m[3] + s.m[7]) + s.m[0] * s.m[1] + s.m[2] * s.m[4] + s.m[5];', 'out[i] = s[i].m[6] * (s[i].m[3] + s[i].m[7]) + s[i].m[0] * s[i].m[1] + s[i].m[2] * s[i].m[4] + s[i].m[5];'),
    ('expensive_of_six', 'float', 'in(float6, s)', f'return {POLYNOMIAL.format("s.m[2]")} / {POLYNOMIAL.format("s.m[5]")};', f'out[i] = {POLYNOMIAL.format("s[i].m[2]")} / {POLYNOMIAL.format("s[i].m[5]")};'),
    ('two_of_eight', 'void', 'in(float8, s), out(float, x), out(float, y)', '*x = s.m[1] * s.m[2]; *y = s.m[1] + s.m[7];', 'x[i] = s[i].m[1] * s[i].m[2]; y[i] = s[i].m[1] + s[i].m[7];'),
    ('eight_changed', 'void', 'inout(float8, s)', 's->m[0] += s->m[3] * 1e-6f; s->m[1] += s->m[4] * 1e-6f;', 's[i].m[0] += s[i].m[3] * 1e-6f; s[i].m[1] += s[i].m[4] * 1e-6f;'),
    ('eight_made', 'float8', 'in(float, x)', 'float8 o = {{x, x * 2, x + 1, x, x * x, 3, 4, x}}; return o;', 'float8 o = {{x[i], x[i] * 2, x[i] + 1, x[i], x[i] * x[i], 3, 4, x[i]}}; out[i] = o;'),
    ('record_made', 'record12', 'in(float4, s)', 'int k = (int)s.w; record12 o = {s.x * 2, (int16_t)k, (uint8_t)(k + 1), 7, s.y - s.z}; return o;',
     'int k = (int)s[i].w; out[i].x = s[i].x * 2; out[i].a = (int16_t)k; out[i].b = (uint8_t)(k + 1); out[i].c = 7; out[i].y = s[i].y - s[i].z;'),
    ('wide_record_made', 'record20', 'in(float4, s)', 'int k = (int)s.w; record20 o = {s.x * 2, (uint16_t)k, (uint16_t)(k + 1), s.y - s.z, s.z, (uint8_t)k, 1, 2, (uint8_t)(k ^ 3)}; return o;',
     'int k = (int)s[i].w; out[i].x = s[i].x * 2; out[i].a = (uint16_t)k; out[i].b = (uint16_t)(k + 1); out[i].y = s[i].y - s[i].z; out[i].z = s[i].z; '
     'out[i].c = (uint8_t)k; out[i].d = 1; out[i].e = 2; out[i].f = (uint8_t)(k ^ 3);'),
    ('row_of_eight', 'float', 'in_row(float, x, 8)', 'return x[6] * (x[3] + x[7]);', 'out[i] = x[8 * i + 6] * (x[8 * i + 3] + x[8 * i + 7]);'),
    ('row_of_two_bytes', 'uint16_t', 'in_row(uint8_t, x, 2)', 'return (uint16_t)(x[0] * 256 + x[1]);', 'out[i] = (uint16_t)(x[2 * i] * 256 + x[2 * i + 1]);'),
    ('row_of_four_bytes', 'uint16_t', 'in_row(uint8_t, x, 4)', 'return (uint16_t)(x[0] + x[1] + x[2] + x[3]);', 'out[i] = (uint16_t)(x[4 * i] + x[4 * i + 1] + x[4 * i + 2] + x[4 * i + 3]);'),
    ('row_dot_four', 'float', 'in_row(float, x, 4), in_row(float, y, 4)', 'return x[0] * y[0] + x[1] * y[1] + x[2] * y[2] + x[3] * y[3];',
     'const float *p = x + 4 * i, *q = y + 4 * i; out[i] = p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3];'),
    # conditions and updates, in the shapes of TSVC
    ('add_if', 'void', 'inout(float, a), in(float, b), in(float, c)', 'if (b > 1.5f) *a += b * c * 1e-9f;', 'if (b[i] > 1.5f) a[i] += b[i] * c[i] * 1e-9f;'),
    ('one_or_other', 'void', 'inout(float, a), inout(float, c), in(float, b), in(float, d), in(float, e)', 'if (b < 1.5f) *c = *a + d * d; else *a = *c + d * e;',
     'if (b[i] < 1.5f) c[i] = a[i] + d[i] * d[i]; else a[i] = c[i] + d[i] * e[i];'),
    ('greater_kept', 'void', 'inout(float, a), inout(float, c), in(float, b), in(float, d)', 'if (*a > b) { float s = *a - b * d; *c += s * 1e-9f; *a = s > 0 ? s : *a; }',
     'if (a[i] > b[i]) { float s = a[i] - b[i] * d[i]; c[i] += s * 1e-9f; a[i] = s > 0 ? s : a[i]; }'),
    ('both_if', 'void', 'inout(float, a), inout(float, b), in(float, c), in(float, d), in(float, e)', 'if (e >= 1.5f) { *a += c * d * 1e-9f; *b += c * c * 1e-9f; }',
     'if (e[i] >= 1.5f) { a[i] += c[i] * d[i] * 1e-9f; b[i] += c[i] * c[i] * 1e-9f; }'),
    ('second_test', 'void', 'inout(float, a), inout(float, b), in(float, c), in(float, d)', '*a += b[0] * c * 1e-9f; if (*a < 1.5f) *b += d * c * 1e-9f; *a += *b * d * 1e-9f;',
     'a[i] += b[i] * c[i] * 1e-9f; if (a[i] < 1.5f) b[i] += d[i] * c[i] * 1e-9f; a[i] += b[i] * d[i] * 1e-9f;'),
    ('nested_if', 'void', 'inout(float, a), inout(float, b), in(float, c), in(float, d)', 'if (*a < 1.5f) { if (*b < 1.5f) *a += c * d * 1e-9f; *b = c + d * 1e-3f; }',
     'if (a[i] < 1.5f) { if (b[i] < 1.5f) a[i] += c[i] * d[i] * 1e-9f; b[i] = c[i] + d[i] * 1e-3f; }'),
    ('either_then', 'void', 'inout(float, a), inout(float, b), in(float, c), in(float, d)', 'if (*a > 1.5f) *b = c * 0.5f + d; else { *b = c; if (*b > 2) *b += d * d; } *a = *a * 0.999f + *b * 1e-3f;',
     'if (a[i] > 1.5f) b[i] = c[i] * 0.5f + d[i]; else { b[i] = c[i]; if (b[i] > 2) b[i] += d[i] * d[i]; } a[i] = a[i] * 0.999f + b[i] * 1e-3f;'),
    ('compared', 'void', 'inout(float, a), in(float, b), inout(float, c), in(float, d), in(float, e)', 'if (*a > b) { *a += b * d * 1e-9f; *c += d * d * 1e-9f; } else { *c = *a + e * e; }',
     'if (a[i] > b[i]) { a[i] += b[i] * d[i] * 1e-9f; c[i] += d[i] * d[i] * 1e-9f; } else { c[i] = a[i] + e[i] * e[i]; }'),
    ('store_if', 'void', 'inout(float, a), in(float, b)', 'if (b > 1.5f) *a = b;', 'if (b[i] > 1.5f) a[i] = b[i];'),
    ('chosen', 'float', 'in(float, a), in(float, b), in(float, c)', 'float r; if (a > 1.5f) r = b + c; else r = b * c; return r;', 'if (a[i] > 1.5f) out[i] = b[i] + c[i]; else out[i] = b[i] * c[i];'),
    ('early_return', 'float', 'in(float, a), in(float, b)', 'if (a < 1) return 1; if (b > 2) return a; return a * b;', 'if (a[i] < 1) out[i] = 1; else if (b[i] > 2) out[i] = a[i]; else out[i] = a[i] * b[i];'),
    # indices of 32 bits, beside a loop whose counter is of their type
    ('ramp_int', 'float', 'index(int, i), in(float, x)', 'return x + (float)(i + 1);', 'out[i] = x[i] + (float)(i + 1);'),
    ('ramp_uint', 'float', 'index(uint32_t, i), in(float, x)', 'return x * (float)(i & 1023);', 'out[i] = x[i] * (float)(i & 1023);'),
    ('hashed_index', 'int32_t', 'index(uint32_t, i)', 'return (int32_t)(i * 2654435761u >> 7);', 'out[i] = (int32_t)(i * 2654435761u >> 7);'),
    ('odd_ones', 'void', 'inout(float, a), in(float, b), index(int, i)', 'if (i & 1) *a += b * 1e-9f;', 'if (i & 1) a[i] += b[i] * 1e-9f;'),
    ('before_or_behind', 'float', 'index(int, i), in(float, x), in(float, y)', 'return i < 300 ? x : y;', 'out[i] = i < 300 ? x[i] : y[i];'),
    ('index_of_index', 'double', 'index(int, i)', 'return (double)i * 0.5;', 'out[i] = (double)i * 0.5;'),
    ('backwards', 'float', 'in_strided(float, x)', 'return x * 2;', 'out[i] = x[(ptrdiff_t)i * x_stride] * 2;'),
]


class Written:
    """as Cell in cells.py"""
    def __init__(self, name, result, items, body, loop):
        self.name, self.result, self.items, self.text, self.loop, self.body = name, result, items, body, loop, 'written'
        every = re.findall(r'(\w+)\((\w+), (\w+)(?:, (\d+))?\)', items)
        self.parameters = [p for p in every if p[0] != 'index']
        self.counter = next((p[1] for p in every if p[0] == 'index'), 'size_t')
        if result != 'void':
            self.parameters.insert(0, ('out', result, 'out', ''))

    def places(self):
        """which buffer each array is in, and from 4 on behind another one there, at another place in its page"""
        outs, ins, holds = iter([0, 1, 4, 5]), iter([3, 7, 11, 15] if 'inout' in self.items else [2, 3, 6, 7, 11]), iter([2, 6])
        for word, type_, name, length in self.parameters:
            yield next(outs if word == 'out' else holds if word == 'inout' else ins)

    def write(self, map_):
        signature, call = [], []
        for (word, t, name, length), place in zip(self.parameters, self.places()):
            const = 'const ' if word in ('in', 'in_row', 'in_strided') else ''
            signature.append(f'{const}{t} *{name}')
            at = f'buffers[{place % 4}]' + (f' + {place // 4 * 33856}' if place > 3 else '')
            call.append(f'({const}{t} *)(void *)({at})')
            if word == 'in_strided':
                signature.append(f'ptrdiff_t {name}_stride')
                call[-1] += f' + n - 1, -stride1'
        arguments = ', '.join(call)
        if map_:
            return (f'MAPFN({self.result}, {self.name}, {self.items})\n{{\n    {self.text}\n}}\n'
                    f'BENCH_C NOINLINE void map_{self.name}(size_t n) {{ (void){self.name}_map(n, {arguments}); }}\n')
        return (f'static NOINLINE void loop_{self.name}(size_t n, {", ".join(signature)})\n{{\n    for ({self.counter} i = 0; i < ({self.counter})n; i++) {{ {self.loop} }}\n}}\n'
                f'BENCH_C NOINLINE void LOOP({self.name})(size_t n) {{ loop_{self.name}(n, {arguments}); }}\n')

    def row_of_table(self):
        held = [p for p in self.parameters if p[0] == 'inout']
        first = (held or self.parameters)[0][1] if held or self.result != 'void' else [p for p in self.parameters if p[0] == 'out'][0][1]
        floats_in = any(t in OF_FLOATS for word, t, *_ in self.parameters if word != 'out')
        fill, size = ("'f'", 4) if first in OF_FLOATS else ("'b'", 1)
        n = 800
        return f"    CELL({self.name}, {n}, {n}, {chr(39) + ('f' if floats_in else 'b') + chr(39)}, {fill}, {2 if held else 0}, {n * BYTES[first] // size}),\n"
