/* Macros of the user's that are letters, none or hot: the headers and all kinds of definitions compile, and the macros are back. */
#define a + !
#define b + !
#define c + !
#define d + !
#define e + !
#define f + !
#define g + !
#define h + !
#define i + !
#define j + !
#define k + !
#define l + !
#define m + !
#define n + !
#define o + !
#define p + !
#define q + !
#define r + !
#define s + !
#define t + !
#define u + !
#define v + !
#define w + !
#define x + !
#define y + !
#define z + !
#define A + !
#define B + !
#define C + !
#define D + !
#define E + !
#define F + !
#define G + !
#define H + !
#define I + !
#define J + !
#define K + !
#define L + !
#define M + !
#define N + !
#define O + !
#define P + !
#define Q + !
#define R + !
#define S + !
#define T + !
#define U + !
#define V + !
#define W + !
#define X + !
#define Y + !
#define Z + !
#define none + !
#define hot + !
#include "mapfn_omp.h"
#include "mapfn_math.h"
#ifndef a
#error "a is gone"
#endif
#ifndef n
#error "n is gone"
#endif
#ifndef Z
#error "Z is gone"
#endif
#ifndef none
#error "none is gone"
#endif
#ifndef hot
#error "hot is gone"
#endif

/* clang-format off */
MAPFN(float, saxpy, in(float, xx), uniform(float, aa), out(float, yy), inout(float, zz)) { *yy = mapfn_expf(xx); *zz += 1; return aa * xx; }
MAPFN_FN float larger(float pp, float qq) { return pp > qq ? pp : qq; }
MAPFN(void, dot, in(float, xx), sum(float, ss), reduce(float, rr, larger, 0)) { *ss = xx; *rr = xx; }
MAPFN(int, rows, in_row(float, xx, DD), uniform(int, DD), index(ii), index(int, jj), fallible, where(int, mm)) { return xx[0] > 0; }
MAPFN(void, strided, in_strided(float, xx), out_strided(float, yy), table(float, tt, 4), rng(rr)) { *yy = xx + tt[1] + mapfn_rng_float(rr); }
MAPFN(bool, step, in(float, xx), out_state(float, yy, xx), state(int, ss, 0), repeat(9)) { *yy /= 2; return ++*ss < 4; }
MAPFN(void, rag, in_ragged(float, xx), out(float, yy), scratch(float, ww, 3)) { *yy = xx_len ? xx[0] : 0; ww[0] = 0; }
MAPFN(bool, keep, in(float, xx), kept(float, yy)) { *yy = xx; return xx > 0; }
MAPFN(bool, find, in(float, xx), first(at)) { return xx > 0; }
MAPFN(void, hist, in(float, xx), tally(int, hh, 4), sum_row(float, ss, 4)) { *hh = 1; *hh_at = 1; ss[0] += xx; }
int main(void) { float xx[4] = {1}, yy[4], zz[4], oo[4]; return (int)saxpy_map(4, oo, xx, 2, yy, zz) + saxpy_map_opts(4, oo, xx, 2, yy, zz, MAPFN_OPTS(.grain = 2)); }
