#!/bin/sh
# Other targets and C libraries: aarch64 (run by qemu-user), 32-bit x86 with SSE, musl, Windows with Microsoft's ABI. Each where it can be built here.
. tests/lib/matrix.sh
differential=tests/differential/differential.c
units="rng draws checks options language edges"

# target NAME "COMPILER AND FLAGS" "RUNNER" TYPES [units...]: maps of TYPES (0: none) against the plain loop, and the unit tests, or only these
# The compilers are gcc's, at its quick level: the kernels ask for -O3 themselves.
target() {
    target_name=$1 target_compiler=$2 target_runner=$3 target_types=$4
    shift 4
    # shellcheck disable=SC2086
    [ $target_types = 0 ] || { build "$target_name differential" "$BUILD/$target_name" $target_compiler -std=c11 $strict -I. -DTYPES=$target_types $differential -lm &&
        run_tests "$target_name differential" $target_runner "$BUILD/$target_name" 5; }
    for unit in ${*:-$units}; do
        # shellcheck disable=SC2086
        build "$target_name $unit" "$BUILD/$target_name" $target_compiler -std=c11 $strict -I. tests/unit/$unit.c -lm && run_tests "$target_name $unit" $target_runner "$BUILD/$target_name"
    done
}

if ! skip_without aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu && ! skip_without qemu-aarch64 qemu-user; then
    target aarch64 "aarch64-linux-gnu-gcc $quick_gcc -static" qemu-aarch64 $(thorough 2 || echo 1) $(thorough || echo draws options) # plain C: 32-bit x86 and musl
fi

# the 64-bit headers stand in where the 32-bit asm/ ones are not installed
m32="$quick_gcc -m32 -msse2 -mfpmath=sse -idirafter /usr/include/x86_64-linux-gnu"
echo 'int main(void) { return 0; }' >"$BUILD/probe.c"
# shellcheck disable=SC2086
if [ "$(uname -m)" != x86_64 ]; then
    echo "skip - 32-bit x86: this machine is none"
elif skip_without gcc gcc; then
    :
elif gcc $m32 "$BUILD/probe.c" -o "$BUILD/probe" 2>/dev/null && "$BUILD/probe"; then
    target m32 "gcc $m32" "" $(thorough 2 || echo "1 rng draws options language edges") # here `long` and size_t are others
    x87="gcc -O2 -m32 -idirafter /usr/include/x86_64-linux-gnu"
    if $x87 -std=c11 -I. -c -o "$BUILD/x87.o" tests/codegen/options/calls.c; then echo "ok - $x87: kernels compile for the x87"
    else echo "not ok - $x87: calls.c does not compile"; fi
else
    echo "skip - 32-bit x86: gcc -m32 does not build here (package gcc-multilib)"
fi

# the same compiler and machine as the others' gcc: what a C library can change
skip_without musl-gcc musl-tools || target musl "musl-gcc -O0 -static" "" 0 rng $(thorough checks) options

# Windows with Microsoft's ABI: clang with the declarations of tests/portable/microsoft in place of an SDK. MinGW's import libraries give
# the linker the functions of Windows; the program of two files runs in wine, which keeps its files in the build folder.
# microsoft COMPILER LINKER [FLAGS…]
microsoft() {
    microsoft_compiler=$1 microsoft_linker=$2 label="Windows, Microsoft's ABI: $*"
    shift 2
    result=0
    for part in "" -DOTHER; do
        # shellcheck disable=SC2086
        $microsoft_compiler --target=x86_64-pc-windows-msvc -O2 "$@" -isystem tests/portable/microsoft $strict -I. $part -c \
            tests/packages/windows.c -o "$BUILD/microsoft$part.obj" || result=1
    done >"$BUILD/microsoft.log" 2>&1
    check "$label: compiles a program of two files without a word" "$result:$(head -n 20 "$BUILD/microsoft.log")" "0:"
    libraries=/usr/x86_64-w64-mingw32/lib
    gcc_library=$(x86_64-w64-mingw32-gcc -print-libgcc-file-name 2>/dev/null)
    if [ ! -f "$libraries/libucrt.a" ]; then echo "skip - $label: not linked, no import libraries (package gcc-mingw-w64-x86-64)"; return; fi
    rm -f "$BUILD/microsoft.exe"
    echo 'int _fltused = 0;' >"$BUILD/fltused.c"
    $microsoft_compiler --target=x86_64-pc-windows-msvc -x c -c "$BUILD/fltused.c" -o "$BUILD/fltused.obj"
    $microsoft_linker "/out:$BUILD/microsoft.exe" /entry:mainCRTStartup /subsystem:console /include:_tls_used /alternatename:__chkstk=___chkstk_ms \
        /alternatename:__image_base__=__ImageBase "$BUILD/microsoft.obj" "$BUILD/microsoft-DOTHER.obj" "$BUILD/fltused.obj" $libraries/crt2.o \
        $libraries/libmingw32.a $libraries/libmingwex.a $libraries/libucrt.a $libraries/libmsvcrt.a $libraries/libkernel32.a "$gcc_library" >"$BUILD/microsoft.log" 2>&1
    check "$label: links it, exported maps from both files" "$?:$(head -n 20 "$BUILD/microsoft.log")" "0:"
    if [ ! "$wine" ]; then echo "skip - $label: not run, no wine (package wine64)"; return; fi
    check "$label: it runs in wine" "$(WINEPREFIX=$PWD/$BUILD/wine WINEDEBUG=-all timeout 600 "$wine" "$BUILD/microsoft.exe" 2>/dev/null | tr -d '\r')" \
        "done: 12 24 36 48
done: 20
saxpy: \`x\` is NULL, and n is not 0
done: 0 differ"
}
wine=$(command -v wine64 || command -v wine || ls /usr/lib/wine/wine64 2>/dev/null)
linker=
for linker in lld-link lld-link-22 lld-link-19 lld-link-16 lld-link-14 ""; do have "$linker" && break; done
clangs=
for version in 22 19 16 14; do have clang-$version && clangs="$clangs clang-$version"; done
if [ ! "$linker" ]; then
    echo "skip - Windows, Microsoft's ABI: no lld-link (package lld)"
else
    for clang in $(if thorough; then echo "$clangs"; else echo "$clangs" | awk '{ print $1 }'; fi); do
        microsoft "$clang" "$linker" -std=c11
        microsoft "clang++${clang#clang} -x c++" "$linker" -std=c++14 -march=x86-64-v3
        thorough && microsoft "$clang" "$linker" -std=c11 -O0
        headers=$(ls -d /usr/lib/llvm-${clang#clang-}/lib/clang/*/include/omp.h 2>/dev/null)
        if [ "$headers" ]; then
            mkdir -p "$BUILD/omp" && cp "$headers" "$BUILD/omp/"
            compiles "Windows, Microsoft's ABI on aarch64, with OpenMP: $clang compiles the program" $clang --target=aarch64-pc-windows-msvc -std=c11 -O2 -fopenmp \
                -isystem tests/portable/microsoft -isystem "$BUILD/omp" -Wall -Wextra -Werror -I. -c tests/packages/windows.c -o "$BUILD/microsoft.obj"
        fi
    done
fi
