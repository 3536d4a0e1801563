# Sums and reductions, from docs/migrating.md. Run:   python3 examples/migrate/sums.py
import numpy as np

x, y = np.arange(1, 1001, dtype=np.float64), 1 / np.arange(1, 1001, dtype=np.float64)
f = lambda v: np.sqrt(v)
print("sum of f: %.9g, dot: %g" % (np.sum(f(x)), np.dot(x, y)))
print("mean %g, variance %g" % (x.mean(), x.var()))
d = np.abs(x - 700.25)
print("largest %g, nearest at %d, %d above 900" % (x.max(), np.argmin(d), np.count_nonzero(x > 900)))
print("row sums:", *("%g" % v for v in x.reshape(4, 250).sum(axis=1)))
print("segments:", *("%g" % v for v in np.add.reduceat(x, [0, 10, 500])))
