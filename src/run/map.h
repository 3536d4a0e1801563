/* ======== src/run/map.h: the description of a map: its arrays, traits and functions, as plain C reads them.
 * Uses public/. Used by run/, kinds/ and generate/. */

/* -------------------------------------------------------------- what plain C knows of a map ---- */

/* How the values of an array lie. In this order: n elements of `length` values, elements with a stride, ragged rows,
 * `length` values for all elements, `length` values for each iteration in flight, one value, and `length` values that
 * are stored in the end. */
typedef enum mapfn_layout {
    MAPFN_EACH_ELEMENT,
    MAPFN_STRIDED,
    MAPFN_RAGGED,
    MAPFN_TABLE,
    MAPFN_SCRATCH,
    MAPFN_ONE_VALUE,
    MAPFN_TOTALS
} mapfn_layout;
enum { MAPFN_READ = 1, MAPFN_WRITTEN = 2, MAPFN_ALWAYS = 4 /* written for every element */, MAPFN_MASK = 8,
    MAPFN_LATER = 16 /* read after the element's outputs were written, as steps read rows */,
    MAPFN_KEPT = 64, MAPFN_COUNTS_KEPT = 128 /* values of kept elements, and how many these are */,
    MAPFN_CONSTRUCTED = 256 /* of a C++ type that is more than its bytes */,
    MAPFN_ALONE = 32 /* a result that kernels store as the only output, see MAPFN_PLACE_OF_RESULT_0 */ };

enum { MAPFN_ARRAYS_MOST = 17 }; /* at most 16 parameters, and the result */

/* one array parameter: the offsets in the argument struct of its pointer, and of its length, stride or splits */
typedef struct mapfn_param {
    const char *name;
    mapfn_layout layout;
    int access;    /* MAPFN_READ | MAPFN_WRITTEN | … */
    size_t size;   /* bytes of one value */
    size_t field;  /* offset of the pointer */
    size_t detail; /* offset of the row length, table length, stride or splits; 0: none, one value per element */
} mapfn_param;

/* The traits of a map: the bits of all its items. All bits of an int are taken. */
#define MAPFN_HAS_OTHER_TYPE      1u /* an element array whose type no vector unit handles */
#define MAPFN_HAS_STRUCT          2u /* an element array of structs or unions; mapfn-report says so */
#define MAPFN_HAS_ROWS            4u /* the body has a loop of its own */
#define MAPFN_HAS_SCRATCH         8u
#define MAPFN_HAS_STRIDE         16u
#define MAPFN_HAS_WHERE          32u
#define MAPFN_HAS_INDEX          64u /* index, rng or fallible: indices must be countable */
#define MAPFN_IS_VECTORIZED     128u
#define MAPFN_IS_LOOPED         256u
#define MAPFN_IS_ORDERED        512u
#define MAPFN_IS_STREAMING     1024u
#define MAPFN_IS_HOST          2048u
#define MAPFN_IS_FALLIBLE      8192u
#define MAPFN_IS_REPEATED     16384u /* the element function is one step */
#define MAPFN_HAS_SMALL       32768u /* floats or bytes: set only where a quirk of sums needs it */
#define MAPFN_HAS_CONSTRUCTOR 65536u /* the result is of a C++ type that is more than its bytes */
#define MAPFN_HAS_NO_LANE    131072u /* an output that no lane can hold: a row that a step writes, an `out` of bool */
#define MAPFN_HAS_SLOW_LANE  262144u /* lanes would be slower: an rng, small numbers of a table, or
                                      * 64-bit integers that vectors cannot compare */
#define MAPFN_IS_TEAM        524288u /* on a card a warp runs the body for one element */
#define MAPFN_IS_NARROW     1048576u /* it has no kernel for wide vectors, see MAPFN_GO_WIDE */
#define MAPFN_HAS_SUMS      2097152u
#define MAPFN_SUM_OF_2      4194304u /* there is a sum or reduction of more than 1, 2, 4, 8, 16 bytes */
#define MAPFN_SUM_OF_4      8388608u
#define MAPFN_SUM_OF_8     16777216u
#define MAPFN_SUM_OF_16    33554432u
#define MAPFN_SUM_OF_MORE  67108864u
#define MAPFN_HAS_WORD    134217728u /* 64-bit integers, and real numbers: known where there are wide kernels */
#define MAPFN_HAS_REAL    268435456u
#define MAPFN_HAS_ORDERED_SUM 536870912u /* a sum whose order of additions shows: any but one of integers */
#define MAPFN_HAS_LONG_ROWS 1073741824u /* ragged rows, and rows of structs, which have loops in them */
/* maps whose call may own memory */
#define MAPFN_OWNS_MEMORY (MAPFN_HAS_SCRATCH | MAPFN_HAS_SUMS)
/* the traits of maps that have a check of their own, see mapfn_checked_info */
#define MAPFN_CHECKS_ITSELF (MAPFN_HAS_SUMS | MAPFN_IS_REPEATED)
/* what may differ between builds of one program */
#define MAPFN_OF_THE_BUILD (MAPFN_HAS_SLOW_LANE | MAPFN_HAS_SMALL | MAPFN_HAS_WORD | MAPFN_HAS_REAL)
/* Has the map a wide kernel? */
#define MAPFN_IS_WIDE(traits) (MAPFN_MAY_VECTORIZE(traits) && ((traits) & MAPFN_IS_NARROW) == 0)
/* Does the map convert between 64-bit integers and real numbers? AVX2 has no instruction for it, and a wide kernel
 * would be 0.8 to 1.0 times as fast as the narrow one. */
#define MAPFN_CONVERTS_WORDS(traits) \
    (((traits) & (MAPFN_HAS_WORD | MAPFN_HAS_REAL)) == (MAPFN_HAS_WORD | MAPFN_HAS_REAL))
/* May a large output go past the caches? Its bytes are copied there from a small block. */
#define MAPFN_STREAMS(traits) \
    (((traits) & (MAPFN_IS_STREAMING | MAPFN_HAS_WHERE | MAPFN_IS_FALLIBLE | MAPFN_HAS_CONSTRUCTOR \
        | MAPFN_HAS_SUMS | MAPFN_IS_REPEATED)) == MAPFN_IS_STREAMING)
#define MAPFN_MAY_VECTORIZE(traits) \
    (((traits) & (MAPFN_HAS_OTHER_TYPE | MAPFN_HAS_SCRATCH | MAPFN_IS_LOOPED | MAPFN_IS_ORDERED)) == 0 \
    && ((traits) & (MAPFN_IS_REPEATED | MAPFN_HAS_NO_LANE)) != (MAPFN_IS_REPEATED | MAPFN_HAS_NO_LANE))
/* The choice of `_map`, as an integer constant expression. */
#define MAPFN_CHOICE(traits) (MAPFN_MAY_VECTORIZE(traits) && MAPFN_IS_WORTHY(traits, 0u))
/* `slow`: traits beside which an item of the map is slower in vectors */
#define MAPFN_IS_WORTHY(traits, slow) \
    (((traits) & MAPFN_IS_VECTORIZED) != 0 || ((traits) & (MAPFN_UNWORTHY(traits) | (slow))) == 0)
/* The traits of a map that is slower vectorized. Rows are, unless they are only read and numbers are added up whose
 * order shows: lanes make that up to 16 times as fast where rows are short, and are not felt where they are long. */
#define MAPFN_UNWORTHY(traits) \
    ((((traits) & MAPFN_HAS_ORDERED_SUM) != 0 && ((traits) & (MAPFN_HAS_NO_LANE | MAPFN_IS_REPEATED)) == 0 \
        ? MAPFN_HAS_LONG_ROWS : MAPFN_HAS_ROWS) \
    | (((traits) & MAPFN_IS_REPEATED) != 0 ? MAPFN_HAS_STRUCT | MAPFN_HAS_SLOW_LANE : 0u))

/* The number of lanes of a map with sums: as many as 128 bytes hold of the widest sum, and at least 4. A block has 128
 * elements for each lane. Without sums the whole map is one block. */
#define MAPFN_LANES(traits) \
    (((traits) & MAPFN_SUM_OF_MORE) != 0 ? 4 : ((traits) & MAPFN_SUM_OF_16) != 0 ? 8 \
        : ((traits) & MAPFN_SUM_OF_8) != 0 ? 16 : ((traits) & MAPFN_SUM_OF_4) != 0 ? 32 \
            : ((traits) & MAPFN_SUM_OF_2) != 0 ? 64 : 128)
#define MAPFN_BLOCK(traits) (((traits) & MAPFN_HAS_SUMS) != 0 ? (size_t)128 * MAPFN_LANES(traits) : SIZE_MAX)
/* The most elements of one call of a kernel: a block. It is any number if no order of additions shows, and if elements
 * cannot fail. */
MAPFN_HOST_FN size_t mapfn_kernel_most(uint32_t traits)
{
    return (traits & (MAPFN_HAS_ORDERED_SUM | MAPFN_IS_FALLIBLE | MAPFN_IS_REPEATED)) != 0 ? MAPFN_BLOCK(traits)
        : SIZE_MAX;
}

/* the constant description of a map */
typedef struct mapfn_info {
    const char *name;
    const mapfn_param *params;
    int count;
    unsigned traits;
    double cost; /* nanoseconds per element, from cost(ns); 0: unknown */
    size_t beyond; /* the bits that no index may have, see MAPFN_BEYOND */
} mapfn_info;

/* Checks the arguments of a map, see mapfn_check: of `slots` iterations in flight, or if that is 0 the options only. */
typedef mapfn_status mapfn_checker(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short);

/* The description of a map that has a check of its own. It points to the check, so that files without such maps have no
 * code for it. */
typedef struct mapfn_checked_info {
    mapfn_info info;
    mapfn_checker *check;
} mapfn_checked_info;
/* Each description begins with a mapfn_info. */
MAPFN_FN const mapfn_info *mapfn_as_info(const void *description) { return (const mapfn_info *)description; }

/* The value in an argument struct for an N of repeat(N) below 0. The offset of this member is the `field` of the entry
 * behind the last parameter. */
#define MAPFN_NEGATIVE (SIZE_MAX - 1)

/* every argument struct begins with this */
typedef struct mapfn_common {
    size_t mapfn_offset;  /* added to indices */
    bool past_caches;     /* `streaming`: outputs are written past the caches */
    bool mapfn_each_part; /* a map with sums stores each element's part, not their sum */
    bool met;             /* an input lies exactly where an output does, see mapfn_met_part */
} mapfn_common;

/* Computes elements [begin, end), with the scratch of iteration `slot`. Returns the lowest failing element. */
typedef mapfn_failure mapfn_chunk(const void *args, size_t begin, size_t end, size_t slot);

/* Keeps the first of a block's codes that is not 0, if it is the lowest so far. `from` is the block's first element.
 * There is one that is not 0, which gcc 16 does not see: it warns of those that were not set. */
MAPFN_QUIET_CODES
MAPFN_HOST_FN void mapfn_search(mapfn_failure *failed, const int *codes, size_t from)
{
    size_t i = 0;
    if (from >= failed->index) return;
    while (codes[i] == 0) i++;
    failed->index = from + i;
    failed->code = codes[i];
}
MAPFN_END_QUIET_CODES
/* Keeps a code that is not 0, if it is the first. */
MAPFN_FN void mapfn_note(mapfn_failure *failed, int code, size_t element)
{
    if (code == 0 || failed->code != 0) return;
    failed->index = element;
    failed->code = code;
}
/* Keeps a code that is not 0, if no lower element has failed. */
MAPFN_FN void mapfn_note_lowest(mapfn_failure *failed, int code, size_t element)
{
    if (code == 0 || element >= failed->index) return;
    failed->index = element;
    failed->code = code;
}
/* Keeps a part's failure, if it is the first. */
MAPFN_HOST_FN void mapfn_note_part(mapfn_failure *failed, mapfn_failure part)
{
    mapfn_note(failed, part.code, part.index);
}
MAPFN_HOST_FN mapfn_failure mapfn_counted_from(size_t begin, mapfn_failure part)
{
    if (part.code != 0) part.index += begin;
    return part;
}
MAPFN_FN bool mapfn_has_failed(const mapfn_failure *failed) { return failed->code != 0; }
