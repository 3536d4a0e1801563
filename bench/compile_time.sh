#!/bin/sh
# What 200 definitions cost to compile, against 200 hand-written loops: bench/compile_time.sh [--quick]
#
# User CPU time of `CC -O2 -c`, in rounds in which all variants take turns. COUNT definitions, each used once.
# HEADER: the folder of the mapfn.h to measure (default: this one). CCS: the compilers (default: gcc clang). BENCH_QUIET: see rivals/run.py.
cd "$(dirname "$0")/.." || exit 1
[ "$1" != --quick ] || : "${COUNT:=50}" "${ROUNDS:=1}"
: "${BUILD:=build/bench}" "${COUNT:=200}" "${HEADER:=.}" "${CCS:=gcc clang}" "${ROUNDS:=2}"
mkdir -p "$BUILD"
awk -v kind=loops -v count="$COUNT" -f bench/compile_time_source.awk >"$BUILD/ct_loops.c" || exit 1
awk -v kind=maps -v count="$COUNT" -f bench/compile_time_source.awk >"$BUILD/ct_maps.c" || exit 1
echo '#include "mapfn.h"' >"$BUILD/ct_header.c"
${CC:-cc} -O1 -o "$BUILD/user_time" bench/user_time.c || exit 1

measure() { # CC name FLAGS...: appends "name microseconds"
    cc=$1 name=$2; shift 2
    t=$($BENCH_QUIET "$BUILD/user_time" $cc -O2 -I"$HEADER" -c -o "$BUILD/ct.o" "$@") || { echo "$cc: $name: does not compile"; exit 1; }
    echo "$name $t" >>"$BUILD/ct_times"
}
echo "$COUNT definitions (each used) against $COUNT hand-written loops, \`-O2 -c\`: user CPU seconds, the least of $ROUNDS rounds; ratios: the median."
echo
echo "| compiler | loops | header alone | maps, checks | maps, NDEBUG | ratio, checks | ratio, NDEBUG |"
echo "|---|---|---|---|---|---|---|"
for cc in $CCS; do
    command -v "$cc" >/dev/null || { echo "| $cc: not installed |"; continue; }
    rm -f "$BUILD/ct_times"
    i=0
    while [ $i -lt "$ROUNDS" ]; do
        measure "$cc" loops "$BUILD/ct_loops.c"
        measure "$cc" header "$BUILD/ct_header.c"
        measure "$cc" checks "$BUILD/ct_maps.c"
        measure "$cc" ndebug -DNDEBUG "$BUILD/ct_maps.c"
        i=$((i + 1))
    done
    # times: the least of all rounds; ratios: the median of those within a round, as a machine's speed changes from round to round
    for ratio in checks ndebug; do
        awk -v of="$ratio" '$1 == "loops" { loops = $2 } $1 == of { print $2 / loops }' "$BUILD/ct_times" | sort -n | awk '{ r[NR] = $1 } END { print r[int((NR + 1) / 2)] }' >"$BUILD/ct_$ratio"
    done
    awk -v cc="$($cc --version | head -n 1)" -v checks="$(cat "$BUILD/ct_checks")" -v ndebug="$(cat "$BUILD/ct_ndebug")" '
        !($1 in t) || $2 < t[$1] { t[$1] = $2 }
        END { printf "| %s | %.3f | %.3f | %.3f | %.3f | %.2f | %.2f |\n", cc, t["loops"] / 1e6, t["header"] / 1e6, t["checks"] / 1e6, t["ndebug"] / 1e6, checks, ndebug }' "$BUILD/ct_times"
done
