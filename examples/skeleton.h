/* A skeleton to copy: definitions in a header, for every file of a program that needs them.
 * Copy skeleton.h, skeleton.c and mapfn.h, rename, and replace the definitions. The maps are static inline: several files may
 * include this header, and what a file does not call leaves no code in its object. */
#ifndef SKELETON_H
#define SKELETON_H

#include "../mapfn.h" /* your copy of it */

MAPFN(float, scale_and_shift, in(float, x), uniform(float, factor), uniform(float, shift))
{
    return x * factor + shift;
}

#endif
