/* `exported`: three files have the definition, the program has one copy of each map, C++ uses the same. */
#include "tests/unit/exported.h"
#include "tests/lib/test.h"

add_map *add_of_a(void) { return shared_add_map; }
/* as Fortran or ctypes would: only by name */
mapfn_status shared_add_map_opts(size_t n, float *out, const float *x, const float *y, const mapfn_opts *opts);

TEST(one_copy)
{
    float x[3] = {1, 2, 3}, out[3];
    mapfn_failure failure;
    EXPECT(add_of_a() == add_of_b() && add_of_a() == add_of_cpp());
    EXPECT(add_of_cpp()(3, out, x, x) == MAPFN_OK && out[2] > 5.5f);
    EXPECT(shared_add_map_opts(3, out, x, x, NULL) == MAPFN_OK && shared_add_map_vectorized(3, out, x, x) == MAPFN_OK);
    EXPECT(shared_check_map(1, x, &failure) == MAPFN_OK && shared_check_map_looped(1, x + 1, NULL) == MAPFN_OK);
    EXPECT(private_of_b() == 4 && private_of_cpp() == 6);
}
int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(one_copy);
    TEST_END();
}
