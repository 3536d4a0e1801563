/* ======== src/run/random.h: random streams and draws: Philox and Threefry.
 * Uses public/. Used by kinds/table_where_scratch_rng.h and users. */

/* -------------------------------------------------------------------------------------- random ---- */

#define MAPFN_RNG_AT(seed, index) {seed, index, 0, {0, 0, 0, 0}, 4}
MAPFN_FN mapfn_rng mapfn_rng_at(uint64_t seed, uint64_t index)
{
    mapfn_rng r = MAPFN_RNG_AT(seed, index);
    return r;
}

/* The next block of four words, by Philox4x32-10: Salmon, Moraes, Dror, Shaw: Parallel Random Numbers: As Easy as
 * 1, 2, 3. */
MAPFN_FN void mapfn_rng_refill(mapfn_rng *r)
{
    uint32_t c0 = (uint32_t)r->block, c1 = (uint32_t)(r->block >> 32);
    uint32_t c2 = (uint32_t)r->index, c3 = (uint32_t)(r->index >> 32);
    uint32_t k0 = (uint32_t)r->seed, k1 = (uint32_t)(r->seed >> 32);
    MAPFN_UNROLL for (int round = 0; round < 10; round++) {
        uint64_t a = (uint64_t)0xD2511F53u * c0, b = (uint64_t)0xCD9E8D57u * c2;
        c0 = (uint32_t)(b >> 32) ^ c1 ^ k0;
        c2 = (uint32_t)(a >> 32) ^ c3 ^ k1;
        c1 = (uint32_t)b;
        c3 = (uint32_t)a;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    r->word[0] = c0;
    r->word[1] = c1;
    r->word[2] = c2;
    r->word[3] = c3;
    r->block++;
    r->drawn = 0;
}
MAPFN_FN uint32_t mapfn_rng_u32(mapfn_rng *r)
{
    if (r->drawn == 4) mapfn_rng_refill(r);
    return r->word[r->drawn++];
}
MAPFN_FN uint64_t mapfn_rng_u64(mapfn_rng *r)
{
    uint64_t low = mapfn_rng_u32(r);
    return low | (uint64_t)mapfn_rng_u32(r) << 32;
}
MAPFN_FN float mapfn_rng_float(mapfn_rng *r) { return (float)(mapfn_rng_u32(r) >> 8) * (1.0f / 16777216.0f); }
MAPFN_FN double mapfn_rng_double(mapfn_rng *r) { return (double)(mapfn_rng_u64(r) >> 11) * (1.0 / 9007199254740992.0); }
MAPFN_FN uint32_t mapfn_rng_below(mapfn_rng *r, uint32_t bound)
{
    if (bound == 0) return 0;
    uint64_t product = (uint64_t)mapfn_rng_u32(r) * bound;
    if ((uint32_t)product < bound) { /* Lemire: reject the few that would favour some results */
        uint32_t least = (0u - bound) % bound;
        while ((uint32_t)product < least) product = (uint64_t)mapfn_rng_u32(r) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* Draws are Threefry2x32 of the same paper, with 13 rounds, the fewest that pass BigCrush. The seed is the key; the low
 * half of the index and k are the counter. Every vector unit has its additions, rotations and xors, but not the
 * products of Philox. The high half of the index, which is 0 below 2^32 elements, changes the key. When it was added in
 * a later round, as Threefish adds its tweak, some bits of neighbours stayed alike. */
typedef struct mapfn_words {
    uint32_t first, second;
} mapfn_words;
MAPFN_FN mapfn_words mapfn_draw_turn(mapfn_words w, int turn)
{
    w.first += w.second;
    w.second = (w.second << turn | w.second >> (32 - turn)) ^ w.first;
    return w;
}
MAPFN_FN mapfn_words mapfn_draw_turns(mapfn_words w, int one, int two, int three, int four,
    uint32_t first, uint32_t second)
{
    w = mapfn_draw_turn(mapfn_draw_turn(mapfn_draw_turn(mapfn_draw_turn(w, one), two), three), four);
    w.first += first;
    w.second += second;
    return w;
}
MAPFN_FN mapfn_words mapfn_draw(uint64_t seed, uint64_t index, uint32_t k)
{
    uint32_t high = (uint32_t)(index >> 32), k0 = (uint32_t)seed + (high << 16 | high >> 16);
    uint32_t k1 = (uint32_t)(seed >> 32) ^ high, k2 = k0 ^ k1 ^ 0x1BD11BDAu;
    mapfn_words w = {(uint32_t)index + k0, k + k1};
    w = mapfn_draw_turns(w, 13, 15, 26, 6, k1, k2 + 1);
    w = mapfn_draw_turns(w, 17, 29, 16, 24, k2, k0 + 2);
    w = mapfn_draw_turns(w, 13, 15, 26, 6, k0, k1 + 3);
    return mapfn_draw_turn(w, 17);
}
MAPFN_FN uint32_t mapfn_draw_u32(uint64_t seed, uint64_t index, uint32_t k) { return mapfn_draw(seed, index, k).first; }
MAPFN_FN uint64_t mapfn_draw_u64(uint64_t seed, uint64_t index, uint32_t k)
{
    mapfn_words w = mapfn_draw(seed, index, k);
    return w.first | (uint64_t)w.second << 32;
}
/* Words are converted to real numbers as signed integers, since every vector unit can do that. */
MAPFN_FN float mapfn_unit_float(uint32_t word) { return (float)(int32_t)(word >> 8) * (1.0f / 16777216.0f); }
MAPFN_FN float mapfn_draw_float(uint64_t seed, uint64_t index, uint32_t k)
{
    return mapfn_unit_float(mapfn_draw(seed, index, k).first);
}
MAPFN_FN void mapfn_draw_floats(uint64_t seed, uint64_t index, uint32_t k, float *first, float *second)
{
    mapfn_words w = mapfn_draw(seed, index, k);
    *first = mapfn_unit_float(w.first);
    *second = mapfn_unit_float(w.second);
}
/* 26 bits of the first word and 27 of the second: no step rounds */
MAPFN_FN double mapfn_draw_double(uint64_t seed, uint64_t index, uint32_t k)
{
    mapfn_words w = mapfn_draw(seed, index, k);
    double const high = (double)(int32_t)(w.first >> 6) * (1.0 / 67108864.0);
    return high + (double)(int32_t)(w.second >> 5) * (1.0 / 9007199254740992.0);
}
