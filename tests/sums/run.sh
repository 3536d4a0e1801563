#!/bin/sh
# Maps with sums: the bits that docs/sums.md promises, by every compiler, level and target; the order of additions of every kind of map,
# by every variant, against the reference; checks, options, special values.
. tests/lib/matrix.sh
here=tests/sums
find_compilers

# bits LABEL RUNNER COMMAND…: does the program print what docs/sums.md has?
bits() {
    label=$1 runner=$2
    shift 2
    build "bits $label" "$BUILD/bits" "$@" -I. $here/bits.c || return
    $runner "$BUILD/bits" >"$BUILD/bits.out" 2>&1
    if diff $here/expected.txt "$BUILD/bits.out" >"$BUILD/bits.diff"; then echo "ok - bits $label"
    else head -n 6 "$BUILD/bits.diff"; echo "not ok - bits $label"; fi
}
v3=
has_v3 && v3=-march=x86-64-v3
# dispatch has narrow and wide vectors, native fused instructions, as has v3 in C++; another level changes no kernel with gcc, which asks for -O3
for cc in $compilers; do
    thorough_flags=
    ! thorough || thorough_flags="-O0 -O1 -O2 -O2~$v3 -O2~-DMAPFN_DISPATCH=1 -O3~$v3 -Os -O2~-DMAPFN_SAME_BITS=1~$v3"
    # plain loops: the order under sanitizers; clang's narrow vectors: below; gcc's fused instructions: g++ below
    case $cc in gcc*) thorough && some="-O2~-DMAPFN_DISPATCH=1 -O3~-march=native" || some=-O1~-DMAPFN_DISPATCH=1 ;; *) some=-O3~-march=native ;; esac
    for flags in $some $thorough_flags; do
        flags=$(echo "$flags" | tr '~' ' ')
        # shellcheck disable=SC2086
        bits "$cc -std=gnu11 $flags" "" $cc -std=gnu11 $flags
    done
    ! thorough || bits "$cc -std=c11 -O2" "" "$cc" -std=c11 -O2
    cxx=$(cxx_of "$cc")
    # shellcheck disable=SC2086
    [ "$cc" = clang ] && have g++ && ! thorough || skip_without "$cxx" "$cxx" || bits "$cxx -std=gnu++17 $v3" "" "$cxx" -x c++ -std=gnu++17 $(thorough -O2 || echo -O1) $v3
done
for cc in $(versions); do
    # shellcheck disable=SC2086
    skip_without $cc $cc || bits "$cc -O2 $v3" "" $cc -O2 $v3
done
if ! skip_without aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu && ! skip_without qemu-aarch64 qemu-user; then
    bits "aarch64 -O2" qemu-aarch64 aarch64-linux-gnu-gcc -O2 -static
fi
m32="-O2 -m32 -msse2 -mfpmath=sse -idirafter /usr/include/x86_64-linux-gnu"
echo 'int main(void) { return 0; }' >"$BUILD/probe.c"
if [ "$(uname -m)" != x86_64 ]; then echo "skip - bits 32-bit x86: this machine is none"
# shellcheck disable=SC2086
elif gcc $m32 "$BUILD/probe.c" -o "$BUILD/probe" 2>/dev/null && "$BUILD/probe"; then bits "gcc -m32" "" gcc $m32
else echo "skip - bits 32-bit x86: gcc -m32 does not build here (package gcc-multilib)"
fi

# spills CC FLAGS…: does the loop that adds up two sums of floats reach the stack? It is the loop with most additions.
spills() {
    spills_cc=$1
    shift
    "$spills_cc" -std=c11 -O2 "$@" -I. -S $here/two.c -o "$BUILD/two.s" || { echo "not ok - two sums in registers, $spills_cc $*"; return; }
    awk '/^[.A-Za-z_0-9]+:/ { n = 0; label = $1; sub(/:.*/, "", label) } { line[++n] = $0 }
        $1 ~ /^j/ && $2 == label && label != "" {
            adds = stack = 0
            for (k = 1; k <= n; k++) { adds += line[k] ~ /addps/; stack += line[k] ~ /\(%[re][sb]p/ }
            if (adds > most) { most = adds; found = stack }
        }
        END { exit most < 8 || found > 0 }' "$BUILD/two.s" && echo "ok - two sums in registers, $spills_cc $*" ||
        echo "not ok - two sums in registers, $spills_cc $*: the loop reaches the stack"
}
# holds CC FLAGS…: are gcc's lanes of structs in registers? Then a loop that compares twice for all 8 lanes does not reach the stack.
holds() {
    holds_cc=$1
    shift
    "$holds_cc" -std=c11 -O2 "$@" -I. -S $here/lowest.c -o "$BUILD/lowest.s" || { echo "not ok - lanes of structs in registers, $holds_cc $*"; return; }
    awk '/^[.A-Za-z_0-9]+:/ { label = $1; sub(/:.*/, "", label); start[label] = NR } { line[NR] = $0 }
        $1 ~ /^j/ && $2 in start {
            compares = stack = 0
            for (k = start[$2]; k <= NR; k++) { compares += line[k] ~ /comiss/; stack += line[k] ~ /\(%[re][sb]p/ }
            if (compares >= 16 && stack == 0) found = 1
        }
        END { exit !found }' "$BUILD/lowest.s" && echo "ok - lanes of structs in registers, $holds_cc $*" ||
        echo "not ok - lanes of structs in registers, $holds_cc $*: the loop reaches the stack"
}
# spreads CC: are clang's lanes of structs spread over vectors? Then the kernel compares floats and indexes in vectors.
spreads() {
    $1 -std=c11 -O2 -march=x86-64-v3 -I. -S $here/lowest.c -o "$BUILD/lowest.s" &&
        awk '/^[A-Za-z_0-9]+:/ { here = $1 == "mapfn_vectorized_lowest:" } here && /vcmp[a-z]*ps/ { floats++ } here && /vpcmpgtq/ { words++ }
            END { exit !floats || !words }' "$BUILD/lowest.s" &&
        echo "ok - lanes of structs are spread over vectors, $1" || echo "not ok - lanes of structs are spread over vectors, $1"
}
if [ "$(uname -m)" = x86_64 ]; then
    for cc in $compilers $(versions); do
        skip_without $cc $cc && continue
        for march in x86-64 x86-64-v3; do
            case $cc-$march in clang-22-x86-64) thorough || continue ;; esac # the narrow registers: Debian's clang
            spills $cc -march=$march
            case $cc in gcc*) holds $cc -march=$march ;; esac
        done
        case $cc in clang*) spreads $cc ;; esac
    done
    for cc in $compilers; do
        $cc -O2 -I. -S $here/integers.c -o "$BUILD/integers.s" &&
            awk '/^[A-Za-z_0-9]+:/ { name = $1 } /\$409[67]/ { asks[name] = 1 } END { exit !asks["by_blocks:"] || asks["whole:"] }' "$BUILD/integers.s" &&
            echo "ok - integers are added up at once, floats by blocks, $cc" || echo "not ok - integers are added up at once, floats by blocks, $cc"
        $cc -O2 -march=x86-64-v4 -I. -S $here/integers.c -o "$BUILD/integers.s" &&
            awk '/^[A-Za-z_0-9]+:/ { here = $1 == "mapfn_looped_inner:" } here && /vpm(ul|add).*[yz]mm/ { found = 1 } END { exit !found }' "$BUILD/integers.s" &&
            echo "ok - integers of short rows are added up in vectors, $cc" || echo "not ok - integers of short rows are added up in vectors, $cc"
    done
    # strips, groups and the rest are loops: what is within a group, and halves of lanes, are none
    for cc in clang $(thorough clang-19); do
        skip_without $cc $cc || { $cc -std=c11 -O2 -I. -S $here/least.c -o "$BUILD/least.s" &&
            awk '/^[A-Za-z_0-9]+:/ { here = $1 == "mapfn_vectorized_lowest:" } here && /^\.L/ { label = $1; sub(/:.*/, "", label); seen[label] = 1 }
                here && $1 ~ /^j/ && $2 in seen { loops++ } END { exit loops < 1 || loops > 3 }' "$BUILD/least.s" &&
            echo "ok - lanes are halved without loops, $cc" || echo "not ok - lanes are halved without loops, $cc"; }
    done
else echo "skip - two sums in registers: this machine is no x86-64"
fi

# the table that documents show is the one that is tested
if sed -n '/^```text bits$/,/^```$/p' docs/sums.md 2>/dev/null | grep -v '^```' | diff - $here/expected.txt >/dev/null; then echo "ok - docs/sums.md shows the bits"
else echo "not ok - docs/sums.md shows other bits than $here/expected.txt"; fi

# and so is its reference
{
    printf '#include "mapfn.h"\n'
    sed -n '/^```c reference$/,/^```$/p' docs/sums.md | grep -v '^```'
    cat <<'END'
MAPFN(void, total, in(float, x), sum(float, s)) { *s = x; }
int main(void)
{
    enum { N = 300000 };
    static float x[N];
    for (uint32_t i = 0, r = 1; i < N; i++) x[i] = (float)((r = r * 1664525u + 1013904223u) >> 8) / 16777216.0f - 0.25f;
    for (size_t n = 0; n <= N; n = n < 100 ? n + 1 : n + n / 5) {
        float s = 0;
        if (total_map(n, x, &s) != MAPFN_OK) return 1;
        float const right = reference(x, n);
        if (memcmp(&s, &right, sizeof s) != 0) return 2;
    }
    return 0;
}
END
} >"$BUILD/reference.c"
build "the reference of docs/sums.md" "$BUILD/reference" "$CC" -std=c11 -O2 -I. "$BUILD/reference.c" &&
    { if "$BUILD/reference"; then echo "ok - the reference of docs/sums.md"; else echo "not ok - the reference of docs/sums.md gives other bits"; fi; }

openmp() { echo '#include <omp.h>
int main(void) { return omp_get_max_threads() < 1; }' | $1 -fopenmp -x c - -o "$BUILD/probe" 2>/dev/null; }
wrap="-DCOUNT_ALLOCATIONS -Wl,--wrap=malloc,--wrap=aligned_alloc"
[ "$(uname -s)" = Linux ] || wrap=
regions="-DMAPFN_OMP_STRAIGHT=0 -DMAPFN_OMP_LEAST=-1e18 -DMAPFN_OMP_CHUNK_LEAST=1.0"
for cc in $compilers; do
    omp=-fopenmp
    openmp $cc || { omp=; echo "skip - OpenMP maps with $cc: no library (package libomp-dev)"; }
    cxx=$(cxx_of "$cc")
    # shellcheck disable=SC2086
    {
        # plain C: by clang under sanitizers, below
        if [ "$cc" != clang ] || thorough || [ "$ONLY" ]; then
            test_program "checks $cc" "$cc -std=c11 $(thorough -O1 || echo "-O0 $calls") $omp $wrap" $here/checks.c
            # the suite mpi has gcc's
            [ "$cc" = gcc ] && have clang && ! thorough && [ -z "$ONLY" ] || test_program "ranks $cc" "$cc -std=c11 -O1 $omp $regions -DMAPFN_SUMS_MOST=40" $here/ranks.c
        fi
        case $cc in clang*) lengths=20 ;; *) lengths=$(thorough 5 8 20 24 36 100 || echo 5 24 100) ;; esac # gcc warns of some
        ! thorough || lengths="5 $lengths"
        for length in $lengths; do
            test_program "rows of $length, $cc" "$cc -std=c11 -O2 -DLENGTH=$length" $here/rows.c
        done
        # where products may be fused with additions; by clang every map in regions too, with tables of few values
        case $cc in clang*) narrow= few="$regions -DMAPFN_SUMS_MOST=40" ;; *) narrow=yes few= ;; esac
        case $cc in gcc*) level=-O1 ;; *) level=-O2 ;; esac # gcc's kernels ask for -O3
        test_program "order $cc gnu11 $v3" "$cc -std=gnu11 $level ${few:+$omp} $v3 $few" $here/order.c
        # callers fuse there, and kernels of sums do not: few elements, which may be added up inline
        [ -z "$narrow" ] || test_program "order $cc gnu11 $v3, MAPFN_SAME_BITS" "$cc -std=gnu11 $(thorough -O2 || echo -O1) $v3 -DMAPFN_SAME_BITS=1 -DMAPFN_SUMS_MOST=40 $(thorough || echo -DONLY_PRODUCTS)" $here/order.c
        if [ -n "$narrow" ] && [ -n "$omp" ] && { thorough || [ "$ONLY" ] || ! have clang; }; then
            test_program "order $cc in regions" "$cc -std=c11 -O1 $omp $regions -DMAPFN_SUMS_MOST=40" $here/order.c
        fi
        ! thorough || test_program "order $cc" "$cc -std=c11 -O2 $omp" $here/order.c
    }
    # C++: the bits above, and the suites omp and unit
    ! thorough || skip_without "$cxx" "$cxx" || test_program "order $cxx" "$cxx -x c++ -std=c++11 -O1" $here/order.c
    echo 'int main(void) { return 0; }' | $cc -fsanitize=address,undefined -x c - -o "$BUILD/probe" 2>/dev/null && "$BUILD/probe" ||
        { echo "skip - $cc address,undefined: not available"; continue; }
    # shellcheck disable=SC2046,SC2086
    case $cc in clang*)
        test_program "checks $cc address,undefined" "$cc -std=c11 $(quick_sanitizer clang address,undefined)" $here/checks.c
        test_program "ranks $cc address,undefined" "$cc -std=c11 $(quick_sanitizer clang address,undefined)" $here/ranks.c
        # `checks` and `ranks` see in make test what a wrong address would show
        ! thorough || test_program "order $cc address,undefined" "$cc -std=c11 $(quick_sanitizer clang address,undefined)" $here/order.c ;;
    esac
done

# masks of AVX-512; gcc from 15 on, where it is here, would add wrong products
for cc in $compilers $([ "$ONLY" ] || echo gcc-14 gcc-15 gcc-16); do
    ! has_v4 || ! have $cc || test_program "masked $cc" "$cc -std=c11 -O2 -march=x86-64-v4" $here/masked.c
done

# numbers of two bytes, where the compiler has them
cat >"$BUILD/halves.c" <<'END'
#include "mapfn.h"
MAPFN(void, total, in(_Float16, x), sum(_Float16, s)) { *s = x; }
MAPFN(void, bins, in(uint8_t, b), tally(_Float16, h, 4)) { *h_at = b; *h = 2; }
int main(void)
{
    static _Float16 x[300], s, h[4];
    static uint8_t b[300];
    for (int i = 0; i < 300; i++) x[i] = 1, b[i] = 3;
    return total_map(300, x, &s) != MAPFN_OK || s != 300 || bins_map(300, b, h) != MAPFN_OK || h[3] != 600;
}
END
for cc in $compilers $(versions); do
    have $cc && echo '_Float16 half(_Float16 x) { return x; }' | $cc -x c -c -o /dev/null - 2>/dev/null || continue
    build "sums of _Float16, $cc" "$BUILD/halves" $cc -std=gnu11 -O2 -I. "$BUILD/halves.c" &&
        { if "$BUILD/halves"; then echo "ok - sums of _Float16, $cc"; else echo "not ok - sums of _Float16, $cc"; fi; }
done

# CUDA device maps on the stand-in for its runtime, and compiled by nvcc
standin_cxx=
for candidate in clang++ g++; do have $candidate && { standin_cxx=$candidate; break; }; done
flags="-std=c++14 -O0 -fno-strict-aliasing -w -I. -Itests/cuda/standin -include cuda_runtime.h -DMAPFN_CUDA_ARCH=90"
if [ -z "$standin_cxx" ]; then echo "skip - CUDA maps on the stand-in: no C++ compiler (package g++)"
# shellcheck disable=SC2086
elif build "the stand-in" "$BUILD/standin.o" $standin_cxx $flags -c tests/cuda/standin/standin.cpp &&
    build "CUDA maps on the stand-in" "$BUILD/card" $standin_cxx $flags -x c++ $here/card.cu -x none "$BUILD/standin.o" -pthread; then
    run_tests "CUDA on the stand-in" "$BUILD/card"
fi
if have "${NVCC:=nvcc}"; then compiles "card.cu by nvcc" "$NVCC" -std=c++14 -ptx -fmad=false -I. $here/card.cu -o "$BUILD/card.ptx"
else echo "skip - card.cu by nvcc: nvcc is not installed (CUDA toolkit; Debian, Ubuntu: nvidia-cuda-toolkit)"
fi
