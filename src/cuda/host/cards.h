/* ======== src/cuda/host/cards.h: what is kept of each card from call to call.
 * Uses cuda/host/moves.h. Used by cuda/host/. */

typedef enum mapfn_cuda_way { MAPFN_CUDA_DIRECT, MAPFN_CUDA_COPIED, MAPFN_CUDA_STAGED } mapfn_cuda_way;

/* a chunk on its way; `broken`: not all of it could be begun */
typedef struct mapfn_cuda_host_slot {
    struct mapfn_cuda_card *card;
    cudaStream_t stream;
    cudaEvent_t computed; /* the kernel is done: for maps that run one kernel after the other */
    char *device, *staging, *found_here; /* its memory, for one call */
    bool broken;
    size_t begin, end;
    size_t at[MAPFN_CUDA_ARRAYS]; /* where its part of an array lies in the slot's device and staging memory */
    size_t found;                 /* and what its sums are, in device memory; found_here: page-locked */
} mapfn_cuda_host_slot;

typedef struct mapfn_cuda_card {
    struct mapfn_cuda_card *next;
    int device;
    unsigned long long number; /* the driver's, of `staging`; 0: not known */
    mapfn_cuda_host_slot slot[MAPFN_CUDA_SLOTS];
    char *memory, *staging;
    size_t memory_bytes, staging_bytes;
    /* for one call */
    int processors;
    bool unified; /* it reads the host's memory itself, by the host's page tables */
    mapfn_cuda_way way[MAPFN_CUDA_ARRAYS];
    bool up[MAPFN_CUDA_ARRAYS];
    const char *whole[MAPFN_CUDA_ARRAYS]; /* of arrays that stay on the card during the call: tables, scratch */
    mapfn_failure *failure;
    size_t most;                          /* elements in flight; 0: no limit */
    size_t fixed, total, staged, one;     /* bytes that stay; of all chunks; the staged ones; of one element at most */
    size_t chunk_bytes, chunk_staging;    /* a slot's memory */
    size_t found_bytes;                   /* of page-locked memory for what its sums are */
    int slots;
    mapfn_cuda_host_slot *last;           /* whose kernel was launched last, or NULL */
} mapfn_cuda_card;

/* None of these calls asks which device is the current one. */
MAPFN_CUDA_COLD void mapfn_cuda_free_card(mapfn_cuda_card *card)
{
    for (mapfn_cuda_host_slot &s : card->slot) {
        if (s.stream) cudaStreamDestroy(s.stream);
        if (s.computed) cudaEventDestroy(s.computed);
    }
    if (card->memory) cudaFree(card->memory);
    if (card->staging) cudaFreeHost(card->staging);
    free(card);
}

/* Which memory is it? What CUDA does not know is pageable, and so is everything where there is no card; the runtime's
 * last error then stays as it was. Any other failure is returned, because the host must not touch what may lie on a
 * card. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_look_up(const void *p, cudaPointerAttributes *memory)
{
    cudaError_t const before = cudaPeekAtLastError(), error = cudaPointerGetAttributes(memory, p);
    if (error != cudaErrorInvalidValue && error != cudaErrorNoDevice && error != cudaErrorInsufficientDriver)
        return error;
    if (before == cudaSuccess) cudaGetLastError();
    memory->type = cudaMemoryTypeUnregistered;
    return cudaSuccess;
}

/* The driver's number of memory that it gave out, which is never given to other memory of this process; or 0. */
MAPFN_CUDA_COLD unsigned long long mapfn_cuda_number_of(const void *memory)
{
    enum { buffer_id = 7 };
    cudaError_t const before = cudaPeekAtLastError();
    int (*ask)(void *, int, unsigned long long) = NULL;
    unsigned long long number = 0;
    if (MAPFN_CUDA_DRIVERS("cuPointerGetAttribute", (void **)&ask) != cudaSuccess && before == cudaSuccess)
        cudaGetLastError();
    return ask && ask(&number, buffer_id, (unsigned long long)(uintptr_t)memory) == 0 ? number : 0;
}

/* Is a card from an earlier call still what it was? cudaDeviceReset takes streams, events and memory away, and new
 * memory may lie where the old did. The number tells, and asking for it is always safe; a stream or an event that is
 * gone would be looked up in memory that is not there any more. */
MAPFN_CUDA_COLD bool mapfn_cuda_still_there(const mapfn_cuda_card *card)
{
    return !card->staging || mapfn_cuda_number_of(card->staging) == card->number;
}

/* a card kept from an earlier call, or a new one; NULL: no memory */
MAPFN_CUDA_COLD mapfn_cuda_card *mapfn_cuda_take_card(int device)
{
    pthread_mutex_lock(&mapfn_cuda_keeps.lock);
    if (!mapfn_cuda_keeps.fork_watched)
        mapfn_cuda_keeps.fork_watched =
            pthread_atfork(mapfn_cuda_before_fork, mapfn_cuda_in_parent, mapfn_cuda_in_child) == 0;
    mapfn_cuda_card **link = &mapfn_cuda_keeps.cards;
    while (*link && (*link)->device != device) link = &(*link)->next;
    mapfn_cuda_card *card = *link;
    if (card) *link = card->next;
    pthread_mutex_unlock(&mapfn_cuda_keeps.lock);
    if (card) return card;
    card = (mapfn_cuda_card *)calloc(1, sizeof *card);
    if (card) card->device = device;
    return card;
}

/* Keeps a card after a call if that went well, no other card of its device is kept, its memory is not large, and is
 * known by its number. */
MAPFN_CUDA_COLD void mapfn_cuda_put_card(mapfn_cuda_card *card, bool well)
{
    bool keep = well && card->number != 0 && card->memory_bytes <= MAPFN_CUDA_KEPT
        && card->staging_bytes <= MAPFN_CUDA_KEPT;
    pthread_mutex_lock(&mapfn_cuda_keeps.lock);
    for (mapfn_cuda_card *c = mapfn_cuda_keeps.cards; c; c = c->next) keep = keep && c->device != card->device;
    if (keep) {
        card->next = mapfn_cuda_keeps.cards;
        mapfn_cuda_keeps.cards = card;
    }
    pthread_mutex_unlock(&mapfn_cuda_keeps.lock);
    if (!keep) mapfn_cuda_free_card(card);
}

extern "C" MAPFN_ONE void mapfn_cuda_release(void)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    pthread_mutex_lock(&k->lock);
    mapfn_cuda_card *cards = k->cards;
    k->cards = NULL;
    if (k->helpers > 0 && !k->stopping) { /* calls still running do their copies themselves */
        k->stopping = true;
        pthread_cond_broadcast(&k->wanted);
        int helpers = k->helpers;
        pthread_mutex_unlock(&k->lock);
        for (int i = 0; i < helpers; i++) pthread_join(k->helper[i], NULL);
        pthread_mutex_lock(&k->lock);
        k->helpers = 0;
        k->stopping = false;
    }
    pthread_mutex_unlock(&k->lock);
    if (!cards) return;
    mapfn_cuda_relaxed relaxed;
    for (mapfn_cuda_card *next; cards; cards = next) {
        next = cards->next;
        if (mapfn_cuda_still_there(cards)) mapfn_cuda_free_card(cards);
        else free(cards);
    }
}
