#!/bin/sh
# The OpenMP maps. Parts that need a compiler, a runtime or a tool that is missing print a skip line.
here=tests/omp
strict="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I."
small="-DMAPFN_OMP_STRAIGHT=0 -DMAPFN_OMP_LEAST=-1e18 -DMAPFN_OMP_CHUNK_LEAST=1.0" # every map in regions, however small
case ${THOROUGH:-0}$("$CC" --version) in 0*clang* | 1*) quick=-O1 ;; *) quick=-Og ;; esac # gcc's kernels ask for -O3 themselves
# where the values count: threads that wait for a region take as long as the program. behave.c runs without it
passive="env OMP_WAIT_POLICY=passive"
calls=-D__always_inline__=__unused__ # beside -O0: tests/lib/matrix.sh says why
ok() { echo "ok - $1"; }
not_ok() { echo "not ok - $1"; }
have() { command -v "$1" >/dev/null 2>&1; }
# run SECONDS what command…: a hang is a failure, not the end of the suite
run() {
    limit=$1 what=$2
    shift 2
    timeout "$limit" "$@" || not_ok "$what: ended with $?"
}
build() { # build NAME command…
    name=$1
    shift
    rm -f "$BUILD/$name"
    "$@" -o "$BUILD/$name" >"$BUILD/$name.log" 2>&1 || { cat "$BUILD/$name.log"; not_ok "builds: $*"; return 1; }
}
echo 'int main(void) { return 0; }' >"$BUILD/empty.c"
if ! "$CC" -fopenmp "$BUILD/empty.c" -o "$BUILD/empty" 2>/dev/null; then
    echo "skip - OpenMP maps: $CC has no -fopenmp (for clang: libomp-14-dev)"
    exit 0
fi

# ---- what the last parts need is built beside the first ones, which often sleep
cxx_compilers=$(have "${CXX%% *}" && echo "$CXX")
[ "$cxx_compilers" ] || echo "skip - C++: $CXX is not installed (package g++)"
# clang++ builds it in half of g++'s time; both with THOROUGH=1
if have clang++ && [ "$CXX" != clang++ ]; then
    if [ "${THOROUGH:-0}" = 1 ]; then cxx_compilers="$cxx_compilers clang++"; else cxx_compilers=clang++; fi
fi
# clang's ThreadSanitizer with libomp's archer, which tells it of OpenMP's own synchronisation; a report has lines with SANITIZER_FLAGS=-g1
archer=$(ls /usr/lib/llvm-*/lib/libarcher.so 2>/dev/null | tail -n 1)
have clang && [ -n "$archer" ] && clang -fsanitize=thread -fopenmp "$BUILD/empty.c" -o "$BUILD/empty" 2>/dev/null || archer=
rm -f "$BUILD"/kinds-* "$BUILD"/regions-* "$BUILD"/tsan-kinds "$BUILD"/tsan-behave "$BUILD"/serial-kinds "$BUILD"/behave-* "$BUILD"/throws-* "$BUILD"/plain "$BUILD"/serial "$BUILD"/nvcc
for_later() {
    [ -z "$archer" ] || build tsan-kinds clang -std=c11 -O1 $SANITIZER_FLAGS -w -fsanitize=thread $small -I. -fopenmp $here/kinds.c
    [ -z "$archer" ] || build tsan-behave clang -std=gnu11 -O1 $SANITIZER_FLAGS -w -fsanitize=thread $small -I. -fopenmp $here/behave.c
    for cxx in $cxx_compilers; do
        case $("$cxx" --version) in *clang*) fast="-O0 $calls -Wno-pass-failed" ;; *) fast=-O1 ;; esac # the level that each builds faster at
        "$cxx" -x c++ -fopenmp "$BUILD/empty.c" -o "$BUILD/empty-later" 2>/dev/null || { echo "skip - C++ with $cxx: no -fopenmp (g++, libomp-14-dev)"; continue; }
        build "kinds-c++-$cxx" "$cxx" -x c++ -std=c++11 $fast $strict -ffp-contract=off -fopenmp $here/kinds.c
    done
    for cxx in $cxx_compilers; do build "throws-$cxx" "$cxx" -std=c++11 -O1 $strict -fopenmp $here/throws.cpp; done
    build behave-ndebug "$CC" -std=gnu11 $quick -DNDEBUG -I. -fopenmp $here/behave.c
    ! "$CC" -fsanitize=address "$BUILD/empty.c" -o "$BUILD/empty-later" 2>/dev/null || build behave-address "$CC" -std=gnu11 -O0 $calls -I. -fsanitize=address -fopenmp $here/behave.c
    [ "${THOROUGH:-0}" != 1 ] || build serial-kinds "$CC" -std=c11 -O0 $strict -DMAPFN_OMP_ALLOW_SERIAL=1 $here/kinds.c
    build plain "$CC" -std=c11 $strict -fopenmp "$BUILD/plain.c"
    build serial "$CC" -std=c11 $strict -DMAPFN_OMP_ALLOW_SERIAL=1 "$BUILD/plain.c"
    cp "$BUILD/plain.c" "$BUILD/plain.cu"
    sed -i 's/MAPFN_OPTS(.*= 1)/NULL/' "$BUILD/plain.cu"
    ! have "$NVCC" || build nvcc "$NVCC" -std=c++14 -gencode arch=compute_75,code=compute_75 -I. -Xcompiler -fopenmp "$BUILD/plain.cu"
}
compilers=$CC
have clang && [ "$CC" != clang ] && compilers="$compilers clang"
# ---- what does not compile, and how it says so
# refused WHAT TEXT command…: fails, and the text stands in its messages
refused() {
    what=$1 text=$2
    shift 2
    if "$@" >"$BUILD/refused.log" 2>&1; then
        not_ok "$what: it compiled"
    elif grep -q "$text" "$BUILD/refused.log"; then
        ok "$what"
    else
        head -n 20 "$BUILD/refused.log"
        not_ok "$what: the message does not say $text"
    fi
}
cat >"$BUILD/ordered.c" <<'END'
#include "mapfn_omp.h"
MAPFN(void, running, inout(float, x), uniform(int, k), ordered) { *x += (float)k; }
int main(void) { float x[2] = {1, 2}; return (int)running_map_omp(2, x, 1, NULL); }
END
cat >"$BUILD/outside.c" <<'END'
#include "mapfn_omp.h"
#define TWICE(T, name) MAPFN(T, name, in(T, x)) { return x + x; }
MAPFN_FAMILY(twice, REAL, TWICE)
int main(void) { int x[2] = {1, 2}; return (int)mapfn_omp(twice, 2, x, x, NULL); }
END
cat >"$BUILD/plain.c" <<'END'
#include "mapfn_omp.h"
#include "mapfn.h"
#include "mapfn_omp.h"
MAPFN(float, halve, in(float, x)) { return x / 2; }
int main(void) { float x[4] = {1, 2, 3, 4}; return halve_map_omp(4, x, x, MAPFN_OPTS(.parallel_iterations = 3, .grain = 1)) != MAPFN_OK || x[3] != 2; }
END
messages() {
    for cc in $compilers; do
        refused "ordered has no OpenMP map ($cc)" MAPFN_E08 "$cc" -I. -O1 -fopenmp "$BUILD/ordered.c" -o "$BUILD/refused"
        refused "a type outside a family's set ($cc)" MAPFN_E10 "$cc" -I. -O1 -fopenmp "$BUILD/outside.c" -o "$BUILD/refused"
        refused "without -fopenmp ($cc)" "MAPFN_E14" "$cc" -I. "$BUILD/plain.c" -o "$BUILD/refused"
    done
    for cxx in $cxx_compilers; do
        refused "a type outside a family's set ($cxx)" MAPFN_E10 "$cxx" -x c++ -std=c++11 -I. -O1 -fopenmp "$BUILD/outside.c" -o "$BUILD/refused"
    done
    mkdir -p "$BUILD/other"
    sed 's/^#define MAPFN_VERSION_MINOR .*/#define MAPFN_VERSION_MINOR 99/' mapfn.h >"$BUILD/other/mapfn.h"
    cp mapfn_omp.h "$BUILD/other/"
    refused "a mapfn.h of another version" MAPFN_E13 "$CC" -I"$BUILD/other" -fopenmp "$BUILD/plain.c" -o "$BUILD/refused"
    [ "$(grep -c 'error:.*#error' "$BUILD/refused.log")" -eq 1 ] && ok "…by one #error" || not_ok "…by one #error"
}
{ for_later; messages >"$BUILD/messages.log"; } &

# ---- results: in C with every map forced into regions, in C++ (below) as they are
for cc in $compilers; do
    if ! "$cc" -fopenmp "$BUILD/empty.c" -o "$BUILD/empty" 2>/dev/null; then
        echo "skip - libomp: $cc finds no libomp (libomp-14-dev)"
        continue
    fi
    # clang without an optimizer, which takes less than half of the time: the suites sums and repeat have its regions with one
    case $("$cc" --version) in *clang*) [ "${THOROUGH:-0}" = 1 ] && vector=-O2 || vector="-O0 $calls" ;; *) vector="$quick -march=native" ;; esac
    build "regions-$cc" "$cc" -std=c11 $strict $vector -ffp-contract=off $small -fopenmp $here/kinds.c && {
        # all of them where they are optimized
        [ "$vector" = "-O0 $calls" ] || OMP_NUM_THREADS=2 run 600 kinds $passive "$BUILD/regions-$cc"
        OMP_NUM_THREADS=5 run 600 kinds $passive "$BUILD/regions-$cc" quick
    }
    if [ "$cc" = "$CC" ] || [ "${THOROUGH:-0}" = 1 ]; then # plain C
        build "far-$cc" "$cc" -std=gnu11 $quick $strict $small -fopenmp tests/unit/far.c && run 600 far "$BUILD/far-$cc" "far, $cc"
        build "overlaps-$cc" "$cc" -std=gnu11 -O0 $calls $strict -fopenmp tests/unit/overlaps.c && run 600 overlaps "$BUILD/overlaps-$cc" "overlaps, $cc"
    fi
    case $cc in "$CC") level=$quick ;; *) level=-O1 ;; esac
    build "behave-$cc" "$cc" -std=gnu11 $level $strict -fopenmp $here/behave.c || continue
    b=$BUILD/behave-$cc
    run 600 "behave ($cc)" "$b" ", $cc" by_default at_once rendezvous claims balance cancel lowest checks slots nesting pthreads calls
    case $cc in "$CC") forks=forks ;; *) forks=more_forks ;; esac
    OMP_NUM_THREADS=4 run 600 forks "$b" ", $cc, 4 threads" $forks
    settings="OMP_NUM_THREADS=64 OMP_DYNAMIC=true OMP_THREAD_LIMIT=1"
    { [ "$cc" != "$CC" ] && [ "${THOROUGH:-0}" != 1 ]; } || settings="$settings OMP_WAIT_POLICY=passive"
    [ "${THOROUGH:-0}" != 1 ] || settings="OMP_NUM_THREADS=1 OMP_NUM_THREADS=2 OMP_PROC_BIND=close $settings"
    for setting in $settings; do
        what="at_once lowest nesting pthreads some_forks"
        case $setting in OMP_THREAD_LIMIT=1) what="lowest nesting some_forks" ;; esac
        # libomp's threads otherwise spin for 0.2 s after each region, as they do above
        run 600 "$setting" env "$setting" KMP_BLOCKTIME=0 "$b" ", $cc, $setting" $what
    done
    if have taskset; then
        run 600 taskset taskset -c 0 "$b" ", $cc, one core by affinity" at_once lowest nesting pthreads some_forks
    else
        echo "skip - one core by affinity: taskset is missing (util-linux)"
    fi
done
wait # for what is built beside
[ ! -x "$BUILD/behave-ndebug" ] || run 600 "behave with NDEBUG" "$BUILD/behave-ndebug" ", NDEBUG" checks
[ ! -x "$BUILD/behave-address" ] || run 600 "behave under AddressSanitizer" env ASAN_OPTIONS=detect_leaks=0 "$BUILD/behave-address" ", AddressSanitizer" slots
for cxx in $cxx_compilers; do
    [ ! -x "$BUILD/throws-$cxx" ] || run 600 "exceptions" "$BUILD/throws-$cxx" "omp, $cxx"
    [ ! -x "$BUILD/kinds-c++-$cxx" ] || run 600 "kinds in C++" $passive "$BUILD/kinds-c++-$cxx" quick
done

# ---- half a processor by cgroup, version 1 or 2: threads are throttled in the middle of regions
group=
if mkdir /sys/fs/cgroup/cpu/mapfn_test_$$ 2>/dev/null; then
    group=/sys/fs/cgroup/cpu/mapfn_test_$$
    echo 50000 2>/dev/null >$group/cpu.cfs_quota_us || { rmdir $group; group=; }
elif [ -e /sys/fs/cgroup/cgroup.controllers ] && mkdir /sys/fs/cgroup/mapfn_test_$$ 2>/dev/null; then
    group=/sys/fs/cgroup/mapfn_test_$$
    echo "50000 100000" 2>/dev/null >$group/cpu.max || { rmdir $group; group=; }
fi
if [ -n "$group" ]; then
    for cc in $compilers; do
        [ -x "$BUILD/behave-$cc" ] || continue
        before=$(sed -n 's/^nr_throttled //p' $group/cpu.stat)
        run 600 cgroup sh -c "echo \$\$ >$group/cgroup.procs && exec $BUILD/behave-$cc ', $cc, half a processor by cgroup' at_once lowest nesting pthreads some_forks"
        [ "$(sed -n 's/^nr_throttled //p' $group/cpu.stat)" -gt "$before" ] && ok "…and it was throttled ($cc)" \
            || echo "skip - …and it was throttled ($cc): it was not, as others use the processors"
    done
    rmdir $group
else
    echo "skip - a cgroup with less CPU than cores: no cgroup with a cpu controller that this user may write"
fi

# ---- data races
# sanitized PROGRAM WHAT argument…
sanitized() {
    program=$1 what=$2
    shift 2
    [ -x "$BUILD/$program" ] || return
    TSAN_OPTIONS="ignore_noninstrumented_modules=1 exitcode=66" OMP_TOOL_LIBRARIES=$archer OMP_NUM_THREADS=4 timeout 600 $passive "$BUILD/$program" "$@" >"$BUILD/tsan.log" 2>&1 &&
        ! grep -q "WARNING: ThreadSanitizer" "$BUILD/tsan.log" && ok "$what" || {
        head -n 60 "$BUILD/tsan.log"
        not_ok "$what"
    }
}
[ -n "$archer" ] || echo "skip - ThreadSanitizer: needs clang with libomp's archer (libomp-14-dev)"
sanitized tsan-kinds "ThreadSanitizer with archer: no race over all kinds" quick
sanitized tsan-behave "ThreadSanitizer with archer: no race with 16 threads, nested" lowest nesting pthreads

cat "$BUILD/messages.log"
[ ! -x "$BUILD/plain" ] || { run 600 plain "$BUILD/plain" && ok "headers in any order, any number of times"; }
[ ! -x "$BUILD/serial" ] || { run 600 serial "$BUILD/serial" && ok "MAPFN_OMP_ALLOW_SERIAL: the same functions without -fopenmp"; }
[ ! -x "$BUILD/serial-kinds" ] || run 600 "kinds, serial" "$BUILD/serial-kinds" quick
[ ! -x "$BUILD/nvcc" ] || { run 600 nvcc "$BUILD/nvcc" && ok "host code in a .cu"; }
have "$NVCC" || echo "skip - host code in a .cu: $NVCC is missing (nvcc of the CUDA toolkit)"
exit 0
