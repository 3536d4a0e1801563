# What maps compile to, read from the machine code; tests/cuda/sass.txt has the figures. An architecture for each way that the kernels know:
# plain loads, asynchronous copies, dependent launches, accesses of 32 bytes; `make test-cuda-matrix` reads sm_120 as well.
# Another toolkit's ptxas, $PTXAS or that of the Python package nvidia-cuda-nvcc-cu12, compiles the same PTX and must do as well.
: "${SASS_MACHINES:=75 80 90 100}"
sass_compile() { # no function of the run time is in any kernel
    rm -rf "$BUILD/sass" && mkdir -p "$BUILD/sass"
    "$NVCC" -std=c++14 -Werror all-warnings $(machines $SASS_MACHINES) -I. -DMAPFN_CUDA_RUN_TIME=0 -Xptxas -v --keep --keep-dir "$BUILD/sass" \
        -fatbin tests/cuda/sass.cu -o "$BUILD/sass.fatbin" 2>"$BUILD/ptxas.log" || {
        cat "$BUILD/ptxas.log"
        return 1
    }
}
if no_nvcc "machine code of CUDA maps"; then :
elif ! have python3; then echo "skip - machine code of CUDA maps: python3 is not installed (package python3)"
elif compiles "maps to machine code of $SASS_MACHINES, no warning" sass_compile; then
    : "${PTXAS:=$(python3 -c 'import nvidia.cuda_nvcc as toolkit; print(toolkit.__path__[0] + "/bin/ptxas")' 2>"$BUILD/toolkit.log")}"
    python3 tests/cuda/sass.py "$BUILD/sass.fatbin" --log="$BUILD/ptxas.log" --other="$PTXAS" "$BUILD/sass" $SASS_WRITE
    # loads that no dependency wait and no fence holds back: never the library's own, whatever a table's reader would like
    check "no load past coherence (ld.global.nc)" "$(cat "$BUILD"/sass/*.ptx | grep -c 'ld\.global\.nc')" 0
    compiles "kernels whose machine code is known" "$NVCC" -std=c++14 -w $(machines $(thorough 75 80 90 100 120 || echo 75 90)) -fatbin tests/cuda/kernels.cu -o "$BUILD/kernels.fatbin" \
        && python3 tests/cuda/kernels.py "$BUILD/kernels.fatbin"
fi
