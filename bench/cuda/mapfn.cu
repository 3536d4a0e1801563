/* the contestant: mapfn */
#include "contest.h"
#include "../../mapfn_cuda.h"
#include <string.h>

MAPFN(float, scale_f32, in(float, x)) { return scale_one(x); }
MAPFN(double, scale_f64, in(double, x)) { return scale_one(x); }
MAPFN(float, saxpy_f32, in(float, x), in(float, y)) { return saxpy_one(x, y); }
MAPFN(uint8_t, invert_u8, in(uint8_t, x)) { return invert_one(x); }
MAPFN(uint8_t, blend_u8, in(uint8_t, x), in(uint8_t, y)) { return blend_one(x, y); }
MAPFN(int16_t, add_i16, in(int16_t, x), in(int16_t, y)) { return add_one(x, y); }
MAPFN(float, three_f32, in(float, x), out(float, second), out(float, third))
{
    *second = x * 2;
    *third = x * x;
    return x + 1;
}
MAPFN(vec3, struct_12, in(vec3, x)) { return struct_one(x); }
MAPFN(vec8, struct_32, in(vec8, x)) { return struct_one(x); }
MAPFN(vec16, struct_64, in(vec16, x)) { return struct_one(x); }
MAPFN(void, rows_256, in_row(float, x, 64), out_row(float, y, 64))
{
    for (int k = 0; k < 64; k++) y[k] = 2 * x[k] + (float)k;
}

MAPFN(vec6, struct_24, in(vec6, x)) { return struct_one(x); }
MAPFN(vec12, struct_48, in(vec12, x)) { return struct_one(x); }
#define ROWS(name, D) \
    MAPFN(void, name, in_row(float, x, D), out_row(float, y, D)) \
    { \
        for (int k = 0; k < D; k++) y[k] = 2 * x[k] + (float)k; \
    }
ROWS(rows_8, 2)
ROWS(rows_12, 3)
ROWS(rows_16, 4)
ROWS(rows_64, 16)
ROWS(rows_68, 17)
ROWS(rows_128, 32)
ROWS(rows_192, 48)
ROWS(alone_4000, LONG)
ROWS(alone_8000, LONGER)
/* the same row by row, each shared by a warp */
MAPFN(float, one_value, in(float, x), index(k)) { return 2 * x + (float)k; }
MAPFN(void, team_4000, in_row(float, x, LONG), out_row(float, y, LONG), team) { one_value_map(LONG, y, x); }
MAPFN(void, team_8000, in_row(float, x, LONGER), out_row(float, y, LONGER), team) { one_value_map(LONGER, y, x); }

/* sums */
MAPFN(void, dot_f32, in(float, x), in(float, y), sum(float, s)) { *s = times_one(x, y); }
MAPFN(void, squares_f64, in(double, x), sum(double, s)) { *s = x * x; }
static mapfn_opts with_work(const arguments *a)
{
    mapfn_opts o = mapfn_opts();
    o.stream = a->stream;
    o.work = a->out[1];
    o.work_bytes = (size_t)1 << 24;
    return o;
}
static int run_dot_f32(const arguments *a)
{
    mapfn_opts const o = with_work(a);
    return dot_f32_map_cuda(a->n, (const float *)a->in[0], (const float *)a->in[1], (float *)a->out[0], &o);
}
static int run_squares_f64(const arguments *a)
{
    mapfn_opts const o = with_work(a);
    return squares_f64_map_cuda(a->n, (const double *)a->in[0], (double *)a->out[0], &o);
}

#define ONE(name, R, T) static int run_##name(const arguments *a) { mapfn_opts o = mapfn_opts(); o.stream = a->stream; return name##_map_cuda(a->n, (R *)a->out[0], (const T *)a->in[0], &o); }
#define TWO(name, R, T) \
    static int run_##name(const arguments *a) { mapfn_opts o = mapfn_opts(); o.stream = a->stream; return name##_map_cuda(a->n, (R *)a->out[0], (const T *)a->in[0], (const T *)a->in[1], &o); }
ONE(scale_f32, float, float)
ONE(scale_f64, double, double)
TWO(saxpy_f32, float, float)
ONE(invert_u8, uint8_t, uint8_t)
TWO(blend_u8, uint8_t, uint8_t)
TWO(add_i16, int16_t, int16_t)
ONE(struct_12, vec3, vec3)
ONE(struct_32, vec8, vec8)
ONE(struct_64, vec16, vec16)
#define ROW(name) static int run_##name(const arguments *a) { mapfn_opts o = mapfn_opts(); o.stream = a->stream; return name##_map_cuda(a->n, (const float *)a->in[0], (float *)a->out[0], &o); }
ONE(struct_24, vec6, vec6)
ONE(struct_48, vec12, vec12)
ROW(rows_8)
ROW(rows_12)
ROW(rows_16)
ROW(rows_64)
ROW(rows_68)
ROW(rows_128)
ROW(rows_192)
ROW(rows_256)
ROW(team_4000)
ROW(team_8000)
ROW(alone_4000)
ROW(alone_8000)
static int run_three_f32(const arguments *a)
{
    mapfn_opts o = mapfn_opts();
    o.stream = a->stream;
    return three_f32_map_cuda(a->n, (float *)a->out[0], (const float *)a->in[0], (float *)a->out[1], (float *)a->out[2], &o);
}

#ifndef NAME
# define NAME "mapfn" /* a build with something changed takes part beside it under another */
#endif
const char *contestant_name(void) { return NAME; }
contestant_run *contestant_find(const char *contest)
{
    static const entry table[] = {{"scale_f32", run_scale_f32}, {"scale_f64", run_scale_f64}, {"saxpy_f32", run_saxpy_f32}, {"invert_u8", run_invert_u8},
        {"blend_u8", run_blend_u8}, {"add_i16", run_add_i16}, {"three_f32", run_three_f32}, {"struct_12", run_struct_12}, {"struct_32", run_struct_32},
        {"struct_64", run_struct_64}, {"rows_256", run_rows_256}, {"struct_24", run_struct_24},
        {"struct_48", run_struct_48}, {"rows_8", run_rows_8}, {"rows_12", run_rows_12}, {"rows_16", run_rows_16},
        {"rows_64", run_rows_64}, {"rows_68", run_rows_68}, {"rows_128", run_rows_128}, {"rows_192", run_rows_192},
        {"team_4000", run_team_4000},
        {"dot_f32", run_dot_f32}, {"squares_f64", run_squares_f64}, {"team_8000", run_team_8000}, {"alone_4000", run_alone_4000}, {"alone_8000", run_alone_8000}};
    for (const entry &e : table)
        if (strcmp(e.contest, contest) == 0) return e.run;
    return NULL;
}
