"""What is measured: the works, and the systems with how each is built. run.py, report.py and plot.py read this."""
import collections

# ------------------------------------------------------------------------------------------------ works
# sizes: n that are timed; huge: an n at which one system at a time has its arrays, and all its turns in a row; idle: n that are also timed after a pause.
# check: n whose outputs are compared; values: the type in the output file; differ: the share of values that may differ beyond the tolerance.
# peak: is the most memory of each process measured?
Work = collections.namedtuple('Work', 'title sizes huge idle check values differ unit peak')
SERIES, IDLE = [10 ** k for k in range(8)], [100, 10 ** 4, 10 ** 6]


def work(title, sizes, huge=None, idle=(), check=1003, values='f', differ=0.0, unit='element', peak=False):
    return Work(title, sizes, huge, idle, check, values, differ, unit, peak)


GATHERED = [1000, 10 ** 5, 10 ** 6]
PIXELS = 100 * 64 * 64 * 3
WORKS = {
    'square': work('x²', SERIES, None, IDLE),
    'quadratic': work('x² + 2x + 1', SERIES),
    'saxpy': work('a·x + y', SERIES, 10 ** 8, IDLE),
    'polynomial': work('polynomial of degree 10', SERIES),
    'trigonometry': work('sin x + cos x · exp x', SERIES, None, IDLE),
    'logistic': work('1 / (1 + exp −x)', SERIES),
    'image': work('image arithmetic, 100×64×64×3 uint8', [PIXELS], check=PIXELS, values='B'),
    'roots': work('square roots, 100×64×64×3 uint8 to float', [PIXELS], check=PIXELS),
    'outer': work('outer products of 100 arrays of 32×32', [], 100, check=3, unit='array'),
    'gradients': work('per-example gradients, 32 features', [10, 1000], unit='example'),
    'dot': work('dot product', SERIES),
    'softmax': work('softmax of rows of 64', [1, 10, 100, 1000, 10 ** 4], check=103, unit='row'),
    'memory': work('1000 numbers, each joined to 10000 by xor, and summed', [1000], values='i', unit='sum', peak=True),
    'ragged': work('sums of ragged rows of 1 to 64', SERIES[:6], unit='row'),
    'mandelbrot': work('Mandelbrot, at most 256 iterations', SERIES[:7], check=103, values='i', differ=0.02, unit='pixel'),
    'newton': work("Newton's steps to √(x² + 1)", SERIES[:7]),
    'collatz': work('Collatz steps from below 65537', SERIES[:7], values='i'),
    'histogram': work('a histogram of random bytes', GATHERED, values='i', unit='byte'),
    'skewed': work('a histogram of bytes, four of five of them alike', GATHERED, values='i', unit='byte'),
    'columns': work('sums of 64 columns', [10, 1000, 10 ** 4], unit='row'),
    'keep_1': work('1 % of the elements kept', GATHERED),
    'keep_50': work('half of the elements kept', GATHERED),
    'keep_99': work('99 % of the elements kept', GATHERED),
    'search': work('a search without a hit', GATHERED, values='i'),
}

# ------------------------------------------------------------------------------------------------ systems
# family: how a plot draws it. command: ('C', compiler, flags, source, libraries) or ('Python', module).
# needs: the header or module without which it is skipped, and the package that has it; or what the processor must have.
System = collections.namedtuple('System', 'name family threads command needs')
O2, NATIVE, FAST = '-O2', '-O3 -march=native', '-O3 -march=native -ffast-math'
MAP = '-O2 -march=native -DNDEBUG'
C11, CXX = '-std=gnu11', '-std=c++17'


def compiled(name, family, threads, compiler, flags, source, libraries='', needs=None):
    return System(name, family, threads, ('C', compiler, flags, source, libraries), needs)


def python(name, family, threads, module, package):
    return System(name, family, threads, ('Python', module), (module, package))


TBB, HWY, XSIMD = ('execution', 'libtbb-dev', 'tbb/tbb.h'), ('hwy', 'libhwy-dev', 'hwy/highway.h'), ('xsimd', 'libxsimd-dev', 'xsimd/xsimd.hpp')
AVX2 = ('processor', 'avx2')  # a flag of /proc/cpuinfo
EIGEN, KOKKOS = ('Eigen', 'libeigen3-dev', 'eigen3/Eigen/Core'), ('Kokkos', 'libtrilinos-kokkos-dev', 'trilinos/Kokkos_Core.hpp')
SYSTEMS = [
    compiled('mapfn, gcc -O2', 'mapfn', 1, 'gcc', f'{C11} {O2}', 'mapfn.c'),
    compiled('mapfn, gcc -O2, dispatch', 'mapfn', 1, 'gcc', f'{C11} {O2} -DMAPFN_DISPATCH=1', 'mapfn.c', '', AVX2),
    compiled('mapfn, gcc', 'mapfn', 1, 'gcc', f'{C11} {MAP}', 'mapfn.c'),
    compiled('mapfn, clang', 'mapfn', 1, 'clang', f'{C11} {MAP}', 'mapfn.c'),
    compiled('loop, gcc -O2', 'loop', 1, 'gcc', f'{C11} {O2}', 'plain.c'),
    compiled('loop, gcc -O3', 'loop', 1, 'gcc', f'{C11} {NATIVE}', 'plain.c'),
    compiled('loop, gcc fast-math', 'fast', 1, 'gcc', f'{C11} {FAST}', 'plain.c'),
    compiled('loop, clang -O2', 'loop', 1, 'clang', f'{C11} {O2}', 'plain.c'),
    compiled('loop, clang -O3', 'loop', 1, 'clang', f'{C11} {NATIVE}', 'plain.c'),
    compiled('loop, clang fast-math', 'fast', 1, 'clang', f'{C11} {FAST} -fveclib=libmvec', 'plain.c', '-lmvec'),
    compiled('Highway', 'simd', 1, 'g++', f'{CXX} {NATIVE}', 'highway.cpp', '', HWY),
    compiled('Highway, dispatch', 'simd', 1, 'g++', f'{CXX} -O3 -DRIVAL_DISPATCH', 'highway.cpp', '-lhwy', HWY),
    compiled('xsimd', 'simd', 1, 'g++', f'{CXX} {NATIVE}', 'xsimd.cpp', '', XSIMD),
    compiled('Eigen', 'simd', 1, 'g++', f'{CXX} {NATIVE} -DNDEBUG -isystem /usr/include/eigen3', 'eigen.cpp', '', EIGEN),
    compiled('Kokkos', 'simd', 1, 'g++', f'{CXX} {NATIVE} -isystem /usr/include/trilinos', 'kokkos.cpp', '-ltrilinos_kokkoscore', KOKKOS),
    compiled('mapfn OpenMP, gcc', 'mapfn', 2, 'gcc', f'{C11} {MAP} -fopenmp', 'mapfn.c'),
    compiled('mapfn OpenMP, clang', 'mapfn', 2, 'clang', f'{C11} {MAP} -fopenmp', 'mapfn.c', '', ('libomp', 'libomp-dev', 'omp.h')),
    compiled('omp parallel for simd, gcc', 'parallel', 2, 'gcc', f'{C11} {NATIVE} -fopenmp', 'plain.c'),
    compiled('omp parallel for simd, clang', 'parallel', 2, 'clang', f'{C11} {NATIVE} -fopenmp', 'plain.c', '', ('libomp', 'libomp-dev', 'omp.h')),
    compiled('std::transform par_unseq', 'parallel', 2, 'g++', f'{CXX} {NATIVE}', 'stl.cpp', '-ltbb', TBB),
    compiled('mapfn OpenMP, gcc', 'mapfn', 1, 'gcc', f'{C11} {MAP} -fopenmp', 'mapfn.c'),
    compiled('omp parallel for simd, gcc', 'parallel', 1, 'gcc', f'{C11} {NATIVE} -fopenmp', 'plain.c'),
    compiled('std::transform par_unseq', 'parallel', 1, 'g++', f'{CXX} {NATIVE}', 'stl.cpp', '-ltbb', TBB),
    python('NumPy', 'python', 1, 'numpy', 'numpy'),
    python('Numba', 'python', 1, 'numba', 'numba'),
    python('Numba parallel', 'python', 2, 'numba', 'numba'),
    python('JAX', 'python', 1, 'jax', 'jax'),
    python('JAX', 'python', 2, 'jax', 'jax'),
    python('PyTorch', 'python', 1, 'torch', 'torch'),
    python('PyTorch', 'python', 2, 'torch', 'torch'),
    python('tf.vectorized_map', 'tensorflow', 1, 'tensorflow', 'tensorflow-cpu'),
    python('tf.vectorized_map', 'tensorflow', 2, 'tensorflow', 'tensorflow-cpu'),
    python('tf.map_fn eager', 'tensorflow', 2, 'tensorflow', 'tensorflow-cpu'),
    python('tf.map_fn in tf.function', 'tensorflow', 2, 'tensorflow', 'tensorflow-cpu'),
]
# ISPC and a Kokkos with threads: neither Debian 12 nor PyPI has them.

# What a work's rows do not share: said beside its tables.
UNFAIR = {
    'trigonometry': 'Loops and std::transform call libm one element at a time; the maps call mapfn_math.h, as the vector libraries call their own. Highway reduces arguments less exactly.',
    'logistic': 'Loops and std::transform call libm one element at a time; the maps call mapfn_math.h, as the vector libraries call their own.',
    'softmax': 'Loops call libm; and their sum and maximum keep the order of the row. Maps, vector libraries and fast-math have orders of their own; only the maps\' one is the same everywhere.',
    'roots': 'Loops take the time that sqrtf needs to set errno; mapfn_sqrt does not set it.',
    'dot': 'Loops add in order, one after another; fast-math, the vector libraries, Numba\'s threads and OpenMP in an order that they choose, maps in one that depends on n alone.',
    'gradients': 'Loops add in order; maps, vector libraries and fast-math do not. JAX, PyTorch and TensorFlow differentiate by themselves, all others by hand.',
    'ragged': 'Maps and loops add in order, vector libraries and fast-math do not: a map with a sum is slower over rows this short.',
    'memory': 'NumPy and PyTorch make the array in between, which all others leave out. Vector libraries and compilers add in any order: these are integers.',
    'mandelbrot': 'Maps are written as steps, whose lanes refill; Highway and xsimd run a vector until its last pixel ends; JAX and TensorFlow all pixels until the last one; NumPy and PyTorch pack what goes on.',
    'newton': 'Maps are written as steps, whose lanes refill; Highway and xsimd run a vector until its last element ends; JAX and TensorFlow all elements until the last one.',
    'collatz': 'Maps are written as steps, whose lanes refill; Highway and xsimd run a vector until its last element ends; JAX and TensorFlow all elements until the last one.',
    'histogram': 'Maps look whether each byte has a place; NumPy returns 64-bit counts.',
    'skewed': 'Maps look whether each byte has a place; NumPy returns 64-bit counts.',
    'columns': 'Maps add blocks of 128 rows, which are the same for any number of threads; all others add in an order of their own.',
    'keep_1': 'NumPy makes a mask and a new array. Loops and std::copy_if branch.',
    'keep_50': 'NumPy makes a mask and a new array. Loops and std::copy_if branch.',
    'keep_99': 'NumPy makes a mask and a new array. Loops and std::copy_if branch.',
    'search': 'NumPy compares all elements.',
    'outer': 'Compiled systems and Numba write into an output that is there; the others touch 400 MB of new pages at each call.',
}
QUICK_SYSTEMS = {'mapfn, gcc -O2', 'mapfn, gcc -O2, dispatch', 'mapfn, gcc', 'mapfn, clang', 'loop, gcc -O2', 'loop, gcc -O3', 'loop, clang -O3', 'Highway', 'Highway, dispatch', 'xsimd',
                 'mapfn OpenMP, gcc', 'omp parallel for simd, gcc', 'NumPy', 'Numba'}
QUICK_WORKS = ['square', 'trigonometry', 'gradients', 'dot']


def label(system):
    return f'{system.name}, {system.threads}t' if system.threads > 1 else system.name


def same_name_with_more_threads(system):
    return system.threads == 1 and any(s.name == system.name and s.threads > 1 for s in SYSTEMS)


def key(system):
    return f'{system.name}-{system.threads}'.replace(' ', '_').replace(':', '').replace(',', '')
