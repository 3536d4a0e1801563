"""TensorFlow: tf.map_fn eagerly and in a tf.function, tf.vectorized_map in a tf.function."""
import os

import tensorflow as tf
from __main__ import ITERATIONS, REPEATS
from with_numpy import horner


def mandelbrot(c):
    c_re, c_im = c

    def inside(re, im, k):
        return (k < ITERATIONS) & (re * re + im * im <= 4)

    def step(re, im, k):
        return re * re - im * im + c_re, 2 * re * im + c_im, k + 1
    return tf.while_loop(inside, step, (tf.constant(0.0), tf.constant(0.0), tf.constant(0)))[2]



def newton(x):
    v = x * x + 1

    def going(y, d, k):
        return (k < ITERATIONS) & (d * d > 1e-12 * y * y)

    def step(y, d, k):
        following = 0.5 * (y + v / y)
        return following, following - y, k + 1
    return tf.while_loop(going, step, step(v, v, tf.constant(0)))[0]


def collatz(x):
    def step(v, k):
        return tf.where(tf.equal(tf.bitwise.bitwise_and(v, 1), 1), 3 * v + 1, tf.bitwise.right_shift(v, 1)), k + 1
    return tf.while_loop(lambda v, k: v > 1, step, (x, tf.constant(0)))[1]


def gradient(weights, bias, example):
    x, y = example
    with tf.GradientTape() as tape:
        tape.watch([weights, bias])
        loss = tf.nn.l2_loss(y - (tf.reduce_sum(x * weights) + bias))
    return tuple(tape.gradient(loss, [weights, bias]))


ELEMENTS = {  # the function, the type of its result
    'square': (lambda x: x * x, tf.float32),
    'quadratic': (lambda x: x * x + 2 * x + 1, tf.float32),
    'trigonometry': (lambda x: tf.sin(x) + tf.cos(x) * tf.exp(x), tf.float32),
    'polynomial': (horner, tf.float32),
    'logistic': (lambda x: 1 / (1 + tf.exp(-x)), tf.float32),
    # the images of a batch are the elements
    'image': (lambda x: tf.cast(tf.bitwise.right_shift(tf.cast(x, tf.int32) * 205 + 6400, 8), tf.uint8), tf.uint8),
    'roots': (lambda x: tf.sqrt(tf.cast(x, tf.float32)), tf.float32),
    'outer': (lambda a: tf.tensordot(a, a, 0), tf.float32),
    'softmax': (tf.nn.softmax, tf.float32),
    'memory': (lambda t: tf.reduce_sum(tf.bitwise.bitwise_xor(t, tf.range(REPEATS))), tf.int32),
    'ragged': (tf.reduce_sum, tf.float32),
    'mandelbrot': (mandelbrot, tf.int32),
    'newton': (newton, tf.float32),
    'collatz': (collatz, tf.int32),
}


THREADS = int(os.environ['TF_NUM_INTRAOP_THREADS'])
tf.config.threading.set_intra_op_parallelism_threads(THREADS)
tf.config.threading.set_inter_op_parallelism_threads(THREADS)


def start(system, work, threads):
    if work not in ELEMENTS and work not in ('gradients', 'saxpy'):
        return None

    def prepare(i):
        if work == 'gradients':
            weights, bias = tf.constant(i.weights), tf.constant(i.a)
            f, signature, elements = lambda e: gradient(weights, bias, e), (tf.float32, tf.float32), (tf.constant(i.x), tf.constant(i.y))
        elif work == 'saxpy':
            a = tf.constant(i.a)
            f, signature, elements = lambda e: a * e[0] + e[1], tf.float32, (tf.constant(i.x), tf.constant(i.y))
        else:
            f, signature = ELEMENTS[work]
            if work == 'mandelbrot':
                elements = tf.constant(i.x), tf.constant(i.y)
            elif work == 'ragged':
                elements = tf.RaggedTensor.from_row_splits(i.x, i.splits)
            elif work in ('image', 'roots'):
                elements = tf.constant(i.bytes.reshape(100, -1) if i.n % 100 == 0 else i.bytes.reshape(1, -1))
            else:
                elements = tf.constant(i.ints if work in ('memory', 'collatz') else i.x)
        if 'vectorized' in system:
            mapped = tf.function(lambda e: tf.vectorized_map(f, e))
        elif system.endswith('tf.function'):
            mapped = tf.function(lambda e: tf.map_fn(f, e, fn_output_signature=signature))
        else:
            mapped = lambda e: tf.map_fn(f, e, fn_output_signature=signature)
        return lambda: mapped(elements), lambda result: [t.numpy() for t in (result if isinstance(result, tuple) else (result,))]
    return prepare
