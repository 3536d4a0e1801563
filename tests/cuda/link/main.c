/* A program in C, linked with the .cu files that have its maps. argument 2: `card` where this machine has one. TWO: two.cu is linked too.
 * The status of every call that needs no card is checked on any machine; MAPFN_NO_DEVICE where there is none. */
#include "tests/lib/test.h"
#include "tests/cuda/link/maps.h"
#include "tests/cuda/link/own.h"

static bool card;
static int x[8], y[8];
static float f[8], g[8];

static bool explains(const char *words) { return strstr(mapfn_explain(), words) != NULL; }

TEST(nothing_to_do_is_done_without_a_card)
{
    EXPECT(scale_map_cuda(0, NULL, NULL, 2, NULL) == MAPFN_OK);
    EXPECT(scale_map_cuda_host(0, NULL, NULL, 2, NULL) == MAPFN_OK);
    EXPECT(checked_map_cuda(0, NULL, NULL, NULL) == MAPFN_OK);
    mapfn_failure failure = {3, 4};
    EXPECT(checked_map_cuda_host(0, NULL, &failure, NULL) == MAPFN_OK);
    EXPECT(failure.index == SIZE_MAX && failure.code == 0);
    EXPECT(scale_map_cuda(8, g, f, 2, MAPFN_OPTS(.begin = 8)) == MAPFN_OK);
}

TEST(no_card_is_said)
{
    if (card) return;
    mapfn_failure failure = {3, 4};
    size_t completed = 7;
    EXPECT(scale_map_cuda(8, g, f, 2, NULL) == MAPFN_NO_DEVICE);
    EXPECT(explains("scale"));
    EXPECT(scale_map_cuda_host(8, g, f, 2, NULL) == MAPFN_NO_DEVICE);
    EXPECT(explains("scale"));
    EXPECT(scale_map_cuda_prepare(NULL) == MAPFN_NO_DEVICE);
    EXPECT(explains("scale"));
    EXPECT(checked_map_cuda(8, x, NULL, NULL) == MAPFN_NO_DEVICE);
    EXPECT(checked_map_cuda_host(8, x, &failure, MAPFN_OPTS(.completed = &completed)) == MAPFN_NO_DEVICE);
    EXPECT(completed == 0);
    EXPECT(mapfn_cuda(twice, 8, g, f, NULL) == MAPFN_NO_DEVICE);
    EXPECT(mapfn_cuda_host(twice, 8, g, f, NULL) == MAPFN_NO_DEVICE);
    EXPECT(shared_map_cuda(8, y, x, NULL) == MAPFN_NO_DEVICE);
    EXPECT(strlen(mapfn_status_text(MAPFN_NO_DEVICE)) > 10);
    mapfn_cuda_release(); /* nothing is kept: nothing happens */
}

TEST(a_device_past_the_last_is_no_device)
{
    EXPECT(scale_map_cuda(8, g, f, 2, MAPFN_OPTS(.device = 1000)) == MAPFN_NO_DEVICE);
    EXPECT(scale_map_cuda_host(8, g, f, 2, MAPFN_OPTS(.device = 1000)) == MAPFN_NO_DEVICE);
    EXPECT(scale_map_cuda_prepare(MAPFN_OPTS(.device = 1000)) == MAPFN_NO_DEVICE);
    EXPECT(scale_map_cuda(8, NULL, f, 2, MAPFN_OPTS(.device = 1000)) == MAPFN_NULL_POINTER); /* arguments come first */
    EXPECT(scale_map_cuda_host(8, g, NULL, 2, MAPFN_OPTS(.device = 1000)) == MAPFN_NULL_POINTER && explains("`x`"));
}

TEST(a_files_own_maps_are_its_own)
{
    EXPECT(strstr(own_of_one(y), "parameter_of_one") != NULL);
    EXPECT(card || scale_of_one(8, g, f) == MAPFN_NO_DEVICE);
#ifdef TWO
    EXPECT(strstr(own_of_two(y), "parameter_of_two") != NULL);
    EXPECT(card || scale_of_two(8, g, f) == MAPFN_NO_DEVICE);
#endif
}

int main(int argc, char **argv)
{
    card = argc > 2 && strcmp(argv[2], "card") == 0;
    TEST_BEGIN(argc, argv);
    RUN(nothing_to_do_is_done_without_a_card);
    RUN(no_card_is_said);
    RUN(a_device_past_the_last_is_no_device);
    RUN(a_files_own_maps_are_its_own);
    TEST_END();
}
