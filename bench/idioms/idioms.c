/* The pairs of docs/idioms.md: the same work written in two ways. Prints, for each, the first way's time divided by the second's. */
#include "mapfn.h"
#include "mapfn_math.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* square roots */
MAPFN(float, root_library, in(float, x)) { return sqrtf(x) + 1; }
MAPFN(float, root_vectors, in(float, x)) { return mapfn_sqrt(x) + 1; }
/* a condition that stores */
MAPFN(void, store_out, in(float, x), out(float, y)) { if (x > 0) *y = 2 * x; }
MAPFN(void, store_inout, in(float, x), inout(float, y)) { if (x > 0) *y = 2 * x; }
/* saturation */
MAPFN(uint8_t, saturate_int, in(uint8_t, a), in(uint8_t, b))
{
    int const sum = a + b;
    return (uint8_t)(sum > 255 ? 255 : sum);
}
MAPFN(uint8_t, saturate_byte, in(uint8_t, a), in(uint8_t, b))
{
    uint8_t const sum = (uint8_t)(a + b);
    return sum < a ? 255 : sum;
}
/* averages */
MAPFN(uint8_t, average_float, in(uint8_t, a), in(uint8_t, b)) { return (uint8_t)(((float)a + (float)b + 1) * 0.5f); }
MAPFN(uint8_t, average_int, in(uint8_t, a), in(uint8_t, b)) { return (uint8_t)((a + b + 1) >> 1); }
/* high halves of products */
MAPFN(int16_t, high_float, in(int16_t, a), in(int16_t, b)) { return (int16_t)((float)a * (float)b / 65536.0f); }
MAPFN(int16_t, high_int, in(int16_t, a), in(int16_t, b)) { return (int16_t)((a * b) >> 16); }
/* pixels */
typedef struct { uint8_t r, g, b; } rgb;
MAPFN(uint8_t, gray_struct, in(rgb, p)) { return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b) >> 8); }
MAPFN(uint8_t, gray_planes, in(uint8_t, r), in(uint8_t, g), in(uint8_t, b)) { return (uint8_t)((77 * r + 150 * g + 29 * b) >> 8); }
/* indices */
MAPFN(float, ramp_size, index(i), uniform(float, step)) { return (float)i * step; }
MAPFN(float, ramp_int, index(int, i), uniform(float, step)) { return (float)i * step; }
/* quotients of the index */
MAPFN(int, cell_int, index(int, i), in(int, x)) { return x + i % 3 - i / 3; }
MAPFN(int, cell_unsigned, index(uint32_t, i), in(int, x)) { return x + (int)(i % 3) - (int)(i / 3); }
/* sums in rows of 64 */
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(float, rows_loop, in_row(float, x, 64), table(float, w, 64))
{
    float sum = 0;
    for (int j = 0; j < 64; j++) sum += x[j] * w[j];
    return sum;
}
MAPFN(float, rows_sum, in_row(float, x, 64), table(float, w, 64))
{
    float sum = 0;
    (void)dot_map(64, x, w, &sum);
    return sum;
}
/* powers and roots */
MAPFN(float, power_pow, in(float, x)) { return mapfn_pow(x, 3.0f) + mapfn_pow(x, 0.5f); }
MAPFN(float, power_product, in(float, x)) { return x * x * x + mapfn_sqrt(x); }
/* one of several values */
MAPFN(uint8_t, one_of_exits, in(int32_t, x)) { return x == 3 || x == 7 || x == 11 || x == 13; }
MAPFN(uint8_t, one_of_bits, in(int32_t, x)) { return (x == 3) | (x == 7) | (x == 11) | (x == 13); }

/* a clamp */
MAPFN(float, clamp_nested, in(float, x)) { return x < 0 ? 0 : x > 1 ? 1 : x; }
MAPFN(float, clamp_steps, in(float, x))
{
    x = x < 0 ? 0 : x;
    return x > 1 ? 1 : x;
}
/* a choice between two tables of a few values */
MAPFN(float, choose_table, in(uint8_t, k), table(float, t, 2)) { return t[k & 1]; }
MAPFN(float, choose_select, in(uint8_t, k), uniform(float, a), uniform(float, b)) { return (k & 1) != 0 ? b : a; }
/* early exits */
MAPFN(uint8_t, bad_flags, in(float, x)) { return !(x - x == 0); }
MAPFN(bool, bad_first, in(float, x), first(at)) { return !(x - x == 0); }
/* several outputs */
typedef struct { float sum, difference; } both;
MAPFN(both, both_struct, in(float, x), in(float, y))
{
    both const r = {x + y, x - y};
    return r;
}
MAPFN(float, both_out, in(float, x), in(float, y), out(float, difference))
{
    *difference = x - y;
    return x + y;
}
/* short loops */
#ifdef __clang__
# define KEEP_LOOP
#else
# define KEEP_LOOP _Pragma("GCC unroll 1")
#endif
MAPFN(unsigned, differences_out, in_row(uint8_t, a, 16), in_row(uint8_t, b, 16))
{
    unsigned sum = 0;
    for (int j = 0; j < 16; j++) sum += (unsigned)abs(a[j] - b[j]);
    return sum;
}
MAPFN(unsigned, differences_kept, in_row(uint8_t, a, 16), in_row(uint8_t, b, 16))
{
    unsigned sum = 0;
    KEEP_LOOP
    for (int j = 0; j < 16; j++) sum += (unsigned)abs(a[j] - b[j]);
    return sum;
}
/* rows that are read again */
MAPFN(void, leapfrog_row, inout_row(float, v, 3), inout_row(float, x, 3), in_row(float, f, 3), uniform(float, dt))
{
    for (int j = 0; j < 3; j++) v[j] += dt * f[j];
    for (int j = 0; j < 3; j++) x[j] += dt * v[j];
}
MAPFN(void, leapfrog_values, inout_row(float, v, 3), inout_row(float, x, 3), in_row(float, f, 3), uniform(float, dt))
{
    float const v0 = v[0] + dt * f[0], v1 = v[1] + dt * f[1], v2 = v[2] + dt * f[2];
    v[0] = v0, v[1] = v1, v[2] = v2;
    x[0] += dt * v0, x[1] += dt * v1, x[2] += dt * v2;
}

enum { N = 4096 };
static float x[64 * N], y[N], z[N];
static uint8_t a[3 * N], b[N], c[N];
static int16_t s[N], t[N], u[N];
static int32_t v[N], places[N];
static both w[N];
static uint8_t left[16 * N], right[16 * N];
static unsigned apart[N];
static float moved[9 * N];
static void *volatile found;
static size_t at;

static double now(void)
{
    struct timespec time;
    (void)timespec_get(&time, TIME_UTC);
    return (double)(time.tv_sec & 0xffff) * 1e9 + (double)time.tv_nsec;
}
static double least;
#define TIMED(call) \
    least = 1e30; \
    for (int round = 0; round < 150; round++) { \
        double const start = now(); \
        for (int k = 0; k < 16; k++) (void)call; \
        if (now() - start < least) least = now() - start; \
    }
#define PAIR(name, first, second) { \
    double one; \
    TIMED(first) \
    one = least; \
    TIMED(second) \
    printf("%s\t%.2f\n", name, one / least); \
}

int main(void)
{
    for (int i = 0; i < 64 * N; i++) x[i] = (float)(i * 7919 % 1009) / 500 - 1;
    for (int i = 0; i < 3 * N; i++) a[i] = (uint8_t)(i * 31 >> 2);
    for (int i = 0; i < N; i++) b[i] = (uint8_t)(i * 17 >> 3), s[i] = (int16_t)(i * 77), t[i] = (int16_t)(i * 131);
    for (int i = 0; i < N; i++) v[i] = i * 13 % 17;
    for (int i = 0; i < 16 * N; i++) left[i] = (uint8_t)(i * 31 >> 2), right[i] = (uint8_t)(i * 17 >> 3);
    for (int i = 0; i < 9 * N; i++) moved[i] = x[i];
    PAIR("Square roots", root_library_map(N, y, x), root_vectors_map(N, y, x))
    PAIR("Conditions that store", store_out_map(N, x, y), store_inout_map(N, x, y))
    PAIR("Saturation", saturate_int_map(N, c, a, b), saturate_byte_map(N, c, a, b))
    PAIR("Averages", average_float_map(N, c, a, b), average_int_map(N, c, a, b))
    PAIR("High halves of products", high_float_map(N, u, s, t), high_int_map(N, u, s, t))
    PAIR("Pixels: structs or planes", gray_struct_map(N, c, (rgb *)(void *)a), gray_planes_map(N, c, a, b, a + N))
    PAIR("Indices of 32 bits", ramp_size_map(N, y, 0.5f), ramp_int_map(N, y, 0.5f))
    PAIR("Quotients of the index", cell_int_map(N, places, v), cell_unsigned_map(N, places, v))
    PAIR("Early exits", (bad_flags_map(N, c, x), found = memchr(c, 1, N)), bad_first_map(N, x, &at))
    PAIR("Tables of a few values", choose_table_map(N, y, b, x), choose_select_map(N, y, b, x[0], x[1]))
    PAIR("Sums in rows", rows_loop_map(N, y, x, x), rows_sum_map(N, y, x, x))
    PAIR("Several outputs", both_struct_map(N, w, x, x + N), both_out_map(N, y, x, x + N, z))
    PAIR("Powers and roots", power_pow_map(N, z, x), power_product_map(N, z, x))
    PAIR("Short loops", differences_out_map(N, apart, left, right), differences_kept_map(N, apart, left, right))
    PAIR("Rows that are read again", leapfrog_row_map(N, moved, moved + 3 * N, moved + 6 * N, 1e-6f), leapfrog_values_map(N, moved, moved + 3 * N, moved + 6 * N, 1e-6f))
    PAIR("Clamps", clamp_nested_map(N, y, x), clamp_steps_map(N, y, x))
    PAIR("One of several values", one_of_exits_map(N, c, v), one_of_bits_map(N, c, v))
    return 0;
}
