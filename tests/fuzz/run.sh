#!/bin/sh
# fuzz/run.sh [N [SEED]]: random definitions against the plain loops that were written beside them, in files that include none of the headers.
# N definitions (72; make test-all: 300) from SEED (1); the files in turn with each way to compile. `make fuzz N=10000 SEED=7` for more, and
# FUZZ_WAYS="clang-22~-O2~-march=native" for one's own ways; a failing one stands in $BUILD/fuzz*.c under its name.
: "${BUILD:=build/tests/fuzz}" "${CC:=cc}" "${CXX:=c++}"
if [ $# -gt 0 ] || [ "${THOROUGH:-0}" = 1 ]; then N=${1:-300} each=50; else N=72 each=12; fi # a file for each of the six ways below
SEED=${2:-1}
mkdir -p "$BUILD"
. tests/lib/matrix.sh
skip_without python3 python3 && exit 0
find_compilers

# No contraction, of which "same bits" makes a condition. One way in three is without the checks that NDEBUG leaves out, and with less
# optimization than the users': at -O1 gcc's kernels are those of -O2 and -O3, which they ask for themselves, and clang's are plain loops at -O0.
ways=$FUZZ_WAYS
[ -n "$ways" ] || for cc in $compilers; do
    threads=
    echo '#include <omp.h>' | $cc -fopenmp -E -x c - >/dev/null 2>&1 && threads=~-fopenmp
    ways="$ways $cc~-O2$threads"
    case $cc in clang*) ways="$ways $cc~-O0~-DNDEBUG" ;; *) ways="$ways $cc~-O1~-DNDEBUG" ;; esac
    if has_v3; then ways="$ways $cc~-O2~-march=x86-64-v3"; fi
done
rm -f "$BUILD"/fuzz*
python3 tests/fuzz/generate.py "$N" "$SEED" $each "$BUILD/fuzz" || { echo "not ok - fuzz: the generator failed"; exit 0; }
# shellcheck disable=SC2086
set -- $ways
for plain in "$BUILD"/fuzz*_plain.c; do
    way=$1 program=${plain%_plain.c}
    shift
    set -- "$@" "$way"
    compiler="$(echo "$way" | tr '~' ' ') -ffp-contract=off"
    # by the maps' compiler: gcc 12 to 16 make -0.0 of 0.0 - (double)i where i is 0, and clang 0.0
    # shellcheck disable=SC2086
    build "the plain loops" "$program.o" "${way%%~*}" -std=c11 -O1 -w -ffp-contract=off -I. -c "$plain" || continue
    # shellcheck disable=SC2086
    build "fuzz $compiler" "$program" $compiler -w -I. "$program.c" -x none "$program.o" -lm && run_tests "seed $SEED, $compiler" "$program"
    rm -f "$program" "$program.o"
done
