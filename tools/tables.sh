#!/bin/sh
# Prints mapfn.h's flat list tables (up to 33, as a list of names has two for each ragged parameter). `make tables` compares them with
# the header's.
names() { i=1; while [ $i -le "$1" ]; do printf '%s_%d' "$sep" $i; sep=', '; i=$((i + 1)); done; }
i=1; while [ $i -le 33 ]; do
    sep=''; list=$(names $i)
    each=$(echo "$list" | sed 's/, / PREFIX##/g; s/^/PREFIX##/')
    for=$(echo "$list" | sed 's/\(_[0-9]*\),* */MACRO(\1) /g; s/ $//')
    echo "#define MAPFN_EACH_$i(PREFIX, $list) $each"
    echo "#define MAPFN_EACH_${i}_FOR(MACRO, $list) $for"
    i=$((i + 1))
done
