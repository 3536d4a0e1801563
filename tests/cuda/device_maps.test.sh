# The maps of device arrays on the host stand-in, under AddressSanitizer and UndefinedBehaviorSanitizer: bit by bit against the sequential
# maps; statuses, options, devices, errors, graphs; and the plan of their launches.

# standin SOURCE.cu "DEFINITIONS" ARGUMENTS…: compiles it, and SOURCE_plain.c where there is one, and runs it
standin() {
    source=$1 definitions=$2 program=$BUILD/$(basename "$1" .cu) log=$BUILD/standin.log plain=
    if [ -f "${source%.cu}_plain.c" ]; then
        plain=${source%.cu}_plain.o
        ${CC:-cc} -std=c11 -O1 -w -ffp-contract=off -I. -c "${source%.cu}_plain.c" -o "$plain"
    fi
    shift 2
    if ! "$standin_cxx" $standin_flags $definitions \
        -x c++ "$source" -x none "$BUILD/standin.o" $plain -o "$program" 2>"$log"; then
        head -n 20 "$log"
        echo "not ok - $source with $definitions compiles"
    elif ! "$program" "$@" 2>"$log"; then
        head -n 40 "$log"
        echo "not ok - $source with $definitions ends well"
    fi
}

if standin_object "CUDA maps on the host stand-in"; then
    standin tests/cuda/behave.cu -DMAPFN_CUDA_ARCH=90 "CUDA maps"
    # rounds by chance; twice as many with THOROUGH=1 (make test-all)
    more() { echo $(($1 * (1 + ${THOROUGH:-0}))); }
    all_flags=$standin_flags standin_flags=$memory_flags
    standin tests/cuda/differential.cu "-DPART=1 -DMAPFN_CUDA_ARCH=90" "$(more 20)" 1
    standin tests/cuda/differential.cu "-DPART=2 -DMAPFN_CUDA_ARCH=90" "$(more 20)" 1
    # without checks: theirs in maps of teams would stand in for a barrier that is missing
    standin tests/cuda/differential.cu "-DPART=4 -DNDEBUG -DMAPFN_CUDA_ARCH=90" "$(more 7)" 1
    standin tests/cuda/differential.cu "-DPART=3 -DMAPFN_CUDA_ARCH=100" "$(more 20)" 2
    standin_flags=$all_flags
    # random definitions; for more: CUDA_PARTS=device_maps CUDA_FUZZ="1000 7" make test SUITES=cuda
    set -- ${CUDA_FUZZ:-10 1}
    if [ -z "$CUDA_FUZZ" ] && ! thorough; then : # make test-all
    elif have python3; then
        rm -f "$BUILD"/fuzz*
        python3 tests/fuzz/generate.py "$1" "$2" 50 "$BUILD/fuzz" cuda
        for source in "$BUILD"/fuzz*.cu; do standin "$source" "-w -DMAPFN_CUDA_ARCH=90" "seed $2, CUDA"; done
    else
        echo "skip - random definitions in CUDA: python3 is not installed (Debian, Ubuntu: python3)"
    fi
fi
