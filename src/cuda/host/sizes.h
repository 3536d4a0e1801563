/* ======== src/cuda/host/sizes.h: the pipeline's sizes.
 * Uses nothing. Used by cuda/host/. */

/* The pipeline's sizes; tests set them all, and see many chunks of small arrays. Staging memory is small, because 4 MiB
 * at a time already reach 98 % of a link's speed, and page-locking takes longer than using what is locked. */
#ifndef MAPFN_CUDA_ONE_SHOT
# define MAPFN_CUDA_ONE_SHOT    ((size_t)4 << 20)   /* below it, all elements are one chunk */
# define MAPFN_CUDA_CHUNK_LEAST ((size_t)1 << 20)   /* a chunk is a sixteenth of all bytes, but no less than this */
# define MAPFN_CUDA_CHUNK_MOST  ((size_t)32 << 20)  /* and no more than this, */
# define MAPFN_CUDA_KEPT        ((size_t)256 << 20) /* more memory of a kind is not kept from call to call */
# define MAPFN_CUDA_PIECE       ((size_t)128 << 10) /* bytes that a copy thread takes at a time */
#endif
#ifndef MAPFN_CUDA_CHUNK_STAGED /* or this where there is staging memory; benchmarks try others */
# define MAPFN_CUDA_CHUNK_STAGED ((size_t)16 << 20)
#endif
enum {
    MAPFN_CUDA_GRANULE_MOST = 32, /* blocks: so many levels have room in shared memory, whatever the sums */
    MAPFN_CUDA_SLOTS = 4,
    MAPFN_CUDA_ARRAYS = 2 * MAPFN_CUDA_PARAMS, /* values and splits */
    MAPFN_CUDA_HELPERS = 7
};
