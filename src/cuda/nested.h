/* ======== src/cuda/nested.h: maps that the body of a team map calls.
 * Uses cuda/kernels_teams.h. Used by cuda/shells.h. */

#if MAPFN_DEVICE_CODE || defined(MAPFN_STANDIN)
# undef MAPFN_TEAM_DECLARE_0
# undef MAPFN_TEAM_BEGIN_0
# undef MAPFN_TEAM_END_0
# undef MAPFN_TEAM_SUMS_0
# define MAPFN_TEAM_DECLARE_0(name) namespace { struct mapfn_device_##name; }
# define MAPFN_TEAM_BEGIN_0(RESULT, name, EACH, ...) \
    mapfn_cuda_share const mapfn_share = mapfn_cuda_share_begin(mapfn_traits_##name, \
        false EACH##_FOR(MAPFN_CUDA_OWN, __VA_ARGS__), &mapfn_n); \
    if (mapfn_share == MAPFN_CUDA_DIVIDED) { \
        enum { mapfn_divides = (mapfn_traits_##name & (MAPFN_IS_ORDERED | MAPFN_HAS_SCRATCH)) == 0 }; \
        struct mapfn_args_##name const mapfn_a = MAPFN_ARGUMENTS(0, EACH, __VA_ARGS__); \
        mapfn_cuda_part<mapfn_device_##name>(mapfn_cuda_if<mapfn_divides>(), mapfn_a, mapfn_n MAPFN_FAILS_##RESULT); \
        mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT); \
        MAPFN_STATUS_##RESULT(#name) \
    }
# define MAPFN_TEAM_END_0(RESULT) mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT);

/* The same for maps that add up, with element and join as functions. TAKE takes the element's part, GIVE stores the
 * sum. */
# define MAPFN_CUDA_TAKE_reduce(T, s, op, zero) mapfn_v.s = mapfn_value_##s;
# define MAPFN_CUDA_GIVE_reduce(T, s, op, zero) memcpy((void *)s, &mapfn_v.s, sizeof *s);
# define MAPFN_CUDA_TAKE_sum(T, s) MAPFN_CUDA_TAKE_reduce(T, s, ~, ~)
# define MAPFN_CUDA_GIVE_sum(T, s) MAPFN_CUDA_GIVE_reduce(T, s, ~, ~)
# define MAPFN_TEAM_SUMS_0(callee, RESULT, STRIDED, name, EACH, ...) \
    MAPFN_CUDA_ADD_UP(RESULT, STRIDED, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), (EACH##_FOR(MAPFN_ENTER, __VA_ARGS__)), \
        ((callee)(MAPFN_REST(~ EACH(MAPFN_AT_, __VA_ARGS__)))), false EACH##_FOR(MAPFN_CUDA_OWN, __VA_ARGS__))
# define MAPFN_CUDA_ADD_UP(RESULT, STRIDED, name, sums, enter, call, own) \
    if (MAPFN_CUDA_IN_KERNEL) { \
        MAPFN_UNIT_##STRIDED(enum { mapfn_contiguous = 0 };) \
        MAPFN_STEP_SEEN \
        MAPFN_IN_FIRST_COLUMN \
        typedef struct mapfn_values_##name mapfn_values; \
        auto const mapfn_element = [&](size_t mapfn_i) { \
            MAPFN_UNUSED size_t const mapfn_at = mapfn_i, mapfn_nth = mapfn_i; \
            mapfn_values mapfn_v; \
            MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
            MAPFN_EACH_SUM(MAPFN_BEGIN_, sums) \
            do { MAPFN_UNPACK enter MAPFN_STORE_##RESULT(~, MAPFN_UNPACK call) } while (0); \
            MAPFN_EACH_SUM(MAPFN_CUDA_TAKE_, sums) \
            return mapfn_v; \
        }; \
        mapfn_cuda_share const mapfn_share = mapfn_cuda_share_begin(mapfn_traits_##name, own, &mapfn_n); \
        mapfn_values const mapfn_v = mapfn_cuda_add_up<MAPFN_LANES(mapfn_traits_##name), mapfn_values>( \
            mapfn_n, mapfn_share, mapfn_element); \
        mapfn_cuda_share_end(mapfn_share MAPFN_FAILS_##RESULT); \
        MAPFN_EACH_SUM(MAPFN_CUDA_GIVE_, sums) \
        MAPFN_STATUS_##RESULT(#name) \
    }
#endif
