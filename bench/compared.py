#!/usr/bin/env python3
"""Wins and losses of a report of the benchmarks, in words: bench/compared.py REPORT prints them as bench/results/compared.tsv has them. A row says
how many times as long the slower one takes, who wins, from which table, what was computed, beside what, and what to write: instead where mapfn
loses, and with which words where it wins. Of rows that differ in a size or a flag alone the worst or the best is taken."""
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, 'rivals')]
from systems import WORKS  # noqa: E402

HEADS = ['times', 'faster', 'table', 'what', 'beside', 'instead', 'link']
FEWEST, MOST = 1.25, 8  # nearer to 1 is no news; so many rows of a table
PAGE = '../../docs/'

# ------------------------------------------------------------------------------------------------ words
BODIES = {'copy': 'a copy', 'scale': 'a product with a constant', 'add': 'a sum of two arrays', 'axpy': 'a·x + y', 'polynomial': 'a polynomial', 'divide': 'a quotient of polynomials',
          'sqrt': 'the square root', 'exp': 'the exponential', 'log': 'the logarithm', 'pow': 'a power', 'sin': 'the sine', 'tanh': 'the hyperbolic tangent', 'clamp': 'a clamp to an interval',
          'select': 'a choice by ?:', 'branch': 'a choice by if', 'hash': 'a hash of 32 bits', 'saturate': 'a saturated sum', 'convert': 'a conversion to int and back', 'dot': 'a dot product of three',
          'two': 'two results', 'helper': 'the logistic function', 'lambda': 'a C++ lambda', 'sum': 'a sum', 'softmax': 'softmax'}
SHAPES = {'f32': 'of floats', 'f64': 'of doubles', 'u8': 'of bytes', 'i16f32': 'of 16-bit integers, into floats', 'i32': 'of 32-bit integers', 'float3': 'of structs of three floats',
          'byte4': 'of pixels of four bytes', 'row16': 'in rows of 16 floats', 'rowD': 'in rows of a length known at run time', 'inplace': 'of floats in place, by an output that is the input',
          'inout': 'of floats in place, by inout', 'of': 'of floats, by MAPFN_OF', 'strided1': 'of floats with a stride of 1', 'strided3': 'of every third float'}
# cells that bench/flags/written.py writes out
WRITTEN = {'attenuate': 'a pixel of four bytes, darkened', 'gray_pixel': 'a pixel of one grey byte', 'luma_of_pixel': 'the grey value of pixels of four bytes', 'luma_of_three': 'the grey value of pixels of three bytes',
           'to_four': 'pixels of three bytes into four', 'to_three': 'pixels of four bytes into three', 'swap_ends': 'pixels of three bytes turned round', 'unpack_565': 'pixels of 16 bits into four bytes',
           'merge_planes': 'pixels made of planes', 'split_planes': 'planes made of pixels', 'two_sums': 'two sums of one pixel', 'put_alpha': "another pixel's alpha", 'luma_pair': 'the grey value of two pixels',
           'six_turned': 'structs of six bytes turned round', 'deep_pixel': 'pixels of 16-bit integers', 'length3': 'the length of structs of three floats', 'cross3': 'cross products', 'scale3': 'structs of three floats, scaled',
           'add4': 'sums of structs of four floats', 'blend4': 'structs of four floats, blended', 'product2': 'complex products', 'square2': 'complex squares', 'turn_odd': 'structs of an odd size, turned round',
           'three_of_eight': 'three members of structs of eight floats', 'all_of_eight': 'all members of structs of eight floats', 'expensive_of_six': 'an expensive body over structs of six floats',
           'two_of_eight': 'two results of structs of eight floats', 'eight_changed': 'two members changed in structs of eight floats', 'eight_made': 'structs of eight floats, made of one', 'record_made': 'records of numbers of several sizes, made of structs', 'wide_record_made': 'wide records of numbers of several sizes, made of structs', 'row_of_eight': 'three values of rows of eight floats',
           'row_of_two_bytes': 'rows of two bytes, joined', 'row_of_four_bytes': 'rows of four bytes, added up', 'row_dot_four': 'dot products of rows of four', 'add_if': 'a sum under a condition', 'one_or_other': 'one of two arrays changed',
           'greater_kept': 'two arrays changed under a condition', 'both_if': 'two sums under a condition', 'second_test': 'a second condition on what was changed', 'nested_if': 'a condition in a condition', 'either_then': 'both arms of a condition',
           'compared': 'a comparison of what is changed', 'store_if': 'a store under a condition', 'chosen': 'a result by either arm', 'early_return': 'an early return', 'backwards': 'an array read backwards',
           'ramp_int': 'a ramp of an int index', 'ramp_uint': 'a ramp of an unsigned index', 'hashed_index': 'a hash of an unsigned index', 'odd_ones': 'a change of every second element',
           'before_or_behind': 'one array before an index, another behind it', 'index_of_index': 'an int index as a double'}
# element functions of tests/codegen; tests/bench asks that none is missing
FUNCTIONS = {
    'square': 'x² of floats', 'negate': '−x of floats', 'saxpy': 'a·x + y of floats', 'daxpy': 'a·x + y of doubles',
    'lerp': 'a mean of two floats by a weight', 'divide': 'a quotient of floats', 'reciprocal': '1 / x of doubles', 'average': 'the mean of two floats',
    'distance2': 'the squared distance from a point, doubles', 'poly10': 'a polynomial of degree 10, floats', 'cubic': 'a cubic of doubles',
    'fused': 'x·y + z of floats', 'relu': 'the greater of x and 0', 'leaky_relu': 'x, or x times a slope below 0', 'smaller': 'the smaller of two floats',
    'larger': 'the larger of two doubles', 'clamp': 'a clamp of floats to an interval', 'clamp_scale': 'a clamp of floats, scaled',
    'early_return': 'an early return', 'two_early_returns': 'two early returns', 'sign': 'the sign of a float',
    'both': 'a choice by two conditions joined by &&', 'either': 'a choice by two conditions joined by ||', 'huber': 'the Huber loss, doubles',
    'chosen_by_bool': 'a float chosen by a bool', 'added_bool': 'an integer and a bool added',
    'piecewise': 'a function in pieces', 'nested_branches': 'a condition in a condition', 'collatz_step': "one step of Collatz's sequence",
    'absolute': 'the absolute value of a float', 'by_switch': 'a choice by switch', 'walls': 'a particle between walls', 'u8_to_float': 'bytes into floats',
    'float_to_u8': 'floats into bytes', 'i16_to_float': '16-bit integers into floats', 'float_to_i16': 'floats into 16-bit integers',
    'i32_to_double': '32-bit integers into doubles', 'double_to_i32': 'doubles into 32-bit integers', 'double_to_float': 'doubles into floats',
    'float_to_double': 'floats into doubles', 'u16_to_u8': '16-bit integers into bytes', 'u8_to_u16': 'bytes into 16-bit integers',
    'u32_to_float': '32-bit integers into floats', 'i64_to_double': '64-bit integers into doubles', 'double_to_i64': 'doubles into 64-bit integers',
    'i32_to_i64': '32-bit integers into 64-bit ones', 'i64_to_i32': '64-bit integers into 32-bit ones', 'to_bool': 'a comparison of floats, stored as bool',
    'held_sum': 'a sum added in place', 'held_choice': 'a value in place, replaced under a condition',
    'held_either': 'one of two arrays in place, changed by either arm of an if', 'held_early': 'two arrays in place, changed after an early return',
    'held_drawn': 'two arrays in place, changed under a condition that alone needs a third',
    'held_count': 'counters in place, counted up under a condition', 'held_alpha': 'pixels of four bytes in place, of which one byte changes',
    'held_code': 'a double in place, in a map that is fallible', 'held_flag': 'bools in place, turned by a comparison',
    'held_alive': 'floats and bools in place, changed under one condition', 'nested_helpers': 'helper functions that call each other',
    'calls_inline': 'a call of an inline function', 'calls_static': 'a call of a static function', 'calls_three_deep': 'calls three deep',
    'calls_macro': 'a function-like macro', 'newton': 'three steps of Newton', 'fixed_iterations': 'steps of Mandelbrot, always as many',
    'divergent_loop': 'a loop whose length differs from element to element', 'of_inline': 'an inline function by MAPFN_OF',
    'of_static': 'a static function by MAPFN_OF', 'of_extern': 'an extern function by MAPFN_OF', 'u8_saturating_add': 'saturated sums of bytes',
    'u8_blend': 'two bytes blended', 'u8_threshold': 'a threshold of bytes', 'i8_absolute': 'the absolute value of bytes',
    'u16_average': 'the mean of 16-bit integers', 'i16_scale': '16-bit integers, scaled', 'i32_multiply': 'products of 32-bit integers',
    'i32_clamp': 'a clamp of 32-bit integers', 'u32_hash': 'a hash of 32-bit integers', 'u32_rotate': '32-bit integers, rotated',
    'u32_bits': 'the bits set in 32-bit integers', 'u32_divide_constant': '32-bit integers divided by a constant',
    'i32_divide': 'quotients of 32-bit integers', 'i64_add': 'sums of 64-bit integers', 'u64_xorshift': 'a hash of 64-bit integers',
    'i64_smaller': 'the smaller of two 64-bit integers', 'u64_multiply': 'products of 64-bit integers', 'masked': 'floats behind a mask of bytes',
    'masked_wide': 'integers behind a mask of integers', 'ramp': 'the index times a step', 'iota': 'the index itself', 'add_index': 'a sum with the index',
    'index_as_int': 'a 32-bit index times a step', 'lookup': 'floats looked up by bytes', 'lookup_wide': 'integers looked up by integers',
    'coefficients': 'a polynomial whose coefficients are a table', 'sum_and_difference': 'a sum and a difference',
    'update': 'weights in place, moved by a gradient', 'momentum': 'weights and velocities in place', 'strided': 'an input with a stride',
    'strided_both': 'an input and an output with a stride', 'strided_in_place': 'an array with a stride, in place',
    'checked_scale': 'a product that may fail', 'checked_add': 'a sum of integers that may overflow', 'uniform_noise': 'random numbers',
    'streamed': 'a·x + y past the caches', 'root': 'the square root of floats', 'root_double': 'the square root of doubles',
    'reciprocal_root': '1 / √x of floats', 'norm': 'the length of two floats', 'quadratic_root': 'roots of quadratic equations',
    'root_of_pixel': 'the square root of a byte', 'distance_abs': 'the absolute difference of floats', 'round_down': 'floats rounded down',
    'library_minimum': 'fminf of the C library', 'with_sign_of': 'a float with the sign of another',
    'row_scale': 'rows of a length known at run time, scaled', 'row_axpy32': 'a·x + y of rows of 32', 'row_sum_int': 'sums of rows of integers',
    'outer32': 'outer products of rows of 32', 'ragged_scale': 'ragged rows, scaled', 'row_max_u8': 'the largest byte of rows of 64',
    'row_dot3': 'dot products of rows of three', 'row_dot4': 'dot products of rows of four', 'row_length2': 'the length of rows of two doubles',
    'row_add3': 'sums of rows of three', 'row_length3': 'the length of rows of three', 'row_rotate2': 'rows of two, turned by an angle',
    'row_frame': 'two channels of 16-bit integers, interleaved', 'row_ordered3': 'rows of three integers, put in order',
    'row_area4': 'the area of boxes, as rows of four floats', 'complex_multiply': 'complex products', 'complex_multiply_rows': 'complex products in rows',
    'point_norm2': 'the squared length of structs of two doubles', 'point_move': 'structs of two doubles, moved',
    'vec3_dot': 'dot products of structs of three floats', 'vec4_in_front': 'structs of four floats, compared with a plane',
    'quaternion_product': 'products of quaternions', 'vec3_flat': 'the flat length of structs of three floats',
    'vec4_area': 'the area of boxes, as structs of four floats', 'place_area': 'the area of structs of three doubles',
    'body_energy': 'the energy of structs of eight floats', 'pixel_gray': 'the grey value of pixels of four bytes',
    'rgb_gray': 'the grey value of pixels of three bytes', 'rgb_inverted': 'pixels of three bytes, inverted',
    'rgb_grayed': 'pixels of three bytes, made grey', 'six_turned': 'structs of six bytes, turned round',
    'short3_turned': 'structs of three 16-bit integers, turned round', 'short3_dot': 'the squared length of structs of three 16-bit integers',
    'uniform_affine': 'an affine map whose matrix is one struct', 'uniform_settings': 'a function with a struct of settings',
    'split_point': 'one length, split into two outputs', 'u8_curve': 'a curve of bytes, computed in floats',
    'i32_curve': 'a curve of 32-bit integers, computed in floats', 'i32_plain_helper': 'a curve of 32-bit integers, by a helper',
    'i16_pair': 'a pair of 16-bit integers, computed in floats', 'colour_curve': 'a curve of colours, as structs of three integers',
    'inout_curve': 'a curve of floats in place', 'two_curves': 'two curves of one integer', 'of_curve': 'a curve by MAPFN_OF',
    'row_curve': 'a curve of rows of floats', 'row_u8_curve': 'a curve of rows of bytes', 'row16_scale': 'rows of 16, scaled',
    'row16_add': 'sums of rows of 16', 'row16_curve': 'a curve of rows of 16',
}
LEVELS = {'baseline': 'SSE2', 'v2': 'SSE4', 'v3': 'AVX2', 'v4': 'AVX-512', 'native': 'this processor', 'x86-64': 'SSE2', 'x86-64-v3': 'AVX2'}
RIVALS = {'libm': "a loop over the C library's function", 'libm -O3': "a loop over the C library's function, -O3", 'same flags': 'the loop, same flags', '-O3': 'the loop, -O3'}
# what a benchmark calls its work, as a pattern, and how somebody says it who has not seen the benchmark
PLAIN = [(r'^poly\b', 'a polynomial'), (r'^dear\b', 'an expensive body'), (r'^dot,', 'a dot product,'), (r'^pi,', 'pi by random points,'), (r'^saxpy', 'a·x + y'), (r'^argmin,', 'the place of the least,'),
         (r'^least and most,', 'the least and the greatest,'), (r'^skewed: the last tenth of the elements', 'uneven elements: the last tenth is'), (r'after a pause before each call|after a pause,', 'after a pause of 20 ms,'),
         (r'^ragged, a row of', 'sums of ragged rows of'), (r'^gradients, a row (?=\d)', 'gradients in rows of '), (r'^rejection, a hash', 'rejection by a hash'), (r'^fallible', 'a map that is `fallible`'),
         (r'^the program `bodies`', 'a program of bodies that attract each other'), (r'^the program `fluid`', 'a program that simulates a fluid'), (r'^the program `image`', 'a program of filters for images'),
         (r'^the program `transformer`', 'a program that runs a transformer'), (r'^i32 multiply', 'products of 32-bit integers'), (r'^u16 to u8', '16-bit integers into bytes'), (r'^add index', 'a sum with the index'),
         (r'^complex multiply rows', 'complex products in rows'), (r'^strided both', 'an input and an output with a stride'), (r',,', ','), (r'is 100 times as expensive 100 times as expensive', 'is 100 times as expensive')]
# what a map that wins is written with
WRITE = [(r'(sums|rivals) .*(dot product|sum of squares|ragged)|sums ', '`sum` or `reduce`', 'sums.md'), (r'repeat |rivals .*(Collatz|Mandelbrot|Newton)', '`repeat`', 'repeat.md'),
         (r'rivals .*kept', '`kept`', 'gathers.md'), (r'rivals .*histogram', '`tally`', 'gathers.md'), (r'rivals .*columns', '`sum_row`', 'gathers.md'), (r'rivals a search', '`first`', 'gathers.md'),
         (r'omp ', '`name_map_omp`', 'performance.md#when-do-threads-pay'), (r'modes scratch', '`scratch`', 'reference.md#limits'), (r'rivals .*(sin x|exp|softmax|square roots)', 'mapfn_math.h', 'math.md'),
         (r'', 'a map', 'performance.md#what-will-my-loop-gain')]
# table, what and beside what, as patterns: what to write instead, and where that is explained. The last two are true of everything: no loss is without
SLOWER, BITS = 'performance.md#when-is-it-slower', '`-ffast-math` on the loop, which gives up the same bits'
INSTEAD = [
    (r'flags .*every third float.*AVX-512', '`vectorized` in the list of parameters, or `-march=x86-64-v3`', SLOWER),
    (r'flags .*dot product of three of every third', 'a struct of the three', SLOWER),
    (r'flags .*(a power|the sine).*SSE2', '`#define MAPFN_DISPATCH 1`, or `-march`', 'performance.md#one-binary-for-every-processor'),
    (r'flags .*square root.*-Ofast', '`x * mapfn_fast_rsqrt(x)` where x is above 0', SLOWER),
    (r'flags .*dot product of three.*rows', '`#pragma GCC unroll 1` before the loop in the body', 'idioms.md#short-loops'),
    (r'(flags|battery) .*clamp', '`v = v < lo ? lo : v; return v > hi ? hi : v;`, in two statements', 'idioms.md#clamps'),
    (r'flags .*in place, by an output', '`inout` in place of an output that is the input', SLOWER),
    (r'flags .*softmax.*length known', '`float m = -INFINITY;` before the loop for the maximum', SLOWER),
    (r'flags two members changed', 'an `inout` for each member that changes', SLOWER),
    (r'battery .*of which one byte changes', '`inout_row(pixel, p, 1)`', 'performance.md#when-is-it-slower'),
    (r'battery .*in place, changed', 'one store to each array, behind the `if`', SLOWER),
    (r'battery .*structs of (two|three|four|six|eight)', 'an array for each member', 'idioms.md#pixels-structs-or-planes'),
    (r'battery .*looked up', '`in_row` in place of a table', SLOWER),
    (r'sums .*, [0-9]{1,2} elements', 'a loop, if there are never more', 'sums.md#how-fast'),
    (r'sums the place of the least', 'an `op` that is a bare `b.v < a.v ? b : a`', 'sums.md#how-fast'),
    (r'sums sums of ragged', 'a loop in the body for rows of fewer than 64 values', 'sums.md#how-fast'),
    (r'modes .*fallible', '`out(int, error)` instead, read after the map', 'reference.md'),
    (r'rivals .*sin x', '`mapfn_fast_sin`, if 4 ULP are enough', 'math.md#where-faster-functions-exist-and-what-they-leave-out'),
    (r'rivals .*exp', '`mapfn_fast_exp`, if 4 ULP are enough', 'math.md#where-faster-functions-exist-and-what-they-leave-out'),
    (r'.*(fast-math|-Ofast)$', BITS, 'performance.md#what-will-my-loop-gain'),
    (r'omp ', '`name_map` below 10 µs of work, or `cost(ns)`', 'performance.md#when-do-threads-pay'),
    (r'.*\| (Highway|xsimd|Eigen|OpenBLAS|NumPy)', 'that library, by hand', 'performance.md#what-will-my-loop-gain'),
    (r'', 'the plain loop', SLOWER),
]


def plain(what):
    for pattern, words in PLAIN:
        what = re.sub(pattern, words, what)
    return what


def instead(side, table, what, beside):
    """what to write, and where that is explained"""
    return next((words, PAGE + link) for pattern, words, link in (WRITE if side == 'mapfn' else INSTEAD) if re.match(pattern, f'{table} {what} | {beside}'))


# ------------------------------------------------------------------------------------------------ tables
def tables(path):
    """(the heading above, the words above, rows as {head: cell}) of each table of a markdown file"""
    with open(path) as f:
        lines = f.read().split('\n')
    heading, words, k = '', '', 0
    while k < len(lines):
        if lines[k].startswith('#'):
            heading = lines[k].lstrip('# ')
        elif lines[k].startswith('|') and re.match(r'\|[-: |]+$', lines[k + 1]):
            split = [[re.sub(r'\*\*', '', cell).strip() for cell in line.strip().strip('|').split('|')] for line in lines[k:][:next((m for m, line in enumerate(lines[k:]) if not line.startswith('|')), None)]]
            yield heading, words, [dict(zip(split[0], row)) for row in split[2:]]
            k += len(split)
            continue
        elif lines[k].strip():
            words = lines[k]
        k += 1


def ratio(cell):
    """the first number of a cell, or None"""
    found = re.match(r'\d+(?:\.\d+)?', cell or '')
    return float(found.group()) if found else None


def short(compiler):
    return re.sub(r'Debian |version |\(.*?\) *|-march=', '', compiler)


# Each reader yields (what, beside, kind, the rival's time / the map's) of a file's tables; of one kind the greatest and the least are shown
def rivals(path):
    fair = 'loop, gcc -O3', 'loop, clang -O3', 'loop, gcc fast-math', 'loop, clang fast-math', 'Highway', 'xsimd', 'Eigen', 'NumPy'
    for heading, _, rows in tables(path):
        for row in rows if heading == 'In short' else []:
            if row['system'] in fair:
                for head, cell in row.items():
                    work, _, n = head.partition(', ')
                    if work in WORKS and ratio(cell):
                        yield f'{WORKS[work].title}, n = {n}', row['system'].replace('loop, ', 'the loop, '), work, ratio(cell)


def flags(path):
    for _, _, rows in tables(path):
        for row in rows:
            if 'cell' in row:
                body, _, shape = row['cell'].partition('_')
                if row['cell'] in WRITTEN:
                    body, said = row['cell'], WRITTEN[row['cell']]
                else:
                    said = f'{BODIES[body]} {SHAPES[shape]}'
                compiler, _, level = row['compiler, flags, level'].rpartition(' ')
                yield f'{said}, {compiler.replace("`", "")}, {LEVELS.get(level, level)}', RIVALS.get(row['the loop'], row['the loop']), body, 1 / ratio(row['map / loop'])


def battery(path):
    for _, _, rows in tables(path):
        for row in rows:
            if 'function' in row and int(row['n']) >= 1000:
                compiler, level = row['compiler, level'].split()
                yield f'{FUNCTIONS.get(row["function"], row["function"].replace("_", " "))}, {compiler}, {LEVELS[level]}, n = {row["n"]}', 'the loop, -O3', row['function'], ratio(row['ratio'])


def programs(path):
    for _, _, rows in tables(path):
        for row in rows:
            yield f'the program `{row["program"]}`, {row["compiler, flags"].replace("`", "")}', 'the program in plain C', row['program'], ratio(row['plain / maps'])


def repeat(path):
    for heading, _, rows in tables(path):
        for row in rows:
            for head, rival in (('lanes', 'the loop, -O3'), ("Highway's time", 'Highway by hand'), ("xsimd's time", 'xsimd by hand')):
                if ratio(row.get(head)) and not (rival != 'the loop, -O3' and heading.endswith('x86-64')):
                    yield f'{row["work"]}, {LEVELS.get(heading.split(", ")[1], heading)}, {heading.split(",")[0]}', rival, row['work'], ratio(row[head])


def sums(path):
    for heading, _, rows in tables(path):
        for row in rows:
            for head in ('plain -O3', '-Ofast', 'omp simd', 'Eigen', 'xsimd', 'OpenBLAS'):
                if ratio(row.get(head)):
                    kind, compiler, level = heading.split(', ')
                    what = row['work'] + (f' {row["n"]} values' if row['work'].endswith('to') else f' {row["n"]}' if 'row' in row['work'] else f', {row["n"]} elements')
                    rival = {'plain -O3': 'the loop, -O3', '-Ofast': 'the loop, -Ofast', 'omp simd': 'the loop, `omp simd`'}.get(head, head)
                    yield f'{what}, {kind}s, {short(compiler).split()[0]}, {LEVELS.get(short(level), "this processor")}', rival, row['work'], ratio(row[head])


def modes(path):
    for _, _, rows in tables(path):
        for row in rows:
            yield f'{row["the map"]}, {row["compiler"]}', row['the rival'], row['the map'], ratio(row['n = 1000'])


def omp(path):
    for heading, words, rows in tables(path):
        for row in rows:
            if 'OpenMP' in row and 'sequential' in row and ratio(row['OpenMP']) > 1000:
                title = re.sub(r' \(.*?\)|hot pool', '', words.split(';')[0]).rstrip(', ')
                yield f'{title}, n = {row["n"]}, {short(heading).split()[0]}, two threads', 'the sequential map', title, ratio(row['ratio'])


READERS = {'rivals': rivals, 'programs': programs, 'repeat': repeat, 'sums': sums, 'omp': omp, 'flags': flags, 'battery': battery, 'modes': modes}


def compared(folder, name):
    """the rows of one table, the greatest first"""
    best = {}
    for what, beside, kind, times in READERS[name](os.path.join(folder, f'{name}.md')):
        side = 'mapfn' if times > 1 else beside
        times = max(times, 1 / times)
        key = kind, side == 'mapfn'
        if times >= FEWEST and (key not in best or times > best[key][0]):
            best[key] = (times, side, name, plain(what), beside)
    ranked = sorted(best.values(), key=lambda row: -row[0])
    for side in (True, False):
        for row in [row for row in ranked if (row[1] == 'mapfn') == side][:MOST]:
            yield f'{row[0]:.3g}', *row[1:], *instead(*row[1:])


def keep(folder, results):
    """renews bench/results/compared.tsv by the tables that are in a folder"""
    path, rows = os.path.join(results, 'compared.tsv'), []
    new = [name for name in READERS if os.path.exists(os.path.join(folder, f'{name}.md'))]
    if os.path.exists(path):
        with open(path) as f:
            rows = [row for row in (line.rstrip('\n').split('\t') for line in f.readlines()[1:]) if row[2] not in new]
    rows = [(*row[:5], *instead(*row[1:5])) for row in rows]  # what was kept has today's remedies
    rows += [row for name in new for row in compared(folder, name)]
    with open(path, 'w') as f:
        f.writelines('\t'.join(row) + '\n' for row in [HEADS] + sorted(rows, key=lambda row: -float(row[0])))


if __name__ == '__main__':
    for name in READERS:
        for row in compared(sys.argv[1], name):
            print('\t'.join(row))
