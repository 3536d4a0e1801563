#!/bin/sh
# make bench-cuda: CUDA maps against a device copy, CUB (the toolkit's and PyPI's newest), thrust, PyTorch, CuPy and kernels written by
# hand, in one run of at most 8 minutes on a bare machine with the CUDA toolkit, a C++ compiler and Python. What is missing is named.
# Ends in the table of goals; everything measured is in build/bench/cuda/results.tsv. Without a card: one line.
# OUT=folder: all that was measured and all logs are copied there at the end. COMPILE_ONLY=1: all contestants are compiled, for sm_90, on any machine.
# COMPILED=1: what COMPILE_ONLY left in $BUILD is run. LIMIT=460: seconds. CCCL: the include folder of a newer CUB, in place of PyPI's.
cd "$(dirname "$0")/../.." || exit 1
: "${NVCC:=nvcc}" "${BUILD:=build/bench/cuda}" "${LIMIT:=460}"
command -v "$NVCC" >/dev/null || { echo "bench-cuda: nvcc is not installed (CUDA toolkit)"; exit 0; }
architecture=-arch=sm_90
if [ -z "$COMPILE_ONLY" ]; then
    command -v nvidia-smi >/dev/null && nvidia-smi -L 2>/dev/null | grep -q GPU || { echo "bench-cuda: nvidia-smi finds no card or driver here; nothing measured"; exit 0; }
    architecture=-arch=native
fi
started=$(date +%s)
mkdir -p "$BUILD"
[ -n "$COMPILED" ] || rm -f "$BUILD"/*.so "$BUILD"/*.log "$BUILD"/*.txt "$BUILD/bench" "$BUILD"/host "$BUILD"/host_*

# the newest CUB: from PyPI where that can be reached
if [ -z "$CCCL$COMPILE_ONLY$COMPILED" ]; then
    rm -rf "$BUILD/cccl"
    timeout 60 python3 -m pip install -q --no-deps --target "$BUILD/cccl" nvidia-cuda-cccl >"$BUILD/pip.log" 2>&1
    CCCL=$(ls -d "$BUILD"/cccl/nvidia/*/include/cccl 2>/dev/null | head -n 1)
fi
library() { # NAME SOURCE FLAGS…
    name=$1 source=$2
    shift 2
    "$NVCC" -O3 -std=c++17 -w $architecture -shared -Xcompiler -fPIC,-fvisibility=hidden,-fno-gnu-unique "$@" "bench/cuda/$source" -o "$BUILD/$name.so" >"$BUILD/$name.log" 2>&1
}
program() { "$NVCC" -O3 -std=c++17 -w $architecture -I. "bench/cuda/$1.cu" -o "$BUILD/$1" -ldl -lpthread >"$BUILD/$1.log" 2>&1; }
if [ -z "$COMPILED" ]; then
    library mapfn mapfn.cu &
    library hand hand.cu &
    library naive naive.cu &
    library cub_toolkit cub.cu -DBUNDLED=1 &
    library thrust thrust.cu &
    [ -z "$CCCL" ] || library cub_newest cub.cu -DBUNDLED=0 "-I$CCCL" &
    program bench &
    program host & # maps of host arrays
    for chunk in 4 8 32; do # and with staging of other sizes than the header's 16 MiB
        "$NVCC" -O3 -std=c++17 -w $architecture -I. "-DMAPFN_CUDA_CHUNK_STAGED=((size_t)$chunk<<20)" bench/cuda/host.cu -o "$BUILD/host_$chunk" -lpthread >"$BUILD/host_$chunk.log" 2>&1 &
    done
fi
wait
contestants=
for name in mapfn hand naive cub_newest cub_toolkit thrust; do
    if [ -f "$BUILD/$name.so" ]; then contestants="$contestants $BUILD/$name.so"
    elif [ $name = cub_newest ] && [ -n "$COMPILE_ONLY" ] && [ -z "$CCCL" ]; then :
    elif [ $name = cub_newest ] && [ -z "$CCCL" ]; then echo "# the newest CUB is left out: pip cannot reach nvidia-cuda-cccl (CCCL=folder names one)"
    else echo "# $name is left out, it does not compile: $(grep -m 1 error "$BUILD/$name.log")"; fi
done
[ -z "$COMPILE_ONLY" ] || { echo "compiled:$contestants $(ls "$BUILD/bench" "$BUILD/host" 2>/dev/null | tr '\n' ' ')"; [ -f "$BUILD/mapfn.so" ] && [ -f "$BUILD/bench" ]; exit; }

results=$BUILD/results.tsv
left() { echo $((LIMIT - $(date +%s) + started)); }
{
    echo "# $(nvidia-smi --query-gpu=name,driver_version,clocks.max.sm,clocks.max.mem --format=csv,noheader | head -n 1)"
    echo "# $("$NVCC" --version | tail -n 2 | head -n 1), $(date -u +%Y-%m-%d)"
    timeout 300 "$BUILD/bench" $(($(left) / 2)) $contestants
    for library in torch cupy; do
        if command -v python3 >/dev/null; then timeout 60 python3 bench/cuda/python.py $library $(($(left) / 5)) 2>&1; else echo "# $library is left out: no python3"; fi
    done
} >"$results"
grep '^#' "$results"
[ ! -x "$BUILD/host" ] || timeout $(($(left) / 2)) "$BUILD/host" 512 >"$BUILD/host.txt" 2>&1
for program in host_4 host_8 host host_32; do
    [ "$(left)" -gt 60 ] && [ -x "$BUILD/$program" ] && timeout 40 "$BUILD/$program" 512 pageable >>"$BUILD/host.txt" 2>&1
done
[ -n "$COMPILED" ] || BUILD=$BUILD NVCC=$NVCC sh bench/cuda/compile.sh --quick >"$BUILD/compile.txt" 2>&1
if command -v python3 >/dev/null; then python3 bench/cuda/goals.py "$results" "$BUILD/compile.txt" "$BUILD/host.txt"; else cat "$results"; fi
echo
cat "$BUILD/host.txt" "$BUILD/compile.txt" 2>/dev/null
[ -z "$OUT" ] || cp "$results" "$BUILD"/*.txt "$BUILD"/*.log "$OUT" 2>"$BUILD/copied"
echo "$(($(date +%s) - started)) s; everything measured: $results"
