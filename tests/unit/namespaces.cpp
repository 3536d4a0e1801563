/* Maps of one name in several namespaces, and of types that come from another one: C++ also looks for functions in the namespaces of
 * arguments, and must find no other map's. */
#include "mapfn.h"
#include "tests/lib/test.h"

MAPFN(float, scale, in(float, x)) { return 2 * x; }
MAPFN(void, total, in(float, x), sum(float, s)) { *s = x; }
namespace audio {
MAPFN(float, scale, in(float, x)) { return 3 * x; }
MAPFN(void, total, in(float, x), sum(float, s)) { *s = 2 * x; }
MAPFN(bool, halve, in(float, x), out_state(float, y, x), repeat(20)) { *y /= 2; return *y > 1; }
MAPFN(bool, large, in(float, x), kept(float, y)) { *y = x; return x > 1; }
MAPFN(int, checked, in(float, x), out(float, y), fallible) { *y = x; return x > 2; }
}
MAPFN(bool, halve, in(float, x), out_state(float, y, x), repeat(20)) { *y /= 4; return *y > 1; }
MAPFN(bool, large, in(float, x), kept(float, y)) { *y = x; return x > 2; }
MAPFN(int, checked, in(float, x), out(float, y), fallible) { *y = x; return x > 1; }
namespace geo {
struct point { float x; };
MAPFN(point, move, in(point, p)) { p.x += 1; return p; }
MAPFN(void, push, inout(point, p), uniform(point, by)) { p->x += by.x; }
}
namespace app {
MAPFN(geo::point, move, in(geo::point, p)) { p.x += 2; return p; }
MAPFN(void, push, inout(geo::point, p), uniform(geo::point, by)) { p->x -= by.x; }
}
namespace app {
/* a class of which clang warns where the place of a member behind it is asked for */
class mixed {
    int place;
protected:
    int mark;
public:
    mixed(int at = 0, int marked = 0) : place(at), mark(marked) {}
    int sum() const { return place + mark; }
};
MAPFN_FN mixed larger(mixed a, mixed b) { return a.sum() > b.sum() ? a : b; }
MAPFN(int, shift, in(mixed, x), uniform(mixed, by)) { return x.sum() + by.sum(); }
MAPFN(void, largest, in(mixed, x), reduce(mixed, m, larger, mixed(-1, -1))) { *m = x; }
}

TEST(of_one_name)
{
    float x[5] = {1, 2, 3, 4, 5}, y[5], s = 0;
    size_t count = 0;
    mapfn_failure failure;
    EXPECT(scale_map(5, y, x) == MAPFN_OK && y[4] == 10 && audio::scale_map(5, y, x) == MAPFN_OK && y[4] == 15);
    EXPECT(audio::scale_map_looped(5, y, x) == MAPFN_OK && y[3] == 12 && audio::scale_map_opts(5, y, x, NULL) == MAPFN_OK && y[2] == 9);
    EXPECT(total_map(5, x, &s) == MAPFN_OK && s == 15 && audio::total_map(5, x, &s) == MAPFN_OK && s == 30);
    EXPECT(halve_map(5, x, y) == MAPFN_OK && y[4] == 0.3125f && audio::halve_map(5, x, y) == MAPFN_OK && y[4] == 0.625f);
    EXPECT(large_map(5, x, y, &count) == MAPFN_OK && count == 3 && audio::large_map(5, x, y, &count) == MAPFN_OK && count == 4);
    EXPECT(checked_map(5, x, y, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 1);
    EXPECT(audio::checked_map(5, x, y, &failure) == MAPFN_ELEMENT_FAILED && failure.index == 2);
}
TEST(of_types_from_elsewhere)
{
    geo::point p[3] = {{1}, {2}, {3}};
    EXPECT(app::move_map(3, p, p) == MAPFN_OK && p[2].x == 5 && geo::move_map(3, p, p) == MAPFN_OK && p[2].x == 6);
    EXPECT(app::push_map(3, p, p[0]) == MAPFN_OK && p[0].x == 0 && geo::push_map(3, p, p[1]) == MAPFN_OK && p[2].x == 3);
}
TEST(of_classes_that_are_no_plain_structs)
{
    app::mixed x[3] = {app::mixed(1, 2), app::mixed(5, 6), app::mixed(3, 4)}, m;
    int y[3];
    EXPECT(app::shift_map(3, y, x, app::mixed(10, 20)) == MAPFN_OK && y[1] == 41);
    EXPECT(app::largest_map(3, x, &m) == MAPFN_OK && m.sum() == 11);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(of_one_name);
    RUN(of_types_from_elsewhere);
    RUN(of_classes_that_are_no_plain_structs);
    TEST_END();
}
