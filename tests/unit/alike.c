/* Structs of four bytes whose bytes a body makes alike, only moves, or makes in different ways, beside loops by hand:
 * returned and in place. gcc is asked which it is, and stores them in one way or another. C and C++. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string.h>

typedef struct { uint8_t x, y, z, w; } pixel;
typedef struct { uint8_t c[4]; } channels;
enum { N = 150 };
static pixel a[N], made[N], by_hand[N];
static const pixel tint = {200, 100, 50, 180};

#define BYTE(value) (uint8_t)(value)
#define BODY(first, second, third, fourth) \
    pixel r; \
    r.x = BYTE(first), r.y = BYTE(second), r.z = BYTE(third), r.w = BYTE(fourth); \
    return r;
#define SAME(name, first, second, third, fourth) \
    MAPFN(pixel, name, in(pixel, p), uniform(int, v), uniform(pixel, t)) \
    { \
        (void)v, (void)t; \
        BODY(first, second, third, fourth) \
    } \
    MAPFN(void, name##_in_place, inout(pixel, q), uniform(int, v), uniform(pixel, t)) \
    { \
        pixel const p = *q; \
        (void)v, (void)t; \
        q->x = BYTE(first), q->y = BYTE(second), q->z = BYTE(third), q->w = BYTE(fourth); \
    } \
    TEST(name) \
    { \
        for (size_t n = 0; n <= N; n += n < 70 ? 1 : 40) { \
            for (int v = -3; v < 300; v += 101) { \
                pixel const t = tint; \
                for (size_t i = 0; i < n; i++) { \
                    pixel const p = a[i]; \
                    (void)t; \
                    by_hand[i].x = BYTE(first), by_hand[i].y = BYTE(second); \
                    by_hand[i].z = BYTE(third), by_hand[i].w = BYTE(fourth); \
                } \
                memset(made, 0, sizeof made); \
                EXPECT(name##_map(n, made, a, v, tint) == MAPFN_OK && memcmp(made, by_hand, n * sizeof *a) == 0); \
                memcpy(made, a, sizeof made); \
                EXPECT(name##_in_place_map(n, made, v, tint) == MAPFN_OK); \
                EXPECT(memcmp(made, by_hand, n * sizeof *a) == 0); \
                EXPECT(memcmp(made + n, a + n, (N - n) * sizeof *a) == 0); \
            } \
        } \
    }
SAME(sums_of_all, p.x + v, p.y + v, p.z + v, p.w + v)
SAME(largest_of_all, p.x > v ? p.x : v, p.y > v ? p.y : v, p.z > v ? p.z : v, p.w > v ? p.w : v)
SAME(sums_of_three, p.x + v, p.y + v, p.z + v, p.w)
SAME(turned, p.z, p.y, p.x, p.w)
SAME(doubled, p.x, p.x, p.z, p.z)
SAME(opaque, p.x, p.y, p.z, 255)
#define GREY ((p.x * 77 + p.y * 151 + p.z * 28) >> 8)
SAME(grey, GREY, GREY, GREY, p.w)
SAME(attenuated, p.x * p.w / 255, p.y * p.w / 255, p.z * p.w / 255, p.w)
SAME(tinted, p.x * t.x >> 8, p.y * t.y >> 8, p.z * t.z >> 8, p.w * t.w >> 8)
SAME(any_above, p.x + p.y > v ? 255 : 0, p.x + p.y > v ? 255 : 0, p.x + p.y > v ? 255 : 0, p.x + p.y > v ? 255 : 0)
/* alike where it was asked, and not elsewhere: slower, and as right */
SAME(alike_at_times, v == 0x03030303 ? p.x : p.y, p.y + 1, p.z ^ v, p.w)

/* small members and numbers that a body indexes by: no warning that one is out of bounds */
static const uint8_t of_16[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, of_4[4] = {1, 2, 3, 4};
MAPFN(pixel, looked_up, in(pixel, p), uniform(int, mode), uniform(size_t, row), uniform(float, gain))
{
    BODY(of_16[p.x], of_16[p.y] * of_4[mode], of_16[p.z] + of_4[row], (float)p.w * gain)
}
TEST(small_numbers)
{
    for (int i = 0; i < N; i++) {
        by_hand[i].x = BYTE(i % 16), by_hand[i].y = BYTE(i % 7);
        by_hand[i].z = BYTE(i % 11), by_hand[i].w = BYTE(i);
    }
    EXPECT(looked_up_map(N, made, by_hand, 3, 1, 1.5f) == MAPFN_OK);
    for (int i = 0; i < N; i++) {
        EXPECT(made[i].x == of_16[i % 16] && made[i].y == BYTE(of_16[i % 7] * 4));
        EXPECT(made[i].z == BYTE(of_16[i % 11] + 2));
        EXPECT(made[i].w == BYTE((float)i * 1.5f));
    }
}

MAPFN(channels, each, in(channels, p), uniform(uint8_t, v))
{
    for (int k = 0; k < 4; k++) p.c[k] = (uint8_t)(p.c[k] ^ v);
    return p;
}
TEST(a_loop_over_channels)
{
    channels in[N], out[N];
    memcpy(in, a, sizeof in);
    EXPECT(each_map(N, out, in, 77) == MAPFN_OK);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < 4; k++) EXPECT(out[i].c[k] == (in[i].c[k] ^ 77));
}

int main(int argc, char **argv)
{
    for (int i = 0; i < N; i++) {
        a[i].x = BYTE(i * 7), a[i].y = BYTE(i * 13 + 5);
        a[i].z = BYTE(i * 29), a[i].w = BYTE(255 - i * 3);
    }
    TEST_BEGIN(argc, argv);
    RUN(sums_of_all);
    RUN(largest_of_all);
    RUN(sums_of_three);
    RUN(turned);
    RUN(doubled);
    RUN(opaque);
    RUN(grey);
    RUN(attenuated);
    RUN(tinted);
    RUN(any_above);
    RUN(alike_at_times);
    RUN(small_numbers);
    RUN(a_loop_over_channels);
    TEST_END();
}
