#!/bin/sh
# mapfn beside its rivals: bench/rivals/run.sh [--quick] [--again]. Tables and plots in build/bench/report. A stopped run goes on where it was.
cd "$(dirname "$0")/../.." || exit 1
: "${BUILD:=build/bench}"
export BUILD
command -v python3 >/dev/null || { echo "The rivals need python3 (package python3): left out."; exit 0; }
case " $* " in *" --quick "*) kind=-quick ;; *) kind= ;; esac
python3 bench/rivals/run.py --out "$BUILD/rivals/pieces$kind" "$@"
failed=$?
python3 bench/rivals/report.py "$BUILD/rivals/pieces$kind" "$BUILD/report$kind" && exit $failed # a row of ours that fails is said, and fails
