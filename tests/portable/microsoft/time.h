#pragma once
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef long long time_t;
struct timespec { time_t tv_sec; long tv_nsec; };
#define TIME_UTC 1
int __cdecl _timespec64_get(struct timespec *, int);
static inline int timespec_get(struct timespec *time, int base) { return _timespec64_get(time, base); }
#ifdef __cplusplus
}
#endif
