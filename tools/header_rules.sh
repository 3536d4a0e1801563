#!/bin/sh
# What holds for the text of the headers, one line for each place that breaks it: sh tools/header_rules.sh [header…]
#     Compiler, target and system are asked in the sections `platform` and `is this a compiler we know?` alone; all else tests 0/1 macros.
#     No line has more than 120 characters, except in the list tables, which tools/tables.sh prints, and in texts of #error.
#     No macro has more than 50 lines, except for tables of numbers, which are listed here by name.
# With --plant it puts one violation of each rule into a copy of each header, and says which it does not see.
LC_ALL=C.UTF-8
export LC_ALL
headers="mapfn.h mapfn_omp.h mapfn_cuda.h mapfn_mpi.h mapfn_math.h"

rules() { # header…
    awk '
    BEGIN { # macros that compilers define about themselves, the target or the flags
        asks = "__clang|__GNUC|__GCC_|__CUDA|__NVCC|CUDART_VERSION|__SSE|__AVX|__FMA|__F16C|__BMI|__OPTIMIZE|__x86_64|__i386|__aarch64|__arm|__ARM_|__riscv|_WIN32" \
            "|_WIN64|__MINGW|__linux|__APPLE|__GLIBC|__SIZEOF_|__EXCEPTIONS|__FAST_MATH|__FINITE_|__FLT_EVAL|__FP_FAST|__STRICT_ANSI|__NO_MATH|__SANITIZE"
        tables["MAPFN_M_TWO_OVER_PI_ROWS"] = 1
    }
    FNR == 1 { section = ""; lines = 0; continued = 0 }
    /^\/\* -----+ / || (/^ \* +[A-Z]+$/ && above ~ /^\/\* ====+/) {
        section = tolower($0)
        gsub(/^\/\* -+ |^ \* +|:.*$| -+$/, "", section)
    }
    { above = $0 }
    # a directive, with the lines that it goes on on
    /^ *# *(if|ifdef|ifndef|elif)[ (!]/ || continued {
        if (section !~ /^(platform|is this a compiler we know)/ && $0 ~ asks) {
            print FILENAME ":" FNR ": asks for a compiler outside of `platform`: state what it can do there, as 0 or 1: " $0
            bad = 1
        }
        continued = /\\$/
    }
    {
        text = $0
        gsub(/[\200-\277]/, "", text) # in bytes: mawk knows no characters
        if (length(text) > 120 && !/^#define MAPFN_EACH_[0-9]+(_FOR)?\(/ && !/^ *# *error / && !/^# include "mapfn.h \(MAPFN_E16\)/) {
            print FILENAME ":" FNR ": has " length(text) " characters, at most 120: " substr($0, 1, 60) "…"
            bad = 1
        }
        if (lines == 0) head = $0
        lines = /\\$/ ? lines + 1 : 0
        name = head
        gsub(/^ *# *define |[( ].*$/, "", name)
        if (lines == 50 && !(name in tables)) {
            print FILENAME ":" FNR - 49 ": a macro of more than 50 lines: " substr(head, 1, 60) "…"
            bad = 1
        }
    }
    END { exit bad }' "$@"
}

# plant HEADER WHAT SED: a violation that must be seen, and nothing else
plant() {
    sed "$3" "$1" >"$planted/$1"
    if [ "$(rules "$planted/$1" | wc -l)" -eq 1 ]; then echo "ok - $1: $2 is seen"; else echo "not ok - $1: $2 is not seen, or more than that"; fi
}
if [ "$1" = --plant ]; then
    planted=$(mktemp -d) || exit 1
    trap 'rm -rf "$planted"' EXIT
    # behind the last line but one of each header
    for header in $headers; do
        plant "$header" "a compiler test" '$i\
#ifdef __clang__\
#endif'
        plant "$header" "a test of a flag, in a line that goes on" '$i\
#if MAPFN_CHECKS \\\
    \&\& defined(__FAST_MATH__)\
#endif'
        plant "$header" "a line of 121 characters" "\$i\\
/* $(printf '%115s' ' ' | tr ' ' x) */"
        plant "$header" "a macro of 51 lines" "\$i\\
#define MAPFN_LONG \\\\\\
$(yes '    1 + \\\' | head -n 49)
    1"
    done
    exit
fi
[ $# -gt 0 ] || set -- $headers
rules "$@"
