/* E16: a language standard before C99
 * on: c
 * flags: -std=gnu90
 * say: MAPFN_E16
 * cure: Compile with `-std=c99` or later. */
#include "mapfn.h" /* <- here */
