#!/bin/sh
# mapfn beside Highway, xsimd, Eigen and a scalar loop in L1, and beside a hand-written triad in memory: bench/peers.sh [l1|memory]...
# Built with g++ and clang++ -O2 -march=x86-64-v3, NDEBUG. A library that is not here is skipped and named.
cd "$(dirname "$0")/.." || exit 1
mkdir -p build/bench
[ $# -gt 0 ] || set -- l1 memory
have=
for library in HIGHWAY:hwy/highway.h:libhwy-dev XSIMD:xsimd/xsimd.hpp:libxsimd-dev EIGEN:Eigen/Core:libeigen3-dev; do
    name=${library%%:*} rest=${library#*:}
    if printf '#include <%s>\n' "${rest%%:*}" | ${CXX:-g++} -std=c++17 -I/usr/include/eigen3 -x c++ -fsyntax-only - 2>/dev/null; then have="$have -DHAVE_$name"
    else echo "skipped: $name (Debian: apt-get install ${rest#*:})"; fi
done
for compiler in g++ clang++; do
    command -v $compiler >/dev/null || { echo "skipped: $compiler"; continue; }
    # shellcheck disable=SC2086
    $compiler -std=c++17 -O2 -march=x86-64-v3 -DNDEBUG -w -I. -isystem /usr/include/eigen3 $have bench/peers.cpp -o build/bench/peers || continue
    for part in "$@"; do
        printf '\n### %s, %s, -O2 -march=x86-64-v3 -DNDEBUG, contraction on\n\n' "$($compiler --version | head -n 1)" "$part"
        build/bench/peers "$part"
    done
done
