/* The maps of a shared library. `exported` gives them external C linkage; without mapfn a caller sees these functions:
 *     int scale_map(size_t n, double *out, const double *x, double factor);
 *     int energy_map(size_t n, double *out, const double *frame, size_t width);
 *     int decibel_map(size_t n, const double *power, double *level, mapfn_failure *failure);   (struct { size_t index; int code; })
 *     const char *signal_explain(void);                        what exactly was wrong in this thread's last failed call
 * Arrays lie in memory as in C: element after element, row after row. The result is a mapfn_status, 0 where all went well. */
#ifndef SIGNAL_H
#define SIGNAL_H

#include "../../mapfn_math.h"

MAPFN(double, scale, in(double, x), uniform(double, factor), exported)
{
    return x * factor;
}

/* a row is a frame of `width` samples */
MAPFN(double, energy, in_row(double, frame, width), uniform(size_t, width), exported)
{
    double sum = 0;
    for (size_t k = 0; k < width; k++) sum += frame[k] * frame[k];
    return sum;
}

MAPFN(int, decibel, in(double, power), out(double, level), fallible, exported)
{
    if (!(power > 0)) return 1;
    *level = 10 * mapfn_log10(power);
    return 0;
}

#endif
