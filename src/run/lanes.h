/* ======== src/run/lanes.h: which elements are in the lanes of a map of steps.
 * Uses run/checks.h. Used by generate/steps.h. */

/* --------------------------------------------------------------------------------------- lanes ----
 * A map of steps, with repeat(N), keeps elements in lanes. A pass is one step of each lane on copies of its values,
 * which are kept where the step returned true. So a lane whose element is done repeats its last step on the same
 * values, and no step is made that the element did not make.
 * Below is what such a kernel decides. The lanes' values belong to generated code. */

/* The most steps of an element, by the N of repeat(N). `natural`: N is not below 0. */
MAPFN_FN size_t mapfn_limit(bool natural, unsigned long long given)
{
    if (!natural) return MAPFN_DEVICE_CODE ? 0 : MAPFN_NEGATIVE;
    return given >= MAPFN_NEGATIVE ? SIZE_MAX : (size_t)given;
}

/* mapfn_check of maps of steps. The limit is an option, and these come before arrays. */
MAPFN_PLAIN mapfn_status mapfn_steps_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    bool const other = o && (o->parallel_iterations < 0 || o->begin > n);
    if (!other && n > 0 && mapfn_size_at(args, info->params[info->count].field) == MAPFN_NEGATIVE)
        return mapfn_bad_option(info->name, "the N of repeat(N) is negative");
    return mapfn_check_all(info, args, n, slots, o, too_short, slots > 0);
}
MAPFN_PLAIN mapfn_status mapfn_stepsums_check(const mapfn_info *info, const void *args, size_t n, size_t slots,
    const mapfn_opts *o, const char *too_short)
{
    return (n > 0 ? mapfn_steps_check : mapfn_sums_check)(info, args, n, slots, o, too_short);
}

/* There are 64 lanes, or 16, 32 or 48 if few elements are left. With 128 lanes maps were 3 % faster, with 32 up to 30 %
 * slower.
 * PATIENCE is how many passes a lane whose element is done stands idle before it is given the next one. With 2 in place
 * of 4 maps of uneven elements were 12 % faster, and with 8 those of even elements 5 %.
 * REFILL is the fixed cost of giving lanes new elements, however many they are, in idle passes of one lane.
 * - With 24 in place of 0, Collatz, Mandelbrot, bisection and cube roots are 10 to 25 % faster, and draws of a point in
 *   a ball, which take two steps, 8 % slower.
 * - With 64 the former are another 8 % faster, and the latter 15 % slower. */
enum { MAPFN_STEP_LANES = 64, MAPFN_STEP_FEW = 16, MAPFN_STEP_PATIENCE = 4, MAPFN_STEP_REFILL = 24,
    MAPFN_STEP_SPARE = MAPFN_STEP_LANES };

typedef struct mapfn_steps {
    /* Did the last step of this lane return true? The array is aligned as lanes are: when stores of clang's code
     * crossed two pages, a Mandelbrot image took up to 1.6 times as long. */
    int mapfn_going[MAPFN_STEP_LANES] __attribute__((__aligned__(64)));
    size_t n, most;              /* elements; steps of one */
    size_t mapfn_next;              /* elements [0, next) have been given to lanes */
    size_t first;                /* lane l has element first + l, … */
    bool mapfn_scattered;            /* … until a lane has been refilled: then lane l has element[l] */
    size_t mapfn_live, mapfn_alive;        /* lanes [0, live) have elements, and so many of them are not done */
    size_t alone;                /* so few elements make their steps one by one */
    size_t passes, deadline;     /* of this block; until the deadline no element has made all its steps */
    size_t idle;                 /* passes that lanes have stood idle, of all lanes together */
    size_t mapfn_listed, mapfn_moves;
    unsigned mapfn_lane[MAPFN_STEP_LANES];  /* lanes to empty or to fill */
    unsigned mapfn_to[2 * MAPFN_STEP_LANES], mapfn_from[2 * MAPFN_STEP_LANES]; /* lanes to copy, one after the other */
    size_t mapfn_element[MAPFN_STEP_LANES];
    size_t born[MAPFN_STEP_LANES];    /* passes before the lane's element came */
} mapfn_steps;

MAPFN_HOST_FN void mapfn_steps_open(mapfn_steps *s, size_t n, size_t most, size_t alone)
{
    s->n = n;
    s->most = most;
    s->alone = alone;
    s->mapfn_next = 0;
}

/* How many elements the next block has. */
MAPFN_HOST_FN size_t mapfn_steps_next(mapfn_steps *s)
{
    size_t const count = s->n - s->mapfn_next < MAPFN_STEP_LANES ? s->n - s->mapfn_next : (size_t)MAPFN_STEP_LANES;
    s->mapfn_next += count;
    return count;
}

/* How many lanes a pass has if `live` are in use: 16, 32, 48 or 64. Compilers see that no other number is possible. */
MAPFN_HOST_FN size_t mapfn_steps_lanes(size_t live)
{
    return ((live - 1) & (MAPFN_STEP_LANES - MAPFN_STEP_FEW)) + MAPFN_STEP_FEW;
}

/* Are so few elements left that they are faster one by one? */
MAPFN_HOST_FN bool mapfn_steps_are_few(const mapfn_steps *s)
{
    return s->mapfn_alive <= s->alone && s->mapfn_next == s->n;
}

/* The same question before a pass. If the answer is yes, no lane is done. */
MAPFN_HOST_FN bool mapfn_steps_begin_few(mapfn_steps *s)
{
    if (!mapfn_steps_are_few(s)) return false;
    for (size_t l = 0; l < s->mapfn_live; l++) s->mapfn_going[l] = 1;
    return true;
}

/* How many steps the element of a lane may still make. */
MAPFN_HOST_FN size_t mapfn_steps_left(const mapfn_steps *s, size_t l)
{
    return s->most - (s->mapfn_scattered ? s->passes - s->born[l] : s->passes);
}

/* Begins a block of `live` lanes, whose elements have made no step. The other lanes of a pass become copies of
 * these. */
MAPFN_PLAIN void mapfn_steps_begin(mapfn_steps *s, size_t first, size_t live, bool scattered)
{
    size_t const all = mapfn_steps_lanes(live);
    s->first = first;
    s->mapfn_scattered = scattered;
    s->mapfn_live = s->mapfn_alive = live;
    s->passes = s->idle = s->mapfn_moves = 0;
    s->deadline = s->most;
    if (s->mapfn_scattered) memset(s->born, 0, sizeof s->born);
    for (size_t l = live; l < all; l++) {
        s->mapfn_to[s->mapfn_moves] = (unsigned)l;
        s->mapfn_from[s->mapfn_moves++] = (unsigned)live - 1;
    }
}

/* Ends elements that have made all their steps. */
MAPFN_PLAIN void mapfn_steps_stop(mapfn_steps *s)
{
    s->mapfn_alive = 0;
    if (!s->mapfn_scattered) return;
    s->deadline = SIZE_MAX;
    for (size_t l = 0; l < s->mapfn_live; l++) {
        size_t const left = s->most - (s->passes - s->born[l]);
        if (left == 0) s->mapfn_going[l] = 0;
        else if (left < s->deadline - s->passes) s->deadline = s->passes + left;
        s->mapfn_alive += s->mapfn_going[l] != 0;
    }
}

/* Called after a pass: may the lanes go on as they are? */
MAPFN_HOST_FN bool mapfn_steps_go_on(mapfn_steps *s)
{
    int alive = 0;
    if (s->mapfn_live == MAPFN_STEP_LANES) { /* most often: then the count is constant */
        for (size_t l = 0; l < MAPFN_STEP_LANES; l++) alive += s->mapfn_going[l];
    } else {
        for (size_t l = 0; l < s->mapfn_live; l++) alive += s->mapfn_going[l];
    }
    s->mapfn_alive = (size_t)alive;
    if (++s->passes >= s->deadline) {
        mapfn_steps_stop(s);
        return false;
    }
    size_t const done = s->mapfn_live - s->mapfn_alive;
    s->idle += done;
    if (done == 0) return true;
    if (s->mapfn_alive == 0) return false;
    if (s->mapfn_next < s->n) return s->idle < MAPFN_STEP_REFILL + MAPFN_STEP_PATIENCE * done;
    return s->idle < MAPFN_STEP_REFILL || (s->mapfn_alive > s->alone
        && (s->idle < MAPFN_STEP_REFILL + MAPFN_STEP_PATIENCE * done
            || mapfn_steps_lanes(s->mapfn_alive) == mapfn_steps_lanes(s->mapfn_live)));
}

/* Lists the lanes whose elements are done. */
MAPFN_PLAIN void mapfn_steps_list(mapfn_steps *s)
{
    s->idle = s->mapfn_listed = 0;
    if (!s->mapfn_scattered)
        for (size_t l = 0; l < s->mapfn_live; l++) {
            s->mapfn_element[l] = s->first + l;
            s->born[l] = 0;
        }
    s->mapfn_scattered = true;
    for (size_t l = 0; l < s->mapfn_live; l++) {
        s->mapfn_lane[s->mapfn_listed] = (unsigned)l; /* without a branch */
        s->mapfn_listed += s->mapfn_going[l] == 0;
    }
}

/* The first `filled` of the listed lanes have new elements. There is none for the others: the last lanes move into
 * their places. The places that these leave become copies of the youngest lane, as its element makes steps for
 * longest. */
MAPFN_PLAIN void mapfn_steps_close(mapfn_steps *s, size_t filled)
{
    s->mapfn_moves = 0;
    s->mapfn_alive += filled;
    for (size_t k = 0; k < filled; k++) s->born[s->mapfn_lane[k]] = s->passes;
    if (filled == s->mapfn_listed) return;
    unsigned youngest = MAPFN_STEP_LANES;
    for (unsigned l = 0, k = (unsigned)filled; l < s->mapfn_live; l++) {
        if (k < s->mapfn_listed && s->mapfn_lane[k] == l) k++;
        else if (youngest == MAPFN_STEP_LANES || s->born[l] > s->born[youngest]) youngest = l;
    }
    s->mapfn_to[s->mapfn_moves] = MAPFN_STEP_SPARE;
    s->mapfn_from[s->mapfn_moves++] = youngest;
    size_t const all = mapfn_steps_lanes(s->mapfn_live - (s->mapfn_listed - filled));
    for (size_t k = s->mapfn_listed; k-- > filled;) { /* from the last on, so that no lane moves that is done */
        unsigned const l = s->mapfn_lane[k], last = (unsigned)--s->mapfn_live;
        if (l != last) {
            s->mapfn_element[l] = s->mapfn_element[last];
            s->born[l] = s->born[last];
            s->mapfn_to[s->mapfn_moves] = l;
            s->mapfn_from[s->mapfn_moves++] = last;
        }
        if (last < all) {
            s->mapfn_to[s->mapfn_moves] = last;
            s->mapfn_from[s->mapfn_moves++] = MAPFN_STEP_SPARE;
        }
    }
}
