#!/bin/sh
# The benchmarks still work: the rivals' C programs compile and agree at tiny n, the C++ ones compile where their libraries are, a report is
# written, and every plot is well-formed SVG with nothing outside of it, no label on another, and colours that show on white and on black.
# Nothing is timed here: the figures of a tiny run mean nothing.
ok() { echo "ok - $1"; }
not_ok() { echo "not ok - $1"; }
result() { if [ "$1" -eq 0 ]; then ok "$2"; else not_ok "$2"; fi; }
command -v python3 >/dev/null || { echo "skip - the benchmarks' driver: no python3 (Debian, Ubuntu: apt-get install python3)"; exit 0; }
rivals=bench/rivals pieces=$BUILD/pieces

# ---- C: compiled, run at n = 1, 10, 100, and compared at n = 103
rm -rf "$pieces" "$BUILD/report"
if command -v gcc >/dev/null; then
    python3 $rivals/run.py --tiny --out "$pieces" --systems "gcc -O2" >"$BUILD/run.log" 2>&1
    result $? "the driver builds and runs the loops and the maps at tiny n" && cat "$BUILD/run.log"
    python3 $rivals/report.py "$pieces" "$BUILD/report" >"$BUILD/report.log" 2>&1
    result $? "the report is written" && cat "$BUILD/report.log"
    grep -q "^Outputs of 72 pairs .*: all agree" "$BUILD/report/rivals.md"
    result $? "the outputs of loop, map and map with dispatch agree at all 24 works" && grep "^Outputs of" "$BUILD/report/rivals.md"
    [ "$(grep -c ',hot,[0-9]' "$BUILD/report/rivals.csv")" -ge 50 ]
    result $? "the table has a time for each at every work and n"
else
    echo "skip - the rivals' C programs: no gcc (Debian, Ubuntu: apt-get install gcc)"
fi

# ---- C++: each library's file, which no change of mapfn reaches: with THOROUGH=1. clang++ is the faster reader of templates
cxx=
[ "${THOROUGH:-0}" != 1 ] || cxx=$(command -v clang++ || command -v g++) || echo "skip - the rivals' C++ programs: no g++ (Debian, Ubuntu: apt-get install g++)"
while [ -n "$cxx" ] && read -r source header package flags; do
    if ! printf '#if !__has_include(<%s>)\n# error\n#endif\n' "$header" | $cxx -std=c++17 $flags -x c++ -E - >/dev/null 2>&1; then echo "skip - $source: no $header (Debian, Ubuntu: apt-get install $package)"
    else
        $cxx -std=c++17 $flags -Wall -Wextra -fsyntax-only $rivals/$source >"$BUILD/$source.log" 2>&1
        result $? "$source compiles${flags:+ with }$flags" && cat "$BUILD/$source.log"
    fi
done <<END
highway.cpp hwy/highway.h libhwy-dev
highway.cpp hwy/highway.h libhwy-dev -march=native
highway.cpp hwy/highway.h libhwy-dev -DRIVAL_DISPATCH -Ibench/rivals
xsimd.cpp xsimd/xsimd.hpp libxsimd-dev
eigen.cpp Eigen/Core libeigen3-dev -isystem /usr/include/eigen3 -DEIGEN_DONT_VECTORIZE
stl.cpp tbb/tbb.h libtbb-dev
kokkos.cpp Kokkos_Core.hpp libtrilinos-kokkos-dev -isystem /usr/include/trilinos
END

# ---- the programs agree with their plain versions; the battery of flags runs some cells, whose maps and loops agree
for cc in gcc clang; do
    command -v $cc >/dev/null || { echo "skip - the programs, $cc: not installed (package $cc)"; continue; }
    # what clang makes of them is timed, not tested: one flag set
    case $cc${THOROUGH:-0} in clang0 | gcc0) flags=-O2 battery=-O2 rows=4 cells=19 ;; *) flags="-O2,-Ofast -march=native" battery=-O2,-Ofast rows=8 cells=38 ;; esac
    CCS=$cc FLAGS="$flags" ROUNDS=1 sh bench/programs/run.sh >"$BUILD/programs-$cc.log" 2>&1
    code=$?
    [ $code -eq 0 ] && [ "$(grep -c '^| [a-z]* | '$cc "$BUILD/programs-$cc.log")" -eq $rows ]
    result $? "the four programs give the results of their plain versions, $cc" || cat "$BUILD/programs-$cc.log"
    CCS=$cc LEVELS=baseline PLACES=0 FLAGS="$battery" CELLS="two_* exp_byte4 softmax_*" sh bench/flags/run.sh >"$BUILD/flags-$cc.log" 2>&1
    [ $? -eq 0 ] && ! grep -q differ "$BUILD/flags-$cc.log" && grep -q "^In all .* of $cells cells" "$BUILD/flags-$cc.log"
    result $? "the battery of flags: maps and loops agree, $cc" || cat "$BUILD/flags-$cc.log"
done

# ---- Python: one library, where it is there; the syntax of all
if [ -x build/venv/bin/python ] && build/venv/bin/python -c 'import numpy' 2>/dev/null && [ -d "$pieces" ]; then
    python3 $rivals/run.py --tiny --out "$pieces-numpy" --again --systems "gcc -O2,NumPy" --works square,gradients,ragged >"$BUILD/numpy.log" 2>&1 && ! grep failed "$BUILD/numpy.log"
    result $? "NumPy runs, and agrees with the loop" && cat "$BUILD/numpy.log"
else
    echo "skip - NumPy's works: no build/venv with numpy (make bench-venv)"
fi
PYTHONPYCACHEPREFIX=$BUILD/pycache python3 -m py_compile bench/*.py bench/omp/*.py bench/flags/*.py bench/sums/*.py tests/flags/*.py $rivals/*.py
result $? "the Python files compile"

# ---- the documents say what bench/results has; a figure that is changed is seen
python3 -B bench/keep.py --check >"$BUILD/check.log"
result $? "every table of README, docs/performance.md and bench/README.md is that of bench/results, and so is the page" && cat "$BUILD/check.log"
tree=$BUILD/tree
rm -rf "$tree" && mkdir -p "$tree/docs" "$tree/tools" && cp -r bench mapfn*.h README.md "$tree" && cp docs/*.md "$tree/docs" && cp -r tools/math "$tree/tools"
figure=$(sed -n '/^<!-- rivals -->/,/^<!-- .rivals/s/^| NumPy | \([0-9.]*\) .*/\1/p' "$tree/README.md")
sed -i "s/^| NumPy | $figure /| NumPy | 1$figure /" "$tree/README.md"
[ "$figure" ] && ! python3 -B "$tree/bench/keep.py" --check >"$BUILD/planted.log" && grep -q '^README.md' "$BUILD/planted.log" && ! grep -q '^docs' "$BUILD/planted.log"
result $? "a figure that README has and bench/results has not is seen" && cat "$BUILD/planted.log"
[ "$(wc -l <README.md)" -le 240 ] && [ "$(wc -l <docs/performance.md)" -le 250 ]
result $? "README has at most 240 lines, and docs/performance.md 250"
[ "$(find bench/results -type f -exec cat {} + | wc -l)" -le 2000 ] && [ "$(find bench/results -type f -exec cat {} + | wc -c)" -le 1000000 ]
result $? "bench/results has at most 2000 lines and 1 MB"
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bench:bench/flags python3 -c 'import cells, compared; exit(not (set(cells.BODIES) <= set(compared.BODIES) and set(cells.SHAPES) <= set(compared.SHAPES)))'
result $? "the page has words for every body and shape of the battery of flags"
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bench python3 -c '
import compared, glob, re
named = {name for source in glob.glob("tests/codegen/*.c") for name in re.findall(r"^ELEMENT(?:_OF)?\(\w+, (\w+)", open(source).read(), re.M)}
print(*sorted(named - set(compared.FUNCTIONS)), *(words for words in compared.FUNCTIONS.values() if "_" in words.replace("MAPFN_OF", "")))
exit(not named <= set(compared.FUNCTIONS) or not all(words for _, words, _ in compared.INSTEAD))' >"$BUILD/words.log" && ! grep -q '>nothing' bench/results/index.html
result $? "it has words for every function of the battery, and a remedy for every loss" || cat "$BUILD/words.log"
mkdir -p "$tree/report" && cp tests/bench/omp.md "$tree/report" && sed 's/^| 1000000 .*/| 1000000 | 1 | 1 | 7.77 | 0 |/' tests/bench/omp.md >"$tree/report/omp.md" &&
    python3 -B "$tree/bench/keep.py" "$tree/report" >"$BUILD/kept.log" && grep -q '^| saxpy, gcc.* 7.77 |$' "$tree/docs/performance.md" &&
    grep -q '^| saxpy, gcc.* 7.77 |$' "$tree/bench/results/omp.md" && [ "$(wc -l <"$tree/bench/results/omp.md")" -lt "$(wc -l <tests/bench/omp.md)" ] &&
    cmp bench/results/flags.md "$tree/bench/results/flags.md" && grep -q '	mapfn	flags\|	flags	' "$tree/bench/results/compared.tsv"
result $? "bench/keep.py: a new run's table comes into results and documents, in short, and the others stay" || cat "$BUILD/kept.log"
rm -rf "$tree/report" && mkdir -p "$tree/report" && cp tests/bench/sums.md "$tree/report" && python3 -B "$tree/bench/keep.py" "$tree/report" >"$BUILD/kept.log" &&
    grep -qxF '| 3 floats | 1.5 to 4.5 | 1.1 | 1.3 |' "$tree/docs/sums.md" && grep -qxF '| 10⁶ floats, native | 0.2 | 0.4 |' "$tree/docs/sums.md" &&
    grep -qxF '| 1 to 16 | 1.2 to 4.2 | 1.1 | 1.3 |' "$tree/docs/sums.md" && grep -q '^Test Processor, 2 processors; gcc 12.2, clang 14.0; 2026-01-01' "$tree/docs/sums.md" && ! grep -q 'an earlier run' "$tree/docs/sums.md"
result $? "bench/keep.py: all four tables of docs/sums.md come from a new run, with its machine below them" || cat "$BUILD/kept.log"
python3 -B tests/bench/page.py bench/results/index.html "$BUILD" $(command -v chromium || command -v google-chrome)

# ---- a map that does not compile, or has wrong results, is a failure and no row that is left out
if command -v gcc >/dev/null; then
    sed -i 's/return x \* x; }/return x * x + nonsense; }/' "$tree/bench/rivals/mapfn.c"
    BUILD=$BUILD/planted python3 "$tree/bench/rivals/run.py" --tiny --works square --systems "gcc -O2" --out "$tree/pieces" >"$BUILD/planted.log" 2>&1
    [ $? -ne 0 ] && grep -q "^FAILED: mapfn, gcc -O2: does not compile" "$BUILD/planted.log"
    result $? "the rivals: a map that does not compile is a failure" && cat "$BUILD/planted.log"
    if [ "${THOROUGH:-0}" = 1 ]; then
        sed 's/return x \* x; }/return x * x + 1; }/' $rivals/mapfn.c >"$tree/bench/rivals/mapfn.c"
        BUILD=$BUILD/planted python3 "$tree/bench/rivals/run.py" --tiny --works square --systems "gcc -O2" --out "$tree/pieces" --again >"$BUILD/planted.log" 2>&1
        [ $? -ne 0 ]
        result $? "the rivals: a map whose results differ from the loop's is a failure" && cat "$BUILD/planted.log"
    fi
    echo '#error planted' >>"$tree/bench/modes_maps.c"
    (cd "$tree" && BUILD=build CCS=gcc PARTS=modes sh bench/run.sh) >"$BUILD/planted.log" 2>&1
    [ $? -ne 0 ] && grep -q '^FAILED: modes' "$BUILD/planted.log" && [ ! -e "$tree/build/report/modes.md" ]
    result $? "bench/run.sh: a part whose maps do not compile is a failure, and is not kept" && cat "$BUILD/planted.log"
fi

# ---- plots
python3 bench/omp/plot.py tests/bench/omp.md "$BUILD/omp.svg"
result $? "the OpenMP plot is drawn from what bench/omp/run.sh prints"
python3 -B bench/omp/table.py tests/bench/omp.md >"$BUILD/omp-readme.md" && [ "$(grep -c '^| polynomial' "$BUILD/omp-readme.md")" -ge 2 ]
result $? "so is the table of docs/performance.md"
python3 tests/bench/plots.py "$BUILD"/omp.svg "$BUILD"/report/*.svg

# ---- docs/idioms.md has the code that its table was measured with
missing=$(python3 -c '
import re
code = open("bench/idioms/idioms.c").read()
blocks = re.findall(r"^```c pair\n(.*?)^```", open("docs/idioms.md").read(), re.S | re.M)
lost = [line for block in blocks for line in re.split(r"\n(?=MAPFN|typedef)", block.rstrip("\n")) if line not in code]
print("\n".join(lost) if blocks else "no block")')
[ -z "$missing" ]
result $? "every definition of docs/idioms.md is in bench/idioms/idioms.c" || echo "$missing"
$CC -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I. bench/idioms/idioms.c -o "$BUILD/idioms" -lm && [ "$("$BUILD/idioms" | wc -l)" -ge 10 ]
result $? "and that program runs"
