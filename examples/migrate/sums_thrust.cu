/* Sums and reductions, from docs/migrating.md. Run:   nvcc -O2 --extended-lambda examples/migrate/sums_thrust.cu && ./a.out */
#include <cmath>
#include <cstdio>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/transform_reduce.h>

struct square_root {
    __host__ __device__ double operator()(double x) const { return std::sqrt(x); }
};

int main()
{
    static double x[1000];
    for (int i = 0; i < 1000; i++) x[i] = i + 1;
    std::printf("sum of f: %.9g\n", thrust::transform_reduce(thrust::host, x, x + 1000, square_root(), 0.0, thrust::plus<double>()));
    return 0;
}
