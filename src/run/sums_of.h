/* ======== src/run/sums_of.h: the description of a map with sums.
 * Uses run/map.h. Used by run/sums.h and kinds/sums.h. */

/* ------------------------------------------------------------------------- what plain C knows of sums ---- */

/* a[i] += b[i] for `count` numbers; b NULL: a[i] = 0 */
typedef void mapfn_joining(void *a, const void *b, size_t count);
/* one sum or reduction of a map */
typedef struct mapfn_sum {
    size_t size;         /* of a value */
    size_t field;        /* offset of its pointer: in the argument struct the map's place, in a copy a kernel's */
    size_t state;        /* offset of its values in a state */
    mapfn_joining *join; /* for numbers, which all maps add alike; NULL: the map has a join of its own */
} mapfn_sum;

/* the description of a map with sums */
typedef struct mapfn_summing {
    mapfn_checked_info base;
    const mapfn_sum *sum, *end;
    size_t bytes; /* of a state */
    /* a[i] = op(a[i], b[i]) for `count` values of the sum at `field`; b NULL: a[i] = zero; NULL: sums have their own */
    void (*join)(size_t field, void *a, const void *b, size_t count);
    const struct mapfn_adder *adder;   /* NULL in the description that a map without options has */
    const struct mapfn_omp_adder *omp; /* NULL there too, and where mapfn_omp.h was not included before the map */
} mapfn_summing;

/* What runners call for a map with sums or gathers. These are pointers, so that a file without such maps has no code
 * for them. */
struct mapfn_call;
typedef struct mapfn_adder {
    mapfn_status (*begin)(struct mapfn_call *c);                /* nothing has been added */
    mapfn_failure (*compute)(struct mapfn_call *c, size_t end); /* elements [done, end), on this thread */
    mapfn_status (*store)(const struct mapfn_call *c);          /* gives the caller the sums */
    size_t (*room)(const struct mapfn_call *c);                 /* bytes of its state on the runner's stack */
} mapfn_adder;
