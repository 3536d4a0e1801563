#!/bin/sh
# The registry of quirks: each entry has its words and its probe, each probe builds with its quirk and without, and programs of other suites are
# right with none of them. Whether a quirk is still needed is a matter of time: `make quirks`.
. tests/lib/matrix.sh
here=tests/quirks
find_compilers

sed -n 's/^# define MAPFN_QUIRK_\([a-z_0-9]*\) .*/\1/p' src/compiler/quirks.h | sort >"$BUILD/entries"
sed -n 's/^\/\* QUIRK \([a-z_0-9]*\)$/\1/p' src/compiler/quirks.h | sort >"$BUILD/described"
ls $here/*.c | sed 's/.*\/\(.*\)\.c/\1/' | sort >"$BUILD/probes"
check "each quirk is described" "$(cat "$BUILD/described")" "$(cat "$BUILD/entries")"
check "each quirk has a probe" "$(cat "$BUILD/probes")" "$(cat "$BUILD/entries")"
check "each entry says who, what, gain" "$(grep -c '^ \*   \(who\|what\|gain\) ' src/compiler/quirks.h)" "$((3 * $(wc -l <"$BUILD/entries")))"
for name in $(cat "$BUILD/entries"); do
    grep -rqw "MAPFN_QUIRK_$name" src/compiler/cures.h src/compiler/loop.h src/compiler/kernel.h src/kinds src/generate src/lists || echo "not ok - $name: no source asks for it"
    grep -q "^| \`$name\`" docs/compilers.md || echo "not ok - $name is not in docs/compilers.md: make docs"
done

# shellcheck disable=SC2086
for cc in $compilers; do
    for probe in "$here"/*.c; do
        name=$(basename "$probe" .c)
        flags=$(sed -n '1s/.*: \(.*\) \*\//\1/p' "$probe")
        head -n 1 "$probe" | grep -q "${cc%%-*}" || continue
        for value in 0 1; do
            $cc -std=gnu11 $flags -w -I. -fsyntax-only -DMAPFN_QUIRK_$name=$value "$probe" >"$BUILD/probe.log" 2>&1 || { head -n 5 "$BUILD/probe.log"; echo "not ok - $cc: the probe of $name with $value"; }
        done
    done
    echo "ok - $cc: probes build with their quirk and without"
    # if the kernel were the last call of its function, it would use stack that is not cleared
    if printf '#include "mapfn.h"\n#if !MAPFN_QUIRK_pairs_reloaded\n#error\n#endif\n' | $cc -O2 -I. -fsyntax-only -x c - 2>/dev/null; then
        $cc -std=gnu11 -O2 -w -I. -S $here/pairs_reloaded.c -o "$BUILD/pairs.s"
        check "the stack is cleared before a kernel, which is not the last call, $cc" \
            "$(grep -c 'call.*mapfn_clear_512' "$BUILD/pairs.s" | sed 's/[1-9].*/some/') $(grep -c 'jmp.*mapfn_looped_shares' "$BUILD/pairs.s")" "some 0"
        printf '#include "mapfn.h"\nMAPFN(void, rows, in_row(float, x, 12), out_row(float, y, 12)) { for (int k = 0; k < 12; k++) y[k] = x[k] + 1; }\nMAPFN(void, counted, in_row(float, x, 12), out_row(float, y, 12), sum(int, n)) { for (int k = 0; k < 12; k++) y[k] = x[k] + 1; *n = 1; }\nint use(size_t n, float *x, float *y, int *c) { return rows_map(n, x, y) + counted_map(n, x, y, c); }\n' >"$BUILD/jumps.c"
        $cc -std=gnu11 -O2 -w -I. -S "$BUILD/jumps.c" -o "$BUILD/jumps.s"
        check "and a kernel that ends in another jumps to it, $cc" "$(grep -c 'jmp.*mapfn_apart' "$BUILD/jumps.s") $(grep -c 'call.*mapfn_apart' "$BUILD/jumps.s")" "2 0"
        # and as much of it as the kernel uses: one with sums of rows has no arrays of its own, one with a tally has some
        cat >"$BUILD/frames.c" <<'END'
#include "mapfn.h"
typedef struct pair { float value; unsigned place; } pair;
MAPFN(void, rows, in_row(float, x, 12), sum_row(float, s, 12)) { for (int k = 0; k < 12; k++) s[k] += x[k]; }
MAPFN(void, tallied, in(pair, p), tally(unsigned, h, 16), sum(float, s)) { *h_at = p.place & 15; *h = 1; *s = p.value; }
MAPFN(float, single, in(float, x)) { return x + 1; }
void use(size_t n, float *x, pair *p, float *s, unsigned *h);
void use(size_t n, float *x, pair *p, float *s, unsigned *h) { rows_map(n, x, s); tallied_map(n, p, h, s); single_map(n, x, x); }
END
        $cc -std=gnu11 -O2 -w -I. -S "$BUILD/frames.c" -o "$BUILD/frames.s"
        check "the stack that chunks clear, $cc" \
            "$(awk '/^mapfn_chunk_.*:/ { in_chunk = $1 } /mapfn_clear/ && in_chunk { sub(/@PLT/, ""); print in_chunk, $2 } /cfi_endproc/ { in_chunk = "" }' "$BUILD/frames.s" | sort)" \
            "$(printf 'mapfn_chunk_looped_rows: mapfn_clear_1024\nmapfn_chunk_looped_tallied: mapfn_clear_4608')"
    fi
    # each program by the compiler that has more quirks there, and by both with THOROUGH=1
    case $cc in gcc*) programs="unit/language gathers/gathers" ;; *) programs="unit/edges unit/same_bits" ;; esac
    case $cc in gcc*) level=$quick_gcc ;; *) level=-O2 ;; esac # gcc's kernels ask for -O3
    ! thorough || level=-O2 programs="unit/language unit/edges unit/same_bits gathers/gathers sums/order"
    $cc -std=gnu11 -O2 -w -DMAPFN_NO_QUIRKS=1 -I. tests/sums/bits.c -o "$BUILD/bits" -lm
    check "the bits of sums without any quirk, $cc" "$("$BUILD/bits")" "$(cat tests/sums/expected.txt)"
    for program in $programs; do
        [ -f tests/$program.c ] || continue
        build "$program, $cc" "$BUILD/without" "$cc" -std=gnu11 $level -w -DMAPFN_NO_QUIRKS=1 -ffp-contract=off -I. tests/$program.c -lm -pthread || continue
        if "$BUILD/without" "no quirks" >"$BUILD/without.log" 2>&1; then echo "ok - $program without any quirk, $cc"; else grep '^not ok' "$BUILD/without.log" | head -n 3; echo "not ok - $program without any quirk, $cc"; fi
    done
done
