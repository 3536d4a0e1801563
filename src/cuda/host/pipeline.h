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

/* The arguments' sums are a table in device memory, for what the card finds in its chunk. */
MAPFN_CUDA_COLD void mapfn_cuda_aim(const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    const mapfn_cuda_host_slot *const s = &card->slot[slot];
    mapfn_sums_table const table = mapfn_cuda_table(job, s->begin, s->end, mapfn_cuda_found_by_card(card, slot));
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end; sum++)
        mapfn_sum_aim(sum, job->chunk_args, mapfn_sums_column(job->summing, &table, sum));
    ((mapfn_common *)job->chunk_args)->each_part = table.granule == 1;
}
/* Adds what was found in a chunk to the state. Chunks come in order. */
MAPFN_CUDA_COLD void mapfn_cuda_gather(mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot)
{
    const mapfn_cuda_host_slot *const s = &card->slot[slot];
    mapfn_sums_table const table = mapfn_cuda_table(job, s->begin, s->end, mapfn_cuda_found_by_host(card, slot));
    mapfn_sums_gather(job->summing, job->sums, &table, s->end);
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

/* The masks of a slot's chunk, where outputs are written back by them. Returns how many. */
MAPFN_CUDA_COLD int mapfn_cuda_find_masks(
    const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, mapfn_cuda_mask *masks)
{
    int count = 0;
    for (int k = 0; k < job->arrays && job->masked; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!a->mask) continue;
        mapfn_cuda_mask const mask
            = {a->first + (ptrdiff_t)card->slot[slot].begin * a->step, (ptrdiff_t)a->each, a->each};
        masks[count++] = mask;
    }
    return count;
}

/* Has array k's part of a chunk to be brought to the card (`out`: from it) in this way? */
MAPFN_PLAIN bool mapfn_cuda_travels(
    const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, int k, mapfn_cuda_way way, bool out)
{
    const mapfn_cuda_array *a = &job->array[k];
    return !a->whole && card->way[k] == way && (out ? a->written : card->up[k])
        && mapfn_cuda_bytes(a, card->slot[slot].begin, card->slot[slot].end) > 0;
}
/* `copy in` and `copy out`: threads copy between the caller's arrays and staging memory. */
MAPFN_CUDA_COLD void mapfn_cuda_copy_staged(
    const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, bool out)
{
    mapfn_cuda_mask masks[MAPFN_CUDA_PARAMS];
    int const mask_count = out ? mapfn_cuda_find_masks(job, card, slot, masks) : 0;
    mapfn_cuda_moves moves;
    moves.count = 0;
    moves.bytes = 0;
    for (int k = 0; k < job->arrays; k++) {
        if (!mapfn_cuda_travels(job, card, slot, k, MAPFN_CUDA_STAGED, out)) continue;
        mapfn_cuda_move m = mapfn_cuda_move_of(&job->array[k], mapfn_cuda_staging_part(card, slot, k),
            card->slot[slot].begin, card->slot[slot].end, out);
        m.masks = masks;
        m.mask_count = mask_count;
        mapfn_cuda_add_move(&moves, m);
    }
    mapfn_cuda_do_moves(&moves);
}
/* `upload` and `download`: the card's engines transfer the arrays of one way. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_transfer_all(
    const mapfn_cuda_job *job, const mapfn_cuda_card *card, int slot, mapfn_cuda_way way, bool out)
{
    size_t const begin = card->slot[slot].begin, end = card->slot[slot].end;
    cudaStream_t const stream = card->stream[slot];
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!mapfn_cuda_travels(job, card, slot, k, way, out)) continue;
        char *const device = mapfn_cuda_device_part(card, slot, k),
            *const staging = mapfn_cuda_staging_part(card, slot, k);
        MAPFN_CUDA_TRY(job, way == MAPFN_CUDA_COPIED ? mapfn_cuda_transfer(a, device, begin, end, out, stream)
            : cudaMemcpyAsync(out ? staging : device, out ? device : staging, mapfn_cuda_bytes(a, begin, end),
                cudaMemcpyDefault, stream));
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
    mapfn_cuda_place(job, card, slot);
    mapfn_cuda_task const task
        = {job->info, job->chunk_args, 0, end - begin, card->failure, NULL, card->most, stream};
    mapfn_status const status = job->launch(&task);
    if (status != MAPFN_OK) return status;
    if (card->most > 0) MAPFN_CUDA_TRY(job, cudaEventRecord(card->computed[slot], stream));
    card->last = slot;
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
    /* what needs no staging goes first, and travels while threads copy */
    mapfn_status status = mapfn_cuda_transfer_all(job, card, slot, MAPFN_CUDA_COPIED, false);
    if (status == MAPFN_OK) {
        mapfn_cuda_copy_staged(job, card, slot, false);
        status = mapfn_cuda_transfer_all(job, card, slot, MAPFN_CUDA_STAGED, false);
    }
    if (status == MAPFN_OK) status = mapfn_cuda_compute(job, card, slot);
    if (status == MAPFN_OK && job->summing)
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(mapfn_cuda_found_by_host(card, slot), mapfn_cuda_found_by_card(card, slot),
            mapfn_cuda_found_bytes(job, mapfn_cuda_table(job, begin, end, NULL).most), cudaMemcpyDefault,
            card->stream[slot]));
    if (status == MAPFN_OK) status = mapfn_cuda_transfer_all(job, card, slot, MAPFN_CUDA_STAGED, true);
    if (status == MAPFN_OK) status = mapfn_cuda_transfer_all(job, card, slot, MAPFN_CUDA_COPIED, true);
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

/* Waits for a slot's chunk and brings the results to the caller's arrays. Of a broken one nothing is used. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_empty(mapfn_cuda_job *job, mapfn_cuda_card *card, int slot)
{
    mapfn_cuda_host_slot *s = &card->slot[slot];
    cudaError_t const error = s->broken ? cudaSuccess : cudaEventSynchronize(card->emptied[slot]);
    s->busy = false;
    if (s->broken || error != cudaSuccess) {
        mapfn_status const status = s->broken ? MAPFN_OK : mapfn_cuda_fail(job->info->name, error);
        s->broken = true;
        mapfn_cuda_drain(card->stream[slot]);
        return status; /* why a slot is broken has been reported */
    }
    mapfn_cuda_copy_staged(job, card, slot, true);
    if (job->summing) mapfn_cuda_gather(job, card, slot);
    return MAPFN_OK;
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
/* the slot to empty next, which has the first elements; NULL: all are empty */
MAPFN_CUDA_COLD mapfn_cuda_card *mapfn_cuda_find_first(const mapfn_cuda_job *job, int *slot)
{
    mapfn_cuda_card *first = NULL;
    for (int c = 0; c < job->cards; c++)
        for (int k = 0; k < job->card[c]->slots; k++) {
            if (!job->card[c]->slot[k].busy || (first && first->slot[*slot].begin < job->card[c]->slot[k].begin))
                continue;
            first = job->card[c];
            *slot = k;
        }
    return first;
}

/* Calls `progress` in the thread's own capture mode. False: the map is cancelled, unless all is done. */
MAPFN_CUDA_COLD bool mapfn_cuda_ask(mapfn_cuda_job *job, size_t done)
{
    job->relaxed->exchange();
    bool const go_on = job->o->progress(done, job->n, job->o->progress_arg) || done == job->n;
    job->relaxed->exchange();
    return go_on;
}

/* Chunks go through slots in the order of elements, until all are computed, or one fails, or `progress` wants no more.
 * What is under way then is finished, so that a prefix is computed and nothing beyond it. After a failure, what lies
 * beyond it does not count. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_pipeline(mapfn_cuda_job *job)
{
    mapfn_status status = MAPFN_OK;
    for (bool broken = false;;) {
        int slot = 0;
        mapfn_cuda_card *card = status == MAPFN_OK && job->next < job->n ? mapfn_cuda_find_free(job, &slot) : NULL;
        if (card) {
            size_t const begin = job->next;
            job->next = mapfn_cuda_chunk_end(job, card, begin);
            cudaError_t const error = mapfn_cuda_turn_to(job, card);
            status = error == cudaSuccess ? mapfn_cuda_fill(job, card, slot, begin, job->next)
                : mapfn_cuda_fail(job->info->name, error);
            continue;
        }
        card = mapfn_cuda_find_first(job, &slot);
        if (!card) return status;
        if (broken) card->slot[slot].broken = true;
        mapfn_status const emptied = mapfn_cuda_empty(job, card, slot);
        broken = card->slot[slot].broken;
        if (emptied != MAPFN_OK && (status == MAPFN_OK || status == MAPFN_CANCELLED)) status = emptied;
        if (broken) continue;
        job->done = card->slot[slot].end;
        if (status != MAPFN_OK || !job->o->progress) continue;
        if (!mapfn_cuda_ask(job, job->done)) status = MAPFN_CANCELLED;
        cudaSetDevice(job->card[0]->device); /* `progress` may have made another one the current device */
    }
}
