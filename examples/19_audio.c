/* Audio: a stereo WAV file is made louder and softly clipped, and its left channel faded in.
 *     ./a.out                    makes two seconds of two tones, as /tmp/mapfn_tones.wav, and takes that
 *     ./a.out song.wav           takes your own (16-bit PCM, stereo); the result is song.wav.loud.wav
 *
 * Shows: int16_t in and out, mathematics that vectorizes, interleaved channels by `in_strided` and `out_strided`, in place.
 * Run:   gcc -O2 examples/19_audio.c -lm && ./a.out */
#include "../mapfn_math.h"
#include "seconds.h"

/* gain, then a curve that never exceeds full scale */
MAPFN(int16_t, soft_clip, in(int16_t, sample), uniform(float, gain))
{
    return (int16_t)mapfn_rint(32767.0f * mapfn_tanh(gain * (float)sample / 32768.0f));
}

MAPFN(void, fade_in, index(i), in_strided(int16_t, from), out_strided(int16_t, to), uniform(float, length))
{
    float x = (float)(int32_t)i / length;
    *to = (int16_t)((float)from * (x < 1 ? x : 1));
}

MAPFN(void, tones, index(i), out_row(int16_t, frame, 2), uniform(float, rate))
{
    float t = (float)(int32_t)i / rate;
    frame[0] = (int16_t)(12000 * mapfn_sin(6.2831853f * 440 * t));
    frame[1] = (int16_t)(12000 * mapfn_sin(6.2831853f * 660 * t));
}

/* numbers in a WAV file are little-endian, as are those of the machines that this example is for */
typedef struct {
    char riff[4];
    uint32_t bytes_after;
    char wave_fmt[8];
    uint32_t format_bytes;
    uint16_t format, channels;
    uint32_t rate, bytes_per_second;
    uint16_t bytes_per_frame, bits;
    char data[4];
    uint32_t bytes;
} wav_header;

static bool wav_write(const char *path, uint32_t rate, const int16_t *frames, size_t n)
{
    wav_header h = {{'R', 'I', 'F', 'F'}, (uint32_t)(36 + 4 * n), {'W', 'A', 'V', 'E', 'f', 'm', 't', ' '}, 16, 1, 2, rate, 4 * rate, 4, 16,
        {'d', 'a', 't', 'a'}, (uint32_t)(4 * n)};
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    bool done = fwrite(&h, sizeof h, 1, file) == 1 && fwrite(frames, 4, n, file) == n;
    return fclose(file) == 0 && done;
}

/* the frames, to be freed, or NULL */
static int16_t *wav_read(const char *path, uint32_t *rate, size_t *n)
{
    wav_header h;
    int16_t *frames = NULL;
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    if (fread(&h, sizeof h, 1, file) == 1 && memcmp(h.wave_fmt, "WAVEfmt ", 8) == 0 && h.format == 1 && h.channels == 2 && h.bits == 16
        && memcmp(h.data, "data", 4) == 0 && (frames = malloc(h.bytes)) != NULL) {
        *rate = h.rate;
        *n = fread(frames, 4, h.bytes / 4, file);
    }
    fclose(file);
    return frames;
}

int main(int count, char **argument)
{
    const char *path = count > 1 ? argument[1] : "/tmp/mapfn_tones.wav";
    uint32_t rate = 48000;
    size_t n = 2 * rate;
    if (count == 1) {
        int16_t *made = malloc(4 * n);
        if (!made || tones_map(n, made, (float)rate) != MAPFN_OK || !wav_write(path, rate, made, n)) return 1;
        free(made);
    }
    int16_t *frames = wav_read(path, &rate, &n), *plain = malloc(4 * n);
    if (!frames || !plain) {
        fprintf(stderr, "%s: no WAV file of 16-bit stereo samples\n", path);
        return 1;
    }
    memset(plain, 0, 4 * n);

    /* the plain loop first: the map works in place */
    double start = seconds();
    for (size_t i = 0; i < 2 * n; i++) plain[i] = (int16_t)rintf(32767.0f * tanhf(4.0f * (float)frames[i] / 32768.0f));
    double loop = seconds() - start;
    start = seconds();
    mapfn_status status = soft_clip_map(2 * n, frames, frames, 4.0f); /* channels do not matter here: 2 n samples */
    double map = seconds() - start;
    size_t differ = 0;
    for (size_t i = 0; i < 2 * n; i++) differ += abs(frames[i] - plain[i]) > 1;

    /* every second sample is the left channel's */
    if (status == MAPFN_OK) status = fade_in_map(n, frames, 2, frames, 2, (float)rate);
    if (status != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    char loud[4096];
    snprintf(loud, sizeof loud, "%s.loud.wav", path);
    if (!wav_write(loud, rate, frames, n)) return 1;

    int left[2] = {0, 0}, right[2] = {0, 0}; /* the loudest in the first and in the last tenth of a second */
    for (size_t i = 0; i < rate / 10 && i < n; i++)
        for (int k = 0; k < 2; k++) {
            const int16_t *frame = frames + 2 * (k ? n - 1 - i : i);
            if (abs(frame[0]) > left[k]) left[k] = abs(frame[0]);
            if (abs(frame[1]) > right[k]) right[k] = abs(frame[1]);
        }
    printf("%zu frames at %u Hz\n", n, (unsigned)rate);
    printf("loudest at first: left %d, right %d; at the end: left %d, right %d\n", left[0], right[0], left[1], right[1]);
    printf("samples more than one step from the C library's tanhf: %zu\n", differ);
    fprintf(stderr, "%s; map %.2f ms, plain loop with tanhf %.2f ms\n", loud, 1e3 * map, 1e3 * loop);
    free(frames);
    free(plain);
    return differ != 0;
}
