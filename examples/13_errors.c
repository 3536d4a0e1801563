/* Errors: elements that can fail, wrong arguments, and what a program can say about them.
 *
 * Shows: `fallible`, mapfn_failure, the statuses, mapfn_status_text and mapfn_explain. Maps never print, exit or abort.
 * Run:   gcc -O2 examples/13_errors.c && ./a.out */
#include "../mapfn.h"
#include <stdio.h>
#include <stdlib.h>

enum { NOT_A_DIGIT = 1 };

/* a fallible function returns 0 or a code of its own; its results are `out` parameters */
MAPFN(int, digit, in(char, c), out(int, value), fallible)
{
    if (c < '0' || c > '9') return NOT_A_DIGIT;
    *value = c - '0';
    return 0;
}

MAPFN(float, twice, in(float, x))
{
    return 2 * x;
}

int main(void)
{
    int value[8] = {-1, -1, -1, -1, -1, -1, -1, -1};
    mapfn_failure failure;
    mapfn_status status;

    /* all elements are computed; the lowest that failed is reported */
    status = digit_map(8, "20a6-11b", value, &failure);
    printf("digits:");
    for (int i = 0; i < 8; i++) printf(" %d", value[i]);
    printf("\nstatus: %s\n", mapfn_status_text(status));
    printf("failure: element %zu, code %d\nexplained: %s\n\n", failure.index, failure.code, mapfn_explain());

    status = digit_map(4, "2026", value, NULL); /* `failure` may be NULL */
    printf("status: %s\n\n", mapfn_status_text(status));

    /* wrong arguments are found before anything is written (unless NDEBUG is defined); mapfn_explain names the parameter */
    float *x = malloc(8 * sizeof *x);
    if (!x) return 1;
    for (int i = 0; i < 8; i++) x[i] = (float)i;
    status = twice_map(8, NULL, x);
    printf("status: %s\nexplained: %s\n\n", mapfn_status_text(status), mapfn_explain());
    status = twice_map(4, x + 1, x); /* an output may be the input or lie apart from it, not in between */
    printf("status: %s\nunchanged: %g %g %g %g\n\n", mapfn_status_text(status), x[1], x[2], x[3], x[4]);
    status = twice_map_opts(8, x, x, MAPFN_OPTS(.begin = 9));
    printf("status: %s\nexplained: %s\n\n", mapfn_status_text(status), mapfn_explain());

    status = twice_map(0, NULL, NULL); /* no elements: nothing can be wrong */
    printf("status: %s\n", mapfn_status_text(status));
    free(x);
    return 0;
}
