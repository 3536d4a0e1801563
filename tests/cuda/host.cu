/* Maps of host arrays on the stand-in: every kind of parameter, memory, option and card by chance; then each of what can go wrong. */
#include "host.h"

#include <sys/wait.h>

/* all maps, `rounds` times, with everything else by chance */
static void by_chance(int count, bool unified, int rounds, bool full)
{
    new_cards(count, unified);
    for (int round = 0; round < rounds; round++) {
        standin_late(round % 4 == 0 ? 0 : (unsigned long)round);
        for (size_t k = 0; k < sizeof all_calls / sizeof *all_calls; k++) {
            Case c((unsigned long)(round * 100 + (int)k + 1));
            c.cards = count;
            c.unified = unified;
            c.memory = full ? MIXED : (Memory)(round % 4);
            c.options(full);
            all_calls[k](c);
        }
    }
    standin_late(0);
    new_cards(1, false);
}
TEST(plain) { by_chance(1, false, 16, false); }
TEST(all_by_chance) { by_chance(1, false, 100, true); }
TEST(unified_memory) { by_chance(1, true, 30, true); }
TEST(three_cards) { by_chance(3, false, 60, true); }

int main(int argc, char **argv)
{
    TEST_BEGIN(argc, argv);
    RUN(plain);
    RUN(all_by_chance);
    RUN(unified_memory);
    RUN(three_cards);
    TEST_END();
}
