#include "transformer.h"
#include "maps.h"
#include <string.h>

MAPFN(float, weigh, in(float, x), in(float, weight), uniform(float, scale)) { return weight * (scale * x); }
static void norm(float *out, const float *x, const float *weight, size_t n)
{
    RUN(weigh, n, out, x, weight, 1.0f / MATH(sqrtf)(dot(x, x, n) / (float)n + 1e-5f));
}
MAPFN(float, multiply, in_row(float, w, columns), table(float, x, columns), uniform(size_t, columns)) { return dot(w, x, columns); }
MAPFN(void, turn, index(k), out(float, cosine), out(float, sine), uniform(float, position))
{
    float angle = position * MATH(powf)(10000.0f, -2.0f * (float)(int)k / HEAD);
    *cosine = MATH(cosf)(angle);
    *sine = MATH(sinf)(angle);
}
MAPFN(void, rotate, inout_row(float, v, HEAD), table(float, cosine, HEAD / 2), table(float, sine, HEAD / 2))
{
    for (int k = 0; k < HEAD / 2; k++) {
        float a = v[2 * k], b = v[2 * k + 1];
        v[2 * k] = a * cosine[k] - b * sine[k];
        v[2 * k + 1] = a * sine[k] + b * cosine[k];
    }
}
MAPFN(float, exponential, in(float, x), uniform(float, most), sum(float, total))
{
    *total = MATH(expf)(x - most);
    return *total;
}
MAPFN(float, shrink, in(float, x), uniform(float, sum)) { return x / sum; }
MAPFN_FN void softmax(float *x, size_t n)
{
    float most = x[0], sum = 0;
    for (size_t k = 1; k < n; k++) most = x[k] > most ? x[k] : most;
    (void)exponential_map(n, x, x, most, &sum);
    (void)shrink_map(n, x, x, sum);
}
/* one head */
MAPFN(void, attend, index(head), in_row(float, q, HEAD), out_row(float, scores, POSITIONS), out_row(float, out, HEAD), table(float, keys, POSITIONS * WIDTH),
    table(float, values, POSITIONS * WIDTH), uniform(size_t, seen))
{
    for (size_t t = 0; t < seen; t++) scores[t] = dot(q, keys + t * WIDTH + head * HEAD, HEAD) / MATH(sqrtf)(HEAD);
    softmax(scores, seen);
    for (int k = 0; k < HEAD; k++) out[k] = 0;
    for (size_t t = 0; t < seen; t++)
        for (int k = 0; k < HEAD; k++) out[k] += scores[t] * values[t * WIDTH + head * HEAD + (size_t)k];
}
MAPFN(void, add, inout(float, x), in(float, y)) { *x += y; }
MAPFN(void, gate, inout(float, g), in(float, up)) { *g *= up / (1.0f + MATH(expf)(-*g)); }

static void forward(model *m, size_t token, size_t position)
{
    memcpy(m->x, m->embedding + token * WIDTH, sizeof m->x);
    RUN(turn, HEAD / 2, m->cosine, m->sine, (float)position);
    for (int l = 0; l < LAYERS; l++) {
        layer *at = &m->layers[l];
        float *key = at->keys + position * WIDTH, *value = at->values + position * WIDTH;
        norm(m->normed, m->x, at->norm1, WIDTH);
        RUN(multiply, WIDTH, m->query, at->q, m->normed, WIDTH);
        RUN(multiply, WIDTH, key, at->k, m->normed, WIDTH);
        RUN(multiply, WIDTH, value, at->v, m->normed, WIDTH);
        RUN(rotate, HEADS, m->query, m->cosine, m->sine);
        RUN(rotate, HEADS, key, m->cosine, m->sine);
        RUN(attend, HEADS, m->query, m->scores, m->mixed, at->keys, at->values, position + 1);
        RUN(multiply, WIDTH, m->added, at->o, m->mixed, WIDTH);
        RUN(add, WIDTH, m->x, m->added);
        norm(m->normed, m->x, at->norm2, WIDTH);
        RUN(multiply, HIDDEN, m->gated, at->gate, m->normed, WIDTH);
        RUN(multiply, HIDDEN, m->upper, at->up, m->normed, WIDTH);
        RUN(gate, HIDDEN, m->gated, m->upper);
        RUN(multiply, WIDTH, m->added, at->down, m->gated, HIDDEN);
        RUN(add, WIDTH, m->x, m->added);
    }
    norm(m->x, m->x, m->norm, WIDTH);
    RUN(multiply, WORDS, m->logits, m->embedding, m->x, WIDTH);
}
void transformer_maps(void *state)
{
    model *m = state;
    for (int t = 0; t < TOKENS; t++) {
        forward(m, (size_t)(m->position * 37 + 11) % WORDS, (size_t)m->position);
        m->position = (m->position + 1) % POSITIONS;
    }
}
