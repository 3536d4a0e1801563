#pragma once
#ifdef __cplusplus
extern "C" {
#endif
double __cdecl sqrt(double);
float __cdecl sqrtf(float);
double __cdecl exp(double);
double __cdecl fabs(double);
double __cdecl fmod(double, double);
float __cdecl fmodf(float, float);
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#ifdef __cplusplus
}
#endif
