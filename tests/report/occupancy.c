/* What the toolkit's cuda_occupancy.h says: architecture, registers, shared bytes, threads -> warps there at once, of how many. The header
 * knows all limits but the threads of a multiprocessor and the bytes of its shared memory. */
#include <stddef.h>
#include <stdio.h>
#include <limits.h>
#include <cuda_occupancy.h>

int main(void)
{
    static const int machine[][4] = {{7, 5, 1024, 64}, {8, 0, 2048, 164}, {8, 6, 1536, 100}, {8, 9, 1536, 100}, {9, 0, 2048, 228}, {10, 0, 2048, 228}, {12, 0, 1536, 100}};
    static const int registers[] = {16, 32, 33, 40, 42, 64, 72, 96, 128, 168, 255}, shared[] = {0, 100, 1024, 8192, 16385, 40000, 48000}, threads[] = {32, 96, 128, 256, 384, 512, 1024};
    for (size_t m = 0; m < sizeof machine / sizeof *machine; m++)
        for (size_t r = 0; r < sizeof registers / sizeof *registers; r++)
            for (size_t s = 0; s < sizeof shared / sizeof *shared; s++)
                for (size_t t = 0; t < sizeof threads / sizeof *threads; t++) {
                    cudaOccDeviceProp p = {0};
                    cudaOccFuncAttributes a = {0};
                    cudaOccDeviceState state = {0};
                    cudaOccResult result;
                    p.computeMajor = machine[m][0];
                    p.computeMinor = machine[m][1];
                    p.maxThreadsPerBlock = 1024;
                    p.maxThreadsPerMultiprocessor = machine[m][2];
                    p.regsPerBlock = p.regsPerMultiprocessor = 65536;
                    p.warpSize = 32;
                    p.sharedMemPerBlock = 49152;
                    p.sharedMemPerMultiprocessor = (size_t)machine[m][3] * 1024;
                    p.numSms = 10;
                    p.sharedMemPerBlockOptin = machine[m][0] == 7 ? 65536 : (size_t)(machine[m][3] - 1) * 1024;
                    p.reservedSharedMemPerBlock = machine[m][0] == 7 ? 0 : 1024;
                    a.maxThreadsPerBlock = 1024;
                    a.numRegs = registers[r];
                    a.sharedSizeBytes = (size_t)shared[s];
                    a.partitionedGCConfig = PARTITIONED_GC_OFF;
                    a.maxDynamicSharedSizeBytes = p.sharedMemPerBlockOptin;
                    state.carveoutConfig = 100; /* as much shared memory as there is */
                    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &p, &a, &state, threads[t], 0) != CUDA_OCC_SUCCESS) continue;
                    printf("%d %d %d %d %d %d\n", machine[m][0] * 10 + machine[m][1], registers[r], shared[s], threads[t],
                        result.activeBlocksPerMultiprocessor * ((threads[t] + 31) / 32), machine[m][2] / 32);
                }
    return 0;
}
