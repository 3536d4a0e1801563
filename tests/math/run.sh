#!/bin/sh
# The tests of mapfn_math.h: warnings, special values, same bits from every compiler, accuracy, polynomials, vector code.
# (All 2^32 floats, 10^6 points for double and more builds: tests/math/exhaustive.sh)
: "${BUILD:=build/tests/math}" "${CC:=cc}" "${CXX:=c++}" "${NVCC:=nvcc}"
mkdir -p "$BUILD"
T=tests/math
have() { command -v "${1%% *}" >/dev/null 2>&1; }
machine=$(uname -m)
case $machine in x86_64) V3=-march=x86-64-v3 NATIVE=-march=native ;; *) V3= NATIVE= ;; esac

# ---- no warning, in C and C++, also on the header's own lines ----
printf '#define MAPFN_OWN_WARNINGS 1\n#include "mapfn_math.h"\n#include "mapfn_math.h"\nint main(void) { float s, c; mapfn_sincos(1.0f, &s, &c); return mapfn_exp(0) + mapfn_pow(2, 2.0f) + (double)(s + c) < 5; }\n' >"$BUILD/warn.c"
cp "$BUILD/warn.c" "$BUILD/warn.cpp"
W="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wundef -Werror"
for c in "$CC -std=c11" "gcc-11 -std=c17" "gcc -std=gnu11 $V3" "clang -std=c11" "clang-16 -std=c11" "clang-19 -std=c17" "$CXX -std=c++11" "g++-11 -std=c++17 $V3" "clang++ -std=c++11" "clang++-16 -std=c++14" "clang++-19 -std=c++20"; do
    have "$c" || { echo "skip - warnings, $c: install ${c%% *}"; continue; }
    case $c in *++*) f=$BUILD/warn.cpp ;; *) f=$BUILD/warn.c ;; esac
    if $c $W -I. -c "$f" -o "$BUILD/warn.o" >"$BUILD/warn.log" 2>&1; then echo "ok - no warning: $c"; else cat "$BUILD/warn.log"; echo "not ok - no warning: $c"; fi
done
for flag in -ffast-math -ffinite-math-only; do
    $CC $flag -I. -c "$BUILD/warn.c" -o "$BUILD/warn.o" >"$BUILD/warn.log" 2>&1 && { echo "not ok - $flag is refused"; continue; }
    if grep -q "breaks these functions" "$BUILD/warn.log"; then echo "ok - $flag is refused, and told why"; else echo "not ok - $flag is refused, and told why"; fi
done

# ---- special values ----
for c in "$CC -std=c11 -O2" "$CXX -x c++ -O1 $V3" "clang -std=c11 -O2 $V3"; do
    have "$c" || { echo "skip - special values, $c: install ${c%% *}"; continue; }
    echo "# $c"
    $c -I. $T/specials.c -o "$BUILD/specials" -lm && "$BUILD/specials" || echo "not ok - special values: $c"
done

# ---- the same bits: a few functions in many builds ----
rm -f "$BUILD"/bits-*
builds="
$CC -std=c11 -O0
$CC -std=c11 -O2
$CC -std=gnu11 -O3 $V3
$CC -std=c11 -O2 $V3 -ffp-contract=fast
$CXX -x c++ -std=c++17 -O2 $V3
gcc-11 -std=gnu11 -O2 $V3
clang -std=c11 -O2 $V3
clang-16 -std=c11 -O1
clang++-19 -x c++ -std=c++17 -O3 $NATIVE
aarch64-linux-gnu-gcc -std=gnu11 -O2 -static"
one='
c=$1; id=$(echo "$c" | tr -c "a-zA-Z0-9\n" _)
command -v "${c%% *}" >/dev/null 2>&1 || { echo "skip - same bits, $c: install $(echo "${c%% *}" | sed "s/^aarch64-linux-gnu-gcc$/gcc-aarch64-linux-gnu/")"; exit; }
run=; case $c in aarch64*) run=qemu-aarch64; command -v qemu-aarch64 >/dev/null || { echo "skip - same bits, $c: install qemu-user"; exit; } ;; esac
if $c -DFEW=1 -I. -Itests/math tests/math/bits.c -o "$BUILD/bits-$id" -lm 2>"$BUILD/bits-$id.log" && $run "$BUILD/bits-$id" >"$BUILD/bits-$id.txt"; then
    cp "$BUILD/bits-$id.txt" "$BUILD/bits-$id.good"
else cat "$BUILD/bits-$id.log" "$BUILD/bits-$id.txt"; echo "not ok - every map as the element function: $c"; fi'
export BUILD
echo "$builds" | grep . | tr '\n' '\0' | xargs -0 -n 1 -P 2 sh -c "$one" one
first=
for f in "$BUILD"/bits-*.good; do
    [ -n "$first" ] || first=$f
    if cmp -s "$first" "$f"; then echo "ok - same bits: $(basename "$f" .good)"; else diff "$first" "$f" | head -5; echo "not ok - same bits: $(basename "$f" .good)"; fi
done

# ---- the same bits with fused multiply-add and without: every function, many arguments ----
case $machine in x86_64)
    $CC -std=c11 -O1 -I. $T/fused.c -o "$BUILD/fused-none" -lm && "$BUILD/fused-none" >"$BUILD/fused-none.txt" || echo "not ok - fused.c: $CC"
    for c in "$CC -std=gnu11 -O2 -mfma" "clang -std=c11 -O1 -mfma" "clang -std=c11 -O1 -mfma -ffp-contract=fast -DMAPFN_MATH_FENCE=1"; do
        have "$c" || { echo "skip - same bits with fused multiply-add, $c: install ${c%% *}"; continue; }
        grep -q "^flags.* fma" /proc/cpuinfo || { echo "skip - same bits with fused multiply-add, $c: this processor has none"; continue; }
        if $c -I. $T/fused.c -o "$BUILD/fused" -lm && "$BUILD/fused" >"$BUILD/fused.txt" && cmp -s "$BUILD/fused-none.txt" "$BUILD/fused.txt"
        then echo "ok - same bits with fused multiply-add and without, $(grep -c . "$BUILD/fused.txt") functions: $c"
        else diff "$BUILD/fused-none.txt" "$BUILD/fused.txt" | head -5; echo "not ok - same bits with fused multiply-add and without: $c"; fi
    done ;;
esac

# ---- the digits of 2/pi ----
if have python3; then
    python3 tools/math/two_over_pi.py >"$BUILD/two_over_pi.txt"
    if awk '/^#define MAPFN_M_TWO_OVER_PI_ROWS/ { on = 1 } on { print } on && !/\\$/ { exit }' mapfn_math.h | cmp -s - "$BUILD/two_over_pi.txt"
    then echo "ok - the digits of 2/pi are those that tools/math/two_over_pi.py computes"; else echo "not ok - the digits of 2/pi are those that tools/math/two_over_pi.py computes"; fi
else
    echo "skip - the digits of 2/pi: install python3"
fi

# ---- accuracy ----
accuracy() {
    $CC -std=gnu11 -O2 $NATIVE -I. -I$T $T/float.c -o "$BUILD/float" -lm && "$BUILD/float" "${STEP:-215}" || echo "not ok - float.c"
}
accuracy >"$BUILD/float.txt" 2>&1 &
if echo '#include <mpfr.h>' | $CC -E - >/dev/null 2>&1; then
    $CC -std=gnu11 -O2 $NATIVE -I. -I$T $T/double.c -o "$BUILD/double" -lmpfr -lgmp -lm && "$BUILD/double" "${POINTS:-20000}" >"$BUILD/double.txt" || echo "not ok - double.c"
    cat "$BUILD/double.txt"
    # ---- polynomials: as the scripts gave them, and as good as promised ----
    $CC -std=gnu11 -O2 -I. $T/polynomials.c -o "$BUILD/polynomials" -lmpfr -lgmp -lm && "$BUILD/polynomials" tools/math/coefficients.txt mapfn_math.h || echo "not ok - polynomials.c"
else
    echo "skip - accuracy of the double functions: install libmpfr-dev"
fi
wait
cat "$BUILD/float.txt"

# ---- every function's map is vector code ----
for c in "$CC -std=c11 -O2 $V3" "clang-16 -std=c11 -O2 $V3"; do
    have "$c" || { echo "skip - vector code, $c: install ${c%% *}"; continue; }
    sh $T/vectorized.sh "$c"
done

# ---- CUDA code ----
if have "$NVCC"; then
    cp "$BUILD/warn.c" "$BUILD/warn.cu"
    printf '__global__ void k(float *x, double *y) { x[0] = mapfn_sin(x[0]) + mapfn_powf(x[1], x[2]); y[0] = mapfn_erfc(y[0]) + mapfn_tan(y[1]); }\n' >>"$BUILD/warn.cu"
    if $NVCC -Werror all-warnings -I. -gencode arch=compute_75,code=sm_75 -gencode arch=compute_120,code=sm_120 -c "$BUILD/warn.cu" -o "$BUILD/warn.o" >"$BUILD/nvcc.log" 2>&1
    then echo "ok - CUDA code for sm_75 and sm_120 compiles without warnings"; else cat "$BUILD/nvcc.log"; echo "not ok - CUDA code compiles"; fi
else
    echo "skip - CUDA code: no nvcc (CUDA toolkit; Debian, Ubuntu: apt-get install nvidia-cuda-toolkit)"
fi
