#!/bin/sh
# Loops that end when their data say so: maps of steps beside the plain loop, and Highway and xsimd by hand (Debian: libhwy-dev,
# libxsimd-dev). bench/repeat/run.sh [--quick] [n]; COMPILERS and TARGETS (commas between) choose. The plain loop and the hand-written ones are
# built with -O3.
cd "$(dirname "$0")/../.." || exit 1
: "${BUILD:=build/bench}" "${TARGETS:=x86-64,x86-64-v3,native}" "${ROUNDS:=30}"
[ "$1" != --quick ] || { shift; TARGETS=x86-64-v3 ROUNDS=10; }
export ROUNDS
out=$BUILD/repeat failed=0 rounds=$ROUNDS programs=
mkdir -p "$out" && rm -f "$out"/*
for library in hwy/highway.h:libhwy-dev xsimd/xsimd.hpp:libxsimd-dev; do
    printf '#include <%s>\n' "${library%:*}" | ${CXX:-c++} -std=c++17 -DHWY_COMPILE_ONLY_STATIC -fsyntax-only -x c++ - 2>/dev/null || { echo "No ${library%:*} (Debian, Ubuntu: apt-get install ${library#*:}): left out."; exit 0; }
done
for cc in ${COMPILERS:-${CCS:-gcc clang}}; do
    command -v "$cc" >/dev/null || { echo "$cc: not installed (Debian, Ubuntu: apt-get install $cc)"; continue; }
    case $cc in gcc*) cxx=g++${cc#gcc} ;; *) cxx=clang++${cc#clang} ;; esac
    for target in $(echo "$TARGETS" | tr , ' '); do
        more= # Highway takes AVX2 only where these are there, too
        case $target in *v3) more="-maes -mpclmul" ;; esac
        one=$out/$cc-$target flags="-march=$target -ffp-contract=off"
        $cc -std=c11 -O2 $flags -c bench/repeat/maps.c -o "$out/maps.o" || { failed=1; continue; }
        $cc -std=c11 -O3 $flags -c bench/repeat/scalar.c -o "$out/scalar.o" || exit 1
        $cxx -std=c++17 -O3 $flags $more -w -DHWY_COMPILE_ONLY_STATIC -c bench/repeat/highway.cpp -o "$out/highway.o" || exit 1
        $cxx -std=c++17 -O3 $flags -c bench/repeat/xsimd.cpp -o "$out/xsimd.o" || exit 1
        $cc -std=gnu11 -O2 bench/repeat/main.c "$out"/*.o -o "$one.bench" -lstdc++ -lm || exit 1
        programs="$programs $one"
    done
done
# Three passes over all programs, and of each row the pass whose map has the median gain: what a neighbour on the machine takes from vector
# units slows maps for seconds, and not the plain loops beside them.
ROUNDS=$(((rounds + 2) / 3))
for pass in 1 2 3; do
    for one in $programs; do $BENCH_QUIET "$one.bench" "$@" >"$one.pass$pass" || failed=1; done
done
for one in $programs; do
    sort -t '|' -k 2,2 -k 5,5n -s "$one".pass? | awk 'NR % 3 == 2' >"$one.median"
    awk -F '|' 'NR == FNR { row[$2] = $0; next } { print row[$2] }' "$one.median" "$one.pass1" >"$one.rows"
done
cat <<END
How many times as fast as the plain loop at -O3 the map is, and in brackets Highway's and xsimd's time by hand divided by the map's: above 1 the map is
faster. Maps \`-O2\`, all \`-ffp-contract=off\`; n = ${1:-20000}, the least of $ROUNDS rounds in turns, by the thread's own time, and the median of three such runs; a time that something else on the core disturbed is taken anew. native is this processor, with its AVX-512 where it has it.
For x86-64 alone Highway 1.0.3 has no target, and emulates vectors of SSSE3: unfair.

END
awk -F ' *[|] *' '
    FNR == 1 { label[++labels] = FILENAME; sub(/.*\//, "", label[labels]); sub(/\.rows$/, "", label[labels]); sub(/-/, ", ", label[labels]) }
    { if (!($2 in known)) { known[$2] = 1; work[++works] = $2 }
      cell[$2, labels] = $5 ($6 == "" ? "" : " (" $6 ", " $7 ")") ($8 ~ /WRONG/ ? " WRONG BITS" : "") }
    END {
        printf "| work |"; for (k = 1; k <= labels; k++) printf " %s |", label[k]
        printf "\n|---|"; for (k = 1; k <= labels; k++) printf "--:|"; print ""
        for (w = 1; w <= works; w++) { printf "| %s |", work[w]; for (k = 1; k <= labels; k++) printf " %s |", cell[work[w], k]; print "" }
    }' $(ls -tr "$out"/*.rows)
for rows in $(ls -tr "$out"/*.rows); do
    printf '\n## %s\n\n' "$(basename "$rows" .rows | sed 's/-/, /')"
    echo "| work | plain loop, ns | looped | lanes | Highway's time | xsimd's time |"
    echo "|---|--:|--:|--:|--:|--:|"
    cat "$rows"
done
exit $failed
