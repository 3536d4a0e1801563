# Every kind compiles without a warning: a covering set of language standards, architectures and configurations (`make test-cuda-matrix`
# tries all of them); and what a map costs to compile, beside one of CUB.
if ! no_nvcc "compiling CUDA maps"; then
    kinds="-Werror all-warnings -I. -c tests/cuda/compile.cu -o $BUILD/kinds.o"
    # the parts link and sass compile maps in C++14 as they are, with checks and all
    off=c++20
    if thorough; then
        off=c++14
        # of its output nothing is used: the host's compiler need not write any, and machine code there is in other parts
        compiles "every kind, C++20, PTX of sm_120" "$NVCC" -std=c++20 -Xcompiler -fsyntax-only -gencode arch=compute_120,code=compute_120 $kinds
    fi
    # what the front end sees needs no machine code
    compiles "every kind, $off, the bits of the sequential map, no checks, no dependent launch, no bulk copies" "$NVCC" -std=$off -ptx -arch=compute_90 -fmad=false \
        -DMAPFN_SAME_BITS=1 -DNDEBUG -DMAPFN_CUDA_PDL=0 -DMAPFN_CUDA_BULK=0 -Werror all-warnings -I. tests/cuda/compile.cu -o "$BUILD/off.ptx"
    # loads that no dependency wait and no fence holds back: never the library's own, whatever a table's reader would like
    check "no load past coherence (ld.global.nc)" "$(grep -c 'ld\.global\.nc' "$BUILD/off.ptx")" 0
    check "MAPFN_CUDA_PDL=0: no dependent launch is waited for" "$(grep -c griddepcontrol "$BUILD/off.ptx")" 0
    check "MAPFN_CUDA_BULK=0: no bulk copy, no barrier for one" "$(grep -Ec 'cp\.async\.bulk|mbarrier|fence\.proxy' "$BUILD/off.ptx")" 0

    # User time, in milliseconds, beside that of an empty file; `make test-cuda-matrix` compiles CUB's map beside, whose device pass alone
    # takes as long as everything here
    "${CC:-cc}" -O1 -o "$BUILD/user_time" bench/user_time.c
    cost() { echo $(($("$BUILD/user_time" "$NVCC" -std=c++14 -arch=sm_90 -I. "$@" -c -o "$BUILD/cost.o") / 1000)); }
    : >"$BUILD/empty.cu"
    empty=$(cost "$BUILD/empty.cu") one=$(cost tests/cuda/cost.mapfn.cu) six=$(cost -DMORE tests/cuda/cost.mapfn.cu)
    each=$(((six - one) / 5))
    if [ $each -le 400 ]; then echo "ok - a further map costs $each ms to compile (demanded: 200, with room 400)"; else echo "not ok - a further map costs $each ms to compile"; fi
    what="a map compiles in $one ms, an empty file in $empty ms"
    if [ "$one" -le $((empty * 3)) ]; then echo "ok - $what (at most 3 times as long; CUB's takes 12 times)"; else echo "not ok - $what"; fi
fi
