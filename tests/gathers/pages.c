/* Arrays that end where memory ends: no place, however far, is written outside a table, and kept values take no more room than
 * n - begin. Also with MAPFN_CHECKS 0, whose maps look at places all the same. With -DTHREADS also over OpenMP. */
#define _DEFAULT_SOURCE
#ifdef THREADS
#include "mapfn_omp.h"
#else
#include "mapfn.h"
#endif
#include "tests/lib/test.h"
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MOST = 9000 };
static size_t page;
/* `bytes` that end at a page nobody may touch, and begin behind one if they fill their pages */
static void *at_the_end(size_t bytes)
{
    size_t const pages = (bytes + page - 1) / page;
    char *const memory = (char *)mmap(NULL, (pages + 2) * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == (char *)MAP_FAILED || mprotect(memory, page, PROT_NONE) != 0 || mprotect(memory + (pages + 1) * page, page, PROT_NONE) != 0) abort();
    return memory + (pages + 1) * page - bytes;
}
static void give_back(void *values, size_t bytes)
{
    size_t const pages = (bytes + page - 1) / page;
    (void)munmap((char *)values + bytes - (pages + 1) * page, (pages + 2) * page);
}

/* places that an integer says, that real numbers say, and that have more than 32 bits */
MAPFN(void, by_index, in(int64_t, k), uniform(int, LEN), tally(uint32_t, h, LEN), cost(300)) { *h_at = (size_t)k; *h = 1; }
MAPFN(void, by_real, in(float, x), uniform(int, LEN), tally(uint16_t, h, LEN), cost(300)) { *h_at = (size_t)(int)x; *h = 1; }
MAPFN(void, by_far, in(double, x), uniform(int, LEN), tally(double, h, LEN), cost(300)) { *h_at = (size_t)(int64_t)x; *h = x; }
MAPFN(void, by_row, in_row(double, x, 2), uniform(int, LEN), tally(float, h, LEN), cost(300)) { *h_at = (size_t)(int64_t)(x[0] + x[1]); *h = 1; }

#ifdef THREADS
static mapfn_opts some = MAPFN_NO_OPTS;
#define IN_THREADS(map, ...) map##_map_omp(__VA_ARGS__, &some)
enum { VARIANTS = 4 };
#else
#define IN_THREADS(map, ...) MAPFN_OK
enum { VARIANTS = 3 };
#endif
#define VARIANT(map, ...) \
    (how == 0 ? map##_map(__VA_ARGS__) : how == 1 ? map##_map_looped(__VA_ARGS__) : how == 2 ? map##_map_vectorized(__VA_ARGS__) : IN_THREADS(map, __VA_ARGS__))

static const int64_t strange[] = {-1, INT32_MIN, INT32_MAX, (int64_t)1 << 32, ((int64_t)1 << 32) + 1, -((int64_t)1 << 32), INT64_MIN, ((int64_t)1 << 40) + 2, (int64_t)1 << 31,
    ((int64_t)1 << 31) + 1, (int64_t)UINT32_MAX};
enum { STRANGE = sizeof strange / sizeof *strange };

#define TALLY(map, T, X, each, value) \
    for (int how = 0; how < VARIANTS; how++) \
        for (int length = 0; length < 600; length += length < 4 ? 1 : 131) \
            for (size_t n = 1; n <= MOST; n = n * 3 + 1) \
                for (size_t at = 0; at < n; at += n / 5 + 1) { \
                    X *const x = (X *)at_the_end(n * each * sizeof *x); \
                    T *const h = (T *)at_the_end((size_t)length * sizeof *h); \
                    int64_t const place = strange[(at + n + (size_t)length) % STRANGE]; \
                    double all = 0; \
                    mapfn_status status; \
                    for (size_t i = 0; i < n * each; i++) x[i] = 0; \
                    for (size_t i = 0; i < n; i++) x[i * each] = (X)(length > 0 ? (int64_t)(i % (size_t)length) : 0); \
                    x[at * each] = (X)(value ? place % INT32_MAX - 1 > 0 ? INT32_MIN : place : place); \
                    status = VARIANT(map, n, x, length, h); \
                    for (int j = 0; j < length; j++) all += (double)h[j] > 0; \
                    EXPECT_SAY(status == MAPFN_OUT_OF_RANGE && all <= length, "n %zu length %d how %d at %zu: status %d", n, length, how, at, (int)status); \
                    EXPECT_SAY(length == 0 || strstr(mapfn_explain(), "element ") != NULL, "%s", mapfn_explain()); \
                    give_back(x, n * each * sizeof *x); \
                    give_back(h, (size_t)length * sizeof *h); \
                }
TEST(places_of_integers) { TALLY(by_index, uint32_t, int64_t, 1, false) }
/* a float that is no int has no defined place, so that the int itself is what is far */
TEST(places_of_floats) { TALLY(by_real, uint16_t, float, 1, true) }
TEST(places_of_doubles) { TALLY(by_far, double, double, 1, false) }
TEST(places_of_rows) { TALLY(by_row, float, double, 2, false) }

/* integers other than 1, by places that real numbers say */
MAPFN(void, varied, in(float, x), uniform(int, LEN), tally(int, h, LEN), cost(300)) { *h_at = (size_t)(int)x; *h = (int)(x * 3) - 7; }
TEST(values_other_than_one)
{
    static float x[MOST];
    int h[50], right[50] = {0};
    for (size_t i = 0; i < MOST; i++) x[i] = (float)(i * 7919 % 500) / 10, right[(int)x[i]] += (int)(x[i] * 3) - 7;
    for (int how = 0; how < 3; how++) EXPECT(VARIANT(varied, MOST, x, 50, h) == MAPFN_OK && memcmp(h, right, sizeof h) == 0);
}

/* the far place is said as it was */
TEST(far_places_are_named)
{
    double x[100] = {0};
    double h[4];
    x[70] = 4294967297.0;
    for (int how = 0; how < 3; how++) {
        EXPECT(VARIANT(by_far, 100, x, 4, h) == MAPFN_OUT_OF_RANGE);
        EXPECT_SAY(strstr(mapfn_explain(), "element 70 has place 4294967297 of `h`") != NULL, "%s", mapfn_explain());
    }
    x[70] = -3;
    for (int how = 0; how < 3; how++) EXPECT(VARIANT(by_far, 100, x, 4, h) == MAPFN_OUT_OF_RANGE);
}

typedef struct { unsigned char c[3]; } three_bytes;
typedef struct { float a, b, c; } three_floats;
typedef struct { double a, b; } two_doubles;
typedef struct { double a, b, c; } three_doubles;
#define KEEPS(name, T, set) MAPFN(bool, name, in(int, x), uniform(int, t), kept(T, y), cost(300)) { memset((void *)y, 0, sizeof *y); set = (unsigned char)x; return x >= t; }
KEEPS(keep_1, unsigned char, *y)
KEEPS(keep_2, uint16_t, *y)
KEEPS(keep_3, three_bytes, y->c[0])
KEEPS(keep_4, float, *y)
KEEPS(keep_8, uint64_t, *y)
KEEPS(keep_12, three_floats, y->a)
KEEPS(keep_16, two_doubles, y->a)
KEEPS(keep_24, three_doubles, y->a)
MAPFN(bool, keep_doubles, in(double, x), uniform(int, t), kept(double, y), cost(300)) { *y = x; return x >= t; }

/* The last element is among the first to go, so that no value behind the kept ones has a place to overwrite. */
#define KEEP(map, X, T) \
    for (size_t n = 1; n <= MOST; n = n < 16 ? n + 1 : n * 5 / 3 + 1) \
        for (int t = 0; t < 255; t = t > 0 ? t + 63 : 1) \
            for (size_t begin = 0; begin <= n; begin += n / 3 + 1) { \
                X *const x = (X *)at_the_end(n * sizeof *x); \
                T *const y = (T *)at_the_end((n - begin) * sizeof *y); \
                mapfn_opts o = MAPFN_NO_OPTS; \
                size_t right = 0, count = 0; \
                mapfn_status status; \
                for (size_t i = 0; i < n; i++) { \
                    x[i] = (X)((n - 1 - i) * 7919 % 256); \
                    right += i >= begin && (int)x[i] >= t; \
                } \
                o.begin = begin; \
                status = map##_map_opts(n, x, t, y, &count, &o); \
                EXPECT_SAY(status == MAPFN_OK && count == right, "n %zu t %d begin %zu: %zu kept, not %zu", n, t, begin, count, right); \
                if (begin == 0) EXPECT(map##_map(n, x, t, y, &count) == MAPFN_OK && count == right && map##_map_looped(n, x, t, y, &count) == MAPFN_OK && count == right); \
                KEEP_IN_THREADS(map) \
                give_back(x, n * sizeof *x); \
                give_back(y, (n - begin) * sizeof *y); \
            }
#ifdef THREADS
#define KEEP_IN_THREADS(map) o.parallel_iterations = 3, o.grain = n / 7, EXPECT(map##_map_omp(n, x, t, y, &count, &o) == MAPFN_OK && count == right);
#else
#define KEEP_IN_THREADS(map)
#endif
TEST(kept_values)
{
    KEEP(keep_1, int, unsigned char)
    KEEP(keep_2, int, uint16_t)
    KEEP(keep_3, int, three_bytes)
    KEEP(keep_4, int, float)
    KEEP(keep_8, int, uint64_t)
    KEEP(keep_12, int, three_floats)
    KEEP(keep_16, int, two_doubles)
    KEEP(keep_24, int, three_doubles)
    KEEP(keep_doubles, double, double)
}

/* the last block of a search begins among elements that were asked before, and never behind the last one */
MAPFN(bool, find, in(float, x), uniform(float, t), first(at)) { return x > t; }
MAPFN(bool, find_byte, in(unsigned char, x), uniform(unsigned char, t), first(at)) { return x > t; }
TEST(searches)
{
    for (size_t n = 1; n < 700; n++) {
        float *const x = (float *)at_the_end(n * sizeof *x);
        unsigned char *const b = (unsigned char *)at_the_end(n);
        size_t at;
        memset(x, 0, n * sizeof *x), memset(b, 0, n);
        EXPECT(find_map(n, x, 1, &at) == MAPFN_OK && at == n && find_map_looped(n, x, 1, &at) == MAPFN_OK && at == n);
        EXPECT(find_byte_map(n, b, 1, &at) == MAPFN_OK && at == n);
        x[n - 1] = 2, b[n - 1] = 2;
        EXPECT(find_map(n, x, 1, &at) == MAPFN_OK && at == n - 1 && find_byte_map(n, b, 1, &at) == MAPFN_OK && at == n - 1);
        give_back(x, n * sizeof *x), give_back(b, n);
    }
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    page = (size_t)sysconf(_SC_PAGESIZE);
#ifdef THREADS
    some.parallel_iterations = 3, some.grain = 100;
#endif
    RUN(places_of_integers);
    RUN(places_of_floats);
    RUN(places_of_doubles);
    RUN(places_of_rows);
    RUN(values_other_than_one);
    RUN(far_places_are_named);
    RUN(kept_values);
    RUN(searches);
    TEST_END();
}
