// The works with Eigen's arrays, Debian's libeigen3-dev. Elements that end at different times, and numbers by xor, are none of its jobs.
#include "rival.h"
#include <Eigen/Core>
typedef Eigen::Map<const Eigen::ArrayXf> values;
typedef Eigen::Map<Eigen::ArrayXf> results;
typedef Eigen::Map<const Eigen::Array<uint8_t, Eigen::Dynamic, 1>> bytes;
typedef Eigen::Index count;

static values x_of(const rival_data *d) { return values(d->x, (count)d->n); }
static values y_of(const rival_data *d) { return values(d->y, (count)d->n); }
static results out_of(const rival_data *d) { return results(d->out, (count)d->n); }

static void square(const rival_data *d) { out_of(d) = x_of(d).square(); }
static void quadratic(const rival_data *d)
{
    const values x = x_of(d);
    out_of(d) = x * x + 2 * x + 1;
}
static void trigonometry(const rival_data *d)
{
    const values x = x_of(d);
    out_of(d) = x.sin() + x.cos() * x.exp();
}
static void saxpy(const rival_data *d) { out_of(d) = d->a * x_of(d) + y_of(d); }
static void polynomial(const rival_data *d)
{
    const values x = y_of(d);
    out_of(d) = HORNER(PLAIN_MULADD, x, PLAIN_CONSTANT);
}
static void logistic(const rival_data *d) { out_of(d) = 1 / (1 + (-x_of(d)).exp()); }
static void image(const rival_data *d)
{
    Eigen::Map<Eigen::Array<uint8_t, Eigen::Dynamic, 1>>(d->bytes_out, (count)d->n) =
        (bytes(d->bytes, (count)d->n).cast<uint16_t>() * (uint16_t)205 + (uint16_t)6400).shiftRight<8>().cast<uint8_t>();
}
static void roots(const rival_data *d) { out_of(d) = bytes(d->bytes, (count)d->n).cast<float>().sqrt(); }
static void outer(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        const Eigen::Map<const Eigen::VectorXf> a(d->x + i * OUTER, OUTER);
        Eigen::Map<Eigen::MatrixXf>(d->out + i * OUTER * OUTER, OUTER, OUTER).noalias() = a * a.transpose();
    }
}
static void gradients(const rival_data *d)
{
    typedef Eigen::Map<const Eigen::Matrix<float, FEATURES, 1>> features;
    const features weights(d->y + d->n);
    for (size_t i = 0; i < d->n; i++) {
        const features x(d->x + i * FEATURES);
        const float error = d->a + weights.dot(x) - d->y[i];
        Eigen::Map<Eigen::Matrix<float, FEATURES, 1>>(d->out + i * FEATURES) = error * x;
        d->out2[i] = error;
    }
}
static void dot(const rival_data *d) { d->out[0] = x_of(d).matrix().dot(y_of(d).matrix()); }
static void softmax(const rival_data *d)
{
    typedef Eigen::Array<float, CLASSES, 1> classes;
    for (size_t i = 0; i < d->n; i++) {
        const Eigen::Map<const classes> x(d->x + i * CLASSES);
        Eigen::Map<classes> out(d->out + i * CLASSES);
        out = (x - x.maxCoeff()).exp();
        out *= 1 / out.sum();
    }
}
static void columns(const rival_data *d)
{
    typedef Eigen::Array<float, Eigen::Dynamic, CLASSES, Eigen::RowMajor> table;
    Eigen::Map<Eigen::Array<float, 1, CLASSES>>(d->out) = Eigen::Map<const table>(d->x, (count)d->n, CLASSES).colwise().sum();
}
static void ragged(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) d->out[i] = values(d->x + d->splits[i], (count)(d->splits[i + 1] - d->splits[i])).sum();
}

void rival_threads(int) {}
const rival_work rival_works[] = {{"square", square}, {"quadratic", quadratic}, {"trigonometry", trigonometry}, {"saxpy", saxpy},
    {"polynomial", polynomial}, {"logistic", logistic}, {"image", image}, {"roots", roots}, {"outer", outer}, {"gradients", gradients},
    {"dot", dot}, {"softmax", softmax}, {"ragged", ragged}, {"columns", columns}, {nullptr, nullptr}};
