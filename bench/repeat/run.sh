#!/bin/sh
# Loops that end when their data say so: maps of steps beside the plain loop, and Highway and xsimd by hand (Debian: libhwy-dev,
# libxsimd-dev). bench/repeat/run.sh [n]; COMPILERS and TARGETS choose. The plain loop and the hand-written ones are built with -O3.
cd "$(dirname "$0")" || exit 1
out=../../build/bench-repeat
mkdir -p $out
for cc in ${COMPILERS:-gcc clang}; do
    case $cc in gcc*) cxx=g++${cc#gcc} ;; *) cxx=clang++${cc#clang} ;; esac
    for target in ${TARGETS:--march=x86-64 -march=x86-64-v3}; do
        more= # Highway takes AVX2 only where these are there, too
        case $target in *v3) more="-maes -mpclmul" ;; esac
        $cc -std=c11 -O2 $target -ffp-contract=off -c maps.c -o $out/maps.o || exit 1
        $cc -std=c11 -O3 $target -ffp-contract=off -c scalar.c -o $out/scalar.o || exit 1
        $cxx -std=c++17 -O3 $target $more -ffp-contract=off -DHWY_COMPILE_ONLY_STATIC -c highway.cpp -o $out/highway.o 2>$out/highway.log || { cat $out/highway.log; exit 1; }
        $cxx -std=c++17 -O3 $target -ffp-contract=off -c xsimd.cpp -o $out/xsimd.o || exit 1
        $cc -std=gnu11 -O2 main.c $out/maps.o $out/scalar.o $out/highway.o $out/xsimd.o -o $out/bench -lstdc++ -lm || exit 1
        printf '\n%s %s\n\n' "$($cc --version | head -n 1)" "$target"
        echo "| | plain loop, ns | looped | **lanes** | Highway's time | xsimd's time |"
        echo "|---|--:|--:|--:|--:|--:|"
        $out/bench "$@" || exit 1
    done
done
