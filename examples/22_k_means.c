/* k-means: 200000 points of four coordinates find the nearest of eight centres, and the centres move to the middle of their points.
 *
 * Shows: rows of a constant width as elements, a `table` of centres, a further output, and its `sum`. By default a map of rows is looped, and
 * the loop in its body vectorized; `vectorized` asks for several points at once, as these rows are short. Which of eight sums a point belongs
 * to is known when it is reached: that is a histogram, and a plain loop, ten times as fast as eight sums over all points.
 * Run:   gcc -O2 examples/22_k_means.c && ./a.out */
#include "../mapfn.h"
#include "seconds.h"
#include <stdio.h>

enum { POINTS = 200000, D = 4, CENTRES = 8, ROUNDS = 10 };

/* the nearest centre, and the square of the distance to it */
MAPFN(uint8_t, nearest, in_row(float, point, D), table(float, centre, CENTRES *D), out(float, square), vectorized)
{
    float least = 1e30f;
    int best = 0;
    for (int c = 0; c < CENTRES; c++) {
        float sum = 0;
        for (int d = 0; d < D; d++) sum += (point[d] - centre[c * D + d]) * (point[d] - centre[c * D + d]);
        best = sum < least ? c : best;
        least = sum < least ? sum : least;
    }
    *square = least;
    return (uint8_t)best;
}

/* what k-means makes small */
MAPFN(void, total, in(float, square), sum(double, s))
{
    *s = square;
}

static void plain_nearest(size_t n, uint8_t *out, const float *points, const float *centre, float *square)
{
    for (size_t i = 0; i < n; i++) {
        float least = 1e30f;
        int best = 0;
        for (int c = 0; c < CENTRES; c++) {
            float sum = 0;
            for (int d = 0; d < D; d++) sum += (points[i * D + (size_t)d] - centre[c * D + d]) * (points[i * D + (size_t)d] - centre[c * D + d]);
            if (sum < least) {
                least = sum;
                best = c;
            }
        }
        square[i] = least;
        out[i] = (uint8_t)best;
    }
}

/* points in eight clouds, at the corners of a cube (and of its fourth dimension) */
MAPFN(void, scatter, index(i), rng(r), out_row(float, point, D))
{
    for (int d = 0; d < D; d++) {
        float spread = mapfn_rng_float(r) + mapfn_rng_float(r) + mapfn_rng_float(r) - 1.5f;
        point[d] = spread + (float)((i >> (d % 3)) & 1) * 2;
    }
}

static float points[POINTS * D], squares[POINTS], plain_squares[POINTS];
static uint8_t labels[POINTS], plain_labels[POINTS];

int main(void)
{
    float centres[CENTRES * D];
    double map = 0, loop = 0, inertia = 0;
    size_t differ = 0, count[CENTRES];
    if (scatter_map(POINTS, 11, points) != MAPFN_OK) return 1;
    for (int k = 0; k < CENTRES * D; k++) centres[k] = points[k]; /* the first eight points */

    for (int round = 0; round < ROUNDS; round++) {
        double start = seconds();
        plain_nearest(POINTS, plain_labels, points, centres, plain_squares);
        loop += seconds() - start;
        start = seconds();
        mapfn_status status = nearest_map(POINTS, labels, points, centres, squares);
        map += seconds() - start;
        if (status != MAPFN_OK) {
            fprintf(stderr, "%s\n", mapfn_explain());
            return 1;
        }
        double sum[CENTRES * D] = {0};
        MAPFN_REQUIRE(total_map(POINTS, squares, &inertia));
        for (int c = 0; c < CENTRES; c++) count[c] = 0;
        for (size_t i = 0; i < POINTS; i++) {
            differ += labels[i] != plain_labels[i];
            count[labels[i]]++;
            for (int d = 0; d < D; d++) sum[labels[i] * D + d] += points[i * D + (size_t)d];
        }
        for (int k = 0; k < CENTRES * D; k++)
            if (count[k / D]) centres[k] = (float)(sum[k] / (double)count[k / D]);
    }

    printf("after %d rounds: mean square of distance %.4f, points per centre", ROUNDS, inertia / (double)POINTS);
    for (int c = 0; c < CENTRES; c++) printf(" %zu", count[c]);
    printf("\na centre: %.2f %.2f %.2f %.2f\n", centres[0], centres[1], centres[2], centres[3]);
    printf("points that a plain loop assigns otherwise: %zu\n", differ);
    fprintf(stderr, "%d assignments: map %.1f ms, plain loop %.1f ms\n", ROUNDS, 1e3 * map, 1e3 * loop);
    return differ != 0;
}
