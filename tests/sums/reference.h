/* docs/sums.md's order of additions, as plainly as it can be written. REFERENCE(T, name, op, zero) defines T name(part, n, W): what the
 * elements' parts add up to in a map whose widest sum has W lanes. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stddef.h>

#define REFERENCE(T, name, op, zero) \
    static T name(const T *part, size_t n, size_t W) \
    { \
        size_t const G = W / 4, B = 128 * W; \
        size_t blocks = 0; \
        T level[64], value = zero; \
        bool have = n == 0; \
        for (size_t from = 0; from < n; from += B) { \
            size_t const count = n - from < B ? n - from : B, alone = n - from <= B ? n % G : 0, grouped = count - alone; \
            T lane[128], rest = zero, sum; \
            for (size_t j = 0; j < W; j++) lane[j] = zero; \
            for (size_t k = 0; k < grouped; k++) lane[k % W] = op(lane[k % W], part[from + k]); \
            for (size_t half = W / 2; half > 0; half /= 2) \
                for (size_t j = 0; j < half; j++) lane[j] = op(lane[j], lane[j + half]); \
            for (size_t k = grouped; k < count; k++) rest = op(rest, part[from + k]); \
            sum = grouped == 0 ? rest : alone == 0 ? lane[0] : op(lane[0], rest); \
            if (count < B) { \
                value = sum; \
                have = true; \
                break; \
            } \
            size_t l = 0; \
            for (; (blocks >> l & 1) != 0; l++) sum = op(level[l], sum); \
            level[l] = sum; \
            blocks++; \
        } \
        for (size_t l = 0; blocks >> l != 0; l++) { \
            if ((blocks >> l & 1) == 0) continue; \
            value = have ? op(level[l], value) : level[l]; \
            have = true; \
        } \
        return value; \
    }

#endif
