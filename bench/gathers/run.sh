#!/bin/sh
# bench/gathers/run.sh [COMPILER…]: the table of docs/gathers.md, by gcc and clang unless others are named: the plain
# loop's time / the map's. NAMES is a part of the names to run.
cd "$(dirname "$0")/../.." || exit 1
build=build/bench/gathers
mkdir -p "$build"
[ $# -gt 0 ] || set -- gcc clang
columns=
for cc in "$@"; do
    for march in "" -march=native; do
        $cc -O2 $march -DNDEBUG -I"${HEADERS:-.}" bench/gathers/gathers.c -o "$build/program" || exit 1
        column="$build/$cc$march"
        "$build/program" ${NAMES:+"$NAMES"} >"$column"
        columns="$columns $column"
    done
done
echo "The time of the plain loop divided by that of the map: above 1 the map is faster. \`-O2 -DNDEBUG\`, the least of 400 interleaved windows, for 100000 elements in one thread unless the row says another number; \`native\` is this processor."
echo
printf '|'
for column in $columns; do printf ' | %s' "$(basename "$column" | sed 's/-march=/, /')"; done
printf ' |\n|---'
for column in $columns; do printf '|--:'; done
printf '|\n'
# shellcheck disable=SC2086
paste $columns | awk -F '\t' '{ printf "| %s", $1; for (i = 2; i <= NF; i += 2) printf " | %s", $i; print " |" }'
