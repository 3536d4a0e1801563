/* `begin` past 2^32: each kind's pointers are shifted by all of it, in sequential and OpenMP maps. 20 GB of addresses are
 * reserved, and a few pages of them are used. */
#define _GNU_SOURCE
#include <sys/mman.h>
#include "mapfn.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
# define BY_OPENMP(call) call
#else
# define BY_OPENMP(call) MAPFN_BAD_OPTION
#endif
#include "tests/lib/test.h"

#if SIZE_MAX > 0xffffffff
static const size_t begin = ((size_t)1 << 32) + 5, n = ((size_t)1 << 32) + 305;

static unsigned char *reserve(size_t bytes)
{
    void *const memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? NULL : (unsigned char *)memory;
}
static mapfn_opts from_begin(size_t *completed)
{
    mapfn_opts o;
    memset(&o, 0, sizeof o);
    o.begin = begin;
    o.completed = completed;
    return o;
}
/* Is every byte of these pages 0, but for [from, to)? */
static bool clean_but(const unsigned char *array, size_t from, size_t to)
{
    for (size_t i = from - 100; i < to + 100; i++)
        if ((i < from || i >= to) && array[i] != 0) return false;
    for (size_t i = 0; i < 400; i++)
        if (array[i] != 0) return false;
    return true;
}

MAPFN(unsigned char, values, in(unsigned char, x), index(i)) { return (unsigned char)(x + i + (i >> 32) * 16); }
MAPFN(void, rows, in_row(unsigned char, x, 2), out_strided(unsigned char, y), uniform(unsigned char, a))
{
    *y = (unsigned char)(x[0] + x[1] + a);
}
MAPFN(void, more_rows, out_row(unsigned char, y, 2), inout(unsigned char, z)) { y[0] = ++*z, y[1] = 5; }
MAPFN(int, codes, in_strided(unsigned char, x), where(unsigned char, m), fallible) { return x; }
MAPFN(void, total, sum(size_t, s), in(unsigned char, x), inout_strided(unsigned char, z)) { *s = x, ++*z; }

static unsigned char *x, *y;
static void each_way(int way)
{
    size_t completed = 0, sum = 0, expected = 0;
    mapfn_opts const o = from_begin(&completed);
    mapfn_failure failure = {0, 0};
    x = reserve(2 * n + 100), y = reserve(2 * n + 100);
    if (!x || !y) return; /* no such address space here */
    for (size_t i = begin; i < n; i++) {
        x[2 * i] = (unsigned char)i;
        x[2 * i + 1] = 7;
        x[i] = (unsigned char)(3 * i);
        expected += x[i];
    }

    EXPECT((way ? BY_OPENMP(values_map_omp(n, y, x, &o)) : values_map_opts(n, y, x, &o)) == MAPFN_OK && completed == n);
    for (size_t i = begin; i < n; i++) EXPECT(y[i] == (unsigned char)(4 * i + 16));
    EXPECT(clean_but(y, begin, n));
    memset(y + begin, 0, n - begin);

    unsigned char *const last = y + 1 + 2 * (n - 1);
    EXPECT((way ? BY_OPENMP(rows_map_omp(n, x, last, -2, 1, &o)) : rows_map_opts(n, x, last, -2, 1, &o)) == MAPFN_OK);
    for (size_t i = begin; i < n; i++)
        EXPECT(y[1 + 2 * (n - 1 - i)] == (unsigned char)(i + 8) && y[2 * (n - 1 - i)] == 0);
    memset(y, 0, 2 * (n - begin));
    EXPECT(clean_but(y, begin, begin));

    EXPECT((way ? BY_OPENMP(more_rows_map_omp(n, y, x, &o)) : more_rows_map_opts(n, y, x, &o)) == MAPFN_OK);
    for (size_t i = begin; i < n; i++)
        EXPECT(x[i] == (unsigned char)(3 * i + 1) && y[2 * i] == x[i] && y[2 * i + 1] == 5);
    EXPECT(clean_but(y, 2 * begin, 2 * n));
    for (size_t i = begin; i < n; i++) --x[i];

    memset(y + begin, 1, n - begin);
    for (size_t i = begin; i < begin + 200; i++) y[i] = 0; /* 200 elements are skipped */
    EXPECT((way ? BY_OPENMP(codes_map_omp(n, x, 2, y, &failure, &o)) : codes_map_opts(n, x, 2, y, &failure, &o))
        == MAPFN_ELEMENT_FAILED);
    EXPECT(failure.index == begin + 200 && failure.code == (unsigned char)(begin + 200));

    EXPECT((way ? BY_OPENMP(total_map_omp(n, &sum, x, y, 2, &o)) : total_map_opts(n, &sum, x, y, 2, &o)) == MAPFN_OK);
    EXPECT(sum == expected);
    for (size_t i = begin; i < n; i++) EXPECT(y[2 * i] == (unsigned char)(3 * i + 2) && y[2 * i + 1] == 5);
    munmap(x, 2 * n + 100);
    munmap(y, 2 * n + 100);
}
TEST(sequential) { each_way(0); }
# ifdef _OPENMP
TEST(openmp) { each_way(1); }
# endif
#endif

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
#if SIZE_MAX > 0xffffffff
    RUN(sequential);
# ifdef _OPENMP
    RUN(openmp);
# endif
#endif
    TEST_END();
}
