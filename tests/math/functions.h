/* functions.h: every function of mapfn_math.h, once: name, largest error allowed for float and for double, in ULP.
 * An element function and its maps are made of each: exp_f32 (float) and exp_f64 (double). */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H
#include "mapfn_math.h"

/* exact ones are allowed half an ULP (sqrt) or nothing; FEW: a handful, for builds in large numbers; 
 * NO_MAPS: the functions alone; ONLY_FLOAT_MAPS: maps of the float functions of one argument; NO_FLOAT_MAPS: all others */
#if FEW
# define UNARY(X) X(exp, 1.0, 0.75) X(log, 1.0, 0.75) X(sin, 1.0, 0.75) X(cbrt, 1.0, 1.0) X(erfc, 1.0, 1.0) X(round, 0, 0)
# define BINARY(X) X(pow, 1.0, 1.0)
#else
# define UNARY(X) \
    X(exp, 1.0, 0.75) X(exp2, 1.0, 1.0) X(expm1, 1.0, 1.0) X(log, 1.0, 0.75) X(log2, 1.0, 1.0) X(log10, 1.0, 1.0) X(log1p, 1.0, 1.0) \
    X(sin, 1.0, 0.75) X(cos, 1.0, 0.75) X(tan, 1.0, 1.0) X(asin, 1.0, 1.0) X(acos, 1.0, 1.0) X(atan, 1.0, 1.0) \
    X(sinh, 1.0, 1.0) X(cosh, 1.0, 1.0) X(tanh, 1.0, 1.0) X(erf, 1.0, 1.0) X(erfc, 1.0, 1.0) X(cbrt, 1.0, 1.0) X(rsqrt, 1.0, 1.0) \
    X(sqrt, 0.5, 0.5) X(floor, 0, 0) X(ceil, 0, 0) X(trunc, 0, 0) X(rint, 0, 0) X(round, 0, 0) X(fabs, 0, 0) \
    X(fast_exp, 4.0, 4.0) X(fast_log, 4.0, 4.0) X(fast_sin, 4.0, 4.0) X(fast_cos, 4.0, 4.0) X(fast_tanh, 4.0, 4.0) X(fast_rsqrt, 4.0, 4.0)
# define BINARY(X) X(pow, 1.0, 1.0) X(fast_pow, 4.0, 4.0) X(atan2, 1.0, 1.0) X(hypot, 1.0, 1.0) X(fmod, 0, 0) X(fmin, 0, 0) X(fmax, 0, 0) X(copysign, 0, 0)
#endif

#define DEFINE1F(name, e32, e64) MAPFN(float, name##_f32, in(float, x)) { return mapfn_##name##f(x); }
#define DEFINE1(name, e32, e64) MAPFN(double, name##_f64, in(double, x)) { return mapfn_##name(x); }
#define DEFINE2F(name, e32, e64) MAPFN(float, name##_f32, in(float, x), in(float, y)) { return mapfn_##name##f(x, y); }
#define DEFINE2D(name, e32, e64) MAPFN(double, name##_f64, in(double, x), in(double, y)) { return mapfn_##name(x, y); }
#define DEFINE2(name, e32, e64) DEFINE2F(name, e32, e64) DEFINE2D(name, e32, e64)
#ifdef MAPS                                        /* the same, one to a line: the compiler's report on vector code names lines */
# include MAPS
#elif !NO_MAPS && !NO_FLOAT_MAPS
UNARY(DEFINE1F)
#endif
#if !defined(MAPS) && !NO_MAPS && !ONLY_FLOAT_MAPS
UNARY(DEFINE1)
BINARY(DEFINE2)
#endif

/* deterministic random numbers: uniform bits, and uniform in [0, 1) */
static inline uint64_t draw_bits(void)
{
    static uint64_t s = 0x9e3779b97f4a7c15u;
    s ^= s << 13, s ^= s >> 7, s ^= s << 17;
    return s * 0x2545f4914f6cdd1du;
}
static inline double draw(void) { return (double)(draw_bits() >> 11) * 0x1p-53; }
#endif
