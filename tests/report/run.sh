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
python3 -c 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)' $report -p "$BUILD/compile_commands.json" >"$BUILD/out" 2>&1
ok "on a terminal: a progress line" say "2 of 2 files" "$BUILD/out"
ok "on a terminal: colour" say "$(printf '\033[32mreally vectorized')" "$BUILD/out"
cat >"$BUILD/drawn.c" <<'C'
#include "mapfn.h"
MAPFN(double, drawn, rng(r))
{
    double a = 1;
    return a + mapfn_rng_double(r);
}
C
$report "$BUILD/drawn.c" -- $cc >"$BUILD/out" 2>&1
ok "a reason inside mapfn.h has no line of that file" [ "$(grep -Ec 'why:  (converting|.*drawn.c:[3-6]: )' "$BUILD/out")" -eq 1 ]
if command -v clang >/dev/null 2>&1 && command -v gcc >/dev/null 2>&1; then
    $report "$BUILD/lost.c" --compare gcc clang -- $cc >"$BUILD/out" 2>&1
    ok "--compare sets two compilers side by side" grep -Eq "lost +NOT: expf.* NOT: expf" "$BUILD/out"
else
    echo "skip - --compare: needs gcc and clang"
fi

# the battery of tests/codegen, its trickier files, one for each compiler; all of it: python3 tests/report/battery.py --all
if command -v clang >/dev/null 2>&1 && command -v gcc >/dev/null 2>&1 && [ -f tests/codegen/expected.txt ]; then
    python3 tests/report/battery.py conversions/gcc parameters/clang
else
    echo "skip - agreement with the battery: needs gcc and clang"
fi

# CUDA kernels: their machine code, without a card
if command -v "${NVCC:=nvcc}" >/dev/null 2>&1; then
    machines=
    for number in 75 80 90 100 120; do
        $NVCC --list-gpu-arch 2>/dev/null | grep -qx compute_$number && machines="$machines -gencode arch=compute_$number,code=sm_$number"
    done
    # the machine code is read from an object; the toolkit's own header says what occupancy is
    toolkit=$(dirname "$(dirname "$(command -v "$NVCC")")")
    ${CC:-cc} -I"$toolkit/include" -w tests/report/occupancy.c -o "$BUILD/occupancy" 2>/dev/null && "$BUILD/occupancy" >"$BUILD/occupancy.txt" \
        || { echo "skip - occupancy: no cuda_occupancy.h beside nvcc (CUDA toolkit, cuda-cudart-dev)"; rm -f "$BUILD/occupancy.txt"; }
    if $NVCC -std=c++14 -w -c tests/report/kernels.cu -o "$BUILD/kernels.o" $machines; then
        python3 tests/report/kernels.py "$BUILD/kernels.o" $(ls "$BUILD/occupancy.txt" 2>/dev/null)
    else
        echo "not ok - tests/report/kernels.cu compiles"
    fi
    . tests/report/cuda.sh
else
    echo "skip - CUDA kernels: nvcc is not installed (CUDA toolkit)"
fi

left=$(ls -d "$TMPDIR"/* probe* 2>/dev/null)
ok "nothing is left behind" [ -z "$left" ]
