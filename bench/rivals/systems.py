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
    'memory': work('each of 1000 repeated 10000 times, summed', [1000], values='i', unit='sum', peak=True),
    'ragged': work('sums of ragged rows of 1 to 64', SERIES[:6], unit='row'),
    'mandelbrot': work('Mandelbrot, at most 256 iterations', SERIES[:7], check=103, values='i', differ=0.02, unit='pixel'),
    'newton': work("Newton's steps to √(x² + 1)", SERIES[:7]),
    'collatz': work('Collatz steps from below 65537', SERIES[:7], values='i'),
}

# ------------------------------------------------------------------------------------------------ systems
# family: how a plot draws it. command: ('C', compiler, flags, source, libraries) or ('Python', module).
# needs: the header or module without which it is skipped, and the package that has it.
System = collections.namedtuple('System', 'name family threads command needs')
O2, NATIVE, FAST = '-O2', '-O3 -march=native', '-O3 -march=native -ffast-math'
MAP = '-O2 -march=native -DNDEBUG'
C11, CXX = '-std=gnu11', '-std=c++17'


def compiled(name, family, threads, compiler, flags, source, libraries='', needs=None):
    return System(name, family, threads, ('C', compiler, flags, source, libraries), needs)


def python(name, family, threads, module, package):
    return System(name, family, threads, ('Python', module), (module, package))


TBB, HWY, XSIMD = ('execution', 'libtbb-dev', 'tbb/tbb.h'), ('hwy', 'libhwy-dev', 'hwy/highway.h'), ('xsimd', 'libxsimd-dev', 'xsimd/xsimd.hpp')
EIGEN, KOKKOS = ('Eigen', 'libeigen3-dev', 'eigen3/Eigen/Core'), ('Kokkos', 'libtrilinos-kokkos-dev', 'trilinos/Kokkos_Core.hpp')
SYSTEMS = [
    compiled('mapfn, gcc -O2', 'mapfn', 1, 'gcc', f'{C11} {O2}', 'mapfn.c'),
    compiled('mapfn, gcc', 'mapfn', 1, 'gcc', f'{C11} {MAP}', 'mapfn.c'),
    compiled('mapfn, clang', 'mapfn', 1, 'clang', f'{C11} {MAP}', 'mapfn.c'),
    compiled('loop, gcc -O2', 'loop', 1, 'gcc', f'{C11} {O2}', 'plain.c'),
    compiled('loop, gcc -O3', 'loop', 1, 'gcc', f'{C11} {NATIVE}', 'plain.c'),
    compiled('loop, gcc fast-math', 'fast', 1, 'gcc', f'{C11} {FAST}', 'plain.c'),
    compiled('loop, clang -O2', 'loop', 1, 'clang', f'{C11} {O2}', 'plain.c'),
    compiled('loop, clang -O3', 'loop', 1, 'clang', f'{C11} {NATIVE}', 'plain.c'),
    compiled('loop, clang fast-math', 'fast', 1, 'clang', f'{C11} {FAST} -fveclib=libmvec', 'plain.c', '-lmvec'),
    compiled('Highway', 'simd', 1, 'g++', f'{CXX} {NATIVE}', 'highway.cpp', '', HWY),
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
QUICK_SYSTEMS = {'mapfn, gcc -O2', 'mapfn, gcc', 'mapfn, clang', 'loop, gcc -O2', 'loop, gcc -O3', 'loop, clang -O3', 'Highway', 'xsimd',
                 'mapfn OpenMP, gcc', 'omp parallel for simd, gcc', 'NumPy', 'Numba'}
QUICK_WORKS = ['square', 'trigonometry', 'gradients']


def label(system):
    return f'{system.name}, {system.threads}t' if system.threads > 1 else system.name


def same_name_with_more_threads(system):
    return system.threads == 1 and any(s.name == system.name and s.threads > 1 for s in SYSTEMS)


def key(system):
    return f'{system.name}-{system.threads}'.replace(' ', '_').replace(':', '').replace(',', '')
