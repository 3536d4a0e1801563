/* The bits that docs/sums.md's table promises: prints "n sums…" for each n of the table; the suite compares them with expected.txt, which
 * every compiler, level, target and back end must give. Inputs are exact in every type, and so are the elements' parts but one. */
#include "mapfn.h"
#include <inttypes.h>

MAPFN(void, sums, index(i), sum(float, s)) { *s = 1.0f / (float)(1 + i % 4096); }
MAPFN(void, products, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, doubles, index(i), sum(double, s), sum(uint32_t, k)) { *s = 1.0 / (double)(1 + i % 65536); *k = (uint32_t)i * 2654435761u; }

typedef struct four { uint32_t hash; } four;
typedef struct eight { uint32_t hash, count; } eight;
typedef struct twelve { uint32_t hash, count, last; } twelve;
typedef struct twenty { uint32_t hash, more[4]; } twenty;
MAPFN_FN uint32_t mix(uint32_t a, uint32_t b) { return (a ^ b * 0x9E3779B9u) * 0x85EBCA6Bu + (b >> 13); }
MAPFN_FN four nought(void) { four a = {12345}; return a; }
MAPFN_FN four mixed(four a, four b) { a.hash = mix(a.hash, b.hash); return a; }
MAPFN_FN eight nought_8(void) { eight a = {12345, 0}; return a; }
MAPFN_FN eight mixed_8(eight a, eight b) { a.hash = mix(a.hash, b.hash); a.count += b.count; return a; }
MAPFN_FN twelve nought_12(void) { twelve a = {12345, 0, 0}; return a; }
MAPFN_FN twelve mixed_12(twelve a, twelve b) { a.hash = mix(a.hash, b.hash); a.count += b.count; a.last = b.last; return a; }
MAPFN_FN twenty nought_20(void) { twenty a = {12345, {0, 0, 0, 0}}; return a; }
MAPFN_FN twenty mixed_20(twenty a, twenty b) { a.hash = mix(a.hash, b.hash); a.more[3] ^= b.more[3]; return a; }
MAPFN(void, fours, index(i), reduce(four, m, mixed, nought())) { m->hash = (uint32_t)i; }
MAPFN(void, eights, index(i), reduce(eight, m, mixed_8, nought_8())) { m->hash = (uint32_t)i; m->count = 1; }
MAPFN(void, twelves, index(i), reduce(twelve, m, mixed_12, nought_12())) { m->hash = (uint32_t)i; m->count = 1; m->last = (uint32_t)i; }
MAPFN(void, twenties, index(i), reduce(twenty, m, mixed_20, nought_20())) { m->hash = (uint32_t)i; m->more[3] = (uint32_t)i; }
MAPFN_FN uint8_t mixed_1(uint8_t a, uint8_t b) { return (uint8_t)(a * 5u + b * 3u + 1u); }
MAPFN_FN uint16_t mixed_2(uint16_t a, uint16_t b) { return (uint16_t)(a * 5u + b * 3u + 1u); }
MAPFN(void, smallest, index(i), reduce(uint8_t, s, mixed_1, 3)) { *s = (uint8_t)(i >> 3); }
MAPFN(void, small, index(i), reduce(uint16_t, s, mixed_2, 3)) { *s = (uint16_t)i; }

int main(void)
{
    static const size_t some[] = {0, 1, 7, 8, 9, 31, 32, 33, 39, 40, 41, 100, 511, 512, 1023, 1024, 2047, 2048, 2049, 4095, 4096, 4097, 8192, 12293,
        16384, 28672, 32768, 100003, 1000003};
    enum { N = 1000003 };
    static float x[N], y[N];
    for (uint32_t i = 0, r = 1; i < N; i++) {
        r = r * 1664525u + 1013904223u;
        x[i] = (float)(r >> 8) / 16777216.0f;
        y[i] = x[i] - 0.375f;
    }
    for (size_t k = 0; k < sizeof some / sizeof *some; k++) {
        size_t const n = some[k];
        float s = 0, p = 0;
        double d = 0;
        uint32_t c = 0;
        uint8_t a = 0;
        uint16_t b = 0;
        four h = {0};
        eight e = {0, 0};
        twelve w = {0, 0, 0};
        twenty t = {0, {0, 0, 0, 0}};
        int bad = sums_map(n, &s) != MAPFN_OK;
        bad |= products_map(n, x, y, &p) != MAPFN_OK || doubles_map(n, &d, &c) != MAPFN_OK || fours_map(n, &h) != MAPFN_OK;
        bad |= eights_map(n, &e) != MAPFN_OK || twelves_map(n, &w) != MAPFN_OK || twenties_map(n, &t) != MAPFN_OK;
        bad |= smallest_map(n, &a) != MAPFN_OK || small_map(n, &b) != MAPFN_OK;
        if (bad) return 1;
        printf("%zu %a %a %a %08" PRIx32 " %02x %04x %08" PRIx32 " %08" PRIx32 " %08" PRIx32 " %08" PRIx32 "\n", n, (double)s, (double)p, d, c, (unsigned)a,
            (unsigned)b, h.hash, e.hash ^ e.count, w.hash ^ w.count ^ w.last, t.hash ^ t.more[3]);
    }
    return 0;
}
