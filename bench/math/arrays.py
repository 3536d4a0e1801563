#!/usr/bin/env python3
"""sin(x) + cos(x) * exp(x) and 1 / (1 + exp(-x)) as a map, and by NumPy, Numba, JAX and PyTorch, one thread each.

    bench/math/arrays.py [COMPILER FLAGS...]          those that are installed: pip install numpy numba jax torch

One row a size and type, microseconds a call, the best of many; x is uniform in [-10, 10). Ours is called from C; the others from Python, as
their users do, into memory that exists already where they can (NumPy, Numba). All results are checked against NumPy's in double."""
import ctypes
import os
import subprocess
import sys
import time

for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"):
    os.environ[name] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
compiler = sys.argv[1:] or ["gcc", "-std=c11", "-O2", "-march=x86-64-v3"]
os.makedirs(root + "/build/bench/math", exist_ok=True)
library = root + "/build/bench/math/arrays.so"
subprocess.run(compiler + ["-shared", "-fPIC", "-I" + root, here + "/arrays.c", "-o", library, "-lm"], check=True)
mapfn = ctypes.CDLL(library)
mapfn.best_seconds.restype = ctypes.c_double


def ours(what):
    def run(x, out, seconds):
        def call(rounds, calls):
            return mapfn.best_seconds(what, int(x.dtype == np.float64), ctypes.c_size_t(x.size), ctypes.c_void_p(out.ctypes.data),
                                      ctypes.c_void_p(x.ctypes.data), rounds, calls)
        calls = max(1, int(2e-3 / call(1, 1)))
        return call(max(3, int(seconds / 2e-3)), calls), out
    return run


def from_python(function):
    """function(x, out) -> the result"""
    def run(x, out, seconds):
        result, best = function(x, out), 1e9
        start = time.perf_counter()
        while time.perf_counter() < start + seconds:
            calls = max(1, int(2e-3 / best)) if best < 1 else 1
            begin = time.perf_counter()
            for _ in range(calls):
                result = function(x, out)
            best = min(best, (time.perf_counter() - begin) / calls)
        return best, np.asarray(result)
    return run


def wave(m, x):
    return m.sin(x) + m.cos(x) * m.exp(x)


def logistic(m, x):
    return 1 / (1 + m.exp(-x))


def numpy_wave(x, out):
    np.cos(x, out=out)
    out *= np.exp(x)
    out += np.sin(x)
    return out


def numpy_logistic(x, out):
    np.negative(x, out=out)
    np.exp(out, out=out)
    out += 1
    np.divide(1, out, out=out)
    return out


contenders = {"mapfn": (ours(0), ours(2)), "mapfn, no sincos": (ours(1), None), "NumPy": (from_python(numpy_wave), from_python(numpy_logistic))}
versions = ["NumPy " + np.__version__]
try:
    import numba
    import math

    @numba.njit(fastmath=False)
    def numba_wave(x, out):
        for i in range(x.size):
            out[i] = math.sin(x[i]) + math.cos(x[i]) * math.exp(x[i])
        return out

    @numba.njit(fastmath=False)
    def numba_logistic(x, out):
        for i in range(x.size):
            out[i] = 1 / (1 + math.exp(-x[i]))
        return out
    contenders["Numba"] = (from_python(numba_wave), from_python(numba_logistic))
    versions.append("Numba " + numba.__version__)
except ImportError:
    pass
try:
    import jax
    jax.config.update("jax_enable_x64", True)
    import jax.numpy as jnp
    jw, jl = jax.jit(lambda x: wave(jnp, x)), jax.jit(lambda x: logistic(jnp, x))
    contenders["JAX"] = tuple(from_python(lambda x, out, f=f: f(x).block_until_ready()) for f in (jw, jl))
    versions.append("JAX " + jax.__version__)
except ImportError:
    pass
try:
    import torch
    torch.set_num_threads(1)
    contenders["PyTorch"] = (from_python(lambda x, out: wave(torch, torch.from_numpy(x)).numpy()),
                             from_python(lambda x, out: torch.sigmoid(torch.from_numpy(x)).numpy()))
    versions.append("PyTorch " + torch.__version__)
except ImportError:
    pass

seconds = float(os.environ.get("SECONDS_EACH", "0.05"))
print("Compiler: `%s`; %s." % (" ".join(compiler), ", ".join(versions)))
for title, index, truth in (("sin(x) + cos(x) * exp(x)", 0, wave), ("1 / (1 + exp(-x))", 1, logistic)):
    names = [c for c in contenders if contenders[c][index]]
    print("\n`%s`, µs a call\n\n| n | type | %s |\n|---|---|%s" % (title, " | ".join(names), "---|" * len(names)))
    for n in (1000, 10000, 1000000):
        for kind in (np.float32, np.float64):
            x = (np.random.default_rng(1).random(n) * 20 - 10).astype(kind)
            want, row = truth(np, x.astype(np.float64)), []
            for c in names:
                taken, result = contenders[c][index](x, np.zeros_like(x), seconds)
                assert np.allclose(result, want, rtol=1e-5 if kind == np.float32 else 1e-12, atol=1e-4 if kind == np.float32 else 1e-11), c
                row.append("%.2f" % (taken * 1e6))
            print("| %d | %s | %s |" % (n, "float" if kind == np.float32 else "double", " | ".join(row)), flush=True)
