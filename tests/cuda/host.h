/* What the tests of maps of host arrays share: the maps, arrays in any memory, and a case: sizes, options and cards drawn by chance,
 * one call, and all that must hold after it. */
#ifndef HOST_H
#define HOST_H

#include "mapfn_cuda.h"
#include "tests/lib/test.h"

#include <string>
#include <vector>

/* ------------------------------------------------------------------------------------ the maps ---- */

struct point { float x, y, z; };

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(void, several, in(short, x), out(int, y), inout(double, z), index(i))
{
    if (x % 3 != 0) *y = x + (int)(i % 1000); /* else as it was */
    *z += (double)i;
}
MAPFN(void, rows, in_row(float, x, D), out_row(float, y, 3), inout_row(int, z, D), uniform(int, D))
{
    float sum = 0;
    for (int j = 0; j < D; j++) sum += x[j], z[j] += j;
    y[0] = sum;
    if (sum > 0) y[2] = -sum;
}
MAPFN(void, strides, in_strided(float, x), in_strided(int, w), out_strided(float, y), out_strided(float, z))
{
    *y = x + (float)w;
    if (w % 2 == 0) *z = x;
}
MAPFN(int, lengths, in_ragged(int, x), inout_ragged(int, z), out_ragged(char, y))
{
    int sum = 0;
    for (size_t j = 0; j < x_len; j++) sum += x[j];
    for (size_t j = 0; j < z_len; j++) z[j] += sum;
    for (size_t j = 0; j + 1 < y_len; j++) y[j] = (char)(sum + (int)j);
    return sum;
}
MAPFN(unsigned, drawn, in(unsigned char, x), table(unsigned, t, 256), rng(r), where(signed char, m)) { return t[x] ^ mapfn_rng_u32(r); }
MAPFN(long long, masked, where(int, m), where(bool, k), out(short, y), inout(point, z), out_strided(int, s), out_ragged(short, v))
{
    if (z->x > 0) *y = 7;
    z->y = z->x + 1;
    *s = 5;
    for (size_t j = 0; j < v_len; j++) v[j] = (short)j;
    return (long long)v_len;
}
MAPFN(int, worked, in(int, x), scratch(int, s, 5))
{
    for (int j = 0; j < 5; j++) s[j] = x * j;
    return s[4] - s[1];
}
MAPFN(int, failing, in(int, x), inout(int, z), where(unsigned char, m), fallible)
{
    *z = x;
    return x % 17 == 0 ? x : 0;
}

/* ------------------------------------------------------------------------------------- a case ---- */

enum Memory { PAGEABLE, PINNED, MANAGED, DEVICE, MIXED };

struct Case;
struct Anything {
    virtual ~Anything() {}
    virtual void check(const Case &c) = 0;
    virtual void again() {} /* what the sequential map made of it is forgotten */
};

struct Case {
    unsigned long state;
    int cards;      /* those of the stand-in */
    bool unified;
    Memory memory;  /* MIXED: each array by chance */
    size_t n;
    mapfn_opts opts;
    size_t completed;
    mapfn_failure failure;
    mapfn_status status, wanted;
    mapfn_failure wanted_failure;
    std::string name;
    std::vector<Anything *> arrays;
    size_t last_progress;
    long cancel_after, progress_calls;
    bool progress_bad;
    bool partly;    /* the call may have failed: elements are as before or as wanted, [begin, completed) as wanted */
    cudaError_t pending;
    long fail_at, fault_at, works; /* the call of the runtime that fails, the copy or kernel that faults; copies and kernels that ran */
    cudaError_t fail_error;
    standin_kind fail_kind;
    bool reached;
    std::string failed_call;
    size_t own_bytes, allowed; /* of arrays that lie on the cards; of device memory, with these */

    explicit Case(unsigned long seed) : state(seed * 0x9E3779B97F4A7C15ul | 1), cards(1), unified(false), memory(MIXED), n(0), opts(), completed(0), failure{SIZE_MAX, 0},
        status(MAPFN_OK), wanted(MAPFN_OK), wanted_failure{SIZE_MAX, 0}, last_progress(0), cancel_after(-1), progress_calls(0), progress_bad(false), partly(false), pending(cudaSuccess),
        fail_at(0), fault_at(0), works(0), fail_error(cudaSuccess), fail_kind(STANDIN_ONCE), reached(false), own_bytes(0), allowed(0)
    {
        for (int i = 0; i < 5; i++) draw(2);
    }
    unsigned long draw(unsigned long most)
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return (state >> 11) % most;
    }
    bool coin() { return draw(2) != 0; }
    static bool progress(size_t done, size_t total, void *arg)
    {
        Case *c = (Case *)arg;
        if (done <= c->last_progress && c->progress_calls > 0) c->progress_bad = true;
        if (total != c->n || done > total) c->progress_bad = true;
        c->last_progress = done;
        return ++c->progress_calls != c->cancel_after;
    }
    /* options by chance; `full`: also several cards, odd memory, begin */
    void options(bool full)
    {
        n = draw(8) == 0 ? draw(4) : draw(700);
        if (full) {
            opts.begin = coin() ? 0 : draw(n + 1);
            opts.index_offset = coin() ? 0 : draw(1ul << 40);
            opts.grain = draw(3) ? 0 : 1 + draw(200);
            opts.device_bytes = draw(3) ? 0 : 30000 + draw(40000);
            opts.parallel_iterations = draw(3) ? 0 : 1 + (int)draw(300);
            if (coin()) {
                opts.progress = progress;
                opts.progress_arg = this;
            }
            opts.device = cards == 1 || coin() ? 0 : (int)draw((unsigned long)cards + 2) - 1;
        }
        opts.completed = &completed;
    }
    /* the same for the sequential map */
    const mapfn_opts *plain()
    {
        static thread_local mapfn_opts o;
        memset(&o, 0, sizeof o);
        o.begin = opts.begin;
        o.index_offset = opts.index_offset;
        return &o;
    }
    void begin_call()
    {
        last_progress = 0;
        progress_calls = 0;
        pending = cudaPeekAtLastError();
        if (coin()) mapfn_cuda_release();
        standin_peak_reset();
        allowed = opts.device_bytes + own_bytes > standin_used(0) ? opts.device_bytes + own_bytes : standin_used(0); /* what an earlier call left */
        standin_fail(fail_at, fail_error, fail_kind);
        standin_fail_work(fault_at, cudaErrorIllegalAddress);
    }
    void finish(const char *what)
    {
        int device = -1;
        name = what;
        reached = fail_at > 0 && standin_calls() >= fail_at;
        failed_call = standin_call_name();
        works = standin_works();
        standin_fail(0, cudaSuccess, STANDIN_ONCE);
        standin_fail_work(0, cudaSuccess);
        if (fail_at > 0 || fault_at > 0) standin_revive();
        if (partly) {
            EXPECT_SAY(completed >= opts.begin && completed <= n, "%s: completed %zu of [%zu, %zu)", what, completed, opts.begin, n);
        } else {
            EXPECT_SAY(status == wanted, "%s: status %d and not %d: %s", what, status, wanted, mapfn_explain());
            EXPECT_SAY(completed == n, "%s: completed %zu of %zu", what, completed, n);
            EXPECT_SAY(failure.index == wanted_failure.index && failure.code == wanted_failure.code, "%s: failure %zu %d and not %zu %d", what, failure.index, failure.code, wanted_failure.index, wanted_failure.code);
            EXPECT_SAY(cudaPeekAtLastError() == pending, "%s: the last error was %d and is %d", what, pending, cudaPeekAtLastError());
            if (opts.device_bytes) EXPECT_SAY(standin_peak(0) <= allowed, "%s: %zu bytes of device memory, %zu allowed", what, standin_peak(0), allowed);
            if (opts.progress) EXPECT_SAY(progress_calls > 0 && last_progress == n && !progress_bad, "%s: progress, %ld calls, last %zu of %zu", what, progress_calls, last_progress, n);
            EXPECT(cudaGetDevice(&device) == cudaSuccess && device == 0);
        }
        for (Anything *a : arrays) a->check(*this);
    }
};

/* An array of `count` values in some memory; `per` values belong to one element, where that is so for all */
template <class T> struct Array : Anything {
    Case &c;
    std::string name;
    size_t count, per;
    Memory memory;
    T *data;
    std::vector<T> before, after; /* `after`: what the sequential map makes of it */

    Array(Case &its_case, const char *its_name, size_t its_count, size_t its_per = 1) : c(its_case), name(its_name), count(its_count), per(its_per), memory(its_case.memory), data(NULL)
    {
        size_t bytes = count * sizeof(T);
        before.resize(count);
        for (size_t at = 0; at < bytes; at += sizeof(long)) { /* rubbish */
            unsigned long const some = c.draw(~0ul);
            memcpy((unsigned char *)before.data() + at, &some, bytes - at < sizeof some ? bytes - at : sizeof some);
        }
        if (memory == MIXED) memory = c.draw(3) ? PAGEABLE : (Memory)c.draw(4);
        c.arrays.push_back(this);
    }
    void fill(T (*value)(Case &, size_t))
    {
        for (size_t i = 0; i < count; i++) before[i] = value(c, i);
    }
    void again() override { after = before; }
    /* where the sequential map works */
    T *want()
    {
        if (after.empty()) after = before;
        after.reserve(1); /* an array without values is not NULL */
        return after.data();
    }
    /* where the map under test works */
    T *give()
    {
        size_t bytes = count * sizeof(T);
        if (data) return data;
        want();
        if (bytes == 0) return data = (T *)malloc(1);
        if (memory == DEVICE && c.cards > 1 && c.coin()) cudaSetDevice(1);
        if (memory == PINNED) cudaMallocHost((void **)&data, bytes);
        else if (memory == MANAGED) cudaMallocManaged((void **)&data, bytes);
        else if (memory == DEVICE) cudaMalloc((void **)&data, bytes);
        else data = (T *)malloc(bytes);
        cudaSetDevice(0);
        if (memory == DEVICE || memory == MANAGED) c.own_bytes += bytes;
        if (memory == DEVICE) cudaMemcpy(data, before.data(), bytes, cudaMemcpyHostToDevice);
        else memcpy((void *)data, before.data(), bytes);
        if (memory == PAGEABLE && !c.unified) standin_hide(data, bytes);
        return data;
    }
    void check(const Case &k) override
    {
        std::vector<T> now(count);
        size_t bytes = count * sizeof(T);
        if (!data || bytes == 0) return;
        if (memory == DEVICE) cudaMemcpy(now.data(), data, bytes, cudaMemcpyDeviceToHost);
        else memcpy((void *)now.data(), data, bytes);
        if (memcmp((const void *)now.data(), (const void *)after.data(), bytes) == 0) return;
        for (size_t i = 0; i < count; i++) {
            bool as_wanted = memcmp((const void *)&now[i], (const void *)&after[i], sizeof(T)) == 0, as_before = memcmp((const void *)&now[i], (const void *)&before[i], sizeof(T)) == 0;
            bool done = per > 0 && i / per < k.completed;
            if (!(as_wanted || (k.partly && !done && as_before))) {
                EXPECT_SAY(false, "%s, n %zu, begin %zu, completed %zu: %s[%zu] in memory %d", k.name.c_str(), k.n, k.opts.begin, k.completed, name.c_str(), i, memory);
                return;
            }
        }
    }
    ~Array() override
    {
        if (!data) return;
        if (memory == PAGEABLE) standin_hide(data, 0);
        if (count == 0 || memory == PAGEABLE) free(data);
        else if (memory == PINNED) cudaFreeHost(data);
        else cudaFree(data);
    }
};

/* splits of n rows of 0 to `longest` - 1 values */
static inline void make_splits(Case &c, Array<size_t> &s, unsigned long longest)
{
    size_t at = c.coin() ? 0 : c.draw(10);
    for (size_t i = 0; i < s.count; i++) {
        s.before[i] = at;
        at += c.draw(4) ? c.draw(longest) : 0;
    }
}

/* --------------------------------------------------------------------------------- calls of them ---- */

template <class... A> static inline void have(A...) {} /* its arguments are there before the call that counts */

/* CALL(map, arguments of the sequential map, of the map under test) */
#define CALL(c, name, before, under_test) \
    do { \
        (c).wanted = name##_map_opts before; \
        have under_test; \
        (c).begin_call(); \
        (c).status = name##_map_cuda_host under_test; \
        (c).finish(#name); \
    } while (0)

static inline void call_saxpy(Case &c)
{
    Array<float> out(c, "out", c.n), x(c, "x", c.n), y(c, "y", c.n);
    x.fill([](Case &k, size_t) { return (float)k.draw(1000); });
    y.fill([](Case &k, size_t) { return (float)k.draw(1000); });
    out.fill([](Case &, size_t) { return 1.f; });
    Array<float> &second = c.draw(3) ? y : out, &first = c.draw(5) ? x : second; /* in place; an input twice */
    CALL(c, saxpy, (c.n, out.want(), first.want(), second.want(), 2.f, c.plain()), (c.n, out.give(), first.give(), second.give(), 2.f, &c.opts));
}
static inline void call_several(Case &c)
{
    Array<short> x(c, "x", c.n);
    Array<int> y(c, "y", c.n);
    Array<double> z(c, "z", c.n);
    z.fill([](Case &k, size_t) { return (double)k.draw(1000); });
    CALL(c, several, (c.n, x.want(), y.want(), z.want(), c.plain()), (c.n, x.give(), y.give(), z.give(), &c.opts));
}
static inline void call_rows(Case &c)
{
    int D = (int)c.draw(7);
    Array<float> x(c, "x", c.n * (size_t)D, (size_t)D), y(c, "y", c.n * 3, 3);
    Array<int> z(c, "z", c.n * (size_t)D, (size_t)D);
    x.fill([](Case &k, size_t) { return (float)k.draw(100) - 50; });
    y.fill([](Case &k, size_t) { return (float)k.draw(100); });
    z.fill([](Case &k, size_t) { return (int)k.draw(100); });
    CALL(c, rows, (c.n, x.want(), y.want(), z.want(), D, c.plain()), (c.n, x.give(), y.give(), z.give(), D, &c.opts));
}
static inline void call_strides(Case &c)
{
    static const ptrdiff_t steps[] = {-3, -2, -1, 0, 1, 2, 3};
    ptrdiff_t a = steps[c.draw(7)], b = steps[c.draw(7)], s = c.coin() ? 2 : -2;
    size_t last = c.n ? c.n - 1 : 0;
    Array<float> x(c, "x", last * 3 + 1, 0), yz(c, "yz", 2 * c.n + 2, 0); /* y and z lie between each other; */
    Array<int> w(c, "w", last * 3 + 1, 0);
    x.fill([](Case &k, size_t) { return (float)k.draw(1000); });
    yz.fill([](Case &k, size_t) { return (float)k.draw(1000); });
    w.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    if (c.coin()) a = s;
    size_t at_x = a < 0 ? (size_t)-a * last : 0, at_w = b < 0 ? (size_t)-b * last : 0, at_y = s < 0 && c.n ? 2 * last : 0;
    bool in_place = a == s && c.coin(); /* and y is perhaps x */
    Array<float> &read = in_place ? yz : x;
    size_t at = in_place ? at_y : at_x;
    CALL(c, strides, (c.n, read.want() + at, a, w.want() + at_w, b, yz.want() + at_y, s, yz.want() + at_y + 1, s, c.plain()),
        (c.n, read.give() + at, a, w.give() + at_w, b, yz.give() + at_y, s, yz.give() + at_y + 1, s, &c.opts));
}
static inline void call_lengths(Case &c)
{
    Array<size_t> s(c, "splits", c.n + 1, 0), t(c, "other splits", c.n + 1, 0);
    make_splits(c, s, 12);
    make_splits(c, t, 5);
    Array<int> out(c, "out", c.n), x(c, "x", s.before[c.n], 0), z(c, "z", t.before[c.n], 0);
    Array<char> y(c, "y", s.before[c.n], 0);
    x.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    z.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    CALL(c, lengths, (c.n, out.want(), x.want(), s.want(), z.want(), t.want(), y.want(), s.want(), c.plain()),
        (c.n, out.give(), x.give(), s.give(), z.give(), t.give(), y.give(), s.give(), &c.opts));
}
static inline void call_drawn(Case &c)
{
    Array<unsigned> out(c, "out", c.n), t(c, "t", 256, 0);
    Array<unsigned char> x(c, "x", c.n);
    Array<signed char> m(c, "m", c.n);
    m.fill([](Case &k, size_t) { return (signed char)(k.draw(3) ? -1 : 0); });
    CALL(c, drawn, (c.n, out.want(), x.want(), t.want(), 99, m.want(), c.plain()), (c.n, out.give(), x.give(), t.give(), 99, m.give(), &c.opts));
}
static inline void call_masked(Case &c)
{
    Array<long long> out(c, "out", c.n);
    Array<int> m(c, "m", c.n), s(c, "s", c.n * 3 + 1, 0);
    Array<unsigned char> k(c, "k", c.n);
    Array<short> y(c, "y", c.n);
    Array<point> z(c, "z", c.n);
    Array<size_t> splits(c, "splits", c.n + 1, 0);
    make_splits(c, splits, 6);
    Array<short> v(c, "v", splits.before[c.n], 0);
    m.fill([](Case &q, size_t) { return (int)(q.draw(3) ? 256 : 0); });
    k.fill([](Case &q, size_t) { return (unsigned char)(q.draw(4) != 0); });
    z.fill([](Case &q, size_t) { return point{(float)q.draw(3) - 1, 2, 3}; });
    CALL(c, masked, (c.n, out.want(), m.want(), (const bool *)k.want(), y.want(), z.want(), s.want() + 1, 3, v.want(), splits.want(), c.plain()),
        (c.n, out.give(), m.give(), (const bool *)k.give(), y.give(), z.give(), s.give() + 1, 3, v.give(), splits.give(), &c.opts));
}
static inline void call_worked(Case &c)
{
    Array<int> out(c, "out", c.n), x(c, "x", c.n);
    x.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    CALL(c, worked, (c.n, out.want(), x.want(), NULL, c.plain()), (c.n, out.give(), x.give(), NULL, &c.opts));
}
static inline void call_failing(Case &c)
{
    Array<int> x(c, "x", c.n), z(c, "z", c.n);
    Array<unsigned char> m(c, "m", c.n);
    x.fill([](Case &k, size_t) { return (int)k.draw(10000); });
    m.fill([](Case &k, size_t) { return (unsigned char)k.draw(2); });
    c.failure.code = 1;
    CALL(c, failing, (c.n, x.want(), z.want(), m.want(), &c.wanted_failure, c.plain()), (c.n, x.give(), z.give(), m.give(), &c.failure, &c.opts));
}
typedef void Calls(Case &c);
static Calls *const all_calls[] = {call_saxpy, call_several, call_rows, call_strides, call_lengths, call_drawn, call_masked, call_worked, call_failing};

/* cards anew: what was kept is freed first, and nothing else may be left */
static inline void new_cards(int count, bool unified)
{
    standin_device d[4] = {{90, 132, 1 << 20, 90, 0, 0, 0, 1, 1}, {90, 4, 1 << 20, 90, 0, 0, 0, 1, 3}, {90, 1, 200000, 90, 0, 0, 0, 0, 1}, {90, 8, 1 << 20, 90, 0, 0, 0, 1, 1}};
    if (unified) d[0].pageable_access = d[0].host_page_tables = 1;
    mapfn_cuda_release();
    EXPECT(standin_left(true) == 0);
    standin_devices(count, d);
}

#endif
