/* What must not compile: sum_row, tally, kept and first have no CUDA maps, neither as calls (CALLS) nor in the bodies of others in CUDA code.
 * With `host` such a body is right (HOST). With both, the calls alone are wrong. */
#include "mapfn_cuda.h"

MAPFN(void, gradient, in_row(float, d, C), uniform(int, C), sum_row(float, db, C)) { for (int j = 0; j < C; j++) db[j] += d[j]; }
MAPFN(void, counted, in(int, x), tally(int, h, 16)) { *h_at = (size_t)x; *h = 1; }
MAPFN(bool, above, in(float, x), kept(float, y)) { *y = x; return x > 0; }
MAPFN(bool, negative, in(float, x), first(at)) { return x < 0; }

#ifdef CALLS
int main()
{
    float x[8] = {0}, y[8];
    int k[16] = {0}, h[16];
    size_t at;
    int bad = gradient_map_cuda(2, x, 4, y, NULL) + gradient_map_cuda_host(2, x, 4, y, NULL) + gradient_map_cuda_prepare(0, NULL);
    bad += counted_map_cuda(2, k, h, NULL) + counted_map_cuda_host(2, k, h, NULL) + counted_map_cuda_prepare(0, NULL);
    bad += above_map_cuda(2, x, y, &at, NULL) + above_map_cuda_host(2, x, y, &at, NULL) + above_map_cuda_prepare(0, NULL);
    return bad + negative_map_cuda(2, x, &at, NULL) + negative_map_cuda_host(2, x, &at, NULL) + negative_map_cuda_prepare(0, NULL);
}
#endif
#ifdef HOST
# define BODY(...) MAPFN(size_t, __VA_ARGS__, host)
#else
# define BODY(...) MAPFN(size_t, __VA_ARGS__)
#endif
BODY(sums_rows, in_row(float, x, 8)) { float y[4]; return (size_t)gradient_map(2, x, 4, y); }
BODY(tallies, in_row(int, x, 8)) { int h[16]; return (size_t)counted_map(8, x, h); }
BODY(keeps, in_row(float, x, 8)) { float y[8]; size_t n; return (size_t)above_map(8, x, y, &n); }
BODY(finds, in_row(float, x, 8)) { size_t at; return (size_t)negative_map(8, x, &at) + at; }
