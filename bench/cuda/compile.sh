#!/bin/sh
# What CUDA maps cost to compile, beside CUB and thrust: bench/cuda/compile.sh [--quick]     (make bench-cuda-compile; no card needed)
# User CPU seconds of one nvcc, the least of some rounds in which all take turns.
cd "$(dirname "$0")/../.." || exit 1
: "${NVCC:=nvcc}" "${BUILD:=build/bench/cuda}"
[ "$1" != --quick ] || : "${ROUNDS:=1}"
: "${ROUNDS:=3}"
command -v "$NVCC" >/dev/null || { echo "bench-cuda-compile: nvcc is not installed (CUDA toolkit)"; exit 0; }
mkdir -p "$BUILD"
${CC:-cc} -O1 -o "$BUILD/user_time" bench/user_time.c || exit 1
: >"$BUILD/empty.cu"
printf '#include <thrust/transform.h>\n#include <thrust/execution_policy.h>\nstruct saxpy { float a; __host__ __device__ float operator()(float x, float y) const { return a * x + y; } };\nvoid run(size_t n, float *out, const float *x, const float *y, float a) { thrust::transform(thrust::device, x, x + n, y, out, saxpy{a}); }\n' >"$BUILD/cost.thrust.cu"
one=-arch=sm_90 five=
for number in 75 80 90 100 120; do five="$five -gencode arch=compute_$number,code=sm_$number"; done
rm -f "$BUILD/times"
measure() { # NAME FLAGS… SOURCE
    name=$1
    shift
    t=$("$BUILD/user_time" "$NVCC" -O2 -std=c++17 -I. "$@" -c -o "$BUILD/cost.o" 2>/dev/null) && echo "$name $t" >>"$BUILD/times"
}
round=0
while [ $round -lt "$ROUNDS" ]; do
    measure empty_1 $one "$BUILD/empty.cu"
    measure map_1 $one tests/cuda/cost.mapfn.cu
    measure second_1 $one -DMAPFN_CUDA_RUN_TIME=0 tests/cuda/cost.mapfn.cu
    measure maps_1 $one -DMORE tests/cuda/cost.mapfn.cu
    measure cub_1 $one bench/cuda/cost.cub.cu
    measure thrust_1 $one "$BUILD/cost.thrust.cu"
    if [ "$1" != --quick ]; then
        measure empty_5 $five "$BUILD/empty.cu"
        measure map_5 $five tests/cuda/cost.mapfn.cu
        measure second_5 $five -DMAPFN_CUDA_RUN_TIME=0 tests/cuda/cost.mapfn.cu
        measure maps_5 $five -DMORE tests/cuda/cost.mapfn.cu
        measure cub_5 $five bench/cuda/cost.cub.cu
        measure thrust_5 $five "$BUILD/cost.thrust.cu"
    fi
    round=$((round + 1))
done
awk -v rounds="$ROUNDS" -v nvcc="nvcc $("$NVCC" --version | sed -n "s,.*V\([0-9.]*\)$,\1,p")" '
    !($1 in t) || $2 < t[$1] { t[$1] = $2 }
    function row(title, k) {
        if (!("map_" k in t)) return
        printf "| %s | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |\n", title, t["empty_" k] / 1e6, t["map_" k] / 1e6, t["second_" k] / 1e6, (t["maps_" k] - t["map_" k]) / 5e6, t["cub_" k] / 1e6, t["thrust_" k] / 1e6,
            t["cub_" k] ? t["map_" k] / t["cub_" k] : 0
    }
    END {
        printf "one .cu file, user CPU seconds, least of %d: %s\n\n| for | an empty file | one map | one map, without the run time | each further map | cub::DeviceTransform | thrust::transform | map / CUB |\n|---|---|---|---|---|---|---|---|\n", rounds, nvcc
        row("sm_90", 1)
        row("sm_75 80 90 100 120", 5)
    }' "$BUILD/times"
