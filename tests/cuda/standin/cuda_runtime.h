/* A stand-in for the CUDA runtime on the host: an unmodified .cu is compiled by g++ or clang++ and its kernels run on the CPU,
 * under any sanitizer.
 *
 *     g++ -std=c++14 -g -fsanitize=address,undefined -I. -Itests/cuda/standin -include cuda_runtime.h -x c++ file.cu tests/cuda/standin/standin.cpp
 *
 * (nvcc includes cuda_runtime.h before the first line as well.) __CUDA_ARCH__ is not defined: kernels take the path that the header has
 * for it. Launches: cudaLaunchKernelEx, for <<<>>> is no C++.
 *
 * Kernels     block after block, the threads of a block as fibers: they change at __syncthreads(), __syncwarp() and the warp functions only;
 *             after standin_order(seed) blocks and threads go in any order, and threads change at atomics and fences too. A barrier that some
 *             threads of a block leave out ends the program, as does one for a warp whose threads do not name each other; what a lane
 *             outside the mask gives in a shuffle is rubbish. __trap() ends the kernel with cudaErrorLaunchFailure. __shared__ variables are static: AddressSanitizer sees
 *             where they end; `extern __shared__` does not compile, so no dynamic shared memory but by standin_shared().
 * Streams     at once, in order; or, after standin_late(seed), late and in a random order that CUDA allows: work waits in its stream until
 *             some call needs it, or chance runs it. Copies of pinned memory read and write it only then.
 * Memory      cudaMalloc is malloc, filled with rubbish, counted for each device against its size. With AddressSanitizer, device memory may
 *             be touched by kernels and copies of its device only: the host, and other devices, fault. cudaFree waits for nothing.
 * Errors      standin_fail(k, error, kind) lets the k-th call from now fail. The last error of a thread is kept as CUDA keeps it.
 * Resets      new memory of a kind and size lies where such memory was before cudaDeviceReset; cuPointerGetAttribute tells it apart.
 * Threads     any number of host threads; one lock. */
#ifndef MAPFN_STANDIN_CUDA_RUNTIME_H
#define MAPFN_STANDIN_CUDA_RUNTIME_H
#pragma GCC system_header

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>

#ifndef __CUDACC__
# define __CUDACC__ 1
#endif
#define CUDART_VERSION 13000
#define MAPFN_STANDIN 1
#ifndef MAPFN_CUDA_ARCH /* what kernels are compiled for: that of the first device, unless a test asks for others */
# define MAPFN_CUDA_ARCH 90
#endif

#define __global__
#define __device__
#define __host__
#define __shared__ static
#define __grid_constant__
#define __forceinline__ inline
#ifndef __OPTIMIZE__ /* inlined everywhere, the library is half as much again to compile */
# define always_inline unused
# define __always_inline__ __unused__
#endif
#define __launch_bounds__(...)
#define CUDART_CB

/* ---------------------------------------------------------------------------------------- types ---- */

enum cudaError {
    cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorInvalidConfiguration = 9, cudaErrorInsufficientDriver = 35, cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101, cudaErrorNoKernelImageForDevice = 209, cudaErrorInvalidResourceHandle = 400, cudaErrorIllegalAddress = 700, cudaErrorContextIsDestroyed = 709,
    cudaErrorLaunchFailure = 719, cudaErrorStreamCaptureUnsupported = 900, cudaErrorStreamCaptureInvalidated = 901, cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;

enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault };
enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeHost, cudaMemoryTypeDevice, cudaMemoryTypeManaged };
enum cudaDeviceAttr {
    cudaDevAttrMultiProcessorCount = 16, cudaDevAttrIntegrated = 18, cudaDevAttrPageableMemoryAccess = 88, cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100
};
enum cudaStreamCaptureMode { cudaStreamCaptureModeGlobal, cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed };
enum cudaLaunchAttributeID { cudaLaunchAttributeProgrammaticStreamSerialization = 6 };
enum { cudaEnableDefault = 0, cudaStreamNonBlocking = 1, cudaEventDisableTiming = 2, cudaHostAllocPortable = 1 };

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;

struct dim3 {
    unsigned x, y, z;
    constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
struct uint3 { unsigned x, y, z; };

union cudaLaunchAttributeValue { int programmaticStreamSerializationAllowed; char pad[64]; };
struct cudaLaunchAttribute { cudaLaunchAttributeID id; char pad[8 - sizeof(cudaLaunchAttributeID)]; cudaLaunchAttributeValue val; };
struct cudaLaunchConfig_t { dim3 gridDim, blockDim; size_t dynamicSmemBytes; cudaStream_t stream; cudaLaunchAttribute *attrs; unsigned numAttrs; };
struct cudaFuncAttributes {
    size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
    int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA, maxDynamicSharedSizeBytes, preferredShmemCarveout;
};
struct cudaPointerAttributes { cudaMemoryType type; int device; void *devicePointer, *hostPointer; long reserved[8]; };

/* ------------------------------------------------------------------------------- the runtime's calls ---- */

extern "C" {
cudaError_t cudaGetDeviceCount(int *count);
cudaError_t cudaGetDevice(int *device);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDeviceReset(void);
cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attribute, int device);
cudaError_t cudaDriverGetVersion(int *version);
cudaError_t cudaGetDriverEntryPointByVersion(const char *name, void **function, unsigned version, unsigned long long flags, int *status = nullptr);
cudaError_t cudaGetLastError(void);
cudaError_t cudaPeekAtLastError(void);
const char *cudaGetErrorString(cudaError_t error);
cudaError_t cudaMemGetInfo(size_t *free_bytes, size_t *total);
cudaError_t cudaFree(void *p);
cudaError_t cudaFreeHost(void *p);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *p);
cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind);
cudaError_t cudaMemset(void *p, int value, size_t bytes);
cudaError_t cudaStreamCreate(cudaStream_t *stream);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags);
cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode);
cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode);
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph);
cudaError_t cudaGraphDestroy(cudaGraph_t graph);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t exec);
cudaError_t cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream);
cudaError_t standin_malloc(void **p, size_t bytes);
cudaError_t standin_malloc_host(void **p, size_t bytes, unsigned flags);
cudaError_t standin_malloc_managed(void **p, size_t bytes, unsigned flags);
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
cudaError_t cudaMemsetAsync(void *p, int value, size_t bytes, cudaStream_t stream = 0);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0);
cudaError_t standin_instantiate(cudaGraphExec_t *exec, cudaGraph_t graph);
}
template <class T> static inline cudaError_t cudaMalloc(T **p, size_t bytes) { return standin_malloc((void **)(void *)p, bytes); }
template <class T> static inline cudaError_t cudaHostAlloc(T **p, size_t bytes, unsigned flags) { return standin_malloc_host((void **)(void *)p, bytes, flags); }
template <class T> static inline cudaError_t cudaMallocHost(T **p, size_t bytes, unsigned flags = 0) { return standin_malloc_host((void **)(void *)p, bytes, flags); }
template <class T> static inline cudaError_t cudaMallocManaged(T **p, size_t bytes, unsigned flags = 1) { return standin_malloc_managed((void **)(void *)p, bytes, flags); }
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *exec, cudaGraph_t graph, unsigned long long = 0) { return standin_instantiate(exec, graph); }

/* ------------------------------------------------------------------------------- what tests control ---- */

/* how a call fails: alone; with the device, which then answers every call so and has dropped its work (a kernel's fault) */
enum standin_kind { STANDIN_ONCE, STANDIN_STICKY };
/* a device, as tests describe it; `memory` bounds cudaMalloc */
struct standin_device {
    int capability, multiprocessors; /* 90, 132 */
    size_t memory;
    int ptx_version;                 /* what cudaFuncGetAttributes says: the architecture that the running code was compiled for */
    int integrated, pageable_access, host_page_tables, concurrent_managed;
    int slow;                        /* after standin_late: of so many chances to run something it takes one; 0 is 1 */
};
struct standin_launch { dim3 grid, block; size_t shared; bool overlap; cudaStream_t stream; int device; unsigned long count; };
void standin_devices(int count, const standin_device *devices); /* anew: nothing may be left of earlier ones. 0: none, calls give cudaErrorNoDevice */
void standin_late(unsigned long seed);                          /* 0: work runs at once; a multiple of 3: only when a call needs it */
void standin_fail(long call, cudaError_t error, standin_kind kind); /* the call-th from now (1: the next); 0: none */
void standin_fail_work(long work, cudaError_t error);           /* the work-th copy or kernel from now faults when it runs: the device is sticky */
long standin_calls(void);                                       /* since the last standin_fail */
long standin_works(void);                                       /* copies and kernels run since the last standin_fail_work */
size_t standin_used(int device);                                /* device memory, now and at most since standin_peak_reset */
size_t standin_peak(int device);
void standin_peak_reset(void);
int standin_left(bool say);                                     /* allocations, streams, events and graphs that are left, and work that waits */
void standin_revive(void);                                      /* a sticky device works again, empty: for tests that go on after it */
standin_launch standin_last_launch(void);
unsigned long standin_at_once(bool kernels);                     /* how many kernels, or streams, could at most run at once, since the last call of this (after standin_late) */
unsigned long standin_launches(int device);                     /* kernels launched since standin_devices */
void standin_hide(const void *p, size_t bytes);                 /* host memory that no kernel may touch while it runs (AddressSanitizer); bytes 0: again visible */
void standin_order(unsigned long seed);                          /* 0: blocks, and the threads of one, go in order; else in any, and take turns at atomics, fences and sleep */
unsigned long standin_asked(void);                              /* calls of cudaMemGetInfo, likewise */
unsigned long standin_atomics(bool tries);                      /* atomic accesses, or compare-and-swaps, since the last call of this */
void standin_driver(int version);                               /* what cudaDriverGetVersion says: 13000 */
const char *standin_call_name(void);                            /* the call that was made to fail */

/* --------------------------------------------------------------------------------------- launches ---- */

cudaError_t standin_enqueue_kernel(dim3 grid, dim3 block, size_t shared, cudaStream_t stream, bool overlap, std::function<void()> thread);
cudaError_t standin_function_attributes(cudaFuncAttributes *attributes);

template <class Tuple, class... K, size_t... I> static inline void standin_apply(void (*kernel)(K...), Tuple const &args, std::index_sequence<I...>) { kernel(std::get<I>(args)...); }

template <class... K, class... A> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *c, void (*kernel)(K...), A &&...args)
{
    bool overlap = false;
    std::tuple<typename std::decay<K>::type...> kept(std::forward<A>(args)...);
    static_assert(sizeof kept <= 32764, "kernel arguments are 32,764 bytes at most");
    for (unsigned i = 0; i < c->numAttrs; i++)
        if (c->attrs[i].id == cudaLaunchAttributeProgrammaticStreamSerialization) overlap = c->attrs[i].val.programmaticStreamSerializationAllowed != 0;
    return standin_enqueue_kernel(c->gridDim, c->blockDim, c->dynamicSmemBytes, c->stream, overlap,
        [kernel, kept] { standin_apply(kernel, kept, std::index_sequence_for<K...>()); });
}
template <class F> static inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, F *) { return standin_function_attributes(attributes); }

/* -------------------------------------------------------------------------- what kernels may call ---- */

extern uint3 threadIdx, blockIdx;
extern dim3 blockDim, gridDim;
void __syncthreads(void);
void __syncwarp(unsigned mask = 0xffffffffu);
void *standin_shared(void); /* the launch's dynamic shared memory */
unsigned standin_shared_bytes(void);
/* each thread of a warp gives a value; all get all of them (`present`: which threads there are) */
const uint64_t *standin_exchange(uint64_t value, unsigned *present, unsigned mask, const char *what);
template <class T> static inline T standin_shuffle(unsigned mask, T value, int source)
{
    uint64_t bits = 0;
    static_assert(sizeof(T) <= sizeof bits, "at most 8 bytes");
    std::memcpy(&bits, &value, sizeof value);
    unsigned present;
    const uint64_t *all = standin_exchange(bits, &present, mask, "a shuffle");
    if (source >= 0 && source < 32) std::memcpy(&value, &all[source], sizeof value);
    return value;
}
static inline int standin_lane(void) { return (int)(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32; }
template <class T> static inline T __shfl_sync(unsigned mask, T v, int source, int width = 32) { return standin_shuffle(mask, v, standin_lane() / width * width + source % width); }
template <class T> static inline T __shfl_xor_sync(unsigned mask, T v, int m, int width = 32) { int l = standin_lane(), s = l ^ m; return standin_shuffle(mask, v, s / width == l / width ? s : l); }
static inline unsigned __ballot_sync(unsigned mask, int predicate)
{
    unsigned present, r = 0;
    const uint64_t *all = standin_exchange(predicate != 0, &present, mask, "a vote");
    for (int i = 0; i < 32; i++) if ((present & mask) >> i & 1) r |= (unsigned)all[i] << i;
    return r;
}
static inline int __any_sync(unsigned mask, int p) { return __ballot_sync(mask, p) != 0; }
static inline int __all_sync(unsigned mask, int p) { return __ballot_sync(mask, !p) == 0; }


/* Kernels run one at a time, and threads change at atomics, fences and sleep only: plain reads and writes are atomic enough. */
void standin_yield(void);
void standin_atomic(bool tried);
void standin_trap(void);
static inline void __threadfence(void) { standin_yield(); }
static inline void __trap(void) { standin_trap(); }
template <class T> struct standin_same { typedef T type; };
template <class T, class F> static inline T standin_change(T *p, F f) { T old = *p; *p = f(old); standin_atomic(false); return old; }
template <class T> static inline T atomicMin(T *p, typename standin_same<T>::type v) { return standin_change(p, [v](T o) { return v < o ? v : o; }); }
template <class T> static inline T atomicExch(T *p, typename standin_same<T>::type v) { return standin_change(p, [v](T) { return v; }); }
template <class T> static inline T atomicCAS(T *p, typename standin_same<T>::type expected, typename standin_same<T>::type v)
{
    standin_yield(); /* what its thread has read before may be old by now */
    T old = *p;
    if (old == expected) *p = v;
    standin_atomic(true);
    return old;
}

template <class T> static inline T min(T a, T b) { return b < a ? b : a; }
template <class T> static inline T max(T a, T b) { return a < b ? b : a; }
static inline int __ffs(int v) { return __builtin_ffs(v); }
static inline size_t __cvta_generic_to_shared(const void *p) { return (size_t)(uintptr_t)p; }

/* asynchronous copies of 16 bytes into shared memory: done as late as is allowed, when their thread waits for them */
void mapfn_cuda_pass(void *to, const void *from);
void mapfn_cuda_pass_wait();
/* How mapfn_cuda.h copies to shared memory: a test chooses as it runs; else, as the running device's code does. */
enum standin_copies { STANDIN_PLAIN, STANDIN_ASYNC, STANDIN_AS_DEVICE };
void standin_copies_by(standin_copies how);
extern standin_copies standin_copies_now;
bool standin_in_kernel(void);
bool standin_is_own(const void *p); /* on the stack of the running thread */
/* the compiler does not see that a map with sums returns either in the kernel or on the host */
#pragma GCC diagnostic ignored "-Wreturn-type"
#define MAPFN_CUDA_IN_KERNEL standin_in_kernel()
#define MAPFN_CUDA_OWN_ARRAY(p) standin_is_own(p)
/* in a kernel, maps are loops as they are on a card */
#define MAPFN_ON_HOST(...) if (!standin_in_kernel()) { __VA_ARGS__ }
#define MAPFN_CUDA_STAGING (standin_copies_now == STANDIN_ASYNC)
#define MAPFN_CUDA_SHARED(name) unsigned char *const name = (unsigned char *)standin_shared()
static inline unsigned mapfn_cuda_shared_bytes() { return standin_shared_bytes(); }

#endif
