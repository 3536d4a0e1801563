# Maps with sums of host arrays, and of steps, on the stand-in, bit by bit against the sequential map: with chunks that lie within a block of
# the order of additions, under AddressSanitizer, with THOROUGH=1 under UndefinedBehaviorSanitizer too; and with chunks of many blocks, several to a granule.
sums_flags="-DMAPFN_CUDA_ARCH=90 -DMAPFN_CUDA_ONE_SHOT=2048 -DMAPFN_CUDA_KEPT=1000000 -DMAPFN_CUDA_PIECE=96"
sums_of() { # WHAT OBJECT FLAGS…
    what=$1 object=$2
    shift 2
    compiles "tests/cuda/sums.cu compiles on the stand-in, $what" "$standin_cxx" "$@" $sums_flags -x c++ tests/cuda/sums.cu -x none "$object" -o "$BUILD/sums" -pthread || return
    for part in chance trouble; do
        timeout 600 "$BUILD/sums" "sums, $what" $part 2>"$BUILD/sums.log"
        sums_code=$?
        [ $sums_code -eq 0 ] && continue
        grep -v makecontext "$BUILD/sums.log" | head -n 30
        echo "not ok - tests/cuda/sums.cu $part, $what, ended with $sums_code"
    done
}
if standin_object "tests/cuda/sums.cu"; then
    sums_of "small chunks" "$BUILD/standin.o" $memory_flags -DMAPFN_CUDA_CHUNK_LEAST=1024 -DMAPFN_CUDA_CHUNK_STAGED=4096 -DMAPFN_CUDA_CHUNK_MOST=8192
fi
if thorough && standin_plain_object; then
    sums_of "granules of several blocks" "$BUILD/standin_plain.o" $standin_plain -DMAPFN_CUDA_CHUNK_LEAST=65536 -DMAPFN_CUDA_CHUNK_STAGED=65536 -DMAPFN_CUDA_CHUNK_MOST=65536 -DMAPFN_CUDA_PARTIALS=4
fi
