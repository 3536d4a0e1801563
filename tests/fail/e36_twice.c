/* E36: the same definition twice
 * on: c c++
 * say: MAPFN_E36_scale_is_defined_already
 * follow: gcc=25 clang=1 clang++=1
 * cure: A header that is included twice needs `#pragma once` or its `#ifndef`. Two maps have two names, or stand in two namespaces. */
#include "mapfn.h"

MAPFN(float, scale, in(float, x), uniform(float, a))
{
    return a * x;
}

MAPFN(float, scale, in(float, x), uniform(float, a)) /* <- here */
{
    return a * x;
}
