/* A set of images, processed on the card from a plain C program with a progress bar, though it exceeds the device memory allowed.
 *
 * Shows: a C main with maps that a .cu file defines (41_images.h in both); host arrays of any size; .device_bytes; a progress bar,
 * drawn where stderr is a terminal; falling back to the CPU where there is no card.
 * Run:   nvcc -O2 examples/41_images.c examples/41_images.cu -o build/41_images && build/41_images
 * or     nvcc -O2 -c examples/41_images.cu -o build/maps.o
 *        gcc -O2 examples/41_images.c build/maps.o -o build/41_images -L/usr/local/cuda/lib64 -lcudart -lstdc++ */
#include "41_images.h"
#include <stdio.h>
#include <stdlib.h>

enum { IMAGES = 500 };

/* a card where there is one, else this processor: the same arguments */
static mapfn_status correct_all(size_t n, unsigned char *out, const unsigned char *pixels, const unsigned char *curve, bool *on_card)
{
    /* 4 MB on the card for 19 MB of images in and out; progress counts elements, which are pixels here */
    const mapfn_opts *options = MAPFN_OPTS(.device_bytes = 4 << 20, .progress = mapfn_progress_bar);
    mapfn_status status = correct_map_cuda_host(n, out, pixels, curve, options);
    *on_card = status != MAPFN_NO_DEVICE;
    if (status == MAPFN_NO_DEVICE) status = correct_map_opts(n, out, pixels, curve, options);
    return status;
}
static mapfn_status measure_all(size_t n, float *mean, const unsigned char *images)
{
    mapfn_status status = brightness_map_cuda_host(n, mean, images, MAPFN_OPTS(.device_bytes = 4 << 20));
    return status == MAPFN_NO_DEVICE ? brightness_map(n, mean, images) : status;
}

int main(void)
{
    unsigned char *images = malloc((size_t)IMAGES * PIXELS), *corrected = malloc((size_t)IMAGES * PIXELS), curve[256];
    float before[IMAGES], after[IMAGES];
    bool on_card;
    if (!images || !corrected) return 1;
    for (int image = 0; image < IMAGES; image++) /* each a gradient, brighter from image to image */
        for (int k = 0; k < PIXELS; k++) images[(size_t)image * PIXELS + (size_t)k] = (unsigned char)(k % WIDTH / 2 + image / 4);
    for (int v = 0; v < 256; v++) /* gamma 2, in integers */
        curve[v] = (unsigned char)(v * v / 255);

    if (correct_all((size_t)IMAGES * PIXELS, corrected, images, curve, &on_card) != MAPFN_OK || measure_all(IMAGES, before, images) != MAPFN_OK
        || measure_all(IMAGES, after, corrected) != MAPFN_OK) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    if (!on_card) printf("41_images: no CUDA device or driver here, computed by this processor instead\n");
    for (int image = 0; image < IMAGES; image += 166)
        printf("image %3d: mean brightness %7.3f, corrected %7.3f\n", image, before[image], after[image]);
    mapfn_cuda_release();
    free(images);
    free(corrected);
    return 0;
}
