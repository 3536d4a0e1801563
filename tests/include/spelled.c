/* Maps of every kind, whose own names begin with yours_. What definitions become has no other name that a macro of the
 * user's could be: tests/include/spelled.py asks the preprocessor. */
#ifdef __CUDACC__
# include "mapfn_cuda.h"
#endif
#ifdef _OPENMP
# include "mapfn_omp.h"
#endif
#include "mapfn.h"

struct yours_pair {
    float yours_a, yours_b;
};
typedef struct yours_pair yours_pair;
struct yours_four {
    unsigned char yours_c[4];
};
typedef struct yours_four yours_four;

MAPFN(float, yours_elements, in(float, yours_x), out(double, yours_y), inout(int, yours_z), uniform(float, yours_u))
{
    *yours_y = yours_x * yours_u;
    *yours_z += 1;
    return yours_x;
}
MAPFN(yours_four, yours_pixels, in(yours_four, yours_x), inout(yours_four, yours_z), index(yours_i), index(int, yours_j))
{
    if (yours_i > 9 && yours_j > 9) yours_z->yours_c[0] = yours_x.yours_c[1];
    return yours_x;
}
MAPFN(int, yours_codes, in(yours_pair, yours_x), out(yours_pair, yours_y), where(char, yours_m), rng(yours_r), fallible, exported)
{
    *yours_y = yours_x;
    return mapfn_rng_float(yours_r) < 0.5f ? 1 : 0;
}
MAPFN(void, yours_rows, in_row(float, yours_x, yours_d), out_row(float, yours_y, 3), inout_row(float, yours_z, yours_d),
    uniform(int, yours_d), table(float, yours_t, 16), scratch(float, yours_s, yours_d))
{
    yours_s[0] = yours_t[yours_d & 15];
    yours_y[0] = yours_y[1] = yours_y[2] = yours_x[0] + yours_s[0];
    yours_z[0] = yours_x[0];
}
MAPFN(void, yours_strided, in_strided(float, yours_x), out_strided(float, yours_y), inout_strided(float, yours_z))
{
    *yours_y = yours_x;
    *yours_z += 1;
}
MAPFN(void, yours_ragged, in_ragged(float, yours_x), out_ragged(float, yours_y), inout_ragged(int, yours_z))
{
    if (yours_x_len > 0 && yours_y_len > 0) yours_y[0] = yours_x[0];
    if (yours_z_len > 0) yours_z[0]++;
}
MAPFN(float, yours_sums, in(float, yours_x), sum(float, yours_s), sum(int64_t, yours_k), where(bool, yours_m))
{
    *yours_s = yours_x;
    *yours_k = 1;
    return yours_x;
}
static inline yours_pair yours_least(yours_pair yours_p, yours_pair yours_q)
{
    return yours_q.yours_a < yours_p.yours_a ? yours_q : yours_p;
}
static inline yours_pair yours_none(void)
{
    yours_pair yours_p = {9, 9};
    return yours_p;
}
MAPFN(int, yours_reduced, fallible, in(float, yours_x), reduce(yours_pair, yours_s, yours_least, yours_none()))
{
    yours_s->yours_a = yours_s->yours_b = yours_x;
    return 0;
}
MAPFN(bool, yours_steps, in(float, yours_x), state(float, yours_v, yours_x), out_state(float, yours_y, 0), repeat(100),
    sum(double, yours_s), where(bool, yours_m))
{
    *yours_v *= 0.5f;
    *yours_y += 1;
    *yours_s = 1;
    return *yours_v > 1;
}
MAPFN(bool, yours_bare_steps, in(double, yours_x), state(double, yours_v, yours_x), repeat(100), rng(yours_r), index(yours_i))
{
    *yours_v *= mapfn_rng_double(yours_r);
    return *yours_v > 5.0;
}
MAPFN(bool, yours_kept, in(float, yours_x), kept(float, yours_y), kept(yours_pair, yours_z), sum(int, yours_s))
{
    *yours_y = yours_x;
    yours_z->yours_a = yours_z->yours_b = yours_x;
    *yours_s = 1;
    return yours_x > 0;
}
MAPFN(void, yours_tallied, in(unsigned char, yours_x), tally(unsigned, yours_h, 256), tally(float, yours_w, yours_n),
    uniform(size_t, yours_n))
{
    *yours_h = 1, *yours_h_at = yours_x;
    *yours_w = 1, *yours_w_at = 0;
}
MAPFN(bool, yours_first, in(float, yours_x), first(yours_at), where(bool, yours_m)) { return yours_x > 0; }
MAPFN(void, yours_column_sums, in_row(float, yours_x, 3), sum_row(double, yours_s, 3))
{
    for (int yours_k = 0; yours_k < 3; yours_k++) yours_s[yours_k] += yours_x[yours_k];
}

#define YOURS(T, yours_name) MAPFN(T, yours_name, in(T, yours_x)) { return yours_x; }
MAPFN_FAMILY(yours_family, REAL, YOURS)
