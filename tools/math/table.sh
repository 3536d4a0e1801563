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
middle of the range, near multiples of pi/2); 10^7: more of them about the limits between formulas, against long double.

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
- **Speed.** bench/results/math-gcc-x86-64-v3.md and math-clang-16-x86-64-v3.md have every function beside libm, libmvec, SLEEF, xsimd and Highway, with the errors of
  the last three. On x86-64-v3 (EPYC, Zen 3; n = 1000) the maps take 0.04 to 0.55 of the time of a loop over libm (pow 0.8), and 0.25 to 1.1 of that of
  SLEEF's 1.0-ULP functions (pow with clang 1.35). Against the fastest of the three libraries see the last section. The fast forms take 0.5 to 1.15 of
  libmvec's time (fast_logf with clang 1.3), fast_sinf and fast_cosf 1.6 to 1.8, fast_sin and fast_cos 1.9 to 3.3 (full reduction again).
- **SSE2.** On baseline x86-64 every function is vector code with gcc 12 and clang 16, but double `pow` and `fast_pow` with gcc: it finds pairs of
  doubles not worth it there. Float functions take 0.1 to 1.0 of libm's time, powf 1.3; double functions 0.25 to 1.1 of that of
  glibc, which uses AVX2 and FMA where the processor has them; cosh takes 1.7 times as long, pow 5, fast_pow 3 (bench/results/math-gcc-x86-64.md).
- **CUDA.** The same functions run in device code, not CUDA's own, whose float functions may be off by 2 ULP. `sinf`, `cosf`, `tanf`, `powf` and `rsqrtf`
  compute in double, which is slow on consumer GPUs. They compile for sm_75 to sm_120; they have not been run on a GPU.
- **-ffast-math** is refused by an #error.

## Where faster functions exist, and what they leave out

Of the three libraries only SLEEF (its 1.0-ULP functions) keeps that (erfcf: 1.2), and none of its functions is faster but sinf, sin, cosf (ours take 1.1 times as long), exp2 (1.07)
and pow (1.35), with clang, at worst. The fastest of all three takes as long or longer (1.05 and less) for exp2, coshf, cosh, erff, erf, erfc, cbrtf, cbrt, sqrtf
and sqrt. The rest is here: gcc 12 and clang 16 at n = 1000, as in bench/results. Instructions are those of the loop for one vector, ours by gcc and clang; the rival's are those it has, and how many more there would be without fused
multiply-add, which changes results and is therefore not for us. "ULP" is the rival's largest error on the arguments of the benchmark (ours: 1.0 at most), "wrong" how many of a thousand
floats or doubles of any bits give it a wrong infinity, NaN or zero.

| function | time over it | ours | fastest rival | its instructions | ULP | wrong |
|---|---|---|---|---|---|---|
| `expf`, `exp2f` | 1.3 to 1.5 | 37, 35 | xsimd | 27 + 7, 25 + 5 | 1.5 | 0 |
| `expm1f` | 1.2 to 1.4 | 43 | xsimd | 35 + 7 | 1.3 | 0 |
| `logf` | 1.25 | 39, 38 | Highway | 32 + 5 | 0.8 | 503 |
| `log2f`, `log10f`, `log1pf` | 1.4 to 1.55 | 45, 47, 58 | Highway | 33 + 5, 33 + 5, 34 + 5 | 1.6, 2.0, 2.3 | 503, 503, 251 |
| `sinf`, `cosf` | 2.3 to 3.0 | 82 to 91 | Highway | 31 + 9, 30 + 8 | 2.1 | 374 |
| `tanf` | 1.4 | 91, 106 | xsimd | 30 + 7, and a branch | 3.1 | 0 |
| `asinf`, `acosf` | 1.2 to 1.65 | 39, 68 (50) | xsimd, Highway | 25 + 5, 37 + 5 | 2.3, 1.3 | 0 |
| `atanf`, `atan2f` | 1.3 to 1.6 | 41, 71 (63) | Highway, xsimd | 30 + 8, 46 + 4 | 2.6, 2.5 | 0 |
| `sinhf`, `tanhf`, `erfcf` | 1.1 to 1.35 | 58, 58, 102 | Highway, xsimd, xsimd | 49 + 10, 47 + 8, 72 + 17 | 3.1, 1.3, 17 | 477, 0, 0 |
| `powf`, `pow` | 1.1 to 1.65 | 164 (150), 254 (223) | xsimd | 114 + 14, 170 + 18 | 35 | 100, 118 |
| `hypotf`, `hypot` | 1.5 to 2.7 | 30 | xsimd | 9 + 1 | 1.1 | 436 |
| `exp`, `expm1` | 1.05 to 1.25 | 52, 68 (63) | Highway | 46 + 14, 49 + 15 | 1.0, 3.8 | 18 |
| `log`, `log2`, `log10`, `log1p` | 1.35 to 1.75 | 57, 64, 66, 77 | Highway | 41 + 8 to 43 + 8 | 0.8 to 2.3 | 499, 499, 499, 249 |
| `sin`, `cos` | 3.3 to 4.2 | 130 | Highway | 38 + 14, 37 + 13 | 2.5 | 472 |
| `tan` | 2.3 to 2.9 | 152, 156 | xsimd | 32 + 7, and a branch | 2.4 | 0 |
| `asin`, `acos`, `atan`, `atan2` | 1.2 to 1.7 | 63, 81, 57, 94 | Highway (first two), xsimd | 40 + 14, 48 + 12, 40 + 9, 48 + 9 | 2.4, 1.2, 1.4, 2.5 | 0 |
| `sinh`, `tanh` | 1.35 to 1.8 | 107, 96 | Highway | 56 + 15, 57 + 15 | 3.4, 2.9 | 495, 0 |

What ours have more: what sums and products lose, where 1.0 ULP needs it (2 to 10 instructions; in logarithms to other bases, asinf, atan2f, sinh, tanh); subnormal results
of exponentials (3) and subnormal arguments of logarithms (4); the other special cases (3 to 20); scaling in hypot and atan2 (7 to 10); and for angles the digits of 2/pi that
belong to each, 18 instructions in float, 35 in double, where the rivals branch or stop at 39000.

Coefficients: `tools/math/run.sh` derives them with Sollya; `tools/math/coefficients.txt` has them with their errors; tests/math/polynomials.c checks both.
TEXT
