# Histograms, masks and searches, from docs/migrating.md. Run:   python3 examples/migrate/gathers.py
import numpy as np

x = np.arange(1000) * 7919 % 1000 / 10.0
keys = (np.arange(1000) * 31 % 5).astype(np.intp)
print("histogram:", *np.histogram(x, bins=4, range=(0, 100))[0])
print("bincount:", *np.bincount(keys, minlength=5))
at = np.zeros(5)
np.add.at(at, keys, x)
print("add.at:", *("%g" % v for v in at))
kept = x[x > 99]
print("mask:", len(kept), "kept,", *("%g" % v for v in kept[:4]), "...")
print("nonzero:", *np.nonzero(x > 99)[0][:4], "...")
print("any above 99: %d, first at %d; any above 100: %d" % ((x > 99).any(), np.argmax(x > 99), (x > 100).any()))
print("column sums:", *("%g" % v for v in x.reshape(250, 4).sum(axis=0)))
