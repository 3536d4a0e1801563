# What maps compile to, read from the machine code; tests/cuda/sass.txt has the figures. One architecture for each way that the kernels know:
# plain loads, asynchronous copies, bulk copies, accesses of 32 bytes; `make test-cuda-matrix` reads sm_100 as well.
: "${SASS_MACHINES:=75 80 90 120}"
if no_nvcc "machine code of CUDA maps"; then :
elif ! have python3; then echo "skip - machine code of CUDA maps: python3 is not installed (package python3)"
elif compiles "maps to machine code of $SASS_MACHINES, no warning" "$NVCC" -std=c++14 -Werror all-warnings $(machines $SASS_MACHINES) -I. -fatbin tests/cuda/sass.cu -o "$BUILD/sass.fatbin"; then
    python3 tests/cuda/sass.py "$BUILD/sass.fatbin"
fi
