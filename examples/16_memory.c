/* Memory: 1000 elements, each repeated 10000 times and the copies summed. All copies at once would be 40 MB.
 *
 * Shows: `scratch`, work space that an element function may overwrite: one block of it for each iteration in flight, so one
 * in a sequential map, however many elements there are. NULL lets the map allocate and free it.
 * Run:   gcc -O2 examples/16_memory.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>
#include <sys/resource.h>

enum { N = 1000, COPIES = 10000 };

MAPFN(long, repeat_and_sum, in(int, x), scratch(int, copies, COPIES))
{
    long sum = 0;
    for (int i = 0; i < COPIES; i++) copies[i] = x;
    for (int i = 0; i < COPIES; i++) sum += copies[i];
    return sum;
}

/* the most memory that this process has had, in kB (Linux counts in kB) */
static long peak(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

static int x[N], own_space[COPIES];
static long sums[N];

int main(void)
{
    long const limit = 1024, all_at_once = N * (long)(COPIES * sizeof(int)) / 1024;
    size_t const sizes[4] = {1, 10, 100, N};
    int failed = 0;

    for (int i = 0; i < N; i++) x[i] = i;
    long const before = peak();
    fprintf(stderr, "peak memory before: %ld kB\n", before);
    for (int k = 0; k < 4; k++) {
        if (repeat_and_sum_map(sizes[k], sums, x, NULL) != MAPFN_OK) {
            fprintf(stderr, "%s\n", mapfn_explain());
            return 1;
        }
        long const growth = peak() - before;
        fprintf(stderr, "peak memory after n = %4zu: %ld kB\n", sizes[k], before + growth);
        failed |= growth > limit;
        printf("n = %4zu: the last sum is %ld; ", sizes[k], sums[sizes[k] - 1]);
        printf("memory grew by less than %ld kB: %s\n", limit, growth <= limit ? "yes" : "no");
    }
    printf("(all copies at once: %ld kB)\n", all_at_once);

    /* or pass the space: then the map allocates nothing */
    if (repeat_and_sum_map(N, sums, x, own_space) != MAPFN_OK) return 1;
    printf("with space of our own: %ld %ld %ld ... %ld\n", sums[0], sums[1], sums[2], sums[N - 1]);
    return failed;
}
