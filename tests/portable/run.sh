#!/bin/sh
# Other targets and another C library: aarch64 (run by qemu-user), 32-bit x86 with SSE, musl. Each where it can be built here.
. tests/lib/matrix.sh
differential=tests/differential/differential.c
units="rng draws checks options language"

# target NAME "COMPILER AND FLAGS" "RUNNER" TYPES [units...]: maps of TYPES (0: none) against the plain loop, and the unit tests, or only these
# The compilers are gcc's, at -O1: the kernels ask for -O3 themselves.
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
    target aarch64 "aarch64-linux-gnu-gcc -O1 -static" qemu-aarch64 2 $(thorough || echo draws options) # plain C: 32-bit x86 and musl
fi

# the 64-bit headers stand in where the 32-bit asm/ ones are not installed
m32="-O1 -m32 -msse2 -mfpmath=sse -idirafter /usr/include/x86_64-linux-gnu"
echo 'int main(void) { return 0; }' >"$BUILD/probe.c"
# shellcheck disable=SC2086
if [ "$(uname -m)" != x86_64 ]; then
    echo "skip - 32-bit x86: this machine is none"
elif skip_without gcc gcc; then
    :
elif gcc $m32 "$BUILD/probe.c" -o "$BUILD/probe" 2>/dev/null && "$BUILD/probe"; then
    target m32 "gcc $m32" "" $(thorough 2 || echo 1) # here `long` and size_t are others
    x87="gcc -O2 -m32 -idirafter /usr/include/x86_64-linux-gnu"
    if $x87 -std=c11 -I. -c -o "$BUILD/x87.o" tests/codegen/options/calls.c; then echo "ok - $x87: kernels compile for the x87"
    else echo "not ok - $x87: calls.c does not compile"; fi
else
    echo "skip - 32-bit x86: gcc -m32 does not build here (package gcc-multilib)"
fi

# the same compiler and machine as the others' gcc: what a C library can change
# Without optimization: no other suite has gcc build the checks so.
skip_without musl-gcc musl-tools || target musl "musl-gcc -O0 -static" "" 0 rng checks options
