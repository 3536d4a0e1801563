#!/bin/sh
# make test-cuda: the first hour on a card, its tests, in one run of at most 8 minutes on a bare machine with the CUDA toolkit, a C++ compiler
# and Python. One line per test, then a count, then a table of what ran in which order, for docs/cuda.md. Then `make bench-cuda`, 8 minutes more.
# The order: teams and failures, which could hang, each under a time limit of its own; bits of every kind, teams first; sums; what else only a
# card can show; sanitizers with what is left of the time. Without a card: one line. COMPILE_ONLY=1: all is compiled, for sm_90, on any machine.
# COMPILED=1: what COMPILE_ONLY left in $BUILD is run. LIMIT=480: seconds. OUT=folder: results, table and all logs are copied there at the end.
cd "$(dirname "$0")/../.." || exit 1
: "${NVCC:=nvcc}" "${BUILD:=build/tests/card}" "${LIMIT:=480}"
command -v "$NVCC" >/dev/null || { echo "skip - CUDA on a card: nvcc is not installed (CUDA toolkit)"; exit 0; }
if [ -z "$COMPILE_ONLY" ]; then
    command -v nvidia-smi >/dev/null && nvidia-smi -L 2>/dev/null | grep -q GPU || { echo "skip - CUDA on a card: nvidia-smi finds no card or driver here"; exit 0; }
    nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader
fi
"$NVCC" --version | tail -n 2 | head -n 1
mkdir -p "$BUILD"
started=$(date +%s)
left() { echo $((LIMIT - $(date +%s) + started)); }
architecture=-arch=native
[ -z "$COMPILE_ONLY" ] || architecture=-arch=sm_90

# Programs: tests/card/*.cu, and the differential test of tests/cuda, the same bits as the sequential map (-fmad=false; the host's code has
# no fused instructions either). All are compiled at once.
build() { # NAME SOURCE FLAGS…
    name=$1 source=$2
    shift 2
    [ -z "$COMPILED" ] || return
    "$NVCC" -std=c++17 -O2 $architecture -I. -fmad=false "$@" "$source" -o "$BUILD/$name" -Xcompiler -pthread >"$BUILD/$name.log" 2>&1 || rm -f "$BUILD/$name"
}
[ -n "$COMPILED" ] || rm -f "$BUILD"/*.log
jobs=
for part in 1 2 4; do
    build "differential$part" tests/cuda/differential.cu -w -DPART=$part &
    jobs="$jobs differential$part"
done
build sums_of_device_arrays tests/sums/card.cu -w &
jobs="$jobs sums_of_device_arrays"
for source in tests/card/*.cu; do
    name=$(basename "$source" .cu)
    build "$name" "$source" &
    jobs="$jobs $name"
done
# code of the oldest architecture, which the driver compiles for the card: other instructions, no dependent launch
[ -n "$COMPILED" ] || "$NVCC" -std=c++17 -O2 -gencode arch=compute_75,code=compute_75 -I. tests/card/first.cu -o "$BUILD/first_75" -Xcompiler -pthread >"$BUILD/first_75.log" 2>&1 &
jobs="$jobs first_75"
wait
{
    for name in $jobs; do
        if [ -x "$BUILD/$name" ]; then echo "ok - $name compiles for $architecture"; else
            head -n 20 "$BUILD/$name.log"
            echo "not ok - $name compiles for $architecture"
        fi
    done
} | tee "$BUILD/results"
[ -z "$COMPILE_ONLY" ] || { ! grep -q "^not ok" "$BUILD/results"; exit; }

# The table: a row for each step. It says of which card, driver and toolkit it is, so that it can stand in a document as it is.
table=$BUILD/table.md
{
    echo "| step | $(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader | head -n 1 | sed 's/, /, driver /'), CUDA $("$NVCC" --version | sed -n 's/.*release \([0-9.]*\),.*/\1/p'), $(date -u +%Y-%m-%d) | passed | failed | skipped | seconds |"
    echo "|--:|---|--:|--:|--:|--:|"
} >"$table"
# row LABEL BEGIN: how many lines of $BUILD/step say what
row() {
    echo "| $(($(wc -l <"$table") - 1)) | $1 | $(grep -c '^ok' "$BUILD/step") | $(grep -c '^not ok' "$BUILD/step") | $(grep -c '^skip' "$BUILD/step") | $(($(date +%s) - $2)) |" >>"$table"
}
# step FUNCTION LABEL …: a step whose lines are shown and counted
step() {
    function=$1 title=$2 begin=$(date +%s)
    [ "$function" = run ] || title="compute-sanitizer $2"
    shift
    "$function" "$@" >"$BUILD/step"
    [ -s "$BUILD/step" ] || echo "not ok - $title: not compiled, or silent" >"$BUILD/step"
    cat "$BUILD/step"
    row "$title" "$begin"
}
# run LABEL SECONDS PROGRAM ARGUMENTS…
run() {
    label=$1 seconds=$2
    shift 2
    [ -x "$1" ] || return
    [ "$(left)" -gt 10 ] || { echo "skip - $label: the time is over"; return; }
    [ "$(left)" -gt "$seconds" ] || seconds=$(left)
    timeout "$seconds" "$@" >"$BUILD/out" 2>&1
    code=$?
    cp "$BUILD/out" "$BUILD/$(basename "$1").out"
    [ $code -ne 124 ] || [ "$(left)" -gt 5 ] || { echo "skip - $label: the time is over"; return; }
    grep -E "^(ok|not ok|skip|#|    )" "$BUILD/out"
    if [ $code -ne 0 ] && ! grep -q "^not ok" "$BUILD/out"; then
        tail -n 20 "$BUILD/out"
        echo "not ok - $label: ended with $code"
    fi
}
# sanitizer TOOL LABEL PROGRAM…: nothing but what the tool finds
sanitizer() {
    tool=$1 label=$2
    shift 2
    [ -x "$1" ] || return
    out=$BUILD/$tool.$(basename "$1").out seconds=100
    [ "$(left)" -gt $seconds ] || seconds=$(left)
    timeout "$seconds" compute-sanitizer --tool "$tool" --error-exitcode 99 "$@" >"$out" 2>&1
    code=$?
    if [ $code -eq 0 ] || { [ $code -ne 99 ] && [ $code -ne 124 ] && grep -q "ERROR SUMMARY: 0 errors\|RACECHECK SUMMARY: 0 hazards" "$out"; }; then echo "ok - compute-sanitizer $tool, $label"
    elif [ $code -eq 124 ]; then echo "skip - compute-sanitizer $tool, $label: not done in $seconds s"
    else
        grep "=========" "$out" | head -n 30
        echo "not ok - compute-sanitizer $tool, $label"
    fi
}
# sanitizers TOOL: all programs at once, since a tool is slow and keeps neither the card nor a processor busy
sanitizers() {
    [ "$(left)" -gt 30 ] || { echo "skip - compute-sanitizer $1: the time is over"; return; }
    rm -f "$BUILD"/said.*
    for source in tests/card/*.cu; do
        name=$(basename "$source" .cu)
        # a map of host arrays brings whole chunks back, with masked elements and values of sums that nobody wrote, or reads
        case $1-$name in initcheck-host | initcheck-sums) continue ;; esac
        sanitizer "$1" "$name" "$BUILD/$name" $(arguments "$name" small) >"$BUILD/said.$name" &
    done
    # the host writes managed memory, which initcheck does not see
    [ "$1" = initcheck ] || for part in 4 2 1; do sanitizer "$1" "every kind, part $part" "$BUILD/differential$part" 4 "$part" >"$BUILD/said.$part" & done
    wait
    cat "$BUILD"/said.*
}
# what a program takes: in full; and for a sanitizer, which is slow
arguments() { # NAME full|small
    case $1-$2 in
    host-full) echo 256 ;; # MiB
    host-small) echo 2 ;;
    *-full) echo CUDA-on-the-card ;;
    *) echo "CUDA-on-the-card small" ;;
    esac
}
{
    step run "teams, and all elements fail" 30 "$BUILD/first" CUDA-on-the-card
    # a driver compiles the PTX of its own version, and of older ones
    toolkit=$("$NVCC" --version | sed -n 's/.*release \([0-9.]*\),.*/\1/p') driver=$(nvidia-smi | sed -n 's/.*CUDA Version: *\([0-9.]*\).*/\1/p')
    if [ -n "$driver" ] && [ "$(printf '%s\n' "$toolkit" "$driver" | sort -V | head -n 1)" != "$toolkit" ]; then
        echo "skip - teams, and all elements fail, code of sm_75: the driver, of CUDA $driver, does not compile PTX of CUDA $toolkit"
    else
        step run "the same, code of sm_75" 30 "$BUILD/first_75" CUDA-of-sm_75
    fi
    for part in 4 1 2; do step run "the bits of every kind, part $part" 100 "$BUILD/differential$part" 60 "$part"; done
    step run "sums of every kind, device arrays" 60 "$BUILD/sums_of_device_arrays" CUDA-sums-on-the-card 60
    for source in tests/card/*.cu; do
        name=$(basename "$source" .cu)
        [ "$name" != first ] || continue
        step run "$name" 120 "$BUILD/$name" $(arguments "$name" full)
    done
    if command -v compute-sanitizer >/dev/null; then
        for tool in synccheck racecheck memcheck initcheck; do step sanitizers $tool; done
    else
        echo "skip - compute-sanitizer: not installed (CUDA toolkit, cuda-sanitizer)"
    fi
} | tee -a "$BUILD/results"
echo "$(grep -c '^ok' "$BUILD/results") passed, $(grep -c '^not ok' "$BUILD/results") failed, $(grep -c '^skip' "$BUILD/results") skipped, $(($(date +%s) - started)) s"
cat "$table"
[ -z "$OUT" ] || cp "$BUILD/results" "$table" "$BUILD"/*.log "$BUILD"/*.out "$OUT" 2>"$BUILD/copied"
! grep -q "^not ok" "$BUILD/results"
