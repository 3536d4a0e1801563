#!/bin/sh
# mapfn_explain() for every kind of parameter; and a real overrun under AddressSanitizer shows the user's lines.
. tests/lib/matrix.sh
run() { # WHAT COMMAND...: the program prints its own lines
    what=$1; shift
    if ! "$@" -O1 -I. $strict -o "$BUILD/explain" tests/explain/explain.c -pthread >"$BUILD/log" 2>&1; then cat "$BUILD/log"; echo "not ok - explain.c compiles with $what"; return; fi
    echo "ok - explain.c compiles with $what"
    run_tests "explain.c with $what" "$BUILD/explain" | sed "s/explain.c:/$what, explain.c:/"
}
run "$CC" $CC -std=c11
if command -v clang >/dev/null 2>&1; then run clang clang; else echo "skip - explain.c with clang: not installed (package clang)"; fi
if command -v "${CXX%% *}" >/dev/null 2>&1; then
    # g++ asks for no compound literals here; the definitions are the same
    run "$CXX" $CXX -x c++
else echo "skip - explain.c with $CXX: not installed (package g++)"; fi

overrun() {
    what="an overrun of a row under AddressSanitizer shows the user's line, $1"
    if ! "$@" -g -O1 -fsanitize=address -I. -o "$BUILD/overrun" tests/explain/rows_overrun.c >"$BUILD/log" 2>&1; then echo "skip - $what: no libasan"; return; fi
    "$BUILD/overrun" >"$BUILD/log" 2>&1
    body=$(grep -n '<- here' tests/explain/rows_overrun.c | cut -d: -f1); call=$(grep -n '<- called here' tests/explain/rows_overrun.c | cut -d: -f1)
    if grep -q "rows_overrun.c:$body" "$BUILD/log" && grep -q "rows_overrun.c:$call" "$BUILD/log" && grep -q heap-buffer-overflow "$BUILD/log"; then echo "ok - $what"; else head -20 "$BUILD/log"; echo "not ok - $what"; fi
}
overrun $CC
if ! command -v clang >/dev/null 2>&1; then echo "skip - AddressSanitizer with clang: not installed (package clang)"
elif ! command -v llvm-symbolizer >/dev/null 2>&1; then
    symbolizer=$(ls /usr/bin/llvm-symbolizer-* 2>/dev/null | head -1)
    if [ -n "$symbolizer" ]; then ASAN_SYMBOLIZER_PATH=$symbolizer; export ASAN_SYMBOLIZER_PATH; overrun clang; else echo "skip - AddressSanitizer with clang: no llvm-symbolizer (package llvm)"; fi
else overrun clang; fi
