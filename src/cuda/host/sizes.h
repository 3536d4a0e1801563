/* ======== src/cuda/host/sizes.h: the pipeline's sizes.
 * Uses nothing. Used by cuda/host/. */

/* The pipeline's sizes; each can be set, so that tests see many chunks of small arrays. Staging memory is small,
 * because 4 MiB at a time already reach 98 % of a link's speed, and page-locking takes longer than using what is
 * locked. */
#ifndef MAPFN_CUDA_ONE_SHOT /* below it, all elements are one chunk */
# define MAPFN_CUDA_ONE_SHOT ((size_t)4 << 20)
#endif
#ifndef MAPFN_CUDA_CHUNK_LEAST /* a chunk is a sixteenth of all bytes, but no less than this */
# define MAPFN_CUDA_CHUNK_LEAST ((size_t)1 << 20)
#endif
#ifndef MAPFN_CUDA_CHUNK_STAGED /* and no more than this where there is staging memory, */
# define MAPFN_CUDA_CHUNK_STAGED ((size_t)8 << 20)
#endif
#ifndef MAPFN_CUDA_CHUNK_MOST /* or this where there is none */
# define MAPFN_CUDA_CHUNK_MOST ((size_t)32 << 20)
#endif
#ifndef MAPFN_CUDA_KEPT /* more device or staging memory is not kept from call to call */
# define MAPFN_CUDA_KEPT ((size_t)256 << 20)
#endif
#ifndef MAPFN_CUDA_PIECE /* bytes that a copy thread takes at a time */
# define MAPFN_CUDA_PIECE ((size_t)128 << 10)
#endif
enum {
    MAPFN_CUDA_GRANULE_MOST = 32, /* blocks: so many levels have room in shared memory, whatever the sums */
    MAPFN_CUDA_SLOTS = 4,
    MAPFN_CUDA_ARRAYS = 2 * MAPFN_CUDA_PARAMS, /* values and splits */
    MAPFN_CUDA_HELPERS = 7
};
