/* Cube roots by Newton's method: each number takes as many steps as it needs.
 *
 * Shows: `repeat` (the function is one step, called while it returns true), `out_state` and `state` (what lives from step to step). No
 * compiler vectorizes a loop whose end depends on its data; here an element that is done leaves its lane to the next one.
 * Run:   gcc -O2 examples/07_newton.c -lm && ./a.out */
#include "../mapfn.h"
#include "seconds.h"
#include <math.h>

enum { N = 1000000, LIMIT = 100 };

/* the root begins as x itself; the step counter begins as 0, and is a result as well */
MAPFN(bool, cube_root, in(float, x), out_state(float, root, x), out_state(int, steps, 0), repeat(LIMIT))
{
    float next = *root - (*root - x / (*root * *root)) / 3, change = next - *root;
    *root = next;
    ++*steps;
    return change * change > 1e-12f * next * next; /* once more? */
}

/* the loop that one would write without mapfn */
static void plain_cube_root(size_t n, const float *x, float *root)
{
    for (size_t i = 0; i < n; i++) {
        float y = x[i];
        for (int k = 0; k < LIMIT; k++) {
            float next = y - (y - x[i] / (y * y)) / 3, change = next - y;
            y = next;
            if (!(change * change > 1e-12f * next * next)) break;
        }
        root[i] = y;
    }
}

int main(void)
{
    float few[5] = {1, 2, 27, 1e6f, 1e-6f}, roots[5];
    int taken[5];
    MAPFN_REQUIRE(cube_root_map(5, few, roots, taken));
    for (int i = 0; i < 5; i++) printf("%g: %.5g in %d steps\n", (double)few[i], (double)roots[i], taken[i]);

    static float x[N], out[N], expected[N];
    static int steps[N];
    for (int i = 0; i < N; i++) x[i] = (float)(i * 7919ll % N + 1);
    double start = seconds();
    plain_cube_root(N, x, expected);
    double loop = seconds() - start;
    start = seconds();
    MAPFN_REQUIRE(cube_root_map(N, x, out, steps));
    double map = seconds() - start, worst = 0;
    for (int i = 0; i < N; i++) worst = fmax(worst, fabs((double)(out[i] - expected[i])) / (double)expected[i]);
    printf("%d roots: %s\n", N, worst < 1e-6 ? "as the loop's" : "NOT as the loop's");
    fprintf(stderr, "map %.2f ms, loop %.2f ms\n", map * 1e3, loop * 1e3);
    return 0;
}
