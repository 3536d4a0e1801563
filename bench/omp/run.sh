#!/bin/sh
# The OpenMP maps' figures: bench/omp/run.sh [compiler…] prints them as markdown. LOCK="flock -x FILE" wraps each part.
cd "$(dirname "$0")/../.." || exit 1
mkdir -p build/bench
[ $# -gt 0 ] || set -- gcc clang
flags="-O2 -march=native -std=gnu11"
echo "# OpenMP maps against sequential ones"
echo
echo "Machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(getconf _NPROCESSORS_ONLN) processors, $(uname -sr), $(date -u +%Y-%m-%d). Other work may run on it:"
echo "ratios are medians of rounds in which both take turns. A ratio above 1 means that the OpenMP map is faster. Command: \`bench/omp/run.sh $*\`."
for cc in "$@"; do
    command -v "$cc" >/dev/null || continue
    $cc $flags -fopenmp -I. bench/omp/bench.c -o build/bench/omp -lm || continue
    echo
    echo "## $($cc --version | head -n 1), \`$flags -fopenmp\`"
    for part in "cheap 0 1e8" "cheap 20 1e7" "poly 0 1e7" "poly 20 1e7" "dear 0 1e6" "dear 20 3e5" "hinted 0 3e5" "skewed 0 3e5" "skewed 20 3e5" "hand 0 1e8" "hand 20 1e7" \
        "alternate 0 1e6" "streaming 0 1e8" "touch 0 25e6"; do
        $LOCK timeout 58 build/bench/omp $part
    done
done
