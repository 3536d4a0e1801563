#!/bin/sh
# The header by itself: alone, twice, in two linked units, C and C++ together; strictest warnings in every standard; the names that
# it adds; what unused definitions leave in an object; nvcc's two passes; compilers and standards that it refuses.
. tests/lib/matrix.sh
here=tests/include
hygiene="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wundef -Werror -I."
for_c="-Wmissing-prototypes -Wstrict-prototypes -Wold-style-definition"

# accepts COMPILER STANDARD LANGUAGE: does it know that standard? Those of today are tried where ONLY one compiler is
accepts() { echo 'int main(void) { return 0; }' | $1 -x "$3" -std="$2" -fsyntax-only - 2>/dev/null; }

# every standard; the header counts as the user's own file here, so that its warnings are seen too
for cc in $(versions) "$CC"; do
    [ "$cc" = "$CC" ] || ! skip_without "$cc" "$cc" || continue
    [ "$cc" != "$CC" ] || [ "$ONLY" ] || case $($CC --version 2>/dev/null | head -n 1) in *Debian*) continue ;; esac # one of those above
    # warnings that need an optimizer come in the oldest standard; the others differ in the language alone
    compiles "$cc -O1 strict" "$cc" -std=c11 -O1 -DMAPFN_OWN_WARNINGS=1 $hygiene $for_c -c $here/first.c -o "$BUILD/strict.o"
    for std in $(thorough c11 c17) $([ -z "$ONLY" ] || echo c11 c17 c2y gnu2x) c2x gnu11; do # c17 is c11 without its mistakes
        accepts "$cc" $std c || continue
        compiles "$cc -std=$std strict" "$cc" -std=$std -DMAPFN_OWN_WARNINGS=1 $hygiene $for_c -fsyntax-only $here/first.c
    done
    # without an optimizer gcc warns of more than its parser sees, clang does not
    case $cc in clang*) ;; gcc-11) ! thorough || compiles "$cc -O0 strict" "$cc" -std=c11 -O0 -DMAPFN_OWN_WARNINGS=1 $hygiene $for_c -c $here/first.c -o "$BUILD/strict.o" ;;
    *) compiles "$cc -O0 strict" "$cc" -std=c11 -O0 -DMAPFN_OWN_WARNINGS=1 $hygiene $for_c -c $here/first.c -o "$BUILD/strict.o" ;; esac
    cxx=$(cxx_of "$cc")
    skip_without "$cxx" "$cxx" && continue
    compiles "$cxx -O1 strict" "$cxx" -x c++ -std=c++11 -O1 -DMAPFN_OWN_WARNINGS=1 $hygiene -c $here/first.c -o "$BUILD/strict.o"
    for std in $(thorough c++11 c++14 c++17) $([ -z "$ONLY" ] || echo c++14 c++17 c++2b c++2c gnu++2b) c++20; do # C++14 and 17: CUDA's suites, and nvcc below
        accepts "$cxx" $std c++ || continue
        compiles "$cxx -std=$std strict" "$cxx" -x c++ -std=$std -DMAPFN_OWN_WARNINGS=1 $hygiene -fsyntax-only $here/first.c
    done
done

# a map of every kind, by every compiler that is here
for cc in ${ONLY:-$(tools/compilers --names)}; do
    compiles "$cc, every kind" "$cc" -std=c11 $hygiene -fsyntax-only $here/spelled.c
    cxx=$(cxx_of "$cc")
    ! have "$cxx" || compiles "$cxx, every kind" "$cxx" -x c++ -std=c++11 $hygiene -Wold-style-cast -fsyntax-only $here/spelled.c
done

# C++20: the header imported as a header unit, whose macros come with it
for cxx in $(for cc in $(versions) "$CC"; do cxx_of "$cc"; done | sort -u); do
    case $($cxx --version 2>/dev/null | head -n 1) in *clang* | "") continue ;; esac
    (
        mkdir -p "$BUILD/unit" && cd "$BUILD/unit" || exit 1
        rm -rf gcm.cache
        printf 'import "mapfn.h";\nMAPFN(float, square, in(float, x)) { return x * x; }\nint main() { float x[3] = {1, 2, 3}, y[3]; return square_map(3, y, x) != MAPFN_OK || square_map(3, (float *)0, x) != MAPFN_NULL_POINTER || y[2] < 9; }\n' >user.cpp
        "$cxx" -std=c++20 -fmodules-ts -I"$OLDPWD" -x c++-header "$OLDPWD/mapfn.h" && "$cxx" -std=c++20 -fmodules-ts -O2 -I"$OLDPWD" user.cpp -o user && ./user
    ) >"$BUILD/unit.log" 2>&1 && echo "ok - $cxx: import \"mapfn.h\"" || { echo "not ok - $cxx: import \"mapfn.h\""; head -n 5 "$BUILD/unit.log"; }
done

# C99, without and with POSIX: both lack parts of C11's library, and have _Generic as an extension that is not warned of
for cc in $both; do
    skip_without $cc $cc && continue
    for std in c99 gnu99; do
        for flag in "" -DMAPFN_OMP_ALLOW_SERIAL=1; do
            # one standard by gcc, with OpenMP's header as well, the other by clang
            case $cc$std$flag in gccc99-* | clang*99-* | gccgnu99 | clangc99) thorough || continue ;; esac
            compiles "$cc -std=$std $flag" $cc -std=$std -O1 $flag -I. $hygiene $for_c $here/c99.c -o "$BUILD/c99" -lm && run_tests "$cc -std=$std $flag" "$BUILD/c99"; done
    done
done

# warnings that users may add to those, with nothing said of whose text it is
for cc in $both; do
    skip_without $cc $cc && continue
    careful="$hygiene -fopenmp -fsyntax-only -O1 -Wcast-qual -Wcast-align -Wdouble-promotion -Wfloat-equal -Wswitch-default -Wformat=2 -Wredundant-decls"
    echo '#include <omp.h>' >"$BUILD/has_omp.c"
    $cc -fopenmp -fsyntax-only "$BUILD/has_omp.c" 2>/dev/null || careful="$careful -fno-openmp"
    compiles "$cc, warnings of a careful user" $cc -std=c11 $careful $for_c -Wbad-function-cast -Wdeclaration-after-statement $here/careful.c
    case $cc in clang*) careful="$careful -Wpadded" ;; esac
    cxx=$(cxx_of "$cc")
    skip_without "$cxx" "$cxx" && continue
    case $cc in gcc*) careful="$careful -Wuseless-cast" ;; esac
    compiles "$cxx, warnings of a careful user" "$cxx" -x c++ -std=c++11 $careful -Wold-style-cast $here/careful.c
done

# what definitions become has no word that a macro of the user's may be
cp $here/spelled.c "$BUILD/spelled.cu"
while read -r cc flags; do
    [ -z "$ONLY" ] || case $cc in gcc) cc=$ONLY ;; g++) cc=$(cxx_of "$ONLY") ;; *) continue ;; esac
    skip_without "$cc" "$cc" && continue
    case $flags in -fopenmp*) flags="$(openmp_of "$cc") ${flags#* }" ;; esac
    # shellcheck disable=SC2086
    $cc -I. -E $flags >"$BUILD/spelled.i" 2>/dev/null && said=$(python3 $here/spelled.py <"$BUILD/spelled.i") &&
        echo "ok - $cc ${flags% *}: a macro of the user's breaks no definition" || echo "not ok - $cc $flags: $said"
done <<END
gcc -fopenmp $here/spelled.c
gcc -DMAPFN_VERIFY=1 -DMAPFN_DISPATCH=1 $here/spelled.c
gcc -O2 -march=native -DMAPFN_NO_QUIRKS=1 $here/spelled.c
clang -O2 -DMAPFN_DISPATCH=1 $here/spelled.c
clang -march=x86-64-v3 -DMAPFN_VERIFY=1 $here/spelled.c
g++ -std=c++11 -x c++ $here/spelled.c
clang++ -std=c++20 -DMAPFN_VERIFY=1 -x c++ $here/spelled.c
$NVCC -std=c++17 $BUILD/spelled.cu
END

# all warnings, for definitions in an unnamed namespace; docs/install.md has those of -Weverything that no header passes
every="-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wundef -Wcast-qual -Wdouble-promotion -Wfloat-equal -Wswitch-default -Wswitch-enum
    -Wformat=2 -Wredundant-decls -Wmissing-declarations -Wnull-dereference -Wold-style-cast -Wzero-as-null-pointer-constant -Wextra-semi -Wunused
    -Wunused-macros -Wnon-virtual-dtor -Woverloaded-virtual -Wvla -Walloca -Werror -I."
of_gcc="-Wcast-align=strict -Wuseless-cast -Wduplicated-branches -Wduplicated-cond -Wlogical-op -Weffc++ -Wnoexcept -Wsign-promo -Wctor-dtor-privacy
    -Wstrict-null-sentinel -Wpacked -Wstrict-overflow=2 -Winline -Wdisabled-optimization -Wsuggest-attribute=pure -Wunused-const-variable=2"
of_clang="-Weverything $(sed -n '/^<!-- -Weverything -->/,$s/^| `\(-W[^`]*\)`.*/\1/p' docs/install.md | sed 's/^-W/-Wno-/' | tr '\n' ' ') -Wno-unknown-warning-option"
for cxx in $([ "$ONLY" ] && cxx_of "$ONLY" || echo g++-12 $(thorough clang++-14 clang++-19) clang++-22); do
    have $cxx || continue
    case $cxx in g*) more=$of_gcc ;; *) more=$of_clang ;; esac
    for header in mapfn.h mapfn_omp.h; do
        # shellcheck disable=SC2086
        compiles "$cxx, all warnings in an unnamed namespace, $header" $cxx -std=c++11 -O2 -DMAPFN_OMP_ALLOW_SERIAL=1 -include $header $every $more -c $here/unnamed.cpp -o "$BUILD/unnamed.o"
    done
done

# alone, twice, without optimization, without checks, with each configuration
printf '#include "mapfn.h"\n#include "mapfn.h"\n' >"$BUILD/alone.c"
for flag in "" -DNDEBUG -DMAPFN_CHECKS=0 -DMAPFN_SAME_BITS=1 -DMAPFN_NO_MATH_ERRNO=1; do
    compiles "alone and twice, $CC $flag" "$CC" -std=c11 $hygiene $for_c $flag -c "$BUILD/alone.c" -o "$BUILD/alone.o"
    skip_without "$CXX" g++ || compiles "alone and twice, $CXX $flag" "$CXX" -x c++ -std=c++11 $hygiene $flag -c "$BUILD/alone.c" -o "$BUILD/alone.o"
done

# maps named like functions of POSIX, with every C library that is here
for cc in "gcc -std=c11" "gcc -std=gnu11" "clang -std=c11" "g++ -x c++ -std=c++11" "clang++ -x c++ -std=c++11" "musl-gcc -static"; do
    [ -z "$ONLY" ] || case $cc in *c11) cc="$ONLY ${cc#* }" ;; g++*) cc="$(cxx_of "$ONLY") ${cc#* }" ;; *) continue ;; esac
    skip_without "${cc%% *}" "${cc%% *}" && continue
    # shellcheck disable=SC2086
    compiles "$cc, names of POSIX" $cc -O1 $hygiene $here/names.c -o "$BUILD/names" && compiles "$cc, names of POSIX run" "$BUILD/names"
done
[ "$ONLY" ] || skip_without x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64 ||
    compiles "mingw, names of POSIX" x86_64-w64-mingw32-gcc -std=c11 -O1 $hygiene $here/names.c -o "$BUILD/names.exe"
# the number that stands for one of glibc's constants
printf '#include "mapfn.h"\n#include <unistd.h>\n#define mapfn_system_number(which) (which)\n#ifdef _SC_LEVEL3_CACHE_SIZE\n_Static_assert(MAPFN_CACHE_BYTES == _SC_LEVEL3_CACHE_SIZE, "");\n#endif\n' >"$BUILD/number.c"
compiles "sysconf's number of the last-level cache" "$CC" -std=gnu11 -I. -fsyntax-only "$BUILD/number.c"

# two units of one program: C and C, C and C++
level=$(thorough -O2 || echo -O1)
compiles "first.c to an object" "$CC" -std=c11 $level $hygiene -c $here/first.c -o "$BUILD/first.o"
compiles "second.c to an object" "$CC" -std=c11 $level $hygiene -c $here/second.c -o "$BUILD/second.o"
compiles "two C units linked" "$CC" "$BUILD/first.o" "$BUILD/second.o" -o "$BUILD/linked"
compiles "two C units run" "$BUILD/linked"
if ! skip_without "$CXX" g++; then
    compiles "second.c as C++" "$CXX" -x c++ -std=c++11 $level $hygiene -c $here/second.c -o "$BUILD/second_cxx.o"
    compiles "C and C++ units linked" "$CXX" "$BUILD/first.o" "$BUILD/second_cxx.o" -o "$BUILD/linked"
    compiles "C and C++ units run" "$BUILD/linked"
fi

# names: all that the header adds to the system headers it includes begins with mapfn_ or MAPFN_
grep -o '^#include <[a-z/]*\.h>\|^# *include <[a-z/]*\.h>' mapfn.h | grep -v math | sed 's/# */#/' | sort -u >"$BUILD/system.c"
macros() { "$CC" -std=c11 -I. -dM -E "$1" | sed 's/^#define \([A-Za-z0-9_]*\).*/\1/' | sort -u; }
macros "$BUILD/alone.c" >"$BUILD/with"
macros "$BUILD/system.c" >"$BUILD/without"
check "macros: only mapfn_ and MAPFN_ are added" "$(comm -23 "$BUILD/with" "$BUILD/without" | grep -v '^mapfn$\|^mapfn_\|^MAPFN$\|^MAPFN_' | tr '\n' ' ')" ""
"$CC" -std=c11 -I. -c "$BUILD/alone.c" -o "$BUILD/alone.o"
# of its symbols, those that other files could meet; a function's own static variables are busy.1 and the like
check "symbols: only mapfn_ is added" "$(nm "$BUILD/alone.o" | awk 'NF == 3 && $2 ~ /[A-Ztw]/ { print $3 }' | grep -v '^mapfn_' | tr '\n' ' ')" ""
if command -v python3 >/dev/null; then
    # identifiers at file scope, from the preprocessed text of the header's own lines
    "$CC" -std=c11 -I. -E "$BUILD/alone.c" | python3 $here/declared.py mapfn.h >"$BUILD/declared"
    check "declarations: only mapfn_ and MAPFN_ are added" "$(grep -v '^mapfn_\|^MAPFN_' "$BUILD/declared" | tr '\n' ' ')" ""
else
    echo "skip - declarations: needs python3 (package python3)"
fi

# macros before the include that are letters, or plain words of which src/public/names_aside.h has a list
words=$(sed -n 's/^#undef \([a-z]\{2,\}\)$/\1/p' src/public/names_aside.h)
kinds=$(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\)\((\| \).*/\1/p' mapfn.h)
plain=$(echo "$words" | grep -vxF "$(echo "$kinds")")
{ grep -h '^ *# *include <' mapfn.h mapfn_omp.h mapfn_math.h | sed 's/^ *# */#/; /windows\|stdatomic\|cmath\|type_traits\|single_threaded/d; s/.*<omp.h>.*/#if __has_include(<omp.h>)\n&\n#endif/' | awk '!seen[$0]++ || /^#endif/'; echo "$plain" | sed 's/.*/#define & NOT A WORD/'; cat $here/spelled.c; echo "$plain" | sed 's/.*/#ifndef &\n#error & is gone\n#endif/'; } >"$BUILD/words.c"
for cc in $both; do for cc in "$cc" "$(cxx_of "$cc") -x c++ -std=c++11"; do
    skip_without ${cc%% *} ${cc%% *} && continue
    # shellcheck disable=SC2086
    compiles "macros that are plain words, $cc" $cc -O1 -w -I. $(openmp_of "${cc%% *}") -fsyntax-only "$BUILD/words.c"
    # of libc++ of LLVM 22 no header can be included behind macros that are letters
    { sed '/^#include/,$d' tests/include/letters.c; echo '#include <stdlib.h>'; } >"$BUILD/letters.c"
    # shellcheck disable=SC2086
    if ! $cc -fsyntax-only "$BUILD/letters.c" 2>/dev/null; then echo "skip - macros that are letters, $cc: its own headers use them"; continue; fi
    # shellcheck disable=SC2086
    compiles "macros that are letters, $cc" $cc -O1 -w -I. $(openmp_of "${cc%% *}") -DMAPFN_OMP_ALLOW_SERIAL=1 -fsyntax-only tests/include/letters.c
done; done
if [ -z "$ONLY" ] && ! skip_without "$NVCC" "CUDA toolkit"; then
    { echo '#include <cuda_runtime.h>'; sed '/NOT A WORD/,$d' "$BUILD/words.c"; echo "$words" | grep -v '^in' | sed 's/.*/#define & NOT A WORD/'; grep '^#define' tests/include/letters.c
        printf '#include "mapfn_cuda.h"\nMAPFN(float, halved, in(float, xx)) { return xx / 2; }\n'; } >"$BUILD/words.cu"
    compiles "macros that are letters or plain words, nvcc" "$NVCC" -std=c++17 -I. -cuda "$BUILD/words.cu" -o "$BUILD/words.ii"
fi
# a kind's word: the include takes it, and a definition that has it says that it is a macro
{ sed '/^#define/,$d' "$BUILD/words.c"; echo "$words" | grep -xF "$kinds" | sed 's/.*/#define & NOT A WORD/'; printf '#include "mapfn.h"\nMAPFN(float, half, in(float, x)) { return x / 2; }\n'; } >"$BUILD/word.c"
check "macros that are a kind's word, before the include" "$($CC -I. $(openmp_of "${CC%% *}") -fsyntax-only "$BUILD/word.c" 2>&1 | sed -n 's/.*error: \(MAPFN_E35 half: "in" "out"\).*/\1/p; s/.*error: .*/another error/p' | head -n 1)" 'MAPFN_E35 half: "in" "out"'

# the list that the suites share has every word of the header
check "tests/lib/kinds.h has every kind and modifier" "$(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\)\((\| \).*/\1/p' mapfn.h | while read -r word; do grep -q "KIND($word," tests/lib/kinds.h || echo "$word"; done)" ""

# and so has the header's own, of the words that a macro of the user's may hide
sed -n '/^#define MAPFN_WORDS_OF_LISTS/,/[^\\]$/p' mapfn.h >"$BUILD/words"
check "MAPFN_WORDS_OF_LISTS has every kind and modifier" "$(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\)\((\| \).*/\1/p' mapfn.h | while read -r word; do grep -q "M($word)" "$BUILD/words" || echo "$word"; done)" ""

# what is not called leaves nothing; without an optimizer gcc keeps the sums' functions, which a table names
for cc in $both; do
    skip_without $cc $cc && continue
    printf '#define KINDS_LEAVE_NOTHING\n#include "tests/include/forms.h"\n' >"$BUILD/unused.c"
    for flags in -O1 -O2; do
        case $cc$flags in gcc-O2 | clang-O1) thorough || continue ;; esac # gcc keeps more where it optimizes less
        $cc -std=c11 $flags -I. -c "$BUILD/alone.c" -o "$BUILD/alone.o"
        $cc -std=c11 $flags -I. -c "$BUILD/unused.c" -o "$BUILD/unused.o"
        check "$cc $flags: unused definitions leave no symbol" "$(nm "$BUILD/unused.o")" "$(nm "$BUILD/alone.o")"
        check "$cc $flags: unused definitions leave no byte" "$(size "$BUILD/unused.o" | awk 'NR == 2 { print $1, $2, $3 }')" "$(size "$BUILD/alone.o" | awk 'NR == 2 { print $1, $2, $3 }')"
    done
    $cc -std=c11 -O0 -I. -c "$BUILD/alone.c" -o "$BUILD/alone.o"
    check "$cc -O0: functions that nothing calls are not compiled" "$(nm "$BUILD/alone.o" | grep -c 'explain\|check')" 0
done

# MPI is for who includes mapfn_mpi.h: the other headers do not even look for it
for header in mapfn.h mapfn_math.h mapfn_omp.h mapfn_cuda.h; do
    check "$header needs no MPI" "$(grep -c 'include *[<"]\(mapfn_\)\{0,1\}mpi' $header)" 0
done
printf '#include "mapfn_omp.h"\n#include "mapfn_math.h"\n' >"$BUILD/others.c"
check "what they include has no mpi.h" "$("$CC" -std=c11 -DMAPFN_OMP_ALLOW_SERIAL=1 -I. -M "$BUILD/others.c" | grep -c 'mpi\.h')" 0

# refusals: one #error that says what to do
refused() {
    refused_label=$1 refused_words=$2
    shift 2
    "$@" >"$BUILD/log" 2>&1
    if [ "$(grep -c ' error: ' "$BUILD/log")" -eq 1 ] && grep -q "$refused_words" "$BUILD/log"; then echo "ok - $refused_label: one error"; else
        echo "not ok - $refused_label: not one error"
        head -n 5 "$BUILD/log"
    fi
}
refused "$CC -std=gnu90" "std=c99" "$CC" -std=gnu90 -I. -c "$BUILD/alone.c" -o "$BUILD/x.o"
refused "no __GNUC__" "gcc" "$CC" -std=c11 -U__GNUC__ -U__clang__ -I. -fsyntax-only "$BUILD/alone.c"
skip_without "$CXX" g++ || refused "$CXX -std=c++03" "std=c++11" "$CXX" -x c++ -std=c++98 -I. -c "$BUILD/alone.c" -o "$BUILD/x.o"

# nvcc: both passes, for the oldest GPU, with THOROUGH=1 for the newest too; C++14 and C++20 are compiled with mapfn_cuda.h, in the suite cuda
if [ -z "$ONLY" ] && ! skip_without "$NVCC" nvidia-cuda-toolkit; then
    gpus=$("$NVCC" --list-gpu-arch 2>/dev/null | sed -n 's/^compute_\([0-9]*\)$/\1/p' | awk '$1 >= 75 && $1 <= 120')
    newest=$(echo "$gpus" | tail -n 1)
    all=
    for gpu in $(echo "$gpus" | head -n 1) $(thorough "$newest"); do all="$all -gencode arch=compute_$gpu,code=compute_$gpu"; done
    # of what they write nothing is used: the host's compiler need not write any, and machine code is in the suite cuda
    # shellcheck disable=SC2086
    compiles "nvcc C++17,$all" "$NVCC" -std=c++17 -Xcompiler -fsyntax-only,-Wall,-Wextra,-Werror $all -Werror all-warnings -I. -c $here/device.cu -o "$BUILD/device.o"
fi
