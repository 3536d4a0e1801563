/* Arrays whose size the compiler sees: too short a one is MAPFN_TOO_SHORT, in each variant, before anything is written. Needs an
 * optimizer, and calls that are inlined: each map has one call here. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

static volatile size_t seventeen = 17, nine = 9, largest = SIZE_MAX;
static float *elsewhere; /* of unknown size */

#define KNOWN(name, n, ...) \
    TEST(name) \
    { \
        float x[16] = {0}; \
        size_t splits[9] = {0}; \
        mapfn_status status; \
        (void)splits, (void)x; \
        memset(elsewhere, 0, 64 * sizeof *elsewhere); \
        status = name##_map(n, __VA_ARGS__); \
        EXPECT_SAY(status == MAPFN_TOO_SHORT, "%s", mapfn_status_text(status)); \
        EXPECT_SAY(strstr(mapfn_explain(), #name ":") && strstr(mapfn_explain(), "`x"), "%s", mapfn_explain()); \
        for (int i = 0; i < 16; i++) EXPECT(x[i] >= 0 && x[i] <= 0); \
        for (int i = 0; i < 64; i++) EXPECT(elsewhere[i] >= 0 && elsewhere[i] <= 0); \
    } \
    TEST(name##_opts) \
    { \
        float x[16] = {0}; \
        size_t splits[9] = {0}; \
        mapfn_status status; \
        (void)splits, (void)x; \
        memset(elsewhere, 0, 64 * sizeof *elsewhere); \
        status = name##_map_opts(n, __VA_ARGS__, NULL); \
        EXPECT_SAY(status == MAPFN_TOO_SHORT, "%s", mapfn_status_text(status)); \
        EXPECT_SAY(strstr(mapfn_explain(), #name ":") && strstr(mapfn_explain(), "`x"), "%s", mapfn_explain()); \
        for (int i = 0; i < 16; i++) EXPECT(x[i] >= 0 && x[i] <= 0); \
        for (int i = 0; i < 64; i++) EXPECT(elsewhere[i] >= 0 && elsewhere[i] <= 0); \
    }
MAPFN(void, f_in, in(float, x), out(float, y)) { *y = x + 1; }
MAPFN(void, f_out, out(float, x), in(float, y)) { *x = y + 1; }
MAPFN(void, f_row, in_row(float, x, 2), out(float, y)) { *y = x[1] + 1; }
MAPFN(void, f_row_of, inout_row(float, x, d), out(float, y), uniform(int, d)) { *y = x[d - 1] += 1; }
MAPFN(void, f_strided, in_strided(float, x), out(float, y)) { *y = x + 1; }
MAPFN(void, f_ragged, in_ragged(float, x), out(float, y)) { *y = x_len ? x[0] : 1; }
MAPFN(void, f_scratch, scratch(float, x, len), out(float, y), uniform(size_t, len)) { *x = 0, *y = (float)len; }
MAPFN(void, f_table, table(float, x, len), out(float, y), uniform(size_t, len)) { *y = x[len - 1] + 1; }
KNOWN(f_in, seventeen, x, elsewhere)
KNOWN(f_out, seventeen, x, elsewhere)
KNOWN(f_row, nine, x, elsewhere)
KNOWN(f_row_of, nine, x, elsewhere, 2)
KNOWN(f_strided, nine, x, 2, elsewhere)
KNOWN(f_ragged, nine, elsewhere + 20, splits, elsewhere)

/* a length that does not depend on n */
TEST(tables_and_scratch)
{
    float x[16] = {0};
    memset(elsewhere, 0, 64 * sizeof *elsewhere);
    EXPECT(f_table_map(3, x, elsewhere, seventeen - 1) == MAPFN_OK); /* just enough */
    EXPECT(f_table_map_opts(3, x, elsewhere, seventeen, NULL) == MAPFN_TOO_SHORT && strstr(mapfn_explain(), "`x`"));
    EXPECT(f_scratch_map(3, x, elsewhere, seventeen - 1) == MAPFN_OK);
    EXPECT(f_scratch_map_opts(3, x, elsewhere, seventeen, NULL) == MAPFN_TOO_SHORT && strstr(mapfn_explain(), "`x`"));
}
/* NULL is said first, too short before too large */
MAPFN(void, g_in, in(float, x), out(float, y)) { *y = x + 1; }
MAPFN(void, h_in, in(float, x), out(float, y)) { *y = x + 1; }
MAPFN(void, i_in, in(float, x), out(float, y)) { *y = x + 1; }
TEST(order)
{
    float x[16] = {0};
    float *nowhere = NULL;
    EXPECT(g_in_map(seventeen, x, nowhere) == MAPFN_NULL_POINTER);
    EXPECT(h_in_map_opts(largest, x, elsewhere, NULL) == MAPFN_TOO_SHORT);
    EXPECT(i_in_map(largest, x, elsewhere) == MAPFN_TOO_SHORT);
}

int main(int argc, char **argv)
{
    void *(*volatile allocate)(size_t) = malloc;
    elsewhere = (float *)allocate(64 * sizeof *elsewhere);
    TEST_BEGIN(argc, argv);
    RUN(f_in);
    RUN(f_in_opts);
    RUN(f_out);
    RUN(f_out_opts);
    RUN(f_row);
    RUN(f_row_opts);
    RUN(f_row_of);
    RUN(f_row_of_opts);
    RUN(f_strided);
    RUN(f_strided_opts);
    RUN(f_ragged);
    RUN(f_ragged_opts);
    RUN(tables_and_scratch);
    RUN(order);
    free(elsewhere);
    TEST_END();
}
