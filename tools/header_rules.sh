#!/bin/sh
# What holds for the text of the headers, one line for each place that breaks it: sh tools/header_rules.sh [header…]
#     Compiler, target and system are asked in the sections `platform` and `is this a compiler we know?` alone; all else tests 0/1 macros.
#     No line has more than 150 characters, except in the list tables, which tools/tables.sh prints.
#     No macro has more than 50 lines.
[ $# -gt 0 ] || set -- mapfn.h mapfn_omp.h
LC_ALL=C.UTF-8 awk '
    FNR == 1 { section = ""; lines = 0 }
    /^\/\* -+ .* ----/ { section = $0; gsub(/^\/\* -+ | ----.*$/, "", section) }
    /^ *# *(if|ifdef|ifndef|elif)[ (!]/ && section !~ /^(platform|is this a compiler we know)/ \
        && /__clang__|__GNUC__|__CUDA|__NVCC__|__SSE|__AVX|__FMA__|__OPTIMIZE|__x86_64__|__i386__|__aarch64__|__ARM_|_WIN32|_WIN64|__linux__|__SIZEOF_INT128__|__EXCEPTIONS/ {
        print FILENAME ":" FNR ": asks for a compiler outside of `platform`: state what it can do there, as 0 or 1: " $0
        bad = 1
    }
    {
        text = $0
        gsub(/[\200-\277]/, "", text) # in bytes: mawk knows no characters
        if (length(text) > 150 && !/^#define MAPFN_(EACH|FOR)_[0-9]+\(/) {
            print FILENAME ":" FNR ": has " length(text) " characters, at most 150: " substr($0, 1, 60) "…"
            bad = 1
        }
        if (lines == 0) head = $0
        lines = /\\$/ ? lines + 1 : 0
        if (lines == 50) {
            print FILENAME ":" FNR - 49 ": a macro of more than 50 lines: " substr(head, 1, 60) "…"
            bad = 1
        }
    }
    END { exit bad }' "$@"
