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
size, number = ctypes.c_size_t, ctypes.c_double

# A map sees an address, not an array: float32 or every second element (x[::2]) would give wrong numbers with status 0, and so would
# fewer elements than n. ndpointer makes ctypes refuse other types and shapes, gaps and, for outputs, read-only arrays; lengths are
# checked below.
if numpy:
    doubles = numpy.ctypeslib.ndpointer(dtype=numpy.float64, ndim=1, flags="C_CONTIGUOUS")
    doubles_out = numpy.ctypeslib.ndpointer(dtype=numpy.float64, ndim=1, flags="C_CONTIGUOUS,WRITEABLE")
else:
    doubles = doubles_out = ctypes.POINTER(ctypes.c_double)


class Failure(ctypes.Structure):
    _fields_ = [("index", ctypes.c_size_t), ("code", ctypes.c_int)]


library.scale_map.argtypes = [size, doubles_out, doubles, number]
library.energy_map.argtypes = [size, doubles_out, doubles, size]
library.decibel_map.argtypes = [size, doubles, doubles_out, ctypes.POINTER(Failure)]
library.signal_explain.restype = ctypes.c_char_p


def new(values):
    return numpy.array(values, dtype=numpy.float64) if numpy else array.array("d", values)


def array_of(length, values):
    """An array as a map takes it, its own memory: nothing is copied."""
    if len(values) < length:
        raise ValueError("%d elements are wanted, the array has %d" % (length, len(values)))
    if numpy:
        return values  # ndpointer looks at it
    if not isinstance(values, array.array) or values.typecode != "d":
        raise TypeError("an array.array of doubles is wanted: array.array(\"d\", ...)")
    return ctypes.cast((ctypes.c_double * len(values)).from_buffer(values), doubles)


def check(status):
    if status != 0:
        raise RuntimeError(library.signal_explain().decode())


def scale(out, x, factor):
    n = len(x)
    check(library.scale_map(n, array_of(n, out), array_of(n, x), factor))


def energy(out, frames, width):
    n = len(frames) // width
    check(library.energy_map(n, array_of(n, out), array_of(n * width, frames), width))


def refused(call, *arguments):
    """An argument that would give wrong numbers is an exception before the map is called."""
    try:
        call(*arguments)
    except (TypeError, ValueError, ctypes.ArgumentError):
        return
    raise AssertionError("taken: %r" % (arguments,))


x = new([float(i) for i in range(8)])
scaled, energies, levels = new([0] * 8), new([0] * 2), new([0] * 8)
scale(scaled, x, 0.5)
print("scaled ", *("%.1f" % value for value in scaled))
energy(energies, x, 4)  # two frames of four samples
print("energy ", *("%.1f" % value for value in energies))
failure = Failure()
status = library.decibel_map(8, array_of(8, x), array_of(8, levels), failure)
print("decibel", *("%.1f" % value for value in levels))
print("status %d: element %d has code %d" % (status, failure.index, failure.code))
print(library.signal_explain().decode())

refused(scale, new([0] * 7), x, 0.5)
if numpy:
    fixed = new([0] * 8)
    fixed.flags.writeable = False
    for out, values in ((scaled, x.astype(numpy.float32)), (new([0] * 4), x[::2]), (fixed, x), (scaled, x.reshape(2, 4))):
        refused(scale, out, values, 0.5)
else:
    refused(scale, scaled, array.array("f", x), 0.5)

n = 1000000
big, out = new([1.0]) * n if not numpy else numpy.ones(n), new([0.0]) * n if not numpy else numpy.zeros(n)
start = time.perf_counter()
scale(out, big, 0.5)
one_map = time.perf_counter() - start
start = time.perf_counter()
plain = [value * 0.5 for value in big]
print("map %.2f ms, list comprehension %.2f ms" % (1e3 * one_map, 1e3 * (time.perf_counter() - start)), file=sys.stderr)
