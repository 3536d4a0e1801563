/* ======== src/run/memory.h: a clock, aligned memory, and scratch that callers left to the map.
 * Uses compiler/system.h. Used by run/call.h. */

/* ---------------------------------------------------------------------------- clock and scratch ---- */

/* The time in nanoseconds, of which only differences count. They are wrong if somebody sets the clock meanwhile.
 * Seconds are cut to 24 bits, as a double that holds all nanoseconds since 1970 would have steps of 256. */
#if MAPFN_WINDOWS
MAPFN_EXTERN_C MAPFN_DECLARE_FILE_TIME;
MAPFN_PLAIN double mapfn_now(void)
{
    uint64_t t;
    mapfn_file_time(&t);
    return (double)(t & (UINT64_MAX >> 16)) * 100;
}
#elif defined(TIME_UTC) || defined(CLOCK_MONOTONIC) /* C11, or POSIX where -std=gnu99 leaves C11 out */
MAPFN_PLAIN double mapfn_now(void)
{
    struct timespec t = {0, 0}; /* MemorySanitizer does not know that timespec_get fills it */
# ifdef TIME_UTC
    timespec_get(&t, TIME_UTC);
# else
    clock_gettime(CLOCK_MONOTONIC, &t);
# endif
    return (double)(t.tv_sec & 0xffffff) * 1e9 + (double)t.tv_nsec;
}
#else /* -std=c99 leaves out both: microseconds */
MAPFN_PLAIN double mapfn_now(void)
{
    struct timeval t = {0, 0};
    gettimeofday(&t, NULL);
    return (double)(t.tv_sec & 0xffffff) * 1e9 + (double)t.tv_usec * 1e3;
}
#endif

#define MAPFN_ALIGNED_MOST 4096 /* types of larger alignment have no scratch and no reductions */

/* Memory for values of `size` bytes. It is aligned to a cache line, or to the largest power of two that divides `size`
 * if that is more; no type has a larger alignment. The address that malloc returned stands before it. Neither -std=c99
 * nor MinGW has aligned_alloc. */
MAPFN_PLAIN void *mapfn_allocate(size_t bytes, size_t size)
{
    size_t const most = size & ((size_t)0 - size);
    size_t const alignment = most < 64 ? 64 : most < MAPFN_ALIGNED_MOST ? most : MAPFN_ALIGNED_MOST;
    char *const memory = bytes <= PTRDIFF_MAX ? (char *)malloc(bytes + alignment) : NULL;
    char *line;
    if (!memory) return NULL;
    /* at least 8 bytes further, as malloc's memory is aligned for any type */
    line = memory + (alignment - ((uintptr_t)memory & (alignment - 1)));
    memcpy(line - sizeof memory, &memory, sizeof memory);
    return line;
}
MAPFN_PLAIN void mapfn_release(void *line)
{
    void *memory;
    memcpy(&memory, (char *)line - sizeof memory, sizeof memory);
    free(memory);
}

/* Allocates the scratch arrays that the caller left NULL, for `slots` iterations in flight, and puts them into the
 * argument struct. */
MAPFN_PLAIN mapfn_status mapfn_scratch_begin(const mapfn_info *info, void *args, size_t slots, void *owned[16])
{
    int count = 0;
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        if (p->layout != MAPFN_SCRATCH || mapfn_pointer_at(args, p->field)) continue;
        if ((p->access & MAPFN_CONSTRUCTED) != 0) return mapfn_null_objects(info->name, p->name);
        mapfn_span s = mapfn_span_of(p, args, 1, slots);
        size_t bytes = s.bytes;
        void *memory = s.overflow ? NULL : mapfn_allocate(bytes, p->size); /* checked here even if MAPFN_CHECKS is 0 */
        if (!memory) return mapfn_no_memory(info->name, p->name, bytes);
        memcpy((char *)args + p->field, &memory, sizeof memory);
        owned[count++] = memory;
        if (count < 16) owned[count] = NULL;
    }
    return MAPFN_OK;
}
MAPFN_PLAIN void mapfn_scratch_end(void *owned[16])
{
    for (int i = 0; i < 16 && owned[i]; i++) mapfn_release(owned[i]);
    owned[0] = NULL;
}
