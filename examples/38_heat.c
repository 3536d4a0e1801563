/* Heat in a plate, 400 x 300 points, 200 steps, as a PNG into the file named by the argument (else /tmp/mapfn_heat.png).
 *
 * Shows: stencils. A row map reads the rows above and below by pointers into one grid, which inputs may share; its body treats the borders.
 * For the inner points alone the same is one map of shifted inputs. Two grids take turns, as no output may overlap what it is computed from.
 * MAPFN_SAME_BITS 1: the same picture with any compiler flags.
 * Run:   gcc -O2 examples/38_heat.c && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn.h"
#include "png.h"
#include "seconds.h"
#include <string.h>

enum { WIDTH = 400, HEIGHT = 300, STEPS = 200 };

/* one row of the plate. Its first and last point keep their heat, as the first and last row do, which the map leaves out. */
MAPFN(void, heat, in_row(float, up, w), in_row(float, row, w), in_row(float, down, w), out_row(float, next, w), uniform(int, w), uniform(float, k))
{
    next[0] = row[0];
    for (int x = 1; x < w - 1; x++) next[x] = row[x] + k * (up[x] + down[x] + row[x - 1] + row[x + 1] - 4 * row[x]);
    next[w - 1] = row[w - 1];
}

/* the same point by point: five inputs that are one grid, shifted. It computes the borders of inner rows as well, which are then put back. */
MAPFN(float, point, in(float, up), in(float, left), in(float, middle), in(float, right), in(float, down), uniform(float, k))
{
    return middle + k * (up + down + left + right - 4 * middle);
}

/* blue, red, yellow, white */
MAPFN(void, colour, in(float, t), out_row(uint8_t, rgb, 3))
{
    int bright = t < 0 ? 0 : t > 255 ? 255 : (int)t;
    rgb[0] = (uint8_t)(bright < 85 ? 3 * bright : 255);
    rgb[1] = (uint8_t)(bright < 85 ? 0 : bright < 170 ? 3 * (bright - 85) : 255);
    rgb[2] = (uint8_t)(bright < 85 ? 80 - bright * 80 / 85 : bright < 170 ? 0 : 3 * (bright - 170));
}

static float grid[2][HEIGHT * WIDTH], other[2][HEIGHT * WIDTH];
static uint8_t pixels[HEIGHT * WIDTH * 3];

static void start(float (*plate)[HEIGHT * WIDTH])
{
    memset(plate, 0, 2 * sizeof *plate);
    for (int y = 100; y < 200; y++)
        for (int x = 0; x < WIDTH; x++) plate[0][y * WIDTH + x] = plate[1][y * WIDTH + x] = x == 0 || (x > 150 && x < 250) ? 255 : 0;
}

int main(int arguments, char **argument)
{
    const char *path = arguments > 1 ? argument[1] : "/tmp/mapfn_heat.png";
    mapfn_status status = MAPFN_OK;
    start(grid);
    start(other);
    double begun = seconds();
    for (int step = 0; step < STEPS && status == MAPFN_OK; step++) {
        const float *now = grid[step & 1];
        status = heat_map(HEIGHT - 2, now, now + WIDTH, now + 2 * WIDTH, grid[(step + 1) & 1] + WIDTH, WIDTH, 0.2f);
    }
    double rows = seconds() - begun;
    begun = seconds();
    for (int step = 0; step < STEPS && status == MAPFN_OK; step++) {
        const float *now = other[step & 1] + WIDTH + 1;
        float *next = other[(step + 1) & 1] + WIDTH + 1;
        status = point_map((HEIGHT - 2) * WIDTH - 2, next, now - WIDTH, now - 1, now, now + 1, now + WIDTH, 0.2f);
        for (int y = 1; y < HEIGHT - 1; y++) {
            other[(step + 1) & 1][y * WIDTH] = other[step & 1][y * WIDTH];
            other[(step + 1) & 1][y * WIDTH + WIDTH - 1] = other[step & 1][y * WIDTH + WIDTH - 1];
        }
    }
    double points = seconds() - begun;
    if (status == MAPFN_OK) status = colour_map(HEIGHT * WIDTH, grid[0], pixels);
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    printf("in the middle %.3f, at the edge of the hot part %.3f\n", grid[0][150 * WIDTH + 200], grid[0][150 * WIDTH + 150]);
    printf("rows and points: %s\n", memcmp(grid[0], other[0], sizeof grid[0]) == 0 ? "the same bits" : "not the same");
    if (!png_write(path, &(png_image){WIDTH, HEIGHT, 3, pixels})) {
        fprintf(stderr, "%s cannot be written\n", path);
        return 1;
    }
    fprintf(stderr, "%s; rows %.1f ms, points %.1f ms\n", path, rows * 1e3, points * 1e3);
    return 0;
}
