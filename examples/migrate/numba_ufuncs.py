# Numba: vectorize and guvectorize, from docs/migrating.md. Run:   python3 examples/migrate/numba_ufuncs.py
import numpy as np
from numba import float32, float64, guvectorize, int64, vectorize


@vectorize([int64(int64, int64), float32(float32, float32), float64(float64, float64)])
def add(x, y):
    return x + y


@guvectorize([(int64[:], int64, int64[:])], "(n),()->(n)")
def add_row(x, y, res):
    for i in range(x.shape[0]):
        res[i] = x[i] + y


@guvectorize([(int64[:], int64, int64[:])], "(n),()->()")
def sum_row(x, y, res):
    acc = 0
    for i in range(x.shape[0]):
        acc += x[i] + y
    res[0] = acc


@guvectorize([(float64[:], float64[:])], "()->()", writable_args=("invals",))
def init_values(invals, outvals):
    invals[0] = 6.5
    outvals[0] = 4.2


@vectorize
def multiply(x, y):
    return x * y


a, x = np.arange(6), np.linspace(0, 1, 6)
print("add:", *add(a, a), "and", *("%.1f" % v for v in add(x, x)), "and", *("%.1f" % v for v in add(x, 1.0)))
print("multiply:", multiply(3, 4), "%.1f" % multiply(1.0, 2.5))
rows = a.reshape(2, 3)
print("rows:", *add_row(rows, 10).ravel(), "and", *add_row(rows, np.array([10, 20])).ravel(), "and", *sum_row(rows, np.array([10, 20])))
invals = np.zeros(2)
outvals = init_values(invals)
print("written in place:", *invals, "and out:", *outvals)
print("reduce:", add.reduce(a), "accumulate:", *add.accumulate(a))
table = np.arange(12).reshape(3, 4)
print("columns:", *add.reduce(table, axis=0), "and", *add.accumulate(table).ravel())
print("rows:", *add.reduce(table, axis=1), "and", *add.accumulate(table, axis=1).ravel())
