#include "transformer.h"
#include <stdlib.h>

static void weights(float *w, size_t n, float scale, uint32_t *seed)
{
    for (size_t k = 0; k < n; k++) w[k] = scale * synthetic(seed);
}
static void *create(void)
{
    uint32_t seed = 1;
    model *m = calloc(1, sizeof *m);
    for (int l = 0; l < LAYERS; l++) {
        layer *at = &m->layers[l];
        float *squares[] = {at->q, at->k, at->v, at->o}, *wide[] = {at->gate, at->up, at->down};
        for (int k = 0; k < WIDTH; k++) at->norm1[k] = at->norm2[k] = 1.0f;
        for (int s = 0; s < 4; s++) weights(squares[s], WIDTH * WIDTH, 0.1f, &seed);
        for (int s = 0; s < 3; s++) weights(wide[s], HIDDEN * WIDTH, 0.1f, &seed);
    }
    for (int k = 0; k < WIDTH; k++) m->norm[k] = 1.0f;
    weights(m->embedding, WORDS * WIDTH, 1.0f, &seed);
    return m;
}
static const void *result(const void *state, size_t *n)
{
    *n = WORDS;
    return ((const model *)state)->logits;
}
const program transformer = {"transformer", create, transformer_plain, transformer_maps, result, 0, 1e-3};
