/* Maps that JavaScript calls, in a browser or in node. Compile, from the repository's root:
 *     zig cc -target wasm32-wasi -mexec-model=reactor -mcpu=generic+simd128 -O2 -s -DMAPFN_CHECKS=1 examples/wasm/maps.c -o examples/wasm/maps.wasm
 * Run:   node examples/wasm/maps.mjs      or serve this folder, python3 -m http.server, and open its index.html */
#include "../../mapfn.h"
#include <stdlib.h>

#define CALLED_BY_JAVASCRIPT(name) __attribute__((__export_name__(name)))

typedef struct {
    unsigned char red, green, blue, alpha;
} pixel;
/* a pixel of a canvas, warmer or colder */
MAPFN(pixel, warm, in(pixel, p), uniform(int, degree))
{
    int const red = p.red + degree, blue = p.blue - degree;
    pixel q = {(unsigned char)(red > 255 ? 255 : red < 0 ? 0 : red), p.green, (unsigned char)(blue > 255 ? 255 : blue < 0 ? 0 : blue), p.alpha};
    return q;
}
MAPFN(void, add_up, in(float, x), sum(double, total))
{
    *total = (double)x;
}

CALLED_BY_JAVASCRIPT("warm") int warm_pixels(size_t n, pixel *out, const pixel *in, int degree)
{
    return warm_map(n, out, in, degree);
}
CALLED_BY_JAVASCRIPT("total") double total_of(size_t n, const float *x)
{
    double total = 0;
    MAPFN_REQUIRE(add_up_map(n, x, &total));
    return total;
}
CALLED_BY_JAVASCRIPT("allocate") void *allocate(size_t bytes)
{
    return malloc(bytes);
}
