/* The maps of example 41, included by its C file and by its .cu file alike: one definition serves both. */
#ifndef IMAGES_41_H
#define IMAGES_41_H
#include "../mapfn_cuda.h"

enum { WIDTH = 160, HEIGHT = 120, PIXELS = WIDTH * HEIGHT };

/* the mean brightness of each image: a row of PIXELS bytes in, a number out */
MAPFN(float, brightness, in_row(unsigned char, image, PIXELS))
{
    unsigned sum = 0;
    for (int k = 0; k < PIXELS; k++) sum += image[k];
    return (float)sum / (float)PIXELS;
}

/* every pixel, from the gamma curve in a table, which all of them share */
MAPFN(unsigned char, correct, in(unsigned char, pixel), table(unsigned char, curve, 256))
{
    return curve[pixel];
}
#endif
