#!/bin/sh
# docs/math.md from tools/math/accuracy.txt:  tools/math/table.sh > docs/math.md
# accuracy.txt has the lines of build/tests/math/exhaustive/all.txt: name, type, largest error in ULP, argument(s).
cd "$(dirname "$0")/../.." || exit 1
cat <<'TEXT'
# mapfn_math.h: functions and their errors

    #include "mapfn_math.h"

    MAPFN(float, logistic, in(float, x)) { return 1 / (1 + mapfn_exp(-x)); }

Every function exists for double (`mapfn_exp`) and for float (`mapfn_expf`). The plain name takes either: the float function where
every argument is a float, the double function for all else (integers, as in `<tgmath.h>`; a `long double` is converted to double).
Two results go through pointers: `mapfn_sincos(x, &s, &c)`. `mapfn_clamp(x, low, high)` holds x to an interval; `mapfn_rng_normal(r)`
and `mapfn_rng_normalf(r)` draw normal numbers from an `rng(r)` parameter.

Largest errors, in units in the last place of the exact result, with the argument where they occur. 0.5 is correct rounding. Float functions
of one argument: the figures are from every 215th of the 2^32 bit patterns (`expf`: all of them). All others: against MPFR, at the 200,000 points that tests/math/double.c makes;
tests/math/exhaustive.sh takes all floats and 10^6 points. (Doubles' sin, cos, tan, erfc: the largest of a further 10^6, against 80-bit long double.)

TEXT
awk '
function pretty(e) { return e == 0 ? "exact" : e }
$1 ~ /^#/ || NF < 4 { next }
{ error[$1, $2] = pretty($3 + 0); at[$1, $2] = $4; if (!($1 in seen)) { seen[$1] = 1; order[++n] = $1 } }
END {
    print "| function | float | at | double | at |"; print "|---|---|---|---|---|"
    for (i = 1; i <= n; i++) { f = order[i]; print "| `" f "` | " error[f, "float"] " | `" at[f, "float"] "` | " error[f, "double"] " | `" at[f, "double"] "` |" }
}' tools/math/accuracy.txt
cat <<'TEXT'

`floor`, `ceil`, `trunc`, `rint`, `round`, `fabs`, `fmin`, `fmax`, `fmod` and `copysign` are exact. `fmin(-0.0, 0.0)` is -0.0. `erfc` in double may be off by
more than 1 ULP: beyond x = 20 the terms of its polynomial cancel in part. sin and cos in double miss an aim of 0.75 by a hundredth.

`mapfn_fast_exp`, `_log`, `_sin`, `_cos`, `_tanh`, `_pow` are allowed 4 ULP. `_exp` and `_tanh` are shorter forms of their own; the others are today the
functions above under another name.

## What to know

- **Same bits.** A result depends on the argument alone. tests/math/run.sh compares builds by gcc 11 and 12, clang 14, 16 and 19, in C and C++, at -O0 to
  -O3, for baseline x86-64, x86-64-v3, this machine and aarch64 (under qemu). Fused multiply-add is used nowhere. Known limits: clang with
  `-ffp-contract=fast`, and gcc functions with `target("fma")` in a file compiled without `-mfma`, must be told by `-DMAPFN_MATH_FENCE=1`.
- **The fence.** gcc in C++ and in its gnu modes fuses a * b + c where the processor can. The header then writes products as fma(a, b, -0.0), which costs about a fifth of the
  speed. Compiling with `-std=c11`, or with `-ffp-contract=off -DMAPFN_MATH_FENCE=0`, gives that back, with the same bits.
- **fmod** is the C library's: exact, but a map that calls it is not vectorized.
- **SSE2.** On baseline x86-64 every function is vector code with gcc 12 and clang 16, but double `pow` and `hypot` with gcc: it finds pairs of
  doubles not worth it there.
- **CUDA.** The same functions run in device code, not CUDA's own, whose float functions may be off by 2 ULP. `sinf`, `cosf`, and most of the float functions beyond exp and log
  compute in double, which is slow on consumer GPUs. They compile for sm_75 to sm_120; they have not been run on a GPU.
- **-ffast-math** is refused by an #error.

Coefficients: `tools/math/run.sh` derives them with Sollya; `tools/math/coefficients.txt` has them with their errors; tests/math/polynomials.c checks both.
TEXT
