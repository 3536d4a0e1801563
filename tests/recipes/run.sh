#!/bin/sh
# The recipes of docs/design.md, followed to the letter in a copy of the headers: a new kind, a new modifier, a flag that
# reaches a shell and one that changes the loop, a new back end.
block() { sh tests/docs/block docs/design.md "$1"; }
after() { awk -v want="$1" '$0 == "```" want { seen = 1 } seen && /^```text/ { inside = 1; seen = 0; next } /^```/ { inside = 0 } inside' docs/design.md; }
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
mkdir -p "$BUILD/kind" "$BUILD/modifier" "$BUILD/threads"
# add FILE BEFORE HEADER: HEADER with FILE's lines before those that match BEFORE
add() { awk -v lines="$1" -v before="$2" '$0 ~ before { while ((getline line <lines) > 0) print line } { print }' "$3"; }

block "c kind" >"$BUILD/kind/block"
add "$BUILD/kind/block" "one block per modifier" mapfn.h >"$BUILD/kind/mapfn.h"
block "c with the kind" >"$BUILD/kind/program.c"
after "c with the kind" >"$BUILD/kind/expected"

block "c modifier" >"$BUILD/modifier/block"
add "$BUILD/modifier/block" "^#define MAPFN_COST[(]item" mapfn.h >"$BUILD/modifier/mapfn.h"
block "c with the modifier" >"$BUILD/modifier/program.c"
after "c with the modifier" >"$BUILD/modifier/expected"

# in $BUILD/flags a modifier whose flag reaches a shell, and one whose flag changes the loop
flags() { # FOLDER: the headers with what is in it
    d=$1
    add "$d/flag" "^#define MAPFN_FLAGS[(]" mapfn.h | add "$d/modifier" "^#define MAPFN_COST[(]item" /dev/stdin \
        | sed 's/^#define MAPFN_LOOP_OF(/#define MAPFN_LOOP_OF_0(/' | add "$d/choice" "^#define MAPFN_LOOP_OF_0[(]" /dev/stdin \
        | add "$d/loop" "^/[*] MAPFN_LOOP_LANES[(]" /dev/stdin >"$d/mapfn.h"
    sed 's/^#define MAPFN_SHELL_map_omp(/#define MAPFN_SHELL_LONE_0(/' mapfn_omp.h | add "$d/shell" "^#define MAPFN_SHELL_LONE_0[(]" /dev/stdin >"$d/mapfn_omp.h"
}
d=$BUILD/flags
mkdir -p "$d/forgotten"
block "c flag" | sed 'p; s/lone/unrolled/g' >"$d/flag"
block "c modifier with the flag" | sed 'p; s/lone/unrolled/g' >"$d/modifier"
block "c shell with the flag" >"$d/shell"
block "c choice of the loop" >"$d/choice"
block "c loop" >"$d/loop"
block "c with the flags" >"$d/program.c"
after "c with the flags" >"$d/expected"
flags "$d"

block "c line" >"$BUILD/threads/line"
awk -v place="$BUILD/threads/line" '{ print } /^#define MAPFN_BACK_ENDS/ { while ((getline line <place) > 0) print line }' mapfn.h >"$BUILD/threads/mapfn.h"
block "c header" >"$BUILD/threads/mapfn_threads.h"
block "c with the header" >"$BUILD/threads/program.c"
after "c with the header" >"$BUILD/threads/expected"

for recipe in kind modifier flags threads; do
    for compiler in "$CC" clang "$CXX -x c++ -std=c++20"; do
        command -v ${compiler%% *} >/dev/null || { echo "skip - recipe $recipe with $compiler: not found (Debian, Ubuntu: apt-get install clang g++)"; continue; }
        d=$BUILD/$recipe
        case $recipe in flags) omp=-fopenmp ;; *) omp= ;; esac
        if [ -s "$d/expected" ] && $compiler -O2 $warnings -pthread $omp "$d/program.c" -o "$d/program" && "$d/program" >"$d/out" && diff "$d/expected" "$d/out"; then
            echo "ok - docs/design.md, recipe $recipe with $compiler"
        else
            echo "not ok - docs/design.md, recipe $recipe with $compiler"
        fi
    done
done

# What the flags do: no map on several threads, and a loop that is unrolled. Without its line in the list of flags neither is.
d=$BUILD/flags
sed 's/scaled_map(100, both, numbers)/scaled_map_omp(100, both, numbers, NULL)/' "$d/program.c" >"$d/refused.c"
for part in flag modifier shell choice loop; do cp "$d/$part" "$d/forgotten/$part"; done
sed '/ASKED_[a-z]*_0/d' "$d/flag" >"$d/forgotten/flag"
flags "$d/forgotten"
d=$BUILD/flags
$CC -O2 -fopenmp -I"$d" -c "$d/refused.c" -o /dev/null 2>"$d/refused"
if grep -q 'no map on several threads' "$d/refused"; then echo "ok - docs/design.md, recipe flag: it reaches the shell"; else cat "$d/refused"; echo "not ok - docs/design.md, recipe flag: it reaches the shell"; fi
if $CC -E -fopenmp -I"$d" "$d/program.c" | grep -q 'GCC unroll 4'; then echo "ok - docs/design.md, recipe flag: it reaches the loop"; else echo "not ok - docs/design.md, recipe flag: it reaches the loop"; fi
cp "$d/refused.c" "$d/program.c" "$d/forgotten"
if $CC -O2 -fopenmp -c "$d/forgotten/refused.c" -o /dev/null && ! $CC -E -fopenmp "$d/forgotten/program.c" | grep -q 'GCC unroll 4'; then
    echo "ok - docs/design.md, recipe flag: a flag without its line is none"
else
    echo "not ok - docs/design.md, recipe flag: a flag without its line is none"
fi

# the new kind in CUDA, on the host stand-in
d=$BUILD/kind
block "c kind on a card" >"$d/card"
awk -v block="$d/card" '/^\/\* the result: 0value a value/ { while ((getline line <block) > 0) print line } { print }' mapfn_cuda.h >"$d/mapfn_cuda.h"
sed 's/#include "mapfn.h"/&\n#include "mapfn_cuda.h"/; s/speed_map(\(.*\), 4)/speed_map_cuda(\1, 4, NULL)/' "$d/program.c" >"$d/program.cu"
if command -v clang++ >/dev/null; then CXX=clang++; fi # in half of g++'s time
if ! command -v "${CXX%% *}" >/dev/null; then
    echo "skip - docs/design.md, recipe kind in CUDA: $CXX not found (Debian, Ubuntu: apt-get install g++)"
elif [ -s "$d/card" ] && $CXX -w -fno-strict-aliasing -Itests/cuda/standin -include cuda_runtime.h -x c++ "$d/program.cu" tests/cuda/standin/standin.cpp -o "$d/program_card" -pthread \
    && "$d/program_card" >"$d/out" && diff "$d/expected" "$d/out"; then
    echo "ok - docs/design.md, recipe kind in CUDA"
else
    echo "not ok - docs/design.md, recipe kind in CUDA"
fi
