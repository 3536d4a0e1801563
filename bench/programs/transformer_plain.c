#include "transformer.h"
#include <math.h>
#include <string.h>

static void norm(float *out, const float *x, const float *weight, int n)
{
    float sum = 0.0f;
    for (int k = 0; k < n; k++) sum += x[k] * x[k];
    float scale = 1.0f / sqrtf(sum / (float)n + 1e-5f);
    for (int k = 0; k < n; k++) out[k] = weight[k] * (scale * x[k]);
}
static void softmax(float *x, int n)
{
    float most = x[0], sum = 0.0f;
    for (int k = 1; k < n; k++)
        if (x[k] > most) most = x[k];
    for (int k = 0; k < n; k++) {
        x[k] = expf(x[k] - most);
        sum += x[k];
    }
    for (int k = 0; k < n; k++) x[k] /= sum;
}
/* out (rows) = w (rows x columns) x (columns) */
static void multiply(float *out, const float *x, const float *w, int columns, int rows)
{
    #pragma omp parallel for
    for (int r = 0; r < rows; r++) {
        float sum = 0.0f;
        for (int c = 0; c < columns; c++) sum += w[r * columns + c] * x[c];
        out[r] = sum;
    }
}
static void rotate(float *v, const float *cosine, const float *sine)
{
    for (int h = 0; h < HEADS; h++)
        for (int k = 0; k < HEAD / 2; k++) {
            float *pair = v + h * HEAD + 2 * k, a = pair[0], b = pair[1];
            pair[0] = a * cosine[k] - b * sine[k];
            pair[1] = a * sine[k] + b * cosine[k];
        }
}
static void attend(model *m, const layer *at, int position)
{
    #pragma omp parallel for
    for (int h = 0; h < HEADS; h++) {
        const float *q = m->query + h * HEAD;
        float *scores = m->scores + h * POSITIONS, *out = m->mixed + h * HEAD;
        for (int t = 0; t <= position; t++) {
            const float *key = at->keys + t * WIDTH + h * HEAD;
            float score = 0.0f;
            for (int k = 0; k < HEAD; k++) score += q[k] * key[k];
            scores[t] = score / sqrtf(HEAD);
        }
        softmax(scores, position + 1);
        memset(out, 0, HEAD * sizeof(float));
        for (int t = 0; t <= position; t++) {
            const float *value = at->values + t * WIDTH + h * HEAD;
            float score = scores[t];
            for (int k = 0; k < HEAD; k++) out[k] += score * value[k];
        }
    }
}
static void forward(model *m, int token, int position)
{
    memcpy(m->x, m->embedding + token * WIDTH, sizeof m->x);
    for (int k = 0; k < HEAD / 2; k++) {
        float angle = (float)position * powf(10000.0f, -2.0f * (float)k / HEAD);
        m->cosine[k] = cosf(angle);
        m->sine[k] = sinf(angle);
    }
    for (int l = 0; l < LAYERS; l++) {
        layer *at = &m->layers[l];
        float *key = at->keys + position * WIDTH, *value = at->values + position * WIDTH;
        norm(m->normed, m->x, at->norm1, WIDTH);
        multiply(m->query, m->normed, at->q, WIDTH, WIDTH);
        multiply(key, m->normed, at->k, WIDTH, WIDTH);
        multiply(value, m->normed, at->v, WIDTH, WIDTH);
        rotate(m->query, m->cosine, m->sine);
        rotate(key, m->cosine, m->sine);
        attend(m, at, position);
        multiply(m->added, m->mixed, at->o, WIDTH, WIDTH);
        for (int k = 0; k < WIDTH; k++) m->x[k] += m->added[k];
        norm(m->normed, m->x, at->norm2, WIDTH);
        multiply(m->gated, m->normed, at->gate, WIDTH, HIDDEN);
        multiply(m->upper, m->normed, at->up, WIDTH, HIDDEN);
        for (int k = 0; k < HIDDEN; k++) {
            float g = m->gated[k];
            g *= 1.0f / (1.0f + expf(-g));
            m->gated[k] = g * m->upper[k];
        }
        multiply(m->added, m->gated, at->down, HIDDEN, WIDTH);
        for (int k = 0; k < WIDTH; k++) m->x[k] += m->added[k];
    }
    norm(m->x, m->x, m->norm, WIDTH);
    multiply(m->logits, m->x, m->embedding, WIDTH, WORDS);
}
void transformer_plain(void *state)
{
    model *m = state;
    for (int t = 0; t < TOKENS; t++) {
        forward(m, (m->position * 37 + 11) % WORDS, m->position);
        m->position = (m->position + 1) % POSITIONS;
    }
}
