# Sourced by run.sh: mapfn-report on .cu files, as ptxas tells of them; nothing runs.
cat >"$BUILD/plain.cu" <<'C'
__global__ void wide(float4 *o, const float4 *x) { float4 v = x[threadIdx.x]; v.x *= 2; o[threadIdx.x] = v; }
__global__ void __launch_bounds__(1024, 2) spills(float *o, const float *x, int n)
{
    float a[40], s = 0;
#pragma unroll
    for (int k = 0; k < 40; k++) a[k] = x[threadIdx.x + k * n];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 40; k++) s += a[k] * a[39 - k] * a[(k * 7) % 40];
#pragma unroll
    for (int k = 0; k < 40; k++) o[threadIdx.x + k * n] = a[k] * s;
}
C
cat >"$BUILD/maps.cu" <<'C'
#include "mapfn_cuda.h"
MAPFN(float, sound, in(unsigned char, x), in(float, y), uniform(float, a))
{
    return a * x + y;
}
MAPFN(int, only_here, in(int, x), host)
{
    return x + 1;
}
C
cat >"$BUILD/heavy.cu" <<'C'
#include "mapfn_cuda.h"
MAPFN(float, heavy, in(float, x), looped)
{
    float v[300], sum = 0;
    for (int k = 0; k < 300; k++) v[k] = x * (float)k;
#ifdef __CUDA_ARCH__
#pragma unroll
    for (int k = 0; k < 300; k++) asm volatile("" : "+f"(v[k])); /* all are alive at once */
#endif
    for (int k = 0; k < 300; k++) sum += v[k] * v[299 - k];
    return sum;
}
C
cu="$NVCC -std=c++14" # the standard whose host headers are the smallest; -O2 is about host code, which is not looked at
two="-gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=sm_90"
$report "$BUILD/plain.cu" --require -- $cu $two >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "a CUDA kernel's registers, on each architecture" [ "$(grep -Ec 'plain.cu: wide, sm_(80|90): [0-9]+ registers, none spilled' "$BUILD/out")" -eq 2 ]
ok "--require fails where registers are spilled" status $code 1
ok "and names the kernel" say "MAPFN_REPORT spills on sm_90" "$BUILD/err"
ok "and no other" say_not "MAPFN_REPORT wide" "$BUILD/err"
$report "$BUILD/plain.cu" -- $cu -gencode arch=compute_90,code=compute_90 >"$BUILD/out" 2>&1; code=$?
ok "a file without machine code is 2, and says what makes some" [ "$code:$(grep -c -e -arch=sm_90 "$BUILD/out")" = 2:1 ]
$report "$BUILD/maps.cu" --require --json -- $cu -I. $two >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "--require passes where no map spills" status $code 0
ok "--json: every map on each architecture, with its figures; a map without kernels is not in it" python3 -c '
import json, sys
sound = json.load(open(sys.argv[1]))
assert [(g["map"], g["line"], g["architecture"]) for g in sound] == [("sound", 2, 80), ("sound", 2, 90)], sound
assert all(g["spilled"] == 0 and g["registers"] > 8 and len(g["kernels"]) > 1 for g in sound), sound' "$BUILD/out"
$report "$BUILD/heavy.cu" --require -- $cu -I. -rdc=true -arch=sm_90 >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "a CUDA map is reported at its own line, with -rdc=true too" grep -Eq "heavy.cu:2: heavy, sm_90: [0-9]+ registers, [0-9]+ bytes spilled" "$BUILD/out"
ok "--require names the map that spills at its line" [ "$code:$(grep -c 'heavy.cu:2: error: MAPFN_REPORT heavy on sm_90: ' "$BUILD/err")" = 1:1 ]
