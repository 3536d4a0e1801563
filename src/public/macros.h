/* ======== src/public/macros.h: the macros that users write: MAPFN and its kin.
 * Uses nothing; they expand to what stands far below. Used by users. */

/* ------------------------------------------------------------------------------ public macros ---- */

/* MAPFN(R, name, parameters and modifiers…) { body }: defines an element function and its maps. */
#define MAPFN(R, name, ...) MAPFN_DEFINE(MAPFN_CHECKED(MAPFN_START_BODY, R, name, __VA_ARGS__))

/* MAPFN_OF(R, f, parameters and modifiers…);: gives the existing function, or function-like macro, f its maps. */
#define MAPFN_OF(R, f, ...) \
    MAPFN_PLAIN_NAME(#f) MAPFN_DEFINE(MAPFN_CHECKED(MAPFN_START_OF, R, f, __VA_ARGS__)) MAPFN_ASSERT(1, "")

/* MAPFN_FAMILY(family, SET, DEFINE): DEFINE(float, family_float) DEFINE(double, family_double) …, one member for each
 * type of SET, and `mapfn(family, …)`. SET: REAL, SIGNED, UNSIGNED, INTEGER, NUMBER. */
#define MAPFN_FAMILY(family, SET, DEFINE) \
    MAPFN_SECOND(MAPFN_SET_##SET, MAPFN_FAMILY_UNKNOWN)(family, DEFINE, \
        "MAPFN_E10 " #family ": no member for this type, the set " #SET " has none; see docs/errors.md#e10", SET)

/* mapfn(family, n, out, …): the member whose T the argument after n is an array of */
#define mapfn(family, n, ...)            MAPFN_MEMBER(family, _map, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_vectorized(family, n, ...) MAPFN_MEMBER(family, _map_vectorized, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_looped(family, n, ...)     MAPFN_MEMBER(family, _map_looped, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)
#define mapfn_with_opts(family, n, ...)  MAPFN_MEMBER(family, _map_opts, MAPFN_FIRST(__VA_ARGS__))(n, __VA_ARGS__)

/* MAPFN_OPTS(.grain = 64, .progress = mapfn_progress_bar): a pointer to options, for one call, in C and C++20 */
#ifdef __cplusplus
# define MAPFN_OPTS(...) mapfn_opts_address(mapfn_opts{__VA_ARGS__})
static inline __attribute__((__unused__)) const mapfn_opts *mapfn_opts_address(const mapfn_opts &opts) { return &opts; }
#else
# define MAPFN_OPTS(...) (&(const mapfn_opts){__VA_ARGS__})
#endif
