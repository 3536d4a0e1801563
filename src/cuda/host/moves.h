/* ======== src/cuda/host/moves.h: the pipeline's sizes; copies between arrays and staging memory, by several threads.
 * Uses cuda/plan.h. Used by cuda/host/. */

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

/* `count` elements of `each` bytes, or with splits, rows of values of `each` bytes; masked ones are left out */
typedef struct mapfn_cuda_move {
    char *to;
    const char *from;
    size_t count, each;
    ptrdiff_t to_step, from_step;
    const size_t *splits;
} mapfn_cuda_move;

/* Moves that threads do together, and the masks of their elements: integer arrays of which 0 masks one. A thread takes
 * a piece at a time, which is the same part of each move. */
typedef struct mapfn_cuda_moves {
    mapfn_cuda_move move[MAPFN_CUDA_ARRAYS];
    mapfn_span mask[MAPFN_CUDA_PARAMS];
    int count, masks;
    size_t bytes, pieces, taken, done;
} mapfn_cuda_moves;

/* What is kept from call to call; one for all files of a program, under one lock. */
typedef struct mapfn_cuda_kept_state {
    pthread_mutex_t lock;
    pthread_cond_t wanted, finished; /* pieces to take; all pieces done */
    mapfn_cuda_moves *moves;         /* that have the helpers; who comes meanwhile does without */
    pthread_t helper[MAPFN_CUDA_HELPERS];
    int helpers;
    bool stopping, fork_watched;
    struct mapfn_cuda_card *cards; /* idle ones, at most one for each device */
} mapfn_cuda_kept_state;
#define MAPFN_CUDA_NOTHING_KEPT \
    {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, {}, 0, false, false, NULL}
extern "C" {
extern MAPFN_ONE mapfn_cuda_kept_state mapfn_cuda_keeps;
MAPFN_ONE mapfn_cuda_kept_state mapfn_cuda_keeps = MAPFN_CUDA_NOTHING_KEPT;
}

MAPFN_PLAIN bool mapfn_cuda_let_through(const mapfn_cuda_moves *all, size_t i)
{
    for (const mapfn_span *mask = all->mask; mask < all->mask + all->masks; mask++) {
        size_t zeros = 0;
        while (zeros < mask->each && mask->first[i * mask->each + zeros] == 0) zeros++;
        if (zeros == mask->each) return false;
    }
    return true;
}

/* elements [begin, end), none of them masked */
MAPFN_PLAIN void mapfn_cuda_move_run(const mapfn_cuda_move *m, size_t begin, size_t end)
{
    if (m->splits) {
        size_t first = (m->splits[begin] - m->splits[0]) * m->each,
            bytes = (m->splits[end] - m->splits[begin]) * m->each;
        if (bytes > 0) memcpy(m->to + first, m->from + first, bytes);
        return;
    }
    char *to = m->to + (ptrdiff_t)begin * m->to_step;
    const char *from = m->from + (ptrdiff_t)begin * m->from_step;
    size_t count = end - begin;
    if (m->to_step == (ptrdiff_t)m->each && m->from_step == (ptrdiff_t)m->each) {
        memcpy(to, from, count * m->each);
        return;
    }
    for (; count > 0; count--, to += m->to_step, from += m->from_step)
        if (m->each == 4) memcpy(to, from, 4); /* which is one instruction, and no call */
        else if (m->each == 8) memcpy(to, from, 8);
        else memcpy(to, from, m->each);
}

/* elements [begin, end): the runs of those that no mask leaves out */
MAPFN_PLAIN void mapfn_cuda_move_part(const mapfn_cuda_moves *all, const mapfn_cuda_move *m, size_t begin, size_t end)
{
    for (size_t run = begin; begin < end; begin = ++run) {
        if (all->masks == 0) run = end;
        while (run < end && mapfn_cuda_let_through(all, run)) run++;
        if (run > begin) mapfn_cuda_move_run(m, begin, run);
    }
}

/* Adds a move, after the masks. */
MAPFN_CUDA_COLD void mapfn_cuda_add_move(mapfn_cuda_moves *all, mapfn_cuda_move m)
{
    size_t bytes = m.splits ? (m.splits[m.count] - m.splits[0]) * m.each : m.count * m.each;
    if (m.splits && all->masks == 0) { /* rows lie next to each other on both sides */
        m.count = bytes;
        m.each = 1;
        m.to_step = m.from_step = 1;
        m.splits = NULL;
    }
    if (bytes == 0) return;
    all->bytes += bytes;
    all->move[all->count++] = m;
}

/* Takes pieces until none is left. The lock is held at the call and on return, and let go for each piece. */
MAPFN_CUDA_COLD void mapfn_cuda_help(mapfn_cuda_moves *all)
{
    while (all->taken < all->pieces) {
        size_t const piece = all->taken++;
        pthread_mutex_unlock(&mapfn_cuda_keeps.lock);
        for (const mapfn_cuda_move *m = all->move; m < all->move + all->count; m++)
            mapfn_cuda_move_part(all, m, m->count * piece / all->pieces, m->count * (piece + 1) / all->pieces);
        pthread_mutex_lock(&mapfn_cuda_keeps.lock);
        if (++all->done == all->pieces) pthread_cond_broadcast(&mapfn_cuda_keeps.finished);
    }
}
MAPFN_CUDA_COLD void *mapfn_cuda_helper(void *nothing)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    pthread_mutex_lock(&k->lock);
    while (!k->stopping) {
        if (k->moves && k->moves->taken < k->moves->pieces) mapfn_cuda_help(k->moves);
        else pthread_cond_wait(&k->wanted, &k->lock);
    }
    pthread_mutex_unlock(&k->lock);
    return nothing;
}

/* In a forked child there are no helpers, and the parent's cards are of no use. */
MAPFN_CUDA_COLD void mapfn_cuda_before_fork(void) { pthread_mutex_lock(&mapfn_cuda_keeps.lock); }
MAPFN_CUDA_COLD void mapfn_cuda_in_parent(void) { pthread_mutex_unlock(&mapfn_cuda_keeps.lock); }
MAPFN_CUDA_COLD void mapfn_cuda_in_child(void)
{
    mapfn_cuda_kept_state const fresh = MAPFN_CUDA_NOTHING_KEPT;
    mapfn_cuda_keeps = fresh;
    mapfn_cuda_keeps.fork_watched = true;
}

/* Starts helpers, half as many as this process may use processors, or as many as can be had; the calling thread is one
 * more. The lock is held. */
MAPFN_CUDA_COLD void mapfn_cuda_start_helpers(void)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    sigset_t all, before;
    cpu_set_t mine;
    if (k->helpers > 0 || k->stopping) return;
    int const processors = sched_getaffinity(0, sizeof mine, &mine) == 0 ? CPU_COUNT(&mine) : 1;
    int most = processors / 2 > MAPFN_CUDA_HELPERS ? (int)MAPFN_CUDA_HELPERS : processors < 4 ? 1 : processors / 2;
    sigfillset(&all); /* the caller's signal handlers do not run on them */
    if (pthread_sigmask(SIG_SETMASK, &all, &before) != 0) return;
    while (k->helpers < most && pthread_create(&k->helper[k->helpers], NULL, mapfn_cuda_helper, NULL) == 0)
        k->helpers++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Does all moves, and returns when they are done: with the helpers, unless others have them or waking them would take
 * longer. */
MAPFN_CUDA_COLD void mapfn_cuda_do_moves(mapfn_cuda_moves *all)
{
    mapfn_cuda_kept_state *k = &mapfn_cuda_keeps;
    bool const few = all->bytes < 8 * MAPFN_CUDA_PIECE;
    if (all->count == 0) return;
    all->pieces = all->bytes / MAPFN_CUDA_PIECE + 1;
    pthread_mutex_lock(&k->lock);
    if (!few) mapfn_cuda_start_helpers();
    bool const helped = !few && !k->moves && k->helpers > 0;
    if (helped) {
        k->moves = all;
        pthread_cond_broadcast(&k->wanted);
    }
    mapfn_cuda_help(all);
    while (all->done < all->pieces) pthread_cond_wait(&k->finished, &k->lock);
    if (helped) k->moves = NULL;
    pthread_mutex_unlock(&k->lock);
}
