/* ======== src/generate/steps.h: the kernels of maps of steps, by lanes.
 * Uses generate/kernels.h and run/lanes.h. Used by shells. */

/* --------------------------------------------------------------------------------------- steps ----
 *     MAPFN(bool, root, in(float, x), out_state(float, y, x), repeat(9))
 *     {
 *         float d = (*y - x / *y) / 2;
 *         *y -= d;
 *         return d > 1e-6f;
 *     }
 *
 * One element, which is what looped maps and CUDA kernels call, and the first values of its states:
 *
 *     static void mapfn_begin_root(float x, float *y) { *y = (x); }
 *     static bool mapfn_step_root(float x, float *y) { return root(x, y); }
 *     static void mapfn_whole_root(float x, float *y, size_t most)
 *     {
 *         mapfn_begin_root(x, y);
 *         while (most-- > 0 && mapfn_step_root(x, y)) { }
 *     }
 *
 * All steps of an element work on variables, which are stored behind the last one. In the arrays each step would wait
 * for what the one before it stored.
 *
 *     static void mapfn_holder_root(float x, float *y, size_t most)
 *     {
 *         float held_y;
 *         mapfn_whole_root(x, &held_y, most);
 *         *y = held_y;
 *     }
 *
 * In a lane y[0] is what a step works on, and y[1] what is kept of it. The pass could select `again ? y[0] : y[1]`, but
 * `again` may come from three places in a step that leaves early and ends in a selection, and gcc 12 does not vectorize
 * such a bool. In the function below, where -fthread-jumps is on, gcc follows each place on its own, and what is kept
 * becomes a selection of values.
 *
 *     static void mapfn_fill_root(float x, float *y) { mapfn_begin_root(x, y); y[1] = y[0]; }
 *     static int mapfn_lane_root(float x, float *y)
 *     {
 *         if (!mapfn_step_root(x, y)) return 0;
 *         y[1] = y[0];
 *         return 1;
 *     }
 *
 * A pass over the lanes is the loop that is vectorized. `going` is added up later, since gcc gives up if this loop has
 * a sum in it.
 *
 *     for (size_t l = 0; l < 64; l++) {
 *         float t_y[2] = {l_y[l], l_y[l]};
 *         int const again = mapfn_lane_root(l_x[l], t_y);
 *         l_y[l] = t_y[1];
 *         r_y[l] = t_y[0];
 *         lanes.mapfn_going[l] = again;
 *     } */
#define MAPFN_GENERATE_0stepsums MAPFN_GENERATE_0steps
#define MAPFN_GENERATE_0steps(callee, RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, ...) \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, void, mapfn_begin_##name, EACH, __VA_ARGS__) \
    { \
        EACH##_FOR(MAPFN_INIT, __VA_ARGS__) \
    } \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, R, mapfn_step_##name, EACH, __VA_ARGS__) \
    { \
        return (callee)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
    } \
    MAPFN_WHOLE_##RESULT(FLAGS, name, EACH, __VA_ARGS__) \
    MAPFN_IN_LANES(RESULT, FLAGS, name, (0none EACH(MAPFN_LANE_, __VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_HOLDER_1(mapfn_whole_##name, RESULT, FLAGS, MAPFN_WHOLE_IS_##RESULT, name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE(MAPFN_HELD_CALLEE_1(mapfn_whole_##name, name), \
        RESULT, FORM, LOOP, FLAGS, cost, R, name, EACH, __VA_ARGS__)
/* beside the functions of an element: what fills a lane, and the step in a lane */
#define MAPFN_IN_LANES(RESULT, FLAGS, name, lanes, EACH, ...) \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, void, mapfn_fill_##name, EACH, __VA_ARGS__) \
    { \
        (mapfn_begin_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        MAPFN_STEPS_ALL(KEEP, lanes) \
    } \
    MAPFN_ELEMENT_OF_STEP(MAPFN_ELEMENT_AS_, FLAGS, int, mapfn_lane_##name, EACH, __VA_ARGS__) \
    { \
        MAPFN_TRY_##RESULT((mapfn_step_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))), \
            MAPFN_STEPS_ALL(KEEP, lanes)) \
    }
#define MAPFN_INIT(item) MAPFN_SECOND(MAPFN_INIT_##item, )
#define MAPFN_OWN(item) MAPFN_SECOND(MAPFN_OWN_##item, )
#define MAPFN_WHOLE_IS_0nothing void
#define MAPFN_WHOLE_IS_0failure int
#define MAPFN_WHOLE_0nothing(FLAGS, name, EACH, ...) \
    MAPFN_ELEMENT(MAPFN_ELEMENT_AS_, FLAGS, void, mapfn_whole_##name, EACH, __VA_ARGS__) \
    { \
        EACH##_FOR(MAPFN_OWN, __VA_ARGS__) \
        (mapfn_begin_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        while (mapfn_most-- > 0 && (mapfn_step_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__)))) { } \
    }
#define MAPFN_WHOLE_0failure(FLAGS, name, EACH, ...) \
    MAPFN_ELEMENT(MAPFN_ELEMENT_AS_, FLAGS, int, mapfn_whole_##name, EACH, __VA_ARGS__) \
    { \
        int mapfn_code = MAPFN_AGAIN; \
        EACH##_FOR(MAPFN_OWN, __VA_ARGS__) \
        (mapfn_begin_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        while (mapfn_most-- > 0 && mapfn_code == MAPFN_AGAIN) \
            mapfn_code = (mapfn_step_##name)(MAPFN_REST(~ EACH(MAPFN_NAME_, __VA_ARGS__))); \
        return mapfn_code; \
    }

#define MAPFN_GENERATE_KERNELS_0steps(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_AT(callee, RESULT, FLAGS, R, name, (), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_KERNEL(looped, MAPFN_IF_APART_0, MAPFN_CAT(LOOP, _LOOPED), RESULT, MAPFN_FLAG_strided FLAGS, R, \
        name, EACH, __VA_ARGS__) \
    MAPFN_GENERATE_STEPS(vectorized, looped, , RESULT, name, (0none EACH(MAPFN_LANE_, __VA_ARGS__)), \
        EACH, __VA_ARGS__) \
    MAPFN_GENERATE_CHUNK(vectorized, RESULT, name, EACH, __VA_ARGS__)
/* Lanes store the elements' parts, which are then added up in order. */
#define MAPFN_GENERATE_KERNELS_0stepsums(LOOP, callee, RESULT, FLAGS, R, name, EACH, ...) \
    MAPFN_GENERATE_BLOCK(LOOP, callee, RESULT, FLAGS, MAPFN_FLAG_strided FLAGS, R, name, \
        (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_SUMS_LOOPED(0, RESULT, MAPFN_FLAG_strided FLAGS, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, \
        __VA_ARGS__) \
    MAPFN_GENERATE_STEPS(vectorized_parts, looped_parts, MAPFN_STEPS_BLANK((MAPFN_SUM_ITEMS(__VA_ARGS__))), \
        RESULT, name, (0none EACH(MAPFN_LANE_, __VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_PLAIN mapfn_chunk mapfn_chunk_vectorized_##name; \
    MAPFN_GENERATE_SUMS_OF_STEPS(RESULT, name, (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__) \
    MAPFN_GENERATE_CHUNKS_OF_SUMS(vectorized, RESULT, name, EACH, __VA_ARGS__)
#define MAPFN_STEPS_BLANK(sums) \
    if (mapfn_masked) \
        for (size_t mapfn_i = 0; mapfn_i < mapfn_n; mapfn_i++) { \
            MAPFN_EACH_SUM(MAPFN_BLANK_, sums) \
        }
#define MAPFN_GENERATE_SUMS_OF_STEPS(RESULT, name, sums, EACH, ...) \
    MAPFN_KERNEL_OF_SUMS MAPFN_KERNEL_SIGNATURE(mapfn_vectorized_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_SUMS_CONSTANTS(name) \
        enum { mapfn_unit = 32 * mapfn_lanes }; \
        struct mapfn_args_##name mapfn_a = MAPFN_ARGUMENTS(mapfn_offset, EACH, __VA_ARGS__); \
        MAPFN_FAILED_##RESULT \
        MAPFN_EACH_SUM(MAPFN_TYPES_, sums) \
        MAPFN_EACH_SUM(MAPFN_LANES_, sums) \
        MAPFN_EACH_SUM(MAPFN_PARTS_, sums) \
        mapfn_a.mapfn_base.mapfn_each_part = true; \
        MAPFN_EACH_SUM(MAPFN_APART_, sums) \
        MAPFN_EACH_SUM(MAPFN_CLEAR_, sums) \
        MAPFN_ADD_PARTS(sums, MAPFN_STEPS_PART_##RESULT((mapfn_chunk_vectorized_##name)(&mapfn_a, mapfn_from, \
            mapfn_from + mapfn_some, 0))) \
        (mapfn_end_##name)(mapfn_n, false MAPFN_EACH_SUM(MAPFN_ENDS_, sums)); \
        MAPFN_DONE_##RESULT \
    }
#define MAPFN_STEPS_PART_0nothing(call) (void)call;
#define MAPFN_STEPS_PART_0failure(call) mapfn_note_part(&mapfn_failed, call);
#define MAPFN_GENERATE_SEQUENTIAL_0stepsums MAPFN_GENERATE_SEQUENTIAL_0sums
#define MAPFN_GENERATE_INFO_0stepsums(cost, name, EACH, ...) \
    MAPFN_DESCRIBE_SUMS(mapfn_stepsums_check, MAPFN_OFFSET(mapfn_most), MAPFN_LATER, cost, name, \
        (MAPFN_SUM_ITEMS(__VA_ARGS__)), EACH, __VA_ARGS__)
#define MAPFN_GENERATE_INFO_0steps(cost, name, EACH, ...) \
    static inline __attribute__((__unused__)) const mapfn_info *mapfn_info_##name(void) \
    { \
        MAPFN_DESCRIBE(MAPFN_OFFSET(mapfn_most), MAPFN_LATER, name, EACH, __VA_ARGS__) \
        static const mapfn_checked_info mapfn_constant = { \
            {#name, mapfn_params, mapfn_count, mapfn_traits_##name, cost, \
                MAPFN_BEYOND(EACH, __VA_ARGS__)}, mapfn_steps_check}; \
        return mapfn_as_info(&mapfn_constant); \
    }

/* What parameters are in a lane: the kinds of lanes. `value` and `place` are those of element mapfn_i.
 *   0shared(a)           the same in all lanes       0indexed(i, value)          the element's index, in two halves
 *   0fixed(T, x, value)  the element's own           0moving(T, s, first)        changes with each step
 *                                                    0changed(T, y, first, place)  and is stored
 * `first` is the statement that gives mapfn_t_s[0] its first value, or nothing where INIT does. Each has ARG, and such
 * of the other words as it needs, each behind `~, `:
 * WIDTH  the bytes of a value that changes
 * ARRAYS the lanes' values mapfn_l_x, and mapfn_r_y, what a lane's last step wrote; MAPFN_STEP_SPARE is one lane more
 * FILL   element mapfn_i comes into lane mapfn_l   TAKE   mapfn_t_s, what a step works on and what is kept
 * ARG    what INIT and the step are called with    KEEP   keeps what the step made
 * MOVE   lane mapfn_l becomes mapfn_from           PUT    stores what is kept
 * LAST   stores what the last step of the element made, and nothing for a further one
 * DRAIN  the results of lane mapfn_l are element mapfn_i's
 * PUT stands behind KEEP of all parameters, as gcc would make one branch of selections and stores. */
#define MAPFN_LANE_VALUES(T, x) T mapfn_l_##x[MAPFN_STEP_LANES + 1] __attribute__((__aligned__(64)));
#define MAPFN_ARG_0none
#define MAPFN_ARG_0shared(a) , a

#define MAPFN_ARRAYS_0fixed(T, x, value) ~, MAPFN_LANE_VALUES(T, x)
/* a declaration, as those of other parameters are */
#define MAPFN_FILL_0fixed(T, x, value) ~, MAPFN_UNUSED T mapfn_c_##x = mapfn_l_##x[mapfn_l] = value;
#define MAPFN_ARG_0fixed(T, x, value) , mapfn_l_##x[mapfn_l]
#define MAPFN_MOVE_0fixed(T, x, ...) ~, mapfn_l_##x[mapfn_l] = mapfn_l_##x[mapfn_from];

/* see MAPFN_QUIRK_indices_in_halves */
#define MAPFN_ARRAYS_0indexed(i, value) ~, \
    MAPFN_LANE_VALUES(uint32_t, i) \
    uint32_t mapfn_high_##i[MAPFN_STEP_LANES + 1] __attribute__((__aligned__(64)));
#define MAPFN_FILL_0indexed(i, value) \
    MAPFN_FILL_0fixed(uint32_t, i, (uint32_t)(value)) \
    MAPFN_UNUSED uint32_t mapfn_c_high_##i = mapfn_high_##i[mapfn_l] = (uint32_t)((uint64_t)(value) >> 32);
#define MAPFN_ARG_0indexed(i, value) , (size_t)(mapfn_l_##i[mapfn_l] | (uint64_t)mapfn_high_##i[mapfn_l] << 32)
#define MAPFN_MOVE_0indexed(i, value) \
    MAPFN_MOVE_0fixed(uint32_t, i, ~) mapfn_high_##i[mapfn_l] = mapfn_high_##i[mapfn_from];

#define MAPFN_WIDTH_0moving(T, s, first) ~, | sizeof(T)
#define MAPFN_ARRAYS_0moving(T, s, first) ~, MAPFN_LANE_VALUES(T, s)
#define MAPFN_FILL_0moving(T, s, first) ~, T mapfn_t_##s[2]; first
#define MAPFN_TAKE_0moving(T, s, ...) ~, T mapfn_t_##s[2]; mapfn_t_##s[0] = mapfn_t_##s[1] = mapfn_l_##s[mapfn_l];
#define MAPFN_ARG_0moving(T, s, ...) , mapfn_t_##s
#define MAPFN_KEEP_0moving(T, s, ...) ~, s[1] = s[0];
#define MAPFN_PUT_0moving(T, s, first) ~, MAPFN_PUT_NUMBER(T, mapfn_l_##s[mapfn_l], mapfn_t_##s[1], true)
#define MAPFN_MOVE_0moving MAPFN_MOVE_0fixed

#define MAPFN_WIDTH_0changed(T, y, first, place) ~, | sizeof(T)
#define MAPFN_ARRAYS_0changed(T, y, first, place) ~, \
    MAPFN_LANE_VALUES(T, y) \
    T mapfn_r_##y[MAPFN_STEP_LANES] __attribute__((__aligned__(64)));
#define MAPFN_FILL_0changed(T, y, first, place) MAPFN_FILL_0moving(T, y, first)
#define MAPFN_TAKE_0changed MAPFN_TAKE_0moving
#define MAPFN_ARG_0changed MAPFN_ARG_0moving
#define MAPFN_KEEP_0changed MAPFN_KEEP_0moving
#define MAPFN_PUT_0changed(T, y, first, place) MAPFN_PUT_0moving(T, y, ~) mapfn_r_##y[mapfn_l] = mapfn_t_##y[0];
#define MAPFN_LAST_0changed(T, y, first, place) ~, mapfn_r_##y[mapfn_l] = mapfn_t_##y[0];
#define MAPFN_MOVE_0changed MAPFN_MOVE_0fixed /* the next pass writes again what the last step wrote */
#define MAPFN_DRAIN_0changed(T, y, first, place) ~, place = mapfn_r_##y[mapfn_l];

/* What a step returns. The code of a failure is kept in the lane. Elements are not done in order, so that the lowest
 * failure has to be looked for. */
#define MAPFN_TRY_0nothing(call, keep) \
    if (!call) return 0; \
    keep \
    return 1;
#define MAPFN_AGAIN_0nothing(call) int const mapfn_again = call;
#define MAPFN_LANE_CODES_0nothing
#define MAPFN_KEEP_CODE_0nothing
#define MAPFN_DRAIN_CODE_0nothing
#define MAPFN_TRY_0failure(call, keep) \
    int const mapfn_code = call; \
    if (mapfn_code == MAPFN_AGAIN) { keep } \
    return mapfn_code;
#define MAPFN_AGAIN_0failure(call) int const mapfn_code = call; bool const mapfn_again = mapfn_code == MAPFN_AGAIN;
#define MAPFN_LANE_CODES_0failure int mapfn_codes[MAPFN_STEP_LANES];
#define MAPFN_KEEP_CODE_0failure mapfn_codes[mapfn_l] = mapfn_code;
#define MAPFN_DRAIN_CODE_0failure mapfn_note_lowest(&mapfn_failed, mapfn_codes[mapfn_l], mapfn_i);

/* A word of all lanes of a map, and what they call a step with: `lanes` is their list, in parentheses. */
#define MAPFN_STEPS_ALL(WORD, lanes) MAPFN_FOR_OF(MAPFN_LANE_##WORD, MAPFN_UNPACK lanes)
#define MAPFN_STEPS_ARGUMENTS(lanes) MAPFN_REST(~ MAPFN_EACH_OF(MAPFN_ARG_, MAPFN_UNPACK lanes))
#define MAPFN_LANE_WIDTH(lane) MAPFN_SECOND(MAPFN_WIDTH_##lane, )
#define MAPFN_LANE_ARRAYS(lane) MAPFN_SECOND(MAPFN_ARRAYS_##lane, )
#define MAPFN_LANE_FILL(lane) MAPFN_SECOND(MAPFN_FILL_##lane, )
#define MAPFN_LANE_TAKE(lane) MAPFN_SECOND(MAPFN_TAKE_##lane, )
#define MAPFN_LANE_KEEP(lane) MAPFN_SECOND(MAPFN_KEEP_##lane, )
#define MAPFN_LANE_PUT(lane) MAPFN_SECOND(MAPFN_PUT_##lane, )
#define MAPFN_LANE_LAST(lane) MAPFN_SECOND(MAPFN_LAST_##lane, )
#define MAPFN_LANE_MOVE(lane) MAPFN_SECOND(MAPFN_MOVE_##lane, )
#define MAPFN_LANE_DRAIN(lane) MAPFN_SECOND(MAPFN_DRAIN_##lane, )
#define MAPFN_STEPS_FILL(name, lanes) { \
    MAPFN_STEPS_ALL(FILL, lanes) \
    (mapfn_fill_##name)(MAPFN_STEPS_ARGUMENTS(lanes)); \
    MAPFN_STEPS_ALL(PUT, lanes) \
}
#define MAPFN_STEPS_PASS(count, RESULT, name, lanes) \
    MAPFN_LOOP_LANES(count, \
        MAPFN_STEPS_ALL(TAKE, lanes) \
        MAPFN_AGAIN_##RESULT((mapfn_lane_##name)(MAPFN_STEPS_ARGUMENTS(lanes))) \
        MAPFN_STEPS_ALL(PUT, lanes) \
        MAPFN_KEEP_CODE_##RESULT \
        if (mapfn_real) mapfn_flags[mapfn_l] = mapfn_again ? 1 : 0; \
        else mapfn_s.mapfn_going[mapfn_l] = mapfn_again;) \
    if (mapfn_real) \
        for (size_t mapfn_l = 0; mapfn_l < (count); mapfn_l++) mapfn_s.mapfn_going[mapfn_l] = (int)mapfn_flags[mapfn_l];
#define MAPFN_STEPS_MOVE(lanes) \
    for (size_t mapfn_k = 0; mapfn_k < mapfn_s.mapfn_moves; mapfn_k++) { \
        size_t const mapfn_l MAPFN_UNUSED = mapfn_s.mapfn_to[mapfn_k]; \
        size_t const mapfn_from MAPFN_UNUSED = mapfn_s.mapfn_from[mapfn_k]; \
        MAPFN_STEPS_ALL(MOVE, lanes) \
    } \
    mapfn_s.mapfn_moves = 0;
#define MAPFN_STEPS_DRAIN(RESULT, lanes) \
    MAPFN_STEPS_ALL(DRAIN, lanes) \
    MAPFN_DRAIN_CODE_##RESULT
/* Takes `count` further elements that are not skipped, or as many as there are. The last one taken is for `lane`. */
#define MAPFN_STEPS_COLLECT(count, lane, EACH, ...) \
    for (; mapfn_s.mapfn_next < mapfn_n && mapfn_filled < (count); mapfn_s.mapfn_next++) { \
        size_t const mapfn_i = mapfn_s.mapfn_next, mapfn_at MAPFN_UNUSED = mapfn_offset + mapfn_i; \
        EACH##_FOR(MAPFN_ENTER, __VA_ARGS__) \
        mapfn_s.mapfn_element[lane] = mapfn_i; \
        mapfn_filled++; \
    }

/* The vectorized kernel of a map of steps. A block begins with the next 64 elements, or with `where` those that are not
 * skipped. Lanes that are done early are emptied and take further elements, until all are done at one time. */
#define MAPFN_GENERATE_STEPS(mode, few, before, RESULT, name, lanes, EACH, ...) \
    MAPFN_LOOP_VECTORIZED_WIDE(MAPFN_WIDE_TARGET MAPFN_KERNEL MAPFN_KERNEL_SIGNATURE(mapfn_wide_##mode##_##name, \
        RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_STEPS_BODY(32, mapfn_##few##_##name, before, RESULT, name, lanes, EACH, __VA_ARGS__) \
    }) \
    MAPFN_KERNEL MAPFN_KERNEL_SIGNATURE(mapfn_##mode##_##name, RESULT, EACH, __VA_ARGS__) \
    { \
        MAPFN_STEPS_BODY(MAPFN_VECTOR_BYTES, mapfn_##few##_##name, \
            MAPFN_LOOP_VECTORIZED_WIDE(MAPFN_GO_WIDE_FOR_ALL(32, mapfn_wide_##mode##_##name, name, EACH, __VA_ARGS__)) \
            before, RESULT, name, lanes, EACH, __VA_ARGS__) \
    }
/* `bytes`: those of a vector; `few`: the kernel for few elements; `before`: statements before the first block.
 * A pass of 16 lanes takes about as long as one scalar step for each of its vectors. So when no more elements are left
 * than such a pass has vectors, they go on one by one. At twice that number maps of uneven elements took up to 1.5
 * times as long, and at half of it up to 1.33 times. Only with AVX-512 twice the number is better, by 3 %. */
#define MAPFN_STEPS_BODY(bytes, few, before, RESULT, name, lanes, EACH, ...) \
    enum { \
        mapfn_masked = (mapfn_traits_##name & MAPFN_HAS_WHERE) != 0, \
        mapfn_widths = 0 MAPFN_STEPS_ALL(WIDTH, lanes), \
        mapfn_alone = (mapfn_widths >= 8 ? 8 : 4) * MAPFN_STEP_FEW / ((bytes) < 32 ? 16 : 32), \
        mapfn_real = MAPFN_QUIRK_flags_as_reals && mapfn_widths >= 8 && (bytes) == 16 \
    }; \
    MAPFN_FAILED_##RESULT \
    MAPFN_STEPS_ALL(ARRAYS, lanes) \
    MAPFN_LANE_CODES_##RESULT \
    MAPFN_UNUSED double mapfn_flags[MAPFN_STEP_LANES] __attribute__((__aligned__(64))); \
    mapfn_steps mapfn_s; \
    MAPFN_KEEP_OPTIONS \
    if (mapfn_most == 0 || mapfn_n < MAPFN_STEP_FEW) return few(mapfn_n EACH(MAPFN_PASS_, __VA_ARGS__), mapfn_offset); \
    before \
    mapfn_steps_open(&mapfn_s, mapfn_n, mapfn_most, mapfn_alone); \
    while (mapfn_s.mapfn_next < mapfn_n) { \
        MAPFN_STEPS_OPEN(name, lanes, EACH, __VA_ARGS__) \
        for (;;) { \
            MAPFN_STEPS_MOVE(lanes) \
            size_t const mapfn_count = mapfn_steps_lanes(mapfn_s.mapfn_live); \
            if (!mapfn_steps_begin_few(&mapfn_s)) \
                do { \
                    MAPFN_STEPS_PASS(mapfn_count, RESULT, name, lanes) \
                } while (mapfn_steps_go_on(&mapfn_s)); \
            MAPFN_STEPS_ALONE(RESULT, name, lanes) \
            MAPFN_STEPS_CLOSE(RESULT, name, lanes, EACH, __VA_ARGS__) \
        } \
    } \
    MAPFN_DONE_##RESULT
/* Begins a block: elements are put into lanes. Ends the loop over blocks if all elements left are skipped. */
#define MAPFN_STEPS_OPEN(name, lanes, EACH, ...) \
    size_t mapfn_filled = 0; \
    size_t const mapfn_first = mapfn_s.mapfn_next; \
    if (mapfn_masked) { \
        MAPFN_STEPS_COLLECT(MAPFN_STEP_LANES, mapfn_filled, EACH, __VA_ARGS__) \
        if (mapfn_filled == 0) break; \
    } else { \
        mapfn_filled = mapfn_steps_next(&mapfn_s); \
    } \
    for (size_t mapfn_l = 0; mapfn_l < mapfn_filled; mapfn_l++) { \
        size_t const mapfn_i MAPFN_UNUSED = mapfn_masked ? mapfn_s.mapfn_element[mapfn_l] : mapfn_first + mapfn_l; \
        MAPFN_STEPS_FILL(name, lanes) \
    } \
    mapfn_steps_begin(&mapfn_s, mapfn_first, mapfn_filled, mapfn_masked);
/* Few elements are left: those in lanes go on one by one. */
#define MAPFN_STEPS_ALONE(RESULT, name, lanes) \
    if (mapfn_s.mapfn_alive > 0 && mapfn_steps_are_few(&mapfn_s)) { \
        for (size_t mapfn_l = 0; mapfn_l < mapfn_s.mapfn_live; mapfn_l++) { \
            if (mapfn_s.mapfn_going[mapfn_l] == 0) continue; \
            MAPFN_STEPS_ALL(TAKE, lanes) \
            size_t mapfn_left = mapfn_steps_left(&mapfn_s, mapfn_l); \
            do { /* at least once, as what steps only write has no value yet */ \
                MAPFN_AGAIN_##RESULT((mapfn_lane_##name)(MAPFN_STEPS_ARGUMENTS(lanes))) \
                MAPFN_KEEP_CODE_##RESULT \
                if (!mapfn_again) break; \
            } while (--mapfn_left > 0); \
            MAPFN_STEPS_ALL(LAST, lanes) \
            mapfn_s.mapfn_going[mapfn_l] = 0; \
        } \
        mapfn_s.mapfn_alive = 0; \
    }
/* Empties lanes whose elements are done, and puts further elements into them. Ends the block when all its elements are
 * done. */
#define MAPFN_STEPS_CLOSE(RESULT, name, lanes, EACH, ...) \
    if (mapfn_s.mapfn_alive == 0 && !mapfn_s.mapfn_scattered) { \
        for (size_t mapfn_l = 0; mapfn_l < mapfn_s.mapfn_live; mapfn_l++) { \
            size_t const mapfn_i MAPFN_UNUSED = mapfn_first + mapfn_l; \
            MAPFN_STEPS_DRAIN(RESULT, lanes) \
        } \
        break; \
    } \
    mapfn_steps_list(&mapfn_s); \
    for (size_t mapfn_k = 0; mapfn_k < mapfn_s.mapfn_listed; mapfn_k++) { \
        size_t const mapfn_l = mapfn_s.mapfn_lane[mapfn_k], mapfn_i MAPFN_UNUSED = mapfn_s.mapfn_element[mapfn_l]; \
        MAPFN_STEPS_DRAIN(RESULT, lanes) \
    } \
    if (mapfn_s.mapfn_alive == 0) break; \
    mapfn_filled = 0; \
    MAPFN_STEPS_COLLECT(mapfn_s.mapfn_listed, mapfn_s.mapfn_lane[mapfn_filled], EACH, __VA_ARGS__) \
    for (size_t mapfn_k = 0; mapfn_k < mapfn_filled; mapfn_k++) { \
        size_t const mapfn_l = mapfn_s.mapfn_lane[mapfn_k], mapfn_i MAPFN_UNUSED = mapfn_s.mapfn_element[mapfn_l]; \
        MAPFN_STEPS_FILL(name, lanes) \
    } \
    mapfn_steps_close(&mapfn_s, mapfn_filled);
