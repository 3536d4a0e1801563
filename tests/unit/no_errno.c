/* MAPFN_NO_MATH_ERRNO = 1: square roots do not set errno here, and are the same values. C and C++. */
#define MAPFN_NO_MATH_ERRNO 1
#include "mapfn.h"
#include "tests/lib/test.h"
#include <math.h>
#include <string.h>

MAPFN(float, root_float, in(float, x)) { return sqrtf(x); }
MAPFN(double, root_double, in(double, x)) { return sqrt(x); }
TEST(square_roots)
{
    enum { N = 77 };
    float x[N], y[N], z[N];
    double u[N], v[N], w[N];
    for (int i = 0; i < N; i++) x[i] = (float)i * 0.37f, u[i] = i * 0.37;
    EXPECT(root_float_map(N, y, x) == MAPFN_OK && root_float_map_looped(N, z, x) == MAPFN_OK && memcmp(y, z, sizeof y) == 0);
    EXPECT(root_double_map(N, v, u) == MAPFN_OK && root_double_map_looped(N, w, u) == MAPFN_OK && memcmp(v, w, sizeof v) == 0);
    for (int i = 0; i < N; i++) {
        volatile float f = x[i];
        volatile double d = u[i];
        float r = sqrtf(f);
        double s = sqrt(d);
        EXPECT(memcmp(&r, &y[i], sizeof r) == 0 && memcmp(&s, &v[i], sizeof s) == 0);
    }
    x[0] = -1;
    EXPECT(root_float_map(1, y, x) == MAPFN_OK && y[0] != y[0]);
}
int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(square_roots);
    TEST_END();
}
