/* A fluid as a D2Q9 lattice: nine numbers a cell, collisions with one relaxation time, then each number moves to the next cell; walls turn it back. */
#include "program.h"

enum { WIDTH = 256, HEIGHT = 128, CELLS = WIDTH * HEIGHT, DIRECTIONS = 9 };
typedef struct lattice {
    float f[DIRECTIONS][CELLS], moved[DIRECTIONS][CELLS];
    uint8_t wall[CELLS];
} lattice;
static const int step_x[DIRECTIONS] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, step_y[DIRECTIONS] = {0, 0, 1, 0, -1, 1, 1, -1, -1};

void fluid_plain(void *state), fluid_maps(void *state);
