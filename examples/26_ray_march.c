/* A ring and a ball on a floor, by ray marching, as a PNG: into the file named by the argument (else /tmp/mapfn_ray_march.png).
 *
 * Shows: two loops whose ends depend on their data, the ray from the eye and the one from what it meets to the light. A ray goes on by the
 * distance to the nearest thing until it is there; some take 5 steps, those that graze an edge 150. `where` lets only rays that met
 * something look for the light.
 * MAPFN_SAME_BITS 1: the same picture with any compiler flags.
 * Run:   gcc -O2 examples/26_ray_march.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn_math.h"
#include "png.h"
#include "seconds.h"

enum { WIDTH = 640, HEIGHT = 400, PIXELS = WIDTH * HEIGHT };

MAPFN_FN float length2(float x, float y)
{
    return mapfn_sqrt(x * x + y * y);
}

/* the distance from a point to the nearest thing */
MAPFN_FN float distance(float x, float y, float z)
{
    float ring = length2(length2(x + 0.8f, y) - 0.9f, z) - 0.3f;
    float ball = mapfn_sqrt((x - 1.2f) * (x - 1.2f) + (y + 0.4f) * (y + 0.4f) + z * z) - 0.8f;
    float things = ring < ball ? ring : ball, floor = y + 1.2f;
    return things < floor ? things : floor;
}

/* from the eye at (0, 0.6, -5) through a pixel; `t` is how far it has come */
MAPFN(bool, look, in(float, dx), in(float, dy), in(float, dz), out_state(float, t, 0), repeat(150))
{
    float d = distance(*t * dx, 0.6f + *t * dy, -5 + *t * dz);
    *t += d;
    return d > 1e-3f && *t < 30;
}

/* from what was met towards the light; `open` is how wide the way is at its narrowest */
MAPFN(bool, to_light, in(float, x), in(float, y), in(float, z), where(uint8_t, met), state(float, t, 0.02f), out_state(float, open, 1), repeat(60))
{
    float d = distance(x + *t * 0.48f, y + *t * 0.64f, z - *t * 0.6f), way = 8 * d / *t;
    *open = way < *open ? way : *open;
    *t += d;
    return d > 1e-3f && *t < 8;
}

MAPFN(void, ray, index(pixel), out(float, dx), out(float, dy), out(float, dz))
{
    float x = ((float)(int)(pixel % WIDTH) - WIDTH / 2) / 340, y = (HEIGHT / 2 - (float)(int)(pixel / WIDTH)) / 340 - 0.12f;
    float size = 1 / mapfn_sqrt(x * x + y * y + 1);
    *dx = x * size;
    *dy = y * size;
    *dz = size;
}

MAPFN(void, meet, in(float, t), in(float, dx), in(float, dy), in(float, dz), out(float, x), out(float, y), out(float, z), out(uint8_t, met))
{
    *x = t * dx;
    *y = 0.6f + t * dy;
    *z = -5 + t * dz;
    *met = t < 30;
}

MAPFN(uint8_t, shade, in(float, x), in(float, y), in(float, z), in(uint8_t, met), in(float, open))
{
    float const h = 1e-3f;
    float nx = distance(x + h, y, z) - distance(x - h, y, z), ny = distance(x, y + h, z) - distance(x, y - h, z);
    float nz = distance(x, y, z + h) - distance(x, y, z - h);
    float size = 1 / mapfn_sqrt(nx * nx + ny * ny + nz * nz + 1e-12f), light = (0.48f * nx + 0.64f * ny - 0.6f * nz) * size;
    float shadow = open < 0 ? 0 : open, bright = 40 + (light > 0 ? 200 * light * shadow : 0);
    return (uint8_t)(int)(met ? bright : 20);
}

static float dx[PIXELS], dy[PIXELS], dz[PIXELS], t[PIXELS], x[PIXELS], y[PIXELS], z[PIXELS], open[PIXELS];
static uint8_t met[PIXELS], grey[PIXELS];

int main(int arguments, char **argument)
{
    const char *path = arguments > 1 ? argument[1] : "/tmp/mapfn_ray_march.png";
    bool fine = ray_map(PIXELS, dx, dy, dz) == MAPFN_OK;
    double start = seconds();
    fine = fine && look_map_looped(PIXELS, dx, dy, dz, t) == MAPFN_OK;
    double looped = seconds() - start;
    start = seconds();
    fine = fine && look_map(PIXELS, dx, dy, dz, t) == MAPFN_OK;
    double lanes = seconds() - start;
    fine = fine && meet_map(PIXELS, t, dx, dy, dz, x, y, z, met) == MAPFN_OK;
    fine = fine && to_light_map(PIXELS, x, y, z, met, open) == MAPFN_OK;
    fine = fine && shade_map(PIXELS, grey, x, y, z, met, open) == MAPFN_OK;
    if (!fine) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }

    long things = 0, dark = 0;
    for (int i = 0; i < PIXELS; i++) {
        things += met[i];
        dark += met[i] && grey[i] <= 40;
    }
    if (!png_write(path, &(png_image){WIDTH, HEIGHT, 1, grey})) {
        fprintf(stderr, "%s cannot be written\n", path);
        return 1;
    }
    printf("%ld of %d rays meet something, %ld of these in the dark\n", things, PIXELS, dark);
    fprintf(stderr, "%s; map %.1f ms, looped %.1f ms\n", path, 1e3 * lanes, 1e3 * looped);
    return 0;
}
