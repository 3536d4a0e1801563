# The maps of device arrays on the host stand-in, under AddressSanitizer and UndefinedBehaviorSanitizer; and the plan of their launches.
# clang compiles it in two thirds of g++'s time.
differential_cxx=$CXX
for candidate in clang++ clang++-19 clang++-16 clang++-14; do have "$candidate" && differential_cxx=$candidate && break; done
differential_flags="-std=c++14 -O0 -fno-strict-aliasing -Wall -Wextra -I. -Itests/cuda/standin -include cuda_runtime.h"
differential_sanitizers="-fsanitize=address,undefined -fno-sanitize-recover=all"

if ! echo 'int main(void) { return 0; }' | "$differential_cxx" $differential_sanitizers -x c++ - -o "$BUILD/sanitizers" 2>"$BUILD/sanitizers.log" || ! "$BUILD/sanitizers"; then
    echo "skip - CUDA maps on the host stand-in: $differential_cxx cannot link -fsanitize=address,undefined (Debian, Ubuntu: libclang-rt-dev or libasan8)"
    exit 0
fi
"$differential_cxx" $differential_flags $differential_sanitizers -c tests/cuda/standin/standin.cpp -o "$BUILD/differential_standin.o" || exit 1
# part, architecture, rounds
differential() {
    "$differential_cxx" $differential_flags $differential_sanitizers "-DPART=$1" "-DMAPFN_CUDA_ARCH=$2" "-DMAPFN_CUDA_SHARED(name)=unsigned char *const name = (unsigned char *)standin_shared()" \
        -x c++ tests/cuda/differential.cu -x none "$BUILD/differential_standin.o" -o "$BUILD/differential_$1_$2" || { echo "not ok - tests/cuda/differential.cu, part $1 for sm_$2, compiles"; return; }
    ASAN_OPTIONS=detect_stack_use_after_return=0 "$BUILD/differential_$1_$2" "$3" "$4" 2>"$BUILD/differential.log" || { grep -v makecontext "$BUILD/differential.log" | head -n 40; echo "not ok - part $1 for sm_$2 ends well"; }
}
differential 1 90 40 1
differential 2 90 24 1
differential 1 100 24 2
