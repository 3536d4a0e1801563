# Maps of host arrays on the stand-in, with small chunks, and few values of a chunk's sums, so that they are of several blocks: every kind, sums
# and steps, memory and option by chance, a failure at every call of the runtime, threads. AddressSanitizer, with THOROUGH=1
# UndefinedBehaviorSanitizer; ThreadSanitizer for what several threads do.
host_flags="-DMAPFN_CUDA_ARCH=90 -DMAPFN_CUDA_ONE_SHOT=2048 -DMAPFN_CUDA_CHUNK_LEAST=1024 -DMAPFN_CUDA_CHUNK_STAGED=4096 -DMAPFN_CUDA_CHUNK_MOST=8192 -DMAPFN_CUDA_KEPT=1000000 -DMAPFN_CUDA_PIECE=96 -DMAPFN_CUDA_PARTIALS=2"

# host_build NAME STAND-IN FLAGS…
host_build() {
    name=$1 object=$2
    shift 2
    compiles "tests/cuda/$name.cu compiles on the stand-in" "$standin_cxx" "$@" $host_flags -x c++ "tests/cuda/$name.cu" -x none "$object" -o "$BUILD/$name" -pthread
}
# host_run NAME LABEL PART
host_run() {
    TSAN_OPTIONS=die_after_fork=0 timeout 600 "$BUILD/$1" "$2" "$3" 2>"$BUILD/host.log"
    host_code=$?
    [ $host_code -eq 0 ] && return
    head -n 30 "$BUILD/host.log"
    echo "not ok - tests/cuda/$1.cu $3 ended with $host_code"
}
standin_object "tests/cuda/host.cu" && host_build host "$BUILD/standin.o" $memory_flags && host_run host "host arrays" chance && host_run host "host arrays" trouble
if ! echo 'int main(void) { return 0; }' | "$standin_cxx" -fsanitize=thread -x c++ - -o "$BUILD/threads_empty" 2>"$BUILD/threads_empty.log" || ! "$BUILD/threads_empty"; then
    echo "skip - tests/cuda/host_threads.cu: $standin_cxx cannot link -fsanitize=thread (Debian, Ubuntu: apt-get install g++, or clang libclang-rt-dev)"
elif standin_plain_object; then
    host_build host_threads "$BUILD/standin_plain.o" $standin_plain -fsanitize=thread && host_run host_threads "host arrays"
fi
