/* Thrust: transform, from docs/migrating.md. Run:   nvcc -O2 --extended-lambda examples/migrate/thrust_transform.cu && ./a.out */
#include <cstdio>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/transform.h>

struct is_odd {
    __host__ __device__ bool operator()(int x) const { return x % 2; }
};
struct square_of_index {
    __host__ __device__ int operator()(int i) const { return i * i; }
};

static void show(const char *what, const int *x)
{
    std::printf("%s:", what);
    for (int k = 0; k < 10; k++) std::printf(" %d", x[k]);
    std::printf("\n");
}

int main()
{
    int data[10] = {-5, 0, 2, -3, 2, 4, 0, -1, 2, 8}, out[10];
    thrust::transform(thrust::host, data, data + 10, out, thrust::negate<int>());
    show("negated", out);
    thrust::transform(thrust::host, data, data + 10, out, out, thrust::plus<int>());
    show("two inputs, in place", out);
    thrust::transform_if(thrust::host, data, data + 10, out, thrust::negate<int>(), is_odd());
    show("odd ones negated", out);
    int stencil[10] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    thrust::transform_if(thrust::host, data, data + 10, thrust::constant_iterator<int>(10), stencil, out, thrust::multiplies<int>(),
        [] __host__ __device__(int s) { return s != 0; });
    show("by a stencil, times 10", out);
    thrust::counting_iterator<int> first(0);
    thrust::transform(thrust::host, first, first + 10, out, square_of_index());
    show("squares of indices", out);
    return 0;
}
