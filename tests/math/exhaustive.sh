#!/bin/sh
# All 2^32 arguments of every float function of one argument, and 10^6 points of every other (MPFR):   tests/math/exhaustive.sh [function...]
# Two at a time, about a minute and a half each; tools/math/table.sh makes the tables of their results.
cd "$(dirname "$0")/../.." || exit 1
: "${CC:=cc}" "${BUILD:=build/tests/math}" "${JOBS:=$(getconf _NPROCESSORS_ONLN)}"
mkdir -p "$BUILD/exhaustive"
case $(uname -m) in x86_64) native=-march=native ;; *) native= ;; esac
$CC -std=gnu11 -O2 $native -I. -Itests/math tests/math/float.c -o "$BUILD/float" -lm || exit 1
$CC -std=gnu11 -O2 $native -I. -Itests/math tests/math/double.c -o "$BUILD/double" -lmpfr -lgmp -lm || exit 1
unary="exp log sin cos tanh exp2 expm1 log2 log10 log1p tan atan asin acos sinh cosh erf erfc cbrt rsqrt sqrt floor ceil trunc rint round fabs fast_exp fast_tanh"
binary="pow atan2 hypot fmod fmin fmax copysign"
export BUILD
for f in ${*:-$unary $binary}; do echo "double $f"; done >"$BUILD/exhaustive/list"
for f in ${*:-$unary}; do case " $unary " in *" $f "*) echo "float $f" ;; esac; done >>"$BUILD/exhaustive/list"
xargs -P "$JOBS" -L 1 sh -c 'case $1 in double) n=1000000 ;; *) n=1 ;; esac; "$BUILD/$1" $n $2 >"$BUILD/exhaustive/$1-$2.txt"; grep -h "ok - " "$BUILD/exhaustive/$1-$2.txt"' one <"$BUILD/exhaustive/list"
cat "$BUILD"/exhaustive/*-*.txt | grep -v "ok - " >"$BUILD/exhaustive/all.txt"
! grep -q "^not ok" "$BUILD"/exhaustive/*-*.txt
