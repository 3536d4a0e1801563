/* MAPFN_FAMILY over every set, and mapfn(): the member is chosen by the argument after n, arguments are evaluated once. C and C++. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

/* a user's macros named like a set or a member's suffix */
#define REAL double
#define INTEGER int
#define uint no_type
#define uchar no_type

#define AXPY(T, axpy) \
    MAPFN(T, axpy, in(T, x), in(T, y), uniform(T, a)) { return (T)(a * x + y); }
#define HALVE(T, halve) \
    MAPFN(void, halve, inout(T, x)) { *x = (T)(*x / 2); }
#define ROWSUM(T, rowsum) \
    MAPFN(T, rowsum, in_row(T, x, d), uniform(int, d)) \
    { \
        T s = 0; \
        for (int j = 0; j < d; j++) s = (T)(s + x[j]); \
        return s; \
    }
#define CHECKED(T, checked) \
    MAPFN(int, checked, in(T, x), fallible) { return x > 5; }
#ifdef __cplusplus /* as in a header that C files include too */
extern "C" {
#endif
MAPFN_FAMILY(axpy, REAL, AXPY)
#ifdef __cplusplus
}
#endif
MAPFN_FAMILY(axpy_signed, SIGNED, AXPY)
MAPFN_FAMILY(halve, UNSIGNED, HALVE)
MAPFN_FAMILY(rowsum, NUMBER, ROWSUM)
MAPFN_FAMILY(checked, INTEGER, CHECKED)

enum { N = 45 };

/* the same call for an array, a pointer, a pointer to const, and a const pointer */
#define MEMBER(T) \
    { \
        T x[2 * N + 2], y[N]; \
        T const *constant = x; \
        T *const fixed = y; \
        for (int i = 0; i < 2 * N + 2; i++) x[i] = (T)(i % 50); \
        EXPECT(mapfn(rowsum, N, y, x, 2) == MAPFN_OK && y[20] >= (T)81 && y[20] <= (T)81); \
        EXPECT(mapfn(rowsum, N, fixed, constant, 1) == MAPFN_OK && y[20] >= (T)20 && y[20] <= (T)20); \
        EXPECT(mapfn_looped(rowsum, N, &y[0], x + 2, 2) == MAPFN_OK && y[20] >= (T)85 && y[20] <= (T)85); \
        EXPECT(mapfn_vectorized(rowsum, N, y, x, 2) == MAPFN_OK && y[20] >= (T)81 && y[20] <= (T)81); \
        y[2] = 1; \
        EXPECT(mapfn_with_opts(rowsum, N, y, x, 2, &from_ten) == MAPFN_OK && y[2] <= (T)1 && y[20] <= (T)81); \
    }
#define CHECKED_MEMBER(T) \
    { \
        T x[10]; \
        T const *constant = x; \
        mapfn_failure failure; \
        for (int i = 0; i < 10; i++) x[i] = (T)i; \
        EXPECT(mapfn(checked, 10, x, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 6); \
        EXPECT(mapfn(checked, 6, constant, &failure) == MAPFN_OK && failure.index == SIZE_MAX); \
    }
static mapfn_opts from_ten;
TEST(every_member)
{
    memset(&from_ten, 0, sizeof from_ten);
    from_ten.begin = 10;
    MEMBER(float)
    MEMBER(double)
    MEMBER(signed char)
    MEMBER(short)
    MEMBER(int)
    MEMBER(long)
    MEMBER(long long)
    MEMBER(unsigned char)
    MEMBER(unsigned short)
    MEMBER(unsigned int)
    MEMBER(unsigned long)
    MEMBER(unsigned long long)
    CHECKED_MEMBER(int)
    CHECKED_MEMBER(unsigned char)
    CHECKED_MEMBER(signed char)
    CHECKED_MEMBER(unsigned long long)
}
TEST(members_by_name)
{
    float x[3] = {1, 2, 3}, y[3] = {10, 20, 30};
    long k[3] = {1, 2, 3};
    unsigned char c[3] = {8, 9, 10};
    EXPECT(axpy_float_map(3, y, x, y, 2) == MAPFN_OK && y[2] > 35.5f && y[2] < 36.5f);
    EXPECT(axpy_signed_long_map(3, k, k, k, 4) == MAPFN_OK && k[2] == 15);
    EXPECT(halve_uchar_map(3, c) == MAPFN_OK && c[0] == 4 && c[1] == 4 && c[2] == 5);
    EXPECT(axpy_double(2, 3, 4) > 10.5);
    EXPECT(axpy_float_map_is_vectorized == 1);
}
TEST(arguments_are_evaluated_once)
{
    float x[4] = {1, 2, 3, 4}, y[4] = {0}, *p = y;
    const float *q = x;
    size_t n = 2;
    int a = 1;
    EXPECT(mapfn(axpy, n++, p++, q++, x, (float)a++) == MAPFN_OK);
    EXPECT(n == 3 && p == y + 1 && q == x + 1 && a == 2);
    EXPECT(y[1] > 3.5f && y[1] < 4.5f && y[2] <= 0);
    EXPECT(mapfn_looped(axpy, n--, p++, q++, x, (float)a++) == MAPFN_OK);
    EXPECT(n == 2 && p == y + 2 && q == x + 2 && a == 3);
}
/* a literal of another type converts as in any call */
TEST(conversions)
{
    double x[2] = {1, 2};
    float f[2] = {1, 2};
    EXPECT(mapfn(axpy, 2, x, x, x, 2) == MAPFN_OK && x[1] > 5.5);
    EXPECT(mapfn(axpy, 2, f, f, f, 2) == MAPFN_OK && f[1] > 5.5f);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(every_member);
    RUN(members_by_name);
    RUN(arguments_are_evaluated_once);
    RUN(conversions);
    TEST_END();
}
