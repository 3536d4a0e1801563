/* Per-example gradients of a linear model with squared error, for a batch of 10 examples with 32 features each.
 *
 * Shows: rows whose length is a uniform, a `table` that all elements share, several outputs, and a check by finite differences.
 * Run:   gcc -O2 examples/08_gradients.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

enum { BATCH = 10, FEATURES = 32 };

/* loss = (w . x - target)^2; `features` is known at the call: it gives the rows and the table their length */
MAPFN(double, loss, in_row(double, x, features), in(double, target), table(double, w, features), uniform(size_t, features))
{
    double error = -target;
    for (size_t j = 0; j < features; j++) error += w[j] * x[j];
    return error * error;
}

/* d loss / d w, one row of it for each example: 2 (w . x - target) x */
MAPFN(void, gradient, in_row(double, x, features), in(double, target), table(double, w, features), out_row(double, dw, features),
    uniform(size_t, features))
{
    double error = -target;
    for (size_t j = 0; j < features; j++) error += w[j] * x[j];
    for (size_t j = 0; j < features; j++) dw[j] = 2 * error * x[j];
}

int main(void)
{
    double x[BATCH * FEATURES], target[BATCH], w[FEATURES], dw[BATCH * FEATURES], up[BATCH], down[BATCH], largest = 0;
    for (int i = 0; i < BATCH * FEATURES; i++) x[i] = (i * 37 % 19 - 9) / 8.0;
    for (int i = 0; i < BATCH; i++) target[i] = i - 4;
    for (int j = 0; j < FEATURES; j++) w[j] = (j % 7 - 3) / 4.0;

    if (gradient_map(BATCH, x, target, w, dw, FEATURES) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    for (int i = 0; i < 3; i++) printf("example %d: %9.4f %9.4f %9.4f ...\n", i, dw[i * FEATURES], dw[i * FEATURES + 1], dw[i * FEATURES + 2]);

    /* move one weight a little up and down: the losses must change as the gradients say */
    for (int j = 0; j < FEATURES; j++) {
        double const step = 1e-4, weight = w[j];
        w[j] = weight + step;
        if (loss_map(BATCH, up, x, target, w, FEATURES) != MAPFN_OK) return 1;
        w[j] = weight - step;
        if (loss_map(BATCH, down, x, target, w, FEATURES) != MAPFN_OK) return 1;
        w[j] = weight;
        for (int i = 0; i < BATCH; i++) {
            double difference = (up[i] - down[i]) / (2 * step) - dw[i * FEATURES + j];
            if (difference < 0) difference = -difference;
            if (difference > largest) largest = difference;
        }
    }
    printf("%d gradients agree with finite differences to 1e-6: %s\n", BATCH * FEATURES, largest < 1e-6 ? "yes" : "no");
    return largest >= 1e-6;
}
