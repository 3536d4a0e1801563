#!/bin/sh
# Does every loop of the battery that gcc and clang can vectorize come out vectorized, without any flag but -O2?
# Compares the disassembly with expected.txt, which says how to read it. CODEGEN_COMPILERS: the compilers to ask.
here=tests/codegen
: "${BUILD:=build/tests/codegen}" "${CODEGEN_COMPILERS:=${ONLY:-gcc clang}}"
mkdir -p "$BUILD"
for tool in objdump awk; do
    command -v $tool >/dev/null || { echo "skip - codegen: no $tool (package binutils, mawk)"; exit 0; }
done
awk '/^[a-z]/ { print "#define KEPT_" $2, $3 }' $here/expected.txt >"$BUILD/kept.h"
# as one file, so that the headers are read once; but for those that configure mapfn.h themselves
sources=$BUILD/battery.c
for source in $here/*.c; do
    if grep -q '^#define MAPFN_' "$source"; then sources="$sources $source"; else echo "#include \"$source\""; fi
done >"$BUILD/battery.c"
# vectorized COUNT FUNCTIONS OBJECT WHAT: are the loops of so many functions vectorized, of those whose names match?
vectorized() {
    objdump -dr --no-show-raw-insn "$3" | awk -f $here/loops.awk | awk -v count="$1" -v functions="$2" -v what="$4" '
        $1 ~ functions { found += $2 == "yes" }
        END { print (found == count ? "ok - " : "not ok - ") what }'
}
for cc in $CODEGEN_COMPILERS; do
    command -v "$cc" >/dev/null || { echo "skip - codegen, $cc: not installed (package $cc)"; continue; }
    case $($cc -dumpmachine) in x86_64*) ;; *) echo "skip - codegen, $cc: the table is for x86-64"; continue ;; esac
    case $($cc --version | head -n 1) in *clang*) family=clang ;; *) family=gcc ;; esac
    major=$($cc -dumpversion | cut -d. -f1)
    for level in baseline $([ "${THOROUGH:-0}" != 1 ] || echo v2) v3; do
        # as distributions compile their packages: clang knows fortified functions of the library only after it has looked for vectors
        case $level in baseline) march="-D_FORTIFY_SOURCE=2 -fstack-protector-strong" column=1 ;; *) march=-march=x86-64-$level column=${level#v} ;; esac
        # wide vectors by gcc, and by clang with THOROUGH=1 or as the ONLY one
        case $family${THOROUGH:-0}$ONLY$level in clang0v3) continue ;; esac
        : >"$BUILD/found"
        for source in $sources; do
            $cc -std=c11 -O2 $march -I. -I$here "-DBATTERY_KEPT=\"$BUILD/kept.h\"" -c -o "$BUILD/battery.o" "$source" || { echo "not ok - $cc $level: $source does not compile"; continue; }
            objdump -dr --no-show-raw-insn "$BUILD/battery.o" | awk -f $here/loops.awk >>"$BUILD/found"
        done
        awk -v cc="$cc" -v level="$level" -v column="$column" -v family="$family" -v version="@$family-$major" '
            FILENAME != ARGV[2] { found[$1] = $2; next }
            /^@/ { if ($1 == version && $2 in must) must[$2] = $(2 + column); next }
            /^[a-z]/ {
                function_of[++count] = $2
                kernel[$2] = "mapfn_" $3 "_" $2
                must[$2] = $(3 + column + (family == "clang" ? 3 : 0))
            }
            END {
                for (i = 1; i <= count; i++) {
                    f = function_of[i]
                    # rows are computed by a kernel that knows them apart
                    got = ("mapfn_apart_" f) in found && kernel[f] ~ /looped/ ? found["mapfn_apart_" f] : found[kernel[f]]
                    if (got == "yes") vectorized++
                    what = cc " " level ": " f
                    if (got == "") print "not ok - " what ": no function " kernel[f]
                    else if (must[f] == "+") print (got == "yes" ? "ok - " what : "not ok - " what ": its loop is no longer vectorized")
                    else print "ok - " what (must[f] == "-" && got == "yes" ? ": vectorized, better than expected.txt says" : ": not expected to be vectorized")
                }
                share = 100 * vectorized / count
                printf "# %s %s: %d of %d loops vectorized, %.0f %%\n", cc, level, vectorized, count, share
                if (level == "v3") printf "%s - %s v3: at least 70 %% of the battery vectorized (%.0f %%)\n", (share >= 70 ? "ok" : "not ok"), cc, share
            }' "$BUILD/found" $here/expected.txt
    done
    # docs/idioms.md: of its pairs the second becomes vectors, with no more instructions an element than the first
    case $family in gcc) apart=-fno-ipa-icf ;; *) apart= ;; esac # gcc 15 has one function for both clamps
    if ! command -v python3 >/dev/null; then echo "skip - $cc: the pairs of docs/idioms.md: no python3 (Debian, Ubuntu: apt-get install python3)"
    else
        python3 -B $here/pairs.py source >"$BUILD/pairs.c"
        for level in baseline v3; do
            $cc -std=c11 -O2 $([ $level = baseline ] || echo -march=x86-64-v3) $apart -DNDEBUG -I. -c -o "$BUILD/pairs.o" "$BUILD/pairs.c" || { echo "not ok - $cc $level: the pairs of docs/idioms.md do not compile"; continue; }
            objdump -dr --no-show-raw-insn "$BUILD/pairs.o" | awk -f $here/loops.awk >"$BUILD/found"
            python3 -B $here/pairs.py ask "$BUILD/pairs.o" "$BUILD/found" "$cc" $level
        done
    fi
    # every loop of a strided map, not only the one for strides of 1
    $cc -std=c11 -O2 -DNDEBUG -I. -c -o "$BUILD/options.o" $here/options/options.c
    objdump -dr --no-show-raw-insn "$BUILD/options.o" | awk -f $here/loops.awk >"$BUILD/found"
    if [ $family = gcc ]; then
        if grep -q '^mapfn_vectorized_strided_pieces yes [0-9]* yes' "$BUILD/found"; then echo "ok - $cc: strided_pieces, each loop"; else echo "not ok - $cc: strided_pieces: a loop is not vectorized"; fi
    else # clang's loop with vectors may be for strides of 1 alone, and then stores no single value
        objdump -dr --no-show-raw-insn "$BUILD/options.o" | awk -v SIGNATURES=1 -f $here/loops.awk | awk -v cc="$cc" '
            $1 == "mapfn_vectorized_strided_pieces" { found = $5 ~ /divps/ && $5 ~ /(movs[sd]|movhp[sd]|movlp[sd]|extractps)/ }
            END { print (found ? "ok - " cc ": strided_pieces, any stride" : "not ok - " cc ": strided_pieces: no vectors for a stride that is not 1") }'
    fi
    # neighbours in a table, looked up by an index(int, i), are loaded as vectors
    objdump -dr --no-show-raw-insn "$BUILD/options.o" | awk -v SIGNATURES=1 -f $here/loops.awk | awk -v cc="$cc" '
        $1 ~ /^mapfn_(vectorized|block|strip)_(slope|climb)_at$/ && $2 == "yes" { found += $5 !~ /movss/ }
        END { print (found >= 2 ? "ok" : "not ok") " - " cc ": slope_at, climb_at: whole vectors of neighbours" }'
    # filters that read a table at i + k: clang makes of the map's loop what it makes of the loop by hand
    for march in $([ $family = gcc ] || echo none x86-64-v3); do
        $cc -std=c11 -O2 $([ $march = none ] || echo -march=$march) -DNDEBUG -I. -c -o "$BUILD/as_loops.o" $here/options/as_loops.c
        objdump -dr --no-show-raw-insn "$BUILD/as_loops.o" | awk -v SIGNATURES=1 -f $here/loops.awk | awk -v what="$cc $march" '
            { name = $1; size[name] = split($5, each, ","); width[name] = $3 }
            sub(/^loop_/, "", name) && name != "scaled_rows" { all[name] = $1 }
            END {
                for (name in all) {
                    map = ("mapfn_vectorized_" name) in size ? "mapfn_vectorized_" name : "mapfn_looped_" name
                    loop = all[name]
                    good = size[loop] > 9 && width[map] >= width[loop] && size[map] <= 1.05 * size[loop] && size[map] >= 0.9 * size[loop]
                    print (good ? "ok - " : "not ok - ") what ": " name ": " size[map] " instructions with " width[map] " bytes, the loop " size[loop] " with " width[loop]
                }
            }'
    done
    # maps with sums. clang leaves branches on a uniform in the loop at -O2, and then finds no vectors.
    for options in $([ $family != gcc ] || echo -O2 -Ofast:-march=x86-64-v3 $([ "${THOROUGH:-0}" != 1 ] || echo -O2:-march=x86-64-v3 -O2:-march=x86-64-v4 -Ofast)); do
        options=$(echo "$options" | tr : ' ')
        $cc -std=c11 $options -DNDEBUG -I. -c -o "$BUILD/sums.o" $here/options/sums.c
        objdump -dr --no-show-raw-insn "$BUILD/sums.o" | awk -f $here/loops.awk | awk -v what="$cc $options" '
            sub(/^mapfn_vectorized_/, "", $1) && $1 !~ /^parts_/ {
                print ($2 == "yes" ? "ok - " : "not ok - ") what ": sum " $1 ": its loop is vectorized"
                count++
            }
            END { if (count == 0) print "not ok - " what ": sums.c has no kernel" }'
    done
    # rows of one length: the kernel is about as long as the function by hand
    $cc -std=c11 -O3 -march=x86-64-v3 -DNDEBUG -I. -c -o "$BUILD/as_loops.o" $here/options/as_loops.c
    objdump -d --no-show-raw-insn "$BUILD/as_loops.o" | awk -v cc="$cc" '
        /^[0-9a-f]+ <.*>:$/ { name = $2 }
        /^ / { length_of[name]++ }
        END {
            map = length_of[cc ~ /clang/ ? "<mapfn_looped_scaled_rows>:" : "<mapfn_apart_scaled_rows>:"] # clang says so of constant lengths alone
            loop = length_of["<loop_scaled_rows>:"]
            print (map > 0 && map <= 1.11 * loop ? "ok - " : "not ok - ") cc ": scaled_rows: " map " instructions, the function by hand " loop
        }'
    # whatever a body calls is in its kernel
    cxx=$(echo "$cc" | sed 's/gcc/g++/; s/clang/clang++/')
    command -v "$cxx" >/dev/null || { echo "skip - codegen, $cxx: not installed (package $cxx)"; continue; }
    # strides that are constants of all calls, with all checks: gcc's kernel loads and shuffles whole vectors, and a map that streams asks for n
    $cc -std=c11 -O2 -march=x86-64-v3 -I. -S -o "$BUILD/strides.s" $here/options/strides.c
    known=$(awk '/^mapfn_vectorized_largest_of/, /cfi_endproc/' "$BUILD/strides.s" | grep -c shufps)
    asked=$(awk '/^copied:/, /cfi_endproc/' "$BUILD/strides.s" | grep -c '6553[5-7]')
    [ $family != gcc ] || echo "$([ "$known" -gt 0 ] && echo ok || echo 'not ok') - $cc: strides of two in every call are known to the kernel"
    echo "$([ "$asked" -gt 0 ] && echo ok || echo 'not ok') - $cc: a map that streams asks for n where its strides are known"
    # strides that no call knows, in maps and sums: whole vectors and shuffles
    printf '#include "mapfn.h"\nMAPFN(float, strided, in_strided(float, x)) { return x + 1; }\nMAPFN(void, added, in_strided(float, x), sum(float, s)) { *s = x; }\nint use(size_t n, float *o, const float *x, ptrdiff_t step);\nint use(size_t n, float *o, const float *x, ptrdiff_t step) { return (int)strided_map(n, o, x, step) + (int)added_map(n, x, step, o); }\n' >"$BUILD/steps.c"
    $cc -std=c11 -O2 -march=x86-64-v3 -I. -S -o "$BUILD/steps.s" "$BUILD/steps.c"
    for map in strided added; do
        shuffles=$(awk -v kernel="^mapfn_vectorized_$map:" '$0 ~ kernel, /cfi_endproc/' "$BUILD/steps.s" | grep -cE 'vshufps|vperm|vblend|vunpck')
        case $family$map in gccadded) [ "$major" -ge 16 ] || continue ;; esac # those before load one by one there
        echo "$([ "$shuffles" -gt 0 ] && echo ok || echo 'not ok') - $cc: $map: a stride of two that no call knows is shuffled"
    done
    # gcc: four bytes that are made alike are vectors of bytes, and others are joined. gcc 11 cannot be asked which they are.
    if [ "$family" = gcc ] && [ "$major" -ge 12 ]; then
        printf '#include "mapfn.h"\ntypedef struct { unsigned char x, y, z, w; } pixel;\n#define B(v) (unsigned char)(v)\nMAPFN(pixel, alike, in(pixel, p), uniform(int, v)) { pixel r = {B(p.x + v), B(p.y + v), B(p.z + v), B(p.w + v)}; return r; }\nMAPFN(pixel, moved, in(pixel, p), uniform(int, v)) { (void)v; pixel r = {p.z, p.y, p.x, p.w}; return r; }\nMAPFN(pixel, mixed, in(pixel, p), uniform(int, v)) { pixel r = {B(p.x + v), B(p.y + v), B(p.z + v), p.w}; return r; }\nMAPFN(pixel, exchanged, in(pixel, p), uniform(int, v)) { unsigned char t = p.x; (void)v; p.x = p.z; p.z = t; return p; }\nMAPFN(void, held, inout(pixel, p), uniform(int, v)) { p->x = B(p->x + v), p->y = B(p->y + v), p->z = B(p->z + v), p->w = B(p->w + v); }\nint use(size_t n, pixel *o, const pixel *x, int v);\nint use(size_t n, pixel *o, const pixel *x, int v) { return (int)alike_map(n, o, x, v) + (int)moved_map(n, o, x, v) + (int)mixed_map(n, o, x, v) + (int)exchanged_map(n, o, x, v) + (int)held_map(n, o, v); }\n' >"$BUILD/alike.c"
        for compile in "$cc -std=c11" "$cxx -x c++ -std=c++11"; do
            $compile -O2 -march=x86-64-v3 -I. -S -o "$BUILD/alike.s" "$BUILD/alike.c"
            for what in alike:0 moved:0 held:0 mixed:1; do
                joined=$(awk -v kernel="mapfn_vectorized_${what%:*}.*:$" '$1 ~ kernel, /cfi_endproc/' "$BUILD/alike.s" | grep -c vpslld)
                echo "$([ "$((joined > 0))" = "${what#*:}" ] && echo ok || echo 'not ok') - ${compile%% *}: ${what%:*}: four bytes are joined only where they are not alike"
            done
            single=$(awk '$1 ~ /mapfn_vectorized_exchanged.*:$/, /cfi_endproc/' "$BUILD/alike.s" | grep -c pextrb)
            echo "$([ "$single" = 0 ] && echo ok || echo 'not ok') - ${compile%% *}: exchanged: no loop of its own for each byte"
        done
    fi
    for options in -O1 -O2 -O3 -Os -Ofast; do
        case $family${THOROUGH:-0}$options in clang0-O2 | gcc0-Ofast) ;; clang0* | gcc0*) continue ;; esac # it was g++ that left calls
        for what in "$cc -std=c11:calls.c:helpers" "$cxx -std=c++11:methods.cpp:lambdas, functors and methods"; do
            compile=${what%%:*} bodies=${what##*:} source=${what#*:}; source=${source%:*}
            $compile $options -I. -c -o "$BUILD/calls.o" $here/options/$source || { echo "not ok - $compile $options: $source does not compile"; continue; }
            objdump -dr --no-show-raw-insn "$BUILD/calls.o" | awk -v what="$compile $options" -v bodies="$bodies" '
                /^[0-9a-f]+ <.*>:$/ { kernel = $2 ~ /mapfn_(vectorized|looped)_/ ? $2 : ""; kernels += kernel != "" }
                kernel != "" && $2 ~ /^call/ && $0 !~ /mapfn_|mem(set|cpy|move)/ { print "not ok - " what ": " kernel " calls " $NF; bad = 1 }
                END { if (!bad) print (kernels >= 7 ? "ok" : "not ok") " - " what ": " kernels " kernels of " bodies " call nothing" }'
        done
    done
    # clang, a result in place of an input: vectors that compare no arrays, which in place would leave one element at a time
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\nMAPFN(float, axpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }\nmapfn_status call(size_t n, float *y, const float *x);\nmapfn_status call(size_t n, float *y, const float *x) { return axpy_map(n, y, x, y, 2); }\n' >"$BUILD/place.c"
        $cc -std=c11 -O2 -DNDEBUG -fno-discard-value-names -I. -S -emit-llvm -o "$BUILD/place.ll" "$BUILD/place.c"
        if grep -q 'load <[0-9]* x float>' "$BUILD/place.ll" && ! grep -q 'vector.memcheck' "$BUILD/place.ll"; then echo "ok - $cc: in place by \`in\` is vectorized"
        else echo "not ok - $cc: in place by \`in\` is vectorized"; fi
    fi
    # clang with AVX until 21: one loop has turns of four vectors, and one has turns of one for the rest
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\nMAPFN(float, copied, in(float, x)) { return x; }\nMAPFN(float, scaled, in(float, x)) { return 2.5f * x; }\n' >"$BUILD/turns.c"
        printf 'static const uint8_t bytes[256] = {1};\nMAPFN(float, noise, in(float, x), table(uint8_t, t, 256)) { int k = (int)x & 127; return t[t[k] / 2] * x + t[k + 1]; }\n' >>"$BUILD/turns.c"
        printf 'void call_noise(size_t n, float *y, const float *x);\nvoid call_noise(size_t n, float *y, const float *x) { (void)noise_map(n, y, x, bytes); }\n' >>"$BUILD/turns.c"
        for name in copied scaled; do
            echo "void call_$name(size_t n, float *y, const float *x);"
            echo "void call_$name(size_t n, float *y, const float *x) { (void)${name}_map(n, y, x); }"
        done >>"$BUILD/turns.c"
        for march in x86-64 x86-64-v3 x86-64-v4; do
            $cc -std=c11 -O2 -march=$march -DNDEBUG -I. -c -o "$BUILD/turns.o" "$BUILD/turns.c"
            objdump -dr --no-show-raw-insn "$BUILD/turns.o" | awk -v what="$cc $march" '
                /^[0-9a-f]+ <.*>:$/ { name = $2 }
                name == "<mapfn_vectorized_scaled>:" && /^ +[0-9a-f]+:/ {
                    address = $1
                    sub(":", "", address)
                    at[address] = ++lines
                    products[lines] = products[lines - 1] + ($2 ~ /mulps$/)
                    if (lines > 4 && products[lines] - products[lines - 4] == 4) four = 1
                    if ($2 ~ /^j/ && $3 in at && products[lines] - products[at[$3] - 1] == 1) one = 1
                }
                END {
                    if (what !~ /64$/) print (one && four ? "ok - " : "not ok - ") what ": turns of four vectors, and of one for the rest"
                }'
            [ $march = x86-64 ] || objdump -dr --no-show-raw-insn "$BUILD/turns.o" | awk -f $here/loops.awk | awk -v what="$cc $march" '
                $1 == "mapfn_vectorized_noise" { print ($2 == "yes" ? "ok - " : "not ok - ") what ": bytes looked up at computed places" }'
        done
    fi
    # clang, structs that an early return leaves: one by one, as by hand, unless the map is `vectorized`
    if [ "$family" = clang ]; then
        for modifier in "" ", vectorized"; do
            printf '#define MAPFN_TRUST_COST_MODEL 0\n#include "mapfn.h"\ntypedef struct { float x, y, z; } v3;\nMAPFN(void, move, inout(v3, p), inout(v3, v), in(v3, f), in(unsigned char, pinned), uniform(float, t)%s)\n{\n    if (pinned) return;\n    v->x += f.x * t; v->y += f.y * t; v->z += f.z * t;\n    p->x += v->x * t; p->y += v->y * t; p->z += v->z * t;\n}\nmapfn_status call(size_t n, v3 *p, v3 *v, const v3 *f, const unsigned char *pinned);\nmapfn_status call(size_t n, v3 *p, v3 *v, const v3 *f, const unsigned char *pinned) { return move_map(n, p, v, f, pinned, 2); }\n' "$modifier" >"$BUILD/leaves.c"
            $cc -std=c11 -O2 -DNDEBUG -I. -S -emit-llvm -o "$BUILD/leaves.ll" "$BUILD/leaves.c"
            case $(grep -c 'fmuladd.v4f32' "$BUILD/leaves.ll")$modifier in 0 | [1-9]*vectorized) echo "ok - $cc: structs that an early return leaves$modifier" ;;
            *) echo "not ok - $cc: structs that an early return leaves$modifier" ;; esac
        done
    fi
    # scratch meets no other array: what was stored there is known after a store to an output
    printf '#include "mapfn.h"\nextern void met(void);\nMAPFN(void, kept, in(float, x), out_row(float, y, 2), scratch(float, s, 2)) { s[0] = 7; y[0] = x; if (s[0] < 6) met(); y[1] = s[0] + x; }\nmapfn_status call(size_t n, float *y, const float *x);\nmapfn_status call(size_t n, float *y, const float *x) { return kept_map(n, x, y, NULL); }\n' >"$BUILD/kept.c"
    $cc -std=c11 -O2 -DNDEBUG -I. -c -o "$BUILD/kept.o" "$BUILD/kept.c"
    if objdump -dr "$BUILD/kept.o" | awk '/^[0-9a-f]+ <.*>:$/ { kernel = $2 ~ /mapfn_(looped|chunk_looped)_kept/; kernels += kernel } kernel && /R_X86.*met/ { calls++ } END { exit !(kernels && !calls) }'; then echo "ok - $cc: scratch meets no output"
    else echo "not ok - $cc: scratch meets no output"; fi
    # gcc: a kernel knows what all calls pass as a constant, so that a loop of so many passes is vectorized over elements
    if [ $family = gcc ]; then
        printf '#include "mapfn.h"\nMAPFN(void, logistic, inout(float, x), uniform(float, r), uniform(int, passes)) { float v = *x; for (int k = 0; k < passes; k++) v = r * v * (1 - v); *x = v; }\nmapfn_status call(size_t n, float *x, float r);\nmapfn_status call(size_t n, float *x, float r) { return logistic_map(n, x, r, 30); }\n' >"$BUILD/logistic.c"
        for level in -O2 "-O3 -march=x86-64-v3"; do
            $cc -std=c11 $level -DNDEBUG -I. -c -o "$BUILD/logistic.o" "$BUILD/logistic.c"
            if objdump -d --no-show-raw-insn "$BUILD/logistic.o" | awk '/^[0-9a-f]+ <.*>:$/ { kernel = $2 ~ /mapfn_vectorized_logistic/ } kernel && $2 ~ /mulps$/ { found = 1 } END { exit !found }'; then echo "ok - $cc $level: a constant number of passes"
            else echo "not ok - $cc $level: a constant number of passes"; fi
        done
    fi
    # clang with AVX-512, filter taps looked up for each element: no gathers, as by hand
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\nMAPFN(float, resampled, index(i), table(float, x, 4096), table(float, taps, up * 8), uniform(int, up), uniform(int, down)) { int t = (int)i * down, at = t / up, phase = t %% up; float sum = 0; for (int k = 0; k < 8; k++) sum += x[at + k] * taps[phase * 8 + k]; return sum; }\nmapfn_status call(size_t n, float *y, const float *x, const float *taps);\nmapfn_status call(size_t n, float *y, const float *x, const float *taps) { return resampled_map(n, y, x, taps, 160, 147); }\n' >"$BUILD/resampled.c"
        $cc -std=c11 -O3 -march=x86-64-v4 -DNDEBUG -I. -c -o "$BUILD/resampled.o" "$BUILD/resampled.c"
        if objdump -d --no-show-raw-insn "$BUILD/resampled.o" | awk '/^[0-9a-f]+ <.*>:$/ { kernel = $2 ~ /mapfn_vectorized_resampled/; kernels += kernel } kernel && $2 ~ /gather/ { bad = 1 } END { exit bad || !kernels }'; then echo "ok - $cc: filter taps of a table are not gathered"
        else echo "not ok - $cc: filter taps of a table are not gathered"; fi
    fi
    # rounding to integers: one instruction where the target has it
    printf '#include "mapfn_math.h"\nMAPFN(float, lower, in(float, x)) { return mapfn_floor(x) + mapfn_trunc(x); }\nmapfn_status call(size_t n, float *y, const float *x);\nmapfn_status call(size_t n, float *y, const float *x) { return lower_map(n, y, x); }\n' >"$BUILD/lower.c"
    if $cc -std=c11 -O2 -msse4.1 -DNDEBUG -I. -S -o "$BUILD/lower.s" "$BUILD/lower.c" && grep -q 'roundps' "$BUILD/lower.s"; then echo "ok - $cc: floor is an instruction"; else echo "not ok - $cc: floor is an instruction"; fi
    # functions behind a guard, of which one arm is a constant
    printf '#include "mapfn_math.h"\n#define GUARDED(T, name, of) MAPFN(T, name, in(T, x)) { return of; }\nGUARDED(float, guarded_power, mapfn_powf(x > 0 ? x + 6 : 7, -1.6f))\nGUARDED(float, guarded_root, mapfn_cbrtf(x < 1 ? x : 1))\nGUARDED(double, guarded_sine, mapfn_sin(x > 0 ? x : 1))\nGUARDED(double, guarded_angle, mapfn_atan2(x <= 3 ? x + 6 : 9, 2))\nmapfn_status call(size_t n, float *y, double *z);\nmapfn_status call(size_t n, float *y, double *z) { return guarded_power_map(n, y, y) != MAPFN_OK || guarded_root_map(n, y, y) != MAPFN_OK || guarded_sine_map(n, z, z) != MAPFN_OK ? MAPFN_OVERLAP : guarded_angle_map(n, z, z); }\n' >"$BUILD/guarded.c"
    $cc -std=c11 -O2 -march=x86-64-v3 -DNDEBUG -I. -c -o "$BUILD/guarded.o" "$BUILD/guarded.c"
    wanted=4; [ "$family" = clang ] || [ "$major" -ge 12 ] || wanted=3 # gcc 11 has no vectors for sines of doubles, guarded or not
    vectorized $wanted mapfn_vectorized_guarded "$BUILD/guarded.o" "$cc: functions behind a guard"
    # powers of which one number is the same for all
    for march in x86-64 x86-64-v3; do
        $cc -std=c11 -O2 -march=$march -DNDEBUG -I. -c -o "$BUILD/powers.o" $here/options/powers.c
        vectorized 5 mapfn_vectorized_power_ "$BUILD/powers.o" "$cc $march: powers with a uniform"
    done
    # a large helper that has other callers is in the kernel, called by a body or given to MAPFN_OF
    printf '#include "mapfn_math.h"\nstatic float shaded(float v) { return mapfn_powf(v, 0.4545f) * mapfn_sinf(v) + mapfn_expf(-v); }\nMAPFN_OF(float, shaded, in(float, v));\nMAPFN(float, shaded_twice, in(float, v)) { return 2 * shaded(v); }\nfloat elsewhere(float v);\nfloat elsewhere(float v) { return shaded(v); }\nmapfn_status call(size_t n, float *y);\nmapfn_status call(size_t n, float *y) { mapfn_status status = shaded_map(n, y, y); return status != MAPFN_OK ? status : shaded_twice_map(n, y, y); }\n' >"$BUILD/shaded.c"
    $cc -std=c11 -O2 -march=x86-64-v3 -DNDEBUG -Wall -Wextra -Wpedantic -Werror -I. -c -o "$BUILD/shaded.o" "$BUILD/shaded.c"
    vectorized 2 mapfn_vectorized_shaded "$BUILD/shaded.o" "$cc: a large helper that has other callers"
    # clang, SSE2: what is computed in float and added up in double
    if [ "$family" = clang ]; then
        printf '#include "mapfn_math.h"\nMAPFN(float, loss, in(float, x), in(float, y), sum(double, s)) { float p = 1 / (1 + mapfn_exp(-x)); *s = -(double)(y * mapfn_log(p)); return p - y; }\nmapfn_status call(size_t n, float *d, const float *x, const float *y, double *s);\nmapfn_status call(size_t n, float *d, const float *x, const float *y, double *s) { return loss_map(n, d, x, y, s); }\n' >"$BUILD/loss.c"
        $cc -std=c11 -O2 -march=x86-64 -DNDEBUG -I. -S -emit-llvm -o "$BUILD/loss.ll" "$BUILD/loss.c"
        if awk '/^define.*@mapfn_vectorized_loss/ { kernel = 1 } kernel && /fdiv <4 x float>/ { found = 1 } /^}/ { kernel = 0 } END { exit !found }' "$BUILD/loss.ll"; then echo "ok - $cc: floats that are added up in double are vectorized"
        else echo "not ok - $cc: floats that are added up in double are vectorized"; fi
    fi
    # clang: sums of which two arms write one value stay in registers. Their places may be handed on without a warning.
    if [ "$family" = clang ]; then
        printf '#ifdef __cplusplus\n# include <vector>\n#endif\n#include "mapfn.h"\nMAPFN_FN void put(float *s, float x) { *s = x; }\nMAPFN(void, counted, in(float, x), uniform(float, a), uniform(float, b), sum(int, c), sum(int, d), sum(int, e)) { if (x < a) *c = 1; else if (x < b) *d = 1; else *e = 1; }\nMAPFN(void, parted, in(float, x), in(float, y), sum(float, s), sum(float, t)) { if (y > 0) *s = x; else *t = x; }\nMAPFN(void, handed_on, in(float, x), sum(float, s), sum(float, t), sum(float, u)) { put(s, x); put(t, 1 + x); put(u, 2 + x); }\nmapfn_status call(size_t n, const float *x, int *c, float *s);\nmapfn_status call(size_t n, const float *x, int *c, float *s) { return counted_map(n, x, 1, 2, c, c + 1, c + 2) != MAPFN_OK ? MAPFN_OVERLAP : parted_map(n, x, x, s, s + 1); }\n' >"$BUILD/arms.c"
        for compile in "$cc -std=c11" "$cxx -x c++ -std=c++11"; do
            $compile -O2 -march=x86-64-v3 -DNDEBUG -Wall -Wextra -Werror -I. -c -o "$BUILD/arms.o" "$BUILD/arms.c"
            vectorized 2 'mapfn_vectorized_(counted|parted)' "$BUILD/arms.o" "${compile%% *}: sums in two arms"
        done
    fi
    # clang: rows that are made of their neighbours in a table, which are not kept from one turn to the next
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\nMAPFN(void, smooth, index(r), out_row(float, y, w), table(float, t, rows * w), uniform(int, rows), uniform(int, w)) { const float *x = t + r * (size_t)w; for (int c = 1; c < w - 1; c++) y[c] = 0.25f * x[c - 1] + 0.5f * x[c] + 0.25f * x[c + 1]; }\nMAPFN(void, smoothed, index(r), out_row(float, y, w), table(float, t, rows * w), uniform(int, rows), uniform(int, w), sum(float, s)) { const float *x = t + r * (size_t)w; for (int c = 1; c < w - 1; c++) y[c] = 0.25f * x[c - 1] + 0.5f * x[c] + 0.25f * x[c + 1]; *s = y[1]; }\nMAPFN(void, smooth_four, index(r), out_row(float, y, w), out_row(float, z, w), table(float, a, n), table(float, b, n), table(float, c, n), table(float, d, n), uniform(int, n), uniform(int, w)) { size_t at = r * (size_t)w; for (int k = 1; k < w; k++) { y[k] = (a[at + k] - a[at + k - 1]) * (b[at + k] - b[at + k - 1]); z[k] = (c[at + k] - c[at + k - 1]) * (d[at + k] - d[at + k - 1]); } }\nmapfn_status call(size_t n, float *y, const float *t, float *s);\nmapfn_status call(size_t n, float *y, const float *t, float *s) { return smooth_map(n, y, t, 100, 100) != MAPFN_OK || smooth_four_map(n, y, s, t, t + 1, t + 2, t + 3, 100, 9) != MAPFN_OK ? MAPFN_OVERLAP : smoothed_map(n, y, t, 100, 100, s); }\n' >"$BUILD/smooth.c"
        for compile in "$cc -std=c11" "$cxx -x c++ -std=c++11"; do
            $compile -O2 -DNDEBUG -Wall -Wextra -Wpedantic -Werror -I. -c -o "$BUILD/smooth.o" "$BUILD/smooth.c"
            objdump -d --no-show-raw-insn "$BUILD/smooth.o" | awk -v what="${compile%% *}" '
                /^[0-9a-f]+ <.*>:$/ { kernel = $2 } $2 ~ /mulps|fmul.*4s/ && kernel ~ /mapfn_looped_smooth/ { found[kernel] = 1 }
                END { for (kernel in found) kernels++; print (kernels == 3 ? "ok - " : "not ok - ") what ": rows of neighbours in a table" }'
        done
    fi
    # clang: products of the bytes of a block, added up in the body and then to a sum, are one vector
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\ntypedef struct { float scale; signed char values[32]; } block;\nMAPFN(void, blocks, in_row(block, x, 1), in_row(block, y, 1), sum(float, s)) { int part = 0; for (int j = 0; j < 32; j++) part += x->values[j] * y->values[j]; *s = (float)part * (x->scale * y->scale); }\nmapfn_status call(size_t n, const block *x, const block *y, float *s);\nmapfn_status call(size_t n, const block *x, const block *y, float *s) { return blocks_map(n, x, y, s); }\n' >"$BUILD/blocks.c"
        for compile in "$cc -std=c11" "$cxx -x c++ -std=c++11"; do
            $compile -O3 -march=x86-64-v3 -DNDEBUG -Wall -Wextra -Wpedantic -Werror -I. -c -o "$BUILD/blocks.o" "$BUILD/blocks.c"
            objdump -d --no-show-raw-insn "$BUILD/blocks.o" | awk -v what="${compile%% *}" '
                /^[0-9a-f]+ <.*>:$/ { kernel = $2 ~ /mapfn_looped_blocks/; kernels += kernel } kernel && $2 == "imul" { single++ } kernel && $2 ~ /pmadd|pmull/ { vectors++ }
                END { print (kernels && vectors && single < 8 ? "ok - " : "not ok - ") what ": products of blocks of bytes" }'
        done
    fi
    # clang, SSE2, after mapfn_math.h: mathematics of integers has vectors
    if [ "$family" = clang ]; then
        printf '#include "mapfn_math.h"\nMAPFN(uint8_t, curve, in(uint8_t, x)) { return (uint8_t)(int)(255 * mapfn_pow((float)x / 255, 0.4545f)); }\nMAPFN(void, level, in(int16_t, x), out(int32_t, y)) { *y = (int32_t)(100 * mapfn_log((float)x)); }\nmapfn_status call(size_t n, int *y, uint8_t *b, const int16_t *s);\nmapfn_status call(size_t n, int *y, uint8_t *b, const int16_t *s) { (void)level_map(n, s, y); return curve_map(n, b, b); }\n' >"$BUILD/integers.c"
        $cc -std=c11 -O2 -march=x86-64 -DNDEBUG -I. -c -o "$BUILD/integers.o" "$BUILD/integers.c"
        vectorized 2 '^mapfn_vectorized_(curve|level)$' "$BUILD/integers.o" "$cc: maps of integers after mapfn_math.h"
    fi
    # clang, SSE2: two bytes are put together in vectors, as by hand
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\nMAPFN(uint16_t, joined, in_row(uint8_t, b, 2), vectorized) { return (uint16_t)(b[0] << 8 | b[1]); }\nmapfn_status call(size_t n, uint16_t *y, const uint8_t *x);\nmapfn_status call(size_t n, uint16_t *y, const uint8_t *x) { return joined_map(n, y, x); }\nvoid by_hand(int n, uint16_t *y, const uint8_t *x);\nvoid by_hand(int n, uint16_t *y, const uint8_t *x) { for (int i = 0; i < n; i++) y[i] = (uint16_t)(x[2 * i] << 8 | x[2 * i + 1]); }\n' >"$BUILD/joined.c"
        $cc -std=c11 -O2 -march=x86-64 -DNDEBUG -I. -c -o "$BUILD/joined.o" "$BUILD/joined.c"
        vectorized 2 '^(mapfn_vectorized_joined|by_hand)$' "$BUILD/joined.o" "$cc: rows of two bytes"
    fi
    # clang, strides of -1: vectors, turned round
    if [ "$family" = clang ]; then
        printf '#include "mapfn.h"\nMAPFN(float, mirrored, in_strided(float, x)) { return 2 * x; }\nmapfn_status call(size_t n, float *y, const float *x);\nmapfn_status call(size_t n, float *y, const float *x) { return mirrored_map(n, y, x + n - 1, -1); }\n' >"$BUILD/mirrored.c"
        $cc -std=c11 -O2 -DNDEBUG -I. -S -emit-llvm -o "$BUILD/mirrored.ll" "$BUILD/mirrored.c"
        if grep -q 'shufflevector <4 x float>.*<i32 3, i32 2, i32 1, i32 0>' "$BUILD/mirrored.ll"; then echo "ok - $cc: strides of -1 are vectorized"
        else echo "not ok - $cc: strides of -1 are vectorized"; fi
        # strided values of a map that is `vectorized`, AVX-512: computed in vectors
        printf '#include "mapfn_math.h"\nMAPFN(void, power, in_strided(float, x), out_strided(float, y), vectorized) { *y = mapfn_powf(x, 0.45f); }\nmapfn_status call(size_t n, float *y, const float *x, ptrdiff_t s);\nmapfn_status call(size_t n, float *y, const float *x, ptrdiff_t s) { return power_map(n, x, s, y, s); }\n' >"$BUILD/power.c"
        $cc -std=c11 -O2 -march=x86-64-v4 -DNDEBUG -I. -S -emit-llvm -o "$BUILD/power.ll" "$BUILD/power.c"
        if awk '/^define.*@mapfn_vectorized_power/ { kernel = 1 } kernel && /fmul <(4|8|16) x (float|double)>/ { vectors = 1 } /^}/ { kernel = 0 } END { exit !vectors }' "$BUILD/power.ll"; then echo "ok - $cc: strided values in vectors with AVX-512"
        else echo "not ok - $cc: strided values in vectors with AVX-512"; fi
    fi
    # options that change floating point: a map's loop has the instructions of the loop by hand, where that is vectorized
    for options in -Ofast "-Ofast -fno-finite-math-only" "-Ofast -fno-signed-zeros" "-Ofast -fno-associative-math" "-Ofast -fmath-errno" "-Ofast -fno-reciprocal-math" "-O3 -ffast-math" \
        "-O3 -funsafe-math-optimizations" "-O3 -fno-math-errno" "-O3 -ffinite-math-only" "-O3 -fno-signed-zeros" "-O3 -freciprocal-math"; do
        # clang's kernels have no options of their own, which could get lost: two sets, and all with THOROUGH=1
        case $family${THOROUGH:-0}$options in clang0-Ofast | "clang0-O3 -ffast-math") ;; clang0*) continue ;; esac
        # of gcc's parts of -Ofast each is left out or given alone, not both
        case $family${THOROUGH:-0}$options in gcc0*-fno-signed* | gcc0*-fno-reciprocal* | gcc0*-O3*-ffinite* | gcc0*-fno-math-errno) [ "$ONLY" ] || continue ;; esac
        # gcc 11 has no macro for a part of -ffast-math: maps have it all, or none of it
        case $family$major$options in gcc9* | gcc1[01]*-fno-*-math* | gcc1[01]*-funsafe* | gcc1[01]*-fmath-errno) continue ;; esac
        $cc -std=c11 $options -DNDEBUG -I. -c -o "$BUILD/options.o" $here/options/options.c || { echo "not ok - $cc $options: options.c does not compile"; continue; }
        objdump -d --no-show-raw-insn "$BUILD/options.o" | awk -v cc="$cc" -v options="$options" '
            /^[0-9a-f]+ <.*>:$/ {
                name = side = $2
                gsub(/[<>:]/, "", name)
                sub(/\.(constprop|isra|part).*/, "", name)
                side = name ~ /^mapfn_(vectorized|looped)_/ ? "map" : name ~ /^loop_/ ? "loop" : ""
                sub(/^(mapfn_vectorized|mapfn_looped|loop)_/, "", name)
                if (side == "loop") all[name] = 1
                next
            }
            side != "" && $2 ~ /^(add|sub|mul|div|sqrt|rsqrt|cmp[a-z]*)ps$/ { has[side, name, $2] = vectorized[side, name] = 1; seen[$2] = 1 }
            END {
                for (name in all) {
                    differs = ""
                    if (vectorized["loop", name]) for (op in seen) if (has["map", name, op] != has["loop", name, op]) differs = differs " " op (has["map", name, op] ? " in the map alone" : " in the loop alone")
                    print (differs == "" ? "ok - " : "not ok - ") cc " " options ": " name differs
                }
            }'
    done
done
