/* The forward pass of a transformer that writes one token after the other: root mean square norms, rotary positions, attention over a cache of keys
 * and values, a gated feed-forward network; weights are synthetic. */
#include "program.h"

enum { WIDTH = 256, HIDDEN = 688, LAYERS = 4, HEADS = 8, HEAD = WIDTH / HEADS, WORDS = 4096, POSITIONS = 64, TOKENS = 2 };

typedef struct layer {
    float norm1[WIDTH], norm2[WIDTH];
    float q[WIDTH * WIDTH], k[WIDTH * WIDTH], v[WIDTH * WIDTH], o[WIDTH * WIDTH];
    float gate[HIDDEN * WIDTH], up[HIDDEN * WIDTH], down[WIDTH * HIDDEN];
    float keys[POSITIONS * WIDTH], values[POSITIONS * WIDTH]; /* the cache */
} layer;
typedef struct model {
    layer layers[LAYERS];
    float embedding[WORDS * WIDTH], norm[WIDTH];
    float x[WIDTH], normed[WIDTH], query[WIDTH], mixed[WIDTH], added[WIDTH], gated[HIDDEN], upper[HIDDEN];
    float cosine[HEAD / 2], sine[HEAD / 2];
    float scores[HEADS * POSITIONS];
    float logits[WORDS];
    int position;
} model;

void transformer_plain(void *state), transformer_maps(void *state);
