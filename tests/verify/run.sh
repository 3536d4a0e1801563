#!/bin/sh
# MAPFN_VERIFY: it finds faults that are planted, and is silent in programs of other suites and in the examples.
. tests/lib/matrix.sh
here=tests/verify
find_compilers
verified="-DMAPFN_VERIFY=1 -DMAPFN_SAME_BITS=1"

# shellcheck disable=SC2086
for cc in $compilers $(versions); do
    skip_without "$cc" "$cc" && continue
    [ "$cc" != gcc ] || thorough || continue # with OpenMP: below
    case $cc in gcc*) level=$quick_gcc ;; *) level=-O1 ;; esac
    build_and_run "$cc $level" "$BUILD/verify" "$cc" -std=gnu11 $level $verified -Wall -Wextra -I. $here/verify.c
done
# shellcheck disable=SC2086
skip_without g++ g++ || build_and_run "g++ -std=c++11" "$BUILD/verify" g++ -x c++ -std=c++11 $quick_gcc $verified -w -I. $here/verify.c
# shellcheck disable=SC2086
build_and_run "gcc -fopenmp" "$BUILD/verify" gcc $quick_gcc $(thorough -g) -fopenmp $verified -I. $here/verify.c

# several maps of one n: gcc 13 to 15, where they are at hand
for cc in gcc $(versions); do
    skip_without "$cc" "$cc" && continue
    # shellcheck disable=SC2086
    build_and_run "one n, $cc" "$BUILD/one_n" "$cc" -std=gnu11 -O2 $verified -Wall -Wextra -I. $here/one_n.c -lm
done
# types that are more than their bytes
# shellcheck disable=SC2086
for cxx in "g++ -std=c++11" "clang++ -std=c++11" "clang++ -std=c++17"; do
    skip_without ${cxx%% *} ${cxx%% *} && continue
    build_and_run "types, $cxx" "$BUILD/types" $cxx -O2 $(has_v3 && echo -march=x86-64-v3) -Wno-psabi $verified -Wall -Wextra -Werror -I. $here/types.cpp
done

# gcc 12 fuses complex products although -std=c11 forbids it: it says so, before it finds right maps to differ
if [ "$(uname -m)" = x86_64 ] && gcc --version 2>/dev/null | grep -q ' 12\.'; then
    gcc -std=c11 -march=x86-64-v3 -DMAPFN_VERIFY=1 -I. -fsyntax-only $here/verify.c 2>&1 | grep -q MAPFN_E46 &&
        echo "ok - gcc 12, strict, with FMA: E46" || echo "not ok - gcc 12, strict, with FMA: no E46"
    compiles "gcc 12, strict, with FMA, MAPFN_SAME_BITS" gcc -std=c11 -march=x86-64-v3 -DMAPFN_VERIFY=1 -DMAPFN_SAME_BITS=1 -w -I. -fsyntax-only $here/verify.c
fi

# a fault of clang's, planted: results that meet other outputs are said to lie apart
mkdir -p "$BUILD/planted"
sed 's/^#define MAPFN_MEETS_0\(0[01]\) ~, 0$/&\n#define MAPFN_MEETS_1\1 ~, 0/' mapfn.h >"$BUILD/planted/mapfn.h"
cmp -s mapfn.h "$BUILD/planted/mapfn.h" && echo "not ok - clang, planted: nothing was planted"
# shellcheck disable=SC2086
skip_without clang clang || build_and_run "clang, planted" "$BUILD/verify" clang -O2 $verified -DPLANTED -I"$BUILD/planted" -I. $here/verify.c

# silent CC PROGRAM FLAGS…: a program of another suite, as it stands, with all maps verified
silent() {
    silent_cc=$1 program=$2
    # in known.c calls must be inlined
    case $1:${2##*/} in *:known.c) silent_level=-O1 ;; gcc*) silent_level=$quick_gcc ;; *) silent_level=-O1 ;; esac
    shift 2
    # shellcheck disable=SC2086
    build "$program, $silent_cc" "$BUILD/silent" "$silent_cc" -std=gnu11 $silent_level -w $verified "$@" -I. "$program" -lm -pthread || return
    if timeout 300 "$BUILD/silent" verify >"$BUILD/silent.out" 2>&1 && ! grep -q '^not ok' "$BUILD/silent.out"; then echo "ok - silent in $program, $silent_cc"
    else grep -B 3 '^not ok' "$BUILD/silent.out" | head -n 8; echo "not ok - silent in $program, $silent_cc"; fi
}
# those with the most kinds and shells; of the differential test the types of one family
few=$(thorough || echo -DTYPES=1)
for program in language options known $(thorough alike strides no_errno edges overlaps alternating checks chosen draws families progress require rng same_bits streaming threads); do
    silent gcc tests/unit/$program.c -DMAPFN_OMP_ALLOW_SERIAL=1
done
silent gcc tests/gathers/gathers.c -fopenmp -DTHREADS
# shellcheck disable=SC2086
silent gcc tests/differential/differential.c -fopenmp $few
! thorough || silent gcc tests/unit/indices.c -fopenmp
! thorough || silent gcc tests/omp/behave.c -fopenmp
! thorough || skip_without clang clang || silent clang tests/differential/differential.c

# the examples in C that need nothing else: what they print stays
for example in $(if thorough; then echo examples/[0-9]*.c; else echo examples/0[2368]*.c; fi); do
    expected=${example%.c}.expected
    [ -f "$expected" ] && ! grep -qE 'mapfn_(cuda|mpi)\.h|omp\.h' "$example" || continue
    # shellcheck disable=SC2086
    gcc -std=gnu11 $quick_gcc -w $verified -I. "$example" -o "$BUILD/example" -lm 2>"$BUILD/example.log" || continue
    "$BUILD/example" >"$BUILD/example.out" 2>/dev/null
    if cmp -s "$expected" "$BUILD/example.out"; then echo "ok - silent in $example"
    else diff "$expected" "$BUILD/example.out" | head -n 4; echo "not ok - silent in $example"; fi
done
