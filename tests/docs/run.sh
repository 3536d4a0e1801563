#!/bin/sh
# What the documents say must be so. Their C code, by the words after ```:
#     c             with a main(): it compiles without a warning; a ```text block right after it is what it prints
#                   without: definitions, compiled together with the document's others
#     c statements  likewise, inside a function
#     c error       does not compile; each line of the ```text block after it is in the compiler's message
#     c openmp      as c with a main(), compiled with -fopenmp where that works
#     c mpi         likewise by mpicc, on 1 and 2 ranks; without a main() it compiles by itself
#     c excerpt     part of an expansion, kept by `make docs`
#     c++           as c with a main(), for $CXX
#     gdb           commands for gdb on the C program before it; each line of the ```text block after it is in what gdb prints
# tests/docs/blocks lists all kinds of blocks with the suite that tries them; what it does not list is an error here.
# Beside that: links lead somewhere, make's targets are there, the README names all that the header has, examples are formatted.
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
documents=$(ls README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md docs/*.md bench/README.md examples/README.md tests/README.md)
rm -rf "$BUILD/code"
mkdir -p "$BUILD/code"
result() { # status, what
    if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}

# ---- each block is tried by somebody: nothing stands in the documents that tests/docs/blocks does not know
for document in $documents docs/*.[0-9]; do
    awk -v document="$document" '
        /^ *```/ && !inside { inside = 1; sub(/^ *```/, ""); print document "|" ($0 == "" ? "-" : $0); next }
        /^ *```/ { inside = 0; next }
        !inside && before == "" && /^(    |\t)[^ ]/ { print document "|indented" } # Markdown shows it as code
        /^\.Bd/ { print document "|" $0 }
        /^\.Dl/ { print document "|.Dl" }
        { before = $0 }' "$document"
done | sort | uniq -c | sed 's/^ *\([0-9]*\) /\1|/' >"$BUILD/blocks"
sed 's/ *| */|/g' tests/docs/blocks | awk -F '|' -v found="$BUILD/blocks" '
    /^#/ || NF < 4 { next }
    { count[$1 "|" $2] = $3; tried[$1 "|" $2] = $4 }
    END {
        while ((getline <found) > 0) {
            block = $2 "|" $3
            seen[block] = 1
            if (!(block in count)) print $2 ": nothing tries blocks of the kind `" $3 "`: say in tests/docs/blocks what does"
            else if (count[block] != "all" && count[block] != $1) print $2 ": " $1 " blocks of the kind `" $3 "`; of " count[block] " tests/docs/blocks says who tries them"
        }
        for (block in count) {
            if (!(block in seen)) print block ": is in tests/docs/blocks alone"
            suites = split(tried[block], suite, " ")
            for (k = 1; k <= suites; k++)
                if (tried[block] !~ /^not code/ && system("test -f tests/" suite[k] "/run.sh") != 0) print block ": there is no suite " suite[k]
        }
    }' >"$BUILD/untried"
cat "$BUILD/untried"
[ ! -s "$BUILD/untried" ] && [ "$(wc -l <"$BUILD/blocks")" -gt 20 ]
result $? "every block of the documents is known in tests/docs/blocks"

# ---- what holds for the text of the headers
sh tools/header_rules.sh
result $? "the headers: compilers are asked in platform sections alone, lines and macros fit a screen"
sh tools/header_rules.sh --plant

# ---- code: DOCUMENT-NUMBER.{program,openmp,error}.c with .text beside it; DOCUMENT.fragments.c
for document in $documents; do
    [ "$document" != docs/errors.md ] || continue
    awk -v base="$BUILD/code/$(basename "$document" .md)" -v document="$document" '
        function finish() {
            if (kind == "c" && text ~ /int main\(/) { kind = "program"; program = text }
            if (kind == "c++" || kind == "gdb") {
                other = base "-" ++number "." kind
                printf "%s", text >(other (kind == "c++" ? ".cpp" : ""))
                if (kind == "gdb") printf "%s", program >(other ".source")
            } else if (kind == "program" || kind == "c error" || kind == "c openmp" || kind == "c mpi") {
                last = base "-" ++number "." (kind ~ /^c / ? substr(kind, 3) : kind)
                printf "#line %d \"%s\"\n%s", line + 1, document, text >(last ".c")
            } else if (kind == "c" || kind == "c statements") {
                if (!fragments++) printf "#include \"mapfn.h\"\n" >(base ".fragments.c")
                opening = kind == "c" ? "" : "static inline mapfn_status mapfn_statements_" ++number "(void)\n{\n"
                printf "%s#line %d \"%s\"\n%s%s", opening, line + 1, document, text, kind == "c" ? "" : "return status;\n}\n" >(base ".fragments.c")
            } else if (kind == "text") {
                if (last != "") printf "%s", text >(last ".text")
                if (other != "") printf "%s", text >(other ".text")
                for (; opens > 0; opens--) { printf "%s", text >open_text[opens]; last = "openmp" }
                if (last == "" && other == "" && !elsewhere) print document ":" line ": no program is known whose output this is"
                other = ""
            }
            elsewhere = kind == "c with the kind" || kind == "c with the modifier" || kind == "c with the flags" || kind == "c with the header" # suite recipes
            if (kind == "c openmp") open_text[++opens] = last ".text"
            if (kind != "program" && kind != "c error" && kind != "c mpi") last = ""
        }
        /^```/ && !inside { inside = 1; kind = substr($0, 4); text = ""; line = NR; next }
        /^```$/ { inside = 0; finish(); next }
        inside { text = text $0 "\n" }' "$document"
done >"$BUILD/orphans"
cat "$BUILD/orphans"
[ ! -s "$BUILD/orphans" ]
result $? "each text block of the documents is what the block before it prints"
printf '#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n' >"$BUILD/has_omp.c"
seen="" level=-O2 # of the second compiler only what it says, unless THOROUGH=1
for compiler in "$CC" clang; do
    command -v ${compiler%% *} >/dev/null || { echo "skip - code in the documents with $compiler: not found (Debian, Ubuntu: apt-get install $compiler)"; continue; }
    version=$($compiler -v 2>&1 | grep ' version ')
    case "$seen" in *"<$version>"*) continue ;; esac
    seen="$seen<$version>"
    case $seen in "<"*"<"*) [ "${THOROUGH:-0}" = 1 ] || level="-fsyntax-only -Wno-unused-command-line-argument" ;; esac
    for code in "$BUILD"/code/*.c; do
        name=$(basename "$code" .c)
        text=${code%.c}.text
        case $name in
        *.program)
            program=${code%.c}
            $compiler $level $warnings -I. "$code" -o "$program" && { [ "$level" != -O2 ] || { "$program" >"$program.out" && diff "$text" "$program.out"; }; }
            result $? "$name compiles with $compiler, and prints what is shown if that is the first compiler" ;;
        *.openmp)
            if ! $compiler -fopenmp "$BUILD/has_omp.c" -o "$BUILD/has_omp" 2>/dev/null; then
                echo "skip - $name with $compiler: -fopenmp does not work here (for clang: apt-get install libomp-dev)"
                continue
            fi
            program=${code%.c}
            $compiler $level -fopenmp $warnings -I. "$code" -o "$program" -lm && { [ "$level" != -O2 ] || { "$program" >"$program.out" && diff "$text" "$program.out"; }; }
            result $? "$name compiles with $compiler -fopenmp, and prints what is shown if that is the first compiler" ;;
        *.mpi) ;; # below
        *.error)
            ! $compiler -O2 -I. -c "$code" -o /dev/null 2>"$code.message" \
                && ! { while IFS= read -r line; do grep -qF "$line" "$code.message" || echo "missing: $line"; done <"$text" | grep .; }
            result $? "$name is refused by $compiler as shown" ;;
        *.fragments)
            $compiler $level $warnings -Wno-unused-function -Wno-unused-but-set-variable -I. -c "$code" -o /dev/null
            result $? "$name: definitions and statements compile with $compiler" ;;
        esac
    done
    $compiler -O2 $warnings -c tests/docs/choice.c -o /dev/null
    result $? "the README's table of what is vectorized, with $compiler"
done
[ "$(ls "$BUILD"/code/*.c | wc -l)" -ge 3 ]
result $? "the documents have code"

# ---- over MPI ranks, with every MPI that is here
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_mpi_yield_when_idle=1
export OMPI_MCA_btl_vader_single_copy_mechanism=none # containers may not read other processes' memory
for mpi in openmpi mpich; do
    [ $mpi = mpich ] && packages="libmpich-dev mpich" || packages="libopenmpi-dev openmpi-bin"
    if ! command -v mpicc.$mpi >/dev/null || ! command -v mpirun.$mpi >/dev/null; then echo "skip - code for $mpi in the documents: not found (Debian, Ubuntu: apt-get install $packages)"; continue; fi
    for code in "$BUILD"/code/*.mpi.c; do
        [ -f "$code" ] || continue
        name=$(basename "$code" .c) program=${code%.c}
        if ! grep -q 'int main(' "$code"; then
            mpicc.$mpi -O2 $warnings -Wno-unused-function -I. -c "$code" -o "$program.o"
            result $? "$name compiles with $mpi"
            continue
        fi
        mpicc.$mpi -O2 $warnings -I. "$code" -o "$program"
        bad=$?
        for ranks in 1 2; do timeout 600 mpirun.$mpi -n $ranks "$program" >"$program.out" && diff "${code%.c}.text" "$program.out" || bad=1; done
        result $bad "$name compiles with $mpi and prints what is shown, on 1 and 2 ranks"
    done
done

# ---- other languages
: "${PYTHON:=python3}"
for code in "$BUILD"/code/*.cpp; do
    [ -f "$code" ] || continue
    name=$(basename "$code" .cpp)
    if ! command -v "$CXX" >/dev/null; then echo "skip - $name: no $CXX (Debian, Ubuntu: apt-get install g++)"; continue; fi
    $CXX -O2 $warnings -I. "$code" -o "${code%.cpp}" && "${code%.cpp}" >"$code.out" && diff "${code%.cpp}.text" "$code.out"
    result $? "$name compiles with $CXX and prints what is shown"
done

# ---- the README's first screen
head -n 50 README.md >"$BUILD/first"
grep -q '^int main(void)' "$BUILD/first" && grep -qxF "$(sh tests/docs/block README.md text)" "$BUILD/first" && [ "$(grep -c '^\(gcc\|nvcc\) .*saxpy' "$BUILD/first")" -eq 3 ]
result $? "the README's first 50 lines have a program, its output, and how it is compiled three times"

# ---- the README's lines that compile, beside its own programs
there=$BUILD/readme
rm -rf "$there" && mkdir "$there" && cp mapfn*.h tests/packages/main.c tests/packages/maps.cu "$there"
sed 's/<\(mapfn.*\)>/"\1"/' tests/packages/maps.h >"$there/maps.h"
block() { sh tests/docs/block README.md "$@"; }
sh tests/docs/block docs/cuda.md cu >"$there/saxpy.cu"
prints=$(block text)
{ block sh all; sh tests/docs/block docs/cuda.md sh; } | sed 's/ *#.*//' | grep . | sort -u >"$there/lines"
while read -r line; do
    case $line in
    "make demo" | "make test") grep -q "$line" tests/newcomer/run.sh; result $? "README: $line is tried by the suite newcomer"; continue ;;
    "make install "* | *pkg-config*) continue ;; # the suite packages: all of them
    nvcc*) if ! command -v nvcc >/dev/null; then echo "skip - README: $line: no nvcc (CUDA toolkit; Debian, Ubuntu: apt-get install nvidia-cuda-toolkit)"; continue; fi ;;
    gcc*) if ! command -v gcc >/dev/null; then echo "skip - README: $line: no gcc (Debian, Ubuntu: apt-get install gcc)"; continue; fi ;;
    *) echo "not ok - README: nothing tries \`$line\`" ; continue ;;
    esac
    case $line in # the second: "with mapfn_omp.h included"
    *-fopenmp*) sh tests/docs/first_program omp >"$there/saxpy.c"; grep -q saxpy_map_omp "$there/saxpy.c" || echo "not ok - README: the first program has another call" ;;
    *) sh tests/docs/first_program >"$there/saxpy.c" ;;
    esac
    case $line in nvcc*maps.cu*) append=$([ "${THOROUGH:-0}" = 1 ] || echo -std=c++14) ;; *) append= ;; esac # nvcc's default, which takes longer, once
    (cd "$there" && rm -f a.out && NVCC_APPEND_FLAGS=$append sh -c "$line") >"$there/log" 2>&1
    # an nvcc says of a few releases ahead that it will leave out old cards
    ! grep -v '^nvcc warning : Support for' "$there/log"
    result $? "README: $line: no warning"
    said=$(cd "$there" && ./a.out)
    case $said in "$prints" | "${prints% *}" | "no such CUDA device"*) true ;; *) echo "it prints: $said"; false ;; esac
    result $? "README: $line"
done <"$there/lines"
[ "$(grep -c '^gcc\|^nvcc' "$there/lines")" -ge 3 ]
result $? "the README has lines that compile"

# ---- a debugger, an editor: gdb's words are those for gcc
printf 'int main(void) { return 0; }\n' >"$BUILD/empty.c"
for commands in "$BUILD"/code/*.gdb; do
    [ -f "$commands" ] || continue
    name=$(basename "$commands") folder=$BUILD/$(basename "$commands").folder
    if ! command -v gdb >/dev/null; then echo "skip - $name: no gdb (Debian, Ubuntu: apt-get install gdb)"; continue; fi
    if ! command -v gcc >/dev/null; then echo "skip - $name: shown for gcc (Debian, Ubuntu: apt-get install gcc)"; continue; fi
    gcc -g "$BUILD/empty.c" -o "$BUILD/empty"
    if ! gdb -batch -nx -ex run "$BUILD/empty" 2>&1 | grep -q 'exited normally'; then echo "skip - $name: gdb may not run programs here (in containers: --cap-add=SYS_PTRACE)"; continue; fi
    rm -rf "$folder" && mkdir "$folder" && cp mapfn.h "$folder" && cp "$commands.source" "$folder/clip.c"
    (cd "$folder" && gcc -g -O0 clip.c -o clip && gdb -batch -nx -x "../code/$name" ./clip) >"$folder/said" 2>&1
    ! { while IFS= read -r line; do grep -qF -- "$line" "$folder/said" || echo "missing: $line"; done <"$commands.text" | grep .; }
    result $? "$name: gdb stops in an element function and steps as shown"
    if ! command -v clangd >/dev/null; then echo "skip - clangd: not found (Debian, Ubuntu: apt-get install clangd)"; continue; fi
    sh tests/docs/block docs/faq.md "text compile_flags.txt" >"$folder/compile_flags.txt"
    (cd "$folder" && clangd --check=clip.c) >"$folder/clangd" 2>&1
    grep -q 'All checks completed' "$folder/clangd" && ! grep '^E' "$folder/clangd" | grep -v 'tweak: '
    result $? "clangd has nothing to say against a definition"
done

# ---- expansions: they are gcc's
if ${CC:-cc} --version 2>/dev/null | head -n 1 | grep -qi clang || ! ${CC:-cc} --version >/dev/null 2>&1; then
    echo "skip - expansions in the documents: they are shown as gcc makes them (Debian, Ubuntu: apt-get install gcc)"
else
    for document in docs/reference.md docs/design.md; do
        [ -f "$document" ] || continue
        cp "$document" "$BUILD/expanded.md"
        tools/docs "$BUILD/expanded.md" && diff "$document" "$BUILD/expanded.md"
        result $? "the expansions in $document are what tools/expand prints (make docs puts them in)"
    done
fi

# ---- tables that stand in several places have one source; one that is changed by hand, and a row that is missing, are seen
if ! command -v python3 >/dev/null; then echo "skip - docs/tables: no python3 (Debian, Ubuntu: apt-get install python3)"
else
    python3 -B tools/words.py --check >"$BUILD/words"
    result $? "all tables are as in docs/tables" && cat "$BUILD/words"
    tree=$BUILD/tree
    rm -rf "$tree" && mkdir -p "$tree/docs" && cp -r tools mapfn.h README.md "$tree" && cp -r docs/tables docs/*.md docs/*.3 "$tree/docs" && { [ ! -d src ] || cp -r src "$tree"; }
    sed -i 's/^| `in(T, x)` | `T x` |/| `in(T, x)` | `T y` |/' "$tree/README.md"
    sed -i '/^MAPFN_NO_MEMORY/d' "$tree/docs/tables/statuses.tsv"
    ! python3 -B "$tree/tools/words.py" --check >"$BUILD/words" && [ "$(sed 's/:.*//' "$BUILD/words" | paste -s -d ' ' -)" = "README.md docs/reference.md docs/cheatsheet.md docs/mapfn.3" ]
    result $? "a cell that is changed in one place, and a row that is gone from docs/tables, are seen" || cat "$BUILD/words"
fi

# ---- sentences that read at once; what does not is seen, once for each rule
if ! command -v python3 >/dev/null; then echo "skip - tools/prose: no python3 (Debian, Ubuntu: apt-get install python3)"
else
    python3 -B tools/prose >"$BUILD/prose"
    result $? "README and docs: lines, sentences and parentheses of a length that fits, and pages that begin with two sentences" && cat "$BUILD/prose"
    words=$(awk 'BEGIN { for (k = 0; k < 39; k++) printf "word " }')
    printf '# A page\n\nIt is for this. The answer is that.\n' >"$BUILD/plain.md"
    { cat "$BUILD/plain.md"; echo "This has $words." | fold -sw 100; } >"$BUILD/long.md"
    { cat "$BUILD/plain.md"; printf 'This (as a b c d e f g h i j k\nl) has it.\n'; } >"$BUILD/parenthesis.md"
    { cat "$BUILD/plain.md"; echo "It. It. $words $words" | cut -c 1-121; } >"$BUILD/line.md"
    { cat "$BUILD/plain.md"; echo 'With gcc 12.2 and clang 14.0 it takes 1.4 to 4 ns, 5 % of the call, and half of 0.9.'; } >"$BUILD/figures.md"
    echo 'With gcc 12.2 and clang 14.0, and releases before 13.3, 14.2 and 15.3, it takes 1.4 to 4 ns, or 5 %.' >>"$BUILD/plain.md"
    printf '# A page\n\n| a | b |\n|---|---|\n\nIt is for this. The answer is that.\n' >"$BUILD/late.md"
    here=$(cd "$BUILD" && pwd)
    for page in long parenthesis line figures late; do python3 -B tools/prose "$here/$page.md" | sed "s|.*/||"; done >"$BUILD/prose"
    python3 -B tools/prose "$here/plain.md" && [ "$(sed 's/ of [0-9].*//; s/ not begin.*//' "$BUILD/prose" | paste -s -d ';' -)" = "long.md:4: a sentence;parenthesis.md:4: a parenthesis;line.md:4: a line;figures.md:4: a sentence;late.md:1: a page does" ]
    result $? "a long sentence, parenthesis and line, one of three figures, and a page that begins with a table, are seen" || cat "$BUILD/prose"
fi

# ---- the tables of slower loops: one loop a row, and what to write instead
for document in docs/performance.md bench/README.md; do
    awk -F '|' '/^\| loop \|/ { inside = 1; next } !/^\|/ { inside = 0 } inside && !/^\|---/ {
        gsub(/\\\|/, "or"); rows++
        if ($0 !~ /^\| [^|;]+ \| [^|;]+ \| [^|;]+ \| [^|]+ \|$/) { print; bad = 1 } } END { exit bad || rows < 30 }' "$document"
    result $? "$document: each slower loop has a row of its own, and something to write instead"
done

# ---- what a public CI service runs, and the bug report
grep -q '&& .ci/run$' .github/workflows/test.yml && [ -x .ci/run ] && { ! python3 -c 'import yaml' 2>/dev/null || python3 -c 'import sys, yaml; yaml.safe_load(open(sys.argv[1]))["jobs"]' .github/workflows/test.yml; }
result $? "the workflow for a CI service calls .ci/run"
for word in MAPFN_VERIFY mapfn-report mapfn_explain MAPFN_VERSION; do grep -q "$word" .github/ISSUE_TEMPLATE/bug.md || echo "missing: $word"; done >"$BUILD/template"
! grep . "$BUILD/template"
result $? "the template of a bug report asks for what CONTRIBUTING.md says"
! grep -rnoF "$(cat packaging/url)" --include=* README.md CONTRIBUTING.md SECURITY.md docs packaging mapfn*.h .github meson.build CMakeLists.txt | grep -v '^packaging/url:'
result $? "the project's address stands in packaging/url alone"

# ---- doxygen and clangd with what docs/install.md gives them
if ! command -v doxygen >/dev/null; then echo "skip - doxygen: not found (Debian, Ubuntu: apt-get install doxygen)"
else
    folder=$BUILD/doxygen
    rm -rf "$folder" && mkdir "$folder" && sh tests/docs/first_program >"$folder/saxpy.c"
    { sh tests/docs/block docs/install.md "text Doxyfile"; printf 'INPUT = saxpy.c\nGENERATE_HTML = NO\nGENERATE_LATEX = NO\nGENERATE_XML = YES\nEXTRACT_ALL = YES\nQUIET = YES\n'; } >"$folder/Doxyfile"
    (cd "$folder" && doxygen Doxyfile >log 2>&1) && grep -q '<argsstring>(float x, float y, float a)</argsstring>' "$folder/xml/saxpy_8c.xml"
    result $? "doxygen sees an element function with the lines of docs/install.md" || cat "$folder/log"
fi
sh tests/docs/block docs/install.md "text Doxyfile" >"$BUILD/doxyfile"
missing=$(for word in $(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\).*/\1/p' mapfn.h); do grep -q "\"$word[(=]" "$BUILD/doxyfile" || printf ' %s' "$word"; done)
[ -z "$missing" ] || echo "missing:$missing"
[ -z "$missing" ]
result $? "doxygen is told every kind and modifier"
if ! command -v clangd >/dev/null; then echo "skip - .clangd: no clangd (Debian, Ubuntu: apt-get install clangd)"
else
    folder=$BUILD/clangd
    rm -rf "$folder" && mkdir "$folder" && sh tests/docs/first_program >"$folder/saxpy.c"
    sh tests/docs/block docs/install.md "yaml .clangd" | sed "s|/path/to/mapfn|$PWD|" >"$folder/.clangd"
    (cd "$folder" && clangd --check=saxpy.c) >"$folder/log" 2>&1
    grep -q 'All checks completed' "$folder/log" && ! grep '^E' "$folder/log" | grep -v 'tweak: '
    result $? "clangd has nothing to say with the .clangd of docs/install.md"
fi

bad=$(for suite in tests/*/run.sh; do name=${suite#tests/}; grep -q "^| \`${name%/run.sh}\` |" tests/README.md || echo "${name%/run.sh}"; done)
[ -z "$bad" ] || echo "$bad"
[ -z "$bad" ]
result $? "tests/README.md has a line for each suite"
# tests/matrix.tsv: a column for each suite, and no cell that run.sh does not bear out: it names the compiler, or takes it from a list that has it
bad=$({ head -n 1 tests/matrix.tsv | tr '\t' '\n' | tail -n +2; ls tests/*/run.sh | sed 's|tests/\(.*\)/run.sh|\1|'; } | sort | uniq -u)
# One awk for all cells, as a process for each would take longer than the rest of this suite's shell.
awk -F '\t' '
    FNR == 1 { suite = FILENAME; sub(/^tests\//, "", suite); sub(/\/.*/, "", suite) }
    FILENAME != "tests/matrix.tsv" {
        if ($0 ~ /^ *#/) next
        text[suite] = text[suite] "\n" $0
        if (FILENAME ~ /\/run\.sh$/) run[suite] = run[suite] "\n" $0 "\n"
        next
    }
    FNR == 1 { split($0, suites); next }
    {
        # how a run.sh may name it
        if ($1 == "gcc") names = "gcc|find_compilers|[$]CC"
        else if ($1 == "g++") names = "g[+][+]|cxx_of|[$]CXX"
        else if ($1 == "clang") names = "clang|find_compilers|[$]CC"
        else if ($1 == "clang++") names = "clang[+][+]|cxx_of"
        else if ($1 ~ /-[0-9]/) names = $1 "|versions"
        else if ($1 == "nvcc") names = "NVCC|nvcc"
        else if ($1 ~ /^x86_64/) names = "mingw"
        else { names = $1; sub(/^mpicc\./, "", names); sub(/^gcc /, "", names) }
        for (k = 2; k <= NF; k++) {
            cells++
            said = text[suites[k]] ~ ($k == "only" ? "find_compilers|both|one_of|ONLY" : names)
            # where nothing stands in the matrix: is it named all the same? What others name them for is no test
            if ($1 ~ /^(gcc|g[+][+]|clang|clang[+][+]|x86_64.*)$/) literal = 0
            else if ($1 ~ /-[0-9]/) literal = run[suites[k]] ~ ("[^A-Za-z0-9_]" $1 "[^A-Za-z0-9_]")
            else literal = said
            if ($k == "some") wrong = !said || !literal
            else wrong = $k == "-" ? literal : !said || $k !~ /^(test|all|read|only)$/
            if (wrong) print suites[k] ":" $1
        }
    }
    END { if (cells < 300) print "a matrix of " cells + 0 " cells" }' tests/*/*.sh tests/matrix.tsv >"$BUILD/matrix"
bad="$bad $(paste -s -d ' ' "$BUILD/matrix")"
[ "$bad" = " " ] || echo $bad
[ "$bad" = " " ]
result $? "tests/matrix.tsv has a column for each suite, and its cells say what run.sh does"

# ---- links, targets, names
for document in $documents; do
    bad=$(grep -o '](\([^)#]*\))' "$document" | sed 's/](\(.*\))/\1/' | grep -v '^http' | while read -r link; do [ -e "$(dirname "$document")/$link" ] || echo "$link"; done)
    [ -z "$bad" ] || echo "$bad"
    [ -z "$bad" ]
    result $? "the links in $document lead to files"
    bad=$(grep -o '](\([^)]*#[^)]*\))' "$document" | sed 's/](\(.*\))/\1/' | grep -v '^http' | awk -v document="$document" '
        function read_anchors(file,    code, line) { # headings as links name them, and <a id="…">
            while ((getline line <file) > 0) {
                if (line ~ /^```/) code = !code
                if (match(line, /<a id="[^"]*"/)) known[file, substr(line, RSTART + 7, RLENGTH - 8)] = 1
                if (code || !sub(/^#+ /, "", line)) continue
                line = tolower(line)
                gsub(/ /, "-", line)
                gsub(/[^a-z0-9_-]/, "", line)
                known[file, line] = 1
            }
            read[file] = 1
        }
        {
            file = anchor = $0
            sub(/#.*/, "", file)
            sub(/^[^#]*#/, "", anchor)
            folder = document
            if (!sub(/\/[^\/]*$/, "", folder)) folder = "."
            file = file == "" ? document : folder "/" file
            if (!(file in read)) read_anchors(file)
            if (!((file, anchor) in known)) print
        }')
    [ -z "$bad" ] || echo "$bad"
    [ -z "$bad" ]
    result $? "the links in $document lead to headings"
    bad=$(grep -o '`make [a-z-]*\|^make [a-z-]*' "$document" | sed 's/.*make //' | sort -u | while read -r target; do grep -q "^$target:" Makefile || echo "$target"; done)
    [ -z "$bad" ] || echo "make: $bad"
    [ -z "$bad" ]
    result $? "the make targets in $document are in the Makefile"
done
named() { # what, where, names…: each stands in backquotes in the README or the reference, `where` being a pattern before the name
    what=$1 where=$2; shift 2 #   (a row's first column), and in the cheat sheet, wherever
    bad=""
    for name in "$@"; do
        grep -q "$where\`$name\b" README.md docs/reference.md || bad="$bad $name"
        grep -Eq "\`([^\`]*[^a-z_\`])?$name\b[^\`]*\`" docs/cheatsheet.md || bad="$bad $name(cheat sheet)"
    done
    [ -z "$bad" ] || echo "missing:$bad"
    [ -z "$bad" ] && [ $# -gt 2 ]
    result $? "the README and the cheat sheet name every $what of mapfn.h"
}
named "kind and modifier" "^| [^|]*" $(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\).*/\1/p' mapfn.h)
named "configuration macro" "^| [^|]*" $(sed -n '/configuration: 0 or 1/,/is this a compiler/s/^#ifndef \(MAPFN_[A-Z_]*\).*/\1/p' mapfn.h)
named "status" "^| [^|]*" $(sed -n '/^typedef enum mapfn_status/,/^}/s/^ *\(MAPFN_[A-Z_]*\).*/\1/p' mapfn.h)
named "option" "^| [^|]*" $(sed -n '/^typedef struct mapfn_opts/,/^}/s/.*[ *]\([a-z_]*\) MAPFN_DEFAULT.*/\1/p' mapfn.h)
named "family macro" "" mapfn_vectorized mapfn_looped mapfn_with_opts REAL SIGNED UNSIGNED INTEGER NUMBER
bad=""
for suffix in $(sed -n 's/.*MAPFN_MEMBER(family, \(_map[a-z_]*\), .*/\1/p' mapfn*.h) _map_is_vectorized _map_cuda_prepare _map_cuda_work; do
    grep -q "\`name$suffix\b" docs/cheatsheet.md || bad="$bad name$suffix"
done
for function in $(sed -n 's/^# *define mapfn_\([a-z0-9_]*\)(.*/\1/p' mapfn_math.h); do # `mapfn_exp`, exp2 or, for fast_log, `_log`
    grep '^| `' docs/cheatsheet.md | grep -Eq "[ \`](mapfn_)?$function[ (\`]|\`_${function#fast_}\`" || bad="$bad $function"
done
[ -z "$bad" ] || echo "missing:$bad"
[ -z "$bad" ]
result $? "the cheat sheet names every map of a definition and every function of mapfn_math.h"
if ! command -v "$PYTHON" >/dev/null; then echo "skip - docs/cheatsheet.html: no $PYTHON (Debian, Ubuntu: apt-get install python3)"
else
    "$PYTHON" tools/sheet.py docs/cheatsheet.md | diff docs/cheatsheet.html -
    result $? "docs/cheatsheet.html is what \`make docs\` makes of docs/cheatsheet.md"
fi
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -z "$browser" ]; then echo "skip - the cheat sheet is one page of paper: no chromium (Debian, Ubuntu: apt-get install chromium)"
else
    rm -f "$BUILD/sheet.pdf"
    timeout 600 "$browser" --headless --no-sandbox --disable-gpu --user-data-dir="$BUILD/browser" --print-to-pdf="$BUILD/sheet.pdf" "file://$PWD/docs/cheatsheet.html" >"$BUILD/sheet.log" 2>&1
    [ "$(grep -ac '/Type */Page\b' "$BUILD/sheet.pdf")" -eq 1 ]
    result $? "the cheat sheet is one page of paper"
fi

# ---- the header's list tables, and the help
make -s tables >/dev/null
result $? "make tables: the header's list tables are as tools/tables.sh prints them"
if ! command -v clang-format >/dev/null; then echo "skip - the format of examples and tools: no clang-format (Debian, Ubuntu: apt-get install clang-format)"
elif ! clang-format --version | grep -q 'version 14\.'; then echo "skip - the format of examples and tools: it is clang-format 14's, other versions differ ($(clang-format --version))"
else
    make -s format-check
    result $? "make format-check: examples and tools are formatted"
fi
[ "$(make -s help | wc -l)" -eq "$(grep -c '^[a-z-]*:' Makefile)" ]
result $? "make help lists every target"
