/* ======== src/cuda/host/chunks.h: how elements are cut into chunks, and the memory of these.
 * Uses cuda/host/job.h. Used by cuda/host/pipeline.h. */

/* Lays out the parts of a chunk in a slot: what is staged comes first, at the same place in device and staging memory.
 * Returns the bytes in all, and in *staging those of staging memory; `at` may be NULL. */
MAPFN_PLAIN size_t mapfn_cuda_lay_out(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin, size_t end,
    size_t *at, size_t *staging)
{
    size_t bytes = 0;
    if (staging) *staging = 0;
    for (int turn = 0; turn < 2 * job->arrays; turn++) {
        int const k = turn % job->arrays;
        if (turn == job->arrays && staging) *staging = bytes;
        mapfn_cuda_way const way = turn < job->arrays ? MAPFN_CUDA_STAGED : MAPFN_CUDA_COPIED;
        if (job->array[k].whole || card->way[k] != way) continue;
        if (at) at[k] = bytes;
        bytes = mapfn_cuda_sum(bytes, mapfn_cuda_round(mapfn_cuda_bytes(&job->array[k], begin, end)));
    }
    return bytes;
}

/* The blocks of [begin, end); 0: it does not begin at a block's first element, or not end at a block's last or the
 * map's, so that it brings back each element's part. */
MAPFN_PLAIN size_t mapfn_cuda_blocks(const mapfn_cuda_job *job, size_t begin, size_t end)
{
    size_t const rest = (end - job->begin) % job->block;
    return (begin - job->begin) % job->block != 0 || (end != job->n && rest != 0) ? 0
        : (end - begin) / job->block + (rest != 0);
}
/* What a card finds of a chunk's sums is a value for each granule, or element: so many, of so many elements. */
MAPFN_PLAIN mapfn_sums_table mapfn_cuda_table(const mapfn_cuda_job *job, size_t begin, size_t end, char *values)
{
    size_t const blocks = mapfn_cuda_blocks(job, begin, end);
    mapfn_sums_table const table = {values,
        blocks == 0 ? end - begin : blocks < MAPFN_CUDA_PARTIALS ? blocks : MAPFN_CUDA_PARTIALS, begin,
        blocks == 0 ? 1 : job->block * mapfn_cuda_granule(blocks)};
    return table;
}
/* the bytes of `values` values of each sum */
MAPFN_PLAIN size_t mapfn_cuda_found_bytes(const mapfn_cuda_job *job, size_t values)
{
    size_t bytes = 0;
    if (!job->summing) return 0;
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end; sum++)
        bytes += mapfn_cuda_round(values * sum->size);
    return bytes;
}
/* Where does a chunk of whole blocks end, at most at `end`? Granules are subtrees of the order of additions: the number
 * of their first block is a multiple of their size. */
MAPFN_CUDA_COLD size_t mapfn_cuda_granules_end(const mapfn_cuda_job *job, size_t begin, size_t end)
{
    size_t const first = (begin - job->begin) / job->block, blocks = mapfn_cuda_blocks(job, begin, end);
    size_t each = mapfn_cuda_granule(blocks);
    if (each > MAPFN_CUDA_GRANULE_MOST) each = MAPFN_CUDA_GRANULE_MOST;
    while (first % each != 0) each /= 2;
    if (blocks > MAPFN_CUDA_PARTIALS * each) return begin + MAPFN_CUDA_PARTIALS * each * job->block;
    return end == job->n ? end : begin + blocks / each * each * job->block;
}

/* The bytes of a chunk in a slot: its parts of the arrays, and behind them what its sums are. */
MAPFN_PLAIN size_t mapfn_cuda_takes(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin, size_t end)
{
    size_t const arrays = mapfn_cuda_lay_out(job, card, begin, end, NULL, NULL);
    return mapfn_cuda_sum(arrays, mapfn_cuda_found_bytes(job, mapfn_cuda_table(job, begin, end, NULL).most));
}

/* The end of as many units of elements as a slot holds, up to `most`. */
MAPFN_CUDA_COLD size_t mapfn_cuda_fitting(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin,
    size_t most, size_t unit)
{
    size_t const whole = (most - begin) / unit;
    size_t low = 0, high = whole + ((most - begin) % unit != 0);
    while (low < high) {
        size_t const middle = high - (high - low) / 2, end = middle > whole ? most : begin + middle * unit;
        if (mapfn_cuda_takes(job, card, begin, end) <= card->chunk_bytes) low = middle;
        else high = middle - 1;
    }
    return low > whole ? most : begin + low * unit;
}

/* The end of the chunk that begins here: as many elements as a slot holds, or .grain.
 * - Chunks of a map with sums are whole blocks. Where not even one fits, they end at most where the block does.
 * - Others are multiples of 256 elements, so that direct arrays are as well aligned in every chunk as in the first. */
MAPFN_CUDA_COLD size_t mapfn_cuda_chunk_end(const mapfn_cuda_job *job, const mapfn_cuda_card *card, size_t begin)
{
    size_t most = job->grain > 0 && job->n - begin > job->grain ? begin + job->grain : job->n, end = begin;
    size_t const block = job->block, within = (begin - job->begin) % block;
    if (within == 0) end = mapfn_cuda_fitting(job, card, begin, most, block);
    if (job->summing && end > begin) return mapfn_cuda_granules_end(job, begin, end);
    if (job->summing) {
        if (most - begin > block - within) most = begin + block - within;
        end = mapfn_cuda_fitting(job, card, begin, most, 1);
    }
    if (end < most && !job->ragged && end - begin > 256) end = begin + ((end - begin) & ~(size_t)255);
    return end > begin ? end : begin + 1;
}

/* The most memory that one element may need: of ragged arrays, the longest row of each. */
MAPFN_PLAIN size_t mapfn_cuda_largest(const mapfn_cuda_job *job, const mapfn_cuda_card *card)
{
    size_t bytes = mapfn_cuda_found_bytes(job, 1);
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        size_t longest = mapfn_cuda_bytes(a, job->begin, job->begin + 1);
        if (a->whole || card->way[k] == MAPFN_CUDA_DIRECT) continue;
        for (size_t i = job->begin; i < job->n && a->splits; i++) {
            size_t const row = (a->splits[i + 1] - a->splits[i]) * a->each;
            if (row > longest) longest = row;
        }
        bytes = mapfn_cuda_sum(bytes, mapfn_cuda_round(longest));
    }
    return bytes;
}

/* How does this card reach the arrays? */
MAPFN_CUDA_COLD void mapfn_cuda_find_ways(const mapfn_cuda_job *job, mapfn_cuda_card *card)
{
    bool const masks = (job->info->traits & MAPFN_HAS_WHERE) != 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        bool const written = (a->access & MAPFN_WRITTEN) != 0, pageable = a->memory.type == cudaMemoryTypeUnregistered,
            staged = !a->whole && (pageable || a->memory.type == cudaMemoryTypeHost)
                && (!mapfn_cuda_contiguous(a) || (written && job->masked) || (pageable && !job->one_shot));
        card->way[k] = a->memory.type == cudaMemoryTypeDevice
            ? (a->memory.device == card->device ? MAPFN_CUDA_DIRECT : MAPFN_CUDA_COPIED)
            : card->unified && !a->scratch ? MAPFN_CUDA_DIRECT : staged ? MAPFN_CUDA_STAGED : MAPFN_CUDA_COPIED;
        /* what comes back must be as it was where nothing is written */
        card->up[k] = card->way[k] != MAPFN_CUDA_DIRECT && !a->scratch
            && ((a->access & (MAPFN_READ | MAPFN_ALWAYS)) != MAPFN_ALWAYS
                || (masks && !(job->masked && card->way[k] == MAPFN_CUDA_STAGED)));
    }
}

/* Device or page-locked memory for this call: what is kept, if it does, or new memory. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_reserve(char **memory, size_t *has, size_t wanted, size_t limit, bool host)
{
    cudaError_t error = cudaSuccess;
    if (*memory && (*has < wanted || *has > limit)) {
        error = host ? cudaFreeHost(*memory) : cudaFree(*memory);
        *memory = NULL;
        *has = 0;
    }
    if (error != cudaSuccess || *memory || wanted == 0) return error;
    error = host ? cudaHostAlloc((void **)memory, wanted, cudaHostAllocPortable) : cudaMalloc((void **)memory, wanted);
    if (error == cudaSuccess) *has = wanted;
    else *memory = NULL;
    return error;
}

/* Sets how many elements have scratch, and what stays on the card during the call. At most `limit` bytes may be
 * used. */
MAPFN_CUDA_COLD void mapfn_cuda_size_fixed(const mapfn_cuda_job *job, mapfn_cuda_card *card, size_t limit)
{
    size_t scratch = 0;
    card->fixed = (job->info->traits & MAPFN_IS_FALLIBLE) != 0 ? 256 : 0;
    card->most = job->opts->parallel_iterations > 0 ? (size_t)(job->opts->parallel_iterations / job->cards) : 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (a->scratch) scratch = mapfn_cuda_sum(scratch, a->each);
        else if (a->whole && card->way[k] != MAPFN_CUDA_DIRECT)
            card->fixed = mapfn_cuda_sum(card->fixed, mapfn_cuda_round(a->each));
    }
    if ((job->info->traits & MAPFN_HAS_SCRATCH) == 0) return;
    if (card->most == 0) card->most = (size_t)card->processors * 512;
    if (card->most > job->n) card->most = job->n;
    if (scratch > 0 && limit / 4 / scratch < card->most)
        card->most = limit / 4 > scratch ? limit / 4 / scratch : 1; /* an upper limit: fewer do */
    for (int k = 0; k < job->arrays; k++)
        if (job->array[k].scratch)
            card->fixed = mapfn_cuda_sum(card->fixed,
                mapfn_cuda_round(mapfn_cuda_product(job->array[k].each, card->most)));
}

/* The bytes of a chunk: a sixteenth of all, within bounds, so that filling and draining the pipeline cost little; as
 * much as .grain wants. And how many slots of them there is room for. False: `limit` bytes are too few for one
 * element. */
MAPFN_CUDA_COLD bool mapfn_cuda_size_slots(const mapfn_cuda_job *job, mapfn_cuda_card *card, size_t limit)
{
    size_t const room = limit > card->fixed ? limit - card->fixed : 0, grain = job->grain, all = job->n - job->begin;
    card->total = mapfn_cuda_takes(job, card, job->begin, job->n);
    mapfn_cuda_lay_out(job, card, job->begin, job->n, NULL, &card->staged);
    size_t const most = card->staged > 0 ? MAPFN_CUDA_CHUNK_STAGED : MAPFN_CUDA_CHUNK_MOST;
    size_t chunk = card->total / 16 / (size_t)job->cards;
    if (chunk < MAPFN_CUDA_CHUNK_LEAST) chunk = MAPFN_CUDA_CHUNK_LEAST;
    if (chunk > most) chunk = most;
    if (grain > 0 && all > grain)
        chunk = job->ragged ? most : mapfn_cuda_takes(job, card, job->begin, job->begin + grain);
    if (job->one_shot || chunk > card->total) chunk = card->total;
    chunk = mapfn_cuda_round(chunk);
    if (chunk < card->total ? chunk > room / MAPFN_CUDA_SLOTS : chunk > room)
        chunk = room / MAPFN_CUDA_SLOTS & ~(size_t)255;
    card->one = chunk < card->total ? mapfn_cuda_largest(job, card) : 0;
    if (chunk < card->one) chunk = card->one;
    if (card->fixed > limit || chunk > room) return false;
    size_t const slots = chunk == 0 ? (size_t)MAPFN_CUDA_SLOTS : room / chunk;
    card->slots = chunk >= card->total && grain == 0 ? 1 : slots < MAPFN_CUDA_SLOTS ? (int)slots : MAPFN_CUDA_SLOTS;
    card->chunk_bytes = chunk;
    card->chunk_staging = chunk < card->staged ? chunk : card->staged;
    return true;
}

MAPFN_CUDA_COLD cudaError_t mapfn_cuda_know(mapfn_cuda_card *card)
{
    static const enum cudaDeviceAttr ask[] = {cudaDevAttrPageableMemoryAccess,
        cudaDevAttrPageableMemoryAccessUsesHostPageTables, cudaDevAttrIntegrated, cudaDevAttrMultiProcessorCount};
    int is[] = {0, 0, 0, 1};
    cudaError_t error = cudaSuccess;
    for (int k = 0; k < 4 && error == cudaSuccess; k++) error = cudaDeviceGetAttribute(&is[k], ask[k], card->device);
    card->unified = is[0] && (is[1] || is[2]);
    card->processors = is[3];
    return error;
}

/* The memory of all slots. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_take_memory(const mapfn_cuda_job *job, mapfn_cuda_card *card, size_t limit)
{
    size_t const slots = (size_t)card->slots;
    size_t const found = job->block > MAPFN_CUDA_PARTIALS ? job->block : (size_t)MAPFN_CUDA_PARTIALS;
    card->found_bytes = mapfn_cuda_found_bytes(job, job->n - job->begin < found ? job->n - job->begin : found);
    size_t const staging = slots * (card->chunk_staging + card->found_bytes);
    cudaError_t const error
        = mapfn_cuda_reserve(&card->memory, &card->memory_bytes, card->fixed + slots * card->chunk_bytes, limit, false);
    return error != cudaSuccess ? error
        : mapfn_cuda_reserve(&card->staging, &card->staging_bytes, staging > 0 ? staging : 256, SIZE_MAX, true);
}

/* How a card reaches the arrays, the sizes of its slots, and their memory. The card is the current device. The driver
 * gives out pages of 2 MiB. Where there is less memory than was said, half of what was asked for may do. A call takes
 * at most a quarter of what is free: others call maps too. It asks, in 5 to 12 us, where what is kept is too little. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_plan_card(mapfn_cuda_job *job, mapfn_cuda_card *card)
{
    size_t const page = (size_t)2 << 20;
    size_t available, all, limit = job->opts->device_bytes > 0 ? job->opts->device_bytes : SIZE_MAX;
    cudaError_t const before = cudaPeekAtLastError();
    MAPFN_CUDA_TRY(job, mapfn_cuda_know(card));
    mapfn_cuda_find_ways(job, card);
    for (cudaError_t error = cudaSuccess;;) {
        bool const given = limit < SIZE_MAX;
        if (given && limit >= page) limit &= ~(page - 1);
        mapfn_cuda_size_fixed(job, card, limit);
        bool const fits = mapfn_cuda_size_slots(job, card, limit);
        size_t const takes = card->fixed + (size_t)card->slots * card->chunk_bytes;
        if (!given && (!fits || takes > card->memory_bytes)) {
            MAPFN_CUDA_TRY(job, cudaMemGetInfo(&available, &all));
            limit = (available + card->memory_bytes) / 4;
            continue;
        }
        if (!fits)
            return error != cudaSuccess ? mapfn_cuda_fail(job->info->name, error)
                : mapfn_little_memory(
                    job->info->name, "device memory for one element", limit, mapfn_cuda_sum(card->fixed, card->one));
        error = mapfn_cuda_take_memory(job, card, limit);
        if (error == cudaSuccess) break;
        if (error != cudaErrorMemoryAllocation) return mapfn_cuda_fail(job->info->name, error);
        if (before == cudaSuccess) cudaGetLastError(); /* other cards may do */
        limit = takes / 2;
    }
    card->number = mapfn_cuda_number_of(card->staging);
    return MAPFN_OK;
}

/* Streams and events, and what stays on the card during the call. The card is the current device. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_set_up(mapfn_cuda_job *job, mapfn_cuda_card *card)
{
    static const size_t none[] = {SIZE_MAX, 0}; /* a mapfn_failure, and what counts its changes */
    size_t const slots = (size_t)card->slots;
    char *at = card->memory + slots * card->chunk_bytes;
    card->last = NULL;
    card->failure = NULL;
    for (size_t k = 0; k < slots; k++) {
        mapfn_cuda_host_slot *const s = &card->slot[k];
        s->card = card;
        s->device = card->memory + k * card->chunk_bytes;
        s->staging = card->staging + k * card->chunk_staging;
        s->found_here = card->staging + slots * card->chunk_staging + k * card->found_bytes;
        if (!s->stream) MAPFN_CUDA_TRY(job, cudaStreamCreateWithFlags(&s->stream, cudaStreamNonBlocking));
        if (!s->computed) MAPFN_CUDA_TRY(job, cudaEventCreateWithFlags(&s->computed, cudaEventDisableTiming));
    }
    cudaStream_t const stream = card->slot->stream;
    cudaEvent_t const ready = card->slot->computed; /* free until there are chunks */
    if ((job->info->traits & MAPFN_IS_FALLIBLE) != 0) {
        card->failure = (mapfn_failure *)(void *)at;
        at += 256;
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(card->failure, &none, sizeof none, cudaMemcpyDefault, stream));
    }
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!a->whole) continue;
        card->whole[k] = card->way[k] == MAPFN_CUDA_DIRECT ? a->first : at;
        if (card->way[k] == MAPFN_CUDA_DIRECT) continue;
        if (card->up[k] && a->each > 0)
            MAPFN_CUDA_TRY(job, cudaMemcpyAsync(at, a->first, a->each, cudaMemcpyDefault, stream));
        at += mapfn_cuda_round(a->scratch ? a->each * card->most : a->each);
    }
    if (card->fixed == 0) return MAPFN_OK;
    MAPFN_CUDA_TRY(job, cudaEventRecord(ready, stream));
    for (size_t k = 1; k < slots; k++) MAPFN_CUDA_TRY(job, cudaStreamWaitEvent(card->slot[k].stream, ready, 0));
    return MAPFN_OK;
}
