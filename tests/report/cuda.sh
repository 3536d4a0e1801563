# Sourced by run.sh: mapfn-report on .cu files. Their machine code is read; nothing runs.
cat >"$BUILD/plain.cu" <<'C'
__global__ void wide(float4 *o, const float4 *x) { float4 v = x[threadIdx.x]; v.x *= 2; o[threadIdx.x] = v; }
__global__ void __launch_bounds__(128) narrow(float *o, const unsigned char *x) { o[threadIdx.x] = x[threadIdx.x]; }
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
cu="$NVCC -std=c++14" # the standard whose host headers are the smallest; -O2 is about host code, which is not looked at
two="-gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=sm_90"
$report "$BUILD/plain.cu" --require -- $cu $two >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "a CUDA kernel's widest accesses, on each architecture" [ "$(grep -c 'wide, sm_.*load 16 bytes, store 16' "$BUILD/out")" -eq 2 ]
ok "narrow accesses are told" grep -Eq "narrow, sm_90.*load 1 bytes, store 4" "$BUILD/out"
ok "--require fails where registers are spilled" status $code 1
ok "and names the kernel" say "MAPFN_REPORT spills on sm_90" "$BUILD/err"
ok "and no other" say_not "MAPFN_REPORT wide" "$BUILD/err"
$report "$BUILD/plain.cu" -- $cu -gencode arch=compute_90,code=compute_90 >"$BUILD/out" 2>&1; code=$?
ok "a file without machine code is 2, and says what makes some" status $code 2
ok "and the words are there" say "-arch=sm_90" "$BUILD/out"

$report "$BUILD/plain.cu" --explain wide -- $cu -arch=sm_90 >"$BUILD/out" 2>&1
ok "--explain lists every kernel's accesses" grep -q "^    sm_90 wide .*loads 1x16, stores 1x16" "$BUILD/out"

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
$report "$BUILD/maps.cu" --require --json -- $cu -I. $two >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "--require passes where every map is as wide as its types allow" status $code 0
ok "--json: every map on each architecture, with every figure; a map without kernels is not in it" python3 -c '
import json, sys
sound = json.load(open(sys.argv[1]))
assert [(g["map"], g["line"], g["architecture"]) for g in sound] == [("sound", 2, 80), ("sound", 2, 90)], sound
for g in sound:
    assert g["load"] == g["store"] == 16 and g["allowed"] == {"load": 16, "store": 16} and g["spilled"] == 0 and g["faults"] == [], g
    assert g["registers"] > 8 and len(g["kernels"]) > 1, g' "$BUILD/out"
$report "$BUILD/heavy.cu" --require -- $cu -I. -rdc=true -arch=sm_90 >"$BUILD/out" 2>"$BUILD/err"; code=$?
ok "with -rdc=true a map's kernels have its name too" say "heavy.cu:2: heavy, sm_90: " "$BUILD/out"
ok "a CUDA map is reported at its own line" grep -Eq "heavy.cu:2: heavy, sm_90: [0-9]+ registers, [0-9]+ bytes spilled; widest global load 4 bytes, store 4" "$BUILD/out"
ok "--require fails where a map spills registers" status $code 1
ok "and names the map at its line" say "heavy.cu:2: error: MAPFN_REPORT heavy on sm_90: " "$BUILD/err"
# a header that stores less than the types allow
mkdir -p "$BUILD/narrow"
cp mapfn.h "$BUILD/narrow"
sed 's/\(mapfn_cuda_width(int arch) { return \)[^;]*/\1arch > 0 ? 8 : 4/' mapfn_cuda.h >"$BUILD/narrow/mapfn_cuda.h"
cp mapfn_cuda_host.inc "$BUILD/narrow" 2>/dev/null
$report "$BUILD/maps.cu" --require -- $cu -I"$BUILD/narrow" -arch=sm_80 >"$BUILD/out" 2>"$BUILD/err"
ok "a map narrower than its types allow is told (planted)" say "MAPFN_REPORT sound on sm_80: stores are at most 8 bytes wide, the types allow 16" "$BUILD/err"
