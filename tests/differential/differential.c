/* Every variant of a map against a hand-written plain loop, bit by bit: kind x modifier x type x n x alignment x in place.
 * `differential [every] LABEL`: every n-th n only. TYPES: 3 (default) all, 2 half of them, 1 two and few modifiers: less time to build. C and C++. */
#include "mapfn.h"
#include "tests/lib/compare.h"

#ifndef TYPES
# define TYPES 3
#endif

/* --------------------------------------------------------------------- types and what is computed ---- */

typedef long double ldouble;
typedef struct pair {
    float a, b;
} pair;
typedef struct triple { /* 12 bytes, of three types */
    int i;
    short s;
    unsigned char c, d;
    float f;
} triple;
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 uwide;
#endif

/* MIX_type(a, x, y) and LESS_type(x, y) are all that bodies and plain loops compute with: no overflow is undefined in them */
#define MIX_FLOATING(T, a, x, y) ((T)((a) * (x) + (y)))
#define MIX_INTEGER(T, a, x, y) ((T)((unsigned long long)(a) * (unsigned long long)(x) + (unsigned long long)(y)))
#define MIX_float(a, x, y) MIX_FLOATING(float, a, x, y)
#define MIX_double(a, x, y) MIX_FLOATING(double, a, x, y)
#define MIX_ldouble(a, x, y) MIX_FLOATING(ldouble, a, x, y)
#define MIX_int8_t(a, x, y) MIX_INTEGER(int8_t, a, x, y)
#define MIX_uint8_t(a, x, y) MIX_INTEGER(uint8_t, a, x, y)
#define MIX_int16_t(a, x, y) MIX_INTEGER(int16_t, a, x, y)
#define MIX_uint16_t(a, x, y) MIX_INTEGER(uint16_t, a, x, y)
#define MIX_int32_t(a, x, y) MIX_INTEGER(int32_t, a, x, y)
#define MIX_uint32_t(a, x, y) MIX_INTEGER(uint32_t, a, x, y)
#define MIX_int64_t(a, x, y) MIX_INTEGER(int64_t, a, x, y)
#define MIX_uint64_t(a, x, y) MIX_INTEGER(uint64_t, a, x, y)
#define MIX_truth(a, x, y) ((truth)(((a) && (x)) != (y)))
#define MIX_wide(a, x, y) ((wide)((uwide)(a) * (uwide)(x) + (uwide)(y)))
#define LESS_PLAIN(x, y) ((x) < (y))
typedef bool truth; /* `bool` itself is a macro in C11 and could not be pasted */

MAPFN_FN pair mix_pair(pair a, pair x, pair y)
{
    pair r;
    r.a = a.a * x.a + y.b;
    r.b = a.a * x.b + a.b * x.a + y.a;
    return r;
}
MAPFN_FN triple mix_triple(triple a, triple x, triple y)
{
    triple r = x;
    r.i = MIX_int32_t(a.i, x.i, y.i);
    r.s = MIX_int16_t(a.s, x.s, y.s);
    r.c = (unsigned char)(a.d ^ x.c);
    r.f = a.f * x.f + y.f;
    return r;
}
#define MIX_pair(a, x, y) mix_pair(a, x, y)
#define MIX_triple(a, x, y) mix_triple(a, x, y)
MAPFN_FN bool less_pair(pair x, pair y) { return x.a < y.b; }
MAPFN_FN bool less_triple(triple x, triple y) { return x.s < y.s; }

/* the arrays of a type: pairs are filled and compared as floats; a triple's float may be any bits but a NaN's */
#define PLAN_float(each, more) {FLOATS, sizeof(float), each, more}
#define PLAN_double(each, more) {DOUBLES, sizeof(double), each, more}
#define PLAN_ldouble(each, more) {LONG_DOUBLES, sizeof(ldouble), each, more}
#define PLAN_INTEGER(T, each, more) {INTEGERS, sizeof(T), each, more}
#define PLAN_int8_t(each, more) PLAN_INTEGER(int8_t, each, more)
#define PLAN_uint8_t(each, more) PLAN_INTEGER(uint8_t, each, more)
#define PLAN_int16_t(each, more) PLAN_INTEGER(int16_t, each, more)
#define PLAN_uint16_t(each, more) PLAN_INTEGER(uint16_t, each, more)
#define PLAN_int32_t(each, more) PLAN_INTEGER(int32_t, each, more)
#define PLAN_uint32_t(each, more) PLAN_INTEGER(uint32_t, each, more)
#define PLAN_int64_t(each, more) PLAN_INTEGER(int64_t, each, more)
#define PLAN_uint64_t(each, more) PLAN_INTEGER(uint64_t, each, more)
#define PLAN_wide(each, more) PLAN_INTEGER(wide, each, more)
#define PLAN_truth(each, more) {BOOLS, sizeof(truth), each, more}
#define PLAN_pair(each, more) {FLOATS, sizeof(float), 2 * (each), 2 * (more)}
#define PLAN_triple(each, more) {FLOATS, sizeof(float), 3 * (each), 3 * (more)}

/* one value that is no array: the second of an array, so that it is as wild as the others */
#define UNIFORM(T, k) (*(AT(T, k) + 1))

/* -------------------------------------------------------------------------------- cases of each type ---- */

/* `words` are modifiers: () or (, looped, host)
 *
 * in, in, uniform -> R. Arrays: out x y a */
#define ELEMENTWISE(T, name, vectorized, MIX, words) \
    MAPFN(T, name, in(T, x), in(T, y), uniform(T, a) UNWRAP words) { return MIX(a, x, y); } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *out = AT(T, 0); \
        T const *x = AT(T, 1), *y = AT(T, 2), a = UNIFORM(T, 3); \
        (void)offset; \
        for (size_t i = begin; i < c->n; i++) out[i] = MIX(a, x[i], y[i]); \
        NO_FAILURE; \
    } \
    CASE(name, vectorized, (PLAN_##T(1, 0), PLAN_##T(1, 0), PLAN_##T(1, 0), PLAN_##T(0, 2)), ({0, 0}, {0, 1}, {0, 2}), AT(T, 0), AT(T, 1), AT(T, 2), UNIFORM(T, 3))

/* in, out, inout, index. Arrays: x y z; y is written for some elements only */
#define OUTPUTS(T, name, vectorized, MIX, LESS) \
    MAPFN(void, name, in(T, x), out(T, y), inout(T, z), index(i)) \
    { \
        if (LESS(x, *z) && i % 3 != 1) *y = x; \
        *z = MIX(x, *z, x); \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *x = AT(T, 0), *y = AT(T, 1), *z = AT(T, 2); \
        for (size_t i = begin; i < c->n; i++) { \
            T xi = x[i]; \
            if (LESS(xi, z[i]) && (i + offset) % 3 != 1) y[i] = xi; \
            z[i] = MIX(xi, z[i], xi); \
        } \
        NO_FAILURE; \
    } \
    CASE(name, vectorized, (PLAN_##T(1, 0), PLAN_##T(1, 0), PLAN_##T(1, 0)), ({0, 0}, {1, 0}, {2, 0}), AT(T, 0), AT(T, 1), AT(T, 2))

/* in_strided, out_strided, in, where, and R. Arrays: x y (3 values each), z, mask, out */
#define FROM_LAST(T, k, stride) (AT(T, k) + ((stride) < 0 && c->n > 0 ? -(stride) * (ptrdiff_t)(c->n - 1) : 0))
#define STRIDED(T, name, vectorized, MIX, M) \
    MAPFN(T, name, in_strided(T, x), out_strided(T, y), in(T, z), where(M, m)) \
    { \
        *y = MIX(z, x, z); \
        return MIX(x, z, x); \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *x = FROM_LAST(T, 0, c->x_stride), *y = FROM_LAST(T, 1, c->y_stride), *z = AT(T, 2), *out = AT(T, 4); \
        M *m = AT(M, 3); \
        (void)offset; \
        for (size_t i = begin; i < c->n; i++) { \
            if (m[i]) { \
                T xi = x[(ptrdiff_t)i * c->x_stride], zi = z[i]; \
                y[(ptrdiff_t)i * c->y_stride] = MIX(zi, xi, zi); \
                out[i] = MIX(xi, zi, xi); \
            } \
        } \
        NO_FAILURE; \
    } \
    CASE(name, vectorized, (PLAN_##T(3, 1), PLAN_##T(3, 1), PLAN_##T(1, 0), {MASKS, sizeof(M), 1, 0}, PLAN_##T(1, 0)), ({0, 0}, {1, 0}, {4, 2}), \
        AT(T, 4), FROM_LAST(T, 0, c->x_stride), c->x_stride, FROM_LAST(T, 1, c->y_stride), c->y_stride, AT(T, 2), AT(M, 3))

/* inout_strided, in_strided, and R. Arrays: z x (3 values each), out */
#define STEPPED(T, name, vectorized, MIX) \
    MAPFN(T, name, inout_strided(T, z), in_strided(T, x)) \
    { \
        T const before = *z; \
        *z = MIX(x, before, x); \
        return before; \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *z = FROM_LAST(T, 0, c->y_stride), *x = FROM_LAST(T, 1, c->x_stride), *out = AT(T, 2); \
        (void)offset; \
        for (size_t i = begin; i < c->n; i++) { \
            T const xi = x[(ptrdiff_t)i * c->x_stride]; \
            out[i] = z[(ptrdiff_t)i * c->y_stride]; \
            z[(ptrdiff_t)i * c->y_stride] = MIX(xi, out[i], xi); \
        } \
        NO_FAILURE; \
    } \
    CASE(name, vectorized, (PLAN_##T(3, 1), PLAN_##T(3, 1), PLAN_##T(1, 0)), ({0, 0}, {0, 1}), \
        AT(T, 2), FROM_LAST(T, 0, c->y_stride), c->y_stride, FROM_LAST(T, 1, c->x_stride), c->x_stride)

/* rows of constant and other widths, a table, D before and after its uniform. Arrays: x(3) y(3) z(2) t(5) out */
#define ROWS(T, name, vectorized, MIX, words) \
    MAPFN(T, name, in_row(T, x, 3), out_row(T, y, d), uniform(int, d), inout_row(T, z, d - 1), table(T, t, d + 2) UNWRAP words) \
    { \
        T sum = x[0]; \
        for (int j = 0; j < d; j++) y[j] = MIX(x[j], t[j + 1], x[2 - j]); \
        for (int j = 0; j < d - 1; j++) z[j] = MIX(z[j], t[j], z[0]); \
        for (int j = 1; j < d; j++) sum = MIX(sum, x[j], t[0]); \
        return sum; \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *t = AT(T, 3), *out = AT(T, 4); \
        (void)offset; \
        for (size_t i = begin; i < c->n; i++) { \
            T *x = AT(T, 0) + 3 * i, *y = AT(T, 1) + 3 * i, *z = AT(T, 2) + 2 * i, sum = x[0]; \
            for (int j = 0; j < 3; j++) y[j] = MIX(x[j], t[j + 1], x[2 - j]); \
            for (int j = 0; j < 2; j++) z[j] = MIX(z[j], t[j], z[0]); \
            for (int j = 1; j < 3; j++) sum = MIX(sum, x[j], t[0]); \
            out[i] = sum; \
        } \
        NO_FAILURE; \
    } \
    CASE(name, vectorized, (PLAN_##T(3, 0), PLAN_##T(3, 0), PLAN_##T(2, 0), PLAN_##T(0, 5), PLAN_##T(1, 0)), ({0, 0}, {1, 0}), \
        AT(T, 4), AT(T, 0), AT(T, 1), 3, AT(T, 2), AT(T, 3))

/* ragged rows. Arrays: x y z (each for one set of splits, at most 3 n + 2 values), splits, out */
#define RAGGED(T, name, vectorized, MIX, words) \
    MAPFN(T, name, in_ragged(T, x), out_ragged(T, y), inout_ragged(T, z), uniform(T, a) UNWRAP words) \
    { \
        T sum = a; \
        for (size_t j = 0; j < x_len; j++) { \
            sum = MIX(sum, x[j], a); \
            if (j < y_len) y[j] = MIX(a, x[j], sum); \
        } \
        for (size_t j = 0; j < z_len; j++) z[j] = MIX(sum, z[j], a); \
        return sum; \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        size_t const *s = AT(size_t, 3); \
        T *out = AT(T, 4), a = UNIFORM(T, 5); \
        (void)offset; \
        for (size_t i = begin; i < c->n; i++) { \
            T sum = a; \
            for (size_t j = s[i]; j < s[i + 1]; j++) { \
                sum = MIX(sum, AT(T, 0)[j], a); \
                AT(T, 1)[j] = MIX(a, AT(T, 0)[j], sum); \
            } \
            for (size_t j = s[i]; j < s[i + 1]; j++) AT(T, 2)[j] = MIX(sum, AT(T, 2)[j], a); \
            out[i] = sum; \
        } \
        NO_FAILURE; \
    } \
    CASE(name, vectorized, (PLAN_##T(3, 2), PLAN_##T(3, 2), PLAN_##T(3, 2), {SPLITS, sizeof(size_t), 1, 1}, PLAN_##T(1, 0), PLAN_##T(0, 2)), ({0, 0}, {1, 0}), \
        AT(T, 4), AT(T, 0), AT(size_t, 3), AT(T, 1), AT(size_t, 3), AT(T, 2), AT(size_t, 3), UNIFORM(T, 5))

/* scratch (one NULL, one given) and random numbers. Arrays: x out s(4) */
#define WORKSPACE(T, name, MIX, words) \
    MAPFN(T, name, in(T, x), rng(r), scratch(T, s, 4), uniform(size_t, len), scratch(T, q, 2 * len) UNWRAP words) \
    { \
        for (int j = 0; j < 4; j++) s[j] = x; \
        for (size_t j = 0; j < 2 * len; j++) q[j] = s[mapfn_rng_below(r, 4)]; \
        s[mapfn_rng_u32(r) & 3] = MIX(q[1], x, x); \
        return MIX(s[1], q[2 * len - 1], s[0]); \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *x = AT(T, 0), *out = AT(T, 1), s[4]; \
        for (size_t i = begin; i < c->n; i++) { \
            mapfn_rng r = mapfn_rng_at(77, i + offset); \
            T xi = x[i]; \
            for (int j = 0; j < 4; j++) s[j] = xi; \
            for (int j = 0; j < 6; j++) mapfn_rng_below(&r, 4); \
            s[mapfn_rng_u32(&r) & 3] = MIX(xi, xi, xi); \
            out[i] = MIX(s[1], xi, s[0]); \
        } \
        for (int j = 0; j < 4; j++) AT(T, 2)[j] = x[0]; /* the contents of scratch are nobody's business */ \
        NO_FAILURE; \
    } \
    static mapfn_status name##_scratch(enum variant variant, call *c, const mapfn_opts *o) \
    { \
        mapfn_status status = variant == MAP ? name##_map(c->n, AT(T, 1), AT(T, 0), 77, AT(T, 2), 3, NULL) \
            : variant == LOOPED ? name##_map_looped(c->n, AT(T, 1), AT(T, 0), 77, NULL, 3, NULL) \
            : name##_map_opts(c->n, AT(T, 1), AT(T, 0), 77, AT(T, 2), 3, NULL, o); \
        for (int j = 0; j < 4; j++) AT(T, 2)[j] = AT(T, 0)[0]; \
        return status; \
    } \
    TEST(name) \
    { \
        static const array_plan plan[] = {PLAN_##T(1, 1), PLAN_##T(1, 0), PLAN_##T(0, 4)}; \
        static const in_place same[] = {{0, 0}, {1, 0}}; \
        compare(#name, name##_scratch, name##_plain, plan, 3, same, 2, 0); \
    }

/* error codes, with a mask that hides some of them. Arrays: x y mask */
#define FALLIBLE(T, name, vectorized, M, words) \
    MAPFN(int, name, in(T, x), out(T, y), index(i), where(M, m), fallible UNWRAP words) \
    { \
        if (i % 41 == 17) return (int)(i % 1000) - 2000; \
        *y = x; \
        return 0; \
    } \
    static mapfn_failure name##_plain(call *c, size_t begin, size_t offset) \
    { \
        T *x = AT(T, 0), *y = AT(T, 1); \
        mapfn_failure first = {SIZE_MAX, 0}; \
        for (size_t i = begin; i < c->n; i++) { \
            if (!AT(M, 2)[i]) continue; \
            if ((i + offset) % 41 == 17) { \
                if (first.code == 0) first.index = i + offset, first.code = (int)((i + offset) % 1000) - 2000; \
            } else { \
                y[i] = x[i]; \
            } \
        } \
        return first; \
    } \
    CASE(name, vectorized, (PLAN_##T(1, 0), PLAN_##T(1, 0), {MASKS, sizeof(M), 1, 0}), ({0, 0}, {1, 0}), AT(T, 0), AT(T, 1), AT(M, 2), &c->failure)

/* the cases that each type has, and those that a few have */
#define TYPE_CASES(T, vectorized, MIX, LESS, M) \
    ELEMENTWISE(T, elementwise_##T, vectorized, MIX, ()) \
    OUTPUTS(T, outputs_##T, vectorized, MIX, LESS) \
    STRIDED(T, strided_##T, vectorized, MIX, M)
#define MORE_CASES(T, vectorized, MIX, M) \
    STEPPED(T, stepped_##T, vectorized, MIX) \
    ROWS(T, rows_##T, vectorized, MIX, ()) \
    RAGGED(T, ragged_##T, vectorized, MIX, ()) \
    WORKSPACE(T, workspace_##T, MIX, ()) \
    FALLIBLE(T, fallible_##T, vectorized, M, ())
#define RUN_TYPE(T) RUN(elementwise_##T), RUN(outputs_##T), RUN(strided_##T)
#define RUN_MORE(T) RUN(stepped_##T), RUN(rows_##T), RUN(ragged_##T), RUN(workspace_##T), RUN(fallible_##T)

TYPE_CASES(float, 1, MIX_float, LESS_PLAIN, uint8_t)
TYPE_CASES(pair, 1, MIX_pair, less_pair, uint32_t)
MORE_CASES(float, 1, MIX_float, uint8_t)
#if TYPES > 1
TYPE_CASES(uint8_t, 1, MIX_uint8_t, LESS_PLAIN, uint8_t)
TYPE_CASES(int16_t, 1, MIX_int16_t, LESS_PLAIN, short)
TYPE_CASES(int64_t, 1, MIX_int64_t, LESS_PLAIN, long)
MORE_CASES(int16_t, 1, MIX_int16_t, int64_t)
MORE_CASES(pair, 1, MIX_pair, uint16_t)
#endif
#if TYPES > 2
TYPE_CASES(double, 1, MIX_double, LESS_PLAIN, int64_t)
TYPE_CASES(ldouble, 0, MIX_ldouble, LESS_PLAIN, int)
TYPE_CASES(int8_t, 1, MIX_int8_t, LESS_PLAIN, int8_t)
TYPE_CASES(uint16_t, 1, MIX_uint16_t, LESS_PLAIN, uint16_t)
TYPE_CASES(int32_t, 1, MIX_int32_t, LESS_PLAIN, int)
TYPE_CASES(uint32_t, 1, MIX_uint32_t, LESS_PLAIN, uint8_t)
TYPE_CASES(uint64_t, 1, MIX_uint64_t, LESS_PLAIN, unsigned long long)
TYPE_CASES(truth, 1, MIX_truth, LESS_PLAIN, uint8_t)
TYPE_CASES(triple, 1, MIX_triple, less_triple, int8_t)
MORE_CASES(double, 1, MIX_double, int64_t)
MORE_CASES(ldouble, 0, MIX_ldouble, uint8_t)
MORE_CASES(uint8_t, 1, MIX_uint8_t, uint8_t)
MORE_CASES(int32_t, 1, MIX_int32_t, int)
# ifdef __SIZEOF_INT128__
TYPE_CASES(wide, 0, MIX_wide, LESS_PLAIN, uint8_t)
# endif
#endif

/* ---------------------------------------------------------------------------------- each modifier ---- */

/* those that change the loops or what is linked; the others choose among the same kernels */
ELEMENTWISE(float, modifier_streaming, 1, MIX_float, (, streaming))
ELEMENTWISE(triple, modifier_all, 0, MIX_triple, (, exported, streaming, looped, ordered, host, cost(3)))
FALLIBLE(int64_t, modifier_fallible_host, 1, int, (, host))
#if TYPES > 1
ELEMENTWISE(float, modifier_vectorized, 1, MIX_float, (, vectorized))
ELEMENTWISE(pair, modifier_vectorized_struct, 1, MIX_pair, (, vectorized))
ELEMENTWISE(float, modifier_looped, 0, MIX_float, (, looped))
ELEMENTWISE(double, modifier_ordered, 0, MIX_double, (, ordered, looped))
ELEMENTWISE(double, modifier_host, 1, MIX_double, (, host, cost(1.5)))
ELEMENTWISE(uint8_t, modifier_exported, 1, MIX_uint8_t, (, exported, streaming, vectorized))
ROWS(float, modifier_rows_vectorized, 1, MIX_float, (, vectorized, streaming))
ROWS(int32_t, modifier_rows_ordered, 0, MIX_int32_t, (, ordered))
RAGGED(double, modifier_ragged_vectorized, 1, MIX_double, (, vectorized))
WORKSPACE(float, modifier_workspace_all, MIX_float, (, ordered, host, exported, streaming))
FALLIBLE(float, modifier_fallible_vectorized, 1, int, (, vectorized))
FALLIBLE(int8_t, modifier_fallible_looped, 0, int, (, looped, exported))
#endif

/* ------------------------------------------------------------ pointers, enums, unions, characters ---- */

typedef enum colour { RED, GREEN = 7, BLUE = 100 } colour;
typedef union word {
    uint32_t u;
    unsigned char c[4];
} word;
static const char *const words[3] = {"a", "b", "c"};
MAPFN(const char *, other_pointer, in(uint8_t, k), in(const char *, p), out(const void *, q))
{
    *q = p;
    return words[k % 3];
}
MAPFN(colour, other_enum, in(colour, c), uniform(colour, other)) { return c == RED ? other : c; }
MAPFN(word, other_union, in(word, w), inout(char, c))
{
    word r = w;
    r.c[1] = (unsigned char)*c;
    *c = (char)w.c[2];
    return r;
}
TEST(other_types)
{
    enum { N = 133 };
    static uint8_t k[N];
    static const char *p[N], *r[N];
    static const void *q[N];
    static colour c[N], d[N];
    static word w[N], v[N];
    static char s[N];
    for (size_t n = 0; n <= N; n += 19) {
        for (size_t i = 0; i < N; i++) {
            k[i] = (uint8_t)(i * 5);
            p[i] = words[i % 2];
            c[i] = i % 4 ? GREEN : RED;
            w[i].u = (uint32_t)i * 2654435761u;
            s[i] = (char)i;
            r[i] = NULL;
            q[i] = NULL;
            d[i] = BLUE;
            v[i].u = 1;
        }
        EXPECT(other_pointer_map(n, r, k, p, q) == MAPFN_OK);
        EXPECT(other_enum_map(n, d, c, BLUE) == MAPFN_OK);
        EXPECT(other_union_map(n, v, w, s) == MAPFN_OK);
        for (size_t i = 0; i < N; i++) {
            EXPECT(r[i] == (i < n ? words[k[i] % 3] : NULL) && q[i] == (i < n ? p[i] : NULL));
            EXPECT(d[i] == (i < n ? c[i] == RED ? BLUE : c[i] : BLUE));
            EXPECT(i >= n ? v[i].u == 1 && s[i] == (char)i : v[i].c[0] == w[i].c[0] && v[i].c[1] == (unsigned char)(char)i && v[i].c[3] == w[i].c[3] && s[i] == (char)w[i].c[2]);
        }
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc - (argc > 2), argv + (argc > 2)); /* [every] LABEL */
    if (argc > 2) every = (size_t)atoi(argv[1]);
    RUN_TYPE(float);
    RUN_TYPE(pair);
    RUN_MORE(float);
#if TYPES > 1
    RUN_TYPE(uint8_t);
    RUN_TYPE(int16_t);
    RUN_TYPE(int64_t);
    RUN_MORE(int16_t);
    RUN_MORE(pair);
#endif
#if TYPES > 2
    RUN_TYPE(double);
    RUN_TYPE(ldouble);
    RUN_TYPE(int8_t);
    RUN_TYPE(uint16_t);
    RUN_TYPE(int32_t);
    RUN_TYPE(uint32_t);
    RUN_TYPE(uint64_t);
    RUN_TYPE(truth);
    RUN_TYPE(triple);
    RUN_MORE(double);
    RUN_MORE(ldouble);
    RUN_MORE(uint8_t);
    RUN_MORE(int32_t);
# ifdef __SIZEOF_INT128__
    RUN_TYPE(wide);
# endif
#endif
    RUN(modifier_streaming);
    RUN(modifier_all);
    RUN(modifier_fallible_host);
#if TYPES > 1
    RUN(modifier_vectorized);
    RUN(modifier_vectorized_struct);
    RUN(modifier_looped);
    RUN(modifier_ordered);
    RUN(modifier_host);
    RUN(modifier_exported);
    RUN(modifier_rows_vectorized);
    RUN(modifier_rows_ordered);
    RUN(modifier_ragged_vectorized);
    RUN(modifier_workspace_all);
    RUN(modifier_fallible_vectorized);
    RUN(modifier_fallible_looped);
#endif
    RUN(other_types);
    printf("%lu calls compared\n", compared);
    TEST_END();
}
