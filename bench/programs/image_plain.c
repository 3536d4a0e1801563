#include "image.h"
#include <math.h>
#include <stdlib.h>

static uint8_t gamma_of(uint8_t v) { return (uint8_t)(255.0f * powf((float)v / 255.0f, 1.0f / 2.2f) + 0.5f); }
static void brighten(pixel *out, const pixel *in, int n)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++) {
        out[i].r = gamma_of(in[i].r);
        out[i].g = gamma_of(in[i].g);
        out[i].b = gamma_of(in[i].b);
        out[i].a = in[i].a;
    }
}
static uint8_t mix(uint8_t above, uint8_t below, uint8_t alpha)
{
    int v = above * alpha + below * (255 - alpha) + 128;
    return (uint8_t)((v + (v >> 8)) >> 8);
}
static void blend(pixel *out, const pixel *above, const pixel *below, int n)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++) {
        out[i].r = mix(above[i].r, below[i].r, above[i].a);
        out[i].g = mix(above[i].g, below[i].g, above[i].a);
        out[i].b = mix(above[i].b, below[i].b, above[i].a);
        out[i].a = 255;
    }
}
static void to_grey(uint8_t *out, const pixel *in, int n)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++) out[i] = (uint8_t)((77 * in[i].r + 150 * in[i].g + 29 * in[i].b + 128) >> 8);
}
static void blur(uint8_t *out, const uint8_t *in, int w, int h)
{
    #pragma omp parallel for
    for (int y = 1; y < h - 1; y++)
        for (int x = 1; x < w - 1; x++) {
            const uint8_t *p = in + y * w + x;
            int sum = p[-w - 1] + 2 * p[-w] + p[-w + 1] + 2 * p[-1] + 4 * p[0] + 2 * p[1] + p[w - 1] + 2 * p[w] + p[w + 1];
            out[y * w + x] = (uint8_t)((sum + 8) >> 4);
        }
}
static void find_edges(uint8_t *out, const uint8_t *in, int w, int h)
{
    #pragma omp parallel for
    for (int y = 1; y < h - 1; y++)
        for (int x = 1; x < w - 1; x++) {
            const uint8_t *p = in + y * w + x;
            int across = p[-w + 1] + 2 * p[1] + p[w + 1] - p[-w - 1] - 2 * p[-1] - p[w - 1];
            int down = p[w - 1] + 2 * p[w] + p[w + 1] - p[-w - 1] - 2 * p[-w] - p[-w + 1];
            int sum = abs(across) + abs(down);
            out[y * w + x] = (uint8_t)(sum > 255 ? 255 : sum);
        }
}
void image_plain(void *state)
{
    pictures *p = state;
    brighten(p->bright, p->below, PIXELS);
    blend(p->blended, p->above, p->bright, PIXELS);
    to_grey(p->grey, p->blended, PIXELS);
    blur(p->blurred, p->grey, WIDTH, HEIGHT);
    find_edges(p->edges, p->blurred, WIDTH, HEIGHT);
}
