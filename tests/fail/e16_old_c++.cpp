/* E16: a language standard before C++11
 * on: c++
 * flags: -std=c++98
 * say: MAPFN_E16
 * cure: Compile with `-std=c++11` or later. */
#include "mapfn.h" /* <- here */
