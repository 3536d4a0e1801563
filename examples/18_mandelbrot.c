/* The Mandelbrot set as a PNG: 640 x 400 pixels, into the file named by the argument (else /tmp/mapfn_mandelbrot.png).
 *
 * Shows: repeat, for a loop whose end depends on its data, which no compiler vectorizes. The function is one step; `zr` and `zi` live
 * from step to step, `k` is stored in the end. Pixels that have escaped leave their lanes of a vector to the next ones.
 * MAPFN_SAME_BITS 1: the same picture with any compiler flags.
 * Run:   gcc -O2 examples/18_mandelbrot.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include "png.h"
#include "seconds.h"

enum { WIDTH = 640, HEIGHT = 400, MOST = 256 };

MAPFN_FN float across(size_t pixel)
{
    return -2.75f + 4.0f / (float)WIDTH * (float)(int)(pixel % WIDTH);
}
MAPFN_FN float down(size_t pixel)
{
    return -1.25f + 2.5f / (float)HEIGHT * (float)(int)(pixel / WIDTH);
}

/* one step of one pixel: true for once more */
MAPFN(bool, escape, index(pixel), state(float, cr, across(pixel)), state(float, ci, down(pixel)), state(float, zr, 0), state(float, zi, 0),
    out_state(int, k, 0), repeat(MOST))
{
    float r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 >= 4) return false;
    *zi = 2 * *zr * *zi + *ci;
    *zr = r2 - i2 + *cr;
    ++*k;
    return true;
}

static void plain_escape(int *count)
{
    for (size_t pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
        float cr = across(pixel), ci = down(pixel), zr = 0, zi = 0;
        int k = 0;
        for (; k < MOST && zr * zr + zi * zi < 4; k++) {
            float next = zr * zr - zi * zi + cr;
            zi = 2 * zr * zi + ci;
            zr = next;
        }
        count[pixel] = k;
    }
}

/* from dark blue over orange to white; the set itself is black */
MAPFN(void, colour, in(int, count), out_row(uint8_t, rgb, 3))
{
    int bright = count == MOST ? 0 : count * 12 > 255 ? 255 : count * 12;
    rgb[0] = (uint8_t)bright;
    rgb[1] = (uint8_t)(bright * bright / 255);
    rgb[2] = (uint8_t)(count == MOST ? 0 : 64 + bright * bright / 255 * bright / 340);
}

static int count[WIDTH * HEIGHT], check[WIDTH * HEIGHT];
static uint8_t pixels[WIDTH * HEIGHT * 3];

int main(int arguments, char **argument)
{
    const char *path = arguments > 1 ? argument[1] : "/tmp/mapfn_mandelbrot.png";
    double start = seconds();
    mapfn_status status = escape_map(WIDTH * HEIGHT, count);
    double map = seconds() - start;
    start = seconds();
    plain_escape(check);
    double loop = seconds() - start;
    if (status == MAPFN_OK) status = colour_map(WIDTH * HEIGHT, count, pixels);
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }

    long inside = 0, differ = 0;
    for (size_t i = 0; i < WIDTH * HEIGHT; i++) {
        inside += count[i] == MOST;
        differ += count[i] != check[i];
    }
    if (!png_write(path, &(png_image){WIDTH, HEIGHT, 3, pixels})) {
        fprintf(stderr, "%s cannot be written\n", path);
        return 1;
    }
    printf("%ld of %d pixels lie in the set\n", inside, WIDTH * HEIGHT);
    printf("a plain loop (which compilers may round otherwise) agrees on 99 %%: %s\n", differ < WIDTH * HEIGHT / 100 ? "yes" : "no");
    fprintf(stderr, "%s; map %.1f ms, plain loop %.1f ms\n", path, 1e3 * map, 1e3 * loop);
    return differ >= WIDTH * HEIGHT / 100;
}
