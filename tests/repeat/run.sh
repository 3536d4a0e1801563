#!/bin/sh
# Maps of steps: steps.c says what holds, generate.py makes steps by chance, over compilers, flags and sanitizers.
. tests/lib/matrix.sh
here=tests/repeat
find_compilers
exact=-ffp-contract=off # as the plain loop is compared with vectors, bit by bit

# random LABEL SEED "COMPILER AND FLAGS": random steps
random() {
    random_label=$1 seed=$2
    skip_without python3 python3 && return
    python3 $here/generate.py "$seed" $(thorough 8 || echo 4) >"$BUILD/random_$seed.c" || { echo "not ok - generate.py $seed"; return; }
    # shellcheck disable=SC2086
    build "$random_label" "$BUILD/random_$seed" $3 -std=c11 $exact -Wall -Wextra -Wno-type-limits -I. "$BUILD/random_$seed.c" -lm \
        && run_tests "$random_label" "$BUILD/random_$seed"
}

regions="-fopenmp -DMAPFN_OMP_STRAIGHT=0 -DMAPFN_OMP_LEAST=-1e18 -DMAPFN_OMP_CHUNK_LEAST=1.0"
seed=${SEED:-1}
for cc in $compilers; do
    cxx=$(cxx_of "$cc")
    # with the narrowest vectors, and OpenMP's maps beside the others; wide vectors are those of random steps and of the passes
    if echo 'int main(void) { return 0; }' | $cc -fopenmp -x c - -o "$BUILD/probe" 2>/dev/null; then
        case $cc in gcc*) level=-O1 ;; *) level=-O2 ;; esac # gcc's kernels ask for -O3
        # gcc's with wide kernels as well, and regions with THOROUGH=1; clang's as C++ and without checks
        lone="$cc -std=c11" more= openmp=$regions
        case $cc in gcc*) [ "$(uname -m)" != x86_64 ] || more=-DMAPFN_DISPATCH=1 ;; esac
        case $cc in gcc*) thorough || ! have clang || openmp= ;; esac
        case $cc in clang*) ! have "$cxx" || lone="$cxx -x c++ -std=c++20" more=-DNDEBUG ;; esac
        test_program "${lone%% *} $level ${openmp:+openmp} $more" "$lone $level $openmp $exact $more" $here/steps.c
    else
        echo "skip - $cc -fopenmp: no OpenMP (for clang: libomp-14-dev)"
        test_program "$cc -O2" "$cc -std=c11 -O2 $exact" $here/steps.c
    fi
    v3= wide=
    [ "$(uname -m)" != x86_64 ] || wide=-DMAPFN_DISPATCH=1
    if has_v3; then v3=-march=x86-64-v3; else echo "skip - $cc v3: this machine cannot run x86-64-v3 code"; fi
    ! thorough || skip_without "$cxx" "$cxx" || test_program "$cxx $wide" "$cxx -x c++ -std=c++20 -O2 $wide -DNDEBUG $exact" $here/steps.c
    case $cc in gcc*) level=$(thorough -O2 || echo -O1) ;; *) level=-O2 ;; esac
    random "$cc $v3" "$seed" "$cc $level $v3"
    seed=$((seed + 1))
    thorough || continue
    test_program "$cc -O2" "$cc -std=c11 -O2 $exact" $here/steps.c
    test_program "$cc $v3" "$cc -std=c11 -O2 $v3 -DNDEBUG $exact" $here/steps.c
    skip_without "$cxx" "$cxx" || test_program "$cxx $v3" "$cxx -x c++ -std=c++20 -O2 $v3 -DNDEBUG $exact" $here/steps.c
    skip_without "$cxx" "$cxx" || test_program "$cxx" "$cxx -x c++ -std=c++20 -O1 $exact" $here/steps.c
    random "$cc -O2" "$seed" "$cc -O2"
    seed=$((seed + 1))
done
for cc in $(versions); do
    skip_without $cc $cc || test_program "$cc" "$cc -std=c11 -O2 -march=x86-64-v2 $exact" $here/steps.c
done
# the oldest gcc's wide kernels
! thorough || [ "$(uname -m)" != x86_64 ] || ! have gcc-11 || test_program "gcc-11 dispatch" "gcc-11 -std=c11 -O2 -DMAPFN_DISPATCH=1 $exact" $here/steps.c
# sanitizers: one compiler, as they see the same code; clang where it is, which is quicker
for cc in $(printf '%s\n' $compilers | sort); do
    sanitized=$(quick_sanitizer "$cc" address,undefined)
    # shellcheck disable=SC2086
    if echo 'int main(void) { return 0; }' | $cc $sanitized -x c - -o "$BUILD/probe" 2>/dev/null; then
        # random steps have the checks of "undefined", which take half of the time
        if thorough; then test_program "$cc sanitizers" "$cc -std=c11 $sanitized $exact" $here/steps.c
        else test_program "$cc address" "$cc -std=c11 $(quick_sanitizer "$cc" address) $exact -DROUNDS=20" $here/steps.c; fi
        random "$cc sanitizers" "$seed" "$cc $sanitized"
        seed=$((seed + 1))
        thorough || break
    else
        echo "skip - $cc sanitizers: cannot link $sanitized"
    fi
done

# ---- a file without maps of steps has nothing of them
printf '%s\n' '#include "mapfn.h"' 'MAPFN(float, saxpy, in(float, x), in_row(float, y, 2), uniform(float, a)) { return a * x + y[1]; }' \
    'mapfn_status f(size_t n, float *out, const float *x, const mapfn_opts *o) { return n < 9 ? saxpy_map(n, out, x, x, 2) : saxpy_map_opts(n, out, x, x, 2, o); }' >"$BUILD/ordinary.c"
for cc in $compilers; do
    if ! $cc -std=c11 -O2 -I. -c "$BUILD/ordinary.c" -o "$BUILD/ordinary.o"; then echo "not ok - $cc: an ordinary map does not compile"
    elif grep -q -e 'repeat(' -e mapfn_steps "$BUILD/ordinary.o"; then echo "not ok - $cc: an ordinary map has code of steps"
    else echo "ok - $cc: an ordinary map has no code of steps"; fi
done

# ---- the passes of bench/repeat/maps.c and early.c are vectorized: their kernels hold the packed instructions of the step, which nothing else there does
# passes FILE COMPILER TARGET name=instructions…
passes() {
    passes_label="$2 $3" passes_cc=$2 target=$3
    $passes_cc -std=c11 -O2 "-march=$target" $exact -I. -c "$1" -o "$BUILD/passes.o" || { echo "not ok - $passes_label: $1 does not compile"; return; }
    shift 3
    objdump -d --no-show-raw-insn "$BUILD/passes.o" >"$BUILD/passes.s"
    for pass in "$@"; do
        name=${pass%%=*}
        if awk -v name="<mapfn_vectorized_$name>:" -v packed="^v?(${pass#*=})$" '
            $2 == name { in_it = 1; next }
            /^$/ { in_it = 0 }
            in_it && $2 ~ packed { count++ }
            END { exit count == 0 }' "$BUILD/passes.s"; then echo "ok - $passes_label: the pass of $name is vectorized"; else echo "not ok - $passes_label: the pass of $name is not vectorized"; fi
    done
}
early="falls=psrld subtracts=psubd binary=psrld may_fail=psrld shrinks=mulps shrinks_double=mulpd"
floats="mandelbrot_float=mulps newton_root=divps collatz=psrld bisection=mulps disc=pslld ray_march=sqrtps"
doubles="mandelbrot_double=mulpd cube_root=divpd lambert_w=divpd kepler=divpd"
if skip_without objdump binutils; then :
elif [ "$(uname -m)" != x86_64 ]; then echo "skip - passes: the table is for x86-64"
else
    for cc in $compilers; do
        for target in x86-64 x86-64-v3; do
            # one target by each compiler, unless THOROUGH=1
            case $cc$target in gcc*-v3 | clang*-64) thorough || [ "$ONLY" ] || continue ;; esac
            # shellcheck disable=SC2086
            passes bench/repeat/maps.c "$cc" $target $floats $doubles
            # shellcheck disable=SC2086
            passes $here/early.c "$cc" $target $early
        done
    done
    # planted: the first pitfall of docs/repeat.md, and the second
    printf '%s\n' '#include "mapfn.h"' 'MAPFN(bool, chosen, in(double, x), out_state(double, y, x), repeat(9)) { double d = (*y - x / *y) / 2; *y -= d; return (d < 0 ? -d : d) > 1e-12; }' \
        'mapfn_status f(size_t n, double *x);' 'mapfn_status f(size_t n, double *x) { return chosen_map(n, x, x); }' >"$BUILD/pitfall.c"
    gcc -std=c11 -O2 -march=x86-64-v3 -I. -c "$BUILD/pitfall.c" -o "$BUILD/pitfall.o"
    if objdump -d --no-show-raw-insn "$BUILD/pitfall.o" | grep -q 'vdivpd'; then
        echo "# gcc: the first pitfall is none any more: say so in docs/repeat.md"
    fi
fi
