#pragma once
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
void *__cdecl malloc(size_t);
void *__cdecl calloc(size_t, size_t);
void *__cdecl realloc(void *, size_t);
void __cdecl free(void *);
char *__cdecl getenv(const char *);
void __cdecl abort(void);
void __cdecl exit(int);
int __cdecl atoi(const char *);
double __cdecl strtod(const char *, char **);
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#ifdef __cplusplus
}
#endif
