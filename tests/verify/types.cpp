/* MAPFN_VERIFY and types of C++: of a class that is more than its bytes no copy may be made, so that its maps are not verified, and their
 * values stay right. Volatile values are compared as others are. */
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string>

struct counted {
    int value;
    counted(int v = 0) : value(v) {}
    counted(counted const &other) : value(other.value) {}
    counted &operator=(counted const &other) { value = other.value; return *this; }
};
MAPFN(std::string, named, in(int, x)) { return "a text that is long enough to be allocated " + std::to_string(x); }
MAPFN(counted, twice, in(int, x)) { return counted(2 * x); }
MAPFN(void, both, in(int, x), out(std::string, s), out(volatile int, v)) { *s = std::to_string(x); *v = x; }

TEST(classes)
{
    enum { N = 100 };
    static int x[N];
    static std::string s[N];
    static counted c[N];
    static volatile int v[N];
    for (int i = 0; i < N; i++) x[i] = i;
    EXPECT(named_map(N, s, x) == MAPFN_OK && s[N - 1] == "a text that is long enough to be allocated 99");
    EXPECT(twice_map(N, c, x) == MAPFN_OK && c[N - 1].value == 2 * (N - 1));
    EXPECT(both_map(N, x, s, v) == MAPFN_OK && s[7] == "7" && v[8] == 8);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(classes);
    TEST_END();
}
