"""NumPy: whole-array expressions."""
import numpy as np
from __main__ import ITERATIONS, REPEATS


def horner(x):
    """for all systems whose numbers take Python's as their own type"""
    r = 1.1
    for c in (0.9, -0.8, 0.7, -0.6, 0.5, -0.4, 0.3, -0.2, 0.1, 1.0):
        r = r * x + c
    return r


def gradients(i):
    error = i.x @ i.weights + i.a - i.y
    return error[:, None] * i.x, error


def softmax(i):
    e = np.exp(i.x - i.x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def mandelbrot(i):
    """the pixels that are still inside are kept together"""
    count = np.zeros(i.n, np.int32)
    alive, c_re, c_im = np.arange(i.n), i.x, i.y
    re, im = np.zeros_like(c_re), np.zeros_like(c_im)
    for _ in range(ITERATIONS):
        inside = re * re + im * im <= 4
        alive, c_re, c_im, re, im = alive[inside], c_re[inside], c_im[inside], re[inside], im[inside]
        count[alive] += 1
        re, im = re * re - im * im + c_re, 2 * re * im + c_im
    return count


def newton(i):
    """the elements that are not done are kept together"""
    result = i.x * i.x + 1
    alive, v, y = np.arange(i.n), result.copy(), result.copy()
    for _ in range(ITERATIONS):
        following = np.float32(0.5) * (y + v / y)
        d = following - y
        result[alive] = following
        going = d * d > np.float32(1e-12) * following * following
        alive, v, y = alive[going], v[going], following[going]
        if len(alive) == 0:
            break
    return result


def collatz(i):
    """likewise"""
    count = np.zeros(i.n, np.int32)
    alive, v = np.arange(i.n), i.ints
    while True:
        going = v > 1
        alive, v = alive[going], v[going]
        if len(alive) == 0:
            return count
        count[alive] += 1
        v = np.where(v & 1, 3 * v + 1, v >> 1)


def keep(i):
    return i.x[i.x > i.a]


def search(i):
    hits = i.x > i.a
    return np.array([hits.argmax() if hits.any() else i.n], np.int32)


WORKS = {
    'newton': newton,
    'collatz': collatz,
    'square': lambda i: i.x * i.x,
    'quadratic': lambda i: i.x * i.x + 2 * i.x + 1,
    'trigonometry': lambda i: np.sin(i.x) + np.cos(i.x) * np.exp(i.x),
    'saxpy': lambda i: i.a * i.x + i.y,
    'polynomial': lambda i: horner(i.x),
    'logistic': lambda i: 1 / (1 + np.exp(-i.x)),
    'image': lambda i: ((i.bytes.astype(np.uint16) * np.uint16(205) + np.uint16(6400)) >> 8).astype(np.uint8),
    'roots': lambda i: np.sqrt(i.bytes, dtype=np.float32),
    'outer': lambda i: i.x[:, :, :, None, None] * i.x[:, None, None, :, :],
    'gradients': gradients,
    'dot': lambda i: np.dot(i.x, i.y),
    'softmax': softmax,
    'memory': lambda i: (i.ints[:, None] ^ np.arange(REPEATS, dtype=np.int32)).sum(axis=1, dtype=np.int32),
    'ragged': lambda i: np.add.reduceat(i.x, i.splits[:-1]),
    'mandelbrot': mandelbrot,
    'histogram': lambda i: np.bincount(i.bytes, minlength=256).astype(np.int32),
    'skewed': lambda i: np.bincount(i.bytes, minlength=256).astype(np.int32),
    'columns': lambda i: i.x.sum(axis=0),
    'keep_1': keep, 'keep_50': keep, 'keep_99': keep,
    'search': search,
}


def start(system, work, threads):
    f = WORKS.get(work)
    return f and (lambda i: (lambda: f(i), lambda result: result if isinstance(result, tuple) else (result,)))
