#!/bin/sh
# Time of every function against libm, libmvec, SLEEF, xsimd, Highway:   bench/math/run.sh [function...]
# Writes build/bench/report/math-COMPILER-ARCH.md, which `make bench-keep` keeps in short (of chosen functions: build/bench/math-ARCH/chosen.md). Debian packages: libsleef-dev libxsimd-dev libhwy-dev. ARCH=x86-64-v4 for AVX-512,
# ARCH=x86-64 for SSE2 (libm and libmvec alone). QUIET=command runs the timings under that command; NS='1000 1000000' are the sizes.
cd "$(dirname "$0")/../.." || exit 1
: "${CC:=gcc}" "${CXX:=g++}" "${ARCH:=x86-64-v3}" "${STD:=-std=c11}" "${NS:=1000 1000000}" "${QUIET:=}"
b=build/bench/math-$ARCH s=bench/math
mkdir -p $b build/bench/report
set -e
$CC $STD -O2 -march=$ARCH -I. -c $s/mapfn.c -o $b/mapfn.o                         # ours: no other flag
gcc -O2 -march=$ARCH -c $s/libm.c -o $b/libm.o
gcc -O3 -march=$ARCH -fno-math-errno -c $s/libmvec.c -o $b/libmvec.o
if [ $ARCH = x86-64 ]; then                                                       # SSE2: against the C library alone
    rm -f $b/xsimd.o $b/highway.o
    echo '#include "bench.h"
const bench_fn bench_sleef[] = {{0}}, bench_xsimd[] = {{0}}, bench_highway[] = {{0}};' | gcc -I$s -x c -c - -o $b/sleef.o
else
    gcc -O3 -march=$ARCH -c $s/sleef.c -o $b/sleef.o
    $CXX -std=c++17 -O3 -march=$ARCH -c $s/xsimd.cpp -o $b/xsimd.o
    $CXX -std=c++17 -O3 -march=$ARCH -maes -mpclmul -c $s/highway.cpp -o $b/highway.o      # which it wants for AVX2: with -march=x86-64-v3 alone it takes SSE4
fi
gcc -O2 -c $s/bench.c -o $b/bench.o
gcc -o $b/math $b/*.o -lsleef -lmvec -lm -lstdc++
[ $ARCH = x86-64 ] || gcc -O2 $s/errors.c $b/mapfn.o $b/sleef.o $b/xsimd.o $b/highway.o -o $b/errors -lsleef -lm -lstdc++
set +e
out=build/bench/report/math-$(basename "${CC%% *}")-$ARCH.md
[ $# = 0 ] || out=$b/chosen.md
{
    echo "# mapfn_math.h against the vector libraries"; echo
    echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1) ($(getconf _NPROCESSORS_ONLN) processors), $(uname -sr), $(date -u +%Y-%m-%d). Ours: \`$CC $STD -O2 -march=$ARCH\`, $($CC --version | head -1);"
    echo "rivals: $(gcc --version | head -1), -O3 -march=$ARCH; SLEEF $(dpkg-query -W -f '${Version}' libsleef-dev 2>/dev/null) (its 1.0-ULP functions),"
    echo "xsimd $(dpkg-query -W -f '${Version}' libxsimd-dev 2>/dev/null), Highway $(dpkg-query -W -f '${Version}' libhwy-dev 2>/dev/null), glibc $(getconf GNU_LIBC_VERSION 2>/dev/null). Command: \`CC=$CC STD=$STD ARCH=$ARCH bench/math/run.sh $*\`."; echo
    for n in $NS; do echo '```'; $QUIET $b/math -n $n "$@"; echo '```'; done
    if [ $# = 0 ] && [ $ARCH != x86-64 ]; then
        echo "Largest errors on a million arguments of these ranges, on 200,000 of any bits, and how many of a thousand of those give a wrong infinity, NaN or zero:"; echo
        echo '```'; $b/errors; echo '```'
    fi
} | tee "$out"
