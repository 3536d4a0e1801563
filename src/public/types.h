/* ======== src/public/types.h: types and functions that users know.
 * Uses compiler/public.h. Used by all. */

/* --------------------------------------------------------------- public types and functions ---- */

typedef enum mapfn_status {
    MAPFN_OK,
    MAPFN_NULL_POINTER,    /* an array is NULL                                                    */
    MAPFN_OVERLAP,         /* an output overlaps another array, and is not exactly that one       */
    MAPFN_TOO_LARGE,       /* n elements are more bytes, or indices, than a size_t can count      */
    MAPFN_BAD_OPTION,      /* an option that this map cannot honour                               */
    MAPFN_TOO_SHORT,       /* an array is shorter than n elements                                 */
    MAPFN_BAD_SPLITS,      /* the splits of a ragged array decrease                               */
    MAPFN_CANCELLED,       /* the progress function returned false                                */
    MAPFN_ELEMENT_FAILED,  /* an element of a `fallible` map returned a code other than 0         */
    MAPFN_NO_MEMORY,
    MAPFN_NO_DEVICE,
    MAPFN_CUDA_ERROR,
    MAPFN_MPI_ERROR,
    MAPFN_OUT_OF_RANGE,    /* an element added to a place that its table does not have             */
    MAPFN_NOT_SAME         /* MAPFN_VERIFY: the looped variant had other values                     */
} mapfn_status;

/* the lowest failing element of a `fallible` map and its code; {SIZE_MAX, 0}: none failed */
typedef struct mapfn_failure {
    size_t index;
    int code;
} mapfn_failure;

/* A step of a `fallible` map returns this to be called once more. An element not done after N steps fails with it. */
#define MAPFN_AGAIN (-2147483647 - 1)

/* called now and then with a rising `done` of `total` elements; false cancels the map */
typedef bool mapfn_progress_fn(size_t done, size_t total, void *arg);

#if defined(__cplusplus) && __cplusplus >= 202002L
# define MAPFN_DEFAULT = {} /* designated initialisers then need not name every field */
#else
# define MAPFN_DEFAULT
#endif
/* all zero, or a NULL pointer, is the default everywhere */
typedef struct mapfn_opts {
    int parallel_iterations MAPFN_DEFAULT;     /* in flight at once: 0 the library chooses, 1 sequential, at most n */
    size_t grain MAPFN_DEFAULT;                /* elements that an iteration takes at a time; 0 the library's choice */
    mapfn_progress_fn *progress MAPFN_DEFAULT; /* see above; `mapfn_progress_bar` is one */
    void *progress_arg MAPFN_DEFAULT;
    size_t *completed MAPFN_DEFAULT;           /* out: [0, *completed) are done, also after a cancel or an error */
    size_t begin MAPFN_DEFAULT;                /* compute [begin, n) only: resume with an earlier call's *completed */
    uint64_t index_offset MAPFN_DEFAULT;       /* added to index(i), rng's index, failure.index: a part of an array */
    void *stream MAPFN_DEFAULT;                /* CUDA: a cudaStream_t */
    int device MAPFN_DEFAULT;                  /* CUDA: 0 the current one, k device k - 1; host arrays: -1 all */
    size_t device_bytes MAPFN_DEFAULT;         /* CUDA, host arrays: most device memory; 0 the library's choice */
    void *work MAPFN_DEFAULT;                  /* CUDA device maps with sums: device memory for partial sums … */
    size_t work_bytes MAPFN_DEFAULT;           /* … and its size, at least name_map_cuda_work */
} mapfn_opts;
#define MAPFN_NO_OPTS {0, 0, NULL, NULL, NULL, 0, 0, NULL, 0, 0, NULL, 0}

/* a random stream: Philox4x32-10 keyed by the seed, counting blocks of four words for one element */
typedef struct mapfn_rng {
    uint64_t seed, index, block;
    uint32_t word[4];
    unsigned drawn; /* words of the block drawn already */
} mapfn_rng;

/* A status in a sentence, with what to do about it. */
MAPFN_PLAIN const char *mapfn_status_text(mapfn_status status);
/* What exactly was wrong in this thread's last failed call: parameter, element, overlap. Valid until its next call. */
MAPFN_PLAIN const char *mapfn_explain(void);
/* MAPFN_REQUIRE(saxpy_map(n, out, x, y, 2)) is for programs that do not handle errors: unless the call returns
 * MAPFN_OK, it prints `file:line: ` and mapfn_explain()'s text on stderr and aborts. It is an expression of type void,
 * also under NDEBUG. */
#define MAPFN_REQUIRE(...) mapfn_require((__VA_ARGS__), __FILE__, __LINE__)
MAPFN_PLAIN void mapfn_require(mapfn_status status, const char *file, int line);
/* A progress function: on a terminal it draws a bar with rate and time left on stderr. Elsewhere it prints a line every
 * ten percent, if the environment variable MAPFN_PROGRESS is `lines`. */
MAPFN_PLAIN bool mapfn_progress_bar(size_t done, size_t total, void *no_arg);

/* The stream that a map gives to an element, for those who call the element function themselves. */
MAPFN_FN mapfn_rng mapfn_rng_at(uint64_t seed, uint64_t index);
/* Random numbers from an element's stream: 32 or 64 bits, [0, 1), and [0, bound) without bias. A bound of 0 gives 0 and
 * draws nothing. */
MAPFN_FN uint32_t mapfn_rng_u32(mapfn_rng *r);
MAPFN_FN uint64_t mapfn_rng_u64(mapfn_rng *r);
MAPFN_FN float mapfn_rng_float(mapfn_rng *r);
MAPFN_FN double mapfn_rng_double(mapfn_rng *r);
MAPFN_FN uint32_t mapfn_rng_below(mapfn_rng *r, uint32_t bound);

/* Random numbers without a stream: the draw `k` of element `index`. It depends on these three alone, and is vectorized
 * in steps and in other bodies. A k serves one call: draws with the same k are not independent. */
MAPFN_FN uint32_t mapfn_draw_u32(uint64_t seed, uint64_t index, uint32_t k);
MAPFN_FN uint64_t mapfn_draw_u64(uint64_t seed, uint64_t index, uint32_t k);
MAPFN_FN float mapfn_draw_float(uint64_t seed, uint64_t index, uint32_t k);
MAPFN_FN double mapfn_draw_double(uint64_t seed, uint64_t index, uint32_t k);
/* two numbers in [0, 1) for the price of one */
MAPFN_FN void mapfn_draw_floats(uint64_t seed, uint64_t index, uint32_t k, float *first, float *second);

/* mapfn_muladd(a, b, c) is a * b + c, fused where the target can, and alike in every variant. */
MAPFN_FN float mapfn_muladd_float(float a, float b, float c)
{
    return MAPFN_FUSED ? __builtin_fmaf(a, b, c) : a * b + c;
}
MAPFN_FN double mapfn_muladd_double(double a, double b, double c)
{
    return MAPFN_FUSED ? __builtin_fma(a, b, c) : a * b + c;
}
#ifdef __cplusplus
extern "C++" {
template <class T> struct mapfn_muladd_type { typedef double type; };
template <> struct mapfn_muladd_type<float> { typedef float type; };
MAPFN_FN float mapfn_muladd_as(float a, float b, float c) { return mapfn_muladd_float(a, b, c); }
MAPFN_FN double mapfn_muladd_as(double a, double b, double c) { return mapfn_muladd_double(a, b, c); }
template <class A, class B, class C> MAPFN_FN typename mapfn_muladd_type<decltype(A() * B() + C())>::type
    mapfn_muladd(A a, B b, C c)
{
    typedef typename mapfn_muladd_type<decltype(A() * B() + C())>::type T;
    return mapfn_muladd_as(static_cast<T>(a), static_cast<T>(b), static_cast<T>(c));
}
}
#else
# define mapfn_muladd(a, b, c) \
    _Generic((a) * (b) + (c), float: mapfn_muladd_float, default: mapfn_muladd_double)(a, b, c)
#endif

/* mapfn_type_is_vectorizable(T) is an integer constant expression: 1 where a map over T is vectorized by default, 0 for
 * a type that no vector unit handles. */
#define mapfn_type_is_vectorizable(T) (MAPFN_TYPE_CLASS(T) != MAPFN_HAS_OTHER_TYPE)
