/* Maps may have the names of functions of POSIX: mapfn.h includes C's own headers alone. */
#include "mapfn.h"

#define NAMED(name) \
    MAPFN(int, name, in(int, x)) { return x + 1; }
NAMED(access)
NAMED(acct)
NAMED(alarm)
NAMED(brk)
NAMED(close)
NAMED(crypt)
NAMED(dup)
NAMED(encrypt)
NAMED(link)
NAMED(nice)
NAMED(pause)
NAMED(pipe)
NAMED(read)
NAMED(sleep)
NAMED(sync)
NAMED(truncate)
NAMED(write)

/* the functions that mapfn.h itself needs: the maps stand beside them */
NAMED(isatty)
NAMED(sysconf)

int main(void)
{
    int x[3] = {1, 2, 3}, wrong = 0;
    wrong += access_map(3, x, x) != MAPFN_OK || link_map_looped(3, x, x) != MAPFN_OK || x[2] != 5;
    wrong += truncate_map_opts(3, x, x, NULL) != MAPFN_OK || x[0] != 4;
    wrong += !mapfn_beyond_caches(SIZE_MAX) || mapfn_beyond_caches(1);
    return wrong;
}
