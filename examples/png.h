/* PNG files for the examples, without a library: 8 bits a channel, 1 (grey), 3 (RGB) or 4 (RGBA) channels, not interlaced.
 * What is read is inflated in full; what is written is compressed simply: each row minus the one above, and runs of equal bytes. */
#ifndef PNG_H
#define PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    size_t width, height, channels;
    uint8_t *pixels; /* height x width x channels; png_read allocates them, free() them */
} png_image;

static uint32_t png_crc(const uint8_t *bytes, size_t count)
{
    uint32_t crc = 0xffffffff;
    for (size_t i = 0; i < count; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}

static uint32_t png_adler(const uint8_t *bytes, size_t count)
{
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < count; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static void png_put32(uint8_t *to, uint32_t value)
{
    for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (24 - 8 * i));
}
static uint32_t png_get32(const uint8_t *from)
{
    return (uint32_t)from[0] << 24 | (uint32_t)from[1] << 16 | (uint32_t)from[2] << 8 | from[3];
}

/* ------------------------------------------------------------------------------------ writing ---- */

typedef struct {
    uint8_t *next;
    uint32_t held; /* bits not yet in a byte, the first lowest */
    unsigned bits;
} png_bits;

static void png_put(png_bits *out, uint32_t value, unsigned count)
{
    out->held |= value << out->bits;
    for (out->bits += count; out->bits >= 8; out->bits -= 8, out->held >>= 8) *out->next++ = (uint8_t)out->held;
}

/* a symbol of deflate's fixed code, whose words begin with their highest bit */
static void png_put_symbol(png_bits *out, unsigned symbol)
{
    unsigned count = symbol < 144 || symbol > 279 ? 8 : symbol < 256 ? 9 : 7, reversed = 0;
    unsigned word = symbol < 144 ? 0x30 + symbol : symbol < 256 ? 0x190 + symbol - 144 : symbol < 280 ? symbol - 256 : 0xc0 + symbol - 280;
    for (unsigned i = 0; i < count; i++) reversed = reversed << 1 | (word >> i & 1);
    png_put(out, reversed, count);
}

static bool png_write_chunk(FILE *file, const char *type, uint8_t *chunk, size_t count) /* chunk: 8 bytes, count bytes, 4 bytes */
{
    png_put32(chunk, (uint32_t)count);
    memcpy(chunk + 4, type, 4);
    png_put32(chunk + 8 + count, png_crc(chunk + 4, count + 4));
    return fwrite(chunk, 1, count + 12, file) == count + 12;
}

static inline bool png_write(const char *path, const png_image *image)
{
    size_t row = image->width * image->channels, size = image->height * (row + 1);
    uint8_t *raw = malloc(size), *data = malloc(size + size / 8 + 64), header[8 + 13 + 4] = {0}, end[12];
    FILE *file = fopen(path, "wb");
    bool done = false;
    if (raw && data && file) {
        for (size_t y = 0; y < image->height; y++) {
            uint8_t *to = raw + y * (row + 1), *from = image->pixels + y * row;
            *to++ = 2; /* the filter "up" */
            for (size_t x = 0; x < row; x++) to[x] = (uint8_t)(from[x] - (y ? from[x - row] : 0));
        }
        png_bits out = {data + 8, 0, 0};
        png_put(&out, 0x0178, 16); /* zlib's header */
        png_put(&out, 3, 3);       /* one block of the fixed code */
        for (size_t i = 0, run; i < size; i += run) {
            png_put_symbol(&out, raw[i]);
            for (run = 1; i + run < size && raw[i + run] == raw[i]; run++) {}
            size_t left = run - 1; /* "the last byte again": 258 times, or 3 to 10 times, at distance 1 */
            for (; left >= 258; left -= 258) png_put_symbol(&out, 285), png_put(&out, 0, 5);
            for (size_t again; left >= 3; left -= again) png_put_symbol(&out, 254 + (unsigned)(again = left < 10 ? left : 10)), png_put(&out, 0, 5);
            for (; left > 0; left--) png_put_symbol(&out, raw[i]);
        }
        png_put_symbol(&out, 256);
        png_put(&out, 0, 7); /* to a whole byte */
        png_put32(out.next, png_adler(raw, size));
        png_put32(header + 8, (uint32_t)image->width);
        png_put32(header + 12, (uint32_t)image->height);
        header[16] = 8;
        header[17] = image->channels == 1 ? 0 : image->channels == 3 ? 2 : 6;
        done = fwrite("\x89PNG\r\n\x1a\n", 1, 8, file) == 8 && png_write_chunk(file, "IHDR", header, 13)
            && png_write_chunk(file, "IDAT", data, (size_t)(out.next - data) + 4 - 8) && png_write_chunk(file, "IEND", end, 0);
    }
    if (file && fclose(file) != 0) done = false;
    free(raw);
    free(data);
    return done;
}

/* ------------------------------------------------------------------------------------ reading ---- */

typedef struct {
    const uint8_t *next, *end;
    uint32_t held;
    unsigned bits;
    bool bad;
} png_source;

static unsigned png_take(png_source *in, unsigned count)
{
    while (in->bits < count) {
        if (in->next == in->end) {
            in->bad = true;
            return 0;
        }
        in->held |= (uint32_t)*in->next++ << in->bits;
        in->bits += 8;
    }
    unsigned value = in->held & ((1u << count) - 1);
    in->held >>= count;
    in->bits -= count;
    return value;
}

typedef struct {
    unsigned short count[16], symbol[288]; /* how many words have each length; the symbols in the words' order */
} png_code;

static void png_build(png_code *code, const uint8_t *lengths, unsigned symbols)
{
    unsigned short first[16] = {0};
    memset(code->count, 0, sizeof code->count);
    for (unsigned s = 0; s < symbols; s++) code->count[lengths[s]]++;
    code->count[0] = 0;
    for (unsigned l = 1; l < 15; l++) first[l + 1] = (unsigned short)(first[l] + code->count[l]);
    for (unsigned s = 0; s < symbols; s++)
        if (lengths[s]) code->symbol[first[lengths[s]]++] = (unsigned short)s;
}

static unsigned png_symbol(png_source *in, const png_code *code)
{
    unsigned word = 0, first = 0, index = 0;
    for (unsigned length = 1; length < 16 && !in->bad; length++) {
        word = word << 1 | png_take(in, 1);
        unsigned count = code->count[length];
        if (word - first < count) return code->symbol[index + word - first];
        index += count;
        first = (first + count) << 1;
    }
    in->bad = true;
    return 256;
}

static bool png_inflate(png_source *in, uint8_t *to, size_t size)
{
    static const unsigned short bases[29] = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    size_t done = 0;
    for (unsigned last = 0; !last && !in->bad;) {
        last = png_take(in, 1);
        unsigned kind = png_take(in, 2);
        png_code literals, distances;
        uint8_t lengths[320] = {0};
        if (kind == 0) { /* stored */
            png_take(in, in->bits % 8);
            size_t count = png_take(in, 16);
            png_take(in, 16);
            if (count > size - done) return false;
            while (count-- > 0 && !in->bad) to[done++] = (uint8_t)png_take(in, 8);
            continue;
        } else if (kind == 1) { /* the fixed code */
            for (unsigned s = 0; s < 288; s++) lengths[s] = s < 144 || s > 279 ? 8 : s < 256 ? 9 : 7;
            png_build(&literals, lengths, 288);
            memset(lengths, 5, 30);
            png_build(&distances, lengths, 30);
        } else if (kind == 2) { /* a code of its own, itself coded */
            unsigned n = 257 + png_take(in, 5), n_distances = 1 + png_take(in, 5), coded = 4 + png_take(in, 4);
            for (unsigned s = 0; s < coded; s++) lengths[order[s]] = (uint8_t)png_take(in, 3);
            png_build(&literals, lengths, 19);
            memset(lengths, 0, sizeof lengths);
            for (unsigned s = 0; s < n + n_distances && !in->bad;) {
                unsigned symbol = png_symbol(in, &literals);
                uint8_t value = symbol < 16 ? (uint8_t)symbol : symbol == 16 && s ? lengths[s - 1] : 0;
                unsigned times = symbol < 16 ? 1 : symbol == 16 ? 3 + png_take(in, 2) : symbol == 17 ? 3 + png_take(in, 3) : 11 + png_take(in, 7);
                if (n > 286 || s + times > n + n_distances) return false;
                for (; times > 0; times--) lengths[s++] = value;
            }
            png_build(&literals, lengths, n);
            png_build(&distances, lengths + n, n_distances);
        } else {
            return false;
        }
        for (;;) {
            unsigned symbol = png_symbol(in, &literals);
            if (in->bad || symbol == 256) break;
            if (symbol < 256) {
                if (done == size) return false;
                to[done++] = (uint8_t)symbol;
                continue;
            }
            if (symbol > 285) return false;
            unsigned more = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4;
            size_t length = bases[symbol - 257] + (size_t)png_take(in, more);
            symbol = png_symbol(in, &distances);
            more = symbol < 4 ? 0 : symbol / 2 - 1;
            size_t distance = symbol > 29 ? SIZE_MAX : symbol < 4 ? symbol + 1 : 1 + ((size_t)(2 + symbol % 2) << more) + png_take(in, more);
            if (distance > done || length > size - done) return false;
            for (; length > 0; length--, done++) to[done] = to[done - distance];
        }
    }
    return !in->bad && done == size;
}

static uint8_t png_predict(unsigned filter, int left, int up, int corner)
{
    int p = left + up - corner, a = abs(p - left), b = abs(p - up), c = abs(p - corner);
    switch (filter) {
    case 1: return (uint8_t)left;
    case 2: return (uint8_t)up;
    case 3: return (uint8_t)((left + up) / 2);
    case 4: return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
    default: return 0;
    }
}

/* false, and no memory to free, where the file is no PNG or one of another kind */
static inline bool png_read(const char *path, png_image *image)
{
    static const uint8_t channels_of[7] = {1, 0, 3, 0, 0, 0, 4};
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = NULL, *raw = NULL;
    size_t count = 0, packed = 0, row, size;
    bool done = false;
    image->pixels = NULL;
    if (!file) return false;
    for (size_t room = 1 << 16; (bytes = realloc(bytes, room)) != NULL; room *= 2) {
        count += fread(bytes + count, 1, room - count, file);
        if (count < room) break;
    }
    fclose(file);
    if (!bytes || count < 33 || memcmp(bytes, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) != 0 || bytes[24] != 8 || bytes[25] > 6 || bytes[28]) goto end;
    image->width = png_get32(bytes + 16);
    image->height = png_get32(bytes + 20);
    image->channels = channels_of[bytes[25]];
    if (image->width - 1 > 65535 || image->height - 1 > 65535 || image->channels == 0) goto end;
    row = image->width * image->channels;
    size = image->height * (row + 1);
    for (size_t at = 8; count - at >= 12;) { /* the data chunks, moved together to the front */
        size_t length = png_get32(bytes + at);
        if (length > count - at - 12 || png_crc(bytes + at + 4, length + 4) != png_get32(bytes + at + 8 + length)) goto end;
        if (memcmp(bytes + at + 4, "IDAT", 4) == 0) {
            memmove(bytes + packed, bytes + at + 8, length);
            packed += length;
        }
        at += length + 12;
    }
    raw = malloc(size);
    image->pixels = malloc(image->height * row);
    if (packed < 6 || !raw || !image->pixels) goto end;
    png_source in = {bytes + 2, bytes + packed, 0, 0, false};
    if (!png_inflate(&in, raw, size) || in.end - in.next < 4 || png_get32(in.end - 4) != png_adler(raw, size)) goto end;
    for (size_t y = 0; y < image->height; y++)
        for (size_t x = 0; x < row; x++) {
            uint8_t *to = image->pixels + y * row + x, *from = raw + y * (row + 1);
            bool inner = x >= image->channels;
            int left = inner ? to[-(ptrdiff_t)image->channels] : 0, up = y ? to[-(ptrdiff_t)row] : 0;
            *to = (uint8_t)(from[1 + x] + png_predict(from[0], left, up, inner && y ? to[-(ptrdiff_t)(row + image->channels)] : 0));
        }
    done = true;
end:
    if (!done) {
        free(image->pixels);
        image->pixels = NULL;
    }
    free(raw);
    free(bytes);
    return done;
}

#endif
