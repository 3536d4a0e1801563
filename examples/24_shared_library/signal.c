/* A shared library of maps, called from Python, Fortran and C++: use.py, use.f90 and use.cpp beside this file.
 *
 * Shows: `exported`. The library needs nothing but the C library; its maps are plain C functions, which any language can call.
 * Run:   gcc -O2 -shared -fPIC examples/24_shared_library/signal.c -o libsignal.so */
#include "signal.h"

/* the loop that one would write without mapfn, for the timings */
void plain_scale(size_t n, double *out, const double *x, double factor);
void plain_scale(size_t n, double *out, const double *x, double factor)
{
    for (size_t i = 0; i < n; i++) out[i] = x[i] * factor;
}

/* mapfn_status_text and mapfn_explain for other languages: functions of mapfn.h are static, and what a thread's last call failed of is
 * known to the library that it failed in. */
const char *signal_status_text(int status);
const char *signal_status_text(int status)
{
    return mapfn_status_text((mapfn_status)status);
}
const char *signal_explain(void);
const char *signal_explain(void)
{
    return mapfn_explain();
}
