# Maps of host arrays on the stand-in, with small chunks: every kind, memory and option by chance, a failure at every call of the runtime,
# threads. AddressSanitizer and UndefinedBehaviorSanitizer; ThreadSanitizer for what several threads do.
host_cxx=$CXX
for candidate in clang++ clang++-19 clang++-16 clang++-14; do have "$candidate" && host_cxx=$candidate && break; done
host_flags="-std=c++14 -g1 -O0 -fno-strict-aliasing -Wall -Wextra -I. -Itests/cuda/standin -include cuda_runtime.h -DMAPFN_CUDA_ARCH=90
    -DMAPFN_CUDA_ONE_SHOT=2048 -DMAPFN_CUDA_CHUNK_LEAST=1024 -DMAPFN_CUDA_CHUNK_STAGED=4096 -DMAPFN_CUDA_CHUNK_MOST=8192 -DMAPFN_CUDA_KEPT=1000000 -DMAPFN_CUDA_PIECE=256"

# host SANITIZERS NAME
host_build() {
    if ! echo 'int main(void) { return 0; }' | "$host_cxx" "-fsanitize=$1" -x c++ - -o "$BUILD/host_empty" 2>"$BUILD/host_empty.log" || ! "$BUILD/host_empty"; then
        echo "skip - tests/cuda/$2.cu: $host_cxx cannot link -fsanitize=$1 (Debian, Ubuntu: apt-get install g++, or clang libclang-rt-dev)"
        return 1
    fi
    compiles "tests/cuda/$2.cu compiles on the stand-in" "$host_cxx" $host_flags "-fsanitize=$1" -fno-sanitize-recover=all \
        "-DMAPFN_CUDA_SHARED(name)=unsigned char *const name = (unsigned char *)standin_shared()" -x c++ "tests/cuda/$2.cu" tests/cuda/standin/standin.cpp -x none -o "$BUILD/$2" -pthread
}
# host_run NAME PART
host_run() {
    TSAN_OPTIONS=die_after_fork=0 timeout 120 "$BUILD/$1" "host arrays" "$2" 2>"$BUILD/host.log"
    host_code=$?
    [ $host_code -eq 0 ] && return
    grep -v makecontext "$BUILD/host.log" | head -n 30
    echo "not ok - tests/cuda/$1.cu $2 ended with $host_code"
}
host_build address,undefined host && host_run host chance && host_run host trouble
host_build thread host_threads && host_run host_threads
