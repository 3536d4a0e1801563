/* ======== src/math/about.h: the list of functions.
 * Uses nothing. Used by readers. */

/* ----------------------------------------------------------------------------------------------------- THE FUNCTIONS
 * of one argument:     exp exp2 expm1  log log2 log10 log1p  sin cos tan  asin acos atan  sinh cosh tanh  erf erfc
 *                      sqrt rsqrt cbrt  floor ceil trunc rint round fabs
 * of two:              pow atan2 hypot fmod fmin fmax copysign
 * of three:            clamp
 * at most 4 ULP:       fast_exp fast_log fast_sin fast_cos fast_tanh fast_pow fast_rsqrt
 * two results:         sincos
 *
 * mapfn_exp(x) is double, mapfn_expf(x) float, and so on. The names without f, used as a call, choose by the types of
 * the arguments. They are written mapfn_clamp(x, low, high) and mapfn_sincos(x, &sine, &cosine). mapfn_rng_normal(r)
 * and mapfn_rng_normalf(r) draw normal numbers from an rng(r) parameter, mapfn_draw_normal(seed, index, k) and
 * mapfn_draw_normalf(seed, index, k) without one. */
