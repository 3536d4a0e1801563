#!/bin/sh
# Every example, compiled without a warning by each compiler that is here, must print what its .expected file says.
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
printf '#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n' >"$BUILD/has_omp.c"
for compiler in "$CC" gcc clang; do
    command -v ${compiler%% *} >/dev/null || { echo "skip - examples with $compiler: not found (Debian: apt-get install $compiler)"; continue; }
    # cc is often gcc or clang: the same compiler is tried once
    version=$($compiler -v 2>&1 | grep ' version ')
    case "$seen" in *"<$version>"*) continue ;; esac
    seen="$seen<$version>"
    for source in examples/*.c; do
        [ ! -f "${source%.c}.cu" ] || continue # a .cu belongs to it: tests/cuda
        name=$(basename "$source" .c)
        program=$BUILD/$name
        # its own flags stand behind its name in the line that says how to run it
        flags=$(sed -n "s|.*Run:   gcc -O2 $source\(.*\) && .*|\1|p" "$source")
        case $flags in *-fopenmp*)
            if ! $compiler -fopenmp -x c -o "$BUILD/has_omp" - <"$BUILD/has_omp.c" 2>/dev/null; then
                echo "skip - $source with $compiler: -fopenmp does not work here (Debian, for clang: apt-get install libomp-dev)"
                continue
            fi ;;
        esac
        if ! $compiler -O2 $warnings "$source" -o "$program" $flags; then
            echo "not ok - $source compiles with $compiler -O2 $warnings"
        elif ! "$program" >"$program.out"; then
            echo "not ok - $source with $compiler: the program ended with an error"
        elif ! diff "examples/$name.expected" "$program.out"; then
            echo "not ok - $source with $compiler prints what examples/$name.expected says"
        else
            echo "ok - $source with $compiler"
        fi
    done
done

# the first comment of each tells how to compile and run it
for source in examples/*.c; do
    [ ! -f "${source%.c}.cu" ] || continue
    if sed -n 1,12p "$source" | grep -q "Run:   gcc -O2 $source"; then echo "ok - $source says how to run it"; else echo "not ok - $source says how to run it"; fi
done
exit 0
