/* Training a logistic regression by per-example gradients: each example's gradient is clipped to length 1 before they are summed,
 * as in differentially private training. The clipping is why the sum of all gradients, which is easier to have, is not enough.
 *
 * Shows: one gradient row per example (`out_row`), a further output, mathematics in a row function, the step done by the caller.
 * Run:   gcc -O2 examples/23_logistic_training.c -lm && ./a.out */
#include "../mapfn_math.h"
#include "seconds.h"

enum { EXAMPLES = 5000, FEATURES = 32, STEPS = 60 };

/* the loss of an example; its gradient, clipped, goes to its row of dw */
MAPFN(double, clipped_gradient, in_row(double, x, FEATURES), in(double, label), table(double, w, FEATURES), out_row(double, dw, FEATURES))
{
    double z = 0, length = 0;
    for (int j = 0; j < FEATURES; j++) z += w[j] * x[j];
    double p = 1 / (1 + mapfn_exp(-z));
    for (int j = 0; j < FEATURES; j++) {
        dw[j] = (p - label) * x[j];
        length += dw[j] * dw[j];
    }
    double scale = length > 1 ? 1 / mapfn_sqrt(length) : 1;
    for (int j = 0; j < FEATURES; j++) dw[j] *= scale;
    return -mapfn_log(mapfn_fmax(label > 0.5 ? p : 1 - p, 1e-300));
}

static double plain_gradients(double *loss, const double *x, const double *label, const double *w, double *dw)
{
    double sum = 0;
    for (size_t i = 0; i < EXAMPLES; i++) {
        double z = 0, length = 0;
        for (size_t j = 0; j < FEATURES; j++) z += w[j] * x[i * FEATURES + j];
        double p = 1 / (1 + exp(-z));
        for (size_t j = 0; j < FEATURES; j++) {
            dw[i * FEATURES + j] = (p - label[i]) * x[i * FEATURES + j];
            length += dw[i * FEATURES + j] * dw[i * FEATURES + j];
        }
        for (size_t j = 0; j < FEATURES && length > 1; j++) dw[i * FEATURES + j] /= sqrt(length);
        sum += loss[i] = -log(fmax(label[i] > 0.5 ? p : 1 - p, 1e-300));
    }
    return sum;
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

static double x[EXAMPLES * FEATURES], label[EXAMPLES], w[FEATURES], loss[EXAMPLES], dw[EXAMPLES * FEATURES], plain_loss[EXAMPLES],
    plain_dw[EXAMPLES * FEATURES];

int main(void)
{
    double map = 0, loop = 0, mean = 0, worst = 0;
    if (draw_example_map(EXAMPLES, label, 3, x) != MAPFN_OK) return 1;
    for (int step = 0; step <= STEPS; step++) {
        double start = seconds();
        plain_gradients(plain_loss, x, label, w, plain_dw);
        loop += seconds() - start;
        start = seconds();
        mapfn_status status = clipped_gradient_map(EXAMPLES, loss, x, label, w, dw);
        map += seconds() - start;
        if (status != MAPFN_OK) {
            fprintf(stderr, "%s\n", mapfn_explain());
            return 1;
        }
        mean = 0;
        double sum[FEATURES] = {0};
        for (size_t i = 0; i < EXAMPLES; i++) {
            mean += loss[i] / EXAMPLES;
            for (size_t j = 0; j < FEATURES; j++) {
                sum[j] += dw[i * FEATURES + j];
                worst = mapfn_fmax(worst, fabs(dw[i * FEATURES + j] - plain_dw[i * FEATURES + j]));
            }
        }
        if (step % 20 == 0) printf("step %2d: mean loss %.4f\n", step, mean);
        for (size_t j = 0; j < FEATURES; j++) w[j] -= 4.0 / EXAMPLES * sum[j];
    }
    size_t right = 0;
    for (size_t i = 0; i < EXAMPLES; i++) {
        double z = 0;
        for (size_t j = 0; j < FEATURES; j++) z += w[j] * x[i * FEATURES + j];
        right += (z > 0) == (label[i] > 0.5);
    }
    printf("%.1f %% of the examples are classified right; 5 %% have wrong labels\n", 100.0 * (double)right / EXAMPLES);
    printf("gradients differ from a plain loop's by less than 1e-12: %s\n", worst < 1e-12 ? "yes" : "no");
    fprintf(stderr, "%d gradient batches: map %.1f ms, plain loop %.1f ms\n", STEPS + 1, 1e3 * map, 1e3 * loop);
    return worst >= 1e-12;
}
