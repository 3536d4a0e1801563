#include "battery.h"

ELEMENT(float, u8_to_float, in(uint8_t, x)) { return (float)x * (1.0f / 255.0f); }
ELEMENT(uint8_t, float_to_u8, in(float, x))
{
    float s = x * 255.0f + 0.5f;
    s = s < 0.0f ? 0.0f : s;
    s = s > 255.0f ? 255.0f : s;
    return (uint8_t)(int)s;
}
ELEMENT(float, i16_to_float, in(int16_t, x)) { return (float)x * (1.0f / 32768.0f); }
ELEMENT(int16_t, float_to_i16, in(float, x))
{
    float s = x * 32767.0f;
    s = s < -32768.0f ? -32768.0f : s > 32767.0f ? 32767.0f : s;
    return (int16_t)(int)s;
}
ELEMENT(double, i32_to_double, in(int32_t, x)) { return (double)x * 0.5; }
ELEMENT(int32_t, double_to_i32, in(double, x)) { return (int32_t)(x * 2.0); }
ELEMENT(float, double_to_float, in(double, x)) { return (float)(x + 1.0); }
ELEMENT(double, float_to_double, in(float, x)) { return (double)x * 3.0; }
ELEMENT(uint8_t, u16_to_u8, in(uint16_t, x)) { return (uint8_t)(x >> 8); }
ELEMENT(uint16_t, u8_to_u16, in(uint8_t, x)) { return (uint16_t)(x << 8 | x); }
ELEMENT(float, u32_to_float, in(uint32_t, x)) { return (float)x; }
ELEMENT(double, i64_to_double, in(int64_t, x)) { return (double)x; }
ELEMENT(int64_t, double_to_i64, in(double, x)) { return (int64_t)x; }
ELEMENT(int64_t, i32_to_i64, in(int32_t, x)) { return (int64_t)x + 1; }
ELEMENT(int32_t, i64_to_i32, in(int64_t, x)) { return (int32_t)(x >> 3); }
ELEMENT(bool, to_bool, in(float, x), uniform(float, threshold)) { return x > threshold; }
