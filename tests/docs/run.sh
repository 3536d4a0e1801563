#!/bin/sh
# What the documents say must be so. Their C code, by the words after ```:
#     c             with a main(): it compiles without a warning; a ```text block right after it is what it prints
#                   without: definitions, compiled together with the document's others
#     c statements  likewise, inside a function
#     c error       does not compile; each line of the ```text block after it is in the compiler's message
#     c excerpt     part of an expansion, kept by `make docs`
# docs/errors.md has another generator and a suite of its own; only its links and commands are looked at here.
# Beside that: links lead somewhere, make's targets are there, the README names all that the header has.
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
documents=$(ls README.md CONTRIBUTING.md docs/*.md)
rm -rf "$BUILD/code"
mkdir -p "$BUILD/code"
result() { # status, what
    if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}

# ---- code: DOCUMENT-NUMBER.{program,error}.c with .text beside it; DOCUMENT.fragments.c
for document in $documents; do
    [ "$document" != docs/errors.md ] || continue
    awk -v base="$BUILD/code/$(basename "$document" .md)" -v document="$document" '
        function finish() {
            if (kind == "c" && text ~ /int main\(/) kind = "program"
            if (kind == "program" || kind == "c error") {
                last = base "-" ++number (kind == "program" ? ".program" : ".error")
                printf "#line %d \"%s\"\n%s", line + 1, document, text >(last ".c")
            } else if (kind == "c" || kind == "c statements") {
                if (!fragments++) printf "#include \"mapfn.h\"\n" >(base ".fragments.c")
                opening = kind == "c" ? "" : "static inline mapfn_status mapfn_statements_" ++number "(void)\n{\n"
                printf "%s#line %d \"%s\"\n%s%s", opening, line + 1, document, text, kind == "c" ? "" : "return status;\n}\n" >(base ".fragments.c")
            } else if (kind == "text" && last != "") printf "%s", text >(last ".text")
            if (kind != "program" && kind != "c error") last = ""
        }
        /^```/ && !inside { inside = 1; kind = substr($0, 4); text = ""; line = NR; next }
        /^```$/ { inside = 0; finish(); next }
        inside { text = text $0 "\n" }' "$document"
done
seen=""
for compiler in "$CC" clang; do
    command -v ${compiler%% *} >/dev/null || { echo "skip - code in the documents with $compiler: not found (Debian, Ubuntu: apt-get install $compiler)"; continue; }
    version=$($compiler -v 2>&1 | grep ' version ')
    case "$seen" in *"<$version>"*) continue ;; esac
    seen="$seen<$version>"
    for code in "$BUILD"/code/*.c; do
        name=$(basename "$code" .c)
        text=${code%.c}.text
        case $name in
        *.program)
            program=${code%.c}
            $compiler -O2 $warnings -I. "$code" -o "$program" && "$program" >"$program.out" && { [ ! -f "$text" ] || diff "$text" "$program.out"; }
            result $? "$name compiles with $compiler and prints what is shown" ;;
        *.error)
            ! $compiler -O2 -I. -c "$code" -o /dev/null 2>"$code.message" \
                && ! { while IFS= read -r line; do grep -qF "$line" "$code.message" || echo "missing: $line"; done <"$text" | grep .; }
            result $? "$name is refused by $compiler as shown" ;;
        *.fragments)
            $compiler -O2 $warnings -Wno-unused-function -Wno-unused-but-set-variable -I. -c "$code" -o /dev/null
            result $? "$name: definitions and statements compile with $compiler" ;;
        esac
    done
    $compiler -O2 $warnings -c tests/docs/choice.c -o /dev/null
    result $? "the README's table of what is vectorized, with $compiler"
done
[ "$(ls "$BUILD"/code/*.c | wc -l)" -ge 3 ]
result $? "the documents have code"

# ---- expansions: they are gcc's
if ${CC:-cc} --version 2>/dev/null | head -n 1 | grep -qi clang || ! ${CC:-cc} --version >/dev/null 2>&1; then
    echo "skip - expansions in the documents: they are shown as gcc makes them (Debian, Ubuntu: apt-get install gcc)"
else
    for document in README.md docs/design.md; do
        [ -f "$document" ] || continue
        cp "$document" "$BUILD/expanded.md"
        tools/docs "$BUILD/expanded.md" && diff "$document" "$BUILD/expanded.md"
        result $? "the expansions in $document are what tools/expand prints (make docs puts them in)"
    done
fi

# ---- links, targets, names
for document in $documents; do
    bad=$(grep -o '](\([^)#]*\))' "$document" | sed 's/](\(.*\))/\1/' | grep -v '^http' | while read -r link; do [ -e "$(dirname "$document")/$link" ] || echo "$link"; done)
    [ -z "$bad" ] || echo "$bad"
    [ -z "$bad" ]
    result $? "the links in $document lead to files"
    bad=$(grep -o '`make [a-z-]*\|^make [a-z-]*' "$document" | sed 's/.*make //' | sort -u | while read -r target; do grep -q "^$target:" Makefile || echo "$target"; done)
    [ -z "$bad" ] || echo "make: $bad"
    [ -z "$bad" ]
    result $? "the make targets in $document are in the Makefile"
done
named() { # what, where, names…: each stands in the README in backquotes, `where` being a pattern before the name (here: a row's first column)
    what=$1 where=$2; shift 2
    bad=""
    for name in "$@"; do grep -q "$where\`$name\b" README.md || bad="$bad $name"; done
    [ -z "$bad" ] || echo "the README lacks:$bad"
    [ -z "$bad" ] && [ $# -gt 2 ]
    result $? "the README names every $what of mapfn.h"
}
named "kind and modifier" "^| [^|]*" $(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\).*/\1/p' mapfn.h)
named "configuration macro" "^| [^|]*" $(sed -n '/configuration: 0 or 1/,/is this a compiler/s/^#ifndef \(MAPFN_[A-Z_]*\).*/\1/p' mapfn.h)
named "status" "^| [^|]*" $(sed -n '/^typedef enum mapfn_status/,/^}/s/^ *\(MAPFN_[A-Z_]*\).*/\1/p' mapfn.h)
named "option" "^| [^|]*" $(sed -n '/^typedef struct mapfn_opts/,/^}/s/.*[ *]\([a-z_]*\) MAPFN_DEFAULT.*/\1/p' mapfn.h)
named "family macro" "" mapfn_vectorized mapfn_looped mapfn_with_opts REAL SIGNED UNSIGNED INTEGER NUMBER

# ---- the header's list tables, and the help
make -s tables >/dev/null
result $? "make tables: the header's list tables are as tools/tables.sh prints them"
[ "$(make -s help | wc -l)" -eq "$(grep -c '^[a-z-]*:' Makefile)" ]
result $? "make help lists every target"
