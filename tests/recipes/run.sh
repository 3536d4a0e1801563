#!/bin/sh
# The recipes of docs/design.md, followed to the letter in a copy of mapfn.h: a new kind, a new modifier, a new back end.
block() { sh tests/docs/block docs/design.md "$1"; }
after() { awk -v want="$1" '$0 == "```" want { seen = 1 } seen && /^```text/ { inside = 1; seen = 0; next } /^```/ { inside = 0 } inside' docs/design.md; }
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
mkdir -p "$BUILD/kind" "$BUILD/modifier" "$BUILD/threads"

block "c kind" >"$BUILD/kind/block"
awk -v block="$BUILD/kind/block" '/one block per modifier/ { while ((getline line <block) > 0) print line } { print }' mapfn.h >"$BUILD/kind/mapfn.h"
block "c with the kind" >"$BUILD/kind/program.c"
after "c with the kind" >"$BUILD/kind/expected"

block "c modifier" >"$BUILD/modifier/block"
awk -v block="$BUILD/modifier/block" '/^#define MAPFN_COST\(item\)/ { while ((getline line <block) > 0) print line } { print }' mapfn.h >"$BUILD/modifier/mapfn.h"
block "c with the modifier" >"$BUILD/modifier/program.c"
after "c with the modifier" >"$BUILD/modifier/expected"

block "c line" >"$BUILD/threads/line"
awk -v place="$BUILD/threads/line" '{ print } /^#define MAPFN_BACK_ENDS/ { while ((getline line <place) > 0) print line }' mapfn.h >"$BUILD/threads/mapfn.h"
block "c header" >"$BUILD/threads/mapfn_threads.h"
block "c with the header" >"$BUILD/threads/program.c"
after "c with the header" >"$BUILD/threads/expected"

for recipe in kind modifier threads; do
    for compiler in "$CC" clang "$CXX -x c++ -std=c++20"; do
        command -v ${compiler%% *} >/dev/null || { echo "skip - recipe $recipe with $compiler: not found (Debian, Ubuntu: apt-get install clang g++)"; continue; }
        d=$BUILD/$recipe
        if [ -s "$d/expected" ] && $compiler -O2 $warnings -pthread "$d/program.c" -o "$d/program" && "$d/program" >"$d/out" && diff "$d/expected" "$d/out"; then
            echo "ok - docs/design.md, recipe $recipe with $compiler"
        else
            echo "not ok - docs/design.md, recipe $recipe with $compiler"
        fi
    done
done

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
