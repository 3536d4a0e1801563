#!/bin/sh
# mapfn-report is right about planted lies, on each compiler, and its options do what they say.
: "${BUILD:?}" # the folder to build in, from tests/run.sh
command -v python3 >/dev/null 2>&1 || { echo "skip - mapfn-report: python3 is not installed (package python3)"; exit 0; }
case $(uname -m) in x86_64) ;; *) echo "skip - mapfn-report's planted lies: written for x86-64"; exit 0 ;; esac
flags="-O2 -march=x86-64-v3 -I."
report=tools/mapfn-report
mkdir -p "$BUILD/tmp"; TMPDIR=$PWD/$BUILD/tmp; export TMPDIR

lies() { # KEY COMPILER
    command -v "$2" >/dev/null 2>&1 || { echo "skip - lies with $2: not installed (package $2)"; return; }
    python3 tests/report/check.py "$@" $flags
}
lies gcc gcc &
gcc=$!
{ lies clang clang; lies clang-no-errno clang -fno-math-errno; lies clang clang-19; } >"$BUILD/clang.log" 2>&1
wait $gcc
cat "$BUILD/clang.log"

# ok WHAT CONDITION...
ok() { what=$1; shift; if "$@"; then echo "ok - $what"; else echo "not ok - $what"; fi; }
say() { grep -qF -- "$1" "$2"; }
say_not() { ! grep -qF -- "$1" "$2"; }
status() { [ "$1" -eq "$2" ]; }

cat >"$BUILD/kernels.h" <<'C'
#include "mapfn.h"
MAPFN(float, in_header, in(float, x), vectorized)
{
    return x * 2;
}
C
cat >"$BUILD/sound.c" <<'C'
#include "kernels.h"
MAPFN(float, sound, in(float, x), vectorized)
{
    return x + 1;
}
C
cat >"$BUILD/lost.c" <<'C'
#include "kernels.h"
#include <math.h>
MAPFN(float, lost, in(float, x), vectorized)
{
    return expf(x);
}
MAPFN(float, not_asked, in(float, x))
{
    return expf(x);
}
C
cc="${CC:-cc} -O2 -I."
$report "$BUILD/sound.c" --require -- $cc >"$BUILD/out" 2>&1; code=$?
ok "--require passes where all is vectorized" status $code 0
ok "a map in a header is reported at its own line" say "kernels.h:2: in_header" "$BUILD/out"
ok "colour only on a terminal" say_not "$(printf '\033')" "$BUILD/out"
$report "$BUILD/lost.c" --require -- $cc >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "--require fails where a vectorized map is lost" status $code 1
ok "and names it at its line" say "lost.c:3: error: MAPFN_REPORT lost" "$BUILD/err"
ok "and not the one that was not asked to be" say_not "not_asked" "$BUILD/err"
$report "$BUILD/lost.c" -- $cc >"$BUILD/out" 2>&1; code=$?
ok "without --require nothing fails" status $code 0
$report "$BUILD/sound.c" --explain sound -- $cc >"$BUILD/out" 2>&1
ok "--explain shows the source beside" say "MAPFN(float, sound, in(float, x), vectorized)" "$BUILD/out"
ok "--explain shows vector instructions" grep -Eq "add(ps|v)|fadd" "$BUILD/out"
sed 's/x + 1/nosuch/' "$BUILD/sound.c" >"$BUILD/broken.c"
$report "$BUILD/broken.c" -- $cc >"$BUILD/out" 2>&1; code=$?
ok "a file that does not compile is 2, with the compiler's words" status $code 2
ok "and those words are there" say "nosuch" "$BUILD/out"
cat >"$BUILD/compile_commands.json" <<J
[{"directory": "$PWD", "file": "$BUILD/sound.c", "command": "$cc -c -o $BUILD/sound.o $BUILD/sound.c"},
 {"directory": "$PWD", "file": "$BUILD/lost.c", "arguments": ["${CC:-cc}", "-O2", "-I.", "-MMD", "-flto", "-c", "$BUILD/lost.c"]}]
J
$report -p "$BUILD/compile_commands.json" >"$BUILD/out" 2>&1
ok "compile_commands.json: both files" grep -q "sound.c:2: sound" "$BUILD/out"
ok "compile_commands.json: flags about output do no harm" say "lost.c:3: lost" "$BUILD/out"
ok "a header's map is reported once for one command" [ "$(grep -c in_header "$BUILD/out")" -le 2 ]
if command -v clang >/dev/null 2>&1 && command -v gcc >/dev/null 2>&1; then
    $report "$BUILD/lost.c" --compare gcc clang -- $cc >"$BUILD/out" 2>&1
    ok "--compare sets two compilers side by side" grep -Eq "lost +NOT: expf.* NOT: expf" "$BUILD/out"
else
    echo "skip - --compare: needs gcc and clang"
fi

# the battery of tests/codegen, its trickier files; all of it: python3 tests/report/battery.py --all
if command -v clang >/dev/null 2>&1 && command -v gcc >/dev/null 2>&1 && [ -f tests/codegen/expected.txt ]; then
    python3 tests/report/battery.py conversions parameters
else
    echo "skip - agreement with the battery: needs gcc and clang"
fi

# CUDA kernels: what ptxas says, without a card
cat >"$BUILD/kernels.cu" <<'C'
__global__ void wide(float4 *o, const float4 *x) { float4 v = x[threadIdx.x]; v.x *= 2; o[threadIdx.x] = v; }
__global__ void __launch_bounds__(128) narrow(float *o, const unsigned char *x) { o[threadIdx.x] = x[threadIdx.x]; }
__global__ void __launch_bounds__(1024, 2) spills(float *o, const float *x, int n)
{
    float a[40], s = 0;
#pragma unroll
    for (int k = 0; k < 40; k++) a[k] = x[threadIdx.x + k * n];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 40; k++) s += a[k] * a[39 - k] * a[(k * 7) % 40];
#pragma unroll
    for (int k = 0; k < 40; k++) o[threadIdx.x + k * n] = a[k] * s;
}
C
if command -v "${NVCC:=nvcc}" >/dev/null 2>&1; then
    $report "$BUILD/kernels.cu" --require -- $NVCC -O2 -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=sm_90 >"$BUILD/out" 2>"$BUILD/err"; code=$?
    ok "a CUDA kernel's widest accesses, on each architecture" [ "$(grep -c 'wide, sm_.*load 16 bytes, store 16' "$BUILD/out")" -eq 2 ]
    ok "narrow accesses are told" grep -Eq "narrow, sm_90.*load 1 bytes, store 4; occupancy 100 % with 128" "$BUILD/out"
    ok "--require fails where registers are spilled" status $code 1
    ok "and names the kernel" say "MAPFN_REPORT spills" "$BUILD/err"
    ok "and no other" say_not "MAPFN_REPORT wide" "$BUILD/err"
else
    echo "skip - CUDA kernels: nvcc is not installed (CUDA toolkit)"
fi

left=$(ls -d "$TMPDIR"/* probe* 2>/dev/null)
ok "nothing is left behind" [ -z "$left" ]
