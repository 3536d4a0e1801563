#!/bin/sh
# The rooms of src/: the headers are what they print, compile alike from both places, and know nothing of what stands above them;
# each word of the documents stands in a header.
. tests/lib/matrix.sh
skip_without python3 python3 && exit 0
result() { # status, what
    if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}

tools/headers --check
result $? "the headers are what src/ prints"
mkdir -p "$BUILD"
longest=$(find src -name '*.h' -exec wc -l {} + | awk '$2 != "total" && $1 > 600 { print $2 ": " $1 " lines" }')
[ -z "$longest" ]
result $? "no room has more than 600 lines $longest"

# -Isrc is enough: what the preprocessor makes of src/ and of the printed headers is the same text
for header in mapfn mapfn_math mapfn_omp; do
    echo "#include \"$header.h\"" >"$BUILD/one.c"
    for folder in . src; do
        $CC -E -P -DMAPFN_OMP_ALLOW_SERIAL=1 -I$folder "$BUILD/one.c" >"$BUILD/$header.$(echo $folder | tr . p)" 2>"$BUILD/log" || cat "$BUILD/log"
    done
    [ -s "$BUILD/$header.src" ] && cmp "$BUILD/$header.src" "$BUILD/$header.p"
    result $? "$header.h: the same text from src/ and as it is printed"
done

python3 tests/rooms/layers.py
result $? "no part names what stands above it, and only compiler/ asks which compiler this is"
python3 tests/rooms/words.py
result $? "the documents' words stand in the headers"
python3 tests/rooms/names.py
result $? "no name of the headers is one that a map would have"

# each of these tests can fail: a copy of the tree with one violation
planted=$BUILD/planted
plant() { # what, a command that violates, a command that must see it
    rm -rf "$planted" && mkdir -p "$planted/tools" "$planted/tests" && cp -R src packaging CMakeLists.txt mapfn*.h "$planted" && cp tools/headers "$planted/tools" && cp -R tests/rooms "$planted/tests"
    (cd "$planted" && eval "$3") >"$BUILD/log" 2>&1 || { echo "not ok - before $1 is planted: $(cat "$BUILD/log")"; return; }
    (cd "$planted" && eval "$2")
    if (cd "$planted" && eval "$3") >"$BUILD/log" 2>&1; then false; else true; fi
    result $? "$1 is seen"
}
check="tools/headers --check"
layers="python3 tests/rooms/layers.py src"
plant "a header that was edited" 'echo >>mapfn.h' "$check"
plant "a part that was edited" 'echo "#define MAPFN_MORE 1" >>src/run/call.h' "$check"
plant "a part that no header includes" 'cp src/run/call.h src/run/other.h' "$check"
plant "a part without its first comment" 'sed -i.old 1d src/run/call.h' "$check"
plant "plain C that knows a kind" 'echo "#define MAPFN_MORE MAPFN_TRAIT_in" >>src/run/call.h' "$layers"
plant "a kind that knows the generator" 'echo "#define MAPFN_MORE MAPFN_RESOLVED" >>src/kinds/rows.h' "$layers"
plant "a kind that asks for a compiler" 'printf "#ifdef __clang__\n#endif\n" >>src/kinds/rows.h' "$layers"
plant "plain C that knows a back end" 'echo "#define MAPFN_MORE mapfn_omp_job" >>src/run/call.h' "$layers"
plant "an exemption that nothing needs" 'echo "run/call.h MAPFN_FIT none" >>tests/rooms/exempt' "$layers"
plant "a name that a map would have" 'echo "static int mapfn_at_most;" >>mapfn.h' "python3 tests/rooms/names.py"
plant "a word that no header has" 'echo MAPFN_NO_SUCH_WORD >a.md' '! test -f a.md || python3 tests/rooms/words.py a.md'
