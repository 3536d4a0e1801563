#!/bin/sh
# Maps with sums beside plain loops, -Ofast, `omp simd reduction`, Eigen, xsimd and OpenBLAS (Debian: libeigen3-dev, libxsimd-dev,
# libopenblas-dev), and by OpenMP on two threads: bench/sums/run.sh. COMPILERS, TARGETS and TYPES choose. Maps are compiled with -O2,
# all rivals with -O3 or -Ofast, for the same target; C++ by the compiler's own. The tables go to build/bench/report/sums.md.
cd "$(dirname "$0")" || exit 1
out=../../build/bench-sums
report=../../build/bench/report
mkdir -p $out $report
link="$out/main.o $out/maps.o $out/plain.o $out/fast.o $out/simd.o $out/libraries.o -lstdc++ -lm"
blas=
echo 'int openblas_set_num_threads(int); int main(void) { return openblas_set_num_threads(1) & 0; }' >$out/probe.c
${CC:-cc} $out/probe.c -lopenblas -o $out/probe 2>$out/probe.log && blas=-lopenblas

measure() {
    echo "# Sums and reductions"
    echo
    echo "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), $(getconf _NPROCESSORS_ONLN) processors, $(uname -sr); load before: $(cut -d ' ' -f 1 /proc/loadavg 2>/dev/null); mapfn $(git describe --always --dirty 2>/dev/null); $(date -u +%Y-%m-%d); \`bench/sums/run.sh\`."
    for cc in ${COMPILERS:-gcc clang}; do $cc --version | head -n 1; done | paste -s -d ';' - | sed 's/;/; /g; s/$/./'
    echo "Nanoseconds of the map, and the time of each rival divided by the map's: above 1 the map is faster. OpenBLAS chooses its instructions itself."
    for cc in ${COMPILERS:-gcc clang}; do
        case $cc in gcc*) cxx=g++${cc#gcc} ;; *) cxx=clang++${cc#clang} ;; esac
        openmp=
        echo 'int main(void) { return 0; }' | $cc -fopenmp -x c - -o $out/probe 2>$out/probe.log && openmp=-fopenmp
        for target in ${TARGETS:--march=x86-64 -march=native}; do
            for type in ${TYPES:-float double}; do
                flags="$target -DNUMBER=$type"
                $cc -std=gnu11 -O2 $flags $openmp -c maps.c -o $out/maps.o &&
                    $cc -std=gnu11 -O3 $flags -DSYSTEM=plain -c loops.c -o $out/plain.o &&
                    $cc -std=gnu11 -Ofast $flags -DSYSTEM=fast -c loops.c -o $out/fast.o &&
                    $cc -std=gnu11 -O3 -fopenmp-simd $flags -DSYSTEM=simd -DSIMD -c loops.c -o $out/simd.o &&
                    $cxx -std=c++17 -O3 -DNDEBUG $flags ${blas:+-DOPENBLAS} -c libraries.cpp -o $out/libraries.o &&
                    $cc -std=gnu11 -O2 -DNUMBER="$type" -c main.c -o $out/main.o && $cc $openmp $link $blas -o $out/bench || return 1
                printf '\n## %s, %s, %s\n\n' "$type" "$($cc --version | head -n 1)" "$target"
                $out/bench || return 1
            done
        done
    done
}
measure >$out/sums.md
status=$?
cat $out/sums.md
[ $status -ne 0 ] || cp $out/sums.md $report/sums.md
exit $status
