/* Eigen, xsimd and OpenBLAS, each where it is installed. */
#include "works.h"
#if __has_include(<eigen3/Eigen/Dense>)
# include <eigen3/Eigen/Dense>
typedef Eigen::Map<const Eigen::Array<T, Eigen::Dynamic, 1>> array;
typedef Eigen::Map<const Eigen::Matrix<T, Eigen::Dynamic, 1>> vector;
typedef Eigen::Matrix<T, FEATURES, 1> features;
static array of(const T *x, size_t n) { return array(x, static_cast<Eigen::Index>(n)); }
static T eigen_dot(size_t n, const inputs *in)
{
    Eigen::Index const count = static_cast<Eigen::Index>(n);
    return vector(in->x, count).dot(vector(in->y, count));
}
static T eigen_squares(size_t n, const inputs *in) { return of(in->x, n).square().sum(); }
static T eigen_extremes(size_t n, const inputs *in) { return of(in->x, n).maxCoeff() - of(in->x, n).minCoeff(); }
static T eigen_moments(size_t n, const inputs *in) { return of(in->x, n).sum() + of(in->x, n).square().sum(); }
static T eigen_lowest(size_t n, const inputs *in)
{
    Eigen::Index at;
    of(in->x, n).minCoeff(&at);
    return static_cast<T>(at);
}
static T eigen_gradients(size_t n, const inputs *in)
{
    const Eigen::Map<const features> w(in->y + 5000);
    for (size_t i = 0; i < n; i++) {
        const Eigen::Map<const features> x(in->x + i * FEATURES);
        T const error = w.dot(x) - in->y[i];
        Eigen::Map<features>(in->gradient + i * FEATURES) = error * x;
    }
    return in->gradient[n * FEATURES - 1];
}
static T eigen_rows(size_t n, const inputs *in)
{
    for (size_t i = 0; i < n; i++) in->out[i] = of(in->x + in->splits[i], in->splits[i + 1] - in->splits[i]).sum();
    return in->out[n - 1];
}
const works eigen = {"Eigen", eigen_dot, eigen_squares, eigen_extremes, eigen_moments, nullptr, eigen_lowest,
    eigen_gradients, eigen_rows};
#else
const works eigen = {"Eigen", nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
#endif

#if __has_include(<xsimd/xsimd.hpp>)
# include <xsimd/xsimd.hpp>
typedef xsimd::batch<T> batch;
enum { LANES = batch::size };
static batch load(const T *x) { return batch::load_unaligned(x); }
static T products(size_t n, const T *x, const T *y)
{
    batch s(T(0));
    size_t k = 0;
    for (; k + LANES <= n; k += LANES) s = xsimd::fma(load(x + k), load(y + k), s);
    T total = xsimd::hadd(s);
    for (; k < n; k++) total += x[k] * y[k];
    return total;
}
static T xsimd_dot(size_t n, const inputs *in) { return products(n, in->x, in->y); }
static T xsimd_squares(size_t n, const inputs *in) { return products(n, in->x, in->x); }
static T xsimd_moments(size_t n, const inputs *in)
{
    const T *x = in->x;
    batch s(T(0)), q(T(0));
    size_t k = 0;
    for (; k + LANES <= n; k += LANES) {
        batch const value = load(x + k);
        s += value;
        q = xsimd::fma(value, value, q);
    }
    T total = xsimd::hadd(s) + xsimd::hadd(q);
    for (; k < n; k++) total += x[k] + x[k] * x[k];
    return total;
}
static T xsimd_gradients(size_t n, const inputs *in)
{
    for (size_t i = 0; i < n; i++) {
        const T *x = in->x + i * FEATURES;
        T const error = products(FEATURES, x, in->y + 5000) - in->y[i];
        for (size_t k = 0; k < FEATURES; k += LANES)
            (batch(error) * load(x + k)).store_unaligned(in->gradient + i * FEATURES + k);
    }
    return in->gradient[n * FEATURES - 1];
}
static T xsimd_rows(size_t n, const inputs *in)
{
    for (size_t i = 0; i < n; i++) {
        size_t k = in->splits[i], end = in->splits[i + 1];
        batch s(T(0));
        for (; k + LANES <= end; k += LANES) s += load(in->x + k);
        T total = xsimd::hadd(s);
        for (; k < end; k++) total += in->x[k];
        in->out[i] = total;
    }
    return in->out[n - 1];
}
const works by_xsimd = {"xsimd", xsimd_dot, xsimd_squares, nullptr, xsimd_moments, nullptr, nullptr, xsimd_gradients,
    xsimd_rows};
#else
const works by_xsimd = {"xsimd", nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
#endif

#ifdef OPENBLAS
extern "C" float cblas_sdot(int, const float *, int, const float *, int);
extern "C" double cblas_ddot(int, const double *, int, const double *, int);
extern "C" void openblas_set_num_threads(int);
static inline float blas_products(int n, const float *x, const float *y) { return cblas_sdot(n, x, 1, y, 1); }
static inline double blas_products(int n, const double *x, const double *y) { return cblas_ddot(n, x, 1, y, 1); }
static T blas_dot(size_t n, const inputs *in) { return blas_products(static_cast<int>(n), in->x, in->y); }
static struct one_thread {
    one_thread() { openblas_set_num_threads(1); }
} const one;
const works blas = {"OpenBLAS", blas_dot, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
#else
const works blas = {"OpenBLAS", nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
#endif
