/* A project outside of mapfn's tree that has CUDA maps from a package; compiled and linked, not run. */
#include <mapfn_cuda.h>

MAPFN(float, saxpy, in(float, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}

int main()
{
    float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40}, out[4];
    return saxpy_map_cuda_host(4, out, x, y, 2.0f, nullptr) != MAPFN_OK;
}
