"""JAX: jit(vmap(f)) of a function of one element."""
import numpy as np
import jax
import jax.numpy as jnp
from __main__ import ITERATIONS, REPEATS
from with_numpy import horner


def loss(parameters, x, y):
    weights, bias = parameters
    return 0.5 * (jnp.dot(x, weights) + bias - y) ** 2


def mandelbrot(c_re, c_im):
    def inside(state):
        re, im, k = state
        return (k < ITERATIONS) & (re * re + im * im <= 4)

    def step(state):
        re, im, k = state
        return re * re - im * im + c_re, 2 * re * im + c_im, k + 1
    return jax.lax.while_loop(inside, step, (jnp.float32(0), jnp.float32(0), jnp.int32(0)))[2]


def newton(x):
    v = x * x + 1

    def step(state):
        y, _, k = state
        following = 0.5 * (y + v / y)
        return following, following - y, k + 1
    return jax.lax.while_loop(lambda s: (s[2] < ITERATIONS) & (s[1] * s[1] > 1e-12 * s[0] * s[0]), step, step((v, v, jnp.int32(0))))[0]


def collatz(x):
    def step(state):
        v, k = state
        return jnp.where(v & 1, 3 * v + 1, v >> 1), k + 1
    return jax.lax.while_loop(lambda s: s[0] > 1, step, (x, jnp.int32(0)))[1]


ELEMENTS = {
    'newton': newton,
    'collatz': collatz,
    'square': lambda x: x * x,
    'quadratic': lambda x: x * x + 2 * x + 1,
    'trigonometry': lambda x: jnp.sin(x) + jnp.cos(x) * jnp.exp(x),
    'polynomial': horner,
    'logistic': lambda x: 1 / (1 + jnp.exp(-x)),
    'image': lambda x: ((x.astype(jnp.uint16) * 205 + 6400) >> 8).astype(jnp.uint8),
    'roots': lambda x: jnp.sqrt(x.astype(jnp.float32)),
    'outer': lambda a: jnp.tensordot(a, a, 0),
    'softmax': jax.nn.softmax,
    'memory': lambda t: jnp.sum(t ^ jnp.arange(REPEATS, dtype=jnp.int32)),
}


def start(system, work, threads):
    if work not in ELEMENTS and work not in ('ragged', 'gradients', 'saxpy', 'dot', 'mandelbrot'):
        return None

    def prepare(i):
        if work == 'ragged':
            ids = jnp.asarray(np.repeat(np.arange(i.n, dtype=np.int32), i.lengths))
            f = jax.jit(lambda x, ids: jax.ops.segment_sum(x, ids, num_segments=i.n, indices_are_sorted=True))
            arguments = [jnp.asarray(i.x), ids]
        elif work == 'gradients':
            f = jax.jit(jax.vmap(jax.grad(loss), in_axes=(None, 0, 0)))
            arguments = [(jnp.asarray(i.weights), jnp.asarray(i.a)), jnp.asarray(i.x), jnp.asarray(i.y)]
        elif work == 'saxpy':
            f = jax.jit(jax.vmap(lambda x, y, a: a * x + y, in_axes=(0, 0, None)))
            arguments = [jnp.asarray(i.x), jnp.asarray(i.y), i.a]
        elif work == 'dot':
            f, arguments = jax.jit(jnp.dot), [jnp.asarray(i.x), jnp.asarray(i.y)]
        elif work == 'mandelbrot':
            f, arguments = jax.jit(jax.vmap(mandelbrot)), [jnp.asarray(i.x), jnp.asarray(i.y)]
        else:
            first = i.ints if work in ('memory', 'collatz') else i.bytes if work in ('image', 'roots') else i.x
            f, arguments = jax.jit(jax.vmap(ELEMENTS[work])), [jnp.asarray(first)]
        return lambda: jax.block_until_ready(f(*arguments)), lambda result: result if isinstance(result, tuple) else (result,)
    return prepare
