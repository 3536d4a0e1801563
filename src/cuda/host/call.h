/* ======== src/cuda/host/call.h: a call from its checks to its status.
 * Uses cuda/host/pipeline.h. Used by cuda/shells.h. */

/* Splits that the host cannot read, or not while a card works, are copied to memory where it can. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_read_splits(mapfn_cuda_job *job)
{
    for (int i = 0, copies = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        const void *splits = p->layout == MAPFN_RAGGED ? mapfn_pointer_at(job->args, p->detail) : NULL;
        cudaPointerAttributes memory;
        int current;
        size_t bytes = mapfn_cuda_product(mapfn_cuda_sum(job->n, 1), sizeof(size_t));
        cudaStream_t stream = (cudaStream_t)job->opts->stream;
        if (!splits || job->n == 0 || bytes > PTRDIFF_MAX) continue;
        MAPFN_CUDA_TRY(job, mapfn_cuda_look_up(splits, &memory));
        if (memory.type != cudaMemoryTypeDevice && memory.type != cudaMemoryTypeManaged) continue;
        size_t *copy = job->copied_splits[copies++] = (size_t *)malloc(bytes);
        if (!copy) return mapfn_no_memory(job->info->name, NULL, bytes);
        MAPFN_CUDA_TRY(job, cudaGetDevice(&current));
        if (!stream) MAPFN_CUDA_TRY(job, cudaSetDevice(memory.device)); /* the default stream is each device's own */
        cudaError_t const begun = cudaMemcpyAsync(copy, splits, bytes, cudaMemcpyDefault, stream),
            done = mapfn_cuda_drain(stream);
        if (!stream) cudaSetDevice(current);
        MAPFN_CUDA_TRY(job, begun != cudaSuccess ? begun : done);
        memcpy(job->chunk_args + p->detail, &copy, sizeof copy);
    }
    return MAPFN_OK;
}

/* Checks the arguments: the options that only these maps have, then mapfn_check, then splits where they really lie. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_host_check(mapfn_cuda_job *job)
{
    const mapfn_info *info = job->info;
    mapfn_status status = mapfn_check(info, job->args, job->n, 1, job->opts, NULL, false);
    memcpy(job->chunk_args, job->args, mapfn_cuda_argument_bytes(info));
    if (status == MAPFN_BAD_OPTION) return status;
    if (job->opts->device < -1) return mapfn_bad_option(info->name, "device is less than -1, which means all devices");
    for (int i = 0; i < info->count; i++)
        if (info->params[i].layout == MAPFN_SCRATCH && mapfn_pointer_at(job->args, info->params[i].field))
            return mapfn_bad_array(
                info->name, info->params[i].name, "must be NULL: this map has its work space on the card");
    status = mapfn_cuda_read_splits(job);
    if (status != MAPFN_OK) return status;
    status = mapfn_check(info, job->chunk_args, job->n, 1, job->opts, job->too_short, true);
    if (status != MAPFN_OK || !job->copied_splits[0]) return status;
    return mapfn_cuda_check_splits(info, info, job->args, job->chunk_args, job->n, 1);
}

/* The cards of .device, each with its memory; of several, those on which nothing fits are left out. A call of few bytes
 * goes to one, and one of few elements at once to so many. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_find_cards(mapfn_cuda_job *job)
{
    int count, wanted = job->opts->device;
    MAPFN_CUDA_TRY(job, cudaGetDeviceCount(&count));
    MAPFN_CUDA_TRY(job, cudaGetDevice(&job->current));
    if (wanted > count || count == 0)
        return mapfn_cuda_fail(job->info->name, count == 0 ? cudaErrorNoDevice : cudaErrorInvalidDevice);
    int const most = job->opts->parallel_iterations, all = wanted < 0 && !job->one_shot && count > 1;
    int const first = wanted > 0 ? wanted - 1 : all ? 0 : job->current,
        cards = !all ? 1 : most > 0 && most < count ? most : count;
    job->card = (mapfn_cuda_card **)calloc((size_t)cards, sizeof *job->card);
    if (!job->card) return mapfn_no_memory(job->info->name, NULL, 0);
    if (job->opts->stream) MAPFN_CUDA_TRY(job, cudaStreamSynchronize((cudaStream_t)job->opts->stream));
    job->several = cards > 1;
    for (int device = first; device < first + cards; device++) { /* what the arrays wait for is done on all cards */
        mapfn_cuda_card *const card = mapfn_cuda_take_card(device);
        if (!card) return mapfn_no_memory(job->info->name, NULL, 0);
        job->card[job->cards++] = card;
        if (job->several || device != job->current) MAPFN_CUDA_TRY(job, cudaSetDevice(device));
        if (!mapfn_cuda_still_there(card)) { /* gone with a reset: none of it is freed */
            memset(card, 0, sizeof *card);
            card->device = device;
        }
        if (!job->opts->stream) MAPFN_CUDA_TRY(job, cudaStreamSynchronize(NULL));
    }
    job->slots = MAPFN_CUDA_SLOTS;
    for (int c = 0; c < job->cards;) {
        MAPFN_CUDA_TRY(job, mapfn_cuda_turn_to(job, job->card[c]));
        mapfn_status status = mapfn_cuda_plan_card(job, job->card[c]);
        if (status == MAPFN_NO_MEMORY && job->cards > 1) {
            mapfn_cuda_put_card(job->card[c], true);
            job->card[c] = job->card[--job->cards];
            continue;
        }
        if (status == MAPFN_OK) status = mapfn_cuda_set_up(job, job->card[c]);
        if (status != MAPFN_OK) return status;
        if (job->card[c]->slots < job->slots) job->slots = job->card[c]->slots;
        c++;
    }
    return MAPFN_OK;
}

/* the lowest failing element of all cards, as far as elements are computed */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_find_failure(mapfn_cuda_job *job)
{
    for (int c = 0; c < job->cards; c++) {
        mapfn_cuda_card *card = job->card[c];
        mapfn_failure one = {SIZE_MAX, 0};
        if (!card->failure) continue;
        MAPFN_CUDA_TRY(job, mapfn_cuda_turn_to(job, card));
        cudaStream_t const stream = card->slot->stream;
        MAPFN_CUDA_TRY(job, cudaMemcpyAsync(&one, card->failure, sizeof one, cudaMemcpyDefault, stream));
        MAPFN_CUDA_TRY(job, cudaStreamSynchronize(stream));
        one.index -= (size_t)job->opts->index_offset;
        if (one.index < job->done) mapfn_note_lowest(&job->failed, one.code, one.index);
    }
    return MAPFN_OK;
}

/* In which memory are the arrays, and into what chunks are they cut? */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_plan_job(mapfn_cuda_job *job)
{
    size_t bytes = 0;
    mapfn_cuda_find_arrays(job, job->chunk_args);
    for (int k = 0; k < job->arrays; k++) {
        MAPFN_CUDA_TRY(job, mapfn_cuda_find_memory(&job->array[k]));
        if (!job->array[k].whole)
            bytes = mapfn_cuda_sum(bytes, mapfn_cuda_bytes(&job->array[k], job->begin, job->n));
    }
    job->masked = mapfn_cuda_keeps_masks(job);
    /* a few chunks of no arrays too, for `progress` and for several cards */
    if (job->summing && bytes == 0 && job->grain == 0)
        job->grain = ((job->n - job->begin) / 64 / job->block + MAPFN_CUDA_PARTIALS) * job->block;
    job->one_shot = bytes <= MAPFN_CUDA_ONE_SHOT && job->grain == 0;
    return MAPFN_OK;
}

/* The cards are kept for later calls, if all went well, and the thread has the device that it had. */
MAPFN_CUDA_COLD void mapfn_cuda_put_cards(mapfn_cuda_job *job, bool well)
{
    for (int c = 0; c < job->cards; c++) {
        for (mapfn_cuda_host_slot &s : job->card[c]->slot)
            if (!well && s.stream) mapfn_cuda_drain(s.stream);
        mapfn_cuda_put_card(job->card[c], well);
    }
    if (job->card && (job->cards > 1 || job->opts->device != 0 || job->opts->progress)) cudaSetDevice(job->current);
    free(job->card);
}

/* The elements from job->begin on, of which there is one at least. */
MAPFN_CUDA_COLD mapfn_status mapfn_cuda_compute_all(mapfn_cuda_job *job)
{
    mapfn_status status = mapfn_cuda_plan_job(job);
    if (status == MAPFN_OK) status = mapfn_cuda_find_cards(job);
    if (status == MAPFN_OK) status = mapfn_cuda_pipeline(job);
    if (status == MAPFN_OK || status == MAPFN_CANCELLED) {
        mapfn_status const found = mapfn_cuda_find_failure(job);
        if (found != MAPFN_OK) status = found;
    }
    mapfn_cuda_put_cards(job, status == MAPFN_OK || status == MAPFN_CANCELLED);
    return status == MAPFN_CANCELLED ? mapfn_cancelled(job->info->name, job->done, job->n) : status;
}

/* The whole of name_map_cuda_host. */
extern "C" mapfn_status mapfn_cuda_host_run(mapfn_call *c, const mapfn_cuda_kernels &kernels)
{
    mapfn_cuda_job job = {};
    static_cast<mapfn_call &>(job) = *c;
    mapfn_start(&job);
    job.kernels = &kernels;
    job.begin = job.next = job.done;
    job.grain = job.opts->grain;
    job.block = 1;
    MAPFN_SUMS_ROOM(&job)
    if ((job.info->traits & MAPFN_HAS_SUMS) != 0) {
        job.summing = (const mapfn_summing *)job.info;
        job.block = MAPFN_BLOCK(job.info->traits);
        mapfn_sums_clear(job.summing, job.sums);
        job.grain = mapfn_cuda_product(job.grain / job.block + (job.grain % job.block != 0), job.block);
    }
    mapfn_cuda_relaxed relaxed;
    job.relaxed = &relaxed;
    mapfn_status status = mapfn_cuda_host_check(&job);
    if (status == MAPFN_OK) {
        status = job.begin < job.n ? mapfn_cuda_compute_all(&job) : mapfn_cuda_ask(&job);
        job.summed = status == MAPFN_OK || status == MAPFN_CANCELLED || status == MAPFN_CUDA_ERROR;
    }
    for (size_t *copy : job.copied_splits) free(copy);
    return mapfn_end(&job, status);
}
