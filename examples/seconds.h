/* The time in seconds, for the timings that the examples print to stderr. */
#ifndef SECONDS_H
#define SECONDS_H

#include <time.h>

static inline double seconds(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif
