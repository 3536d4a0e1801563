#!/bin/sh
# Maps of steps: steps.c says what holds, generate.py makes steps by chance, over compilers, flags and sanitizers.
. tests/lib/matrix.sh
here=tests/repeat
find_compilers
exact=-ffp-contract=off # as the plain loop is compared with vectors, bit by bit

# random LABEL SEED "COMPILER AND FLAGS": random steps
random() {
    random_label=$1 seed=$2
    skip_without python3 python3 && return
    python3 $here/generate.py "$seed" 8 >"$BUILD/random_$seed.c" || { echo "not ok - generate.py $seed"; return; }
    # shellcheck disable=SC2086
    build "$random_label" "$BUILD/random_$seed" $3 -std=c11 $exact -Wall -Wextra -Wno-type-limits -I. "$BUILD/random_$seed.c" -lm \
        && run_tests "$random_label" "$BUILD/random_$seed"
}

seed=${SEED:-1}
for cc in $compilers; do
    cxx=$(cxx_of "$cc")
    test_program "$cc -O2" "$cc -std=c11 -O2 $exact" $here/steps.c
    random "$cc -O2" "$seed" "$cc -O2"
    seed=$((seed + 1))
    if has_v3; then
        test_program "$cc v3" "$cc -std=c11 -O2 -march=x86-64-v3 -DNDEBUG $exact" $here/steps.c
        random "$cc v3" "$seed" "$cc -O2 -march=x86-64-v3"
        seed=$((seed + 1))
    else
        echo "skip - $cc v3: this machine cannot run x86-64-v3 code"
    fi
    skip_without "$cxx" "$cxx" || test_program "$cxx" "$cxx -x c++ -std=c++20 -O1 $exact" $here/steps.c
    if echo 'int main(void) { return 0; }' | $cc -fopenmp -x c - -o "$BUILD/probe" 2>/dev/null; then
        test_program "$cc openmp" "$cc -std=c11 -O1 -fopenmp -DMAPFN_OMP_STRAIGHT=0 -DMAPFN_OMP_LEAST=-1e18 -DMAPFN_OMP_CHUNK_LEAST=1.0 $exact" $here/steps.c
    else
        echo "skip - $cc -fopenmp: no OpenMP (for clang: libomp-14-dev)"
    fi
done
for cc in gcc-11 clang-16 clang-19; do
    skip_without $cc $cc || test_program "$cc" "$cc -std=c11 -O2 -march=x86-64-v2 $exact" $here/steps.c
done
[ "$(uname -m)" != x86_64 ] || test_program "gcc dispatch" "gcc -std=c11 -O2 -DMAPFN_DISPATCH=1 $exact" $here/steps.c
sanitized="-O1 -fsanitize=address,undefined -fno-sanitize-recover=all"
for cc in $compilers; do
    # shellcheck disable=SC2086
    if echo 'int main(void) { return 0; }' | $cc $sanitized -x c - -o "$BUILD/probe" 2>/dev/null; then
        test_program "$cc sanitizers" "$cc -std=c11 $sanitized $exact" $here/steps.c
        random "$cc sanitizers" "$seed" "$cc $sanitized"
        seed=$((seed + 1))
    else
        echo "skip - $cc sanitizers: cannot link $sanitized"
    fi
done
