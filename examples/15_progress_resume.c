/* Progress and resume: a long map that is cancelled in the middle, and later goes on where it stopped.
 *
 * Shows: the options .progress, .completed and .begin. The result is the same as without the interruption.
 * (.progress = mapfn_progress_bar draws a bar with rate and time left, where stderr is a terminal.)
 * Run:   gcc -O2 examples/15_progress_resume.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>
#include <string.h>

enum { N = 10000 };

/* how many steps a number takes to 1: halve it where even, else 3 x + 1 */
MAPFN(int, collatz_steps, index(i), looped)
{
    int steps = 0;
    for (size_t x = i + 1; x != 1; steps++) x = x % 2 == 0 ? x / 2 : 3 * x + 1;
    return steps;
}

/* called now and then: elements [0, done) are computed. false cancels */
static bool stop_in_the_middle(size_t done, size_t total, void *calls)
{
    ++*(int *)calls;
    return done < total / 2;
}

static bool watch(size_t done, size_t total, void *calls)
{
    if (++*(int *)calls % 2 == 0 || done == total) printf("  %zu of %zu\n", done, total);
    return true;
}

static int steps[N], at_once[N];

int main(void)
{
    size_t completed = 0;
    int calls = 0;
    mapfn_status status;

    /* .grain is the number of elements between two calls; 0 lets the library find one that takes some milliseconds */
    mapfn_opts options = {.grain = 1000, .progress = stop_in_the_middle, .progress_arg = &calls, .completed = &completed};
    status = collatz_steps_map_opts(N, steps, &options);
    printf("status: %s\n", mapfn_status_text(status));
    printf("elements [0, %zu) are done after %d calls; the next one is still %d\n", completed, calls, steps[completed]);

    /* the rest: the same call, beginning there */
    calls = 0;
    options.progress = watch;
    options.begin = completed;
    status = collatz_steps_map_opts(N, steps, &options);
    printf("status: %s, completed %zu\n", mapfn_status_text(status), completed);

    if (collatz_steps_map(N, at_once) != MAPFN_OK) return 1;
    printf("the same as at once: %s; 27 takes %d steps\n", memcmp(steps, at_once, sizeof steps) == 0 ? "yes" : "no", steps[26]);
    return 0;
}
