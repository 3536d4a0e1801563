#!/bin/sh
# Random sampling: draws in steps and in ordinary maps, beside `rng` and the plain loop. bench/repeat/draws.sh; COMPILERS and TARGETS choose.
cd "$(dirname "$0")" || exit 1
out=../../build/bench-repeat
mkdir -p $out
for cc in ${COMPILERS:-gcc clang}; do
    for target in ${TARGETS:--march=x86-64 -march=x86-64-v3}; do
        $cc -std=gnu11 -O2 $target -ffp-contract=off draws.c -o $out/draws -lm || exit 1
        printf '\n%s %s\n\n' "$($cc --version | head -n 1)" "$target"
        echo "| | map with draws, ns | the same looped | map with rng | plain loop, draws | plain loop, rng |"
        echo "|---|--:|--:|--:|--:|--:|"
        $out/draws || exit 1
    done
done
