#!/bin/sh
# The OpenMP maps' figures: bench/omp/run.sh [compiler…] prints them as markdown and leaves them, with a plot, in
# build/bench/report, from which `make bench-keep` takes them. --short: what table and plot need, in half the time, and no heading: a part of
# bench/run.sh. LOCK="flock -x FILE" wraps each part.
cd "$(dirname "$0")/../.." || exit 1
report=${BUILD:=build/bench}/report short=""
[ "$1" != --short ] || { short=1; shift; }
export BENCH_SHORT=$short
mkdir -p "$report"
[ $# -gt 0 ] || set -- gcc clang
flags="-O2 -march=native -std=gnu11"
failed=$BUILD/omp.failed
rm -f "$failed"
measure() {
    [ "$short" ] || cat <<END
# OpenMP maps against sequential ones

Machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(getconf _NPROCESSORS_ONLN) processors, $(uname -sr), $(date -u +%Y-%m-%d). Command: \`bench/omp/run.sh $*\`.
END
    echo "Other work may run on the machine: both take turns; ratios and differences are medians of the rounds' own. A ratio above 1 means that the OpenMP map is faster."
    for cc in "$@"; do
        command -v "$cc" >/dev/null || continue
        if ! $cc $flags -fopenmp -I. bench/omp/bench.c -o "$BUILD/omp" -lm; then
            echo '#include <omp.h>' | $cc -fopenmp -x c - -E >/dev/null 2>&1 && echo "$cc: the maps do not compile" >&2 && : >"$failed"
            continue # no libomp-dev: left out
        fi
        echo
        echo "## $($cc --version | head -n 1), \`$flags -fopenmp\`"
        program="timeout 58 $BUILD/omp"
        if [ "$short" ]; then
            # what is cut after a minute, on a busy machine, is no failure; what ends by itself with another status is
            run="run() { timeout 58 $BUILD/omp \"\$@\"; code=\$?; [ \$code -eq 0 ] || [ \$code -eq 124 ] || : >$failed; }"
            $LOCK sh -c "$run; run cheap 0 1e7; run poly 0 3e6; run dear 0 1e5; run hand 0 1e7; run skewed 0 1e5"
            $LOCK sh -c "$run; run wake 20 100; run cheap 20 3e6; run poly 20 3e6; run skewed 20 1e5; run hand 20 3e6; run polyhand 20 3e6"
            continue
        fi
        $LOCK sh -c "$program cheap 0 1e8; $program poly 0 3e6; $program dear 0 1e5; $program hand 0 3e7; $program noise 0 1e6; $program skewed 0 1e5; $program alternate 0 1e6; $program progress 0 1e7; $program touch 0 25e6"
        $LOCK sh -c "$program wake 20 100; $program cheap 20 3e6; $program poly 20 3e6; $program skewed 20 1e5; $program hand 20 3e6; $program polyhand 20 3e6; $program hinted 20 1e4"
        $LOCK sh -c "$program streaming 0 1e8; $program wake 20 100"
    done
}
measure "$@" | tee "$report/omp.md"
command -v python3 >/dev/null || { echo "bench/omp/run.sh: no python3 (package python3), so no plot" >&2; exit 0; }
python3 bench/omp/plot.py "$report/omp.md" "$report/omp.svg" && [ ! -e "$failed" ]
