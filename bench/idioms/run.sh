#!/bin/sh
# bench/idioms/run.sh [COMPILER…]: the table of docs/idioms.md, by gcc and clang unless others are named: the first way's time / the second's
cd "$(dirname "$0")/../.." || exit 1
build=build/bench/idioms
mkdir -p "$build"
[ $# -gt 0 ] || set -- gcc clang
columns= objects=
command -v python3 >/dev/null && python3 -B tests/codegen/pairs.py source >"$build/pairs.c" || exit 1
for cc in "$@"; do
    for march in "" -march=x86-64-v3; do
        $cc -O2 $march -I. bench/idioms/idioms.c -o "$build/program" -lm || exit 1
        column="$build/$cc$march"
        "$build/program" >"$column"
        columns="$columns $column"
        case $cc in gcc*) apart=-fno-ipa-icf ;; *) apart= ;; esac
        $cc -std=c11 -O2 $march $apart -DNDEBUG -I. -c "$build/pairs.c" -o "$column.o" || exit 1
        objects="$objects $cc${march:+,v3}=$column.o"
    done
done
echo "The first definition's time divided by the second's: above 1 the second is faster. \`-O2\`, and with \`v3\` \`-march=x86-64-v3\` besides; 4096 elements."
echo
{ printf '| idiom'; for column in $columns; do printf ' | %s' "$(basename "$column" | sed 's/-march=x86-64/, /; s/, -v3/, v3/')"; done; printf ' |\n|---'; for column in $columns; do printf '|--:'; done; printf '|\n'; }
paste $columns | awk -F '\t' '{ printf "| %s", $1; for (i = 2; i <= NF; i += 2) printf " | %s", $i; print " |" }'
printf '\n## instructions\n\n'
# shellcheck disable=SC2086
python3 -B tests/codegen/pairs.py table $objects | sed '1s/,v3/, v3/g'
