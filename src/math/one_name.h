/* ======== src/math/one_name.h: one name for double and float.
 * Uses all of math/ above. Used by users. */

/* ------------------------------------------------------------------------------------------------ ONE NAME FOR BOTH */
#ifdef __cplusplus
extern "C++" {
/* float where every argument is float; else double, for all arithmetic types */
# define MAPFN_M_OVERLOAD1(name) \
    MAPFN_FN float name(float x) { return name##f(x); } \
    template <class T> \
    MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value, double>::type name(T x) { return name((double)x); }
# define MAPFN_M_OVERLOAD2(name) \
    MAPFN_FN float name(float x, float y) { return name##f(x, y); } \
    template <class T, class U> \
    MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value, double>::type \
    name(T x, U y) { return name((double)x, (double)y); }
MAPFN_M_OVERLOAD1(mapfn_exp)
MAPFN_M_OVERLOAD1(mapfn_exp2)
MAPFN_M_OVERLOAD1(mapfn_expm1)
MAPFN_M_OVERLOAD1(mapfn_log)
MAPFN_M_OVERLOAD1(mapfn_log2)
MAPFN_M_OVERLOAD1(mapfn_log10)
MAPFN_M_OVERLOAD1(mapfn_log1p)
MAPFN_M_OVERLOAD1(mapfn_sin)
MAPFN_M_OVERLOAD1(mapfn_cos)
MAPFN_M_OVERLOAD1(mapfn_tan)
MAPFN_M_OVERLOAD1(mapfn_asin)
MAPFN_M_OVERLOAD1(mapfn_acos)
MAPFN_M_OVERLOAD1(mapfn_atan)
MAPFN_M_OVERLOAD1(mapfn_sinh)
MAPFN_M_OVERLOAD1(mapfn_cosh)
MAPFN_M_OVERLOAD1(mapfn_tanh)
MAPFN_M_OVERLOAD1(mapfn_erf)
MAPFN_M_OVERLOAD1(mapfn_erfc)
MAPFN_M_OVERLOAD1(mapfn_cbrt)
MAPFN_M_OVERLOAD1(mapfn_sqrt)
MAPFN_M_OVERLOAD1(mapfn_rsqrt)
MAPFN_M_OVERLOAD1(mapfn_floor)
MAPFN_M_OVERLOAD1(mapfn_ceil)
MAPFN_M_OVERLOAD1(mapfn_trunc)
MAPFN_M_OVERLOAD1(mapfn_rint)
MAPFN_M_OVERLOAD1(mapfn_round)
MAPFN_M_OVERLOAD1(mapfn_fabs)
MAPFN_M_OVERLOAD1(mapfn_fast_exp)
MAPFN_M_OVERLOAD1(mapfn_fast_log)
MAPFN_M_OVERLOAD1(mapfn_fast_sin)
MAPFN_M_OVERLOAD1(mapfn_fast_cos)
MAPFN_M_OVERLOAD1(mapfn_fast_tanh)
MAPFN_M_OVERLOAD1(mapfn_fast_rsqrt)
MAPFN_M_OVERLOAD2(mapfn_pow)
MAPFN_M_OVERLOAD2(mapfn_atan2)
MAPFN_M_OVERLOAD2(mapfn_hypot)
MAPFN_M_OVERLOAD2(mapfn_fmin)
MAPFN_M_OVERLOAD2(mapfn_fmax)
MAPFN_M_OVERLOAD2(mapfn_fmod)
MAPFN_M_OVERLOAD2(mapfn_copysign)
MAPFN_M_OVERLOAD2(mapfn_fast_pow)
MAPFN_FN float mapfn_clamp(float x, float low, float high) { return mapfn_clampf(x, low, high); }
template <class T, class U, class V>
MAPFN_FN typename std::enable_if<std::is_arithmetic<T>::value && std::is_arithmetic<U>::value &&
                                 std::is_arithmetic<V>::value, double>::type
mapfn_clamp(T x, U low, V high) { return mapfn_clamp((double)x, (double)low, (double)high); }
MAPFN_FN void mapfn_sincos(float x, float *sine, float *cosine) { mapfn_sincosf(x, sine, cosine); }
# undef MAPFN_M_OVERLOAD1
# undef MAPFN_M_OVERLOAD2
}
#else
# define mapfn_exp(x) _Generic((x), float: mapfn_expf, default: mapfn_exp)(x)
# define mapfn_exp2(x) _Generic((x), float: mapfn_exp2f, default: mapfn_exp2)(x)
# define mapfn_expm1(x) _Generic((x), float: mapfn_expm1f, default: mapfn_expm1)(x)
# define mapfn_log(x) _Generic((x), float: mapfn_logf, default: mapfn_log)(x)
# define mapfn_log2(x) _Generic((x), float: mapfn_log2f, default: mapfn_log2)(x)
# define mapfn_log10(x) _Generic((x), float: mapfn_log10f, default: mapfn_log10)(x)
# define mapfn_log1p(x) _Generic((x), float: mapfn_log1pf, default: mapfn_log1p)(x)
# define mapfn_sin(x) _Generic((x), float: mapfn_sinf, default: mapfn_sin)(x)
# define mapfn_cos(x) _Generic((x), float: mapfn_cosf, default: mapfn_cos)(x)
# define mapfn_tan(x) _Generic((x), float: mapfn_tanf, default: mapfn_tan)(x)
# define mapfn_asin(x) _Generic((x), float: mapfn_asinf, default: mapfn_asin)(x)
# define mapfn_acos(x) _Generic((x), float: mapfn_acosf, default: mapfn_acos)(x)
# define mapfn_atan(x) _Generic((x), float: mapfn_atanf, default: mapfn_atan)(x)
# define mapfn_sinh(x) _Generic((x), float: mapfn_sinhf, default: mapfn_sinh)(x)
# define mapfn_cosh(x) _Generic((x), float: mapfn_coshf, default: mapfn_cosh)(x)
# define mapfn_tanh(x) _Generic((x), float: mapfn_tanhf, default: mapfn_tanh)(x)
# define mapfn_erf(x) _Generic((x), float: mapfn_erff, default: mapfn_erf)(x)
# define mapfn_erfc(x) _Generic((x), float: mapfn_erfcf, default: mapfn_erfc)(x)
# define mapfn_cbrt(x) _Generic((x), float: mapfn_cbrtf, default: mapfn_cbrt)(x)
# define mapfn_sqrt(x) _Generic((x), float: mapfn_sqrtf, default: mapfn_sqrt)(x)
# define mapfn_rsqrt(x) _Generic((x), float: mapfn_rsqrtf, default: mapfn_rsqrt)(x)
# define mapfn_floor(x) _Generic((x), float: mapfn_floorf, default: mapfn_floor)(x)
# define mapfn_ceil(x) _Generic((x), float: mapfn_ceilf, default: mapfn_ceil)(x)
# define mapfn_trunc(x) _Generic((x), float: mapfn_truncf, default: mapfn_trunc)(x)
# define mapfn_rint(x) _Generic((x), float: mapfn_rintf, default: mapfn_rint)(x)
# define mapfn_round(x) _Generic((x), float: mapfn_roundf, default: mapfn_round)(x)
# define mapfn_fabs(x) _Generic((x), float: mapfn_fabsf, default: mapfn_fabs)(x)
# define mapfn_fast_exp(x) _Generic((x), float: mapfn_fast_expf, default: mapfn_fast_exp)(x)
# define mapfn_fast_log(x) _Generic((x), float: mapfn_fast_logf, default: mapfn_fast_log)(x)
# define mapfn_fast_sin(x) _Generic((x), float: mapfn_fast_sinf, default: mapfn_fast_sin)(x)
# define mapfn_fast_cos(x) _Generic((x), float: mapfn_fast_cosf, default: mapfn_fast_cos)(x)
# define mapfn_fast_tanh(x) _Generic((x), float: mapfn_fast_tanhf, default: mapfn_fast_tanh)(x)
# define mapfn_fast_rsqrt(x) _Generic((x), float: mapfn_fast_rsqrtf, default: mapfn_fast_rsqrt)(x)
/* the float function where both arguments are floats */
# define MAPFN_M_OF_TWO(name, x, y) \
    _Generic((x), float: _Generic((y), float: name##f, default: name), default: name)
# define mapfn_pow(x, y) MAPFN_M_OF_TWO(mapfn_pow, x, y)(x, y)
# define mapfn_atan2(x, y) MAPFN_M_OF_TWO(mapfn_atan2, x, y)(x, y)
# define mapfn_hypot(x, y) MAPFN_M_OF_TWO(mapfn_hypot, x, y)(x, y)
# define mapfn_fmin(x, y) MAPFN_M_OF_TWO(mapfn_fmin, x, y)(x, y)
# define mapfn_fmax(x, y) MAPFN_M_OF_TWO(mapfn_fmax, x, y)(x, y)
# define mapfn_fmod(x, y) MAPFN_M_OF_TWO(mapfn_fmod, x, y)(x, y)
# define mapfn_copysign(x, y) MAPFN_M_OF_TWO(mapfn_copysign, x, y)(x, y)
# define mapfn_fast_pow(x, y) MAPFN_M_OF_TWO(mapfn_fast_pow, x, y)(x, y)
# define mapfn_clamp(x, low, high) \
    _Generic((x), default: mapfn_clamp, \
             float: _Generic((low), default: mapfn_clamp, \
                             float: _Generic((high), default: mapfn_clamp, float: mapfn_clampf)))(x, low, high)
# define mapfn_sincos(x, sine, cosine) _Generic((x), float: mapfn_sincosf, default: mapfn_sincos)(x, sine, cosine)
#endif
