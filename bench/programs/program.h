/* Four programs, each written twice: in plain C and with maps. main.c runs both on the same synthetic input, compares and times them. */
#ifndef BENCH_PROGRAM_H
#define BENCH_PROGRAM_H
#include <stddef.h>
#include <stdint.h>

typedef struct program {
    const char *name;
    void *(*create)(void);                                 /* a state; the same input in each */
    void (*plain)(void *state), (*maps)(void *state);      /* one step */
    const void *(*result)(const void *state, size_t *n);   /* what both versions must agree in: n floats, or n bytes */
    int bytes;
    double allowed;                                        /* how far numbers may lie apart, as a part of the largest one */
} program;
extern const program transformer, image, fluid, bodies;

/* the same numbers in [-1, 1) on every machine */
static inline float synthetic(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (float)(int32_t)(*seed >> 8) * (1.0f / 8388608.0f) - 1.0f;
}
#endif
