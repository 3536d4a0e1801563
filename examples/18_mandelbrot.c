/* The Mandelbrot set as a PNG: 640 x 400 pixels, into the file named by the argument (else /tmp/mapfn_mandelbrot.png).
 *
 * Shows: a loop with an unknown end, vectorized. Each pixel iterates until it escapes, and no compiler vectorizes such a loop. So a
 * block of 64 pixels takes each step together, by a map that vectorizes; pixels that have escaped stand still; a block ends with its
 * last pixel. MAPFN_SAME_BITS 1: the same picture with any compiler flags.
 * Run:   gcc -O2 examples/18_mandelbrot.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include "png.h"
#include "seconds.h"

enum { WIDTH = 640, HEIGHT = 400, BLOCK = 64, MOST = 256, AT_ONCE = 4 };

/* four steps of one pixel; `count` is how many it has made before it escaped */
MAPFN(void, steps, in(float, re), uniform(float, im), inout(float, x), inout(float, y), inout(int, count))
{
    float a = *x, b = *y;
    int k = *count;
    for (int s = 0; s < AT_ONCE; s++) {
        float aa = a * a, bb = b * b, ab = a * b;
        int inside = aa + bb < 4.0f;
        k += inside;
        a = inside ? aa - bb + re : a;
        b = inside ? ab + ab + im : b;
    }
    *x = a;
    *y = b;
    *count = k;
}

MAPFN(float, along, index(i), uniform(float, first), uniform(float, step))
{
    return first + (float)(int)i * step;
}

MAPFN_FN float left_edge(int block)
{
    return -2.75f + 4.0f / WIDTH * (float)(block * BLOCK);
}

/* one block of pixels of a row */
MAPFN(void, iterate, index(block), out_row(int, count, BLOCK))
{
    struct { /* a map's checks are quickest where no input lies between its outputs */
        float x[BLOCK], y[BLOCK];
        int count[BLOCK];
        float re[BLOCK];
    } b = {{0}, {0}, {0}, {0}};
    float const im = -1.25f + 2.5f / HEIGHT * (float)(int)(block / (WIDTH / BLOCK));
    (void)along_map(BLOCK, b.re, left_edge((int)(block % (WIDTH / BLOCK))), 4.0f / WIDTH);
    for (int done = AT_ONCE, going = 1; done <= MOST && going; done += AT_ONCE) {
        (void)steps_map(BLOCK, b.re, im, b.x, b.y, b.count);
        for (int i = going = 0; i < BLOCK; i++) going |= b.count[i] == done;
    }
    for (int i = 0; i < BLOCK; i++) count[i] = b.count[i];
}

static void plain_iterate(int *count)
{
    for (int row = 0; row < HEIGHT; row++)
        for (int column = 0; column < WIDTH; column++) {
            float re = left_edge(column / BLOCK) + (float)(column % BLOCK) * (4.0f / WIDTH), im = -1.25f + 2.5f / HEIGHT * (float)row, a = 0, b = 0;
            int k = 0;
            for (; k < MOST && a * a + b * b < 4.0f; k++) {
                float t = a * a - b * b + re;
                b = a * b + a * b + im;
                a = t;
            }
            count[row * WIDTH + column] = k;
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
    mapfn_status status = iterate_map(WIDTH * HEIGHT / BLOCK, count);
    double map = seconds() - start;
    start = seconds();
    plain_iterate(check);
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
