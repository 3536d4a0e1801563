/* mapfn_mpi.h 0.3.0: maps over MPI ranks. Every rank brings its part of the arrays; in rank order they are one array.
 * printed from src/ by make headers; edit there.
 *
 *     #include "mapfn_omp.h"      optional: every rank then uses its cores
 *     #include "mapfn_mpi.h"      before the definitions
 *
 *     MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a)) { return a * x + y; }
 *
 *     status = saxpy_map_mpi(n_of_this_rank, out, x, y, 2.0f, NULL, MPI_COMM_WORLD);
 *
 *     mpicc -O2 saxpy.c           any MPI-3, Open MPI or MPICH
 *
 * All ranks of an intracommunicator call the same map, also with n = 0, and all return the same status and failure.
 * Indices, random streams and failures count over all ranks, and sums are over all of them with the bits of one
 * sequential map. Nothing but agreement and sums travels: arrays, uniforms, tables and lengths are each rank's own.
 *
 * Checks are always made, and nothing is written on any rank when one fails anywhere. Options: `parallel_iterations`,
 * `grain`, `begin`, `completed` are each rank's own; `index_offset` and `progress` are rank 0's. See docs/mpi.md.
 *
 * How a call goes: each rank checks, then all agree by one Allreduce. Where places count, an Exscan tells each its own.
 * Each rank then runs its best local map, and at the end the lowest failure is found and sums are joined, by one
 * Allreduce each. Progress goes by nonblocking rounds meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MAPFN_MPI_H
#define MAPFN_MPI_H
#include "mapfn.h"

#if !defined(MAPFN_VERSION_MAJOR) || MAPFN_VERSION_MAJOR != 0 || MAPFN_VERSION_MINOR != 3 || MAPFN_VERSION_PATCH != 0
# error "mapfn_mpi.h (MAPFN_E13): this is version 0.3.0, and mapfn.h is of another: \
take both headers from one release; see docs/errors.md#e13"
#else

#if !MAPFN_OWN_WARNINGS
# pragma GCC system_header /* before mpi.h: Open MPI's and MPICH's own text is warned about */
#endif
#pragma push_macro("OMPI_SKIP_MPICXX")
#pragma push_macro("MPICH_SKIP_MPICXX")
#undef OMPI_SKIP_MPICXX
#undef MPICH_SKIP_MPICXX
#define OMPI_SKIP_MPICXX 1 /* C++ bindings that nobody needs */
#define MPICH_SKIP_MPICXX 1
#include <mpi.h> /* not found? compile with mpicc (Debian, Ubuntu: apt-get install libopenmpi-dev) */
#pragma pop_macro("OMPI_SKIP_MPICXX")
#pragma pop_macro("MPICH_SKIP_MPICXX")

/* What MPI returned when this thread's last map was MAPFN_MPI_ERROR; MPI_SUCCESS where it could not be asked at all. */
MAPFN_PLAIN int mapfn_mpi_last_error(void);

/* mapfn_mpi(family, n, out, …, opts, comm): the member whose T the argument after n is an array of */
#define mapfn_mpi(family, n, ...) MAPFN_MEMBER(family, _map_mpi, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* ==============================================================================================
 *                                            INTERNAL
 * ============================================================================================== */

MAPFN_ONE_VARIABLE(__thread int mapfn_mpi_error);
MAPFN_PLAIN int mapfn_mpi_last_error(void) { return mapfn_mpi_error; }

/* ======== src/public/names_aside.h: macros of yours that are a letter, a kind's word or another plain word wait until
 * the header has ended. What definitions become uses no such name. Every header has this part, and names_back.h.
 * A further name is one more #undef: tools/names.sh prints all else of this part and of names_back.h from these.
 * Uses nothing. Used by all. */

_Pragma("push_macro(\"a\")") _Pragma("push_macro(\"b\")") _Pragma("push_macro(\"c\")") _Pragma("push_macro(\"d\")")
_Pragma("push_macro(\"e\")") _Pragma("push_macro(\"f\")") _Pragma("push_macro(\"g\")") _Pragma("push_macro(\"h\")")
_Pragma("push_macro(\"i\")") _Pragma("push_macro(\"j\")") _Pragma("push_macro(\"k\")") _Pragma("push_macro(\"l\")")
_Pragma("push_macro(\"m\")") _Pragma("push_macro(\"n\")") _Pragma("push_macro(\"o\")") _Pragma("push_macro(\"p\")")
_Pragma("push_macro(\"q\")") _Pragma("push_macro(\"r\")") _Pragma("push_macro(\"s\")") _Pragma("push_macro(\"t\")")
_Pragma("push_macro(\"u\")") _Pragma("push_macro(\"v\")") _Pragma("push_macro(\"w\")") _Pragma("push_macro(\"x\")")
_Pragma("push_macro(\"y\")") _Pragma("push_macro(\"z\")") _Pragma("push_macro(\"A\")") _Pragma("push_macro(\"B\")")
_Pragma("push_macro(\"C\")") _Pragma("push_macro(\"D\")") _Pragma("push_macro(\"E\")") _Pragma("push_macro(\"F\")")
_Pragma("push_macro(\"G\")") _Pragma("push_macro(\"H\")") _Pragma("push_macro(\"I\")") _Pragma("push_macro(\"J\")")
_Pragma("push_macro(\"K\")") _Pragma("push_macro(\"L\")") _Pragma("push_macro(\"M\")") _Pragma("push_macro(\"N\")")
_Pragma("push_macro(\"O\")") _Pragma("push_macro(\"P\")") _Pragma("push_macro(\"Q\")") _Pragma("push_macro(\"R\")")
_Pragma("push_macro(\"S\")") _Pragma("push_macro(\"T\")") _Pragma("push_macro(\"U\")") _Pragma("push_macro(\"V\")")
_Pragma("push_macro(\"W\")") _Pragma("push_macro(\"X\")") _Pragma("push_macro(\"Y\")") _Pragma("push_macro(\"Z\")")
_Pragma("push_macro(\"access\")") _Pragma("push_macro(\"all\")") _Pragma("push_macro(\"any\")")
_Pragma("push_macro(\"args\")") _Pragma("push_macro(\"array\")") _Pragma("push_macro(\"at\")")
_Pragma("push_macro(\"base\")") _Pragma("push_macro(\"begin\")") _Pragma("push_macro(\"below\")")
_Pragma("push_macro(\"bits\")") _Pragma("push_macro(\"block\")") _Pragma("push_macro(\"bytes\")")
_Pragma("push_macro(\"call\")") _Pragma("push_macro(\"check\")") _Pragma("push_macro(\"chunk\")")
_Pragma("push_macro(\"code\")") _Pragma("push_macro(\"column\")") _Pragma("push_macro(\"cost\")")
_Pragma("push_macro(\"count\")") _Pragma("push_macro(\"direct\")") _Pragma("push_macro(\"done\")")
_Pragma("push_macro(\"each\")") _Pragma("push_macro(\"element\")") _Pragma("push_macro(\"end\")")
_Pragma("push_macro(\"exported\")") _Pragma("push_macro(\"failed\")") _Pragma("push_macro(\"fallible\")")
_Pragma("push_macro(\"far\")") _Pragma("push_macro(\"field\")") _Pragma("push_macro(\"file\")")
_Pragma("push_macro(\"first\")") _Pragma("push_macro(\"flags\")") _Pragma("push_macro(\"found\")")
_Pragma("push_macro(\"from\")") _Pragma("push_macro(\"granule\")") _Pragma("push_macro(\"group\")")
_Pragma("push_macro(\"half\")") _Pragma("push_macro(\"head\")") _Pragma("push_macro(\"high\")")
_Pragma("push_macro(\"hot\")") _Pragma("push_macro(\"in\")") _Pragma("push_macro(\"index\")")
_Pragma("push_macro(\"info\")") _Pragma("push_macro(\"inout\")") _Pragma("push_macro(\"is\")")
_Pragma("push_macro(\"kept\")") _Pragma("push_macro(\"kind\")") _Pragma("push_macro(\"lane\")")
_Pragma("push_macro(\"lanes\")") _Pragma("push_macro(\"last\")") _Pragma("push_macro(\"least\")")
_Pragma("push_macro(\"left\")") _Pragma("push_macro(\"length\")") _Pragma("push_macro(\"level\")")
_Pragma("push_macro(\"limit\")") _Pragma("push_macro(\"line\")") _Pragma("push_macro(\"low\")")
_Pragma("push_macro(\"map\")") _Pragma("push_macro(\"mask\")") _Pragma("push_macro(\"middle\")")
_Pragma("push_macro(\"more\")") _Pragma("push_macro(\"most\")") _Pragma("push_macro(\"name\")")
_Pragma("push_macro(\"near\")") _Pragma("push_macro(\"next\")") _Pragma("push_macro(\"none\")")
_Pragma("push_macro(\"now\")") _Pragma("push_macro(\"odd\")") _Pragma("push_macro(\"offset\")")
_Pragma("push_macro(\"on\")") _Pragma("push_macro(\"one\")") _Pragma("push_macro(\"open\")")
_Pragma("push_macro(\"ordered\")") _Pragma("push_macro(\"out\")") _Pragma("push_macro(\"output\")")
_Pragma("push_macro(\"over\")") _Pragma("push_macro(\"owned\")") _Pragma("push_macro(\"part\")")
_Pragma("push_macro(\"parts\")") _Pragma("push_macro(\"place\")") _Pragma("push_macro(\"plain\")")
_Pragma("push_macro(\"pool\")") _Pragma("push_macro(\"probe\")") _Pragma("push_macro(\"product\")")
_Pragma("push_macro(\"progress\")") _Pragma("push_macro(\"range\")") _Pragma("push_macro(\"rate\")")
_Pragma("push_macro(\"reach\")") _Pragma("push_macro(\"reason\")") _Pragma("push_macro(\"rest\")")
_Pragma("push_macro(\"result\")") _Pragma("push_macro(\"right\")") _Pragma("push_macro(\"room\")")
_Pragma("push_macro(\"round\")") _Pragma("push_macro(\"row\")") _Pragma("push_macro(\"same\")")
_Pragma("push_macro(\"scale\")") _Pragma("push_macro(\"scratch\")") _Pragma("push_macro(\"seed\")")
_Pragma("push_macro(\"share\")") _Pragma("push_macro(\"shared\")") _Pragma("push_macro(\"sign\")")
_Pragma("push_macro(\"size\")") _Pragma("push_macro(\"slot\")") _Pragma("push_macro(\"small\")")
_Pragma("push_macro(\"sound\")") _Pragma("push_macro(\"square\")") _Pragma("push_macro(\"start\")")
_Pragma("push_macro(\"state\")") _Pragma("push_macro(\"status\")") _Pragma("push_macro(\"step\")")
_Pragma("push_macro(\"steps\")") _Pragma("push_macro(\"stop\")") _Pragma("push_macro(\"store\")")
_Pragma("push_macro(\"stored\")") _Pragma("push_macro(\"style\")") _Pragma("push_macro(\"sum\")")
_Pragma("push_macro(\"table\")") _Pragma("push_macro(\"target\")") _Pragma("push_macro(\"team\")")
_Pragma("push_macro(\"text\")") _Pragma("push_macro(\"to\")") _Pragma("push_macro(\"top\")")
_Pragma("push_macro(\"total\")") _Pragma("push_macro(\"turn\")") _Pragma("push_macro(\"two\")")
_Pragma("push_macro(\"type\")") _Pragma("push_macro(\"under\")") _Pragma("push_macro(\"unit\")")
_Pragma("push_macro(\"used\")") _Pragma("push_macro(\"value\")") _Pragma("push_macro(\"values\")")
_Pragma("push_macro(\"wait\")") _Pragma("push_macro(\"where\")") _Pragma("push_macro(\"which\")")
_Pragma("push_macro(\"whole\")") _Pragma("push_macro(\"wide\")") _Pragma("push_macro(\"word\")")
_Pragma("push_macro(\"words\")") _Pragma("push_macro(\"work\")") _Pragma("push_macro(\"zero\")")
#undef a
#undef b
#undef c
#undef d
#undef e
#undef f
#undef g
#undef h
#undef i
#undef j
#undef k
#undef l
#undef m
#undef n
#undef o
#undef p
#undef q
#undef r
#undef s
#undef t
#undef u
#undef v
#undef w
#undef x
#undef y
#undef z
#undef A
#undef B
#undef C
#undef D
#undef E
#undef F
#undef G
#undef H
#undef I
#undef J
#undef K
#undef L
#undef M
#undef N
#undef O
#undef P
#undef Q
#undef R
#undef S
#undef T
#undef U
#undef V
#undef W
#undef X
#undef Y
#undef Z
#undef access
#undef all
#undef any
#undef args
#undef array
#undef at
#undef base
#undef begin
#undef below
#undef bits
#undef block
#undef bytes
#undef call
#undef check
#undef chunk
#undef code
#undef column
#undef cost
#undef count
#undef direct
#undef done
#undef each
#undef element
#undef end
#undef exported
#undef failed
#undef fallible
#undef far
#undef field
#undef file
#undef first
#undef flags
#undef found
#undef from
#undef granule
#undef group
#undef half
#undef head
#undef high
#undef hot
#undef in
#undef index
#undef info
#undef inout
#undef is
#undef kept
#undef kind
#undef lane
#undef lanes
#undef last
#undef least
#undef left
#undef length
#undef level
#undef limit
#undef line
#undef low
#undef map
#undef mask
#undef middle
#undef more
#undef most
#undef name
#undef near
#undef next
#undef none
#undef now
#undef odd
#undef offset
#undef on
#undef one
#undef open
#undef ordered
#undef out
#undef output
#undef over
#undef owned
#undef part
#undef parts
#undef place
#undef plain
#undef pool
#undef probe
#undef product
#undef progress
#undef range
#undef rate
#undef reach
#undef reason
#undef rest
#undef result
#undef right
#undef room
#undef round
#undef row
#undef same
#undef scale
#undef scratch
#undef seed
#undef share
#undef shared
#undef sign
#undef size
#undef slot
#undef small
#undef sound
#undef square
#undef start
#undef state
#undef status
#undef step
#undef steps
#undef stop
#undef store
#undef stored
#undef style
#undef sum
#undef table
#undef target
#undef team
#undef text
#undef to
#undef top
#undef total
#undef turn
#undef two
#undef type
#undef under
#undef unit
#undef used
#undef value
#undef values
#undef wait
#undef where
#undef which
#undef whole
#undef wide
#undef word
#undef words
#undef work
#undef zero

/* ======== src/mpi/call.h: one call on one rank.
 * Uses run/call.h. Used by mpi/. */

/* a round of progress: sums over all ranks */
typedef struct mapfn_mpi_round {
    uint64_t done, computing, cancelled; /* elements; ranks that compute still; ranks that were told to stop */
} mapfn_mpi_round;
enum { MAPFN_MPI_ROUND = sizeof(mapfn_mpi_round) / sizeof(uint64_t) };

/* one call on one rank */
typedef struct mapfn_mpi_job {
    mapfn_ranks base; /* first: the call knows the job by it */
    mapfn_call *call;
    MPI_Comm comm;
    int rank, ranks;
    int error;           /* what MPI returned last */
    bool stopped;        /* a check failed on some rank, and all know it: nothing was written anywhere */
    bool rounds, over;   /* of progress: there are some; the last has ended */
    const mapfn_opts *user;
    mapfn_opts opts;     /* the local map's */
    uint64_t total;      /* elements on all ranks */
    uint64_t first;      /* elements before this rank's */
    uint64_t offset;     /* rank 0's index_offset */
    mapfn_mpi_round mine, all;
    MPI_Request request; /* the round under way */
    bool cancelled, told_all;
    uint64_t told;       /* to the progress function */
} mapfn_mpi_job;

/* Did this go well? Under MPI's default error handler MPI does not return otherwise. */
MAPFN_PLAIN bool mapfn_mpi_well(mapfn_mpi_job *job, int code)
{
    if (code != MPI_SUCCESS && job->error == MPI_SUCCESS) job->error = code;
    return code == MPI_SUCCESS;
}
MAPFN_PLAIN mapfn_status mapfn_mpi_failed(mapfn_mpi_job *job, const char *why)
{
    mapfn_mpi_error = job->error;
    job->stopped = true;
    return mapfn_reported(MAPFN_MPI_ERROR, job->call->info->name, why);
}

/* In place of `values`: what all ranks' come to. */
MAPFN_PLAIN mapfn_status mapfn_mpi_reduce(mapfn_mpi_job *job, void *values, int count, MPI_Datatype type, MPI_Op op)
{
    if (mapfn_mpi_well(job, MPI_Allreduce(MPI_IN_PLACE, values, count, type, op, job->comm))) return MAPFN_OK;
    return mapfn_mpi_failed(job, "MPI_Allreduce failed");
}

/* ======== src/mpi/agreement.h: do all ranks call the same map, and what do all return?
 * Uses mpi/call.h. Used by mpi/runner.h. */

/* ----------------------------------------------------------------------------------- agreement ---- */

/* 22 bits of what must be alike on all ranks: the map's name, its parameters, their sizes, the library's version. */
MAPFN_PLAIN uint64_t mapfn_mpi_hash(const mapfn_info *info)
{
    uint64_t hash = 0xcbf29ce484222325u + MAPFN_VERSION_MAJOR * 10000 + MAPFN_VERSION_MINOR * 100 + MAPFN_VERSION_PATCH;
    const mapfn_param *p = info->params, *end = p + info->count;
    for (const char *c = info->name; *c; c++) hash = (hash ^ (unsigned char)*c) * 0x100000001b3u;
    hash = (hash ^ (info->traits & ~MAPFN_OF_THE_BUILD)) * 0x100000001b3u;
    hash = (hash ^ end->size) * 0x100000001b3u; /* all arguments', uniforms among them */
    for (; p < end; p++) {
        for (const char *c = p->name; *c; c++) hash = (hash ^ (unsigned char)*c) * 0x100000001b3u;
        hash = (hash ^ ((uint64_t)p->layout << 56 | (uint64_t)p->access << 48 | p->size)) * 0x100000001b3u;
    }
    return (hash ^ hash >> 22 ^ hash >> 44) & 0x3fffff;
}

/* The order of statuses over all ranks: that of the checks. */
MAPFN_PLAIN int mapfn_mpi_order(mapfn_status status)
{
    static const mapfn_status order[] = {MAPFN_BAD_OPTION, MAPFN_NULL_POINTER, MAPFN_TOO_SHORT, MAPFN_TOO_LARGE,
        MAPFN_BAD_SPLITS, MAPFN_OVERLAP, MAPFN_NO_MEMORY};
    int place = 0;
    while (place < (int)(sizeof order / sizeof *order) && order[place] != status) place++;
    return place;
}

/* A check failed on some rank. Finds the rank whose failure counts, and gets its explanation. */
MAPFN_PLAIN mapfn_status mapfn_mpi_hear(mapfn_mpi_job *job, mapfn_status status)
{
    struct {
        int status;
        char text[sizeof mapfn_last_trouble.text];
    } said;
    char text[sizeof said.text];
    int64_t const rank = job->rank;
    int64_t speaker = (status == MAPFN_OK ? INT64_MAX - INT32_MAX : (int64_t)mapfn_mpi_order(status) << 32) + rank;
    if (mapfn_mpi_reduce(job, &speaker, 1, MPI_INT64_T, MPI_MIN) != MAPFN_OK) return MAPFN_MPI_ERROR;
    int const loud = (int)(speaker & 0x7fffffff);
    memset(&said, 0, sizeof said);
    if (loud == job->rank) {
        said.status = (int)status;
        snprintf(text, sizeof text, "%s", mapfn_explain());
        snprintf(said.text, sizeof said.text, "on rank %d: %.*s", job->rank, (int)sizeof said.text - 24, text);
    }
    if (!mapfn_mpi_well(job, MPI_Bcast(&said, (int)sizeof said, MPI_BYTE, loud, job->comm)))
        return mapfn_mpi_failed(job, "MPI_Bcast failed");
    return mapfn_failed_elsewhere((mapfn_status)said.status, job->call->info->name, said.text);
}

MAPFN_PLAIN bool mapfn_mpi_poll(size_t done, size_t total, void *job);

/* Counts the elements before this rank, which its indices and the state of its sums follow from. */
MAPFN_PLAIN mapfn_status mapfn_mpi_place(mapfn_mpi_job *job)
{
    mapfn_call *const c = job->call;
    uint64_t const n = c->n;
    if (!mapfn_mpi_well(job, MPI_Exscan(&n, &job->first, 1, MPI_UINT64_T, MPI_SUM, job->comm)))
        return mapfn_mpi_failed(job, "MPI_Exscan failed");
    if (job->rank == 0) job->first = 0; /* which MPI_Exscan leaves undefined */
    ((mapfn_common *)c->args)->mapfn_offset = (size_t)(job->first + job->offset);
    if ((c->info->traits & MAPFN_HAS_SUMS) != 0)
        mapfn_sums_begin_at((const mapfn_summing *)c->info, job->base.sums, (size_t)job->first);
    return MAPFN_OK;
}

/* Called after the checks of this rank, and returns the status of all ranks. If all is well it takes one Allreduce,
 * which adds up numbers in halves, so that no sum is too large. All ranks call the same map exactly if their hashes are
 * equal, that is if the mean of the squares is the square of the mean. */
MAPFN_PLAIN mapfn_status mapfn_mpi_agree(mapfn_call *c, mapfn_status status)
{
    mapfn_mpi_job *const job = (mapfn_mpi_job *)(void *)c->ranks;
    uint64_t const hash = mapfn_mpi_hash(c->info), leads = job->rank == 0;
    uint64_t words[7] = {(uint64_t)c->n & UINT32_MAX, (uint64_t)c->n >> 32, hash, hash * hash, 0, 0, 0};
    bool const sums = (c->info->traits & MAPFN_HAS_SUMS) != 0, indices = (c->info->traits & MAPFN_HAS_INDEX) != 0;
    if (status != MAPFN_BAD_OPTION && sums && job->user->begin != 0) /* bad options come first */
        status = mapfn_bad_option(c->info->name,
            "a map with sums takes no `begin` over ranks: sums are of whole arrays");
    words[4] = (uint64_t)(status != MAPFN_OK) | (leads && job->user->progress ? (uint64_t)1 << 32 : 0);
    words[5] = leads * (job->user->index_offset & UINT32_MAX);
    words[6] = leads * (job->user->index_offset >> 32);
    job->stopped = true;
    if (mapfn_mpi_reduce(job, words, 7, MPI_UINT64_T, MPI_SUM) != MAPFN_OK) return MAPFN_MPI_ERROR;
    uint64_t const ranks = (unsigned)job->ranks, mean = words[2] / ranks;
    if (mean * ranks != words[2] || mean * mean * ranks != words[3])
        return mapfn_bad_option(c->info->name,
            "the ranks call different maps at once, or maps of other parameters, sizes or library versions");
    if ((words[4] & UINT32_MAX) != 0) return mapfn_mpi_hear(job, status);
    uint64_t const high = words[1] + (words[0] >> 32);
    job->total = high << 32 | (words[0] & UINT32_MAX);
    job->offset = words[6] << 32 | words[5];
    if (high > UINT32_MAX || ((indices || sums) && job->total > SIZE_MAX)
        || (indices && (job->offset > SIZE_MAX || job->offset > SIZE_MAX - job->total)))
        return mapfn_too_many(c->info->name, (size_t)job->total);
    if (indices && (status = mapfn_check_last_index(c->info, (size_t)job->total, (size_t)job->offset)) != MAPFN_OK)
        return status;
    job->opts.progress = words[4] >> 32 != 0 ? mapfn_mpi_poll : NULL;
    job->rounds = job->opts.progress != NULL;
    job->stopped = false;
    return indices || sums ? mapfn_mpi_place(job) : MAPFN_OK;
}

/* ======== src/mpi/progress.h: rounds of progress over all ranks.
 * Uses mpi/call.h. Used by mpi/runner.h. */

/* ------------------------------------------------------------------------------------- progress ---- */

/* Begins a round: how far this rank is, and whether it has been told to stop. Until it ends MPI writes to the job. */
MAPFN_PLAIN void mapfn_mpi_round_begin(mapfn_mpi_job *job, size_t done, bool computing)
{
    job->mine.done = done;
    job->mine.computing = computing;
    job->mine.cancelled = job->cancelled;
    int const code = MPI_Iallreduce(&job->mine, &job->all, MAPFN_MPI_ROUND, MPI_UINT64_T, MPI_SUM, job->comm,
        &job->request);
    if (!mapfn_mpi_well(job, code)) job->request = MPI_REQUEST_NULL;
}

/* Called when a round has ended: rank 0 tells the user. All ranks see the same rounds, and so all of them stop. */
MAPFN_PLAIN void mapfn_mpi_round_end(mapfn_mpi_job *job)
{
    if (job->all.cancelled != 0) job->cancelled = true;
    job->over = job->all.computing == 0;
    if (job->rank != 0 || job->cancelled || !job->user->progress || job->told_all) return;
    bool const all = job->all.done == job->total && job->all.computing == 0;
    if (!all && (job->all.done <= job->told || job->all.done == job->total)) return;
    job->told = job->all.done;
    job->told_all = all;
    bool const more = job->user->progress((size_t)job->told, (size_t)job->total, job->user->progress_arg);
    if (!more && !all) job->cancelled = true;
}

/* the local map's progress function */
MAPFN_PLAIN bool mapfn_mpi_poll(size_t done, size_t total, void *arg)
{
    mapfn_mpi_job *const job = (mapfn_mpi_job *)arg;
    int ended = 0;
    (void)total;
    if (job->error != MPI_SUCCESS) return false;
    if (job->request == MPI_REQUEST_NULL) mapfn_mpi_round_begin(job, done, true);
    if (job->error == MPI_SUCCESS && mapfn_mpi_well(job, MPI_Test(&job->request, &ended, MPI_STATUS_IGNORE)) && ended) {
        mapfn_mpi_round_end(job);
        if (!job->cancelled) mapfn_mpi_round_begin(job, done, true);
    }
    return !job->cancelled && job->error == MPI_SUCCESS;
}

/* This rank has computed its part. It takes part in rounds until all ranks have. */
MAPFN_PLAIN mapfn_status mapfn_mpi_wait_for_all(mapfn_mpi_job *job)
{
    size_t const done = job->call->done;
    while (!job->over) {
        if (job->request == MPI_REQUEST_NULL) mapfn_mpi_round_begin(job, done, false);
        if (job->error != MPI_SUCCESS || !mapfn_mpi_well(job, MPI_Wait(&job->request, MPI_STATUS_IGNORE))) {
            /* a round under way ends where the others go on, and must not write to what the stack holds next */
            if (job->request != MPI_REQUEST_NULL) (void)MPI_Wait(&job->request, MPI_STATUS_IGNORE);
            return mapfn_mpi_failed(job, "a round of progress failed");
        }
        mapfn_mpi_round_end(job);
    }
    if (job->all.done == job->total) return MAPFN_OK;
    return mapfn_cancelled(job->call->info->name, done, job->call->n);
}

/* ======== src/mpi/sums.h: the lowest failure of all ranks, and the states of sums joined.
 * Uses mpi/call.h and run/sums.h. Used by mpi/runner.h. */

/* --------------------------------------------------------------------------- failure and sums ---- */

/* The lowest failing element of all ranks, and its code, which only its own rank knows. Indices travel as signed
 * numbers of the same order, since MPICH 4.0 takes the least of unsigned ones as if they were signed. */
MAPFN_PLAIN mapfn_status mapfn_mpi_lowest(mapfn_mpi_job *job, mapfn_status status, mapfn_failure *failed)
{
    int64_t const mine = failed->code != 0 ? (int64_t)((uint64_t)failed->index ^ (uint64_t)1 << 63) : INT64_MAX;
    int64_t lowest = mine;
    int code;
    if (mapfn_mpi_reduce(job, &lowest, 1, MPI_INT64_T, MPI_MIN) != MAPFN_OK) return MAPFN_MPI_ERROR;
    if (lowest == INT64_MAX) return status;
    code = lowest == mine ? failed->code : 0;
    if (mapfn_mpi_reduce(job, &code, 1, MPI_INT, MPI_SUM) != MAPFN_OK) return MAPFN_MPI_ERROR;
    failed->index = (size_t)((uint64_t)lowest ^ (uint64_t)1 << 63);
    failed->code = code;
    return status == MAPFN_CANCELLED ? status : mapfn_element_failed(job->call->info->name, *failed);
}

/* The attribute by which a type of states knows its map, as MPI's operations have no other argument. Made once. */
MAPFN_ONE_VARIABLE_AT(int mapfn_mpi_key, = MPI_KEYVAL_INVALID);
MAPFN_PLAIN bool mapfn_mpi_key_made(mapfn_mpi_job *job)
{
    int key = MPI_KEYVAL_INVALID, none = MPI_KEYVAL_INVALID;
    if (__atomic_load_n(&mapfn_mpi_key, __ATOMIC_ACQUIRE) != none) return true;
    if (!mapfn_mpi_well(job, MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &key, NULL)))
        return false;
    if (!__atomic_compare_exchange_n(&mapfn_mpi_key, &none, key, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        MPI_Type_free_keyval(&key); /* another thread made it */
    return true;
}

/* MPI's operation on two states, the first of lower ranks. Their memory may be aligned for no type, and the first is
 * not to be changed. */
MAPFN_PLAIN void mapfn_mpi_join(void *lower, void *higher, int *count, MPI_Datatype *type)
{
    void *map = NULL;
    int found = 0;
    (void)count; /* always 1 */
    MPI_Type_get_attr(*type, mapfn_mpi_key, &map, &found);
    const mapfn_summing *const m = (const mapfn_summing *)map;
    size_t const bytes = mapfn_sums_bytes_with_head(m);
    mapfn_sums *const left = (mapfn_sums *)MAPFN_SUMS_ALLOCA(bytes);
    mapfn_sums *const right = (mapfn_sums *)MAPFN_SUMS_ALLOCA(bytes);
    memcpy(left, lower, bytes);
    memcpy(right, higher, bytes);
    mapfn_sums_continue(m, left, right);
    memcpy(higher, left, bytes);
}

/* Joins the states of all ranks, in their order, and stores the totals. */
MAPFN_PLAIN mapfn_status mapfn_mpi_sum(mapfn_mpi_job *job, mapfn_status status)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->call->info;
    mapfn_sums *const state = job->base.sums;
    MPI_Datatype type = MPI_DATATYPE_NULL;
    MPI_Op join = MPI_OP_NULL;
    bool const well = mapfn_mpi_key_made(job)
        && mapfn_mpi_well(job, MPI_Type_contiguous((int)mapfn_sums_bytes_with_head(m), MPI_BYTE, &type))
        && mapfn_mpi_well(job, MPI_Type_commit(&type))
        && mapfn_mpi_well(job, MPI_Type_set_attr(type, mapfn_mpi_key, (void *)(uintptr_t)m))
        && mapfn_mpi_well(job, MPI_Op_create(mapfn_mpi_join, 0, &join))
        && mapfn_mpi_well(job, MPI_Allreduce(MPI_IN_PLACE, state, 1, type, join, job->comm));
    if (join != MPI_OP_NULL) MPI_Op_free(&join);
    if (type != MPI_DATATYPE_NULL) MPI_Type_free(&type);
    if (!well) return mapfn_mpi_failed(job, "the sums of all ranks could not be joined");
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        memcpy((void *)(uintptr_t)mapfn_pointer_at(job->call->args, sum->field), mapfn_sums_total(m, sum, state),
            sum->size);
    return status;
}

/* ======== src/mpi/runner.h: a call from its checks to its status.
 * Uses mpi/. Used by mpi/shells.h. */

/* ---------------------------------------------------------------------------------------- runner ---- */

/* What all ranks do together after each has computed its part. */
MAPFN_PLAIN mapfn_status mapfn_mpi_finish(mapfn_mpi_job *job, mapfn_status status, mapfn_failure *failed)
{
    unsigned const traits = job->call->info->traits;
    if (!job->stopped && job->opts.progress) {
        mapfn_status const all = mapfn_mpi_wait_for_all(job);
        if (status != MAPFN_ELEMENT_FAILED || all != MAPFN_OK) status = all;
    }
    if (!job->stopped && (traits & MAPFN_IS_FALLIBLE) != 0) status = mapfn_mpi_lowest(job, status, failed);
    if (!job->stopped && (traits & MAPFN_HAS_SUMS) != 0 && status != MAPFN_CANCELLED)
        status = mapfn_mpi_sum(job, status);
    job->rounds = false;
    return status;
}

/* If an exception passes through during rounds, MPI would still write to the round under way, and the other ranks would
 * wait for the next one. So they are told to stop, and this rank takes part until all have stopped. */
#if MAPFN_EXCEPTIONS
MAPFN_PLAIN void mapfn_mpi_leave(mapfn_mpi_job **left)
{
    mapfn_mpi_job *const job = *left;
    mapfn_failure failed = job->call->failed;
    if (!job->rounds) return;
    job->cancelled = job->told_all = true; /* and progress is not called again */
    if (failed.code != 0) failed.index += (size_t)(job->first + job->offset);
    (void)mapfn_mpi_finish(job, MAPFN_CANCELLED, &failed);
}
# define MAPFN_MPI_LEAVING(job) \
    __attribute__((__cleanup__(mapfn_mpi_leave), __unused__)) mapfn_mpi_job *mapfn_left = job
#else
# define MAPFN_MPI_LEAVING(job) (void)0
#endif

/* Can this communicator be asked at all? */
MAPFN_PLAIN bool mapfn_mpi_usable(mapfn_mpi_job *job)
{
    int initialized = 0, finalized = 0, inter = 0;
    if (MPI_Initialized(&initialized) != MPI_SUCCESS || !initialized) return false;
    if (MPI_Finalized(&finalized) != MPI_SUCCESS || finalized || job->comm == MPI_COMM_NULL) return false;
    return mapfn_mpi_well(job, MPI_Comm_test_inter(job->comm, &inter)) && !inter
        && mapfn_mpi_well(job, MPI_Comm_size(job->comm, &job->ranks))
        && mapfn_mpi_well(job, MPI_Comm_rank(job->comm, &job->rank));
}

MAPFN_PLAIN mapfn_status mapfn_run_mpi(mapfn_call *c, mapfn_local *local, MPI_Comm comm)
{
    static const mapfn_opts none = MAPFN_NO_OPTS;
    mapfn_failure *const failure = c->failure;
    mapfn_failure failed = {SIZE_MAX, 0};
    mapfn_mpi_job job;
    mapfn_status status;
    memset(&job, 0, sizeof job);
    job.base.agree = mapfn_mpi_agree;
    job.call = c;
    job.comm = comm;
    job.error = MPI_SUCCESS;
    job.user = c->opts ? c->opts : &none;
    job.request = MPI_REQUEST_NULL;
    if (!mapfn_mpi_usable(&job)) {
        if (failure) *failure = failed;
        if (job.user->completed) *job.user->completed = job.user->begin;
        return mapfn_mpi_failed(&job,
            "MPI is not initialised or finalised, or the communicator is null or an intercommunicator");
    }
    if ((c->info->traits & MAPFN_HAS_SUMS) != 0)
        job.base.sums = (mapfn_sums *)MAPFN_SUMS_ALLOCA(mapfn_sums_bytes_with_head((const mapfn_summing *)c->info));
    job.opts = *job.user;
    job.opts.index_offset = 0;
    job.opts.progress = mapfn_mpi_poll; /* or none, as all agree */
    job.opts.progress_arg = &job;
    c->opts = &job.opts;
    c->failure = &failed;
    c->ranks = &job.base;
    MAPFN_MPI_LEAVING(&job);
    status = local(c);
    if (failed.code != 0) failed.index += (size_t)(job.first + job.offset);
    status = mapfn_mpi_finish(&job, status, &failed);
    if (failure) *failure = failed;
    return status;
}

/* ======== src/mpi/shells.h: name_map_mpi, and the back end in the list of all.
 * Uses mpi/runner.h. Used by definitions. */

/* ---------------------------------------------------------------------------------------- shell ---- */

/* name_map_mpi(…, opts, comm) */
#define MAPFN_HERE_map_mpi ~, 1
#define MAPFN_SHELL_map_mpi(callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_CAT(MAPFN_SHELL_MPI_, MAPFN_CAT(MAPFN_FLAG_gathers FLAGS, MAPFN_FLAG_ordered FLAGS))(RESULT, FLAGS, name, \
        EACH, __VA_ARGS__)
#define MAPFN_SHELL_MPI_10(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_mpi, "MAPFN_E45 " #name \
        ": sum_row, tally, kept and first have no map over MPI ranks: call " #name "_map; see docs/errors.md#e45")
#define MAPFN_SHELL_MPI_01(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_REFUSED(name##_map_mpi, \
        "MAPFN_E08 " #name ": `ordered`: index order matters, so there is no parallel map: call " #name "_map; " \
        "see docs/errors.md#e08")
#define MAPFN_SHELL_MPI_00(RESULT, FLAGS, name, EACH, ...) \
    MAPFN_PLAIN mapfn_status mapfn_local_##name(mapfn_call *c) \
    { \
        MAPFN_RUN_LOCALLY(c) \
    } \
    MAPFN_CAT(MAPFN_PUBLIC_RUNNER_, MAPFN_FLAG_exported FLAGS)( \
        MAPFN_SIGNATURE_OPTS(RESULT, name, _map_mpi, (, MPI_Comm mapfn_comm), EACH, __VA_ARGS__)) \
    { \
        MAPFN_COLLECT(name, EACH, __VA_ARGS__) \
        return mapfn_run_mpi(MAPFN_CALL_OF(RESULT, name), mapfn_local_##name, mapfn_comm); \
    }

/* ======== src/public/names_back.h: and are back again.
 * Uses nothing. Used by all. */

_Pragma("pop_macro(\"a\")") _Pragma("pop_macro(\"b\")") _Pragma("pop_macro(\"c\")") _Pragma("pop_macro(\"d\")")
_Pragma("pop_macro(\"e\")") _Pragma("pop_macro(\"f\")") _Pragma("pop_macro(\"g\")") _Pragma("pop_macro(\"h\")")
_Pragma("pop_macro(\"i\")") _Pragma("pop_macro(\"j\")") _Pragma("pop_macro(\"k\")") _Pragma("pop_macro(\"l\")")
_Pragma("pop_macro(\"m\")") _Pragma("pop_macro(\"n\")") _Pragma("pop_macro(\"o\")") _Pragma("pop_macro(\"p\")")
_Pragma("pop_macro(\"q\")") _Pragma("pop_macro(\"r\")") _Pragma("pop_macro(\"s\")") _Pragma("pop_macro(\"t\")")
_Pragma("pop_macro(\"u\")") _Pragma("pop_macro(\"v\")") _Pragma("pop_macro(\"w\")") _Pragma("pop_macro(\"x\")")
_Pragma("pop_macro(\"y\")") _Pragma("pop_macro(\"z\")") _Pragma("pop_macro(\"A\")") _Pragma("pop_macro(\"B\")")
_Pragma("pop_macro(\"C\")") _Pragma("pop_macro(\"D\")") _Pragma("pop_macro(\"E\")") _Pragma("pop_macro(\"F\")")
_Pragma("pop_macro(\"G\")") _Pragma("pop_macro(\"H\")") _Pragma("pop_macro(\"I\")") _Pragma("pop_macro(\"J\")")
_Pragma("pop_macro(\"K\")") _Pragma("pop_macro(\"L\")") _Pragma("pop_macro(\"M\")") _Pragma("pop_macro(\"N\")")
_Pragma("pop_macro(\"O\")") _Pragma("pop_macro(\"P\")") _Pragma("pop_macro(\"Q\")") _Pragma("pop_macro(\"R\")")
_Pragma("pop_macro(\"S\")") _Pragma("pop_macro(\"T\")") _Pragma("pop_macro(\"U\")") _Pragma("pop_macro(\"V\")")
_Pragma("pop_macro(\"W\")") _Pragma("pop_macro(\"X\")") _Pragma("pop_macro(\"Y\")") _Pragma("pop_macro(\"Z\")")
_Pragma("pop_macro(\"access\")") _Pragma("pop_macro(\"all\")") _Pragma("pop_macro(\"any\")")
_Pragma("pop_macro(\"args\")") _Pragma("pop_macro(\"array\")") _Pragma("pop_macro(\"at\")")
_Pragma("pop_macro(\"base\")") _Pragma("pop_macro(\"begin\")") _Pragma("pop_macro(\"below\")")
_Pragma("pop_macro(\"bits\")") _Pragma("pop_macro(\"block\")") _Pragma("pop_macro(\"bytes\")")
_Pragma("pop_macro(\"call\")") _Pragma("pop_macro(\"check\")") _Pragma("pop_macro(\"chunk\")")
_Pragma("pop_macro(\"code\")") _Pragma("pop_macro(\"column\")") _Pragma("pop_macro(\"cost\")")
_Pragma("pop_macro(\"count\")") _Pragma("pop_macro(\"direct\")") _Pragma("pop_macro(\"done\")")
_Pragma("pop_macro(\"each\")") _Pragma("pop_macro(\"element\")") _Pragma("pop_macro(\"end\")")
_Pragma("pop_macro(\"exported\")") _Pragma("pop_macro(\"failed\")") _Pragma("pop_macro(\"fallible\")")
_Pragma("pop_macro(\"far\")") _Pragma("pop_macro(\"field\")") _Pragma("pop_macro(\"file\")")
_Pragma("pop_macro(\"first\")") _Pragma("pop_macro(\"flags\")") _Pragma("pop_macro(\"found\")")
_Pragma("pop_macro(\"from\")") _Pragma("pop_macro(\"granule\")") _Pragma("pop_macro(\"group\")")
_Pragma("pop_macro(\"half\")") _Pragma("pop_macro(\"head\")") _Pragma("pop_macro(\"high\")")
_Pragma("pop_macro(\"hot\")") _Pragma("pop_macro(\"in\")") _Pragma("pop_macro(\"index\")")
_Pragma("pop_macro(\"info\")") _Pragma("pop_macro(\"inout\")") _Pragma("pop_macro(\"is\")")
_Pragma("pop_macro(\"kept\")") _Pragma("pop_macro(\"kind\")") _Pragma("pop_macro(\"lane\")")
_Pragma("pop_macro(\"lanes\")") _Pragma("pop_macro(\"last\")") _Pragma("pop_macro(\"least\")")
_Pragma("pop_macro(\"left\")") _Pragma("pop_macro(\"length\")") _Pragma("pop_macro(\"level\")")
_Pragma("pop_macro(\"limit\")") _Pragma("pop_macro(\"line\")") _Pragma("pop_macro(\"low\")")
_Pragma("pop_macro(\"map\")") _Pragma("pop_macro(\"mask\")") _Pragma("pop_macro(\"middle\")")
_Pragma("pop_macro(\"more\")") _Pragma("pop_macro(\"most\")") _Pragma("pop_macro(\"name\")")
_Pragma("pop_macro(\"near\")") _Pragma("pop_macro(\"next\")") _Pragma("pop_macro(\"none\")")
_Pragma("pop_macro(\"now\")") _Pragma("pop_macro(\"odd\")") _Pragma("pop_macro(\"offset\")")
_Pragma("pop_macro(\"on\")") _Pragma("pop_macro(\"one\")") _Pragma("pop_macro(\"open\")")
_Pragma("pop_macro(\"ordered\")") _Pragma("pop_macro(\"out\")") _Pragma("pop_macro(\"output\")")
_Pragma("pop_macro(\"over\")") _Pragma("pop_macro(\"owned\")") _Pragma("pop_macro(\"part\")")
_Pragma("pop_macro(\"parts\")") _Pragma("pop_macro(\"place\")") _Pragma("pop_macro(\"plain\")")
_Pragma("pop_macro(\"pool\")") _Pragma("pop_macro(\"probe\")") _Pragma("pop_macro(\"product\")")
_Pragma("pop_macro(\"progress\")") _Pragma("pop_macro(\"range\")") _Pragma("pop_macro(\"rate\")")
_Pragma("pop_macro(\"reach\")") _Pragma("pop_macro(\"reason\")") _Pragma("pop_macro(\"rest\")")
_Pragma("pop_macro(\"result\")") _Pragma("pop_macro(\"right\")") _Pragma("pop_macro(\"room\")")
_Pragma("pop_macro(\"round\")") _Pragma("pop_macro(\"row\")") _Pragma("pop_macro(\"same\")")
_Pragma("pop_macro(\"scale\")") _Pragma("pop_macro(\"scratch\")") _Pragma("pop_macro(\"seed\")")
_Pragma("pop_macro(\"share\")") _Pragma("pop_macro(\"shared\")") _Pragma("pop_macro(\"sign\")")
_Pragma("pop_macro(\"size\")") _Pragma("pop_macro(\"slot\")") _Pragma("pop_macro(\"small\")")
_Pragma("pop_macro(\"sound\")") _Pragma("pop_macro(\"square\")") _Pragma("pop_macro(\"start\")")
_Pragma("pop_macro(\"state\")") _Pragma("pop_macro(\"status\")") _Pragma("pop_macro(\"step\")")
_Pragma("pop_macro(\"steps\")") _Pragma("pop_macro(\"stop\")") _Pragma("pop_macro(\"store\")")
_Pragma("pop_macro(\"stored\")") _Pragma("pop_macro(\"style\")") _Pragma("pop_macro(\"sum\")")
_Pragma("pop_macro(\"table\")") _Pragma("pop_macro(\"target\")") _Pragma("pop_macro(\"team\")")
_Pragma("pop_macro(\"text\")") _Pragma("pop_macro(\"to\")") _Pragma("pop_macro(\"top\")")
_Pragma("pop_macro(\"total\")") _Pragma("pop_macro(\"turn\")") _Pragma("pop_macro(\"two\")")
_Pragma("pop_macro(\"type\")") _Pragma("pop_macro(\"under\")") _Pragma("pop_macro(\"unit\")")
_Pragma("pop_macro(\"used\")") _Pragma("pop_macro(\"value\")") _Pragma("pop_macro(\"values\")")
_Pragma("pop_macro(\"wait\")") _Pragma("pop_macro(\"where\")") _Pragma("pop_macro(\"which\")")
_Pragma("pop_macro(\"whole\")") _Pragma("pop_macro(\"wide\")") _Pragma("pop_macro(\"word\")")
_Pragma("pop_macro(\"words\")") _Pragma("pop_macro(\"work\")") _Pragma("pop_macro(\"zero\")")

/* ======== src/mapfn_mpi.h goes on */
#endif /* this version */
#endif /* MAPFN_MPI_H */
