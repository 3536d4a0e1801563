/* Elements that are read and written, some of them under a condition: held in a variable, they are chosen and stored always. */
#include "battery.h"

typedef struct {
    uint8_t b, g, r, a;
} pixel_of_bytes;

ELEMENT(void, held_sum, inout(float, a), in(float, b), in(float, c)) { if (b > 0) *a += b * c; }
ELEMENT(void, held_choice, inout(float, a), in(float, b)) { if (b > 0) *a = b; }
ELEMENT(void, held_either, in(float, b), inout(float, a), inout(float, c), in(float, d), in(float, e))
{
    if (b < 0) *c = *a + d * d;
    else *a = *c + d * e;
}
ELEMENT(void, held_early, inout(float, a), inout(float, b), in(float, c), in(float, d), in(float, e))
{
    if (*a >= 0) return;
    if (*b < 0) *a += c * d;
    *b += d * e;
}
/* d is needed under a condition alone, and loaded always */
ELEMENT(void, held_drawn, inout(float, a), inout(float, c), in(float, b), in(float, d))
{
    if (*a > b) {
        float s = *a - b * d;
        *c += s * 0.1f;
        *a = s > 0 ? s : *a;
    }
}
ELEMENT(void, held_count, inout(int32_t, count), in(uint8_t, x)) { if (x > 100) ++*count; }
ELEMENT(void, held_alpha, inout(pixel_of_bytes, p), in(uint8_t, a)) { p->a = a; }
ELEMENT(int, held_code, inout(double, a), in(double, b), fallible)
{
    if (b < 0) return 1;
    *a += b;
    return 0;
}
ELEMENT(void, held_flag, in(int, x), inout(bool, flag)) { *flag ^= x > 3; }
ELEMENT(void, held_alive, inout(float, x), inout(bool, alive)) { if (*alive && *x < 0) *alive = false, *x = 0; }
