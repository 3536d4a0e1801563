#!/bin/sh
# The benchmarks: bench/run.sh [--quick]. Prints tables in markdown; bench/results has kept runs, bench/README.md says what they show.
#
# 1. The battery of tests/codegen, its maps at -O2 -DNDEBUG against the user's own loop in a function of its own, at -O3.
# 2. What the modes cost: roots without errno, MAPFN_SAME_BITS, fallible, strided, rows, rng, scratch, streaming.
# 3. What definitions cost to compile.
# 4. The rivals (bench/rivals): their tables and plots go to $BUILD/report.
# Ratios are of one run: the two take turns within each round, and the median counts. LOCK: a file to hold while timing.
cd "$(dirname "$0")/.." || exit 1
: "${BUILD:=build/bench}" "${CCS:=gcc clang}" "${LEVELS:=baseline v3}" "${LOCK:=}"
mode=full
case $1 in --quick | quick) mode=quick LEVELS=v3 ;; esac
export BUILD CCS
timed() { if [ "$LOCK" ]; then flock -x "$LOCK" "$@"; else "$@"; fi; }

echo "Machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), $(getconf _NPROCESSORS_ONLN) cores, $(uname -sr). mapfn $(git describe --always 2>/dev/null)."
echo "Command: bench/run.sh $1"
if [ "$(uname -m)" != x86_64 ]; then echo "The battery is built for x86-64 levels: left out on $(uname -m)."
elif ! command -v python3 >/dev/null; then echo "The battery needs python3 (package python3): left out."
else
    python3 bench/battery.py "$BUILD/battery" || exit 1
    : >"$BUILD/battery_results"
    for cc in $CCS; do
        command -v "$cc" >/dev/null || { echo "$cc: not installed"; continue; }
        case $($cc --version | head -n 1) in *clang*) allowed=1.5 ;; *) allowed=1.0 ;; esac
        for level in $LEVELS; do
            case $level in baseline) march= ;; *) march=-march=x86-64-$level ;; esac
            objects=$BUILD/battery/$cc-$level
            mkdir -p "$objects"
            for maps in "$BUILD"/battery/*_maps.c; do
                name=$(basename "$maps" _maps.c)
                $cc -std=gnu11 -DNDEBUG -O2 $march -w -I. -c -o "$objects/${name}_maps.o" "$maps" || exit 1
                # the same extern function, once more: under another name
                $cc -std=gnu11 -DNDEBUG -Dof_extern=of_extern_by_hand -O3 $march -w -I. -c -o "$objects/${name}_plains.o" "$BUILD/battery/${name}_plains.c" || exit 1
            done
            $cc -std=gnu11 -O2 -I. -o "$objects/battery" "$objects"/*.o "$BUILD/battery/driver.c" bench/battery_main.c -lm || exit 1
            timed "$objects/battery" "$cc $level" $allowed $mode >>"$BUILD/battery_results"
        done
    done
    echo
    echo "## The battery: time of the plain -O3 loop divided by that of the map (above 1: the map is faster)"
    echo
    echo "-std=gnu11, maps -O2 -DNDEBUG, contraction as the compiler does it (gcc: on, clang 14: within a statement)."
    echo "\`below\` counts: at n up to 100 maps beyond 1.15 times the loop and beyond it by more than 1 ns (clang 1.5); above, ratios under 0.95."
    echo
    echo "| compiler, level | n | functions | least | median | most | below |"
    echo "|---|---|---|---|---|---|---|"
    sed -n 's/^SUM //p' "$BUILD/battery_results"
    echo
    echo "Those below:"
    echo
    echo "| compiler, level | n | function | map, ns | loop, ns | ratio |"
    echo "|---|---|---|---|---|---|"
    sed -n 's/^LOSS //p' "$BUILD/battery_results"
fi
if [ $mode = full ]; then
    echo
    echo "## What the modes cost"
    echo
    COMPILE_ONLY=1 sh bench/modes.sh >/dev/null && timed sh bench/modes.sh
fi
echo
echo "## Compile time"
echo
if [ $mode = quick ]; then timed sh bench/compile_time.sh --quick; else timed sh bench/compile_time.sh; fi
echo
echo "## Rivals"
echo
timed sh bench/rivals/run.sh --again $([ $mode = full ] || echo --quick)
