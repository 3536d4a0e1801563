# Every kind compiles without a warning: a covering set of language standards, architectures and configurations (`make test-cuda-matrix`
# tries all of them); and what a map gives the compiler to do.
if ! no_nvcc "compiling CUDA maps"; then
    kinds="-Werror all-warnings -I. -c tests/cuda/compile.cu -o $BUILD/kinds.o"
    # the parts link and sass compile maps in C++14 as they are, with checks and all
    off=c++20
    if thorough; then
        off=c++14
        # of its output nothing is used: the host's compiler need not write any, and machine code there is in other parts
        compiles "every kind, C++20, PTX of sm_120" "$NVCC" -std=c++20 -Xcompiler -fsyntax-only -gencode arch=compute_120,code=compute_120 $kinds
    fi
    # what the front end sees needs no machine code, and no optimizer, which takes half of the time
    compiles "every kind, $off, the bits of the sequential map, no checks, no dependent launch" "$NVCC" -std=$off -ptx -arch=compute_90 -fmad=false -Xcicc -O0 \
        -DMAPFN_SAME_BITS=1 -DNDEBUG -DMAPFN_CUDA_PDL=0 -Werror all-warnings -I. tests/cuda/compile.cu -o "$BUILD/off.ptx"
    check "MAPFN_CUDA_PDL=0: no dependent launch is waited for" "$(grep -c griddepcontrol "$BUILD/off.ptx")" 0

    # kinds without CUDA maps: a call says which and what to do, a body in CUDA code is an error and no warning
    no_maps="$NVCC -std=c++14 -arch=sm_75 -I. -c tests/cuda/no_maps.cu -o $BUILD/no_maps.o"
    $no_maps -DCALLS -DHOST 2>"$BUILD/no_maps.log"
    check "bodies with \`host\` may call these maps: no other error, no warning" "$(grep -cE "(error|warning).*: " "$BUILD/no_maps.log")" 12
    for map in gradient counted above negative; do
        check "MAPFN_E45 at each call of a CUDA map of $map" "$(grep -c "error: call to .*MAPFN_E45 $map: sum_row, tally, kept and first have no CUDA map: call ${map}_map" "$BUILD/no_maps.log")" 3
    done
    $no_maps 2>"$BUILD/no_maps.log"
    for map in gradient counted above negative; do
        check "an error where a body in CUDA code calls $map" "$(grep -c "error.*calling a __host__ function(\"${map}_map(.*is not allowed" "$BUILD/no_maps.log")" 1
    done

    # What a map gives the compiler to read and what comes out, which no load of the machine changes; bench/cuda/compile.sh has the times.
    : >"$BUILD/empty.cu"
    read_bytes() { "$NVCC" -std=c++14 -arch=sm_90 -I. "$@" -E | wc -c; }
    at_most() { # WHAT COUNT LIMIT
        if [ "$2" -gt 0 ] && [ "$2" -le "$3" ]; then echo "ok - $1: $2, at most $3"; else echo "not ok - $1: $2, more than $3"; fi
    }
    empty=$(read_bytes "$BUILD/empty.cu") one=$(read_bytes tests/cuda/cost.mapfn.cu) six=$(read_bytes -DMORE tests/cuda/cost.mapfn.cu)
    at_most "bytes to compile of the headers and one map" $((one - empty)) 450000
    at_most "bytes to compile of a further map" $(((six - one) / 5)) 48000
    "$NVCC" -std=c++14 -arch=sm_90 -I. -DMORE tests/cuda/cost.mapfn.cu -ptx -o "$BUILD/cost.ptx"
    at_most "lines of PTX of a further map" $(($(sed -n '/entry.*saxpy_[1-5]/,/^}/p' "$BUILD/cost.ptx" | wc -l) / 5)) 450
fi
