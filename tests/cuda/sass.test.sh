# What maps compile to, read from the machine code; tests/cuda/sass.txt has the figures. An architecture for each way that the kernels know:
# plain loads, asynchronous copies, dependent launches, accesses of 32 bytes; `make test` reads one of them, `make test-cuda-matrix` sm_120 as well.
: "${SASS_MACHINES:=$(thorough 75 80 90 100 || echo 90)}"
sass_compile() {
    "$NVCC" -std=c++14 -Werror all-warnings $(machines $SASS_MACHINES) -I. -Xptxas -v -fatbin tests/cuda/sass.cu -o "$BUILD/sass.fatbin" 2>"$BUILD/ptxas.log" || {
        cat "$BUILD/ptxas.log"
        return 1
    }
}
if no_nvcc "machine code of CUDA maps"; then :
elif ! have python3; then echo "skip - machine code of CUDA maps: python3 is not installed (package python3)"
elif compiles "maps to machine code of $SASS_MACHINES, no warning" sass_compile; then
    python3 tests/cuda/sass.py "$BUILD/sass.fatbin" --log="$BUILD/ptxas.log"
    compiles "kernels whose machine code is known" "$NVCC" -std=c++14 -w $(machines $(thorough 75 80 90 100 120 || echo 75 90)) -c tests/cuda/kernels.cu -o "$BUILD/kernels.o" \
        && python3 tests/cuda/kernels.py "$BUILD/kernels.o"
fi
