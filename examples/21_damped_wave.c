/* A damped wave, sin(x) + cos(x) exp(-x / 4), drawn as a picture: writes SVG to standard output.
 *
 * Run:   gcc -O2 examples/21_damped_wave.c -lm && ./a.out >wave.svg */
#include <stdio.h>
#include "../mapfn_math.h"

MAPFN(float, along, index(i), uniform(float, step))
{
    return (float)(uint32_t)i * step;
}

MAPFN(float, wave, in(float, x))
{
    float s, c;
    mapfn_sincosf(x, &s, &c); /* one reduction for both */
    return mapfn_exp(-0.15f * x) * (s + c * mapfn_exp(-0.25f * x));
}

int main(void)
{
    enum { N = 600 };
    float x[N], y[N];
    if (along_map(N, x, 0.05f) != MAPFN_OK || wave_map(N, y, x) != MAPFN_OK) return 1;
    puts("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 320\">\n<rect width=\"640\" height=\"320\" fill=\"white\"/>");
    puts("<line x1=\"20\" y1=\"160\" x2=\"620\" y2=\"160\" stroke=\"gray\"/>");
    printf("<polyline fill=\"none\" stroke=\"crimson\" stroke-width=\"2\" points=\"");
    for (int i = 0; i < N; i++) printf("%d,%.2f ", 20 + i, 160 - 110 * (double)y[i]);
    puts("\"/>\n</svg>");
    return 0;
}
