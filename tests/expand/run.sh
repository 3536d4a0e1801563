#!/bin/sh
# What tools/expand prints is C: pasted in place of the definition, the program must compile and print the same.
try() { # FILE NAME: a definition that begins in column 1 and ends at the next `}` there
    source=examples/$1.c program=$BUILD/$2
    if ! tools/expand "$source" "$2" >"$program.expanded"; then echo "not ok - tools/expand $source $2"; return; fi
    awk -v name="$2" -v expansion="$program.expanded" '
        $0 ~ "^MAPFN\\([^,]*, " name "," { skip = 1; while ((getline line <expansion) > 0) print line }
        !skip { print }
        /^}/ { skip = 0 }' "$source" | sed 's|"\.\./mapfn.h"|"mapfn.h"|' >"$program.c"
    if grep -q "^MAPFN([^,]*, $2," "$program.c"; then echo "not ok - $source: the definition of $2 was replaced"; return; fi
    if $CC -O1 -Wall -Wextra -I. "$program.c" -o "$program" -lm && "$program" >"$program.out" && diff "examples/$1.expected" "$program.out"; then
        echo "ok - the expansion of $2 in place of its definition"
    else
        echo "not ok - the expansion of $2 in place of its definition"
    fi
}
try 02_inputs_outputs divide
try 05_outer_product outer
try 09_image root
try 10_masks weight_of
try 12_random hits
try 13_errors digit
try 16_memory repeat_and_sum

# members of families, and MAPFN_OF
for pair in "axpy_double" "days_in_month"; do
    if tools/expand examples/14_families.c $pair | grep -q "mapfn_status ${pair}_map("; then echo "ok - tools/expand finds $pair"; else echo "not ok - tools/expand finds $pair"; fi
done
if tools/expand examples/14_families.c nothing_there 2>/dev/null; then echo "not ok - tools/expand refuses an unknown name"; else echo "ok - tools/expand refuses an unknown name"; fi
