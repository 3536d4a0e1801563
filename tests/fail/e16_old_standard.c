/* E16: a language standard before C11
 * on: c
 * flags: -std=c99
 * say: MAPFN_E16
 * cure: Compile with `-std=c11` or later. */
#include "mapfn.h" /* <- here */
