#!/bin/sh
# Every example, compiled without a warning by each compiler that is here, must print what its .expected file says.
result() { # status, what
    if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}
. tests/lib/matrix.sh
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
printf '#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n' >"$BUILD/has_omp.c"
run=-O2 # of what is run; gcc's kernels ask for -O3 themselves, so that it takes less at -Og
case $($CC --version | head -n 1) in *clang*) ;; *) thorough || [ "$ONLY" ] || run=$quick_gcc ;; esac
level=$run # of all but the first compiler only what it says, unless THOROUGH=1: other suites run clang's code
for header in /usr/lib/llvm-*/lib/clang/*/include/omp.h; do [ ! -f "$header" ] || { mkdir -p "$BUILD/omp" && cp "$header" "$BUILD/omp/"; }; done
newest= # of the clangs beside Debian's own: it warns of more
for version in 23 22 21 20 19; do [ "$newest" ] || ! command -v clang-$version >/dev/null || newest=clang-$version; done
[ -z "$ONLY" ] || newest=
other=clang # whose warnings count: the newest there is, and all with THOROUGH=1
[ -z "$newest" ] || thorough || other=
for compiler in "$CC" ${ONLY:-gcc $other} $newest; do
    command -v ${compiler%% *} >/dev/null || { echo "skip - examples with $compiler: not found (Debian: apt-get install $compiler)"; continue; }
    # cc is often gcc or clang: the same compiler is tried once
    version=$($compiler -v 2>&1 | grep ' version ')
    case "$seen" in *"<$version>"*) continue ;; esac
    seen="$seen<$version>"
    case $seen in "<"*"<"*) [ "${THOROUGH:-0}" = 1 ] || level="-fsyntax-only -Wno-unused-command-line-argument" ;; esac
    case $level in -fsyntax-only*) [ ! -d "$BUILD/omp" ] || level="$level -idirafter $BUILD/omp" ;; esac # where it has no omp.h of its own
    has_omp=no
    ! $compiler $level -fopenmp "$BUILD/has_omp.c" -o "$BUILD/has_omp" 2>/dev/null || has_omp=yes
    openmp=$([ -z "$ONLY" ] || openmp_of "$compiler") # by itself it takes another clang's library
    [ -z "$openmp" ] || has_omp=yes
    for source in examples/*.c; do
        [ ! -f "${source%.c}.cu" ] || continue # a .cu belongs to it: tests/cuda
        case $source in examples/5*) continue ;; esac # over MPI ranks: below
        name=$(basename "$source" .c)
        program=$BUILD/$name
        # its own flags stand behind its name in the line that says how to run it
        flags=$(sed -n "s|.*Run:   gcc -O2 $source\(.*\) && .*|\1|p" "$source")
        case $flags in *-fopenmp*)
            if [ $has_omp = no ]; then
                echo "skip - $source with $compiler: -fopenmp does not work here (Debian, for clang: apt-get install libomp-dev)"
                continue
            fi ;;
        esac
        # ONLY one compiler: the newest standards, too
        for std in $([ -z "$ONLY" ] || echo c2x c2y); do
            echo 'int main(void) { return 0; }' | $compiler -x c -std=$std -fsyntax-only - 2>/dev/null || continue
            $compiler -std=$std -D_GNU_SOURCE -fsyntax-only -Wno-unused-command-line-argument $warnings "$source" ${flags%%-l*} $openmp
            result $? "$source with $compiler -std=$std, no warning"
        done
        if ! $compiler $level $warnings "$source" -o "$program" $flags $openmp; then
            echo "not ok - $source compiles with $compiler $level $warnings"
        elif [ "$level" != $run ]; then echo "ok - $source with $compiler, no warning"
        elif ! "$program" >"$program.out"; then
            echo "not ok - $source with $compiler: the program ended with an error"
        elif ! diff "examples/$name.expected" "$program.out"; then
            echo "not ok - $source with $compiler prints what examples/$name.expected says"
        else
            echo "ok - $source with $compiler"
        fi
    done
done

[ -z "$ONLY" ] || exit 0 # the rest is not about compilers

# over MPI ranks: the same digits on 1 to 4 of them, with every MPI that is here
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_mpi_yield_when_idle=1
export OMPI_MCA_btl_vader_single_copy_mechanism=none # containers may not read other processes' memory
for mpi in openmpi mpich; do
    [ $mpi = mpich ] && packages="libmpich-dev mpich" || packages="libopenmpi-dev openmpi-bin"
    if ! command -v mpicc.$mpi >/dev/null || ! command -v mpirun.$mpi >/dev/null; then echo "skip - examples/50_mpi.c with $mpi: not found (Debian, Ubuntu: apt-get install $packages)"; continue; fi
    mpicc.$mpi $run $warnings examples/50_mpi.c -o "$BUILD/50_mpi" -lm
    result $? "examples/50_mpi.c compiles with $mpi"
    # MPICH's ranks never yield, which takes time on few cores
    [ $mpi = mpich ] && [ "${THOROUGH:-0}" != 1 ] && ranks="1 2" || ranks="1 2 3 4"
    for ranks in $ranks; do
        timeout 600 mpirun.$mpi -n $ranks "$BUILD/50_mpi" >"$BUILD/50_mpi.out" && diff examples/50_mpi.expected "$BUILD/50_mpi.out"
        result $? "examples/50_mpi.c with $mpi: $ranks ranks, the same digits"
    done
done

# the shared library, from each language: all print the same
folder=examples/24_shared_library
library=$BUILD/libsignal.so
$CC $run $warnings -shared -fPIC $folder/signal.c -o "$library"
result $? "$folder/signal.c becomes a shared library with $CC"
used() { # what, command…
    used_by=$1; shift
    "$@" >"$BUILD/used.out" && diff $folder/expected "$BUILD/used.out"
    result $? "$folder used by $used_by"
}
if command -v python3 >/dev/null; then
    used "Python, ctypes$(python3 -c 'import numpy' 2>/dev/null && echo " and NumPy")" python3 $folder/use.py "$library"
    python3 -c 'import numpy' 2>/dev/null || echo "skip - $folder/use.py with NumPy: not installed (pip install numpy; Debian, Ubuntu: apt-get install python3-numpy)"
else
    echo "skip - $folder/use.py: no python3 (Debian, Ubuntu: apt-get install python3)"
fi
if command -v gfortran >/dev/null; then
    gfortran -O2 -Wall -Wextra -Werror $folder/use.f90 "$library" -o "$BUILD/use_fortran" && used Fortran "$BUILD/use_fortran"
    result $? "$folder/use.f90 compiles"
else
    echo "skip - $folder/use.f90: no gfortran (Debian, Ubuntu: apt-get install gfortran)"
fi
if command -v "$CXX" >/dev/null; then
    $CXX $run $warnings $folder/use.cpp "$library" -o "$BUILD/use_c++" && used C++ "$BUILD/use_c++"
    result $? "$folder/use.cpp compiles"
else
    echo "skip - $folder/use.cpp: no $CXX (Debian, Ubuntu: apt-get install g++)"
fi

# examples/png.h against zlib: what it writes is read, what zlib writes is read by it, with all filters; damaged files are refused
if command -v python3 >/dev/null; then
    $CC $run $warnings -fsanitize=address,undefined tests/examples/png.c -o "$BUILD/png" 2>/dev/null || $CC -O2 $warnings tests/examples/png.c -o "$BUILD/png"
    python3 tests/examples/png.py "$BUILD/png" "$BUILD"
    result $? "examples/png.h reads and writes what zlib does"
else
    echo "skip - examples/png.h against zlib: no python3 (Debian, Ubuntu: apt-get install python3)"
fi

# examples/migrate: a program of another system and one with maps print the same, NAME.expected, or for NAME_OTHER that of NAME. A Python
# program runs where what it imports is installed; nvcc takes its time, and is asked with CUDA_EXAMPLES=1
: "${PYTHON:=python3}"
expected() { # program without its ending: the file of what it prints
    text=$1
    while [ ! -f "$text.expected" ] && [ "$text" != "${text%_*}" ]; do text=${text%_*}; done
    echo "$text.expected"
}
for source in examples/migrate/*; do
    name=$(basename "$source") text=$(expected "${source%.*}")
    case $source in *.expected) continue ;; esac
    if [ ! -f "$text" ] || ! grep -q "/$name)" docs/migrating.md || ! head -n 1 "$source" | grep -q "docs/migrating.md. Run:   [a-z0-9]* .*$source"; then
        echo "not ok - $source: its text, its link in docs/migrating.md, or its first line is missing"
        continue
    fi
    case $source in
    *.c)
        flags=$(sed -n "1s|.*Run:   gcc -O2 $source\(.*\) && .*|\1|p" "$source")
        case $flags in *-fopenmp*) $CC -fopenmp "$BUILD/has_omp.c" -o "$BUILD/has_omp" 2>/dev/null || { echo "skip - $source: -fopenmp does not work here"; continue; } ;; esac
        $CC $run $warnings "$source" -o "$BUILD/migrate" $flags && "$BUILD/migrate" >"$BUILD/migrate.out" && diff "$text" "$BUILD/migrate.out"
        result $? "$source with $CC prints $text" ;;
    *.py)
        if ! command -v "$PYTHON" >/dev/null; then echo "skip - $source: no $PYTHON (Debian, Ubuntu: apt-get install python3)"; continue; fi
        "$PYTHON" -c 'import ast, sys; ast.parse(open(sys.argv[1]).read())' "$source"
        result $? "$source: Python reads it"
        missing=$(sed -n 's/^\(import\|from\) \([a-z0-9_]*\).*/\2/p' "$source" | sort -u | while read -r module; do
            "$PYTHON" -c "import importlib.util, sys; sys.exit(importlib.util.find_spec('$module') is None)" || printf ' %s' "$module"; done)
        if [ -n "$missing" ]; then echo "skip - $source runs: not installed:$missing (pip install$missing)"; continue; fi
        TF_CPP_MIN_LOG_LEVEL=3 "$PYTHON" "$source" >"$BUILD/migrate.out" && diff "$text" "$BUILD/migrate.out"
        result $? "$source prints $text" ;;
    *.cu)
        if [ "$CUDA_EXAMPLES" != 1 ]; then echo "skip - $source: takes nvcc half a minute (CUDA toolkit; make test SUITES=examples CUDA_EXAMPLES=1)"; continue; fi
        ${NVCC:-nvcc} -O2 --extended-lambda "$source" -o "$BUILD/migrate" && "$BUILD/migrate" >"$BUILD/migrate.out" && diff "$text" "$BUILD/migrate.out"
        result $? "$source with nvcc prints $text" ;;
    esac
done

# the first comment of each tells how to compile and run it
for source in examples/*.c; do
    [ ! -f "${source%.c}.cu" ] || continue
    case $source in examples/5*) run="mpicc -O2 $source .* mpirun " ;; *) run="gcc -O2 $source" ;; esac
    sed -n 1,12p "$source" | grep -q "Run:   $run"
    result $? "$source says how to run it"
    grep -q "$(basename "$source")" examples/README.md
    result $? "$source is in examples/README.md"
done
exit 0
