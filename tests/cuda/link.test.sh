# Programs of several files: a C main with maps of .cu files, two .cu files, relocatable device code, shared libraries, no .cu at all;
# each is run: statuses without a card.
link=tests/cuda/link
card=no
if have nvidia-smi && nvidia-smi -L >/dev/null 2>&1; then card=card; fi
# run PROGRAM LABEL: its own lines (test_program of matrix.sh builds with one compiler, this is several)
runs() { run_tests "$2" sh -c '"$0" "$1" '"$card" "$1"; }

if ! no_nvcc "programs with CUDA maps"; then
    nvcc_c="$NVCC -std=c++14 -Werror all-warnings -I. -Itests/cuda"
    c="${CC:-cc} -std=c11 -O2 $strict -I. -c $link/main.c"
    libraries="-L$(dirname "$(dirname "$(command -v "$NVCC")")")/lib64 -lcudart -lstdc++"
    objects=yes
    compiles "C, without CUDA's headers: calls of CUDA maps" $c -o "$BUILD/main.o" || objects=
    compiles "C: a program of two .cu files" $c -DTWO -o "$BUILD/main_two.o" || objects=
    for file in one two; do
        compiles "$file.cu: definitions of a header, and its own" $nvcc_c -gencode arch=compute_75,code=compute_75 -Xcicc -O0 -Xcompiler -fPIC -c $link/$file.cu -o "$BUILD/$file.o" || objects=
    done
    if [ -n "$objects" ]; then
        compiles "gcc links C with one .cu" "${CC:-cc}" "$BUILD/main.o" "$BUILD/one.o" -o "$BUILD/one" $libraries -lpthread && runs "$BUILD/one" "C main, one .cu"
        compiles "nvcc links C with two .cu of one header" "$NVCC" -arch=sm_90 "$BUILD/main_two.o" "$BUILD/one.o" "$BUILD/two.o" -o "$BUILD/two" && runs "$BUILD/two" "C main, two .cu"

        # the same as shared libraries: only what is `exported` can be called from outside
        for file in one two; do "$NVCC" -arch=sm_90 -shared "$BUILD/$file.o" -o "$BUILD/lib$file.so" || echo "not ok - lib$file.so is linked"; done
        check "a shared library shows the maps that are \`exported\`, and no others" "$(nm -D --defined-only "$BUILD/libone.so" | awk '{ print $3 }' | grep '_map' | sort | tr '\n' ' ')" \
            "$(printf '%s\n' shared_map shared_map_cuda shared_map_cuda_host shared_map_cuda_prepare shared_map_looped shared_map_opts shared_map_vectorized | tr '\n' ' ')"
        cat >"$BUILD/user.c" <<'C'
#include "tests/cuda/link/own.h"
mapfn_status shared_map_cuda(size_t n, int *out, const int *x, const mapfn_opts *opts);
int main(int argc, char **argv)
{
    int a[2] = {1, 2};
    mapfn_status status = shared_map_cuda(2, a, NULL, NULL);
    (void)argv;
    if (status != MAPFN_NULL_POINTER || !strstr(own_of_one(a), "parameter_of_one") || !strstr(own_of_two(a), "parameter_of_two")) return 1;
    return argc > 1 || shared_map_cuda(2, a, a, NULL) == MAPFN_NO_DEVICE ? 0 : 1; /* an argument: there is a card */
}
C
        compiles "C links with two shared libraries" "${CC:-cc}" -std=c11 -I. "$BUILD/user.c" -o "$BUILD/user" -L"$BUILD" -lone -ltwo -Wl,-rpath,"$PWD/$BUILD" \
            && compiles "and calls what each of them exports" "$BUILD/user" $([ $card = no ] || echo card)

        # a program without any .cu: the linker names the map
        "${CC:-cc}" "$BUILD/main.o" -o "$BUILD/none" -lpthread >"$BUILD/none.log" 2>&1
        check "no .cu: a link error" $? 1
        check "and it names the map" "$(grep -c "undefined reference to .scale_map_cuda'" "$BUILD/none.log" | sed 's/^[1-9].*/named/')" named
    fi
    # relocatable device code, linked by nvcc; in make test mapfn-report compiles some
    if thorough && compiles "-rdc=true" $nvcc_c -rdc=true -arch=sm_90 -c $link/one.cu -o "$BUILD/one_rdc.o" && [ -n "$objects" ]; then
        compiles "-rdc=true links" "$NVCC" -arch=sm_90 -rdc=true "$BUILD/main.o" "$BUILD/one_rdc.o" -o "$BUILD/rdc" && runs "$BUILD/rdc" "C main, -rdc=true"
    fi
    # the same definitions in C++
    if have "${CXX:=c++}"; then
        compiles "C++11, without CUDA's headers: calls of CUDA maps" "$CXX" -std=c++11 $strict -I. -Itests/cuda -x c++ -c - -o "$BUILD/plus.o" <<'C'
#include "link/maps.h"
mapfn_status use(float *out, const float *x);
mapfn_status use(float *out, const float *x) { return mapfn_cuda(twice, 4, out, x, nullptr); }
C
    fi
fi
