# Sourced by the suites: compilers, and building and running one test program. $BUILD is the suite's build folder.

# threads that wait for their next region would take a processor from the suite beside; in the suite omp they do
: "${OMP_WAIT_POLICY:=passive}"
export OMP_WAIT_POLICY

have() { command -v "$1" >/dev/null 2>&1; }

# thorough WORDS…: the words, where THOROUGH=1 asks for the whole matrix (make test-all); alone: does it?
thorough() {
    [ "${THOROUGH:-0}" = 1 ] || return 1
    [ $# -eq 0 ] || echo "$@"
}

# skip_without COMMAND PACKAGE: true where the command is missing; says so in a skip line
skip_without() {
    have "$1" && return 1
    echo "skip - $1: not installed (package $2)"
}

# versions: the compilers of a version of their own that tests/matrix.tsv gives to this suite, here or not; with `all` where THOROUGH=1.
# None where ONLY one is asked for.
versions() {
    [ -z "$ONLY" ] || return 0
    awk -F '\t' -v suite="${BUILD##*/}" -v all="${THOROUGH:-0}" '
        NR == 1 { for (k = 2; k <= NF; k++) if ($k == suite) column = k }
        NR > 1 && $1 ~ /-[0-9]+$/ && ($column == "test" || all == 1 && $column == "all") { print $1 }' tests/matrix.tsv
}

# ONLY: the one C compiler to test with, as make test-compilers asks suite by suite; where it is not set, gcc and clang are
both=${ONLY:-gcc clang}

# sets $compilers to the C compilers to test with: those of $both where present, else $CC
find_compilers() {
    compilers=
    for compiler in $both; do
        skip_without $compiler $compiler || compilers="$compilers $compiler"
    done
    : "${compilers:=$CC}"
}
# one_of FAMILY: gcc or clang; where ONLY one compiler is tested with, that one or nothing
one_of() {
    case $ONLY in "") echo "$1" ;; "$1"*) echo "$ONLY" ;; esac
}

# the C++ compiler that belongs to a C compiler
cxx_of() {
    case $1 in
    gcc*) echo "g++${1#gcc}" ;;
    clang*) echo "clang++${1#clang}" ;;
    *) echo "$CXX" ;;
    esac
}

# can this machine run x86-64-v3 code?
has_v3() { [ "$(uname -m)" = x86_64 ] && grep -qw avx2 /proc/cpuinfo && grep -qw fma /proc/cpuinfo && grep -qw bmi2 /proc/cpuinfo; }

# and x86-64-v4 code?
has_v4() { has_v3 && grep -qw avx512vl /proc/cpuinfo && grep -qw avx512bw /proc/cpuinfo && grep -qw avx512dq /proc/cpuinfo; }

# gcc's level where a program is compiled once and run. Its kernels ask for -O3 themselves and have as many vectors at
# -Og, which takes a seventh less time than -O1. Outside of kernels it fuses no product: what is about those keeps -O1.
quick_gcc=-Og
if thorough || [ "$ONLY" ]; then quick_gcc=-O1; fi

strict="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"

# build LABEL OUTPUT COMMAND…: a failed compilation is a `not ok` line with the compiler's words
build() {
    build_label=$1 build_output=$2
    shift 2
    "$@" -o "$build_output" >"$build_output.log" 2>&1 && return 0
    # clang 19 warns of its own -march=native on processors newer than it is
    if grep -q invalid-feature-combination "$build_output.log"; then
        "$@" -Wno-invalid-feature-combination -o "$build_output" >"$build_output.log" 2>&1 && return 0
    fi
    echo "not ok - $build_label: does not compile: $*"
    head -n 20 "$build_output.log"
    return 1
}

# compiles LABEL COMMAND…
compiles() {
    compiles_label=$1
    shift
    "$@" >"$BUILD/compiles.log" 2>&1 && { echo "ok - $compiles_label"; return 0; }
    echo "not ok - $compiles_label: $*"
    head -n 15 "$BUILD/compiles.log"
    return 1
}
# check LABEL GOT WANTED
check() { if [ "$2" = "$3" ]; then echo "ok - $1"; else echo "not ok - $1: '$2', not '$3'"; fi; }

# Beside -O0, where a program is about values, messages or memory: the header's small functions are called there. Inlined
# by force, they make thousands of instructions of each map, in half of the compiler's time. At -O0 they are inlined in
# fuzz by clang, in unit by clang++ and gcc, and in portable by musl-gcc.
calls=-D__always_inline__=__unused__

# quick_sanitizer COMPILER SANITIZER [LEVEL]: flags for a program that takes longer to compile than to run: gcc's AddressSanitizer by calls,
# clang's sanitizers without an optimizer, or at LEVEL; no -g, so that reports name functions, and lines too with SANITIZER_FLAGS=-g1
quick_sanitizer() {
    case $1-$2 in
    gcc*address*) echo "${3:--O1} $SANITIZER_FLAGS --param asan-instrumentation-with-call-threshold=0 -fsanitize=$2 -fno-sanitize-recover=all" ;;
    clang*) echo "${3:--O0 $calls} $SANITIZER_FLAGS -fsanitize=$2 -fno-sanitize-recover=all" ;;
    *) echo "${3:--O1} $SANITIZER_FLAGS -fsanitize=$2 -fno-sanitize-recover=all" ;;
    esac
}

# run_tests LABEL COMMAND…: the program prints its own lines; an end without them (a crash, a sanitizer's report) is one more
run_tests() {
    run_label=$1
    shift
    "$@" "$run_label" >"$BUILD/run.out" 2>&1
    run_code=$?
    cat "$BUILD/run.out"
    if [ $run_code -ne 0 ] && ! grep -q "^not ok - " "$BUILD/run.out"; then echo "not ok - $run_label: ended with code $run_code"; fi
}

# build_and_run LABEL PROGRAM COMMAND…
build_and_run() { build "$@" && run_tests "$1" "$2"; }

# test_program LABEL "COMPILER AND FLAGS" SOURCE…: build with no warning allowed, and run
test_program() {
    program_label=$1 program_compiler=$2
    shift 2
    program=$BUILD/$(echo "$program_label" | tr -c 'A-Za-z0-9\n' _)
    # shellcheck disable=SC2086
    build_and_run "$program_label" "$program" $program_compiler $strict -I. "$@" -lm
}

# openmp_of COMPILER: its flags of OpenMP, with which a program links and runs, or nothing. A clang that has no library takes another clang's.
openmp_of() {
    printf '#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n' >"$BUILD/openmp.c"
    for library in "" /usr/lib/llvm-*/lib; do
        openmp=-fopenmp
        if [ "$library" ]; then
            mkdir -p "$BUILD/omp" && cp "$library"/clang/*/include/omp.h "$BUILD/omp/" 2>/dev/null || continue
            openmp="-fopenmp -idirafter $BUILD/omp -L$library -Wl,-rpath,$library"
        fi
        # shellcheck disable=SC2086
        if $1 "$BUILD/openmp.c" -o "$BUILD/openmp" $openmp 2>/dev/null && "$BUILD/openmp"; then echo "$openmp"; return; fi
    done
}
