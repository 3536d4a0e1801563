#!/bin/sh
# Prints mapfn.h's flat list tables (up to 25 items). `make tables` compares them with the header's.
names() { i=1; while [ $i -le "$1" ]; do printf '%s_%d' "$sep" $i; sep=', '; i=$((i + 1)); done; }
i=1; while [ $i -le 25 ]; do
    sep=''; list=$(names $i)
    each=$(echo "$list" | sed 's/, / PREFIX##/g; s/^/PREFIX##/')
    for=$(echo "$list" | sed 's/\(_[0-9]*\),* */MACRO(\1) /g; s/ $//')
    echo "#define MAPFN_EACH_$i(PREFIX, $list) $each"
    echo "#define MAPFN_FOR_$i(MACRO, $list) $for"
    i=$((i + 1))
done
