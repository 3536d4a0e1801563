/* The README's table "Vectorized or looped?", as it stands there. */
#include "../../mapfn.h"

typedef struct {
    float x, y;
} pair;
typedef union {
    int i;
    float f;
} either;
enum colour { RED, GREEN };

#define CHOICE(T, yes) _Static_assert(mapfn_type_is_vectorizable(T) == (yes), #T);
CHOICE(float, 1)
CHOICE(double, 1)
CHOICE(bool, 1)
CHOICE(char, 1)
CHOICE(signed char, 1)
CHOICE(unsigned short, 1)
CHOICE(int, 1)
CHOICE(unsigned long, 1)
CHOICE(long long, 1)
CHOICE(uint8_t, 1)
CHOICE(enum colour, 1)
CHOICE(long double, 0)
CHOICE(int *, 0)
CHOICE(_Complex double, 0)
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide;
CHOICE(wide, 0)
#endif
CHOICE(pair, 1)
CHOICE(either, 1)

/* the second table */
MAPFN(float, of_row, in_row(float, x, 4)) { return x[0]; }
MAPFN(float, of_ragged, in_ragged(float, x)) { return x_len ? x[0] : 0; }
MAPFN(float, of_scratch, in(float, x), scratch(float, s, 4)) { return s[0] = x; }
MAPFN(float, of_looped, in(float, x), looped) { return x; }
MAPFN(float, of_ordered, in(float, x), ordered) { return x; }
MAPFN(pair, of_vectorized, in(pair, x), vectorized) { return x; }
_Static_assert(!of_row_map_is_vectorized && !of_ragged_map_is_vectorized && !of_scratch_map_is_vectorized, "rows and scratch");
_Static_assert(!of_looped_map_is_vectorized && !of_ordered_map_is_vectorized && of_vectorized_map_is_vectorized, "modifiers");
