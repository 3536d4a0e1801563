#!/bin/sh
# MAPFN_DISPATCH: the wide kernel has the narrow one's bits, runs only where the processor and the system allow it, and costs nothing at 0.
. tests/lib/matrix.sh
here=tests/dispatch
: "${BUILD:=build/tests/dispatch}"
mkdir -p "$BUILD"
[ "$(uname -m)" = x86_64 ] || { echo "skip - dispatch: wide kernels are for x86-64"; exit 0; }
result() { if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi; }
wide=1; grep -qw avx2 /proc/cpuinfo && wide=2
find_compilers
for extra in $(versions); do have $extra && compilers="$compilers $extra"; done
on="-O2 -DMAPFN_DISPATCH=1 -DMAPFN_OMP_ALLOW_SERIAL=1 -I."

for cc in $compilers; do
    build "$cc: behave" "$BUILD/behave-$cc" $cc -std=gnu11 $strict $on $here/behave.c -lm || continue
    "$BUILD/behave-$cc" $wide
    result $? "$cc: both kernels give the looped map's bits, the processor is taken for what it is"
    objdump -d --no-show-raw-insn "$BUILD/behave-$cc" >"$BUILD/$cc.s"
    awk '/^[0-9a-f]+ </ { narrow = $2 ~ /mapfn_vectorized_/; name = $2 } narrow && /call/ && /ask_processor/ { print name; bad = 1 } END { exit bad }' "$BUILD/$cc.s"
    result $? "$cc: no kernel calls what asks the processor, so that none saves registers for it"
    awk '/^[0-9a-f]+ </ { inside = $2 ~ /mapfn_wide_/ } inside && /zmm|vfn?m(add|sub)/ { print; bad = 1 } inside && /ymm/ { some = 1 } END { exit bad || !some }' "$BUILD/$cc.s"
    result $? "$cc: wide kernels have 32-byte registers, and neither fused instructions nor 64-byte registers"
    awk '/^[0-9a-f]+ </ { inside = $2 ~ /mapfn_wide_/; name = $2 } !inside && /ymm/ { print name; bad = 1 } END { exit bad }' "$BUILD/$cc.s"
    result $? "$cc: no 32-byte register outside them"
    $cc -std=gnu11 $on -I. -c $here/chosen.c -o "$BUILD/chosen.o" && nm "$BUILD/chosen.o" | sed -n 's/.* mapfn_wide_vectorized_//p' | sort | diff $here/chosen.expected -
    result $? "$cc: maps that convert 64-bit integers, have tables, rows or elements of 32 bytes have one kernel, others two"
    case $cc in *-*) continue ;; esac
    if thorough; then # with OpenMP: below
        build "$cc -DNDEBUG: behave" "$BUILD/behave-ndebug" $cc -std=gnu11 -DNDEBUG $strict $on $here/behave.c -lm && "$BUILD/behave-ndebug" $wide
        result $? "$cc -DNDEBUG: the first call finds out the processor"
    fi
    for off in "-DMAPFN_DISPATCH=0 -O2" "-DMAPFN_DISPATCH=1 -Os" "-DMAPFN_DISPATCH=1 -O0" "-DMAPFN_DISPATCH=1 -O2 -march=x86-64-v3"; do
        $cc -std=gnu11 $off -I. -c $here/other.c -o "$BUILD/off.o" && ! nm "$BUILD/off.o" | grep -q 'mapfn_processor\|mapfn_wide'
        result $? "$cc $off: one kernel, and nothing of the other"
    done
done
for cc in gcc clang; do
    have $cc || continue
    cxx=$(cxx_of $cc)
    if have gcc && ! thorough; then : # C++: the suites unit, gathers and repeat; clang's OpenMP: the suite omp
    elif have "$cxx"; then
        build "$cxx: behave" "$BUILD/behave-cxx" "$cxx" -x c++ -std=c++20 $strict $on $here/behave.c -lm && "$BUILD/behave-cxx" $wide
        result $? "$cxx: the same"
    fi
    if [ $cc = clang ] && have gcc && ! thorough; then :
    elif echo 'int main(void) { return 0; }' | $cc -x c -fopenmp - -o "$BUILD/omp" 2>/dev/null; then
        ndebug=$(thorough || echo -DNDEBUG) # the first call finds out the processor
        build "$cc -fopenmp $ndebug: behave" "$BUILD/behave-omp" $cc -std=gnu11 $strict $on -fopenmp $ndebug $here/behave.c -lm && OMP_NUM_THREADS=4 "$BUILD/behave-omp" $wide
        result $? "$cc -fopenmp $ndebug: the same"
    fi
    [ $cc = gcc ] || ! have gcc || thorough || continue # who asks is plain C
    build "$cc: threads" "$BUILD/threads" $cc -std=gnu11 -fsanitize=thread -O1 -DMAPFN_DISPATCH=1 -I. $here/threads.c $here/other.c -pthread && "$BUILD/threads" >/dev/null
    result $? "$cc: threads whose first call this is, under ThreadSanitizer"
    $cc -std=gnu11 -O2 -I. -c $here/other.c -o "$BUILD/other.o" && build "$cc: two settings" "$BUILD/settings" $cc -std=gnu11 -O2 -DMAPFN_DISPATCH=1 -I. $here/threads.c "$BUILD/other.o" -pthread \
        && "$BUILD/settings" >/dev/null
    result $? "$cc: two files with different settings in one program"
    build "$cc -static" "$BUILD/static" $cc -std=gnu11 -O2 -static -DMAPFN_DISPATCH=1 -I. $here/threads.c $here/other.c -pthread && "$BUILD/static" >/dev/null
    result $? "$cc -static: the same"
done
if ! skip_without musl-gcc musl-tools; then
    build "musl-gcc" "$BUILD/musl" musl-gcc -std=gnu11 -O2 -static -DMAPFN_DISPATCH=1 -I. $here/threads.c $here/other.c -pthread && "$BUILD/musl" >/dev/null
    result $? "musl-gcc -static: no symbol of another library is needed"
fi

# the mathematical functions: the program compares each map with the function called alone, which no wide kernel computes
if thorough; then few=0 which="every function"; else few=1 which="a function of each kind"; fi
$CC -std=c11 $(thorough -O2 || echo $quick_gcc) -DFEW=$few -DMAPFN_DISPATCH=1 -I. -Itests/math tests/math/bits.c -o "$BUILD/bits" -lm && "$BUILD/bits" >"$BUILD/bits.out" && [ "$(grep -c . "$BUILD/bits.out")" -ge 15 ]
result $? "mapfn_math.h: $which has the same bits in both kernels"
# the battery's functions; in make test the wide kernels are those above and in the suites gathers, sums and repeat
if ! thorough; then :
elif [ $wide = 2 ] && have python3; then
    CCS="gcc clang" BUILD=$BUILD/battery bench/dispatch/run.sh bits >"$BUILD/battery.log" 2>&1
    result $? "the battery: $(grep -c 'functions, 0 differences' "$BUILD/battery.log") compilers, narrow and wide kernels store the same bits"
else echo "skip - the battery's bits: needs AVX2 and python3 (package python3)"
fi

# other processors, and a system that does not keep wide registers
if ! skip_without qemu-x86_64 qemu-user; then
    program=$BUILD/behave-${compilers%% *}
    [ -x "$program" ] || program=$BUILD/behave-$(echo $compilers | cut -d' ' -f1)
    for cpu in "qemu64 1" "Nehalem 1" "SandyBridge 1" "Haswell,-abm 1" "Haswell,-bmi2 1" "Haswell,-avx2 1" "Haswell,-xsave 1" "Haswell,-movbe 1" "Haswell 2" "EPYC 2" "max 2"; do
        qemu-x86_64 -cpu "${cpu% *}" "$program" "${cpu#* }" 20 >"$BUILD/qemu.log" 2>&1
        code=$?
        [ $code -eq 0 ] || tail -n 3 "$BUILD/qemu.log"
        result $code "qemu -cpu ${cpu% *}: $([ "${cpu#* }" = 2 ] && echo wide || echo narrow) kernels, and they run"
    done
fi
