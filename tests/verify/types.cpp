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
MAPFN(size_t, doubled, in(int, x), scratch(std::string, s, 2)) { s[0] = std::to_string(x); s[1] = s[0] + s[0]; return s[1].size(); }

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
    std::string work[2];
    static size_t length[N];
    EXPECT(doubled_map(N, length, x, work) == MAPFN_OK && length[N - 1] == 4);
    EXPECT(doubled_map(N, length, x, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "construct"));
}

/* An exception leaves a map, and the next one is verified all the same. */
static int calls;
MAPFN(int, throws_at_five, in(int, x)) { if (x == 5) throw x; return x; }
MAPFN(int, impure, in(int, x)) { return x + calls++; }
struct three { short a, b; int c; };
MAPFN(three, impure_struct, in(int, x)) { return three{short(x), 0, calls++}; }

TEST(exceptions)
{
    enum { N = 100 };
    static int x[N], y[N];
    int caught = 0;
    for (int i = 0; i < N; i++) x[i] = i;
    for (int k = 0; k < 3; k++)
        try { (void)throws_at_five_map(N, y, x); } catch (int) { caught++; }
    EXPECT(caught == 3);
    EXPECT(impure_map(N, y, x) == MAPFN_NOT_SAME);
#if MAPFN_CLEARS_PADDING || __cplusplus >= 201703L
    static three z[N];
    EXPECT(impure_struct_map(N, z, x) == MAPFN_NOT_SAME);
#endif
}

/* The arguments of the looped variant are aligned as those of the call. */
typedef float wide __attribute__((vector_size(32)));
MAPFN(wide, of_wide, in(wide, x), uniform(wide, w)) { return x + w; }

TEST(alignment)
{
    static wide x[9], y[9];
    static void *keep[8];
    wide w = {0, 0, 0, 1, 0, 0, 0, 0};
    for (int k = 0; k < 8; k++) {
        keep[k] = malloc(40); /* malloc's next blocks lie elsewhere in a line */
        EXPECT(of_wide_map(9, y, x, w) == MAPFN_OK && y[8][3] == 1);
    }
    for (int k = 0; k < 8; k++) free(keep[k]);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(classes);
    RUN(exceptions);
    RUN(alignment);
    TEST_END();
}
