/* what one map costs to compile, with CUB */
#include <cub/device/device_transform.cuh>
#include <cuda/std/tuple>
struct saxpy {
    float a;
    __host__ __device__ float operator()(float x, float y) const { return a * x + y; }
};
int run(size_t n, float *out, const float *x, const float *y, float a, cudaStream_t stream)
{
    return cub::DeviceTransform::Transform(cuda::std::make_tuple(x, y), out, (int64_t)n, saxpy{a}, stream);
}
