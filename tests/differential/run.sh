#!/bin/sh
# Every variant of every kind against plain loops, bit by bit, over a matrix of compilers and flags.
. tests/lib/matrix.sh
here=tests/differential
find_compilers

for cc in $compilers; do
    test_program "hazards $cc -O2" "$cc -std=c11 -O2" $here/hazards.c
    if has_v3; then test_program "hazards $cc v3" "$cc -std=c11 -O2 -march=x86-64-v3" $here/hazards.c; fi
done
