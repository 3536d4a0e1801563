#include "battery.h"

/* a loop inside the element function: it is what must be vectorized, in the looped kernel */
ELEMENT(void, row_scale, out_row(float, y, D), in_row(float, x, D), uniform(float, a), uniform(size_t, D))
{
    for (size_t d = 0; d < D; d++) y[d] = a * x[d];
}
ELEMENT(void, row_axpy32, out_row(float, y, 32), in_row(float, x, 32), uniform(float, a))
{
    for (int d = 0; d < 32; d++) y[d] = a * x[d] + 1.0f;
}
ELEMENT(int, row_sum_int, in_row(int, x, D), uniform(size_t, D))
{
    int s = 0;
    for (size_t d = 0; d < D; d++) s += x[d];
    return s;
}
ELEMENT(void, outer32, out_row(float, r, 1024), in_row(float, u, 32), in_row(float, v, 32))
{
    for (int i = 0; i < 32; i++)
        for (int j = 0; j < 32; j++) r[32 * i + j] = u[i] * v[j];
}
ELEMENT(void, ragged_scale, inout_ragged(float, x), in(float, a))
{
    for (size_t d = 0; d < x_len; d++) x[d] *= a;
}
ELEMENT(uint8_t, row_max_u8, in_row(uint8_t, x, 64))
{
    uint8_t m = 0;
    for (int d = 0; d < 64; d++) m = x[d] > m ? x[d] : m;
    return m;
}
/* rows of a few constant values, vectorized across elements */
ELEMENT(float, row_dot3, in_row(float, x, 3), in_row(float, y, 3), vectorized) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }
ELEMENT(float, row_dot4, in_row(float, x, 4), in_row(float, y, 4), vectorized) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2] + x[3] * y[3]; }
ELEMENT(double, row_length2, in_row(double, x, 2), vectorized) { return x[0] * x[0] + x[1] * x[1]; }
ELEMENT(void, row_add3, out_row(float, r, 3), in_row(float, x, 3), in_row(float, y, 3), vectorized)
{
    float a = x[0] + y[0], b = x[1] + y[1], c = x[2] + y[2];
    r[0] = a;
    r[1] = b;
    r[2] = c;
}
/* likewise where nothing is asked for, as in the loop that one would write */
ELEMENT(float, row_length3, in_row(float, x, 3)) { return x[0] * x[0] + x[1] * x[1] + x[2] * x[2]; }
ELEMENT(void, row_rotate2, inout_row(float, x, 2), in(float, c), in(float, s))
{
    float a = x[0] * c - x[1] * s, b = x[0] * s + x[1] * c;
    x[0] = a;
    x[1] = b;
}
ELEMENT(void, row_frame, out_row(int16_t, y, 2), in(int16_t, left), in(int16_t, right))
{
    y[0] = left;
    y[1] = right;
}
ELEMENT(void, row_ordered3, inout_row(int, x, 3))
{
    int low = x[0] < x[1] ? x[0] : x[1], high = x[0] < x[1] ? x[1] : x[0];
    int middle = high < x[2] ? high : x[2];
    x[2] = high < x[2] ? x[2] : high;
    x[0] = low < middle ? low : middle;
    x[1] = low < middle ? middle : low;
}
/* some of the values */
ELEMENT(float, row_area4, in_row(float, x, 4)) { return x[0] * x[1]; }
