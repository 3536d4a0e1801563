# Every kind compiles without a warning: a covering set of language standards, architectures and configurations (`make test-cuda-matrix`
# tries all of them); and what a map costs to compile, beside one of CUB.
if ! no_nvcc "compiling CUDA maps"; then
    kinds="-Werror all-warnings -I. -c tests/cuda/compile.cu -o $BUILD/kinds.o"
    # of its output nothing is used: the host's compiler need not write any
    compiles "every kind, C++20, sm_120 and PTX" "$NVCC" -std=c++20 -Xcompiler -fsyntax-only -gencode "arch=compute_120,code=[sm_120,compute_120]" $kinds
    # what the front end sees needs no machine code
    compiles "every kind, C++14, the bits of the sequential map, no checks, no dependent launch, no bulk copies" "$NVCC" -std=c++14 -ptx -arch=compute_90 -fmad=false \
        -DMAPFN_SAME_BITS=1 -DNDEBUG -DMAPFN_CUDA_PDL=0 -DMAPFN_CUDA_BULK=0 -Werror all-warnings -I. tests/cuda/compile.cu -o "$BUILD/off.ptx"
    # loads that no dependency wait and no fence holds back: never the library's own, whatever a table's reader would like
    check "no load past coherence (ld.global.nc)" "$(grep -c 'ld\.global\.nc' "$BUILD/off.ptx")" 0
    check "MAPFN_CUDA_PDL=0: no dependent launch is waited for" "$(grep -c griddepcontrol "$BUILD/off.ptx")" 0
    check "MAPFN_CUDA_BULK=0: no bulk copy, no barrier for one" "$(grep -Ec 'cp\.async\.bulk|mbarrier|fence\.proxy' "$BUILD/off.ptx")" 0

    # User time, in milliseconds; the ratios are bench/cuda/compile.sh's, with room for a busy machine. Of CUB only the device's pass is
    # compiled, which takes 36 % of a whole compilation.
    "${CC:-cc}" -O1 -o "$BUILD/user_time" bench/user_time.c
    cost() { echo $(($("$BUILD/user_time" "$NVCC" -std=c++17 -arch=sm_90 -I. "$@" -o "$BUILD/cost.o") / 1000)); }
    one=$(cost -c tests/cuda/cost.mapfn.cu) six=$(cost -c -DMORE tests/cuda/cost.mapfn.cu)
    each=$(((six - one) / 5))
    if [ $each -le 400 ]; then echo "ok - a further map costs $each ms to compile (demanded: 200, with room 400)"; else echo "not ok - a further map costs $each ms to compile"; fi
    [ -s "$BUILD/cub.ms" ] || cost -cubin tests/cuda/cost.cub.cu >"$BUILD/cub.ms" 2>/dev/null # 4 s: once for this build folder
    cub=$(cat "$BUILD/cub.ms")
    if [ "${cub:-0}" -eq 0 ]; then echo "skip - the cost of compiling beside CUB: no cub/device/device_transform.cuh here (CUDA toolkit 12.9 or later, or pip install nvidia-cuda-cccl)"
    elif [ $((one * 36)) -le $((cub * 35)) ]; then echo "ok - a map compiles in $one ms, $((one * 36 / cub)) % of CUB's time (demanded: 25, with room 35; its device pass takes $cub ms)"
    else echo "not ok - a map compiles in $one ms, CUB's device pass alone in $cub ms"; fi
fi
