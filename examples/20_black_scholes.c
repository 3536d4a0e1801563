/* Black-Scholes: the price of a million European call options, in one map, against the C library in a plain loop.
 * The two timings go to stderr; no two machines agree on them.
 *
 * Run:   gcc -O2 examples/20_black_scholes.c -lm && ./a.out */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "../mapfn_math.h"
#include "seconds.h"

/* the normal distribution: the probability of at most x */
MAPFN_FN double normal(double x)
{
    return 0.5 * mapfn_erfc(x * -0.70710678118654752);
}

MAPFN(double, call_price, in(double, spot), in(double, strike), in(double, years), uniform(double, rate), uniform(double, volatility))
{
    double spread = volatility * mapfn_sqrt(years);
    double d1 = (mapfn_log(spot / strike) + (rate + 0.5 * volatility * volatility) * years) / spread;
    return spot * normal(d1) - strike * mapfn_exp(-rate * years) * normal(d1 - spread);
}

static double reference(double spot, double strike, double years, double rate, double volatility)
{
    double spread = volatility * sqrt(years);
    double d1 = (log(spot / strike) + (rate + 0.5 * volatility * volatility) * years) / spread, d2 = d1 - spread;
    return spot * 0.5 * erfc(d1 * -sqrt(0.5)) - strike * exp(-rate * years) * 0.5 * erfc(d2 * -sqrt(0.5));
}

/* reproducible markets: every option from its own random stream */
MAPFN(double, draw_option, out(double, strike), out(double, years), rng(r))
{
    *strike = 60 + 80 * mapfn_rng_double(r);
    *years = 0.1 + 3 * mapfn_rng_double(r);
    return 60 + 80 * mapfn_rng_double(r);
}

int main(void)
{
    size_t n = 1000000;
    double *spot = malloc(n * sizeof *spot), *strike = malloc(n * sizeof *strike), *years = malloc(n * sizeof *years);
    double *price = malloc(n * sizeof *price), *check = malloc(n * sizeof *check);
    if (!spot || !strike || !years || !price || !check) return 1;
    draw_option_map(n, spot, strike, years, 2026);
    for (size_t i = 0; i < n; i++) price[i] = check[i] = 0; /* the pages exist before the clock starts */

    double start = seconds();
    mapfn_status status = call_price_map(n, price, spot, strike, years, 0.03, 0.25);
    double map = seconds() - start;
    start = seconds();
    for (size_t i = 0; i < n; i++) check[i] = reference(spot[i], strike[i], years[i], 0.03, 0.25);
    double loop = seconds() - start;

    double worst = 0, sum = 0;
    for (size_t i = 0; i < n; i++) {
        double e = fabs(price[i] - check[i]);
        worst = e > worst ? e : worst;
        sum += price[i];
    }
    printf("%s; mean price %.6f; largest difference from the C library %s 1e-12\n", mapfn_status_text(status), sum / (double)n,
        worst < 1e-12 ? "below" : "ABOVE");
    fprintf(stderr, "map %.1f ms, plain loop %.1f ms\n", 1e3 * map, 1e3 * loop);
    free(spot), free(strike), free(years), free(price), free(check);
    return status != MAPFN_OK || worst >= 1e-12;
}
