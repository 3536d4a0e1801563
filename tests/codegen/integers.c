#include "battery.h"

ELEMENT(uint8_t, u8_saturating_add, in(uint8_t, x), in(uint8_t, y))
{
    unsigned s = (unsigned)x + y;
    return (uint8_t)(s > 255 ? 255 : s);
}
ELEMENT(uint8_t, u8_blend, in(uint8_t, x), in(uint8_t, y), uniform(uint8_t, alpha)) { return (uint8_t)((x * alpha + y * (255 - alpha) + 127) >> 8); }
ELEMENT(uint8_t, u8_threshold, in(uint8_t, x), uniform(uint8_t, t)) { return x > t ? 255 : 0; }
ELEMENT(int8_t, i8_absolute, in(int8_t, x)) { return (int8_t)(x < 0 ? -x : x); }
ELEMENT(uint16_t, u16_average, in(uint16_t, x), in(uint16_t, y)) { return (uint16_t)(((unsigned)x + y + 1) >> 1); }
ELEMENT(int16_t, i16_scale, in(int16_t, x), uniform(int16_t, g)) { return (int16_t)((x * g) >> 15); }
ELEMENT(int32_t, i32_multiply, in(int32_t, x), in(int32_t, y)) { return (int32_t)((uint32_t)x * (uint32_t)y); }
ELEMENT(int32_t, i32_clamp, in(int32_t, x)) { return x < -1000 ? -1000 : x > 1000 ? 1000 : x; }
ELEMENT(uint32_t, u32_hash, in(uint32_t, x))
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ x >> 16;
}
ELEMENT(uint32_t, u32_rotate, in(uint32_t, x)) { return x << 7 | x >> 25; }
ELEMENT(uint32_t, u32_bits, in(uint32_t, x))
{
    x = x - (x >> 1 & 0x55555555u);
    x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0fu;
    return x * 0x01010101u >> 24;
}
ELEMENT(uint32_t, u32_divide_constant, in(uint32_t, x)) { return x / 10u; }
ELEMENT(int32_t, i32_divide, in(int32_t, x), in(int32_t, y)) { return y ? x / y : 0; }
ELEMENT(int64_t, i64_add, in(int64_t, x), in(int64_t, y)) { return x + y; }
ELEMENT(uint64_t, u64_xorshift, in(uint64_t, x))
{
    x ^= x << 13;
    x ^= x >> 7;
    return x ^ x << 17;
}
ELEMENT(int64_t, i64_smaller, in(int64_t, x), in(int64_t, y)) { return x < y ? x : y; }
ELEMENT(uint64_t, u64_multiply, in(uint64_t, x), in(uint64_t, y)) { return x * y; }
