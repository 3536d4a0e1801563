#!/bin/sh
# Outputs exactly in place of inputs: every kind at every kind, beside further outputs, in every variant (generate.py,
# inplace.h). make test has one file under compilers that make different code of it; make test-all gives each compiler,
# level and target bodies of its own, drawn by a seed.
. tests/lib/matrix.sh
here=tests/inplace
skip_without python3 python3 && exit 0
find_compilers

# generated LABEL "COMPILER AND FLAGS" ROUNDS SEED [quick]
generated() {
    rm -f "$BUILD"/maps*.c
    python3 $here/generate.py "$3" "$4" 1000 "$BUILD/maps" $5 || { echo "not ok - $1: the generator failed"; return; }
    test_program "$1" "$2" "$BUILD/maps0.c"
}

v3=
has_v3 && v3=-march=x86-64-v3
if ! thorough; then
    newest=clang # at hand
    for cc in $(versions); do
        have "$cc" && have "$(cxx_of "$cc")" && newest=$cc
    done
    for cc in $compilers; do
        case $cc in clang*) continue ;; esac
        generated "$cc $quick_gcc" "$cc -std=c11 $quick_gcc -fopenmp -DOMP" 1 1 quick # its kernels ask for -O3 themselves
    done
    # clang compares arrays in its loops, by which it is at risk: the newest, with wider vectors
    cxx=$(cxx_of $newest)
    skip_without "$cxx" clang || generated "$cxx $v3" "$cxx -x c++ -std=c++11 -O2 $v3" 1 2 quick
    exit 0
fi

seed=0
for cc in $compilers $(versions); do
    skip_without "$cc" "$cc" && continue
    for flags in -O1 -O2 -O3 "-O2 -march=native" "-O2 $v3" "-O2 -DMAPFN_DISPATCH=1" \
        "-O2 -DOMP -DMAPFN_OMP_ALLOW_SERIAL=1" "-O2 -DNDEBUG -fno-strict-aliasing"; do
        seed=$((seed + 1))
        generated "$cc $flags, seed $seed" "$cc -std=c11 $flags" 1 $seed
    done
    seed=$((seed + 1))
    cxx=$(cxx_of "$cc")
    skip_without "$cxx" "$cxx" || generated "$cxx, seed $seed" "$cxx -x c++ -std=c++11 -O2" 1 $seed
    case $cc in gcc*) generated "$cc, threads" "$cc -std=c11 -O2 -fopenmp -DOMP" 1 $seed ;; esac
done
