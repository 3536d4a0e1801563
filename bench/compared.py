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
           'two_of_eight': 'two results of structs of eight floats', 'eight_changed': 'two members changed in structs of eight floats', 'eight_made': 'structs of eight floats, made of one', 'row_of_eight': 'three values of rows of eight floats',
           'row_of_two_bytes': 'rows of two bytes, joined', 'row_of_four_bytes': 'rows of four bytes, added up', 'row_dot_four': 'dot products of rows of four', 'add_if': 'a sum under a condition', 'one_or_other': 'one of two arrays changed',
           'greater_kept': 'two arrays changed under a condition', 'both_if': 'two sums under a condition', 'second_test': 'a second condition on what was changed', 'nested_if': 'a condition in a condition', 'either_then': 'both arms of a condition',
           'compared': 'a comparison of what is changed', 'store_if': 'a store under a condition', 'chosen': 'a result by either arm', 'early_return': 'an early return', 'backwards': 'an array read backwards'}
FUNCTIONS = {'u32_bits': 'the bits set in 32-bit integers', 'vec4_area': 'the area of boxes, as structs of four floats', 'quadratic_root': 'roots of quadratic equations',
             'library_minimum': 'fminf of the C library', 'collatz_step': "one step of Collatz's sequence", 'i16_to_float': '16-bit integers into floats', 'lookup': 'values looked up in a table',
             'by_switch': 'a choice by switch', 'row_scale': 'rows divided by their norm', 'poly10': 'a polynomial of degree 10', 'newton': 'three steps of Newton', 'walls': 'a particle between walls'}
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
         (r'omp ', '`name_map_omp`', 'performance.md#when-do-threads-pay'), (r'modes scratch', '`scratch`', 'reference.md#limits'), (r'rivals .*(sin x|exp|softmax|square roots)', 'mapfn_math.h', 'math.md'),
         (r'', 'a map', 'performance.md#what-will-my-loop-gain')]
# table and what, as patterns: what to write instead, and where that is explained
INSTEAD = [
    (r'flags .*every third float.*AVX-512', '`vectorized` in the list of parameters, or `-march=x86-64-v3`', 'performance.md#when-is-it-slower'),
    (r'flags .*(a power|the sine).*SSE2', '`#define MAPFN_DISPATCH 1`, or `-march`', 'performance.md#one-binary-for-every-processor'),
    (r'flags .*square root.*-Ofast', '`x * mapfn_fast_rsqrt(x)` where x is above 0', 'performance.md#when-is-it-slower'),
    (r'flags .*dot product of three.*rows', '`#pragma GCC unroll 1` before the loop in the body', 'performance.md#when-is-it-slower'),
    (r'flags .*clamp', '`v = v < lo ? lo : v; return v > hi ? hi : v;`, in two statements', 'performance.md#when-is-it-slower'),
    (r'flags .*in place, by an output', '`inout` in place of an output that is the input', 'performance.md#when-is-it-slower'),
    (r'flags two results', 'nothing: it depends on where the loop lies in memory', 'performance.md#when-is-it-slower'),
    (r'flags .*softmax.*length known', '`float m = -INFINITY;` before the loop for the maximum', 'performance.md#when-is-it-slower'),
    (r'sums the place of the least', 'an `op` that is a bare `b.v < a.v ? b : a`', 'sums.md#how-fast'),
    (r'sums sums of ragged', 'a loop in the body for rows of fewer than 64 values', 'sums.md#how-fast'),
    (r'sums .*, [0-9]{1,2} elements', 'a loop, where there are never more', 'sums.md#how-fast'),
    (r'modes .*fallible', '`out(int, error)` instead, read after the map', 'reference.md'),
    (r'(rivals|repeat) .*(Mandelbrot|Newton)', 'nothing yet: Highway or xsimd by hand, with AVX-512', 'repeat.md#how-fast'),
    (r'rivals .*sin x', '`mapfn_fast_sin`, where 4 ULP are enough', 'math.md#where-faster-functions-exist-and-what-they-leave-out'),
    (r'rivals .*exp', '`mapfn_fast_exp`, where 4 ULP are enough', 'math.md#where-faster-functions-exist-and-what-they-leave-out'),
    (r'rivals .*(square roots|softmax)', '`-ffast-math` on the loop, which gives up the same bits', 'performance.md#what-will-my-loop-gain'),
    (r'rivals .*ragged', '`-ffast-math` on the loop, which gives up the same bits', 'performance.md#what-will-my-loop-gain'),
    (r'omp ', '`name_map` below 10 µs of work, or `cost(ns)`', 'performance.md#when-do-threads-pay'),
    (r'battery .*(table|lookup)', '`in_row` in place of a table', 'performance.md#when-is-it-slower'),
    (r'', 'nothing known', 'performance.md#when-is-it-slower'),
]


def plain(what):
    for pattern, words in PLAIN:
        what = re.sub(pattern, words, what)
    return what


def instead(table, what, of=INSTEAD):
    return next((words, PAGE + link) for pattern, words, link in of if re.match(pattern, f'{table} {what}'))


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
            yield f'{row[0]:.3g}', *row[1:], *instead(name, row[3], WRITE if side else INSTEAD)


def keep(folder, results):
    """renews bench/results/compared.tsv by the tables that are in a folder"""
    path, rows = os.path.join(results, 'compared.tsv'), []
    new = [name for name in READERS if os.path.exists(os.path.join(folder, f'{name}.md'))]
    if os.path.exists(path):
        with open(path) as f:
            rows = [row for row in (line.rstrip('\n').split('\t') for line in f.readlines()[1:]) if row[2] not in new]
    rows += [row for name in new for row in compared(folder, name)]
    with open(path, 'w') as f:
        f.writelines('\t'.join(row) + '\n' for row in [HEADS] + sorted(rows, key=lambda row: -float(row[0])))


if __name__ == '__main__':
    for name in READERS:
        for row in compared(sys.argv[1], name):
            print('\t'.join(row))
