# The CUDA examples: compiled by nvcc, and run on this machine, where each prints what its .expected file says, or, without a card, one
# line about that; and run on the host stand-in, where each must print what the file says.
said() { # WHAT PROGRAM EXAMPLE
    if ! "$2" >"$BUILD/example.out" 2>"$BUILD/example.err"; then
        head -n 10 "$BUILD/example.err"
        echo "not ok - $1: ended with an error"
    elif grep -v "no CUDA device or driver here" "$BUILD/example.out" >"$BUILD/example.left"; [ ! -s "$BUILD/example.left" ] && [ "$(wc -l <"$BUILD/example.out")" -eq 1 ]; then
        echo "ok - $1: says that there is no card"
    elif diff "examples/$3.expected" "$BUILD/example.left" && [ "$(wc -l <"$BUILD/example.out")" -le $(($(wc -l <"$BUILD/example.left") + 1)) ]; then echo "ok - $1"
    else echo "not ok - $1 prints what examples/$3.expected says"; fi
}
sources() { ls "examples/$1.cu" "examples/$1.c" 2>/dev/null; }
for example in 40_saxpy 41_images 42_streams_graphs 43_rows_on_card 44_layer_norm 45_softmax; do
    # with THOROUGH=1: link.test.sh has C with a .cu. PTX alone is enough, and takes half the time; nvcc compiles the others in matrix.sh
    if [ $example = 41_images ] && thorough && ! no_nvcc "example $example"; then
        compiles "example $example, no warning" "$NVCC" -std=c++14 -Werror all-warnings -gencode arch=compute_75,code=compute_75 $(sources $example) -o "$BUILD/$example" \
            && said "example $example" "$BUILD/$example" "$example"
    fi
    sed -n 1,10p "$(sources $example | head -n 1)" | grep -q "Run:   nvcc -O2 examples/$example"
    check "example $example says how to run it" $? 0
    [ $example = 41_images ] && continue # its C file needs a C compiler beside; C++ takes it as well
    case $example in 42* | 43* | 44* | 45*) thorough || continue ;; esac
    if standin_plain_object && compiles "example $example, compiled for the stand-in" "$standin_cxx" $standin_plain -w -DMAPFN_CUDA_ARCH=90 -x c++ "examples/$example.cu" \
        -x none "$BUILD/standin_plain.o" -o "$BUILD/$example.standin" -lpthread; then
        said "example $example, on the stand-in" "$BUILD/$example.standin" "$example"
    fi
done
