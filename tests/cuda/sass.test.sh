# What maps compile to on each architecture, read from the machine code; tests/cuda/sass.txt has the figures.
if no_nvcc "machine code of CUDA maps"; then :
elif ! have python3; then echo "skip - machine code of CUDA maps: python3 is not installed (package python3)"
elif compiles "maps to machine code of sm_75 to sm_120, no warning" "$NVCC" -std=c++14 -Werror all-warnings $(machines 75 80 90 100 120) -I. -fatbin tests/cuda/sass.cu -o "$BUILD/sass.fatbin"; then
    python3 tests/cuda/sass.py "$BUILD/sass.fatbin"
fi
