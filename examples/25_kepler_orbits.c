/* Orbits from Kepler's equation, E - e sin E = M, as a PNG: into the file named by the argument (else /tmp/mapfn_orbits.png).
 *
 * Shows: repeat with a result that need not be reached: by `fallible`, a step returns MAPFN_AGAIN for once more and 0 when it has
 * converged, and a place that 30 steps do not find is a failure with its index. Points lie a day apart: slow far from the sun.
 * MAPFN_SAME_BITS 1: the same picture with any compiler flags.
 * Run:   gcc -O2 examples/25_kepler_orbits.c -lm && ./a.out */
#define MAPFN_SAME_BITS 1
#include "../mapfn_math.h"
#include "png.h"
#include "seconds.h"

enum { SIZE = 640, BODIES = 6, EACH = 4000, PLACES = BODIES * EACH };

/* Newton's step for the eccentric anomaly E; most places take 4 to 6 */
MAPFN(int, anomaly, in(double, M), in(double, e), out_state(double, E, M + e * mapfn_sin(M)), out_state(int, steps, 0), repeat(30), fallible)
{
    double s, c;
    mapfn_sincos(*E, &s, &c);
    double d = (*E - e * s - M) / (1 - e * c);
    *E -= d;
    ++*steps;
    return mapfn_fabs(d) > 1e-13 ? MAPFN_AGAIN : 0;
}

MAPFN(void, place, in(double, E), in(double, e), in(double, a), in(double, turn), out(double, x), out(double, y))
{
    double s, c, ts, tc;
    mapfn_sincos(E, &s, &c);
    mapfn_sincos(turn, &ts, &tc);
    double along = a * (c - e), across = a * mapfn_sqrt(1 - e * e) * s;
    *x = tc * along - ts * across;
    *y = ts * along + tc * across;
}

/* the error of Kepler's equation */
MAPFN(double, error, in(double, E), in(double, e), in(double, M))
{
    return mapfn_fabs(E - e * mapfn_sin(E) - M);
}

static double M[PLACES], e[PLACES], a[PLACES], turn[PLACES], E[PLACES], x[PLACES], y[PLACES], wrong[PLACES];
static int steps[PLACES];
static uint8_t pixels[SIZE * SIZE * 3];

int main(int arguments, char **argument)
{
    const char *path = arguments > 1 ? argument[1] : "/tmp/mapfn_orbits.png";
    /* Mercury, Venus, Earth, Mars, and two comets: half the long axis in astronomical units, eccentricity, where it points */
    static const double axis[BODIES] = {0.387, 0.723, 1.000, 1.524, 2.215, 3.029};
    static const double eccentricity[BODIES] = {0.206, 0.007, 0.017, 0.093, 0.848, 0.959};
    static const double direction[BODIES] = {1.35, 2.30, 1.80, 5.87, 2.80, 3.90};
    for (int i = 0; i < PLACES; i++) {
        int body = i % BODIES, day = i / BODIES;
        double period = 365.25 * axis[body] * mapfn_sqrt(axis[body]), turns = day / period;
        M[i] = 6.283185307179586 * (turns - (int)turns);
        e[i] = eccentricity[body];
        a[i] = axis[body];
        turn[i] = direction[body];
    }

    mapfn_failure failure;
    double start = seconds();
    mapfn_status status = anomaly_map(PLACES, M, e, E, steps, &failure);
    double lanes = seconds() - start;
    start = seconds();
    if (status == MAPFN_OK) status = anomaly_map_looped(PLACES, M, e, E, steps, &failure);
    double looped = seconds() - start;
    if (status == MAPFN_OK) status = place_map(PLACES, E, e, a, turn, x, y);
    if (status == MAPFN_OK) status = error_map(PLACES, wrong, E, e, M);
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }

    double largest = 0;
    long made = 0;
    int most = 0;
    for (int i = 0; i < PLACES; i++) {
        largest = wrong[i] > largest ? wrong[i] : largest;
        made += steps[i];
        most = steps[i] > most ? steps[i] : most;
        int column = SIZE / 2 + (int)(x[i] * 54), row = SIZE / 2 - (int)(y[i] * 54);
        if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) continue;
        uint8_t *rgb = pixels + (row * SIZE + column) * 3;
        rgb[0] = (uint8_t)(i % BODIES < 4 ? 90 + 40 * (i % BODIES) : 255);
        rgb[1] = (uint8_t)(i % BODIES < 4 ? 200 : 170);
        rgb[2] = (uint8_t)(i % BODIES < 4 ? 255 - 50 * (i % BODIES) : 60);
    }
    for (int row = -4; row <= 4; row++)
        for (int column = -4; column <= 4; column++)
            if (row * row + column * column <= 16) memset(pixels + ((SIZE / 2 + row) * SIZE + SIZE / 2 + column) * 3, 255, 2);
    if (!png_write(path, &(png_image){SIZE, SIZE, 3, pixels})) {
        fprintf(stderr, "%s cannot be written\n", path);
        return 1;
    }
    printf("%d places of %d bodies\n", PLACES, BODIES);
    printf("Kepler's equation holds to 1e-12: %s\n", largest < 1e-12 ? "yes" : "no");
    printf("%.1f steps a place, at most %d\n", (double)made / (double)PLACES, most);
    fprintf(stderr, "%s; map %.2f ms, looped %.2f ms\n", path, 1e3 * lanes, 1e3 * looped);
    return 0;
}
