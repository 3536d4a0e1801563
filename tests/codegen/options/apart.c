/* Strided values with clang: which bodies are heavy? run.sh reads the answer from the machine code. */
#include "mapfn_math.h"
#define APART(name, T, value) \
    MAPFN(void, name, in_strided(T, x), out_strided(T, y)) { *y = value; } \
    mapfn_status call_##name(size_t n, const T *x, ptrdiff_t s, T *y, ptrdiff_t t); \
    mapfn_status call_##name(size_t n, const T *x, ptrdiff_t s, T *y, ptrdiff_t t) { return name##_map(n, x, s, y, t); }
APART(apart_copy, float, x)
APART(apart_scaled, float, x * 2.5f)
APART(apart_clamped, float, x < 0.75f ? 0.75f : x > 2.25f ? 2.25f : x)
APART(apart_polynomial, float, ((((0.01f * x - 0.02f) * x + 0.03f) * x - 0.4f) * x + 0.5f) * x - 0.6f)
APART(heavy_exp, float, mapfn_expf(x))
APART(heavy_fast_exp, float, mapfn_fast_expf(x))
APART(heavy_log, float, mapfn_logf(x))
APART(heavy_power, float, mapfn_powf(x, 0.4545f))
APART(heavy_sine, float, mapfn_sinf(x))
APART(heavy_tanh, float, mapfn_tanhf(x))
APART(heavy_log_of_doubles, double, mapfn_log(x))
