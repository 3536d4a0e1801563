/* ======== src/run/verify.h: MAPFN_VERIFY: a map runs twice, and what it has written is compared.
 * Uses run/call.h. Used by shells and back ends. */

/* --------------------------------------------------------------------------------------- verify ----
 * First the looped variant runs on copies of all that the map writes, then the map itself. Maps that an element
 * function calls run only once. */
#if MAPFN_VERIFY
MAPFN_ONE_VARIABLE(__thread int mapfn_within); /* how many verified maps this thread is in */

/* Are these two values of the output at `field` the same? */
typedef bool mapfn_sameness(size_t field, const void *a, const void *b);

typedef struct mapfn_verifying {
    bool on;
    const mapfn_info *info;
    mapfn_sameness *same;
    void *args;              /* of the looped variant: outputs and scratch are copies */
    const void *call_args;
    size_t n, begin, done;   /* the map itself computed elements [begin, done) */
    bool poor;               /* there was no memory for the copies, so that nothing is compared */
    mapfn_opts opts;         /* the options of the map itself, which tells us in `done` how far it came */
    size_t *completed;       /* the caller's */
    mapfn_status status;     /* of the looped variant, and its failure */
    mapfn_failure failure;
    mapfn_failure *mapfn_where; /* the caller's, or ours */
    mapfn_failure found;
    void *copy[33];
    void (*release)(struct mapfn_verifying *); /* a pointer, as each file has a function of its own */
# ifdef __cplusplus
    ~mapfn_verifying() { if (on) release(this); } /* where an element function throws, nothing else comes here */
# endif
} mapfn_verifying;

/* Fills the part of the stack that a call is about to use, so that uninitialized variables differ in the two runs. */
MAPFN_PLAIN void mapfn_verify_soil(int byte)
{
    unsigned char soil[16384];
    memset(soil, byte, sizeof soil);
    __asm__ volatile("" : : "r"(soil) : "memory");
}

/* If a row is in place, the body sees what it has written. So the looped variant gets its row in place as well. */
MAPFN_PLAIN void mapfn_verify_rows(mapfn_verifying *v, const mapfn_param *written, uintptr_t moved)
{
    mapfn_span const s = mapfn_span_of(written, v->call_args, v->n, 1);
    for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count; p++) {
        mapfn_span const t = mapfn_span_of(p, v->call_args, v->n, 1);
        if ((p->access & MAPFN_WRITTEN) == 0 && p->layout == written->layout && written->detail != 0
            && (p->layout == MAPFN_RAGGED || p->layout == MAPFN_EACH_ELEMENT)
            && s.start == t.start && s.bytes == t.bytes)
            memcpy((char *)v->args + p->field, &moved, sizeof moved);
    }
}
/* Points the looped variant's arguments to copies of all that the map writes. */
MAPFN_PLAIN bool mapfn_verify_copies(mapfn_verifying *v)
{
    void **copy = v->copy;
    for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count; p++) {
        mapfn_span const s = mapfn_span_of(p, v->call_args, v->n, 1);
        uintptr_t moved;
        if ((p->access & MAPFN_WRITTEN) == 0 || (!s.start && p->layout != MAPFN_SCRATCH)) continue;
        *copy = mapfn_allocate(s.bytes, p->size);
        if (!*copy) return false;
        if (p->layout == MAPFN_SCRATCH) memset(*copy, 0x5a, s.bytes);
        else if (s.bytes > 0) memcpy(*copy, s.start, s.bytes);
        moved = (uintptr_t)*copy + (p->layout == MAPFN_SCRATCH ? 0 : (uintptr_t)s.first - (uintptr_t)s.start);
        memcpy((char *)v->args + p->field, &moved, sizeof moved);
        mapfn_verify_rows(v, p, moved);
        copy++;
        if (p->layout == MAPFN_SCRATCH && s.start) memset((void *)(uintptr_t)s.start, 0xa5, s.bytes);
    }
    return true;
}
/* Ends what mapfn_verify_begin began. */
MAPFN_PLAIN void mapfn_verify_release(mapfn_verifying *v)
{
    for (void **copy = v->copy; *copy; copy++) mapfn_release(*copy);
    if (v->args) mapfn_release(v->args);
    v->on = false;
    mapfn_within--;
}

/* Runs the looped variant. Returns the options for the map itself. */
MAPFN_PLAIN const mapfn_opts *mapfn_verify_begin(mapfn_verifying *v, const mapfn_info *info, mapfn_sameness *same,
    mapfn_chunk *looped, void *args, size_t n, const char *too_short, const mapfn_opts *opts, mapfn_failure *where)
{
    static const mapfn_opts none = MAPFN_NO_OPTS;
    size_t const bytes = info->params[info->count].size;
    mapfn_opts alone;
    mapfn_call call;
    memset((void *)v, 0, sizeof *v);
    v->mapfn_where = where;
    v->on = mapfn_within == 0 && (info->traits & MAPFN_IS_ORDERED) == 0
        && mapfn_check(info, args, n, 1, opts, too_short, true) == MAPFN_OK;
    for (int k = 0; k < info->count; k++)
        if ((info->params[k].access & MAPFN_WRITTEN) != 0 && !same(info->params[k].field, NULL, NULL)) v->on = false;
    if (!v->on) return opts;
    mapfn_within++;
    v->release = mapfn_verify_release;
    v->info = info;
    v->same = same;
    v->call_args = args;
    v->n = n;
    v->opts = opts ? *opts : none;
    v->begin = v->opts.begin;
    v->completed = v->opts.completed;
    v->opts.completed = &v->done;
    v->done = n;
    if (!where) v->mapfn_where = &v->found;
    v->args = mapfn_allocate(bytes, bytes);
    if (v->args) memcpy(v->args, args, bytes);
    if (!v->args || !mapfn_verify_copies(v)) {
        mapfn_verify_release(v);
        v->poor = n > 0;
        return opts;
    }
    alone = v->opts;
    alone.progress = NULL;
    alone.completed = NULL;
    alone.parallel_iterations = 0;
    mapfn_verify_soil(0x5a);
    v->status = mapfn_run(mapfn_filled(&call, info, looped, v->args, n, NULL, false, &v->failure, &alone));
    mapfn_verify_soil(0xa5);
    return &v->opts;
}

MAPFN_PLAIN void mapfn_verify_tell(char *text, size_t room, const unsigned char *value, size_t size)
{
    double d;
    float f;
    if (size == sizeof f) {
        uint32_t bits;
        memcpy(&f, value, sizeof f);
        memcpy(&bits, value, sizeof bits);
        snprintf(text, room, "0x%08x (%ld, as a float %.9g)", (unsigned)bits, (long)(int32_t)bits, (double)f);
    } else if (size == sizeof d) {
        uint64_t bits;
        memcpy(&d, value, sizeof d);
        memcpy(&bits, value, sizeof bits);
        snprintf(text, room, "0x%016llx (%lld, as a double %.17g)", (unsigned long long)bits, (long long)bits, d);
    } else {
        size_t used = (size_t)snprintf(text, room, "0x");
        for (size_t k = size < 16 ? size : 16; k-- > 0 && used + 3 < room;)
            used += (size_t)snprintf(text + used, room - used, "%02x", value[k]);
    }
}
MAPFN_PLAIN mapfn_status mapfn_not_same(const mapfn_verifying *v, const char *array, size_t element, const void *value,
    const void *right, size_t size)
{
    char text[400], one[80], two[80];
    mapfn_verify_tell(one, sizeof one, (const unsigned char *)value, size);
    mapfn_verify_tell(two, sizeof two, (const unsigned char *)right, size);
    snprintf(text, sizeof text, "%s: element %zu of `%s` is %s, and by the looped variant %s", v->info->name, element,
        array, one, two);
    return mapfn_failed_elsewhere(MAPFN_NOT_SAME, v->info->name, text);
}

/* Is element i hidden by a mask? */
MAPFN_PLAIN bool mapfn_verify_hidden(const mapfn_verifying *v, size_t i)
{
    for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count; p++) {
        const unsigned char *m = (const unsigned char *)mapfn_pointer_at(v->call_args, p->field);
        bool any = false;
        if ((p->access & MAPFN_MASK) == 0) continue;
        for (size_t k = 0; k < p->size; k++) any |= m[i * p->size + k] != 0;
        if (!any) return true;
    }
    return false;
}
/* Compares `count` values from `a` on with those of the looped variant. */
MAPFN_PLAIN mapfn_status mapfn_verify_values(const mapfn_verifying *v, const mapfn_param *p, size_t element,
    const char *a, const char *b, size_t count, bool counts)
{
    for (size_t k = 0; k < count; k++, a += p->size, b += p->size)
        if (!v->same(p->field, a, b)) return mapfn_not_same(v, p->name, counts ? k : element, a, b, p->size);
    return MAPFN_OK;
}
MAPFN_PLAIN mapfn_status mapfn_verify_array(const mapfn_verifying *v, const mapfn_param *p, bool cancelled)
{
    const char *const a = (const char *)mapfn_pointer_at(v->call_args, p->field);
    const char *const b = (const char *)mapfn_pointer_at(v->args, p->field);
    size_t const from = cancelled ? v->begin : 0, to = cancelled ? v->done : v->n;
    mapfn_span const s = mapfn_span_of(p, v->call_args, v->n, 1);
    mapfn_status status = MAPFN_OK;
    if (mapfn_is_total(p)) {
        size_t values = mapfn_values_of(p, v->call_args);
        if (cancelled) return MAPFN_OK;
        for (const mapfn_param *q = v->info->params; (p->access & MAPFN_KEPT) != 0 && q->name; q++)
            if ((q->access & MAPFN_COUNTS_KEPT) != 0)
                memcpy(&values, mapfn_pointer_at(v->call_args, q->field), sizeof values);
        return mapfn_verify_values(v, p, 0, a, b, values, true);
    }
    for (size_t i = from; i < to && status == MAPFN_OK; i++) {
        size_t offset = i * (size_t)s.step, count = 1;
        if (mapfn_verify_hidden(v, i)) continue;
        if (p->layout == MAPFN_RAGGED) offset = s.splits[i] * p->size, count = s.splits[i + 1] - s.splits[i];
        else if (p->layout == MAPFN_EACH_ELEMENT) count = s.each / p->size;
        status = mapfn_verify_values(v, p, i, (const char *)((uintptr_t)a + offset),
            (const char *)((uintptr_t)b + offset), count, false);
    }
    return status;
}

/* Called after the map itself has returned `status`: compares what it has written. */
MAPFN_PLAIN mapfn_status mapfn_verify_end(mapfn_verifying *v, mapfn_status status)
{
    bool const cancelled = status == MAPFN_CANCELLED;
    mapfn_status found = MAPFN_OK;
    if (v->poor && status == MAPFN_OK) {
        char text[200];
        snprintf(text, sizeof text, "%s: it has run, and nothing is compared: MAPFN_VERIFY has no memory for copies of "
            "what it writes", v->info->name);
        return mapfn_failed_elsewhere(MAPFN_NO_MEMORY, v->info->name, text);
    }
    if (!v->on) return status;
    if (v->completed) *v->completed = v->done;
    if (status == MAPFN_OK || cancelled || status == MAPFN_ELEMENT_FAILED || status == MAPFN_OUT_OF_RANGE) {
        char text[200];
        for (const mapfn_param *p = v->info->params; p < v->info->params + v->info->count && found == MAPFN_OK; p++)
            if ((p->access & MAPFN_WRITTEN) != 0 && p->layout != MAPFN_SCRATCH)
                found = mapfn_verify_array(v, p, cancelled);
        if (found == MAPFN_OK && !cancelled && v->status != status) {
            snprintf(text, sizeof text, "%s: its status is %d, and that of the looped variant %d", v->info->name,
                (int)status, (int)v->status);
            found = mapfn_failed_elsewhere(MAPFN_NOT_SAME, v->info->name, text);
        }
        if (found == MAPFN_OK && !cancelled && (v->info->traits & MAPFN_IS_FALLIBLE) != 0
            && (v->failure.index != v->mapfn_where->index || v->failure.code != v->mapfn_where->code)) {
            snprintf(text, sizeof text, "%s: element %zu failed with code %d, and by the looped variant %zu with %d",
                v->info->name, v->mapfn_where->index, v->mapfn_where->code, v->failure.index, v->failure.code);
            found = mapfn_failed_elsewhere(MAPFN_NOT_SAME, v->info->name, text);
        }
    }
    mapfn_verify_release(v);
    return found == MAPFN_OK ? status : found;
}
# define MAPFN_WITHIN(step) mapfn_within += (step);
#else
# define MAPFN_WITHIN(step)
#endif
