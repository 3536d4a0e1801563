/* C++: results that are more than their bytes are never copied byte by byte (`streaming`); an exception out of an element reaches the
 * caller of a sequential map, and the map's scratch is freed (AddressSanitizer counts). */
/* the caches of virtual machines may be said to be huge: here they are one megabyte */
#define MAPFN_CACHE_BYTES (1L << 20)
#include "mapfn.h"
#include "tests/lib/test.h"
#include <string>
#include <vector>

static int const N = 100000;

MAPFN(std::string, word, in(int, i), streaming) { return std::string(40, static_cast<char>('a' + i % 26)); }
TEST(streaming_of_strings)
{
    std::vector<int> x(N);
    std::vector<std::string> out(N);
    int wrong = 0;
    for (int i = 0; i < N; i++) x[static_cast<size_t>(i)] = i;
    EXPECT(word_map(N, out.data(), x.data()) == MAPFN_OK);
    EXPECT(word_map_opts(N, out.data(), x.data(), nullptr) == MAPFN_OK);
    for (int i = 0; i < N; i++) wrong += out[static_cast<size_t>(i)] != std::string(40, static_cast<char>('a' + i % 26));
    EXPECT(wrong == 0);
}

MAPFN(int, seventh, in(int, i), scratch(double, s, 1000), scratch(char, t, 10))
{
    s[999] = t[9] = 1;
    if (i == 7) throw i;
    return i + static_cast<int>(s[999]);
}
TEST(exceptions)
{
    int x[10], y[10] = {0};
    for (int i = 0; i < 10; i++) x[i] = i;
    for (int variant = 0; variant < 2; variant++) {
        int caught = 0;
        try {
            if (variant == 0) (void)seventh_map(10, y, x, nullptr, nullptr);
            else (void)seventh_map_opts(10, y, x, nullptr, nullptr, nullptr);
        } catch (int i) {
            caught = i;
        }
        EXPECT(caught == 7 && y[6] == 7 && y[7] == 0);
    }
    EXPECT(seventh_map(7, y, x, nullptr, nullptr) == MAPFN_OK);
}

/* Values with a constructor are the caller's to make. */
MAPFN(size_t, joined, in(std::string, x), scratch(std::string, s, 2)) { s[0] = x + x; return s[0].size(); }
TEST(scratch_of_strings)
{
    std::string x[3] = {"a", std::string(100, 'b'), "c"}, work[2];
    size_t n[3] = {0, 0, 0};
    EXPECT(joined_map(3, n, x, nullptr) == MAPFN_NULL_POINTER && n[1] == 0);
    EXPECT(joined_map(3, n, x, work) == MAPFN_OK && n[1] == 200);
}

template <int A, int B> static mapfn_status filled(int *y, const int *x) { return seventh_map(A + B, y, x, nullptr, nullptr); }
TEST(require_of_a_template)
{
    int x[3] = {1, 2, 3}, y[3] = {0, 0, 0};
    if (x[0] == 1) MAPFN_REQUIRE(filled<1, 2>(y, x));
    else MAPFN_REQUIRE(filled<2, 1>(y, x));
    EXPECT(y[2] == 4);
}

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(streaming_of_strings);
    RUN(scratch_of_strings);
    RUN(exceptions);
    RUN(require_of_a_template);
    TEST_END();
}
