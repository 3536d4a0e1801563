#!/bin/sh
# Is each cell of the battery of flags (bench/flags) vectorized, as the loop by hand under the same flags is? By its machine code, untimed. A part of the
# cells under each compiler, flag set and level, so that every body and every shape occurs under each. What is known to be scalar stands in
# expected.txt. FLAGS_COMPILERS: the compilers to ask; FLAGS_PARTS=1: all cells (20 minutes), 12: one of 12 under each, 6 with THOROUGH=1.
here=tests/flags
: "${BUILD:=build/tests/flags}" "${FLAGS_COMPILERS:=gcc g++ clang clang++}" "${FLAGS_PARTS:=$((12 / (1 + ${THOROUGH:-0})))}"
mkdir -p "$BUILD"
for tool in objdump awk python3; do
    command -v $tool >/dev/null || { echo "skip - flags: no $tool (package binutils, mawk, python3)"; exit 0; }
done
case $(uname -m) in x86_64) ;; *) echo "skip - flags: the battery is for x86-64"; exit 0 ;; esac
part=0
while [ $part -lt "$FLAGS_PARTS" ]; do
    python3 bench/flags/cells.py "$BUILD/part$part" --part $part/"$FLAGS_PARTS" || exit 1
    part=$((part + 1))
done

one='IFS="|" read -r cc level flags part <<END
$1
END
dir=$BUILD/$(echo "$cc$level$flags" | tr -d " ") march= libm=-UONLY_MATHEMATICS
mkdir -p "$dir"
[ $level = baseline ] || march=-march=x86-64-$level
case $($cc --version | head -n 1) in *clang*) family=clang ;; *) family=gcc ;; esac
case $cc in *++*) std="-x c++ -std=gnu++17" ;; *) std=-std=gnu11 ;; esac
$cc $std $flags -w -I. -fsyntax-only mapfn_math.h 2>"$dir/refused" || libm=-DLIBM # flags that mapfn_math.h refuses
case $flags in -O2*) loop=-O3${flags#-O2} ;; *) loop=$flags ;; esac
$cc $std $march -w -DNDEBUG -I. $flags $libm -c -o "$dir/maps.o" "$BUILD/part$part/maps.c" &&
$cc $std $march -w -DNDEBUG -I. $loop $libm -c -o "$dir/loops.o" "$BUILD/part$part/loops.c" || { echo "not ok - $cc $flags $level: does not compile"; exit 0; }
for object in maps loops; do objdump -dr --no-show-raw-insn "$dir/$object.o" | awk -f tests/codegen/loops.awk >"$dir/$object"; done
python3 tests/flags/judge.py "$BUILD/part$part/names" "$dir/maps" "$dir/loops" "$cc" "$family-$($cc -dumpversion | cut -d. -f1)" "$level" "$flags" "$([ $libm != -DLIBM ] || echo libm)"'
part=0
for cc in $FLAGS_COMPILERS; do
    command -v "$cc" >/dev/null || { echo "skip - flags, $cc: not installed (package $cc)" >&2; continue; }
    case $($cc -dumpmachine) in x86_64*) ;; *) echo "skip - flags, $cc: the battery is for x86-64" >&2; continue ;; esac
    for level in v3 baseline v4; do
        echo "-O1,-O2,-O3,-Os,-Ofast,-O2 -ffast-math" | tr , '\n' | while read -r flags; do
            # SSE2 and AVX-512 for C, at the two flag sets that differ most
            case $level$flags$cc in v3* | [bv]*[le4]-O2gcc | [bv]*[le4]-O2clang | [bv]*[le4]-Ofastgcc | [bv]*[le4]-Ofastclang) echo "$cc|$level|$flags" ;; esac
        done
    done
done 2>&1 >"$BUILD/combinations"
# gcc's kernels alone have options of their own, which could get lost, so that it has most; of the others the flag sets that differ most, and
# all with THOROUGH=1
some="gcc|v3|-O2,gcc|v3|-Os,gcc|baseline|-Ofast,g++|v3|-Ofast,clang|baseline|-O2,clang++|v3|-Ofast,"
[ "$FLAGS_COMPILERS" = "gcc g++ clang clang++" ] || some=
awk -v parts="$FLAGS_PARTS" -v all="${THOROUGH:-0}" -v some=",$some" 'all || some == "," || index(some, "," $0 ",") { printf "%s|%d%c", $0, (NR - 1) % parts, 0 }' "$BUILD/combinations" |
    BUILD="$BUILD" xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)" sh -c "$one" one
