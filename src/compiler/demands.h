/* ======== src/compiler/demands.h: how a definition stops where the compiler alone can see that it is wrong.
 * Uses compiler/features.h and compiler/system.h. Used by kinds/ and generate/. */

/* MAPFN_DEMAND(condition, code, of) is an error if the condition is false, in the words of MAPFN_TEXT_code(of), and
 * then the compilation ends. MAPFN_CAN_DEMAND(code, of) stands once for each code.
 * - clang ends at a warning that is a fatal error. Its words belong to a function, so that they can name no item. The
 *   condition is made of enumerators, as clang 16 and 19 do not know a static member that nothing has asked before.
 * - g++ ends at a template that never ends.
 * - In C gcc has no way to stop, and goes on with errors of its own. */
#if MAPFN_ERRORS_BY_VALUE
# define MAPFN_STOP(condition, text) __attribute__((__diagnose_if__(condition, text, "warning")))
# define MAPFN_CAN_DEMAND(code, of) \
    __extension__ MAPFN_EXTERN_C int mapfn_demand_##code(int fulfilled) MAPFN_STOP(!fulfilled, MAPFN_TEXT_##code(of))
# define MAPFN_DEMAND(condition, code, of) MAPFN_ASSERT(sizeof mapfn_demand_##code(condition), "")
/* Between these two lines the warnings are fatal. */
# define MAPFN_DEMANDS_BEGIN \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic fatal \"-Wuser-defined-warnings\"")
# define MAPFN_DEMANDS_END _Pragma("clang diagnostic pop")
#elif defined(__cplusplus)
extern "C++" {
# ifdef __CUDACC__ /* it would go on */
template <bool sound> struct mapfn_go { enum { mapfn_answer = 1 }; };
# else
template <bool sound, int depth = 0> struct mapfn_stop_at_the_error_above {
    enum { is_sound = mapfn_stop_at_the_error_above<false, depth + 1>::is_sound };
};
template <int depth> struct mapfn_stop_at_the_error_above<true, depth> { enum { is_sound = 1 }; };
template <bool sound> struct mapfn_go { enum { mapfn_answer = mapfn_stop_at_the_error_above<sound>::is_sound }; };
# endif
}
# define MAPFN_CAN_DEMAND(code, of) static_assert(true, "")
# define MAPFN_DEMAND(condition, code, of) \
    static_assert(condition, MAPFN_TEXT_##code(of)); \
    static_assert(mapfn_go<(condition)>::mapfn_answer, "")
# define MAPFN_DEMANDS_BEGIN
# define MAPFN_DEMANDS_END
#else
# define MAPFN_CAN_DEMAND(code, of) MAPFN_ASSERT(true, "")
# define MAPFN_DEMAND(condition, code, of) MAPFN_ASSERT(condition, MAPFN_TEXT_##code(of))
# define MAPFN_DEMANDS_BEGIN
# define MAPFN_DEMANDS_END
#endif
