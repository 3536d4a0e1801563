#!/bin/sh
# The tests of mapfn_math.h: warnings, special values, same bits from every compiler, accuracy, polynomials, vector code.
# (All 2^32 floats, 10^6 points for double and more builds: tests/math/exhaustive.sh)
: "${BUILD:=build/tests/math}" "${CC:=cc}" "${CXX:=c++}" "${NVCC:=nvcc}"
mkdir -p "$BUILD"
T=tests/math
have() { command -v "${1%% *}" >/dev/null 2>&1; }
thorough() { [ "${THOROUGH:-0}" = 1 ]; } # make test-all
machine=$(uname -m)
case $machine in x86_64) V3=-march=x86-64-v3 NATIVE=-march=native ;; *) V3= NATIVE= ;; esac

# ---- no warning, in C and C++, also on the header's own lines ----
printf '#define MAPFN_OWN_WARNINGS 1\n#include "mapfn_math.h"\n#include "mapfn_math.h"\nint main(void) { float s, c; mapfn_sincos(1.0f, &s, &c); return mapfn_exp(0) + mapfn_pow(2, 2.0f) + (double)(s + c) < 5; }\n' >"$BUILD/warn.c"
cp "$BUILD/warn.c" "$BUILD/warn.cpp"
W="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wundef -Werror"
for c in "$CC -std=c11" "gcc-11 -std=c17" "gcc -std=gnu11 $V3" "clang -std=c11" "clang-16 -std=c11" "clang-19 -std=c17" "$CXX -std=c++11" "g++-11 -std=c++17 $V3" "clang++ -std=c++11" "clang++-16 -std=c++14" "clang++-19 -std=c++20"; do
    have "$c" || { echo "skip - warnings, $c: install ${c%% *}"; continue; }
    case $c in *++*) f=$BUILD/warn.cpp ;; *) f=$BUILD/warn.c ;; esac
    if $c $W -I. -fsyntax-only "$f" >"$BUILD/warn.log" 2>&1; then echo "ok - no warning: $c"; else cat "$BUILD/warn.log"; echo "not ok - no warning: $c"; fi
done

# ---- -ffast-math and its parts: gcc refuses, unless it may end them; clang keeps every function as it is (flags.c) ----
for flag in -Ofast -ffast-math "-Ofast -fno-finite-math-only" -ffinite-math-only -freciprocal-math -fno-signed-zeros; do
    case "$($CC --version 2>/dev/null | head -1)" in *clang*) continue ;; esac
    $CC $flag -I. -fsyntax-only "$BUILD/warn.c" >"$BUILD/warn.log" 2>&1 && { echo "not ok - $flag is refused"; continue; }
    if grep -q "MAPFN_MATH_STRICT" "$BUILD/warn.log"; then echo "ok - $flag is refused, and told what to do"; else echo "not ok - $flag is refused, and told what to do"; fi
done
case "$($CC --version 2>/dev/null | head -1)" in
*clang*) ;; # has no such flag
*) if $CC -fsingle-precision-constant -I. -fsyntax-only "$BUILD/warn.c" 2>&1 | grep -q "takes the digits"; then echo "ok - constants without their digits are refused"; else echo "not ok - constants without their digits are refused"; fi ;;
esac
# Lines: FEW (functions.h; 0 in all of them with THOROUGH=1), compiler and flags.
fast="
1 gcc -std=gnu11 -Ofast $V3
1 clang -std=c11 -O2 -ffast-math $V3 -DMAPFN_MATH_FENCE=1
1 clang++-19 -x c++ -std=c++17 -O2 -ffinite-math-only $V3"
! thorough || fast=$(echo "$fast
1 gcc -std=c11 -O2 -ffast-math $NATIVE
1 gcc-11 -Ofast $V3
1 gcc -std=gnu11 -O2 -ffinite-math-only $V3
1 gcc -std=gnu11 -Ofast -fno-finite-math-only $V3
1 g++ -x c++ -std=c++17 -Ofast $V3
1 clang-19 -O2 -ffast-math
1 gcc -std=gnu11 -Ofast
1 clang-19 -O2 -ffast-math $NATIVE -DMAPFN_MATH_FENCE=1
1 gcc -std=gnu11 -O2 -funsafe-math-optimizations $V3
1 clang -std=c11 -O3 -ffast-math
1 clang-16 -O3 -ffast-math $V3 -DMAPFN_MATH_FENCE=1
1 clang-19 -O2 -fassociative-math -fno-signed-zeros -fno-trapping-math -freciprocal-math $V3" | sed 's/^1/0/')
# clang fuses with -ffast-math: without the fence bits differ where there is a fused instruction, and errors are below, under accuracy.
# The flag is for compiling only: a program that is linked with it flushes subnormal numbers to zero, whatever compiled its functions.
one='
few=${1%% *} c=${1#* } id=flags-$(echo "$1" | tr -c "a-zA-Z0-9\n" _)
command -v "${c%% *}" >/dev/null 2>&1 || { echo "skip - flags, $c: install ${c%% *}"; exit; }
rm -f "$BUILD/$id" "$BUILD/$id.txt"
if $c -DFEW=$few -DMAPFN_MATH_STRICT=1 -I. -Itests/math -c tests/math/flags.c -o "$BUILD/$id.o" 2>"$BUILD/$id.log" && ${c%% *} "$BUILD/$id.o" -o "$BUILD/$id" -lm && "$BUILD/$id" >"$BUILD/$id.txt"
then if cmp -s "$BUILD/flags-$few.want" "$BUILD/$id.txt"; then echo "ok - same bits with flags as without: $c"
    else echo "not ok - same bits with flags as without: $c: $(diff "$BUILD/flags-$few.want" "$BUILD/$id.txt" | sed -n "s/^> \([a-z0-9_ ]*\) .*/\1,/p" | head -20 | tr "\n" " ")"; fi
else cat "$BUILD/$id.log"; echo "not ok - flags.c: $c"; fi'
export BUILD
# what is wanted comes of plain loops, which take a third of an optimizer's time to compile
all=1 # few functions
! thorough || all=0
if $CC -std=c11 -O0 -DFEW=$all -I. -I$T $T/flags.c -o "$BUILD/flags" -lm && "$BUILD/flags" >"$BUILD/flags-$all.want"; then
    for way in helped called of nested; do
        for type in float double; do
            if [ "$(sed -n "s/^$way $type tame //p" "$BUILD/flags-$all.want")" = "$(sed -n "s/^direct $type tame //p" "$BUILD/flags-$all.want")" ]
            then echo "ok - $way as direct, $type"; else echo "not ok - $way as direct, $type"; fi
        done
    done
    echo "$fast" | grep . | tr '\n' '\0' | xargs -0 -n 1 -P 2 sh -c "$one" one
else echo "not ok - flags.c"; fi

# ---- every machine: with half-precision arithmetic __FLT_EVAL_METHOD__ is 16 in gnu modes. What this machine can run is run ----
runs_here() { # does this processor have what code for the architecture uses?
    [ "$machine" = x86_64 ] || return 1
    case $1 in
    sapphirerapids) needs="avx512_fp16 avx512_bf16 amx_tile" ;;
    icelake-server | znver4) needs="avx512_vbmi2 avx512_vnni avx512_bitalg avx512_vpopcntdq avx512ifma gfni vaes" ;;
    *) needs="avx512f avx512bw avx512cd avx512dq avx512vl" ;;
    esac
    for flag in $needs; do grep -qw "^flags.* $flag" /proc/cpuinfo || return 1; done
}
few="-DFEW=1 -I. -I$T"
# gcc's kernels ask for -O3 themselves, so that it compiles faster at -O1
case $(thorough || $CC --version 2>/dev/null | head -1) in '' | *clang*) our_level=-O2 ;; *) our_level=-O1 ;; esac
# on_target "COMPILER AND FLAGS" RUNNER: bits.c, with few functions. The runner `none` compiles it, `syntax` only reads it.
on_target() {
    case $1 in *gcc*) level=-O1 ;; *) level=-O2 ;; esac # gcc's kernels ask for -O3
    rm -f "$BUILD"/target*
    if ! $1 -fsyntax-only -x c /dev/null 2>/dev/null; then echo "skip - $1: this compiler does not know it"
    elif [ "$2" = syntax ]; then
        if $1 -fsyntax-only -I. "$BUILD/warn.c" 2>"$BUILD/target.log"; then echo "ok - reads: $1"; else head -5 "$BUILD/target.log"; echo "not ok - reads: $1"; fi
    elif [ "$2" = none ]; then
        if $1 $level $few -c $T/bits.c -o "$BUILD/target.o" 2>"$BUILD/target.log"; then echo "ok - compiles: $1"; else head -5 "$BUILD/target.log"; echo "not ok - compiles: $1"; fi
    elif $1 $level $few $T/bits.c -o "$BUILD/target" -lm 2>"$BUILD/target.log" && $2 "$BUILD/target" >"$BUILD/target.txt" && cmp -s "$BUILD/few.want" "$BUILD/target.txt"; then
        echo "ok - same bits: $1"
    else head -5 "$BUILD/target.log"; diff "$BUILD/few.want" "$BUILD/target.txt" | head -3; echo "not ok - same bits: $1"; fi
}
$CC -std=c11 $our_level $few $T/bits.c -o "$BUILD/few" -lm && "$BUILD/few" >"$BUILD/few.want" || echo "not ok - bits.c, few"
for c in gcc clang $(thorough && echo clang-19); do
    [ "$machine" = x86_64 ] && have $c || { echo "skip - x86 with AVX-512, $c: install $c, on x86-64"; continue; }
    for arch in skylake-avx512 icelake-server sapphirerapids znver4 x86-64-v4; do
        for width in 256 512; do
            for mode in gnu17 c11; do
                case $c-$arch-$width-$mode in # code of these; all of it with THOROUGH=1
                clang-x86-64-v4-512-gnu17 | gcc-sapphirerapids-512-gnu17) if runs_here $arch; then runner=; else runner=none; fi ;;
                *-256-*) if ! thorough; then continue; elif runs_here $arch; then runner=; else runner=none; fi ;; # which a file that is read cannot know
                *) if ! thorough; then runner=syntax; elif runs_here $arch; then runner=; else runner=none; fi ;;
                esac
                on_target "$c -std=$mode -march=$arch -mprefer-vector-width=$width" "$runner"
            done
        done
    done
done
for arch in armv8.2-a+fp16 armv8.2-a+sve; do
    for mode in gnu17 c11; do
        case $arch-$mode in *fp16-c11 | *sve-*) thorough || continue ;; esac # the suite targets has SVE; fp16 is what changes __FLT_EVAL_METHOD__ in gnu modes
        if ! have aarch64-linux-gnu-gcc; then echo "skip - $arch: install gcc-aarch64-linux-gnu"
        elif have qemu-aarch64; then on_target "aarch64-linux-gnu-gcc -std=$mode -march=$arch -static" qemu-aarch64
        else on_target "aarch64-linux-gnu-gcc -std=$mode -march=$arch" none; fi
    done
    case $arch in *fp16) thorough || continue ;; esac
    if have clang && [ -d /usr/aarch64-linux-gnu/include ]; then on_target "clang -std=gnu17 --target=aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include -march=$arch" none
    else echo "skip - clang for $arch: install clang, libc6-dev-arm64-cross"; fi
done

# ---- maps after mapfn_math.h do not ask clang's cost model, whichever header came first; unless they are told to ----
if have clang; then
    definition='MAPFN(float, f, in(float, x)) { return mapfn_exp(x); }'
    forced() { printf '%s\n' "$1" "$definition" | clang -I. -E -P -x c - | grep -c 'clang loop vectorize(enable)'; }
    math='#include "mapfn_math.h"' core='#include "mapfn.h"' trust='#define MAPFN_TRUST_COST_MODEL'
    nl='
'
    got="$(forced "$core") $(forced "$math") $(forced "$core$nl$math") $(forced "$trust 1$nl$math") $(forced "$core$nl$trust 1$nl$math") $(forced "$trust 0$nl$core")"
    if [ "$got" = "0 1 1 0 0 1" ]; then echo "ok - MAPFN_TRUST_COST_MODEL: default, mapfn_math.h, either order, and 0 and 1"; else echo "not ok - MAPFN_TRUST_COST_MODEL: $got"; fi
else
    echo "skip - MAPFN_TRUST_COST_MODEL: install clang"
fi

# ---- the functions' names: the head of the header, C++'s overloads, C's selections, the functions themselves, docs/math.md, functions.h ----
sorted() { tr -s ' \n' '\n\n' | grep . | sort -u | tr '\n' ' '; }
sed -n '/-- THE FUNCTIONS/,/two results:/p' mapfn_math.h | sed 's/.*: //; s/^ \*//; /THE FUNCTIONS/d' | sorted >"$BUILD/names.head"
{ sed -n 's/^MAPFN_M_OVERLOAD[12](mapfn_\(.*\))$/\1/p' mapfn_math.h; sed -n 's/^MAPFN_FN [a-z]* mapfn_\([a-z0-9_]*\)(.*return mapfn_\1f(.*/\1/p; s/^MAPFN_FN void mapfn_\(sincos\)(float x.*/\1/p' mapfn_math.h; } | sorted >"$BUILD/names.cxx"
sed -n 's/^# define mapfn_\([a-z0-9_]*\)(.*/\1/p' mapfn_math.h | sorted >"$BUILD/names.c"
sed -n 's/^MAPFN_FN [a-z]* mapfn_\([a-ln-qs-z][a-z0-9]*\|r[a-mo-z][a-z0-9]*\|fast_[a-z]*\)(double .*/\1/p' mapfn_math.h | sorted >"$BUILD/names.double"
sed -n 's/^MAPFN_FN [a-z]* mapfn_\([a-ln-qs-z][a-z0-9]*\|r[a-mo-z][a-z0-9]*\|fast_[a-z]*\)f(float .*/\1/p' mapfn_math.h | sorted >"$BUILD/names.float"
{ sed -n '/^| function | float/,/^$/s/^| `\([a-z0-9_]*\)` .*/\1/p; /^Exact are/s/For two.*//p' docs/math.md | grep -o '^[a-z0-9_]*$\|`[a-z]*`' | tr -d '`'; echo clamp sincos; } | sorted >"$BUILD/names.docs"
{ sed -n '/^#else/,/^#endif/p' $T/functions.h | grep -o 'X([a-z0-9_]*,' | sed 's/X(//; s/,//'; echo clamp sincos; } | sorted >"$BUILD/names.tests"
for list in cxx c double float docs tests; do
    if cmp -s "$BUILD/names.head" "$BUILD/names.$list" && [ "$(wc -w <"$BUILD/names.head")" -gt 40 ]; then echo "ok - names, as in the header's list: $list"
    else echo "not ok - names, as in the header's list: $list"; diff "$BUILD/names.head" "$BUILD/names.$list"; fi
done

# ---- special values ----
for c in "$CC -std=c11 -O1" "clang++ -x c++ -O1 $V3"; do
    have "$c" || { echo "skip - special values, $c: install ${c%% *}"; continue; }
    echo "# $c"
    $c -I. $T/specials.c -o "$BUILD/specials" -lm && "$BUILD/specials" || echo "not ok - special values: $c"
done

# ---- the same bits from every build: maps of a few functions (bits.c), and every function at many arguments (fused.c) ----
# Lines: file, number of arguments, compiler and flags. The first line of each file and number is what the others must agree with. Fused
# multiply-add wants many arguments: a product left open to fusing may change one result in 10^5.
rm -f "$BUILD"/bits_* "$BUILD"/fused_*
builds="
bits 0 $CC -std=c11 $our_level
$(thorough && echo "bits 0 $CC -std=gnu11 -O3 $V3")
bits 0 clang -std=c11 -O2 $V3
fused 10000 $CC -std=c11 -O0
fused 10000 clang++-19 -x c++ -std=c++17 -O3 $NATIVE
fused 10000 aarch64-linux-gnu-gcc -std=gnu11 -O1 -static"
! thorough || builds="$builds
fused 10000 $CXX -x c++ -std=c++17 -O2 $V3
fused 10000 gcc-11 -std=gnu11 -O2 $V3"
if [ "$machine" = x86_64 ] && grep -q "^flags.* fma" /proc/cpuinfo; then builds="$builds
fused 100000 $CC -std=c11 -O1 -DSUMS=1
fused 100000 $CC -std=gnu11 -O2 -mfma -DSUMS=1
fused 200000 $CC -std=c11 -O1
fused 200000 $CC -std=gnu11 -O2 -mfma
fused 200000 clang -std=c11 -O1 -mfma -ffp-contract=fast -DMAPFN_MATH_FENCE=1"
else echo "skip - same bits with fused multiply-add and without: this processor has none"; fi
one='
line=$1 file=${1%% *} c=${1#* * } id=$(echo "$1" | tr -c "a-zA-Z0-9\n" _)
points=${line#* } points=${points%% *}
[ "$line" != "bits 0 $CC -std=c11 $our_level" ] || { cp "$BUILD/few.want" "$BUILD/$id.good"; exit; } # made above
command -v "${c%% *}" >/dev/null 2>&1 || { echo "skip - same bits, $c: install $(echo "${c%% *}" | sed "s/^aarch64-linux-gnu-gcc$/gcc-aarch64-linux-gnu/")"; exit; }
run=; case $c in aarch64*) run=qemu-aarch64; command -v qemu-aarch64 >/dev/null || { echo "skip - same bits, $c: install qemu-user"; exit; } ;; esac
if $c -DFEW=$((points == 0)) -I. -Itests/math "tests/math/$file.c" -o "$BUILD/$id" -lm 2>"$BUILD/$id.log" && $run "$BUILD/$id" "$points" >"$BUILD/$id.txt"; then
    mv "$BUILD/$id.txt" "$BUILD/$id.good"
else cat "$BUILD/$id.log" "$BUILD/$id.txt"; echo "not ok - $file.c: $c"; fi'
export BUILD CC our_level
echo "$builds" | grep . | tr '\n' '\0' | xargs -0 -n 1 -P 2 sh -c "$one" one
echo "$builds" | grep . >"$BUILD/builds.txt"
first= kind=
while read -r file points c; do
    f=$BUILD/$(echo "$file $points $c" | tr -c "a-zA-Z0-9\n" _).good
    [ -f "$f" ] || continue
    [ "$kind" = "$file $points" ] || { kind="$file $points" first=$f; }
    if cmp -s "$first" "$f"; then echo "ok - same bits, $(grep -c . "$f") functions ($file.c $points): $c"
    else diff "$first" "$f" | head -5; echo "not ok - same bits ($file.c $points): $c"; fi
done <"$BUILD/builds.txt"

# ---- the digits of 2/pi ----
if have python3; then
    python3 tools/math/two_over_pi.py >"$BUILD/two_over_pi.txt"
    if awk '/^#define MAPFN_M_TWO_OVER_PI_ROWS/ { on = 1 } on { print } on && !/\\$/ { exit }' mapfn_math.h | cmp -s - "$BUILD/two_over_pi.txt"
    then echo "ok - the digits of 2/pi are those that tools/math/two_over_pi.py computes"; else echo "not ok - the digits of 2/pi are those that tools/math/two_over_pi.py computes"; fi
else
    echo "skip - the digits of 2/pi: install python3"
fi

# ---- accuracy; and whether every function's map is vector code, which the same compilations report ----
# The maps are written one to a line. fmod alone is scalar: the number of its steps depends on its arguments.
names() { sed -n '/^#else/,/^#endif/p' $T/functions.h | awk -v wanted="$1" '/define/ { on = $0 ~ "define " wanted } on' | grep -o 'X([a-z0-9_]*, [0-9.]*, [0-9.]*)' | sed "s/^X/$2/"; }
names UNARY DEFINE1F >"$BUILD/maps-float.h"
{ names UNARY DEFINE1; names BINARY DEFINE2F; names BINARY DEFINE2D; } >"$BUILD/maps-double.h"
here=$(pwd)
maps() { echo "-DMAPS=\"$here/$BUILD/maps-$1.h\""; }
case $BUILD in /*) here= ;; esac
vector() {                                          # the report of a compilation, the maps, which is said of a vectorized loop, the compiler
    grep -n . "$2" | grep -v 'fmod,' | while IFS=: read -r line what; do
        grep "$(basename "$2"):$line:" "$1" | grep -q "$3" || printf ' %s' "$what"
    done >"$1.missing"
    [ -s "$1" ] && [ -s "$2" ] || echo " no report" >"$1.missing"
    if [ -s "$1.missing" ]; then echo "not ok - vector code ($2): $4:$(cat "$1.missing")"; else echo "ok - vector code for every function but fmod ($(basename "$2")): $4"; fi
}
case "$CC $($CC --version 2>/dev/null | head -1)" in *clang*) report=-Rpass=loop-vectorize said='vectorized loop' ;; *) report=-fopt-info-vec-optimized said='loop vectorized' ;; esac
reported() {                                        # only where the processor that these run on has what pow in double needs for vectors
    if [ "$machine" != x86_64 ] || grep -q "^flags.* avx2" /proc/cpuinfo; then vector "$BUILD/$1.report" "$BUILD/maps-$1.h" "$said" "$CC -std=c11 -O2 $NATIVE"
    else echo "skip - vector code: this processor has no AVX2"; fi
}
accuracy() {
    $CC -std=c11 -O2 $NATIVE $report -DONLY_FLOAT_MAPS=1 "$(maps float)" -I. -I$T $T/float.c -o "$BUILD/float" -lm 2>"$BUILD/float.report" && "$BUILD/float" "${STEP:-$(thorough && echo 215 || echo 2017)}" || echo "not ok - float.c"
    reported float
}
accuracy >"$BUILD/float.txt" 2>&1 &
if echo '#include <mpfr.h>' | $CC -E - >/dev/null 2>&1; then
    $CC -std=c11 -O2 $NATIVE $report "$(maps double)" -I. -I$T $T/double.c -o "$BUILD/double" -lmpfr -lgmp -lm 2>"$BUILD/double.report" && "$BUILD/double" "${POINTS:-$(thorough && echo 20000 || echo 3000)}" >"$BUILD/double.txt" || echo "not ok - double.c"
    cat "$BUILD/double.txt"
    reported double
    # ---- polynomials: as the scripts gave them, and as good as promised ----
    $CC -std=gnu11 -O1 -I. $T/polynomials.c -o "$BUILD/polynomials" -lmpfr -lgmp -lm && "$BUILD/polynomials" tools/math/coefficients.txt mapfn_math.h || echo "not ok - polynomials.c"
else
    echo "skip - accuracy of the double functions: install libmpfr-dev"
fi
wait
cat "$BUILD/float.txt"
# clang that fuses what it can, as with -ffast-math: other bits, but no larger errors; and its vector code
c="clang -std=c11 -O2 $V3 -ffp-contract=fast"
if ! thorough; then :
elif ! have clang; then echo "skip - accuracy, $c: install clang"
elif ! echo '#include <mpfr.h>' | clang -E - >/dev/null 2>&1; then echo "skip - accuracy, $c: install libmpfr-dev"
elif $c -Rpass=loop-vectorize -DONLY_FLOAT_MAPS=1 "$(maps float)" -I. -I$T $T/float.c -o "$BUILD/float-fused" -lm 2>"$BUILD/float-fused.report" && "$BUILD/float-fused" 4300 >"$BUILD/fused.txt" &&
    $c -Rpass=loop-vectorize "$(maps double)" -I. -I$T $T/double.c -o "$BUILD/double-fused" -lmpfr -lgmp -lm 2>"$BUILD/double-fused.report" && "$BUILD/double-fused" 2000 >>"$BUILD/fused.txt" && ! grep "^not ok" "$BUILD/fused.txt"; then
    echo "ok - errors as allowed, $(grep -c "^ok" "$BUILD/fused.txt") functions: $c"
    for kind in float double; do vector "$BUILD/$kind-fused.report" "$BUILD/maps-$kind.h" 'vectorized loop' "$c"; done
else echo "not ok - errors as allowed: $c"; fi
# g++ 11 to 13 left pow of doubles scalar, for which C's form is another one
if have g++; then
    printf '#include "mapfn_math.h"\nMAPFN(double, power, in(double, x), in(double, y)) { return mapfn_pow(x, y); }\nvoid *used = (void *)power_map;\n' >"$BUILD/power.cpp"
    if g++ -std=c++11 -O2 -fopt-info-vec-optimized -I. -c "$BUILD/power.cpp" -o "$BUILD/power.o" 2>&1 | grep -q 'power.cpp:2:.*loop vectorized'; then echo "ok - pow of doubles is vector code in C++"
    else echo "not ok - pow of doubles is vector code in C++"; fi
fi
# and of other versions: gcc 14 and later took a mask of one bit for a bool, and left sine, cosine and tangent scalar
for cc in clang-16 gcc-14 gcc-15 gcc-16; do
    thorough || break
    c="$cc -std=c11 -O2 $V3"
    have $cc || { echo "skip - vector code, $c: install $cc"; continue; }
    case $cc in clang*) option=-Rpass=loop-vectorize words='vectorized loop' ;; *) option=-fopt-info-vec-optimized words='loop vectorized' ;; esac
    for kind in float double; do
        { echo '#include "functions.h"'; echo 'void *used[] = {'; sed 's/^DEFINE/USE/' "$BUILD/maps-$kind.h"; echo '};'; } >"$BUILD/maps.c"
        $c $option "-DUSE1F(name, a, b)=(void *)name##_f32_map," "-DUSE1(name, a, b)=(void *)name##_f64_map," \
            "-DUSE2F(name, a, b)=(void *)name##_f32_map," "-DUSE2D(name, a, b)=(void *)name##_f64_map," "$(maps $kind)" -I. -I$T -c "$BUILD/maps.c" -o "$BUILD/maps.o" 2>"$BUILD/maps.report"
        vector "$BUILD/maps.report" "$BUILD/maps-$kind.h" "$words" "$c"
    done
done

# ---- CUDA code ----
if have "$NVCC"; then
    cp "$BUILD/warn.c" "$BUILD/warn.cu"
    printf '__global__ void k(float *x, double *y) { x[0] = mapfn_sin(x[0]) + mapfn_powf(x[1], x[2]); y[0] = mapfn_erfc(y[0]) + mapfn_tan(y[1]); }\n' >>"$BUILD/warn.cu"
    archs="-gencode arch=compute_75,code=sm_75"
    ! thorough || archs="$archs -gencode arch=compute_120,code=sm_120"
    if $NVCC -std=c++14 -Werror all-warnings -I. $archs -c "$BUILD/warn.cu" -o "$BUILD/warn.o" >"$BUILD/nvcc.log" 2>&1
    then echo "ok - CUDA code compiles without warnings:$archs"; else cat "$BUILD/nvcc.log"; echo "not ok - CUDA code compiles"; fi
else
    echo "skip - CUDA code: no nvcc (CUDA toolkit; Debian, Ubuntu: apt-get install nvidia-cuda-toolkit)"
fi
