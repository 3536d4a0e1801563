/* A sparse matrix times a vector, over and over: the ranks of 50000 pages that link to each other (PageRank).
 *
 * Shows: CSR rows as two ragged arrays that share their splits, the vector as a `table`, skewed rows balanced on several cores.
 * Run:   gcc -O2 examples/17_sparse.c -fopenmp && ./a.out */
#include "../mapfn_omp.h"
#include "seconds.h"
#include <math.h>

enum { PAGES = 50000, ROUNDS = 15 };

/* row i of the matrix times the vector: what flows into page i along its links */
MAPFN(double, row_times, in_ragged(double, value), in_ragged(uint32_t, column), table(double, vector, PAGES))
{
    double sum = 0;
    (void)column_len; /* the same as value_len */
    for (size_t k = 0; k < value_len; k++) sum += value[k] * vector[column[k]];
    return sum;
}

MAPFN(double, damp, in(double, flow), uniform(double, lost))
{
    return 0.85 * (flow + lost / (double)PAGES) + 0.15 / (double)PAGES;
}

static void plain_times(double *out, const double *value, const uint32_t *column, const size_t *splits, const double *vector)
{
    for (size_t i = 0; i < PAGES; i++) {
        double sum = 0;
        for (size_t k = splits[i]; k < splits[i + 1]; k++) sum += value[k] * vector[column[k]];
        out[i] = sum;
    }
}

/* page i is linked from 12 others, and the first pages from thousands */
MAPFN(size_t, links_to, index(i))
{
    return 12 + PAGES / (2 * (i + 1));
}
MAPFN(void, link_pages, rng(r), out_ragged(uint32_t, column))
{
    for (size_t k = 0; k < column_len; k++) column[k] = mapfn_rng_below(r, PAGES);
}

static size_t splits[PAGES + 1], links_from[PAGES];
static double rank[PAGES], flow[PAGES], check[PAGES];

int main(void)
{
    /* row lengths become offsets by a running sum */
    if (links_to_map(PAGES, splits + 1) != MAPFN_OK) return 1;
    for (size_t i = 0; i < PAGES; i++) splits[i + 1] += splits[i];
    size_t const links = splits[PAGES];
    uint32_t *column = malloc(links * sizeof *column);
    double *value = malloc(links * sizeof *value);
    if (!column || !value || link_pages_map(PAGES, 7, column, splits) != MAPFN_OK) return 1;

    /* each page divides its rank among its links */
    for (size_t k = 0; k < links; k++) links_from[column[k]]++;
    for (size_t k = 0; k < links; k++) value[k] = 1.0 / (double)links_from[column[k]];
    for (size_t i = 0; i < PAGES; i++) rank[i] = 1.0 / (double)PAGES;
    printf("%d pages, %zu links, the longest row has %zu\n", PAGES, links, splits[1]);

    double map = 0, loop = 0, change = 0;
    size_t differ = 0;
    for (int round = 0; round < ROUNDS; round++) {
        double lost = 0, start = seconds();
        plain_times(check, value, column, splits, rank);
        loop += seconds() - start;
        start = seconds();
        mapfn_status status = row_times_map_omp(PAGES, flow, value, splits, column, splits, rank, NULL);
        map += seconds() - start;
        if (status != MAPFN_OK) {
            fprintf(stderr, "%s\n", mapfn_explain());
            return 1;
        }
        for (size_t i = 0; i < PAGES; i++) {
            differ += flow[i] != check[i];
            lost += links_from[i] ? 0 : rank[i]; /* pages without links */
        }
        if (damp_map(PAGES, flow, flow, lost) != MAPFN_OK) return 1;
        change = 0;
        for (size_t i = 0; i < PAGES; i++) {
            change += fabs(flow[i] - rank[i]);
            rank[i] = flow[i];
        }
    }
    double sum = 0;
    for (size_t i = 0; i < PAGES; i++) sum += rank[i];
    printf("after %d rounds: ranks sum to %.6f, the last round changed less than 1e-6: %s\n", ROUNDS, sum, change < 1e-6 ? "yes" : "no");
    printf("ranks of pages 0, 1, 2, 1000: %.6f %.6f %.6f %.6f\n", rank[0], rank[1], rank[2], rank[1000]);
    printf("rows that a plain loop computes otherwise: %zu\n", differ);
    fprintf(stderr, "%d products: OpenMP map %.1f ms, plain loop %.1f ms\n", ROUNDS, 1e3 * map, 1e3 * loop);
    free(column);
    free(value);
    return differ != 0;
}
