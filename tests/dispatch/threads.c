/* Many threads whose first call of a map is this one; and a map of another file, which has another setting. */
#include "mapfn.h"
#include <pthread.h>
#include <stdio.h>
int other(size_t n, float *y, const float *x);
MAPFN(float, twice, in(float, v)) { return v + v; }
static void *work(void *where)
{
    float x[200], y[200], z[200];
    for (int i = 0; i < 200; i++) x[i] = (float)i;
    *(int *)where = twice_map(200, y, x) == MAPFN_OK && other(200, z, x) && y[199] == 398 && z[199] == 399;
    return NULL;
}
int main(void)
{
    pthread_t thread[8];
    int well[8], all = 1;
    for (int k = 0; k < 8; k++) pthread_create(&thread[k], NULL, work, &well[k]);
    for (int k = 0; k < 8; k++) pthread_join(thread[k], NULL), all &= well[k];
    printf("%s\n", all ? "fine" : "wrong");
    return !all;
}
