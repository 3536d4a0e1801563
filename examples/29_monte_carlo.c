/* Monte Carlo: the price of a European call option from two million random futures, against the formula of Black and Scholes.
 *
 * Shows: `rng` with normal numbers, and index_offset: batches of any size, or machines, give the same futures and so the same price.
 * Run:   gcc -O2 examples/29_monte_carlo.c -lm && ./a.out */
#include "../mapfn_math.h"
#include "seconds.h"

typedef struct {
    float spot, strike, rate, volatility, years;
} option;

/* what the option pays in one random future, in today's money */
MAPFN(float, payoff, rng(r), uniform(option, o))
{
    float deviation = o.volatility * mapfn_sqrt(o.years), drift = (o.rate - 0.5f * o.volatility * o.volatility) * o.years;
    float end = o.spot * mapfn_exp(drift + deviation * mapfn_rng_normalf(r));
    return mapfn_fmax(end - o.strike, 0.0f) * mapfn_exp(-o.rate * o.years);
}

static float uniform_number(uint64_t *state) /* xorshift64* */
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return (float)(*state * 2685821657736338717u >> 40) * (1.0f / 16777216.0f);
}
static float plain_payoff(uint64_t *state, option o)
{
    float deviation = o.volatility * sqrtf(o.years), drift = (o.rate - 0.5f * o.volatility * o.volatility) * o.years;
    float u = uniform_number(state), v = uniform_number(state), random = sqrtf(-2 * logf(1 - u)) * cosf(6.2831853f * v);
    float end = o.spot * expf(drift + deviation * random);
    return fmaxf(end - o.strike, 0) * expf(-o.rate * o.years);
}

static double normal(double x)
{
    return 0.5 * erfc(-x * sqrt(0.5));
}
static double formula(option o)
{
    double s = o.volatility * sqrt(o.years), d = (log((double)o.spot / o.strike) + o.rate * o.years) / s + s / 2;
    return o.spot * normal(d) - o.strike * exp(-o.rate * o.years) * normal(d - s);
}

enum { FUTURES = 2000000, BATCH = 50000 };
static float paid[FUTURES], batch[BATCH];

int main(void)
{
    option const o = {100, 105, 0.03f, 0.25f, 1.5f};
    uint64_t const seed = 42;

    double start = seconds();
    mapfn_status status = payoff_map(FUTURES, paid, seed, o);
    double map = seconds() - start;
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    double sum = 0, squares = 0;
    for (size_t i = 0; i < FUTURES; i++) {
        sum += paid[i];
        squares += (double)paid[i] * paid[i];
    }
    double mean = sum / (double)FUTURES, error = sqrt((squares / (double)FUTURES - mean * mean) / (double)FUTURES);
    printf("price %.3f +- %.3f, formula %.3f; within 3 errors: %s\n", mean, error, formula(o), fabs(mean - formula(o)) < 3 * error ? "yes" : "no");

    /* the same futures in batches that need 0.2 MB instead of 8: each says where it begins */
    double in_batches = 0;
    for (size_t begin = 0; begin < FUTURES; begin += BATCH) {
        if (payoff_map_opts(BATCH, batch, seed, o, MAPFN_OPTS(.index_offset = begin)) != MAPFN_OK) return 1;
        for (size_t i = 0; i < BATCH; i++) in_batches += batch[i];
    }
    printf("in batches of %d: %s\n", BATCH, in_batches == sum ? "the same price" : "ANOTHER PRICE");

    /* the plain loop: one generator for all, so that no future can be computed before the one ahead of it; and the C library */
    start = seconds();
    double plain = 0;
    uint64_t state = seed;
    for (size_t i = 0; i < FUTURES; i++) plain += plain_payoff(&state, o);
    double loop = seconds() - start;
    printf("a plain loop, other random numbers: within 3 errors: %s\n", fabs(plain / (double)FUTURES - formula(o)) < 3 * error ? "yes" : "no");
    fprintf(stderr, "map %.1f ms, plain loop %.1f ms\n", 1e3 * map, 1e3 * loop);
    return in_batches != sum;
}
