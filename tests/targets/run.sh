#!/bin/sh
# make test-targets: one program, compiled for every target that a compiler here has and run by what is here; all print the same. The table that
# it leaves in build/tests/targets/table.md is that of docs/install.md. What is skip_without is a skip line that names the package.
# With THOROUGH=1 also the programs of three suites, and vectors in machine code.
: "${BUILD:=build/tests/targets}"
cd "$(dirname "$0")/../.." || exit 1
. tests/lib/matrix.sh
mkdir -p "$BUILD"
program=tests/targets/targets.c table=$BUILD/table.md
gcc -std=c11 -O2 -I. $program -o "$BUILD/here" -lm && "$BUILD/here" >"$BUILD/expected" || { echo "not ok - the program itself"; exit 1; }
{ echo "| target | vectors | compiler | result |"; echo "|---|---|---|---|"; } >"$table"

# target NAME VECTORS "COMPILER AND FLAGS" [RUNNER…]: without a RUNNER it is compiled and linked alone
target() {
    target_name=$1 target_vectors=$2 target_compiler=$3
    shift 3
    case $target_compiler in
    "$zig"*) version="zig cc $(python3 -m ziglang version)" ;;
    clang*) version="clang $(${target_compiler%% *} -dumpversion)" ;;
    *) version="gcc $(${target_compiler%% *} -dumpfullversion)" ;;
    esac
    what="$target_name${target_vectors:+, $target_vectors}: $version"
    # shellcheck disable=SC2086
    if ! timeout 600 $target_compiler -UNDEBUG -O2 -I. $program -o "$BUILD/program" -lm >"$BUILD/log" 2>&1; then
        head -n 20 "$BUILD/log"
        echo "not ok - $what compiles it"
        return
    fi
    done="same bits"
    if [ $# -eq 0 ]; then
        echo "ok - $what compiles and links it"
        done="compiled and linked, not run"
    elif timeout 600 "$@" "$BUILD/program" >"$BUILD/said" 2>"$BUILD/log" && diff "$BUILD/expected" "$BUILD/said"; then
        runs="run by $1"
        [ "$1" != env ] || runs="run here"
        echo "ok - $what, $runs"
        done="$done, $runs"
    else
        head -n 5 "$BUILD/log"
        echo "not ok - $what, run by $1: not what this machine prints"
        return
    fi
    echo "| $target_name | $target_vectors | $version | $done |" >>"$table"
}
zig="python3 -m ziglang cc"

# suites NAME "COMPILER AND FLAGS" RUNNER…: the programs of the suites differential, sums and repeat
suites() {
    suites_name=$1 suites_compiler=$2
    shift 2
    for source in "differential/differential.c -DTYPES=1" sums/bits.c "sums/order.c -DMAPFN_SUMS_MOST=40" repeat/steps.c; do
        label="$suites_name: ${source%% *}"
        # shellcheck disable=SC2086
        build "$label" "$BUILD/suite" $suites_compiler -UNDEBUG -std=c11 -O2 -ffp-contract=off $strict -I. tests/$source -lm || continue
        if [ "$source" = sums/bits.c ]; then
            "$@" "$BUILD/suite" >"$BUILD/said" 2>&1 && diff tests/sums/expected.txt "$BUILD/said" && echo "ok - $label" || echo "not ok - $label: other bits than docs/sums.md has"
        else
            run_tests "$label" "$@" "$BUILD/suite"
        fi
    done
}

# vectors NAME COLUMN TARGET "COMPILER AND FLAGS": which of the maps in vectors.txt store vectors; TARGET as vectors.awk knows it
vectors() {
    awk '/^[a-z]/ { print "#define KEPT_" $2, $3 }' tests/codegen/expected.txt >"$BUILD/kept.h"
    for source in tests/codegen/*.c; do grep -q '^#define MAPFN_' "$source" || echo "#include \"$source\""; done >"$BUILD/battery.c"
    # shellcheck disable=SC2086
    $4 -std=c11 -O2 -I. -Itests/codegen "-DBATTERY_KEPT=\"$BUILD/kept.h\"" -S "$BUILD/battery.c" -o "$BUILD/battery.s" 2>"$BUILD/log" || { cat "$BUILD/log"; echo "not ok - vectors, $1: the battery does not compile"; return; }
    awk -v target="$3" -f tests/targets/vectors.awk "$BUILD/battery.s" | awk -v name="$1" -v column="$2" -v target="$3" -v table="$BUILD/vectors.md" '
        FILENAME == "-" { vectors[$1] = $2; neon[$1] = $3; stores[$1] = $4; next }
        /^[a-z]/ {
            maps++
            kernel = "mapfn_" $1
            found += stores[kernel] > 0
            all += vectors[kernel]
            narrow += neon[kernel]
            if (stores[kernel] == 0) without = without (without ? ", " : "") $1
            if ($(column + 1) == "+" && !stores[kernel]) { print "not ok - vectors, " name ": " $1 " stores none"; lost = 1 }
            if ($(column + 1) == "-" && stores[kernel]) print "# vectors, " name ": " $1 " has some, better than vectors.txt says"
        }
        END {
            gsub("vectorized_", "", without)
            if (!lost) print (maps == 20 ? "ok" : "not ok") " - vectors, " name ": " found + 0 " of " maps " maps store them, in " all + narrow " instructions"
            print "| " name " | " found + 0 " of " maps " | " all + 0 (narrow ? " and " narrow " of NEON" : "") " | " without " |" >>table
        }' - tests/targets/vectors.txt
}
{ echo; echo "| vectors | maps that store some | vector instructions | without |"; echo "|---|---|---|---|"; } >"$BUILD/vectors.md"

newest=
for version in 23 22 21 20 19 16 14; do [ "$newest" ] || ! have clang-$version || newest=clang-$version; done
: "${newest:=clang}"
target x86-64 SSE2 "gcc" env
! thorough || ! has_v3 || target x86-64 "AVX2" "gcc -march=x86-64-v3" env
! has_v4 || target x86-64 "AVX-512" "gcc -march=x86-64-v4" env
! have "$newest" || target x86-64 SSE2 "$newest" env

if ! skip_without aarch64-linux-gnu-gcc "gcc-aarch64-linux-gnu libc6-dev-arm64-cross" && ! skip_without qemu-aarch64 qemu-user; then
    target aarch64 NEON "aarch64-linux-gnu-gcc -static" qemu-aarch64
    target aarch64 "SVE, 128 bits" "aarch64-linux-gnu-gcc -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve128=on,sve256=off,sve512=off
    ! thorough || target aarch64 "SVE, 512 bits" "aarch64-linux-gnu-gcc -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve512=on
    if have "$newest"; then
        target aarch64 "SVE, 256 bits" "$newest --target=aarch64-linux-gnu -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve256=on
    fi
    if thorough; then
        vectors "aarch64 SVE, gcc $(aarch64-linux-gnu-gcc -dumpversion)" 1 sve "aarch64-linux-gnu-gcc -march=armv8.2-a+sve"
        ! have "$newest" || vectors "aarch64 SVE, clang $($newest -dumpversion | cut -d. -f1)" 2 sve "$newest --target=aarch64-linux-gnu -march=armv8.2-a+sve"
        suites "aarch64 NEON" "aarch64-linux-gnu-gcc -static" qemu-aarch64
        suites "aarch64 SVE of 256 bits" "aarch64-linux-gnu-gcc -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve256=on,sve512=off
    fi
fi
if ! thorough; then
    :
elif ! python3 -m ziglang version >/dev/null 2>&1; then
    echo "skip - zig: not installed (pip install ziglang): no riscv64, wasm32, ppc64le, s390x, arm, i386, mips64el, macOS, FreeBSD"
else
    for row in "riscv64||riscv64-linux-musl|qemu-riscv64" "riscv64|V, 128 bits|riscv64-linux-musl -mcpu=baseline_rv64+v|qemu-riscv64 -cpu rv64,v=true,vlen=128,vext_spec=v1.0" \
        "riscv64|V, 256 bits|riscv64-linux-musl -mcpu=baseline_rv64+v|qemu-riscv64 -cpu rv64,v=true,vlen=256,vext_spec=v1.0" \
        "riscv64|V, 512 bits|riscv64-linux-musl -mcpu=baseline_rv64+v|qemu-riscv64 -cpu rv64,v=true,vlen=512,vext_spec=v1.0" \
        "ppc64le|VSX|powerpc64le-linux-musl|qemu-ppc64le" "s390x||s390x-linux-musl|qemu-s390x" "arm|NEON|arm-linux-musleabihf -mcpu=cortex_a15|qemu-arm" \
        "i386|SSE2|x86-linux-musl -mcpu=pentium4|qemu-i386" "mips64el||mips64el-linux-muslabi64|qemu-mips64el"; do
        rest=${row#*|*|}
        runner=${rest#*|}
        skip_without "${runner%% *}" qemu-user && continue
        vectors=${row#*|}
        # shellcheck disable=SC2086
        target "${row%%|*}" "${vectors%%|*}" "$zig -target ${rest%%|*}" $runner
    done
    vectors "riscv64 V, $($zig --version 2>/dev/null | sed -n '1s/^clang version \([0-9]*\).*/clang \1/p')" 3 v "$zig -target riscv64-linux-musl -mcpu=baseline_rv64+v"
    vectors "wasm32 SIMD128, $($zig --version 2>/dev/null | sed -n '1s/^clang version \([0-9]*\).*/clang \1/p')" 4 wasm "$zig -target wasm32-wasi -mcpu=generic+simd128"
    skip_without qemu-riscv64 qemu-user || suites "riscv64 V of 256 bits" "$zig -target riscv64-linux-musl -mcpu=baseline_rv64+v" qemu-riscv64 -cpu rv64,v=true,vlen=256,vext_spec=v1.0
    # by one thread: those that optimize the largest functions run out of stack in node 20
    skip_without node nodejs || suites "wasm32 SIMD128" "$zig -target wasm32-wasi -mcpu=generic+simd128" node --no-warnings --single-threaded tests/targets/wasi.mjs
    skip_without node nodejs || target wasm32 SIMD128 "$zig -target wasm32-wasi -mcpu=generic+simd128" node --no-warnings tests/targets/wasi.mjs
    if have node; then
        tests/docs/block docs/install.md "sh wasm" | sed "s/^zig cc/$zig/; s,square.wasm,$BUILD/square.wasm,g" >"$BUILD/wasm.sh"
        check "docs/install.md's commands for WebAssembly" "$(sh -e "$BUILD/wasm.sh" 2>&1)" "$(cat examples/01_square.expected)"
        cp examples/wasm/maps.mjs "$BUILD"
        tests/docs/block examples/README.md "sh wasm" | sed "s/^zig cc/$zig/; s,examples/wasm/maps.\(wasm\|mjs\),$BUILD/maps.\1,g" >"$BUILD/maps.sh"
        check "examples/README.md's commands for WebAssembly" "$(sh -e "$BUILD/maps.sh" 2>&1)" "$(cat examples/wasm/maps.expected)"
    fi
    target "macOS, arm64" NEON "$zig -target aarch64-macos"
    target "FreeBSD, x86-64" SSE2 "$zig -target x86_64-freebsd"
fi
! thorough || cat "$BUILD/vectors.md" >>"$table"
