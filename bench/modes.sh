#!/bin/sh
# What the modes cost: bench/modes.sh. Roots without errno, MAPFN_SAME_BITS, fallible, strided, rows, rng, scratch, streaming, in place.
# BENCH_QUIET: see rivals/run.py.
cd "$(dirname "$0")/.." || exit 1
: "${BUILD:=build/bench}" "${CCS:=gcc clang}"
[ "$(uname -m)" != x86_64 ] || march=-march=x86-64-v3
mkdir -p "$BUILD/modes"
echo "Time of the rival divided by that of the map (above 1: the map is faster). Maps: -std=gnu11 -O2 -DNDEBUG $march; rivals: -O3 -fno-math-errno -ffp-contract=fast besides."
echo
echo "| compiler | the map | the rival | n = 1000 | 100 000 | 100 000 000 |"
echo "|---|---|---|---|---|---|"
for cc in $CCS; do
    command -v "$cc" >/dev/null || { echo "| $cc: not installed |"; continue; }
    for part in maps same_bits main; do $cc -std=gnu11 -O2 -DNDEBUG $march -I. -c bench/modes_$part.c -o "$BUILD/modes/$part.o" || exit 1; done
    $cc -std=gnu11 -O3 -fno-math-errno -ffp-contract=fast $march -I. -c bench/modes_rivals.c -o "$BUILD/modes/rivals.o" || exit 1
    $cc "$BUILD"/modes/*.o -lm -o "$BUILD/modes/$cc" && $BENCH_QUIET "$BUILD/modes/$cc" "$cc" || exit 1
done
