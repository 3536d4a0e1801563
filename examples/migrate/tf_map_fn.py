# tf.map_fn, from docs/migrating.md. Run:   python3 examples/migrate/tf_map_fn.py
import numpy as np
import tensorflow as tf


def show(what, tensor):
    values = tensor.flat_values if isinstance(tensor, tf.RaggedTensor) else tensor
    print(what + ":", *("%g" % value for value in tf.reshape(values, [-1])))


show("squares", tf.map_fn(lambda x: x * x, tf.constant([1, 2, 3, 4, 5, 6])))
show("ranges", tf.map_fn(lambda t: tf.range(t, t + 3), tf.constant([3, 5, 2])))

a, b = np.array([1, 2, 3]), np.array([-1, 1, -1])
show("two inputs", tf.map_fn(lambda x: x[0] * x[1], (a, b), fn_output_signature=tf.int64))
same, negative = tf.map_fn(lambda x: (x, -x), a, fn_output_signature=(tf.int64, tf.int64))
show("two outputs", tf.concat([same, negative], 0))
show("another type", tf.map_fn(lambda x: x / 2, a, fn_output_signature=tf.float64))
three_at_once = tf.function(lambda starts: tf.map_fn(lambda t: tf.range(t, t + 3), starts, parallel_iterations=3))
show("three at once", three_at_once(tf.constant([3, 5, 2])))

show("lengths", tf.map_fn(tf.strings.length, tf.constant(["hello", "moon"]), fn_output_signature=tf.int32))
words = [tf.constant(["The", "A"]), tf.constant(["Dog", "Cat"])]
print("joined:", *(word.decode() for word in tf.map_fn(tf.strings.join, words, fn_output_signature=tf.string).numpy()))

rows = tf.ragged.constant([[1, 2, 3], [], [4, 5], [6]])
show("sums of ragged rows", tf.map_fn(tf.reduce_sum, rows, fn_output_signature=tf.int32))
spec = tf.RaggedTensorSpec(shape=[None], dtype=tf.int32)
ragged = tf.map_fn(tf.range, tf.constant([3, 5, 0, 2]), fn_output_signature=spec)
show("ragged ranges", ragged)
show("their splits", ragged.row_splits)
show("2 more", tf.ragged.map_flat_values(lambda x: x + 2, rows))

sparse = tf.sparse.SparseTensor([[0, 0], [2, 0], [2, 1]], [2, 3, 4], [4, 4])
show("sums of sparse rows", tf.map_fn(tf.sparse.reduce_sum, sparse, fn_output_signature=tf.int32))
eyes = tf.map_fn(tf.sparse.eye, tf.constant([2, 3]), fn_output_signature=tf.SparseTensorSpec(None, tf.float32))
show("identity matrices", tf.sparse.to_dense(eyes))
