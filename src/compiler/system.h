/* ======== src/compiler/system.h: symbols, clocks and system calls, which differ between systems.
 * Uses compiler/features.h. Used by run/. */

/* MAPFN_ONE qualifies a variable that all files of a program, or of a shared library, have in common. On Windows each
 * library has its own anyway.
 * MAPFN_ONE_VARIABLE(int x) declares and defines one, and MAPFN_ONE_VARIABLE_AT(int x, = 3) one that begins at 3. With
 * Microsoft's ABI the attribute makes a definition of each declaration that has it, so that only one may have it. */
#ifdef _WIN32
# define MAPFN_ONE __attribute__((__selectany__))
#else
# define MAPFN_ONE __attribute__((__weak__, __visibility__("hidden")))
#endif
#ifdef _MSC_VER
# define MAPFN_ONE_VARIABLE_AT(variable, value) MAPFN_EXTERN_C variable; MAPFN_ONE variable value
#elif defined(__cpp_inline_variables) && !defined(__CUDACC__) /* a header that is imported may define no others */
# define MAPFN_ONE_VARIABLE_AT(variable, value) extern "C" { inline MAPFN_ONE variable value; }
#else
# define MAPFN_ONE_VARIABLE_AT(variable, value) MAPFN_EXTERN_C MAPFN_ONE variable; MAPFN_ONE variable value
#endif
#define MAPFN_ONE_VARIABLE(variable) MAPFN_ONE_VARIABLE_AT(variable, )
/* MAPFN_ONE_FUNCTION: a function that other files call and may define as well, of which the linker takes one.
 * Microsoft's linker does so with inline functions alone. */
#ifdef _MSC_VER
# define MAPFN_ONE_FUNCTION inline __attribute__((__used__))
# pragma clang diagnostic ignored "-Wstatic-in-inline" /* it calls static kernels, which are alike in all files */
#else
# define MAPFN_ONE_FUNCTION __attribute__((__weak__, __visibility__("default")))
#endif

/* The clock of Windows, as MinGW's C library has no timespec_get. It is declared under another name, since <windows.h>
 * declares its own as well. */
#ifdef _WIN64
# define MAPFN_DECLARE_FILE_TIME \
    void mapfn_file_time(uint64_t *units_of_100_ns) __asm__("GetSystemTimePreciseAsFileTime")
#elif defined(_WIN32)
# define MAPFN_DECLARE_FILE_TIME \
    void __stdcall mapfn_file_time(uint64_t *units_of_100_ns) __asm__("_GetSystemTimePreciseAsFileTime@4")
#endif

/* Two functions of POSIX are declared under other names. With <unistd.h> no map of yours could be called `access`,
 * `link` or `pause`. */
#define MAPFN_SYMBOL(name) MAPFN_SYMBOL_OF(__USER_LABEL_PREFIX__, #name)
#define MAPFN_SYMBOL_OF(prefix, name) MAPFN_SYMBOL_WITH(prefix, name)
#define MAPFN_SYMBOL_WITH(prefix, name) #prefix name
#define MAPFN_DECLARE_IS_TERMINAL int mapfn_is_terminal(int file) __asm__(MAPFN_SYMBOL(isatty))
#define MAPFN_DECLARE_SYSTEM_NUMBER long mapfn_system_number(int which) __asm__(MAPFN_SYMBOL(sysconf))
/* The last-level cache, where the C library knows it: glibc's number for _SC_LEVEL3_CACHE_SIZE is part of its ABI. */
#if defined(__GLIBC__) && !defined(MAPFN_CACHE_BYTES)
# define MAPFN_CACHE_BYTES mapfn_system_number(194)
#elif !defined(MAPFN_CACHE_BYTES)
# define MAPFN_CACHE_BYTES 0
#endif

#ifdef __cplusplus
# define MAPFN_EXTERN_C extern "C"
/* g++ and clang would explain a bare comparison at length */
# define MAPFN_ASSERT(condition, message) static_assert((condition) ? true : false, message)
#else
# define MAPFN_EXTERN_C extern
/* In strict C99 glibc has a macro of this name, which declares an array of negative size and leaves out the message.
 * Without it your own assertions have their messages as well. */
# ifdef _Static_assert
#  undef _Static_assert
#  define _Static_assert __extension__ _Static_assert
# endif
# define MAPFN_ASSERT(condition, message) _Static_assert((condition) ? 1 : 0, message)
#endif
