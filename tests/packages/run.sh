#!/bin/sh
# mapfn as a package, each used by a project in an empty directory outside of this tree: one header copied, make install, pkg-config,
# CMake (find_package, FetchContent), Meson (subproject), make dist; and the man page. What the README and the man page show of it is
# taken from there as it stands; further lines are added behind it.
root=$PWD here=$PWD/tests/packages
outside=$(mktemp -d "${TMPDIR:-/tmp}/mapfn-packages.XXXXXX") || exit 1
trap 'rm -rf "$outside"' EXIT
CUDAFLAGS=-std=c++14 CUFLAGS=-std=c++14 # for CMake and Meson: the standard whose host headers are the smallest
NVCC_APPEND_FLAGS=-std=c++14 # and for lines with nvcc itself; the suite docs tries them with its default
export CUDAFLAGS CUFLAGS NVCC_APPEND_FLAGS
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
block() { sh "$root/tests/docs/block" "$root/docs/install.md" "$@"; } # kind, number
lines() { block sh all; }
readme_program() { sh "$root/tests/docs/first_program" "$@"; } # omp, or nothing

# ---- one header, copied
project copied
cp "$root/mapfn.h" .
readme_program >saxpy.c
$CC -O2 saxpy.c >"$log" 2>&1 && prints ./a.out
result $? "mapfn.h copied beside the README's program, and nothing else"

for header in mapfn_math.h mapfn_omp.h mapfn_cuda.h mapfn_mpi.h; do
    [ -f "$root/$header" ] || continue
    sed -n 1,10p "$root/$header" | grep -q "^/\* $header $version: " && grep -q "E13.*this is version $version," "$root/$header"
    result $? "$header is of version $version, as mapfn.h"
done

# ---- make install
project installed
make -s -C "$root" install PREFIX=/opt/m DESTDIR="$outside/installed/stage" >"$log" 2>&1
result $? "make install PREFIX=/opt/m DESTDIR=stage"
(cd stage/opt/m && find . ! -type d | sort) >files
wanted="./bin/mapfn-report ./share/mapfn/mapfn-report ./share/mapfn/c_source.py ./share/mapfn/machine_code.py ./share/mapfn/reasons.py ./include/mapfn.h ./include/mapfn_math.h ./include/mapfn_omp.h ./include/mapfn_mpi.h ./share/cmake/mapfn/mapfn-config.cmake
./share/man/man3/mapfn.3 ./share/man/man1/mapfn-report.1 ./share/pkgconfig/mapfn.pc ./share/pkgconfig/mapfn-omp.pc ./share/pkgconfig/mapfn-mpi.pc"
for file in $wanted; do grep -qxF "$file" files || echo "missing: $file"; done >"$log"
! grep -q . "$log" && ! find stage ! -type d | grep -v '^stage/opt/m/' && ! grep -r '@version@' stage/opt/m/share
result $? "it puts headers, mapfn-report, the man page and package files below PREFIX, and nothing elsewhere"
make -s -C "$root" uninstall PREFIX=/opt/m DESTDIR="$outside/installed/stage" >"$log" 2>&1 && [ -z "$(find stage ! -type d)" ]
result $? "make uninstall removes all of it"
! make -s -C "$root" install PREFIX=relative >"$log" 2>&1
result $? "a relative PREFIX is refused"
(umask 077 && make -s -C "$root" install PREFIX="$outside/prefix") >"$log" 2>&1 && find "$outside/prefix" ! -type l ! -perm -o=r >>"$log" && ! grep -q "^$outside" "$log"
result $? "make install PREFIX=…: everybody can read what a careful root installs"
lines | grep '^make install' >install_line
[ -s install_line ] && (cd "$root" && DESTDIR="$outside/installed/literal" sh "$outside/installed/install_line") >"$log" 2>&1 && (cd literal/usr/local && find . ! -type d | sort) | diff files - >>"$log"
result $? "README: $(sed 's/ *#.*//' install_line), with DESTDIR set"
if ! missing python3 python3 "mapfn-report as installed"; then
    cp "$here/use.c" . && "$outside/prefix/bin/mapfn-report" use.c -- $CC -O2 -I"$outside/prefix/include" >"$log" 2>&1 && grep -q "saxpy: .*really vectorized" "$log"
    result $? "mapfn-report as installed"
fi

# ---- OpenMP here?
project omp
printf '#include <omp.h>\nint main(void) { return omp_get_max_threads() < 1; }\n' >omp.c
omp=""
if $CC -fopenmp omp.c -o omp 2>"$log" && ./omp; then omp=yes; else echo "skip - packages with OpenMP: $CC -fopenmp does not work here (for clang: apt-get install libomp-dev)"; fi

# ---- MPI here? Each that is: Open MPI and MPICH can stand beside each other
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 # containers have no other user
mpis=""
for mpi in openmpi mpich; do ! command -v mpicc.$mpi >/dev/null || mpis="$mpis $mpi"; done
[ "$mpis" ] || ! command -v mpicc >/dev/null || mpis=" mpicc"
compiler_of() { case $1 in mpicc) echo mpicc ;; *) echo "mpicc.$1" ;; esac; }
no_mpi() { # what is left out
    [ ! "$mpis" ] || return 1
    echo "skip - $1: no mpicc (Debian, Ubuntu: apt-get install libopenmpi-dev openmpi-bin, or libmpich-dev mpich)"
}

# ---- pkg-config
project pkg-config
if ! missing pkg-config pkg-config "pkg-config"; then
    PKG_CONFIG_PATH=$outside/prefix/share/pkgconfig
    export PKG_CONFIG_PATH
    [ "$(pkg-config --modversion mapfn)" = "$version" ] && pkg-config --validate mapfn mapfn-omp mapfn-mpi 2>"$log"
    result $? "pkg-config --modversion mapfn is $version"
    # the README's lines, and the man page's: cc is $CC here, and CUDA where nvcc is
    PKG_CONFIG_MAPFN_CUDA_CUDADIR=$(dirname "$(dirname "$(command -v "$NVCC")")")
    export PKG_CONFIG_MAPFN_CUDA_CUDADIR
    cp "$here/main.c" "$here/maps.h" "$here/maps.cu" .
    cp "$here/mpi.c" saxpy_mpi.c
    { lines | sed 's/ *#.*//' | grep '\$(pkg-config' | sed 's/^/README: /'; sed -n 's/^\.Dl \(.*pkg-config.*\)/mapfn(3): \1/p' "$root/docs/mapfn.3"; } >lines
    while IFS= read -r line; do
        command=$(echo "${line#*: }" | sed "s|^cc |$CC |; s|^nvcc |$NVCC |")
        case $line in
        *mpicc*)
            no_mpi "$line" && continue
            for mpi in $mpis; do
                rm -f a.out
                sh -c "$(echo "$command" | sed "s|^mpicc |$(compiler_of "$mpi") |")" >"$log" 2>&1 && prints timeout 600 ./a.out 2>>"$log"
                result $? "$line, with $mpi"
            done
            continue ;;
        *mapfn-omp*) [ "$omp" ] || continue; readme_program omp >saxpy.c ;;
        *saxpy.c*) readme_program >saxpy.c ;;
        *) ! missing "$NVCC" nvidia-cuda-toolkit "$line" || continue ;;
        esac
        rm -f a.out
        case $line in
        *" -c "*) sh -c "$command" >"$log" 2>&1 && [ -f maps.o ] ;;
        *) sh -c "$command" >"$log" 2>&1 && prints ./a.out ;;
        esac
        result $? "$line"
    done <lines
    for package in mapfn mapfn-omp mapfn-cuda mapfn-mpi; do grep -q "^README.*[ (]$package)" lines || echo "no line for $package"; done >"$log"
    [ ! -s "$log" ] && [ "$(grep -c '^mapfn(3)' lines)" -ge 2 ]
    result $? "the README and the man page have lines with pkg-config for each package"
    openmp() { tr ' ' '\n' | grep -cx -- -fopenmp; } # how often?
    { for from in README mapfn; do sed -n "s/^$from.*\\\$(\\(pkg-config .*mapfn-omp\\)).*/\\1/p" lines; done; echo "pkg-config --cflags mapfn-omp"; echo "pkg-config --libs mapfn-omp"; } >omp_lines
    while IFS= read -r line; do [ "$($line | openmp)" -eq 1 ] || echo "$line: $($line)"; done <omp_lines >"$log"
    [ ! -s "$log" ] && [ "$(wc -l <omp_lines)" -eq 4 ]
    result $? "-fopenmp stands once in what the documents' lines print, in --cflags and in --libs of mapfn-omp"
    if [ "$omp" ]; then
        readme_program omp >saxpy.c
        rm -f a.out
        $CC -O2 -c saxpy.c $(pkg-config --cflags mapfn-omp) >"$log" 2>&1 && $CC saxpy.o $(pkg-config --libs mapfn-omp) >>"$log" 2>&1 && prints ./a.out
        result $? "mapfn-omp by pkg-config, compiled with --cflags and linked with --libs"
        if ! missing meson meson "Meson, by pkg-config"; then
            printf "project('program', 'c')\nexecutable('program', 'saxpy.c', dependencies: dependency('mapfn-omp'))\n" >meson.build
            CC=$CC meson setup build >"$log" 2>&1 && meson compile -C build >>"$log" 2>&1 && prints build/program
            result $? "Meson: dependency('mapfn-omp') of an installed mapfn"
        fi
    fi
    unset PKG_CONFIG_PATH PKG_CONFIG_MAPFN_CUDA_CUDADIR
fi

# ---- CMake: the README's project, by find_package and by FetchContent; behind it what else mapfn gives
cmake_project() { # the README's, with a file's text in place of find_package
    cp "$here"/*.[ch] "$here"/*.cu .
    readme_program >saxpy.c
    block cmake | if [ "$1" ]; then sed -e "/^find_package(mapfn/{r $1" -e 'd}'; else cat; fi >CMakeLists.txt
    cat >>CMakeLists.txt <<END
if(OMP)
    add_executable(use_omp use.c)
    target_compile_definitions(use_omp PRIVATE USE_OMP)
    target_link_libraries(use_omp PRIVATE mapfn::omp)
endif()
if(CUDA)
    enable_language(CUDA)
    add_executable(use_cuda main.c maps.cu)
    target_compile_definitions(use_cuda PRIVATE USE_OMP)
    target_link_libraries(use_cuda PRIVATE mapfn::omp mapfn::cuda)
$(block "cmake many .cu files" | sed 's/program/use_cuda/; s/^/    /')
endif()
END
}
cmake_runs() { # what; with further arguments for cmake
    cmake_what=$1; shift
    cmake -S . -B build -DCMAKE_C_COMPILER="${CC%% *}" -DCMAKE_BUILD_TYPE=Release -DOMP="$omp" "$@" >"$log" 2>&1 && cmake --build build >>"$log" 2>&1 && prints build/program && { [ ! "$omp" ] || prints build/use_omp; }
    result $? "$cmake_what"
}
if ! missing cmake cmake "CMake"; then
    project find_package
    cmake_project
    if [ ! "$omp" ] || missing "$NVCC" nvidia-cuda-toolkit "CMake's language CUDA"; then cuda=""
    else cuda="-DCUDA=1 -DCMAKE_CUDA_COMPILER=$(command -v "$NVCC") -DCMAKE_CUDA_ARCHITECTURES=75"; fi
    cmake_runs "README: the CMake project, by find_package(mapfn 0.3 REQUIRED)" -DCMAKE_PREFIX_PATH="$outside/prefix" $cuda
    if [ "$cuda" ]; then
        [ -x build/use_cuda ] && prints build/use_cuda
        result $? "CMake: with the language CUDA, mapfn::omp and mapfn::cuda"
    fi
    project fetch
    block "cmake instead of find_package" >fetch.cmake
    cmake_project fetch.cmake
    cmake_runs "README: the CMake project, by FetchContent of a tree" -DFETCHCONTENT_SOURCE_DIR_MAPFN="$root"
    for way in find_package $([ "${THOROUGH:-0}" != 1 ] || echo fetch); do
        project checks
        cp "$here/checks.c" .
        { printf 'cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES C)\n'
            if [ $way = fetch ]; then block "cmake instead of find_package"; else echo 'find_package(mapfn 0.3 REQUIRED)'; fi
            printf 'add_executable(program checks.c)\ntarget_link_libraries(program PRIVATE mapfn::mapfn)\ntarget_compile_definitions(program PRIVATE CHECKED=${CHECKED})\n'; } >CMakeLists.txt
        for option in "" -DMAPFN_CHECKS=OFF; do
            rm -rf build
            cmake -S . -B build -DCMAKE_C_COMPILER="${CC%% *}" -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$outside/prefix" -DFETCHCONTENT_SOURCE_DIR_MAPFN="$root" \
                -DCHECKED="$([ "$option" ] && echo 0 || echo 1)" $option >"$log" 2>&1 && cmake --build build >>"$log" 2>&1 && build/program
            result $? "CMake, $way: maps of a Release build are checked${option:+, and not with $option}"
        done
    done
    # without a language nothing is looked for in the compiler: quick
    project wrong
    asks() { printf 'cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES NONE)\n%s\n' "$1" >CMakeLists.txt; rm -rf build; cmake -S . -B build -DCMAKE_PREFIX_PATH="$outside/prefix" >"$log" 2>&1; }
    asks 'find_package(mapfn 0.3 REQUIRED)
if(NOT TARGET mapfn::mapfn OR NOT mapfn_VERSION STREQUAL '"$version"')
    message(FATAL_ERROR "wrong")
endif()'
    result $? "CMake: mapfn_VERSION is $version"
    ! asks 'find_package(mapfn 99 REQUIRED)' && ! asks 'find_package(mapfn 0.99 REQUIRED)'
    result $? "CMake: a version that is not there is refused"
    asks 'find_package(mapfn 0.3 REQUIRED COMPONENTS cuda OPTIONAL_COMPONENTS omp)'
    result $? "CMake: COMPONENTS cuda OPTIONAL_COMPONENTS omp"
    ! asks 'find_package(mapfn REQUIRED COMPONENTS omp)' && grep -q "no component .omp" "$log"
    result $? "CMake: omp without a language is refused, with the reason"
    ! asks 'find_package(mapfn REQUIRED COMPONENTS mpi)' && grep -q "no component .mpi" "$log"
    result $? "CMake: mpi without a language is refused, with the reason"
    asks 'find_package(mapfn 0.3 REQUIRED)
if(TARGET mapfn::mpi OR MPI_C_FOUND)
    message(FATAL_ERROR "MPI was looked for")
endif()'
    result $? "CMake: MPI is not looked for where nobody asks"
    mpi_project() { # the lines that bring mapfn::mpi
        cp "$here/mpi.c" .
        { printf 'cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES C)\n%s\n' "$1"
            printf 'add_executable(program mpi.c)\ntarget_link_libraries(program PRIVATE mapfn::mpi)\n'; } >CMakeLists.txt
    }
    if ! no_mpi "CMake: mapfn::mpi"; then
        for mpi in $([ "${THOROUGH:-0}" = 1 ] && echo $mpis || echo $mpis | cut -d' ' -f1); do # CMake finds each as it does the first
            project cmake_mpi
            mpi_project "$(block "cmake mpi")"
            cmake -S . -B build -DCMAKE_PREFIX_PATH="$outside/prefix" -DMPI_C_COMPILER="$(compiler_of "$mpi")" >"$log" 2>&1 && cmake --build build >>"$log" 2>&1 && prints timeout 600 build/program 2>>"$log"
            result $? "README: mapfn::mpi by find_package, with $mpi"
        done
        if [ "${THOROUGH:-0}" = 1 ]; then
            project cmake_mpi_fetched
            mpi_project "set(MAPFN_MPI ON)
$(block "cmake instead of find_package")"
            cmake -S . -B build -DFETCHCONTENT_SOURCE_DIR_MAPFN="$root" >"$log" 2>&1 && cmake --build build >>"$log" 2>&1 && prints timeout 600 build/program 2>>"$log"
            result $? "CMake: mapfn::mpi by FetchContent with MAPFN_MPI"
        fi
    fi
    project by_cmake
    cmake -S "$root" -B build -DCMAKE_INSTALL_PREFIX=/opt/m >"$log" 2>&1 && DESTDIR="$PWD/stage" cmake --install build >>"$log" 2>&1 && (cd stage/opt/m && find . ! -type d | sort) | diff - "$outside/installed/files" >>"$log"
    result $? "cmake --install puts the same files as make install"
fi

# ---- Meson
if ! missing meson meson "Meson"; then
    project meson
    mkdir subprojects && ln -s "$root" subprojects/mapfn
    cp "$here"/*.[ch] "$here"/*.cu .
    readme_program >saxpy.c
    block meson >meson.build
    cat >>meson.build <<END
omp = dependency('mapfn-omp', required: false)
mpi = dependency('mapfn-mpi', required: false)
executable('use_mpi', 'mpi.c', dependencies: mpi, build_by_default: mpi.found())
executable('use_omp', 'use.c', c_args: '-DUSE_OMP', dependencies: omp, build_by_default: omp.found())
if $([ "${THOROUGH:-0}" = 1 ] && echo true || echo false) and add_languages('cuda', native: false, required: false)
    executable('use_cuda', 'main.c', 'maps.cu', dependencies: dependency('mapfn-cuda'), link_language: 'cuda')
endif
END
    nvcc=$(command -v "$NVCC") # Meson looks for it in PATH
    PATH=$PATH:${nvcc%/*} CC=$CC meson setup build >"$log" 2>&1 && meson compile -C build >>"$log" 2>&1 && prints build/program && { [ ! "$omp" ] || prints build/use_omp; }
    result $? "README: the Meson project, and dependency('mapfn-omp'), from a subproject"
    if ! no_mpi "Meson: dependency('mapfn-mpi')"; then
        [ -x build/use_mpi ] && prints timeout 600 build/use_mpi 2>>"$log"
        result $? "Meson: dependency('mapfn-mpi')"
    fi
    if [ "${THOROUGH:-0}" != 1 ]; then : # CMake's, above
    elif ! missing "$NVCC" nvidia-cuda-toolkit "Meson's language CUDA"; then
        [ -x build/use_cuda ] && prints build/use_cuda
        result $? "Meson: with the language CUDA, dependency('mapfn-cuda')"
    fi
    project meson_checks
    mkdir subprojects && ln -s "$root" subprojects/mapfn
    cp "$here/checks.c" saxpy.c
    for option in "" -Dmapfn:checks=false; do
        rm -rf build
        block meson >meson.build
        CC=$CC meson setup build --buildtype=release -Db_ndebug=if-release -Dc_args="-DCHECKED=$([ "$option" ] && echo 0 || echo 1)" $option >"$log" 2>&1 \
            && meson compile -C build >>"$log" 2>&1 && build/program
        result $? "Meson: maps of a release build are checked${option:+, and not with $option}"
    done
    if ! missing pkg-config pkg-config "Meson's own checks"; then
        rm -rf build subprojects
        block "meson checks" >meson.build
        CC=$CC PKG_CONFIG_PATH=$outside/prefix/share/pkgconfig meson setup build -Dc_args=-DCHECKED=1 >"$log" 2>&1 && meson compile -C build >>"$log" 2>&1 && build/program
        result $? "install.md: the Meson project with checks, of an installed mapfn"
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
if ! missing python3 python3 "mapfn-report as a build check"; then
    PATH=$outside/prefix/bin:$PATH
    project make_check
    cp "$root/mapfn.h" . && block make >Makefile && echo "$good" >kernels.c && make -s check-maps CC="$CC" CFLAGS=-O2 >"$log" 2>&1 && grep -qE 'twice: (really )?vectorized' "$log"
    result $? "README: make check-maps passes where a map is vectorized"
    manual() { sed -n "s/^\.Dl \(mapfn-report $1.*\)/\1/p" "$root/docs/mapfn-report.1"; }
    line=$(manual kernels.c | sed "s|-- gcc|-- $CC|")
    [ "$line" ] && $line >"$log" 2>&1 && grep -qE 'twice: (really )?vectorized' "$log"
    result $? "mapfn-report(1): $line"
    echo "$bad" >kernels.c && ! make -s check-maps CC="$CC" CFLAGS=-O2 >"$log" 2>&1 && grep -q 'twice.*NOT VECTORIZED' "$log"
    result $? "README: make check-maps fails where it is not"
    if ! missing cmake cmake "mapfn-report in CMake"; then
        project cmake_check
        { printf 'cmake_minimum_required(VERSION 3.15)\nproject(user LANGUAGES C)\n'; block "cmake check"; echo 'add_executable(user kernels.c)'; } >CMakeLists.txt
        cp "$root/mapfn.h" . && echo "$good" >kernels.c
        cmake -S . -B build -DCMAKE_C_COMPILER="${CC%% *}" -DCMAKE_BUILD_TYPE=Release >"$log" 2>&1 && cmake --build build --target check_maps >>"$log" 2>&1
        result $? "README: the CMake target check_maps passes where a map is vectorized"
        line=$(manual -p)
        [ "$line" ] && $line >"$log" 2>&1 && grep -qE 'twice: (really )?vectorized' "$log"
        result $? "mapfn-report(1): $line"
        echo "$bad" >kernels.c && ! cmake --build build --target check_maps >"$log" 2>&1 && grep -q 'twice.*NOT VECTORIZED' "$log"
        result $? "README: the CMake target check_maps fails where it is not"
    fi
fi

# ---- Windows, by MinGW; wine's files stay in the build folder
wine=${WINE:-$(command -v wine64 || command -v wine || ls /usr/lib/wine/wine64 2>/dev/null)}
project windows
mingw() { # compiler, package, flags…
    compiler=$1 package=$2; shift 2
    ! missing "$compiler" "$package" "Windows, with $compiler${*:+ $*}" || return
    for part in "" -DOTHER; do $compiler -O2 -Wall -Wextra -Werror "$@" -I"$root" $part -c "$here/windows.c" -o "part$part.o" || return; done >"$log" 2>&1
    $compiler "$@" part.o part-DOTHER.o -static -o windows.exe >>"$log" 2>&1
    result $? "Windows: $compiler${*:+ $*} compiles and links a program of two files, without a warning"
    [ "$wine" ] || return
    WINEPREFIX=$PWD/wine WINEDEBUG=-all timeout 600 "$wine" ./windows.exe 2>"$log" | tr -d '\r' >said
    printf '%s\n' "$expected" "done: 20" "saxpy: \`x\` is NULL, and n is not 0" "done: 0 differ" | diff - said >>"$log"
    result $? "Windows: and it runs in wine"
}
mingw x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
mingw x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64 -fopenmp
mingw x86_64-w64-mingw32-g++ g++-mingw-w64-x86-64
[ "$wine" ] || ! command -v x86_64-w64-mingw32-gcc >/dev/null || echo "skip - Windows: what MinGW compiled is not run (apt-get install wine64)"

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
    grep -q '^\[x\] all headers are of' "$log" && grep -q '^By hand: ' "$log"
    result $? "make dist prints the checklist of a release"
    git clone -q "$root" "$outside/dist/clone" 2>>"$log" && (cd "$outside/dist/clone" && sed -i '1,10s/mapfn_omp.h [0-9.]*:/mapfn_omp.h 9.9.9:/' mapfn_omp.h && sed -i "s/^## \[$version\]/## [Unreleased]/" CHANGELOG.md && packaging/checklist) >"$log" 2>&1
    [ $? -ge 3 ] && grep -q '^\[ \] all headers' "$log" && grep -q '^\[ \] CHANGELOG.md' "$log" && grep -q '^\[ \] everything is committed' "$log"
    result $? "a header of another version, a change without one, and what is not committed are points that do not hold"
    if ! missing cmake cmake "README: FetchContent by URL"; then
        project fetch_url
        block "cmake instead of find_package" | sed "s|/path/to/mapfn-$version.tar.gz|$root/build/mapfn-$version.tar.gz|" >fetch.cmake
        cmake_project fetch.cmake
        grep -q "$root" fetch.cmake && cmake -S . -B build -DCMAKE_C_COMPILER="${CC%% *}" >"$log" 2>&1 && cmake --build build >>"$log" 2>&1 && prints build/program
        result $? "README: the CMake project, by FetchContent of what make dist made"
    fi
fi

# ---- the man pages
cd "$root" || exit 1
if ! missing mandoc mandoc "man page by mandoc"; then
    mandoc -T lint -W warning docs/mapfn.3 docs/mapfn-report.1 >"$log" 2>&1 && ! grep -q . "$log"
    result $? "mandoc -T lint -W warning docs/mapfn.3 docs/mapfn-report.1"
fi
if ! missing groff groff "man page by groff"; then
    groff -mdoc -Tutf8 -wall -z docs/mapfn.3 docs/mapfn-report.1 >"$log" 2>&1 && ! grep -q . "$log"
    result $? "groff -wall docs/mapfn.3 docs/mapfn-report.1"
fi
project man_page
awk '/^\.Bd -literal -offset/ { inside = 1; next } /^\.Ed/ { inside = 0 } inside' "$root/docs/mapfn.3" | sed 's/\\e/\\/g' >example.c
$CC -O2 -Wall -Wextra -Werror -I"$root" example.c >"$log" 2>&1 && prints ./a.out && grep -q "done: 12 24 36 48" "$root/docs/mapfn.3"
result $? "the man page's example compiles and prints what it says"
cd "$root" || exit 1
if command -v python3 >/dev/null; then
    python3 tools/mapfn-report --help | sed -n 's/^  --*\([a-z-]*\).*/\1/p' | grep -v '^h$' >"$outside/options"
    sed -n 's/^\.It Fl -*\([a-z-]*\).*/\1/p' docs/mapfn-report.1 | diff - "$outside/options" >"$log"
    result $? "mapfn-report(1) has the options that --help has"
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
