/* 100 images of 64 x 64 pixels with 3 colours, one byte each: the square root of every value, as float.
 *
 * Shows: a map from one type to another, square roots at full speed, and the same map over a part of the array.
 * By C's rules sqrtf sets errno where its argument is negative, and that keeps compilers from vectorizing it.
 * MAPFN_NO_MATH_ERRNO 1, before the include, says that nobody looks at errno in this file.
 * Run:   gcc -O2 examples/09_image.c -lm && ./a.out */
#define MAPFN_NO_MATH_ERRNO 1
#include "../mapfn.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { IMAGES = 100, SIDE = 64, COLOURS = 3, IMAGE = SIDE * SIDE * COLOURS };

MAPFN(float, root, in(uint8_t, pixel))
{
    return sqrtf(pixel);
}

/* every value's nearest integer, back in a byte */
MAPFN(uint8_t, nearest, in(float, x))
{
    return (uint8_t)(x + 0.5f);
}

int main(void)
{
    size_t const n = (size_t)IMAGES * IMAGE;
    uint8_t *pixels = malloc(n);
    float *roots = malloc(n * sizeof *roots);
    if (!pixels || !roots) return 1;
    for (size_t i = 0; i < n; i++) pixels[i] = (uint8_t)(i % 256);

    /* the array's shape does not matter: all values of all images are n elements */
    if (root_map(n, roots, pixels) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("%zu values, vectorized: %s\n", n, root_map_is_vectorized ? "yes" : "no");
    printf("sqrt of 0, 1, 2, 64, 255: %g %g %g %g %g\n", roots[0], roots[1], roots[2], roots[64], roots[255]);

    /* one image is a part of the array, at an offset */
    if (nearest_map(IMAGE, pixels + 3 * IMAGE, roots + 3 * IMAGE) != MAPFN_OK) return 1;
    size_t histogram[17] = {0}, wrong = 0;
    for (size_t i = 0; i < IMAGE; i++) histogram[pixels[3 * IMAGE + i]]++;
    printf("image 3, rounded: ");
    for (int i = 0; i <= 16; i++) printf("%zu ", histogram[i]);
    for (size_t i = 0; i < n; i++) wrong += roots[i] != sqrtf((float)(i % 256));
    printf("\nwrong: %zu\n", wrong);
    free(pixels);
    free(roots);
    return wrong != 0;
}
