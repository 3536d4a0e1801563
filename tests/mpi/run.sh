#!/bin/sh
# Maps over MPI ranks beside the sequential maps: every MPI that is installed, 1 to 4 ranks on whatever cores there are, C and C++, alone and
# with OpenMP inside; how many collectives a map takes; the progress bar's lines.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_mpi_yield_when_idle=1 OMP_NUM_THREADS=2 OMP_WAIT_POLICY=passive
export OMPI_MCA_btl_vader_single_copy_mechanism=none # containers may not read other processes' memory
: "${BUILD:=build/tests/mpi}"
mkdir -p "$BUILD"
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
calls=-D__always_inline__=__unused__ # beside -O0: tests/lib/matrix.sh says why
result() { if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi; }
# gcc's kernels ask for -O3 themselves; of what nvcc makes nothing is used
if [ "${THOROUGH:-0}" = 1 ]; then level=-O2 quick=-O1 read=; else level=-Og quick=-Og read="-Xcompiler -fsyntax-only -c"; fi
tried=0
for mpi in openmpi mpich; do
    [ $mpi = mpich ] && packages="libmpich-dev mpich" || packages="libopenmpi-dev openmpi-bin"
    command -v mpicc.$mpi >/dev/null && command -v mpirun.$mpi >/dev/null || { echo "skip - maps over MPI ranks with $mpi: not found (Debian, Ubuntu: apt-get install $packages)"; continue; }
    tried=$((tried + 1))
    run="timeout 600 mpirun.$mpi -n"
    # a sanitizer where there is no optimizer, which takes a third of the time
    for way in "mpicc -std=c11 -O0 $calls -fsanitize=undefined -fno-sanitize-recover=all|1 2 4" "mpicxx -x c++ -std=gnu++11 $quick -fopenmp -DUSE_OMP|2" \
        "mpicc -std=c11 $quick -fopenmp -DOMP_AFTER -DMAPFN_DISPATCH=1|3"; do
        # MPICH's ranks never yield, which takes time on few cores; and it sees the same calls
        # beside another MPI it is tried under AddressSanitizer alone, below
        case "$mpi $way" in "mpich "*c++*) continue ;; "mpich "*) [ $tried -eq 1 ] || [ "${THOROUGH:-0}" = 1 ] || continue ;; esac
        flags=${way%|*} && set -- $flags && wrapper=$1.$mpi && shift
        case "$flags" in *c++*) command -v mpicxx.$mpi >/dev/null || continue ;; esac
        what="$mpi, $flags"
        $wrapper "$@" $warnings -I. tests/mpi/behave.c -o "$BUILD/behave" >"$BUILD/log" 2>&1 || { head -n 20 "$BUILD/log"; echo "not ok - $what: does not compile"; continue; }
        for ranks in ${way#*|}; do
            case "$mpi $ranks" in "mpich 4") [ $tried -eq 1 ] || [ "${THOROUGH:-0}" = 1 ] || continue ;; esac
            case "$mpi $ranks" in "mpich 3" | "mpich 4") few=few ;; *) few="" ;; esac
            $run $ranks "$BUILD/behave" $few >"$BUILD/out" 2>&1
            code=$?
            grep -q "^$ranks ranks: " "$BUILD/out" || code=1 # an mpirun of another MPI starts as many programs of one rank
            [ $code -eq 0 ] || tail -n 20 "$BUILD/out"
            result $code "$what, $ranks ranks: the bits of one sequential map, $(sed -n 's/.*ranks: \([0-9]* checks\).*/\1/p' "$BUILD/out")"
        done
    done
    if [ $tried -gt 1 ] && [ "${THOROUGH:-0}" != 1 ]; then : # the language decides that, and no MPI
    elif command -v mpicxx.$mpi >/dev/null; then
        mpicxx.$mpi -std=c++11 $quick $warnings -I. tests/mpi/throws.cpp -o "$BUILD/throws" >"$BUILD/log" 2>&1 && timeout 600 mpirun.$mpi -n 2 "$BUILD/throws" >"$BUILD/out" 2>&1
        code=$?
        [ $code -eq 0 ] || tail -n 20 "$BUILD/log" "$BUILD/out"
        result $code "$mpi, 2 ranks: an exception out of progress, and the other rank comes back"
    fi
    if [ $tried -gt 1 ] && [ "${THOROUGH:-0}" != 1 ]; then : # clang and nvcc with the first MPI alone
    elif command -v clang >/dev/null; then
        OMPI_CC=clang MPICH_CC=clang mpicc.$mpi -std=c11 -O0 $calls $warnings -I. tests/mpi/behave.c -o "$BUILD/behave" >"$BUILD/log" 2>&1 && $run 3 "$BUILD/behave" few >"$BUILD/out" 2>&1
        code=$?
        [ $code -eq 0 ] || tail -n 20 "$BUILD/log" "$BUILD/out"
        result $code "$mpi, clang, 3 ranks: the same"
    else echo "skip - $mpi with clang: not found (Debian, Ubuntu: apt-get install clang)"
    fi
    if [ $mpi = mpich ]; then # Open MPI's own start is not clean
        mpicc.mpich -std=c11 -O0 $calls -fsanitize=address -I. tests/mpi/behave.c -o "$BUILD/behave" >"$BUILD/log" 2>&1 \
            && ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:detect_stack_use_after_return=1 $run 2 "$BUILD/behave" $([ $tried -gt 1 ] || echo few) >"$BUILD/out" 2>&1
        code=$?
        [ $code -eq 0 ] || tail -n 20 "$BUILD/log" "$BUILD/out"
        result $code "$mpi, address sanitizer, 2 ranks: the same"
    fi
    if [ "${MAPFN_TEST_HUGE:-0}" = 1 ]; then
        mpicc.$mpi -O2 -I. tests/mpi/behave.c -o "$BUILD/behave" && timeout 600 mpirun.$mpi -n 2 "$BUILD/behave" huge >"$BUILD/out" 2>&1
        code=$?
        [ $code -eq 0 ] || tail -n 20 "$BUILD/out"
        result $code "$mpi, 2 ranks: more than 2^31 bytes on each"
    else echo "skip - $mpi: more than 2^31 bytes on each rank: takes 5 GB (MAPFN_TEST_HUGE=1 does it)"
    fi
    # exported maps, which know nothing of the MPI below: in a C file, called from C++ and from another C file that has the definition as well
    exported='#include "mapfn_mpi.h"
#ifdef __cplusplus
# define FROM_C extern "C"
#else
# define FROM_C
#endif'
    definition='MAPFN(float, grown, in(float, x), index(i), sum(float, s), exported) { *s = x; return x + (float)i; }'
    declaration='FROM_C mapfn_status grown_map_mpi(size_t n, float *out, const float *x, float *s, const mapfn_opts *opts, MPI_Comm comm);'
    printf '%s\n%s\n' "$exported" "$definition" >"$BUILD/exported.c"
    printf '%s\n%s\nint again(void);\nint again(void) { float x = 3, s = 0; return grown_map_mpi(1, &x, &x, &s, NULL, MPI_COMM_WORLD) != MAPFN_OK || s < 3 || x < 3; }\n' "$exported" "$definition" >"$BUILD/again.c"
    printf '%s\n%s\nFROM_C int again(void);\nint main() { float x = 2, s = 0; MPI_Init(NULL, NULL); int bad = grown_map_mpi(1, &x, &x, &s, NULL, MPI_COMM_WORLD) != MAPFN_OK || s < 2 || x < 2 || again(); MPI_Finalize(); return bad; }\n' "$exported" "$declaration" >"$BUILD/caller.cpp"
    if [ $tried -gt 1 ] && [ "${THOROUGH:-0}" != 1 ]; then : ; else
        mpicc.$mpi $level $warnings -Wmissing-prototypes -I. -c "$BUILD/exported.c" -o "$BUILD/exported.o" && mpicc.$mpi $level $warnings -I. -c "$BUILD/again.c" -o "$BUILD/again.o" \
            && mpicxx.$mpi -O2 $warnings -I. "$BUILD/caller.cpp" "$BUILD/exported.o" "$BUILD/again.o" -o "$BUILD/caller" && $run 1 "$BUILD/caller"
        result $? "$mpi: an exported map of two C files, called from C++"
    fi
    if [ $tried -gt 1 ] && [ "${THOROUGH:-0}" != 1 ]; then :
    elif command -v "${NVCC:-nvcc}" >/dev/null; then # PTX alone is enough, and takes half the time
        "${NVCC:-nvcc}" -std=c++14 -Werror all-warnings -gencode arch=compute_75,code=compute_75 -ccbin mpicxx.$mpi $read examples/51_mpi_cuda.cu -o "$BUILD/51_mpi_cuda" >"$BUILD/log" 2>&1
        code=$?
        [ $code -eq 0 ] || head -n 20 "$BUILD/log"
        result $code "$mpi, nvcc: examples/51_mpi_cuda.cu compiles"
    else echo "skip - $mpi: examples/51_mpi_cuda.cu: no nvcc (CUDA toolkit)"
    fi
    mpicc.$mpi -std=c11 $level -I. tests/mpi/calls.c -o "$BUILD/calls" && for ranks in 1 2; do
        $run $ranks "$BUILD/calls" >"$BUILD/out" 2>&1
        code=$?
        [ $code -eq 0 ] || cat "$BUILD/out"
        result $code "$mpi, $ranks ranks: one reduction for a plain map, and what becomes of MPI's errors"
    done
done
# the join of sums over up to 100000 ranks, in one process; no MPI is needed
${CC:-cc} -O2 $warnings bench/mpi/simulate.c -o "$BUILD/simulate" -lm && timeout 600 "$BUILD/simulate" >"$BUILD/out"
code=$?
[ $code -eq 0 ] || cat "$BUILD/out"
result $code "the bits of one sequential map over 100 to 100000 ranks, also of a few elements each"
[ $tried -gt 0 ] || exit 0
printf '#include "mapfn.h"\nMAPFN(float, f, in(float, x), ordered) { return x; }\n#include "mapfn_mpi.h"\nMAPFN(float, g, in(float, x), ordered) { return x; }\nint main(void) { float x = 1; return g_map_mpi(1, &x, &x, NULL, MPI_COMM_WORLD); }\n' >"$BUILD/ordered.c"
! mpicc -O2 -I. "$BUILD/ordered.c" -o "$BUILD/ordered" >"$BUILD/log" 2>&1 && grep -q 'MAPFN_E08 g: `ordered`' "$BUILD/log"
result $? "an ordered map over ranks is MAPFN_E08"
printf '#include "mapfn.h"\nint main(void) { for (size_t k = 0; k <= 50; k++) mapfn_progress_bar(k, 50, NULL); return 0; }\n' >"$BUILD/lines.c"
${CC:-cc} -I. "$BUILD/lines.c" -o "$BUILD/lines" && MAPFN_PROGRESS=lines "$BUILD/lines" 2>"$BUILD/lines.out" && [ "$(grep -c ' %' "$BUILD/lines.out")" -eq 10 ] && "$BUILD/lines" 2>"$BUILD/quiet.out" && [ ! -s "$BUILD/quiet.out" ]
result $? "MAPFN_PROGRESS=lines: a line every ten percent where stderr is no terminal, else none"
