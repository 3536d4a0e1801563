/* Histograms, masks and searches, from docs/migrating.md. Run:   nvcc -O2 --extended-lambda examples/migrate/gathers_thrust.cu && ./a.out */
#include <cstdio>
#include <thrust/copy.h>
#include <thrust/execution_policy.h>
#include <thrust/find.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>

struct above {
    double limit;
    __host__ __device__ bool operator()(double x) const { return x > limit; }
};

int main()
{
    static double x[1000], kept[1000], sorted[1000], totals[5];
    static int keys[1000], ones[1000], of[5], counts[5], bins[1000], bin_counts[4];
    for (int i = 0; i < 1000; i++) x[i] = i * 7919 % 1000 / 10.0, ones[i] = 1;

    for (int i = 0; i < 1000; i++) bins[i] = (int)(x[i] / 25);
    thrust::sort(thrust::host, bins, bins + 1000);
    thrust::reduce_by_key(thrust::host, bins, bins + 1000, ones, of, bin_counts);
    std::printf("histogram: %d %d %d %d\n", bin_counts[0], bin_counts[1], bin_counts[2], bin_counts[3]);

    for (int i = 0; i < 1000; i++) keys[i] = i * 31 % 5, sorted[i] = x[i];
    thrust::stable_sort_by_key(thrust::host, keys, keys + 1000, sorted);
    thrust::reduce_by_key(thrust::host, keys, keys + 1000, ones, of, counts);
    thrust::reduce_by_key(thrust::host, keys, keys + 1000, sorted, of, totals);
    std::printf("bincount: %d %d %d %d %d\n", counts[0], counts[1], counts[2], counts[3], counts[4]);
    std::printf("add.at: %g %g %g %g %g\n", totals[0], totals[1], totals[2], totals[3], totals[4]);

    double const *const end = thrust::copy_if(thrust::host, x, x + 1000, kept, above{99});
    std::printf("mask: %d kept, %g %g %g %g ...\n", (int)(end - kept), kept[0], kept[1], kept[2], kept[3]);
    return 0;
}
