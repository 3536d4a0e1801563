/* The CUDA maps of device arrays, their kernels run unmodified on the host stand-in, against the sequential maps, bit by bit: every kind and
 * modifier, family of kernels and width of access; n, offsets and phases of arrays, in place, begin, index_offset and limits at random.
 * All arrays lie in one arena with guard bytes between them that AddressSanitizer watches.
 *     differential ROUNDS SEED          MAPFN_CUDA_ARCH is the architecture whose code this is (90: 16-byte accesses, 100: 32)
 * PART 1: maps by vectors; 2: all others; 3: the few of part 1 that show how wide accesses are; 4: teams. Compiled by nvcc, it does the same on a
 * card (tests/card). */
#include "mapfn.h"
#include "mapfn_cuda.h"
#pragma GCC diagnostic ignored "-Wunused-function" /* of arena.h, what C tests use */
#include "tests/lib/arena.h"
#ifdef MAPFN_STANDIN
static const char *const card_name = "CUDA on the stand-in";
static int card_begin()
{
    const standin_device devices[] = {
        {MAPFN_CUDA_ARCH, 132, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1},
        {MAPFN_CUDA_ARCH, 1, (size_t)1 << 30, MAPFN_CUDA_ARCH, 0, 0, 0, 1},
    };
    standin_devices(2, devices);
    return 2;
}
static bool card_end() { return standin_left(true) == 0; }
static void *card_alloc(size_t bytes) { return aligned_alloc(64, (bytes + 63) / 64 * 64); }
static void card_free(void *p) { free(p); }
static bool card_settled() { return true; }
static void card_order(unsigned long seed) { standin_order(seed); }
/* how tiles are copied: as code of sm_80 does it, or of sm_75 */
static const char *card_copies(size_t chance)
{
    standin_copies_by(chance ? STANDIN_ASYNC : STANDIN_PLAIN);
    return chance ? "asynchronous" : "plain";
}
#else
# include "tests/card/memory.h"
static void card_order(unsigned long) {} /* threads go in the card's own order */
#endif

/* ------------------------------------------------------------------------------- the definitions ---- */

struct pair { float a, b; };                  /* 8 bytes, aligned as 4 */
struct quad { float a, b, c, d; };            /* 16 bytes, aligned as 4 */
struct triple { float a, b, c; };             /* 12 bytes */
struct rgb { unsigned char r, g, b; };        /* 3 bytes */
struct large { double a; int b[10]; };        /* 48 bytes */
struct words { float a[8]; };                 /* 32 bytes, aligned as 4 */
struct three { double a, b[5]; };             /* 48 bytes, aligned as 8 */
struct alignas(32) aligned { unsigned a[8]; }; /* no floats: bytes at random may be a NaN, whose bits a card does not keep */
typedef unsigned char byte;

#if PART == 4
/* what bodies call */
MAPFN_FN float tame(float x) { return x > -1e3f && x < 1e3f ? x : 0.37f; } /* one NaN would make any order right */
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = tame(x) * tame(y); }
struct best { float value; size_t at; };
MAPFN_FN best none() { best b = {-1.0f / 0.0f, SIZE_MAX}; return b; }
MAPFN_FN best better(best a, best b) { return b.value > a.value || (b.value == a.value && b.at < a.at) ? b : a; }
MAPFN(void, highest, in(float, x), index(i), reduce(best, m, better, none())) { m->value = x; m->at = i; }
MAPFN(float, moments, in(float, x), sum(double, first), sum(double, second), where(byte, m), sum(unsigned short, count)) { *first = tame(x); *second = (double)tame(x) * tame(x); *count = 40000; return x + 1; }
MAPFN(int, checked_sum, in(int, x), sum(int, s), sum(signed char, bytes), fallible) { *s = x; *bytes = (signed char)x; return x % 64 == 9 ? 1 + x % 1000 : 0; }
MAPFN(void, tree, in(float, x), sum(float, s), ordered) { *s = tame(x); }
MAPFN(float, times, in(float, x), uniform(float, a)) { return a * x; }
MAPFN(void, add_to, in(float, x), inout(float, y)) { *y += x; }
MAPFN(float, turned, table(float, x, D), uniform(size_t, D), index(i)) { return x[D - 1 - i] - x[i / 2]; }
MAPFN(int, not_7, in(int, x), out(int, y), fallible) { if (x % 64 == 7) return 100 + x % 1000; *y = x / 2; return 0; }
MAPFN(void, up_to, in(float, x), inout(float, sum), where(byte, m), ordered, uniform(float *, running)) { *sum += *running; *running = *sum + x; }
MAPFN(int, through, in(int, x), scratch(int, s, 4), index(i)) { s[i % 4] = x; return s[i % 4] / 2 + (int)i; }
MAPFN(float, reach, in_strided(float, x), out_strided(float, y), rng(r)) { *y = x; return x + (float)mapfn_rng_below(r, 100); }
MAPFN(void, inner_rows, in_row(float, x, 3), out_row(float, y, 3)) { times_map(3, y, x, 2.0f); y[1] = x[2]; } /* a map in an element of a nested one */
MAPFN_FN void twice_over(size_t d, float *y, const float *x) { times_map(d, y, x, 2.0f); times_map(d, y, y, 0.25f); } /* a helper of bodies */

/* rows: what one nested map wrote, the next one reads elsewhere in the row; the body stores into the row, too */
MAPFN(float, chain, in_row(float, x, d), out_row(float, y, d), out_row(float, z, d), uniform(int, d), team)
{
    times_map((size_t)d, y, x, 3.0f);
    turned_map((size_t)d, z, y, (size_t)d);
    z[d / 2] = 1.5f;
    add_to_map((size_t)d, z, y);
    twice_over((size_t)d, y, z);
    return y[d - 1];
}
MAPFN(void, in_place, inout_row(float, y, d), inout(float, z), out(int, w), uniform(int, d), index(i), team)
{
    add_to_map((size_t)d, y, y); /* exactly in place */
    *z += d > 1 ? y[0] : 1; /* never what the body itself stores */
    if (i % 3) *w = (int)i;
    y[d - 1] = *z;
    times_map((size_t)d, y, y, 0.5f);
}
MAPFN(int, judged, in_row(int, x, d), out_row(int, y, d), out(size_t, which), uniform(int, d), fallible, team)
{
    mapfn_failure f;
    mapfn_status status = not_7_map((size_t)d, x, y, &f);
    *which = f.index;
    if (status == MAPFN_OK) not_7_map((size_t)d / 2, x, y, NULL); /* a condition that all threads agree on */
    return f.code;
}
MAPFN(float, own_arrays, in_row(float, x, 8), table(float, t, 5), out_row(float, y, 8), team)
{
    float own[8], sum[8] = {0};
    times_map(8, own, x, t[2]);
    add_to_map(8, own, sum);
    inner_rows_map(2, own, sum);
    times_map(8, y, sum, 4.0f); /* from an own array to a row */
    return sum[0] + own[7];
}
MAPFN(double, one_for_all, in_row(float, x, d), out_row(float, y, d), in_row(byte, m, d), in_row(int, z, 4), out_row(int, w, 4), uniform(int, d), team)
{
    float running = 0;
    int work[4];
    times_map((size_t)d, y, x, 1.0f);
    up_to_map((size_t)d, x, y, m, &running); /* `ordered` */
    through_map(4, w, z, work);              /* scratch */
    return (double)y[d - 1];
}
MAPFN(void, in_nested, in_row(float, x, 3 * 40), out_row(float, y, 3 * 40), out_row(float, z, 40), rng(r), where(byte, m), team)
{
    inner_rows_map(40, x, y);
    reach_map(40, z, x, 3, y, 3, mapfn_rng_u32(r)); /* all threads draw alike */
}
MAPFN(float, ragged_team, in_ragged(float, x), inout_ragged(float, y), out(size_t, len), in(float, a), team)
{
    *len = x_len;
    if (x_len == 0 || y_len == 0) return a; /* alike, too */
    size_t least = x_len < y_len ? x_len : y_len;
    add_to_map(least, x, y);
    turned_map(least, y, x, least);
    return y[least - 1];
}
MAPFN(float, with_scratch, in_row(float, x, d), scratch(float, s, d + 2), uniform(int, d), in(float, a), team)
{
    s[d] = a;
    times_map((size_t)d, s, x, s[d]);
    add_to_map((size_t)d, x, s);
    return s[d - 1] + s[0];
}
/* sums over rows: their order is that of the processor, to the bit; outputs beside them; known to all threads */
MAPFN(float, softened, in_row(float, x, d), out_row(float, y, d), in_row(float, w, d), out(size_t, at), uniform(int, d), team)
{
    best m = none();
    float s = 0;
    highest_map((size_t)d, x, &m);
    dot_map((size_t)d, x, w, &s);
    float own = 0;
    tree_map((size_t)d, x, &own); /* `ordered`: one thread adds, all know */
    times_map((size_t)d, y, x, s + m.value + own);
    *at = m.at;
    return s - own;
}
MAPFN(double, with_moments, in_row(float, x, d), out_row(float, y, d), in_row(byte, m, d), out(int, z), uniform(int, d), team)
{
    double first = 0, second = 0;
    unsigned short count = 0;
    moments_map((size_t)d, y, x, &first, &second, m, &count);
    *z = count;
    return first + 2 * second;
}
MAPFN(int, judged_sum, in_row(int, x, d), out(int, s), out(signed char, bytes), uniform(int, d), team, fallible)
{
    mapfn_failure f;
    checked_sum_map((size_t)d, x, s, bytes, &f);
    return f.code;
}
/* the same sums by one thread, and many blocks of them: the row is the whole table */
MAPFN(float, alone_sum, in_row(float, x, d), uniform(int, d)) { float s = 0; dot_map((size_t)d, x, x, &s); return s; }
/* any number, or a few behind whole blocks, which are a block of their own */
MAPFN_FN size_t many(size_t n) { return n % 2 ? n % 70000 : n / 2 % 17 * 4096 + n / 64 % 9; }
MAPFN(float, long_sum, in(size_t, n), table(float, t, 70000), team) { float s = 0; dot_map(many(n), t, t, &s); return s; }
MAPFN(float, long_alone, in(size_t, n), table(float, t, 70000)) { float s = 0; dot_map(many(n), t, t, &s); return s; }
MAPFN(float, small, in(float, x), inout(float, y), out_strided(double, z), team) { *y += x; *z = *y; return *y * 2; }
#elif PART != 2
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(byte, invert, in(byte, p)) { return (byte)(255 - p); }
MAPFN(float, widen, in(byte, p), out(double, square), index(i)) { *square = (double)p * p; return (float)p + (float)i; }
MAPFN(byte, narrow, in(uint16_t, a), inout(uint16_t, b), in(byte, c)) { b[0] = (uint16_t)(*b * 3 + a); return (byte)(*b >> 8 ^ c); }
MAPFN(int, checked, in(int, x), out(int, y), fallible) { if (x % 5 == 0) return x % 1000 + 2000; *y = x / 2; return 0; }
MAPFN(void, masked, where(byte, m), in(double, x), inout(double, y), out(float, z)) { *y += x; if (x > 0) *z = (float)x; }
# if PART == 1
MAPFN(void, shorts, in(short, a), out(signed char, b), out(short, c)) { *b = (signed char)a; if (a % 3) *c = (short)-a; }
MAPFN(quad, quads, in(quad, q), in(pair, p)) { quad r = {q.d * p.a, q.c, q.b + p.b, q.a}; return r; }
MAPFN(pair, pairs, in(pair, p), inout(float, s)) { pair r = {p.b + *s, p.a}; *s = p.a; return r; }
MAPFN(double, fill, index(i), uniform(double, step)) { return (double)i * step; }
MAPFN(bool, truth, in(bool, a), in(int, b)) { return a != (b > 0); }
/* rows of a constant length, which are elements of 8, 2 and 16 bytes */
MAPFN(void, row_pairs, in_row(float, x, 2), out_row(float, y, 4 / 2), inout_row(short, z, 4)) { y[0] = x[1] + (float)z[3]; if (x[0] > 0) y[1] = x[0]; z[1] = (short)(z[0] + z[2]); }
MAPFN(int, row_bytes, in_row(byte, x, 2), inout_row(byte, y, sizeof(short)), fallible) { y[1] = (byte)(y[0] + x[1]); return x[0] % 16 == 5 ? x[0] : 0; }
MAPFN(void, row_fours, in_row(float, x, 4), out_row(float, y, 4), index(i)) { for (int k = 0; k < 4; k++) y[k] = x[3 - k] + (float)i; }
MAPFN(byte, masked_bytes, in(byte, x), where(uint16_t, m), uniform(byte, a)) { return (byte)(x + a); }
MAPFN(int, masked_checked, where(int, m), in(byte, x), inout(byte, y), where(bool, also), fallible) { *y = (byte)(*y + x); return x % 16 == 3 ? x : 0; }
# endif
#else
MAPFN(float, looped_one, in(byte, x), inout(float, y), looped) { *y += x; return *y * 2; }
MAPFN(float, dot3, in_row(float, x, 3), in_row(float, y, 3)) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }
MAPFN(void, rows, uniform(int, d), in_row(float, x, d), inout_row(double, y, d), out(int, z)) { *z = d; for (int k = 0; k < d; k++) y[k] = y[d - 1 - k] + x[k]; }
MAPFN(void, partly, out_row(byte, y, d + 1), in(byte, x), uniform(int, d)) { for (int k = x % 3; k < d; k += 2) y[k] = (byte)(x + k); }
/* rows that are written only: whole, in part, and with the very mark that the kernels know unwritten values by */
MAPFN(void, fresh, in_row(float, x, d), out_row(double, y, d), out_row(int, z, d + 1), uniform(int, d), out(float, w), rng(r))
{
    for (int k = 0; k < d; k++) y[k] = x[k] * 3;
    for (int k = 0; k <= d; k++) z[k] = (int)mapfn_rng_below(r, 3) == 0 ? (int)0x7FB1C3A5 : k;
    if (x[0] > 0) *w = x[0];
}
MAPFN(int, partly_fresh, in(int, x), out_row(int, y, d), out_row(double, z, 3), uniform(int, d), fallible)
{
    z[0] = x;
    z[1] = 0.5;
    if (x % 900 == 1) return 9 + x % 7;
    for (int k = 0; k < d; k++) y[k] = (int)((unsigned)x + (unsigned)k);
    z[2] = d;
    return x % 5 == 0;
}
MAPFN(float, scan, in_row(float, x, d), out_row(float, y, d), uniform(int, d)) { float s = 0; for (int k = 0; k < d; k++) { s += x[(k + 1) % d]; y[k] = s; } return s; } /* in place, the last x was written before */
MAPFN(int, row_checked, in_row(int, x, 5), out_row(int, y, 2), fallible) { y[0] = x[4]; return x[1] % 7 == 0 ? 1 + (x[2] & 255) : 0; }
MAPFN(float, row_masked, in_row(float, x, 4), inout_row(float, y, 4), where(byte, m)) { y[1] += x[2]; return x[0]; }
MAPFN(triple, triples, in(triple, x), in(float, s), inout(rgb, p), index(i)) { triple r = {x.c * s, x.a, (float)p->g + (float)i}; p->r ^= p->b; return r; }
MAPFN(void, large_ones, in(large, x), out(large, y), inout(aligned, z)) { if (x.b[3] % 4) { *y = x; y->b[0]++; } z->a[7] += (unsigned)x.b[1]; }
MAPFN(words, by_words, in(words, x), inout(three, y), in(float, s)) { words r = x; r.a[7] = x.a[0] * s; y->b[4] += x.a[3]; y->a = s; return r; }
MAPFN(triple, triple_masked, in(triple, x), where(int, m), out(byte, y)) { *y = 1; return x; }
MAPFN(void, strided, in_strided(float, x), out_strided(double, y), in(int, z), out_strided(rgb, w)) { if (z % 5) *y = x + z; w->g = (byte)z; }
MAPFN(float, stepped, inout_strided(float, z), in(float, x), inout_strided(rgb, w)) { w->r ^= w->b; if (x > 0) *z = *z * 2 + x; return *z; }
MAPFN(void, ragged, in_ragged(float, x), inout_ragged(int, y), out_ragged(byte, z), index(i), out(float, sum))
{
    *sum = 0;
    for (size_t k = 0; k < x_len; k++) *sum += x[k];
    for (size_t k = 0; k < y_len; k++) y[k] = (int)((unsigned)y[k] + (unsigned)(i + k));
    for (size_t k = 0; k + 1 < z_len; k++) z[k] = (byte)k;
}
MAPFN(double, drawn, rng(r), table(float, t, 7), in(byte, x), index(i)) { return mapfn_rng_double(r) + t[x % 7] + (double)mapfn_rng_below(r, 10) + (double)(i % 16); }
MAPFN(double, worked, in_row(double, x, d), scratch(double, s, d + 2), uniform(int, d), index(i))
{
    double sum = 0;
    for (int k = 0; k < d; k++) s[k + 1] = x[k] * 2;
    for (int k = 0; k < d; k++) sum += s[k + 1] * (double)(i % 4);
    return sum;
}
MAPFN(float, long_rows, in_row(float, x, d), uniform(int, d)) { return x[0] + x[d - 1]; }
MAPFN(void, scale, in(float, x), out(float, y), uniform(float, a)) { *y = a * x; }
MAPFN(void, nested, in_row(float, x, 6), out_row(float, y, 6), uniform(float, a)) { scale_map(6, x, y, a); }
static __host__ __device__ float plain(float x, byte b) { return x - (float)b; }
MAPFN_OF(float, plain, in(float, x), in(byte, b));
MAPFN(int, target, in(int *, p), exported) { return p != NULL ? *p : -1; }
#define AXPY(T, axpy) MAPFN(T, axpy, in(T, x), inout(T, y), uniform(T, a)) { *y = (T)(*y + x); return (T)(a * x); }
MAPFN_FAMILY(axpy, REAL, AXPY)
/* maps of steps: each thread makes all steps of its element */
MAPFN(bool, escape, in(float, cr), in(float, ci), uniform(int, limit), state(float, zr, 0), state(float, zi, 0), out_state(int, k, 0), repeat(limit))
{
    float r2 = *zr * *zr, i2 = *zi * *zi;
    if (r2 + i2 > 4) return false;
    *zi = 2 * *zr * *zi + ci;
    *zr = r2 - i2 + cr;
    ++*k;
    return true;
}
/* the last step leaves *b == 0, by which no other may divide */
MAPFN(bool, gcd, in(uint32_t, x), in(uint32_t, y), state(uint32_t, b, y ? y : 1), out_state(uint32_t, a, x), uniform(size_t, most), repeat(most))
{
    uint32_t const rest = *a % *b;
    *a = *b;
    *b = rest;
    return rest != 0;
}
MAPFN(uint32_t, nested_gcd, in(uint32_t, x), in(uint32_t, y)) { uint32_t a = 0; (void)gcd_map(1, &x, &y, &a, 100); return a; }
MAPFN(int, converge, in(int, x), uniform(size_t, most), out_state(int, k, x % 90 * 2), where(byte, m), fallible, repeat(most))
{
    if (x % 11 == 3 && *k == x % 90 * 2 + 5) return 100 + x % 7;
    ++*k;
    return *k - x % 90 * 2 < x % 90 ? MAPFN_AGAIN : 0;
}
MAPFN(bool, widths, in(byte, x), state(double, a, x * 0.5), state(short, h, (short)x), out_state(uint64_t, big, x), out(byte, y), inout(float, z), index(i), repeat(300))
{
    *a = *a * 0.75 + 1;
    *h = (short)(*h + 3);
    *big = *big * 3 + (uint64_t)*h + i;
    if (*big % 5 == 0) *y = (byte)*big;
    *z += (float)*a;
    return *a > 4.0001 || *h < x;
}
MAPFN(bool, dice, rng(r), state(uint32_t, first, mapfn_rng_u32(r)), out_state(int, rolls, (int)(*first & 1)), repeat(SIZE_MAX)) { ++*rolls; return mapfn_rng_below(r, 6) != *first % 6; }
MAPFN(bool, draws, uniform(uint64_t, seed), index(i), state(uint32_t, k, 0), out_state(float, x, 0), out_state(double, y, 0), repeat(SIZE_MAX))
{
    float next;
    mapfn_draw_floats(seed, i, *k, x, &next);
    *y = mapfn_draw_double(seed, i, *k + 1);
    *k += 2;
    return *x + next > 0.4f;
}
MAPFN(bool, row_steps, inout_row(uint32_t, v, 3), in_row(uint32_t, w, width), uniform(int, width), in_strided(byte, x), out_strided(uint32_t, last), table(uint32_t, t, 4), state(uint32_t, k, 0), repeat(100))
{
    v[*k % 3] += *k * t[*k & 3] + w[(int)*k % width];
    *last = v[0];
    return ++*k < x;
}
#endif

/* --------------------------------------------------------------------------------------- the cases ---- */

typedef mapfn_status runner(const arena &m, size_t n, mapfn_failure *failure, const mapfn_opts *o);
struct trial {
    const char *name;
    runner *card, *plain;
    array_plan plan[ARENA_ARRAYS];
    int in_place[2]; /* these two may be the same array */
    int traits;
    size_t most;     /* n */
};
enum { OFFSET = 1, FALLIBLE = 2, SCRATCH = 4 }; /* traits: may have an index_offset; … */
static int d; /* the row length of this round */
static ptrdiff_t step;
#if PART == 2
static int **targets; /* on the card */
#endif

#define AT(T, k) ((T *)(void *)(m.bytes + m.start[k]))
/* TRIAL(name, arguments between n and opts, plan of the arrays, in place, traits, most) */
#define TRIAL(name, arguments, ...) {#name, RUNNER(name##_map_cuda(n, UNPACK arguments, o)), RUNNER(name##_map_opts(n, UNPACK arguments, o)), __VA_ARGS__}
#define RUNNER(call) [](MAPFN_UNUSED const arena &m, size_t n, MAPFN_UNUSED mapfn_failure *failure, const mapfn_opts *o) { return call; }
#define UNPACK(...) __VA_ARGS__

#define F(each) {FLOATS, 4, each, 0}
#define D(each) {DOUBLES, 8, each, 0}
#define I(size, each) {INTEGERS, size, each, 0}
#define M(size) {MASKS, size, 1, 0}
#define ROW 100 /* stands for d values each */
#define NO_PAIR {-1, -1}
static const trial trials[] = {
#if PART == 4
    TRIAL(chain, (AT(float, 0), AT(float, 1), AT(float, 2), AT(float, 3), d), {F(1), F(ROW), F(ROW), F(ROW)}, {1, 2}, 0, 200),
    TRIAL(in_place, (AT(float, 0), AT(float, 1), AT(int, 2), d), {F(ROW), F(1), I(4, 1)}, NO_PAIR, OFFSET, 300),
    TRIAL(judged, (AT(int, 0), AT(int, 1), AT(size_t, 2), d, failure), {I(4, ROW), I(4, ROW), I(8, 1)}, NO_PAIR, OFFSET | FALLIBLE, 200),
    TRIAL(own_arrays, (AT(float, 0), AT(float, 1), AT(float, 2), AT(float, 3)), {F(1), F(8), {FLOATS, 4, 0, 5}, F(8)}, {1, 3}, 0, 200),
    TRIAL(one_for_all, (AT(double, 0), AT(float, 1), AT(float, 2), AT(byte, 3), AT(int, 4), AT(int, 5), d), {D(1), F(ROW), F(ROW), I(1, ROW), I(4, 4), I(4, 4)}, NO_PAIR, 0, 100),
    TRIAL(in_nested, (AT(float, 0), AT(float, 1), AT(float, 2), 77, AT(byte, 3)), {F(120), F(120), F(40), M(1)}, NO_PAIR, OFFSET, 100),
    TRIAL(ragged_team, (AT(float, 1), AT(float, 2), AT(size_t, 0), AT(float, 3), AT(size_t, 0), AT(size_t, 4), AT(float, 5)), {{SPLITS, sizeof(size_t), 1, 1}, F(1), {FLOATS, 4, 4, 4}, {FLOATS, 4, 4, 4}, I(8, 1), F(1)}, NO_PAIR, 0, 300),
    TRIAL(with_scratch, (AT(float, 0), AT(float, 1), AT(float, 2), d, AT(float, 3)), {F(1), F(ROW), {INTEGERS, 4, 0, 250 * 70}, F(1)}, NO_PAIR, OFFSET | SCRATCH, 300),
    TRIAL(softened, (AT(float, 0), AT(float, 1), AT(float, 2), AT(float, 3), AT(size_t, 4), d), {F(1), F(ROW), F(ROW), F(ROW), I(8, 1)}, NO_PAIR, 0, 150),
    TRIAL(with_moments, (AT(double, 0), AT(float, 1), AT(float, 2), AT(byte, 3), AT(int, 4), d), {D(1), F(ROW), F(ROW), I(1, ROW), I(4, 1)}, NO_PAIR, 0, 150),
    TRIAL(judged_sum, (AT(int, 0), AT(int, 1), AT(signed char, 2), d, failure), {I(4, ROW), I(4, 1), I(1, 1)}, NO_PAIR, OFFSET | FALLIBLE, 150),
    TRIAL(alone_sum, (AT(float, 0), AT(float, 1), d), {F(1), F(ROW)}, NO_PAIR, 0, 150),
    TRIAL(long_sum, (AT(float, 0), AT(size_t, 1), AT(float, 2)), {F(1), I(8, 1), {FLOATS, 4, 0, 70000}}, NO_PAIR, 0, 10),
    TRIAL(long_alone, (AT(float, 0), AT(size_t, 1), AT(float, 2)), {F(1), I(8, 1), {FLOATS, 4, 0, 70000}}, NO_PAIR, 0, 10),
    TRIAL(small, (AT(float, 0), AT(float, 1), AT(float, 2), AT(double, 3), 2), {F(1), F(1), F(1), D(2)}, {1, 2}, 0, 2000),
#elif PART != 2
    TRIAL(saxpy, (AT(float, 0), AT(float, 1), AT(float, 2), 1.5f), {F(1), F(1), F(1)}, {0, 2}, 0, 9000),
    TRIAL(invert, (AT(byte, 0), AT(byte, 1)), {I(1, 1), I(1, 1)}, {0, 1}, 0, 40000),
    TRIAL(widen, (AT(float, 0), AT(byte, 1), AT(double, 2)), {F(1), I(1, 1), D(1)}, NO_PAIR, OFFSET, 6000),
    TRIAL(narrow, (AT(byte, 0), AT(uint16_t, 1), AT(uint16_t, 2), AT(byte, 3)), {I(1, 1), I(2, 1), I(2, 1), I(1, 1)}, {1, 2}, 0, 20000),
    TRIAL(checked, (AT(int, 0), AT(int, 1), failure), {I(4, 1), I(4, 1)}, {0, 1}, OFFSET | FALLIBLE, 9000),
    TRIAL(masked, (AT(byte, 0), AT(double, 1), AT(double, 2), AT(float, 3)), {M(1), D(1), D(1), F(1)}, {1, 2}, 0, 5000),
# if PART == 1
    TRIAL(shorts, (AT(short, 0), AT(signed char, 1), AT(short, 2)), {I(2, 1), I(1, 1), I(2, 1)}, {0, 2}, 0, 20000),
    TRIAL(quads, (AT(quad, 0), AT(quad, 1), AT(pair, 2)), {F(4), F(4), F(2)}, {0, 1}, 0, 3000),
    TRIAL(pairs, (AT(pair, 0), AT(pair, 1), AT(float, 2)), {F(2), F(2), F(1)}, {0, 1}, 0, 5000),
    TRIAL(fill, (AT(double, 0), 0.25), {D(1)}, NO_PAIR, OFFSET, 5000),
    TRIAL(truth, (AT(bool, 0), AT(bool, 1), AT(int, 2)), {{BOOLS, 1, 1, 0}, {BOOLS, 1, 1, 0}, I(4, 1)}, {0, 1}, 0, 9000),
    TRIAL(row_pairs, (AT(float, 0), AT(float, 1), AT(short, 2)), {F(2), F(2), I(2, 4)}, {0, 1}, 0, 5000),
    TRIAL(row_bytes, (AT(byte, 0), AT(byte, 1), failure), {I(1, 2), I(1, 2)}, {0, 1}, OFFSET | FALLIBLE, 20000),
    TRIAL(row_fours, (AT(float, 0), AT(float, 1)), {F(4), F(4)}, {0, 1}, OFFSET, 3000),
    TRIAL(masked_bytes, (AT(byte, 0), AT(byte, 1), AT(uint16_t, 2), 77), {I(1, 1), I(1, 1), M(2)}, {0, 1}, 0, 20000),
    TRIAL(masked_checked, (AT(int, 0), AT(byte, 1), AT(byte, 2), AT(bool, 3), failure), {M(4), I(1, 1), I(1, 1), {BOOLS, 1, 1, 0}}, {1, 2}, OFFSET | FALLIBLE, 9000),
# endif
#else
    TRIAL(looped_one, (AT(float, 0), AT(byte, 1), AT(float, 2)), {F(1), I(1, 1), F(1)}, NO_PAIR, 0, 3000),
    TRIAL(dot3, (AT(float, 0), AT(float, 1), AT(float, 2)), {F(1), F(3), F(3)}, NO_PAIR, 0, 3000),
    TRIAL(rows, (d, AT(float, 0), AT(double, 1), AT(int, 2)), {F(ROW), D(ROW), I(4, 1)}, NO_PAIR, 0, 400),
    TRIAL(partly, (AT(byte, 0), AT(byte, 1), d), {I(1, ROW + 1), I(1, 1)}, NO_PAIR, 0, 1500),
    TRIAL(fresh, (AT(float, 0), AT(double, 1), AT(int, 2), d, AT(float, 3), 99), {F(ROW), D(ROW), I(4, ROW + 1), F(1)}, NO_PAIR, 0, 900),
    TRIAL(partly_fresh, (AT(int, 0), AT(int, 1), AT(double, 2), d, failure), {I(4, 1), I(4, ROW), D(3)}, NO_PAIR, OFFSET | FALLIBLE, 900),
    TRIAL(scan, (AT(float, 0), AT(float, 1), AT(float, 2), d), {F(1), F(ROW), F(ROW)}, {1, 2}, 0, 1000),
    TRIAL(row_checked, (AT(int, 0), AT(int, 1), failure), {I(4, 5), I(4, 2)}, NO_PAIR, OFFSET | FALLIBLE, 2000),
    TRIAL(row_masked, (AT(float, 0), AT(float, 1), AT(float, 2), AT(byte, 3)), {F(1), F(4), F(4), M(1)}, {1, 2}, 0, 1000),
    TRIAL(triples, (AT(triple, 0), AT(triple, 1), AT(float, 2), AT(rgb, 3)), {F(3), F(3), F(1), I(1, 3)}, {0, 1}, OFFSET, 5000),
    TRIAL(large_ones, (AT(large, 0), AT(large, 1), AT(aligned, 2)), {I(8, 6), I(8, 6), I(32, 1)}, {0, 1}, 0, 1000),
    TRIAL(by_words, (AT(words, 0), AT(words, 1), AT(three, 2), AT(float, 3)), {F(8), F(8), D(6), F(1)}, {0, 1}, 0, 1000),
    TRIAL(triple_masked, (AT(triple, 0), AT(triple, 1), AT(int, 2), AT(byte, 3)), {F(3), F(3), M(4), I(1, 1)}, {0, 1}, 0, 2000),
    TRIAL(strided, (step < 0 ? AT(float, 0) - step * (ptrdiff_t)(n - (n > 0)) : AT(float, 0), step, AT(double, 1), 2, AT(int, 2), AT(rgb, 3) + (n - (n > 0)), -1), {F(3), D(2), I(4, 1), I(1, 3)}, NO_PAIR, 0, 2000),
    TRIAL(stepped, (AT(float, 0), AT(float, 1) + (n - (n > 0)) * 2, -2, AT(float, 2), AT(rgb, 3), 3), {F(1), F(2), F(1), I(1, 9)}, NO_PAIR, 0, 2000),
    TRIAL(ragged, (AT(float, 1), AT(size_t, 0), AT(int, 3), AT(size_t, 2), AT(byte, 4), AT(size_t, 2), AT(float, 5)), {{SPLITS, sizeof(size_t), 1, 1}, {FLOATS, 4, 4, 4}, {SPLITS, sizeof(size_t), 1, 1}, {INTEGERS, 4, 4, 4}, {INTEGERS, 1, 4, 4}, F(1)}, NO_PAIR, OFFSET, 1500),
    TRIAL(drawn, (AT(double, 0), 12345678901234u, AT(float, 1), AT(byte, 2)), {D(1), {FLOATS, 4, 0, 7}, I(1, 1)}, NO_PAIR, OFFSET, 1000),
    TRIAL(worked, (AT(double, 0), AT(double, 1), AT(double, 2), 9), {D(1), D(9), {INTEGERS, 8, 0, 11 * 70}}, NO_PAIR, OFFSET | SCRATCH, 1000),
    TRIAL(long_rows, (AT(float, 0), AT(float, 1), 2000), {F(1), F(2000)}, NO_PAIR, 0, 20),
    TRIAL(nested, (AT(float, 0), AT(float, 1), 3.0f), {F(6), F(6)}, {0, 1}, 0, 600),
    TRIAL(plain, (AT(float, 0), AT(float, 1), AT(byte, 2)), {F(1), F(1), I(1, 1)}, {0, 1}, 0, 5000),
    TRIAL(target, (AT(int, 0), (int *const *)targets), {I(4, 1)}, NO_PAIR, 0, 2),
    {"axpy", RUNNER(mapfn_cuda(axpy, n, AT(double, 0), AT(double, 1), AT(double, 2), 3, o)), RUNNER(mapfn_with_opts(axpy, n, AT(double, 0), AT(double, 1), AT(double, 2), 3, o)), {D(1), D(1), D(1)}, NO_PAIR, 0, 3000},
    TRIAL(escape, (AT(float, 0), AT(float, 1), d % 60, AT(int, 2)), {F(1), F(1), I(4, 1)}, NO_PAIR, 0, 700),
    TRIAL(gcd, (AT(uint32_t, 0), AT(uint32_t, 1), AT(uint32_t, 2), d % 4 ? (size_t)d : d % 3 ? 0 : SIZE_MAX), {I(4, 1), I(4, 1), I(4, 1)}, NO_PAIR, 0, 1500),
    TRIAL(nested_gcd, (AT(uint32_t, 0), AT(uint32_t, 1), AT(uint32_t, 2)), {I(4, 1), I(4, 1), I(4, 1)}, {0, 2}, 0, 700),
    TRIAL(converge, (AT(int, 0), d % 4 ? (size_t)d : SIZE_MAX, AT(int, 1), AT(byte, 2), failure), {I(4, 1), I(4, 1), M(1)}, NO_PAIR, OFFSET | FALLIBLE, 700),
    TRIAL(widths, (AT(byte, 0), AT(uint64_t, 1), AT(byte, 2), AT(float, 3)), {I(1, 1), I(8, 1), I(1, 1), F(1)}, NO_PAIR, OFFSET, 300),
    TRIAL(dice, (42, AT(int, 0)), {I(4, 1)}, NO_PAIR, OFFSET, 700),
    TRIAL(draws, (42, AT(float, 0), AT(double, 1)), {F(1), D(1)}, NO_PAIR, OFFSET, 700),
    TRIAL(row_steps, (AT(uint32_t, 0), AT(uint32_t, 1), d, AT(byte, 2), 2, AT(uint32_t, 3), 2, AT(uint32_t, 4)), {I(4, 3), I(4, ROW), I(1, 2), I(4, 2), {INTEGERS, 4, 0, 4}}, NO_PAIR, 0, 300),
#endif
};

/* ------------------------------------------------------------------------------------- one round ---- */

/* arrays of n elements, array k `offset[k]` values after a multiple of 64 bytes */
static void lay_out(arena *a, const trial &t, size_t n, const unsigned *offset, bool in_place)
{
    size_t at = 0;
    for (a->count = 0; a->count < ARENA_ARRAYS && t.plan[a->count].size > 0;) a->count++;
    for (int k = 0; k < a->count; k++) {
        a->plan[k] = t.plan[k];
        if (t.plan[k].each / 10 == 10) a->plan[k].each = (size_t)d + t.plan[k].each % 10;
        a->values[k] = a->plan[k].each * n + a->plan[k].more;
        at = (at + ARENA_GUARD + 63) / 64 * 64;
        a->start[k] = at + offset[k] * a->plan[k].size;
        at = a->start[k] + a->values[k] * a->plan[k].size;
    }
    a->used = at + ARENA_GUARD;
    a->bytes = (unsigned char *)card_alloc(a->used);
    memset(a->bytes, 0xA5, a->used);
    for (int k = 0; k < a->count; k++) arena_fill(a->bytes + a->start[k], a->plan[k].kind, a->plan[k].size, a->values[k]);
    if (in_place) a->start[t.in_place[1]] = a->start[t.in_place[0]];
}

/* no byte but the arrays' may be touched, and of an element that is skipped none but its mask */
static void guard(const arena &a, size_t n, bool closed)
{
    if (closed) ARENA_CLOSE(a.bytes, a.used);
    else ARENA_OPEN(a.bytes, a.used);
    for (int k = 0; k < a.count && closed; k++) ARENA_OPEN(a.bytes + a.start[k], a.values[k] * a.plan[k].size);
    for (int m = 0; m < a.count && closed; m++)
        for (size_t i = 0; i < n && a.plan[m].kind == MASKS; i++) {
            static const unsigned char zero[8] = {0};
            if (memcmp(a.bytes + a.start[m] + i * a.plan[m].size, zero, a.plan[m].size) != 0) continue;
            for (int k = 0; k < a.count; k++)
                if (k != m) ARENA_CLOSE(a.bytes + a.start[k] + i * a.plan[k].each * a.plan[k].size, a.plan[k].each * a.plan[k].size);
        }
}

static size_t below(size_t bound) { return (size_t)(arena_random() >> 11) % bound; }

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 20, wrong = 0;
    int devices = card_begin();
    if (argc > 2) arena_state += strtoull(argv[2], NULL, 10) * 2654435761u;
#if PART == 2
    targets = (int **)card_alloc(2 * sizeof *targets + sizeof **targets);
    targets[0] = (int *)(targets + 2);
    targets[1] = NULL;
    *targets[0] = 7;
#endif
    for (const trial &t : trials) {
        int bad = 0;
        for (int round = 0; round < rounds && bad == 0; round++) {
            static const size_t edges[] = {0, 1, 2, 15, 16, 17, 31, 33, 63, 65, 127, 129, 255, 257, 1023, 1025};
            size_t n = round < 16 ? edges[round] : below(t.most) + 1;
            if (n > t.most) n = below(t.most) + 1;
            d = PART == 4 && round % 4 >= 2 ? 41 + (int)below(160) : (int)below(round % 8 == 7 ? 200 : 20) + 1;
            step = (ptrdiff_t)below(6) - 3;
            if (step > 0) step = 3 - step; /* -3 … 2 */
            unsigned offset[ARENA_ARRAYS], same = (unsigned)below(33);
            for (int k = 0; k < ARENA_ARRAYS; k++) offset[k] = round % 3 == 0 ? 0 : round % 3 == 1 ? same : (unsigned)below(33);
            if (round % 6 == 5) offset[2] = offset[0]; /* two alike */
            bool in_place = t.in_place[0] >= 0 && round % 4 >= 2;
            mapfn_opts o = mapfn_opts();
            o.device = 1 + round % devices;
            if ((t.traits & OFFSET) != 0 && round % 5 < 3) o.index_offset = round % 5 == 0 ? 5 : 1000000007;
            if (round % 7 == 6) o.begin = below(n + 1);
            if ((t.traits & SCRATCH) != 0 || round % 9 == 4) o.parallel_iterations = (int)below(70) + 1;
            const char *copies = card_copies(below(2));
            card_order(round % 3 == 1 || (PART == 4 && round % 3) ? (unsigned long)round : 0);
            arena card, plain;
            mapfn_failure &on_card = *(mapfn_failure *)card_alloc(sizeof(mapfn_failure)), on_host = {3, 4};
            on_card = mapfn_failure{1, 2};
            lay_out(&card, t, n, offset, in_place);
            arena_copy(&plain, &card);
            guard(card, n, true);
            mapfn_status status = t.card(card, n, &on_card, &o), expected;
            bool settled = card_settled();
            guard(card, n, false);
            expected = t.plain(plain, n, &on_host, &o);
            if (expected == MAPFN_ELEMENT_FAILED) expected = MAPFN_OK; /* the kernel knows, its launch not yet */
            if ((t.traits & SCRATCH) != 0) memcpy(card.bytes + card.start[2], plain.bytes + plain.start[2], card.values[2] * card.plan[2].size);
            const char *difference = arena_difference(&plain, &card);
            if (!settled || status != expected || difference || ((t.traits & FALLIBLE) != 0 && (on_card.index != on_host.index || on_card.code != on_host.code))) {
                printf("# %s n=%zu begin=%zu d=%d step=%td offsets %u %u %u in place %d limit %d copies %s: status %d (expected %d), failure {%zu, %d} (expected {%zu, %d}), %s\n", t.name, n, o.begin, d, step,
                    offset[0], offset[1], offset[2], in_place, o.parallel_iterations, copies, status, expected, on_card.index, on_card.code, on_host.index, on_host.code, difference ? difference : "equal");
                if (status != MAPFN_OK) printf("# %s\n", mapfn_explain());
                bad = 1;
            }
            card_free(card.bytes);
            arena_free(&plain);
            card_free(&on_card);
        }
        printf("%s - %s: %s as the sequential map\n", bad ? "not ok" : "ok", card_name, t.name);
        wrong += bad;
    }
#if PART == 2
    card_free(targets);
#endif
    if (!card_end()) wrong++, printf("not ok - something is left\n");
    return wrong != 0;
}
