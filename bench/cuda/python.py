#!/usr/bin/env python3
"""PyTorch and CuPy in the contests of bench.cu, the same lines, timed in the same way:    python.py torch|cupy SECONDS"""
import statistics
import sys
import time

which, deadline = sys.argv[1], time.monotonic() + float(sys.argv[2])
try:
    if which == "torch":
        import torch as library
        if not library.cuda.is_available():
            sys.exit("# PyTorch finds no card")
        event = lambda: library.cuda.Event(enable_timing=True)
        elapsed = lambda a, b: a.elapsed_time(b)
        synchronize = library.cuda.synchronize
        make = lambda kind, n: (library.arange(n, device="cuda") % 251).to(getattr(library, kind))
        add = lambda x, y, out: library.add(y, x, alpha=3, out=out)
        scale = lambda x, out: library.addcmul(one, x, two, out=out)
        invert = lambda x, out: library.bitwise_not(x, out=out)
        name = "PyTorch " + library.__version__
        one, two = library.ones((), device="cuda"), library.full((), 2.0, device="cuda")
    else:
        import cupy as library
        event = lambda: library.cuda.Event()
        elapsed = library.cuda.get_elapsed_time
        synchronize = lambda: library.cuda.get_current_stream().synchronize()
        make = lambda kind, n: (library.arange(n) % 251).astype(kind)
        saxpy = library.ElementwiseKernel("T x, T y", "T z", "z = 3 * x + y", "saxpy")
        scaled = library.ElementwiseKernel("T x", "T z", "z = 2 * x + 1", "scale")
        inverted = library.ElementwiseKernel("T x", "T z", "z = ~x", "invert")
        add = lambda x, y, out: saxpy(x, y, out)
        scale = lambda x, out: scaled(x, out)
        invert = lambda x, out: inverted(x, out)
        name = "CuPy " + library.__version__
except ImportError:
    sys.exit("# %s is not installed (pip install %s): left out" % (which, {"torch": "torch", "cupy": "cupy-cuda13x"}[which]))
except Exception as error:  # no driver
    sys.exit("# %s: %s" % (which, error))


def timed(call, calls):
    a, b = event(), event()
    a.record()
    for _ in range(calls):
        call()
    b.record()
    b.synchronize()
    return elapsed(a, b) * 1e3 / calls


def race(contest, n, call, size):
    call()
    synchronize()
    once = timed(call, 1)
    calls = 1 if once > 1500 else 200 if once < 10 else int(2000 / once) + 1
    rounds = [timed(call, calls) for _ in range(9)]
    print("%s\t%d\taligned\thot\t%s\t%.3f\t%d" % (contest, n, name, statistics.median(rounds), n * size), flush=True)


for power in range(28, 9, -2):
    if time.monotonic() > deadline:
        sys.exit("# out of time with " + name)
    n = 1 << power
    try:
        x, y, z = make("float32", n), make("float32", n), make("float32", n)
        race("scale_f32", n, lambda: scale(x, z), 8)
        race("saxpy_f32", n, lambda: add(x, y, z), 12)
        x, y = make("uint8", n), make("uint8", n)
        race("invert_u8", n, lambda: invert(x, y), 2)
    except Exception as error:
        print("# %s at n = %d: %s" % (name, n, str(error).splitlines()[0]))
x, y, z = make("float32", 1024), make("float32", 1024), make("float32", 1024)
each = []
for _ in range(101):
    synchronize()
    start = time.perf_counter()
    for _ in range(100):
        add(x, y, z)
    each.append((time.perf_counter() - start) * 1e4)
print("enqueue\t1024\taligned\thot\t%s\t%.3f\t0" % (name, statistics.median(each)))
