#!/bin/sh
# Maps against plain loops under every flag set: bench/flags/run.sh. Each cell is one body in one shape (cells.py), under one compiler, level of x86-64 and
# flag set. Select with
#     CCS="gcc clang g++ clang++"   LEVELS="baseline v3 v4" ("dispatch": baseline with MAPFN_DISPATCH=1)   FLAGS="-O1,-O2,-O3,-Os,-Ofast,-O2 -ffast-math" (commas between)   CELLS="exp_* *_row16"
# --short: -O2 and -Ofast, v3 and v4, as in bench/run.sh. One compiler and flag set takes under a minute: make bench-flags CCS=gcc FLAGS=-O2. EXTRA: further flags for maps. All that is built, and the
# table of times, stays in $BUILD/flags. PLACES: programs to make, each with code elsewhere.
# BENCH_BUSY, BENCH_QUIET: see bench/rivals/run.py.
cd "$(dirname "$0")/../.." || exit 1
all_cells='*'
[ "$1" != --short ] || : "${LEVELS:=v3 v4}" "${FLAGS:=-O2,-Ofast}"
: "${BUILD:=build/bench}" "${CCS:=gcc clang g++ clang++}" "${LEVELS:=baseline v3 v4}" "${FLAGS:=-O1,-O2,-O3,-Os,-Ofast,-O2 -ffast-math}"
: "${CELLS:=$all_cells}" "${PLACES:=0 1 2 3 5}" "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}"
[ "$(uname -m)" = x86_64 ] || { echo "The battery of flags is built for x86-64 levels: left out on $(uname -m)."; exit 0; }
command -v python3 >/dev/null || { echo "The battery of flags needs python3 (Debian, Ubuntu: apt-get install python3): left out."; exit 0; }
dir=$BUILD/flags
export dir EXTRA PLACES
set -f
mkdir -p "$dir"
python3 bench/flags/cells.py "$dir" $CELLS || exit 1

# one combination: compiler|level|flags
compile='IFS="|" read -r cc level flags <<END
$1
END
one=$dir/$(echo "$cc$level$flags" | tr -d " ")
mkdir -p "$one" && rm -f "$one"/*.o "$one"/battery*
march= libm=-UONLY_MATHEMATICS
case $level in baseline) ;; dispatch) march=-DMAPFN_DISPATCH=1 ;; *) march=-march=x86-64-$level ;; esac
case $cc in *++*) std="-x c++ -std=gnu++17" ;; *) std=-std=gnu11 ;; esac
# a flag set that mapfn_math.h refuses: maps and loops call the C library
$cc $std $flags -w -I. -fsyntax-only mapfn_math.h 2>"$one/refused" || libm=-DLIBM
cc1() { $cc $std $march -w -I. -c -o "$one/$1.o" "$dir/$2.c" $3 $4 $5 $6 $7 || { echo "$cc $flags $level: $2.c does not compile" >&2; exit 255; }; }
cc1 map maps $flags $libm $EXTRA
cc1 same loops $flags $libm "-DLOOP(name)=same_##name"
case $flags in -O2*) o3=-O3${flags#-O2}; cc1 o3 loops $o3 $libm "-DLOOP(name)=o3_##name" ;; esac
if [ $libm != -DLIBM ]; then
    cc1 libm loops $flags -DLIBM -DONLY_MATHEMATICS "-DLOOP(name)=libm_##name"
    case $flags in -O2*) cc1 libm_o3 loops $o3 -DLIBM -DONLY_MATHEMATICS "-DLOOP(name)=libm_o3_##name" ;; esac
fi
cc1 driver driver -O1
$cc -x c -std=gnu11 -O2 -I. -c -o "$one/main.o" bench/flags/main.c || exit 255
# the same program with its maps and its loops at other places of memory, see bench/README.md
for place in $PLACES; do
    for object in main map same o3 libm libm_o3; do
        [ -f "$one/$object.o" ] || continue
        echo ".text; .p2align 4; .skip $((16 * place + 16)), 0x90; .section .note.GNU-stack, \"\", @progbits" | $cc -c -x assembler -o "$one/gap$place.o" - || exit 255
        echo "$one/gap$place.o" "$one/$object.o"
    done >"$one/objects"
    $cc -o "$one/battery$place" "$one/driver.o" $(cat "$one/objects") -lm || exit 255
done'

combinations() {
    for cc in $CCS; do
        command -v "$cc" >/dev/null || { echo "$cc: not installed: left out" >&2; continue; }
        for level in $LEVELS; do
            case $level in
            v3) grep -q avx2 /proc/cpuinfo || { echo "no AVX2: v3 left out" >&2; continue; } ;;
            v4) grep -q avx512vl /proc/cpuinfo || { echo "no AVX-512: v4 left out" >&2; continue; } ;;
            esac
            echo "$FLAGS" | tr , '\n' | while read -r flags; do echo "$cc|$level|$flags"; done
        done
    done
}
combinations >"$dir/combinations"
tr '\n' '\0' <"$dir/combinations" | $BENCH_BUSY xargs -0 -n 1 -P "$JOBS" sh -c "$compile" compile || exit 1
: >"$dir/results"
rm -f "$dir/failed"
while IFS='|' read -r cc level flags; do
    $BENCH_QUIET python3 bench/flags/places.py "$dir/$(echo "$cc$level$flags" | tr -d ' ')" "$cc	$level	$flags" >>"$dir/results" || { echo "$cc $level $flags: map and loop differ"; : >"$dir/failed"; }
done <"$dir/combinations"

echo "Time of the map divided by that of the loop by hand under the same flags (at -O3 where they say -O2; mathematical bodies: the better of the loop with the same body and the loop"
echo "that calls the C library), in turns, in the middle one of five programs whose code lies at other places; arrays fill 32 KiB. How many cells take at most 1.05, how many more than 1.25, the most."
echo
python3 bench/flags/report.py "$dir" $REPORT && [ ! -e "$dir/failed" ]
