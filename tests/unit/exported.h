/* Definitions that two C files and a C++ file of one program share. */
#include "mapfn.h"
MAPFN(float, shared_add, in(float, x), in(float, y), exported) { return x + y; }
MAPFN(int, shared_check, in_row(float, x, 2), fallible, exported, looped) { return x[0] > x[1]; }
MAPFN(float, not_shared, in(float, x)) { return 2 * x; }
typedef mapfn_status add_map(size_t, float *, const float *, const float *);
#ifdef __cplusplus
extern "C" {
#endif
add_map *add_of_a(void);
add_map *add_of_b(void);
add_map *add_of_cpp(void);
int private_of_b(void);
int private_of_cpp(void);
#ifdef __cplusplus
}
#endif
