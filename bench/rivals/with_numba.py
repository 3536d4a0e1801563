"""Numba: ufuncs by @vectorize for elements, @njit loops for rows; into an output that exists, as in C."""
import math

import numba
import numpy as np
from __main__ import CLASSES, FEATURES, ITERATIONS, OUTER, REPEATS

ELEMENTS = {  # the signature, the function, the names of its inputs
    'square': ('float32(float32)', lambda x: x * x, ['x']),
    'quadratic': ('float32(float32)', lambda x: x * x + np.float32(2) * x + np.float32(1), ['x']),
    'trigonometry': ('float32(float32)', lambda x: math.sin(x) + math.cos(x) * math.exp(x), ['x']),
    'saxpy': ('float32(float32, float32, float32)', lambda a, x, y: a * x + y, ['a', 'x', 'y']),
    'logistic': ('float32(float32)', lambda x: np.float32(1) / (np.float32(1) + math.exp(-x)), ['x']),
    'image': ('uint8(uint8)', lambda x: np.uint8((np.uint16(x) * np.uint16(205) + np.uint16(6400)) >> 8), ['bytes']),
    'roots': ('float32(uint8)', lambda x: math.sqrt(np.float32(x)), ['bytes']),
}


def horner(x):
    r = np.float32(1.1)
    r = r * x + np.float32(0.9)
    r = r * x + np.float32(-0.8)
    r = r * x + np.float32(0.7)
    r = r * x + np.float32(-0.6)
    r = r * x + np.float32(0.5)
    r = r * x + np.float32(-0.4)
    r = r * x + np.float32(0.3)
    r = r * x + np.float32(-0.2)
    r = r * x + np.float32(0.1)
    return r * x + np.float32(1)


def mandelbrot(c_re, c_im):
    re = im = np.float32(0)
    k = np.int32(0)
    while k < ITERATIONS and re * re + im * im <= np.float32(4):
        re, im = re * re - im * im + c_re, np.float32(2) * re * im + c_im
        k += np.int32(1)
    return k


def newton(x):
    v = x * x + np.float32(1)
    y = v
    for _ in range(ITERATIONS):
        following = np.float32(0.5) * (y + v / y)
        d = following - y
        y = following
        if not d * d > np.float32(1e-12) * y * y:
            break
    return y


def collatz(v):
    k = np.int32(0)
    while v > 1:
        v = 3 * v + 1 if v & 1 else v >> 1
        k += np.int32(1)
    return k


ELEMENTS['newton'] = ('float32(float32)', newton, ['x'])
ELEMENTS['collatz'] = ('int32(int32)', collatz, ['ints'])
ELEMENTS['polynomial'] = ('float32(float32)', horner, ['x'])
ELEMENTS['mandelbrot'] = ('int32(float32, float32)', mandelbrot, ['x', 'y'])


def outer(a, out):
    for i in numba.prange(a.shape[0]):
        for j in range(OUTER):
            for k in range(OUTER):
                out[i, j, k] = a[i, j] * a[i, k]


def gradients(x, y, weights, bias, gradient, error):
    for i in numba.prange(x.shape[0]):
        e = bias - y[i]
        for k in range(FEATURES):
            e += weights[k] * x[i, k]
        for k in range(FEATURES):
            gradient[i, k] = e * x[i, k]
        error[i] = e


def memory(values, out):
    for i in numba.prange(values.size):
        total = np.int32(0)
        for k in range(REPEATS):
            total += values[i] ^ np.int32(k)
        out[i] = total


def dot(x, y, out):
    total = np.float32(0)
    for k in numba.prange(x.size):
        total += x[k] * y[k]
    out[0] = total


def softmax(x, out):
    for i in numba.prange(x.shape[0]):
        most = x[i, 0]
        for k in range(1, CLASSES):
            most = max(most, x[i, k])
        total = np.float32(0)
        for k in range(CLASSES):
            out[i, k] = math.exp(x[i, k] - most)
            total += out[i, k]
        for k in range(CLASSES):
            out[i, k] /= total


def ragged(x, splits, out):
    for i in numba.prange(out.size):
        total = np.float32(0)
        for k in range(splits[i], splits[i + 1]):
            total += x[k]
        out[i] = total


def histogram(x, out):  # in one thread
    out[:] = 0
    for i in range(x.size):
        out[x[i]] += 1


def columns(x, out):
    out[:] = 0
    for i in range(x.shape[0]):
        for k in range(CLASSES):
            out[k] += x[i, k]


def keep(x, a, out):
    count = 0
    for i in range(x.size):
        if x[i] > a:
            out[count] = x[i]
            count += 1
    return count


def search(x, a, out):
    out[0] = x.size
    for i in range(x.size):
        if x[i] > a:
            out[0] = i
            break


GATHERS = {'histogram': histogram, 'skewed': histogram, 'columns': columns, 'keep_1': keep, 'keep_50': keep, 'keep_99': keep, 'search': search}


def prepare_gather(work):
    f = numba.njit(GATHERS[work])

    def prepare(i):
        if GATHERS[work] is keep:
            out = np.zeros(i.n, np.float32)
            return lambda: f(i.x, i.a, out), lambda count: (out[:count],)
        out = np.zeros(*{histogram: (256, np.int32), columns: (CLASSES, np.float32), search: (1, np.int32)}[GATHERS[work]])
        arguments = [i.x, i.a, out] if work == 'search' else [i.x if work == 'columns' else i.bytes, out]
        return lambda: f(*arguments), lambda result: (out,)
    return prepare


def start(system, work, threads):
    parallel = system.endswith('parallel')
    if work in GATHERS:
        return None if parallel else prepare_gather(work)
    if work in ELEMENTS:
        signature, f, names = ELEMENTS[work]
        ufunc = numba.vectorize([signature], target='parallel' if parallel else 'cpu')(f)
        result_type = np.dtype(signature.split('(')[0])

        def prepare(i):
            arguments = [getattr(i, name) for name in names]
            out = np.zeros(i.n, result_type)
            return lambda: ufunc(*arguments, out), lambda result: (result,)
        return prepare
    f = numba.njit(parallel=parallel)({'outer': outer, 'gradients': gradients, 'dot': dot, 'softmax': softmax, 'memory': memory, 'ragged': ragged}[work])

    def prepare_rows(i):
        if work == 'outer':
            results = [np.zeros((i.n, OUTER, OUTER), np.float32)]
            arguments = [i.x.reshape(i.n, OUTER), *results]
        elif work == 'gradients':
            results = [np.zeros_like(i.x), np.zeros_like(i.y)]
            arguments = [i.x, i.y, i.weights, i.a, *results]
        elif work == 'dot':
            results = [np.zeros(1, np.float32)]
            arguments = [i.x, i.y, *results]
        elif work == 'softmax':
            results = [np.zeros_like(i.x)]
            arguments = [i.x, *results]
        elif work == 'memory':
            results = [np.zeros_like(i.ints)]
            arguments = [i.ints, *results]
        else:
            results = [np.zeros(i.n, np.float32)]
            arguments = [i.x, i.splits, *results]
        return lambda: f(*arguments), lambda result: results
    return prepare_rows
