# Sums and reductions, from docs/migrating.md. Run:   python3 examples/migrate/sums_tensorflow.py
import tensorflow as tf

x = tf.range(1, 1001, dtype=tf.float64)
print("sum of f: %.9g" % tf.reduce_sum(tf.map_fn(tf.sqrt, x)))
print("vectorized: %.9g" % tf.reduce_sum(tf.vectorized_map(tf.sqrt, x)))
