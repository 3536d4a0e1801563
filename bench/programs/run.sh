#!/bin/sh
# Four programs, in plain C and with maps, at the flags that such programs are compiled with: bench/programs/run.sh [--quick]. Prints a table in
# markdown. With -fopenmp `#pragma omp parallel for` stands against OpenMP maps. CCS: compilers; FLAGS: sets of flags, commas between; ROUNDS. BENCH_BUSY, BENCH_QUIET: see bench/rivals/run.py.
cd "$(dirname "$0")/../.." || exit 1
: "${BUILD:=build/bench}" "${CCS:=gcc clang}" "${FLAGS:=-O2,-O3,-O3 -march=native,-Ofast,-Ofast -march=native,-Ofast -march=native -fopenmp}" "${ROUNDS:=21}"
[ "$1" != --quick ] || FLAGS="-O3,-Ofast -march=native" ROUNDS=5
dir=$BUILD/programs failed=0
: "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}"
compile='case $1 in *_plain.c) own=$flags ;; *_maps.c) own="$flags $libm" ;; *) own=-O2 ;; esac
$cc -std=gnu11 $own -I. -c -o "$dir/$(basename "$1" .c).o" "$1" || exit 255'
mkdir -p "$dir"
: >"$dir/results"
for cc in $CCS; do
    command -v "$cc" >/dev/null || { echo "$cc: not installed (Debian, Ubuntu: apt-get install $cc)"; continue; }
    echo "$FLAGS" | tr , '\n' >"$dir/flags"
    while read -r flags; do
        libm=
        $cc $flags -w -I. -fsyntax-only mapfn_math.h 2>"$dir/refused" || libm=-DLIBM
        rm -f "$dir"/*.o
        export cc flags libm dir
        ls bench/programs/*.c | $BENCH_BUSY xargs -n 1 -P "$JOBS" sh -c "$compile" compile || exit 1
        $cc $flags -o "$dir/programs" "$dir"/*.o -lm || exit 1
        $BENCH_QUIET "$dir/programs" "$cc	$flags" "$ROUNDS" >>"$dir/results" || failed=1
    done <"$dir/flags"
done
cat <<END
One step of each, ms, the least of $ROUNDS that take turns; plain / maps: above 1 the maps are faster. \`-std=gnu11\`, checks on.

| program | compiler, flags | plain, ms | maps, ms | plain / maps | largest difference | same bits |
|---|---|--:|--:|--:|--:|---|
END
sort -t '	' -s -k 3,3 "$dir/results" | awk -F '\t' '{ printf "| %s | %s `%s` | %s | %s | %s | %s | %s |\n", $3, $1, $2, $4, $5, $6, $7, $8 }'
exit $failed
