// The works with Highway, Debian's libhwy-dev: full vectors, then a scalar rest; sin, cos and exp from its contrib/math.
// With -DRIVAL_DISPATCH each function is there for every processor that Highway knows, and chosen at its call.
#include "rival.h"
#include <cmath>
#ifdef RIVAL_DISPATCH
# undef HWY_TARGET_INCLUDE
# define HWY_TARGET_INCLUDE "highway.cpp"
# include <hwy/foreach_target.h>
#else
# define HWY_COMPILE_ONLY_STATIC
#endif
#include <hwy/highway.h>
#include <hwy/contrib/math/math-inl.h>
HWY_BEFORE_NAMESPACE(); // without these gcc refuses to inline Highway's functions where the target has more than -march names
namespace rival {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
typedef hn::ScalableTag<float> tag;
typedef hn::Vec<tag> vector;
static constexpr tag d32{};
static constexpr size_t lanes = hn::MaxLanes(tag());
#define CONSTANT(c) hn::Set(d32, c)

template <class Vectors, class Rest> static void each(size_t n, float *out, const float *x, Vectors vectors, Rest rest)
{
    size_t i = 0;
    for (; i + lanes <= n; i += lanes) hn::StoreU(vectors(hn::LoadU(d32, x + i)), d32, out + i);
    for (; i < n; i++) out[i] = rest(x[i]);
}
static void square(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) HWY_ATTR { return hn::Mul(v, v); }, [](float v) HWY_ATTR { return v * v; });
}
static void quadratic(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) HWY_ATTR { return hn::Add(hn::MulAdd(v, v, hn::Mul(CONSTANT(2.0f), v)), CONSTANT(1.0f)); },
        [](float v) HWY_ATTR { return v * v + 2 * v + 1; });
}
static void trigonometry(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) HWY_ATTR { return hn::MulAdd(hn::Cos(d32, v), hn::Exp(d32, v), hn::Sin(d32, v)); },
        [](float v) HWY_ATTR { return sinf(v) + cosf(v) * expf(v); });
}
static void saxpy(const rival_data *d)
{
    const vector a = CONSTANT(d->a);
    const float *x = d->x, *y = d->y;
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) hn::StoreU(hn::MulAdd(a, hn::LoadU(d32, x + i), hn::LoadU(d32, y + i)), d32, d->out + i);
    for (; i < d->n; i++) d->out[i] = d->a * x[i] + y[i];
}
static void polynomial(const rival_data *d)
{
    each(d->n, d->out, d->y, [](vector v) HWY_ATTR { return HORNER(hn::MulAdd, v, CONSTANT); }, [](float v) HWY_ATTR { return HORNER(PLAIN_MULADD, v, PLAIN_CONSTANT); });
}
static void logistic(const rival_data *d)
{
    each(d->n, d->out, d->x, [](vector v) HWY_ATTR { return hn::Div(CONSTANT(1.0f), hn::Add(CONSTANT(1.0f), hn::Exp(d32, hn::Neg(v)))); },
        [](float v) HWY_ATTR { return 1 / (1 + expf(-v)); });
}
static void image(const rival_data *d)
{
    const hn::ScalableTag<uint16_t> d16;
    const hn::Rebind<uint8_t, decltype(d16)> d8;
    const size_t step = hn::Lanes(d16);
    const auto gain = hn::Set(d16, 205), lift = hn::Set(d16, 6400);
    size_t i = 0;
    for (; i + step <= d->n; i += step) {
        const auto wide = hn::PromoteTo(d16, hn::LoadU(d8, d->bytes + i));
        const auto result = hn::ShiftRight<8>(hn::Add(hn::Mul(wide, gain), lift));
        hn::StoreU(hn::DemoteTo(d8, hn::BitCast(hn::RebindToSigned<decltype(d16)>(), result)), d8, d->bytes_out + i);
    }
    for (; i < d->n; i++) d->bytes_out[i] = (uint8_t)((d->bytes[i] * 205u + 6400u) >> 8);
}
static void roots(const rival_data *d)
{
    const hn::Rebind<int32_t, tag> di;
    const hn::Rebind<uint8_t, tag> d8;
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) hn::StoreU(hn::Sqrt(hn::ConvertTo(d32, hn::PromoteTo(di, hn::LoadU(d8, d->bytes + i)))), d32, d->out + i);
    for (; i < d->n; i++) d->out[i] = sqrtf((float)d->bytes[i]);
}
static void outer(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        const float *a = d->x + i * OUTER;
        float *out = d->out + i * OUTER * OUTER;
        for (size_t j = 0; j < OUTER; j++) {
            const vector v = CONSTANT(a[j]);
            for (size_t k = 0; k < OUTER; k += lanes) hn::StoreU(hn::Mul(v, hn::LoadU(d32, a + k)), d32, out + j * OUTER + k);
        }
    }
}
static void gradients(const rival_data *d)
{
    const float *weights = d->y + d->n;
    for (size_t i = 0; i < d->n; i++) {
        const float *x = d->x + i * FEATURES;
        vector sum = hn::Zero(d32);
        for (size_t k = 0; k < FEATURES; k += lanes) sum = hn::MulAdd(hn::LoadU(d32, weights + k), hn::LoadU(d32, x + k), sum);
        const float error = d->a + hn::GetLane(hn::SumOfLanes(d32, sum)) - d->y[i];
        for (size_t k = 0; k < FEATURES; k += lanes) hn::StoreU(hn::Mul(CONSTANT(error), hn::LoadU(d32, x + k)), d32, d->out + i * FEATURES + k);
        d->out2[i] = error;
    }
}
static void dot(const rival_data *d)
{
    vector sum[4] = {hn::Zero(d32), hn::Zero(d32), hn::Zero(d32), hn::Zero(d32)};
    size_t i = 0;
    for (; i + 4 * lanes <= d->n; i += 4 * lanes)
        for (size_t k = 0; k < 4; k++) sum[k] = hn::MulAdd(hn::LoadU(d32, d->x + i + k * lanes), hn::LoadU(d32, d->y + i + k * lanes), sum[k]);
    for (; i + lanes <= d->n; i += lanes) sum[0] = hn::MulAdd(hn::LoadU(d32, d->x + i), hn::LoadU(d32, d->y + i), sum[0]);
    float total = hn::GetLane(hn::SumOfLanes(d32, hn::Add(hn::Add(sum[0], sum[1]), hn::Add(sum[2], sum[3]))));
    for (; i < d->n; i++) total += d->x[i] * d->y[i];
    d->out[0] = total;
}
static void softmax(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        const float *x = d->x + i * CLASSES;
        float *out = d->out + i * CLASSES;
        vector most = hn::LoadU(d32, x), sum = hn::Zero(d32);
        for (size_t k = lanes; k < CLASSES; k += lanes) most = hn::Max(most, hn::LoadU(d32, x + k));
        most = hn::MaxOfLanes(d32, most);
        for (size_t k = 0; k < CLASSES; k += lanes) {
            const vector e = hn::Exp(d32, hn::Sub(hn::LoadU(d32, x + k), most));
            sum = hn::Add(sum, e);
            hn::StoreU(e, d32, out + k);
        }
        const vector scale = hn::Div(CONSTANT(1.0f), hn::SumOfLanes(d32, sum));
        for (size_t k = 0; k < CLASSES; k += lanes) hn::StoreU(hn::Mul(scale, hn::LoadU(d32, out + k)), d32, out + k);
    }
}
static void memory(const rival_data *d)
{
    const hn::ScalableTag<int32_t> di;
    const int step = (int)hn::Lanes(di);
    for (size_t i = 0; i < d->n; i++) {
        auto sum = hn::Zero(di), number = hn::Iota(di, 0);
        const auto value = hn::Set(di, d->ints[i]), next = hn::Set(di, step);
        for (int k = 0; k < REPEATS; k += step, number = hn::Add(number, next)) sum = hn::Add(sum, hn::Xor(value, number));
        d->ints_out[i] = hn::GetLane(hn::SumOfLanes(di, sum));
    }
}
static void ragged(const rival_data *d)
{
    for (size_t i = 0; i < d->n; i++) {
        size_t k = d->splits[i], end = d->splits[i + 1];
        vector sum = hn::Zero(d32);
        for (; k + lanes <= end; k += lanes) sum = hn::Add(sum, hn::LoadU(d32, d->x + k));
        float total = hn::GetLane(hn::SumOfLanes(d32, sum));
        for (; k < end; k++) total += d->x[k];
        d->out[i] = total;
    }
}
static void mandelbrot(const rival_data *d)
{
    const hn::Rebind<int32_t, tag> di;
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) {
        const vector c_re = hn::LoadU(d32, d->x + i), c_im = hn::LoadU(d32, d->y + i);
        vector re = hn::Zero(d32), im = re, count = re;
        for (int k = 0; k < ITERATIONS; k++) {
            const auto inside = hn::Le(hn::MulAdd(re, re, hn::Mul(im, im)), CONSTANT(4.0f));
            if (hn::AllFalse(d32, inside)) break;
            count = hn::Add(count, hn::IfThenElseZero(inside, CONSTANT(1.0f)));
            const vector next = hn::Add(hn::MulSub(re, re, hn::Mul(im, im)), c_re);
            im = hn::MulAdd(hn::Add(re, re), im, c_im);
            re = next;
        }
        hn::StoreU(hn::ConvertTo(di, count), di, d->ints_out + i);
    }
    for (; i < d->n; i++) {
        float re = 0, im = 0;
        int32_t k = 0;
        for (; k < ITERATIONS && re * re + im * im <= 4; k++) {
            float t = re * re - im * im + d->x[i];
            im = 2 * re * im + d->y[i];
            re = t;
        }
        d->ints_out[i] = k;
    }
}
static void newton(const rival_data *d)
{
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) {
        const vector x = hn::LoadU(d32, d->x + i), v = hn::MulAdd(x, x, CONSTANT(1.0f));
        vector y = v;
        auto alive = hn::Eq(v, v);
        for (int k = 0; k < ITERATIONS; k++) {
            const vector next = hn::Mul(CONSTANT(0.5f), hn::Add(y, hn::Div(v, y))), e = hn::Sub(next, y);
            y = hn::IfThenElse(alive, next, y);
            alive = hn::And(alive, hn::Gt(hn::Mul(e, e), hn::Mul(CONSTANT(1e-12f), hn::Mul(next, next))));
            if (hn::AllFalse(d32, alive)) break;
        }
        hn::StoreU(y, d32, d->out + i);
    }
    for (; i < d->n; i++) {
        float v = d->x[i] * d->x[i] + 1, y = v;
        for (int k = 0; k < ITERATIONS; k++) {
            float next = 0.5f * (y + v / y), e = next - y;
            y = next;
            if (!(e * e > 1e-12f * next * next)) break;
        }
        d->out[i] = y;
    }
}
static void collatz(const rival_data *d)
{
    const hn::Rebind<int32_t, tag> di;
    const auto one = hn::Set(di, 1), zero = hn::Zero(di);
    size_t i = 0;
    for (; i + lanes <= d->n; i += lanes) {
        auto v = hn::LoadU(di, d->ints + i), k = zero;
        for (;;) {
            const auto alive = hn::Gt(v, one);
            if (hn::AllFalse(di, alive)) break;
            const auto odd = hn::Ne(hn::And(v, one), zero);
            const auto next = hn::IfThenElse(odd, hn::Add(hn::Add(v, hn::Add(v, v)), one), hn::ShiftRight<1>(v));
            v = hn::IfThenElse(alive, next, v);
            k = hn::Add(k, hn::IfThenElseZero(alive, one));
        }
        hn::StoreU(k, di, d->ints_out + i);
    }
    for (; i < d->n; i++) {
        int32_t v = d->ints[i], k = 0;
        for (; v > 1; k++) v = v & 1 ? 3 * v + 1 : v >> 1;
        d->ints_out[i] = k;
    }
}

static void columns(const rival_data *d)
{
    for (size_t k = 0; k < CLASSES; k += lanes) {
        vector sum = hn::Zero(d32);
        for (size_t i = 0; i < d->n; i++) sum = hn::Add(sum, hn::LoadU(d32, d->x + i * CLASSES + k));
        hn::StoreU(sum, d32, d->out + k);
    }
}
static void keep(const rival_data *d) // what is stored behind the kept ones is overwritten by the next vector
{
    size_t i = 0, count = 0;
    const vector least = hn::Set(d32, d->a);
    for (; i + lanes <= d->n; i += lanes) {
        const vector x = hn::LoadU(d32, d->x + i);
        count += hn::CompressBlendedStore(x, hn::Gt(x, least), d32, d->out + count);
    }
    for (; i < d->n; i++)
        if (d->x[i] > d->a) d->out[count++] = d->x[i];
    d->ints_out[0] = (int32_t)count;
}
static void keep_1(const rival_data *d) { keep(d); }
static void keep_50(const rival_data *d) { keep(d); }
static void keep_99(const rival_data *d) { keep(d); }
static void search(const rival_data *d)
{
    size_t i = 0;
    const vector least = hn::Set(d32, d->a);
    for (; i + lanes <= d->n; i += lanes) {
        const auto hits = hn::Gt(hn::LoadU(d32, d->x + i), least);
        if (!hn::AllFalse(d32, hits)) break;
    }
    while (i < d->n && !(d->x[i] > d->a)) i++;
    d->ints_out[0] = (int32_t)i;
}

} // namespace HWY_NAMESPACE
} // namespace rival
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#define EACH_WORK(DO) \
    DO(square) DO(quadratic) DO(trigonometry) DO(saxpy) DO(polynomial) DO(logistic) DO(image) DO(roots) DO(outer) DO(gradients) DO(dot) DO(softmax) \
    DO(memory) DO(ragged) DO(mandelbrot) DO(newton) DO(collatz)  DO(columns) DO(keep_1) DO(keep_50) DO(keep_99) DO(search)
#define CALL(name) HWY_EXPORT(name); static void run_##name(const rival_data *d) { HWY_DYNAMIC_DISPATCH(name)(d); }
#define ENTRY(name) {#name, run_##name},
namespace rival {
EACH_WORK(CALL)
}
using namespace rival;
void rival_threads(int) {}
const rival_work rival_works[] = {EACH_WORK(ENTRY) {nullptr, nullptr}};
#endif
