# Loops inside a map, from docs/migrating.md. Run:   python3 examples/migrate/loops_numba.py
import numpy as np
from numba import vectorize


@vectorize(["int64(int64)"])
def steps(x):
    k = 0
    while x > 1:
        x = 3 * x + 1 if x % 2 == 1 else x // 2
        k += 1
    return k


print("steps:", *steps(np.arange(1, 11)))
