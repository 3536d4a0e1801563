/* ======== src/run/arrays.h: where arrays lie, read from an argument struct.
 * Uses run/map.h. Used by run/checks.h and back ends. */

/* -------------------------------------------------------------------- reading argument structs ---- */

MAPFN_HOST_FN const void *mapfn_pointer_at(const void *args, size_t field)
{
    const void *p;
    memcpy(&p, (const char *)args + field, sizeof p);
    return p;
}
MAPFN_HOST_FN size_t mapfn_size_at(const void *args, size_t field)
{
    size_t value;
    memcpy(&value, (const char *)args + field, sizeof value);
    return value;
}

/* Is this the place of a sum or of a gather, which all elements share? */
MAPFN_HOST_FN bool mapfn_is_total(const mapfn_param *p)
{
    return p->layout == MAPFN_ONE_VALUE || p->layout == MAPFN_TOTALS;
}
/* How many values such a place has, or a table. */
MAPFN_HOST_FN size_t mapfn_values_of(const mapfn_param *p, const void *args)
{
    return p->detail ? mapfn_size_at(args, p->detail) : 1;
}

/* The bytes of an array, [start, start + bytes). Element i has `each` bytes from first + i * step on. */
typedef struct mapfn_span {
    const char *start;
    size_t bytes, each;
    const char *first;
    ptrdiff_t step;
    const size_t *splits;
    bool overflow;
} mapfn_span;

/* start + bytes, computed as a number: what is checked may lie outside of any array, where C has no pointer. */
MAPFN_HOST_FN const char *mapfn_moved(const char *start, size_t bytes)
{
    return (const char *)((uintptr_t)start + bytes);
}

/* It is stored by parts and not returned: a compiler would copy it by larger ones, which must then wait for them. */
MAPFN_PLAIN void mapfn_measure(mapfn_span *s, const mapfn_param *p, const void *args, size_t n, size_t slots)
{
    size_t length = 1;
    s->first = s->start = (const char *)mapfn_pointer_at(args, p->field);
    s->bytes = 0;
    s->each = p->size;
    s->step = 0;
    s->splits = NULL;
    s->overflow = false;
    if (p->detail && p->layout != MAPFN_STRIDED && p->layout != MAPFN_RAGGED) length = mapfn_size_at(args, p->detail);
    switch (p->layout) {
    case MAPFN_EACH_ELEMENT:
        s->overflow = __builtin_mul_overflow(length, p->size, &s->each)
            || __builtin_mul_overflow(s->each, n, &s->bytes);
        s->step = (ptrdiff_t)s->each;
        break;
    case MAPFN_TOTALS:
    case MAPFN_TABLE: s->overflow = __builtin_mul_overflow(length, p->size, &s->bytes); break;
    case MAPFN_ONE_VALUE: s->bytes = p->size; break;
    case MAPFN_SCRATCH:
        s->overflow = __builtin_mul_overflow(length, p->size, &s->each)
            || __builtin_mul_overflow(s->each, slots, &s->bytes);
        break;
    case MAPFN_STRIDED: {
        ptrdiff_t stride = (ptrdiff_t)mapfn_size_at(args, p->detail);
        size_t steps = stride < 0 ? (size_t)0 - (size_t)stride : (size_t)stride;
        size_t reach = 0;
        if (n == 1) { /* no step is taken, so that none is too large */
            s->bytes = p->size;
            break;
        }
        s->overflow = __builtin_mul_overflow(steps, p->size, &steps) || __builtin_mul_overflow(steps, n - 1, &reach)
            || __builtin_add_overflow(reach, p->size, &s->bytes) || s->bytes > PTRDIFF_MAX;
        if (s->overflow) break;
        s->step = stride < 0 ? -(ptrdiff_t)steps : (ptrdiff_t)steps;
        if (stride < 0 && s->start) s->start = mapfn_moved(s->start, (size_t)0 - reach);
        break;
    }
    case MAPFN_RAGGED:
        s->splits = (const size_t *)mapfn_pointer_at(args, p->detail);
        if (!s->splits || s->splits[n] < s->splits[0]) break;
        s->overflow = __builtin_mul_overflow(s->splits[n] - s->splits[0], p->size, &s->bytes)
            || s->splits[n] > SIZE_MAX / p->size;
        if (!s->overflow && s->start) s->start = mapfn_moved(s->start, s->splits[0] * p->size);
        break;
    }
    if (s->bytes > PTRDIFF_MAX) s->overflow = true;
}
MAPFN_HOST_FN mapfn_span mapfn_span_of(const mapfn_param *p, const void *args, size_t n, size_t slots)
{
    mapfn_span s;
    mapfn_measure(&s, p, args, n, slots);
    return s;
}
