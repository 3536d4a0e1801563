#!/bin/sh
# Steps beside their `looped` forms, on two threads, and with random numbers: bench/repeat/more.sh prints the further tables of docs/repeat.md, each
# as a section that is named like its place there. CCS: compilers; ROUNDS: of few.c.
cd "$(dirname "$0")/../.." || exit 1
: "${BUILD:=build/bench}" "${CCS:=gcc clang}" "${ROUNDS:=31}"
out=$BUILD/steps
mkdir -p "$out" && rm -f "$out"/*
for cc in $CCS; do
    command -v "$cc" >/dev/null || continue
    for target in x86-64 x86-64-v3; do
        one=$cc-$target flags="-std=gnu11 -O2 -march=$target -ffp-contract=off"
        $cc $flags bench/repeat/few.c -o "$out/$one.bench" -lm && $cc $flags bench/repeat/draws.c -o "$out/$one.draws.bench" -lm || exit 1
        $BENCH_QUIET "$out/$one.bench" "$ROUNDS" >"$out/$one.few" && $BENCH_QUIET "$out/$one.draws.bench" >"$out/$one.draws" || exit 1
    done
    echo 'int main(void) { return 0; }' >"$out/empty.c"
    if $cc -fopenmp "$out/empty.c" -o "$out/empty" 2>/dev/null; then
        $cc -O2 -march=x86-64-v3 -fopenmp bench/repeat/omp.c -o "$out/$cc.omp.bench" || exit 1
        OMP_NUM_THREADS=2 $BENCH_QUIET "$out/$cc.omp.bench" 0.2 >"$out/$cc.omp" || exit 1
    fi
done
python3 -B bench/repeat/more.py "$out" $CCS
