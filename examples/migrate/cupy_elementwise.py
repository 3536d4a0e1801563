# CuPy: ElementwiseKernel, from docs/migrating.md. Run:   python3 examples/migrate/cupy_elementwise.py
import cupy as cp

squared_diff = cp.ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared_diff")
add_reverse = cp.ElementwiseKernel("T x, raw T y", "T z", "z = x + y[_ind.size() - i - 1]", "add_reverse")

x, y = cp.arange(5, dtype=cp.float32), cp.arange(5, dtype=cp.float32) * 3
print("squared differences:", *("%g" % v for v in squared_diff(x, y).get()))
print("from one value:", *("%g" % v for v in squared_diff(x, cp.float32(5)).get()))
z = cp.empty(5, dtype=cp.float32)
add_reverse(x, y, z)
print("reversed:", *("%g" % v for v in z.get()))

rows = cp.arange(10, dtype=cp.float32).reshape(2, 5)
print("rows:", *("%g" % v for v in squared_diff(rows, x).ravel().get()))
several_types = cp.ElementwiseKernel("X x, Y y", "Z z", "z = (x - y) * (x - y)", "several_types")
print("several types:", *("%g" % v for v in several_types(x, cp.arange(1, 6, dtype=cp.int32), cp.empty(5)).get()))
all_raw = cp.ElementwiseKernel("raw T x", "raw T z", "T twice = x[i] + x[i]; z[_ind.size() - i - 1] = twice", "all_raw")
all_raw(x, z, size=5)
print("all raw:", *("%g" % v for v in z.get()))
