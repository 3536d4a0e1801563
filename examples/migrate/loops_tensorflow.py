# Loops inside a map, from docs/migrating.md. Run:   python3 examples/migrate/loops_tensorflow.py
import tensorflow as tf


def steps(x):
    more = lambda v, k: v > 1
    step = lambda v, k: (tf.where(v % 2 == 1, 3 * v + 1, v // 2), k + 1)
    return tf.while_loop(more, step, (x, tf.zeros_like(x)))[1]


print("steps:", *tf.vectorized_map(steps, tf.range(1, 11)).numpy())
