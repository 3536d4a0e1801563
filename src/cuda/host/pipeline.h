/* ======== src/cuda/host/pipeline.h: chunks on their way: in, through the kernel, out.
 * Uses cuda/host/chunks.h. Used by cuda/host/call.h. */

/* The move between the caller's array k and staging memory, where elements are packed in the order of their
 * addresses. */
MAPFN_CUDA_COLD mapfn_cuda_move mapfn_cuda_move_of(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, int k,
    bool out)
{
    const mapfn_cuda_array *a = &job->array[k];
    mapfn_cuda_move m = {};
    ptrdiff_t each = (ptrdiff_t)a->each;
    char *staging = s->staging + s->at[k];
    m.count = s->end - s->begin + a->extra;
    m.each = a->each;
    char *theirs = (char *)(uintptr_t)(a->splits ? mapfn_cuda_lowest(a, s->begin, s->end)
        : a->first + (ptrdiff_t)s->begin * a->step);
    if (a->splits) m.splits = a->splits + s->begin;
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

/* Where a kernel is told that array k begins, so that element i of a slot's chunk is where it looks for element i. */
MAPFN_CUDA_COLD const char *mapfn_cuda_place_of(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, int k)
{
    const mapfn_cuda_array *a = &job->array[k];
    if (a->whole) return s->card->whole[k];
    if (s->card->way[k] == MAPFN_CUDA_DIRECT) return a->splits ? a->first : a->first + (ptrdiff_t)s->begin * a->step;
    const char *const part = s->device + s->at[k];
    if (a->splits) return a->first ? (const char *)((uintptr_t)part - a->splits[s->begin] * a->each) : NULL;
    return a->step < 0 ? part + (s->end - s->begin - 1) * a->each : part;
}

/* The arguments for a slot's chunk: element 0 of its arrays is the chunk's first one. */
MAPFN_CUDA_COLD void mapfn_cuda_place(mapfn_cuda_job *job, const mapfn_cuda_host_slot *s)
{
    char *const args = job->chunk_args;
    memcpy(args, job->args, mapfn_cuda_argument_bytes(job->info));
    ((mapfn_common *)(void *)args)->mapfn_offset = (size_t)job->opts->index_offset + s->begin;
    for (int i = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        if (p->layout == MAPFN_ONE_VALUE) continue;
        const mapfn_cuda_array *a = &job->array[job->values[i]];
        const char *place = mapfn_cuda_place_of(job, s, job->values[i]);
        memcpy(args + p->field, &place, sizeof place);
        if (p->layout == MAPFN_STRIDED && !a->whole && s->card->way[job->values[i]] != MAPFN_CUDA_DIRECT) {
            ptrdiff_t stride = a->step < 0 ? -1 : 1; /* in the slot elements are packed */
            memcpy(args + p->detail, &stride, sizeof stride);
        }
        if (p->layout == MAPFN_RAGGED) {
            place = mapfn_cuda_place_of(job, s, job->splits[i]);
            memcpy(args + p->detail, &place, sizeof place);
        }
    }
    if (!job->summing) return;
    /* what a card finds of sums lies behind its arrays */
    mapfn_sums_table const table = mapfn_cuda_table(job, s->begin, s->end, s->device + s->found);
    for (const mapfn_sum *sum = job->summing->sum; sum < job->summing->end; sum++)
        mapfn_sum_aim(sum, args, mapfn_sums_column(job->summing, &table, sum));
    ((mapfn_common *)(void *)args)->mapfn_each_part = table.granule == 1;
}

/* Has array k's part of a chunk to be brought to the card, or `out`, from it? */
MAPFN_PLAIN bool mapfn_cuda_travels(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, int k, bool out)
{
    const mapfn_cuda_array *a = &job->array[k];
    return !a->whole && s->card->way[k] != MAPFN_CUDA_DIRECT
        && (out ? (a->access & MAPFN_WRITTEN) != 0 : s->card->up[k])
        && mapfn_cuda_bytes(a, s->begin, s->end) > 0;
}
/* `copy in` and `copy out`: threads copy between the caller's arrays and staging memory. */
MAPFN_CUDA_COLD void mapfn_cuda_copy_staged(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, bool out)
{
    mapfn_cuda_moves moves = {};
    for (const mapfn_cuda_array *a = job->array; out && job->masked && a < job->array + job->arrays; a++) {
        if ((a->access & MAPFN_MASK) == 0) continue;
        moves.mask[moves.masks] = *a;
        moves.mask[moves.masks++].first += s->begin * a->each;
    }
    for (int k = 0; k < job->arrays; k++)
        if (s->card->way[k] == MAPFN_CUDA_STAGED && mapfn_cuda_travels(job, s, k, out))
            mapfn_cuda_add_move(&moves, mapfn_cuda_move_of(job, s, k, out));
    mapfn_cuda_do_moves(&moves);
}
/* `upload` and `download`, by the card's engines. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_transfer(const mapfn_cuda_job *job, const mapfn_cuda_host_slot *s, bool out)
{
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        if (!mapfn_cuda_travels(job, s, k, out)) continue;
        bool const staged = s->card->way[k] == MAPFN_CUDA_STAGED, rows = !staged && !mapfn_cuda_contiguous(a);
        char *const card = s->device + s->at[k],
            *const other = staged ? s->staging + s->at[k] : (char *)(uintptr_t)mapfn_cuda_lowest(a, s->begin, s->end);
        size_t const apart = (size_t)(a->step < 0 ? -a->step : a->step), each = rows ? a->each : 0;
        MAPFN_CUDA_TRY(job, rows
            ? cudaMemcpy2DAsync(out ? other : card, out ? apart : each, out ? card : other, out ? each : apart, each,
                s->end - s->begin, cudaMemcpyDefault, s->stream)
            : cudaMemcpyAsync(out ? other : card, out ? card : other, mapfn_cuda_bytes(a, s->begin, s->end),
                cudaMemcpyDefault, s->stream));
    }
    return MAPFN_OK;
}

/* The map of device arrays, on a slot's chunk, and what it found of sums on its way to the host. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_compute(mapfn_cuda_job *job, mapfn_cuda_host_slot *s)
{
    mapfn_cuda_card *const card = s->card;
    /* a limit to the elements in flight, or scratch that all slots share: one kernel after the other */
    if (card->most > 0 && card->last && card->last != s)
        MAPFN_CUDA_TRY(job, cudaStreamWaitEvent(s->stream, card->last->computed, 0));
    mapfn_cuda_place(job, s);
    mapfn_cuda_task const task
        = {job->info, job->chunk_args, 0, s->end - s->begin, card->failure, NULL, card->most, s->stream};
    MAPFN_CUDA_TRY(job, mapfn_cuda_launch(job->kernels, &task));
    if (card->most > 0) MAPFN_CUDA_TRY(job, cudaEventRecord(s->computed, s->stream));
    card->last = s;
    if (job->summing)
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(s->found_here, s->device + s->found,
            mapfn_cuda_found_bytes(job, mapfn_cuda_table(job, s->begin, s->end, NULL).most), cudaMemcpyDefault,
            s->stream));
    return MAPFN_OK;
}

/* Puts the next chunk on its way through a slot. A failure leaves the slot broken, because what was begun must come to
 * its end. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_fill(mapfn_cuda_job *job, mapfn_cuda_host_slot *s)
{
    s->broken = true;
    MAPFN_CUDA_TRY(job, mapfn_cuda_turn_to(job, s->card));
    s->begin = job->next;
    s->end = job->next = mapfn_cuda_chunk_end(job, s->card, s->begin);
    s->found = mapfn_cuda_lay_out(job, s->card, s->begin, s->end, s->at, NULL);
    mapfn_cuda_copy_staged(job, s, false);
    mapfn_status status = mapfn_cuda_transfer(job, s, false);
    if (status == MAPFN_OK) status = mapfn_cuda_compute(job, s);
    if (status == MAPFN_OK) status = mapfn_cuda_transfer(job, s, true);
    s->broken = status != MAPFN_OK;
    return status;
}

/* Waits until nothing of the stream is under way. After an error, which it returns, it tries again, because nothing may
 * be freed before. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_drain(cudaStream_t stream)
{
    cudaError_t const error = cudaStreamSynchronize(stream);
    for (int i = 0; error != cudaSuccess && i < 2 && cudaStreamSynchronize(stream) != cudaSuccess; i++) {}
    return error;
}

/* Waits for a slot's chunk and brings the results to the caller's arrays. Of a broken one nothing is used. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_empty(mapfn_cuda_job *job, mapfn_cuda_host_slot *s)
{
    cudaError_t const error = mapfn_cuda_drain(s->stream);
    if (s->broken) return MAPFN_OK; /* why has been reported */
    s->broken = error != cudaSuccess;
    MAPFN_CUDA_TRY(job, error);
    mapfn_cuda_copy_staged(job, s, true);
    if (job->summing) {
        mapfn_sums_table const table = mapfn_cuda_table(job, s->begin, s->end, s->found_here);
        mapfn_sums_gather(job->summing, job->sums, &table, s->end);
    }
    return MAPFN_OK;
}

/* The slot of chunk number `chunk`: the cards take turns, and so do the slots of each. */
MAPFN_CUDA_COLD mapfn_cuda_host_slot *mapfn_cuda_slot_of(const mapfn_cuda_job *job, size_t chunk)
{
    return &job->card[chunk % (size_t)job->cards]->slot[chunk / (size_t)job->cards % (size_t)job->slots];
}

/* Calls `progress` in the thread's own capture mode. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_ask(mapfn_cuda_job *job)
{
    job->relaxed->exchange();
    mapfn_status const status = mapfn_report(job);
    job->relaxed->exchange();
    return status;
}

/* Chunks go through the slots until all are computed, one fails, or `progress` wants no more. What is under way then is
 * finished, so that a prefix is computed and nothing beyond it. After a failure, what lies beyond it does not count. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_pipeline(mapfn_cuda_job *job)
{
    mapfn_status status = MAPFN_OK;
    bool broken = false;
    for (size_t filled = 0, emptied = 0;;) {
        if (status == MAPFN_OK && job->next < job->n && filled - emptied < (size_t)(job->slots * job->cards)) {
            status = mapfn_cuda_fill(job, mapfn_cuda_slot_of(job, filled++));
            continue;
        }
        if (emptied == filled) return status;
        mapfn_cuda_host_slot *const s = mapfn_cuda_slot_of(job, emptied++);
        s->broken = s->broken || broken;
        mapfn_status const found = mapfn_cuda_empty(job, s);
        broken = s->broken;
        if (found != MAPFN_OK && (status == MAPFN_OK || status == MAPFN_CANCELLED)) status = found;
        if (broken) continue;
        job->done = s->end;
        if (status != MAPFN_OK || !job->opts->progress) continue;
        status = mapfn_cuda_ask(job);
        cudaSetDevice(job->card[0]->device); /* `progress` may have made another one the current device */
    }
}
