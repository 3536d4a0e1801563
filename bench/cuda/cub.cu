/* the contestant: cub::DeviceTransform, and for sums cub::DeviceReduce, of whatever version the include path has. Several outputs go through a zip iterator, rows are
 * structs of 64 floats. */
#include "contest.h"
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_transform.cuh>
#include <cub/version.cuh>
#include <cuda/std/tuple>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/tuple.h>
#include <string.h>

struct scale { template <class T> __host__ __device__ T operator()(T x) const { return scale_one(x); } };
struct saxpy { __host__ __device__ float operator()(float x, float y) const { return saxpy_one(x, y); } };
struct invert { __host__ __device__ uint8_t operator()(uint8_t x) const { return invert_one(x); } };
struct blend { __host__ __device__ uint8_t operator()(uint8_t x, uint8_t y) const { return blend_one(x, y); } };
struct add { __host__ __device__ int16_t operator()(int16_t x, int16_t y) const { return add_one(x, y); } };
struct three { __host__ __device__ thrust::tuple<float, float, float> operator()(float x) const { return thrust::make_tuple(x + 1, x * 2, x * x); } };
struct whole { template <class S> __host__ __device__ S operator()(S x) const { return struct_one(x); } };

template <class F, class R, class T> static int one(const arguments *a)
{
    return cub::DeviceTransform::Transform((const T *)a->in[0], (R *)a->out[0], (int64_t)a->n, F(), a->stream);
}
template <class F, class R, class T> static int two(const arguments *a)
{
    return cub::DeviceTransform::Transform(cuda::std::make_tuple((const T *)a->in[0], (const T *)a->in[1]), (R *)a->out[0], (int64_t)a->n, F(), a->stream);
}
static int three_outputs(const arguments *a)
{
    return cub::DeviceTransform::Transform((const float *)a->in[0], thrust::make_zip_iterator((float *)a->out[0], (float *)a->out[1], (float *)a->out[2]), (int64_t)a->n,
        three(), a->stream);
}

struct times { __host__ __device__ float operator()(thrust::tuple<float, float> t) const { return times_one(thrust::get<0>(t), thrust::get<1>(t)); } };
struct square { __host__ __device__ double operator()(double x) const { return x * x; } };
template <class T, class From> static int total(const arguments *a, From from)
{
    size_t bytes = (size_t)1 << 24;
    return cub::DeviceReduce::Sum(a->out[1], bytes, from, (T *)a->out[0], (int64_t)a->n, a->stream);
}
static int dot(const arguments *a)
{
    return total<float>(a, thrust::make_transform_iterator(thrust::make_zip_iterator((const float *)a->in[0], (const float *)a->in[1]), times()));
}
static int squares(const arguments *a) { return total<double>(a, thrust::make_transform_iterator((const double *)a->in[0], square())); }

#define TEXT(x) TEXT_(x)
#define TEXT_(x) #x
const char *contestant_name(void)
{
    static char name[64];
    snprintf(name, sizeof name, "CUB %d.%d.%d%s", CUB_MAJOR_VERSION, CUB_MINOR_VERSION, CUB_SUBMINOR_VERSION, BUNDLED ? " (toolkit)" : " (PyPI)");
    return name;
}
contestant_run *contestant_find(const char *contest)
{
    static const entry table[] = {{"scale_f32", one<scale, float, float>}, {"scale_f64", one<scale, double, double>}, {"saxpy_f32", two<saxpy, float, float>},
        {"invert_u8", one<invert, uint8_t, uint8_t>}, {"blend_u8", two<blend, uint8_t, uint8_t>}, {"add_i16", two<add, int16_t, int16_t>}, {"three_f32", three_outputs},
        {"struct_12", one<whole, vec3, vec3>}, {"struct_32", one<whole, vec8, vec8>}, {"struct_64", one<whole, vec16, vec16>}, {"rows_256", one<whole, row, row>},
        {"struct_24", one<whole, vec6, vec6>}, {"struct_48", one<whole, vec12, vec12>}, {"rows_16", one<whole, row4, row4>}, {"rows_64", one<whole, row16, row16>},
        {"rows_128", one<whole, row32, row32>}, {"dot_f32", dot}, {"squares_f64", squares}};
    for (const entry &e : table)
        if (strcmp(e.contest, contest) == 0) return e.run;
    return NULL;
}
