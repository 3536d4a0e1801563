#!/bin/sh
# The table of errors and speeds:  tools/math/table.sh > docs/math.md
# Errors are those of accuracy.txt, which has the lines of build/tests/math/exhaustive/all.txt: name, type, largest error in ULP, argument(s), how
# many points. Speeds are the last column (time of libm / time of the map) of the benchmark's results at n = 1000.
cd "$(dirname "$0")/../.." || exit 1
rows() {
    awk '
    function pretty(e) { return e == 0 ? "exact" : sprintf("%.3f", e) }
    FNR == 1 { file++ }
    file == 1 && /^n = / { here = /n = 1000;/ }
    file == 1 { if (here && NF == 10 && $1 ~ /^[a-z]/) speed[$1] = $NF; next }
    $1 ~ /^#/ || NF < 5 { next }
    { error[$1, $2] = pretty($3 + 0); points[$1, $2] = $5; if (!($1 in seen)) { seen[$1] = 1; order[++n] = $1 } }
    END {
        for (i = 1; i <= n; i++) {
            f = order[i]
            printf "| `%s` | %s | %s | %s | %s | %s | %s |\n", f, error[f, "float"], points[f, "float"], ((f "f") in speed) ? speed[f "f"] : "–", error[f, "double"], points[f, "double"], (f in speed) ? speed[f] : "–"
        }
    }' bench/results/math-gcc-x86-64-v3.md tools/math/accuracy.txt
}
cat <<'TEXT'
# mapfn_math.h: functions and their errors

```c
#include "mapfn_math.h"

MAPFN(float, logistic, in(float, x)) { return 1 / (1 + mapfn_exp(-x)); }
```

Every function exists for double (`mapfn_exp`) and for float (`mapfn_expf`). The plain name takes either: the float function where
every argument is a float, the double function for all else (integers, as in `<tgmath.h>`; a `long double` is converted to double).
Two results go through pointers: `mapfn_sincos(x, &s, &c)`. `mapfn_clamp(x, low, high)` holds x to an interval; `mapfn_rng_normal(r)`
and `mapfn_rng_normalf(r)` draw normal numbers from an `rng(r)` parameter, `mapfn_draw_normal(seed, index, k)` and
`mapfn_draw_normalf(seed, index, k)` without one.

**They are made for maps.** In scalar code the C library is mostly faster, because these functions never branch: a call of a double
function takes 0.8 to 3.6 times as long as glibc's, of a float function 0.6 to 1.9 times (`erfc` 7 and 6 times; gcc 12, Zen 5, arguments
in 0.05 to 0.95). In a map they are faster by the factors of the table.

## Errors and speed

- *ULP*: the largest error, in units in the last place of the exact result. 0.5 is correct rounding.
- *of*: among how many points. `all` means 2^32 floats. Else so many points of tests/math/double.c against MPFR: any bits, near 0 and 1,
  in the middle of the range, near multiples of pi/2. With 10^7, more of them lie about the limits between formulas.
- *speed*: the time of a loop over the C library's function / the time of the map. gcc 12 with `-O2 -march=x86-64-v3`, glibc 2.36,
  EPYC (Zen 3), n = 1000, arrays in the cache (bench/results/math-gcc-x86-64-v3.md). Arguments where the errors occur: tools/math/accuracy.txt.

| function | float: ULP | of | speed | double: ULP | of | speed |
|---|---|---|---|---|---|---|
TEXT
rows
cat <<'TEXT'

Exact are `floor`, `ceil`, `trunc`, `rint`, `round`, `fabs`, `fmin`, `fmax`, `fmod` and `copysign`. For two zeros `mapfn_fmin` gives -0.0 where either is.

The fast forms are allowed 4 ULP, for every argument, huge angles included: shorter, without most of the corrections. A fast sine close
to 1 may come out one step above it. `mapfn_fast_rsqrt` is 1 / sqrt: it takes 0.35 of the time of `mapfn_rsqrt` in float, 0.3 (SSE2) to
0.75 in double. Nothing faster was found that has the same bits on every processor: a start from the bits of x, then products and sums,
takes 1.3 to 1.8 times as long in float, 1.4 to 2.2 in double (Zen 5; gcc 12, clang 14 and 19; SSE2, AVX2, AVX-512).

## What to know

- **Same bits.** A result depends on the argument alone. tests/math/run.sh compares builds by gcc 11 and 12, clang 14, 16 and 19, in C and C++, at -O0 to
  -O3, for baseline x86-64, x86-64-v3, x86-64-v4, this machine and aarch64, also with SVE (under qemu). Code for processors with
  half-precision arithmetic (AVX512-FP16, ARMv8.2 FP16) is compiled, and run where the tests can. Known limits, where
  `-DMAPFN_MATH_FENCE=1` keeps the bits: clang with `-ffp-contract=fast` or `-ffast-math`, and gcc functions with `target("fma")` in
  a file compiled without `-mfma`.
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
- **Speed.** bench/results/math-gcc-x86-64-v3.md and math-clang-16-x86-64-v3.md have every function beside libm, libmvec, SLEEF, xsimd and Highway;
  `bench/math/run.sh` prints the errors of the last three, too. On x86-64-v3 (EPYC, Zen 3; n = 1000) the maps take 0.04 to 0.55 of the time of a loop over libm (pow 0.8), and 0.25 to 1.1 of that of
  SLEEF's 1.0-ULP functions (pow with clang 1.35). Against the fastest of the three libraries see the last section. The fast forms take 0.5 to 1.15 of
  libmvec's time (fast_logf with clang 1.3), fast_sinf and fast_cosf 1.6 to 1.8, fast_sin and fast_cos 1.9 to 3.3 (full reduction again).
- **SSE2.** On baseline x86-64 every function is vector code with gcc 12 and clang 16, but double `pow` and `fast_pow` with gcc: it finds pairs of
  doubles not worth it there. Float functions take 0.1 to 1.0 of libm's time, powf 1.3; double functions 0.25 to 1.1 of that of
  glibc, which uses AVX2 and FMA where the processor has them; cosh takes 1.7 times as long, pow 5, fast_pow 3 (bench/results/math-gcc-x86-64.md).
- **CUDA.** The same functions run in device code, not CUDA's own, whose float functions may be off by 2 ULP. `sinf`, `cosf`, `tanf`, `powf` and `rsqrtf`
  compute in double, which is slow on consumer GPUs. They compile for sm_75 to sm_120; they have not been run on a GPU.

## -ffast-math

The functions gain nothing from `-ffast-math` (`-Ofast`) and its parts, which would break them: gcc made `exp` 37 % wrong.

- **gcc**: an #error, unless `MAPFN_MATH_STRICT` is 1. Then these flags end where the header is included, for the rest of that file,
  plain functions too. Include it last, and keep loops that want the flags in another file. Every bit is as without the flags: in
  bodies, helpers, your own functions, MAPFN_OF and nested maps. gcc 11 has no macros for the parts of the flag, other than
  `-ffinite-math-only`: there only you know that `MAPFN_MATH_STRICT` has to be 1.
- **clang** (13 to 16 and 19 were tested): nothing is to be done. The header's functions are compiled without the flags, your own code
  with them. Every bit is as without, but for one thing: clang then fuses products into sums where the processor can, whatever a
  pragma says, and so it does with `-ffp-contract=fast`. Results then differ in the last bit, within the errors of the table, and
  maps are 1.15 to 1.35 times as fast. `-DMAPFN_MATH_FENCE=1` keeps the bits; maps then take 1.25 to 1.45 times as long as without
  the flag (clang 19, x86-64-v3, Zen 5).
- **Subnormal numbers**: a program that is *linked* with `-ffast-math` (`-Ofast`) flushes them to zero, whatever compiled its functions.
  Results that are subnormal are then 0, and `log` and `pow` of subnormal arguments are wrong.

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
