/* What the tests need of Microsoft's C library, whose headers are not at hand: declarations alone. */
#pragma once
#include <stdarg.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef struct _iobuf FILE;
FILE *__cdecl __acrt_iob_func(unsigned);
#define stdin (__acrt_iob_func(0))
#define stdout (__acrt_iob_func(1))
#define stderr (__acrt_iob_func(2))
int __cdecl printf(const char *, ...);
int __cdecl puts(const char *);
int __cdecl fprintf(FILE *, const char *, ...);
int __cdecl snprintf(char *, size_t, const char *, ...);
int __cdecl vsnprintf(char *, size_t, const char *, va_list);
int __cdecl fputs(const char *, FILE *);
int __cdecl fputc(int, FILE *);
int __cdecl fflush(FILE *);
int __cdecl _fileno(FILE *);
#ifdef __cplusplus
}
#endif
