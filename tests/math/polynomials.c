/* polynomials.c: tools/math/coefficients.txt against mapfn_math.h and against the truth:    polynomials FILE HEADER
 * Every coefficient stands in the header; and the largest error, measured with MPFR at 1,000 points, keeps the promise and is near it. */
#define _GNU_SOURCE
#include <math.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static mpfr_t x, y, p, t, u;

/* y = the function that the polynomial called `name` stands for */
static void truth(const char *name)
{
    char base[32];
    snprintf(base, sizeof base, "%.31s", name);
    size_t n = strcspn(base, "_");
    if (n > 3 && base[n - 1] == 'f') n--;
    base[n] = 0;
    if (!strcmp(base, "exp")) mpfr_exp(y, x, MPFR_RNDN);
    else if (!strcmp(base, "expm1")) mpfr_expm1(y, x, MPFR_RNDN);
    else if (!strcmp(base, "exp2")) mpfr_exp2(y, x, MPFR_RNDN);
    else if (!strncmp(name, "logf_", 5)) {                          /* to base 2 or 10, over the float nearest to 1 / ln 2 or 1 / ln 10 */
        unsigned long b = strtoul(name + 5, NULL, 10);
        mpfr_log1p(y, x, MPFR_RNDN), mpfr_neg(t, x, MPFR_RNDN), mpfr_log1p(t, t, MPFR_RNDN), mpfr_sub(y, y, t, MPFR_RNDN);
        mpfr_log_ui(t, b, MPFR_RNDN), mpfr_mul_d(t, t, (double)(float)(1 / log((double)b)), MPFR_RNDN), mpfr_div(y, y, t, MPFR_RNDN);
    }
    else if (!strcmp(base, "log") || !strcmp(base, "log2")) { mpfr_log1p(y, x, MPFR_RNDN); mpfr_neg(t, x, MPFR_RNDN); mpfr_log1p(t, t, MPFR_RNDN); mpfr_sub(y, y, t, MPFR_RNDN); if (base[3]) mpfr_const_log2(t, MPFR_RNDN), mpfr_div(y, y, t, MPFR_RNDN); }
    else if (!strcmp(base, "sin")) mpfr_sin(y, x, MPFR_RNDN);
    else if (!strcmp(base, "sinq")) { mpfr_const_pi(y, MPFR_RNDN), mpfr_div_ui(y, y, 2, MPFR_RNDN), mpfr_mul(y, y, x, MPFR_RNDN), mpfr_sin(y, y, MPFR_RNDN); }
    else if (!strcmp(base, "cos")) mpfr_cos(y, x, MPFR_RNDN);
    else if (!strcmp(base, "atan")) mpfr_atan(y, x, MPFR_RNDN);
    else if (!strcmp(base, "asin")) mpfr_asin(y, x, MPFR_RNDN);
    else if (!strcmp(base, "cbrt")) { mpfr_cbrt(y, x, MPFR_RNDN); mpfr_ui_div(y, 1, y, MPFR_RNDN); }
    else if (!strcmp(base, "sinh")) mpfr_sinh(y, x, MPFR_RNDN);
    else if (!strcmp(base, "tanh")) mpfr_tanh(y, x, MPFR_RNDN);
    else if (!strcmp(base, "tanq")) {                               /* times the denominator */
        mpfr_const_pi(y, MPFR_RNDN), mpfr_div_ui(y, y, 2, MPFR_RNDN), mpfr_mul(y, y, x, MPFR_RNDN), mpfr_tan(y, y, MPFR_RNDN), mpfr_sqr(u, x, MPFR_RNDN);
        mpfr_mul_d(t, u, 0.09758514651458066, MPFR_RNDN), mpfr_add_d(t, t, -1.097580905515206, MPFR_RNDN), mpfr_mul(t, t, u, MPFR_RNDN);
        mpfr_add_ui(t, t, 1, MPFR_RNDN), mpfr_mul(y, y, t, MPFR_RNDN);
    }
    else if (!strcmp(base, "erf")) mpfr_erf(y, x, MPFR_RNDN);
    else if (!strcmp(base, "erfq")) mpfr_add_d(t, x, name[4] == 'f' ? 783 / 1024.0 : 727 / 1024.0, MPFR_RNDN), mpfr_erf(y, t, MPFR_RNDN);
    else {                                                          /* erfc: exp(w^2) erfc(w) (w + c), w = d (1 + x) / (1 - x) */
        int single = name[4] == 'f';
        mpfr_add_ui(t, x, 1, MPFR_RNDN), mpfr_ui_sub(u, 1, x, MPFR_RNDN), mpfr_div(t, t, u, MPFR_RNDN), mpfr_mul_d(t, t, single ? 2.75 : 3.8125, MPFR_RNDN);
        mpfr_erfc(y, t, MPFR_RNDN), mpfr_add_d(u, t, single ? 0.84375 : 0.8828125, MPFR_RNDN), mpfr_mul(y, y, u, MPFR_RNDN);
        mpfr_sqr(t, t, MPFR_RNDN), mpfr_exp(t, t, MPFR_RNDN), mpfr_mul(y, y, t, MPFR_RNDN);
    }
}
/* p = the terms that were given beforehand */
static void given(const char *name)
{
    mpfr_set_ui(p, 0, MPFR_RNDN);
    if (!strcmp(name, "exp_fast") || !strcmp(name, "expf_fast")) mpfr_add_ui(p, x, 1, MPFR_RNDN);
    else if (!strncmp(name, "exp", 3) && name[3] != '2') mpfr_sqr(p, x, MPFR_RNDN), mpfr_div_ui(p, p, 2, MPFR_RNDN), mpfr_add(p, p, x, MPFR_RNDN), mpfr_add_ui(p, p, name[3] == 'f' || !name[3], MPFR_RNDN);
    else if (!strncmp(name, "exp2", 4)) mpfr_set_ui(p, 1, MPFR_RNDN);
    else if (!strncmp(name, "log", 3) && name[3] != '2') mpfr_mul_ui(p, x, 2, MPFR_RNDN);
    else if (!strncmp(name, "cos", 3)) mpfr_sqr(p, x, MPFR_RNDN), mpfr_div_si(p, p, -2, MPFR_RNDN), mpfr_add_ui(p, p, 1, MPFR_RNDN);
    else if (!strncmp(name, "sinq", 4) || !strcmp(name, "tanq") || !strncmp(name, "erfq", 4)) return;
    else if (!strcmp(name, "erff")) mpfr_mul_d(p, x, 1 + (double)0.12837917f, MPFR_RNDN);
    else if (!strcmp(name, "erf_near")) mpfr_mul_d(p, x, 0.1283791670955126, MPFR_RNDN), mpfr_add(p, p, x, MPFR_RNDN);
    else if (!strncmp(name, "sin", 3) || !strcmp(name, "tanhf") || !strncmp(name, "atan", 4) || !strncmp(name, "asin", 4)) mpfr_set(p, x, MPFR_RNDN);
    if (!strcmp(name, "log2_pow")) {                                /* 2 / ln 2 and 2 / (3 ln 2), as pairs */
        mpfr_set_d(p, 0x1.71547652b82fep1, MPFR_RNDN), mpfr_add_d(p, p, 0x1.777d0ffda0d24p-55, MPFR_RNDN), mpfr_mul(p, p, x, MPFR_RNDN);
        mpfr_set_d(u, 0x1.ec709dc3a03fdp-1, MPFR_RNDN), mpfr_add_d(u, u, 0x1.d27f05548af0cp-55, MPFR_RNDN);
        mpfr_pow_ui(t, x, 3, MPFR_RNDN), mpfr_mul(t, t, u, MPFR_RNDN), mpfr_add(p, p, t, MPFR_RNDN);
    }
}
int main(int argc, char **argv)
{
    static char text[1 << 20], line[4096];
    FILE *list = argc > 2 ? fopen(argv[1], "r") : NULL, *header = argc > 2 ? fopen(argv[2], "r") : NULL;
    if (!list || !header) { puts("not ok - polynomials FILE HEADER"); return 1; }
    size_t length = fread(text, 1, sizeof text - 1, header);
    static double constants[20000];
    int count = 0;
    for (char *s = text; s < text + length;) {                      /* every number in the header */
        char *end = s;
        int starts = (*s >= '0' && *s <= '9') && (s == text || !strchr("abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.", s[-1]));
        if (starts) { double v = strtod(s, &end); if (count < 20000) constants[count++] = v; }
        s = end > s ? end : s + 1;
    }
    mpfr_inits2(160, x, y, p, t, u, (mpfr_ptr)0);
    while (fgets(line, sizeof line, list)) {
        char name[64];
        double low, high, promise, worst = -999;
        int terms, used, missing = 0, power[64];
        double c[64];
        if (line[0] == '#' || sscanf(line, "%63s %lf %lf %lf %d%n", name, &low, &high, &promise, &terms, &used) != 5) continue;
        char *s = line + used;
        for (int i = 0; i < terms; i++) power[i] = (int)strtol(s, &s, 10), c[i] = strtod(s, &s);
        size_t stem = strcspn(name, "_");
        int single = stem > 3 && name[stem - 1] == 'f';
        for (int i = 0; i < terms; i++) {
            int found = 0;
            for (int k = 0; k < count && !found; k++) found = single ? (float)constants[k] == (float)fabs(c[i]) : constants[k] == fabs(c[i]);
            missing += !found;
        }
        for (int i = 0; i < 1000; i++) {
            mpfr_set_d(x, low + (high - low) * (0.5 - 0.5 * cos(3.14159265358979 * (i + 0.5) / 1000)), MPFR_RNDN);
            truth(name), given(name);
            mpfr_set_ui(u, 1, MPFR_RNDN);
            for (int k = 0, at = 0; k < terms; k++) {
                for (; at < power[k]; at++) mpfr_mul(u, u, x, MPFR_RNDN);
                mpfr_mul_d(t, u, c[k], MPFR_RNDN), mpfr_add(p, p, t, MPFR_RNDN);
            }
            if (!strncmp(name, "erfq", 4)) mpfr_neg(p, p, MPFR_RNDN), mpfr_exp2(p, p, MPFR_RNDN), mpfr_ui_sub(p, 1, p, MPFR_RNDN);
            mpfr_sub(p, p, y, MPFR_RNDN), mpfr_div(p, p, y, MPFR_RNDN), mpfr_abs(p, p, MPFR_RNDN);
            if (mpfr_zero_p(p)) continue;
            mpfr_log2(p, p, MPFR_RNDN);
            double e = mpfr_get_d(p, MPFR_RNDN);
            if (e > worst) worst = e;
        }
        int good = !missing && worst <= promise + 0.02 && worst > promise - 0.5;
        printf("%s - polynomial %s: promised 2^%.2f, measured 2^%.2f, %d of %d coefficients in the header\n", good ? "ok" : "not ok", name, promise, worst, terms - missing, terms);
    }
    return 0;
}
