// The maps of libsignal.so from C++, with the header of their definitions: typed, and checked by the compiler.
//
// Run:   gcc -O2 -shared -fPIC examples/24_shared_library/signal.c -o libsignal.so
//        g++ -O2 examples/24_shared_library/use.cpp ./libsignal.so && ./a.out
#include "signal.h"
#include <chrono>
#include <cstdio>
#include <vector>

extern "C" void plain_scale(size_t n, double *out, const double *x, double factor); // in the library

static void print(const char *what, const std::vector<double> &values)
{
    std::printf("%s", what);
    for (double value : values) std::printf(" %.1f", value);
    std::printf("\n");
}

int main()
{
    std::vector<double> x(8), scaled(8), energies(2), levels(8);
    for (size_t i = 0; i < 8; i++) x[i] = double(i);
    if (scale_map(8, scaled.data(), x.data(), 0.5) != MAPFN_OK || energy_map(2, energies.data(), x.data(), 4) != MAPFN_OK) {
        std::fprintf(stderr, "%s\n", mapfn_explain());
        return 1;
    }
    print("scaled ", scaled);
    print("energy ", energies); // two frames of four samples
    mapfn_failure failure;
    mapfn_status status = decibel_map(8, x.data(), levels.data(), &failure);
    print("decibel", levels);
    std::printf("status %d: element %zu has code %d\n", int(status), failure.index, failure.code);
    std::printf("%s\n", mapfn_explain()); // of this program's own copy of the map; callers without mapfn.h ask signal_explain()

    std::vector<double> big(1000000, 1.0), out(big.size());
    auto seconds = [] { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); };
    double start = seconds();
    if (scale_map(big.size(), out.data(), big.data(), 0.5) != MAPFN_OK) return 1;
    double map = seconds() - start;
    start = seconds();
    plain_scale(big.size(), out.data(), big.data(), 0.5);
    std::fprintf(stderr, "map %.2f ms, plain loop %.2f ms\n", 1e3 * map, 1e3 * (seconds() - start));
    return 0;
}
