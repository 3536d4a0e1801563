#!/bin/sh
# The tables of errors from tools/math/accuracy.txt:  tools/math/table.sh > docs/math.md     writes docs/math.md, and the table in README.md
# accuracy.txt has the lines of build/tests/math/exhaustive/all.txt: name, type, largest error in ULP, argument(s), how many points.
cd "$(dirname "$0")/../.." || exit 1
rows() {
    awk '
    function pretty(e) { return e == 0 ? "exact" : sprintf("%.3f", e) }
    $1 ~ /^#/ || NF < 5 { next }
    { error[$1, $2] = pretty($3 + 0); at[$1, $2] = $4; points[$1, $2] = $5; if (!($1 in seen)) { seen[$1] = 1; order[++n] = $1 } }
    END {
        for (i = 1; i <= n; i++) {
            f = order[i]
            printf "| `%s` | %s | `%s` | %s | %s | `%s` | %s |\n", f, error[f, "float"], at[f, "float"], points[f, "float"], error[f, "double"], at[f, "double"], points[f, "double"]
        }
    }' tools/math/accuracy.txt
}
mkdir -p build
head_line='| function | float | at | of | double | at | of |
|---|---|---|---|---|---|---|'
{ echo "$head_line"; rows; } >build/math-rows
awk '/^<!-- errors of mapfn_math.h/ { print; print ""; while ((getline line <"build/math-rows") > 0) print line; print ""; skip = 1; next }
    /^<!-- end of errors/ { skip = 0 } !skip' README.md >build/math-README && { cmp -s build/math-README README.md || cp build/math-README README.md; }
cat <<'TEXT'
# mapfn_math.h: functions and their errors

```c
#include "mapfn_math.h"

MAPFN(float, logistic, in(float, x)) { return 1 / (1 + mapfn_exp(-x)); }
```

Every function exists for double (`mapfn_exp`) and for float (`mapfn_expf`). The plain name takes either: the float function where
every argument is a float, the double function for all else (integers, as in `<tgmath.h>`; a `long double` is converted to double).
Two results go through pointers: `mapfn_sincos(x, &s, &c)`. `mapfn_clamp(x, low, high)` holds x to an interval; `mapfn_rng_normal(r)`
and `mapfn_rng_normalf(r)` draw normal numbers from an `rng(r)` parameter.

Largest errors, in units in the last place of the exact result, with the argument where they occur. 0.5 is correct rounding. "of" says among
how many points: `all` 2^32 floats, or so many points of tests/math/double.c against MPFR (any bits, near 0 and 1, in the
middle of the range, near multiples of pi/2).

TEXT
cat build/math-rows
cat <<'TEXT'

`floor`, `ceil`, `trunc`, `rint`, `round`, `fabs`, `fmin`, `fmax`, `fmod` and `copysign` are exact. `fmin(-0.0, 0.0)` is -0.0.

`mapfn_fast_exp`, `_log`, `_sin`, `_cos`, `_tanh`, `_pow` are allowed 4 ULP, for every argument, huge angles included: shorter forms without most of the
corrections. A fast sine close to 1 may come out one step above it.

## What to know

- **Same bits.** A result depends on the argument alone. tests/math/run.sh compares builds by gcc 11 and 12, clang 14, 16 and 19, in C and C++, at -O0 to
  -O3, for baseline x86-64, x86-64-v3, this machine and aarch64 (under qemu). Known limits: clang with `-ffp-contract=fast`, and gcc functions
  with `target("fma")` in a file compiled without `-mfma`, must be told by `-DMAPFN_MATH_FENCE=1`.
- **Fused multiply-add** is used where it gives the bits that separate operations give too, and nowhere else: what a rounded product has lost
  (an exact number: one fused operation finds it, or ten others), and sums with an exact product. With it the double functions that calculate in
  pairs take half the time or less; without it they are as exact.
- **The fence.** gcc in C++ and in its gnu modes fuses a * b + c where the processor can. The header then writes products as fma(a, b, -0.0), which costs up to a seventh of the
  speed (expf an eighth, sinf a twentieth). Compiling with `-std=c11`, or with `-ffp-contract=off -DMAPFN_MATH_FENCE=0`, gives that back, with the same bits.
- **Angles** of every size are reduced fully by the same straight code, which never branches: a sine costs the same at 1 and at 1e300. Libraries that
  branch to a slow path for huge angles, or refuse them, take 0.7 of the time for small ones in float, 0.4 in double.
- **gcc 11** makes no vector code of `sin`, `cos`, `tan`, `sincos`, `fast_sin` and `fast_cos` in double, on any x86: they read a row of digits of 2/pi
  from a table at a place that the angle chooses, and only gcc 12 and later load such elements one by one. Results are the same.
- **fmod** is the C library's: exact, but a map that calls it is not vectorized.
- **Speed.** bench/results/math-gcc-x86-64-v3.md and math-clang-16-x86-64-v3.md have every function beside libm, libmvec, SLEEF, xsimd and Highway. On x86-64-v3
  (EPYC, Zen 3; n = 1000) the maps take 0.04 to 0.5 of the time of a loop over libm (pow 0.7). Against the fastest of the three libraries:
  faster or as long (up to 1.05 times): double exp, exp2, expm1, log, log2, log10, log1p, acos, sinh, cosh, tanh, erf, erfc, cbrt, and logf, acosf, coshf, erff, cbrtf;
  1.05 to 1.35 times: log10f, log1pf, atan, atanf, asin, sinhf, tanhf, erfcf, and pow with gcc; 1.4 to 1.8 times: expf, exp2f, expm1f, log2f, sinf, cosf, tanf, asinf, powf, atan2, atan2f,
  hypot, and pow with clang; 2.4 to 3 times: double sin, cos, tan, and hypotf (beside xsimd's, which overflows where the result would not). xsimd's products
  are fused with sums here; ours are not, so that the bits are the same without such instructions.
  The fast forms take 0.5 to 1.5 of libmvec's time, fast_sinf and fast_cosf 2.2 to 2.4, fast_sin and fast_cos 2.8 to 3.2 (full reduction again).
- **SSE2.** On baseline x86-64 every function is vector code with gcc 12 and clang 16, but double `pow` and `fast_pow` with gcc: it finds pairs of
  doubles not worth it there. Float functions take 0.1 to 1.0 of libm's time, powf 1.3; double functions 0.25 to 1.1 of that of
  glibc, which uses AVX2 and FMA where the processor has them; cosh takes 1.7 times as long, pow 5, fast_pow 3 (bench/results/math-gcc-x86-64.md).
- **CUDA.** The same functions run in device code, not CUDA's own, whose float functions may be off by 2 ULP. `sinf`, `cosf`, `tanf`, `powf` and `rsqrtf`
  compute in double, which is slow on consumer GPUs. They compile for sm_75 to sm_120; they have not been run on a GPU.
- **-ffast-math** is refused by an #error.

Coefficients: `tools/math/run.sh` derives them with Sollya; `tools/math/coefficients.txt` has them with their errors; tests/math/polynomials.c checks both.
TEXT
