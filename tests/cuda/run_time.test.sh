# A program of several .cu files, one of which holds the run time: on the stand-in, and compiled and linked by nvcc. What the linker says
# where no file holds it; configurations that come too late.
if standin_plain_object; then
    # two files that both hold it, and one that leaves it to the other
    for held in 1 0; do
        what="a second file with MAPFN_CUDA_RUN_TIME=$held"
        compiles "$what compiles on the stand-in" "$standin_cxx" $standin_plain -Werror -x c++ -DSECOND -DMAPFN_CUDA_RUN_TIME=$held -c tests/cuda/run_time.cu -o "$BUILD/second$held.o"
    done
    "$standin_cxx" $standin_plain -x c++ -c tests/cuda/run_time.cu -o "$BUILD/run_time.o" || echo "not ok - tests/cuda/run_time.cu compiles on the stand-in"
    for held in 1 0; do
        "$standin_cxx" "$BUILD/run_time.o" "$BUILD/second$held.o" "$BUILD/standin_plain.o" -o "$BUILD/run_time$held" -pthread || echo "not ok - a program whose second file has MAPFN_CUDA_RUN_TIME=$held links"
        run_tests "one run time, MAPFN_CUDA_RUN_TIME=$held in the second file" timeout 600 "$BUILD/run_time$held"
    done
    # the other order: the file that holds it comes last
    "$standin_cxx" "$BUILD/standin_plain.o" "$BUILD/second0.o" "$BUILD/run_time.o" -o "$BUILD/run_time2" -pthread && run_tests "one run time, in the last file" timeout 600 "$BUILD/run_time2"
fi

# by nvcc with THOROUGH=1, and docs/cuda.md's lines: link.test.sh has programs of several files
if thorough && ! no_nvcc "one run time for several .cu files"; then
    less="$NVCC -std=c++14 -Werror all-warnings -I. -Itests/cuda -gencode arch=compute_75,code=compute_75 -Xcompiler -fPIC -DMAPFN_CUDA_RUN_TIME=0 -c"
    alone="$BUILD/alone.cu"
    printf '#include "mapfn_cuda.h"\n' >"$alone"
    for file in one two; do compiles "$file.cu without the run time" $less tests/cuda/link/$file.cu -o "$BUILD/$file.less.o"; done
    compiles "a .cu that has the run time and nothing else" "$NVCC" -std=c++14 -Werror all-warnings -I. -arch=sm_90 -Xcompiler -fPIC -c "$alone" -o "$BUILD/alone.o"
    "${CC:-cc}" -std=c11 -I. -c tests/cuda/link/main.c -DTWO -o "$BUILD/main_less.o"
    check "a .cu without it has none of it" "$(nm --defined-only "$BUILD/one.less.o" | grep -c 'mapfn_cuda_\(host_run\|run_0\|release\|keeps\|plan\|check\)')" 0
    # linked by both orders, and run
    objects="$BUILD/main_less.o $BUILD/one.less.o $BUILD/two.less.o"
    card=no
    if have nvidia-smi && nvidia-smi -L >/dev/null 2>&1; then card=card; fi
    for order in "$objects $BUILD/alone.o" "$BUILD/alone.o $objects"; do
        compiles "nvcc links two .cu without it and one with it" "$NVCC" -arch=sm_90 $order -o "$BUILD/less" && run_tests "one run time for two .cu" sh -c '"$0" "$1" '"$card" "$BUILD/less"
    done
    # nobody has it: the linker's own words are the cure
    "$NVCC" -arch=sm_90 $objects -o "$BUILD/less_none" >"$BUILD/less_none.log" 2>&1
    check "no file holds the run time: a link error" $? 1
    check "and it says what to do" "$(grep -o 'mapfn_cuda_run_[0-9_]*compile_one_cu_file_with_MAPFN_CUDA_RUN_TIME_1' "$BUILD/less_none.log" | sort -u)" \
        "mapfn_cuda_run_$(packaging/version | tr . _)__compile_one_cu_file_with_MAPFN_CUDA_RUN_TIME_1"
    # a shared library may lack symbols: then the program that it is linked with tells
    printf 'int shared_map(void); int main(void) { return shared_map(); }\n' >"$BUILD/less_user.c"
    "$NVCC" -arch=sm_90 -shared "$BUILD/one.less.o" -o "$BUILD/libless.so" || echo "not ok - libless.so is linked"
    "${CC:-cc}" "$BUILD/less_user.c" -o "$BUILD/less_user" -L"$BUILD" -lless >"$BUILD/less_user.log" 2>&1
    check "a shared library without it: an error where a program links it" $? 1
    check "and it says the same" "$(grep -c 'compile_one_cu_file_with_MAPFN_CUDA_RUN_TIME_1' "$BUILD/less_user.log" | sed 's/^[1-9].*/said/')" said
    # each shared library has its own
    compiles "a shared library with it" "$NVCC" -arch=sm_90 -shared "$BUILD/one.less.o" "$BUILD/alone.o" -o "$BUILD/libless.so"
    compiles "which a program links" "${CC:-cc}" "$BUILD/less_user.c" -o "$BUILD/less_user" -L"$BUILD" -lless
    check "and does not show it" "$(nm -D --defined-only "$BUILD/libless.so" | grep -c mapfn_cuda_)" 0

fi
if thorough && ! no_nvcc "docs/cuda.md: many .cu files"; then
    # docs/cuda.md, as it stands there
    many=$BUILD/many
    rm -rf "$many" && mkdir -p "$many"
    sh tests/docs/block docs/cuda.md "sh many .cu files" | sed "s,^nvcc ,$NVCC ," >"$many/lines"
    printf '#include "mapfn_cuda.h"\n' >"$many/run_time.cu"
    { cat "$many/run_time.cu"; echo 'MAPFN(int, first, in(int, x)) { return x + 1; }'; } >"$many/second.cu"
    { cat "$many/second.cu"; echo 'int main() { return first_map_cuda_host(0, NULL, NULL, NULL); }'; } >"$many/first.cu"
    compiles "docs/cuda.md: the lines for many .cu files" sh -c 'cd "$1" && NVCC_APPEND_FLAGS="-std=c++14 -I$2" sh -e lines && ./a.out' sh "$many" "$PWD"
fi
