/* The driver of generated maps (generate.py): every way in which their outputs may lie exactly where their inputs do,
 * in each variant, compared with the element function called element by element on arrays that lie apart. */
#ifndef INPLACE_H
#define INPLACE_H
#ifdef OMP
# include "mapfn_omp.h"
#else
# include "mapfn.h"
#endif
#include <stdlib.h>
#include "tests/lib/test.h"

enum { MOST_SLOTS = 8, MOST_N = 2300, ROOM = 3 * (MOST_N + 2) /* values of an array */ };

typedef enum slot_role { INPUT, OUTPUT, MASK, SPLITS, SUM } slot_role;
typedef enum slot_shape { EACH, STRIDED, ROW, RAGGED } slot_shape;

typedef struct slot { /* one array of a map */
    slot_role role;
    slot_shape shape;
    size_t size; /* of a value */
    int width;   /* values of an element: a row's */
    bool late;   /* may lie at a row only where the body reads all rows first */
    void (*fill)(void *values, size_t count, unsigned seed);
} slot;

enum { MAP, LOOPED, VECTORIZED, WITH_OPTIONS, CONSTANT_N, PARALLEL, VARIANTS };
static const char *const variant_names[] = {"map", "_looped", "_vectorized", "_opts", "constant n", "_omp"};
enum { CONSTANT = 5 /* elements of CONSTANT_N */ };

typedef struct call {
    size_t n;
    ptrdiff_t stride;
    void *at[MOST_SLOTS];
    mapfn_failure failure;
} call;

typedef struct definition {
    const char *name;
    int count;
    bool fallible, reads_rows_first;
    slot slots[MOST_SLOTS];
    mapfn_status (*run)(call *c, int variant, const mapfn_opts *opts);
    int (*element)(call *c, size_t i); /* computes one; its error code */
} definition;

#define VALUES(T, k) ((T *)c->at[k])
/* the first element of an array that may run backwards */
#define FIRST(T, k) (VALUES(T, k) + (c->stride < 0 ? -c->stride * (ptrdiff_t)(c->n - 1) : 0))

__attribute__((unused)) static void fill_mask(void *values, size_t count, unsigned seed)
{
    for (size_t i = 0; i < count; i++) ((unsigned char *)values)[i] = (i * 7 + seed) % 5 != 0;
}
__attribute__((unused)) static void fill_splits(void *values, size_t count, unsigned seed)
{
    size_t end = 1;
    for (size_t i = 0; i < count; i++) {
        ((size_t *)values)[i] = end;
        if (i < MOST_N) end += (i * 5 + seed + i / 3) % 4 % 3 + (i % 7 == 0);
    }
}
static bool go_on(size_t done, size_t total, void *arg)
{
    (void)arg;
    return done <= total;
}
static bool is_row(const slot *s) { return s->shape == ROW || s->shape == RAGGED; }

/* May this output lie where this input does? */
static bool may_be_at(const definition *d, const slot *output, const slot *input, ptrdiff_t stride)
{
    bool const strided = output->shape == STRIDED && stride != 1, other = input->shape == STRIDED && stride != 1;
    if (strided != other || (output->shape == RAGGED) != (input->shape == RAGGED)) return false;
    if (is_row(input) && !is_row(output) && output->late && !d->reads_rows_first) return false;
    return output->size * (size_t)output->width == input->size * (size_t)input->width;
}

typedef struct arrays { /* of all slots: those of the map and those of the oracle */
    unsigned char *map[MOST_SLOTS], *plain[MOST_SLOTS];
} arrays;
static arrays memory;
static size_t placements;

/* bytes of a slot that are copied and compared; what lies in place has no more of its own than is there */
static size_t bytes_of(const definition *d, const int *at, int k, size_t n)
{
    size_t const here = d->slots[k].size, there = d->slots[at[k]].size;
    if (d->slots[k].role == SPLITS) return here * (MOST_N + 1);
    return (here < there ? here : there) * (n < 100 ? 3 * (n + 2) : (size_t)ROOM);
}

/* at[k]: the slot where slot k lies, k itself where it lies apart */
static void compare(const definition *d, const int *at, ptrdiff_t stride, size_t n, size_t begin, int variant)
{
    call map, plain;
    mapfn_failure wanted = {SIZE_MAX, 0};
    mapfn_opts opts;
    mapfn_status status;
    memset(&opts, 0, sizeof opts);
    map.n = plain.n = n;
    map.stride = plain.stride = stride;
    map.failure = plain.failure = wanted;
    for (int k = 0; k < d->count; k++) {
        const slot *s = &d->slots[k];
        bool const in_place = at[k] != k, one_piece = in_place && (is_row(s) || is_row(&d->slots[at[k]]));
        map.at[k] = in_place ? memory.map[at[k]] : memory.map[k];
        plain.at[k] = one_piece ? memory.plain[at[k]] : memory.plain[k];
        if (!in_place) s->fill(memory.map[k], bytes_of(d, at, k, n) / s->size, (unsigned)(k * 31 + 5));
    }
    for (int k = 0; k < d->count; k++) {
        memcpy(memory.plain[k], map.at[k], bytes_of(d, at, k, n));
        if (d->slots[k].role == SUM) memset(memory.plain[k], 0, d->slots[k].size);
    }
    for (size_t i = begin; i < n; i++) {
        int const code = d->element(&plain, i);
        if (code != 0 && wanted.code == 0) wanted.index = i, wanted.code = code;
        __asm__ volatile("" ::: "memory");
    }
    opts.begin = begin;
    if (variant == WITH_OPTIONS) opts.progress = go_on;
    if (variant == PARALLEL) opts.parallel_iterations = 3, opts.grain = n / 5 + 1;
    status = d->run(&map, variant, &opts);
    bool same = status == (wanted.code ? MAPFN_ELEMENT_FAILED : MAPFN_OK);
    if (d->fallible) same = same && map.failure.index == wanted.index && map.failure.code == wanted.code;
    for (int k = 0; k < d->count; k++) {
        bool overwritten = false; /* an input's memory is what the output there has made of it */
        for (int j = 0; j < d->count; j++) overwritten = overwritten || (j != k && at[j] == k);
        size_t const bytes = d->slots[k].role == SUM ? d->slots[k].size : bytes_of(d, at, k, n);
        if (!overwritten) same = same && memcmp(map.at[k], plain.at[k], bytes) == 0;
    }
    EXPECT_SAY(same, "%s %s, n %zu, begin %zu, stride %d, status %d: arrays at %d %d %d %d %d %d %d %d", d->name,
        variant_names[variant], n, begin, (int)stride, (int)status, at[0], at[1], at[2], at[3], at[4], at[5], at[6],
        at[7]);
}

/* all n and variants of one placement */
static void compare_all(const definition *d, const int *at, ptrdiff_t stride)
{
    static size_t const counts[] = {1, 2, 3, 7, 8, 17, 33, 64, 100, 129, 257, 700, MOST_N};
    for (int variant = 0; variant < VARIANTS; variant++) {
#ifndef OMP
        if (variant == PARALLEL) continue;
#endif
        if (variant == CONSTANT_N) {
            compare(d, at, stride, CONSTANT, 0, variant);
            continue;
        }
        for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
            if (counts[k] < 64 && variant >= WITH_OPTIONS && k % 3 != 0) continue;
            compare(d, at, stride, counts[k], variant >= WITH_OPTIONS && k % 2 == 0 ? counts[k] / 3 : 0, variant);
        }
    }
}

/* gives slots [k, …) all their places in turn: apart, and at each input that no other output has taken */
static void place(const definition *d, int *at, int k, ptrdiff_t stride)
{
    while (k < d->count && d->slots[k].role != OUTPUT) k++;
    if (k == d->count) {
        placements++;
        compare_all(d, at, stride);
        return;
    }
    place(d, at, k + 1, stride);
    for (int input = 0; input < d->count; input++) {
        bool taken = d->slots[input].role != INPUT;
        for (int j = 0; j < d->count; j++) taken = taken || (j != input && at[j] == input);
        if (taken || !may_be_at(d, &d->slots[k], &d->slots[input], stride)) continue;
        at[k] = input;
        place(d, at, k + 1, stride);
        at[k] = k;
    }
}

static void compare_definition(const definition *d)
{
    static ptrdiff_t const strides[] = {1, 2, -1, 3};
    bool strided = false;
    int at[MOST_SLOTS];
    for (int k = 0; k < MOST_SLOTS; k++) at[k] = k;
    for (int k = 0; k < d->count; k++) strided = strided || d->slots[k].shape == STRIDED;
    for (int k = 0; k < (strided ? 4 : 1); k++) place(d, at, 0, strides[k]);
}

static void allocate(void)
{
    for (int k = 0; k < MOST_SLOTS; k++) {
        memory.map[k] = (unsigned char *)malloc(32 * ROOM);
        memory.plain[k] = (unsigned char *)malloc(32 * ROOM);
        if (memory.map[k] == NULL || memory.plain[k] == NULL) abort();
    }
}
#endif
