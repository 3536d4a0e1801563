#!/bin/sh
# All 2^32 arguments of every float function of one argument, and 10^6 points of every other (MPFR):   tests/math/exhaustive.sh [function...]
# Two to three minutes for each function; a call that was stopped goes on where it was. RUN=nice is put before each piece of work.
# The result, build/tests/math/exhaustive/all.txt, has the lines that tools/math/table.sh takes from tools/math/accuracy.txt.
cd "$(dirname "$0")/../.." || exit 1
: "${CC:=cc}" "${BUILD:=build/tests/math}" "${JOBS:=$(getconf _NPROCESSORS_ONLN)}" "${RUN:=}"
D=$BUILD/exhaustive
mkdir -p "$D"
case $(uname -m) in x86_64) native=-march=native ;; *) native= ;; esac
$CC -std=gnu11 -O2 $native -I. -Itests/math tests/math/float.c -o "$D/float" -lm || exit 1
$CC -std=gnu11 -O2 $native -I. -Itests/math tests/math/double.c -o "$D/double" -lmpfr -lgmp -lm || exit 1
unary="sin cos tan asin acos atan exp exp2 expm1 log log2 log10 log1p sinh cosh tanh erf erfc cbrt rsqrt sqrt floor ceil trunc rint round fabs \
fast_exp fast_log fast_sin fast_cos fast_tanh fast_rsqrt"
binary="pow fast_pow atan2 hypot fmod fmin fmax copysign"
for f in ${*:-$unary $binary}; do
    case " $unary " in *" $f "*) for i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do echo "float 1:$i/16 $f $i"; done ;; esac
    echo "double 1000000 $f 0"
done | while read -r how points f i; do [ -s "$D/$how-$f-$i.txt" ] || echo "$how $points $f $i"; done >"$D/list"
export D RUN
xargs -P "$JOBS" -L 1 sh -c '$RUN "$D/$1" $2 $3 >"$D/$1-$3-$4.part" && mv "$D/$1-$3-$4.part" "$D/$1-$3-$4.txt" && grep -h "ok - " "$D/$1-$3-$4.txt"' one <"$D/list"
cat "$D"/*-*.txt | grep -v "ok - " | awk '!(($1, $2) in most) { order[++n] = $1 SUBSEP $2 } $3 >= most[$1, $2] { most[$1, $2] = $3; at[$1, $2] = $4; two[$1] = $4 ~ /,/ }
    END { for (i = 1; i <= n; i++) { split(order[i], k, SUBSEP); print k[1], k[2], most[order[i]], at[order[i]], (k[2] == "float" && !two[k[1]] ? "all" : "10^6") } }' >"$D/all.txt"
! grep -q "^not ok" "$D"/*-*.txt
