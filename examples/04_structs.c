/* Struct elements: particles that move, and are measured.
 *
 * Shows: arrays of structs as inputs, outputs and in place; a struct as a uniform; MAPFN_FN for a helper function.
 * Run:   gcc -O2 examples/04_structs.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>

typedef struct {
    float x, y;
} vec2;
typedef struct {
    vec2 position, velocity;
    float mass;
} particle;
typedef struct {
    vec2 gravity;
    float seconds;
} world;

/* a helper that element functions call: always inlined, and in CUDA code a device function too */
MAPFN_FN vec2 moved(vec2 from, vec2 by, float factor)
{
    vec2 to = {from.x + by.x * factor, from.y + by.y * factor};
    return to;
}

/* in place, every particle by itself; `w` is the same for all */
MAPFN(void, step, inout(particle, p), uniform(world, w))
{
    p->velocity = moved(p->velocity, w.gravity, w.seconds);
    p->position = moved(p->position, p->velocity, w.seconds);
}

/* a struct comes in by value, a number goes out */
MAPFN(float, energy, in(particle, p))
{
    return 0.5f * p.mass * (p.velocity.x * p.velocity.x + p.velocity.y * p.velocity.y);
}

/* a struct may be the result as well */
MAPFN(vec2, place, in(particle, p))
{
    return p.position;
}

int main(void)
{
    particle p[3] = {
        {{0, 0}, {1, 8}, 2},
        {{4, 0}, {0, 4}, 1},
        {{8, 2}, {-2, 0}, 4},
    };
    world const earth = {{0, -8}, 0.25f};
    float joule[3];
    vec2 where_to[3];

    for (int t = 0; t < 4; t++) {
        if (step_map(3, p, earth) != MAPFN_OK || energy_map(3, joule, p) != MAPFN_OK || place_map(3, where_to, p) != MAPFN_OK) {
            fprintf(stderr, "%s\n", mapfn_explain());
            return 1;
        }
        printf("t = %.2f:", (double)(t + 1) * 0.25);
        for (int i = 0; i < 3; i++) printf("  (%g, %g) %g J", where_to[i].x, where_to[i].y, joule[i]);
        printf("\n");
    }
    return 0;
}
