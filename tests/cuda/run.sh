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

for part in tests/cuda/*.test.sh; do
    case $(basename "$part" .test.sh) in $CUDA_PARTS) (. "$part") ;; esac
done
