/* ======== src/cuda/kinds.h: the words that each kind adds for cards, and the struct of a map that they become.
 * Uses cuda/memory.h. Used by cuda/kernels.h. */

/* Each kind adds to those of mapfn.h such of these words as it needs: behind `~,` stands what the generator below puts
 * into a function of the map's struct. A kind without a word adds nothing there.
 *
 *     SHAPE   the kind's part of the map's shape, see mapfn_cuda_shape
 *     BYTES   of rows: their bytes if the length is a constant, else 0
 *     NTH     of the layout MAPFN_EACH_ELEMENT: the array's place among these
 *     KEEP    what a thread keeps of V elements
 *     MASK    fills it before all others, and says which lanes live
 *     LOAD    fills it
 *     DRAW    statements before lane j is computed
 *     LANE    what the element function is called with
 *     STORE   writes it back
 *     OWN     of outputs: is it the body's own? For maps in element functions of teams
 *
 *     mapfn_a   the argument struct             mapfn_r   what the thread keeps of V elements
 *     mapfn_m   the memory                      mapfn_j   a lane
 *     mapfn_i   the first element of V */
#define MAPFN_CUDA_SHAPE(item) MAPFN_REST(MAPFN_CUDA_SHAPE_##item)
#define MAPFN_CUDA_BYTES(item) MAPFN_REST(MAPFN_CUDA_BYTES_##item)
#define MAPFN_CUDA_NTH(item) MAPFN_REST(MAPFN_CUDA_NTH_##item)
#define MAPFN_CUDA_KEEP(item) MAPFN_REST(MAPFN_CUDA_KEEP_##item)
#define MAPFN_CUDA_MASK(item) MAPFN_REST(MAPFN_CUDA_MASK_##item)
#define MAPFN_CUDA_LOAD(item) MAPFN_REST(MAPFN_CUDA_LOAD_##item)
#define MAPFN_CUDA_DRAW(item) MAPFN_REST(MAPFN_CUDA_DRAW_##item)
#define MAPFN_CUDA_LANE(item) MAPFN_REST(MAPFN_CUDA_LANE_##item)
#define MAPFN_CUDA_STORE(item) MAPFN_REST(MAPFN_CUDA_STORE_##item)
#define MAPFN_CUDA_OWN(item) MAPFN_REST(MAPFN_CUDA_OWN_##item)

#define MAPFN_CUDA_SHAPE_in(T, x) ~, .mapfn_element(sizeof(T), alignof(T), MAPFN_READ)
#define MAPFN_CUDA_NTH_in(T, x) ~, mapfn_nth_##x,
#define MAPFN_CUDA_KEEP_in(T, x) ~, mapfn_cuda_kept<T, mapfn_V> x;
#define MAPFN_CUDA_LOAD_in(T, x) \
    ~, mapfn_m.mapfn_load(mapfn_r.x.mapfn_lane, mapfn_a.x, mapfn_nth_##x, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_in(T, x) ~, , mapfn_r.x.mapfn_lane[mapfn_j]

/* *y is loaded, because an element may leave it as it is. Where it never does, the compiler removes the load. */
#define MAPFN_CUDA_SHAPE_out(T, y) ~, .mapfn_element(sizeof(T), alignof(T), 0)
#define MAPFN_CUDA_NTH_out MAPFN_CUDA_NTH_in
#define MAPFN_CUDA_KEEP_out MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_out(T, y) ~, mapfn_m.mapfn_load(mapfn_r.y.mapfn_lane, mapfn_a.y, -1, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_out(T, y) ~, , &mapfn_r.y.mapfn_lane[mapfn_j]
#define MAPFN_CUDA_STORE_out(T, y) \
    ~, mapfn_m.mapfn_store(mapfn_a.y, mapfn_r.y.mapfn_lane, mapfn_nth_##y, mapfn_i, mapfn_live);
#define MAPFN_CUDA_OWN_out(T, y) ~, || MAPFN_CUDA_OWN_ARRAY(y)

#define MAPFN_CUDA_SHAPE_inout(T, z) ~, .mapfn_element(sizeof(T), alignof(T), MAPFN_READ).mapfn_update()
#define MAPFN_CUDA_NTH_inout MAPFN_CUDA_NTH_in
#define MAPFN_CUDA_KEEP_inout MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_inout MAPFN_CUDA_LOAD_in
#define MAPFN_CUDA_LANE_inout MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_inout MAPFN_CUDA_STORE_out
#define MAPFN_CUDA_OWN_inout MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_LANE_uniform(T, a) ~, , mapfn_a.a
#define MAPFN_CUDA_LANE_table(T, t, LEN) ~, , mapfn_a.t
#define MAPFN_CUDA_SHAPE_table(T, t, LEN) ~, .mapfn_lookup()

#define MAPFN_CUDA_LANE_index(...) ~, MAPFN_INDEX(MAPFN_CUDA_LANE_OF_INDEX, __VA_ARGS__)
#define MAPFN_CUDA_LANE_OF_INDEX(T, i) , (T)(mapfn_a.mapfn_base.mapfn_offset + mapfn_i + (unsigned)mapfn_j)

#define MAPFN_CUDA_SHAPE_in_row(T, x, D) ~, .mapfn_row(mapfn_short::x, sizeof(T), alignof(T))
#define MAPFN_CUDA_BYTES_in_row(T, x, D) \
    ~, MAPFN_UNUSED constexpr size_t mapfn_bytes_##x = __builtin_constant_p(D) ? (size_t)(D) * sizeof(T) : 0;
#define MAPFN_CUDA_NTH_in_row(T, x, D) ~, mapfn_nth_##x,
#define MAPFN_CUDA_KEEP_in_row(T, x, D) ~, mapfn_cuda_row<MAPFN_CUDA_BARE(T), mapfn_V, mapfn_short::x> x;
#define MAPFN_CUDA_LOAD_in_row(T, x, D) ~, mapfn_r.x.mapfn_load(mapfn_m, mapfn_a.x, mapfn_nth_##x, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_in_row(T, x, D) \
    ~, , mapfn_r.x.mapfn_nth_row(mapfn_m, mapfn_a.x, mapfn_nth_##x, mapfn_a.mapfn_length_##x, mapfn_i, mapfn_j)

#define MAPFN_CUDA_SHAPE_out_row(T, x, D) \
    ~, .mapfn_row_out(mapfn_short::x, sizeof(T), alignof(T), !__is_class(T) && !__is_union(T))
#define MAPFN_CUDA_BYTES_out_row MAPFN_CUDA_BYTES_in_row
#define MAPFN_CUDA_NTH_out_row MAPFN_CUDA_NTH_in_row
#define MAPFN_CUDA_KEEP_out_row MAPFN_CUDA_KEEP_in_row
#define MAPFN_CUDA_LOAD_out_row(T, x, D) ~, mapfn_r.x.mapfn_load(mapfn_m, mapfn_a.x, -1, mapfn_i, mapfn_live);
#define MAPFN_CUDA_LANE_out_row MAPFN_CUDA_LANE_in_row
#define MAPFN_CUDA_STORE_out_row(T, x, D) \
    ~, mapfn_r.x.mapfn_store(mapfn_m, mapfn_a.x, mapfn_nth_##x, mapfn_i, mapfn_live);
#define MAPFN_CUDA_OWN_out_row(T, x, D) ~, || MAPFN_CUDA_OWN_ARRAY(x)

#define MAPFN_CUDA_SHAPE_inout_row(T, x, D) ~, .mapfn_row(mapfn_short::x, sizeof(T), alignof(T)).mapfn_update()
#define MAPFN_CUDA_BYTES_inout_row MAPFN_CUDA_BYTES_in_row
#define MAPFN_CUDA_NTH_inout_row MAPFN_CUDA_NTH_in_row
#define MAPFN_CUDA_KEEP_inout_row MAPFN_CUDA_KEEP_in_row
#define MAPFN_CUDA_LOAD_inout_row MAPFN_CUDA_LOAD_in_row
#define MAPFN_CUDA_LANE_inout_row MAPFN_CUDA_LANE_in_row
#define MAPFN_CUDA_STORE_inout_row MAPFN_CUDA_STORE_out_row
#define MAPFN_CUDA_OWN_inout_row MAPFN_CUDA_OWN_out_row

#define MAPFN_CUDA_STRIDED(x) mapfn_a.x + (ptrdiff_t)mapfn_i * mapfn_a.mapfn_stride_##x
#define MAPFN_CUDA_SHAPE_in_strided(T, x) ~, .mapfn_step(sizeof(T), MAPFN_READ)
#define MAPFN_CUDA_KEEP_in_strided MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_in_strided(T, x) \
    ~, mapfn_m.mapfn_load(mapfn_r.x.mapfn_lane, MAPFN_CUDA_STRIDED(x), -1, 0, mapfn_live);
#define MAPFN_CUDA_LANE_in_strided MAPFN_CUDA_LANE_in

#define MAPFN_CUDA_SHAPE_out_strided(T, y) ~, .mapfn_step(sizeof(T), 0)
#define MAPFN_CUDA_KEEP_out_strided MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_out_strided MAPFN_CUDA_LOAD_in_strided
#define MAPFN_CUDA_LANE_out_strided MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_out_strided(T, y) \
    ~, mapfn_m.mapfn_store(MAPFN_CUDA_STRIDED(y), mapfn_r.y.mapfn_lane, -1, 0, mapfn_live);
#define MAPFN_CUDA_OWN_out_strided MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_inout_strided(T, z) ~, .mapfn_step(sizeof(T), MAPFN_READ).mapfn_update()
#define MAPFN_CUDA_KEEP_inout_strided MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_inout_strided MAPFN_CUDA_LOAD_in_strided
#define MAPFN_CUDA_LANE_inout_strided MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_inout_strided MAPFN_CUDA_STORE_out_strided
#define MAPFN_CUDA_OWN_inout_strided MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_in_ragged(T, x) ~, .mapfn_ragged_row()
#define MAPFN_CUDA_DRAW_in_ragged(T, x) \
    ~, size_t const mapfn_from_##x = mapfn_a.mapfn_splits_##x[mapfn_i + (unsigned)mapfn_j]; \
    size_t const mapfn_many_##x = mapfn_a.mapfn_splits_##x[mapfn_i + (unsigned)mapfn_j + 1] - mapfn_from_##x;
#define MAPFN_CUDA_LANE_in_ragged(T, x) ~, , mapfn_a.x + (mapfn_a.x ? mapfn_from_##x : 0), mapfn_many_##x

#define MAPFN_CUDA_SHAPE_out_ragged MAPFN_CUDA_SHAPE_in_ragged
#define MAPFN_CUDA_DRAW_out_ragged MAPFN_CUDA_DRAW_in_ragged
#define MAPFN_CUDA_LANE_out_ragged MAPFN_CUDA_LANE_in_ragged
#define MAPFN_CUDA_OWN_out_ragged MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_inout_ragged MAPFN_CUDA_SHAPE_in_ragged
#define MAPFN_CUDA_DRAW_inout_ragged MAPFN_CUDA_DRAW_in_ragged
#define MAPFN_CUDA_LANE_inout_ragged MAPFN_CUDA_LANE_in_ragged
#define MAPFN_CUDA_OWN_inout_ragged MAPFN_CUDA_OWN_out

#define MAPFN_CUDA_SHAPE_where MAPFN_CUDA_SHAPE_in
#define MAPFN_CUDA_NTH_where MAPFN_CUDA_NTH_in
#define MAPFN_CUDA_KEEP_where MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_MASK_where(T, m) \
    ~, mapfn_m.mapfn_load(mapfn_r.m.mapfn_lane, mapfn_a.m, mapfn_nth_##m, mapfn_i, mapfn_live); \
    mapfn_live = mapfn_cuda_nonzero<mapfn_V>(mapfn_r.m.mapfn_lane, mapfn_live);

#define MAPFN_CUDA_LANE_scratch(T, s, LEN) ~, , mapfn_a.s + mapfn_m.mapfn_slot() * mapfn_a.mapfn_length_##s

#define MAPFN_CUDA_SHAPE_rng(r) ~, .mapfn_draws()
#define MAPFN_CUDA_DRAW_rng(r) \
    ~, mapfn_rng mapfn_r_##r = mapfn_rng_at(mapfn_a.mapfn_seed_##r, \
        mapfn_a.mapfn_base.mapfn_offset + mapfn_i + (unsigned)mapfn_j);
#define MAPFN_CUDA_LANE_rng(r) ~, , &mapfn_r_##r

/* Steps: the generator below calls mapfn_whole_name, which makes all steps of an element. A state's INIT is always
 * written, so that nothing need be loaded. */
#define MAPFN_CUDA_SHAPE_repeat(N) ~, .mapfn_repeats()
#define MAPFN_CUDA_LANE_repeat(N) ~, , mapfn_a.mapfn_most
#define MAPFN_CUDA_SHAPE_out_state(T, y, INIT) ~, .mapfn_element(sizeof(T), alignof(T), 0)
#define MAPFN_CUDA_NTH_out_state(T, y, INIT) ~, mapfn_nth_##y,
#define MAPFN_CUDA_KEEP_out_state(T, y, INIT) ~, mapfn_cuda_kept<T, mapfn_V> y;
#define MAPFN_CUDA_LANE_out_state(T, y, INIT) ~, , &mapfn_r.y.mapfn_lane[mapfn_j]
#define MAPFN_CUDA_STORE_out_state(T, y, INIT) MAPFN_CUDA_STORE_out(T, y)
#define MAPFN_CUDA_OWN_out_state(T, y, INIT) ~, || MAPFN_CUDA_OWN_ARRAY(y)

#define MAPFN_CUDA_SHAPE_mapfn_result(R, meets) ~, .mapfn_element(sizeof(R), alignof(R), 0)
#define MAPFN_CUDA_NTH_mapfn_result(R, meets) ~, mapfn_nth_mapfn_out,
#define MAPFN_CUDA_KEEP_mapfn_result(R, meets) ~, mapfn_cuda_kept<R, mapfn_V> mapfn_out;
#define MAPFN_CUDA_STORE_mapfn_result(R, meets) MAPFN_CUDA_STORE_out(R, mapfn_out)
#define MAPFN_CUDA_OWN_mapfn_result(R, meets) ~, || MAPFN_CUDA_OWN_ARRAY(mapfn_out)

/* the result: 0value a value, 0nothing nothing, 0failure an error code */
#define MAPFN_CUDA_TAKE_0value(call) mapfn_r.mapfn_out.mapfn_lane[mapfn_j] = call;
#define MAPFN_CUDA_TAKE_0nothing(call) call;
#define MAPFN_CUDA_TAKE_0failure(call) \
    int const mapfn_code = call; \
    mapfn_note_lowest(&mapfn_failed, mapfn_code, mapfn_i + (unsigned)mapfn_j);

/* sums: an element's part starts at zero, even if it is skipped, and goes to shared memory */
#define MAPFN_CUDA_KEEP_sum MAPFN_CUDA_KEEP_in
#define MAPFN_CUDA_LOAD_sum(T, s) MAPFN_CUDA_LOAD_reduce(T, s, ~, 0)
#define MAPFN_CUDA_LANE_sum MAPFN_CUDA_LANE_out
#define MAPFN_CUDA_STORE_sum(T, s) MAPFN_CUDA_STORE_reduce(T, s, ~, ~)

#define MAPFN_CUDA_KEEP_reduce(T, s, op, zero) ~, mapfn_cuda_kept<T, mapfn_V> s;
#define MAPFN_CUDA_LOAD_reduce(T, s, op, zero) \
    ~, MAPFN_UNROLL for (int mapfn_j = 0; mapfn_j < mapfn_V; mapfn_j++) mapfn_r.s.mapfn_lane[mapfn_j] = zero;
#define MAPFN_CUDA_LANE_reduce(T, s, op, zero) ~, , &mapfn_r.s.mapfn_lane[mapfn_j]
#define MAPFN_CUDA_STORE_reduce(T, s, op, zero) \
    ~, mapfn_m.template mapfn_part_of<mapfn_values>(mapfn_i)->s = mapfn_r.s.mapfn_lane[0];

/* Rows of constant lengths: mapfn_short::x is the length of x where all rows of the map are short, and else 0. The
 * function has the user's parameters, so that a length that names a uniform is no constant there. In a team rows stay
 * in memory, since its threads share them. */
#define MAPFN_CUDA_IS_SHORT(item) MAPFN_REST(MAPFN_CUDA_IS_SHORT_##item)
#define MAPFN_CUDA_IS_SHORT_in_row(T, x, D) ~, && mapfn_bytes_##x - 1 < MAPFN_CUDA_SHORT
#define MAPFN_CUDA_IS_SHORT_out_row MAPFN_CUDA_IS_SHORT_in_row
#define MAPFN_CUDA_IS_SHORT_inout_row MAPFN_CUDA_IS_SHORT_in_row
#define MAPFN_CUDA_LENGTH(item) MAPFN_REST(MAPFN_CUDA_LENGTH_##item)
#define MAPFN_CUDA_LENGTH_in_row(T, x, D) ~, x = mapfn_are_short ? (int)(mapfn_bytes_##x / sizeof(T)) : 0,
#define MAPFN_CUDA_LENGTH_out_row MAPFN_CUDA_LENGTH_in_row
#define MAPFN_CUDA_LENGTH_inout_row MAPFN_CUDA_LENGTH_in_row
template <class Lengths, class... Parameters> Lengths mapfn_cuda_returned(Lengths (*)(Parameters...));
#define MAPFN_CUDA_LENGTHS(name, EACH, ...) \
    static MAPFN_UNUSED auto mapfn_lengths_##name(MAPFN_REST(~ EACH(MAPFN_STEP_, __VA_ARGS__))) \
    { \
        EACH##_FOR(MAPFN_CUDA_BYTES, __VA_ARGS__) \
        MAPFN_UNUSED constexpr bool mapfn_are_short = (mapfn_traits_##name & MAPFN_IS_TEAM) == 0 \
            EACH##_FOR(MAPFN_CUDA_IS_SHORT, __VA_ARGS__); \
        struct mapfn_lengths { enum { EACH##_FOR(MAPFN_CUDA_LENGTH, __VA_ARGS__) mapfn_rows }; }; \
        return mapfn_lengths(); \
    }

/* The struct of a map, with which the kernels below are templates. Of saxpy mapfn_load and mapfn_call have
 *     m.mapfn_load(r.x.mapfn_lane, a.x, nth_x, i, live); m.mapfn_load(r.y.mapfn_lane, a.y, nth_y, i, live);
 *     r.mapfn_out.mapfn_lane[j] = (saxpy)(r.x.mapfn_lane[j], r.y.mapfn_lane[j], a.a); */
#define MAPFN_CUDA_MAP(callee, RESULT, FLAGS, R, name, EACH, ...) \
    extern "C++" { \
    struct mapfn_values_##name; /* of a map with sums */ \
    namespace { /* two files may have different maps of one name */ \
    MAPFN_CUDA_LENGTHS(name, EACH, __VA_ARGS__) \
    struct mapfn_device_##name { \
        typedef struct mapfn_args_##name mapfn_args; \
        typedef struct mapfn_values_##name mapfn_values; \
        enum { EACH##_FOR(MAPFN_CUDA_NTH, __VA_ARGS__) mapfn_arrays, mapfn_work = name##_map_cuda_work }; \
        typedef decltype(mapfn_cuda_returned(mapfn_lengths_##name)) mapfn_short; \
        static constexpr unsigned mapfn_traits = (unsigned)mapfn_traits_##name; \
        static constexpr mapfn_cuda_shape mapfn_shape() \
        { \
            return mapfn_cuda_shape() EACH##_FOR(MAPFN_CUDA_SHAPE, __VA_ARGS__); \
        } \
        template <int mapfn_V> struct mapfn_lanes { EACH##_FOR(MAPFN_CUDA_KEEP, __VA_ARGS__) }; \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_mask(MAPFN_CUDA_STEP, MAPFN_UNUSED unsigned &mapfn_live) \
        { \
            EACH##_FOR(MAPFN_CUDA_MASK, __VA_ARGS__) \
        } \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_load(MAPFN_CUDA_STEP, MAPFN_UNUSED unsigned mapfn_live) \
        { \
            EACH##_FOR(MAPFN_CUDA_LOAD, __VA_ARGS__) \
        } \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_call(MAPFN_CUDA_STEP, MAPFN_UNUSED int mapfn_j, \
            MAPFN_UNUSED mapfn_failure &mapfn_failed) \
        { \
            EACH##_FOR(MAPFN_CUDA_DRAW, __VA_ARGS__) \
            MAPFN_CUDA_TAKE_##RESULT((callee)(MAPFN_REST(~ EACH##_FOR(MAPFN_CUDA_LANE, __VA_ARGS__)))) \
        } \
        template <int mapfn_V, class mapfn_M> \
        static MAPFN_CUDA_METHOD void mapfn_store(MAPFN_CUDA_STEP, MAPFN_UNUSED unsigned mapfn_live) \
        { \
            EACH##_FOR(MAPFN_CUDA_STORE, __VA_ARGS__) \
        } \
    }; \
    } \
    }
#define MAPFN_CUDA_STEP \
    MAPFN_UNUSED mapfn_lanes<mapfn_V> &mapfn_r, MAPFN_UNUSED mapfn_args const &mapfn_a, \
    MAPFN_UNUSED mapfn_M const &mapfn_m, MAPFN_UNUSED size_t mapfn_i
