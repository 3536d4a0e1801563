/* gcc: -O2 -march=x86-64-v3 */
#include "tests/quirks/probe.h"
typedef struct { double re, im; } complex_number;
MAPFN_FN complex_number plus(complex_number a, complex_number b) { complex_number const c = {a.re + b.re, a.im + b.im}; return c; }
MAPFN(void, weighed, in(complex_number, z), in(double, w), reduce(complex_number, s, plus, ((complex_number){0, 0})), sum(double, e))
{
    s->re = z.re * w, s->im = z.im * w;
    *e = z.re * z.re + z.im * z.im;
}
static complex_number values[1000], all;
static double power;
PROBE((void)weighed_map(1000, values, d, &all, &power))
