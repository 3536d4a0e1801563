/* ======== src/cuda/host/pipeline.h: chunks on their way: in, through the kernel, out.
 * Uses cuda/host/chunks.h. Used by cuda/host/call.h. */

/* ------------------------------------------------------------------------------------ the pipeline ---- */

MAPFN_CUDA_COLD char *mapfn_cuda_device_part(const mapfn_cuda_card *card, int slot, int array)
{
    return card->chunks + (size_t)slot * card->chunk_bytes + card->slot[slot].at[array];
}
MAPFN_CUDA_COLD char *mapfn_cuda_staging_part(const mapfn_cuda_card *card, int slot, int array)
{
    return card->staging + (size_t)slot * card->chunk_staging + card->slot[slot].at[array];
}

/* what a slot's sums are: in its device memory, and in page-locked memory behind all slots' staging memory */
MAPFN_CUDA_COLD char *mapfn_cuda_found_by_card(const mapfn_cuda_card *card, int slot)
{
    return card->chunks + (size_t)slot * card->chunk_bytes + card->slot[slot].found;
}
MAPFN_CUDA_COLD char *mapfn_cuda_found_by_host(const mapfn_cuda_card *card, int slot)
{
    return card->staging + (size_t)card->slots * card->chunk_staging + (size_t)slot * card->found_bytes;
}

/* A table in a slot's device or page-locked memory, for what the card finds in its chunk. */
MAPFN_CUDA_COLD mapfn_sums_table mapfn_cuda_table(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s,
    char *values)
{
    mapfn_sums_table table = {values, mapfn_cuda_values(job, s->begin, s->end), s->begin, 1};
    if (mapfn_cuda_is_whole(job, s->begin, s->end))
        table.granule = job->block * mapfn_cuda_granule(mapfn_cuda_blocks(job, s->begin, s->end));
    return table;
}
/* The arguments' sums are the table in device memory. */
MAPFN_CUDA_COLD void mapfn_cuda_aim(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    mapfn_sums_table const table =
        mapfn_cuda_table(job, &card->slot[slot], mapfn_cuda_found_by_card(card, slot));
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end; sum++)
        mapfn_sum_aim(sum, job->chunk_args, mapfn_sums_column(job->summing, &table, sum));
    ((mapfn_common *)job->chunk_args)->each_part = table.granule == 1;
}

/* What one of several cards found in a chunk whose turn has not come. Its values stand behind it. */
typedef struct mapfn_cuda_ahead {
    struct mapfn_cuda_ahead *next;
    mapfn_sums_table table;
    size_t end;
} mapfn_cuda_ahead;
enum { MAPFN_CUDA_AHEAD = (sizeof(mapfn_cuda_ahead) + 255) / 256 * 256 }; /* where they begin */

MAPFN_CUDA_COLD mapfn_status mapfn_cuda_keep_ahead(mapfn_cuda_job *job, mapfn_sums_table table, size_t end)
{
    size_t const bytes = mapfn_cuda_found_bytes(job, table.most);
    mapfn_cuda_ahead *const ahead = (mapfn_cuda_ahead *)aligned_alloc(256, mapfn_cuda_sum(MAPFN_CUDA_AHEAD, bytes));
    if (!ahead) return mapfn_no_memory(job->info->name, NULL, bytes);
    table.values = (char *)memcpy((char *)ahead + MAPFN_CUDA_AHEAD, table.values, bytes);
    ahead->table = table;
    ahead->end = end;
    ahead->next = job->ahead;
    job->ahead = ahead;
    return MAPFN_OK;
}
/* Adds what was found in a chunk to the state, and after it all that has waited for it. A chunk whose turn has not come
 * waits itself. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_gather(mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    const mapfn_cuda_host_slot *const s = &card->slot[slot];
    mapfn_sums_table const table = mapfn_cuda_table(job, s, mapfn_cuda_found_by_host(card, slot));
    if (s->begin != job->added) return mapfn_cuda_keep_ahead(job, table, s->end);
    mapfn_sums_gather(job->summing, job->sums, &table, s->end);
    job->added = s->end;
    for (mapfn_cuda_ahead **link = &job->ahead; *link;) {
        mapfn_cuda_ahead *const ahead = *link;
        if (ahead->table.from != job->added) {
            link = &ahead->next;
            continue;
        }
        mapfn_sums_gather(job->summing, job->sums, &ahead->table, ahead->end);
        job->added = ahead->end;
        *link = ahead->next;
        free(ahead);
        link = &job->ahead; /* its successor may stand before it */
    }
    return MAPFN_OK;
}
/* Gives the caller the sums, if `store`. */
MAPFN_CUDA_COLD void mapfn_cuda_end_sums(mapfn_cuda_job *job, bool store)
{
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end && store; sum++)
        memcpy((void *)(uintptr_t)mapfn_pointer_at(job->args, sum->field),
            mapfn_sums_total(job->summing, sum, job->sums), sum->size);
    for (mapfn_cuda_ahead *next; job->ahead; job->ahead = next) {
        next = job->ahead->next;
        free(job->ahead);
    }
}

/* The move between the caller's array and staging memory, where elements are packed in the order of their addresses. */
MAPFN_CUDA_COLD mapfn_cuda_move mapfn_cuda_move_of(const mapfn_cuda_array *a, char *staging, size_t begin, size_t end,
    bool out)
{
    mapfn_cuda_move m;
    ptrdiff_t each = (ptrdiff_t)a->each;
    memset(&m, 0, sizeof m);
    m.count = end - begin + a->extra;
    m.each = a->each;
    char *theirs = (char *)(uintptr_t)(a->splits ? mapfn_cuda_lowest(a, begin, end)
        : a->first + (ptrdiff_t)begin * a->step);
    if (a->splits) m.splits = a->splits + begin;
    else if (a->step < 0) {
        staging += (m.count - 1) * m.each;
        each = -each;
    }
    m.to = out ? theirs : staging;
    m.from = out ? staging : theirs;
    m.to_step = out ? a->step : each;
    m.from_step = out ? each : a->step;
    return m;
}

/* The copy engines transfer one array's part between the caller's memory and the card's. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_transfer(const mapfn_cuda_array *a, char *device, size_t begin, size_t end,
    bool out, cudaStream_t stream)
{
    size_t bytes = mapfn_cuda_bytes(a, begin, end);
    char *theirs = (char *)(uintptr_t)mapfn_cuda_lowest(a, begin, end);
    if (bytes == 0) return cudaSuccess;
    if (mapfn_cuda_contiguous(a))
        return cudaMemcpyAsync(out ? theirs : device, out ? device : theirs, bytes, cudaMemcpyDefault, stream);
    size_t step = (size_t)(a->step < 0 ? -a->step : a->step);
    return out ? cudaMemcpy2DAsync(theirs, step, device, a->each, a->each, end - begin, cudaMemcpyDefault, stream)
               : cudaMemcpy2DAsync(device, a->each, theirs, step, a->each, end - begin, cudaMemcpyDefault, stream);
}

/* Where a kernel is told that array k begins, so that element i of a slot's chunk is where it looks for element i. */
MAPFN_CUDA_COLD const char *mapfn_cuda_place_of(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, int k)
{
    const mapfn_cuda_array *a = &job->array[k];
    size_t const begin = card->slot[slot].begin, end = card->slot[slot].end;
    if (a->whole) return card->whole[k];
    if (card->way[k] == MAPFN_CUDA_DIRECT) return a->splits ? a->first : a->first + (ptrdiff_t)begin * a->step;
    const char *const part = mapfn_cuda_device_part(card, slot, k);
    if (a->splits) return a->first ? (const char *)((uintptr_t)part - a->splits[begin] * a->each) : NULL;
    return a->step < 0 ? part + (end - begin - 1) * a->each : part;
}

/* The arguments for a slot's chunk: element 0 of its arrays is the chunk's first one. */
MAPFN_CUDA_COLD void mapfn_cuda_place(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    char *args = (char *)job->chunk_args;
    memcpy(args, job->args, job->args_bytes);
    ((mapfn_common *)(void *)args)->offset = (size_t)job->o->index_offset + card->slot[slot].begin;
    for (int i = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        if (p->layout == MAPFN_ONE_VALUE) continue;
        const mapfn_cuda_array *a = &job->array[job->values[i]];
        const char *place = mapfn_cuda_place_of(job, card, slot, job->values[i]);
        memcpy(args + p->field, &place, sizeof place);
        if (p->layout == MAPFN_STRIDED && !a->whole && card->way[job->values[i]] != MAPFN_CUDA_DIRECT) {
            ptrdiff_t stride = a->step < 0 ? -1 : 1; /* in the slot elements are packed */
            memcpy(args + p->detail, &stride, sizeof stride);
        }
        if (p->layout == MAPFN_RAGGED) {
            place = mapfn_cuda_place_of(job, card, slot, job->splits[i]);
            memcpy(args + p->detail, &place, sizeof place);
        }
    }
    if (job->summing) mapfn_cuda_aim(job, card, slot);
}

/* The caller's arrays -> the card: `copy in` and `upload`. What needs no staging goes first, and travels while threads
 * copy. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_upload(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    size_t const begin = card->slot[slot].begin, end = card->slot[slot].end;
    cudaStream_t const stream = card->stream[slot];
    mapfn_cuda_moves moves;
    moves.count = 0;
    moves.bytes = 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (a->whole || !card->up[k]) continue;
        if (card->way[k] == MAPFN_CUDA_STAGED)
            mapfn_cuda_add_move(
                &moves, mapfn_cuda_move_of(a, mapfn_cuda_staging_part(card, slot, k), begin, end, false));
        else
            MAPFN_CUDA_TRY(
                job, mapfn_cuda_transfer(a, mapfn_cuda_device_part(card, slot, k), begin, end, false, stream));
    }
    mapfn_cuda_do_moves(&moves);
    for (int k = 0; k < job->arrays; k++) {
        size_t const bytes = mapfn_cuda_bytes(&job->array[k], begin, end);
        if (!job->array[k].whole && card->up[k] && card->way[k] == MAPFN_CUDA_STAGED && bytes > 0)
            MAPFN_CUDA_TRY(job, cudaMemcpyAsync(mapfn_cuda_device_part(card, slot, k),
                mapfn_cuda_staging_part(card, slot, k), bytes, cudaMemcpyDefault, stream));
    }
    return MAPFN_OK;
}

/* The map of device arrays, on a slot's chunk. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_compute(mapfn_cuda_job *job, mapfn_cuda_card *card, int slot)
{
    size_t const begin = card->slot[slot].begin, end = card->slot[slot].end;
    cudaStream_t const stream = card->stream[slot];
    /* a limit to the elements in flight, or scratch that all slots share: one kernel after the other */
    if (card->most > 0 && card->last >= 0 && card->last != slot)
        MAPFN_CUDA_TRY(job, cudaStreamWaitEvent(stream, card->computed[card->last], 0));
    mapfn_cuda_prefetch(job, card, false, begin, end, stream);
    mapfn_cuda_place(job, card, slot);
    mapfn_cuda_task const task
        = {job->info, job->chunk_args, 0, end - begin, card->failure, NULL, card->most, stream};
    mapfn_status const status = job->launch(&task);
    if (status != MAPFN_OK) return status;
    if (card->most > 0) MAPFN_CUDA_TRY(job, cudaEventRecord(card->computed[slot], stream));
    card->last = slot;
    return MAPFN_OK;
}

/* A mask that the host cannot read where it is comes to staging memory, for `copy out`. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_fetch_mask(
    const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, int k, size_t bytes)
{
    const char *const mask = card->way[k] == MAPFN_CUDA_DIRECT
        ? mapfn_cuda_lowest(&job->array[k], card->slot[slot].begin, card->slot[slot].end)
        : mapfn_cuda_device_part(card, slot, k);
    return cudaMemcpyAsync(
        mapfn_cuda_staging_part(card, slot, k), mask, bytes, cudaMemcpyDefault, card->stream[slot]);
}

/* The card -> staging memory, or the caller's arrays themselves: sums, masks, outputs. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_download(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    size_t const begin = card->slot[slot].begin, end = card->slot[slot].end;
    cudaStream_t const stream = card->stream[slot];
    if (job->summing)
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(mapfn_cuda_found_by_host(card, slot), mapfn_cuda_found_by_card(card, slot),
            mapfn_cuda_found_bytes(job, mapfn_cuda_values(job, begin, end)), cudaMemcpyDefault, stream));
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        size_t const bytes = mapfn_cuda_bytes(a, begin, end);
        if (card->fetched[k]) MAPFN_CUDA_TRY(job, mapfn_cuda_fetch_mask(job, card, slot, k, bytes));
        if (!a->written || a->whole || bytes == 0) continue;
        if (card->way[k] == MAPFN_CUDA_STAGED)
            MAPFN_CUDA_TRY(job, cudaMemcpyAsync(mapfn_cuda_staging_part(card, slot, k),
                mapfn_cuda_device_part(card, slot, k), bytes, cudaMemcpyDefault, stream));
        else if (card->way[k] == MAPFN_CUDA_COPIED)
            MAPFN_CUDA_TRY(
                job, mapfn_cuda_transfer(a, mapfn_cuda_device_part(card, slot, k), begin, end, true, stream));
    }
    return MAPFN_OK;
}

/* Puts elements [begin, end) on their way through a slot. A failure leaves the slot broken, because what was begun must
 * come to its end. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_fill(mapfn_cuda_job *job, mapfn_cuda_card *card, int slot, size_t begin,
    size_t end)
{
    mapfn_cuda_host_slot *s = &card->slot[slot];
    s->busy = s->broken = true;
    s->begin = begin;
    s->end = end;
    s->found = mapfn_cuda_lay_out(job, card, begin, end, s->at, NULL);
    mapfn_status status = mapfn_cuda_upload(job, card, slot);
    if (status == MAPFN_OK) status = mapfn_cuda_compute(job, card, slot);
    if (status == MAPFN_OK) status = mapfn_cuda_download(job, card, slot);
    if (status != MAPFN_OK) return status;
    MAPFN_CUDA_TRY(job, cudaEventRecord(card->emptied[slot], card->stream[slot]));
    s->broken = false;
    return MAPFN_OK;
}

/* Waits until nothing of the stream is under way. After an error it tries again, because nothing may be freed
 * before. */
MAPFN_CUDA_COLD void mapfn_cuda_drain(cudaStream_t stream)
{
    for (int i = 0; i < 3 && cudaStreamSynchronize(stream) != cudaSuccess; i++) {}
}

/* The masks of a slot's chunk, where the host reads them. Returns how many. */
MAPFN_CUDA_COLD int mapfn_cuda_find_masks(
    const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, mapfn_cuda_mask *masks)
{
    int count = 0;
    for (int k = 0; k < job->arrays && job->masked; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!a->mask) continue;
        masks[count].first = card->fetched[k] ? mapfn_cuda_staging_part(card, slot, k)
            : a->first + (ptrdiff_t)card->slot[slot].begin * a->step;
        masks[count].step = (ptrdiff_t)a->each;
        masks[count++].size = a->each;
    }
    return count;
}

/* Staging memory -> the caller's arrays. */
MAPFN_CUDA_COLD void mapfn_cuda_copy_out(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    size_t const begin = card->slot[slot].begin, end = card->slot[slot].end;
    mapfn_cuda_mask masks[MAPFN_CUDA_PARAMS];
    int const mask_count = mapfn_cuda_find_masks(job, card, slot, masks);
    mapfn_cuda_moves moves;
    moves.count = 0;
    moves.bytes = 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!a->written || a->whole || card->way[k] != MAPFN_CUDA_STAGED || mapfn_cuda_bytes(a, begin, end) == 0)
            continue;
        mapfn_cuda_move m = mapfn_cuda_move_of(a, mapfn_cuda_staging_part(card, slot, k), begin, end, true);
        m.masks = masks;
        m.mask_count = mask_count;
        mapfn_cuda_add_move(&moves, m);
    }
    mapfn_cuda_do_moves(&moves);
}

/* Waits for a slot's chunk and brings the results to the caller's arrays. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_empty(mapfn_cuda_job *job, mapfn_cuda_card *card, int slot)
{
    mapfn_cuda_host_slot *s = &card->slot[slot];
    s->busy = false;
    if (s->broken) {
        mapfn_cuda_drain(card->stream[slot]);
        return MAPFN_OK; /* the reason has been reported */
    }
    cudaError_t error = cudaEventSynchronize(card->emptied[slot]);
    if (error != cudaSuccess) {
        mapfn_status status = mapfn_cuda_fail(job->info->name, error);
        s->broken = true;
        mapfn_cuda_drain(card->stream[slot]);
        return status;
    }
    mapfn_cuda_copy_out(job, card, slot);
    mapfn_status const status = job->summing ? mapfn_cuda_gather(job, card, slot) : MAPFN_OK;
    if (status != MAPFN_OK) s->broken = true;
    return status;
}

/* the card that has the most free slots, and one of them; NULL: there is none */
MAPFN_CUDA_COLD mapfn_cuda_card *mapfn_cuda_find_free(const mapfn_cuda_job *job, int *slot)
{
    mapfn_cuda_card *best = NULL;
    int most = 0;
    for (int c = 0; c < job->cards; c++) {
        int count = 0, one = 0;
        for (int k = job->card[c]->slots - 1; k >= 0; k--)
            if (!job->card[c]->slot[k].busy) count++, one = k;
        if (count <= most) continue;
        most = count;
        best = job->card[c];
        *slot = one;
    }
    return best;
}

/* The slot to empty next; NULL: all are empty. One card's chunks end in order, more or less; of several cards the one
 * that is done first is taken. */
MAPFN_CUDA_COLD mapfn_cuda_card *mapfn_cuda_find_busy(const mapfn_cuda_job *job, int *slot)
{
    /* To ask whether a chunk is done records cudaErrorNotReady, which is cleared again. Nobody asks while an earlier
     * error stands there, which would be cleared too. */
    bool ask = job->cards > 1 && cudaPeekAtLastError() == cudaSuccess;
    for (;;) {
        mapfn_cuda_card *first = NULL;
        for (int c = 0; c < job->cards; c++) {
            mapfn_cuda_card *card = job->card[c];
            int oldest = -1;
            for (int k = 0; k < card->slots; k++)
                if (card->slot[k].busy && (oldest < 0 || card->slot[k].begin < card->slot[oldest].begin)) oldest = k;
            if (oldest < 0) continue;
            if (!first || card->slot[oldest].begin < first->slot[*slot].begin) {
                first = card;
                *slot = oldest;
            }
            if (!ask) continue;
            cudaError_t error = card->slot[oldest].broken ? cudaSuccess : cudaEventQuery(card->emptied[oldest]);
            if (error == cudaErrorNotReady) {
                cudaGetLastError();
                continue;
            }
            *slot = oldest;
            return card;
        }
        if (!first || !ask) return first;
        sched_yield();
    }
}

/* Calls `progress` in the thread's own capture mode. False: the map is cancelled, unless all is done. */
MAPFN_CUDA_COLD bool mapfn_cuda_ask(mapfn_cuda_job *job, size_t done)
{
    mapfn_cuda_relax_end(&job->relaxed);
    bool const go_on = job->o->progress(done, job->n, job->o->progress_arg) || done == job->n;
    mapfn_cuda_relax_again(&job->relaxed);
    return go_on;
}

/* A free slot gets the next chunk. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_fill_next(mapfn_cuda_job *job, mapfn_cuda_card *card, int slot)
{
    size_t const begin = job->next, end = mapfn_cuda_chunk_end(job, card, begin);
    cudaError_t const error = mapfn_cuda_turn_to(job, card);
    mapfn_status const status = error == cudaSuccess ? mapfn_cuda_fill(job, card, slot, begin, end)
        : mapfn_cuda_fail(job->info->name, error);
    if (status == MAPFN_OK) job->next = end;
    else if (begin < job->broken) job->broken = begin;
    return status;
}

/* The elements before it are computed: all that are handed out, up to the first that failed or is under way. */
MAPFN_CUDA_COLD size_t mapfn_cuda_computed(const mapfn_cuda_job *job)
{
    size_t done = job->next < job->broken ? job->next : job->broken;
    for (int c = 0; c < job->cards; c++)
        for (int k = 0; k < job->card[c]->slots; k++)
            if (job->card[c]->slot[k].busy && job->card[c]->slot[k].begin < done) done = job->card[c]->slot[k].begin;
    return done;
}

/* Chunks go through slots until all are computed, or one fails, or `progress` wants no more. What is under way then is
 * finished, so that a prefix is computed and nothing beyond it. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_pipeline(mapfn_cuda_job *job)
{
    mapfn_status status = MAPFN_OK;
    for (;;) {
        int slot = 0;
        mapfn_cuda_card *card = status == MAPFN_OK && job->next < job->n ? mapfn_cuda_find_free(job, &slot) : NULL;
        if (card) {
            status = mapfn_cuda_fill_next(job, card, slot);
            continue;
        }
        card = mapfn_cuda_find_busy(job, &slot);
        if (!card) return status;
        size_t const begin = card->slot[slot].begin;
        mapfn_status const emptied = mapfn_cuda_empty(job, card, slot);
        if (card->slot[slot].broken && begin < job->broken) job->broken = begin;
        if (emptied != MAPFN_OK && (status == MAPFN_OK || status == MAPFN_CANCELLED)) status = emptied;
        size_t const done = mapfn_cuda_computed(job);
        if (done == job->done) continue;
        job->done = done;
        if (status != MAPFN_OK || !job->o->progress) continue;
        if (!mapfn_cuda_ask(job, done)) status = MAPFN_CANCELLED;
        cudaSetDevice(job->card[0]->device); /* `progress` may have made another one the current device */
    }
}
