#include "bench/flags/cells.h"
typedef struct { float x, y, z; } dot3_float;
typedef struct { double x, y, z; } dot3_double;
typedef struct { uint8_t x, y, z; } dot3_uint8_t;
typedef struct { int16_t x, y, z; } dot3_int16_t;
typedef struct { int32_t x, y, z; } dot3_int32_t;
typedef struct { float x, y, z; } float3;
typedef struct { uint8_t r, g, b, a; } byte4;

typedef struct { uint8_t r, g, b; } byte3;
typedef struct { uint8_t x, y; } byte2;
typedef struct { uint8_t m[6]; } byte6;
typedef struct { uint16_t r, g, b, a; } short4;
typedef struct { float re, im; } float2;
typedef struct { float x, y, z, w; } float4;
typedef struct { int id; float x, y; } mixed3;
typedef struct { float m[6]; } float6;
typedef struct { float m[8]; } float8;

/* a helper's helper */
static inline float denominator_float(float x) { return 1.0f + M_float(exp)(-x); }
static inline float logistic_float(float x) { return 1.0f / denominator_float(x); }
static inline double denominator_double(double x) { return 1.0 + M_double(exp)(-x); }
static inline double logistic_double(double x) { return 1.0 / denominator_double(x); }
#ifndef ONLY_MATHEMATICS
static inline float copy_f32(float x)
{
    const float v = x; float r; r = v; float q = r; return q;
}
static NOINLINE void loop_copy_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_f32)(size_t n) { loop_copy_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double copy_f64(double x)
{
    const double v = x; double r; r = v; double q = r; return q;
}
static NOINLINE void loop_copy_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_f64)(size_t n) { loop_copy_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t copy_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_copy_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_u8)(size_t n) { loop_copy_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float copy_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = v; float q = r; return q;
}
static NOINLINE void loop_copy_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_i16f32)(size_t n) { loop_copy_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t copy_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = v; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_copy_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_i32)(size_t n) { loop_copy_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 copy_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = v; q.x = r; } { const float v = x.y; float r; r = v; q.y = r; } { const float v = x.z; float r; r = v; q.z = r; } return q;
}
static NOINLINE void loop_copy_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_float3)(size_t n) { loop_copy_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 copy_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_copy_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_byte4)(size_t n) { loop_copy_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void copy_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v; y[d] = r; }
}
static NOINLINE void loop_copy_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) copy_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(copy_row16)(size_t n) { loop_copy_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void copy_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v; y[d] = r; }
}
static NOINLINE void loop_copy_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) copy_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(copy_rowD)(size_t n) { loop_copy_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float copy_inplace(float x)
{
    const float v = x; float r; r = v; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_copy_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_inplace)(size_t n) { loop_copy_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void copy_inout(float *z)
{
    const float v = *z; float r; r = v; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_copy_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) copy_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(copy_inout)(size_t n) { loop_copy_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float copy_of(float x)
{
    const float v = x; float r; r = v; float q = r; return q;
}
static NOINLINE void loop_copy_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = copy_of(x[i]);
}
BENCH_C NOINLINE void LOOP(copy_of)(size_t n) { loop_copy_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void copy_strided1(float *y, float x)
{
    const float v = x; float r; r = v; *y = r;
}
static NOINLINE void loop_copy_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) copy_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(copy_strided1)(size_t n) { loop_copy_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void copy_strided3(float *y, float x)
{
    const float v = x; float r; r = v; *y = r;
}
static NOINLINE void loop_copy_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) copy_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(copy_strided3)(size_t n) { loop_copy_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float scale_f32(float x)
{
    const float v = x; float r; r = v * 2.5f; float q = r; return q;
}
static NOINLINE void loop_scale_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_f32)(size_t n) { loop_scale_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double scale_f64(double x)
{
    const double v = x; double r; r = v * 2.5; double q = r; return q;
}
static NOINLINE void loop_scale_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_f64)(size_t n) { loop_scale_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t scale_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v * 2.5f; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_scale_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_u8)(size_t n) { loop_scale_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float scale_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = v * 2.5f; float q = r; return q;
}
static NOINLINE void loop_scale_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_i16f32)(size_t n) { loop_scale_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t scale_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = v * 2.5f; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_scale_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_i32)(size_t n) { loop_scale_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 scale_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = v * 2.5f; q.x = r; } { const float v = x.y; float r; r = v * 2.5f; q.y = r; } { const float v = x.z; float r; r = v * 2.5f; q.z = r; } return q;
}
static NOINLINE void loop_scale_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_float3)(size_t n) { loop_scale_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 scale_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v * 2.5f; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v * 2.5f; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v * 2.5f; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_scale_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_byte4)(size_t n) { loop_scale_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void scale_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v * 2.5f; y[d] = r; }
}
static NOINLINE void loop_scale_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) scale_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(scale_row16)(size_t n) { loop_scale_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void scale_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v * 2.5f; y[d] = r; }
}
static NOINLINE void loop_scale_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) scale_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(scale_rowD)(size_t n) { loop_scale_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float scale_inplace(float x)
{
    const float v = x; float r; r = v * 2.5f; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_scale_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_inplace)(size_t n) { loop_scale_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void scale_inout(float *z)
{
    const float v = *z; float r; r = v * 2.5f; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_scale_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) scale_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(scale_inout)(size_t n) { loop_scale_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float scale_of(float x)
{
    const float v = x; float r; r = v * 2.5f; float q = r; return q;
}
static NOINLINE void loop_scale_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = scale_of(x[i]);
}
BENCH_C NOINLINE void LOOP(scale_of)(size_t n) { loop_scale_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void scale_strided1(float *y, float x)
{
    const float v = x; float r; r = v * 2.5f; *y = r;
}
static NOINLINE void loop_scale_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) scale_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(scale_strided1)(size_t n) { loop_scale_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void scale_strided3(float *y, float x)
{
    const float v = x; float r; r = v * 2.5f; *y = r;
}
static NOINLINE void loop_scale_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) scale_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(scale_strided3)(size_t n) { loop_scale_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float add_f32(float x, float u)
{
    const float v = x; const float w = u; float r; r = v + w; float q = r; return q;
}
static NOINLINE void loop_add_f32(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_f32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_f32)(size_t n) { loop_add_f32(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double add_f64(double x, double u)
{
    const double v = x; const double w = u; double r; r = v + w; double q = r; return q;
}
static NOINLINE void loop_add_f64(size_t n, double *out, const double *x, const double *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_f64(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_f64)(size_t n) { loop_add_f64(n, (double *)buffers[0], (const double *)buffers[2], (const double *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t add_u8(uint8_t x, uint8_t u)
{
    const float v = (float)x * 0.01f + 0.5f; const float w = (float)u * 0.01f + 0.5f; float r; r = v + w; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_add_u8(size_t n, uint8_t *out, const uint8_t *x, const uint8_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_u8(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_u8)(size_t n) { loop_add_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2], (const uint8_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float add_i16f32(int16_t x, int16_t u)
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = v + w; float q = r; return q;
}
static NOINLINE void loop_add_i16f32(size_t n, float *out, const int16_t *x, const int16_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_i16f32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_i16f32)(size_t n) { loop_add_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2], (const int16_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t add_i32(int32_t x, int32_t u)
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = v + w; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_add_i32(size_t n, int32_t *out, const int32_t *x, const int32_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_i32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_i32)(size_t n) { loop_add_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2], (const int32_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 add_float3(float3 x, float3 u)
{
    float3 q; { const float v = x.x; const float w = u.x; float r; r = v + w; q.x = r; } { const float v = x.y; const float w = u.y; float r; r = v + w; q.y = r; } { const float v = x.z; const float w = u.z; float r; r = v + w; q.z = r; } return q;
}
static NOINLINE void loop_add_float3(size_t n, float3 *out, const float3 *x, const float3 *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_float3(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_float3)(size_t n) { loop_add_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2], (const float3 *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 add_byte4(byte4 x, byte4 u)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; const float w = (float)u.r * 0.01f + 0.5f; float r; r = v + w; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; const float w = (float)u.g * 0.01f + 0.5f; float r; r = v + w; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; const float w = (float)u.b * 0.01f + 0.5f; float r; r = v + w; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_add_byte4(size_t n, byte4 *out, const byte4 *x, const byte4 *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_byte4(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_byte4)(size_t n) { loop_add_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2], (const byte4 *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void add_row16(float *y, const float *x, const float *u)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; const float w = u[d]; float r; r = v + w; y[d] = r; }
}
static NOINLINE void loop_add_row16(size_t n, float *y, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) add_row16(y + i * 16, x + i * 16, u + i * 16);
}
BENCH_C NOINLINE void LOOP(add_row16)(size_t n) { loop_add_row16(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void add_rowD(float *y, const float *x, const float *u, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; const float w = u[d]; float r; r = v + w; y[d] = r; }
}
static NOINLINE void loop_add_rowD(size_t n, float *y, const float *x, const float *u, size_t D)
{
    for (size_t i = 0; i < n; i++) add_rowD(y + i * D, x + i * D, u + i * D, D);
}
BENCH_C NOINLINE void LOOP(add_rowD)(size_t n) { loop_add_rowD(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float add_inplace(float x, float u)
{
    const float v = x; const float w = u; float r; r = v + w; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_add_inplace(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_inplace(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_inplace)(size_t n) { loop_add_inplace(n, (float *)buffers[2], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void add_inout(float *z, float u)
{
    const float v = *z; const float w = u; float r; r = v + w; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_add_inout(size_t n, float *z, const float *u)
{
    for (size_t i = 0; i < n; i++) add_inout(&z[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_inout)(size_t n) { loop_add_inout(n, (float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float add_of(float x, float u)
{
    const float v = x; const float w = u; float r; r = v + w; float q = r; return q;
}
static NOINLINE void loop_add_of(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = add_of(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(add_of)(size_t n) { loop_add_of(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void add_strided1(float *y, float x, float u)
{
    const float v = x; const float w = u; float r; r = v + w; *y = r;
}
static NOINLINE void loop_add_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride, const float *u, ptrdiff_t u_stride)
{
    for (size_t i = 0; i < n; i++) add_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], u[(ptrdiff_t)i * u_stride]);
}
BENCH_C NOINLINE void LOOP(add_strided1)(size_t n) { loop_add_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1, (const float *)buffers[3], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void add_strided3(float *y, float x, float u)
{
    const float v = x; const float w = u; float r; r = v + w; *y = r;
}
static NOINLINE void loop_add_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride, const float *u, ptrdiff_t u_stride)
{
    for (size_t i = 0; i < n; i++) add_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], u[(ptrdiff_t)i * u_stride]);
}
BENCH_C NOINLINE void LOOP(add_strided3)(size_t n) { loop_add_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3, (const float *)buffers[3], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float axpy_f32(float x, float u)
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; float q = r; return q;
}
static NOINLINE void loop_axpy_f32(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_f32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_f32)(size_t n) { loop_axpy_f32(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double axpy_f64(double x, double u)
{
    const double v = x; const double w = u; double r; r = 2.5 * v + w; double q = r; return q;
}
static NOINLINE void loop_axpy_f64(size_t n, double *out, const double *x, const double *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_f64(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_f64)(size_t n) { loop_axpy_f64(n, (double *)buffers[0], (const double *)buffers[2], (const double *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t axpy_u8(uint8_t x, uint8_t u)
{
    const float v = (float)x * 0.01f + 0.5f; const float w = (float)u * 0.01f + 0.5f; float r; r = 2.5f * v + w; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_axpy_u8(size_t n, uint8_t *out, const uint8_t *x, const uint8_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_u8(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_u8)(size_t n) { loop_axpy_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2], (const uint8_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float axpy_i16f32(int16_t x, int16_t u)
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = 2.5f * v + w; float q = r; return q;
}
static NOINLINE void loop_axpy_i16f32(size_t n, float *out, const int16_t *x, const int16_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_i16f32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_i16f32)(size_t n) { loop_axpy_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2], (const int16_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t axpy_i32(int32_t x, int32_t u)
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = 2.5f * v + w; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_axpy_i32(size_t n, int32_t *out, const int32_t *x, const int32_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_i32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_i32)(size_t n) { loop_axpy_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2], (const int32_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 axpy_float3(float3 x, float3 u)
{
    float3 q; { const float v = x.x; const float w = u.x; float r; r = 2.5f * v + w; q.x = r; } { const float v = x.y; const float w = u.y; float r; r = 2.5f * v + w; q.y = r; } { const float v = x.z; const float w = u.z; float r; r = 2.5f * v + w; q.z = r; } return q;
}
static NOINLINE void loop_axpy_float3(size_t n, float3 *out, const float3 *x, const float3 *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_float3(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_float3)(size_t n) { loop_axpy_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2], (const float3 *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 axpy_byte4(byte4 x, byte4 u)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; const float w = (float)u.r * 0.01f + 0.5f; float r; r = 2.5f * v + w; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; const float w = (float)u.g * 0.01f + 0.5f; float r; r = 2.5f * v + w; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; const float w = (float)u.b * 0.01f + 0.5f; float r; r = 2.5f * v + w; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_axpy_byte4(size_t n, byte4 *out, const byte4 *x, const byte4 *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_byte4(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_byte4)(size_t n) { loop_axpy_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2], (const byte4 *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void axpy_row16(float *y, const float *x, const float *u)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; const float w = u[d]; float r; r = 2.5f * v + w; y[d] = r; }
}
static NOINLINE void loop_axpy_row16(size_t n, float *y, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) axpy_row16(y + i * 16, x + i * 16, u + i * 16);
}
BENCH_C NOINLINE void LOOP(axpy_row16)(size_t n) { loop_axpy_row16(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void axpy_rowD(float *y, const float *x, const float *u, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; const float w = u[d]; float r; r = 2.5f * v + w; y[d] = r; }
}
static NOINLINE void loop_axpy_rowD(size_t n, float *y, const float *x, const float *u, size_t D)
{
    for (size_t i = 0; i < n; i++) axpy_rowD(y + i * D, x + i * D, u + i * D, D);
}
BENCH_C NOINLINE void LOOP(axpy_rowD)(size_t n) { loop_axpy_rowD(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float axpy_inplace(float x, float u)
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_axpy_inplace(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_inplace(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_inplace)(size_t n) { loop_axpy_inplace(n, (float *)buffers[2], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void axpy_inout(float *z, float u)
{
    const float v = *z; const float w = u; float r; r = 2.5f * v + w; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_axpy_inout(size_t n, float *z, const float *u)
{
    for (size_t i = 0; i < n; i++) axpy_inout(&z[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_inout)(size_t n) { loop_axpy_inout(n, (float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float axpy_of(float x, float u)
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; float q = r; return q;
}
static NOINLINE void loop_axpy_of(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = axpy_of(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(axpy_of)(size_t n) { loop_axpy_of(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void axpy_strided1(float *y, float x, float u)
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; *y = r;
}
static NOINLINE void loop_axpy_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride, const float *u, ptrdiff_t u_stride)
{
    for (size_t i = 0; i < n; i++) axpy_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], u[(ptrdiff_t)i * u_stride]);
}
BENCH_C NOINLINE void LOOP(axpy_strided1)(size_t n) { loop_axpy_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1, (const float *)buffers[3], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void axpy_strided3(float *y, float x, float u)
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; *y = r;
}
static NOINLINE void loop_axpy_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride, const float *u, ptrdiff_t u_stride)
{
    for (size_t i = 0; i < n; i++) axpy_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], u[(ptrdiff_t)i * u_stride]);
}
BENCH_C NOINLINE void LOOP(axpy_strided3)(size_t n) { loop_axpy_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3, (const float *)buffers[3], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float polynomial_f32(float x)
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r; return q;
}
static NOINLINE void loop_polynomial_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_f32)(size_t n) { loop_polynomial_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double polynomial_f64(double x)
{
    const double v = x; double r; r = (((((0.01 * v - 0.02) * v + 0.03) * v - 0.4) * v + 0.5) * v - 0.6) * v + 0.7; double q = r; return q;
}
static NOINLINE void loop_polynomial_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_f64)(size_t n) { loop_polynomial_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t polynomial_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_polynomial_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_u8)(size_t n) { loop_polynomial_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float polynomial_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r; return q;
}
static NOINLINE void loop_polynomial_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_i16f32)(size_t n) { loop_polynomial_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t polynomial_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_polynomial_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_i32)(size_t n) { loop_polynomial_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 polynomial_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.x = r; } { const float v = x.y; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.y = r; } { const float v = x.z; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.z = r; } return q;
}
static NOINLINE void loop_polynomial_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_float3)(size_t n) { loop_polynomial_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 polynomial_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_polynomial_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_byte4)(size_t n) { loop_polynomial_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void polynomial_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; y[d] = r; }
}
static NOINLINE void loop_polynomial_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) polynomial_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(polynomial_row16)(size_t n) { loop_polynomial_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void polynomial_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; y[d] = r; }
}
static NOINLINE void loop_polynomial_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) polynomial_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(polynomial_rowD)(size_t n) { loop_polynomial_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float polynomial_inplace(float x)
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_polynomial_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_inplace)(size_t n) { loop_polynomial_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void polynomial_inout(float *z)
{
    const float v = *z; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_polynomial_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) polynomial_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_inout)(size_t n) { loop_polynomial_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float polynomial_of(float x)
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r; return q;
}
static NOINLINE void loop_polynomial_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = polynomial_of(x[i]);
}
BENCH_C NOINLINE void LOOP(polynomial_of)(size_t n) { loop_polynomial_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void polynomial_strided1(float *y, float x)
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; *y = r;
}
static NOINLINE void loop_polynomial_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) polynomial_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(polynomial_strided1)(size_t n) { loop_polynomial_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void polynomial_strided3(float *y, float x)
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; *y = r;
}
static NOINLINE void loop_polynomial_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) polynomial_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(polynomial_strided3)(size_t n) { loop_polynomial_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float divide_f32(float x)
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r; return q;
}
static NOINLINE void loop_divide_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_f32)(size_t n) { loop_divide_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double divide_f64(double x)
{
    const double v = x; double r; r = (v + 1.0) / (v * v + 2.0); double q = r; return q;
}
static NOINLINE void loop_divide_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_f64)(size_t n) { loop_divide_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t divide_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_divide_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_u8)(size_t n) { loop_divide_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float divide_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r; return q;
}
static NOINLINE void loop_divide_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_i16f32)(size_t n) { loop_divide_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t divide_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = (v + 1.0f) / (v * v + 2.0f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_divide_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_i32)(size_t n) { loop_divide_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 divide_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = (v + 1.0f) / (v * v + 2.0f); q.x = r; } { const float v = x.y; float r; r = (v + 1.0f) / (v * v + 2.0f); q.y = r; } { const float v = x.z; float r; r = (v + 1.0f) / (v * v + 2.0f); q.z = r; } return q;
}
static NOINLINE void loop_divide_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_float3)(size_t n) { loop_divide_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 divide_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_divide_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_byte4)(size_t n) { loop_divide_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void divide_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = (v + 1.0f) / (v * v + 2.0f); y[d] = r; }
}
static NOINLINE void loop_divide_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) divide_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(divide_row16)(size_t n) { loop_divide_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void divide_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = (v + 1.0f) / (v * v + 2.0f); y[d] = r; }
}
static NOINLINE void loop_divide_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) divide_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(divide_rowD)(size_t n) { loop_divide_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float divide_inplace(float x)
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_divide_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_inplace)(size_t n) { loop_divide_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void divide_inout(float *z)
{
    const float v = *z; float r; r = (v + 1.0f) / (v * v + 2.0f); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_divide_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) divide_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(divide_inout)(size_t n) { loop_divide_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float divide_of(float x)
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r; return q;
}
static NOINLINE void loop_divide_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = divide_of(x[i]);
}
BENCH_C NOINLINE void LOOP(divide_of)(size_t n) { loop_divide_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void divide_strided1(float *y, float x)
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); *y = r;
}
static NOINLINE void loop_divide_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) divide_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(divide_strided1)(size_t n) { loop_divide_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void divide_strided3(float *y, float x)
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); *y = r;
}
static NOINLINE void loop_divide_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) divide_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(divide_strided3)(size_t n) { loop_divide_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
static inline float sqrt_f32(float x)
{
    const float v = x; float r; r = M_float(sqrt)(v); float q = r; return q;
}
static NOINLINE void loop_sqrt_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_f32)(size_t n) { loop_sqrt_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double sqrt_f64(double x)
{
    const double v = x; double r; r = M_double(sqrt)(v); double q = r; return q;
}
static NOINLINE void loop_sqrt_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_f64)(size_t n) { loop_sqrt_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t sqrt_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_sqrt_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_u8)(size_t n) { loop_sqrt_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float sqrt_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(sqrt)(v); float q = r; return q;
}
static NOINLINE void loop_sqrt_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_i16f32)(size_t n) { loop_sqrt_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t sqrt_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(sqrt)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_sqrt_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_i32)(size_t n) { loop_sqrt_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 sqrt_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = M_float(sqrt)(v); q.x = r; } { const float v = x.y; float r; r = M_float(sqrt)(v); q.y = r; } { const float v = x.z; float r; r = M_float(sqrt)(v); q.z = r; } return q;
}
static NOINLINE void loop_sqrt_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_float3)(size_t n) { loop_sqrt_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 sqrt_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_sqrt_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_byte4)(size_t n) { loop_sqrt_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void sqrt_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(sqrt)(v); y[d] = r; }
}
static NOINLINE void loop_sqrt_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) sqrt_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(sqrt_row16)(size_t n) { loop_sqrt_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void sqrt_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(sqrt)(v); y[d] = r; }
}
static NOINLINE void loop_sqrt_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) sqrt_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(sqrt_rowD)(size_t n) { loop_sqrt_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float sqrt_inplace(float x)
{
    const float v = x; float r; r = M_float(sqrt)(v); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_sqrt_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_inplace)(size_t n) { loop_sqrt_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void sqrt_inout(float *z)
{
    const float v = *z; float r; r = M_float(sqrt)(v); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_sqrt_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) sqrt_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_inout)(size_t n) { loop_sqrt_inout(n, (float *)buffers[2]); }
static inline float sqrt_of(float x)
{
    const float v = x; float r; r = M_float(sqrt)(v); float q = r; return q;
}
static NOINLINE void loop_sqrt_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sqrt_of(x[i]);
}
BENCH_C NOINLINE void LOOP(sqrt_of)(size_t n) { loop_sqrt_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void sqrt_strided1(float *y, float x)
{
    const float v = x; float r; r = M_float(sqrt)(v); *y = r;
}
static NOINLINE void loop_sqrt_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) sqrt_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(sqrt_strided1)(size_t n) { loop_sqrt_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void sqrt_strided3(float *y, float x)
{
    const float v = x; float r; r = M_float(sqrt)(v); *y = r;
}
static NOINLINE void loop_sqrt_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) sqrt_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(sqrt_strided3)(size_t n) { loop_sqrt_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
static inline float exp_f32(float x)
{
    const float v = x; float r; r = M_float(exp)(v); float q = r; return q;
}
static NOINLINE void loop_exp_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_f32)(size_t n) { loop_exp_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double exp_f64(double x)
{
    const double v = x; double r; r = M_double(exp)(v); double q = r; return q;
}
static NOINLINE void loop_exp_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_f64)(size_t n) { loop_exp_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t exp_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(exp)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_exp_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_u8)(size_t n) { loop_exp_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float exp_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(exp)(v); float q = r; return q;
}
static NOINLINE void loop_exp_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_i16f32)(size_t n) { loop_exp_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t exp_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(exp)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_exp_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_i32)(size_t n) { loop_exp_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 exp_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = M_float(exp)(v); q.x = r; } { const float v = x.y; float r; r = M_float(exp)(v); q.y = r; } { const float v = x.z; float r; r = M_float(exp)(v); q.z = r; } return q;
}
static NOINLINE void loop_exp_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_float3)(size_t n) { loop_exp_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 exp_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(exp)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(exp)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(exp)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_exp_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_byte4)(size_t n) { loop_exp_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void exp_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(exp)(v); y[d] = r; }
}
static NOINLINE void loop_exp_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) exp_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(exp_row16)(size_t n) { loop_exp_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void exp_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(exp)(v); y[d] = r; }
}
static NOINLINE void loop_exp_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) exp_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(exp_rowD)(size_t n) { loop_exp_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float exp_inplace(float x)
{
    const float v = x; float r; r = M_float(exp)(v); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_exp_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_inplace)(size_t n) { loop_exp_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void exp_inout(float *z)
{
    const float v = *z; float r; r = M_float(exp)(v); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_exp_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) exp_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(exp_inout)(size_t n) { loop_exp_inout(n, (float *)buffers[2]); }
static inline float exp_of(float x)
{
    const float v = x; float r; r = M_float(exp)(v); float q = r; return q;
}
static NOINLINE void loop_exp_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = exp_of(x[i]);
}
BENCH_C NOINLINE void LOOP(exp_of)(size_t n) { loop_exp_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void exp_strided1(float *y, float x)
{
    const float v = x; float r; r = M_float(exp)(v); *y = r;
}
static NOINLINE void loop_exp_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) exp_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(exp_strided1)(size_t n) { loop_exp_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void exp_strided3(float *y, float x)
{
    const float v = x; float r; r = M_float(exp)(v); *y = r;
}
static NOINLINE void loop_exp_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) exp_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(exp_strided3)(size_t n) { loop_exp_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
static inline float log_f32(float x)
{
    const float v = x; float r; r = M_float(log)(v); float q = r; return q;
}
static NOINLINE void loop_log_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(log_f32)(size_t n) { loop_log_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double log_f64(double x)
{
    const double v = x; double r; r = M_double(log)(v); double q = r; return q;
}
static NOINLINE void loop_log_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(log_f64)(size_t n) { loop_log_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t log_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(log)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_log_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(log_u8)(size_t n) { loop_log_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float log_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(log)(v); float q = r; return q;
}
static NOINLINE void loop_log_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(log_i16f32)(size_t n) { loop_log_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t log_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(log)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_log_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(log_i32)(size_t n) { loop_log_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 log_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = M_float(log)(v); q.x = r; } { const float v = x.y; float r; r = M_float(log)(v); q.y = r; } { const float v = x.z; float r; r = M_float(log)(v); q.z = r; } return q;
}
static NOINLINE void loop_log_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(log_float3)(size_t n) { loop_log_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 log_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(log)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(log)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(log)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_log_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(log_byte4)(size_t n) { loop_log_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void log_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(log)(v); y[d] = r; }
}
static NOINLINE void loop_log_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) log_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(log_row16)(size_t n) { loop_log_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void log_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(log)(v); y[d] = r; }
}
static NOINLINE void loop_log_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) log_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(log_rowD)(size_t n) { loop_log_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float log_inplace(float x)
{
    const float v = x; float r; r = M_float(log)(v); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_log_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(log_inplace)(size_t n) { loop_log_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void log_inout(float *z)
{
    const float v = *z; float r; r = M_float(log)(v); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_log_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) log_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(log_inout)(size_t n) { loop_log_inout(n, (float *)buffers[2]); }
static inline float log_of(float x)
{
    const float v = x; float r; r = M_float(log)(v); float q = r; return q;
}
static NOINLINE void loop_log_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = log_of(x[i]);
}
BENCH_C NOINLINE void LOOP(log_of)(size_t n) { loop_log_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void log_strided1(float *y, float x)
{
    const float v = x; float r; r = M_float(log)(v); *y = r;
}
static NOINLINE void loop_log_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) log_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(log_strided1)(size_t n) { loop_log_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void log_strided3(float *y, float x)
{
    const float v = x; float r; r = M_float(log)(v); *y = r;
}
static NOINLINE void loop_log_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) log_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(log_strided3)(size_t n) { loop_log_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
static inline float pow_f32(float x)
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); float q = r; return q;
}
static NOINLINE void loop_pow_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_f32)(size_t n) { loop_pow_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double pow_f64(double x)
{
    const double v = x; double r; r = M_double(pow)(v, 0.4545); double q = r; return q;
}
static NOINLINE void loop_pow_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_f64)(size_t n) { loop_pow_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t pow_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_pow_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_u8)(size_t n) { loop_pow_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float pow_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(pow)(v, 0.4545f); float q = r; return q;
}
static NOINLINE void loop_pow_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_i16f32)(size_t n) { loop_pow_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t pow_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(pow)(v, 0.4545f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_pow_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_i32)(size_t n) { loop_pow_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 pow_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = M_float(pow)(v, 0.4545f); q.x = r; } { const float v = x.y; float r; r = M_float(pow)(v, 0.4545f); q.y = r; } { const float v = x.z; float r; r = M_float(pow)(v, 0.4545f); q.z = r; } return q;
}
static NOINLINE void loop_pow_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_float3)(size_t n) { loop_pow_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 pow_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_pow_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_byte4)(size_t n) { loop_pow_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void pow_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(pow)(v, 0.4545f); y[d] = r; }
}
static NOINLINE void loop_pow_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) pow_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(pow_row16)(size_t n) { loop_pow_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void pow_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(pow)(v, 0.4545f); y[d] = r; }
}
static NOINLINE void loop_pow_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) pow_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(pow_rowD)(size_t n) { loop_pow_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float pow_inplace(float x)
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_pow_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_inplace)(size_t n) { loop_pow_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void pow_inout(float *z)
{
    const float v = *z; float r; r = M_float(pow)(v, 0.4545f); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_pow_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) pow_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(pow_inout)(size_t n) { loop_pow_inout(n, (float *)buffers[2]); }
static inline float pow_of(float x)
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); float q = r; return q;
}
static NOINLINE void loop_pow_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = pow_of(x[i]);
}
BENCH_C NOINLINE void LOOP(pow_of)(size_t n) { loop_pow_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void pow_strided1(float *y, float x)
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); *y = r;
}
static NOINLINE void loop_pow_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) pow_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(pow_strided1)(size_t n) { loop_pow_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void pow_strided3(float *y, float x)
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); *y = r;
}
static NOINLINE void loop_pow_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) pow_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(pow_strided3)(size_t n) { loop_pow_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
static inline float sin_f32(float x)
{
    const float v = x; float r; r = M_float(sin)(v); float q = r; return q;
}
static NOINLINE void loop_sin_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_f32)(size_t n) { loop_sin_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double sin_f64(double x)
{
    const double v = x; double r; r = M_double(sin)(v); double q = r; return q;
}
static NOINLINE void loop_sin_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_f64)(size_t n) { loop_sin_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t sin_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(sin)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_sin_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_u8)(size_t n) { loop_sin_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float sin_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(sin)(v); float q = r; return q;
}
static NOINLINE void loop_sin_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_i16f32)(size_t n) { loop_sin_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t sin_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(sin)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_sin_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_i32)(size_t n) { loop_sin_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 sin_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = M_float(sin)(v); q.x = r; } { const float v = x.y; float r; r = M_float(sin)(v); q.y = r; } { const float v = x.z; float r; r = M_float(sin)(v); q.z = r; } return q;
}
static NOINLINE void loop_sin_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_float3)(size_t n) { loop_sin_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 sin_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(sin)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(sin)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(sin)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_sin_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_byte4)(size_t n) { loop_sin_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void sin_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(sin)(v); y[d] = r; }
}
static NOINLINE void loop_sin_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) sin_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(sin_row16)(size_t n) { loop_sin_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void sin_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(sin)(v); y[d] = r; }
}
static NOINLINE void loop_sin_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) sin_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(sin_rowD)(size_t n) { loop_sin_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float sin_inplace(float x)
{
    const float v = x; float r; r = M_float(sin)(v); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_sin_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_inplace)(size_t n) { loop_sin_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void sin_inout(float *z)
{
    const float v = *z; float r; r = M_float(sin)(v); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_sin_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) sin_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(sin_inout)(size_t n) { loop_sin_inout(n, (float *)buffers[2]); }
static inline float sin_of(float x)
{
    const float v = x; float r; r = M_float(sin)(v); float q = r; return q;
}
static NOINLINE void loop_sin_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sin_of(x[i]);
}
BENCH_C NOINLINE void LOOP(sin_of)(size_t n) { loop_sin_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void sin_strided1(float *y, float x)
{
    const float v = x; float r; r = M_float(sin)(v); *y = r;
}
static NOINLINE void loop_sin_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) sin_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(sin_strided1)(size_t n) { loop_sin_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void sin_strided3(float *y, float x)
{
    const float v = x; float r; r = M_float(sin)(v); *y = r;
}
static NOINLINE void loop_sin_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) sin_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(sin_strided3)(size_t n) { loop_sin_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
static inline float tanh_f32(float x)
{
    const float v = x; float r; r = M_float(tanh)(v); float q = r; return q;
}
static NOINLINE void loop_tanh_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_f32)(size_t n) { loop_tanh_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double tanh_f64(double x)
{
    const double v = x; double r; r = M_double(tanh)(v); double q = r; return q;
}
static NOINLINE void loop_tanh_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_f64)(size_t n) { loop_tanh_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t tanh_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(tanh)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_tanh_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_u8)(size_t n) { loop_tanh_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float tanh_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(tanh)(v); float q = r; return q;
}
static NOINLINE void loop_tanh_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_i16f32)(size_t n) { loop_tanh_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t tanh_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = M_float(tanh)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_tanh_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_i32)(size_t n) { loop_tanh_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 tanh_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = M_float(tanh)(v); q.x = r; } { const float v = x.y; float r; r = M_float(tanh)(v); q.y = r; } { const float v = x.z; float r; r = M_float(tanh)(v); q.z = r; } return q;
}
static NOINLINE void loop_tanh_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_float3)(size_t n) { loop_tanh_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 tanh_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(tanh)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(tanh)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(tanh)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_tanh_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_byte4)(size_t n) { loop_tanh_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void tanh_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(tanh)(v); y[d] = r; }
}
static NOINLINE void loop_tanh_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) tanh_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(tanh_row16)(size_t n) { loop_tanh_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void tanh_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(tanh)(v); y[d] = r; }
}
static NOINLINE void loop_tanh_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) tanh_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(tanh_rowD)(size_t n) { loop_tanh_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float tanh_inplace(float x)
{
    const float v = x; float r; r = M_float(tanh)(v); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_tanh_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_inplace)(size_t n) { loop_tanh_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void tanh_inout(float *z)
{
    const float v = *z; float r; r = M_float(tanh)(v); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_tanh_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) tanh_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(tanh_inout)(size_t n) { loop_tanh_inout(n, (float *)buffers[2]); }
static inline float tanh_of(float x)
{
    const float v = x; float r; r = M_float(tanh)(v); float q = r; return q;
}
static NOINLINE void loop_tanh_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = tanh_of(x[i]);
}
BENCH_C NOINLINE void LOOP(tanh_of)(size_t n) { loop_tanh_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void tanh_strided1(float *y, float x)
{
    const float v = x; float r; r = M_float(tanh)(v); *y = r;
}
static NOINLINE void loop_tanh_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) tanh_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(tanh_strided1)(size_t n) { loop_tanh_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void tanh_strided3(float *y, float x)
{
    const float v = x; float r; r = M_float(tanh)(v); *y = r;
}
static NOINLINE void loop_tanh_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) tanh_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(tanh_strided3)(size_t n) { loop_tanh_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#ifndef ONLY_MATHEMATICS
static inline float clamp_f32(float x)
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r; return q;
}
static NOINLINE void loop_clamp_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_f32)(size_t n) { loop_clamp_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double clamp_f64(double x)
{
    const double v = x; double r; r = v < 0.75 ? 0.75 : v > 2.25 ? 2.25 : v; double q = r; return q;
}
static NOINLINE void loop_clamp_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_f64)(size_t n) { loop_clamp_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t clamp_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_clamp_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_u8)(size_t n) { loop_clamp_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float clamp_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r; return q;
}
static NOINLINE void loop_clamp_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_i16f32)(size_t n) { loop_clamp_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t clamp_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_clamp_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_i32)(size_t n) { loop_clamp_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 clamp_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.x = r; } { const float v = x.y; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.y = r; } { const float v = x.z; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.z = r; } return q;
}
static NOINLINE void loop_clamp_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_float3)(size_t n) { loop_clamp_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 clamp_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_clamp_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_byte4)(size_t n) { loop_clamp_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void clamp_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; y[d] = r; }
}
static NOINLINE void loop_clamp_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) clamp_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(clamp_row16)(size_t n) { loop_clamp_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void clamp_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; y[d] = r; }
}
static NOINLINE void loop_clamp_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) clamp_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(clamp_rowD)(size_t n) { loop_clamp_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float clamp_inplace(float x)
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_clamp_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_inplace)(size_t n) { loop_clamp_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void clamp_inout(float *z)
{
    const float v = *z; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_clamp_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) clamp_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(clamp_inout)(size_t n) { loop_clamp_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float clamp_of(float x)
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r; return q;
}
static NOINLINE void loop_clamp_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = clamp_of(x[i]);
}
BENCH_C NOINLINE void LOOP(clamp_of)(size_t n) { loop_clamp_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void clamp_strided1(float *y, float x)
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; *y = r;
}
static NOINLINE void loop_clamp_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) clamp_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(clamp_strided1)(size_t n) { loop_clamp_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void clamp_strided3(float *y, float x)
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; *y = r;
}
static NOINLINE void loop_clamp_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) clamp_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(clamp_strided3)(size_t n) { loop_clamp_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float select_f32(float x)
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r; return q;
}
static NOINLINE void loop_select_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(select_f32)(size_t n) { loop_select_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double select_f64(double x)
{
    const double v = x; double r; r = v >= 1.5 ? 1.0507 : v + 1.7581; double q = r; return q;
}
static NOINLINE void loop_select_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(select_f64)(size_t n) { loop_select_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t select_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_select_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(select_u8)(size_t n) { loop_select_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float select_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r; return q;
}
static NOINLINE void loop_select_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(select_i16f32)(size_t n) { loop_select_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t select_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_select_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(select_i32)(size_t n) { loop_select_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 select_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.x = r; } { const float v = x.y; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.y = r; } { const float v = x.z; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.z = r; } return q;
}
static NOINLINE void loop_select_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(select_float3)(size_t n) { loop_select_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 select_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_select_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(select_byte4)(size_t n) { loop_select_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void select_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; y[d] = r; }
}
static NOINLINE void loop_select_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) select_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(select_row16)(size_t n) { loop_select_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void select_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; y[d] = r; }
}
static NOINLINE void loop_select_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) select_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(select_rowD)(size_t n) { loop_select_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float select_inplace(float x)
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_select_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(select_inplace)(size_t n) { loop_select_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void select_inout(float *z)
{
    const float v = *z; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_select_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) select_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(select_inout)(size_t n) { loop_select_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float select_of(float x)
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r; return q;
}
static NOINLINE void loop_select_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = select_of(x[i]);
}
BENCH_C NOINLINE void LOOP(select_of)(size_t n) { loop_select_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void select_strided1(float *y, float x)
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; *y = r;
}
static NOINLINE void loop_select_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) select_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(select_strided1)(size_t n) { loop_select_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void select_strided3(float *y, float x)
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; *y = r;
}
static NOINLINE void loop_select_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) select_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(select_strided3)(size_t n) { loop_select_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float branch_f32(float x)
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r; return q;
}
static NOINLINE void loop_branch_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_f32)(size_t n) { loop_branch_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double branch_f64(double x)
{
    const double v = x; double r; if (v > 1.5) r = v * 0.5 + 1.0; else r = 3.0 - v; double q = r; return q;
}
static NOINLINE void loop_branch_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_f64)(size_t n) { loop_branch_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t branch_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_branch_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_u8)(size_t n) { loop_branch_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float branch_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r; return q;
}
static NOINLINE void loop_branch_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_i16f32)(size_t n) { loop_branch_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t branch_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_branch_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_i32)(size_t n) { loop_branch_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 branch_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.x = r; } { const float v = x.y; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.y = r; } { const float v = x.z; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.z = r; } return q;
}
static NOINLINE void loop_branch_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_float3)(size_t n) { loop_branch_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 branch_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_branch_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_byte4)(size_t n) { loop_branch_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void branch_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; y[d] = r; }
}
static NOINLINE void loop_branch_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) branch_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(branch_row16)(size_t n) { loop_branch_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void branch_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; y[d] = r; }
}
static NOINLINE void loop_branch_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) branch_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(branch_rowD)(size_t n) { loop_branch_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float branch_inplace(float x)
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_branch_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_inplace)(size_t n) { loop_branch_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void branch_inout(float *z)
{
    const float v = *z; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_branch_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) branch_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(branch_inout)(size_t n) { loop_branch_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float branch_of(float x)
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r; return q;
}
static NOINLINE void loop_branch_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = branch_of(x[i]);
}
BENCH_C NOINLINE void LOOP(branch_of)(size_t n) { loop_branch_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void branch_strided1(float *y, float x)
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; *y = r;
}
static NOINLINE void loop_branch_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) branch_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(branch_strided1)(size_t n) { loop_branch_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void branch_strided3(float *y, float x)
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; *y = r;
}
static NOINLINE void loop_branch_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) branch_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(branch_strided3)(size_t n) { loop_branch_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float hash_f32(float x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result; return q;
}
static NOINLINE void loop_hash_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_f32)(size_t n) { loop_hash_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double hash_f64(double x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); double q = (double)result; return q;
}
static NOINLINE void loop_hash_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_f64)(size_t n) { loop_hash_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t hash_u8(uint8_t x)
{
    uint8_t result; uint32_t h = (uint32_t)x; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); uint8_t q = result; return q;
}
static NOINLINE void loop_hash_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_u8)(size_t n) { loop_hash_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float hash_i16f32(int16_t x)
{
    int result; uint32_t h = (uint32_t)x; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result; return q;
}
static NOINLINE void loop_hash_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_i16f32)(size_t n) { loop_hash_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t hash_i32(int32_t x)
{
    int32_t result; uint32_t h = (uint32_t)x; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int32_t)(h >> 8); int32_t q = result; return q;
}
static NOINLINE void loop_hash_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_i32)(size_t n) { loop_hash_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 hash_float3(float3 x)
{
    float3 q; { int result; uint32_t h = (uint32_t)(int)(x.x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); q.x = (float)result; } { int result; uint32_t h = (uint32_t)(int)(x.y * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); q.y = (float)result; } { int result; uint32_t h = (uint32_t)(int)(x.z * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); q.z = (float)result; } return q;
}
static NOINLINE void loop_hash_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_float3)(size_t n) { loop_hash_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 hash_byte4(byte4 x)
{
    byte4 q; { uint8_t result; uint32_t h = (uint32_t)x.r; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); q.r = result; } { uint8_t result; uint32_t h = (uint32_t)x.g; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); q.g = result; } { uint8_t result; uint32_t h = (uint32_t)x.b; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); q.b = result; } q.a = x.a; return q;
}
static NOINLINE void loop_hash_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_byte4)(size_t n) { loop_hash_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void hash_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { int result; uint32_t h = (uint32_t)(int)(x[d] * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); y[d] = (float)result; }
}
static NOINLINE void loop_hash_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) hash_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(hash_row16)(size_t n) { loop_hash_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void hash_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { int result; uint32_t h = (uint32_t)(int)(x[d] * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); y[d] = (float)result; }
}
static NOINLINE void loop_hash_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) hash_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(hash_rowD)(size_t n) { loop_hash_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float hash_inplace(float x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_hash_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_inplace)(size_t n) { loop_hash_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void hash_inout(float *z)
{
    int result; uint32_t h = (uint32_t)(int)(*z * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); *z = (float)result * 1e-6f + 0.75f;
}
static NOINLINE void loop_hash_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) hash_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(hash_inout)(size_t n) { loop_hash_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float hash_of(float x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result; return q;
}
static NOINLINE void loop_hash_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = hash_of(x[i]);
}
BENCH_C NOINLINE void LOOP(hash_of)(size_t n) { loop_hash_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void hash_strided1(float *y, float x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); *y = (float)result;
}
static NOINLINE void loop_hash_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) hash_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(hash_strided1)(size_t n) { loop_hash_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void hash_strided3(float *y, float x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); *y = (float)result;
}
static NOINLINE void loop_hash_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) hash_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(hash_strided3)(size_t n) { loop_hash_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float saturate_f32(float x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result; return q;
}
static NOINLINE void loop_saturate_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_f32)(size_t n) { loop_saturate_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double saturate_f64(double x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); double q = (double)result; return q;
}
static NOINLINE void loop_saturate_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_f64)(size_t n) { loop_saturate_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t saturate_u8(uint8_t x)
{
    uint8_t result; int s = (int)x + 100; result = (uint8_t)(s > 255 ? 255 : s); uint8_t q = result; return q;
}
static NOINLINE void loop_saturate_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_u8)(size_t n) { loop_saturate_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float saturate_i16f32(int16_t x)
{
    int result; int s = (int)x + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result; return q;
}
static NOINLINE void loop_saturate_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_i16f32)(size_t n) { loop_saturate_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t saturate_i32(int32_t x)
{
    int32_t result; int s = (int)x + 100; result = (int32_t)(s > 255 ? 255 : s); int32_t q = result; return q;
}
static NOINLINE void loop_saturate_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_i32)(size_t n) { loop_saturate_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 saturate_float3(float3 x)
{
    float3 q; { int result; int s = (int)(int)(x.x * 100) + 100; result = (int)(s > 255 ? 255 : s); q.x = (float)result; } { int result; int s = (int)(int)(x.y * 100) + 100; result = (int)(s > 255 ? 255 : s); q.y = (float)result; } { int result; int s = (int)(int)(x.z * 100) + 100; result = (int)(s > 255 ? 255 : s); q.z = (float)result; } return q;
}
static NOINLINE void loop_saturate_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_float3)(size_t n) { loop_saturate_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 saturate_byte4(byte4 x)
{
    byte4 q; { uint8_t result; int s = (int)x.r + 100; result = (uint8_t)(s > 255 ? 255 : s); q.r = result; } { uint8_t result; int s = (int)x.g + 100; result = (uint8_t)(s > 255 ? 255 : s); q.g = result; } { uint8_t result; int s = (int)x.b + 100; result = (uint8_t)(s > 255 ? 255 : s); q.b = result; } q.a = x.a; return q;
}
static NOINLINE void loop_saturate_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_byte4)(size_t n) { loop_saturate_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void saturate_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { int result; int s = (int)(int)(x[d] * 100) + 100; result = (int)(s > 255 ? 255 : s); y[d] = (float)result; }
}
static NOINLINE void loop_saturate_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) saturate_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(saturate_row16)(size_t n) { loop_saturate_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void saturate_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { int result; int s = (int)(int)(x[d] * 100) + 100; result = (int)(s > 255 ? 255 : s); y[d] = (float)result; }
}
static NOINLINE void loop_saturate_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) saturate_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(saturate_rowD)(size_t n) { loop_saturate_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float saturate_inplace(float x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_saturate_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_inplace)(size_t n) { loop_saturate_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void saturate_inout(float *z)
{
    int result; int s = (int)(int)(*z * 100) + 100; result = (int)(s > 255 ? 255 : s); *z = (float)result * 1e-6f + 0.75f;
}
static NOINLINE void loop_saturate_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) saturate_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(saturate_inout)(size_t n) { loop_saturate_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float saturate_of(float x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result; return q;
}
static NOINLINE void loop_saturate_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = saturate_of(x[i]);
}
BENCH_C NOINLINE void LOOP(saturate_of)(size_t n) { loop_saturate_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void saturate_strided1(float *y, float x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); *y = (float)result;
}
static NOINLINE void loop_saturate_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) saturate_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(saturate_strided1)(size_t n) { loop_saturate_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void saturate_strided3(float *y, float x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); *y = (float)result;
}
static NOINLINE void loop_saturate_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) saturate_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(saturate_strided3)(size_t n) { loop_saturate_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float convert_f32(float x)
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); float q = r; return q;
}
static NOINLINE void loop_convert_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_f32)(size_t n) { loop_convert_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double convert_f64(double x)
{
    const double v = x; double r; r = (double)(int)(v * 3.0); double q = r; return q;
}
static NOINLINE void loop_convert_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_f64)(size_t n) { loop_convert_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t convert_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_convert_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_u8)(size_t n) { loop_convert_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float convert_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = (float)(int)(v * 3.0f); float q = r; return q;
}
static NOINLINE void loop_convert_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_i16f32)(size_t n) { loop_convert_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t convert_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = (float)(int)(v * 3.0f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_convert_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_i32)(size_t n) { loop_convert_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 convert_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = (float)(int)(v * 3.0f); q.x = r; } { const float v = x.y; float r; r = (float)(int)(v * 3.0f); q.y = r; } { const float v = x.z; float r; r = (float)(int)(v * 3.0f); q.z = r; } return q;
}
static NOINLINE void loop_convert_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_float3)(size_t n) { loop_convert_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 convert_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_convert_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_byte4)(size_t n) { loop_convert_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void convert_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = (float)(int)(v * 3.0f); y[d] = r; }
}
static NOINLINE void loop_convert_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) convert_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(convert_row16)(size_t n) { loop_convert_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void convert_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = (float)(int)(v * 3.0f); y[d] = r; }
}
static NOINLINE void loop_convert_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) convert_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(convert_rowD)(size_t n) { loop_convert_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float convert_inplace(float x)
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_convert_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_inplace)(size_t n) { loop_convert_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void convert_inout(float *z)
{
    const float v = *z; float r; r = (float)(int)(v * 3.0f); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_convert_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) convert_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(convert_inout)(size_t n) { loop_convert_inout(n, (float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float convert_of(float x)
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); float q = r; return q;
}
static NOINLINE void loop_convert_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = convert_of(x[i]);
}
BENCH_C NOINLINE void LOOP(convert_of)(size_t n) { loop_convert_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void convert_strided1(float *y, float x)
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); *y = r;
}
static NOINLINE void loop_convert_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) convert_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(convert_strided1)(size_t n) { loop_convert_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void convert_strided3(float *y, float x)
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); *y = r;
}
static NOINLINE void loop_convert_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) convert_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(convert_strided3)(size_t n) { loop_convert_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_f32(dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
static NOINLINE void loop_dot_f32(size_t n, float *out, const dot3_float *x, const dot3_float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_f32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_f32)(size_t n) { loop_dot_f32(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double dot_f64(dot3_double x, dot3_double u)
{
    const double v0 = x.x; const double v1 = x.y; const double v2 = x.z; const double w0 = u.x; const double w1 = u.y; const double w2 = u.z; double r; r = v0 * w0 + v1 * w1 + v2 * w2; double result = r; return result;
}
static NOINLINE void loop_dot_f64(size_t n, double *out, const dot3_double *x, const dot3_double *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_f64(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_f64)(size_t n) { loop_dot_f64(n, (double *)buffers[0], (const dot3_double *)buffers[2], (const dot3_double *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t dot_u8(dot3_uint8_t x, dot3_uint8_t u)
{
    const float v0 = (float)x.x * 0.01f + 0.5f; const float v1 = (float)x.y * 0.01f + 0.5f; const float v2 = (float)x.z * 0.01f + 0.5f; const float w0 = (float)u.x * 0.01f + 0.5f; const float w1 = (float)u.y * 0.01f + 0.5f; const float w2 = (float)u.z * 0.01f + 0.5f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; uint8_t result = (uint8_t)(int)(r * 10.0f); return result;
}
static NOINLINE void loop_dot_u8(size_t n, uint8_t *out, const dot3_uint8_t *x, const dot3_uint8_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_u8(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_u8)(size_t n) { loop_dot_u8(n, (uint8_t *)buffers[0], (const dot3_uint8_t *)buffers[2], (const dot3_uint8_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_i16f32(dot3_int16_t x, dot3_int16_t u)
{
    const float v0 = (float)x.x * 0.01f; const float v1 = (float)x.y * 0.01f; const float v2 = (float)x.z * 0.01f; const float w0 = (float)u.x * 0.01f; const float w1 = (float)u.y * 0.01f; const float w2 = (float)u.z * 0.01f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
static NOINLINE void loop_dot_i16f32(size_t n, float *out, const dot3_int16_t *x, const dot3_int16_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_i16f32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_i16f32)(size_t n) { loop_dot_i16f32(n, (float *)buffers[0], (const dot3_int16_t *)buffers[2], (const dot3_int16_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t dot_i32(dot3_int32_t x, dot3_int32_t u)
{
    const float v0 = (float)x.x * 0.01f; const float v1 = (float)x.y * 0.01f; const float v2 = (float)x.z * 0.01f; const float w0 = (float)u.x * 0.01f; const float w1 = (float)u.y * 0.01f; const float w2 = (float)u.z * 0.01f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; int32_t result = (int32_t)(r * 1000.0f); return result;
}
static NOINLINE void loop_dot_i32(size_t n, int32_t *out, const dot3_int32_t *x, const dot3_int32_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_i32(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_i32)(size_t n) { loop_dot_i32(n, (int32_t *)buffers[0], (const dot3_int32_t *)buffers[2], (const dot3_int32_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_float3(dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
static NOINLINE void loop_dot_float3(size_t n, float *out, const dot3_float *x, const dot3_float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_float3(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_float3)(size_t n) { loop_dot_float3(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t dot_byte4(dot3_uint8_t x, dot3_uint8_t u)
{
    const float v0 = (float)x.x * 0.01f + 0.5f; const float v1 = (float)x.y * 0.01f + 0.5f; const float v2 = (float)x.z * 0.01f + 0.5f; const float w0 = (float)u.x * 0.01f + 0.5f; const float w1 = (float)u.y * 0.01f + 0.5f; const float w2 = (float)u.z * 0.01f + 0.5f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; uint8_t result = (uint8_t)(int)(r * 10.0f); return result;
}
static NOINLINE void loop_dot_byte4(size_t n, uint8_t *out, const dot3_uint8_t *x, const dot3_uint8_t *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_byte4(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_byte4)(size_t n) { loop_dot_byte4(n, (uint8_t *)buffers[0], (const dot3_uint8_t *)buffers[2], (const dot3_uint8_t *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_row16(const float *x, const float *u)
{
    float r = 0; for (size_t d = 0; d < (size_t)16; d++) r += x[d] * u[d]; return r;
}
static NOINLINE void loop_dot_row16(size_t n, float *out, const float *x, const float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_row16(x + i * 16, u + i * 16);
}
BENCH_C NOINLINE void LOOP(dot_row16)(size_t n) { loop_dot_row16(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_rowD(const float *x, const float *u, size_t D)
{
    float r = 0; for (size_t d = 0; d < (size_t)D; d++) r += x[d] * u[d]; return r;
}
static NOINLINE void loop_dot_rowD(size_t n, float *out, const float *x, const float *u, size_t D)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_rowD(x + i * D, u + i * D, D);
}
BENCH_C NOINLINE void LOOP(dot_rowD)(size_t n) { loop_dot_rowD(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_inplace(dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r * 1e-6f + 0.75f; return result;
}
static NOINLINE void loop_dot_inplace(size_t n, float *out, const dot3_float *x, const dot3_float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_inplace(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_inplace)(size_t n) { loop_dot_inplace(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void dot_inout(dot3_float *z, dot3_float u)
{
    const float v0 = z[0].x; const float v1 = z[0].y; const float v2 = z[0].z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; z->x = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_dot_inout(size_t n, dot3_float *z, const dot3_float *u)
{
    for (size_t i = 0; i < n; i++) dot_inout(&z[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_inout)(size_t n) { loop_dot_inout(n, (dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float dot_of(dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
static NOINLINE void loop_dot_of(size_t n, float *out, const dot3_float *x, const dot3_float *u)
{
    for (size_t i = 0; i < n; i++) out[i] = dot_of(x[i], u[i]);
}
BENCH_C NOINLINE void LOOP(dot_of)(size_t n) { loop_dot_of(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void dot_strided1(float *y, dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; *y = r;
}
static NOINLINE void loop_dot_strided1(size_t n, float *y, ptrdiff_t y_stride, const dot3_float *x, ptrdiff_t x_stride, const dot3_float *u, ptrdiff_t u_stride)
{
    for (size_t i = 0; i < n; i++) dot_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], u[(ptrdiff_t)i * u_stride]);
}
BENCH_C NOINLINE void LOOP(dot_strided1)(size_t n) { loop_dot_strided1(n, (float *)buffers[0], stride1, (const dot3_float *)buffers[2], stride1, (const dot3_float *)buffers[3], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void dot_strided3(float *y, dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; *y = r;
}
static NOINLINE void loop_dot_strided3(size_t n, float *y, ptrdiff_t y_stride, const dot3_float *x, ptrdiff_t x_stride, const dot3_float *u, ptrdiff_t u_stride)
{
    for (size_t i = 0; i < n; i++) dot_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], u[(ptrdiff_t)i * u_stride]);
}
BENCH_C NOINLINE void LOOP(dot_strided3)(size_t n) { loop_dot_strided3(n, (float *)buffers[0], stride3, (const dot3_float *)buffers[2], stride3, (const dot3_float *)buffers[3], stride3); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float two_f32(float x, float *y2)
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r; *y2 = r2; return q;
}
static NOINLINE void loop_two_f32(size_t n, float *out, const float *x, float *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_f32(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_f32)(size_t n) { loop_two_f32(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline double two_f64(double x, double *y2)
{
    const double v = x; double r; double r2; r = v * 0.5 + 1.0; r2 = v * v - 1.0; double q = r; *y2 = r2; return q;
}
static NOINLINE void loop_two_f64(size_t n, double *out, const double *x, double *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_f64(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_f64)(size_t n) { loop_two_f64(n, (double *)buffers[0], (const double *)buffers[2], (double *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline uint8_t two_u8(uint8_t x, uint8_t *y2)
{
    const float v = (float)x * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; uint8_t q = (uint8_t)(int)(r * 10.0f); *y2 = (uint8_t)(int)(r2 * 10.0f); return q;
}
static NOINLINE void loop_two_u8(size_t n, uint8_t *out, const uint8_t *x, uint8_t *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_u8(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_u8)(size_t n) { loop_two_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2], (uint8_t *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float two_i16f32(int16_t x, float *y2)
{
    const float v = (float)x * 0.01f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r; *y2 = r2; return q;
}
static NOINLINE void loop_two_i16f32(size_t n, float *out, const int16_t *x, float *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_i16f32(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_i16f32)(size_t n) { loop_two_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2], (float *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline int32_t two_i32(int32_t x, int32_t *y2)
{
    const float v = (float)x * 0.01f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; int32_t q = (int32_t)(r * 1000.0f); *y2 = (int32_t)(r2 * 1000.0f); return q;
}
static NOINLINE void loop_two_i32(size_t n, int32_t *out, const int32_t *x, int32_t *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_i32(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_i32)(size_t n) { loop_two_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2], (int32_t *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float3 two_float3(float3 x, float3 *y2)
{
    float3 q; float3 q2; { const float v = x.x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.x = r; q2.x = r2; } { const float v = x.y; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.y = r; q2.y = r2; } { const float v = x.z; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.z = r; q2.z = r2; } *y2 = q2; return q;
}
static NOINLINE void loop_two_float3(size_t n, float3 *out, const float3 *x, float3 *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_float3(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_float3)(size_t n) { loop_two_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2], (float3 *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline byte4 two_byte4(byte4 x, byte4 *y2)
{
    byte4 q; byte4 q2; { const float v = (float)x.r * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.r = (uint8_t)(int)(r * 10.0f); q2.r = (uint8_t)(int)(r2 * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.g = (uint8_t)(int)(r * 10.0f); q2.g = (uint8_t)(int)(r2 * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.b = (uint8_t)(int)(r * 10.0f); q2.b = (uint8_t)(int)(r2 * 10.0f); } q.a = x.a; q2.a = x.a; *y2 = q2; return q;
}
static NOINLINE void loop_two_byte4(size_t n, byte4 *out, const byte4 *x, byte4 *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_byte4(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_byte4)(size_t n) { loop_two_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2], (byte4 *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void two_row16(float *y, const float *x, float *y2)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; y[d] = r; y2[d] = r2; }
}
static NOINLINE void loop_two_row16(size_t n, float *y, const float *x, float *y2)
{
    for (size_t i = 0; i < n; i++) two_row16(y + i * 16, x + i * 16, y2 + i * 16);
}
BENCH_C NOINLINE void LOOP(two_row16)(size_t n) { loop_two_row16(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void two_rowD(float *y, const float *x, float *y2, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; y[d] = r; y2[d] = r2; }
}
static NOINLINE void loop_two_rowD(size_t n, float *y, const float *x, float *y2, size_t D)
{
    for (size_t i = 0; i < n; i++) two_rowD(y + i * D, x + i * D, y2 + i * D, D);
}
BENCH_C NOINLINE void LOOP(two_rowD)(size_t n) { loop_two_rowD(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1], row_length); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float two_inplace(float x, float *y2)
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r * 1e-6f + 0.75f; *y2 = r2 * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_two_inplace(size_t n, float *out, const float *x, float *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_inplace(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_inplace)(size_t n) { loop_two_inplace(n, (float *)buffers[2], (const float *)buffers[2], (float *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void two_inout(float *z, float *y2)
{
    const float v = *z; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; *z = r * 1e-6f + 0.75f; *y2 = r2 * 1e-6f + 0.75f;
}
static NOINLINE void loop_two_inout(size_t n, float *z, float *y2)
{
    for (size_t i = 0; i < n; i++) two_inout(&z[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_inout)(size_t n) { loop_two_inout(n, (float *)buffers[2], (float *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float two_of(float x, float *y2)
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r; *y2 = r2; return q;
}
static NOINLINE void loop_two_of(size_t n, float *out, const float *x, float *y2)
{
    for (size_t i = 0; i < n; i++) out[i] = two_of(x[i], &y2[i]);
}
BENCH_C NOINLINE void LOOP(two_of)(size_t n) { loop_two_of(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void two_strided1(float *y, float x, float *y2)
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; *y = r; *y2 = r2;
}
static NOINLINE void loop_two_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride, float *y2, ptrdiff_t y2_stride)
{
    for (size_t i = 0; i < n; i++) two_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], &y2[(ptrdiff_t)i * y2_stride]);
}
BENCH_C NOINLINE void LOOP(two_strided1)(size_t n) { loop_two_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1, (float *)buffers[1], stride1); }
#endif
#ifndef ONLY_MATHEMATICS
static inline void two_strided3(float *y, float x, float *y2)
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; *y = r; *y2 = r2;
}
static NOINLINE void loop_two_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride, float *y2, ptrdiff_t y2_stride)
{
    for (size_t i = 0; i < n; i++) two_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride], &y2[(ptrdiff_t)i * y2_stride]);
}
BENCH_C NOINLINE void LOOP(two_strided3)(size_t n) { loop_two_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3, (float *)buffers[1], stride3); }
#endif
static inline float helper_f32(float x)
{
    const float v = x; float r; r = logistic_float(v); float q = r; return q;
}
static NOINLINE void loop_helper_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_f32)(size_t n) { loop_helper_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline double helper_f64(double x)
{
    const double v = x; double r; r = logistic_double(v); double q = r; return q;
}
static NOINLINE void loop_helper_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_f64)(size_t n) { loop_helper_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
static inline uint8_t helper_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = logistic_float(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_helper_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_u8)(size_t n) { loop_helper_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
static inline float helper_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; r = logistic_float(v); float q = r; return q;
}
static NOINLINE void loop_helper_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_i16f32)(size_t n) { loop_helper_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
static inline int32_t helper_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; r = logistic_float(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_helper_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_i32)(size_t n) { loop_helper_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
static inline float3 helper_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; r = logistic_float(v); q.x = r; } { const float v = x.y; float r; r = logistic_float(v); q.y = r; } { const float v = x.z; float r; r = logistic_float(v); q.z = r; } return q;
}
static NOINLINE void loop_helper_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_float3)(size_t n) { loop_helper_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
static inline byte4 helper_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = logistic_float(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = logistic_float(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = logistic_float(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_helper_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_byte4)(size_t n) { loop_helper_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
static inline void helper_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = logistic_float(v); y[d] = r; }
}
static NOINLINE void loop_helper_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) helper_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(helper_row16)(size_t n) { loop_helper_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void helper_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = logistic_float(v); y[d] = r; }
}
static NOINLINE void loop_helper_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) helper_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(helper_rowD)(size_t n) { loop_helper_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
static inline float helper_inplace(float x)
{
    const float v = x; float r; r = logistic_float(v); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_helper_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_inplace)(size_t n) { loop_helper_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
static inline void helper_inout(float *z)
{
    const float v = *z; float r; r = logistic_float(v); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_helper_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) helper_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(helper_inout)(size_t n) { loop_helper_inout(n, (float *)buffers[2]); }
static inline float helper_of(float x)
{
    const float v = x; float r; r = logistic_float(v); float q = r; return q;
}
static NOINLINE void loop_helper_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = helper_of(x[i]);
}
BENCH_C NOINLINE void LOOP(helper_of)(size_t n) { loop_helper_of(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void helper_strided1(float *y, float x)
{
    const float v = x; float r; r = logistic_float(v); *y = r;
}
static NOINLINE void loop_helper_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) helper_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(helper_strided1)(size_t n) { loop_helper_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
static inline void helper_strided3(float *y, float x)
{
    const float v = x; float r; r = logistic_float(v); *y = r;
}
static NOINLINE void loop_helper_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) helper_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(helper_strided3)(size_t n) { loop_helper_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline float lambda_f32(float x)
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r; return q;
}
static NOINLINE void loop_lambda_f32(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_f32(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_f32)(size_t n) { loop_lambda_f32(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline double lambda_f64(double x)
{
    const double v = x; double r; auto square = [](double t) { return t * t + 1.0; }; r = square(v) - square(v + 0.5); double q = r; return q;
}
static NOINLINE void loop_lambda_f64(size_t n, double *out, const double *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_f64(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_f64)(size_t n) { loop_lambda_f64(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline uint8_t lambda_u8(uint8_t x)
{
    const float v = (float)x * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
static NOINLINE void loop_lambda_u8(size_t n, uint8_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_u8(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_u8)(size_t n) { loop_lambda_u8(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline float lambda_i16f32(int16_t x)
{
    const float v = (float)x * 0.01f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r; return q;
}
static NOINLINE void loop_lambda_i16f32(size_t n, float *out, const int16_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_i16f32(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_i16f32)(size_t n) { loop_lambda_i16f32(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline int32_t lambda_i32(int32_t x)
{
    const float v = (float)x * 0.01f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
static NOINLINE void loop_lambda_i32(size_t n, int32_t *out, const int32_t *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_i32(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_i32)(size_t n) { loop_lambda_i32(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline float3 lambda_float3(float3 x)
{
    float3 q; { const float v = x.x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.x = r; } { const float v = x.y; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.y = r; } { const float v = x.z; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.z = r; } return q;
}
static NOINLINE void loop_lambda_float3(size_t n, float3 *out, const float3 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_float3(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_float3)(size_t n) { loop_lambda_float3(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline byte4 lambda_byte4(byte4 x)
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
static NOINLINE void loop_lambda_byte4(size_t n, byte4 *out, const byte4 *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_byte4(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_byte4)(size_t n) { loop_lambda_byte4(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline void lambda_row16(float *y, const float *x)
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); y[d] = r; }
}
static NOINLINE void loop_lambda_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) lambda_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(lambda_row16)(size_t n) { loop_lambda_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline void lambda_rowD(float *y, const float *x, size_t D)
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); y[d] = r; }
}
static NOINLINE void loop_lambda_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) lambda_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(lambda_rowD)(size_t n) { loop_lambda_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline float lambda_inplace(float x)
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r * 1e-6f + 0.75f; return q;
}
static NOINLINE void loop_lambda_inplace(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_inplace(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_inplace)(size_t n) { loop_lambda_inplace(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline void lambda_inout(float *z)
{
    const float v = *z; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); *z = r * 1e-6f + 0.75f;
}
static NOINLINE void loop_lambda_inout(size_t n, float *z)
{
    for (size_t i = 0; i < n; i++) lambda_inout(&z[i]);
}
BENCH_C NOINLINE void LOOP(lambda_inout)(size_t n) { loop_lambda_inout(n, (float *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline float lambda_of(float x)
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r; return q;
}
static NOINLINE void loop_lambda_of(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = lambda_of(x[i]);
}
BENCH_C NOINLINE void LOOP(lambda_of)(size_t n) { loop_lambda_of(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline void lambda_strided1(float *y, float x)
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); *y = r;
}
static NOINLINE void loop_lambda_strided1(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) lambda_strided1(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(lambda_strided1)(size_t n) { loop_lambda_strided1(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
#ifdef __cplusplus
static inline void lambda_strided3(float *y, float x)
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); *y = r;
}
static NOINLINE void loop_lambda_strided3(size_t n, float *y, ptrdiff_t y_stride, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < n; i++) lambda_strided3(&y[(ptrdiff_t)i * y_stride], x[(ptrdiff_t)i * x_stride]);
}
BENCH_C NOINLINE void LOOP(lambda_strided3)(size_t n) { loop_lambda_strided3(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
#endif
#ifndef ONLY_MATHEMATICS
static inline float sum_row16(const float *x)
{
    float r = 0; for (size_t d = 0; d < (size_t)16; d++) r += x[d]; return r;
}
static NOINLINE void loop_sum_row16(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < n; i++) out[i] = sum_row16(x + i * 16);
}
BENCH_C NOINLINE void LOOP(sum_row16)(size_t n) { loop_sum_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifndef ONLY_MATHEMATICS
static inline float sum_rowD(const float *x, size_t D)
{
    float r = 0; for (size_t d = 0; d < (size_t)D; d++) r += x[d]; return r;
}
static NOINLINE void loop_sum_rowD(size_t n, float *out, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) out[i] = sum_rowD(x + i * D, D);
}
BENCH_C NOINLINE void LOOP(sum_rowD)(size_t n) { loop_sum_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
static inline void softmax_row16(float *y, const float *x)
{
    float largest = x[0], sum = 0; for (size_t d = 0; d < (size_t)16; d++) largest = x[d] > largest ? x[d] : largest; for (size_t d = 0; d < (size_t)16; d++) { y[d] = M_float(exp)(x[d] - largest); sum += y[d]; } for (size_t d = 0; d < (size_t)16; d++) y[d] /= sum;
}
static NOINLINE void loop_softmax_row16(size_t n, float *y, const float *x)
{
    for (size_t i = 0; i < n; i++) softmax_row16(y + i * 16, x + i * 16);
}
BENCH_C NOINLINE void LOOP(softmax_row16)(size_t n) { loop_softmax_row16(n, (float *)buffers[0], (const float *)buffers[2]); }
static inline void softmax_rowD(float *y, const float *x, size_t D)
{
    float largest = x[0], sum = 0; for (size_t d = 0; d < (size_t)D; d++) largest = x[d] > largest ? x[d] : largest; for (size_t d = 0; d < (size_t)D; d++) { y[d] = M_float(exp)(x[d] - largest); sum += y[d]; } for (size_t d = 0; d < (size_t)D; d++) y[d] /= sum;
}
static NOINLINE void loop_softmax_rowD(size_t n, float *y, const float *x, size_t D)
{
    for (size_t i = 0; i < n; i++) softmax_rowD(y + i * D, x + i * D, D);
}
BENCH_C NOINLINE void LOOP(softmax_rowD)(size_t n) { loop_softmax_rowD(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_attenuate(size_t n, byte4 *out, const byte4 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { unsigned a = p[i].a, r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = (uint8_t)((r * a + 255) >> 8); out[i].g = (uint8_t)((g * a + 255) >> 8); out[i].b = (uint8_t)((b * a + 255) >> 8); out[i].a = (uint8_t)a; }
}
BENCH_C NOINLINE void LOOP(attenuate)(size_t n) { loop_attenuate(n, (byte4 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_gray_pixel(size_t n, byte4 *out, const byte4 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { uint8_t y = (uint8_t)((77 * p[i].r + 150 * p[i].g + 29 * p[i].b + 128) >> 8); out[i].r = y; out[i].g = y; out[i].b = y; out[i].a = p[i].a; }
}
BENCH_C NOINLINE void LOOP(gray_pixel)(size_t n) { loop_gray_pixel(n, (byte4 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_luma_of_pixel(size_t n, uint8_t *out, const byte4 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = (uint8_t)((77 * p[i].r + 150 * p[i].g + 29 * p[i].b + 128) >> 8); }
}
BENCH_C NOINLINE void LOOP(luma_of_pixel)(size_t n) { loop_luma_of_pixel(n, (uint8_t *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_luma_of_three(size_t n, uint8_t *out, const byte3 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = (uint8_t)((77 * p[i].r + 150 * p[i].g + 29 * p[i].b + 128) >> 8); }
}
BENCH_C NOINLINE void LOOP(luma_of_three)(size_t n) { loop_luma_of_three(n, (uint8_t *)(void *)(buffers[0]), (const byte3 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_to_four(size_t n, byte4 *out, const byte3 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { uint8_t r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = r; out[i].g = g; out[i].b = b; out[i].a = 255; }
}
BENCH_C NOINLINE void LOOP(to_four)(size_t n) { loop_to_four(n, (byte4 *)(void *)(buffers[0]), (const byte3 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_to_three(size_t n, byte3 *out, const byte4 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { uint8_t r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = r; out[i].g = g; out[i].b = b; }
}
BENCH_C NOINLINE void LOOP(to_three)(size_t n) { loop_to_three(n, (byte3 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_swap_ends(size_t n, byte3 *out, const byte3 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { uint8_t r = p[i].r, g = p[i].g, b = p[i].b; out[i].r = b; out[i].g = g; out[i].b = r; }
}
BENCH_C NOINLINE void LOOP(swap_ends)(size_t n) { loop_swap_ends(n, (byte3 *)(void *)(buffers[0]), (const byte3 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_unpack_565(size_t n, byte4 *out, const uint16_t *s)
{
    for (size_t i = 0; i < (size_t)n; i++) { int x = s[i] & 31, y = s[i] >> 5 & 63, z = s[i] >> 11; out[i].r = (uint8_t)(z << 3 | z >> 2); out[i].g = (uint8_t)(y << 2 | y >> 4); out[i].b = (uint8_t)(x << 3 | x >> 2); out[i].a = 255; }
}
BENCH_C NOINLINE void LOOP(unpack_565)(size_t n) { loop_unpack_565(n, (byte4 *)(void *)(buffers[0]), (const uint16_t *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_merge_planes(size_t n, byte4 *out, const uint8_t *r, const uint8_t *g, const uint8_t *b, const uint8_t *a)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i].r = r[i]; out[i].g = g[i]; out[i].b = b[i]; out[i].a = a[i]; }
}
BENCH_C NOINLINE void LOOP(merge_planes)(size_t n) { loop_merge_planes(n, (byte4 *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2]), (const uint8_t *)(void *)(buffers[3]), (const uint8_t *)(void *)(buffers[2] + 33856), (const uint8_t *)(void *)(buffers[3] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_split_planes(size_t n, const byte4 *p, uint8_t *r, uint8_t *g, uint8_t *b, uint8_t *a)
{
    for (size_t i = 0; i < (size_t)n; i++) { r[i] = p[i].r; g[i] = p[i].g; b[i] = p[i].b; a[i] = p[i].a; }
}
BENCH_C NOINLINE void LOOP(split_planes)(size_t n) { loop_split_planes(n, (const byte4 *)(void *)(buffers[2]), (uint8_t *)(void *)(buffers[0]), (uint8_t *)(void *)(buffers[1]), (uint8_t *)(void *)(buffers[0] + 33856), (uint8_t *)(void *)(buffers[1] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_two_sums(size_t n, byte4 *out, const uint8_t *x, const uint8_t *y)
{
    for (size_t i = 0; i < (size_t)n; i++) { int s = x[i] + y[i]; out[i].r = y[i]; out[i].g = (uint8_t)(s > 255 ? 255 : s); out[i].b = x[i]; out[i].a = 255; }
}
BENCH_C NOINLINE void LOOP(two_sums)(size_t n) { loop_two_sums(n, (byte4 *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2]), (const uint8_t *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_put_alpha(size_t n, byte4 *p, const byte4 *q)
{
    for (size_t i = 0; i < (size_t)n; i++) { p[i].a = q[i].a; }
}
BENCH_C NOINLINE void LOOP(put_alpha)(size_t n) { loop_put_alpha(n, (byte4 *)(void *)(buffers[2]), (const byte4 *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_luma_pair(size_t n, byte2 *out, const byte4 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i].x = p[i].g; out[i].y = p[i].a; }
}
BENCH_C NOINLINE void LOOP(luma_pair)(size_t n) { loop_luma_pair(n, (byte2 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_six_turned(size_t n, byte6 *out, const byte6 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { byte6 p_ = p[i]; for (int k = 0; k < 6; k++) out[i].m[k] = (uint8_t)(p_.m[5 - k] + (k == 2)); }
}
BENCH_C NOINLINE void LOOP(six_turned)(size_t n) { loop_six_turned(n, (byte6 *)(void *)(buffers[0]), (const byte6 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_deep_pixel(size_t n, uint16_t *out, const short4 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = (uint16_t)((p[i].r * 77u + p[i].g * 150u + p[i].b * 29u) >> 8); }
}
BENCH_C NOINLINE void LOOP(deep_pixel)(size_t n) { loop_deep_pixel(n, (uint16_t *)(void *)(buffers[0]), (const short4 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_length3(size_t n, float *out, const float3 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = sqrtf(p[i].x * p[i].x + p[i].y * p[i].y + p[i].z * p[i].z); }
}
BENCH_C NOINLINE void LOOP(length3)(size_t n) { loop_length3(n, (float *)(void *)(buffers[0]), (const float3 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_cross3(size_t n, float3 *out, const float3 *p, const float3 *q)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i].x = p[i].y * q[i].z - p[i].z * q[i].y; out[i].y = p[i].z * q[i].x - p[i].x * q[i].z; out[i].z = p[i].x * q[i].y - p[i].y * q[i].x; }
}
BENCH_C NOINLINE void LOOP(cross3)(size_t n) { loop_cross3(n, (float3 *)(void *)(buffers[0]), (const float3 *)(void *)(buffers[2]), (const float3 *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_scale3(size_t n, float3 *out, const float3 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i].x = p[i].x * 2.5f; out[i].y = p[i].y * 2.5f; out[i].z = p[i].z * 2.5f; }
}
BENCH_C NOINLINE void LOOP(scale3)(size_t n) { loop_scale3(n, (float3 *)(void *)(buffers[0]), (const float3 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_add4(size_t n, float4 *out, const float4 *p, const float4 *q)
{
    for (size_t i = 0; i < (size_t)n; i++) { float4 o = {p[i].x + q[i].x, p[i].y + q[i].y, p[i].z + q[i].z, p[i].w + q[i].w}; out[i] = o; }
}
BENCH_C NOINLINE void LOOP(add4)(size_t n) { loop_add4(n, (float4 *)(void *)(buffers[0]), (const float4 *)(void *)(buffers[2]), (const float4 *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_blend4(size_t n, float4 *out, const float4 *p, const float4 *q)
{
    for (size_t i = 0; i < (size_t)n; i++) { float k = 1 - p[i].w; float4 o = {p[i].x + q[i].x * k, p[i].y + q[i].y * k, p[i].z + q[i].z * k, p[i].w + q[i].w * k}; out[i] = o; }
}
BENCH_C NOINLINE void LOOP(blend4)(size_t n) { loop_blend4(n, (float4 *)(void *)(buffers[0]), (const float4 *)(void *)(buffers[2]), (const float4 *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_product2(size_t n, float2 *out, const float2 *p, const float2 *q)
{
    for (size_t i = 0; i < (size_t)n; i++) { float re = p[i].re * q[i].re - p[i].im * q[i].im, im = p[i].re * q[i].im + p[i].im * q[i].re; out[i].re = re; out[i].im = im; }
}
BENCH_C NOINLINE void LOOP(product2)(size_t n) { loop_product2(n, (float2 *)(void *)(buffers[0]), (const float2 *)(void *)(buffers[2]), (const float2 *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_square2(size_t n, float *out, const float2 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = p[i].re * p[i].re + p[i].im * p[i].im; }
}
BENCH_C NOINLINE void LOOP(square2)(size_t n) { loop_square2(n, (float *)(void *)(buffers[0]), (const float2 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_turn_odd(size_t n, mixed3 *p)
{
    for (size_t i = 0; i < (size_t)n; i++) { p[i].x += p[i].y * 1e-6f; if (p[i].id & 1) p[i].y = -p[i].y; }
}
BENCH_C NOINLINE void LOOP(turn_odd)(size_t n) { loop_turn_odd(n, (mixed3 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_three_of_eight(size_t n, float *out, const float8 *s)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = s[i].m[6] * (s[i].m[3] + s[i].m[7]); }
}
BENCH_C NOINLINE void LOOP(three_of_eight)(size_t n) { loop_three_of_eight(n, (float *)(void *)(buffers[0]), (const float8 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_all_of_eight(size_t n, float *out, const float8 *s)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = s[i].m[6] * (s[i].m[3] + s[i].m[7]) + s[i].m[0] * s[i].m[1] + s[i].m[2] * s[i].m[4] + s[i].m[5]; }
}
BENCH_C NOINLINE void LOOP(all_of_eight)(size_t n) { loop_all_of_eight(n, (float *)(void *)(buffers[0]), (const float8 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_expensive_of_six(size_t n, float *out, const float6 *s)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = ((((0.01f * s[i].m[2] - 0.02f) * s[i].m[2] + 0.03f) * s[i].m[2] - 0.4f) * s[i].m[2] + 0.5f) / ((((0.01f * s[i].m[5] - 0.02f) * s[i].m[5] + 0.03f) * s[i].m[5] - 0.4f) * s[i].m[5] + 0.5f); }
}
BENCH_C NOINLINE void LOOP(expensive_of_six)(size_t n) { loop_expensive_of_six(n, (float *)(void *)(buffers[0]), (const float6 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_two_of_eight(size_t n, const float8 *s, float *x, float *y)
{
    for (size_t i = 0; i < (size_t)n; i++) { x[i] = s[i].m[1] * s[i].m[2]; y[i] = s[i].m[1] + s[i].m[7]; }
}
BENCH_C NOINLINE void LOOP(two_of_eight)(size_t n) { loop_two_of_eight(n, (const float8 *)(void *)(buffers[2]), (float *)(void *)(buffers[0]), (float *)(void *)(buffers[1])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_eight_changed(size_t n, float8 *s)
{
    for (size_t i = 0; i < (size_t)n; i++) { s[i].m[0] += s[i].m[3] * 1e-6f; s[i].m[1] += s[i].m[4] * 1e-6f; }
}
BENCH_C NOINLINE void LOOP(eight_changed)(size_t n) { loop_eight_changed(n, (float8 *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_eight_made(size_t n, float8 *out, const float *x)
{
    for (size_t i = 0; i < (size_t)n; i++) { float8 o = {{x[i], x[i] * 2, x[i] + 1, x[i], x[i] * x[i], 3, 4, x[i]}}; out[i] = o; }
}
BENCH_C NOINLINE void LOOP(eight_made)(size_t n) { loop_eight_made(n, (float8 *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_row_of_eight(size_t n, float *out, const float *x)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = x[8 * i + 6] * (x[8 * i + 3] + x[8 * i + 7]); }
}
BENCH_C NOINLINE void LOOP(row_of_eight)(size_t n) { loop_row_of_eight(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_row_of_two_bytes(size_t n, uint16_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = (uint16_t)(x[2 * i] * 256 + x[2 * i + 1]); }
}
BENCH_C NOINLINE void LOOP(row_of_two_bytes)(size_t n) { loop_row_of_two_bytes(n, (uint16_t *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_row_of_four_bytes(size_t n, uint16_t *out, const uint8_t *x)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = (uint16_t)(x[4 * i] + x[4 * i + 1] + x[4 * i + 2] + x[4 * i + 3]); }
}
BENCH_C NOINLINE void LOOP(row_of_four_bytes)(size_t n) { loop_row_of_four_bytes(n, (uint16_t *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_row_dot_four(size_t n, float *out, const float *x, const float *y)
{
    for (size_t i = 0; i < (size_t)n; i++) { const float *p = x + 4 * i, *q = y + 4 * i; out[i] = p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3]; }
}
BENCH_C NOINLINE void LOOP(row_dot_four)(size_t n) { loop_row_dot_four(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_add_if(size_t n, float *a, const float *b, const float *c)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (b[i] > 1.5f) a[i] += b[i] * c[i] * 1e-9f; }
}
BENCH_C NOINLINE void LOOP(add_if)(size_t n) { loop_add_if(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_one_or_other(size_t n, float *a, float *c, const float *b, const float *d, const float *e)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (b[i] < 1.5f) c[i] = a[i] + d[i] * d[i]; else a[i] = c[i] + d[i] * e[i]; }
}
BENCH_C NOINLINE void LOOP(one_or_other)(size_t n) { loop_one_or_other(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856), (const float *)(void *)(buffers[3] + 67712)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_greater_kept(size_t n, float *a, float *c, const float *b, const float *d)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (a[i] > b[i]) { float s = a[i] - b[i] * d[i]; c[i] += s * 1e-9f; a[i] = s > 0 ? s : a[i]; } }
}
BENCH_C NOINLINE void LOOP(greater_kept)(size_t n) { loop_greater_kept(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_both_if(size_t n, float *a, float *b, const float *c, const float *d, const float *e)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (e[i] >= 1.5f) { a[i] += c[i] * d[i] * 1e-9f; b[i] += c[i] * c[i] * 1e-9f; } }
}
BENCH_C NOINLINE void LOOP(both_if)(size_t n) { loop_both_if(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856), (const float *)(void *)(buffers[3] + 67712)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_second_test(size_t n, float *a, float *b, const float *c, const float *d)
{
    for (size_t i = 0; i < (size_t)n; i++) { a[i] += b[i] * c[i] * 1e-9f; if (a[i] < 1.5f) b[i] += d[i] * c[i] * 1e-9f; a[i] += b[i] * d[i] * 1e-9f; }
}
BENCH_C NOINLINE void LOOP(second_test)(size_t n) { loop_second_test(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_nested_if(size_t n, float *a, float *b, const float *c, const float *d)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (a[i] < 1.5f) { if (b[i] < 1.5f) a[i] += c[i] * d[i] * 1e-9f; b[i] = c[i] + d[i] * 1e-3f; } }
}
BENCH_C NOINLINE void LOOP(nested_if)(size_t n) { loop_nested_if(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_either_then(size_t n, float *a, float *b, const float *c, const float *d)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (a[i] > 1.5f) b[i] = c[i] * 0.5f + d[i]; else { b[i] = c[i]; if (b[i] > 2) b[i] += d[i] * d[i]; } a[i] = a[i] * 0.999f + b[i] * 1e-3f; }
}
BENCH_C NOINLINE void LOOP(either_then)(size_t n) { loop_either_then(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_compared(size_t n, float *a, const float *b, float *c, const float *d, const float *e)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (a[i] > b[i]) { a[i] += b[i] * d[i] * 1e-9f; c[i] += d[i] * d[i] * 1e-9f; } else { c[i] = a[i] + e[i] * e[i]; } }
}
BENCH_C NOINLINE void LOOP(compared)(size_t n) { loop_compared(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3] + 33856), (const float *)(void *)(buffers[3] + 67712)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_store_if(size_t n, float *a, const float *b)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (b[i] > 1.5f) a[i] = b[i]; }
}
BENCH_C NOINLINE void LOOP(store_if)(size_t n) { loop_store_if(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_chosen(size_t n, float *out, const float *a, const float *b, const float *c)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (a[i] > 1.5f) out[i] = b[i] + c[i]; else out[i] = b[i] * c[i]; }
}
BENCH_C NOINLINE void LOOP(chosen)(size_t n) { loop_chosen(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[2] + 33856)); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_early_return(size_t n, float *out, const float *a, const float *b)
{
    for (size_t i = 0; i < (size_t)n; i++) { if (a[i] < 1) out[i] = 1; else if (b[i] > 2) out[i] = a[i]; else out[i] = a[i] * b[i]; }
}
BENCH_C NOINLINE void LOOP(early_return)(size_t n) { loop_early_return(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_ramp_int(size_t n, float *out, const float *x)
{
    for (int i = 0; i < (int)n; i++) { out[i] = x[i] + (float)(i + 1); }
}
BENCH_C NOINLINE void LOOP(ramp_int)(size_t n) { loop_ramp_int(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_ramp_uint(size_t n, float *out, const float *x)
{
    for (uint32_t i = 0; i < (uint32_t)n; i++) { out[i] = x[i] * (float)(i & 1023); }
}
BENCH_C NOINLINE void LOOP(ramp_uint)(size_t n) { loop_ramp_uint(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_hashed_index(size_t n, int32_t *out)
{
    for (uint32_t i = 0; i < (uint32_t)n; i++) { out[i] = (int32_t)(i * 2654435761u >> 7); }
}
BENCH_C NOINLINE void LOOP(hashed_index)(size_t n) { loop_hashed_index(n, (int32_t *)(void *)(buffers[0])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_odd_ones(size_t n, float *a, const float *b)
{
    for (int i = 0; i < (int)n; i++) { if (i & 1) a[i] += b[i] * 1e-9f; }
}
BENCH_C NOINLINE void LOOP(odd_ones)(size_t n) { loop_odd_ones(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_before_or_behind(size_t n, float *out, const float *x, const float *y)
{
    for (int i = 0; i < (int)n; i++) { out[i] = i < 300 ? x[i] : y[i]; }
}
BENCH_C NOINLINE void LOOP(before_or_behind)(size_t n) { loop_before_or_behind(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_index_of_index(size_t n, double *out)
{
    for (int i = 0; i < (int)n; i++) { out[i] = (double)i * 0.5; }
}
BENCH_C NOINLINE void LOOP(index_of_index)(size_t n) { loop_index_of_index(n, (double *)(void *)(buffers[0])); }
#endif
#ifndef ONLY_MATHEMATICS
static NOINLINE void loop_backwards(size_t n, float *out, const float *x, ptrdiff_t x_stride)
{
    for (size_t i = 0; i < (size_t)n; i++) { out[i] = x[(ptrdiff_t)i * x_stride] * 2; }
}
BENCH_C NOINLINE void LOOP(backwards)(size_t n) { loop_backwards(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]) + n - 1, -stride1); }
#endif
