/* mapfn_explain() names what was wrong: for every kind of parameter, every status, in each thread, without allocating. */
#undef NDEBUG
#include "mapfn.h"
#include <pthread.h>

MAPFN(float, map_in, in(float, x)) { return x; }
MAPFN(float, map_known, in(float, x)) { return x; } /* called once, so inlined: the compiler knows the array */
MAPFN(void, map_out, in(float, x), out(float, y)) { *y = x; }
MAPFN(void, map_outs, out(float, y), out(float, w)) { *y = *w = 1; }
MAPFN(void, map_inout, inout(float, z), uniform(float, a)) { *z *= a; }
MAPFN(float, map_rows, in_row(float, x, D), uniform(size_t, D)) { return D ? x[0] : 0; }
MAPFN(void, map_out_row, in(float, x), out_row(float, y, 4)) { for (int k = 0; k < 4; k++) y[k] = x; }
MAPFN(void, map_inout_row, inout_row(float, z, 4)) { z[0] = 1; }
MAPFN(float, map_strided, in_strided(float, x)) { return x; }
MAPFN(void, map_out_strided, in(float, x), out_strided(float, y)) { *y = x; }
MAPFN(void, map_inout_strided, inout_strided(float, z), in(float, x)) { *z += x; }
MAPFN(float, map_ragged, in_ragged(float, x)) { return x_len ? x[0] : 0; }
MAPFN(void, map_out_ragged, in(float, x), out_ragged(float, y)) { if (y_len) y[0] = x; }
MAPFN(void, map_inout_ragged, inout_ragged(float, z)) { if (z_len) z[0] = 1; }
MAPFN(float, map_table, in(int, x), table(float, t, 4)) { return t[x & 3]; }
MAPFN(float, map_where, in(float, x), where(unsigned char, m)) { return x; }
MAPFN(float, map_scratch, in(float, x), scratch(float, s, LEN), uniform(size_t, LEN)) { s[0] = x; return s[0]; }
MAPFN(float, map_rng, rng(r)) { return mapfn_rng_float(r); }
MAPFN(float, map_index, index(i)) { return (float)(i & 7); }
MAPFN(int, map_fallible, in(int, x), fallible) { return x < 0 ? 42 : 0; }

/* what the compiler must not see through */
static void *hide(void *p)
{
    __asm__ volatile("" : "+r"(p));
    return p;
}
static int failures, allocations;
#if defined(__GLIBC__) && !defined(__cplusplus)
extern void *__libc_malloc(size_t);
void *malloc(size_t bytes);
void *malloc(size_t bytes)
{
    allocations++;
    return __libc_malloc(bytes);
}
#endif

static void expect(int line, mapfn_status status, mapfn_status wanted, const char *text)
{
    int before = allocations;
    const char *said = mapfn_explain();
    int right = status == wanted && strstr(said, text) != NULL && strstr(mapfn_status_text(status), " ") != NULL && allocations == before;
    printf("%s - explain.c:%d: %s\n", right ? "ok" : "not ok", line, said);
    if (!right) printf("    status %d, not %d; not '%s'; %d allocations\n", (int)status, (int)wanted, text, allocations - before);
    failures += !right;
}
#define EXPECT(call, wanted, text) expect(__LINE__, call, wanted, text)

static bool cancel(size_t done, size_t total, void *arg)
{
    (void)total, (void)arg;
    return done < 5;
}

static void *in_another_thread(void *unused)
{
    (void)unused;
    bool fresh = strcmp(mapfn_explain(), "no map has failed in this thread") == 0;
    printf("%s - a fresh thread has no failure of its own\n", fresh ? "ok" : "not ok");
    failures += !fresh;
    map_where_map(2, (float *)hide(NULL), (float *)hide(NULL), (unsigned char *)hide(NULL));
    return NULL;
}

/* not in main, into which compilers inline little: nothing would be known of the array */
__attribute__((noinline)) static mapfn_status into_four_floats(size_t n, const float *x)
{
    static float four_floats[4];
    return map_known_map(n, four_floats, x);
}

int main(void)
{
    float *a = (float *)hide(calloc(64, sizeof *a)), *b = (float *)hide(calloc(64, sizeof *b)), *no = (float *)hide(NULL);
    int *k = (int *)hide(calloc(64, sizeof *k));
    unsigned char *m = (unsigned char *)hide(calloc(64, 1));
    size_t good[5] = {0, 2, 4, 6, 8}, bad[5] = {0, 4, 2, 6, 8}, *splits = (size_t *)hide(good), *falling = (size_t *)hide(bad);
    size_t huge = (size_t)(uintptr_t)hide((void *)(SIZE_MAX / 2)), four = (size_t)(uintptr_t)hide((void *)4);

    /* NULL: every array of every kind */
    EXPECT(map_in_map(four, a, no), MAPFN_NULL_POINTER, "map_in: `x` is NULL");
    EXPECT(map_in_map(four, no, a), MAPFN_NULL_POINTER, "map_in: `out` is NULL");
    EXPECT(map_out_map(four, a, no), MAPFN_NULL_POINTER, "map_out: `y` is NULL");
    EXPECT(map_inout_map(four, no, 2), MAPFN_NULL_POINTER, "map_inout: `z` is NULL");
    EXPECT(map_rows_map(four, a, no, 4), MAPFN_NULL_POINTER, "map_rows: `x` is NULL");
    EXPECT(map_out_row_map(four, a, no), MAPFN_NULL_POINTER, "map_out_row: `y` is NULL");
    EXPECT(map_inout_row_map(four, no), MAPFN_NULL_POINTER, "map_inout_row: `z` is NULL");
    EXPECT(map_strided_map(four, a, no, 2), MAPFN_NULL_POINTER, "map_strided: `x` is NULL");
    EXPECT(map_out_strided_map(four, a, no, 2), MAPFN_NULL_POINTER, "map_out_strided: `y` is NULL");
    EXPECT(map_inout_strided_map(four, no, 2, a), MAPFN_NULL_POINTER, "map_inout_strided: `z` is NULL");
    EXPECT(map_ragged_map(four, a, no, splits), MAPFN_NULL_POINTER, "map_ragged: `x` is NULL");
    EXPECT(map_ragged_map(four, a, b, (size_t *)hide(NULL)), MAPFN_NULL_POINTER, "map_ragged: `x_splits` is NULL");
    EXPECT(map_out_ragged_map(four, a, no, splits), MAPFN_NULL_POINTER, "map_out_ragged: `y` is NULL");
    EXPECT(map_inout_ragged_map(four, no, splits), MAPFN_NULL_POINTER, "map_inout_ragged: `z` is NULL");
    EXPECT(map_table_map(four, a, k, no), MAPFN_NULL_POINTER, "map_table: `t` is NULL");
    EXPECT(map_where_map(four, a, b, (unsigned char *)hide(NULL)), MAPFN_NULL_POINTER, "map_where: `m` is NULL");
    EXPECT(map_scratch_map(four, a, no, no, 4), MAPFN_NULL_POINTER, "map_scratch: `x` is NULL");
    EXPECT(map_rng_map(four, no, 1), MAPFN_NULL_POINTER, "map_rng: `out` is NULL");
    EXPECT(map_index_map(four, no), MAPFN_NULL_POINTER, "map_index: `out` is NULL");

    /* overlap: both named */
    EXPECT(map_in_map(four, a + 1, a), MAPFN_OVERLAP, "output `out` (16 bytes at ");
    EXPECT(map_in_map(four, a + 1, a), MAPFN_OVERLAP, "overlaps `x` (16 bytes at ");
    EXPECT(map_out_map(four, a, a + 2), MAPFN_OVERLAP, "map_out: output `y`");
    EXPECT(map_rows_map(four, a, a, 4), MAPFN_OVERLAP, "overlaps `x` (64 bytes");
    EXPECT(map_out_row_map(four, a + 4, a), MAPFN_OVERLAP, "output `y` (64 bytes");
    EXPECT(map_strided_map(four, a, a, 2), MAPFN_OVERLAP, "overlaps `x` (28 bytes");
    EXPECT(map_out_strided_map(four, a, a, 2), MAPFN_OVERLAP, "output `y` (28 bytes");
    EXPECT(map_inout_strided_map(four, a, 2, a), MAPFN_OVERLAP, "output `z` (28 bytes");
    EXPECT(map_inout_strided_map(four, a, 2, a), MAPFN_OVERLAP, "they must lie apart, or start at one place with one stride and equal elements");
    EXPECT(map_ragged_map(four, a, a, splits), MAPFN_OVERLAP, "overlaps `x` (32 bytes");
    EXPECT(map_inout_ragged_map(four, (float *)(void *)splits, splits), MAPFN_OVERLAP, "overlaps `z_splits`");
    EXPECT(map_table_map(four, b, k, b), MAPFN_OVERLAP, "overlaps `t` (16 bytes");
    EXPECT(map_table_map(four, b, k, b), MAPFN_OVERLAP, ": a table must lie apart from all outputs");
    EXPECT(map_where_map(four, a, b, (unsigned char *)a), MAPFN_OVERLAP, ": a mask must lie apart from all outputs");
    EXPECT(map_scratch_map(four, a, b, a, 4), MAPFN_OVERLAP, ": work space must lie apart from all other arrays");
    EXPECT(map_outs_map(four, a, a), MAPFN_OVERLAP, ": two outputs must lie apart");
    EXPECT(map_in_map(four, a + 1, a), MAPFN_OVERLAP, ": they must lie apart, or be an output and an input that start at one place and have equal elements");
    EXPECT(map_ragged_map(four, a, a, splits), MAPFN_OVERLAP, ": they must lie apart, or both be ragged");
    EXPECT(map_where_map(four, a, b, (unsigned char *)a), MAPFN_OVERLAP, "overlaps `m` (4 bytes");
    EXPECT(map_scratch_map(four, a, b, a, 4), MAPFN_OVERLAP, "`s`");

    /* too large */
    EXPECT(map_in_map(huge, a, b), MAPFN_TOO_LARGE, "map_in: `out` with n = ");
    EXPECT(map_rows_map(four, a, b, huge), MAPFN_TOO_LARGE, "map_rows: `x` with n = 4");
    EXPECT(map_strided_map(four, a, b, (ptrdiff_t)huge), MAPFN_TOO_LARGE, "map_strided: `x`");
    EXPECT(map_scratch_map(four, a, b, no, huge), MAPFN_TOO_LARGE, "map_scratch: `s`");

    /* too short: known to the compiler, n is not */
    EXPECT(into_four_floats(four + 1, a), MAPFN_TOO_SHORT, "map_known: `out` is shorter than n = 5 elements need");

    /* splits: the place */
    EXPECT(map_ragged_map(four, a, b, falling), MAPFN_BAD_SPLITS, "`x_splits[2]` is smaller");
    EXPECT(map_out_ragged_map(four, a, b, falling), MAPFN_BAD_SPLITS, "`y_splits[2]` is smaller");
    EXPECT(map_inout_ragged_map(four, a, falling), MAPFN_BAD_SPLITS, "`z_splits[2]` is smaller");

    /* options */
    mapfn_opts o = MAPFN_NO_OPTS;
    o.parallel_iterations = -1;
    EXPECT(map_in_map_opts(four, a, b, &o), MAPFN_BAD_OPTION, "parallel_iterations is negative");
    o.parallel_iterations = 0;
    o.begin = 5;
    EXPECT(map_in_map_opts(four, a, b, &o), MAPFN_BAD_OPTION, "begin = 5 is past n = 4");
    o.begin = 0;
    EXPECT(map_out_strided_map(four, a, b, 0), MAPFN_BAD_OPTION, "`y` is an output of stride 0");
    EXPECT(map_inout_strided_map(four, a, 0, b), MAPFN_BAD_OPTION, "`z` is an output of stride 0");
    o.index_offset = SIZE_MAX;
    EXPECT(map_index_map_opts(four, a, &o), MAPFN_TOO_LARGE, "index_offset + n");
    o.index_offset = 0;

    /* cancelled, failed */
    o.progress = cancel;
    o.grain = 5;
    EXPECT(map_in_map_opts(four * 4, a, b, &o), MAPFN_CANCELLED, "at 5 of 16 elements: .begin = 5");
    k[3] = -1;
    k[7] = -1;
    EXPECT(map_fallible_map(four * 4, k, NULL), MAPFN_ELEMENT_FAILED, "element 3 returned code 42");

    /* an allocation that no machine grants */
    EXPECT(map_scratch_map(four, a, b, no, SIZE_MAX / 16), MAPFN_NO_MEMORY, "for `s` could not be allocated");

    /* what another process says: as it is, or as much of it as there is room for */
    char long_text[sizeof mapfn_last_trouble.text + 100];
    memset(long_text, 'x', sizeof long_text);
    long_text[sizeof long_text - 1] = '\0';
    EXPECT(mapfn_failed_elsewhere(MAPFN_NO_MEMORY, "map_in", "there"), MAPFN_NO_MEMORY, "there");
    mapfn_failed_elsewhere(MAPFN_NO_MEMORY, "map_in", long_text);
    failures += strlen(mapfn_explain()) != sizeof mapfn_last_trouble.text - 1;
    puts(strlen(mapfn_explain()) == sizeof mapfn_last_trouble.text - 1 ? "ok - a text fills its room" : "not ok - a text fills its room");

    pthread_t thread;
    map_in_map(four, no, b);
    if (pthread_create(&thread, NULL, in_another_thread, NULL) == 0) {
        pthread_join(thread, NULL);
        EXPECT(map_in_map(four, no, b), MAPFN_NULL_POINTER, "map_in: `out`");
    }
    for (int s = MAPFN_OK; s <= MAPFN_CUDA_ERROR; s++) {
        const char *text = mapfn_status_text((mapfn_status)s);
        int plain = strlen(text) > 3 && strstr(text, "mapfn_status") == NULL;
        if (!plain) printf("not ok - status %d: %s\n", s, text);
        failures += !plain;
    }
    free(a);
    free(b);
    free(k);
    free(m);
    return failures != 0;
}
