/* A skeleton to copy: definitions in a header, for every file of a program that needs them.
 * `make new NAME=mine` copies it with skeleton.c, skeleton_test.c and the headers, and renames them.
 * The maps are static inline: several files may include this header, and what a file does not call leaves no code in its object. */
#ifndef SKELETON_H
#define SKELETON_H

#include "../mapfn.h" /* your copy of it */

MAPFN(float, scale_and_shift, in(float, x), uniform(float, factor), uniform(float, shift))
{
    return x * factor + shift;
}

#endif
