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
MAPFN(float, copy_f32, in(float, x))
{
    const float v = x; float r; r = v; float q = r; return q;
}
BENCH_C NOINLINE void map_copy_f32(size_t n) { (void)copy_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, copy_f64, in(double, x))
{
    const double v = x; double r; r = v; double q = r; return q;
}
BENCH_C NOINLINE void map_copy_f64(size_t n) { (void)copy_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, copy_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_copy_u8(size_t n) { (void)copy_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, copy_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v; float q = r; return q;
}
BENCH_C NOINLINE void map_copy_i16f32(size_t n) { (void)copy_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, copy_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_copy_i32(size_t n) { (void)copy_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, copy_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = v; q.x = r; } { const float v = x.y; float r; r = v; q.y = r; } { const float v = x.z; float r; r = v; q.z = r; } return q;
}
BENCH_C NOINLINE void map_copy_float3(size_t n) { (void)copy_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, copy_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_copy_byte4(size_t n) { (void)copy_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, copy_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v; y[d] = r; }
}
BENCH_C NOINLINE void map_copy_row16(size_t n) { (void)copy_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, copy_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v; y[d] = r; }
}
BENCH_C NOINLINE void map_copy_rowD(size_t n) { (void)copy_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, copy_inplace, in(float, x))
{
    const float v = x; float r; r = v; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_copy_inplace(size_t n) { (void)copy_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, copy_inout, inout(float, z))
{
    const float v = *z; float r; r = v; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_copy_inout(size_t n) { (void)copy_inout_map(n, (float *)buffers[2]); }
static float copy_of(float x)
{
    const float v = x; float r; r = v; float q = r; return q;
}
MAPFN_OF(float, copy_of, in(float, x));
BENCH_C NOINLINE void map_copy_of(size_t n) { (void)copy_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, copy_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v; *y = r;
}
BENCH_C NOINLINE void map_copy_strided1(size_t n) { (void)copy_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, copy_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v; *y = r;
}
BENCH_C NOINLINE void map_copy_strided3(size_t n) { (void)copy_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, scale_f32, in(float, x))
{
    const float v = x; float r; r = v * 2.5f; float q = r; return q;
}
BENCH_C NOINLINE void map_scale_f32(size_t n) { (void)scale_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, scale_f64, in(double, x))
{
    const double v = x; double r; r = v * 2.5; double q = r; return q;
}
BENCH_C NOINLINE void map_scale_f64(size_t n) { (void)scale_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, scale_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v * 2.5f; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_scale_u8(size_t n) { (void)scale_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, scale_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v * 2.5f; float q = r; return q;
}
BENCH_C NOINLINE void map_scale_i16f32(size_t n) { (void)scale_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, scale_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v * 2.5f; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_scale_i32(size_t n) { (void)scale_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, scale_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = v * 2.5f; q.x = r; } { const float v = x.y; float r; r = v * 2.5f; q.y = r; } { const float v = x.z; float r; r = v * 2.5f; q.z = r; } return q;
}
BENCH_C NOINLINE void map_scale_float3(size_t n) { (void)scale_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, scale_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v * 2.5f; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v * 2.5f; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v * 2.5f; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_scale_byte4(size_t n) { (void)scale_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, scale_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v * 2.5f; y[d] = r; }
}
BENCH_C NOINLINE void map_scale_row16(size_t n) { (void)scale_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, scale_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v * 2.5f; y[d] = r; }
}
BENCH_C NOINLINE void map_scale_rowD(size_t n) { (void)scale_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, scale_inplace, in(float, x))
{
    const float v = x; float r; r = v * 2.5f; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_scale_inplace(size_t n) { (void)scale_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, scale_inout, inout(float, z))
{
    const float v = *z; float r; r = v * 2.5f; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_scale_inout(size_t n) { (void)scale_inout_map(n, (float *)buffers[2]); }
static float scale_of(float x)
{
    const float v = x; float r; r = v * 2.5f; float q = r; return q;
}
MAPFN_OF(float, scale_of, in(float, x));
BENCH_C NOINLINE void map_scale_of(size_t n) { (void)scale_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, scale_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v * 2.5f; *y = r;
}
BENCH_C NOINLINE void map_scale_strided1(size_t n) { (void)scale_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, scale_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v * 2.5f; *y = r;
}
BENCH_C NOINLINE void map_scale_strided3(size_t n) { (void)scale_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, add_f32, in(float, x), in(float, u))
{
    const float v = x; const float w = u; float r; r = v + w; float q = r; return q;
}
BENCH_C NOINLINE void map_add_f32(size_t n) { (void)add_f32_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(double, add_f64, in(double, x), in(double, u))
{
    const double v = x; const double w = u; double r; r = v + w; double q = r; return q;
}
BENCH_C NOINLINE void map_add_f64(size_t n) { (void)add_f64_map(n, (double *)buffers[0], (const double *)buffers[2], (const double *)buffers[3]); }
MAPFN(uint8_t, add_u8, in(uint8_t, x), in(uint8_t, u))
{
    const float v = (float)x * 0.01f + 0.5f; const float w = (float)u * 0.01f + 0.5f; float r; r = v + w; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_add_u8(size_t n) { (void)add_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2], (const uint8_t *)buffers[3]); }
MAPFN(float, add_i16f32, in(int16_t, x), in(int16_t, u))
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = v + w; float q = r; return q;
}
BENCH_C NOINLINE void map_add_i16f32(size_t n) { (void)add_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2], (const int16_t *)buffers[3]); }
MAPFN(int32_t, add_i32, in(int32_t, x), in(int32_t, u))
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = v + w; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_add_i32(size_t n) { (void)add_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2], (const int32_t *)buffers[3]); }
MAPFN(float3, add_float3, in(float3, x), in(float3, u))
{
    float3 q; { const float v = x.x; const float w = u.x; float r; r = v + w; q.x = r; } { const float v = x.y; const float w = u.y; float r; r = v + w; q.y = r; } { const float v = x.z; const float w = u.z; float r; r = v + w; q.z = r; } return q;
}
BENCH_C NOINLINE void map_add_float3(size_t n) { (void)add_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2], (const float3 *)buffers[3]); }
MAPFN(byte4, add_byte4, in(byte4, x), in(byte4, u))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; const float w = (float)u.r * 0.01f + 0.5f; float r; r = v + w; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; const float w = (float)u.g * 0.01f + 0.5f; float r; r = v + w; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; const float w = (float)u.b * 0.01f + 0.5f; float r; r = v + w; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_add_byte4(size_t n) { (void)add_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2], (const byte4 *)buffers[3]); }
MAPFN(void, add_row16, out_row(float, y, 16), in_row(float, x, 16), in_row(float, u, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; const float w = u[d]; float r; r = v + w; y[d] = r; }
}
BENCH_C NOINLINE void map_add_row16(size_t n) { (void)add_row16_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(void, add_rowD, out_row(float, y, D), in_row(float, x, D), in_row(float, u, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; const float w = u[d]; float r; r = v + w; y[d] = r; }
}
BENCH_C NOINLINE void map_add_rowD(size_t n) { (void)add_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3], row_length); }
MAPFN(float, add_inplace, in(float, x), in(float, u))
{
    const float v = x; const float w = u; float r; r = v + w; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_add_inplace(size_t n) { (void)add_inplace_map(n, (float *)buffers[2], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(void, add_inout, inout(float, z), in(float, u))
{
    const float v = *z; const float w = u; float r; r = v + w; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_add_inout(size_t n) { (void)add_inout_map(n, (float *)buffers[2], (const float *)buffers[3]); }
static float add_of(float x, float u)
{
    const float v = x; const float w = u; float r; r = v + w; float q = r; return q;
}
MAPFN_OF(float, add_of, in(float, x), in(float, u));
BENCH_C NOINLINE void map_add_of(size_t n) { (void)add_of_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(void, add_strided1, out_strided(float, y), in_strided(float, x), in_strided(float, u))
{
    const float v = x; const float w = u; float r; r = v + w; *y = r;
}
BENCH_C NOINLINE void map_add_strided1(size_t n) { (void)add_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1, (const float *)buffers[3], stride1); }
MAPFN(void, add_strided3, out_strided(float, y), in_strided(float, x), in_strided(float, u))
{
    const float v = x; const float w = u; float r; r = v + w; *y = r;
}
BENCH_C NOINLINE void map_add_strided3(size_t n) { (void)add_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3, (const float *)buffers[3], stride3); }
MAPFN(float, axpy_f32, in(float, x), in(float, u))
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; float q = r; return q;
}
BENCH_C NOINLINE void map_axpy_f32(size_t n) { (void)axpy_f32_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(double, axpy_f64, in(double, x), in(double, u))
{
    const double v = x; const double w = u; double r; r = 2.5 * v + w; double q = r; return q;
}
BENCH_C NOINLINE void map_axpy_f64(size_t n) { (void)axpy_f64_map(n, (double *)buffers[0], (const double *)buffers[2], (const double *)buffers[3]); }
MAPFN(uint8_t, axpy_u8, in(uint8_t, x), in(uint8_t, u))
{
    const float v = (float)x * 0.01f + 0.5f; const float w = (float)u * 0.01f + 0.5f; float r; r = 2.5f * v + w; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_axpy_u8(size_t n) { (void)axpy_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2], (const uint8_t *)buffers[3]); }
MAPFN(float, axpy_i16f32, in(int16_t, x), in(int16_t, u))
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = 2.5f * v + w; float q = r; return q;
}
BENCH_C NOINLINE void map_axpy_i16f32(size_t n) { (void)axpy_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2], (const int16_t *)buffers[3]); }
MAPFN(int32_t, axpy_i32, in(int32_t, x), in(int32_t, u))
{
    const float v = (float)x * 0.01f; const float w = (float)u * 0.01f; float r; r = 2.5f * v + w; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_axpy_i32(size_t n) { (void)axpy_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2], (const int32_t *)buffers[3]); }
MAPFN(float3, axpy_float3, in(float3, x), in(float3, u))
{
    float3 q; { const float v = x.x; const float w = u.x; float r; r = 2.5f * v + w; q.x = r; } { const float v = x.y; const float w = u.y; float r; r = 2.5f * v + w; q.y = r; } { const float v = x.z; const float w = u.z; float r; r = 2.5f * v + w; q.z = r; } return q;
}
BENCH_C NOINLINE void map_axpy_float3(size_t n) { (void)axpy_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2], (const float3 *)buffers[3]); }
MAPFN(byte4, axpy_byte4, in(byte4, x), in(byte4, u))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; const float w = (float)u.r * 0.01f + 0.5f; float r; r = 2.5f * v + w; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; const float w = (float)u.g * 0.01f + 0.5f; float r; r = 2.5f * v + w; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; const float w = (float)u.b * 0.01f + 0.5f; float r; r = 2.5f * v + w; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_axpy_byte4(size_t n) { (void)axpy_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2], (const byte4 *)buffers[3]); }
MAPFN(void, axpy_row16, out_row(float, y, 16), in_row(float, x, 16), in_row(float, u, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; const float w = u[d]; float r; r = 2.5f * v + w; y[d] = r; }
}
BENCH_C NOINLINE void map_axpy_row16(size_t n) { (void)axpy_row16_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(void, axpy_rowD, out_row(float, y, D), in_row(float, x, D), in_row(float, u, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; const float w = u[d]; float r; r = 2.5f * v + w; y[d] = r; }
}
BENCH_C NOINLINE void map_axpy_rowD(size_t n) { (void)axpy_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3], row_length); }
MAPFN(float, axpy_inplace, in(float, x), in(float, u))
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_axpy_inplace(size_t n) { (void)axpy_inplace_map(n, (float *)buffers[2], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(void, axpy_inout, inout(float, z), in(float, u))
{
    const float v = *z; const float w = u; float r; r = 2.5f * v + w; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_axpy_inout(size_t n) { (void)axpy_inout_map(n, (float *)buffers[2], (const float *)buffers[3]); }
static float axpy_of(float x, float u)
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; float q = r; return q;
}
MAPFN_OF(float, axpy_of, in(float, x), in(float, u));
BENCH_C NOINLINE void map_axpy_of(size_t n) { (void)axpy_of_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(void, axpy_strided1, out_strided(float, y), in_strided(float, x), in_strided(float, u))
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; *y = r;
}
BENCH_C NOINLINE void map_axpy_strided1(size_t n) { (void)axpy_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1, (const float *)buffers[3], stride1); }
MAPFN(void, axpy_strided3, out_strided(float, y), in_strided(float, x), in_strided(float, u))
{
    const float v = x; const float w = u; float r; r = 2.5f * v + w; *y = r;
}
BENCH_C NOINLINE void map_axpy_strided3(size_t n) { (void)axpy_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3, (const float *)buffers[3], stride3); }
MAPFN(float, polynomial_f32, in(float, x))
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r; return q;
}
BENCH_C NOINLINE void map_polynomial_f32(size_t n) { (void)polynomial_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, polynomial_f64, in(double, x))
{
    const double v = x; double r; r = (((((0.01 * v - 0.02) * v + 0.03) * v - 0.4) * v + 0.5) * v - 0.6) * v + 0.7; double q = r; return q;
}
BENCH_C NOINLINE void map_polynomial_f64(size_t n) { (void)polynomial_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, polynomial_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_polynomial_u8(size_t n) { (void)polynomial_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, polynomial_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r; return q;
}
BENCH_C NOINLINE void map_polynomial_i16f32(size_t n) { (void)polynomial_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, polynomial_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_polynomial_i32(size_t n) { (void)polynomial_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, polynomial_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.x = r; } { const float v = x.y; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.y = r; } { const float v = x.z; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.z = r; } return q;
}
BENCH_C NOINLINE void map_polynomial_float3(size_t n) { (void)polynomial_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, polynomial_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_polynomial_byte4(size_t n) { (void)polynomial_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, polynomial_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; y[d] = r; }
}
BENCH_C NOINLINE void map_polynomial_row16(size_t n) { (void)polynomial_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, polynomial_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; y[d] = r; }
}
BENCH_C NOINLINE void map_polynomial_rowD(size_t n) { (void)polynomial_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, polynomial_inplace, in(float, x))
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_polynomial_inplace(size_t n) { (void)polynomial_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, polynomial_inout, inout(float, z))
{
    const float v = *z; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_polynomial_inout(size_t n) { (void)polynomial_inout_map(n, (float *)buffers[2]); }
static float polynomial_of(float x)
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; float q = r; return q;
}
MAPFN_OF(float, polynomial_of, in(float, x));
BENCH_C NOINLINE void map_polynomial_of(size_t n) { (void)polynomial_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, polynomial_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; *y = r;
}
BENCH_C NOINLINE void map_polynomial_strided1(size_t n) { (void)polynomial_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, polynomial_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = (((((0.01f * v - 0.02f) * v + 0.03f) * v - 0.4f) * v + 0.5f) * v - 0.6f) * v + 0.7f; *y = r;
}
BENCH_C NOINLINE void map_polynomial_strided3(size_t n) { (void)polynomial_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, divide_f32, in(float, x))
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r; return q;
}
BENCH_C NOINLINE void map_divide_f32(size_t n) { (void)divide_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, divide_f64, in(double, x))
{
    const double v = x; double r; r = (v + 1.0) / (v * v + 2.0); double q = r; return q;
}
BENCH_C NOINLINE void map_divide_f64(size_t n) { (void)divide_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, divide_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_divide_u8(size_t n) { (void)divide_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, divide_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r; return q;
}
BENCH_C NOINLINE void map_divide_i16f32(size_t n) { (void)divide_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, divide_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = (v + 1.0f) / (v * v + 2.0f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_divide_i32(size_t n) { (void)divide_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, divide_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = (v + 1.0f) / (v * v + 2.0f); q.x = r; } { const float v = x.y; float r; r = (v + 1.0f) / (v * v + 2.0f); q.y = r; } { const float v = x.z; float r; r = (v + 1.0f) / (v * v + 2.0f); q.z = r; } return q;
}
BENCH_C NOINLINE void map_divide_float3(size_t n) { (void)divide_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, divide_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = (v + 1.0f) / (v * v + 2.0f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_divide_byte4(size_t n) { (void)divide_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, divide_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = (v + 1.0f) / (v * v + 2.0f); y[d] = r; }
}
BENCH_C NOINLINE void map_divide_row16(size_t n) { (void)divide_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, divide_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = (v + 1.0f) / (v * v + 2.0f); y[d] = r; }
}
BENCH_C NOINLINE void map_divide_rowD(size_t n) { (void)divide_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, divide_inplace, in(float, x))
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_divide_inplace(size_t n) { (void)divide_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, divide_inout, inout(float, z))
{
    const float v = *z; float r; r = (v + 1.0f) / (v * v + 2.0f); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_divide_inout(size_t n) { (void)divide_inout_map(n, (float *)buffers[2]); }
static float divide_of(float x)
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); float q = r; return q;
}
MAPFN_OF(float, divide_of, in(float, x));
BENCH_C NOINLINE void map_divide_of(size_t n) { (void)divide_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, divide_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); *y = r;
}
BENCH_C NOINLINE void map_divide_strided1(size_t n) { (void)divide_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, divide_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = (v + 1.0f) / (v * v + 2.0f); *y = r;
}
BENCH_C NOINLINE void map_divide_strided3(size_t n) { (void)divide_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, sqrt_f32, in(float, x))
{
    const float v = x; float r; r = M_float(sqrt)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_sqrt_f32(size_t n) { (void)sqrt_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, sqrt_f64, in(double, x))
{
    const double v = x; double r; r = M_double(sqrt)(v); double q = r; return q;
}
BENCH_C NOINLINE void map_sqrt_f64(size_t n) { (void)sqrt_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, sqrt_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_sqrt_u8(size_t n) { (void)sqrt_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, sqrt_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(sqrt)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_sqrt_i16f32(size_t n) { (void)sqrt_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, sqrt_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(sqrt)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_sqrt_i32(size_t n) { (void)sqrt_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, sqrt_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = M_float(sqrt)(v); q.x = r; } { const float v = x.y; float r; r = M_float(sqrt)(v); q.y = r; } { const float v = x.z; float r; r = M_float(sqrt)(v); q.z = r; } return q;
}
BENCH_C NOINLINE void map_sqrt_float3(size_t n) { (void)sqrt_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, sqrt_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(sqrt)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_sqrt_byte4(size_t n) { (void)sqrt_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, sqrt_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(sqrt)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_sqrt_row16(size_t n) { (void)sqrt_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, sqrt_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(sqrt)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_sqrt_rowD(size_t n) { (void)sqrt_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, sqrt_inplace, in(float, x))
{
    const float v = x; float r; r = M_float(sqrt)(v); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_sqrt_inplace(size_t n) { (void)sqrt_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, sqrt_inout, inout(float, z))
{
    const float v = *z; float r; r = M_float(sqrt)(v); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_sqrt_inout(size_t n) { (void)sqrt_inout_map(n, (float *)buffers[2]); }
static float sqrt_of(float x)
{
    const float v = x; float r; r = M_float(sqrt)(v); float q = r; return q;
}
MAPFN_OF(float, sqrt_of, in(float, x));
BENCH_C NOINLINE void map_sqrt_of(size_t n) { (void)sqrt_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, sqrt_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(sqrt)(v); *y = r;
}
BENCH_C NOINLINE void map_sqrt_strided1(size_t n) { (void)sqrt_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, sqrt_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(sqrt)(v); *y = r;
}
BENCH_C NOINLINE void map_sqrt_strided3(size_t n) { (void)sqrt_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, exp_f32, in(float, x))
{
    const float v = x; float r; r = M_float(exp)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_exp_f32(size_t n) { (void)exp_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, exp_f64, in(double, x))
{
    const double v = x; double r; r = M_double(exp)(v); double q = r; return q;
}
BENCH_C NOINLINE void map_exp_f64(size_t n) { (void)exp_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, exp_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(exp)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_exp_u8(size_t n) { (void)exp_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, exp_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(exp)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_exp_i16f32(size_t n) { (void)exp_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, exp_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(exp)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_exp_i32(size_t n) { (void)exp_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, exp_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = M_float(exp)(v); q.x = r; } { const float v = x.y; float r; r = M_float(exp)(v); q.y = r; } { const float v = x.z; float r; r = M_float(exp)(v); q.z = r; } return q;
}
BENCH_C NOINLINE void map_exp_float3(size_t n) { (void)exp_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, exp_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(exp)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(exp)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(exp)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_exp_byte4(size_t n) { (void)exp_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, exp_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(exp)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_exp_row16(size_t n) { (void)exp_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, exp_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(exp)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_exp_rowD(size_t n) { (void)exp_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, exp_inplace, in(float, x))
{
    const float v = x; float r; r = M_float(exp)(v); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_exp_inplace(size_t n) { (void)exp_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, exp_inout, inout(float, z))
{
    const float v = *z; float r; r = M_float(exp)(v); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_exp_inout(size_t n) { (void)exp_inout_map(n, (float *)buffers[2]); }
static float exp_of(float x)
{
    const float v = x; float r; r = M_float(exp)(v); float q = r; return q;
}
MAPFN_OF(float, exp_of, in(float, x));
BENCH_C NOINLINE void map_exp_of(size_t n) { (void)exp_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, exp_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(exp)(v); *y = r;
}
BENCH_C NOINLINE void map_exp_strided1(size_t n) { (void)exp_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, exp_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(exp)(v); *y = r;
}
BENCH_C NOINLINE void map_exp_strided3(size_t n) { (void)exp_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, log_f32, in(float, x))
{
    const float v = x; float r; r = M_float(log)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_log_f32(size_t n) { (void)log_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, log_f64, in(double, x))
{
    const double v = x; double r; r = M_double(log)(v); double q = r; return q;
}
BENCH_C NOINLINE void map_log_f64(size_t n) { (void)log_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, log_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(log)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_log_u8(size_t n) { (void)log_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, log_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(log)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_log_i16f32(size_t n) { (void)log_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, log_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(log)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_log_i32(size_t n) { (void)log_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, log_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = M_float(log)(v); q.x = r; } { const float v = x.y; float r; r = M_float(log)(v); q.y = r; } { const float v = x.z; float r; r = M_float(log)(v); q.z = r; } return q;
}
BENCH_C NOINLINE void map_log_float3(size_t n) { (void)log_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, log_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(log)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(log)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(log)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_log_byte4(size_t n) { (void)log_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, log_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(log)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_log_row16(size_t n) { (void)log_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, log_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(log)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_log_rowD(size_t n) { (void)log_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, log_inplace, in(float, x))
{
    const float v = x; float r; r = M_float(log)(v); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_log_inplace(size_t n) { (void)log_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, log_inout, inout(float, z))
{
    const float v = *z; float r; r = M_float(log)(v); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_log_inout(size_t n) { (void)log_inout_map(n, (float *)buffers[2]); }
static float log_of(float x)
{
    const float v = x; float r; r = M_float(log)(v); float q = r; return q;
}
MAPFN_OF(float, log_of, in(float, x));
BENCH_C NOINLINE void map_log_of(size_t n) { (void)log_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, log_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(log)(v); *y = r;
}
BENCH_C NOINLINE void map_log_strided1(size_t n) { (void)log_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, log_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(log)(v); *y = r;
}
BENCH_C NOINLINE void map_log_strided3(size_t n) { (void)log_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, pow_f32, in(float, x))
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); float q = r; return q;
}
BENCH_C NOINLINE void map_pow_f32(size_t n) { (void)pow_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, pow_f64, in(double, x))
{
    const double v = x; double r; r = M_double(pow)(v, 0.4545); double q = r; return q;
}
BENCH_C NOINLINE void map_pow_f64(size_t n) { (void)pow_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, pow_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_pow_u8(size_t n) { (void)pow_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, pow_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(pow)(v, 0.4545f); float q = r; return q;
}
BENCH_C NOINLINE void map_pow_i16f32(size_t n) { (void)pow_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, pow_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(pow)(v, 0.4545f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_pow_i32(size_t n) { (void)pow_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, pow_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = M_float(pow)(v, 0.4545f); q.x = r; } { const float v = x.y; float r; r = M_float(pow)(v, 0.4545f); q.y = r; } { const float v = x.z; float r; r = M_float(pow)(v, 0.4545f); q.z = r; } return q;
}
BENCH_C NOINLINE void map_pow_float3(size_t n) { (void)pow_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, pow_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(pow)(v, 0.4545f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_pow_byte4(size_t n) { (void)pow_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, pow_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(pow)(v, 0.4545f); y[d] = r; }
}
BENCH_C NOINLINE void map_pow_row16(size_t n) { (void)pow_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, pow_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(pow)(v, 0.4545f); y[d] = r; }
}
BENCH_C NOINLINE void map_pow_rowD(size_t n) { (void)pow_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, pow_inplace, in(float, x))
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_pow_inplace(size_t n) { (void)pow_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, pow_inout, inout(float, z))
{
    const float v = *z; float r; r = M_float(pow)(v, 0.4545f); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_pow_inout(size_t n) { (void)pow_inout_map(n, (float *)buffers[2]); }
static float pow_of(float x)
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); float q = r; return q;
}
MAPFN_OF(float, pow_of, in(float, x));
BENCH_C NOINLINE void map_pow_of(size_t n) { (void)pow_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, pow_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); *y = r;
}
BENCH_C NOINLINE void map_pow_strided1(size_t n) { (void)pow_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, pow_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(pow)(v, 0.4545f); *y = r;
}
BENCH_C NOINLINE void map_pow_strided3(size_t n) { (void)pow_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, sin_f32, in(float, x))
{
    const float v = x; float r; r = M_float(sin)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_sin_f32(size_t n) { (void)sin_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, sin_f64, in(double, x))
{
    const double v = x; double r; r = M_double(sin)(v); double q = r; return q;
}
BENCH_C NOINLINE void map_sin_f64(size_t n) { (void)sin_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, sin_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(sin)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_sin_u8(size_t n) { (void)sin_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, sin_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(sin)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_sin_i16f32(size_t n) { (void)sin_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, sin_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(sin)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_sin_i32(size_t n) { (void)sin_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, sin_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = M_float(sin)(v); q.x = r; } { const float v = x.y; float r; r = M_float(sin)(v); q.y = r; } { const float v = x.z; float r; r = M_float(sin)(v); q.z = r; } return q;
}
BENCH_C NOINLINE void map_sin_float3(size_t n) { (void)sin_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, sin_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(sin)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(sin)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(sin)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_sin_byte4(size_t n) { (void)sin_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, sin_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(sin)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_sin_row16(size_t n) { (void)sin_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, sin_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(sin)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_sin_rowD(size_t n) { (void)sin_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, sin_inplace, in(float, x))
{
    const float v = x; float r; r = M_float(sin)(v); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_sin_inplace(size_t n) { (void)sin_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, sin_inout, inout(float, z))
{
    const float v = *z; float r; r = M_float(sin)(v); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_sin_inout(size_t n) { (void)sin_inout_map(n, (float *)buffers[2]); }
static float sin_of(float x)
{
    const float v = x; float r; r = M_float(sin)(v); float q = r; return q;
}
MAPFN_OF(float, sin_of, in(float, x));
BENCH_C NOINLINE void map_sin_of(size_t n) { (void)sin_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, sin_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(sin)(v); *y = r;
}
BENCH_C NOINLINE void map_sin_strided1(size_t n) { (void)sin_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, sin_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(sin)(v); *y = r;
}
BENCH_C NOINLINE void map_sin_strided3(size_t n) { (void)sin_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, tanh_f32, in(float, x))
{
    const float v = x; float r; r = M_float(tanh)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_tanh_f32(size_t n) { (void)tanh_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, tanh_f64, in(double, x))
{
    const double v = x; double r; r = M_double(tanh)(v); double q = r; return q;
}
BENCH_C NOINLINE void map_tanh_f64(size_t n) { (void)tanh_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, tanh_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = M_float(tanh)(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_tanh_u8(size_t n) { (void)tanh_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, tanh_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(tanh)(v); float q = r; return q;
}
BENCH_C NOINLINE void map_tanh_i16f32(size_t n) { (void)tanh_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, tanh_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = M_float(tanh)(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_tanh_i32(size_t n) { (void)tanh_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, tanh_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = M_float(tanh)(v); q.x = r; } { const float v = x.y; float r; r = M_float(tanh)(v); q.y = r; } { const float v = x.z; float r; r = M_float(tanh)(v); q.z = r; } return q;
}
BENCH_C NOINLINE void map_tanh_float3(size_t n) { (void)tanh_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, tanh_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = M_float(tanh)(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = M_float(tanh)(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = M_float(tanh)(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_tanh_byte4(size_t n) { (void)tanh_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, tanh_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = M_float(tanh)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_tanh_row16(size_t n) { (void)tanh_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, tanh_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = M_float(tanh)(v); y[d] = r; }
}
BENCH_C NOINLINE void map_tanh_rowD(size_t n) { (void)tanh_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, tanh_inplace, in(float, x))
{
    const float v = x; float r; r = M_float(tanh)(v); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_tanh_inplace(size_t n) { (void)tanh_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, tanh_inout, inout(float, z))
{
    const float v = *z; float r; r = M_float(tanh)(v); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_tanh_inout(size_t n) { (void)tanh_inout_map(n, (float *)buffers[2]); }
static float tanh_of(float x)
{
    const float v = x; float r; r = M_float(tanh)(v); float q = r; return q;
}
MAPFN_OF(float, tanh_of, in(float, x));
BENCH_C NOINLINE void map_tanh_of(size_t n) { (void)tanh_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, tanh_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(tanh)(v); *y = r;
}
BENCH_C NOINLINE void map_tanh_strided1(size_t n) { (void)tanh_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, tanh_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = M_float(tanh)(v); *y = r;
}
BENCH_C NOINLINE void map_tanh_strided3(size_t n) { (void)tanh_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, clamp_f32, in(float, x))
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r; return q;
}
BENCH_C NOINLINE void map_clamp_f32(size_t n) { (void)clamp_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, clamp_f64, in(double, x))
{
    const double v = x; double r; r = v < 0.75 ? 0.75 : v > 2.25 ? 2.25 : v; double q = r; return q;
}
BENCH_C NOINLINE void map_clamp_f64(size_t n) { (void)clamp_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, clamp_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_clamp_u8(size_t n) { (void)clamp_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, clamp_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r; return q;
}
BENCH_C NOINLINE void map_clamp_i16f32(size_t n) { (void)clamp_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, clamp_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_clamp_i32(size_t n) { (void)clamp_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, clamp_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.x = r; } { const float v = x.y; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.y = r; } { const float v = x.z; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.z = r; } return q;
}
BENCH_C NOINLINE void map_clamp_float3(size_t n) { (void)clamp_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, clamp_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_clamp_byte4(size_t n) { (void)clamp_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, clamp_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; y[d] = r; }
}
BENCH_C NOINLINE void map_clamp_row16(size_t n) { (void)clamp_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, clamp_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; y[d] = r; }
}
BENCH_C NOINLINE void map_clamp_rowD(size_t n) { (void)clamp_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, clamp_inplace, in(float, x))
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_clamp_inplace(size_t n) { (void)clamp_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, clamp_inout, inout(float, z))
{
    const float v = *z; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_clamp_inout(size_t n) { (void)clamp_inout_map(n, (float *)buffers[2]); }
static float clamp_of(float x)
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; float q = r; return q;
}
MAPFN_OF(float, clamp_of, in(float, x));
BENCH_C NOINLINE void map_clamp_of(size_t n) { (void)clamp_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, clamp_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; *y = r;
}
BENCH_C NOINLINE void map_clamp_strided1(size_t n) { (void)clamp_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, clamp_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v < 0.75f ? 0.75f : v > 2.25f ? 2.25f : v; *y = r;
}
BENCH_C NOINLINE void map_clamp_strided3(size_t n) { (void)clamp_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, select_f32, in(float, x))
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r; return q;
}
BENCH_C NOINLINE void map_select_f32(size_t n) { (void)select_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, select_f64, in(double, x))
{
    const double v = x; double r; r = v >= 1.5 ? 1.0507 : v + 1.7581; double q = r; return q;
}
BENCH_C NOINLINE void map_select_f64(size_t n) { (void)select_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, select_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_select_u8(size_t n) { (void)select_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, select_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r; return q;
}
BENCH_C NOINLINE void map_select_i16f32(size_t n) { (void)select_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, select_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_select_i32(size_t n) { (void)select_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, select_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.x = r; } { const float v = x.y; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.y = r; } { const float v = x.z; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.z = r; } return q;
}
BENCH_C NOINLINE void map_select_float3(size_t n) { (void)select_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, select_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_select_byte4(size_t n) { (void)select_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, select_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; y[d] = r; }
}
BENCH_C NOINLINE void map_select_row16(size_t n) { (void)select_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, select_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; y[d] = r; }
}
BENCH_C NOINLINE void map_select_rowD(size_t n) { (void)select_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, select_inplace, in(float, x))
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_select_inplace(size_t n) { (void)select_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, select_inout, inout(float, z))
{
    const float v = *z; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_select_inout(size_t n) { (void)select_inout_map(n, (float *)buffers[2]); }
static float select_of(float x)
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; float q = r; return q;
}
MAPFN_OF(float, select_of, in(float, x));
BENCH_C NOINLINE void map_select_of(size_t n) { (void)select_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, select_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; *y = r;
}
BENCH_C NOINLINE void map_select_strided1(size_t n) { (void)select_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, select_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = v >= 1.5f ? 1.0507f : v + 1.7581f; *y = r;
}
BENCH_C NOINLINE void map_select_strided3(size_t n) { (void)select_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, branch_f32, in(float, x))
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r; return q;
}
BENCH_C NOINLINE void map_branch_f32(size_t n) { (void)branch_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, branch_f64, in(double, x))
{
    const double v = x; double r; if (v > 1.5) r = v * 0.5 + 1.0; else r = 3.0 - v; double q = r; return q;
}
BENCH_C NOINLINE void map_branch_f64(size_t n) { (void)branch_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, branch_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_branch_u8(size_t n) { (void)branch_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, branch_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r; return q;
}
BENCH_C NOINLINE void map_branch_i16f32(size_t n) { (void)branch_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, branch_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_branch_i32(size_t n) { (void)branch_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, branch_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.x = r; } { const float v = x.y; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.y = r; } { const float v = x.z; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.z = r; } return q;
}
BENCH_C NOINLINE void map_branch_float3(size_t n) { (void)branch_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, branch_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_branch_byte4(size_t n) { (void)branch_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, branch_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; y[d] = r; }
}
BENCH_C NOINLINE void map_branch_row16(size_t n) { (void)branch_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, branch_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; y[d] = r; }
}
BENCH_C NOINLINE void map_branch_rowD(size_t n) { (void)branch_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, branch_inplace, in(float, x))
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_branch_inplace(size_t n) { (void)branch_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, branch_inout, inout(float, z))
{
    const float v = *z; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_branch_inout(size_t n) { (void)branch_inout_map(n, (float *)buffers[2]); }
static float branch_of(float x)
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; float q = r; return q;
}
MAPFN_OF(float, branch_of, in(float, x));
BENCH_C NOINLINE void map_branch_of(size_t n) { (void)branch_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, branch_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; *y = r;
}
BENCH_C NOINLINE void map_branch_strided1(size_t n) { (void)branch_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, branch_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; if (v > 1.5f) r = v * 0.5f + 1.0f; else r = 3.0f - v; *y = r;
}
BENCH_C NOINLINE void map_branch_strided3(size_t n) { (void)branch_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, hash_f32, in(float, x))
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result; return q;
}
BENCH_C NOINLINE void map_hash_f32(size_t n) { (void)hash_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, hash_f64, in(double, x))
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); double q = (double)result; return q;
}
BENCH_C NOINLINE void map_hash_f64(size_t n) { (void)hash_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, hash_u8, in(uint8_t, x))
{
    uint8_t result; uint32_t h = (uint32_t)x; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); uint8_t q = result; return q;
}
BENCH_C NOINLINE void map_hash_u8(size_t n) { (void)hash_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, hash_i16f32, in(int16_t, x))
{
    int result; uint32_t h = (uint32_t)x; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result; return q;
}
BENCH_C NOINLINE void map_hash_i16f32(size_t n) { (void)hash_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, hash_i32, in(int32_t, x))
{
    int32_t result; uint32_t h = (uint32_t)x; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int32_t)(h >> 8); int32_t q = result; return q;
}
BENCH_C NOINLINE void map_hash_i32(size_t n) { (void)hash_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, hash_float3, in(float3, x))
{
    float3 q; { int result; uint32_t h = (uint32_t)(int)(x.x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); q.x = (float)result; } { int result; uint32_t h = (uint32_t)(int)(x.y * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); q.y = (float)result; } { int result; uint32_t h = (uint32_t)(int)(x.z * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); q.z = (float)result; } return q;
}
BENCH_C NOINLINE void map_hash_float3(size_t n) { (void)hash_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, hash_byte4, in(byte4, x))
{
    byte4 q; { uint8_t result; uint32_t h = (uint32_t)x.r; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); q.r = result; } { uint8_t result; uint32_t h = (uint32_t)x.g; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); q.g = result; } { uint8_t result; uint32_t h = (uint32_t)x.b; h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (uint8_t)(h >> 8); q.b = result; } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_hash_byte4(size_t n) { (void)hash_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, hash_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { int result; uint32_t h = (uint32_t)(int)(x[d] * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); y[d] = (float)result; }
}
BENCH_C NOINLINE void map_hash_row16(size_t n) { (void)hash_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, hash_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { int result; uint32_t h = (uint32_t)(int)(x[d] * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); y[d] = (float)result; }
}
BENCH_C NOINLINE void map_hash_rowD(size_t n) { (void)hash_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, hash_inplace, in(float, x))
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_hash_inplace(size_t n) { (void)hash_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, hash_inout, inout(float, z))
{
    int result; uint32_t h = (uint32_t)(int)(*z * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); *z = (float)result * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_hash_inout(size_t n) { (void)hash_inout_map(n, (float *)buffers[2]); }
static float hash_of(float x)
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); float q = (float)result; return q;
}
MAPFN_OF(float, hash_of, in(float, x));
BENCH_C NOINLINE void map_hash_of(size_t n) { (void)hash_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, hash_strided1, out_strided(float, y), in_strided(float, x))
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); *y = (float)result;
}
BENCH_C NOINLINE void map_hash_strided1(size_t n) { (void)hash_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, hash_strided3, out_strided(float, y), in_strided(float, x))
{
    int result; uint32_t h = (uint32_t)(int)(x * 100); h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; result = (int)(h >> 8); *y = (float)result;
}
BENCH_C NOINLINE void map_hash_strided3(size_t n) { (void)hash_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, saturate_f32, in(float, x))
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result; return q;
}
BENCH_C NOINLINE void map_saturate_f32(size_t n) { (void)saturate_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, saturate_f64, in(double, x))
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); double q = (double)result; return q;
}
BENCH_C NOINLINE void map_saturate_f64(size_t n) { (void)saturate_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, saturate_u8, in(uint8_t, x))
{
    uint8_t result; int s = (int)x + 100; result = (uint8_t)(s > 255 ? 255 : s); uint8_t q = result; return q;
}
BENCH_C NOINLINE void map_saturate_u8(size_t n) { (void)saturate_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, saturate_i16f32, in(int16_t, x))
{
    int result; int s = (int)x + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result; return q;
}
BENCH_C NOINLINE void map_saturate_i16f32(size_t n) { (void)saturate_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, saturate_i32, in(int32_t, x))
{
    int32_t result; int s = (int)x + 100; result = (int32_t)(s > 255 ? 255 : s); int32_t q = result; return q;
}
BENCH_C NOINLINE void map_saturate_i32(size_t n) { (void)saturate_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, saturate_float3, in(float3, x))
{
    float3 q; { int result; int s = (int)(int)(x.x * 100) + 100; result = (int)(s > 255 ? 255 : s); q.x = (float)result; } { int result; int s = (int)(int)(x.y * 100) + 100; result = (int)(s > 255 ? 255 : s); q.y = (float)result; } { int result; int s = (int)(int)(x.z * 100) + 100; result = (int)(s > 255 ? 255 : s); q.z = (float)result; } return q;
}
BENCH_C NOINLINE void map_saturate_float3(size_t n) { (void)saturate_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, saturate_byte4, in(byte4, x))
{
    byte4 q; { uint8_t result; int s = (int)x.r + 100; result = (uint8_t)(s > 255 ? 255 : s); q.r = result; } { uint8_t result; int s = (int)x.g + 100; result = (uint8_t)(s > 255 ? 255 : s); q.g = result; } { uint8_t result; int s = (int)x.b + 100; result = (uint8_t)(s > 255 ? 255 : s); q.b = result; } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_saturate_byte4(size_t n) { (void)saturate_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, saturate_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { int result; int s = (int)(int)(x[d] * 100) + 100; result = (int)(s > 255 ? 255 : s); y[d] = (float)result; }
}
BENCH_C NOINLINE void map_saturate_row16(size_t n) { (void)saturate_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, saturate_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { int result; int s = (int)(int)(x[d] * 100) + 100; result = (int)(s > 255 ? 255 : s); y[d] = (float)result; }
}
BENCH_C NOINLINE void map_saturate_rowD(size_t n) { (void)saturate_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, saturate_inplace, in(float, x))
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_saturate_inplace(size_t n) { (void)saturate_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, saturate_inout, inout(float, z))
{
    int result; int s = (int)(int)(*z * 100) + 100; result = (int)(s > 255 ? 255 : s); *z = (float)result * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_saturate_inout(size_t n) { (void)saturate_inout_map(n, (float *)buffers[2]); }
static float saturate_of(float x)
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); float q = (float)result; return q;
}
MAPFN_OF(float, saturate_of, in(float, x));
BENCH_C NOINLINE void map_saturate_of(size_t n) { (void)saturate_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, saturate_strided1, out_strided(float, y), in_strided(float, x))
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); *y = (float)result;
}
BENCH_C NOINLINE void map_saturate_strided1(size_t n) { (void)saturate_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, saturate_strided3, out_strided(float, y), in_strided(float, x))
{
    int result; int s = (int)(int)(x * 100) + 100; result = (int)(s > 255 ? 255 : s); *y = (float)result;
}
BENCH_C NOINLINE void map_saturate_strided3(size_t n) { (void)saturate_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, convert_f32, in(float, x))
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); float q = r; return q;
}
BENCH_C NOINLINE void map_convert_f32(size_t n) { (void)convert_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, convert_f64, in(double, x))
{
    const double v = x; double r; r = (double)(int)(v * 3.0); double q = r; return q;
}
BENCH_C NOINLINE void map_convert_f64(size_t n) { (void)convert_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, convert_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_convert_u8(size_t n) { (void)convert_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, convert_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = (float)(int)(v * 3.0f); float q = r; return q;
}
BENCH_C NOINLINE void map_convert_i16f32(size_t n) { (void)convert_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, convert_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = (float)(int)(v * 3.0f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_convert_i32(size_t n) { (void)convert_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, convert_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = (float)(int)(v * 3.0f); q.x = r; } { const float v = x.y; float r; r = (float)(int)(v * 3.0f); q.y = r; } { const float v = x.z; float r; r = (float)(int)(v * 3.0f); q.z = r; } return q;
}
BENCH_C NOINLINE void map_convert_float3(size_t n) { (void)convert_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, convert_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = (float)(int)(v * 3.0f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_convert_byte4(size_t n) { (void)convert_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, convert_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = (float)(int)(v * 3.0f); y[d] = r; }
}
BENCH_C NOINLINE void map_convert_row16(size_t n) { (void)convert_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, convert_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = (float)(int)(v * 3.0f); y[d] = r; }
}
BENCH_C NOINLINE void map_convert_rowD(size_t n) { (void)convert_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, convert_inplace, in(float, x))
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_convert_inplace(size_t n) { (void)convert_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, convert_inout, inout(float, z))
{
    const float v = *z; float r; r = (float)(int)(v * 3.0f); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_convert_inout(size_t n) { (void)convert_inout_map(n, (float *)buffers[2]); }
static float convert_of(float x)
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); float q = r; return q;
}
MAPFN_OF(float, convert_of, in(float, x));
BENCH_C NOINLINE void map_convert_of(size_t n) { (void)convert_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, convert_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); *y = r;
}
BENCH_C NOINLINE void map_convert_strided1(size_t n) { (void)convert_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, convert_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = (float)(int)(v * 3.0f); *y = r;
}
BENCH_C NOINLINE void map_convert_strided3(size_t n) { (void)convert_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
MAPFN(float, dot_f32, in(dot3_float, x), in(dot3_float, u))
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
BENCH_C NOINLINE void map_dot_f32(size_t n) { (void)dot_f32_map(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
MAPFN(double, dot_f64, in(dot3_double, x), in(dot3_double, u))
{
    const double v0 = x.x; const double v1 = x.y; const double v2 = x.z; const double w0 = u.x; const double w1 = u.y; const double w2 = u.z; double r; r = v0 * w0 + v1 * w1 + v2 * w2; double result = r; return result;
}
BENCH_C NOINLINE void map_dot_f64(size_t n) { (void)dot_f64_map(n, (double *)buffers[0], (const dot3_double *)buffers[2], (const dot3_double *)buffers[3]); }
MAPFN(uint8_t, dot_u8, in(dot3_uint8_t, x), in(dot3_uint8_t, u))
{
    const float v0 = (float)x.x * 0.01f + 0.5f; const float v1 = (float)x.y * 0.01f + 0.5f; const float v2 = (float)x.z * 0.01f + 0.5f; const float w0 = (float)u.x * 0.01f + 0.5f; const float w1 = (float)u.y * 0.01f + 0.5f; const float w2 = (float)u.z * 0.01f + 0.5f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; uint8_t result = (uint8_t)(int)(r * 10.0f); return result;
}
BENCH_C NOINLINE void map_dot_u8(size_t n) { (void)dot_u8_map(n, (uint8_t *)buffers[0], (const dot3_uint8_t *)buffers[2], (const dot3_uint8_t *)buffers[3]); }
MAPFN(float, dot_i16f32, in(dot3_int16_t, x), in(dot3_int16_t, u))
{
    const float v0 = (float)x.x * 0.01f; const float v1 = (float)x.y * 0.01f; const float v2 = (float)x.z * 0.01f; const float w0 = (float)u.x * 0.01f; const float w1 = (float)u.y * 0.01f; const float w2 = (float)u.z * 0.01f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
BENCH_C NOINLINE void map_dot_i16f32(size_t n) { (void)dot_i16f32_map(n, (float *)buffers[0], (const dot3_int16_t *)buffers[2], (const dot3_int16_t *)buffers[3]); }
MAPFN(int32_t, dot_i32, in(dot3_int32_t, x), in(dot3_int32_t, u))
{
    const float v0 = (float)x.x * 0.01f; const float v1 = (float)x.y * 0.01f; const float v2 = (float)x.z * 0.01f; const float w0 = (float)u.x * 0.01f; const float w1 = (float)u.y * 0.01f; const float w2 = (float)u.z * 0.01f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; int32_t result = (int32_t)(r * 1000.0f); return result;
}
BENCH_C NOINLINE void map_dot_i32(size_t n) { (void)dot_i32_map(n, (int32_t *)buffers[0], (const dot3_int32_t *)buffers[2], (const dot3_int32_t *)buffers[3]); }
MAPFN(float, dot_float3, in(dot3_float, x), in(dot3_float, u))
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
BENCH_C NOINLINE void map_dot_float3(size_t n) { (void)dot_float3_map(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
MAPFN(uint8_t, dot_byte4, in(dot3_uint8_t, x), in(dot3_uint8_t, u))
{
    const float v0 = (float)x.x * 0.01f + 0.5f; const float v1 = (float)x.y * 0.01f + 0.5f; const float v2 = (float)x.z * 0.01f + 0.5f; const float w0 = (float)u.x * 0.01f + 0.5f; const float w1 = (float)u.y * 0.01f + 0.5f; const float w2 = (float)u.z * 0.01f + 0.5f; float r; r = v0 * w0 + v1 * w1 + v2 * w2; uint8_t result = (uint8_t)(int)(r * 10.0f); return result;
}
BENCH_C NOINLINE void map_dot_byte4(size_t n) { (void)dot_byte4_map(n, (uint8_t *)buffers[0], (const dot3_uint8_t *)buffers[2], (const dot3_uint8_t *)buffers[3]); }
MAPFN(float, dot_row16, in_row(float, x, 16), in_row(float, u, 16))
{
    float r = 0; for (size_t d = 0; d < (size_t)16; d++) r += x[d] * u[d]; return r;
}
BENCH_C NOINLINE void map_dot_row16(size_t n) { (void)dot_row16_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3]); }
MAPFN(float, dot_rowD, in_row(float, x, D), in_row(float, u, D), uniform(size_t, D))
{
    float r = 0; for (size_t d = 0; d < (size_t)D; d++) r += x[d] * u[d]; return r;
}
BENCH_C NOINLINE void map_dot_rowD(size_t n) { (void)dot_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], (const float *)buffers[3], row_length); }
MAPFN(float, dot_inplace, in(dot3_float, x), in(dot3_float, u))
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r * 1e-6f + 0.75f; return result;
}
BENCH_C NOINLINE void map_dot_inplace(size_t n) { (void)dot_inplace_map(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
MAPFN(void, dot_inout, inout(dot3_float, z), in(dot3_float, u))
{
    const float v0 = z[0].x; const float v1 = z[0].y; const float v2 = z[0].z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; z->x = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_dot_inout(size_t n) { (void)dot_inout_map(n, (dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
static float dot_of(dot3_float x, dot3_float u)
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; float result = r; return result;
}
MAPFN_OF(float, dot_of, in(dot3_float, x), in(dot3_float, u));
BENCH_C NOINLINE void map_dot_of(size_t n) { (void)dot_of_map(n, (float *)buffers[0], (const dot3_float *)buffers[2], (const dot3_float *)buffers[3]); }
MAPFN(void, dot_strided1, out_strided(float, y), in_strided(dot3_float, x), in_strided(dot3_float, u))
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; *y = r;
}
BENCH_C NOINLINE void map_dot_strided1(size_t n) { (void)dot_strided1_map(n, (float *)buffers[0], stride1, (const dot3_float *)buffers[2], stride1, (const dot3_float *)buffers[3], stride1); }
MAPFN(void, dot_strided3, out_strided(float, y), in_strided(dot3_float, x), in_strided(dot3_float, u))
{
    const float v0 = x.x; const float v1 = x.y; const float v2 = x.z; const float w0 = u.x; const float w1 = u.y; const float w2 = u.z; float r; r = v0 * w0 + v1 * w1 + v2 * w2; *y = r;
}
BENCH_C NOINLINE void map_dot_strided3(size_t n) { (void)dot_strided3_map(n, (float *)buffers[0], stride3, (const dot3_float *)buffers[2], stride3, (const dot3_float *)buffers[3], stride3); }
MAPFN(float, two_f32, in(float, x), out(float, y2))
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r; *y2 = r2; return q;
}
BENCH_C NOINLINE void map_two_f32(size_t n) { (void)two_f32_map(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1]); }
MAPFN(double, two_f64, in(double, x), out(double, y2))
{
    const double v = x; double r; double r2; r = v * 0.5 + 1.0; r2 = v * v - 1.0; double q = r; *y2 = r2; return q;
}
BENCH_C NOINLINE void map_two_f64(size_t n) { (void)two_f64_map(n, (double *)buffers[0], (const double *)buffers[2], (double *)buffers[1]); }
MAPFN(uint8_t, two_u8, in(uint8_t, x), out(uint8_t, y2))
{
    const float v = (float)x * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; uint8_t q = (uint8_t)(int)(r * 10.0f); *y2 = (uint8_t)(int)(r2 * 10.0f); return q;
}
BENCH_C NOINLINE void map_two_u8(size_t n) { (void)two_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2], (uint8_t *)buffers[1]); }
MAPFN(float, two_i16f32, in(int16_t, x), out(float, y2))
{
    const float v = (float)x * 0.01f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r; *y2 = r2; return q;
}
BENCH_C NOINLINE void map_two_i16f32(size_t n) { (void)two_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2], (float *)buffers[1]); }
MAPFN(int32_t, two_i32, in(int32_t, x), out(int32_t, y2))
{
    const float v = (float)x * 0.01f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; int32_t q = (int32_t)(r * 1000.0f); *y2 = (int32_t)(r2 * 1000.0f); return q;
}
BENCH_C NOINLINE void map_two_i32(size_t n) { (void)two_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2], (int32_t *)buffers[1]); }
MAPFN(float3, two_float3, in(float3, x), out(float3, y2))
{
    float3 q; float3 q2; { const float v = x.x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.x = r; q2.x = r2; } { const float v = x.y; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.y = r; q2.y = r2; } { const float v = x.z; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.z = r; q2.z = r2; } *y2 = q2; return q;
}
BENCH_C NOINLINE void map_two_float3(size_t n) { (void)two_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2], (float3 *)buffers[1]); }
MAPFN(byte4, two_byte4, in(byte4, x), out(byte4, y2))
{
    byte4 q; byte4 q2; { const float v = (float)x.r * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.r = (uint8_t)(int)(r * 10.0f); q2.r = (uint8_t)(int)(r2 * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.g = (uint8_t)(int)(r * 10.0f); q2.g = (uint8_t)(int)(r2 * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; q.b = (uint8_t)(int)(r * 10.0f); q2.b = (uint8_t)(int)(r2 * 10.0f); } q.a = x.a; q2.a = x.a; *y2 = q2; return q;
}
BENCH_C NOINLINE void map_two_byte4(size_t n) { (void)two_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2], (byte4 *)buffers[1]); }
MAPFN(void, two_row16, out_row(float, y, 16), in_row(float, x, 16), out_row(float, y2, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; y[d] = r; y2[d] = r2; }
}
BENCH_C NOINLINE void map_two_row16(size_t n) { (void)two_row16_map(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1]); }
MAPFN(void, two_rowD, out_row(float, y, D), in_row(float, x, D), out_row(float, y2, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; y[d] = r; y2[d] = r2; }
}
BENCH_C NOINLINE void map_two_rowD(size_t n) { (void)two_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1], row_length); }
MAPFN(float, two_inplace, in(float, x), out(float, y2))
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r * 1e-6f + 0.75f; *y2 = r2 * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_two_inplace(size_t n) { (void)two_inplace_map(n, (float *)buffers[2], (const float *)buffers[2], (float *)buffers[1]); }
MAPFN(void, two_inout, inout(float, z), out(float, y2))
{
    const float v = *z; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; *z = r * 1e-6f + 0.75f; *y2 = r2 * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_two_inout(size_t n) { (void)two_inout_map(n, (float *)buffers[2], (float *)buffers[1]); }
static float two_of(float x, float *y2)
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; float q = r; *y2 = r2; return q;
}
MAPFN_OF(float, two_of, in(float, x), out(float, y2));
BENCH_C NOINLINE void map_two_of(size_t n) { (void)two_of_map(n, (float *)buffers[0], (const float *)buffers[2], (float *)buffers[1]); }
MAPFN(void, two_strided1, out_strided(float, y), in_strided(float, x), out_strided(float, y2))
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; *y = r; *y2 = r2;
}
BENCH_C NOINLINE void map_two_strided1(size_t n) { (void)two_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1, (float *)buffers[1], stride1); }
MAPFN(void, two_strided3, out_strided(float, y), in_strided(float, x), out_strided(float, y2))
{
    const float v = x; float r; float r2; r = v * 0.5f + 1.0f; r2 = v * v - 1.0f; *y = r; *y2 = r2;
}
BENCH_C NOINLINE void map_two_strided3(size_t n) { (void)two_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3, (float *)buffers[1], stride3); }
MAPFN(float, helper_f32, in(float, x))
{
    const float v = x; float r; r = logistic_float(v); float q = r; return q;
}
BENCH_C NOINLINE void map_helper_f32(size_t n) { (void)helper_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(double, helper_f64, in(double, x))
{
    const double v = x; double r; r = logistic_double(v); double q = r; return q;
}
BENCH_C NOINLINE void map_helper_f64(size_t n) { (void)helper_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
MAPFN(uint8_t, helper_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; r = logistic_float(v); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_helper_u8(size_t n) { (void)helper_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
MAPFN(float, helper_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; r = logistic_float(v); float q = r; return q;
}
BENCH_C NOINLINE void map_helper_i16f32(size_t n) { (void)helper_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
MAPFN(int32_t, helper_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; r = logistic_float(v); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_helper_i32(size_t n) { (void)helper_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
MAPFN(float3, helper_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; r = logistic_float(v); q.x = r; } { const float v = x.y; float r; r = logistic_float(v); q.y = r; } { const float v = x.z; float r; r = logistic_float(v); q.z = r; } return q;
}
BENCH_C NOINLINE void map_helper_float3(size_t n) { (void)helper_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
MAPFN(byte4, helper_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; r = logistic_float(v); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; r = logistic_float(v); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; r = logistic_float(v); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_helper_byte4(size_t n) { (void)helper_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
MAPFN(void, helper_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; r = logistic_float(v); y[d] = r; }
}
BENCH_C NOINLINE void map_helper_row16(size_t n) { (void)helper_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, helper_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; r = logistic_float(v); y[d] = r; }
}
BENCH_C NOINLINE void map_helper_rowD(size_t n) { (void)helper_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(float, helper_inplace, in(float, x))
{
    const float v = x; float r; r = logistic_float(v); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_helper_inplace(size_t n) { (void)helper_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
MAPFN(void, helper_inout, inout(float, z))
{
    const float v = *z; float r; r = logistic_float(v); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_helper_inout(size_t n) { (void)helper_inout_map(n, (float *)buffers[2]); }
static float helper_of(float x)
{
    const float v = x; float r; r = logistic_float(v); float q = r; return q;
}
MAPFN_OF(float, helper_of, in(float, x));
BENCH_C NOINLINE void map_helper_of(size_t n) { (void)helper_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, helper_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = logistic_float(v); *y = r;
}
BENCH_C NOINLINE void map_helper_strided1(size_t n) { (void)helper_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
MAPFN(void, helper_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; r = logistic_float(v); *y = r;
}
BENCH_C NOINLINE void map_helper_strided3(size_t n) { (void)helper_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#ifdef __cplusplus
MAPFN(float, lambda_f32, in(float, x))
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r; return q;
}
BENCH_C NOINLINE void map_lambda_f32(size_t n) { (void)lambda_f32_map(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(double, lambda_f64, in(double, x))
{
    const double v = x; double r; auto square = [](double t) { return t * t + 1.0; }; r = square(v) - square(v + 0.5); double q = r; return q;
}
BENCH_C NOINLINE void map_lambda_f64(size_t n) { (void)lambda_f64_map(n, (double *)buffers[0], (const double *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(uint8_t, lambda_u8, in(uint8_t, x))
{
    const float v = (float)x * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); uint8_t q = (uint8_t)(int)(r * 10.0f); return q;
}
BENCH_C NOINLINE void map_lambda_u8(size_t n) { (void)lambda_u8_map(n, (uint8_t *)buffers[0], (const uint8_t *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(float, lambda_i16f32, in(int16_t, x))
{
    const float v = (float)x * 0.01f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r; return q;
}
BENCH_C NOINLINE void map_lambda_i16f32(size_t n) { (void)lambda_i16f32_map(n, (float *)buffers[0], (const int16_t *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(int32_t, lambda_i32, in(int32_t, x))
{
    const float v = (float)x * 0.01f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); int32_t q = (int32_t)(r * 1000.0f); return q;
}
BENCH_C NOINLINE void map_lambda_i32(size_t n) { (void)lambda_i32_map(n, (int32_t *)buffers[0], (const int32_t *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(float3, lambda_float3, in(float3, x))
{
    float3 q; { const float v = x.x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.x = r; } { const float v = x.y; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.y = r; } { const float v = x.z; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.z = r; } return q;
}
BENCH_C NOINLINE void map_lambda_float3(size_t n) { (void)lambda_float3_map(n, (float3 *)buffers[0], (const float3 *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(byte4, lambda_byte4, in(byte4, x))
{
    byte4 q; { const float v = (float)x.r * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.r = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.g * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.g = (uint8_t)(int)(r * 10.0f); } { const float v = (float)x.b * 0.01f + 0.5f; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); q.b = (uint8_t)(int)(r * 10.0f); } q.a = x.a; return q;
}
BENCH_C NOINLINE void map_lambda_byte4(size_t n) { (void)lambda_byte4_map(n, (byte4 *)buffers[0], (const byte4 *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(void, lambda_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    for (size_t d = 0; d < (size_t)16; d++) { const float v = x[d]; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); y[d] = r; }
}
BENCH_C NOINLINE void map_lambda_row16(size_t n) { (void)lambda_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(void, lambda_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    for (size_t d = 0; d < (size_t)D; d++) { const float v = x[d]; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); y[d] = r; }
}
BENCH_C NOINLINE void map_lambda_rowD(size_t n) { (void)lambda_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
#endif
#ifdef __cplusplus
MAPFN(float, lambda_inplace, in(float, x))
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r * 1e-6f + 0.75f; return q;
}
BENCH_C NOINLINE void map_lambda_inplace(size_t n) { (void)lambda_inplace_map(n, (float *)buffers[2], (const float *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(void, lambda_inout, inout(float, z))
{
    const float v = *z; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); *z = r * 1e-6f + 0.75f;
}
BENCH_C NOINLINE void map_lambda_inout(size_t n) { (void)lambda_inout_map(n, (float *)buffers[2]); }
#endif
#ifdef __cplusplus
static float lambda_of(float x)
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); float q = r; return q;
}
MAPFN_OF(float, lambda_of, in(float, x));
BENCH_C NOINLINE void map_lambda_of(size_t n) { (void)lambda_of_map(n, (float *)buffers[0], (const float *)buffers[2]); }
#endif
#ifdef __cplusplus
MAPFN(void, lambda_strided1, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); *y = r;
}
BENCH_C NOINLINE void map_lambda_strided1(size_t n) { (void)lambda_strided1_map(n, (float *)buffers[0], stride1, (const float *)buffers[2], stride1); }
#endif
#ifdef __cplusplus
MAPFN(void, lambda_strided3, out_strided(float, y), in_strided(float, x))
{
    const float v = x; float r; auto square = [](float t) { return t * t + 1.0f; }; r = square(v) - square(v + 0.5f); *y = r;
}
BENCH_C NOINLINE void map_lambda_strided3(size_t n) { (void)lambda_strided3_map(n, (float *)buffers[0], stride3, (const float *)buffers[2], stride3); }
#endif
MAPFN(float, sum_row16, in_row(float, x, 16))
{
    float r = 0; for (size_t d = 0; d < (size_t)16; d++) r += x[d]; return r;
}
BENCH_C NOINLINE void map_sum_row16(size_t n) { (void)sum_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(float, sum_rowD, in_row(float, x, D), uniform(size_t, D))
{
    float r = 0; for (size_t d = 0; d < (size_t)D; d++) r += x[d]; return r;
}
BENCH_C NOINLINE void map_sum_rowD(size_t n) { (void)sum_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(void, softmax_row16, out_row(float, y, 16), in_row(float, x, 16))
{
    float largest = x[0], sum = 0; for (size_t d = 0; d < (size_t)16; d++) largest = x[d] > largest ? x[d] : largest; for (size_t d = 0; d < (size_t)16; d++) { y[d] = M_float(exp)(x[d] - largest); sum += y[d]; } for (size_t d = 0; d < (size_t)16; d++) y[d] /= sum;
}
BENCH_C NOINLINE void map_softmax_row16(size_t n) { (void)softmax_row16_map(n, (float *)buffers[0], (const float *)buffers[2]); }
MAPFN(void, softmax_rowD, out_row(float, y, D), in_row(float, x, D), uniform(size_t, D))
{
    float largest = x[0], sum = 0; for (size_t d = 0; d < (size_t)D; d++) largest = x[d] > largest ? x[d] : largest; for (size_t d = 0; d < (size_t)D; d++) { y[d] = M_float(exp)(x[d] - largest); sum += y[d]; } for (size_t d = 0; d < (size_t)D; d++) y[d] /= sum;
}
BENCH_C NOINLINE void map_softmax_rowD(size_t n) { (void)softmax_rowD_map(n, (float *)buffers[0], (const float *)buffers[2], row_length); }
MAPFN(byte4, attenuate, in(byte4, p))
{
    byte4 q = {(uint8_t)((p.r * p.a + 255) >> 8), (uint8_t)((p.g * p.a + 255) >> 8), (uint8_t)((p.b * p.a + 255) >> 8), p.a}; return q;
}
BENCH_C NOINLINE void map_attenuate(size_t n) { (void)attenuate_map(n, (byte4 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
MAPFN(byte4, gray_pixel, in(byte4, p))
{
    uint8_t y = (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8); byte4 q = {y, y, y, p.a}; return q;
}
BENCH_C NOINLINE void map_gray_pixel(size_t n) { (void)gray_pixel_map(n, (byte4 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
MAPFN(uint8_t, luma_of_pixel, in(byte4, p))
{
    return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8);
}
BENCH_C NOINLINE void map_luma_of_pixel(size_t n) { (void)luma_of_pixel_map(n, (uint8_t *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
MAPFN(uint8_t, luma_of_three, in(byte3, p))
{
    return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8);
}
BENCH_C NOINLINE void map_luma_of_three(size_t n) { (void)luma_of_three_map(n, (uint8_t *)(void *)(buffers[0]), (const byte3 *)(void *)(buffers[2])); }
MAPFN(byte4, to_four, in(byte3, p))
{
    byte4 q = {p.r, p.g, p.b, 255}; return q;
}
BENCH_C NOINLINE void map_to_four(size_t n) { (void)to_four_map(n, (byte4 *)(void *)(buffers[0]), (const byte3 *)(void *)(buffers[2])); }
MAPFN(byte3, to_three, in(byte4, p))
{
    byte3 q = {p.r, p.g, p.b}; return q;
}
BENCH_C NOINLINE void map_to_three(size_t n) { (void)to_three_map(n, (byte3 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
MAPFN(byte3, swap_ends, in(byte3, p))
{
    byte3 q = {p.b, p.g, p.r}; return q;
}
BENCH_C NOINLINE void map_swap_ends(size_t n) { (void)swap_ends_map(n, (byte3 *)(void *)(buffers[0]), (const byte3 *)(void *)(buffers[2])); }
MAPFN(byte4, unpack_565, in(uint16_t, s))
{
    int x = s & 31, y = s >> 5 & 63, z = s >> 11; byte4 q = {(uint8_t)(z << 3 | z >> 2), (uint8_t)(y << 2 | y >> 4), (uint8_t)(x << 3 | x >> 2), 255}; return q;
}
BENCH_C NOINLINE void map_unpack_565(size_t n) { (void)unpack_565_map(n, (byte4 *)(void *)(buffers[0]), (const uint16_t *)(void *)(buffers[2])); }
MAPFN(byte4, merge_planes, in(uint8_t, r), in(uint8_t, g), in(uint8_t, b), in(uint8_t, a))
{
    byte4 q = {r, g, b, a}; return q;
}
BENCH_C NOINLINE void map_merge_planes(size_t n) { (void)merge_planes_map(n, (byte4 *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2]), (const uint8_t *)(void *)(buffers[3]), (const uint8_t *)(void *)(buffers[2] + 33856), (const uint8_t *)(void *)(buffers[3] + 33856)); }
MAPFN(void, split_planes, in(byte4, p), out(uint8_t, r), out(uint8_t, g), out(uint8_t, b), out(uint8_t, a))
{
    *r = p.r; *g = p.g; *b = p.b; *a = p.a;
}
BENCH_C NOINLINE void map_split_planes(size_t n) { (void)split_planes_map(n, (const byte4 *)(void *)(buffers[2]), (uint8_t *)(void *)(buffers[0]), (uint8_t *)(void *)(buffers[1]), (uint8_t *)(void *)(buffers[0] + 33856), (uint8_t *)(void *)(buffers[1] + 33856)); }
MAPFN(byte4, two_sums, in(uint8_t, x), in(uint8_t, y))
{
    int s = x + y; byte4 q = {y, (uint8_t)(s > 255 ? 255 : s), x, 255}; return q;
}
BENCH_C NOINLINE void map_two_sums(size_t n) { (void)two_sums_map(n, (byte4 *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2]), (const uint8_t *)(void *)(buffers[3])); }
MAPFN(void, put_alpha, inout(byte4, p), in(byte4, q))
{
    p->a = q.a;
}
BENCH_C NOINLINE void map_put_alpha(size_t n) { (void)put_alpha_map(n, (byte4 *)(void *)(buffers[2]), (const byte4 *)(void *)(buffers[3])); }
MAPFN(byte2, luma_pair, in(byte4, p))
{
    byte2 q = {p.g, p.a}; return q;
}
BENCH_C NOINLINE void map_luma_pair(size_t n) { (void)luma_pair_map(n, (byte2 *)(void *)(buffers[0]), (const byte4 *)(void *)(buffers[2])); }
MAPFN(byte6, six_turned, in(byte6, p))
{
    byte6 q = {{p.m[5], p.m[4], (uint8_t)(p.m[3] + 1), p.m[2], p.m[1], p.m[0]}}; return q;
}
BENCH_C NOINLINE void map_six_turned(size_t n) { (void)six_turned_map(n, (byte6 *)(void *)(buffers[0]), (const byte6 *)(void *)(buffers[2])); }
MAPFN(uint16_t, deep_pixel, in(short4, p))
{
    return (uint16_t)((p.r * 77u + p.g * 150u + p.b * 29u) >> 8);
}
BENCH_C NOINLINE void map_deep_pixel(size_t n) { (void)deep_pixel_map(n, (uint16_t *)(void *)(buffers[0]), (const short4 *)(void *)(buffers[2])); }
MAPFN(float, length3, in(float3, p))
{
    return sqrtf(p.x * p.x + p.y * p.y + p.z * p.z);
}
BENCH_C NOINLINE void map_length3(size_t n) { (void)length3_map(n, (float *)(void *)(buffers[0]), (const float3 *)(void *)(buffers[2])); }
MAPFN(float3, cross3, in(float3, p), in(float3, q))
{
    float3 o = {p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x}; return o;
}
BENCH_C NOINLINE void map_cross3(size_t n) { (void)cross3_map(n, (float3 *)(void *)(buffers[0]), (const float3 *)(void *)(buffers[2]), (const float3 *)(void *)(buffers[3])); }
MAPFN(float3, scale3, in(float3, p))
{
    float3 o = {p.x * 2.5f, p.y * 2.5f, p.z * 2.5f}; return o;
}
BENCH_C NOINLINE void map_scale3(size_t n) { (void)scale3_map(n, (float3 *)(void *)(buffers[0]), (const float3 *)(void *)(buffers[2])); }
MAPFN(float4, add4, in(float4, p), in(float4, q))
{
    float4 o = {p.x + q.x, p.y + q.y, p.z + q.z, p.w + q.w}; return o;
}
BENCH_C NOINLINE void map_add4(size_t n) { (void)add4_map(n, (float4 *)(void *)(buffers[0]), (const float4 *)(void *)(buffers[2]), (const float4 *)(void *)(buffers[3])); }
MAPFN(float4, blend4, in(float4, p), in(float4, q))
{
    float k = 1 - p.w; float4 o = {p.x + q.x * k, p.y + q.y * k, p.z + q.z * k, p.w + q.w * k}; return o;
}
BENCH_C NOINLINE void map_blend4(size_t n) { (void)blend4_map(n, (float4 *)(void *)(buffers[0]), (const float4 *)(void *)(buffers[2]), (const float4 *)(void *)(buffers[3])); }
MAPFN(float2, product2, in(float2, p), in(float2, q))
{
    float2 o = {p.re * q.re - p.im * q.im, p.re * q.im + p.im * q.re}; return o;
}
BENCH_C NOINLINE void map_product2(size_t n) { (void)product2_map(n, (float2 *)(void *)(buffers[0]), (const float2 *)(void *)(buffers[2]), (const float2 *)(void *)(buffers[3])); }
MAPFN(float, square2, in(float2, p))
{
    return p.re * p.re + p.im * p.im;
}
BENCH_C NOINLINE void map_square2(size_t n) { (void)square2_map(n, (float *)(void *)(buffers[0]), (const float2 *)(void *)(buffers[2])); }
MAPFN(void, turn_odd, inout(mixed3, p))
{
    p->x += p->y * 1e-6f; if (p->id & 1) p->y = -p->y;
}
BENCH_C NOINLINE void map_turn_odd(size_t n) { (void)turn_odd_map(n, (mixed3 *)(void *)(buffers[2])); }
MAPFN(float, three_of_eight, in(float8, s))
{
    return s.m[6] * (s.m[3] + s.m[7]);
}
BENCH_C NOINLINE void map_three_of_eight(size_t n) { (void)three_of_eight_map(n, (float *)(void *)(buffers[0]), (const float8 *)(void *)(buffers[2])); }
MAPFN(float, all_of_eight, in(float8, s))
{
    return s.m[6] * (s.m[3] + s.m[7]) + s.m[0] * s.m[1] + s.m[2] * s.m[4] + s.m[5];
}
BENCH_C NOINLINE void map_all_of_eight(size_t n) { (void)all_of_eight_map(n, (float *)(void *)(buffers[0]), (const float8 *)(void *)(buffers[2])); }
MAPFN(float, expensive_of_six, in(float6, s))
{
    return ((((0.01f * s.m[2] - 0.02f) * s.m[2] + 0.03f) * s.m[2] - 0.4f) * s.m[2] + 0.5f) / ((((0.01f * s.m[5] - 0.02f) * s.m[5] + 0.03f) * s.m[5] - 0.4f) * s.m[5] + 0.5f);
}
BENCH_C NOINLINE void map_expensive_of_six(size_t n) { (void)expensive_of_six_map(n, (float *)(void *)(buffers[0]), (const float6 *)(void *)(buffers[2])); }
MAPFN(void, two_of_eight, in(float8, s), out(float, x), out(float, y))
{
    *x = s.m[1] * s.m[2]; *y = s.m[1] + s.m[7];
}
BENCH_C NOINLINE void map_two_of_eight(size_t n) { (void)two_of_eight_map(n, (const float8 *)(void *)(buffers[2]), (float *)(void *)(buffers[0]), (float *)(void *)(buffers[1])); }
MAPFN(void, eight_changed, inout(float8, s))
{
    s->m[0] += s->m[3] * 1e-6f; s->m[1] += s->m[4] * 1e-6f;
}
BENCH_C NOINLINE void map_eight_changed(size_t n) { (void)eight_changed_map(n, (float8 *)(void *)(buffers[2])); }
MAPFN(float8, eight_made, in(float, x))
{
    float8 o = {{x, x * 2, x + 1, x, x * x, 3, 4, x}}; return o;
}
BENCH_C NOINLINE void map_eight_made(size_t n) { (void)eight_made_map(n, (float8 *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
MAPFN(float, row_of_eight, in_row(float, x, 8))
{
    return x[6] * (x[3] + x[7]);
}
BENCH_C NOINLINE void map_row_of_eight(size_t n) { (void)row_of_eight_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
MAPFN(uint16_t, row_of_two_bytes, in_row(uint8_t, x, 2))
{
    return (uint16_t)(x[0] * 256 + x[1]);
}
BENCH_C NOINLINE void map_row_of_two_bytes(size_t n) { (void)row_of_two_bytes_map(n, (uint16_t *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2])); }
MAPFN(uint16_t, row_of_four_bytes, in_row(uint8_t, x, 4))
{
    return (uint16_t)(x[0] + x[1] + x[2] + x[3]);
}
BENCH_C NOINLINE void map_row_of_four_bytes(size_t n) { (void)row_of_four_bytes_map(n, (uint16_t *)(void *)(buffers[0]), (const uint8_t *)(void *)(buffers[2])); }
MAPFN(float, row_dot_four, in_row(float, x, 4), in_row(float, y, 4))
{
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2] + x[3] * y[3];
}
BENCH_C NOINLINE void map_row_dot_four(size_t n) { (void)row_dot_four_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
MAPFN(void, add_if, inout(float, a), in(float, b), in(float, c))
{
    if (b > 1.5f) *a += b * c * 1e-9f;
}
BENCH_C NOINLINE void map_add_if(size_t n) { (void)add_if_map(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
MAPFN(void, one_or_other, inout(float, a), inout(float, c), in(float, b), in(float, d), in(float, e))
{
    if (b < 1.5f) *c = *a + d * d; else *a = *c + d * e;
}
BENCH_C NOINLINE void map_one_or_other(size_t n) { (void)one_or_other_map(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856), (const float *)(void *)(buffers[3] + 67712)); }
MAPFN(void, greater_kept, inout(float, a), inout(float, c), in(float, b), in(float, d))
{
    if (*a > b) { float s = *a - b * d; *c += s * 1e-9f; *a = s > 0 ? s : *a; }
}
BENCH_C NOINLINE void map_greater_kept(size_t n) { (void)greater_kept_map(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
MAPFN(void, both_if, inout(float, a), inout(float, b), in(float, c), in(float, d), in(float, e))
{
    if (e >= 1.5f) { *a += c * d * 1e-9f; *b += c * c * 1e-9f; }
}
BENCH_C NOINLINE void map_both_if(size_t n) { (void)both_if_map(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856), (const float *)(void *)(buffers[3] + 67712)); }
MAPFN(void, second_test, inout(float, a), inout(float, b), in(float, c), in(float, d))
{
    *a += b[0] * c * 1e-9f; if (*a < 1.5f) *b += d * c * 1e-9f; *a += *b * d * 1e-9f;
}
BENCH_C NOINLINE void map_second_test(size_t n) { (void)second_test_map(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
MAPFN(void, nested_if, inout(float, a), inout(float, b), in(float, c), in(float, d))
{
    if (*a < 1.5f) { if (*b < 1.5f) *a += c * d * 1e-9f; *b = c + d * 1e-3f; }
}
BENCH_C NOINLINE void map_nested_if(size_t n) { (void)nested_if_map(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
MAPFN(void, either_then, inout(float, a), inout(float, b), in(float, c), in(float, d))
{
    if (*a > 1.5f) *b = c * 0.5f + d; else { *b = c; if (*b > 2) *b += d * d; } *a = *a * 0.999f + *b * 1e-3f;
}
BENCH_C NOINLINE void map_either_then(size_t n) { (void)either_then_map(n, (float *)(void *)(buffers[2]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[3] + 33856)); }
MAPFN(void, compared, inout(float, a), in(float, b), inout(float, c), in(float, d), in(float, e))
{
    if (*a > b) { *a += b * d * 1e-9f; *c += d * d * 1e-9f; } else { *c = *a + e * e; }
}
BENCH_C NOINLINE void map_compared(size_t n) { (void)compared_map(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3]), (float *)(void *)(buffers[2] + 33856), (const float *)(void *)(buffers[3] + 33856), (const float *)(void *)(buffers[3] + 67712)); }
MAPFN(void, store_if, inout(float, a), in(float, b))
{
    if (b > 1.5f) *a = b;
}
BENCH_C NOINLINE void map_store_if(size_t n) { (void)store_if_map(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
MAPFN(float, chosen, in(float, a), in(float, b), in(float, c))
{
    float r; if (a > 1.5f) r = b + c; else r = b * c; return r;
}
BENCH_C NOINLINE void map_chosen(size_t n) { (void)chosen_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3]), (const float *)(void *)(buffers[2] + 33856)); }
MAPFN(float, early_return, in(float, a), in(float, b))
{
    if (a < 1) return 1; if (b > 2) return a; return a * b;
}
BENCH_C NOINLINE void map_early_return(size_t n) { (void)early_return_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
MAPFN(float, ramp_int, index(int, i), in(float, x))
{
    return x + (float)(i + 1);
}
BENCH_C NOINLINE void map_ramp_int(size_t n) { (void)ramp_int_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
MAPFN(float, ramp_uint, index(uint32_t, i), in(float, x))
{
    return x * (float)(i & 1023);
}
BENCH_C NOINLINE void map_ramp_uint(size_t n) { (void)ramp_uint_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2])); }
MAPFN(int32_t, hashed_index, index(uint32_t, i))
{
    return (int32_t)(i * 2654435761u >> 7);
}
BENCH_C NOINLINE void map_hashed_index(size_t n) { (void)hashed_index_map(n, (int32_t *)(void *)(buffers[0])); }
MAPFN(void, odd_ones, inout(float, a), in(float, b), index(int, i))
{
    if (i & 1) *a += b * 1e-9f;
}
BENCH_C NOINLINE void map_odd_ones(size_t n) { (void)odd_ones_map(n, (float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
MAPFN(float, before_or_behind, index(int, i), in(float, x), in(float, y))
{
    return i < 300 ? x : y;
}
BENCH_C NOINLINE void map_before_or_behind(size_t n) { (void)before_or_behind_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]), (const float *)(void *)(buffers[3])); }
MAPFN(double, index_of_index, index(int, i))
{
    return (double)i * 0.5;
}
BENCH_C NOINLINE void map_index_of_index(size_t n) { (void)index_of_index_map(n, (double *)(void *)(buffers[0])); }
MAPFN(float, backwards, in_strided(float, x))
{
    return x * 2;
}
BENCH_C NOINLINE void map_backwards(size_t n) { (void)backwards_map(n, (float *)(void *)(buffers[0]), (const float *)(void *)(buffers[2]) + n - 1, -stride1); }
