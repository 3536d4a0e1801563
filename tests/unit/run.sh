#!/bin/sh
# One thing each: random numbers, checks, options, what may be written in a definition, families, same bits, exported maps, threads.
. tests/lib/matrix.sh
here=tests/unit
find_compilers
wrap=-Wl,--wrap=malloc,--wrap=aligned_alloc,--wrap=free

# sanitizes COMPILER SANITIZER: can it?
sanitizes() {
    echo 'int main(void) { return 0; }' >"$BUILD/empty.c"
    $1 -fsanitize="$2" "$BUILD/empty.c" -o "$BUILD/probe" 2>/dev/null && "$BUILD/probe"
}

# The larger ones of clang's at -O1, and all of gcc's at its quick level, in two thirds of -O2's time: there the kernels
# ask for -O3 themselves; at -O2 both compilers build the suites differential and fuzz.
for cc in $compilers; do
    c="$cc -std=c11 -O2" quick="$cc -std=c11 -O1"
    case $cc in gcc*) quick="$cc -std=c11 $quick_gcc"; thorough || c=$quick ;; esac
    # what clang has no say in as C: clang++ is below, or plain C that gcc has
    once=
    if [ "$cc" != clang ] || thorough || ! have clang++; then once=yes; fi
    test_program "rng $cc" "$c" $here/rng.c
    [ -z "$once" ] || test_program "no_errno $cc" "$cc -std=c11 -O2" $here/no_errno.c
    # one width of vectors by each compiler: clang's is below, where there is a fused multiply-add
    if [ "$cc" != clang ] || ! has_v3 || thorough; then for name in draws same_bits; do test_program "$name $cc" "$c" $here/$name.c; done; fi
    test_program "chosen $cc" "$quick" $here/chosen.c
    [ -z "$once" ] || test_program "known $cc" "$cc -std=c11 -O1" $here/known.c # calls are inlined
    [ -z "$once" ] || test_program "families $cc" "$quick" $here/families.c
    test_program "strides $cc" "$c" $here/strides.c
    test_program "alike $cc" "$cc -std=c11 -O2" $here/alike.c
    test_program "edges $cc" "$quick" $here/edges.c
    test_program "streaming $cc" "$c" $here/streaming.c
    # plain C: by clang under its sanitizers alone (below), where they are; the suite omp has overlaps and far by gcc
    if [ "$cc" != clang ] || thorough || ! sanitizes clang address,undefined; then
        test_program "checks $cc" "$cc -std=c11 $(thorough -O1 || echo "-O0 $calls")" $here/checks.c
        ! thorough || test_program "overlaps $cc" "$cc -std=c11 -O1" $here/overlaps.c
        # the suites verify, quirks and portable have its kernels
        if thorough || [ "$ONLY" ]; then level=$quick; else level="$cc -std=c11 -O0"; fi
        test_program "language $cc" "$level" $here/language.c
        if [ "$(uname -s)" = Linux ]; then test_program "options $cc" "$quick -DCOUNT_ALLOCATIONS $wrap" $here/options.c; else test_program "options $cc" "$quick" $here/options.c; fi
        test_program "indices $cc" "$c -DMAPFN_OMP_ALLOW_SERIAL=1" $here/indices.c
        test_program "no_checks $cc NDEBUG" "$c -DNDEBUG" $here/no_checks.c
        test_program "options $cc NDEBUG" "$quick -DNDEBUG" $here/options.c
        test_program "threads $cc" "$c -pthread" $here/threads.c
        [ "$(uname -s)" != Linux ] || test_program "far $cc" "$quick" $here/far.c # 20 GB of addresses, hardly any memory
        [ "$(uname -s)" != Linux ] || test_program "progress $cc" "$quick" $here/progress.c
        test_program "require $cc" "$quick" $here/require.c
    fi
    case $cc in gcc*) ! thorough || test_program "language $cc -O0" "$cc -std=c11 -O0" $here/language.c ;; esac # the checks: suite portable, for musl

    cxx=$(cxx_of "$cc")
    skip_without "$cxx" "$cxx" && continue
    if [ "$cc" = clang ] || ! have clang++ || thorough || [ "$ONLY" ]; then test_program "no_errno $cxx" "$cxx -x c++ -std=c++11 -O2" $here/no_errno.c; fi
    # the larger two without optimization by clang, which optimizes them in C; g++ takes longer for that
    case $cc in clang*) level=-O0 ;; *) level=-O1 ;; esac
    # what only the language decides: one C++ compiler, clang++ where it is, as it is the quicker one
    if [ "$cc" = clang ] || ! have clang++ || thorough || [ "$ONLY" ]; then
        checked=
        ! sanitizes "$cxx" address,undefined || checked="-fsanitize=address,undefined -fno-sanitize-recover=all"
        test_program "throws $cxx $checked" "$cxx -std=c++11 -O1 $checked" $here/throws.cpp
        test_program "namespaces $cxx" "$cxx -std=c++11 -O1" $here/namespaces.cpp
        # where a fused multiply-add is there, too
        v3=
        ! has_v3 || thorough || [ "$ONLY" ] || v3="-march=x86-64-v3 -ffp-contract=off"
        test_program "draws $cxx $v3" "$cxx -x c++ -std=c++11 -O2 $v3" $here/draws.c
        for name in language families; do test_program "$name $cxx $level" "$cxx -x c++ -std=c++11 $level" $here/$name.c; done
        test_program "options $cxx C++20" "$cxx -x c++ -std=c++20 $level" $here/options.c
    fi # the suites differential, gathers and omp have g++
    # where a fused multiply-add is there, and contraction is the compiler's default
    if has_v3; then
        if thorough || [ "$ONLY" ]; then test_program "same_bits $cxx v3" "$cxx -x c++ -std=c++11 -O2 -march=x86-64-v3" $here/same_bits.c; fi
        if thorough || [ "$ONLY" ]; then test_program "draws $cc v3" "$cc -std=c11 -O2 -march=x86-64-v3 -ffp-contract=off" $here/draws.c; fi
        test_program "same_bits $cc gnu11 v3" "$cc -std=gnu11 -O2 -march=x86-64-v3" $here/same_bits.c
        if [ "$cc" = clang ] || thorough || [ "$ONLY" ]; then test_program "indices $cxx NDEBUG v3" "$cxx -x c++ -std=c++11 -O2 -march=x86-64-v3 -DNDEBUG -DMAPFN_OMP_ALLOW_SERIAL=1" $here/indices.c; fi
        # gcc's wider vectors are g++'s
        if [ "$cc" != gcc ] || thorough || ! have g++; then test_program "alternating $cc gnu11 v3" "$cc -std=gnu11 -O2 -march=x86-64-v3 $(openmp_of $cc) -DMAPFN_OMP_ALLOW_SERIAL=1" $here/alternating.c; fi
        if thorough || [ "$cc" = gcc ] || [ "$ONLY" ]; then test_program "alternating $cxx native" "$cxx -x c++ -std=c++11 $(thorough -O3 || echo -O1) -march=native $(openmp_of $cc) -DMAPFN_OMP_ALLOW_SERIAL=1" $here/alternating.c; fi
        if thorough; then
            test_program "alternating $cc strict" "$cc -std=c11 -O3 -march=native $(openmp_of $cc) -DMAPFN_OMP_ALLOW_SERIAL=1" $here/alternating.c
            test_program "alternating $cc dispatch" "$cc -std=c11 -O2 -DMAPFN_DISPATCH=1 $(openmp_of $cc) -DMAPFN_OMP_ALLOW_SERIAL=1" $here/alternating.c
            for other in gcc-11 clang-16 clang-19 clang-22; do
                [ "$cc" != gcc ] || ! have $other || test_program "alternating $other native" "$other -std=gnu11 -O3 -march=native $(openmp_of $cc) -DMAPFN_OMP_ALLOW_SERIAL=1" $here/alternating.c
            done
        fi
    fi
done
# gcc 16, where it is here
for cc in ${ONLY:-gcc-16}; do
    for flags in -O1 -O2 "-O2 -march=native" "-O2 -DMAPFN_DISPATCH=1" "-O2 -march=x86-64-v4 -mtune=znver4"; do
        case $flags in *-v4*) has_v4 && $cc ${flags#*v4} -E -x c /dev/null >/dev/null 2>&1 || continue ;; esac # gcc 11 knows no znver4
        ! have $cc || test_program "guarded $cc $flags" "$cc -std=c11 $flags" $here/guarded.c
    done
done
test_program "require NDEBUG" "$CC -std=c11 -O1 -DNDEBUG" $here/require.c
test_program "no_checks MAPFN_CHECKS=0" "$CC -std=c11 -O1 -DMAPFN_CHECKS=0" $here/no_checks.c

# exported: two C files and a C++ file of one program; the maps are weak symbols, the element functions none
if ! have "${CXX%% *}"; then echo "skip - exported: a file of the program is C++, and $CXX is not installed (package g++)"
else
    objects=
    for file in exported_a.c exported_b.c exported_c.cpp; do
        case $file in *.cpp) compiler="$CXX -std=c++11" ;; *) compiler="$CC -std=c11" ;; esac
        # shellcheck disable=SC2086
        build "exported $file" "$BUILD/$file.o" $compiler -O2 -fPIC $strict -I. -c $here/$file && objects="$objects $BUILD/$file.o"
    done
    # shellcheck disable=SC2086
    build_and_run "exported" "$BUILD/exported" "$CXX" $objects
    for object in $objects; do
        name=$(basename "$object" .o)
        if [ "$(nm "$object" | grep -c ' W shared_add_map\(_looped\|_vectorized\|_opts\|\)$')" -eq 4 ]; then echo "ok - exported: four weak symbols in $name"; else echo "not ok - exported: four weak symbols in $name"; nm "$object"; fi
        if nm "$object" | grep -q ' [TW] \(shared_add\|shared_check\|not_shared.*\)$'; then echo "not ok - exported: something private is seen in $name"; else echo "ok - exported: the element functions stay private in $name"; fi
    done
fi

# sanitizers: one compiler each, as they see the same code; clang where it is, which is quicker
sanitized=
for cc in $(printf '%s\n' $compilers | sort); do
    for sanitizer in address,undefined memory thread; do
        case $sanitizer in memory | thread) case $cc in clang*) ;; *) continue ;; esac ;; esac
        case " $sanitized " in *" $sanitizer "*) continue ;; esac
        sanitizes $cc $sanitizer || { echo "skip - $cc $sanitizer: not available"; continue; }
        sanitized="$sanitized $sanitizer"
        flags="$cc -std=c11 $(quick_sanitizer "$cc" $sanitizer) -pthread"
        case $sanitizer in
        thread) names=threads ;;
        memory) names="$(thorough checks) options" ;;
        *) names="checks overlaps options language rng" ;;
        esac
        for name in $names; do
            # checks and language have those of "undefined", which take half of the time
            case $name$sanitizer in overlapsaddress,undefined) thorough || { ! sanitizes "$cc" address || test_program "$name $cc address" "$cc -std=c11 $(quick_sanitizer "$cc" address) -pthread" $here/$name.c; continue; } ;; esac
            test_program "$name $cc $sanitizer" "$flags" $here/$name.c
        done
    done
done
