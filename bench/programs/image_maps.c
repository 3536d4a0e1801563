#include "image.h"
#include "maps.h"

MAPFN_FN uint8_t gamma_of(uint8_t v) { return (uint8_t)(255.0f * MATH(powf)((float)v / 255.0f, 1.0f / 2.2f) + 0.5f); }
MAPFN(pixel, brighten, in(pixel, p))
{
    p.r = gamma_of(p.r);
    p.g = gamma_of(p.g);
    p.b = gamma_of(p.b);
    return p;
}
MAPFN_FN uint8_t mix(uint8_t above, uint8_t below, uint8_t alpha)
{
    int v = above * alpha + below * (255 - alpha) + 128;
    return (uint8_t)((v + (v >> 8)) >> 8);
}
MAPFN(pixel, blend, in(pixel, above), in(pixel, below))
{
    pixel p = {mix(above.r, below.r, above.a), mix(above.g, below.g, above.a), mix(above.b, below.b, above.a), 255};
    return p;
}
MAPFN(uint8_t, to_grey, in(pixel, p)) { return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b + 128) >> 8); }
/* a picture is a map over its inner rows: row y of the output, from rows y to y + 2 of the picture */
MAPFN(void, blur, index(y), out_row(uint8_t, out, WIDTH), table(uint8_t, in, PIXELS))
{
    const uint8_t *a = in + y * WIDTH, *b = a + WIDTH, *c = b + WIDTH;
    out[0] = out[WIDTH - 1] = 0;
    for (int x = 1; x < WIDTH - 1; x++) {
        int sum = a[x - 1] + 2 * a[x] + a[x + 1] + 2 * b[x - 1] + 4 * b[x] + 2 * b[x + 1] + c[x - 1] + 2 * c[x] + c[x + 1];
        out[x] = (uint8_t)((sum + 8) >> 4);
    }
}
MAPFN(void, find_edges, index(y), out_row(uint8_t, out, WIDTH), table(uint8_t, in, PIXELS))
{
    const uint8_t *a = in + y * WIDTH, *b = a + WIDTH, *c = b + WIDTH;
    out[0] = out[WIDTH - 1] = 0;
    for (int x = 1; x < WIDTH - 1; x++) {
        int across = a[x + 1] + 2 * b[x + 1] + c[x + 1] - a[x - 1] - 2 * b[x - 1] - c[x - 1];
        int down = c[x - 1] + 2 * c[x] + c[x + 1] - a[x - 1] - 2 * a[x] - a[x + 1];
        int sum = (across < 0 ? -across : across) + (down < 0 ? -down : down);
        out[x] = (uint8_t)(sum > 255 ? 255 : sum);
    }
}
void image_maps(void *state)
{
    pictures *p = state;
    RUN(brighten, PIXELS, p->bright, p->below);
    RUN(blend, PIXELS, p->blended, p->above, p->bright);
    RUN(to_grey, PIXELS, p->grey, p->blended);
    RUN(blur, HEIGHT - 2, p->blurred + WIDTH, p->grey);
    RUN(find_edges, HEIGHT - 2, p->edges + WIDTH, p->blurred);
}
