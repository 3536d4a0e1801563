#!/bin/sh
# The battery: each element function of tests/codegen as a map and as the user's own loop: bench/battery.sh [--quick]. Prints tables in markdown.
# Maps at -O2 -DNDEBUG, loops in functions of their own at -O3. CCS, LEVELS: compilers, levels of x86-64, or native. BENCH_BUSY, BENCH_QUIET: see rivals/run.py.
cd "$(dirname "$0")/.." || exit 1
: "${BUILD:=build/bench}" "${CCS:=gcc clang}" "${LEVELS:=baseline v3 native}" "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}"
mode=full
[ "$1" != --quick ] || mode=quick LEVELS=v3
[ "$(uname -m)" = x86_64 ] || { echo "The battery is built for x86-64 levels: left out on $(uname -m)."; exit 0; }
command -v python3 >/dev/null || { echo "The battery needs python3 (Debian, Ubuntu: apt-get install python3): left out."; exit 0; }

python3 bench/battery.py "$BUILD/battery" || exit 1
compile='cc=$1 march=$2 objects=$3 source=$4 name=$(basename "$4" .c)
case $name in
*_maps) flags=-O2 ;;
*) flags="-O3 -Dof_extern=of_extern_by_hand" ;; # the same extern function, once more: under another name
esac
$cc -std=gnu11 -DNDEBUG $flags $march -w -I. -c -o "$objects/$name.o" "$source"'
ours=""
for cc in $CCS; do
    command -v "$cc" >/dev/null || { echo "$cc: not installed (Debian, Ubuntu: apt-get install $cc)"; continue; }
    for level in $LEVELS; do
        case $level in baseline) march= ;; native) march=-march=native ;; *) march=-march=x86-64-$level ;; esac
        objects=$BUILD/battery/$cc-$level
        mkdir -p "$objects" && rm -f "$objects"/*
        ls "$BUILD"/battery/*_maps.c "$BUILD"/battery/*_plains.c | $BENCH_BUSY xargs -n 1 -P "$JOBS" sh -c "$compile" compile "$cc" "$march" "$objects" || exit 1
        $cc -std=gnu11 -O2 -I. -o "$objects/battery" "$objects"/*.o "$BUILD/battery/driver.c" bench/battery_main.c -lm || exit 1
        ours="$ours $cc-$level"
    done
done

: >"$BUILD/battery_results"
for one in $ours; do
    cc=${one%-*}
    case $($cc --version | head -n 1) in *clang*) allowed=1.5 ;; *) allowed=1.0 ;; esac
    $BENCH_QUIET "$BUILD/battery/$one/battery" "$cc ${one##*-}" $allowed $mode >>"$BUILD/battery_results" || exit 1
done
cat <<END
Time of the plain -O3 loop divided by that of the map: above 1 the map is faster. \`-std=gnu11\`, maps \`-O2 -DNDEBUG\`; \`a * b + c\` is fused as the compiler does it.
Least, median, most of the functions; in brackets, how many are below: at n up to 100 beyond 1.15 times the loop's time and beyond it by more than 1 ns
(clang: 1.5), above that a ratio under 0.95. What is below is measured again, longer, and that counts.

END
awk -F ' *[|] *' '
    /^SUM/ { if (!($2 in seen)) { seen[$2] = 1; label[++labels] = $2 } if (!($3 in known)) { known[$3] = 1; n[++sizes] = $3 } cell[$2, $3] = $5 ", **" $6 "**, " $7 " (" $8 " of " $4 ")" }
    END {
        printf "| n |"; for (k = 1; k <= labels; k++) printf " %s |", label[k]
        printf "\n|--:|"; for (k = 1; k <= labels; k++) printf "---|"; print ""
        for (s = 1; s <= sizes; s++) { printf "| %s |", n[s]; for (k = 1; k <= labels; k++) printf " %s |", cell[label[k], n[s]]; print "" }
    }' "$BUILD/battery_results"
printf '\nThose below:\n\n| compiler, level | n | function | map, ns | loop, ns | ratio |\n|---|--:|---|--:|--:|--:|\n'
sed -n 's/^LOSS //p' "$BUILD/battery_results"
