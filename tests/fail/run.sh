#!/bin/sh
# Every misuse gives its text, at the user's line, once, and within 40 lines of output; case 0 gives nothing. A case says in its first
# comment what must be said (say:, or say-gcc: and so on where compilers use their own words), in which languages (on:), with
# which flags and headers, and whether it is a warning; where a compiler cannot be kept from going on, how many errors may follow the first
# (follow:); the line is the one marked `<- here`, or `<- gcc` and so on where compilers point at different lines.
: "${BUILD:?}" # the folder to build in, from tests/run.sh
. tests/lib/matrix.sh
rm -f "$BUILD"/*.txt # what compilers say, which tools/errors.py reads
limit=40
cases=${*:-tests/fail/*.c tests/fail/*.cpp}

# field NAME FILE: the values of " * NAME: value"
field() { sed -n "1,/\*\//s/^ \* $1: \(.*[^ ]\)\( \*\/\)*\$/\1/p" "$2" | sed 's, \*/$,,'; }

# fields FILE: as assignments those that a shell needs often; marks_15: is a line marked for gcc 15? each_cxx: is something said of one C++ compiler?
fields() {
    awk '
        function quoted(text) { gsub(/\047/, "\047\\\047\047", text); return "\047" text "\047" }
        /<- .*gcc-15/ { marks_15 = "yes" }
        /^ \* say-(g|clang)[+][+]: |<- .*(g|clang)[+][+]/ { each_cxx = "yes" }
        ended { next }
        /^ \* [a-z0-9+-]+: / {
            name = $2
            sub(/:$/, "", name)
            if (name ~ /^say-/) own = "yes"
            if (name !~ /^(needs|on|flags|without|warning|follow)$/) { ended = NR > 1 && /\*\//; next }
            value = $0
            sub(/^ \* [a-z0-9+-]+: /, "", value)
            sub(/ *\*\/$/, "", value)
            has[name] = has[name] (has[name] != "" ? " " : "") value
        }
        NR > 1 && /\*\// { ended = 1 }
        END {
            n = split("needs on flags without warning follow", each, " ")
            for (k = 1; k <= n; k++) printf "%s=%s ", each[k], quoted(has[each[k]])
            print "own_words=" (own ? own : "no") " marks_15=" marks_15 " each_cxx=" each_cxx
        }' "$1"
}

# check KIND LANGUAGE COMMAND CASE MAJOR: KIND names the compiler in say-KIND and in marks, MAJOR is its version
check() {
    kind=$1 file=$4 what="${4##*/} with $3" output=$BUILD/${4##*/}.${3%% *}.txt major=$5
    case $3 in *-std=c99) output=${output%.txt}-c99.txt ;; esac # tools/errors.py reads the other one
    given=$flags
    case $kind in nvcc) given=${flags#-Werror} ;; esac # it has another meaning there
    # `without` a header of the compiler's: its folder of headers, less that one
    less=$without
    if [ -n "$less" ]; then
        rm -rf "$BUILD/headers" && mkdir -p "$BUILD/headers"
        ln -s "$($3 -print-file-name=include)"/* "/usr/include/$(gcc -print-multiarch)"/* "$BUILD/headers/" 2>/dev/null
        rm -f "$BUILD/headers/$less"
        given="$given -nostdinc -isystem $BUILD/headers -isystem /usr/include"
    fi
    $3 $given -O2 -I. -c -o /dev/null "$file" >"$output" 2>&1; code=$?
    # nothing is linked, so that another version's omp.h will do
    if [ -z "$less" ] && case $flags in *openmp*) grep -q "MAPFN_E37" "$output" ;; *) false ;; esac then
        if [ -f "$BUILD/omp/omp.h" ]; then $3 $given -O2 -I. -isystem "$BUILD/omp" -c -o /dev/null "$file" >"$output" 2>&1; code=$?; fi
        if grep -q "MAPFN_E37" "$output"; then echo "skip - $what: it has no omp.h (package libomp-dev of its version)"; return; fi
    fi
    [ -z "$warning" ] || [ $code -ne 0 ] || code=warning
    case $file in */good.c)
        if [ $code -eq 0 ] && { [ "$kind" = nvcc ] || [ ! -s "$output" ]; }; then echo "ok - $what"; else cat "$output"; echo "not ok - $what: must compile without a word"; fi
        return ;;
    esac
    texts=$BUILD/say marked=$kind
    case $own_words in yes) texts=$BUILD/texts; field "say-$kind" "$file" >"$texts" ;; esac
    case $kind in *++) marked="${kind%++}[+][+]" ;; esac
    case $kind in g*) [ "$major" -lt 15 ] || [ -z "$marks_15" ] || marked=gcc-15 ;; esac # at the map's line, as clang
    more=" $follow " # of the field `follow: gcc=24 gcc-16=30 clang=1`
    case $more in
    *" $kind-$major="*) more=${more#*" $kind-$major="} more=${more%% *} ;; # of one version alone
    *" $kind="*) more=${more#*" $kind="} more=${more%% *} ;;
    *) more=0 ;;
    esac
    wrong=$(awk -v code=$code -v limit=$((limit + 40 * more)) -v follow="$more" -v file="$file" -v kind="$kind" -v mark="<- (here|(.* )?$marked( .*)?) [*]/" '
        FILENAME == ARGV[1] { text[++texts] = $0; next }
        FILENAME == ARGV[2] { if ($0 ~ mark) line[++marks] = FNR; next }
        { said = said $0 "\n"; rows++ }
        /fatal error: (mapfn.h stops at the error above|template instantiation depth exceeds)/ { next } # which is no second one; the first has a line since gcc 15
        /(:[0-9]+|\([0-9]+\)): (fatal )?(error|warning)/ { mistakes++; if (mistakes == 1) first = $0 }
        END {
            if (code == "0") print "it compiled"
            if (texts == 0) print "the case expects no text"
            for (i = 1; i <= texts; i++) if (!index(said, text[i])) print "no '\''" text[i] "'\''"
            if (marks == 0) print "no line is marked for " kind
            for (i = 1; i <= marks; i++)
                if (!index(said, file ":" line[i] ":") && !index(said, file ":" line[i] ",") && !index(said, file "(" line[i] ")")) print "line " line[i] " is not named"
            if (follow > 0 && !index(first, text[1])) print "the first error is another"
            if (mistakes < 1 || mistakes > 1 + follow) print mistakes + 0 " errors and warnings, not 1"
            if (rows > limit) print rows " lines"
        }' "$texts" "$file" "$output")
    if [ -z "$wrong" ]; then echo "ok - $what"; else sed 's/^/    /' "$output" | cut -c1-240 | head -n 60; echo "not ok - $what: $wrong"; fi
}

compilers() {
    if [ "$ONLY" ]; then
        cxx=$(cxx_of "$ONLY")
        printf '%s\n' "${ONLY%%-*} c $ONLY" "${ONLY%%-*} c $ONLY -std=c99" "${cxx%%-*} c++ $cxx -x c++"
        return
    fi
    numbered=
    for c in $(versions); do # clang 14 is clang++, too
        if command -v $c >/dev/null 2>&1; then echo "${c%-*} c $c"; numbered="$numbered $c"; else echo "skip - $c is not installed (package $c)" >&2; fi
    done
    # strict C99, where glibc's assertions have no text of their own: for cases whose message is an assertion (below), for all with THOROUGH=1
    command -v gcc >/dev/null 2>&1 && echo "gcc c gcc -std=c99"
    [ "${THOROUGH:-0}" = 1 ] && command -v clang-19 >/dev/null 2>&1 && echo "clang c clang-19 -std=c99"
    for c in gcc clang; do # of another version, where there is no other
        case $numbered in *" $c-"*) ;; *) command -v $c >/dev/null 2>&1 && echo "$c c $c" ;; esac
    done
    command -v g++ >/dev/null 2>&1 && echo "g++ c++ g++ -x c++" || echo "skip - g++ is not installed (package g++)" >&2
    command -v clang++ >/dev/null 2>&1 && echo "clang++ c++ clang++ -x c++" || echo "skip - clang++ is not installed (package clang)" >&2
    command -v "$NVCC" >/dev/null 2>&1 && echo "nvcc nvcc $NVCC -x cu -std=c++14" || echo "skip - nvcc is not installed (CUDA toolkit)" >&2
}
mkdir -p "$BUILD/omp"
for header in /usr/lib/llvm-*/lib/clang/*/include/omp.h; do [ ! -f "$header" ] || cp "$header" "$BUILD/omp/"; done
compilers 2>"$BUILD/skipped" | while read -r kind language command; do
    echo "$kind $language $(${command%% *} -dumpversion 2>/dev/null | cut -d. -f1 | grep -x '[0-9]*' || echo 0) $command"
done >"$BUILD/compilers"
cat "$BUILD/skipped"
one_cxx=$([ "$(grep -c '++ c++ ' "$BUILD/compilers")" -gt 1 ] || echo yes)

# `make test` reads a case by gcc and by one compiler of C++, in turns, and by clang where that is g++; by all where something is said of one
# of C++ alone, or where it is no C
turn=g++
for file in $cases; do
    eval "$(fields "$file")"
    missing=
    for header in $needs; do [ -f "$header" ] || missing="$missing $header"; done
    if [ -n "$missing" ]; then echo "skip - $(basename "$file"): no$missing"; continue; fi
    on=" $on "
    field say "$file" >"$BUILD/say"
    case $on in *" c "*) ;; *) each_cxx=yes ;; esac
    if [ "$ONLY" ] || thorough; then each_cxx=yes; fi
    case $turn in g++) turn=clang++ ;; *) turn=g++ ;; esac
    while read -r kind language major command; do
        case $on in *" $language "*) ;; *) continue ;; esac
        case $command:${file##*/} in
        *-std=c99:good.c | *-std=c99:e0[345]* | *-std=c99:e1[579]* | *-std=c99:e2[0124]* | *-std=c99:e3[1268]* | *-std=c99:e4[0-47]*) ;;
        *-std=c99:*) thorough || [ "$ONLY" ] || continue ;;
        esac
        case $each_cxx$kind$turn in yes*) ;;
        g++clang++ | clang++g++ | clangclang++) [ "$one_cxx" ] || continue ;; esac
        check "$kind" "$language" "$command" "$file" "$major"
    done <"$BUILD/compilers"
done

# every kind with an argument too few, too many and none: one error that shows the item. All in one file, a definition in each line from the
# third on, as the header takes longer to read than they
[ $# -gt 0 ] || for cc in $both; do
    command -v $cc >/dev/null 2>&1 || { echo "skip - arguments of every kind, $cc: not installed (package $cc)"; continue; }
    printf '#include "mapfn.h"\ntypedef int T;\n' >"$BUILD/arity.c"
    for item in in:T,x out:T,x inout:T,x uniform:T,x index:T,x in_row:T,x,3 out_row:T,x,3 inout_row:T,x,3 in_strided:T,x out_strided:T,x inout_strided:T,x \
        in_ragged:T,x out_ragged:T,x inout_ragged:T,x table:T,x,3 where:T,x scratch:T,x,3 rng:x sum:T,x reduce:T,x,f,0 cost:3 team: looped: ordered: fallible: exported: host: streaming: vectorized:; do
        kind=${item%%:*} arguments=${item#*:}
        few=${arguments%,*}
        case $kind:$arguments in index:*) few= ;; *,*) ;; *) few= ;; esac # index(i) is right as well
        for list in "$few" "$arguments,4" "$arguments,4,5,6,7" ""; do echo "$kind $list"; done
    done >"$BUILD/items"
    awk '{ print "MAPFN(int, f" NR ", in(int, a), " $1 "(" $2 ")) { return a; }" }' "$BUILD/items" >>"$BUILD/arity.c"
    case $cc in clang*) all=-ferror-limit=0 ;; *) all=-fmax-errors=0 ;; esac
    $cc -std=c11 $all -I. -fsyntax-only "$BUILD/arity.c" 2>&1 | grep ' error: ' >"$BUILD/arity.said"
    wrong=$(awk '
        FILENAME == ARGV[1] { match($0, /arity\.c:[0-9]+:/); line = substr($0, RSTART + 8, RLENGTH - 9); count[line]++; said[line] = $0; next }
        { line = FNR + 2 }
        count[line] != 1 || !index(said[line], "MAPFN_E23 f" FNR ": " $1 "(") || said[line] !~ / takes .*see docs\/errors\.md#e23/ { print $1 "(" $2 ")" }' "$BUILD/arity.said" "$BUILD/items" | tr '\n' ' ')
    [ "$(wc -l <"$BUILD/arity.said")" -eq "$(wc -l <"$BUILD/items")" ] || wrong="$wrong and another number of errors"
    if [ -z "$wrong" ]; then echo "ok - arguments of every kind, $cc"; else echo "not ok - arguments of every kind, $cc: $wrong"; fi
done

# docs/errors.md says what the cases say
what="docs/errors.md is what tools/errors.py prints (make errors)"
if ! command -v python3 >/dev/null 2>&1; then echo "skip - $what: python3 is not installed (package python3)"
elif ! gcc --version 2>/dev/null | grep -q ' 12\.'; then echo "skip - $what: written with gcc 12 (package gcc-12)"
elif ! command -v "$NVCC" >/dev/null 2>&1; then echo "skip - $what: some errors are nvcc's, which is not installed (CUDA toolkit)"
elif [ $# -gt 0 ] || [ "$ONLY" ]; then :
else
    CC=gcc SAID=$BUILD python3 tools/errors.py >"$BUILD/errors.md" 2>/dev/null
    if cmp -s docs/errors.md "$BUILD/errors.md"; then echo "ok - $what"; else diff docs/errors.md "$BUILD/errors.md" | head -20; echo "not ok - $what"; fi
fi
