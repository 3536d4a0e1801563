#!/bin/sh
# mapfn as a package, each used by a project in an empty directory outside of this tree: one header copied, make install, pkg-config,
# CMake (find_package, FetchContent), Meson (subproject), make dist; and the man page.
root=$PWD here=$PWD/tests/packages
outside=$(mktemp -d "${TMPDIR:-/tmp}/mapfn-packages.XXXXXX") || exit 1
trap 'rm -rf "$outside"' EXIT
CUDAFLAGS=-std=c++14 CUFLAGS=-std=c++14 # for CMake and Meson: the standard whose host headers are the smallest
export CUDAFLAGS CUFLAGS
unset DESTDIR PREFIX MAKEFLAGS MAKELEVEL PKG_CONFIG_PATH
expected="done: 12 24 36 48"
version=$(packaging/version)
log=$outside/log

result() { # status, what
    if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; tail -n 15 "$log"; fi
}
missing() { # program, Debian's package, what is left out
    ! command -v "$1" >/dev/null || return 1
    echo "skip - $3: no $1 (Debian, Ubuntu: apt-get install $2)"
}
project() { # name: an empty directory to be in
    rm -rf "${outside:?}/$1"
    mkdir -p "$outside/$1" && cd "$outside/$1" || exit 1
}
prints() { [ "$("$@")" = "$expected" ]; } # program…

# ---- one header, copied
project copied
cp "$root/mapfn.h" .
sed -n '/^```c$/,/^```$/p' "$root/README.md" | sed '/^```c$/d; /^```$/q' | sed '/^```/d' >saxpy.c
$CC -O2 saxpy.c >"$log" 2>&1 && prints ./a.out
result $? "mapfn.h copied beside the README's program, and nothing else"

for header in mapfn_math.h mapfn_omp.h mapfn_cuda.h; do
    [ -f "$root/$header" ] || continue
    sed -n 1,10p "$root/$header" | grep -q "^/\* $header $version: " && grep -q "E13.*this is version $version," "$root/$header"
    result $? "$header is of version $version, as mapfn.h"
done

# ---- make install
project installed
make -s -C "$root" install PREFIX=/opt/m DESTDIR="$outside/installed/stage" >"$log" 2>&1
result $? "make install PREFIX=/opt/m DESTDIR=stage"
(cd stage/opt/m && find . ! -type d | sort) >files
wanted="./bin/mapfn-report ./share/mapfn/mapfn-report ./share/mapfn/cubin.py ./include/mapfn.h ./include/mapfn_math.h ./include/mapfn_omp.h ./share/cmake/mapfn/mapfn-config.cmake
./share/man/man3/mapfn.3 ./share/pkgconfig/mapfn.pc ./share/pkgconfig/mapfn-omp.pc"
for file in $wanted; do grep -qxF "$file" files || echo "missing: $file"; done >"$log"
! grep -q . "$log" && ! find stage ! -type d | grep -v '^stage/opt/m/' && ! grep -r '@version@' stage/opt/m/share
result $? "it puts headers, mapfn-report, the man page and package files below PREFIX, and nothing elsewhere"
make -s -C "$root" uninstall PREFIX=/opt/m DESTDIR="$outside/installed/stage" >"$log" 2>&1 && [ -z "$(find stage ! -type d)" ]
result $? "make uninstall removes all of it"
! make -s -C "$root" install PREFIX=relative >"$log" 2>&1
result $? "a relative PREFIX is refused"
make -s -C "$root" install PREFIX="$outside/prefix" >"$log" 2>&1
result $? "make install PREFIX=…"
if ! missing python3 python3 "mapfn-report as installed"; then
    cp "$here/use.c" . && "$outside/prefix/bin/mapfn-report" use.c -- $CC -O2 -I"$outside/prefix/include" >"$log" 2>&1 && grep -q "saxpy: .*really vectorized" "$log"
    result $? "mapfn-report as installed"
    python3 -B -c 'import runpy, sys; runpy.run_path(sys.argv[1], run_name="installed")["cubin"]()' "$outside/prefix/bin/mapfn-report" >"$log" 2>&1
    result $? "mapfn-report as installed finds what reads CUDA's machine code"
fi

# ---- OpenMP here?
project omp
printf '#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n' >omp.c
omp=""
if $CC -fopenmp omp.c -o omp 2>"$log" && ./omp; then omp=yes; else echo "skip - packages with OpenMP: $CC -fopenmp does not work here (for clang: apt-get install libomp-dev)"; fi

# ---- pkg-config
project pkg-config
if ! missing pkg-config pkg-config "pkg-config"; then
    PKG_CONFIG_PATH=$outside/prefix/share/pkgconfig
    export PKG_CONFIG_PATH
    [ "$(pkg-config --modversion mapfn)" = "$version" ] && pkg-config --validate mapfn mapfn-omp 2>"$log"
    result $? "pkg-config --modversion mapfn is $version"
    $CC -O2 "$here/use.c" $(pkg-config --cflags --libs mapfn) >"$log" 2>&1 && prints ./a.out
    result $? "cc use.c \$(pkg-config --cflags --libs mapfn)"
    if [ "$omp" ]; then
        $CC -O2 -DUSE_OMP "$here/use.c" $(pkg-config --cflags --libs mapfn-omp) >"$log" 2>&1 && prints ./a.out
        result $? "cc use.c \$(pkg-config --cflags --libs mapfn-omp)"
    fi
    if [ ! -f "$root/mapfn_cuda.h" ]; then echo "skip - pkg-config mapfn-cuda: mapfn_cuda.h is not in this version"
    elif ! missing "$NVCC" nvidia-cuda-toolkit "pkg-config mapfn-cuda"; then
        cuda=$(dirname "$(dirname "$(command -v "$NVCC")")")
        $NVCC -std=c++14 -c "$here/maps.cu" $(pkg-config --cflags mapfn-cuda) -o maps.o >"$log" 2>&1 \
            && $CC "$here/main.c" maps.o $(pkg-config --cflags mapfn-cuda) $(pkg-config --define-variable=cudadir="$cuda" --libs mapfn-cuda) -o use >>"$log" 2>&1 && prints ./use
        result $? "nvcc -c maps.cu \$(pkg-config --cflags mapfn-cuda), linked with main.c by $CC with its --libs"
    fi
    unset PKG_CONFIG_PATH
fi

# ---- CMake: the same project, by find_package and by FetchContent
cmake_project() { # how it finds mapfn
    cp "$here"/*.[ch] "$here"/*.cu .
    cat >CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.15)
project(user LANGUAGES C)
$1
add_executable(use use.c)
target_link_libraries(use PRIVATE mapfn::mapfn)
add_executable(use_omp use.c)
target_compile_definitions(use_omp PRIVATE USE_OMP)
target_link_libraries(use_omp PRIVATE mapfn::omp)
if(CUDA)
    enable_language(CUDA)
    add_executable(use_cuda main.c maps.cu)
    target_compile_definitions(use_cuda PRIVATE USE_OMP)
    target_link_libraries(use_cuda PRIVATE mapfn::omp mapfn::cuda)
endif()
END
}
cmake_runs() { # what; with further arguments for cmake
    cmake_what=$1; shift
    cmake -S . -B build -DCMAKE_C_COMPILER="${CC%% *}" -DCMAKE_BUILD_TYPE=Release "$@" >"$log" 2>&1 && cmake --build build >>"$log" 2>&1 && prints build/use && prints build/use_omp
    result $? "$cmake_what"
}
if [ ! "$omp" ]; then echo "skip - CMake: the test's project uses OpenMP"
elif ! missing cmake cmake "CMake"; then
    project find_package
    cmake_project 'find_package(mapfn 0.1 REQUIRED COMPONENTS omp OPTIONAL_COMPONENTS cuda)'
    if missing "$NVCC" nvidia-cuda-toolkit "CMake's language CUDA"; then cuda=""
    else cuda="-DCUDA=1 -DCMAKE_CUDA_COMPILER=$(command -v "$NVCC") -DCMAKE_CUDA_ARCHITECTURES=75"; fi
    cmake_runs "CMake: find_package(mapfn 0.1 REQUIRED COMPONENTS omp OPTIONAL_COMPONENTS cuda)" -DCMAKE_PREFIX_PATH="$outside/prefix" $cuda
    if [ "$cuda" ]; then
        [ -x build/use_cuda ] && prints build/use_cuda
        result $? "CMake: with the language CUDA, mapfn::omp and mapfn::cuda"
    fi
    project fetch
    cmake_project "include(FetchContent)
FetchContent_Declare(mapfn SOURCE_DIR $root)
FetchContent_MakeAvailable(mapfn)"
    cmake_runs "CMake: FetchContent"
    # without a language nothing is looked for in the compiler: quick
    project wrong
    asks() { printf 'cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES NONE)\n%s\n' "$1" >CMakeLists.txt; rm -rf build; cmake -S . -B build -DCMAKE_PREFIX_PATH="$outside/prefix" >"$log" 2>&1; }
    asks 'find_package(mapfn 0.1 REQUIRED)
if(NOT TARGET mapfn::mapfn OR NOT mapfn_VERSION STREQUAL '"$version"')
    message(FATAL_ERROR "wrong")
endif()'
    result $? "CMake: mapfn_VERSION is $version"
    ! asks 'find_package(mapfn 99 REQUIRED)' && ! asks 'find_package(mapfn 0.99 REQUIRED)'
    result $? "CMake: a version that is not there is refused"
    ! asks 'find_package(mapfn REQUIRED COMPONENTS omp)' && grep -q "no component .omp" "$log"
    result $? "CMake: omp without a language is refused, with the reason"
    project by_cmake
    cmake -S "$root" -B build -DCMAKE_INSTALL_PREFIX=/opt/m >"$log" 2>&1 && DESTDIR="$PWD/stage" cmake --install build >>"$log" 2>&1 && (cd stage/opt/m && find . ! -type d | sort) | diff - "$outside/installed/files" >>"$log"
    result $? "cmake --install puts the same files as make install"
fi

# ---- Meson
if ! missing meson meson "Meson"; then
    project meson
    mkdir subprojects && ln -s "$root" subprojects/mapfn
    cp "$here"/*.[ch] "$here"/*.cu .
    cat >meson.build <<END
project('user', 'c')
executable('use', 'use.c', dependencies: dependency('mapfn', fallback: 'mapfn'))
omp = dependency('mapfn-omp', required: false)
executable('use_omp', 'use.c', c_args: '-DUSE_OMP', dependencies: omp, build_by_default: omp.found())
if add_languages('cuda', native: false, required: false)
    executable('use_cuda', 'main.c', 'maps.cu', dependencies: dependency('mapfn-cuda'), link_language: 'cuda')
endif
END
    nvcc=$(command -v "$NVCC") # Meson looks for it in PATH
    PATH=$PATH:${nvcc%/*} CC=$CC meson setup build >"$log" 2>&1 && meson compile -C build >>"$log" 2>&1 && prints build/use && { [ ! "$omp" ] || prints build/use_omp; }
    result $? "Meson: dependency('mapfn') and dependency('mapfn-omp') from a subproject"
    if ! missing "$NVCC" nvidia-cuda-toolkit "Meson's language CUDA"; then
        [ -x build/use_cuda ] && prints build/use_cuda
        result $? "Meson: with the language CUDA, dependency('mapfn-cuda')"
    fi
    project by_meson
    CC=$CC meson setup --prefix /opt/m build "$root" >"$log" 2>&1 && DESTDIR="$PWD/stage" meson install -C build >>"$log" 2>&1 && (cd stage/opt/m && find . ! -type d | sort) | diff - "$outside/installed/files" >>"$log"
    result $? "meson install puts the same files as make install"
fi

# ---- mapfn-report as a build check: the README's snippets, with a map that is vectorized and one that is not
good='#include "mapfn.h"
MAPFN(float, twice, in(float, x), vectorized) { return 2 * x; }
int main(void) { float x = 1; return twice_map(1, &x, &x); }'
bad=$(echo "$good" | sed 's/return 2 \* x;/while (x < 1) x = 2 * x + 1; return x;/')
snippet() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "$root/README.md" | grep -v '^`'; }
if ! missing python3 python3 "mapfn-report as a build check"; then
    PATH=$outside/prefix/bin:$PATH
    project make_check
    cp "$root/mapfn.h" . && snippet make >Makefile && echo "$good" >kernels.c && make -s check-maps CC="$CC" CFLAGS=-O2 >"$log" 2>&1 && grep -q 'twice: vectorized' "$log"
    result $? "README: make check-maps passes where a map is vectorized"
    echo "$bad" >kernels.c && ! make -s check-maps CC="$CC" CFLAGS=-O2 >"$log" 2>&1 && grep -q 'twice.*NOT VECTORIZED' "$log"
    result $? "README: make check-maps fails where it is not"
    if ! missing cmake cmake "mapfn-report in CMake"; then
        project cmake_check
        { printf 'cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES C)\n'; snippet "cmake check"; echo 'add_executable(user kernels.c)'; } >CMakeLists.txt
        cp "$root/mapfn.h" . && echo "$good" >kernels.c
        cmake -S . -B build -DCMAKE_C_COMPILER="${CC%% *}" -DCMAKE_BUILD_TYPE=Release >"$log" 2>&1 && cmake --build build --target check_maps >>"$log" 2>&1
        result $? "README: the CMake target check_maps passes where a map is vectorized"
        echo "$bad" >kernels.c && ! cmake --build build --target check_maps >"$log" 2>&1 && grep -q 'twice.*NOT VECTORIZED' "$log"
        result $? "README: the CMake target check_maps fails where it is not"
    fi
fi

# ---- Windows, by MinGW; run only where asked, as wine makes a folder in the user's home
project windows
mingw() { # compiler, package, flags…
    compiler=$1 package=$2; shift 2
    ! missing "$compiler" "$package" "Windows, with $compiler${*:+ $*}" || return
    for part in "" -DOTHER; do $compiler -O2 -Wall -Wextra -Werror "$@" -I"$root" $part -c "$here/windows.c" -o "part$part.o" || return; done >"$log" 2>&1
    $compiler "$@" part.o part-DOTHER.o -static -o windows.exe >>"$log" 2>&1
    result $? "Windows: $compiler${*:+ $*} compiles and links a program of two files, without a warning"
    [ "$WINE" ] || return
    WINEDEBUG=-all $WINE ./windows.exe 2>"$log" | tr -d '\r' >said
    printf '%s\n' "$expected" "done: 20" "saxpy: \`x\` is NULL, and n is not 0" "done: 0 differ" | diff - said >>"$log"
    result $? "Windows: and it runs in $WINE"
}
mingw x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
mingw x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64 -fopenmp
mingw x86_64-w64-mingw32-g++ g++-mingw-w64-x86-64
[ "$WINE" ] || ! command -v x86_64-w64-mingw32-gcc >/dev/null || echo "skip - Windows: what MinGW compiled is not run (apt-get install wine; make test SUITES=packages WINE=wine)"

# ---- make dist, of the last commit
project dist
if missing git git "make dist"; then :
elif ! git -C "$root" rev-parse HEAD >/dev/null 2>&1; then echo "skip - make dist: this tree is no git repository (git clone has one)"
elif ! git -C "$root" cat-file -e HEAD:packaging/install 2>/dev/null; then echo "skip - make dist: the packages are not committed yet (git commit)"
else
    make -s -C "$root" dist >"$log" 2>&1 && tar xzf "$root/build/mapfn-$version.tar.gz" && cd "mapfn-$version" \
        && [ "$(packaging/version)" = "$version" ] && make -s install PREFIX="$outside/dist/there" >>"$log" 2>&1 \
        && $CC -O2 "$here/use.c" -I"$outside/dist/there/include" -o "$outside/dist/use" >>"$log" 2>&1 && prints "$outside/dist/use"
    result $? "make dist: the tarball unpacks, installs and is used"
fi

# ---- the man page
cd "$root" || exit 1
if ! missing mandoc mandoc "man page by mandoc"; then
    mandoc -T lint -W warning docs/mapfn.3 >"$log" 2>&1 && ! grep -q . "$log"
    result $? "mandoc -T lint -W warning docs/mapfn.3"
fi
if ! missing groff groff "man page by groff"; then
    groff -mdoc -Tutf8 -wall -z docs/mapfn.3 >"$log" 2>&1 && ! grep -q . "$log"
    result $? "groff -wall docs/mapfn.3"
fi
named() { # what, names…
    what=$1; shift
    for name in "$@"; do grep -q "\b$name\b" docs/mapfn.3 || echo "missing: $name"; done >"$log"
    ! grep -q . "$log" && [ $# -gt 2 ]
    result $? "the man page names every $what of mapfn.h"
}
named "kind and modifier" $(sed -n 's/^#define MAPFN_WORD_\([a-z_]*\).*/\1/p' mapfn.h)
named "status" $(sed -n '/^typedef enum mapfn_status/,/^}/s/^ *\(MAPFN_[A-Z_]*\).*/\1/p' mapfn.h)
named "option" $(sed -n '/^typedef struct mapfn_opts/,/^}/s/.*[ *]\([a-z_]*\) MAPFN_DEFAULT.*/\1/p' mapfn.h)
exit 0
