/* the rivals of bench/modes.h: plain loops, -O3 -fno-math-errno -ffp-contract=fast */
#include "modes.h"

NOINLINE void rival_root(size_t n) { for (size_t i = 0; i < n; i++) fz[i] = sqrtf(fx[i]); }
static NOINLINE void roots(size_t n, double *restrict z, const double *restrict x) { for (size_t i = 0; i < n; i++) z[i] = sqrt(x[i]); }
NOINLINE void rival_root_double(size_t n) { roots(n, dz, dx); }
static NOINLINE void poly(size_t n, float *restrict z, const float *restrict x)
{
    for (size_t i = 0; i < n; i++) {
        float s = 0.1f;
        for (int k = 0; k < 10; k++) s = s * x[i] + 0.3f * (float)(k - 4);
        z[i] = s;
    }
}
NOINLINE void rival_same_bits(size_t n) { poly(n, fz, fx); }
static NOINLINE void half(size_t n, const float *restrict x, float *restrict z) { for (size_t i = 0; i < n; i++) z[i] = x[i] * 0.5f; }
NOINLINE void rival_fallible(size_t n) { half(n, fx, fz); }
static NOINLINE void line(size_t n, float *restrict z, const float *restrict x, float a) { for (size_t i = 0; i < n; i++) z[i] = x[i] * a + 1; }
NOINLINE void rival_strided(size_t n) { line(n, fz, fx, 3); }
static NOINLINE void noise(size_t n, float *restrict z, uint64_t seed)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t c0 = 0, c1 = 0, c2 = (uint32_t)i, c3 = (uint32_t)(i >> 32), k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);
        for (int round = 0; round < 10; round++) {
            uint64_t a = (uint64_t)0xD2511F53u * c0, b = (uint64_t)0xCD9E8D57u * c2;
            c0 = (uint32_t)(b >> 32) ^ c1 ^ k0;
            c2 = (uint32_t)(a >> 32) ^ c3 ^ k1;
            c1 = (uint32_t)b;
            c3 = (uint32_t)a;
            k0 += 0x9E3779B9u;
            k1 += 0xBB67AE85u;
        }
        z[i] = (float)(c0 >> 8) * (1.0f / 16777216.0f) + (float)(c1 >> 8) * (1.0f / 16777216.0f);
    }
}
NOINLINE void rival_random(size_t n) { noise(n, fz, 7); }
static NOINLINE void sorted(size_t n, float *restrict z, const float *restrict x)
{
    for (size_t i = 0; i < n; i++) {
        float s[16], sum = 0;
        for (int k = 0; k < 16; k++) s[k] = x[i] * (float)k;
        __asm__ volatile("" : : "r"(s) : "memory"); /* it is memory, as the caller's is */
        for (int k = 15; k >= 0; k -= 3) sum += s[k];
        z[i] = sum;
    }
}
NOINLINE void rival_scratch(size_t n) { sorted(n, fz, fx); }
