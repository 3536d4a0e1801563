/* double.c: all double functions, and the float ones of two arguments, against MPFR:    double POINTS [function...]
 *
 * Points: exponents and mantissas at random over the whole range; near 0 and 1; in the middle of the range; near multiples of pi/2.
 * Prints "name double error argument", and "not ok" above the limit. */
#define _GNU_SOURCE
#define NO_FLOAT_MAPS 1                                        /* the others take long to compile */
#include <math.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include "functions.h"

enum { BLOCK = 512, BITS = 140 };
static mpfr_t mx, my, mz, md;

static void mpfr_rsqrt(mpfr_t z, mpfr_t x, mpfr_rnd_t r)                         /* C23: that of -0 is -infinity */
{
    mpfr_rec_sqrt(z, x, r);
    if (mpfr_zero_p(x)) mpfr_copysign(z, z, x, r);
}
#define mpfr_fast_exp mpfr_exp
#define mpfr_fast_log mpfr_log
#define mpfr_fast_sin mpfr_sin
#define mpfr_fast_cos mpfr_cos
#define mpfr_fast_tanh mpfr_tanh
#define mpfr_fast_rsqrt mpfr_rsqrt
#define mpfr_fabs mpfr_abs
#define mpfr_fast_pow mpfr_pow
#define REF1(name, e32, e64) static void ref_##name(void) { mpfr_##name(mz, mx, MPFR_RNDN); }
#undef mpfr_floor                                     /* mpfr's take no rounding mode */
#undef mpfr_ceil
#undef mpfr_trunc
#undef mpfr_round
#define mpfr_floor(z, x, r) mpfr_rint_floor(z, x, r)
#define mpfr_ceil(z, x, r) mpfr_rint_ceil(z, x, r)
#define mpfr_trunc(z, x, r) mpfr_rint_trunc(z, x, r)
#define mpfr_round(z, x, r) mpfr_rint_round(z, x, r)
#define mpfr_fmin mpfr_min
#define mpfr_fmax mpfr_max
#define REF2(name, e32, e64) static void ref_##name(void) { mpfr_##name(mz, mx, my, MPFR_RNDN); }
UNARY(REF1)
BINARY(REF2)

/* |got - mz| in ULP of a type with `digits` bits and the least exponent `least` (of frexp) */
static double ulps(double got, int digits, int least, int most)
{
    if (mpfr_nan_p(mz) || isnan(got)) return mpfr_nan_p(mz) && isnan(got) ? 0 : 1e9;
    if (mpfr_inf_p(mz)) return isinf(got) && (got < 0) == (mpfr_sgn(mz) < 0) ? 0 : 1e9;
    if (mpfr_zero_p(mz)) return got == 0 ? 0 : 1e9;
    mpfr_exp_t e = mpfr_get_exp(mz);
    if (isinf(got) && e > most) return (got < 0) == (mpfr_sgn(mz) < 0) ? 0 : 1e9;
    if (isinf(got)) mpfr_set_ui_2exp(md, 1, most, MPFR_RNDN), mpfr_copysign(md, md, mz, MPFR_RNDN);
    else mpfr_set_d(md, got, MPFR_RNDN);
    mpfr_sub(md, md, mz, MPFR_RNDN);
    mpfr_mul_2si(md, md, digits - (e < least ? least : e), MPFR_RNDN);
    return fabs(mpfr_get_d(md, MPFR_RNDN));
}
static double point(long i)
{
    /* of all doubles, those nearest to a multiple of pi/2 (tools/math/two_over_pi.py check) */
    static const double hardest[8] = {0x1.6ac5b262ca1ffp+849, 0x1.b951f1572eba5p+23, 0x1.504cac51f1eafp+131, 0x1.e009c53148be1p+991,
                                        0x1.4c96c11134d36p+577, 0x1.cfe482285f8edp+860, 0x1.db41f3cb71d7bp+680, 0x1.e7e44a78ac18cp+197};
    uint64_t u = draw_bits();
    double x, s = u & 1 ? 1 : -1;
    switch (i % 8) {
    case 0: memcpy(&x, &u, 8); return i % 128 ? x : s * hardest[u >> 8 & 7];      /* any bits */
    case 1: return s * draw() * 40;
    case 2: return s * ldexp(1 + draw(), (int)(u >> 8 & 31) - 30);
    case 3: return 1 + s * ldexp(draw(), -(int)(u >> 8 & 31));
    case 4: return s * draw();
    case 5: return s * draw() * 750;
    case 6: return s * rint(ldexp(draw(), (int)(u >> 8 & 31))) * 0x1.921fb54442d18p+0;
    default: return i & 8 ? s * (0.7 + 0.16 * draw()) : s * draw() * 3;           /* about pi/4, where sin and cos are least exact */
    }
}
typedef void map_f64(size_t n, double *out, const double *x, const double *y);
typedef void map_f32(size_t n, float *out, const float *x, const float *y);

static void measure(const char *name, map_f64 *map, map_f32 *map32, void reference(void), double limit, double limit32, long points, int two)
{
    static double x[BLOCK], y[BLOCK], z[BLOCK];
    static float xf[BLOCK], yf[BLOCK], zf[BLOCK];
    double worst = 0, worst32 = 0, ax = 0, ay = 0, fx = 0, fy = 0;
    int is_pow = two && strstr(name, "pow") != NULL;
    for (long done = 0; done < points; done += BLOCK) {
        for (int i = 0; i < BLOCK; i++) {
            long k = done / BLOCK + i;
            x[i] = point(k), y[i] = two ? point(k / 8 + i) : 0;
            if (is_pow && k % 3) {                                              /* results within range */
                x[i] = fabs(x[i]);
                if (x[i] > 0 && x[i] < INFINITY && x[i] != 1) y[i] = (2 * draw() - 1) * (k % 3 == 1 ? 1075 : 150) / log2(x[i]);
            }
            if (two && k % 5 == 0) y[i] = x[i] * (2 * draw() - 1);
            if (two && isnan(y[i]) && !strcmp(name, "copysign")) y[i] = -1;              /* MPFR keeps no sign of a NaN */
            xf[i] = (float)x[i], yf[i] = (float)y[i];
        }
        map(BLOCK, z, x, y);
        if (two) map32(BLOCK, zf, xf, yf);
        for (int i = 0; i < BLOCK; i++) {
            mpfr_set_d(mx, x[i], MPFR_RNDN), mpfr_set_d(my, y[i], MPFR_RNDN);
            reference();
            double e = ulps(z[i], 53, -1021, 1024);
            if (e > worst) worst = e, ax = x[i], ay = y[i];
            if (!two) continue;
            mpfr_set_d(mx, (double)xf[i], MPFR_RNDN), mpfr_set_d(my, (double)yf[i], MPFR_RNDN);
            reference();
            e = ulps((double)zf[i], 24, -125, 128);
            if (e > worst32) worst32 = e, fx = (double)xf[i], fy = (double)yf[i];
        }
    }
    printf("%-10s double %.4f %a", name, worst, ax);
    if (two) printf(",%a\n%-10s float  %.4f %a,%a", ay, name, worst32, fx, fy);
    printf("\n%s - %s: at most %.4f ULP, at %a%s; allowed %.2f\n", worst <= limit ? "ok" : "not ok", name, worst, ax, two ? " and another" : "", limit);
    if (two) printf("%s - %sf: at most %.4f ULP, at %a and another; allowed %.2f\n", worst32 <= limit32 ? "ok" : "not ok", name, worst32, fx, limit32);
    fflush(stdout);
}
#define MAP1(name, e32, e64) \
    static void name##_64(size_t n, double *out, const double *x, const double *y) { (void)y; name##_f64_map(n, out, x); }
#define MAP2(name, e32, e64) \
    static void name##_64(size_t n, double *out, const double *x, const double *y) { name##_f64_map(n, out, x, y); } \
    static void name##_32(size_t n, float *out, const float *x, const float *y) { name##_f32_map(n, out, x, y); }
UNARY(MAP1)
BINARY(MAP2)

int main(int argc, char **argv)
{
    long points = argc > 1 ? atol(argv[1]) : 20000;
    mpfr_inits2(BITS, mx, my, mz, md, (mpfr_ptr)0);
#define WANTED(name) int wanted = argc < 3; for (int a = 2; a < argc; a++) wanted |= !strcmp(argv[a], #name)
#define RUN1(name, e32, e64) { WANTED(name); if (wanted) measure(#name, name##_64, NULL, ref_##name, e64, 0, points, 0); }
#define RUN2(name, e32, e64) { WANTED(name); if (wanted) measure(#name, name##_64, name##_32, ref_##name, e64, e32, points, 1); }
    UNARY(RUN1)
    BINARY(RUN2)
    return 0;
}
