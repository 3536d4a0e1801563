/* Maps over MPI ranks beside the sequential map over the whole array: every kind, random splits, failures, cancel and resume, sums.
 * Every rank has all arrays, and passes its part of them. USE_OMP: with mapfn_omp.h; OMP_AFTER: included after mapfn_mpi.h. */
#ifdef USE_OMP
# include "mapfn_omp.h"
#endif
#include "mapfn_mpi.h"
#ifdef OMP_AFTER
# include "mapfn_omp.h"
#endif
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    float a;
    double b;
} thing;
MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
MAPFN(void, outs, in(double, x), out(float, y), inout(int, z), index(i))
{
    if (i % 3) *y = (float)x * 2;
    *z += (int)(i % 1000);
}
MAPFN(void, rows, in_row(float, x, D), out_row(float, y, 3), inout_row(double, z, D), uniform(size_t, D))
{
    y[0] = x[0];
    if (x[0] > 0) y[2] = x[D - 1];
    for (size_t k = 0; k < D; k++) z[k] += (double)x[k];
}
MAPFN(void, steps, in_strided(float, x), out_strided(float, re), inout_strided(float, im))
{
    *re = x + 1;
    if (x > 0) *im += x;
}
MAPFN(double, ragged, in_ragged(float, x), out_ragged(int, y))
{
    double s = 0;
    for (size_t k = 0; k < x_len; k++) s += (double)x[k];
    for (size_t k = 0; k + 1 < y_len; k++) y[k] = (int)s + (int)k;
    return s;
}
MAPFN(thing, tabled, in(thing, t), table(double, w, LEN), uniform(int, LEN), where(uint8_t, m))
{
    t.b += w[(int)t.a % LEN];
    return t;
}
MAPFN(int, fails, scratch(unsigned, s, 4), rng(r), index(i), out(double, y), uniform(unsigned, bound), fallible)
{
    for (int k = 0; k < 4; k++) s[k] = mapfn_rng_u32(r);
    *y = mapfn_rng_double(r) + (double)(s[0] ^ s[3]) + (double)i;
    return s[1] % 100000 < bound ? -(int)(s[2] % 1000) - 1 : 0;
}
MAPFN(int, check, in(int, x), fallible) { return x < 0 ? x : 0; }

/* sums: of two sizes at once, one whose result tells any other order, and one over few lanes */
typedef struct {
    uint64_t hash;
    uint32_t count;
} trace;
MAPFN_FN trace no_trace(void)
{
    trace t = {0, 0};
    return t;
}
MAPFN_FN trace follow(trace a, trace b)
{
    trace t = {(a.hash ^ (b.hash + 0x9e3779b97f4a7c15u + (a.hash << 6) + (a.hash >> 2))) * 0xff51afd7ed558ccdu, a.count + b.count};
    return t;
}
typedef struct {
    double value[5];
} wide_value;
MAPFN_FN wide_value no_wide(void)
{
    wide_value v = {{0, 0, 0, 0, 0}};
    return v;
}
MAPFN_FN wide_value add_wide(wide_value a, wide_value b)
{
    for (int k = 0; k < 5; k++) a.value[k] = a.value[k] * 0.5 + b.value[k];
    return a;
}
MAPFN(void, dot, in(float, x), in(float, y), sum(float, s)) { *s = x * y; }
MAPFN(void, traced, in(float, x), index(i), reduce(trace, t, follow, no_trace()), where(uint8_t, m))
{
    t->hash = i * 2654435761u + (uint64_t)(int64_t)x;
    t->count = 1;
}
MAPFN(float, both, in(float, x), sum(double, s), sum(uint8_t, c))
{
    *s = (double)x * 0.1;
    *c = 1;
    return x + 1;
}
MAPFN(int, risky, in(float, x), sum(float, s), fallible)
{
    *s = x;
    return x > 8388608.0f ? 9 : 0;
}
MAPFN(void, wide, in(float, x), reduce(wide_value, v, add_wide, no_wide()))
{
    for (int k = 0; k < 5; k++) v->value[k] = (double)x * (k + 1);
}
MAPFN(void, worked, in(float, x), scratch(char, s, LEN), uniform(size_t, LEN), out(float, y))
{
    s[0] = 1;
    *y = x + (float)s[0];
}
MAPFN(void, slow, in(int, x), out(int, y), looped)
{
    double const end = MPI_Wtime() + 1e-3 * x;
    while (MPI_Wtime() < end) {}
    *y = x + 1;
}
#define SCALE(T, scale) MAPFN(T, scale, in(T, x), uniform(T, a)) { return (T)(a * x); }
MAPFN_FAMILY(scale, REAL, SCALE)

#define W MPI_COMM_WORLD
static int rank, ranks, bad, checks;
static void expect_at(int good, int line, const char *what)
{
    checks++;
    if (!good && bad++ < 12) fprintf(stderr, "rank %d, line %d: %s\n", rank, line, what);
}
#define expect(x) expect_at(x, __LINE__, #x)
static unsigned seed = 1;
static unsigned draw(void)
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 8;
}
#define NEW(T, n) ((T *)calloc((n) + 1, sizeof(T)))

/* the same random split of n on all ranks, some of them empty */
static void split(size_t n, size_t *from, size_t *to)
{
    size_t cut[64] = {0};
    for (int r = 1; r < ranks; r++) cut[r] = draw() % 4 == 0 ? cut[r - 1] : cut[r - 1] + draw() % (n - cut[r - 1] + 1);
    cut[ranks] = n;
    *from = cut[rank];
    *to = cut[rank + 1];
}

static void kinds(size_t n, const mapfn_opts *o)
{
    size_t from, to, m;
    split(n, &from, &to);
    m = to - from;
    { /* elements, also in place; a family's member */
        float *x = NEW(float, n), *y = NEW(float, n), *want = NEW(float, n), *got = NEW(float, n);
        for (size_t i = 0; i < n; i++) x[i] = (float)draw(), y[i] = (float)draw();
        (void)saxpy_map(n, want, x, y, 2.5f);
        expect(saxpy_map_mpi(m, got + from, x + from, y + from, 2.5f, o, W) == MAPFN_OK && memcmp(got + from, want + from, m * sizeof *got) == 0);
        expect(saxpy_map_mpi(m, y + from, x + from, y + from, 2.5f, o, W) == MAPFN_OK && memcmp(y + from, want + from, m * sizeof *got) == 0);
        (void)scale_float_map(n, want, x, 3);
        expect(mapfn_mpi(scale, m, got + from, x + from, 3, o, W) == MAPFN_OK && memcmp(got + from, want + from, m * sizeof *got) == 0);
        free(x), free(y), free(want), free(got);
    }
    { /* out, inout, index with an offset that is rank 0's */
        double *x = NEW(double, n);
        float *y1 = NEW(float, n), *y2 = NEW(float, n);
        int *z1 = NEW(int, n), *z2 = NEW(int, n);
        mapfn_opts off = MAPFN_NO_OPTS, mine = MAPFN_NO_OPTS;
        for (size_t i = 0; i < n; i++) x[i] = (double)draw(), y1[i] = y2[i] = (float)draw(), z1[i] = z2[i] = (int)draw();
        if (o) mine = *o;
        off.index_offset = mine.index_offset = 12345;
        (void)outs_map_opts(n, x, y1, z1, &off);
        if (rank > 0) mine.index_offset = 99;
        expect(outs_map_mpi(m, x + from, y2 + from, z2 + from, &mine, W) == MAPFN_OK);
        expect(memcmp(y1 + from, y2 + from, m * sizeof *y1) == 0 && memcmp(z1 + from, z2 + from, m * sizeof *z1) == 0);
        free(x), free(y1), free(y2), free(z1), free(z2);
    }
    { /* rows */
        size_t const D = 1 + draw() % 9;
        float *x = NEW(float, n * D), *y1 = NEW(float, n * 3), *y2 = NEW(float, n * 3);
        double *z1 = NEW(double, n * D), *z2 = NEW(double, n * D);
        for (size_t i = 0; i < n * D; i++) x[i] = (float)(int)draw() - 8e6f, z1[i] = z2[i] = (double)draw();
        for (size_t i = 0; i < n * 3; i++) y1[i] = y2[i] = (float)draw();
        (void)rows_map(n, x, y1, z1, D);
        expect(rows_map_mpi(m, x + from * D, y2 + from * 3, z2 + from * D, D, o, W) == MAPFN_OK);
        expect(memcmp(y1 + from * 3, y2 + from * 3, m * 3 * sizeof *y1) == 0 && memcmp(z1 + from * D, z2 + from * D, m * D * sizeof *z1) == 0);
        free(x), free(y1), free(y2), free(z1), free(z2);
    }
    { /* strides: 0, negative, and two interleaved outputs */
        ptrdiff_t const s = (ptrdiff_t)(draw() % 7) - 3, so = draw() % 2 ? 2 : -3, l = (ptrdiff_t)from;
        ptrdiff_t const first = so < 0 ? (ptrdiff_t)(n ? n - 1 : 0) * 3 : 0, one = s < 0 ? (ptrdiff_t)(n ? n - 1 : 0) * -s : 0;
        float *x = NEW(float, n * 4), *c1 = NEW(float, n * 4), *c2 = NEW(float, n * 4);
        for (size_t i = 0; i < n * 4; i++) x[i] = (float)(int)draw() - 8e6f, c1[i] = c2[i] = (float)draw();
        expect(steps_map(n, x + one, s, c1 + first, so, c1 + first + 1, so) == MAPFN_OK);
        expect(steps_map_mpi(m, x + one + l * s, s, c2 + first + l * so, so, c2 + first + l * so + 1, so, o, W) == MAPFN_OK);
        int differ = 0;
        for (size_t i = from; i < to; i++) differ |= memcmp(c1 + first + (ptrdiff_t)i * so, c2 + first + (ptrdiff_t)i * so, 2 * sizeof *c1) != 0;
        expect(!differ);
        free(x), free(c1), free(c2);
    }
    { /* ragged rows */
        size_t *sx = NEW(size_t, n + 1), *sy = NEW(size_t, n + 1);
        sx[0] = 7;
        for (size_t i = 0; i < n; i++) sx[i + 1] = sx[i] + (draw() % 50 == 0 ? 300 : draw() % 4), sy[i + 1] = sy[i] + draw() % 3;
        float *x = NEW(float, sx[n]);
        int *y1 = NEW(int, sy[n]), *y2 = NEW(int, sy[n]);
        double *r1 = NEW(double, n), *r2 = NEW(double, n);
        for (size_t i = 0; i < sx[n]; i++) x[i] = (float)draw() / 1e4f;
        (void)ragged_map(n, r1, x, sx, y1, sy);
        expect(ragged_map_mpi(m, r2 + from, x, sx + from, y2, sy + from, o, W) == MAPFN_OK);
        expect(memcmp(r1 + from, r2 + from, m * sizeof *r1) == 0 && memcmp(y1 + sy[from], y2 + sy[from], (sy[to] - sy[from]) * sizeof *y1) == 0);
        free(sx), free(sy), free(x), free(y1), free(y2), free(r1), free(r2);
    }
    { /* table, where, structs */
        thing *t = NEW(thing, n), *r1 = NEW(thing, n), *r2 = NEW(thing, n);
        uint8_t *mask = NEW(uint8_t, n);
        double w[1000];
        for (size_t i = 0; i < n; i++) t[i].a = (float)(draw() % 5000), t[i].b = draw(), mask[i] = draw() % 3 != 0;
        for (int i = 0; i < 1000; i++) w[i] = draw();
        (void)tabled_map(n, r1, t, w, 1000, mask);
        expect(tabled_map_mpi(m, r2 + from, t + from, w, 1000, mask + from, o, W) == MAPFN_OK);
        int differ = 0;
        for (size_t i = from; i < to; i++) differ |= memcmp(&r1[i].b, &r2[i].b, sizeof r1[i].b) != 0;
        expect(!differ);
        free(t), free(r1), free(r2), free(mask);
    }
    for (unsigned bound = 0; bound < 3000; bound += 1000) { /* scratch, rng, index, failures */
        double *y1 = NEW(double, n), *y2 = NEW(double, n);
        mapfn_failure f1, f2;
        mapfn_status const want = fails_map(n, NULL, 42, y1, bound, &f1);
        expect(fails_map_mpi(m, NULL, 42, y2 + from, bound, &f2, o, W) == want && f1.index == f2.index && f1.code == f2.code);
        expect(memcmp(y1 + from, y2 + from, m * sizeof *y1) == 0);
        free(y1), free(y2);
    }
}

/* the bits of one sequential map over the whole array, for every split */
static void sums(size_t n, const mapfn_opts *o)
{
    float *x = NEW(float, n), *y = NEW(float, n), *r1 = NEW(float, n), *r2 = NEW(float, n);
    uint8_t *mask = NEW(uint8_t, n);
    size_t from, to, m;
    for (size_t i = 0; i < n; i++) x[i] = (float)draw(), y[i] = 1 / (float)(draw() + 1), mask[i] = draw() % 4 != 0;
    for (int round = 0; round < 3; round++) {
        float s = 0, t = -1;
        trace h = no_trace(), g = {1, 1};
        double d = 0, e = -1;
        uint8_t c = 0, b = 7;
        wide_value v = no_wide(), u = no_wide();
        mapfn_failure f1, f2;
        split(n, &from, &to);
        m = to - from;
        (void)dot_map(n, x, y, &s);
        expect(dot_map_mpi(m, x + from, y + from, &t, o, W) == MAPFN_OK && memcmp(&s, &t, sizeof s) == 0);
        (void)traced_map(n, x, &h, mask);
        expect(traced_map_mpi(m, x + from, &g, mask + from, o, W) == MAPFN_OK && h.hash == g.hash && h.count == g.count);
        (void)both_map(n, r1, x, &d, &c);
        expect(both_map_mpi(m, r2 + from, x + from, &e, &b, o, W) == MAPFN_OK && memcmp(&d, &e, sizeof d) == 0 && b == c);
        expect(memcmp(r1 + from, r2 + from, m * sizeof *r1) == 0);
        (void)wide_map(n, x, &v);
        expect(wide_map_mpi(m, x + from, &u, o, W) == MAPFN_OK && memcmp(&v, &u, sizeof v) == 0);
        mapfn_status const want = risky_map(n, x, &s, &f1);
        expect(risky_map_mpi(m, x + from, &t, &f2, o, W) == want && memcmp(&s, &t, sizeof s) == 0 && f1.index == f2.index && f1.code == f2.code);
    }
    free(x), free(y), free(r1), free(r2), free(mask);
}

static size_t last, total_seen, calls, stop_at;
static bool told_false;
static bool progress(size_t done, size_t total, void *arg)
{
    (void)arg;
    expect(!told_false && done <= total && (calls == 0 || done > last));
    last = done;
    total_seen = total;
    calls++;
    told_false = done >= stop_at;
    return !told_false;
}

static void mistakes(void)
{
    enum { N = 1000 };
    static float x[N], y[N], out[N + 10];
    static int xi[N];
    int const odd = ranks - 1;
    mapfn_failure f;
    size_t completed = 0;
    char want[100];
    float s = 77;
    mapfn_opts o = MAPFN_NO_OPTS;
    expect(saxpy_map_mpi(rank == odd ? N : 0, out, rank == odd ? NULL : x, y, 1, NULL, W) == MAPFN_NULL_POINTER);
    snprintf(want, sizeof want, "on rank %d: saxpy: `x` is NULL, and n is not 0", odd);
    expect(strcmp(mapfn_explain(), want) == 0);
    out[0] = 7;
    expect(saxpy_map_mpi(N, out, x, rank == 0 ? out + 1 : y, 1, NULL, W) == MAPFN_OVERLAP && (out[0] == 7 && out[5] == 0));
    expect(strstr(mapfn_explain(), "on rank 0: saxpy: output `out`") != NULL);
    if (ranks > 2) expect(saxpy_map_mpi(N, out, rank == 2 ? NULL : x, rank == 0 ? out + 1 : y, 1, NULL, W) == MAPFN_NULL_POINTER);
    o.begin = N + 1;
    o.completed = &completed;
    expect(saxpy_map_mpi(N, out, x, y, 1, rank == odd ? &o : NULL, W) == MAPFN_BAD_OPTION && (rank != odd || completed == N + 1));
    o.begin = rank == odd;
    expect(dot_map_mpi(N, x, y, &s, &o, W) == MAPFN_BAD_OPTION && s == 77);
    expect(dot_map_mpi(N, x, y, rank == 0 ? NULL : &s, NULL, W) == MAPFN_NULL_POINTER && s == 77);
    expect(dot_map_mpi(0, NULL, NULL, rank == odd ? NULL : &s, NULL, W) == MAPFN_NULL_POINTER);
    expect(dot_map_mpi(0, NULL, NULL, &s, NULL, W) == MAPFN_OK && s == 0);
    if (ranks > 1) {
        expect((rank == 0 ? saxpy_map_mpi(N, out, x, y, 1, NULL, W) : check_map_mpi(N, xi, NULL, NULL, W)) == MAPFN_BAD_OPTION);
        expect(strstr(mapfn_explain(), "different maps") != NULL);
        if (rank == odd) s = 1, expect(dot_map_mpi(N, x, y, &s, NULL, W) == MAPFN_BAD_OPTION && s == 1);
        else expect(saxpy_map_mpi(N, out, x, y, 1, NULL, W) == MAPFN_BAD_OPTION);
    }
    o = (mapfn_opts)MAPFN_NO_OPTS;
    o.index_offset = SIZE_MAX - N;
    expect(check_map_mpi(rank == 0 ? N : 1, xi, &f, &o, W) == (ranks > 1 ? MAPFN_TOO_LARGE : MAPFN_OK));
    for (int i = 0; i < N; i++) xi[i] = rank == odd && i > 500 ? -i : 0;
    expect(check_map_mpi(N, xi, &f, NULL, W) == MAPFN_ELEMENT_FAILED && f.index == (size_t)odd * N + 501 && f.code == -501);
    snprintf(want, sizeof want, "check: element %d returned code -501", odd * N + 501);
    expect(strstr(mapfn_explain(), want) != NULL);
    expect(check_map_mpi(0, NULL, &f, NULL, W) == MAPFN_OK && f.index == SIZE_MAX && f.code == 0);
    expect(saxpy_map_mpi(4, out, x, y, 1, NULL, MPI_COMM_NULL) == MAPFN_MPI_ERROR);
}

/* Which status is all ranks', and what a failed check leaves; `begin` on some ranks; communicators of another order. */
static void statuses(void)
{
    enum { N = 1000 };
    static float x[N], y[N], out[N];
    static double d[N];
    static int z[N], codes[N];
    int const odd = ranks - 1, last_rank = rank == odd;
    mapfn_failure f = {5, 5};
    mapfn_opts o = MAPFN_NO_OPTS;
    size_t completed = 0;
    float s = 77, t = 0;
    MPI_Comm other, inter;
    o.completed = &completed;
    o.begin = 3 + (size_t)rank;
    expect(saxpy_map_mpi(N, out, rank == 0 ? NULL : x, y, 1, &o, W) == MAPFN_NULL_POINTER);
    expect(completed == 3 + (size_t)rank && out[5] == 0);
    expect(check_map_mpi(N, last_rank ? NULL : codes, &f, NULL, W) == MAPFN_NULL_POINTER && f.index == SIZE_MAX && f.code == 0);
    expect(saxpy_map_mpi(N, out, last_rank ? NULL : x, rank == 0 && ranks > 1 ? out + 1 : y, 1, NULL, W) == MAPFN_NULL_POINTER);
    expect(saxpy_map_mpi(N, out, NULL, y, 1, NULL, W) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "on rank 0: ") != NULL);
    /* options go first, also where only this library finds them wrong */
    expect(dot_map_mpi(N, last_rank ? NULL : x, y, &s, last_rank ? &o : NULL, W) == MAPFN_BAD_OPTION && s == 77);
    expect(dot_map_mpi(N, rank == 0 ? NULL : x, y, &s, last_rank ? &o : NULL, W) == MAPFN_BAD_OPTION && s == 77);
    /* scratch that one rank cannot have */
    out[0] = 0;
    expect(worked_map_mpi(N, x, NULL, last_rank ? SIZE_MAX / 16 : 1, out, NULL, W) == MAPFN_NO_MEMORY && out[0] == 0);
    expect(strstr(mapfn_explain(), "on rank ") != NULL);
    /* index_offset changes no sum */
    o = (mapfn_opts)MAPFN_NO_OPTS;
    o.index_offset = UINT64_MAX - 1;
    expect(dot_map_mpi(N, x, y, &s, &o, W) == MAPFN_OK && s == 0);
    /* some ranks begin later, and an element before that has no failure */
    o = (mapfn_opts)MAPFN_NO_OPTS;
    o.begin = rank % 2 ? 0 : 500;
    o.completed = &completed;
    for (int i = 0; i < N; i++) codes[i] = i == 100 || i == 700 ? -i : 0, d[i] = i, out[i] = -1, z[i] = 0;
    expect(outs_map_mpi(N, d, out, z, &o, W) == MAPFN_OK && completed == N);
    for (size_t i = 0; i < N; i++) {
        size_t const at = (size_t)rank * N + i;
        if (i < o.begin) expect(out[i] < 0 && z[i] == 0);
        else expect(z[i] == (int)(at % 1000) && (at % 3 ? out[i] == (float)i * 2 : out[i] < 0));
    }
    expect(check_map_mpi(N, codes, &f, rank == 0 ? &o : NULL, W) == MAPFN_ELEMENT_FAILED && f.index == 700 && f.code == -700);
    /* the order of ranks is the communicator's */
    MPI_Comm_split(W, 0, -rank, &other);
    for (size_t i = 0; i < N; i++) x[i] = (float)(rank * N) + (float)i / 3, y[i] = 1.1f;
    float *const all = NEW(float, (size_t)ranks * N), *const ones = NEW(float, (size_t)ranks * N);
    for (size_t i = 0; i < (size_t)ranks * N; i++) all[i] = (float)((ranks - 1 - (int)(i / N)) * N) + (float)(i % N) / 3, ones[i] = 1.1f;
    (void)dot_map((size_t)ranks * N, all, ones, &s);
    expect(dot_map_mpi(N, x, y, &t, NULL, other) == MAPFN_OK && memcmp(&s, &t, sizeof s) == 0);
    expect(dot_map_mpi(N, x, y, &t, NULL, MPI_COMM_SELF) == MAPFN_OK && dot_map(N, x, y, &s) == MAPFN_OK && memcmp(&s, &t, sizeof s) == 0);
    MPI_Comm_free(&other);
    if (ranks > 1) { /* an intercommunicator has no one order */
        MPI_Comm_split(W, rank == 0, 0, &other);
        MPI_Intercomm_create(other, 0, W, rank == 0 ? 1 : 0, 7, &inter);
        expect(saxpy_map_mpi(N, out, x, y, 1, NULL, inter) == MAPFN_MPI_ERROR && mapfn_mpi_last_error() == MPI_SUCCESS);
        MPI_Comm_free(&inter);
        MPI_Comm_free(&other);
    }
    free(all), free(ones);
}

/* progress is rank 0's; a cancel stops all, each may go on where it stopped, and nothing beyond is touched */
static void cancel(int pass)
{
    enum { MOST = 100000 };
    static double d[MOST], e[MOST];
    static float x[MOST];
    size_t const n = rank % 2 ? MOST : 60000;
    size_t total = 0, before = 0, done = 0;
    mapfn_opts o = MAPFN_NO_OPTS, p = MAPFN_NO_OPTS;
    mapfn_failure f;
    float s = 5;
    for (int r = 0; r < ranks; r++) total += r % 2 ? MOST : 60000, before += r < rank ? (r % 2 ? MOST : 60000) : 0;
    last = calls = 0;
    told_false = false;
    stop_at = pass == 0 ? SIZE_MAX : pass == 1 ? 1 : total / 2;
    if (rank == 0) o.progress = progress;
    o.completed = &done;
    o.grain = 500;
    for (size_t i = 0; i < n; i++) d[i] = -1;
    mapfn_status const status = fails_map_mpi(n, NULL, 9, d, 0, &f, &o, W);
    int cancelled = status == MAPFN_CANCELLED, all, untouched = 1, computed = 1;
    expect(pass != 0 || rank != 0 || ranks > 1 || calls > 10); /* rounds end while it computes */
    expect(pass == 0 ? status == MAPFN_OK && done == n && (rank != 0 || (last == total && total_seen == total)) : cancelled || status == MAPFN_OK);
    MPI_Allreduce(&cancelled, &all, 1, MPI_INT, MPI_SUM, W);
    expect(all == 0 || all == ranks);
    if (pass == 1 && ranks == 1) expect(cancelled);
    for (size_t i = 0; i < n; i++) untouched &= i < done || d[i] < 0, computed &= i >= done || d[i] >= 0;
    expect(untouched && computed);
    if (cancelled) {
        o.progress = NULL;
        o.begin = done;
        expect(fails_map_mpi(n, NULL, 9, d, 0, &f, &o, W) == MAPFN_OK && done == n);
    }
    p.index_offset = before;
    (void)fails_map_opts(n, NULL, 9, e, 0, NULL, &p);
    expect(memcmp(d, e, n * sizeof *d) == 0);
    /* a cancel reaches those who would take much longer than rank 0 */
    enum { LONG = 1000 };
    static int waits[LONG], after[LONG];
    for (int i = 0; i < LONG; i++) waits[i] = rank != 0;
    last = calls = 0;
    told_false = false;
    if (pass == 1) {
        size_t const m = rank == 0 ? 10 : LONG;
        o.begin = 0;
        o.grain = 1;
        o.progress = rank == 0 ? progress : NULL;
        expect(slow_map_mpi(m, waits, after, &o, W) == MAPFN_CANCELLED || ranks == 1);
        expect(rank == 0 || done < LONG);
        o.grain = 500;
    }
    /* sums: nothing is stored after a cancel */
    last = calls = 0;
    told_false = false;
    o.begin = 0;
    o.progress = rank == 0 ? progress : NULL;
    mapfn_status const summed = dot_map_mpi(n, x, x, &s, &o, W);
    expect(summed == MAPFN_CANCELLED ? s == 5 : summed == MAPFN_OK && s == 0);
    last = calls = 0;
    told_false = false;
    stop_at = SIZE_MAX;
    expect(saxpy_map_mpi(0, NULL, NULL, NULL, 1, &o, W) == MAPFN_OK && calls == (rank == 0));
}

/* more than 2^31 bytes on each rank, and indices beyond 2^32 on two */
MAPFN(int, large, inout(uint8_t, x), index(i), sum(uint64_t, s), fallible)
{
    *x = (uint8_t)(*x + (uint8_t)(i % 251));
    *s = *x;
    return *x == 255 ? 5 : 0;
}
static void huge(void)
{
    size_t const n = ((size_t)1 << 31) + 12345, first = (size_t)rank * n;
    uint8_t *x = NEW(uint8_t, n);
    uint64_t s = 0, sum = 0, all = 0;
    mapfn_failure f;
    if (!x) MPI_Abort(W, 1);
    x[n - 1] = (uint8_t)(rank == ranks - 1 ? 255 - (first + n - 1) % 251 : 0);
    for (size_t i = 0; i < n; i++) sum += (first + i) % 251 + x[i];
    MPI_Allreduce(&sum, &all, 1, MPI_UINT64_T, MPI_SUM, W);
    expect(large_map_mpi(n, x, &s, &f, NULL, W) == MAPFN_ELEMENT_FAILED && f.index == (size_t)ranks * n - 1 && f.code == 5);
    expect(s == all && x[n - 2] == (uint8_t)((first + n - 2) % 251));
    free(x);
}

int main(int argc, char **argv)
{
    static const size_t sizes[] = {0, 1, 2, 3, 10, 257, 1000, 5000, 20000, 150000};
    int level;
    float one = 1, two = 2, three;
    mapfn_opts grain = MAPFN_NO_OPTS, threads = MAPFN_NO_OPTS;
    expect(saxpy_map_mpi(1, &three, &one, &two, 1, NULL, MPI_COMM_WORLD) == MAPFN_MPI_ERROR && mapfn_mpi_last_error() == MPI_SUCCESS);
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_rank(W, &rank);
    MPI_Comm_size(W, &ranks);
    grain.grain = 100;
    threads.parallel_iterations = 2;
    /* `behave few`: ranks that wait by spinning, with too few cores for them, take long for each collective */
    int const few = argc > 1, most = few ? 7 : (int)(sizeof sizes / sizeof *sizes);
    for (int k = few; k < most; k += 1 + few)
        for (int o = 0; o < (sizes[k] > 10000 || few ? 1 : 3); o++) { /* threads work on large arrays only */
            kinds(sizes[k], sizes[k] > 10000 ? &threads : o == 0 ? NULL : o == 1 ? &grain : &threads);
            sums(sizes[k], sizes[k] > 10000 ? &threads : o == 0 ? NULL : o == 1 ? &grain : &threads);
        }
    if (argc > 1 && strcmp(argv[1], "huge") == 0) huge();
    mistakes();
    statuses();
    for (int pass = 0; pass < 3; pass++) cancel(pass);
    MPI_Allreduce(MPI_IN_PLACE, &bad, 1, MPI_INT, MPI_SUM, W);
    if (rank == 0) printf("%d ranks: %d checks on rank 0, %d failed on all\n", ranks, checks, bad);
    MPI_Finalize();
    expect(saxpy_map_mpi(1, &three, &one, &two, 1, NULL, MPI_COMM_WORLD) == MAPFN_MPI_ERROR);
    return bad != 0;
}
