/* What bench/battery.py's files and battery_main.c share. */
#ifndef BENCH_BATTERY_H
#define BENCH_BATTERY_H
#include "bench.h"

/* an array: filled with floats (1), doubles (2) or small integers (0), of `size` bytes a value, `each` values an element, or `count` */
typedef struct buffer {
    int fill;
    size_t size, each, count;
} buffer;
typedef struct function {
    const char *name;
    bench_fn *map, *plain;
    int buffers;
    buffer buffer[8];
} function;
extern const function functions[];
extern volatile int sink;    /* takes a loop's result, which else would not be computed */
extern void *buffers[8];
extern const size_t *splits; /* of ragged rows of 5 */
extern const ptrdiff_t one;  /* a stride of 1 that the compiler does not know */
#endif
