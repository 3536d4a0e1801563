#!/bin/sh
# make test-targets: one program, compiled for every target that a compiler here has and run by what is here; all print the same. The table that
# it leaves in build/tests/targets/table.md is that of docs/install.md. What is skip_without is a skip line that names the package.
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

newest=
for version in 23 22 21 20 19 16 14; do [ "$newest" ] || ! have clang-$version || newest=clang-$version; done
: "${newest:=clang}"
target x86-64 SSE2 "gcc" env
! has_v3 || target x86-64 "AVX2" "gcc -march=x86-64-v3" env
! has_v4 || target x86-64 "AVX-512" "gcc -march=x86-64-v4" env
! have "$newest" || target x86-64 SSE2 "$newest" env

if ! skip_without aarch64-linux-gnu-gcc "gcc-aarch64-linux-gnu libc6-dev-arm64-cross" && ! skip_without qemu-aarch64 qemu-user; then
    target aarch64 NEON "aarch64-linux-gnu-gcc -static" qemu-aarch64
    target aarch64 "SVE, 128 bits" "aarch64-linux-gnu-gcc -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve128=on,sve256=off,sve512=off
    target aarch64 "SVE, 512 bits" "aarch64-linux-gnu-gcc -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve512=on
    if have "$newest"; then
        target aarch64 "SVE, 256 bits" "$newest --target=aarch64-linux-gnu -static -march=armv8.2-a+sve" qemu-aarch64 -cpu max,sve256=on
    fi
fi
if ! thorough; then
    :
elif ! python3 -m ziglang version >/dev/null 2>&1; then
    echo "skip - zig: not installed (pip install ziglang): no riscv64, wasm32, ppc64le, s390x, arm, i386, mips64el, macOS, FreeBSD"
else
    for row in "riscv64||riscv64-linux-musl|qemu-riscv64" "riscv64|V, 128 bits|riscv64-linux-musl -mcpu=baseline_rv64+v|qemu-riscv64 -cpu rv64,v=true,vlen=128,vext_spec=v1.0" \
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
    skip_without node nodejs || target wasm32 SIMD128 "$zig -target wasm32-wasi -mcpu=generic+simd128" node --no-warnings tests/targets/wasi.mjs
    if have node; then
        tests/docs/block docs/install.md "sh wasm" | sed "s/^zig cc/$zig/; s,square.wasm,$BUILD/square.wasm,g" >"$BUILD/wasm.sh"
        check "docs/install.md's commands for WebAssembly" "$(sh -e "$BUILD/wasm.sh" 2>&1)" "$(cat examples/01_square.expected)"
    fi
    target "macOS, arm64" NEON "$zig -target aarch64-macos"
    target "FreeBSD, x86-64" SSE2 "$zig -target x86_64-freebsd"
fi
