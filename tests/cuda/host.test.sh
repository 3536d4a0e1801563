# Maps of host arrays on the stand-in, with small chunks: every kind, memory and option by chance, a failure at every call of the runtime,
# threads. AddressSanitizer and UndefinedBehaviorSanitizer; ThreadSanitizer for what several threads do.
# Without -g, which doubles the compiler's time; a report names functions, and with host_flags=-g1 lines too.
host_flags="$host_flags -std=c++14 -O0 -fno-strict-aliasing -Wall -Wextra -I. -Itests/cuda/standin -include cuda_runtime.h -DMAPFN_CUDA_ARCH=90
    -DMAPFN_CUDA_ONE_SHOT=2048 -DMAPFN_CUDA_CHUNK_LEAST=1024 -DMAPFN_CUDA_CHUNK_STAGED=4096 -DMAPFN_CUDA_CHUNK_MOST=8192 -DMAPFN_CUDA_KEPT=1000000 -DMAPFN_CUDA_PIECE=256"

# host_build SANITIZERS NAME STAND-IN…
host_build() {
    sanitizers=$1 name=$2
    shift 2
    if ! echo 'int main(void) { return 0; }' | "$standin_cxx" "-fsanitize=$sanitizers" -x c++ - -o "$BUILD/host_empty" 2>"$BUILD/host_empty.log" || ! "$BUILD/host_empty"; then
        echo "skip - tests/cuda/$name.cu: $standin_cxx cannot link -fsanitize=$sanitizers (Debian, Ubuntu: apt-get install g++, or clang libclang-rt-dev)"
        return 1
    fi
    compiles "tests/cuda/$name.cu compiles on the stand-in" "$standin_cxx" $host_flags "-fsanitize=$sanitizers" -fno-sanitize-recover=all \
        -x c++ "tests/cuda/$name.cu" "$@" -o "$BUILD/$name" -pthread
}
# host_run NAME PART
host_run() {
    TSAN_OPTIONS=die_after_fork=0 timeout 120 "$BUILD/$1" "host arrays" "$2" 2>"$BUILD/host.log"
    host_code=$?
    [ $host_code -eq 0 ] && return
    grep -v makecontext "$BUILD/host.log" | head -n 30
    echo "not ok - tests/cuda/$1.cu $2 ended with $host_code"
}
standin_object
host_build address,undefined host -x none "$BUILD/standin.o" && host_run host chance && host_run host trouble
host_build thread host_threads tests/cuda/standin/standin.cpp && host_run host_threads
