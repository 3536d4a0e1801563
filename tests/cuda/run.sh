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
# Without -g, which doubles the compiler's time: a report names functions, and with STANDIN_FLAGS=-g1 lines too. Without the checks of
# "undefined" that nothing here can fail it compiles in two thirds of the time.
standin_plain="-std=c++14 -O0 -fno-strict-aliasing -Wall -Wextra $STANDIN_FLAGS -I. -Itests/cuda/standin -include cuda_runtime.h"
standin_flags="$standin_plain -fsanitize=address,alignment,bounds,shift,signed-integer-overflow -fno-sanitize-recover=all"
# what else than memory can go wrong is seen in behave.cu: the checks of "undefined" take half of the time of larger programs
memory_flags=$(thorough "$standin_flags" || echo "$standin_plain -fsanitize=address -fno-sanitize-recover=all")
# the stand-in under AddressSanitizer, for programs under UndefinedBehaviorSanitizer as well, compiled once for all parts that link it; false, with a skip line for
# WHAT, where that cannot be linked
rm -f "$BUILD/standin.o" "$BUILD/standin_plain.o"
standin_object() { # WHAT
    [ ! -f "$BUILD/standin.o" ] || return 0
    "$standin_cxx" $memory_flags -c tests/cuda/standin/standin.cpp -o "$BUILD/standin.o" 2>"$BUILD/standin.log" \
        && echo 'int main(void) { return 0; }' | "$standin_cxx" $standin_flags -x c++ - -x none -o "$BUILD/sanitizers" 2>"$BUILD/standin.log" && "$BUILD/sanitizers" && return 0
    rm -f "$BUILD/standin.o"
    head -n 20 "$BUILD/standin.log"
    echo "skip - $1: $standin_cxx cannot link AddressSanitizer and UndefinedBehaviorSanitizer (Debian, Ubuntu: apt-get install g++, or clang libclang-rt-dev)"
    return 1
}
# and under none, for examples, and for programs under ThreadSanitizer
standin_plain_object() {
    [ -f "$BUILD/standin_plain.o" ] || { have "$standin_cxx" && compiles "the stand-in" "$standin_cxx" $standin_plain -c tests/cuda/standin/standin.cpp -o "$BUILD/standin_plain.o"; }
}

for part in tests/cuda/*.test.sh; do
    case $(basename "$part" .test.sh) in $CUDA_PARTS) (. "$part") ;; esac
done
