#!/bin/sh
# make test-cuda-matrix: every kind compiled for every architecture of this nvcc from sm_75 on, as machine code and PTX, in C++14, 17 and
# 20, with and without relocatable device code, with every host compiler that is here; then the tests and benchmarks for a card. Some 8
# minutes of two processors' time; no card. tests/cuda/matrix.sh PART… does some of it: c++14 c++17 c++20 modes hosts figures programs
cd "$(dirname "$0")/../.." || exit 1
: "${NVCC:=nvcc}" "${BUILD:=build/tests/cuda-matrix}"
command -v "$NVCC" >/dev/null || { echo "skip - the matrix: nvcc is not installed (CUDA toolkit)"; exit 0; }
mkdir -p "$BUILD"
failed=0
run() { # LABEL COMMAND…
    label=$1
    shift
    if "$@" >"$BUILD/log" 2>&1; then echo "ok - $label"
    elif grep -qE 'unsupported (clang|GNU) version' "$BUILD/log"; then echo "skip - $label: not for this nvcc"
    else
        echo "not ok - $label"
        head -n 15 "$BUILD/log"
        failed=1
    fi
}
try() { # LABEL FLAGS…
    label=$1
    shift
    run "$label" "$NVCC" -Werror all-warnings -I. "$@" -c tests/cuda/compile.cu -o "$BUILD/matrix.o"
}
numbers=$("$NVCC" --list-gpu-arch | sed -n 's/^compute_\([0-9]*\)$/\1/p' | awk '$1 >= 75')
echo "# $("$NVCC" --version | tail -n 2 | head -n 1)"
for part in ${*:-c++14 c++17 c++20 modes hosts figures programs}; do
    case $part in
    c++*)
        for number in $numbers; do try "$part, sm_$number and its PTX" -std=$part -gencode "arch=compute_$number,code=[sm_$number,compute_$number]"; done
        ;;
    modes)
        all=
        for number in $numbers; do all="$all -gencode arch=compute_$number,code=sm_$number"; done
        try "all architectures in one object" -std=c++17 $all
        try "-rdc=true" -std=c++17 -arch=sm_90 -rdc=true
        try "-G -g" -std=c++17 -arch=sm_90 -G -g
        try "-use_fast_math" -std=c++17 -arch=sm_90 -use_fast_math
        try "--default-stream per-thread" -std=c++17 -arch=sm_90 --default-stream per-thread
        try "MAPFN_CUDA_PDL=0" -std=c++17 -arch=sm_90 -DMAPFN_CUDA_PDL=0
        ;;
    hosts)
        for host in g++-11 g++-12 g++-13 g++-14 clang++-14 clang++-16 clang++-19; do
            command -v $host >/dev/null || { echo "skip - host compiler $host: not installed (package $host)"; continue; }
            try "host compiler $host" -std=c++17 -arch=sm_90 -ccbin $host
        done
        ;;
    figures) # the suite cuda leaves out the architectures that take the same way through the kernels as another one
        mkdir -p "$BUILD/figures"
        CUDA_PARTS=sass SASS_MACHINES="75 80 90 100 120" BUILD=$BUILD/figures sh tests/cuda/run.sh >"$BUILD/log" 2>&1
        cat "$BUILD/log"
        ! grep -q '^not ok' "$BUILD/log" || failed=1
        ;;
    programs)
        for example in 40_saxpy 42_streams_graphs 43_rows_on_card 44_layer_norm 45_softmax; do
            run "example $example" "$NVCC" -O2 -std=c++14 -Werror all-warnings -arch=sm_90 examples/$example.cu -o "$BUILD/$example"
        done
        COMPILE_ONLY=1 sh tests/card/run.sh | grep -E '^(ok|not ok)' || failed=1
        COMPILE_ONLY=1 sh bench/cuda/run.sh || { echo "not ok - the CUDA benchmarks compile"; failed=1; }
        ;;
    *) echo "not ok - no such part: $part"; failed=1 ;;
    esac
done
exit $failed
