/* ======== src/run/streaming.h: stores that go past the caches.
 * Uses run/memory.h. Used by run/call.h and generate/. */

/* ----------------------------------------------------------------------------------- streaming ---- */

MAPFN_EXTERN_C MAPFN_DECLARE_SYSTEM_NUMBER;

/* Is an output of this size larger than the last-level cache? */
MAPFN_PLAIN bool mapfn_beyond_caches(size_t bytes)
{
    static long cache; /* all threads store the same value */
    long known = __atomic_load_n(&cache, __ATOMIC_RELAXED);
    if (known == 0) {
        known = MAPFN_CACHE_BYTES;
        if (known <= 0) known = 32L << 20;
        __atomic_store_n(&cache, known, __ATOMIC_RELAXED);
    }
    return bytes > (size_t)known;
}

#if MAPFN_STREAM_STORES
typedef long long mapfn_stream_vector __attribute__((__vector_size__(MAPFN_STREAM_BYTES)));
#else
typedef char mapfn_stream_vector;
#endif

/* Copies whole vectors to aligned memory, past the caches. */
MAPFN_HOST_FN void mapfn_stream_vectors(void *to, const void *from, size_t bytes)
{
#if MAPFN_STREAM_STORES
    for (size_t at = 0; at < bytes; at += sizeof(mapfn_stream_vector)) {
        mapfn_stream_vector v, *t = (mapfn_stream_vector *)(void *)((char *)to + at);
        MAPFN_MEMCPY(&v, (const char *)from + at, sizeof v);
        MAPFN_STORE_STREAMED(t, v);
    }
#else
    memcpy(to, from, bytes);
#endif
}

/* The same for any block. */
MAPFN_PLAIN void mapfn_stream(void *to, const void *from, size_t bytes)
{
    size_t head = (size_t)(-(uintptr_t)to & (sizeof(mapfn_stream_vector) - 1)), whole;
    if (head > bytes) head = bytes;
    whole = (bytes - head) & ~(sizeof(mapfn_stream_vector) - 1);
    memcpy(to, from, head);
    mapfn_stream_vectors((char *)to + head, (const char *)from + head, whole);
    memcpy((char *)to + head + whole, (const char *)from + head + whole, bytes - head - whole);
}

/* Called after a map's last block. x86 orders stores past the caches with no others, and no other thread may see a
 * later store before it sees these. */
MAPFN_HOST_FN void mapfn_streamed(void)
{
#if MAPFN_STREAM_STORES
    __builtin_ia32_sfence();
#endif
}

/* Computes a part of a `streaming` map whose output is larger than the caches: into a small block, which is then copied
 * past them. All blocks except the first begin at a cache line.
 * With gcc, blocks of 1 KiB and more took 1.3 times as long on AMD Zen 5, as long as without `streaming`. */
#define MAPFN_STREAM_BLOCK 512
MAPFN_PLAIN mapfn_failure mapfn_stream_part(const mapfn_info *info, mapfn_chunk *chunk, const void *args, size_t begin,
    size_t end)
{
    __attribute__((__aligned__(64))) unsigned char block[MAPFN_STREAM_BLOCK];
    mapfn_failure const none = {SIZE_MAX, 0};
    size_t const field = info->params[0].field, size = info->params[0].size;
    size_t const bytes = info->params[info->count].size; /* of all arguments */
    char *const moved = (char *)__builtin_alloca_with_align(bytes, 512);
    unsigned char *out;
    memcpy(moved, args, bytes);
    memcpy(&out, moved + field, sizeof out);
    for (size_t from = begin, count; from < end; from += count) {
        uintptr_t start = (uintptr_t)block - from * size; /* element `from` is the block's first */
        count = (MAPFN_STREAM_BLOCK - ((uintptr_t)(out + from * size) & 63u)) / size;
        if (count > end - from) count = end - from;
        memcpy(moved + field, &start, sizeof start);
        chunk(moved, from, from + count, 0);
        mapfn_stream(out + from * size, block, count * size);
    }
    mapfn_streamed();
    return none;
}
