# tf.vectorized_map, from docs/migrating.md. Run:   python3 examples/migrate/tf_vectorized_map.py
import tensorflow as tf

# the outer product of a matrix with itself, for a batch of matrices
a = tf.ones((10, 32, 32))
c = tf.vectorized_map(lambda m: tf.tensordot(m, m, 0), a)
print("outer products: %d values, the last is %g" % (tf.size(c), tf.reshape(c, [-1])[-1]))

# the gradients of a layer with one output, for each example by itself
kernel, bias = tf.Variable(tf.fill([32, 1], 0.5)), tf.Variable([0.25])


def gradients(example):
    x, label = example
    with tf.GradientTape() as tape:
        loss = tf.nn.l2_loss(tf.matmul(x[None, :], kernel) + bias - label)
    return tape.gradient(loss, (kernel, bias))


inputs = tf.reshape(tf.cast(tf.range(320) % 7, tf.float32), [10, 32])
labels = tf.range(10, dtype=tf.float32)
kernels, biases = tf.vectorized_map(gradients, (inputs, labels))
print("gradients of example 9: %g %g ..., bias %g" % (kernels[9, 0, 0], kernels[9, 1, 0], biases[9, 0]))
