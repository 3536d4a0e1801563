/* A pipeline on 8-bit images: gamma, a picture blended over another, grey, a blur of 3 x 3, edges. */
#include "program.h"

enum { WIDTH = 512, HEIGHT = 384, PIXELS = WIDTH * HEIGHT };
typedef struct pixel {
    uint8_t r, g, b, a;
} pixel;
typedef struct pictures {
    pixel below[PIXELS], above[PIXELS], bright[PIXELS], blended[PIXELS];
    uint8_t grey[PIXELS], blurred[PIXELS], edges[PIXELS];
} pictures;

void image_plain(void *state), image_maps(void *state);
