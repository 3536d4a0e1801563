#!/bin/sh
# Outputs that elements share (sum_row, tally, kept, first): every variant against plain loops, on several compilers and levels,
# over threads, under sanitizers, at the end of memory, in all forms that a map has; and the bits of real numbers against a program in
# another language.
. tests/lib/matrix.sh
here=tests/gathers
find_compilers

# tried LABEL COMMAND…
tried() { of gathers "$@"; }
of() { # PROGRAM LABEL COMMAND…
    program=$1 label=$2
    shift 2
    build_and_run "$program, $label" "$BUILD/$program" "$@" -Wall -Wextra -Werror -I. $here/$program.c
}
for cc in $compilers $(versions); do
    skip_without "$cc" "$cc" && continue
    cxx=$(cxx_of "$cc")
    case $cc in
    gcc | clang) # gcc's wide vectors are g++'s below
        [ "$cc" = gcc ] && ! thorough || tried "$cc -O3 -march=native" "$cc" -O3 -march=native
        ! thorough || tried "$cc -O2" "$cc" -std=c11 -O2 ;;
    *) tried "$cc -O2" "$cc" -std=c11 -O2 ;; # narrow vectors: the newest clang's, and gcc's by dispatch
    esac
    ! thorough || for level in -O0 -O1 -O3 "-O2 -DMAPFN_DISPATCH=1" "-O2 -DMAPFN_SAME_BITS=1 -march=native"; do
        # shellcheck disable=SC2086
        tried "$cc $level" "$cc" $level
    done
    ! thorough || skip_without "$cxx" "$cxx" || tried "$cxx -std=c++17" "$cxx" -x c++ -std=c++17 -O2
done
# gcc at -O1 or less, as its kernels ask for -O3 themselves
skip_without g++ g++ || tried "g++ -std=c++11 -march=native" g++ -x c++ -std=c++11 -O1 -march=native
tried "gcc -fopenmp -DMAPFN_DISPATCH=1" gcc $quick_gcc -fopenmp -DTHREADS -DMAPFN_DISPATCH=1
if thorough; then
    skip_without g++ g++ || tried "g++ -std=c++11" g++ -x c++ -std=c++11 -O2
    tried "gcc -fopenmp" gcc -O2 -fopenmp -DTHREADS
fi
# sanitizers: clang where it is and has OpenMP, which takes a third of the time
# shellcheck disable=SC2046
if have clang && [ "$(openmp_of clang)" ] && ! thorough; then
    sanitized="clang -fopenmp" checked="clang $(quick_sanitizer clang address,undefined) -fopenmp -DTHREADS"
else sanitized="gcc -fopenmp" checked="gcc -O1 -g -fopenmp -DTHREADS -fsanitize=address,undefined -fno-sanitize-recover=all"
fi
# programs without an optimizer, with as many blocks and threads as joining them takes
thorough || checked="$checked -DMOST_ELEMENTS=20000 -DFORMS_THREADS=4"
# shellcheck disable=SC2086
for program in gathers forms; do of $program "$sanitized, sanitizers" $checked; done
# each with vectors of one width by a compiler: narrow ones over threads, wide ones by clang and in C++, there without checks
for program in pages forms; do
    for cc in $compilers; do
        ! thorough || of $program "$cc -O2" "$cc" -O2
        [ "$cc" != clang ] && ! thorough || of $program "$cc -O2 -march=native" "$cc" -O2 -march=native
    done
    level=$quick_gcc
    [ $program = forms ] || level=-O1 # copies of memory within its kernels would not be inlined
    of $program "gcc -fopenmp" gcc $level -fopenmp -DTHREADS
    skip_without g++ g++ || of $program "g++ -std=c++11 -march=native, without checks" g++ -x c++ -std=c++11 -O1 -march=native -DMAPFN_CHECKS=0
    ! thorough || skip_without g++ g++ || of $program "g++ -std=c++11" g++ -x c++ -std=c++11 -O2
done
if thorough; then
    of pages "without checks" gcc -O2 -DMAPFN_CHECKS=0
    of forms "-DMAPFN_DISPATCH=1" gcc -O2 -DMAPFN_DISPATCH=1
fi
# clang's ThreadSanitizer with libomp's archer, which tells it of OpenMP's own synchronisation
archer=$(ls /usr/lib/llvm-*/lib/libarcher.so 2>/dev/null | head -n 1)
if command -v clang >/dev/null 2>&1 && [ "$archer" ]; then
    build "forms, ThreadSanitizer" "$BUILD/forms" clang -std=gnu11 -O1 -w -fsanitize=thread -fopenmp -DTHREADS -DFORMS_THREADS=4 -I. $here/forms.c &&
        run_tests "forms, ThreadSanitizer" env TSAN_OPTIONS="ignore_noninstrumented_modules=1 exitcode=66" OMP_TOOL_LIBRARIES="$archer" "$BUILD/forms"
else
    echo "skip - forms, ThreadSanitizer: needs clang with libomp's archer (package libomp-14-dev)"
fi
if ! skip_without mpicc libopenmpi-dev; then
    what="a search over MPI ranks is refused"
    if mpicc -O2 -I. -c $here/ranks.c -o "$BUILD/ranks.o" >"$BUILD/ranks.txt" 2>&1; then echo "not ok - $what: it compiled"
    elif grep -q "MAPFN_E45 positive: sum_row, tally, kept and first have no map over MPI ranks: call positive_map" "$BUILD/ranks.txt"; then echo "ok - $what"
    else head -n 5 "$BUILD/ranks.txt"; echo "not ok - $what"; fi
fi
if ! skip_without python3 python3; then
    python3 $here/answers.py >"$BUILD/answers.right"
    for cc in $compilers; do
        build "answers $cc" "$BUILD/answers" "$cc" -O2 -I. $here/answers.c && "$BUILD/answers" >"$BUILD/answers.out"
        if cmp -s "$BUILD/answers.right" "$BUILD/answers.out"; then echo "ok - known answers, $cc"
        else diff "$BUILD/answers.right" "$BUILD/answers.out" | head -n 6; echo "not ok - known answers, $cc"; fi
    done
fi
