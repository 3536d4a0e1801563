#!/bin/sh
# The benchmarks: bench/run.sh [--quick]. Each part's tables are shown and put into $BUILD/report (or report-quick):
#
#     battery.md        the functions of tests/codegen, maps against the user's own loops    bench/battery.sh
#     modes.md          what fallible, strided, rows, rng … cost                             bench/modes.sh (not with --quick)
#     compile-time.md   what definitions cost to compile                                     bench/compile_time.sh
#     programs.md       four programs in plain C and with maps                               bench/programs/run.sh
#     flags.md          bodies x shapes x flags x compilers; with SHORT= all flags and levels  bench/flags/run.sh
#     sums.md           sums beside loops, Eigen, xsimd, OpenBLAS                            bench/sums/run.sh (not with --quick)
#     repeat.md         loops that end when their data say so, beside Highway and xsimd      bench/repeat/run.sh
#     steps.md          the same: few elements, threads, random numbers                      bench/repeat/more.sh (not with --quick)
#     gathers.md        tallies, sums of rows, filters and searches beside plain loops       bench/gathers/run.sh (not with --quick)
#     idioms.md         one work written in two ways                                         bench/idioms/run.sh (not with --quick)
#     dispatch.md       MAPFN_DISPATCH: narrow and wide kernels                              bench/dispatch/run.sh (not with --quick)
#     omp.md            OpenMP maps against sequential ones and loops by hand                bench/omp/run.sh (not with --quick)
#     mpi.md            maps over MPI ranks                                                  bench/mpi/run.sh (not with --quick)
#     rivals.md, plots  mapfn beside other systems                                           bench/rivals/run.sh
#
# `make bench-keep` puts what the documents show of them into bench/results and the documents; `make bench-all` does both. PARTS="battery rivals" runs only those.
# All parts take under 20 minutes on 2 cores (--quick: a few), because the rivals, the last part, make fewer rounds where time is short.
# In full, one by one, some parts measure more: `SHORT= PARTS=flags make bench`, `make bench-omp`, `make bench-rivals`.
# A part that fails, a map that does not compile and one whose results are wrong are failures: the exit status says so, and the part's
# table is not kept. On a shared machine: BENCH_BUSY and BENCH_QUIET, as in bench/rivals/run.py.
cd "$(dirname "$0")/.." || exit 1
: "${BUILD:=build/bench}" "${CCS:=gcc clang}"
: "${PARTS:=battery modes compile-time programs flags sums repeat steps gathers idioms dispatch omp mpi rivals}"
begun=$(date +%s) all=1140 report=$BUILD/report quick=""
[ "$1" != --quick ] || quick=--quick all=230 report=$BUILD/report-quick
export BUILD CCS
mkdir -p "$report"

head_of() { # title
    vectors=
    grep -q avx2 /proc/cpuinfo 2>/dev/null && vectors=" (AVX2)"
    grep -q avx512f /proc/cpuinfo 2>/dev/null && vectors=" (AVX-512)"
    echo "# $1, $(date +%Y-%m-%d)"
    echo
    echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)$vectors, $(getconf _NPROCESSORS_ONLN) processors, $(uname -sr); load before: $(cut -d ' ' -f 1 /proc/loadavg 2>/dev/null); mapfn $(git describe --always --dirty 2>/dev/null); \`bench/run.sh${quick:+ }$quick\`."
    for cc in $CCS; do command -v "$cc" >/dev/null && $cc --version | head -n 1; done | paste -s -d ';' - | sed 's/;/; /g; s/$/./'
    echo
}
failed="" took=""
part() { # name, title or nothing where the command says its own, command…
    case " $PARTS " in *" $1 "*) ;; *) return ;; esac
    name=$1 title=$2 since=$(date +%s); shift 2
    { [ -z "$title" ] || head_of "$title"; "$@"; } >"$report/$name.new" 2>&1
    code=$?
    cat "$report/$name.new"
    echo
    if [ $code -eq 0 ]; then mv "$report/$name.new" "$report/$name.md"; else failed="$failed $name"; fi
    took="$took$name $(($(date +%s) - since)) s, "
}
part battery "The battery" sh bench/battery.sh $quick
[ "$quick" ] || part modes "What the modes cost" sh bench/modes.sh
part compile-time "Compile time" sh bench/compile_time.sh $quick
part programs "Programs" sh bench/programs/run.sh $quick
[ -z "$quick" ] || few="env FLAGS=-O2 LEVELS=v3"
part flags "The battery of flags" $few sh bench/flags/run.sh ${SHORT---short}
[ "$quick" ] || [ ! -f bench/sums/run.sh ] || part sums "" sh bench/sums/run.sh
part repeat "Loops that end when their data say so" sh bench/repeat/run.sh $quick
[ "$quick" ] || part steps "Steps: few elements, threads, random numbers" sh bench/repeat/more.sh
if [ -z "$quick" ]; then # of these two a newer clang is shown as well, where it is here
    usual=$CCS
    ! command -v clang-22 >/dev/null || CCS="$CCS clang-22"
    part gathers "Outputs that elements share" sh bench/gathers/run.sh $CCS
    part idioms "Idioms" sh bench/idioms/run.sh $CCS
    CCS=$usual
fi
[ "$quick" ] || part dispatch "One binary for every processor" sh bench/dispatch/run.sh times
[ "$quick" ] || part omp "OpenMP maps against sequential ones" sh bench/omp/run.sh --short
[ "$quick" ] || part mpi "Maps over MPI ranks" sh bench/mpi/run.sh
case " $PARTS " in *" rivals "*)
    echo "# Rivals"
    echo
    since=$(date +%s)
    # where the machine has to be waited for, time says nothing
    left=$((all - (since - begun)))
    [ $left -ge 60 ] || left=60 # one round of each
    [ "$BENCH_QUIET" ] && seconds= || seconds="--seconds $left"
    sh bench/rivals/run.sh --again ${quick:-${SHORT---short}} $seconds || failed="$failed rivals"
    took="${took}rivals $(($(date +%s) - since)) s, " ;;
esac
echo
echo "${took}in all $(($(date +%s) - begun)) s. The tables and plots are in $report$([ "$quick" ] || echo '; `make bench-keep` keeps them')."
[ -z "$failed" ] || { echo "FAILED:$failed"; exit 1; }
