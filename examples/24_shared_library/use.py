"""The maps of libsignal.so from Python: ctypes, with NumPy's arrays where it is installed, else with array's.

Run:   gcc -O2 -shared -fPIC examples/24_shared_library/signal.c -o libsignal.so && python3 examples/24_shared_library/use.py ./libsignal.so
"""
import array
import ctypes
import sys
import time

try:
    import numpy
except ImportError:
    numpy = None

library = ctypes.CDLL(sys.argv[1])
size, number, doubles = ctypes.c_size_t, ctypes.c_double, ctypes.POINTER(ctypes.c_double)


class Failure(ctypes.Structure):
    _fields_ = [("index", ctypes.c_size_t), ("code", ctypes.c_int)]


library.scale_map.argtypes = [size, doubles, doubles, number]
library.energy_map.argtypes = [size, doubles, doubles, size]
library.decibel_map.argtypes = [size, doubles, doubles, ctypes.POINTER(Failure)]
library.signal_explain.restype = ctypes.c_char_p


def new(values):
    return numpy.array(values, dtype=numpy.float64) if numpy else array.array("d", values)


def pointer(values):
    """A pointer to an array's own memory: nothing is copied."""
    if numpy:
        return values.ctypes.data_as(doubles)
    return ctypes.cast((ctypes.c_double * len(values)).from_buffer(values), doubles)


def check(status):
    if status != 0:
        raise RuntimeError(library.signal_explain().decode())


x = new([float(i) for i in range(8)])
scaled, energies, levels = new([0] * 8), new([0] * 2), new([0] * 8)
check(library.scale_map(8, pointer(scaled), pointer(x), 0.5))
print("scaled ", *("%.1f" % value for value in scaled))
check(library.energy_map(2, pointer(energies), pointer(x), 4))  # two frames of four samples
print("energy ", *("%.1f" % value for value in energies))
failure = Failure()
status = library.decibel_map(8, pointer(x), pointer(levels), failure)
print("decibel", *("%.1f" % value for value in levels))
print("status %d: element %d has code %d" % (status, failure.index, failure.code))
print(library.signal_explain().decode())

n = 1000000
big, out = new([1.0]) * n if not numpy else numpy.ones(n), new([0.0]) * n if not numpy else numpy.zeros(n)
start = time.perf_counter()
check(library.scale_map(n, pointer(out), pointer(big), 0.5))
one_map = time.perf_counter() - start
start = time.perf_counter()
plain = [value * 0.5 for value in big]
print("map %.2f ms, list comprehension %.2f ms" % (1e3 * one_map, 1e3 * (time.perf_counter() - start)), file=sys.stderr)
