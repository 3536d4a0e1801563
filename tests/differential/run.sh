#!/bin/sh
# Every variant of every kind against plain loops, bit by bit, over a matrix of compilers and flags.
# MAPFN_TEST_HUGE=1: also arrays past 2^32 bytes (needs 14 GB of memory and a few minutes).
. tests/lib/matrix.sh
here=tests/differential
find_compilers
clang=$(one_of clang)

few=-DTYPES=$(thorough 2 || echo 1) two=-DTYPES=1 all=-DTYPES=3 # the first compiler sees all types
for cc in $compilers; do
    cxx=$(cxx_of "$cc")
    case $cc in gcc*) ! thorough && level=$quick_gcc || level=-O2 ;; *) level=-O2 ;; esac # whose kernels ask for -O3 at either
    # hazards with vectors of one width by each compiler
    case $cc in clang*) narrow= ;; *) narrow=yes ;; esac
    if [ $narrow ] || ! has_v3 || thorough || [ "$ONLY" ]; then test_program "hazards $cc" "$cc -std=c11 $level" $here/hazards.c; fi
    test_program "$cc $level" "$cc -std=c11 $level $all" $here/differential.c
    all=$few
    # -O3 is -O2 but for inlining, which the maps force anyway, and in gcc for what its kernels ask for themselves
    case $cc in gcc*) ! thorough || test_program "$cc -O0" "$cc -std=c11 -O0 $two" $here/differential.c ;; esac
    if has_v3; then
        if [ ! $narrow ] || thorough || [ "$ONLY" ]; then test_program "hazards $cc v3" "$cc -std=c11 -O2 -march=x86-64-v3" $here/hazards.c; fi
        # these in C++, without the checks that NDEBUG leaves out
        v3="$cc -std=c11" some=$two
        case $cc in clang*) ! thorough || some=$few ;; esac
        ! have "$cxx" || v3="$cxx -x c++ -std=c++11 -ffp-contract=off" # g++ fuses in strict C++ too
        case $level in -Og) level=-O1 ;; esac # where g++ takes less
        test_program "${v3%% *} v3" "$v3 $level -march=x86-64-v3 -DNDEBUG $some" $here/differential.c
    else
        echo "skip - $cc v3: this machine cannot run x86-64-v3 code"
    fi
    ! has_v3 || thorough || continue # C++ is above
    case $cc in clang*) level=-O0 ;; *) level=-O2 ;; esac # g++ takes longer for -O0
    skip_without "$cxx" "$cxx" || test_program "$cxx $level" "$cxx -x c++ -std=c++11 $level $two" $here/differential.c
done

# strided values through blocks, which clang has with AVX-512
if have "$clang" && has_v4; then test_program "apart $clang v4" "$clang -std=c11 -O2 -ffp-contract=off -march=x86-64-v4" $here/apart.c
else echo "skip - apart, clang v4: no clang (package clang), or a machine that cannot run x86-64-v4 code"; fi

# sanitizers: few n, as every check in the loops costs
sanitized() { # LABEL COMPILER SANITIZER
    program=$BUILD/sanitized
    case $2 in gcc*) level=$quick_gcc ;; *) level=-O1 ;; esac
    # shellcheck disable=SC2046
    build "$1" "$program" $2 -std=c11 $(quick_sanitizer "$2" "$3" $level) $strict -I. $two $here/differential.c -lm && run_tests "$1" "$program" 3
}
for cc in $compilers; do
    if echo 'int main(void) { return 0; }' | $cc -fsanitize=address,undefined -x c - -o "$BUILD/probe" 2>/dev/null; then
        sanitized "$cc address, undefined" "$cc" address,undefined
        break
    fi
done
echo 'int main(void) { return 0; }' >"$BUILD/empty.c"
if ! thorough && [ -z "$ONLY" ]; then : # a value that nobody wrote has other bits, but by chance
elif have "$clang" && $clang -fsanitize=memory "$BUILD/empty.c" -o "$BUILD/probe" 2>/dev/null; then sanitized "$clang memory" "$clang" memory; else echo "skip - sanitizer memory: needs clang with its library (package clang)"; fi

if [ "${MAPFN_TEST_HUGE:-0}" = 1 ]; then test_program "huge" "${CC:-cc} -std=c11 -O2" $here/huge.c; else echo "skip - arrays past 2^32 bytes: not asked for (MAPFN_TEST_HUGE=1)"; fi
