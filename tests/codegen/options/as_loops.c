/* Each map beside the loop that it replaces: the largest vectorized loop of the map has about as many instructions as that
 * of the loop, on vectors as wide. */
#include "mapfn.h"

/* KEEP(kernel, name): what run.sh looks at, the map's kernel */
#define KEEP(kernel, name) \
    static mapfn_chunk mapfn_chunk_##kernel##_##name; \
    extern mapfn_chunk *const kernel_of_##name; \
    mapfn_chunk *const kernel_of_##name = mapfn_chunk_##kernel##_##name;

MAPFN_FN int16_t clipped(int v) { return (int16_t)(v < -32768 ? -32768 : v > 32767 ? 32767 : v); }

/* a filter that reads a table at i + k */
KEEP(vectorized, filter)
MAPFN(int16_t, filter, index(i), table(int16_t, x, n + 16), table(int16_t, taps, 16), uniform(size_t, n))
{
    int s = 1 << 14;
    for (size_t k = 0; k < 16; k++) s += taps[k] * x[i + k];
    return clipped(s >> 15);
}
void loop_filter(size_t n, int16_t *out, const int16_t *x, const int16_t *taps);
void loop_filter(size_t n, int16_t *out, const int16_t *x, const int16_t *taps)
{
    for (size_t i = 0; i < n; i++) {
        int s = 1 << 14;
        for (size_t k = 0; k < 16; k++) s += taps[k] * x[i + k];
        out[i] = clipped(s >> 15);
    }
}

/* the same in the body's own loop */
KEEP(looped, bank)
MAPFN(void, bank, index(i), out_row(int16_t, y, 256), table(int16_t, x, 272), table(int16_t, taps, 8 * 16))
{
    for (size_t j = 0; j < 256; j++) {
        int s = 1 << 14;
        for (size_t k = 0; k < 16; k++) s += taps[i * 16 + k] * x[j + k];
        y[j] = clipped(s >> 15);
    }
}
void loop_bank(size_t n, int16_t *y, const int16_t *x, const int16_t *taps);
void loop_bank(size_t n, int16_t *y, const int16_t *x, const int16_t *taps)
{
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < 256; j++) {
            int s = 1 << 14;
            for (size_t k = 0; k < 16; k++) s += taps[i * 16 + k] * x[j + k];
            y[i * 256 + j] = clipped(s >> 15);
        }
    }
}

/* rows of one uniform length: whether they overlap is asked once */
KEEP(looped, scaled_rows)
MAPFN(void, scaled_rows, out_row(float, y, D), in_row(float, x, D), uniform(float, a), uniform(size_t, D))
{
    for (size_t d = 0; d < D; d++) y[d] = a * x[d];
}
void loop_scaled_rows(size_t n, float *y, const float *x, float a, size_t D);
void loop_scaled_rows(size_t n, float *y, const float *x, float a, size_t D)
{
    for (size_t i = 0; i < n; i++)
        for (size_t d = 0; d < D; d++) y[i * D + d] = a * x[i * D + d];
}
