/* the contestant: what one writes first. A thread takes a row and reads and writes it value by value, where it is. */
#include "contest.h"
#include <string.h>

template <int D> static __global__ void kernel_rows(float *out, const float *x, size_t n)
{
    size_t const i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        for (int k = 0; k < D; k++) out[i * D + k] = 2 * x[i * D + k] + (float)k;
}
template <int D> static int run_rows(const arguments *a)
{
    kernel_rows<D><<<(unsigned)((a->n + 255) / 256), 256, 0, a->stream>>>((float *)a->out[0], (const float *)a->in[0], a->n);
    return cudaPeekAtLastError() != cudaSuccess;
}

const char *contestant_name(void) { return "naive"; }
contestant_run *contestant_find(const char *contest)
{
    static const entry table[] = {{"rows_8", run_rows<2>}, {"rows_12", run_rows<3>}, {"rows_16", run_rows<4>}, {"rows_64", run_rows<16>}, {"rows_68", run_rows<17>}, {"rows_128", run_rows<32>},
        {"rows_192", run_rows<48>}, {"rows_256", run_rows<64>}, {"alone_4000", run_rows<LONG>}, {"alone_8000", run_rows<LONGER>}};
    for (const entry &e : table)
        if (strcmp(e.contest, contest) == 0) return e.run;
    return NULL;
}
