/* ======== src/cuda/host/job.h: one call: its arrays, cards and chunks.
 * Uses cuda/host/cards.h. Used by cuda/host/. */

/* What the map reads or writes: element i is `each` bytes at first + i * step.
 * - ragged: values of `each` bytes, row i from splits[i] to splits[i + 1]
 * - `whole`: `each` bytes for all elements */
typedef struct mapfn_cuda_array : mapfn_span {
    size_t extra; /* elements more than the map has: 1 for splits */
    bool whole, scratch;
    int access;
    cudaPointerAttributes memory;
} mapfn_cuda_array;

/* [.., done) is computed, and `sums` are those of these elements */
typedef struct mapfn_cuda_job : mapfn_call {
    const mapfn_cuda_kernels *kernels;
    alignas(256) char chunk_args[1 << 15]; /* a copy of args, for one chunk; no kernel takes more */
    size_t begin;
    mapfn_cuda_array array[MAPFN_CUDA_ARRAYS];
    int arrays, values[MAPFN_CUDA_PARAMS], splits[MAPFN_CUDA_PARAMS]; /* a parameter's arrays, by their numbers */
    size_t *copied_splits[MAPFN_CUDA_PARAMS]; /* of splits that the host cannot read */
    bool ragged, masked;                /* `masked`: outputs are written back by the masks */
    bool one_shot;
    size_t grain;                       /* elements of a chunk, in whole blocks; 0: as many as a slot holds */
    size_t block;                       /* of a map with sums, in elements; else 1 */
    const mapfn_summing *summing;       /* of a map with sums, else NULL */
    mapfn_cuda_card **card;
    int cards, slots;                   /* of each card: as many as all of them have room for */
    int current;                        /* the device that the calling thread had */
    bool several;                       /* it must turn from card to card */
    mapfn_cuda_relaxed *relaxed;        /* the thread's capture mode, except while `progress` runs */
    size_t next;                        /* [.., next) is handed out */
} mapfn_cuda_job;

#define MAPFN_CUDA_TRY(job, call) \
    do { \
        cudaError_t mapfn_error = (call); \
        if (mapfn_error != cudaSuccess) return mapfn_cuda_fail((job)->info->name, mapfn_error); \
    } while (0)

MAPFN_PLAIN size_t mapfn_cuda_argument_bytes(const mapfn_info *info) { return info->params[info->count].size; }
MAPFN_PLAIN size_t mapfn_cuda_sum(size_t a, size_t b) { return a > SIZE_MAX - b ? SIZE_MAX : a + b; }
MAPFN_PLAIN size_t mapfn_cuda_round(size_t bytes) { return mapfn_cuda_sum(bytes, 255) & ~(size_t)255; }
MAPFN_PLAIN size_t mapfn_cuda_product(size_t a, size_t b) { return b > 0 && a > SIZE_MAX / b ? SIZE_MAX : a * b; }

/* the bytes of elements [begin, end), and where the lowest is */
MAPFN_PLAIN size_t mapfn_cuda_bytes(const mapfn_cuda_array *a, size_t begin, size_t end)
{
    if (a->whole) return a->each;
    if (a->splits) return a->first ? (a->splits[end] - a->splits[begin]) * a->each : 0;
    return mapfn_cuda_product(end - begin + a->extra, a->each);
}
MAPFN_CUDA_COLD const char *mapfn_cuda_lowest(const mapfn_cuda_array *a, size_t begin, size_t end)
{
    if (a->whole || !a->first) return a->first;
    if (a->splits) return a->first + a->splits[begin] * a->each;
    return a->first + (ptrdiff_t)(a->step < 0 ? end - 1 : begin) * a->step;
}
MAPFN_CUDA_COLD bool mapfn_cuda_contiguous(const mapfn_cuda_array *a)
{
    return a->whole || a->splits || a->step == (ptrdiff_t)a->each || -a->step == (ptrdiff_t)a->each;
}

/* Returns the number of an array: a new one, or that of an array already there, because parameters that are exactly one
 * array share it. */
MAPFN_CUDA_COLD int mapfn_cuda_add_array(mapfn_cuda_job *job, mapfn_cuda_array a)
{
    for (int k = 0; k < job->arrays; k++) {
        mapfn_cuda_array *b = &job->array[k];
        if (!a.first || a.first != b->first || a.each != b->each || a.step != b->step || a.extra != b->extra
            || a.whole != b->whole || !a.splits != !b->splits)
            continue;
        /* ragged ones in place have equal splits, which mapfn_check saw; inputs may not */
        if (a.splits != b->splits && ((a.access | b->access) & MAPFN_WRITTEN) == 0) continue;
        b->access |= a.access;
        return k;
    }
    job->array[job->arrays] = a;
    return job->arrays++;
}

/* Which memory is an array in? One that is page-locked only in part is as good as pageable. */
MAPFN_CUDA_COLD cudaError_t mapfn_cuda_find_memory(mapfn_cuda_array *a)
{
    cudaPointerAttributes end;
    if (a->scratch || a->bytes == 0) return cudaSuccess;
    cudaError_t error = mapfn_cuda_look_up(a->start, &a->memory);
    if (error != cudaSuccess || a->memory.type != cudaMemoryTypeHost) return error;
    error = mapfn_cuda_look_up(a->start + (a->bytes - 1), &end);
    if (error == cudaSuccess && end.type != cudaMemoryTypeHost) a->memory.type = cudaMemoryTypeUnregistered;
    return error;
}

/* Turns the map's parameters into arrays. The splits of a ragged one are an array that all its elements read, of one
 * element more. `readable`: the arguments, with splits that the host can read. */
MAPFN_CUDA_COLD void mapfn_cuda_find_arrays(mapfn_cuda_job *job, const void *readable)
{
    for (int i = 0; i < job->info->count; i++) {
        const mapfn_param *p = &job->info->params[i];
        mapfn_cuda_array a = {}, splits = {};
        if (p->layout == MAPFN_ONE_VALUE) continue;
        if (p->layout == MAPFN_RAGGED) {
            splits.first = splits.start = (const char *)mapfn_pointer_at(job->args, p->detail);
            splits.each = sizeof(size_t);
            splits.step = sizeof(size_t);
            splits.bytes = (job->n + 1) * sizeof(size_t);
            splits.extra = 1;
            splits.access = MAPFN_READ;
            job->splits[i] = mapfn_cuda_add_array(job, splits);
            job->ragged = true;
        }
        static_cast<mapfn_span &>(a) = mapfn_span_of(p, readable, job->n, 1);
        a.access = p->access;
        a.scratch = p->layout == MAPFN_SCRATCH;
        if (p->layout == MAPFN_TABLE) a.each = a.bytes;
        if (p->layout == MAPFN_STRIDED && job->n == 1) a.step = (ptrdiff_t)a.each;
        a.whole = a.scratch || p->layout == MAPFN_TABLE || (p->layout == MAPFN_STRIDED && a.step == 0);
        job->values[i] = mapfn_cuda_add_array(job, a);
    }
}

/* Are outputs written back by the masks? Not where a mask is written itself, as it is gone when it is needed, nor where
 * the host cannot read one. */
MAPFN_CUDA_COLD bool mapfn_cuda_keeps_masks(const mapfn_cuda_job *job)
{
    bool kept = (job->info->traits & MAPFN_HAS_WHERE) != 0;
    for (int k = 0; k < job->arrays; k++) {
        const mapfn_cuda_array *a = &job->array[k];
        bool const here = a->memory.type == cudaMemoryTypeHost || a->memory.type == cudaMemoryTypeUnregistered;
        if ((a->access & MAPFN_MASK) != 0) kept = kept && here && (a->access & MAPFN_WRITTEN) == 0;
    }
    return kept;
}

MAPFN_CUDA_COLD cudaError_t mapfn_cuda_turn_to(const mapfn_cuda_job *job, const mapfn_cuda_card *card)
{
    return job->several ? cudaSetDevice(card->device) : cudaSuccess; /* one card: it is the current device all along */
}
