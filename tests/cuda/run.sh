#!/bin/sh
# CUDA without a card: what maps compile to, how files link, what a machine without a card says; kernels and pipelines on a stand-in for
# the runtime. Each tests/cuda/NAME.test.sh is a part, read in a shell of its own with tests/lib/matrix.sh. What needs a card is tests/card.
: "${BUILD:?}" # the folder to build in, from tests/run.sh
: "${NVCC:=nvcc}" "${CUDA_PARTS:=*}" # CUDA_PARTS: a pattern, for those who work on one part
. tests/lib/matrix.sh

# no_nvcc WHAT: true where there is none; says so
no_nvcc() {
    have "$NVCC" && return 1
    echo "skip - $1: nvcc is not installed (CUDA toolkit; Debian, Ubuntu: nvidia-cuda-toolkit)"
}
# -gencode for machine code of the numbers that this nvcc knows
machines() {
    for number in "$@"; do
        "$NVCC" --list-gpu-arch | grep -qx "compute_$number" && printf ' -gencode arch=compute_%s,code=sm_%s' "$number" "$number"
    done
}

# the stand-in's compiler: clang takes half of g++'s time
standin_cxx=$CXX
for candidate in clang++ clang++-19 clang++-16 clang++-14; do have "$candidate" && standin_cxx=$candidate && break; done
# the stand-in under AddressSanitizer and UndefinedBehaviorSanitizer, compiled once for all parts that link it
rm -f "$BUILD/standin.o"
standin_object() {
    [ -f "$BUILD/standin.o" ] || "$standin_cxx" -std=c++14 -O0 -fno-strict-aliasing -Wall -Wextra -fsanitize=address,undefined -fno-sanitize=vptr \
        -fno-sanitize-recover=all -I. -Itests/cuda/standin -include cuda_runtime.h -c tests/cuda/standin/standin.cpp -o "$BUILD/standin.o" 2>"$BUILD/standin.log"
}

for part in tests/cuda/*.test.sh; do
    case $(basename "$part" .test.sh) in $CUDA_PARTS) (. "$part") ;; esac
done
