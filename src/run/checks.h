/* ======== src/run/checks.h: are the arguments of a call sound? The inline part, and the part that says what is
 * wrong.
 * Uses run/arrays.h and run/trouble.h. Used by run/call.h, kinds/ and shells. */

/* -------------------------------------------------------------------------------------- checks ---- */

/* May element i of both arrays be one place, which is read before it is written? They have the same start, step and
 * bytes, or equal splits. */
MAPFN_PLAIN bool mapfn_in_place(const mapfn_param *p, const mapfn_param *q, const mapfn_span *a, const mapfn_span *b,
    size_t n)
{
    if ((p->access & MAPFN_WRITTEN) && (q->access & MAPFN_WRITTEN)) return false;
    if (mapfn_is_total(p) || mapfn_is_total(q)) return false;
    if (p->layout == MAPFN_TABLE || q->layout == MAPFN_TABLE || p->layout == MAPFN_SCRATCH
        || q->layout == MAPFN_SCRATCH) return false;
    if ((p->access | q->access) & (MAPFN_MASK | MAPFN_LATER)) return false;
    if ((p->layout == MAPFN_RAGGED) != (q->layout == MAPFN_RAGGED)) return false;
    if (p->layout == MAPFN_RAGGED)
        return a->start == b->start && p->size == q->size
            && (a->splits == b->splits || memcmp(a->splits, b->splits, (n + 1) * sizeof *a->splits) == 0);
    return a->first == b->first && a->each == b->each && (a->step == b->step || n == 1) && (a->step != 0 || n == 1);
}

/* Do the elements of two arrays with the same step alternate, as re and im of interleaved complex numbers do? */
MAPFN_PLAIN bool mapfn_interleaved(const mapfn_span *a, const mapfn_span *b)
{
    uintptr_t const first = (uintptr_t)a->first, other = (uintptr_t)b->first;
    uintptr_t const step = a->step < 0 ? (uintptr_t)0 - (uintptr_t)a->step : (uintptr_t)a->step;
    uintptr_t apart;
    if (a->step != b->step || a->step == 0 || a->splits || b->splits) return false;
    apart = other >= first ? (other - first) % step : (step - (first - other) % step) % step;
    return apart >= a->each && apart + b->each <= step;
}

MAPFN_HOST_FN bool mapfn_apart(const void *a, size_t a_bytes, const void *b, size_t b_bytes)
{
    return (uintptr_t)a + a_bytes <= (uintptr_t)b || (uintptr_t)b + b_bytes <= (uintptr_t)a
        || a_bytes == 0 || b_bytes == 0;
}

/* why these two arrays must lie apart */
MAPFN_PLAIN const char *mapfn_why_apart(const mapfn_param *output, const mapfn_param *other)
{
    if (output->layout == MAPFN_SCRATCH || other->layout == MAPFN_SCRATCH)
        return "work space must lie apart from all other arrays";
    if (mapfn_is_total(output) || mapfn_is_total(other))
        return "a sum, or what is gathered, must lie apart from all other arrays";
    if ((other->access & MAPFN_WRITTEN) != 0) return "two outputs must lie apart";
    if (other->layout == MAPFN_TABLE) return "a table must lie apart from all outputs, as every element may read it";
    if ((other->access & MAPFN_MASK) != 0) return "a mask must lie apart from all outputs";
    if (output->layout == MAPFN_RAGGED || other->layout == MAPFN_RAGGED)
        return "they must lie apart, or both be ragged, and start at one place with equal splits and elements";
    if (output->layout == MAPFN_STRIDED || other->layout == MAPFN_STRIDED)
        return "they must lie apart, or start at one place with one stride and equal elements";
    return "they must lie apart, or be an output and an input that start at one place and have equal elements";
}
#define MAPFN_WHY_SPLITS "splits must lie apart from all outputs"

/* Is an array NULL? A ragged array may be NULL if all its rows are empty, and so may scratch, which the map then
 * allocates. */
MAPFN_PLAIN mapfn_status mapfn_check_present(const mapfn_info *info, const mapfn_param *p, const mapfn_span *s,
    const void *args, size_t n)
{
    if (p->layout == MAPFN_RAGGED && !s->splits) return mapfn_null(info->name, p->name, true);
    if (s->first || p->layout == MAPFN_SCRATCH) return MAPFN_OK;
    if (p->layout == MAPFN_RAGGED && s->splits[0] == s->splits[n]) return MAPFN_OK;
    if (p->layout == MAPFN_TOTALS && mapfn_values_of(p, args) == 0) return MAPFN_OK;
    return mapfn_null(info->name, p->name, false);
}

MAPFN_PLAIN mapfn_status mapfn_check_splits(const mapfn_info *info, const mapfn_param *p, const size_t *splits,
    size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (splits[i + 1] < splits[i]) return mapfn_bad_splits(info->name, p->name, i + 1);
    return MAPFN_OK;
}

/* Output p, which lies at a, meets array q, or that has splits, which may be its own. May it? */
MAPFN_PLAIN mapfn_status mapfn_check_meeting(const mapfn_info *info, const mapfn_param *p, const mapfn_span *a,
    const mapfn_param *q, const mapfn_span *b, size_t n)
{
    mapfn_named const output = mapfn_named_as(p->name, false, a->start, a->bytes);
    size_t const splits_bytes = (n + 1) * sizeof(size_t);
    if (b->splits && !mapfn_apart(a->start, a->bytes, b->splits, splits_bytes))
        return mapfn_overlap(info->name, output, mapfn_named_as(q->name, true, b->splits, splits_bytes),
            "splits must lie apart from all outputs");
    if (p == q || !b->start || mapfn_apart(a->start, a->bytes, b->start, b->bytes)) return MAPFN_OK;
    if (mapfn_interleaved(a, b) || mapfn_in_place(p, q, a, b, n)) return MAPFN_OK;
    return mapfn_overlap(info->name, output, mapfn_named_as(q->name, false, b->start, b->bytes), mapfn_why_apart(p, q));
}

/* Does the last index fit the types of index(T, i)? */
MAPFN_PLAIN mapfn_status mapfn_check_last_index(const mapfn_info *info, size_t n, size_t offset)
{
    mapfn_trouble *t;
    if (n == 0 || n - 1 + offset <= ~info->beyond) return MAPFN_OK;
    t = mapfn_trouble_of(MAPFN_TOO_LARGE, info->name);
    t->array = mapfn_named_as(NULL, false, NULL, 0);
    t->n = n;
    t->limit = ~info->beyond;
    t->at = n - 1 + offset;
    return MAPFN_TOO_LARGE;
}
/* Is index_offset + n too large for a map that has indices? */
MAPFN_PLAIN mapfn_status mapfn_check_indices(const mapfn_info *info, size_t n, const mapfn_opts *o)
{
    uint64_t const offset = o ? o->index_offset : 0;
    if ((info->traits & MAPFN_HAS_INDEX) == 0) return MAPFN_OK;
    if (offset > SIZE_MAX || (size_t)offset > SIZE_MAX - n) return mapfn_too_many(info->name, n);
    return mapfn_check_last_index(info, n, (size_t)offset);
}

/* Is surely nothing wrong with the arrays? The inline checks are in doubt whenever one lies between two outputs, and
 * then most arrays are apart. So this asks no more than that, without branches, a third to a sixth of the time of
 * finding out what is wrong. */
MAPFN_PLAIN bool mapfn_surely_apart(const mapfn_info *info, const void *args, size_t n)
{
    struct { uintptr_t low, high, written; } array[MAPFN_ARRAYS_MOST];
    uintptr_t meet = n == 0 || n > MAPFN_MOST_SURE;
    for (int k = 0; k < info->count; k++) {
        const mapfn_param *const p = &info->params[k];
        bool const once = p->layout != MAPFN_EACH_ELEMENT;
        size_t const length = mapfn_values_of(p, args), each = p->size * length;
        if (p->layout == MAPFN_STRIDED || p->layout == MAPFN_RAGGED || p->layout == MAPFN_SCRATCH) return false;
        array[k].low = (uintptr_t)mapfn_pointer_at(args, p->field);
        array[k].high = array[k].low + each * (once ? 1 : n);
        array[k].written = (p->access & MAPFN_WRITTEN) != 0;
        meet |= (array[k].low == 0) | (p->size > 65536) | (once ? length > MAPFN_MOST_SURE : (length | each) > 65536);
        for (int other = 0; other < k; other++)
            meet |= (array[k].written | array[other].written) & (array[k].low < array[other].high)
                & (array[other].low < array[k].high);
    }
    return !meet;
}

/* What is wrong with the arrays? Looked for in the order of the statuses: NULL, too short, too large, splits, overlap.
 * `too_short` names an array that the compiler knows to be shorter than n elements, or is NULL. */
MAPFN_PLAIN mapfn_status mapfn_check_arrays(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    mapfn_span spans[MAPFN_ARRAYS_MOST];
    const mapfn_param *const params = info->params, *large = NULL;
    int const count = info->count;
    mapfn_status status = MAPFN_OK;
    if (!too_short && mapfn_surely_apart(info, args, n)) return mapfn_check_indices(info, n, o);
    for (int k = 0; n > 1 && k < count; k++)
        if (params[k].layout == MAPFN_STRIDED && (params[k].access & MAPFN_WRITTEN)
            && mapfn_size_at(args, params[k].detail) == 0)
            return mapfn_bad_array(info->name, params[k].name,
                "is an output of stride 0: all elements would be written to one place");
    if (n == 0) return MAPFN_OK;
    for (int k = 0; k < count && status == MAPFN_OK; k++) {
        mapfn_measure(&spans[k], &params[k], args, n, slots);
        if (spans[k].overflow && !large) large = &params[k];
        if (!spans[k].first || params[k].layout == MAPFN_RAGGED)
            status = mapfn_check_present(info, &params[k], &spans[k], args, n);
    }
    if (status != MAPFN_OK) return status;
    if (too_short) return mapfn_too_short(info->name, too_short, n);
    if (large) return mapfn_too_large(info->name, large->name, n);
    status = mapfn_check_indices(info, n, o);
    for (int k = 0; k < count && status == MAPFN_OK; k++)
        if (spans[k].splits) status = mapfn_check_splits(info, &params[k], spans[k].splits, n);
    for (int k = 0; k < count; k++) {
        const mapfn_span *const a = &spans[k];
        if (!(params[k].access & MAPFN_WRITTEN) || !a->start) continue;
        for (int other = 0; other < count && status == MAPFN_OK; other++) {
            const mapfn_span *const b = &spans[other];
            if (!b->splits && (other == k || mapfn_apart(a->start, a->bytes, b->start, b->bytes))) continue;
            status = mapfn_check_meeting(info, &params[k], a, &params[other], b, n);
        }
    }
    return status;
}

/* What is wrong with the arguments? Options come first. If `arrays` is false, only they are looked at. */
MAPFN_HOST_FN mapfn_status mapfn_check_all(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short, bool arrays)
{
    if (o && o->parallel_iterations < 0) return mapfn_bad_option(info->name, "parallel_iterations is negative");
    if (o && o->begin > n) return mapfn_begins_late(info->name, o->begin, n);
    if (arrays) return mapfn_check_arrays(info, args, n, slots, o, too_short);
    return n == 0 ? MAPFN_OK : mapfn_check_indices(info, n, o);
}
/* mapfn_check_all, or the check of its own that a map has */
MAPFN_PLAIN mapfn_status mapfn_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short, bool arrays)
{
    if ((info->traits & MAPFN_CHECKS_ITSELF) != 0)
        return ((const mapfn_checked_info *)info)->check(info, args, n, arrays ? slots : 0, o, too_short);
    return mapfn_check_all(info, args, n, slots, o, too_short, arrays);
}

/* A sequential map calls this if its inline checks leave a doubt. */
MAPFN_PLAIN mapfn_status mapfn_clarify(const mapfn_info *info, const void *args, size_t n, const char *too_short)
{
    mapfn_know_processor();
    return mapfn_check(info, args, n, 1, NULL, too_short, MAPFN_CHECKS);
}

/* The inline part of the checks asks only "is everything surely fine?", in a few instructions for each array: does it
 * overlap the first output, or what lies between the others, or between the sums? The latter are mostly on the stack,
 * far from arrays. Where something does lie between, it is compared with each of up to four. If that leaves a doubt,
 * mapfn_check finds out. First come all outputs, and then the other arrays. By then n is known to be at most
 * SIZE_MAX >> 17, so that no product with elements of at most 64 KiB is too large.
 * Each function returns whether there is a doubt, and each doubt is a branch, which costs less than keeping its answer.
 * `outputs` is the number of outputs so far, plus 256 times the number of sums. It is a variable and no member, as
 * compilers see the value of a variable sooner. */
typedef struct mapfn_quick {
    uintptr_t low[3]; /* the first output lies in [low[0], low[0] + bytes[0]), the others in the second range, */
    size_t bytes[3];  /* and sums in the third */
    int mapfn_doubt;
    ptrdiff_t mapfn_stride; /* of the first output; 1: side by side; PTRDIFF_MIN: nothing may be in place */
    const char *mapfn_too_short; /* an array that the compiler knows to be too short */
    int mapfn_met;          /* is an input exactly an output? */
    int mapfn_strided;      /* bit k: output k has a stride */
    uintptr_t more[3];      /* the second, third and fourth output, which an input may be exactly as well */
    size_t more_bytes[3];
    uintptr_t sum[4];       /* the first sums, which others may lie between */
    size_t sum_bytes[4];
} mapfn_quick;

#define MAPFN_QUICK_NOTHING \
    {{0, 0, 0}, {0, 0, 0}, 0, 1, NULL, 0, 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}

/* Do [low, low + bytes) and the `size` bytes from `start` have a byte in common? */
MAPFN_HOST_FN bool mapfn_quick_overlap(uintptr_t start, size_t size, uintptr_t low, size_t bytes)
{
    return low - start + (bytes - 1) < size + (bytes - 1);
}
MAPFN_HOST_FN bool mapfn_quick_meets(const mapfn_quick *q, int range, uintptr_t low, size_t bytes)
{
    return mapfn_quick_overlap(q->low[range], q->bytes[range], low, bytes);
}
/* the same for sums, whose end is known before the loop around a nested map */
MAPFN_HOST_FN bool mapfn_quick_meets_sums(const mapfn_quick *q, uintptr_t low, size_t bytes)
{
    return low - (q->low[2] + q->bytes[2]) >= (size_t)0 - (bytes + (q->bytes[2] - 1));
}

/* is something in a range? */
#define MAPFN_QUICK_FIRST(outputs) (((outputs) & 255) > 0)
#define MAPFN_QUICK_OTHERS(outputs) (((outputs) & 255) > 1)
#define MAPFN_QUICK_SUMS(outputs) ((outputs) > 255)

/* Does something that meets the second range lie between the outputs there? */
MAPFN_HOST_FN bool mapfn_quick_meets_output(const mapfn_quick *q, int k, uintptr_t low, size_t bytes)
{
    return mapfn_quick_overlap(q->more[k - 1], q->more_bytes[k - 1], low, bytes);
}
MAPFN_HOST_FN bool mapfn_quick_is_between(const mapfn_quick *q, int outputs, uintptr_t low, size_t bytes)
{
    return (outputs & 255) <= 4 && !mapfn_quick_meets_output(q, 1, low, bytes)
        && !((outputs & 255) > 2 && mapfn_quick_meets_output(q, 2, low, bytes))
        && !((outputs & 255) > 3 && mapfn_quick_meets_output(q, 3, low, bytes));
}
/* Is it surely apart from the outputs so far? */
MAPFN_HOST_FN bool mapfn_quick_is_apart(const mapfn_quick *q, int outputs, uintptr_t low, size_t bytes)
{
    return !(MAPFN_QUICK_FIRST(outputs) && mapfn_quick_meets(q, 0, low, bytes))
        && !(MAPFN_QUICK_OTHERS(outputs) && __builtin_expect(mapfn_quick_meets(q, 1, low, bytes), 0)
            && !mapfn_quick_is_between(q, outputs, low, bytes));
}
/* The range comes to have these bytes too. */
MAPFN_HOST_FN void mapfn_quick_join(mapfn_quick *q, int range, bool begun, uintptr_t low, size_t bytes)
{
    uintptr_t high = low + bytes;
    if (begun && high < q->low[range] + q->bytes[range]) high = q->low[range] + q->bytes[range];
    if (begun && low > q->low[range]) low = q->low[range];
    q->low[range] = low;
    q->bytes[range] = high - low;
}
/* Does something that meets the third range overlap this sum there? */
MAPFN_HOST_FN bool mapfn_quick_meets_sum(const mapfn_quick *q, int k, uintptr_t low, size_t bytes)
{
    return mapfn_quick_overlap(q->sum[k], q->sum_bytes[k], low, bytes);
}
/* a place that all elements share */
MAPFN_HOST_FN bool mapfn_quick_sum(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    uintptr_t const low = (uintptr_t)start;
    int const sums = outputs >> 8;
    if (!mapfn_quick_is_apart(q, outputs, low, bytes)) return true;
    if (sums > 0 && __builtin_expect(mapfn_quick_meets(q, 2, low, bytes), 0)
        && (sums > 4 || mapfn_quick_meets_sum(q, 0, low, bytes)
            || (sums > 1 && mapfn_quick_meets_sum(q, 1, low, bytes))
            || (sums > 2 && mapfn_quick_meets_sum(q, 2, low, bytes))
            || (sums > 3 && mapfn_quick_meets_sum(q, 3, low, bytes)))) return true;
    if (sums < 4) q->sum[sums & 3] = low, q->sum_bytes[sums & 3] = bytes;
    mapfn_quick_join(q, 2, sums > 0, low, bytes);
    return start == NULL;
}
MAPFN_HOST_FN bool mapfn_quick_output(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    if (!mapfn_quick_is_apart(q, outputs, (uintptr_t)start, bytes)) return true;
    if (MAPFN_QUICK_SUMS(outputs) && mapfn_quick_meets(q, 2, (uintptr_t)start, bytes)) return true;
    if ((outputs & 255) >= 1 && (outputs & 255) <= 3) {
        q->more[((outputs & 255) - 1) % 3] = (uintptr_t)start;
        q->more_bytes[((outputs & 255) - 1) % 3] = bytes;
    }
    mapfn_quick_join(q, MAPFN_QUICK_FIRST(outputs), MAPFN_QUICK_OTHERS(outputs), (uintptr_t)start, bytes);
    return start == NULL;
}
/* Are these the bytes of output k, counted from 0, side by side? The first is asked elsewhere: it may have a stride. */
MAPFN_HOST_FN bool mapfn_quick_is(const mapfn_quick *q, int k, uintptr_t low, size_t bytes)
{
    return low == q->more[k - 1] && bytes == q->more_bytes[k - 1] && (q->mapfn_strided >> k & 1) == 0;
}
/* Are they the bytes of an output beyond the first? */
MAPFN_HOST_FN bool mapfn_quick_is_other(mapfn_quick *q, int outputs, ptrdiff_t stride, uintptr_t low, size_t bytes)
{
    bool const is = stride == 1 && q->mapfn_stride != PTRDIFF_MIN
        && (((outputs & 255) > 1 && mapfn_quick_is(q, 1, low, bytes))
            || ((outputs & 255) > 2 && mapfn_quick_is(q, 2, low, bytes))
            || ((outputs & 255) > 3 && mapfn_quick_is(q, 3, low, bytes)));
    if (MAPFN_COMPARES_ARRAYS && is) q->mapfn_met = 1;
    return is;
}
/* and of the first */
MAPFN_HOST_FN bool mapfn_quick_is_first(mapfn_quick *q, ptrdiff_t stride, uintptr_t low, size_t bytes)
{
    bool const is = stride == q->mapfn_stride && low == q->low[0] && bytes == q->bytes[0];
    if (MAPFN_COMPARES_ARRAYS && is) q->mapfn_met = 1;
    return is;
}

/* An input. It may be exactly the first output if both have this `stride`. With stride 1 it may also be exactly another
 * output, and with stride 0 none. */
MAPFN_HOST_FN bool mapfn_quick_input(mapfn_quick *q, int outputs, ptrdiff_t stride, const volatile void *start,
    size_t bytes)
{
    uintptr_t const low = (uintptr_t)start;
    if (MAPFN_QUICK_FIRST(outputs) && __builtin_expect(mapfn_quick_meets(q, 0, low, bytes), 0)
        && !mapfn_quick_is_first(q, stride, low, bytes)) return true;
    if (MAPFN_QUICK_OTHERS(outputs) && __builtin_expect(mapfn_quick_meets(q, 1, low, bytes), 0)
        && !mapfn_quick_is_other(q, outputs, stride, low, bytes)
        && !mapfn_quick_is_between(q, outputs, low, bytes)) return true;
    if (MAPFN_QUICK_SUMS(outputs) && __builtin_expect(mapfn_quick_meets_sums(q, low, bytes), 0)) return true;
    return start == NULL;
}

/* The same for a map with one output alone, or one sum alone: it comes first, and inputs lie beside nothing else. Most
 * maps are such, and compilers spend a third of their time on the statements of the general case before they see that
 * it is none. */
MAPFN_HOST_FN bool mapfn_quick_first(mapfn_quick *q, int range, const volatile void *start, size_t bytes)
{
    q->low[range] = (uintptr_t)start;
    q->bytes[range] = bytes;
    return start == NULL;
}
MAPFN_HOST_FN bool mapfn_quick_first_output(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    (void)outputs;
    return mapfn_quick_first(q, 0, start, bytes);
}
MAPFN_HOST_FN bool mapfn_quick_first_sum(mapfn_quick *q, int outputs, const volatile void *start, size_t bytes)
{
    (void)outputs;
    return mapfn_quick_first(q, 2, start, bytes);
}
MAPFN_HOST_FN bool mapfn_quick_beside_output(mapfn_quick *q, int outputs, ptrdiff_t stride, const volatile void *start,
    size_t bytes)
{
    (void)outputs;
    return (__builtin_expect(mapfn_quick_meets(q, 0, (uintptr_t)start, bytes), 0)
        && !mapfn_quick_is_first(q, stride, (uintptr_t)start, bytes)) || start == NULL;
}
MAPFN_HOST_FN bool mapfn_quick_beside_sum(mapfn_quick *q, int outputs, ptrdiff_t stride, const volatile void *start,
    size_t bytes)
{
    (void)outputs;
    (void)stride; /* nothing may be in its place */
    return mapfn_quick_meets_sums(q, (uintptr_t)start, bytes) || start == NULL;
}

/* The bytes of `length` values; sets `doubt` if they are more than `most`. Those of a row are at most 64 KiB, so that
 * the bytes of n rows can be counted. */
MAPFN_HOST_FN size_t mapfn_quick_bytes(mapfn_quick *q, size_t size, size_t length, size_t most)
{
    size_t bytes;
    if (__builtin_mul_overflow(size, length, &bytes) || bytes > most) q->mapfn_doubt = 1;
    return bytes;
}

/* the elements that a strided array must have from its first one on */
MAPFN_FN size_t mapfn_quick_steps(ptrdiff_t stride, size_t n)
{
    return n == 0 ? 0 : stride < 0 ? 1 : (size_t)stride * (n - 1) + 1;
}
/* A strided array has the bytes from its lowest to its highest element. An input may be exactly the first output, if
 * that has the same stride. A step of more than 64 KiB is a doubt; below it no product of steps, n and size is too
 * large. */
MAPFN_HOST_FN bool mapfn_quick_strided(mapfn_quick *q, int outputs, bool written, const volatile void *start,
    size_t size, ptrdiff_t stride, size_t n)
{
    size_t const steps = stride < 0 ? (size_t)0 - (size_t)stride : (size_t)stride;
    size_t const reach = steps * size * (n - 1);
    if (n == 0 || steps > 65536 / size || (written && stride == 0) || start == NULL) return true;
    if (stride < 0) start = (const volatile void *)((uintptr_t)start - reach);
    if (!written) return mapfn_quick_input(q, outputs, stride, start, reach + size);
    if (!MAPFN_QUICK_FIRST(outputs) && q->mapfn_stride != PTRDIFF_MIN) q->mapfn_stride = stride;
    if (mapfn_quick_output(q, outputs, start, reach + size)) return true;
    q->mapfn_strided |= 1 << (outputs & 255);
    return false;
}

/* Calls that do not compile. In a macro, the error is at the definition in the user's file, and gcc names the call. */
#define MAPFN_TEXT_E12(array) \
    "MAPFN_E12: " array " of this call is shorter than n elements of the type that the map takes; " \
    "see docs/errors.md#e12"
/* Is n a constant? Behind a call that was refused, for one, a compiler knows an array to be too short for any n that
 * comes there. */
#define MAPFN_BOTH_KNOWN(n, too_short) (__builtin_constant_p(n) && __builtin_constant_p(too_short))
#define MAPFN_TEXT_E07(type) "MAPFN_E07: the type " type " rules out _map_vectorized: call _map; see docs/errors.md#e07"
MAPFN_ERROR(MAPFN_TEXT_E07("of a parameter or of the result"))
MAPFN_ANYWHERE void mapfn_E07_type_cannot_be_vectorized(void);
MAPFN_ERROR(MAPFN_TEXT_E12("an array")) MAPFN_ANYWHERE void mapfn_E12_array_is_shorter_than_n(void);
#define MAPFN_REFUSE_TYPES mapfn_E07_type_cannot_be_vectorized
#define MAPFN_REFUSE_SHORT(n, too_short) \
    if (MAPFN_BOTH_KNOWN(n, too_short) && (too_short)) mapfn_E12_array_is_shorter_than_n();
