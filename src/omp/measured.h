/* ======== src/omp/measured.h: costs of threads, as measured.
 * Uses nothing. Used by omp/. */

/* -------------------------------------------------------------------------------- what was measured ---- */

#define MAPFN_OMP_MOST 512 /* threads at work */

/* Nanoseconds. bench/omp/README.md says what they were measured on, and what they predict elsewhere. The first three
 * can be set, so that tests can have every map run in regions, however small. */
#ifndef MAPFN_OMP_LEAST
# define MAPFN_OMP_STRAIGHT 4e3    /* a map below this is called without reading a clock                             */
# define MAPFN_OMP_LEAST 2e2       /* no region that is thought to save less                                         */
# define MAPFN_OMP_CHUNK_LEAST 2e3 /* no smaller chunks where all elements cost the same, an eighth of it elsewhere  */
#endif
#define MAPFN_OMP_STAY 0.05      /* this part more or less before a map changes its ways: its data move to and fro */
#define MAPFN_OMP_LANES 512      /* elements of a map of steps (repeat) in a chunk: a fourth of it is half as fast    */
#define MAPFN_OMP_SLICE 2e4      /* work done sequentially before the decision is looked at again                  */
#define MAPFN_OMP_TRUSTED 2e3    /* a shorter time says too little of an element's cost                            */
#define MAPFN_OMP_CHUNK 4e3      /* the first chunk: an eighth of a thread's share, at least this                 */
#define MAPFN_OMP_CHUNK_MOST 5e4 /* twice as much where threads take chunks in order and so lie close together     */
#define MAPFN_OMP_LOSS 5e3       /* a region that took so much longer than its work: others use the processors     */
#define MAPFN_OMP_LATE 3e3       /* a thread that has not begun by then may be waiting for this processor          */
#define MAPFN_OMP_WARM 1e6       /* so long after a region its threads still wait actively                         */
#define MAPFN_OMP_SURE 2.5       /* after a pause a region must save so many times what it takes: that varies      */
#define MAPFN_OMP_HOT_START 1e3  /* until learned: what a region costs just after another, after a pause,          */
#define MAPFN_OMP_IDLE_START (MAPFN_OMP_LIBOMP ? 3e4 : 1e5)
#define MAPFN_OMP_FIRST_START 3e5 /* and of a thread's first one, which creates its team                           */
#define MAPFN_OMP_LATEST 1.5e5   /* not learned to be more: then others used the processors                        */
#define MAPFN_OMP_WINDOW 1e7     /* between two calls of progress                                                  */
