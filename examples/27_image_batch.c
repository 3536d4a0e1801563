/* A batch of PNG images, one image an element: each becomes grey and is stretched to full contrast.
 *     ./a.out                 draws three images, as /tmp/mapfn_0.png and so on, and takes those
 *     ./a.out a.png b.png     takes your own, of any sizes
 * Each result is written beside its image, with .grey.png at the end.
 *
 * Shows: images as ragged rows of pixels, a struct as element, maps within an element function, `fallible`, all on several cores.
 * Run:   gcc -O2 examples/27_image_batch.c -fopenmp && ./a.out */
#include "../mapfn_omp.h"
#include "png.h"
#include "seconds.h"

typedef struct {
    uint8_t r, g, b;
} rgb;

MAPFN(uint8_t, brightness, in(rgb, p))
{
    return (uint8_t)((77 * p.r + 150 * p.g + 29 * p.b) >> 8);
}

/* a product, as there is no vector instruction that divides integers: `scale` is 256 * 255 / (high - low) */
MAPFN(uint8_t, stretch, in(uint8_t, x), uniform(int, low), uniform(int, scale))
{
    int y = (x - low) * scale >> 8;
    return (uint8_t)(y < 0 ? 0 : y > 255 ? 255 : y);
}

/* one image: the pixels between the darkest and the brightest hundredth get the full range; 1: it has no contrast */
MAPFN(int, enhance, in_ragged(rgb, pixels), out_ragged(uint8_t, grey), fallible)
{
    size_t count[256] = {0}, few = grey_len / 100;
    int low = 0, high = 255;
    (void)brightness_map(pixels_len, grey, pixels);
    for (size_t i = 0; i < grey_len; i++) count[grey[i]]++;
    for (size_t below = count[0]; below <= few && low < 255; below += count[low]) low++;
    for (size_t above = count[255]; above <= few && high > 0; above += count[high]) high--;
    if (low >= high) return 1;
    (void)stretch_map(grey_len, grey, grey, low, 256 * 255 / (high - low));
    return 0;
}

/* the same by plain loops */
static void plain_enhance(size_t n, const rgb *pixels, uint8_t *grey)
{
    size_t count[256] = {0}, few = n / 100;
    int low = 0, high = 255;
    for (size_t i = 0; i < n; i++) grey[i] = (uint8_t)((77 * pixels[i].r + 150 * pixels[i].g + 29 * pixels[i].b) >> 8);
    for (size_t i = 0; i < n; i++) count[grey[i]]++;
    for (size_t below = count[0]; below <= few && low < 255; below += count[low]) low++;
    for (size_t above = count[255]; above <= few && high > 0; above += count[high]) high--;
    for (size_t i = 0; i < n && low < high; i++) {
        int y = (grey[i] - low) * (256 * 255 / (high - low)) >> 8;
        grey[i] = (uint8_t)(y < 0 ? 0 : y > 255 ? 255 : y);
    }
}

/* a dim picture with a bright disc; the last one is flat */
static png_image draw(size_t number)
{
    png_image image = {400 + 100 * number, 300, 3, malloc((400 + 100 * number) * 300 * 3)};
    for (size_t i = 0; image.pixels && i < image.width * image.height; i++) {
        int x = (int)(i % image.width), y = (int)(i / image.width), disc = (x - 200) * (x - 200) + (y - 150) * (y - 150) < 100 * 100;
        for (int c = 0; c < 3; c++) image.pixels[3 * i + (size_t)c] = number == 2 ? 90 : (uint8_t)(60 + 20 * c + x / 12 + 30 * disc);
    }
    return image;
}

enum { MOST = 1000 };
static png_image images[MOST];
static size_t splits[MOST + 1];

int main(int count, char **files)
{
    static char names[3][32], *drawn[3] = {names[0], names[1], names[2]};
    size_t n = count > 1 ? (size_t)count - 1 : 3;
    char **file = count > 1 ? files + 1 : drawn;
    for (size_t k = 0; k < 3 && count == 1; k++) {
        png_image image = draw(k);
        snprintf(names[k], sizeof names[k], "/tmp/mapfn_%zu.png", k);
        if (!image.pixels || !png_write(names[k], &image)) return 1;
        free(image.pixels);
    }

    /* all images one after the other: image i's pixels are [splits[i], splits[i + 1]) */
    for (size_t k = 0; k < n && k < MOST; k++) {
        if (!png_read(file[k], &images[k]) || images[k].channels != 3) {
            fprintf(stderr, "%s: no PNG of 8-bit RGB pixels, not interlaced\n", file[k]);
            return 1;
        }
        splits[k + 1] = splits[k] + images[k].width * images[k].height;
    }
    rgb *pixels = malloc(splits[n] * sizeof *pixels);
    uint8_t *grey = malloc(splits[n]), *plain = malloc(splits[n]);
    if (!pixels || !grey || !plain) return 1;
    for (size_t k = 0; k < n; k++) memcpy(pixels + splits[k], images[k].pixels, (splits[k + 1] - splits[k]) * sizeof *pixels);
    memset(grey, 0, splits[n]);
    memset(plain, 0, splits[n]);

    mapfn_failure failure;
    double start = seconds();
    mapfn_status status = enhance_map_omp(n, pixels, splits, grey, splits, &failure, NULL);
    double map = seconds() - start;
    if (status != MAPFN_OK && status != MAPFN_ELEMENT_FAILED) {
        fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    start = seconds();
    for (size_t k = 0; k < n; k++) plain_enhance(splits[k + 1] - splits[k], pixels + splits[k], plain + splits[k]);
    double loop = seconds() - start;
    bool differ = memcmp(grey, plain, splits[n]) != 0;
    if (status == MAPFN_ELEMENT_FAILED) printf("image %zu has no contrast; the others are done\n", failure.index);

    for (size_t k = 0; k < n; k++) {
        png_image result = {images[k].width, images[k].height, 1, grey + splits[k]}, again;
        char name[4096];
        size_t sum = 0;
        snprintf(name, sizeof name, "%s.grey.png", file[k]);
        if (!png_write(name, &result) || !png_read(name, &again)) return 1;
        for (size_t i = 0; i < again.width * again.height; i++) sum += again.pixels[i];
        printf("image %zu: %zu x %zu, mean %.2f\n", k, again.width, again.height, (double)sum / (double)(again.width * again.height));
        free(again.pixels);
    }
    printf("plain loops make %s\n", differ ? "OTHER IMAGES" : "the same images");
    fprintf(stderr, "OpenMP map %.2f ms, plain loops %.2f ms\n", 1e3 * map, 1e3 * loop);
    return differ != 0;
}
