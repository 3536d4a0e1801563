#!/bin/sh
# The benchmarks: bench/run.sh [--quick]. Each part's tables are shown and put into $BUILD/report (or report-quick):
#
#     battery.md        the functions of tests/codegen, maps against the user's own loops    bench/battery.sh
#     modes.md          what fallible, strided, rows, rng … cost                             bench/modes.sh (not with --quick)
#     compile-time.md   what definitions cost to compile                                     bench/compile_time.sh
#     programs.md       four programs in plain C and with maps                               bench/programs/run.sh
#     flags.md          bodies x shapes x flags x compilers: only where PARTS names it       bench/flags/run.sh
#     rivals.md, plots  mapfn beside other systems                                           bench/rivals/run.sh
#
# `make bench-keep` puts them into bench/results and into the documents. PARTS="battery rivals" runs only those; PARTS=flags takes 20 minutes.
# All parts take under 20 minutes on 2 cores (--quick: under 2), because the rivals, the last part, make fewer rounds where time is short.
# On a shared machine: BENCH_BUSY and BENCH_QUIET, as in bench/rivals/run.py.
cd "$(dirname "$0")/.." || exit 1
all_compilers=${CCS:-gcc clang g++ clang++}
: "${BUILD:=build/bench}" "${CCS:=gcc clang}" "${PARTS:=battery modes compile-time programs rivals}"
begun=$(date +%s) all=1140 report=$BUILD/report quick=""
[ "$1" != --quick ] || quick=--quick all=110 report=$BUILD/report-quick
export BUILD CCS
mkdir -p "$report"

head_of() { # title
    echo "# $1, $(date +%Y-%m-%d)"
    echo
    echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), $(getconf _NPROCESSORS_ONLN) processors, $(uname -sr); load before: $(cut -d ' ' -f 1 /proc/loadavg 2>/dev/null); mapfn $(git describe --always --dirty 2>/dev/null); \`bench/run.sh${quick:+ }$quick\`."
    for cc in $CCS; do command -v "$cc" >/dev/null && $cc --version | head -n 1; done | paste -s -d ';' - | sed 's/;/; /g; s/$/./'
    echo
}
failed=0 took=""
part() { # name, title, command…
    case " $PARTS " in *" $1 "*) ;; *) return ;; esac
    name=$1 title=$2 since=$(date +%s); shift 2
    { head_of "$title"; "$@"; } >"$report/$name.new" 2>&1 || failed=1
    cat "$report/$name.new"
    echo
    [ $failed -eq 1 ] || mv "$report/$name.new" "$report/$name.md"
    took="$took$name $(($(date +%s) - since)) s, "
}
part battery "The battery" sh bench/battery.sh $quick
[ "$quick" ] || part modes "What the modes cost" sh bench/modes.sh
part compile-time "Compile time" sh bench/compile_time.sh $quick
part programs "Programs" sh bench/programs/run.sh $quick
CCS=$all_compilers part flags "The battery of flags" sh bench/flags/run.sh
case " $PARTS " in *" rivals "*)
    echo "# Rivals"
    echo
    since=$(date +%s)
    # where the machine has to be waited for, time says nothing
    [ "$BENCH_QUIET" ] && seconds= || seconds="--seconds $((all - (since - begun)))"
    sh bench/rivals/run.sh --again $quick $seconds || failed=1
    took="${took}rivals $(($(date +%s) - since)) s, " ;;
esac
echo
echo "${took}in all $(($(date +%s) - begun)) s. The tables and plots are in $report$([ "$quick" ] || echo '; `make bench-keep` keeps them')."
exit $failed
