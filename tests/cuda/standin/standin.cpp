/* The stand-in's runtime: devices, memory, streams whose work runs late, failures on demand; and fibers, on which a block's threads run.
 * What it does is in cuda_runtime.h. One lock for all; work and kernels run under it, on whichever host thread needs them done. */
#include "cuda_runtime.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <sys/mman.h>
#include <thread>
#ifndef __x86_64__
# include <ucontext.h>
#endif
#include <vector>

#if defined(__SANITIZE_ADDRESS__)
# define STANDIN_ASAN 1
#elif defined(__has_feature)
# if __has_feature(address_sanitizer)
#  define STANDIN_ASAN 1
# endif
#endif
#ifdef STANDIN_ASAN
# include <sanitizer/asan_interface.h>
# include <sanitizer/common_interface_defs.h>
#endif
/* A stack and where its thread goes on. swapcontext would make a system call of each change, which is half of a test's time. */
#ifdef __x86_64__
struct Context { void **top; };
extern "C" void standin_change(Context *from, Context *to);
__asm__(".text\n.globl standin_change\n.hidden standin_change\nstandin_change: push %rbp; push %rbx; push %r12; push %r13; push %r14; push %r15\n"
    "mov %rsp, (%rdi); mov (%rsi), %rsp\n"
    "pop %r15; pop %r14; pop %r13; pop %r12; pop %rbx; pop %rbp; ret\n");
static void prepare(Context *c, char *stack, size_t bytes, void (*begin)())
{
    c->top = (void **)(void *)(stack + bytes) - 8; /* six registers, the way back, and one more, as a call leaves it */
    c->top[6] = (void *)begin;
}
#else
typedef ucontext_t Context;
static void standin_change(Context *from, Context *to) { swapcontext(from, to); }
static void prepare(Context *c, char *stack, size_t bytes, void (*begin)())
{
    getcontext(c);
    c->uc_stack.ss_sp = stack;
    c->uc_stack.ss_size = bytes;
    c->uc_link = nullptr;
    makecontext(c, begin, 0);
    c->uc_stack.ss_size = 0; /* or AddressSanitizer forgets, at every change, what it knows of the stack that is left */
}
#endif
/* ThreadSanitizer, where the program is under it; this file need not be: one lock guards all of it */
extern "C" {
void *__tsan_get_current_fiber(void) __attribute__((weak));
void *__tsan_create_fiber(unsigned flags) __attribute__((weak));
void __tsan_switch_to_fiber(void *fiber, unsigned flags) __attribute__((weak));
}

namespace {

typedef std::function<void()> Work;

void stop(const char *why)
{
    fprintf(stderr, "stand-in: %s\n", why);
    abort();
}

/* ------------------------------------------------------------------------------------- state ---- */

struct Block { size_t bytes; cudaMemoryType type; int device; unsigned long long number; };

struct Event {
    int device;
    unsigned long recorded = 0, done = 0;
    CUgraph_st *capture = nullptr; /* recorded in a stream that was captured into this graph: who waits for it is captured, too */
};

struct Item {
    unsigned long number;
    Work work;                    /* a copy, kernel or host function; empty: an event's */
    std::shared_ptr<Event> event; /* recorded here, or waited for */
    unsigned long version;
    bool wait, counted, kernel;
};

struct Stream {
    int device;
    bool blocking, legacy;
    bool destroyed = false;
    std::deque<Item> items;
    CUgraph_st *capture = nullptr;
    bool capture_broken = false;
    cudaStreamCaptureMode capture_mode = cudaStreamCaptureModeGlobal;
    std::thread::id capturer;
};

struct Device {
    standin_device is;
    size_t used = 0, peak = 0;
    unsigned long launches = 0;
    cudaError_t sticky = cudaSuccess;
    Stream null_stream;
};

std::mutex lock;
/* never destroyed: threads may run until the program's last moment */
std::vector<Device *> &devices = *new std::vector<Device *>;
std::vector<Stream *> &streams = *new std::vector<Stream *>; /* with the devices' own */
std::map<uintptr_t, Block> &blocks = *new std::map<uintptr_t, Block>;
std::map<uintptr_t, Block> &graves = *new std::map<uintptr_t, Block>; /* where memory was before a reset, and new memory of its kind may be again */
std::map<uintptr_t, size_t> &hidden = *new std::map<uintptr_t, size_t>;
int driver_version = 13000;
unsigned long asked_memory;
std::set<cudaEvent_t> &known_events = *new std::set<cudaEvent_t>;
int events, graphs, executables, user_streams;
unsigned long numbers;
unsigned long chance_state; /* 0: work runs at once */
unsigned long most_kernels, most_streams; /* that could run at once */
unsigned long eagerness;    /* by itself, late work runs never (0), sometimes, often */
long calls, fail_call, works, fail_work;
cudaError_t fail_error, fail_work_error;
standin_kind fail_kind;
const char *fail_name = "";
standin_launch last_launch;
thread_local int current_device;
thread_local bool in_kernel;
thread_local cudaError_t last_error;

unsigned long chance(unsigned long most) /* 0 … most - 1 */
{
    if (chance_state == 0) return 0;
    chance_state ^= chance_state << 13;
    chance_state ^= chance_state >> 7;
    chance_state ^= chance_state << 17;
    return (chance_state >> 11) % most;
}

void make_devices(int count, const standin_device *is);

/* devices of the first call, where a test asked for none */
struct First {
    First()
    {
        standin_device d = {90, 132, (size_t)1 << 30, 90, 0, 0, 0, 1, 1};
        make_devices(1, &d);
    }
} first;

void make_devices(int count, const standin_device *is)
{
    for (Stream *s : streams)
        if (!s->legacy) delete s;
    streams.clear();
    for (Device *d : devices) delete d;
    devices.clear();
    for (int i = 0; i < count; i++) {
        Device *d = new Device;
        d->is = is[i];
        d->null_stream.device = i;
        d->null_stream.blocking = d->null_stream.legacy = true;
        devices.push_back(d);
        streams.push_back(&d->null_stream);
    }
    numbers = 0;
}

/* ------------------------------------------------------------------------------------ memory ---- */

/* Who may touch what: with AddressSanitizer device memory is poisoned but for the work of its own device. */
void show(uintptr_t p, size_t bytes, bool visible)
{
#ifdef STANDIN_ASAN
    if (visible) __asan_unpoison_memory_region((void *)p, bytes);
    else __asan_poison_memory_region((void *)p, bytes);
#else
    (void)p, (void)bytes, (void)visible;
#endif
}
void show_device(int device, bool visible)
{
#ifdef STANDIN_ASAN
    for (auto &b : blocks)
        if (b.second.type == cudaMemoryTypeDevice && (b.second.device == device || device < 0)) show(b.first, b.second.bytes, visible);
#else
    (void)device, (void)visible;
#endif
}
void show_hidden(bool visible)
{
    for (auto &h : hidden) show(h.first, h.second, visible);
}

const Block *find(const void *p, size_t bytes, bool *whole)
{
    auto it = blocks.upper_bound((uintptr_t)p);
    if (whole) *whole = true;
    if (it == blocks.begin()) return nullptr;
    --it;
    if ((uintptr_t)p >= it->first + (it->second.bytes ? it->second.bytes : 1)) return nullptr;
    if (whole) *whole = (uintptr_t)p + bytes <= it->first + it->second.bytes;
    return &it->second;
}

void *allocate(size_t bytes, cudaMemoryType type)
{
    void *p = nullptr;
    static unsigned long long number;
    for (auto it = graves.begin(); it != graves.end() && !p; ++it)
        if (it->second.bytes == bytes && it->second.type == type) {
            p = (void *)it->first;
            show(it->first, bytes, true);
            graves.erase(it);
            break;
        }
    if (!p && posix_memalign(&p, 256, bytes ? bytes : 1) != 0) return nullptr;
    memset(p, 0xA5, bytes);
    blocks[(uintptr_t)p] = Block{bytes, type, current_device, ++number};
    if (type == cudaMemoryTypeDevice || type == cudaMemoryTypeManaged) {
        Device *d = devices[(size_t)current_device];
        d->used += bytes;
        if (d->used > d->peak) d->peak = d->used;
    }
    if (type == cudaMemoryTypeDevice) show((uintptr_t)p, bytes, false);
    return p;
}

void release(uintptr_t p, bool reset = false)
{
    auto it = blocks.find(p);
    Block b = it->second;
    blocks.erase(it);
    show(p, b.bytes, true);
    if (b.type != cudaMemoryTypeHost) devices[(size_t)b.device]->used -= b.bytes;
    if (reset) graves[p] = b, show(p, b.bytes, false);
    else free((void *)p);
}

/* ----------------------------------------------------------------------------------- streams ---- */

/* may this stream's next item run? Not while an event it waits for is missing, nor past the order that the legacy stream makes */
bool ready(const Stream *s)
{
    if (s->items.empty()) return false;
    const Item &next = s->items.front();
    if (next.wait && next.event->done < next.version) return false;
    if (!s->blocking) return true;
    for (const Stream *o : streams)
        if (o != s && o->device == s->device && o->blocking && (s->legacy || o->legacy) && !o->items.empty() && o->items.front().number < next.number) return false;
    return true;
}

void run_item(Stream *s)
{
    Item next = std::move(s->items.front());
    s->items.pop_front();
    Device *d = devices[(size_t)s->device];
    if (next.work && d->sticky == cudaSuccess) {
        if (next.counted && ++works == fail_work) {
            d->sticky = fail_work_error;
        } else {
            show_device(s->device, true);
            next.work();
            show_device(s->device, false);
        }
    }
    if (next.event && !next.wait && next.event->done < next.version) next.event->done = next.version;
    if (s->destroyed && s->items.empty()) {
        for (size_t i = 0; i < streams.size(); i++)
            if (streams[i] == s) streams.erase(streams.begin() + (long)i);
        delete s;
    }
}

/* runs one thing that may run; false: there is none */
bool run_some()
{
    Stream *chosen = nullptr;
    unsigned long seen = 0, kernels = 0;
    for (Stream *s : streams) {
        if (!ready(s)) continue;
        seen++;
        if (s->items.front().kernel && ++kernels > most_kernels) most_kernels = kernels;
        if (seen > most_streams) most_streams = seen;
        if (!chosen || (chance_state ? chance(seen) == 0 : s->items.front().number < chosen->items.front().number)) chosen = s;
    }
    if (!chosen) return false;
    int slow = devices[(size_t)chosen->device]->is.slow;
    if (slow <= 1 || chance((unsigned long)slow) == 0) run_item(chosen);
    return true;
}

template <class Until> void run_until(Until until)
{
    while (!until())
        if (!run_some()) stop("what is waited for is never done: an event that nobody records?");
}
void run_everything() { while (run_some()) {} }

/* ------------------------------------------------------------------------------------- calls ---- */

cudaError_t give(cudaError_t error)
{
    if (error != cudaSuccess) last_error = error; /* cudaErrorNotReady too */
    return error;
}

/* What every call does first: it is counted, perhaps made to fail, and late work may run. `harmless` calls have no sticky errors. */
struct Call {
    std::unique_lock<std::mutex> held;
    cudaError_t error;
    Call(const char *name, bool harmless = false) : held(lock), error(cudaSuccess)
    {
        calls++;
        if (devices.empty()) {
            error = cudaErrorNoDevice;
            return;
        }
        if (current_device >= (int)devices.size()) current_device = 0;
        if (chance_state && eagerness > 0 && (eagerness > 1 || chance(8) == 0))
            for (unsigned long n = chance(4); n-- > 0;) run_some();
        if (calls == fail_call) {
            fail_name = name;
            error = fail_error;
            if (fail_kind == STANDIN_STICKY) devices[(size_t)current_device]->sticky = fail_error;
        } else if (!harmless) {
            error = devices[(size_t)current_device]->sticky;
        }
    }
    bool failed() const { return error != cudaSuccess; }
};
#define ENTER(name) \
    Call call(name); \
    if (call.failed()) return give(call.error)

bool valid(cudaStream_t s)
{
    for (Stream *o : streams)
        if (o == (Stream *)(void *)s && !o->destroyed) return true;
    return false;
}
/* the stream behind a handle; of the current device where it is a default one; NULL: none */
Stream *stream_of(cudaStream_t s)
{
    if (s == nullptr) return &devices[(size_t)current_device]->null_stream;
    return valid(s) ? (Stream *)(void *)s : nullptr;
}

} /* namespace */

struct CUevent_st { std::shared_ptr<Event> event; };
struct CUgraph_st { std::vector<Work> works; };
struct CUgraphExec_st { std::vector<Work> works; };

namespace {

cudaError_t enqueue(Stream *s, Work work, bool kernel = false)
{
    if (s->capture) {
        s->capture->works.push_back(std::move(work));
        return cudaSuccess;
    }
    s->items.push_back(Item{++numbers, std::move(work), nullptr, 0, false, true, kernel});
    if (chance_state == 0) run_everything();
    return cudaSuccess;
}

thread_local cudaStreamCaptureMode capture_mode = cudaStreamCaptureModeGlobal; /* of this thread: cudaThreadExchangeStreamCaptureMode */

/* A call that is unsafe while streams are captured: whose captures does it break? Those of this thread, unless they or it are relaxed; and, in
 * the mode that threads begin with, global ones of any thread. */
bool breaks_captures()
{
    bool broken = false;
    for (Stream *s : streams) {
        if (!s->capture || capture_mode == cudaStreamCaptureModeRelaxed) continue;
        bool mine = s->capturer == std::this_thread::get_id() && s->capture_mode != cudaStreamCaptureModeRelaxed;
        if (!mine && !(capture_mode == cudaStreamCaptureModeGlobal && s->capture_mode == cudaStreamCaptureModeGlobal)) continue;
        s->capture_broken = broken = true;
    }
    return broken;
}
#define NOT_WHILE_CAPTURING() \
    if (breaks_captures()) return give(cudaErrorStreamCaptureUnsupported)

} /* namespace */

extern "C" {

/* ----------------------------------------------------------------------------------- devices ---- */

cudaError_t cudaGetDeviceCount(int *count)
{
    Call call("cudaGetDeviceCount", true);
    *count = 0;
    if (call.failed()) return give(call.error);
    *count = (int)devices.size();
    return cudaSuccess;
}
cudaError_t cudaGetDevice(int *device)
{
    Call call("cudaGetDevice", true);
    if (call.failed()) return give(call.error);
    *device = current_device;
    return cudaSuccess;
}
cudaError_t cudaSetDevice(int device)
{
    Call call("cudaSetDevice", true);
    if (call.failed()) return give(call.error);
    if (device < 0 || device >= (int)devices.size()) return give(cudaErrorInvalidDevice);
    current_device = device;
    return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize(void)
{
    ENTER("cudaDeviceSynchronize");
    NOT_WHILE_CAPTURING();
    int device = current_device;
    run_until([device] {
        for (Stream *s : streams)
            if (s->device == device && !s->items.empty()) return false;
        return true;
    });
    return give(devices[(size_t)device]->sticky);
}
/* All of the device is gone: memory, streams, events; their handles name nothing any more. */
cudaError_t cudaDeviceReset(void)
{
    ENTER("cudaDeviceReset");
    int device = current_device;
    for (auto it = blocks.begin(); it != blocks.end();) {
        auto next = std::next(it);
        if (it->second.device == device) release(it->first, true);
        it = next;
    }
    for (size_t i = 0; i < streams.size();) {
        Stream *s = streams[i];
        s->items.clear();
        if (s->device != device || s->legacy) {
            i++;
            continue;
        }
        streams.erase(streams.begin() + (long)i);
        if (!s->destroyed) user_streams--;
        delete s;
    }
    for (auto it = known_events.begin(); it != known_events.end();) {
        auto next = std::next(it);
        if ((*it)->event->device == device) {
            delete *it;
            known_events.erase(it);
            events--;
        }
        it = next;
    }
    devices[(size_t)device]->sticky = cudaSuccess;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attribute, int device)
{
    ENTER("cudaDeviceGetAttribute");
    if (device < 0 || device >= (int)devices.size()) return give(cudaErrorInvalidDevice);
    const standin_device &d = devices[(size_t)device]->is;
    switch (attribute) {
    case cudaDevAttrMultiProcessorCount: *value = d.multiprocessors; break;
    case cudaDevAttrIntegrated: *value = d.integrated; break;
    case cudaDevAttrPageableMemoryAccess: *value = d.pageable_access; break;
    case cudaDevAttrPageableMemoryAccessUsesHostPageTables: *value = d.host_page_tables; break;
    default: return give(cudaErrorInvalidValue);
    }
    return cudaSuccess;
}
cudaError_t cudaDriverGetVersion(int *version) { *version = driver_version; return cudaSuccess; }
static int pointer_attribute(void *value, int attribute, unsigned long long p)
{
    std::unique_lock<std::mutex> held(lock);
    const Block *b = find((void *)(uintptr_t)p, 0, nullptr);
    if (attribute != 7 || !b) return 1;
    *(unsigned long long *)value = b->number;
    return 0;
}
cudaError_t cudaGetDriverEntryPointByVersion(const char *name, void **function, unsigned, unsigned long long, int *)
{
    ENTER("cudaGetDriverEntryPointByVersion");
    *function = strcmp(name, "cuPointerGetAttribute") == 0 ? (void *)pointer_attribute : nullptr;
    return cudaSuccess;
}
cudaError_t cudaGetLastError(void)
{
    std::unique_lock<std::mutex> held(lock);
    cudaError_t error = last_error;
    last_error = cudaSuccess;
    if (!devices.empty() && devices[(size_t)current_device]->sticky != cudaSuccess) last_error = devices[(size_t)current_device]->sticky;
    return error;
}
cudaError_t cudaPeekAtLastError(void) { return last_error; }
const char *cudaGetErrorString(cudaError_t error) { return error == cudaErrorMemoryAllocation ? "out of memory" : "an error of the stand-in's"; }

/* ------------------------------------------------------------------------------------ memory ---- */

cudaError_t cudaMemGetInfo(size_t *free_bytes, size_t *total)
{
    ENTER("cudaMemGetInfo");
    asked_memory++;
    Device *d = devices[(size_t)current_device];
    *total = d->is.memory;
    *free_bytes = d->is.memory > d->used ? d->is.memory - d->used : 0;
    return cudaSuccess;
}
cudaError_t standin_malloc(void **p, size_t bytes)
{
    ENTER("cudaMalloc");
    NOT_WHILE_CAPTURING();
    Device *d = devices[(size_t)current_device];
    if (bytes > d->is.memory || d->used > d->is.memory - bytes) return give(cudaErrorMemoryAllocation);
    *p = bytes ? allocate(bytes, cudaMemoryTypeDevice) : nullptr;
    return cudaSuccess;
}
cudaError_t standin_malloc_host(void **p, size_t bytes, unsigned)
{
    ENTER("cudaHostAlloc");
    NOT_WHILE_CAPTURING();
    *p = bytes ? allocate(bytes, cudaMemoryTypeHost) : nullptr;
    return cudaSuccess;
}
cudaError_t standin_malloc_managed(void **p, size_t bytes, unsigned)
{
    ENTER("cudaMallocManaged");
    NOT_WHILE_CAPTURING();
    *p = allocate(bytes, cudaMemoryTypeManaged);
    return cudaSuccess;
}
/* These free, or destroy, also where they report an error: on a card it may be that of earlier work. */
cudaError_t cudaFree(void *p)
{
    Call call("cudaFree");
    NOT_WHILE_CAPTURING();
    if (p) {
        auto it = blocks.find((uintptr_t)p);
        if (it == blocks.end() || it->second.type == cudaMemoryTypeHost) return give(cudaErrorInvalidValue);
        release((uintptr_t)p);
    }
    return give(call.error);
}
cudaError_t cudaFreeHost(void *p)
{
    Call call("cudaFreeHost");
    NOT_WHILE_CAPTURING();
    if (p) {
        auto it = blocks.find((uintptr_t)p);
        if (it == blocks.end() || it->second.type != cudaMemoryTypeHost) return give(cudaErrorInvalidValue);
        release((uintptr_t)p);
    }
    return give(call.error);
}
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *a, const void *p)
{
    ENTER("cudaPointerGetAttributes");
    const Block *b = find(p, 0, nullptr);
    memset((void *)a, 0, sizeof *a);
    a->type = b ? b->type : cudaMemoryTypeUnregistered;
    a->device = b ? (b->device < 0 ? 0 : b->device) : -2;
    a->hostPointer = b && b->type == cudaMemoryTypeDevice ? nullptr : (void *)(uintptr_t)p;
    a->devicePointer = b ? (void *)(uintptr_t)p : nullptr;
    return cudaSuccess;
}

} /* extern "C" */

namespace {

/* Checks a copy as CUDA does, and makes its work. Pageable memory is read at once; `wait`: the caller must see it done before it returns. */
cudaError_t copy_work(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind, Work *work, bool *wait)
{
    bool whole_to, whole_from;
    const Block *t = find(to, bytes, &whole_to), *f = find(from, bytes, &whole_from);
    bool to_device = t && t->type != cudaMemoryTypeHost, from_device = f && f->type != cudaMemoryTypeHost;
    *wait = false;
    if (bytes == 0) {
        *work = nullptr;
        return cudaSuccess;
    }
    if (!whole_to || !whole_from || !to || !from) return cudaErrorInvalidValue;
    if (kind == cudaMemcpyHostToDevice && (!to_device || (f && f->type == cudaMemoryTypeDevice))) return cudaErrorInvalidValue;
    if (kind == cudaMemcpyDeviceToHost && (!from_device || (t && t->type == cudaMemoryTypeDevice))) return cudaErrorInvalidValue;
    if (kind == cudaMemcpyDeviceToDevice && (!to_device || !from_device)) return cudaErrorInvalidValue;
    if (kind == cudaMemcpyHostToHost && ((t && t->type == cudaMemoryTypeDevice) || (f && f->type == cudaMemoryTypeDevice))) return cudaErrorInvalidValue;
    if (!f) { /* from pageable memory: through a buffer of the driver's, before the call returns */
        std::shared_ptr<std::vector<char>> kept = std::make_shared<std::vector<char>>((const char *)from, (const char *)from + bytes);
        *work = [to, kept] {
            show_device(-1, true); /* it may be another device's memory */
            memcpy(to, kept->data(), kept->size());
            show_device(-1, false);
        };
        *wait = !t; /* host to host */
    } else {
        *work = [to, from, bytes] {
            show_device(-1, true);
            memmove(to, from, bytes);
            show_device(-1, false);
        };
        *wait = !t;
    }
    return cudaSuccess;
}

void drain(Stream *s)
{
    unsigned long number = s->items.empty() ? 0 : s->items.back().number;
    run_until([s, number] { return s->items.empty() || s->items.front().number > number; });
}

} /* namespace */

extern "C" {

static cudaError_t copy(cudaStream_t stream, void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind, bool always_wait)
{
    Stream *s = stream_of(stream);
    Work work;
    bool wait;
    if (!s) return give(cudaErrorInvalidResourceHandle);
    cudaError_t error = copy_work(to, from, bytes, kind, &work, &wait);
    if (error != cudaSuccess) return give(error);
    if (!work) return cudaSuccess;
    enqueue(s, std::move(work));
    if ((!wait && !always_wait) || s->capture) return cudaSuccess;
    drain(s);
    return give(devices[(size_t)s->device]->sticky);
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    ENTER("cudaMemcpyAsync");
    return copy(stream, to, from, bytes, kind, false);
}
cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, enum cudaMemcpyKind kind)
{
    ENTER("cudaMemcpy");
    NOT_WHILE_CAPTURING();
    return copy(nullptr, to, from, bytes, kind, true);
}
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    ENTER("cudaMemcpy2DAsync");
    Stream *s = stream_of(stream);
    bool wait = false, any = false;
    std::vector<Work> rows(height);
    if (!s) return give(cudaErrorInvalidResourceHandle);
    if (width > to_pitch || width > from_pitch) return give(cudaErrorInvalidValue);
    for (size_t i = 0; i < height; i++) {
        cudaError_t error = copy_work((char *)to + i * to_pitch, (const char *)from + i * from_pitch, width, kind, &rows[i], &wait);
        if (error != cudaSuccess) return give(error);
        any = any || wait;
    }
    enqueue(s, [rows] { for (const Work &w : rows) if (w) w(); });
    if (any && !s->capture) {
        drain(s);
        return give(devices[(size_t)s->device]->sticky);
    }
    return cudaSuccess;
}
cudaError_t cudaMemsetAsync(void *p, int value, size_t bytes, cudaStream_t stream)
{
    ENTER("cudaMemsetAsync");
    Stream *s = stream_of(stream);
    bool whole;
    const Block *b = find(p, bytes, &whole);
    if (!s) return give(cudaErrorInvalidResourceHandle);
    if (bytes && (!b || !whole)) return give(cudaErrorInvalidValue);
    if (bytes) enqueue(s, [p, value, bytes] { memset(p, value, bytes); });
    return cudaSuccess;
}
cudaError_t cudaMemset(void *p, int value, size_t bytes) { return cudaMemsetAsync(p, value, bytes, nullptr); }

/* ------------------------------------------------------------------------- streams and events ---- */

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags)
{
    ENTER("cudaStreamCreate");
    Stream *s = new Stream;
    s->device = current_device;
    s->blocking = (flags & cudaStreamNonBlocking) == 0;
    s->legacy = false;
    streams.push_back(s);
    user_streams++;
    *stream = (cudaStream_t)(void *)s;
    return cudaSuccess;
}
cudaError_t cudaStreamCreate(cudaStream_t *stream) { return cudaStreamCreateWithFlags(stream, 0); }
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    Call call("cudaStreamDestroy");
    if (!valid(stream)) return give(cudaErrorInvalidResourceHandle);
    Stream *s = (Stream *)(void *)stream;
    user_streams--;
    s->destroyed = true;
    if (s->items.empty())
        for (size_t i = 0; i < streams.size(); i++)
            if (streams[i] == s) {
                streams.erase(streams.begin() + (long)i);
                delete s;
                break;
            }
    return give(call.error);
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    ENTER("cudaStreamSynchronize");
    Stream *s = stream_of(stream);
    if (!s) return give(cudaErrorInvalidResourceHandle);
    if (s->capture) {
        s->capture_broken = true;
        return give(cudaErrorStreamCaptureUnsupported);
    }
    drain(s);
    return give(devices[(size_t)s->device]->sticky);
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned)
{
    ENTER("cudaEventCreate");
    std::shared_ptr<Event> e = std::make_shared<Event>();
    e->device = current_device;
    *event = new CUevent_st{e};
    known_events.insert(*event);
    events++;
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    Call call("cudaEventDestroy");
    if (!known_events.erase(event)) return give(event ? cudaErrorContextIsDestroyed : cudaErrorInvalidResourceHandle);
    delete event;
    events--;
    return give(call.error);
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    ENTER("cudaEventRecord");
    Stream *s = stream_of(stream);
    if (!known_events.count(event)) return give(cudaErrorContextIsDestroyed);
    if (!s || s->device != event->event->device) return give(cudaErrorInvalidResourceHandle);
    event->event->capture = s->capture;
    if (s->capture) return cudaSuccess;
    s->items.push_back(Item{++numbers, nullptr, event->event, ++event->event->recorded, false, false, false});
    if (chance_state == 0) run_everything();
    return cudaSuccess;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned)
{
    ENTER("cudaStreamWaitEvent");
    Stream *s = stream_of(stream);
    if (!s) return give(cudaErrorInvalidResourceHandle);
    if (event->event->capture && !s->capture)
        for (Stream *o : streams)
            if (o->capture == event->event->capture) {
                s->capture = o->capture;
                s->capture_mode = o->capture_mode;
                s->capturer = o->capturer;
                s->capture_broken = false;
                break;
            }
    if (s->capture || event->event->recorded == event->event->done) return cudaSuccess;
    s->items.push_back(Item{++numbers, nullptr, event->event, event->event->recorded, true, false, false});
    return cudaSuccess;
}

/* ------------------------------------------------------------------------------------ graphs ---- */

cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
{
    Call call("cudaThreadExchangeStreamCaptureMode", true);
    if (call.failed()) return give(call.error);
    std::swap(*mode, capture_mode);
    return cudaSuccess;
}
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    ENTER("cudaStreamBeginCapture");
    Stream *s = stream_of(stream);
    if (!s || s->legacy || s->capture) return give(cudaErrorStreamCaptureUnsupported);
    s->capture = new CUgraph_st;
    s->capture_broken = false;
    s->capture_mode = mode;
    s->capturer = std::this_thread::get_id();
    graphs++;
    return cudaSuccess;
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph)
{
    ENTER("cudaStreamEndCapture");
    Stream *s = stream_of(stream);
    if (!s || !s->capture) return give(cudaErrorStreamCaptureUnsupported);
    *graph = s->capture;
    for (Stream *o : streams) /* those that joined by an event */
        if (o->capture == *graph) o->capture = nullptr;
    if (!s->capture_broken) return cudaSuccess;
    delete *graph;
    graphs--;
    *graph = nullptr;
    return give(cudaErrorStreamCaptureInvalidated);
}
cudaError_t standin_instantiate(cudaGraphExec_t *exec, cudaGraph_t graph)
{
    ENTER("cudaGraphInstantiate");
    *exec = new CUgraphExec_st{graph->works};
    executables++;
    return cudaSuccess;
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream)
{
    ENTER("cudaGraphLaunch");
    Stream *s = stream_of(stream);
    if (!s) return give(cudaErrorInvalidResourceHandle);
    for (const Work &w : exec->works) enqueue(s, w);
    return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    Call call("cudaGraphDestroy");
    delete graph;
    graphs--;
    return give(call.error);
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t exec)
{
    Call call("cudaGraphExecDestroy");
    delete exec;
    executables--;
    return give(call.error);
}

} /* extern "C" */

/* --------------------------------------------------------------------------- a block of threads ---- */

uint3 threadIdx, blockIdx;
dim3 blockDim, gridDim;

namespace {

enum { STACK = 256 << 10 };
enum State { READY, AT_BLOCK, AT_WARP, FREE };

struct Fiber {
    Context context;
    char *stack;
    State state = FREE;
    unsigned thread = 0;
    unsigned mask = 0;        /* at a warp's barrier: for whom it waits, */
    const char *what = "";    /* and what it is */
    uint64_t taken[32];       /* what others gave in an exchange */
    void *fake = nullptr, *tsan = nullptr;
};
struct Pending { void *to; const void *from; };

unsigned long order_state;                                   /* 0: threads go in order */
std::vector<unsigned> &order = *new std::vector<unsigned>;   /* in which the threads of this block begin */
unsigned long atomics, swap_tries;                           /* of the kernels so far */
bool trapped;
unsigned long any_of(unsigned long most)
{
    order_state ^= order_state << 13;
    order_state ^= order_state >> 7;
    order_state ^= order_state << 17;
    return (order_state >> 11) % most;
}
template <class T> void shuffle(std::vector<T> &v)
{
    for (size_t i = v.size(); i > 1; i--) std::swap(v[i - 1], v[any_of(i)]);
}
std::vector<Fiber *> &idle = *new std::vector<Fiber *>;      /* those in state FREE */
std::vector<Fiber *> &by_thread = *new std::vector<Fiber *>; /* those of this block that wait */
unsigned first_ready;                                        /* no thread below it is READY */
std::vector<Fiber *> &ready_ones = *new std::vector<Fiber *>; /* where they go in any order */
void let_go_on(Fiber *f)
{
    f->state = READY;
    if (order_state) ready_ones.push_back(f);
}
Fiber *running;
Context scheduler;
#ifdef STANDIN_ASAN
const void *scheduler_bottom;
size_t scheduler_size;
void *scheduler_fake;
#endif
void *scheduler_tsan;
const Work *kernel_thread;
unsigned threads_of_block, next_thread, finished;
std::vector<std::vector<Pending>> &pending = *new std::vector<std::vector<Pending>>; /* asynchronous copies, by thread */
std::vector<uint64_t> exchanged;           /* by thread */
char *dynamic_shared;
size_t dynamic_bytes;
std::vector<char> &shared_before = *new std::vector<char>; /* what the last kernel left in it */

void become(unsigned thread)
{
    threadIdx.x = thread % blockDim.x;
    threadIdx.y = thread / blockDim.x % blockDim.y;
    threadIdx.z = thread / blockDim.x / blockDim.y;
}

void leave_fiber(Fiber *f)
{
#ifdef STANDIN_ASAN
    __sanitizer_start_switch_fiber(&f->fake, scheduler_bottom, scheduler_size);
#endif
    if (__tsan_switch_to_fiber) __tsan_switch_to_fiber(scheduler_tsan, 0);
    standin_change(&f->context, &scheduler);
#ifdef STANDIN_ASAN
    __sanitizer_finish_switch_fiber(f->fake, &scheduler_bottom, &scheduler_size);
#endif
}

void enter_fiber(Fiber *f)
{
    running = f;
    if (f->state == READY) become(f->thread);
#ifdef STANDIN_ASAN
    __sanitizer_start_switch_fiber(&scheduler_fake, f->stack, STACK);
#endif
    if (__tsan_switch_to_fiber) {
        scheduler_tsan = __tsan_get_current_fiber();
        __tsan_switch_to_fiber(f->tsan, 0);
    }
    standin_change(&scheduler, &f->context);
#ifdef STANDIN_ASAN
    __sanitizer_finish_switch_fiber(scheduler_fake, nullptr, nullptr);
#endif
    running = nullptr;
}

/* A fiber runs threads, one after the other, until one waits at a barrier: then another fiber goes on with the next thread. */
void fiber_main()
{
    Fiber *f = running;
#ifdef STANDIN_ASAN
    __sanitizer_finish_switch_fiber(nullptr, &scheduler_bottom, &scheduler_size);
#endif
    for (;;) {
        f->state = READY;
        while (next_thread < threads_of_block) {
            f->thread = order_state ? order[next_thread] : next_thread;
            next_thread++;
            become(f->thread);
            (*kernel_thread)();
            if (!pending.empty() && !pending[f->thread].empty()) stop("a thread ended with asynchronous copies that it did not wait for");
            finished++;
        }
        f->state = FREE;
        idle.push_back(f);
        leave_fiber(f);
    }
}

Fiber *free_fiber()
{
    if (!idle.empty()) {
        Fiber *f = idle.back();
        idle.pop_back();
        return f;
    }
    Fiber *f = new Fiber;
    f->stack = (char *)mmap(nullptr, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (f->stack == (char *)MAP_FAILED) stop("no memory for fibers");
    prepare(&f->context, f->stack, STACK, fiber_main);
    if (__tsan_create_fiber) f->tsan = __tsan_create_fiber(0);
    return f;
}

/* Lets those go on who wait together: all threads of the block, or those of a warp that name each other. A thread may wait for none that is gone. */
bool release_waiting()
{
    unsigned at_block = 0;
    bool any = false;
    Fiber **const waiting = by_thread.data();
    first_ready = 0;
    for (unsigned t = 0; t < threads_of_block; t++) at_block += waiting[t] && waiting[t]->state == AT_BLOCK;
    if (at_block == threads_of_block) {
        for (unsigned t = 0; t < threads_of_block; t++) let_go_on(waiting[t]);
        return true;
    }
    for (unsigned t = 0; t < threads_of_block; t++) {
        Fiber *f = waiting[t];
        if (!f || f->state != AT_WARP) continue;
        unsigned const warp = t / 32 * 32, present = threads_of_block - warp >= 32 ? ~0u : (1u << (threads_of_block - warp)) - 1;
        bool all = true;
        if (f->mask & ~present) stop("a thread waits for lanes that its block does not have");
        if (!(f->mask >> (t - warp) & 1)) stop("a thread waits for others of its warp by a mask that does not name itself");
        for (unsigned l = 0; l < 32 && all; l++) {
            if (!((f->mask & present) >> l & 1)) continue;
            Fiber *other = waiting[warp + l];
            all = other && other->state == AT_WARP && other->mask == f->mask && strcmp(other->what, f->what) == 0;
        }
        if (!all) continue;
        for (unsigned l = 0; l < 32; l++)
            if ((f->mask & present) >> l & 1) let_go_on(waiting[warp + l]);
        any = true;
    }
    return any;
}

/* the waiting thread that goes on next: of those that may, the one with the lowest number, or any */
Fiber *next_ready()
{
    Fiber **const waiting = by_thread.data();
    if (order_state) {
        if (ready_ones.empty()) return nullptr;
        std::swap(ready_ones[any_of(ready_ones.size())], ready_ones.back());
        Fiber *chosen = ready_ones.back();
        ready_ones.pop_back();
        waiting[chosen->thread] = nullptr;
        return chosen;
    }
    for (; first_ready < threads_of_block; first_ready++) {
        Fiber *f = waiting[first_ready];
        if (!f || f->state != READY) continue;
        waiting[first_ready++] = nullptr;
        return f;
    }
    return nullptr;
}

void run_block()
{
    next_thread = finished = 0;
    if (order_state) {
        order.resize(threads_of_block);
        for (unsigned t = 0; t < threads_of_block; t++) order[t] = t;
        shuffle(order);
    }
    pending.clear();
    by_thread.assign(threads_of_block, nullptr);
    ready_ones.clear();
    first_ready = threads_of_block;
    if (dynamic_bytes > 0) memset(dynamic_shared, 0xA5, dynamic_bytes);
    /* nobody clears it: the first block finds what the last kernel left */
    if (blockIdx.x + blockIdx.y + blockIdx.z == 0) memcpy(dynamic_shared, shared_before.data(), std::min(dynamic_bytes, shared_before.size()));
    while (finished < threads_of_block) {
        /* in any order a warp may go far ahead of the others */
        if (order_state && any_of(16) == 0) release_waiting();
        Fiber *ready_one = order_state && next_thread < threads_of_block && any_of(2) ? nullptr : next_ready();
        if (!ready_one && next_thread < threads_of_block) ready_one = free_fiber();
        if (ready_one) enter_fiber(ready_one);
        else if (!release_waiting()) stop("a barrier that not all threads of the block, or warp, reach");
    }
}

void wait_at(State state, unsigned mask = 0, const char *what = "")
{
    Fiber *f = running;
    if (!f) stop("a barrier outside a kernel");
    f->state = state;
    if (state == READY) let_go_on(f);
    f->mask = mask;
    f->what = what;
    by_thread[f->thread] = f;
    leave_fiber(f);
}

} /* namespace */

void __syncthreads(void) { wait_at(AT_BLOCK); }
void __syncwarp(unsigned mask) { wait_at(AT_WARP, mask, "__syncwarp"); }
/* Other threads may go on here: at atomics, fences, and where a thread sleeps. */
void standin_yield(void)
{
    if (!order_state || !running) return;
    wait_at(READY);
}
void standin_atomic(bool tried)
{
    atomics++;
    swap_tries += tried;
    standin_yield();
}
bool standin_in_kernel(void) { return in_kernel; }
bool standin_is_own(const void *p)
{
    void *const real = (void *)(uintptr_t)p;
#ifdef STANDIN_ASAN
    void *begin = nullptr, *end = nullptr;
    if (running && running->fake && __asan_addr_is_in_fake_stack(running->fake, real, &begin, &end)) return true;
#endif
    return running && (char *)real >= running->stack && (char *)real < running->stack + STACK;
}
void standin_trap(void)
{
    trapped = true;
    if (!running) stop("__trap() outside a kernel");
}
const uint64_t *standin_exchange(uint64_t value, unsigned *present, unsigned mask, const char *what)
{
    Fiber *f = running;
    unsigned thread = f->thread, warp = thread / 32 * 32;
    exchanged.resize(1024);
    exchanged[thread] = value;
    wait_at(AT_WARP, mask, what);
    *present = mask & (threads_of_block - warp >= 32 ? 0xffffffffu : (1u << (threads_of_block - warp)) - 1);
    for (unsigned l = 0; l < 32; l++) f->taken[l] = *present >> l & 1 ? exchanged[warp + l] : 0xA5A5A5A5A5A5A5A5u; /* of lanes that the mask does not name: anything */
    wait_at(AT_WARP, mask, what); /* before the next exchange */
    return f->taken;
}
void *standin_shared(void) { return dynamic_shared; }
unsigned standin_shared_bytes(void) { return dynamic_shared ? (unsigned)dynamic_bytes : 0; }

void mapfn_cuda_pass(void *to, const void *from)
{
    if ((uintptr_t)to % 16 || (uintptr_t)from % 16) stop("an asynchronous copy of misaligned addresses");
    pending.resize(1024);
    pending[running->thread].push_back(Pending{to, from});
}
void mapfn_cuda_pass_wait()
{
    if (pending.empty()) return;
    for (const Pending &p : pending[running->thread]) memcpy(p.to, p.from, 16);
    pending[running->thread].clear();
}

/* how mapfn_cuda.h copies to shared memory: of the kernel that runs, and what a test wants */
standin_copies standin_copies_now = STANDIN_ASYNC;
static standin_copies copies_wanted = STANDIN_AS_DEVICE;
void standin_copies_by(standin_copies how) { copies_wanted = how; }

/* ------------------------------------------------------------------------------------ launches ---- */

cudaError_t standin_enqueue_kernel(dim3 grid, dim3 block, size_t shared, cudaStream_t stream, bool overlap, std::function<void()> thread)
{
    ENTER("cudaLaunchKernel");
    Stream *s = stream_of(stream);
    unsigned long threads = (unsigned long)block.x * block.y * block.z;
    if (!s || s->device != current_device) return give(cudaErrorInvalidResourceHandle);
    if (grid.x == 0 || grid.x > 2147483647u || grid.y == 0 || grid.y > 65535 || grid.z == 0 || grid.z > 65535 || threads == 0 || threads > 1024) return give(cudaErrorInvalidConfiguration);
    if (shared > 48u << 10) return give(cudaErrorInvalidValue);
    if (devices[(size_t)s->device]->is.ptx_version > devices[(size_t)s->device]->is.capability) return give(cudaErrorNoKernelImageForDevice);
    devices[(size_t)s->device]->launches++;
    last_launch = standin_launch{grid, block, shared, overlap, stream, s->device, last_launch.count + 1};
    standin_copies const how = copies_wanted;
    int const code = devices[(size_t)s->device]->is.ptx_version, device = s->device;
    return enqueue(s, [grid, block, shared, thread, how, code, device] {
        void *memory = nullptr;
        if (shared && posix_memalign(&memory, 128, shared) != 0) stop("no memory");
        dynamic_shared = (char *)memory;
        dynamic_bytes = shared;
        standin_copies_now = how != STANDIN_AS_DEVICE ? how : code >= 80 ? STANDIN_ASYNC : STANDIN_PLAIN;
        kernel_thread = &thread;
        gridDim = grid;
        blockDim = block;
        threads_of_block = block.x * block.y * block.z;
        show_hidden(false);
        trapped = false;
        in_kernel = true;
        std::vector<unsigned long> numbers_of_blocks((unsigned long)grid.x * grid.y * grid.z);
        for (unsigned long b = 0; b < numbers_of_blocks.size(); b++) numbers_of_blocks[b] = b;
        if (order_state) shuffle(numbers_of_blocks);
        for (unsigned long b : numbers_of_blocks) {
            blockIdx = uint3{(unsigned)(b % grid.x), (unsigned)(b / grid.x % grid.y), (unsigned)(b / grid.x / grid.y)};
            run_block();
        }
        if (trapped) devices[(size_t)device]->sticky = cudaErrorLaunchFailure;
        in_kernel = false;
        show_hidden(true);
        if (shared) shared_before.assign(dynamic_shared, dynamic_shared + shared);
        dynamic_shared = nullptr;
        free(memory);
    }, true);
}
cudaError_t standin_function_attributes(cudaFuncAttributes *a)
{
    ENTER("cudaFuncGetAttributes");
    NOT_WHILE_CAPTURING(); /* it may load the kernel */
    memset(a, 0, sizeof *a);
    const standin_device &d = devices[(size_t)current_device]->is;
    if (d.ptx_version > d.capability) return give(cudaErrorNoKernelImageForDevice);
    a->maxThreadsPerBlock = 1024;
    a->numRegs = 32;
    a->ptxVersion = d.ptx_version;
    a->binaryVersion = d.capability;
    return cudaSuccess;
}

/* --------------------------------------------------------------------------------- for the tests ---- */

void standin_devices(int count, const standin_device *is)
{
    std::unique_lock<std::mutex> held(lock);
    run_everything();
    make_devices(count, is);
    current_device = 0;
    last_error = cudaSuccess;
}
void standin_late(unsigned long seed)
{
    std::unique_lock<std::mutex> held(lock);
    chance_state = seed ? seed * 0x9E3779B97F4A7C15ul | 1 : 0;
    eagerness = seed % 3;
    if (!seed) run_everything();
}
void standin_fail(long call, cudaError_t error, standin_kind kind)
{
    std::unique_lock<std::mutex> held(lock);
    calls = 0;
    fail_call = call;
    fail_error = error;
    fail_kind = kind;
    fail_name = "";
}
void standin_fail_work(long work, cudaError_t error)
{
    std::unique_lock<std::mutex> held(lock);
    works = 0;
    fail_work = work;
    fail_work_error = error;
}
int standin_left(bool say)
{
    std::unique_lock<std::mutex> held(lock);
    int waiting = 0, memory = (int)blocks.size();
    for (Stream *s : streams) waiting += (int)s->items.size();
    if (say && (memory || user_streams || events || graphs || executables || waiting))
        fprintf(stderr, "stand-in: left: %d allocations, %d streams, %d events, %d graphs, %d executables, %d items of work\n",
            memory, user_streams, events, graphs, executables, waiting);
    return memory + user_streams + events + graphs + executables + waiting;
}
void standin_revive(void)
{
    std::unique_lock<std::mutex> held(lock);
    run_everything(); /* which does nothing on sticky devices: their work is dropped */
    for (Device *d : devices) d->sticky = cudaSuccess;
    last_error = cudaSuccess;
}
void standin_hide(const void *p, size_t bytes)
{
    std::unique_lock<std::mutex> held(lock);
    if (bytes) hidden[(uintptr_t)p] = bytes;
    else hidden.erase((uintptr_t)p);
}
template <class F> static auto locked(F f) -> decltype(f())
{
    std::unique_lock<std::mutex> held(lock);
    return f();
}
template <class T> static T taken(T &count) { return locked([&] { T const was = count; count = 0; return was; }); }
long standin_calls(void) { return locked([] { return calls; }); }
long standin_works(void) { return locked([] { return works; }); }
size_t standin_used(int device) { return locked([=] { return devices[(size_t)device]->used; }); }
size_t standin_peak(int device) { return locked([=] { return devices[(size_t)device]->peak; }); }
void standin_peak_reset(void) { locked([] { for (Device *d : devices) d->peak = d->used; }); }
unsigned long standin_launches(int device) { return locked([=] { return devices[(size_t)device]->launches; }); }
standin_launch standin_last_launch(void) { return locked([] { return last_launch; }); }
unsigned long standin_at_once(bool kernels) { return taken(kernels ? most_kernels : most_streams); }
unsigned long standin_asked(void) { return taken(asked_memory); }
unsigned long standin_atomics(bool tries) { return taken(tries ? swap_tries : atomics); }
void standin_order(unsigned long seed) { locked([=] { order_state = seed ? seed * 0x9E3779B97F4A7C15ul | 1 : 0; }); }
void standin_driver(int version) { locked([=] { driver_version = version; }); }
const char *standin_call_name(void) { return fail_name; }
