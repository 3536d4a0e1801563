/* Every kind and modifier: the OpenMP map gives the sequential map's bits, for every n, limit, grain, alignment and begin. */
#include "mapfn_omp.h"
#include "tests/lib/kinds.h"

typedef struct pair { float a, b; } pair;

MAPFN(float, of_in, in(float, x), in(double, y), uniform(float, a)) { return a * x + (float)y; }
MAPFN(void, of_out, in(float, x), out(float, u), inout(int, z)) { *u = x / 3; *z += 1; }
MAPFN(double, of_index, index(i), uniform(double, a)) { return (double)i * a; }
MAPFN(float, of_row, in_row(float, x, 3), out_row(float, y, width), inout_row(short, z, 2), uniform(int, width))
{
    float s = x[0] + x[1] * x[2];
    for (int k = 0; k < width; k++) y[k] = s * (float)k;
    z[1] = (short)(z[0] + 1);
    return s;
}
MAPFN(float, of_strided, in_strided(float, x), out_strided(float, u)) { *u = x + 1; return x * 2; }
MAPFN(void, of_stepped, inout_strided(float, z), in(float, x)) { *z = *z * 2 + x; }
MAPFN(float, of_ragged, in_ragged(float, x), inout_ragged(float, z))
{
    float s = 0;
    for (size_t k = 0; k < x_len; k++) s += x[k];
    for (size_t k = 0; k < z_len; k++) z[k] += s;
    return s;
}
MAPFN(unsigned char, of_table, in(unsigned char, x), table(unsigned char, t, 256)) { return t[x]; }
MAPFN(float, of_where, in(float, x), where(unsigned char, m)) { return x * 3; }
MAPFN(float, of_scratch, in(float, x), scratch(float, s, 5), index(i))
{
    for (int k = 0; k < 5; k++) s[k] = x + (float)(i % 7);
    return s[0] + s[1] * s[4];
}
MAPFN(double, of_rng, rng(r), in(float, x)) { return mapfn_rng_double(r) + (double)mapfn_rng_below(r, 10) + (double)x; }
MAPFN(int, of_fallible, in(float, x), out(float, u), fallible) { *u = x * 2; return x > 0.93f ? (int)(x * 1000) : 0; }
MAPFN(pair, of_struct, in(pair, p), vectorized) { pair q = {p.b, p.a * 2}; return q; }
MAPFN(float, of_looped, in(float, x), looped) { return x / 7; }
MAPFN(float, of_cost, in(float, x), cost(5000)) { return x / 7; }
MAPFN(float, of_streaming, in(float, x), streaming) { return x * 5; }
MAPFN(float, of_exported, in(float, x), exported) { return x - 1; }
MAPFN(float, of_host, in(float, x), host) { return x + 7; }
static inline float plain_function(float x) { return x * x; }
MAPFN_OF(float, plain_function, in(float, x));
#define TWICE(T, name) MAPFN(T, name, in(T, x)) { return (T)(x + x); }
MAPFN_FAMILY(twice, NUMBER, TWICE)

enum { MOST = 70000, FRONT = 4 };
static float x[MOST * 3 + 8], u[2][MOST + 8], v[2][MOST * 3 + 8], w[2][2 * MOST + 8], scratch_room[8 * 5];
static double d[MOST + 8], e[2][MOST + 8];
static short h[2][2 * MOST + 8];
static int z[2][MOST + 8];
static unsigned char b[MOST + 8], found[2][MOST + 8], table_of[256];
static pair p[MOST + 8], q[2][MOST + 8];
static size_t xs[MOST + 9], zs[MOST + 9];

static int failures;
static const char *about = "";
static void same(const char *what, const void *a, const void *g, size_t bytes)
{
    if (memcmp(a, g, bytes) == 0) return;
    if (failures++ < 10) printf("# %s differs: %s\n", what, about);
}
#define SAME(what, array) same(what, array[0], array[1], sizeof array[0])
static void status(const char *what, mapfn_status a, mapfn_status g)
{
    if (a != g && failures++ < 10) printf("# %s: status %d, sequential %d: %s\n", what, (int)g, (int)a, about);
}
static void reset(void)
{
    for (int k = 0; k < 2; k++) {
        memset(u[k], 0x3c, sizeof u[k]), memset(v[k], 0x3d, sizeof v[k]), memset(w[k], 0x3e, sizeof w[k]), memset(e[k], 0x3f, sizeof e[k]);
        memset(h[k], 1, sizeof h[k]), memset(z[k], 2, sizeof z[k]), memset(found[k], 3, sizeof found[k]), memset(q[k], 0, sizeof q[k]);
    }
}

/* the list of all kinds and modifiers: x is room for two values an element */
#define GO(word, traits, R, parameters, arguments, ...) \
    static mapfn_status listed_##word(const kind_call *c, const mapfn_opts *parallel) \
    { \
        return parallel ? k_##word##_map_omp(c->n, KIND_UNPACK arguments, parallel) : k_##word##_map_opts(c->n, KIND_UNPACK arguments, c->opts); \
    }
KINDS(GO)
MODIFIERS(GO)
EXPORTED(GO)
static const struct listed {
    const char *name;
    mapfn_status (*go)(const kind_call *c, const mapfn_opts *parallel);
    int traits;
} listed[] = {
#define LISTED(word, traits, ...) {#word, listed_##word, traits},
    KINDS(LISTED) MODIFIERS(LISTED) EXPORTED(LISTED)
};
static void listed_kinds(size_t n, size_t at, const mapfn_opts *o, const mapfn_opts *s)
{
    for (size_t k = 0; k < sizeof listed / sizeof *listed; k++) {
        mapfn_failure failure[2];
        mapfn_status said[2];
        for (int way = 0; way < 2; way++) {
            mapfn_opts sequential = *s, parallel = *s;
            kind_call c = {n, v[way] + at, u[way] + at, 2, zs, &sequential, &failure[way]};
            memcpy(v[way], x, sizeof v[way]);
            memset(u[way], 0x3c, sizeof u[way]);
            if (o) parallel = *o;
            if (listed[k].traits & KIND_MAY_BE_NULL) c.x = NULL; /* work space of its own */
            said[way] = listed[k].go(&c, way ? &parallel : NULL);
        }
        status(listed[k].name, said[0], said[1]), SAME(listed[k].name, u), SAME(listed[k].name, v);
    }
}

/* o: for the OpenMP map; s: the same begin and index_offset for the sequential one */
static void all_kinds(size_t n, size_t at, const mapfn_opts *o, const mapfn_opts *s)
{
    mapfn_failure f[2];
    reset();
    status("in", of_in_map_opts(n, u[0] + at, x + at, d, 1.5f, s), of_in_map_omp(n, u[1] + at, x + at, d, 1.5f, o)), SAME("in", u);
    status("in place", of_looped_map_opts(n, u[0] + at, u[0] + at, s), of_looped_map_omp(n, u[1] + at, u[1] + at, o)), SAME("in place", u);
    status("out", of_out_map_opts(n, x + at, u[0], z[0] + at, s), of_out_map_omp(n, x + at, u[1], z[1] + at, o)), SAME("out", u), SAME("inout", z);
    status("index", of_index_map_opts(n, e[0], 0.5, s), of_index_map_omp(n, e[1], 0.5, o)), SAME("index", e);
    status("row", of_row_map_opts(n, u[0], x, v[0] + at, h[0], 2, s), of_row_map_omp(n, u[1], x, v[1] + at, h[1], 2, o)), SAME("row", u), SAME("out_row", v), SAME("inout_row", h);
    status("strided", of_strided_map_opts(n, u[0], x, 2, v[0] + 2 * n + 1, -2, s), of_strided_map_omp(n, u[1], x, 2, v[1] + 2 * n + 1, -2, o)), SAME("strided", u), SAME("out_strided", v);
    status("stepped", of_stepped_map_opts(n, v[0] + 1, 2, x, s), of_stepped_map_omp(n, v[1] + 1, 2, x, o)), SAME("inout_strided", v);
    status("ragged", of_ragged_map_opts(n, u[0], x, xs, w[0] + at, zs, s), of_ragged_map_omp(n, u[1], x, xs, w[1] + at, zs, o)), SAME("ragged", u), SAME("inout_ragged", w);
    status("table", of_table_map_opts(n, found[0] + at, b + at, table_of, s), of_table_map_omp(n, found[1] + at, b + at, table_of, o)), SAME("table", found);
    status("where", of_where_map_opts(n, u[0] + at, x, b, s), of_where_map_omp(n, u[1] + at, x, b, o)), SAME("where", u);
    status("scratch", of_scratch_map_opts(n, u[0], x, NULL, s), of_scratch_map_omp(n, u[1], x, NULL, o)), SAME("scratch", u);
    if (o && o->parallel_iterations > 0 && o->parallel_iterations <= 8)
        status("own scratch", of_scratch_map_opts(n, u[0], x + 1, NULL, s), of_scratch_map_omp(n, u[1], x + 1, scratch_room, o)), SAME("own scratch", u);
    status("rng", of_rng_map_opts(n, e[0], 42, x, s), of_rng_map_omp(n, e[1], 42, x, o)), SAME("rng", e);
    status("fallible", of_fallible_map_opts(n, x + at, u[0], &f[0], s), of_fallible_map_omp(n, x + at, u[1], &f[1], o)), SAME("fallible", u);
    if (f[0].index != f[1].index || f[0].code != f[1].code) failures++, printf("# fallible: %zu %d, sequential %zu %d: %s\n", f[1].index, f[1].code, f[0].index, f[0].code, about);
    status("struct", of_struct_map_opts(n, q[0], p, s), of_struct_map_omp(n, q[1], p, o)), SAME("struct", q);
    status("cost", of_cost_map_opts(n, u[0], x, s), of_cost_map_omp(n, u[1], x, o)), SAME("cost", u);
    status("streaming", of_streaming_map_opts(n, u[0], x, s), of_streaming_map_omp(n, u[1], x, o)), SAME("streaming", u);
    status("exported", of_exported_map_opts(n, u[0], x, s), of_exported_map_omp(n, u[1], x, o)), SAME("exported", u);
    status("host", of_host_map_opts(n, u[0], x, s), of_host_map_omp(n, u[1], x, o)), SAME("host", u);
    status("MAPFN_OF", plain_function_map_opts(n, u[0], x, s), plain_function_map_omp(n, u[1], x, o)), SAME("MAPFN_OF", u);
    status("family", mapfn_with_opts(twice, n, z[0], z[0], s), mapfn_omp(twice, n, z[1], z[1], o)), SAME("family", z);
}

int main(int argc, char **argv)
{
    const size_t counts[] = {0, 1, 2, 3, 31, 255, 256, 257, 511, 1025, 4099, 20000, MOST};
    const int limits[] = {0, 1, 2, 3, 8, 64};
    int rounds = 0, quick = argc > 1 && !strcmp(argv[1], "quick");
    for (size_t i = 0; i < MOST * 3 + 8; i++) x[i] = (float)((i * 2654435761u) % 1000) / 1000.0f;
    for (size_t i = 0; i < MOST + 8; i++) d[i] = (double)x[i] * 3, b[i] = (unsigned char)(i * i % 5), p[i].a = x[i], p[i].b = x[i + 1];
    for (size_t i = 0; i < 256; i++) table_of[i] = (unsigned char)(255 - i);
    xs[0] = 3, zs[0] = 0;
    for (size_t i = 0; i < MOST + 8; i++) xs[i + 1] = xs[i] + (i < MOST ? i % 4 * (i % 3 == 0) : 0), zs[i + 1] = zs[i] + (i < MOST ? i % 3 : 0);
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++)
        for (size_t l = 0; l < sizeof limits / sizeof *limits; l++)
            for (int form = 0; form < 4; form++) {
                mapfn_opts o, s;
                size_t done[2];
                char text[120];
                memset(&o, 0, sizeof o), memset(&s, 0, sizeof s);
                if (quick && (k * 6 + l + (size_t)form) % 5) continue;
                o.parallel_iterations = limits[l];
                o.grain = form == 1 ? 1 + counts[k] / 50 : form == 2 ? 1000 : 0;
                o.begin = s.begin = form == 3 ? counts[k] / 3 : 0;
                o.index_offset = s.index_offset = form == 3 ? 1000000007u : 0;
                if (form == 2) o.completed = &done[0], o.progress = mapfn_progress_bar;
                snprintf(text, sizeof text, "n %zu, parallel_iterations %d, form %d", counts[k], limits[l], form);
                about = text;
#ifdef _OPENMP
                mapfn_omp_this_pool.quiet_until = 0; /* regions also where others use the processors */
                mapfn_omp_this_pool.losses = 0;
#endif
                all_kinds(counts[k], (size_t)form, form == 0 && limits[l] == 0 ? NULL : &o, &s);
                if (form == 0 || form == 3) listed_kinds(counts[k], (size_t)form, form == 0 && limits[l] == 0 ? NULL : &o, &s);
                if (form == 2 && done[0] != counts[k]) failures++, printf("# completed %zu: %s\n", done[0], about);
                rounds++;
            }
    printf("%s - every kind and modifier: the sequential map's bits (%d combinations of n, parallel_iterations, grain, begin, alignment)\n", failures ? "not ok" : "ok", rounds);
    return 0;
}
