#!/bin/sh
# Runs test suites and counts their lines: tests/run.sh [suite...]     (default: every folder of tests/ with a run.sh)
#
# A suite is tests/NAME/run.sh. It runs in the repository's root, builds below $BUILD, and prints one line per test:
#     ok - what            not ok - what            skip - what: why
# Everything else that it prints is commentary, shown where the suite failed. Only the shell's word for a program that died is a failure, too:
# where a suite expects a program to die, that word goes elsewhere. $JOBS suites run at a time.
# CC, CXX and NVCC name the compilers; a suite that finds one missing says skip and names the package.
cd "$(dirname "$0")/.." || exit 1
: "${CC:=cc}" "${CXX:=c++}" "${NVCC:=nvcc}" "${JOBS:=$(($(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 0) + 2))}" # two more than processors, as suites also wait: for sleeps, ranks, a browser
export CC CXX NVCC
long="cuda packages report unit fail omp sums gathers mpi math examples codegen include repeat differential bench docs verify newcomer fuzz portable quirks flags dispatch inplace recipes targets rooms expand explain" # by the time that each takes alone, so that no processor waits for one of them at the end
[ $# -gt 0 ] || set -- $(for d in $long $(ls tests); do [ -f "tests/$d/run.sh" ] && echo "$d"; done | awk '!seen[$0]++')
PATH=$PATH:${COMPILERS:-$PWD/build/compilers}/bin; export PATH # those of tools/compilers
at=build/tests${ONLY:+/$ONLY}; export at # ONLY=gcc-15: the suites with this compiler alone, where they know of it (tests/compilers.sh)
mkdir -p "$at"
# pyenv's python3 is a script that takes longer than most of our Python: the interpreter itself goes before it
if [ "$(head -c 2 "$(command -v python3)" 2>/dev/null)" = '#!' ]; then PATH=$(python3 -c 'import os, sys; print(os.path.dirname(sys.executable))'):$PATH; export PATH; fi

# one suite: its log, its exit code as a last line
run_one='
suite=$1; log=$at/$suite.log; start=$(date +%s)
BUILD=$at/$suite; export BUILD; mkdir -p "$BUILD"
sh "tests/$suite/run.sh" >"$log" 2>&1 </dev/null; code=$?
[ $code -eq 0 ] || echo "not ok - $suite/run.sh ended with $code" >>"$log"
died=$(grep -Ec "^(Segmentation fault|Aborted|Bus error|Floating point exception|Illegal instruction|Killed)" "$log") && echo "not ok - $suite: $died programs died" >>"$log"
grep -Eq "^(ok|not ok|skip) - " "$log" || echo "not ok - $suite/run.sh ran no test" >>"$log"
passed=$(grep -c "^ok - " "$log"); failed=$(grep -c "^not ok - " "$log"); skipped=$(grep -c "^skip - " "$log")
printf "%-14s %5d passed %3d failed %3d skipped  %4d s\n" "$suite" "$passed" "$failed" "$skipped" $(($(date +%s) - start))
grep "^skip - " "$log" | sed "s/^/    /"
if [ "$failed" -gt 0 ]; then echo "---- $log"; tail -n 60 "$log"; grep "^not ok - " "$log"; echo "----"; fi'
printf '%s\n' "$@" | xargs -n 1 -P "$JOBS" sh -c "$run_one" run_one

logs=$(for s in "$@"; do echo "$at/$s.log"; done)
count() { cat $logs | grep -c "^$1 - "; }
passed=$(count ok) failed=$(count "not ok") skipped=$(count skip)
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
