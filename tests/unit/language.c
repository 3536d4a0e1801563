/* What may be written in a definition: names, result types, lengths, 16 parameters, modifiers in any order, nested maps,
 * MAPFN_OF on every kind of function. C and C++. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <stdlib.h>
#include <string.h>

enum { N = 67 };

/* ------------------------------------------------------------------------------------------ names ---- */

/* a user's macros named like sets, suffixes, or words of the library's plain C */
#define REAL double
#define SIGNED 1
#define NUMBER long
#define V 1
#define N_ 2
#define K 3
#define E 4
#define kind user_kind
#define modifier user_modifier
#define status user_status
#define none user_none

MAPFN(float, named_n, in(float, n), in(float, i), uniform(float, out), index(opts)) { return n + i * out + (float)opts; }
MAPFN(void, named_out, out(float, out), in(float, args), inout(float, begin), uniform(int, end)) { *out = args + *begin + (float)end; }
MAPFN(float, named_kinds, in(float, in), uniform(float, uniform), table(float, table, 2), index(index), rng(rng), where(int, where))
{
    return in + uniform + table[1] + (float)index + (float)mapfn_rng_below(rng, 1);
}
MAPFN(float, named_len, in_ragged(float, x), in(float, failure), in(float, slot), in(float, offset), in(float, code), in(float, chunk))
{
    return (x_len ? x[0] : 0) + (float)x_len + failure + slot + offset + code + chunk;
}
MAPFN(float, named_like_c, in(float, a), in(float, size), in(float, length), in(float, done), in(float, total), in(float, info), in(float, kernel), in(float, self))
{
    return a + size + length + done + total + info + kernel + self;
}
MAPFN(size_t, named_streams, rng(at), rng(refill), index(u32)) { return mapfn_rng_u32(at) + mapfn_rng_u32(refill) + u32; }
MAPFN(uint32_t, many_streams, rng(a), rng(b), rng(c), rng(d), rng(e), rng(f), rng(g), rng(h), rng(i), rng(j), rng(k), rng(l), rng(m), rng(n), rng(o), rng(p))
{
    return mapfn_rng_u32(a) ^ mapfn_rng_u32(b) ^ mapfn_rng_u32(c) ^ mapfn_rng_u32(d) ^ mapfn_rng_u32(e) ^ mapfn_rng_u32(f) ^ mapfn_rng_u32(g) ^ mapfn_rng_u32(h)
        ^ mapfn_rng_u32(i) ^ mapfn_rng_u32(j) ^ mapfn_rng_u32(k) ^ mapfn_rng_u32(l) ^ mapfn_rng_u32(m) ^ mapfn_rng_u32(n) ^ mapfn_rng_u32(o) ^ mapfn_rng_u32(p);
}
/* no parameter at all */
MAPFN(float, of_nothing, where(int, m)) { return 5; }

/* 16 parameters, 15 of them of two names each */
#define TWO_NAMES(k) in_ragged(int, row##k)
MAPFN(int, two_names, in(int, x), TWO_NAMES(0), TWO_NAMES(1), TWO_NAMES(2), TWO_NAMES(3), TWO_NAMES(4), TWO_NAMES(5), TWO_NAMES(6),
    TWO_NAMES(7), TWO_NAMES(8), TWO_NAMES(9), TWO_NAMES(10), TWO_NAMES(11), TWO_NAMES(12), TWO_NAMES(13), TWO_NAMES(14))
{
    int const *rows[] = {row0, row1, row2, row3, row4, row5, row6, row7, row8, row9, row10, row11, row12, row13, row14};
    return x + *rows[14] + (int)(row0_len + row1_len + row2_len + row3_len + row4_len + row5_len + row6_len + row7_len + row8_len
        + row9_len + row10_len + row11_len + row12_len + row13_len + row14_len);
}

TEST(names)
{
    float x[N], y[N], z[N], one[N], t[2] = {0, 5};
    size_t splits[N + 1], words[N]; /* only the last row holds anything */
    uint32_t drawn[N];
    int mask[N];
    for (int i = 0; i < N; i++) x[i] = (float)i, one[i] = 1, z[i] = 2, mask[i] = i % 2, y[i] = -1, splits[i] = 0;
    splits[N] = 3;
    EXPECT(of_nothing() > 4 && of_nothing_map(N, y, mask) == MAPFN_OK && y[10] < 0 && y[11] > 4.9f && y[11] < 5.1f);
    EXPECT(named_n_map(N, y, x, one, 3.0f) == MAPFN_OK && y[10] > 22.9f && y[10] < 23.1f);
    EXPECT(named_out_map(N, y, x, z, 4) == MAPFN_OK && y[10] > 15.9f && y[10] < 16.1f);
    for (int i = 0; i < N; i++) y[i] = -1;
    EXPECT(named_kinds_map(N, y, x, 2, t, 7, mask) == MAPFN_OK && y[11] > 28.9f && y[11] < 29.1f && y[10] < 0);
    EXPECT(named_len_map(N, y, x, splits, one, one, one, one, one) == MAPFN_OK && y[N - 1] > 7.9f && y[N - 1] < 8.1f && y[0] > 4.9f && y[0] < 5.1f);
    EXPECT(named_like_c_map(N, y, one, one, one, one, one, one, one, one) == MAPFN_OK && y[3] > 7.9f);
    EXPECT(named_streams_map(N, words, 1, 2) == MAPFN_OK);
    EXPECT(many_streams_map(N, drawn, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8) == MAPFN_OK && drawn[0] == 0 && drawn[N - 1] == 0);
    {
        REAL still = 1.5; /* the user's */
        EXPECT(still > 1 && K == 3);
    }
}

/* ----------------------------------------------------------------------------------------- results ---- */

typedef struct rgb {
    unsigned char r, g, b;
} rgb;
MAPFN(int *, pointer_to_int, in(int *, p)) { return p + 1; }
MAPFN(void *, pointer_to_void, in(int *, p)) { return p; }
MAPFN(const char *, pointer_to_const, index(i)) { return i % 2 ? "odd" : "even"; }
MAPFN(struct rgb, with_struct, in(struct rgb, c), uniform(unsigned char, a))
{
    struct rgb r = {(unsigned char)(c.r / 2), c.b, a};
    return r;
}
MAPFN(unsigned long long int, long_name, in(unsigned char, x)) { return (unsigned long long)x << 40; }
MAPFN(bool, truth, in(float, x)) { return x > 3; }
MAPFN(long double, extended, in(long double, x)) { return x + 1; }
MAPFN(mapfn_status, a_status, index(i)) { return i ? MAPFN_OK : MAPFN_OVERLAP; }
TEST(results)
{
    int v[N];
    int *p[N], *q[N];
    void *w[N];
    const char *s[N];
    struct rgb c[N], d[N];
    unsigned char b[N];
    unsigned long long u[N];
    float x[N];
    bool t[N];
    long double e[N];
    mapfn_status st[N];
    memset(c, 0, sizeof c);
    for (int i = 0; i < N; i++) p[i] = v + i / 2, c[i].b = (unsigned char)i, b[i] = (unsigned char)i, x[i] = (float)i, e[i] = i;
    EXPECT(pointer_to_int_map(N, q, p) == MAPFN_OK && q[9] == v + 5);
    EXPECT(pointer_to_void_map(N, w, p) == MAPFN_OK && w[9] == v + 4);
    EXPECT(pointer_to_const_map(N, s) == MAPFN_OK && strcmp(s[9], "odd") == 0);
    EXPECT(with_struct_map(N, d, c, 7) == MAPFN_OK && d[9].g == 9 && d[9].b == 7);
    EXPECT(long_name_map(N, u, b) == MAPFN_OK && u[9] == 9ull << 40);
    EXPECT(truth_map(N, t, x) == MAPFN_OK && !t[3] && t[4]);
    EXPECT(extended_map(N, e, e) == MAPFN_OK && e[9] > 9.5L && !extended_map_is_vectorized);
    EXPECT(a_status_map(N, st) == MAPFN_OK && st[0] == MAPFN_OVERLAP && st[1] == MAPFN_OK);
}

/* ------------------------------------------------------------------------- T may be const itself ---- */

MAPFN(char, const_types, in(const char *const, s), uniform(const int, k), in_row(const int, r, 2), table(const int, t, 1), in_strided(const int, x), in_ragged(const int, g), where(const bool, m))
{
    return s[k + r[1] + t[0] + x + (g_len ? g[0] : 0)];
}
TEST(const_types)
{
    const char *const s[2] = {"abcdef", "ghijkl"};
    static const int rows[4] = {0, 1, 0, 2}, one[1] = {1};
    static const size_t splits[3] = {0, 0, 1};
    static const bool all[2] = {true, true};
    char letters[2] = {0, 0};
    EXPECT(const_types_map(2, letters, s, 0, rows, one, rows + 1, 0, one, splits, all) == MAPFN_OK);
    EXPECT(letters[0] == 'd' && letters[1] == 'l');
}

/* ------------------------------------------------------------------------- integer constant expressions ---- */

MAPFN(float, plain_float, in(float, x)) { return x; }
MAPFN(float, plain_looped, in(float, x), looped) { return x; }
MAPFN(float, of_rows, in_row(float, x, d), uniform(int, d)) { return x[d - 1]; }
MAPFN(float, of_rows_vectorized, in_row(float, x, d), uniform(int, d), vectorized) { return x[d - 1]; }
MAPFN(int *, of_pointers, in(int *, p)) { return p; }
MAPFN(float, of_scratch, in(float, x), scratch(float, s, 1)) { return *s = x; }
MAPFN(int, of_volatile, in(volatile int, x), in_row(volatile int, r, 1), table(volatile int, t, 1), in_strided(volatile short, s)) { return x + r[0] + t[0] + s; }
MAPFN(void, to_volatile, in(int, x), out(volatile int, y), inout(int volatile, z), scratch(volatile int, s, 1), where(volatile bool, m)) { *y = s[0] = x, *z += 1; }
MAPFN(float, of_strided, in_strided(float, x)) { return x; }
MAPFN(float, of_ordered, in(float, x), ordered) { return x; }
enum {
    constant_1 = plain_float_map_is_vectorized,
    constant_2 = mapfn_type_is_vectorizable(float),
    constant_3 = mapfn_type_is_vectorizable(long double)
};
static int sized[plain_float_map_is_vectorized ? 3 : 4];
TEST(choices)
{
    sized[0] = 1;
    EXPECT(sizeof sized / sizeof *sized == 3 && sized[0] == 1);
    EXPECT(constant_1 && constant_2 && !constant_3);
    EXPECT(!plain_looped_map_is_vectorized && of_rows_vectorized_map_is_vectorized && !of_pointers_map_is_vectorized);
    EXPECT(!of_rows_map_is_vectorized && !of_scratch_map_is_vectorized && of_strided_map_is_vectorized && !of_ordered_map_is_vectorized);
    EXPECT(mapfn_type_is_vectorizable(double) && mapfn_type_is_vectorizable(unsigned char) && mapfn_type_is_vectorizable(long long) && mapfn_type_is_vectorizable(bool));
    EXPECT(!mapfn_type_is_vectorizable(int *) && !mapfn_type_is_vectorizable(const char *));
    EXPECT(MAPFN_VERSION_COMPATIBLE(MAPFN_VERSION_MAJOR, MAPFN_VERSION_MINOR) && !MAPFN_VERSION_COMPATIBLE(MAPFN_VERSION_MAJOR + 1, 0));
}

/* ----------------------------------------------------------------------------------------- lengths ---- */

static int evaluations;
static size_t counted(size_t d)
{
    evaluations++;
    return d;
}
#define WIDTH 3
enum { HEIGHT = 2 };
static const int depth = 2;
MAPFN(float, lengths, in_row(float, before, counted(d)), uniform(size_t, d), in_row(float, after, d), in_row(float, macro, WIDTH), in_row(float, constant, HEIGHT * 2 - 1),
    table(float, t, d * d), scratch(float, s, d + 1), in_row(float, variable, depth))
{
    s[d] = before[d - 1] + after[0] + macro[WIDTH - 1] + constant[2] + t[d * d - 1] + variable[1];
    return s[d];
}
TEST(lengths)
{
    float x[3 * N], y[N], z[N];
    for (int i = 0; i < 3 * N; i++) x[i] = (float)i;
    evaluations = 0;
    EXPECT(lengths_map(N, y, x, 3, x, x, x, x, NULL, x) == MAPFN_OK);
    EXPECT_SAY(evaluations == 1, "evaluated %d times", evaluations);
    for (int i = 0; i < N; i++) {
        float right = (float)(3 * i + 2 + 3 * i + 3 * i + 2 + 3 * i + 2 + 8 + 2 * i + 1);
        EXPECT(y[i] >= right && y[i] <= right);
    }
    evaluations = 0;
    EXPECT(lengths_map_looped(N, z, x, 3, x, x, x, x, NULL, x) == MAPFN_OK && evaluations == 1 && memcmp(y, z, sizeof y) == 0);
    evaluations = 0;
    EXPECT(lengths_map_opts(N, z, x, 3, x, x, x, x, NULL, x, NULL) == MAPFN_OK && evaluations == 1 && memcmp(y, z, sizeof y) == 0);
}
/* vectorized, without scratch: lengths of one call only */
MAPFN(float, counted_rows, in_row(float, x, counted(d)), uniform(size_t, d)) { return x[d - 1]; }
TEST(lengths_are_evaluated_once)
{
    float x[3 * N] = {0}, y[N];
    for (size_t n = 0; n <= N; n++) {
        evaluations = 0;
        EXPECT(counted_rows_map(n, y, x, 3) == MAPFN_OK && evaluations == 1);
        evaluations = 0;
        EXPECT(counted_rows_map_vectorized(n, y, x, 3) == MAPFN_OK && evaluations == 1);
        evaluations = 0;
        EXPECT(counted_rows_map_looped(n, y, x, 3) == MAPFN_OK && evaluations == 1);
    }
}

/* -------------------------------------------------------------------------- many parameters, modifiers ---- */

MAPFN(float, sixteen, in(float, a), inout(float, b), uniform(float, c), index(d), in_row(float, e, 2), out_row(float, f, 2), in_strided(float, g), out_strided(float, h),
    in_ragged(float, k), table(float, l, 2), where(int, m), scratch(float, o, 2), rng(p), out(float, q), inout_row(float, r, 2), out_ragged(float, s),
    looped, ordered, host, streaming, cost(2.5), exported)
{
    o[0] = a + *b + c + (float)d + e[1] + g + l[1];
    f[0] = f[1] = *h = *q = o[0];
    r[0] = r[1] + (float)mapfn_rng_below(p, 1);
    if (k_len && s_len) s[0] = k[0];
    return o[0];
}
/* every array is an output, and the list holds 24 items */
MAPFN(int, wide_list, exported, in(float, a), fallible, in(float, b), vectorized, in(float, c), host, in(float, d), in(float, e), cost(1), in(float, f), in(float, g),
    in(float, h), in(float, k), in(float, l), in(float, m), in(float, o), in(float, p), in(float, q), in(float, r), out(float, s), cost(2), host)
{
    *s = a + b + c + d + e + f + g + h + k + l + m + o + p + q + r;
    return a > 60;
}
TEST(many_parameters)
{
    float x[2 * N], b[N], f[2 * N], h[N], q[N], r[2 * N], s[2 * N], y[N];
    size_t splits[N + 1];
    int m[N];
    mapfn_failure failure;
    for (int i = 0; i < 2 * N; i++) x[i] = (float)i, r[i] = 3;
    for (size_t i = 0; i <= N; i++) splits[i] = 2 * i;
    for (int i = 0; i < N; i++) b[i] = 1, m[i] = 1;
    EXPECT(sixteen_map(N, y, x, b, 2, x, f, x, 2, h, 1, x, splits, x, m, NULL, 9, q, r, s, splits) == MAPFN_OK);
    for (int i = 0; i < N; i++) {
        float right = (float)(i + 1 + 2 + i + 2 * i + 1 + 2 * i + 1);
        EXPECT(y[i] >= right && y[i] <= right && q[i] >= right && q[i] <= right && h[i] >= right && f[2 * i + 1] >= right && s[2 * i] <= x[2 * i]);
    }
    EXPECT(wide_list_map(N, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, y, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 61 && failure.code == 1);
    EXPECT(y[10] > 149 && y[10] < 151);
}

/* ----------------------------------------------------------------------------------------- nested maps ---- */

MAPFN(float, scale, in(float, x), uniform(float, a)) { return a * x; }
MAPFN(int, scale_checked, in(float, x), out(float, y), fallible)
{
    *y = 2 * x;
    return x < 0;
}
MAPFN(void, normalize, in_row(float, x, d), out_row(float, y, d), uniform(size_t, d))
{
    float sum = 0;
    for (size_t j = 0; j < d; j++) sum += x[j];
    scale_map(d, y, x, 1 / sum);
}
MAPFN(int, nested_failure, in_row(float, x, d), out_row(float, y, d), uniform(size_t, d), fallible)
{
    mapfn_failure failure;
    return scale_checked_map(d, x, y, &failure) == MAPFN_OK ? 0 : (int)failure.index + 1;
}
TEST(nested)
{
    enum { D = 40 };
    static float x[N * D], y[N * D];
    mapfn_failure failure;
    for (size_t d = 1; d <= D; d += 13) {
        for (size_t i = 0; i < N * d; i++) x[i] = (float)(i % 5 + 1);
        EXPECT(normalize_map(N, x, y, d) == MAPFN_OK);
        for (size_t i = 0; i < N; i++) {
            float sum = 0, total = 0;
            for (size_t j = 0; j < d; j++) sum += x[i * d + j];
            for (size_t j = 0; j < d; j++) {
                float right = 1 / sum * x[i * d + j];
                EXPECT(y[i * d + j] >= right && y[i * d + j] <= right);
                total += y[i * d + j];
            }
            EXPECT(total > 0.99f && total < 1.01f);
        }
        EXPECT(nested_failure_map(N, x, y, d, &failure) == MAPFN_OK);
        x[30 * d + d - 1] = -1;
        EXPECT(nested_failure_map(N, x, y, d, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 30 && failure.code == (int)d);
        EXPECT_SAY(strstr(mapfn_explain(), "nested_failure") != NULL, "the last failed call is the outer one: %s", mapfn_explain());
    }
}

/* ------------------------------------------------------------------------------------------ MAPFN_OF ---- */

static float static_function(float x, float a) { return x + a; }
static inline float inline_function(float x) { return x - 1; }
MAPFN_FN float helper(float x) { return x * x; }
static void void_function(const float *x, float *y, size_t i) { *y = *x + (float)i; }
static int code_of(float x) { return x > 60 ? (int)x : 0; }
#define MACRO_FUNCTION(x, a) ((x) > 0 ? helper(x) : (a))
MAPFN_OF(float, static_function, in(float, x), uniform(float, a));
MAPFN_OF(float, inline_function, in(float, x));
MAPFN_OF(float, helper, in(float, x), vectorized);
MAPFN_OF(void, void_function, in_row(float, x, 1), out(float, y), index(i));
MAPFN_OF(int, code_of, in(float, x), fallible);
MAPFN_OF(float, MACRO_FUNCTION, in(float, x), uniform(float, a));
MAPFN_OF(int, abs, in(int, x)); /* extern, from the C library */
MAPFN_OF(double, strtod, in(const char *, text), uniform(char **, end), looped);
TEST(of_existing_functions)
{
    float x[N], y[N];
    int k[N];
    const char *text[2] = {"1.5", "2.5"};
    double number[2];
    mapfn_failure failure;
    for (int i = 0; i < N; i++) x[i] = (float)i, k[i] = -i;
    EXPECT(static_function_map(N, y, x, 2) == MAPFN_OK && y[9] > 10.5f && y[9] < 11.5f);
    EXPECT(inline_function_map_vectorized(N, y, x) == MAPFN_OK && y[9] > 7.5f && y[9] < 8.5f);
    EXPECT(helper_map_looped(N, y, x) == MAPFN_OK && y[9] > 80.5f && y[9] < 81.5f);
    EXPECT(void_function_map_opts(N, x, y, NULL) == MAPFN_OK && y[9] > 17.5f && y[9] < 18.5f);
    EXPECT(code_of_map(N, x, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 61 && failure.code == 61);
    EXPECT(MACRO_FUNCTION_map(N, y, x, 5) == MAPFN_OK && y[0] > 4.5f && y[0] < 5.5f && y[9] > 80.5f);
    EXPECT(abs_map(N, k, k) == MAPFN_OK && k[9] == 9);
    EXPECT(strtod_map(2, number, text, NULL) == MAPFN_OK && number[1] > 2.4 && number[1] < 2.6);
    EXPECT(static_function(1, 2) > 2.5f); /* still the user's */
}

/* the element function is an ordinary function */
TEST(element_functions)
{
    float t[2] = {1, 2};
    int code;
    EXPECT(scale(3, 2) > 5.5f && scale(3, 2) < 6.5f);
    code = scale_checked(-1, t);
    EXPECT(code == 1 && t[0] < -1.5f);
    EXPECT(of_rows(t, 2) > 1.5f);
}

/* -------------------------------------------------------------------------------------- mapfn_muladd ---- */

MAPFN(float, axpy_float, in(float, x), in(float, y), uniform(float, a)) { return mapfn_muladd(a, x, y); }
MAPFN(double, axpy_double, in(double, x), in(double, y), uniform(double, a)) { return mapfn_muladd(a, x, y); }
TEST(muladd)
{
    float x[N], y[N], z[N];
    double u[N], v[N], w[N];
    for (int i = 0; i < N; i++) x[i] = 1 + (float)i * (1.0f / 1048576), y[i] = -x[i], u[i] = 1 + i / 1125899906842624.0, v[i] = -u[i];
    EXPECT(axpy_float_map(N, z, x, y, 1.0000001f) == MAPFN_OK && axpy_double_map(N, w, u, v, 1.0000000000000002) == MAPFN_OK);
    for (int i = 0; i < N; i++) {
        float f = mapfn_muladd(1.0000001f, x[i], y[i]);
        double d = mapfn_muladd(1.0000000000000002, u[i], v[i]);
        EXPECT(memcmp(&f, &z[i], sizeof f) == 0 && memcmp(&d, &w[i], sizeof d) == 0);
    }
    EXPECT(sizeof mapfn_muladd(1.0f, 2.0f, 3.0f) == sizeof(float) && sizeof mapfn_muladd(1.0f, 2.0, 3.0f) == sizeof(double));
    EXPECT(mapfn_muladd(2, 3, 4) == 10);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(names);
    RUN(results);
    RUN(const_types);
    RUN(choices);
    RUN(lengths);
    RUN(lengths_are_evaluated_once);
    RUN(many_parameters);
    RUN(nested);
    RUN(of_existing_functions);
    RUN(element_functions);
    RUN(muladd);
    TEST_END();
}
