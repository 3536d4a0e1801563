/* What a vectorized loop can get wrong though every value of every plain case is right: reads and writes of elements that the
 * body does not touch, arrays inside the body, rows in place. Each is compared with its function called in a plain loop. */
#define _GNU_SOURCE
#include "mapfn.h"
#include "tests/lib/test.h"
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { N = 1000 };

/* ------------------------------------------------------------- arrays inside the body ---- */

/* an array that must stay in memory: one for each element, whatever runs side by side */
#define LOCAL_ARRAY(T, name) \
    MAPFN(T, name, in(T, x), in(T, y), in(int, k)) \
    { \
        T t[4]; \
        t[0] = x; \
        t[1] = y; \
        t[2] = (T)(x - y); \
        t[3] = (T)(x + y); \
        return t[k & 3]; \
    } \
    TEST(name) \
    { \
        static T x[N], y[N], out[N]; \
        static int k[N]; \
        for (int i = 0; i < N; i++) { \
            x[i] = (T)(i % 59); \
            y[i] = (T)(i % 31); \
            k[i] = i * 7 % 11; \
        } \
        for (size_t n = 0; n <= N; n += n < 140 ? 1 : 43) { \
            memset(out, 0, sizeof out); \
            EXPECT(name##_map(n, out, x, y, k) == MAPFN_OK); \
            for (size_t i = 0; i < n; i++) EXPECT_SAY(out[i] == name(x[i], y[i], k[i]), "n = %zu: element %zu is another's", n, i); \
        } \
    }
LOCAL_ARRAY(float, local_array_float)
LOCAL_ARRAY(double, local_array_double)
LOCAL_ARRAY(int, local_array_int)
LOCAL_ARRAY(unsigned char, local_array_uchar)

MAPFN(int, local_histogram, in(int, x), in(int, k))
{
    int t[8] = {0};
    t[k & 7] = x;
    t[(k + 3) & 7] += k;
    return t[x & 7] + t[(x + k) & 7];
}
TEST(local_histogram)
{
    static int x[N], k[N], out[N];
    for (int i = 0; i < N; i++) {
        x[i] = i * 31 % 97;
        k[i] = i * 7 % 11;
    }
    EXPECT(local_histogram_map(N, out, x, k) == MAPFN_OK);
    for (size_t i = 0; i < N; i++) EXPECT_SAY(out[i] == local_histogram(x[i], k[i]), "element %zu", i);
}

/* a local variable whose address a helper takes */
static void swap_if(float *a, float *b)
{
    if (*a > *b) {
        float t = *a;
        *a = *b;
        *b = t;
    }
}
MAPFN(float, median, in_row(float, x, 5))
{
    float s[5];
    for (int i = 0; i < 5; i++) s[i] = x[i];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j + 1 < 5 - i; j++) swap_if(&s[j], &s[j + 1]);
    return s[2];
}
MAPFN(float, middle, in(float, a), in(float, b), in(float, c))
{
    float s[3] = {a, b, c};
    int order[3] = {0, 1, 2};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j + 1 < 3 - i; j++)
            if (s[order[j]] > s[order[j + 1]]) {
                int t = order[j];
                order[j] = order[j + 1];
                order[j + 1] = t;
            }
    return s[order[1]];
}
TEST(local_sort)
{
    static float x[5 * N], out[N];
    for (int i = 0; i < 5 * N; i++) x[i] = (float)(i * 7919 % 1009);
    EXPECT(median_map(N, out, x) == MAPFN_OK);
    for (size_t i = 0; i < N; i++) EXPECT_SAY(out[i] >= median(x + 5 * i) && out[i] <= median(x + 5 * i), "median %zu", i);
    EXPECT(median_map_vectorized(N, out, x) == MAPFN_OK);
    for (size_t i = 0; i < N; i++) EXPECT_SAY(out[i] >= median(x + 5 * i) && out[i] <= median(x + 5 * i), "median vectorized %zu", i);
    EXPECT(middle_map(N, out, x, x + N, x + 2 * N) == MAPFN_OK);
    for (size_t i = 0; i < N; i++) {
        float right = middle(x[i], x[N + i], x[2 * N + i]);
        EXPECT_SAY(out[i] >= right && out[i] <= right, "middle %zu", i);
    }
}

/* ------------------------------------------------------------- places written twice ---- */

/* cleared, then added to, by loops and through indices that the compiler does not know: iterations are independent, but
 * within one the order counts */
typedef struct four {
    int v[4];
} four;
MAPFN(void, add_to_cleared, in(int, x), in(int, k), out(four, y))
{
    for (int j = 0; j < 4; j++) y->v[j] = 0;
    y->v[k & 3] = x;
    for (int j = 0; j < 3; j++) y->v[(k + j) & 3] += x + j;
}
MAPFN(void, clear_what_was_added, in(int, x), in(int, k), out(four, y))
{
    y->v[k & 3] = x;
    y->v[0] = 0;
    y->v[1] = x;
    y->v[2] = y->v[k & 3];
    y->v[3] = 0;
    if (k & 1) y->v[x & 3] = 7;
}
MAPFN(void, read_between, in(int, x), in(int, k), out(four, y))
{
    y->v[0] = x;
    y->v[1] = k;
    y->v[2] = y->v[k & 1];
    y->v[3] = y->v[0] + y->v[x & 1];
}
MAPFN(void, clear_one_of_two, in(int, x), in(int, k), out(four, y), out(int, z))
{
    *z = 0;
    memset(y, 0, sizeof *y);
    for (int j = 0; j < (k & 3); j++) *z += x;
    if (x > 11) *z = k;
    y->v[x & 3] = *z;
    for (int j = 0; j < 4; j++) *z += y->v[j];
}
MAPFN(void, strided_twice, in_strided(int, x), in(int, k), out_strided(four, y), inout_strided(int, z))
{
    *z = 0;
    if (k & 1) *z = x;
    for (int j = 0; j < 4; j++) y->v[j] = *z;
    if (k & 2) *z += k;
    y->v[k & 3] += *z;
}
MAPFN(void, cleared_rows, in_row(int, x, 4), in(int, k), out_row(int, y, 4))
{
    for (int j = 0; j < 4; j++) y[j] = 0;
    for (int j = 0; j < 4; j++) y[(j + k) & 3] += x[j];
    if (k & 1) y[k & 3] = 0;
}
MAPFN(void, cleared_long_rows, in_row(int, x, D), in(int, k), out_row(int, y, D), uniform(int, D))
{
    for (int j = 0; j < D; j++) y[j] = 0;
    for (int j = 0; j < D; j++) y[j] += x[j] * k;
    for (int j = 0; j + 3 < D; j++) y[j] += y[j + 3];
    if (k & 1)
        for (int j = 0; j < D; j++) y[j] = 0;
    y[k % D] += k;
}
TEST(written_twice)
{
    enum { WIDE = 19 };
    static int x[3 * N * 4], k[N], z[3 * N], right_z[3 * N], long_x[WIDE * N], long_y[WIDE * N], long_right[WIDE * N];
    static four y[3 * N], right[3 * N];
    for (int i = 0; i < 12 * N; i++) x[i] = i * 7 % 23;
    for (int i = 0; i < WIDE * N; i++) long_x[i] = i * 5 % 31;
    for (int i = 0; i < N; i++) k[i] = i * 13 % 17;
#define WRITTEN_TWICE(call, map) \
    memset(y, 1, sizeof y); \
    memset(z, 1, sizeof z); \
    memset(right, 1, sizeof right); \
    memset(right_z, 1, sizeof right_z); \
    for (volatile size_t v = 0; v < n; v++) { \
        size_t const i = v; \
        call; \
    } \
    EXPECT(map == MAPFN_OK); \
    EXPECT_SAY(memcmp(y, right, sizeof y) == 0 && memcmp(z, right_z, sizeof z) == 0, "n = %zu: " #map, n);
    for (size_t n = 0; n <= N; n += n < 70 ? 1 : 93) {
        WRITTEN_TWICE(add_to_cleared(x[i], k[i], &right[i]), add_to_cleared_map(n, x, k, y))
        WRITTEN_TWICE(clear_what_was_added(x[i], k[i], &right[i]), clear_what_was_added_map(n, x, k, y))
        WRITTEN_TWICE(read_between(x[i], k[i], &right[i]), read_between_map(n, x, k, y))
        WRITTEN_TWICE(clear_one_of_two(x[i], k[i], &right[i], &right_z[i]), clear_one_of_two_map(n, x, k, y, z))
        WRITTEN_TWICE(strided_twice(x[3 * i], k[i], &right[2 * i], &right_z[3 * i]), strided_twice_map(n, x, 3, k, y, 2, z, 3))
        WRITTEN_TWICE(strided_twice(x[i], k[i], &right[i], &right_z[i]), strided_twice_map(n, x, 1, k, y, 1, z, 1))
        WRITTEN_TWICE(cleared_rows(x + 4 * i, k[i], right[i].v), cleared_rows_map(n, x, k, y->v))
        for (volatile size_t v = 0; v < n; v++) cleared_long_rows(long_x + WIDE * v, k[v], long_right + WIDE * v, WIDE);
        EXPECT(cleared_long_rows_map(n, long_x, k, long_y, WIDE) == MAPFN_OK);
        EXPECT_SAY(memcmp(long_y, long_right, n * WIDE * sizeof *long_y) == 0, "n = %zu: cleared_long_rows", n);
    }
}

/* --------------------------------------------------------------------- rows in place ---- */

/* in place, the second value is computed from the first one written: the body's own order counts, in every variant */
#define ROWS_IN_PLACE(T, name, WORD) \
    MAPFN(void, name, in_row(T, x, 2), out_row(T, y, 2) WORD) \
    { \
        y[0] = (T)(x[0] + x[1]); \
        y[1] = (T)(x[0] - x[1]); \
    } \
    TEST(name) \
    { \
        static T start[2 * N], right[2 * N], z[2 * N]; \
        for (int i = 0; i < 2 * N; i++) start[i] = (T)(i * 7 % 31); \
        for (size_t n = 1; n <= N; n += n < 70 ? 1 : 93) { \
            memcpy(right, start, sizeof right); \
            for (size_t i = 0; i < n; i++) name(right + 2 * i, right + 2 * i); \
            memcpy(z, start, sizeof z); \
            EXPECT(name##_map(n, z, z) == MAPFN_OK); \
            EXPECT_SAY(memcmp(z, right, sizeof z) == 0, "_map, n = %zu", n); \
            memcpy(z, start, sizeof z); \
            EXPECT(name##_map_looped(n, z, z) == MAPFN_OK); \
            EXPECT_SAY(memcmp(z, right, sizeof z) == 0, "_map_looped, n = %zu", n); \
            memcpy(z, start, sizeof z); \
            EXPECT(name##_map_vectorized(n, z, z) == MAPFN_OK); \
            EXPECT_SAY(memcmp(z, right, sizeof z) == 0, "_map_vectorized, n = %zu", n); \
            memcpy(z, start, sizeof z); \
            EXPECT(name##_map_opts(n, z, z, MAPFN_OPTS(.grain = 33)) == MAPFN_OK); \
            EXPECT_SAY(memcmp(z, right, sizeof z) == 0, "_map_opts, n = %zu", n); \
        } \
    }
#define NO_WORD
#define VECTORIZED_WORD , vectorized
ROWS_IN_PLACE(float, rows_in_place, NO_WORD)
ROWS_IN_PLACE(float, rows_in_place_vectorized, VECTORIZED_WORD)
ROWS_IN_PLACE(int, rows_in_place_vectorized_int, VECTORIZED_WORD)
ROWS_IN_PLACE(double, rows_in_place_vectorized_double, VECTORIZED_WORD)

/* A body reads what it has written of its row through a pointer: a uniform, in a struct, of an element, from a table.
 * In an `ordered` map it may also read what the elements before it wrote. */
typedef struct view {
    float *data;
} view;
#define ADDED_UP(name, at, ...) \
    MAPFN(void, name, index(i), in_row(float, x, 8), out_row(float, y, 8), __VA_ARGS__) \
    { \
        for (int k = 0; k < 8; k++) y[k] = x[k] + (k > 0 || i > 0 ? *(at + (ptrdiff_t)(8 * i) + k - 1) : 1); \
    }
ADDED_UP(rows_of_pointer, (k > 0 ? all : x - 8 * (ptrdiff_t)i), uniform(float *, all))
ADDED_UP(rows_of_view, (k > 0 ? all.data : x - 8 * (ptrdiff_t)i), uniform(view, all))
ADDED_UP(rows_of_element, (k > 0 ? all : x - 8 * (ptrdiff_t)i), in(float *, all))
ADDED_UP(rows_of_table, (k > 0 ? all[0] : x - 8 * (ptrdiff_t)i), table(float *, all, 1))
ADDED_UP(rows_of_ordered, all, uniform(float *, all), ordered)
TEST(rows_through_pointers)
{
    static float x[8 * N + 8], y[8 * N], right[8 * N];
    float *table[1] = {y};
    static float *each[N];
    view const all = {y};
    for (int i = 0; i < 8 * N + 8; i++) x[i] = (float)(i * 7 % 31);
    for (int i = 0; i < N; i++) each[i] = y;
    for (size_t n = 1; n <= N; n += n < 70 ? 1 : 93) {
        for (size_t i = 0; i < 8 * n; i++) right[i] = x[i + 8] + (i == 0 ? 1 : i % 8 ? right[i - 1] : x[i + 7]);
        EXPECT(rows_of_pointer_map(n, x + 8, y, y) == MAPFN_OK);
        EXPECT_SAY(memcmp(y, right, 8 * n * sizeof *y) == 0, "a uniform, n = %zu", n);
        EXPECT(rows_of_view_map(n, x + 8, y, all) == MAPFN_OK);
        EXPECT_SAY(memcmp(y, right, 8 * n * sizeof *y) == 0, "a struct, n = %zu", n);
        EXPECT(rows_of_element_map(n, x + 8, y, each) == MAPFN_OK);
        EXPECT_SAY(memcmp(y, right, 8 * n * sizeof *y) == 0, "an element, n = %zu", n);
        EXPECT(rows_of_table_map(n, x + 8, y, table) == MAPFN_OK);
        EXPECT_SAY(memcmp(y, right, 8 * n * sizeof *y) == 0, "a table, n = %zu", n);
        for (size_t i = 0; i < 8 * n; i++) right[i] = x[i + 8] + (i == 0 ? 1 : right[i - 1]);
        EXPECT(rows_of_ordered_map(n, x + 8, y, y) == MAPFN_OK);
        EXPECT_SAY(memcmp(y, right, 8 * n * sizeof *y) == 0, "ordered, n = %zu", n);
    }
}

/* an array of values in place of a struct result, and a by-value struct in place of an `out` */
typedef struct pair {
    float a, b;
} pair;
MAPFN(pair, turned, in(pair, p), uniform(float, c), uniform(float, s))
{
    pair r;
    r.a = c * p.a - s * p.b;
    r.b = s * p.a + c * p.b;
    return r;
}
MAPFN(void, turned_out, in(pair, p), out(pair, r), uniform(float, c))
{
    r->a = c * p.b;
    r->b = c * p.a;
}
MAPFN(pair, turned_row, in_row(float, p, 2), uniform(float, c))
{
    pair r;
    r.a = c * p[1];
    r.b = c * p[0];
    return r;
}
typedef struct triple {
    float a, b, c;
} triple;
MAPFN(triple, mixed, in(triple, p), in_strided(pair, q))
{
    triple r;
    r.a = p.c - q.a;
    r.b = p.a + q.b;
    r.c = p.b * 2;
    return r;
}
TEST(structs_of_three)
{
    static triple x[N], right[N], out[N], place[N];
    static pair q[3 * N];
    for (int i = 0; i < N; i++) x[i].a = (float)i, x[i].b = (float)(i % 7), x[i].c = (float)(i % 11);
    for (int i = 0; i < 3 * N; i++) q[i].a = (float)(i % 13), q[i].b = (float)(i % 5);
    for (int stride = -1; stride <= 3; stride += 2)
        for (size_t n = 0; n <= N; n += n < 70 ? 1 : 93) {
            const pair *const first = stride < 0 && n > 0 ? q + n - 1 : q;
            for (volatile size_t i = 0; i < n; i++) right[i] = mixed(x[i], first[stride * (ptrdiff_t)i]);
            memcpy(place, x, sizeof x);
            EXPECT(mixed_map(n, out, x, first, stride) == MAPFN_OK);
            EXPECT_SAY(memcmp(out, right, n * sizeof *out) == 0, "n = %zu, stride %d", n, stride);
            EXPECT(mixed_map_vectorized(n, place, place, first, stride) == MAPFN_OK);
            EXPECT_SAY(memcmp(place, right, n * sizeof *out) == 0, "in place, n = %zu, stride %d", n, stride);
        }
}
TEST(structs_in_place)
{
    static pair start[N], apart[N], z[N];
    for (int i = 0; i < N; i++) start[i].a = (float)i, start[i].b = (float)(3 * i % 100);
    for (size_t n = 0; n <= N; n += n < 70 ? 1 : 93) {
        memcpy(z, start, sizeof z);
        EXPECT(turned_map(n, apart, start, 0.5f, 0.25f) == MAPFN_OK);
        EXPECT(turned_map(n, z, z, 0.5f, 0.25f) == MAPFN_OK);
        EXPECT_SAY(memcmp(z, apart, n * sizeof *z) == 0, "turned, n = %zu", n);
        memcpy(z, start, sizeof z);
        EXPECT(turned_map_vectorized(n, z, z, 0.5f, 0.25f) == MAPFN_OK);
        EXPECT_SAY(memcmp(z, apart, n * sizeof *z) == 0, "turned vectorized, n = %zu", n);
        memcpy(z, start, sizeof z);
        EXPECT(turned_out_map(n, start, apart, 0.5f) == MAPFN_OK);
        EXPECT(turned_out_map_vectorized(n, z, z, 0.5f) == MAPFN_OK);
        EXPECT_SAY(memcmp(z, apart, n * sizeof *z) == 0, "turned_out, n = %zu", n);
        memcpy(z, start, sizeof z);
        EXPECT(turned_row_map(n, apart, &start->a, 0.5f) == MAPFN_OK);
        EXPECT(turned_row_map_vectorized(n, z, &z->a, 0.5f) == MAPFN_OK);
        EXPECT_SAY(memcmp(z, apart, n * sizeof *z) == 0, "turned_row, n = %zu", n);
    }
}

/* ------------------------------------------------------------------- complex products ---- */

/* gcc 12 and later with FMA fuse the alternating a b - c d, a d + c b of a complex product even under -ffp-contract=off
 * (its vfmaddsub pattern); no other compiler does */
MAPFN(pair, product, in(pair, x), in(pair, y))
{
    pair r;
    r.a = x.a * y.a - x.b * y.b;
    r.b = x.a * y.b + x.b * y.a;
    return r;
}
TEST(complex_product)
{
    static pair x[N], y[N], out[N];
    for (int i = 0; i < N; i++) x[i].a = 1 + (float)i * 0.37f, x[i].b = 2 - (float)i * 0.013f, y[i].a = x[i].b * 1.01f, y[i].b = x[i].a * 0.99f;
    EXPECT(product_map_vectorized(N, out, x, y) == MAPFN_OK);
    for (int i = 0; i < N; i++) {
        volatile float aa = x[i].a * y[i].a, bb = x[i].b * y[i].b, ab = x[i].a * y[i].b, ba = x[i].b * y[i].a;
        float re = aa - bb, im = ab + ba;
        EXPECT_SAY(out[i].a >= re && out[i].a <= re && out[i].b >= im && out[i].b <= im, "product %d was fused", i);
    }
}

/* --------------------------------------------- nothing is touched that the body leaves alone ---- */

static sigjmp_buf trap_out;
static void on_trap(int number)
{
    siglongjmp(trap_out, number);
}
/* runs f; false where it touched what it must not */
static bool untrapped(void (*f)(void))
{
    struct sigaction now, was_segv, was_bus;
    bool fine = false;
    memset(&now, 0, sizeof now);
    now.sa_handler = on_trap;
    sigaction(SIGSEGV, &now, &was_segv);
    sigaction(SIGBUS, &now, &was_bus);
    if (sigsetjmp(trap_out, 1) == 0) {
        f();
        fine = true;
    }
    sigaction(SIGSEGV, &was_segv, NULL);
    sigaction(SIGBUS, &was_bus, NULL);
    return fine;
}

enum { PAGES = 3 };
static size_t page;
/* three pages, of which the one in the middle is closed, or may only be read */
static char *pages(int protection)
{
    char *p;
    page = (size_t)sysconf(_SC_PAGESIZE);
    p = (char *)mmap(NULL, PAGES * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(p + page, page, protection);
    return p;
}

static unsigned char *mask;
static float *closed, *plain, *other;
static size_t count;
static void set_up_pages(int protection)
{
    closed = (float *)(void *)pages(protection);
    plain = (float *)(void *)pages(PROT_READ | PROT_WRITE);
    other = (float *)(void *)pages(PROT_READ | PROT_WRITE);
    count = PAGES * page / sizeof *closed;
    mask = (unsigned char *)calloc(count, 1);
    for (size_t i = 0; i < count; i++) {
        mask[i] = (i < count / 3 || i >= count / 3 * 2) && i % 5 != 2;
        plain[i] = mask[i] ? 1.0f : -1.0f;
    }
}
static void tear_down_pages(void)
{
    munmap(closed, PAGES * page);
    munmap(plain, PAGES * page);
    munmap(other, PAGES * page);
    free(mask);
}

MAPFN(float, masked, where(unsigned char, m), in(float, x), in(float, y)) { return x * 2 + y; }
MAPFN(void, masked_inout, where(unsigned char, m), inout(float, z)) { *z += 1; }
MAPFN(void, conditional_store, in(float, x), out(float, y)) { if (x > 0) *y = x; }

static void read_masked(void) { EXPECT(masked_map(count, other, mask, closed, plain) == MAPFN_OK); }
static void write_masked(void) { EXPECT(masked_map(count, closed, mask, plain, plain) == MAPFN_OK); }
static void update_masked(void) { EXPECT(masked_inout_map(count, mask, closed) == MAPFN_OK); }
static void store_sometimes(void) { EXPECT(conditional_store_map(count, plain, closed) == MAPFN_OK); }

TEST(masked_elements_are_not_touched)
{
    set_up_pages(PROT_NONE);
    EXPECT(untrapped(read_masked));
    EXPECT(untrapped(write_masked));
    EXPECT(untrapped(update_masked));
    tear_down_pages();
}
/* of an `out`: an `inout` is the map's own, and may be stored as it was */
TEST(elements_that_do_not_write_are_not_stored)
{
    set_up_pages(PROT_READ);
    EXPECT(untrapped(store_sometimes));
    tear_down_pages();
}

/* a table is read only where the body's condition holds: the other indices are wild */
MAPFN(float, pick, in(int, k), table(float, t, len), uniform(size_t, len)) { return k >= 0 && (size_t)k < len ? t[k] : 0.0f; }
MAPFN(int, follow, in(int, k), table(int, t, 16))
{
    int s = 0;
    if (k >= 0 && k < 16) {
        s = t[k];
        if (s >= 0 && s < 16) s += t[s];
    }
    return s;
}
static int wild[N], followed[N];
static float picked[N];
static const float eight[8] = {0, 1, 2, 3, 4, 5, 6, 7};
static const int sixteen[16] = {5, 1000000000, 7, -3, 12, 0, 2147483647, 15, 14, 3, -2147483647, 9, 1, 4, 2, 8};
static void pick_wild(void) { EXPECT(pick_map(N, picked, wild, eight, 8) == MAPFN_OK); }
static void follow_wild(void) { EXPECT(follow_map(N, followed, wild, sixteen) == MAPFN_OK); }
TEST(guarded_table_reads)
{
    for (int i = 0; i < N; i++) wild[i] = i % 3 ? (int)((unsigned)i * 2654435761u) : i % 16;
    EXPECT(untrapped(pick_wild));
    EXPECT(untrapped(follow_wild));
    for (int i = 0; i < N; i++) {
        float right = wild[i] >= 0 && wild[i] < 8 ? eight[wild[i]] : 0.0f;
        EXPECT_SAY(picked[i] >= right && picked[i] <= right, "pick %d", i);
        EXPECT_SAY(followed[i] == follow(wild[i], sixteen), "follow %d", i);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(local_array_float);
    RUN(local_array_double);
    RUN(local_array_int);
    RUN(local_array_uchar);
    RUN(local_histogram);
    RUN(local_sort);
    RUN(written_twice);
    RUN(rows_in_place);
    RUN(rows_in_place_vectorized);
    RUN(rows_in_place_vectorized_int);
    RUN(rows_in_place_vectorized_double);
    RUN(rows_through_pointers);
    RUN(structs_of_three);
    RUN(structs_in_place);
#if defined(__FMA__) && defined(__clang__)
    (void)test_of_complex_product; /* a * b - c * d in one statement: clang's default contracts it */
#elif defined(__FMA__) && __GNUC__ >= 12
    (void)test_of_complex_product;
    printf("skip - %s: complex_product: gcc 12 and later fuse it even with -ffp-contract=off\n", test_label);
#else
    RUN(complex_product);
#endif
    RUN(masked_elements_are_not_touched);
    RUN(elements_that_do_not_write_are_not_stored);
    RUN(guarded_table_reads);
    TEST_END();
}
