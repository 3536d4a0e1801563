#!/bin/sh
# mapfn-report is right about planted lies, on each compiler, and its options do what they say.
: "${BUILD:?}" # the folder to build in, from tests/run.sh
command -v python3 >/dev/null 2>&1 || { echo "skip - mapfn-report: python3 is not installed (package python3)"; exit 0; }
case $(uname -m) in x86_64) ;; *) echo "skip - mapfn-report's planted lies: written for x86-64"; exit 0 ;; esac
. tests/lib/matrix.sh
report=tools/mapfn-report
mkdir -p "$BUILD/tmp"; TMPDIR=$PWD/$BUILD/tmp; export TMPDIR

check() { # FILE COMPILER KEYS... -- FLAGS...
    command -v "$2" >/dev/null 2>&1 || { echo "skip - $1 with $2: not installed (package $2)"; return; }
    file=$1 compiler=$2; shift 2
    keys=
    while [ "$1" != -- ]; do keys="$keys $1"; shift; done
    shift
    python3 tests/report/check.py "$file" $keys -- "$compiler" "$@" -I.
}
programs() { # COMPILER: the four programs of bench/programs, as programs.txt has them
    for program in image transformer bodies fluid; do
        check bench/programs/${program}_maps.c "$1" "$1" -- -O2 -march=x86-64-v3 -Ibench/programs -Ibench
    done
}
v3="-O2 -march=x86-64-v3"
# cures COMPILER v3|sse2 [KEY] [FLAGS...]: with the keys of its version, family and target. From clang 16 on they are as clang 19.
cures() {
    have "$1" || { echo "skip - tests/report/cures.c with $1: not installed (package $1)"; return; }
    compiler=$1 level=$2 more=$3 family=${1%%-*}
    shift 2; [ $# -eq 0 ] || shift
    major=$($compiler -dumpversion | cut -d. -f1)
    newer=; [ $family != clang ] || [ "$major" -lt 16 ] || newer=clang-19
    case $level in v3) flags=$v3 ;; *) flags=-O2 ;; esac
    check tests/report/cures.c $compiler $more $family-$major-$level $family-$major $newer $family-$level $family $level -- $flags "$@"
}
# What takes its time is tried where THOROUGH=1 asks for it (make test-all), and with the ONLY one compiler that is asked for.
if [ "$ONLY" ]; then
    cures $ONLY v3; cures $ONLY sse2
    case $ONLY in
    gcc*) check tests/codegen/conversions.c $ONLY -- -std=c11 $v3 -Itests/codegen ;;
    *) check tests/codegen/parameters.c $ONLY -- -std=c11 $v3 -Itests/codegen ;;
    esac
fi >"$BUILD/only.log" 2>&1 &
only=$!
{ [ "$ONLY" ] || { cures gcc v3
  check tests/codegen/conversions.c gcc -- -std=c11 $v3 -Itests/codegen
  ! thorough || { programs gcc; cures gcc sse2; }; }; } >"$BUILD/gcc.log" 2>&1 &
gcc=$!
newest= # of the clangs with a version: beside it Debian's own reads the battery in make test-all
for compiler in $(versions); do case $compiler in clang*) ! have $compiler || newest=$compiler ;; esac; done
{ [ "$ONLY" ] || { { [ "$newest" ] && ! thorough; } || cures clang v3 no-errno -fno-math-errno
  check tests/codegen/parameters.c clang -- -std=c11 $v3 -Itests/codegen
  ! thorough || { programs clang; cures clang sse2; cures clang v3; }
  for of_version in $(versions); do
      case $of_version in
      gcc*) cures $of_version sse2 ;;
      clang*) cures $of_version v3 ;;
      esac
  done; }; } >"$BUILD/clang.log" 2>&1 &
clang=$!

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
cc="${ONLY:-${CC:-cc}} -O2 -I."
$report "$BUILD/sound.c" --require -- $cc >"$BUILD/out" 2>&1; code=$?
ok "--require passes where all is vectorized" status $code 0
ok "a map in a header is reported at its own line" say "kernels.h:2: in_header" "$BUILD/out"
ok "colour only on a terminal" say_not "$(printf '\033')" "$BUILD/out"
cat >"$BUILD/one_line.c" <<'C'
#include "mapfn.h"
MAPFN(bool, root, in(float, x), out_state(float, y, x), repeat(20), vectorized) { float n = 0.5f * (*y + x / *y), d = n - *y; *y = n; return d * d > 1e-9f; }
MAPFN(void, twice, in_row(float, x, D), out_row(float, y, D), uniform(int, D)) { for (int k = 0; k < D; k++) y[k] = x[k] * 2; }
C
$report "$BUILD/one_line.c" --require -- $cc >"$BUILD/out" 2>&1; code=$?
ok "a step on the line of its definition is vectorized" status $code 0
ok "and stands at that line" say "one_line.c:2: root: really vectorized" "$BUILD/out"
ok "and so is the loop of a row" grep -q "line 3: vectorized" "$BUILD/out"
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
ok "and never says 0 maps" say_not " maps" "$BUILD/out"
sed 1d "$BUILD/sound.c" >"$BUILD/without.c"
$report "$BUILD/without.c" -- $cc >"$BUILD/out" 2>&1; code=$?
ok "a file without its include has no maps, and is 2 as well" status $code 2
ok "and does not say 0 maps either" say_not " maps" "$BUILD/out"
$report "$BUILD/without.c" "$BUILD/sound.c" -- $cc >"$BUILD/out" 2>&1; code=$?
ok "of two files one compiles: its maps are told, and the status is 2" status $code 2
ok "and the last line counts both" say "2 maps: 2 really vectorized, 0 not though chosen, 0 looped; 1 files do not compile" "$BUILD/out"
echo "int nothing;" >"$BUILD/nothing.c"
$report "$BUILD/nothing.c" -- $cc >"$BUILD/out" 2>&1; code=$?
ok "a file that compiles and has no maps says so" [ "$code:$(cat "$BUILD/out")" = "0:$BUILD/nothing.c: no maps" ]
cat >"$BUILD/compile_commands.json" <<J
[{"directory": "$PWD", "file": "$BUILD/sound.c", "command": "$cc -c -o $BUILD/sound.o $BUILD/sound.c"},
 {"directory": "$PWD", "file": "$BUILD/lost.c", "arguments": ["${ONLY:-${CC:-cc}}", "-O2", "-I.", "-MMD", "-flto", "-c", "$BUILD/lost.c"]}]
J
$report -p "$BUILD/compile_commands.json" >"$BUILD/out" 2>&1
ok "compile_commands.json: both files" grep -q "sound.c:2: sound" "$BUILD/out"
ok "compile_commands.json: flags about output do no harm" say "lost.c:3: lost" "$BUILD/out"
ok "a header's map is reported once for one command" [ "$(grep -c in_header "$BUILD/out")" -le 2 ]
# maps that become a call of the C library, or only stores; a name with letters beyond ASCII; a folder with so long a name that clang's
# records break their lines
long="$BUILD/a_folder_with_a_name_that_is_as_long_as_one_line_of_the_records_of_a_compiler"
mkdir -p "$long"
cat >"$long/fills.c" <<'C'
#include "mapfn.h"
MAPFN(float, fill, uniform(float, a), vectorized) { return a; }
MAPFN(float, same, in(float, x), vectorized) { return x; }
MAPFN(uint8_t, zero, index(i), vectorized) { (void)i; return 0; }
MAPFN(float, halvé, in(float, x), vectorized) { return x / 2; }
C
for compiler in $both $newest; do
    have $compiler || continue
    $report "$long/fills.c" --require -- $compiler -O2 -I. >"$BUILD/out" 2>&1; code=$?
    ok "fills, copies and a name in UTF-8 are vectorized, $compiler" [ "$code:$(grep -c 'really vectorized:' "$BUILD/out")" = 0:4 ]
done
$report -p "$long" >"$BUILD/out" 2>&1; code=$?
ok "a folder without compile_commands.json is an error in one sentence" [ "$code:$(grep -c Traceback "$BUILD/out")" = 2:0 ]
python3 -c 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)' $report "$BUILD/sound.c" -- $cc >"$BUILD/out" 2>&1
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
first=${ONLY:-gcc} second=${ONLY:-clang}
if have "$first" && have "$second"; then
    $report "$BUILD/lost.c" --compare "$first" "$second" -- $cc >"$BUILD/out" 2>&1
    ok "--compare sets two compilers side by side" grep -Eq "lost +NOT: expf.* NOT: expf" "$BUILD/out"
    $report --compare "-march=x86-64" "$second -march=x86-64-v3" "$BUILD/lost.c" -- "$first" -O2 -I. >"$BUILD/out" 2>&1
    ok "--compare sets flags side by side" grep -Eq "in_header +(2 lanes x [0-9]+ +4|4 lanes x [0-9]+ +8) lanes x [0-9]+" "$BUILD/out"
else
    echo "skip - --compare: needs gcc and clang"
fi

# docs/report.md: its file, its commands, which name gcc and clang, and its line for a Makefile
if [ -z "$ONLY" ] && command -v clang >/dev/null 2>&1 && command -v gcc >/dev/null 2>&1; then
    mkdir -p "$BUILD/document" && cp mapfn.h mapfn_math.h "$BUILD/document"
    sh tests/docs/block docs/report.md "c softmax.c" >"$BUILD/document/softmax.c"
    sh tests/docs/block docs/report.md sh >"$BUILD/document/commands"
    sh tests/docs/block docs/report.md make >"$BUILD/document/Makefile"
    mkdir -p "$BUILD/document/bin" && ln -sf "$PWD/$report" "$BUILD/document/bin/mapfn-report"
    (cd "$BUILD/document" && PATH=$PWD/bin:$PATH && sh -e commands) >"$BUILD/out" 2>&1; code=$?
    ok "docs/report.md: its commands" status $code 0
    ok "docs/report.md: its file has a vectorized map, one that is not, and a looped one" say "3 maps: 1 really vectorized, 1 not though chosen, 1 looped" "$BUILD/out"
    ok "docs/report.md: the inner loops are told" [ "$(grep -Ec '^    line (7|9|10|11): ' "$BUILD/out")" -eq 4 ]
    ok "docs/report.md: two compilers side by side" grep -Eq "^sigmoid +[0-9]+ lanes x [0-9]+ +[0-9]+ lanes x [0-9]+" "$BUILD/out"
    cp "$BUILD/document/softmax.c" "$BUILD/document/kernels.c"
    (cd "$BUILD/document" && PATH=$PWD/bin:$PATH && make check-maps CC=gcc CFLAGS="-O2") >"$BUILD/out" 2>&1; code=$?
    ok "docs/report.md: its build line fails where \`vectorized\` was not honoured" status $code 2
    ok "docs/report.md: and says which map and why" grep -Eq "kernels.c:19: error: MAPFN_REPORT power: declared .vectorized., and it is not: .*powf" "$BUILD/out"
    sed 's/powf/mapfn_powf/' "$BUILD/document/softmax.c" >"$BUILD/document/kernels.c"
    (cd "$BUILD/document" && PATH=$PWD/bin:$PATH && make check-maps CC=gcc CFLAGS="-O2") >"$BUILD/out" 2>&1; code=$?
    ok "docs/report.md: and passes with the cure that it says" status $code 0
fi

# CUDA kernels: their machine code, without a card
if [ "$ONLY" ]; then
    : # nothing of one C compiler
elif command -v "${NVCC:=nvcc}" >/dev/null 2>&1; then
    . tests/report/cuda.sh
else
    echo "skip - CUDA kernels: nvcc is not installed (CUDA toolkit)"
fi

wait $gcc $clang $only
cat "$BUILD/only.log" "$BUILD/gcc.log" "$BUILD/clang.log"
left=$(ls -d "$TMPDIR"/* probe* 2>/dev/null)
ok "nothing is left behind" [ -z "$left" ]
