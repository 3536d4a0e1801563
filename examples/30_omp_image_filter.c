/* An image filter on all cores, with a progress bar: edges of a picture by the Sobel operator, one pixel per element.
 *
 * Shows: name_map_omp, .progress = mapfn_progress_bar (drawn where stderr is a terminal), a neighbourhood through `table`.
 * Without -fopenmp the same program runs on one core: MAPFN_OMP_ALLOW_SERIAL.
 * Run:   gcc -O2 examples/30_omp_image_filter.c -fopenmp && ./a.out */
#define MAPFN_OMP_ALLOW_SERIAL 1
#include "../mapfn_omp.h"
#include <stdio.h>

enum { WIDTH = 1600, HEIGHT = 1200 };

MAPFN(unsigned char, sobel, index(i), table(unsigned char, image, (size_t)width *(size_t)height), uniform(int, width), uniform(int, height))
{
    int x = (int)(i % (size_t)width), y = (int)(i / (size_t)width);
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) return 0;
    const unsigned char *p = image + i, *up = p - width, *down = p + width;
    int across = up[1] + 2 * p[1] + down[1] - up[-1] - 2 * p[-1] - down[-1];
    int along = down[-1] + 2 * down[0] + down[1] - up[-1] - 2 * up[0] - up[1];
    int edge = (across < 0 ? -across : across) + (along < 0 ? -along : along);
    return edge > 255 ? 255 : (unsigned char)edge;
}

/* the picture: a disc on a gradient */
MAPFN(unsigned char, draw, index(i))
{
    int x = (int)(i % WIDTH) - WIDTH / 2, y = (int)(i / WIDTH) - HEIGHT / 2;
    return x * x + y * y < 400 * 400 ? 220 : (unsigned char)(i % WIDTH / 16);
}

int main(void)
{
    static unsigned char image[WIDTH * HEIGHT], edges[WIDTH * HEIGHT], again[WIDTH * HEIGHT];
    size_t n = WIDTH * HEIGHT, bright = 0;
    draw_map_omp(n, image, NULL);

    mapfn_opts options = {0};
    options.progress = mapfn_progress_bar;
    mapfn_status status = sobel_map_omp(n, edges, image, WIDTH, HEIGHT, &options);

    for (size_t i = 0; i < n; i++) bright += edges[i] == 255;
    sobel_map(n, again, image, WIDTH, HEIGHT);
    printf("%s; %zu pixels of an edge; %s the sequential map\n", mapfn_status_text(status), bright,
        memcmp(edges, again, n) == 0 ? "same as" : "differs from");
    return 0;
}
