/* ======== src/math/config.h: the configuration, 0 or 1.
 * Uses nothing. Used by math/. */

/* ---------------------------------------------------------------------------------------------------- CONFIGURATION */

/* 1, for gcc: -ffast-math (-Ofast) and its parts end where this header is included, for the rest of the file, plain
 * functions too. Include it last, and keep loops that want these flags in another file.
 * gcc has one set of these flags for each function. In a map compiled with them, the functions that are inlined into
 * it break, whatever they were compiled with: exp would be 37 % wrong. clang has the flags for each operation, so
 * that this header needs no such help there. Without the flags this macro has no effect. */
#ifndef MAPFN_MATH_STRICT
# define MAPFN_MATH_STRICT 0
#endif

/* 1: the compiler cannot fuse the library's products into sums. In gcc this costs up to a seventh of the speed, in
 * clang up to a third.
 * The default is 1 for gcc, where there is a fused instruction and it may be used unasked, that is, unless the language
 * mode is a strict C one; set it to 0 if you compile with -ffp-contract=off. Set it to 1 for functions with
 * target("fma") attributes. clang fuses with -ffast-math and -ffp-contract=fast only: results then differ in the last
 * bit, within the errors of docs/math.md, and 1 keeps their bits. */
