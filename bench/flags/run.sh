#!/bin/sh
# Maps against plain loops under every flag set: bench/flags/run.sh. Each cell is one body in one shape (cells.py), under one compiler, level of x86-64 and
# flag set. Select with
#     CCS="gcc clang g++ clang++"   LEVELS="baseline v3 v4"   FLAGS="-O1,-O2,-O3,-Os,-Ofast,-O2 -ffast-math" (commas between)   CELLS="exp_* *_row16"
# One compiler and flag set takes under a minute: make bench-flags CCS=gcc FLAGS=-O2. EXTRA: further flags for maps. Results: $BUILD/results.
cd "$(dirname "$0")/../.." || exit 1
all_cells='*'
: "${BUILD:=build/bench/flags}" "${CCS:=gcc clang g++ clang++}" "${LEVELS:=baseline v3 v4}" "${FLAGS:=-O1,-O2,-O3,-Os,-Ofast,-O2 -ffast-math}"
: "${CELLS:=$all_cells}" "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}"
[ "$(uname -m)" = x86_64 ] || { echo "The battery of flags is built for x86-64 levels: left out on $(uname -m)."; exit 0; }
command -v python3 >/dev/null || { echo "The battery of flags needs python3 (Debian, Ubuntu: apt-get install python3): left out."; exit 0; }
export BUILD EXTRA
set -f
mkdir -p "$BUILD"
python3 bench/flags/cells.py "$BUILD" $CELLS || exit 1

# one combination: compiler|level|flags
compile='IFS="|" read -r cc level flags <<END
$1
END
dir=$BUILD/$(echo "$cc$level$flags" | tr -d " ")
mkdir -p "$dir" && rm -f "$dir"/*.o "$dir/battery"
march= libm=-UONLY_MATHEMATICS
[ $level = baseline ] || march=-march=x86-64-$level
case $cc in *++*) std="-x c++ -std=gnu++17" ;; *) std=-std=gnu11 ;; esac
# a flag set that mapfn_math.h refuses: maps and loops call the C library
$cc $std $flags -w -I. -fsyntax-only mapfn_math.h 2>"$dir/refused" || libm=-DLIBM
cc1() { $cc $std $march -w -I. -c -o "$dir/$1.o" "$BUILD/$2.c" $3 $4 $5 $6 $7 || { echo "$cc $flags $level: $2.c does not compile" >&2; exit 255; }; }
cc1 map maps $flags $libm $EXTRA
cc1 same loops $flags $libm "-DLOOP(name)=same_##name"
case $flags in -O2*) o3=-O3${flags#-O2}; cc1 o3 loops $o3 $libm "-DLOOP(name)=o3_##name" ;; esac
if [ $libm != -DLIBM ]; then
    cc1 libm loops $flags -DLIBM -DONLY_MATHEMATICS "-DLOOP(name)=libm_##name"
    case $flags in -O2*) cc1 libm_o3 loops $o3 -DLIBM -DONLY_MATHEMATICS "-DLOOP(name)=libm_o3_##name" ;; esac
fi
cc1 driver driver -O1
gcc -std=gnu11 -O2 -I. -c -o "$dir/main.o" bench/flags/main.c && $cc -o "$dir/battery" "$dir"/*.o -lm || exit 255'

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
combinations >"$BUILD/combinations"
tr '\n' '\0' <"$BUILD/combinations" | $BENCH_BUSY xargs -0 -n 1 -P "$JOBS" sh -c "$compile" compile || exit 1
: >"$BUILD/results"
while IFS='|' read -r cc level flags; do
    "$BUILD/$(echo "$cc$level$flags" | tr -d ' ')/battery" "$cc	$level	$flags" >>"$BUILD/results" || echo "$cc $level $flags: map and loop differ" >&2
done <"$BUILD/combinations"
python3 bench/flags/report.py "$BUILD"
