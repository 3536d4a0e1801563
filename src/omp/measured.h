/* ======== src/omp/measured.h: costs of threads, as measured.
 * Uses nothing. Used by omp/. */

/* -------------------------------------------------------------------------------- what was measured ---- */

#define MAPFN_OMP_MOST 512 /* threads at work */

/* Nanoseconds. bench/omp/README.md says what they were measured on, and what they predict elsewhere. The first three
 * can be set, so that tests can have every map run in regions, however small. */
#ifndef MAPFN_OMP_LEAST
# define MAPFN_OMP_STRAIGHT 4e3    /* a map below this is called without reading a clock                             */
# define MAPFN_OMP_LEAST 2e2       /* no region is opened whose estimated saving is less                             */
# define MAPFN_OMP_CHUNK_LEAST 2e3 /* the least chunk where all elements cost the same; elsewhere an eighth of it    */
#endif
#define MAPFN_OMP_STAY 0.05      /* a map changes its way only for this part of the time, as its data then move  */
#define MAPFN_OMP_LANES 512      /* elements in a chunk of a map of steps (repeat): a fourth of it is half as fast */
#define MAPFN_OMP_SLICE 2e4      /* work done on this thread before it decides again                             */
#define MAPFN_OMP_TRUSTED 2e3    /* a shorter time says too little about the cost of an element                  */
#define MAPFN_OMP_CHUNK 4e3      /* the first chunk is an eighth of a thread's share, and at least this          */
#define MAPFN_OMP_CHUNK_MOST 5e4 /* the largest chunk; twice that if threads take chunks in order                */
#define MAPFN_OMP_LOSS 5e3       /* if a region takes so much longer than its work, others use the processors    */
#define MAPFN_OMP_LATE 3e3       /* a thread that has not begun by then may be waiting for this processor        */
#define MAPFN_OMP_WARM 1e6       /* for so long after a region its threads wait actively                         */
#define MAPFN_OMP_SURE 2.5       /* after a pause a region must save so many times its own cost, which varies    */
#define MAPFN_OMP_HOT_START 1e3  /* until it is learned: the cost of a region just after another, after a pause, */
#define MAPFN_OMP_IDLE_START (MAPFN_OMP_LIBOMP ? 3e4 : 1e5)
#define MAPFN_OMP_FIRST_START 3e5 /* and of a thread's first region, which creates its team                       */
#define MAPFN_OMP_LATEST 1.5e5   /* a larger cost is not learned, as others then used the processors             */
#define MAPFN_OMP_WINDOW 1e7     /* between two calls of the progress function                                   */
