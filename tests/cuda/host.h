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

/* maps with sums: the operations are not associative, so that their bits tell a piece that is lost, added twice or in another order */
MAPFN_FN uint64_t mix(uint64_t a, uint64_t b) { return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u + (b >> 29); }
MAPFN_FN uint32_t blur(uint32_t a, uint32_t b) { return (a ^ (b * 0x9E3779B9u)) * 0x85EBCA6Bu + (b >> 13); }
MAPFN_FN unsigned char smear(unsigned char a, unsigned char b) { return (unsigned char)((a ^ (b * 29 + 1)) * 53 + (b >> 3)); }
struct wide { uint32_t hash[10]; };
MAPFN_FN wide blank() { wide w = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}; return w; }
MAPFN_FN wide blend(wide a, wide b) { for (int k = 0; k < 10; k++) a.hash[k] = (a.hash[k] ^ b.hash[9 - k] * 0x9E3779B9u) * 0x85EBCA6Bu + 1; return a; }
struct widest { uint32_t hash[64]; };
MAPFN_FN widest nothing() { widest w = {{7}}; return w; }
MAPFN_FN widest weave(widest a, widest b) { for (int k = 0; k < 64; k++) a.hash[k] = (a.hash[k] ^ b.hash[k] * 0x9E3779B9u) * 0x85EBCA6Bu + 1; return a; }

MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, trace, in(uint32_t, u), reduce(uint64_t, h, mix, 12345)) { *h = u; }
MAPFN(float, moments, in(double, d), sum(double, s), sum(int, k), reduce(uint32_t, h, blur, 3))
{
    *s = d;
    *k = d > 0 ? 2000000000 : 7;
    *h = (uint32_t)*k;
    return (float)(d * d);
}
MAPFN(void, wides, in(uint32_t, u), reduce(wide, w, blend, blank())) { w->hash[0] = u; }
MAPFN(void, widests, in(unsigned char, u), reduce(widest, v, weave, nothing()), reduce(widest, w, weave, nothing()), reduce(widest, x, weave, nothing())) { v->hash[1] = u; w->hash[63] = u; x->hash[u % 64] = u; }
MAPFN(void, byte_sums, in(unsigned char, u), sum(unsigned char, s), reduce(unsigned char, b, smear, 1), sum(signed char, c)) { *s = u; *b = u; *c = (signed char)(u ^ 3); }
MAPFN(int, picky, in(uint32_t, u), inout(int, z), reduce(uint32_t, h, blur, 9), where(bool, m), fallible)
{
    *h = u;
    if (u % 31 == 5) return (int)(u % 89) + 1; /* adds what it had written */
    *z = (int)u;
    *h ^= 5;
    return 0;
}
MAPFN(void, lots, rng(r), index(i), sum(uint32_t, s), reduce(uint64_t, h, mix, 1)) { *s = mapfn_rng_u32(r); *h = *s + i; }
MAPFN(uint32_t, length_hashes, in_ragged(uint32_t, x), inout_ragged(int, z), out_ragged(char, y), reduce(uint64_t, h, mix, 4))
{
    uint32_t all = 7;
    for (size_t j = 0; j < x_len; j++) all = all * 31 + x[j];
    for (size_t j = 0; j < z_len; j++) z[j] += (int)all % 5;
    for (size_t j = 0; j < y_len; j++) y[j] = (char)all;
    *h = all;
    return all;
}
MAPFN(void, spaced, in(uint32_t, u), scratch(uint32_t, w, 2), reduce(uint64_t, h, mix, 1)) { w[0] = u; w[1] = w[0] * 3; *h = w[1]; }
/* steps: an element adds what its last call left */
MAPFN(bool, hop, in(uint32_t, x), uniform(size_t, most), state(uint32_t, v, x | 1), out_state(int, k, 0), reduce(uint64_t, h, mix, 77), sum(int, total), where(unsigned char, m), repeat(most))
{
    *v = *v % 2 ? *v * 3 + 1 : *v / 2;
    ++*k;
    *h = *h * 5 + *v;
    ++*total;
    return *v > 1;
}
MAPFN(bool, dice, rng(r), state(uint32_t, first, mapfn_rng_u32(r)), sum(uint32_t, rolls), repeat(SIZE_MAX)) { ++*rolls; return mapfn_rng_below(r, 6) != *first % 6; }

/* ------------------------------------------------------------------------------------- a case ---- */

enum Memory { PAGEABLE, PINNED, MANAGED, DEVICE, MIXED };

struct Case;
struct Anything {
    virtual ~Anything() {}
    virtual void have() = 0; /* it is there before the call that counts */
    virtual void check(const Case &c) = 0;
    virtual void again() {}  /* what the sequential map made of it is forgotten */
    virtual bool is_sum() const { return false; }
    virtual bool is_wanted(bool) const { return true; } /* of a sum: what the sequential map says, or untouched */
};

struct Case {
    unsigned long state;
    int cards = 1;         /* those of the stand-in */
    bool unified = false;
    Memory memory = MIXED; /* MIXED: each array by chance */
    size_t n = 0;
    mapfn_opts opts = mapfn_opts();
    size_t completed = 0;
    mapfn_failure failure = {SIZE_MAX, 0}, wanted_failure = {SIZE_MAX, 0};
    mapfn_status status = MAPFN_OK, wanted = MAPFN_OK;
    std::string name;
    std::vector<Anything *> arrays;
    size_t last_progress = 0;
    long cancel_after = -1, progress_calls = 0;
    bool progress_bad = false;
    bool partly = false; /* the call may have failed: elements are as before or as wanted, [begin, completed) as wanted */
    cudaError_t pending = cudaSuccess;
    long fail_at = 0, fault_at = 0, works = 0; /* the call of the runtime that fails, the copy or kernel that faults; copies and kernels that ran */
    cudaError_t fail_error = cudaSuccess;
    standin_kind fail_kind = STANDIN_ONCE;
    bool reached = false;
    std::string failed_call;
    size_t own_bytes = 0, allowed = 0; /* of arrays that lie on the cards; of device memory, with these */

    explicit Case(unsigned long seed) : state(seed * 0x9E3779B97F4A7C15ul | 1)
    {
        for (int i = 0; i < 5; i++) draw(2);
    }
    mapfn_failure *want() { return &wanted_failure; }
    mapfn_failure *give() { return &failure; }
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
    /* Options by chance; `full`: also several cards, odd memory, begin. With sums n is around a group, a strip of lanes, a block, and some of
     * their multiples. */
    void options(bool full, size_t lanes = 0)
    {
        n = draw(8) == 0 ? draw(4) : draw(700);
        if (lanes) {
            size_t const unit[] = {1, lanes / 4, lanes, 128 * lanes, 128 * lanes}, k = draw(5);
            n = unit[k] * draw(k == 4 && lanes <= 16 ? 16 : 4) + draw(5);
            if (coin() && n > 2) n -= 2;
        }
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
            if (lanes && opts.grain && coin()) opts.grain *= coin() ? lanes : 8 * lanes;
            if (lanes && opts.device_bytes && draw(3) == 0) opts.device_bytes = 9000 + draw(30000);
            if (opts.parallel_iterations && n > 3000) opts.parallel_iterations += 400;
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
    void have() override { give(); }
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

/* One sum of a call: what the sequential map says, and what the map under test stored, which before was rubbish. */
template <class T> struct Total : Anything {
    T wanted[1], got[3];
    explicit Total(Case &c)
    {
        memset((void *)wanted, 0x5a, sizeof wanted);
        memset((void *)got, 0x5a, sizeof got);
        c.arrays.push_back(this);
    }
    T *want() { return wanted; }
    T *give() { return got + 1; }
    bool rubbish(int k) const
    {
        for (size_t b = 0; b < sizeof(T); b++)
            if (((const unsigned char *)(const void *)(got + k))[b] != 0x5a) return false;
        return true;
    }
    void have() override {}
    bool is_sum() const override { return true; }
    bool is_wanted(bool untouched) const override { return untouched ? rubbish(1) : memcmp((const void *)wanted, (const void *)(got + 1), sizeof(T)) == 0; }
    void check(const Case &c) override
    {
        EXPECT_SAY(rubbish(0) && rubbish(2), "%s stores beside its sum", c.name.c_str());
        EXPECT_SAY(c.partly || is_wanted(false), "%s, n %zu, begin %zu, grain %zu, %zu bytes, %d in flight, device %d of %d: another sum of %zu bytes", c.name.c_str(), c.n, c.opts.begin,
            c.opts.grain, c.opts.device_bytes, c.opts.parallel_iterations, c.opts.device, c.cards, sizeof(T));
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

/* CALL(map, its arguments, where `of` says of an array where the map works): the map under test beside the sequential map */
#define CALL(c, name, ...) \
    make_call(c, #name, [&](auto of) { return name##_map_opts(__VA_ARGS__, c.plain()); }, [&](auto of) { return name##_map_cuda_host(__VA_ARGS__, &c.opts); })
struct Want { template <class A> auto operator()(A &a) const { return a.want(); } };
struct Give { template <class A> auto operator()(A &a) const { return a.give(); } };
static unsigned long parted; /* calls with sums of which only a part was computed */
template <class Sequential, class Tested> static inline void make_call(Case &c, const char *name, Sequential sequential, Tested tested)
{
    bool sums = false;
    c.wanted = sequential(Want());
    for (Anything *a : c.arrays) a->have();
    c.begin_call();
    c.status = tested(Give());
    c.finish(name);
    for (Anything *a : c.arrays) sums = sums || a->is_sum();
    if (!c.partly || !sums) return;
    /* [begin, completed) is added up, as a map of just these elements would; or nothing is stored */
    bool const none = c.status == MAPFN_NO_MEMORY || c.status == MAPFN_NO_DEVICE;
    size_t const n = c.n;
    for (Anything *a : c.arrays) a->again();
    parted += c.completed > c.opts.begin && c.completed < n;
    c.n = c.completed;
    if (!none) (void)sequential(Want());
    c.n = n;
    for (Anything *a : c.arrays) EXPECT_SAY(!a->is_sum() || a->is_wanted(none), "%s, n %zu, begin %zu, completed %zu, status %d: another sum", name, c.n, c.opts.begin, c.completed, c.status);
}

static inline void call_saxpy(Case &c)
{
    Array<float> out(c, "out", c.n), x(c, "x", c.n), y(c, "y", c.n);
    x.fill([](Case &k, size_t) { return (float)k.draw(1000); });
    y.fill([](Case &k, size_t) { return (float)k.draw(1000); });
    out.fill([](Case &, size_t) { return 1.f; });
    Array<float> &second = c.draw(3) ? y : out, &first = c.draw(5) ? x : second; /* in place; an input twice */
    CALL(c, saxpy, c.n, of(out), of(first), of(second), 2.f);
}
static inline void call_several(Case &c)
{
    Array<short> x(c, "x", c.n);
    Array<int> y(c, "y", c.n);
    Array<double> z(c, "z", c.n);
    z.fill([](Case &k, size_t) { return (double)k.draw(1000); });
    CALL(c, several, c.n, of(x), of(y), of(z));
}
static inline void call_rows(Case &c)
{
    int D = (int)c.draw(7);
    Array<float> x(c, "x", c.n * (size_t)D, (size_t)D), y(c, "y", c.n * 3, 3);
    Array<int> z(c, "z", c.n * (size_t)D, (size_t)D);
    x.fill([](Case &k, size_t) { return (float)k.draw(100) - 50; });
    y.fill([](Case &k, size_t) { return (float)k.draw(100); });
    z.fill([](Case &k, size_t) { return (int)k.draw(100); });
    CALL(c, rows, c.n, of(x), of(y), of(z), D);
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
    CALL(c, strides, c.n, of(read) + at, a, of(w) + at_w, b, of(yz) + at_y, s, of(yz) + at_y + 1, s);
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
    CALL(c, lengths, c.n, of(out), of(x), of(s), of(z), of(t), of(y), of(s));
}
static inline void call_drawn(Case &c)
{
    Array<unsigned> out(c, "out", c.n), t(c, "t", 256, 0);
    Array<unsigned char> x(c, "x", c.n);
    Array<signed char> m(c, "m", c.n);
    m.fill([](Case &k, size_t) { return (signed char)(k.draw(3) ? -1 : 0); });
    CALL(c, drawn, c.n, of(out), of(x), of(t), 99, of(m));
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
    CALL(c, masked, c.n, of(out), of(m), (const bool *)of(k), of(y), of(z), of(s) + 1, 3, of(v), of(splits));
}
static inline void call_worked(Case &c)
{
    Array<int> out(c, "out", c.n), x(c, "x", c.n);
    x.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    CALL(c, worked, c.n, of(out), of(x), NULL);
}
static inline void call_failing(Case &c)
{
    Array<int> x(c, "x", c.n), z(c, "z", c.n);
    Array<unsigned char> m(c, "m", c.n);
    x.fill([](Case &k, size_t) { return (int)k.draw(10000); });
    m.fill([](Case &k, size_t) { return (unsigned char)k.draw(2); });
    c.failure.code = 1;
    CALL(c, failing, c.n, of(x), of(z), of(m), of(c));
}
static inline uint32_t any(Case &c, size_t) { return (uint32_t)c.draw(1ul << 31); }
static inline float small(Case &c, size_t) { return (float)c.draw(1 << 20) / (1 << 19) - 1; }

static inline void call_dot(Case &c)
{
    Array<float> x(c, "x", c.n), y(c, "y", c.n);
    Total<float> s(c);
    x.fill(small), y.fill(small);
    Array<float> &second = c.draw(4) ? y : x; /* an input twice */
    CALL(c, dot, c.n, of(x), of(second), of(s));
}
static inline void call_trace(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Total<uint64_t> h(c);
    u.fill(any);
    CALL(c, trace, c.n, of(u), of(h));
}
static inline void call_moments(Case &c)
{
    Array<double> d(c, "d", c.n);
    Array<float> out(c, "out", c.n);
    Total<double> s(c);
    Total<int> k(c);
    Total<uint32_t> h(c);
    d.fill([](Case &q, size_t i) { return (double)small(q, i) * 1e-3 + (double)small(q, i); });
    CALL(c, moments, c.n, of(out), of(d), of(s), of(k), of(h));
}
static inline void call_wides(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Total<wide> w(c);
    u.fill(any);
    CALL(c, wides, c.n, of(u), of(w));
}
static inline void call_widests(Case &c)
{
    Array<unsigned char> u(c, "u", c.n);
    Total<widest> v(c), w(c), x(c);
    if (c.opts.device_bytes) c.opts.device_bytes += 8192;
    CALL(c, widests, c.n, of(u), of(v), of(w), of(x));
}
static inline void call_bytes(Case &c)
{
    Array<unsigned char> u(c, "u", c.n);
    Total<unsigned char> s(c), b(c);
    Total<signed char> d(c);
    CALL(c, byte_sums, c.n, of(u), of(s), of(b), of(d));
}
static inline void call_picky(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Array<int> z(c, "z", c.n);
    Array<unsigned char> m(c, "m", c.n);
    Total<uint32_t> h(c);
    u.fill(any);
    if (c.coin()) u.fill([](Case &k, size_t i) { return (uint32_t)(k.draw(300) ? 31 * i : 31 * i + 5); });
    m.fill([](Case &k, size_t) { return (unsigned char)(k.draw(4) != 0); });
    CALL(c, picky, c.n, of(u), of(z), of(h), (const bool *)of(m), of(c));
}
static inline void call_lots(Case &c)
{
    Total<uint32_t> s(c);
    Total<uint64_t> h(c);
    CALL(c, lots, c.n, 99, of(s), of(h));
}
static inline void call_long_rows(Case &c)
{
    Array<size_t> s(c, "splits", c.n + 1, 0), t(c, "other splits", c.n + 1, 0);
    make_splits(c, s, c.n > 2000 ? 5 : 40);
    make_splits(c, t, 5);
    Array<uint32_t> out(c, "out", c.n), x(c, "x", s.before[c.n], 0);
    Array<int> z(c, "z", t.before[c.n], 0);
    Array<char> y(c, "y", s.before[c.n], 0);
    Total<uint64_t> h(c);
    z.fill([](Case &k, size_t) { return (int)k.draw(1000); });
    CALL(c, length_hashes, c.n, of(out), of(x), of(s), of(z), of(t), of(y), of(s), of(h));
}
static inline void call_spaced(Case &c)
{
    Array<uint32_t> u(c, "u", c.n);
    Total<uint64_t> h(c);
    if (c.opts.device_bytes) c.opts.device_bytes += 8192;
    CALL(c, spaced, c.n, of(u), NULL, of(h));
}
static inline void call_hop(Case &c)
{
    Array<uint32_t> x(c, "x", c.n);
    Array<int> k(c, "k", c.n);
    Array<unsigned char> m(c, "m", c.n);
    Total<uint64_t> h(c);
    Total<int> total(c);
    size_t const limits[] = {0, 1, 20, SIZE_MAX}, most = limits[c.draw(4)];
    x.fill([](Case &q, size_t) { return (uint32_t)q.draw(200); });
    m.fill([](Case &q, size_t) { return (unsigned char)q.draw(4); });
    CALL(c, hop, c.n, of(x), most, of(k), of(h), of(total), of(m));
}
static inline void call_dice(Case &c)
{
    Total<uint32_t> rolls(c);
    CALL(c, dice, c.n, 42, of(rolls));
}
typedef void Calls(Case &c);
/* all maps; `lanes` of the order of additions, 0: no sums */
static const struct { Calls *call; size_t lanes; } all_calls[] = {{call_saxpy, 0}, {call_several, 0}, {call_rows, 0}, {call_strides, 0}, {call_lengths, 0}, {call_drawn, 0}, {call_masked, 0},
    {call_worked, 0}, {call_failing, 0}, {call_dot, 32}, {call_trace, 16}, {call_moments, 16}, {call_wides, 4}, {call_widests, 4}, {call_bytes, 128}, {call_picky, 32},
    {call_lots, 16}, {call_long_rows, 16}, {call_spaced, 16}, {call_hop, 16}, {call_dice, 32}};

/* cards anew: what was kept is freed first, and nothing else may be left */
static inline void new_cards(int count, bool unified)
{
    standin_device d[4] = {{90, 132, 1 << 20, 90, 0, 0, 0, 1, 1}, {90, 4, 1 << 20, 90, 0, 0, 0, 1, 3}, {90, 1, 200000, 90, 0, 0, 0, 0, 1}, {90, 8, 1 << 20, 90, 0, 0, 0, 1, 1}};
    if (unified) d[0].pageable_access = d[0].host_page_tables = 1;
    mapfn_cuda_release();
    EXPECT(standin_left(true) == 0);
    standin_devices(count, d);
}

/* the same for a test, with work that runs late; afterwards one card */
struct Cards {
    explicit Cards(int count = 1, unsigned long late = 0, bool unified = false) { new_cards(count, unified), standin_late(late); }
    ~Cards() { standin_order(0), standin_late(0), new_cards(1, false); }
};
/* device memory for a test */
template <class T> struct On_card {
    T *p;
    explicit On_card(size_t n) { EXPECT(cudaMalloc(&p, n * sizeof(T)) == cudaSuccess); }
    ~On_card() { cudaFree(p); }
    void put(T const *from, size_t n) { EXPECT(cudaMemcpy(p, from, n * sizeof(T), cudaMemcpyDefault) == cudaSuccess); }
    void get(T *to, size_t n) { EXPECT(cudaMemcpy(to, p, n * sizeof(T), cudaMemcpyDefault) == cudaSuccess); }
};

#endif
