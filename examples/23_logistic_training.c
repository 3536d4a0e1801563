/* Training a logistic regression by per-example gradients: each example's gradient is clipped to length 1 before they are summed,
 * as in differentially private training. The clipping is why the sum of all gradients, which is easier to have, is not enough.
 *
 * Shows: a `sum_row`, so that no example's gradient is ever stored; a `sum` beside it; mathematics in a row function.
 * Run:   gcc -O2 examples/23_logistic_training.c -lm && ./a.out */
#include "../mapfn_math.h"
#include "seconds.h"

enum { EXAMPLES = 5000, FEATURES = 32, STEPS = 60 };

/* the loss of an example, and its gradient, clipped, which is added to those of the others */
MAPFN(void, clipped_gradient, in_row(double, x, FEATURES), in(double, label), table(double, w, FEATURES), sum(double, loss), sum_row(double, dw, FEATURES))
{
    double z = 0, length = 0;
    for (int j = 0; j < FEATURES; j++) z += w[j] * x[j];
    double p = 1 / (1 + mapfn_exp(-z)), off = p - label;
    for (int j = 0; j < FEATURES; j++) length += off * x[j] * (off * x[j]);
    double scale = off * (length > 1 ? 1 / mapfn_sqrt(length) : 1);
    for (int j = 0; j < FEATURES; j++) dw[j] += scale * x[j];
    *loss = -mapfn_log(mapfn_fmax(label > 0.5 ? p : 1 - p, 1e-300));
}

static double plain_gradients(const double *x, const double *label, const double *w, double *sum)
{
    double loss = 0, dw[FEATURES];
    for (size_t j = 0; j < FEATURES; j++) sum[j] = 0;
    for (size_t i = 0; i < EXAMPLES; i++) {
        double z = 0, length = 0;
        for (size_t j = 0; j < FEATURES; j++) z += w[j] * x[i * FEATURES + j];
        double p = 1 / (1 + exp(-z));
        for (size_t j = 0; j < FEATURES; j++) {
            dw[j] = (p - label[i]) * x[i * FEATURES + j];
            length += dw[j] * dw[j];
        }
        for (size_t j = 0; j < FEATURES; j++) sum[j] += length > 1 ? dw[j] / sqrt(length) : dw[j];
        loss -= log(fmax(label[i] > 0.5 ? p : 1 - p, 1e-300));
    }
    return loss;
}

/* examples with a few wrong labels; the true weights are 1, -1, 1, -1 … */
MAPFN(double, draw_example, rng(r), out_row(double, x, FEATURES))
{
    double z = 0;
    for (int j = 0; j < FEATURES; j++) {
        x[j] = 2 * mapfn_rng_double(r) - 1;
        z += j % 2 ? -x[j] : x[j];
    }
    return mapfn_rng_below(r, 20) == 0 ? z < 0 : z > 0;
}

static double x[EXAMPLES * FEATURES], label[EXAMPLES], w[FEATURES];

int main(void)
{
    double map = 0, loop = 0, loss, worst = 0, sum[FEATURES], plain[FEATURES];
    MAPFN_REQUIRE(draw_example_map(EXAMPLES, label, 3, x));
    for (int step = 0; step <= STEPS; step++) {
        double start = seconds();
        double plain_loss = plain_gradients(x, label, w, plain);
        loop += seconds() - start;
        start = seconds();
        MAPFN_REQUIRE(clipped_gradient_map(EXAMPLES, x, label, w, &loss, sum));
        map += seconds() - start;
        worst = mapfn_fmax(worst, fabs(loss - plain_loss));
        for (int j = 0; j < FEATURES; j++) worst = mapfn_fmax(worst, fabs(sum[j] - plain[j]));
        if (step % 20 == 0) printf("step %2d: mean loss %.4f\n", step, loss / (double)EXAMPLES);
        for (int j = 0; j < FEATURES; j++) w[j] -= 4.0 / (double)EXAMPLES * sum[j];
    }
    size_t right = 0;
    for (size_t i = 0; i < EXAMPLES; i++) {
        double z = 0;
        for (size_t j = 0; j < FEATURES; j++) z += w[j] * x[i * FEATURES + j];
        right += (z > 0) == (label[i] > 0.5);
    }
    printf("%.1f %% of the examples are classified right; 5 %% have wrong labels\n", 100.0 * (double)right / (double)EXAMPLES);
    printf("sums of gradients and losses differ from a plain loop's by less than 1e-9: %s\n", worst < 1e-9 ? "yes" : "no");
    fprintf(stderr, "%d gradient batches: map %.1f ms, plain loop %.1f ms\n", STEPS + 1, 1e3 * map, 1e3 * loop);
    return worst >= 1e-9;
}
