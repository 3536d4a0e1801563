#!/usr/bin/env python3
"""What bench/repeat/more.sh has measured, as the tables of docs/repeat.md: more.py FOLDER COMPILER..."""
import os
import sys

LEVELS = {'x86-64': 'SSE2', 'x86-64-v3': 'v3'}
# as the programs call their works, and as the document does
FEW = {'Mandelbrot, float, image': 'Mandelbrot, float, an image', 'Mandelbrot, float, mixed': 'the same, pixels in random order', "Newton's square root, float": "Newton's square root, float",
       "Kepler's equation, double": "Kepler's equation, double", 'Collatz, 32 bits': 'Collatz, 32 bits', 'rejection, a hash': 'rejection by a hash in a state',
       '1 in 10: 120 steps, else 6': 'one element in ten takes 120 steps with a division, the others 6', '1 in 10: 120 counts, else 6': 'one element in ten takes 120 steps that only count, the others 6'}
DRAWS = {'a point in a sphere': 'a point in a ball: 1.9 steps of 3 numbers', 'polar normals': 'a normal number by the polar method: 1.3 steps of 2', 'a point in a ring': 'a point in a thin ring: 10 steps of 2',
         'a float': 'one float, in an ordinary map', 'a double': 'one double, in an ordinary map'}
RNG, LOOP = 2, 3  # the cells of draws.c behind the name: the map with `rng`, and the plain loop with draws


def rows(path):
    """[cells] of a file's rows"""
    if not os.path.exists(path):
        return []
    with open(path) as f:
        return [[cell.strip() for cell in line.strip().strip('|').split('|')] for line in f if line.startswith('| ')]


def table(heads, body):
    return ['| ' + ' | '.join(heads) + ' |', '|---|' + '--:|' * (len(heads) - 1)] + ['| ' + ' | '.join(row) + ' |' for row in body]


def few(folder, compilers):
    columns = [(f'{compiler}, {words}', {row[0]: [float(cell) for cell in row[1:]] for row in rows(os.path.join(folder, f'{compiler}-{level}.few'))[1:]})
               for level, words in LEVELS.items() for compiler in compilers]
    columns = [(head, cells) for head, cells in columns if cells]
    return table(['', *(head for head, _ in columns)], ([words, *(f'{min(cells[name]):.2g} to {max(cells[name]):.2g}' for _, cells in columns)] for name, words in FEW.items()))


def threads(folder, compilers):
    """of each shape the third row: omp.c tries 50, 200, 1000 and 4000 µs of work"""
    columns = {}
    for compiler in compilers:
        for row in rows(os.path.join(folder, f'{compiler}.omp'))[1:]:
            columns.setdefault(compiler, {}).setdefault(row[0], []).append(row[3])
    shapes = dict.fromkeys(shape for cells in columns.values() for shape in cells)
    return table(['elements', *columns], ([shape, *(cells[shape][2] for cells in columns.values())] for shape in shapes))


def draws(folder, compilers):
    found = {level: [{row[0]: row[1:] for row in rows(os.path.join(folder, f'{compiler}-{level}.draws'))} for compiler in compilers] for level in LEVELS}
    heads = [f'{words}: {what}' for words in LEVELS.values() for what in ('map with `rng`', 'plain loop, draws')]
    body = []
    for name, words in DRAWS.items():
        cells = [[by[name][column] for by in found[level] if name in by] for level in LEVELS for column in (RNG, LOOP)]
        body.append([words, *(' / '.join(cell) if all(cell) else '' for cell in cells)])
    return table(['', *heads], body)


for place, lines in (('few', few), ('threads', threads), ('draws', draws)):
    print(f'## steps: {place}', '', *lines(sys.argv[1], sys.argv[2:]), '', sep='\n')
