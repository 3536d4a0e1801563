#include "image.h"
#include <stdlib.h>

static void *create(void)
{
    uint32_t seed = 7;
    pictures *p = calloc(1, sizeof *p);
    for (int i = 0; i < PIXELS; i++) {
        int x = i % WIDTH, y = i / WIDTH;
        float noise = synthetic(&seed);
        p->below[i] = (pixel){(uint8_t)(x / 2), (uint8_t)(y / 2), (uint8_t)((x + y) / 4), 255};
        p->above[i] = (pixel){(uint8_t)(128 + 100 * noise), (uint8_t)((x ^ y) & 255), (uint8_t)(y & 255), (uint8_t)((x * x + y * y) / 1024)};
    }
    return p;
}
static const void *result(const void *state, size_t *n)
{
    *n = PIXELS;
    return ((const pictures *)state)->edges;
}
const program image = {"image", create, image_plain, image_maps, result, 1, 0.02};
