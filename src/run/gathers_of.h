/* ======== src/run/gathers_of.h: the description of a map whose outputs are not one for each element.
 * Uses run/sums_of.h. Used by run/gathers.h, kinds/ and generate/gathers.h. */

/* ---------------------------------------------------------------------- what plain C knows of gathers ----
 * A gather is an output that all elements share: sum_row, tally, kept, first. A kernel adds its elements to the tables
 * that the argument struct points to. Plain C decides what these tables are, and joins them. */

typedef enum mapfn_gather_kind {
    MAPFN_GATHERS_ROW,   /* values that elements add to */
    MAPFN_GATHERS_TALLY, /* the same, one place for each element */
    MAPFN_GATHERS_KEPT,  /* values of some elements, one after the other */
    MAPFN_GATHERS_COUNT, /* how many these are */
    MAPFN_GATHERS_FIRST  /* an index */
} mapfn_gather_kind;

/* one gather of a map */
typedef struct mapfn_gather {
    mapfn_gather_kind kind;
    bool ordered;         /* real numbers, whose order of additions shows */
    size_t size;          /* of a value */
    size_t field, detail; /* in the argument struct: the pointer, and how many values lie there */
    mapfn_joining *join;  /* as of a sum */
} mapfn_gather;

/* What a kernel is told, and what it tells. */
typedef struct mapfn_gathering {
    size_t mapfn_kept;   /* elements that are kept so far */
    size_t mapfn_found;  /* the element that was looked for, from the kernel's first on; SIZE_MAX: none */
    size_t mapfn_asked;  /* the kernel's first elements, which are known not to be the one; 0 but for a short search */
    size_t mapfn_turns;  /* values from one table to the next, of four that take elements in turn; 0: there is one */
    size_t mapfn_missed; /* the first element whose place is out of range; SIZE_MAX: none */
    size_t mapfn_place;  /* that place */
    const char *mapfn_array; /* whose place it is */
} mapfn_gathering;

/* the description of a map with gathers */
typedef struct mapfn_gathers {
    mapfn_summing base; /* of its sums, if it has some */
    const mapfn_gather *gather, *end;
    size_t told; /* in the argument struct: a pointer to what a kernel is told */
    bool exact;  /* its sums are of integers, which a kernel adds up in any order, and leaves one value of each */
} mapfn_gathers;
