/* Maps of host arrays on the stand-in, bit by bit against the sequential map: every kind of parameter, sums and steps, memory, option and card
 * by chance; then each of what can go wrong; graphs, far indices.
 *     host LABEL chance     host LABEL trouble */
#include "host.h"

/* ----------------------------------------------------------------------------------- by chance ---- */

/* all maps, `rounds` times, those with sums a fifth of them, with everything else by chance; device memory within .device_bytes */
static void by_chance(int count, bool unified, int rounds, bool full)
{
    Cards const now(count, 0, unified);
    for (int round = 0; round < rounds; round++) {
        standin_late(round % 4 == 0 ? 0 : (unsigned long)round);
        standin_order(round % 3 == 1 ? (unsigned long)round : 0);
        void *p; /* an error of the program's own stands there before, and then still afterwards */
        cudaGetLastError();
        if (round % 4 == 2) EXPECT(cudaMalloc(&p, (size_t)1 << 40) == cudaErrorMemoryAllocation);
        for (size_t k = 0; k < sizeof all_calls / sizeof *all_calls; k++) {
            if (all_calls[k].lanes && (round + (int)k) % 5 != 0) continue;
            Case c((unsigned long)(round * 100 + (int)k + 1));
            c.cards = count;
            c.unified = unified;
            c.memory = full ? MIXED : (Memory)(round % 4);
            c.options(full, all_calls[k].lanes);
            if (full && c.opts.progress && c.coin()) c.partly = true, c.cancel_after = 1 + (long)c.draw(4);
            all_calls[k].call(c);
        }
    }
    cudaGetLastError();
}
TEST(each_memory) { by_chance(1, false, 16, false); }
TEST(all_by_chance) { by_chance(1, false, 36, true); }
TEST(unified_memory) { by_chance(1, true, 12, true); }
TEST(three_cards)
{
    by_chance(3, false, 24, true);
    EXPECT_SAY(parted > 3, "%lu calls with sums ended early", parted);
}

/* ------------------------------------------------------------------------------------- trouble ---- */

/* A map whose k-th call of the runtime fails, for every k: nothing leaks, completed is true, and the map works again afterwards. */
static void fail_each_call(Calls *call, const char *what, int cards, unsigned long seed, cudaError_t error, standin_kind kind, size_t n = 333)
{
    long k, failures = 0;
    for (k = 1;; k++) {
        Cards const now(cards, k % 3 == 0 ? 0 : seed + (unsigned long)k);
        for (int again = 0; again < (n > 500 && k % 3 ? 1 : 2); again++) { /* of a large one two times in three the first call alone */
            Case c(seed);
            c.cards = cards;
            c.memory = MIXED;
            c.options(false);
            c.n = n;
            c.opts.device = cards > 1 ? -1 : 0;
            c.opts.device_bytes = 40000;
            c.partly = again == 0;
            c.fail_at = again == 0 ? k : 0;
            c.fail_error = error;
            c.fail_kind = kind;
            call(c);
            if (again == 0) {
                bool failed = c.status != MAPFN_OK && c.status != MAPFN_ELEMENT_FAILED;
                failures += failed;
                EXPECT_SAY(c.reached ? !failed || c.status == MAPFN_CUDA_ERROR || c.status == MAPFN_NO_MEMORY || c.status == MAPFN_NO_DEVICE : !failed,
                    "%s, call %ld: status %d, %s", what, k, c.status, mapfn_explain());
                if (failed) EXPECT_SAY(mapfn_cuda_last_error() == (int)error, "%s, call %ld (%s): last error %d", what, k, c.failed_call.c_str(), mapfn_cuda_last_error());
                EXPECT_SAY(standin_peak(0) <= c.allowed, "%s: %zu bytes of device memory", what, standin_peak(0));
                if (!c.reached) k = -k; /* there is no such call: all have failed once */
                cudaGetLastError();
            }
        }
        if (k < 0) break;
    }
    EXPECT_SAY(failures > 10, "%s: %ld calls failed", what, failures);
}
TEST(each_call_fails)
{
    fail_each_call(call_saxpy, "saxpy", 1, 11, cudaErrorMemoryAllocation, STANDIN_ONCE);
    fail_each_call(call_saxpy, "saxpy, two cards", 2, 12, cudaErrorUnknown, STANDIN_ONCE);
    fail_each_call(call_lengths, "lengths", 1, 13, cudaErrorUnknown, STANDIN_ONCE);
    fail_each_call(call_failing, "failing", 1, 14, cudaErrorMemoryAllocation, STANDIN_ONCE);
    fail_each_call(call_worked, "worked", 1, 15, cudaErrorUnknown, STANDIN_ONCE);
    fail_each_call(call_wides, "wides, two cards", 2, 16, cudaErrorUnknown, STANDIN_ONCE, 700); /* two blocks of the sum, and parts of blocks */
}
TEST(each_call_breaks_the_card)
{
    fail_each_call(call_saxpy, "saxpy", 1, 21, cudaErrorIllegalAddress, STANDIN_STICKY);
    fail_each_call(call_masked, "masked", 1, 22, cudaErrorIllegalAddress, STANDIN_STICKY);
}
/* a kernel or copy that faults when it runs */
static void fault_each_work(Calls *call, size_t n)
{
    for (long k = 1;; k++) {
        Cards const now(1, (unsigned long)k);
        Case c(31);
        c.options(false);
        c.n = n;
        c.partly = true;
        c.fault_at = k;
        call(c);
        long works = c.works;
        EXPECT_SAY((c.status == MAPFN_CUDA_ERROR && mapfn_cuda_last_error() == cudaErrorIllegalAddress) || (k > works && c.status == MAPFN_OK), "work %ld: status %d", k, c.status);
        if (k > works) break;
    }
}
TEST(each_work_faults)
{
    fault_each_work(call_several, 333);
    fault_each_work(call_wides, 700);
}
/* cancelled after so many calls of progress: exactly [0, completed) is computed, and the rest of the map makes it whole */
TEST(cancel_and_resume)
{
    int cancelled = 0;
    for (unsigned long seed = 1; seed < 25; seed++) {
        int cards = seed % 3 == 0 ? 3 : 1;
        Cards const now(cards, seed);
        size_t n = 900, done = 0, before = 0;
        std::vector<double> z(n, 0.5);
        std::vector<short> x(n, 1);
        std::vector<int> y(n, -1);
        double *pinned;
        int calls = 0;
        cudaMallocHost(&pinned, n * sizeof *pinned);
        double *const values = seed % 2 ? z.data() : pinned;
        for (size_t i = 0; i < n; i++) pinned[i] = 0.5;
        do {
            Case c(seed);
            mapfn_opts o = mapfn_opts();
            c.n = n;
            c.cancel_after = (long)(1 + seed % 4);
            o.begin = before = done;
            o.completed = &done;
            o.progress = Case::progress;
            o.progress_arg = &c;
            o.device = cards > 1 ? -1 : 0;
            o.grain = 40;
            mapfn_status status = several_map_cuda_host(n, x.data(), y.data(), values, &o);
            EXPECT(done > before && status == (c.progress_calls == c.cancel_after && c.last_progress < n ? MAPFN_CANCELLED : MAPFN_OK));
            for (size_t i = 0; i < n; i++) EXPECT_SAY(y[i] == (i < done ? 1 + (int)i : -1) && values[i] == 0.5 + (i < done ? (double)i : 0), "seed %lu: element %zu of %zu done", seed, i, done);
        } while (done < n && ++calls < 100);
        EXPECT(done == n);
        cancelled += calls;
        cudaFreeHost(pinned);
    }
    EXPECT(cancelled > 40);
}
/* earlier work on .stream, or on the default stream, is seen */
TEST(after_earlier_work)
{
    for (unsigned long seed = 1; seed < 30; seed++) {
        Cards const now(1, seed);
        size_t n = 500;
        float *x, *device;
        cudaStream_t stream;
        cudaMallocHost(&x, 3 * n * 4);
        float *const later = x + n, *const y = x + 2 * n;
        cudaMalloc(&device, n * 4);
        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
        for (size_t i = 0; i < n; i++) x[i] = 0, later[i] = (float)i;
        cudaMemcpyAsync(device, later, n * 4, cudaMemcpyHostToDevice, stream);
        cudaMemcpyAsync(x, device, n * 4, cudaMemcpyDeviceToHost, stream);
        mapfn_opts o = mapfn_opts();
        o.stream = stream;
        if (seed % 2) {
            cudaEvent_t e;
            cudaEventCreateWithFlags(&e, cudaEventDisableTiming);
            cudaEventRecord(e, stream);
            cudaStreamWaitEvent(NULL, e, 0);
            cudaEventDestroy(e);
            o.stream = NULL;
        }
        EXPECT(saxpy_map_cuda_host(n, y, x, seed % 3 ? device : x, 1.f, &o) == MAPFN_OK);
        for (size_t i = 0; i < n; i++) EXPECT_SAY(y[i] == 2 * (float)i, "seed %lu: element %zu", seed, i);
        cudaStreamDestroy(stream);
        cudaFree(device);
        cudaFreeHost(x);
    }
}
/* How much memory is free is asked by a call that takes more than is kept, and by no other. So what was kept of a full card does not hold for
 * ever. */
TEST(a_quarter_of_what_is_free)
{
    static float x[3000], out[3000];
    void *others = NULL;
    Cards const now;
    for (int i = 0; i < 3000; i++) x[i] = (float)i;
    EXPECT(cudaMalloc(&others, (1 << 20) - 8000) == cudaSuccess);
    size_t const used = standin_used(0);
    EXPECT(saxpy_map_cuda_host(3000, out, x, x, 1.f, NULL) == MAPFN_OK && out[2999] == 2 * 2999 && standin_used(0) - used <= 2000);
    cudaFree(others);
    standin_asked();
    for (int again = 0; again < 4; again++) {
        EXPECT(saxpy_map_cuda_host(3000, out, x, x, 1.f, NULL) == MAPFN_OK && out[2999] == 2 * 2999 && standin_used(0) >= 5000);
        EXPECT(standin_asked() == (again == 0));
    }
}
/* A device that was reset between two calls: what was kept from the first is forgotten, not used and not freed, also where somebody has new
 * memory of both kinds at its places. */
TEST(after_a_reset)
{
    for (int what = 0; what < 3; what++) {
        float x[900], y[900];
        mapfn_opts o = mapfn_opts();
        Cards const now(1, what == 1 ? 5 : 0);
        for (int i = 0; i < 900; i++) x[i] = (float)i;
        o.grain = what == 2 ? 0 : 100;
        for (int again = 0; again < 3; again++) {
            EXPECT_SAY(saxpy_map_cuda_host(900, y, x, x, 1.f, &o) == MAPFN_OK && y[899] == 2 * 899, "call %d: %s", again, mapfn_explain());
            EXPECT(cudaPeekAtLastError() == cudaSuccess);
            mapfn_cuda_card const was = *mapfn_cuda_keeps.cards;
            char *memory = NULL, *staging = NULL;
            EXPECT(cudaDeviceReset() == cudaSuccess);
            if (what == 1) {
                if (again == 1) mapfn_cuda_release(); /* what is gone is not freed */
                EXPECT(cudaPeekAtLastError() == cudaSuccess);
                continue;
            }
            EXPECT(cudaMalloc(&memory, was.memory_bytes) == cudaSuccess && cudaMallocHost(&staging, was.staging_bytes) == cudaSuccess);
            EXPECT(memory == was.memory && staging == was.staging);
            EXPECT(cudaMemset(memory, 7, was.memory_bytes) == cudaSuccess);
            memset(staging, 7, was.staging_bytes);
            EXPECT(saxpy_map_cuda_host(900, y, x, x, 1.f, &o) == MAPFN_OK && y[899] == 2 * 899 && mapfn_cuda_keeps.cards->memory != memory);
            for (size_t k = 0; k < was.staging_bytes; k++) EXPECT_SAY(staging[k] == 7, "call %d: byte %zu of somebody's page-locked memory", again, k);
            mapfn_cuda_release(); /* else it would be forgotten, and leak, at the next reset */
            EXPECT(cudaFree(memory) == cudaSuccess && cudaFreeHost(staging) == cudaSuccess);
        }
        EXPECT(saxpy_map_cuda_host(900, y, x, x, 1.f, &o) == MAPFN_OK && y[899] == 2 * 899);
    }
}
/* `progress` makes another device the current one: the map goes on where it was, and the caller's device is back at the end */
static bool turn_away(size_t done, size_t total, void *calls)
{
    enum cudaStreamCaptureMode mode = cudaStreamCaptureModeGlobal;
    cudaThreadExchangeStreamCaptureMode(&mode); /* of the caller's, not the map's */
    ++*(int *)calls;
    cudaSetDevice(done < total ? 2 : 1);
    return mode == cudaStreamCaptureModeGlobal;
}
TEST(progress_turns_to_another_device)
{
    float x[3000], y[3000];
    for (int wanted = -1; wanted < 3; wanted++) {
        mapfn_opts o = mapfn_opts();
        int device = -1, calls = 0;
        Cards const now(3, 3);
        for (int i = 0; i < 3000; i++) x[i] = (float)i, y[i] = 0;
        o.progress = turn_away;
        o.progress_arg = &calls;
        o.device = wanted;
        o.grain = 200;
        mapfn_status status = saxpy_map_cuda_host(3000, y, x, x, 1.f, &o);
        EXPECT_SAY(status == MAPFN_OK && y[2999] == 2 * 2999 && calls > 2, "device %d: %d, %s, %d calls", wanted, status, mapfn_explain(), calls);
        EXPECT(cudaGetDevice(&device) == cudaSuccess && device == 0);
        for (int k = 0; k < 3 && wanted >= 0; k++) EXPECT((standin_launches(k) > 0) == (k == (wanted ? wanted - 1 : 0)));
    }
}
/* what fits no card is MAPFN_NO_MEMORY and touches nothing; what fits exactly is computed */
TEST(too_little_memory)
{
    float x[600], y[600] = {0};
    mapfn_opts o = mapfn_opts();
    size_t completed = 5;
    o.completed = &completed;
    for (size_t i = 0; i < 600; i++) x[i] = (float)i;
    o.device_bytes = 3 * 256 - 1;
    EXPECT(saxpy_map_cuda_host(599, y, x, x + 1, 1.f, &o) == MAPFN_NO_MEMORY && completed == 0 && y[0] == 0);
    EXPECT(strstr(mapfn_explain(), "device memory") != NULL);
    o.device_bytes = 3 * 256;
    standin_peak_reset();
    EXPECT(saxpy_map_cuda_host(599, y, x, x + 1, 1.f, &o) == MAPFN_OK && completed == 599 && y[598] == 598 + 599 && standin_peak(0) <= 3 * 256);

    size_t splits[11] = {0, 5, 10, 15, 20, 25, 4025, 4030, 4035, 4040, 4045};
    static int values[4045], others[4045], out[10] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static char text[4045];
    for (int &v : values) v = 1;
    for (o.device_bytes = 40000; o.device_bytes > 30000; o.device_bytes -= 1000) /* the long row takes 2 * 16000 + 4000 bytes */
        if (lengths_map_cuda_host(10, out, values, splits, others, splits, text, splits, &o) == MAPFN_NO_MEMORY) break;
        else EXPECT(completed == 10 && out[5] == 4000), out[0] = -1, text[0] = 0, others[0] = 0;
    EXPECT_SAY(o.device_bytes <= 37000 && o.device_bytes >= 36000, "the longest row fits into %zu bytes", o.device_bytes + 1000);
    EXPECT(completed == 0 && out[0] == -1 && text[0] == 0 && others[0] == 0);
    int ones[50], results[50];
    for (int i = 0; i < 50; i++) ones[i] = i;
    o.device_bytes = 2 * 256 + 255;
    EXPECT(worked_map_cuda_host(50, results, ones, NULL, &o) == MAPFN_NO_MEMORY);
    o.device_bytes = 4 * 256;
    EXPECT(worked_map_cuda_host(50, results, ones, NULL, &o) == MAPFN_OK && results[49] == 3 * 49);
    EXPECT(worked_map_cuda_host(50, results, ones, ones, &o) == MAPFN_BAD_OPTION);
    o.device_bytes = 0;
    o.device = -2;
    EXPECT(saxpy_map_cuda_host(599, y, x, x + 1, 1.f, &o) == MAPFN_BAD_OPTION);
    o.device = 2;
    EXPECT(saxpy_map_cuda_host(599, y, x, x + 1, 1.f, &o) == MAPFN_NO_DEVICE);
    EXPECT(saxpy_map_cuda_host(599, y, x, NULL, 1.f, &o) == MAPFN_NULL_POINTER); /* arguments are checked before a device is looked for */
    EXPECT(saxpy_map_cuda_host(0, NULL, NULL, NULL, 1.f, NULL) == MAPFN_OK);
    EXPECT(saxpy_map_cuda_host(SIZE_MAX / 2, y, x, x, 1.f, NULL) == MAPFN_TOO_LARGE);
    splits[3] = 0;
    EXPECT(lengths_map_cuda_host(10, out, ones, splits, ones, splits, (char *)ones, splits, NULL) == MAPFN_BAD_SPLITS);
    cudaGetLastError();
    mapfn_cuda_release();
    standin_devices(0, NULL);
    EXPECT(saxpy_map_cuda_host(599, y, x, x + 1, 1.f, NULL) == MAPFN_NO_DEVICE);
    EXPECT(saxpy_map_cuda_host(599, y, y + 1, x, 1.f, NULL) == MAPFN_OVERLAP);
    EXPECT(saxpy_map_cuda_host(0, NULL, NULL, NULL, 1.f, NULL) == MAPFN_OK);
    mapfn_cuda_release();
}
/* Memory that was said to be there is not: smaller chunks and fewer slots do, and no error is left behind. */
TEST(less_memory_than_said)
{
    static float x[3000], y[3000];
    int tried = 0;
    for (size_t i = 0; i < 3000; i++) x[i] = (float)i;
    for (long call = 1; call < 60; call++)
        for (size_t n = 100; n <= 3000; n += 2900) { /* one chunk, and many */
            Cards const now;
            y[n - 1] = 0;
            standin_fail(call, cudaErrorMemoryAllocation, STANDIN_ONCE);
            mapfn_status const status = saxpy_map_cuda_host(n, y, x, x, 1.f, NULL);
            bool const memory = standin_calls() >= call && (!strcmp(standin_call_name(), "cudaMalloc") || !strcmp(standin_call_name(), "cudaHostAlloc"));
            standin_fail(0, cudaSuccess, STANDIN_ONCE);
            if (memory) {
                tried++;
                EXPECT_SAY(status == MAPFN_OK && y[n - 1] == 2 * (float)(n - 1) && cudaPeekAtLastError() == cudaSuccess, "%zu elements, call %ld: %s", n, call, mapfn_explain());
            }
            cudaGetLastError();
        }
    EXPECT_SAY(tried >= 3, "%d requests for memory failed", tried);
}
/* splits that the host cannot read: what an output overlaps is where they lie, not their copy */
TEST(an_output_on_splits)
{
    size_t splits[11] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    void *memory = NULL;
    int values[10] = {0}, others[10] = {0}, out[10];
    char text[10] = {0};
    Cards const now;
    if (!EXPECT(cudaMalloc(&memory, 256) == cudaSuccess && cudaMemcpy(memory, splits, sizeof splits, cudaMemcpyDefault) == cudaSuccess)) return;
    const size_t *const there = (const size_t *)memory;
    char *const last = (char *)memory + sizeof splits - 1;
    EXPECT(lengths_map_cuda_host(10, out, values, there, others, there, text, splits, NULL) == MAPFN_OK);
    EXPECT(lengths_map_cuda_host(10, out, values, there, others, splits, last, splits, NULL) == MAPFN_OVERLAP && strstr(mapfn_explain(), "`x_splits`"));
    EXPECT(lengths_map_cuda_host(10, out, values, splits, others, there, last, splits, NULL) == MAPFN_OVERLAP && strstr(mapfn_explain(), "`z_splits`"));
    EXPECT(lengths_map_cuda_host(10, out, values, there, others, splits, last + 1, splits, NULL) == MAPFN_OK);
    cudaFree(memory);
}
/* chunks overlap; but with a limit to the elements in flight, or work space that they share, one kernel runs at a time */
TEST(overlap)
{
    int x[3000], y[3000];
    float a[3000], b[3000];
    for (int limit = 0; limit < 3; limit++) {
        mapfn_opts o = mapfn_opts();
        Cards const now(1, 12);
        standin_at_once(true);
        standin_at_once(false);
        for (int i = 0; i < 3000; i++) x[i] = i, a[i] = (float)i;
        if (limit == 1) o.parallel_iterations = 64;
        if (limit < 2) EXPECT(saxpy_map_cuda_host(3000, b, a, a, 1.f, &o) == MAPFN_OK && b[2999] == 2 * 2999);
        else EXPECT(worked_map_cuda_host(3000, y, x, NULL, &o) == MAPFN_OK && y[2999] == 3 * 2999);
        unsigned long kernels = standin_at_once(true), streams = standin_at_once(false);
        EXPECT_SAY(streams >= 3, "%lu streams at once", streams);
        EXPECT_SAY(limit ? kernels == 1 : kernels > 1, "%lu kernels at once, limit %d", kernels, limit);
    }
}
/* of several cards, one on which nothing fits is left out */
TEST(a_card_that_is_full)
{
    float x[3000], y[3000];
    for (int full = 0; full < 3; full++) {
        standin_device d[3] = {{90, 132, 1 << 20, 90, 0, 0, 0, 1, 1}, {90, 132, 1 << 20, 90, 0, 0, 0, 1, 1}, {90, 132, 1 << 20, 90, 0, 0, 0, 1, 1}};
        mapfn_opts o = mapfn_opts();
        int device = -1;
        Cards const now;
        d[full].memory = 1000;
        standin_devices(3, d);
        standin_late(9);
        for (int i = 0; i < 3000; i++) x[i] = (float)i, y[i] = 0;
        o.device = -1;
        EXPECT(saxpy_map_cuda_host(3000, y, x, x, 1.f, &o) == MAPFN_OK);
        for (int i = 0; i < 3000; i++) EXPECT_SAY(y[i] == 2 * x[i], "element %d", i);
        for (int k = 0; k < 3; k++) EXPECT((standin_launches(k) == 0) == (k == full)); /* all others have chunks */
        EXPECT(cudaGetDevice(&device) == cudaSuccess && device == 0);
    }
}
/* one element and its part is the least that device_bytes may be; less touches nothing */
TEST(too_little_memory_for_a_sum)
{
    enum { N = 700 };
    static uint32_t u[N];
    mapfn_opts o = mapfn_opts();
    size_t completed = 5;
    uint64_t h = 3, wanted;
    Cards const now;
    o.completed = &completed;
    for (uint32_t i = 0; i < N; i++) u[i] = i * 77;
    o.device_bytes = 2 * 256 - 1;
    EXPECT(trace_map_cuda_host(N, u, &h, &o) == MAPFN_NO_MEMORY && completed == 0 && h == 3 && strstr(mapfn_explain(), "device memory"));
    o.device_bytes = 2 * 256;
    standin_peak_reset();
    EXPECT(trace_map_cuda_host(N, u, &h, &o) == MAPFN_OK && completed == N && standin_peak(0) <= 2 * 256);
    EXPECT(trace_map(N, u, &wanted) == MAPFN_OK && h == wanted);
    mapfn_cuda_release();
}
TEST(checks_of_sums)
{
    float x[40] = {1, 2, 3}, s = 7;
    int steps = 5;
    uint64_t h;
    mapfn_opts o = mapfn_opts();
    size_t completed = 9;
    Cards const now;
    EXPECT(dot_map_cuda_host(0, NULL, NULL, NULL, NULL) == MAPFN_NULL_POINTER && strstr(mapfn_explain(), "`s`"));
    EXPECT(dot_map_cuda_host(3, x, x, x + 2, NULL) == MAPFN_OVERLAP && x[2] == 3);
    EXPECT(dot_map_cuda_host(3, NULL, x, &s, NULL) == MAPFN_NULL_POINTER && s == 7);
    EXPECT(dot_map_cuda_host(2, x, x, x + 2, NULL) == MAPFN_OK && x[2] == 5); /* beside the arrays */
    o.work = &o; /* its own work space is on the card, and this is ignored */
    o.begin = 3;
    o.completed = &completed;
    EXPECT(dot_map_cuda_host(3, x, x, &s, &o) == MAPFN_OK && s == 0 && completed == 3); /* no elements */
    EXPECT(hop_map_cuda_host(0, NULL, 5, NULL, &h, &steps, NULL, NULL) == MAPFN_OK && steps == 0 && h == 77);
    s = 7;
    mapfn_cuda_release();
    standin_devices(0, NULL);
    EXPECT(dot_map_cuda_host(3, x, x, &s, NULL) == MAPFN_NO_DEVICE && s == 7);
    EXPECT(dot_map_cuda_host(0, NULL, NULL, &s, NULL) == MAPFN_OK && s == 0);
    cudaGetLastError();
}
/* sums of no arrays: several chunks all the same, so that progress is called and all cards have a part */
TEST(without_arrays)
{
    for (int cards = 1; cards < 4; cards += 2) {
        uint32_t rolls, wanted, s;
        uint64_t h, right;
        size_t const n = 40000;
        Case c(3);
        mapfn_opts o = mapfn_opts();
        Cards const now(cards, 4);
        c.n = n;
        o.progress = Case::progress;
        o.progress_arg = &c;
        o.device = cards > 1 ? -1 : 0;
        EXPECT(dice_map(9000, 7, &wanted) == MAPFN_OK && dice_map_cuda_host(9000, 7, &rolls, NULL) == MAPFN_OK && rolls == wanted);
        EXPECT(lots_map(n, 7, &wanted, &right) == MAPFN_OK && lots_map_cuda_host(n, 7, &s, &h, &o) == MAPFN_OK && s == wanted && h == right);
        EXPECT(c.progress_calls > 1);
        for (int k = 0; k < cards; k++) EXPECT(standin_launches(k) > 0);
    }
}
/* indices past 2^32, of arrays that are not there */
TEST(far_indices)
{
    static const uint64_t begins[] = {(1ull << 32) - 5, 1ull << 33, (1ull << 40) + 77, (1ull << 62) - 3000};
    Cards const now;
    On_card<char> work(lots_map_cuda_work);
    On_card<uint32_t> there(1);
    On_card<uint64_t> hash(1);
    for (uint64_t begin : begins) {
        mapfn_opts o = mapfn_opts();
        size_t const n = begin + 5003;
        uint32_t s, wanted;
        uint64_t h, right;
        o.begin = begin;
        EXPECT(lots_map_opts(n, 3, &wanted, &right, &o) == MAPFN_OK);
        EXPECT(lots_map_cuda_host(n, 3, &s, &h, &o) == MAPFN_OK && s == wanted && h == right);
        o.work = work.p;
        o.work_bytes = lots_map_cuda_work;
        EXPECT(lots_map_cuda(n, 3, there.p, hash.p, &o) == MAPFN_OK);
        there.get(&s, 1), hash.get(&h, 1);
        EXPECT(s == wanted && h == right);
    }
}
/* Two maps that share work memory are captured, and the graph is launched again when the arrays have changed. */
TEST(graphs)
{
    enum { N = 5000, WORK = hop_map_cuda_work + trace_map_cuda_work };
    std::vector<uint32_t> u(N);
    std::vector<int> k(N);
    std::vector<unsigned char> m(N, 1);
    Cards const now;
    On_card<uint32_t> du(N);
    On_card<int> dk(N), dtotal(1);
    On_card<unsigned char> dm(N);
    On_card<uint64_t> hash(3);
    On_card<char> work(WORK);
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t replay;
    mapfn_opts o = mapfn_opts();
    EXPECT(cudaStreamCreate(&stream) == cudaSuccess);
    dm.put(m.data(), N);
    o.stream = stream;
    o.work = work.p;
    o.work_bytes = WORK;
    EXPECT(trace_map_cuda_prepare(NULL) == MAPFN_OK && hop_map_cuda_prepare(NULL) == MAPFN_OK);
    EXPECT(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal) == cudaSuccess);
    EXPECT(trace_map_cuda(N, du.p, hash.p, &o) == MAPFN_OK);
    EXPECT(hop_map_cuda(N, du.p, 30, dk.p, hash.p + 1, dtotal.p, dm.p, &o) == MAPFN_OK);
    EXPECT(trace_map_cuda(N - 7, du.p, hash.p + 2, &o) == MAPFN_OK);
    EXPECT(cudaStreamEndCapture(stream, &graph) == cudaSuccess && cudaGraphInstantiate(&replay, graph, 0) == cudaSuccess);
    for (uint32_t round = 0; round < 4; round++) {
        uint64_t got[3], right[3];
        int total, wanted;
        standin_late(round);
        for (uint32_t i = 0; i < N; i++) u[i] = i * 2654435761u + round;
        du.put(u.data(), N);
        EXPECT(cudaGraphLaunch(replay, stream) == cudaSuccess && cudaStreamSynchronize(stream) == cudaSuccess);
        hash.get(got, 3), dtotal.get(&total, 1);
        EXPECT(trace_map(N, u.data(), right) == MAPFN_OK && hop_map(N, u.data(), 30, k.data(), right + 1, &wanted, m.data()) == MAPFN_OK && trace_map(N - 7, u.data(), right + 2) == MAPFN_OK);
        EXPECT(memcmp(got, right, sizeof got) == 0 && total == wanted);
    }
    cudaGraphExecDestroy(replay), cudaGraphDestroy(graph), cudaStreamDestroy(stream);
}
/* Rows of very different lengths, and cards of different memory: chunks begin at any block, and their granules are subtrees all the same. */
MAPFN(void, ragged_wides, in_ragged(unsigned char, x), reduce(wide, w, blend, blank()))
{
    w->hash[0] = (uint32_t)x_len;
    for (size_t j = 0; j < x_len; j++) w->hash[1] += x[j];
}
TEST(granules_begin_anywhere)
{
    enum { N = 512 * 70 + 77 };
    static uint32_t u[N];
    std::vector<size_t> splits(N + 1, 0);
    for (uint32_t i = 0; i < N; i++) u[i] = i * 2654435761u;
    for (unsigned long seed = 1; seed < 3; seed++) {
        for (size_t i = 0; i < N; i++) splits[i + 1] = splits[i] + (i / (512 * seed) % 3 == 0 ? (i * seed) % 90 : i % 700 == 3);
        std::vector<unsigned char> x(splits[N]);
        for (size_t i = 0; i < x.size(); i++) x[i] = (unsigned char)(i * seed);
        wide w, wanted;
        mapfn_opts o = mapfn_opts();
        Cards const now(seed % 2 ? 1 : 3, seed);
        o.device = seed % 2 ? 0 : -1;
        EXPECT(ragged_wides_map(N, x.data(), splits.data(), &wanted) == MAPFN_OK && ragged_wides_map_cuda_host(N, x.data(), splits.data(), &w, &o) == MAPFN_OK);
        EXPECT_SAY(memcmp(&w, &wanted, sizeof w) == 0, "rows, seed %lu", seed);
        o.grain = 24 * 512; /* for which one of three cards has no memory */
        EXPECT(wides_map(N - seed, u, &wanted) == MAPFN_OK && wides_map_cuda_host(N - seed, u, &w, &o) == MAPFN_OK);
        EXPECT_SAY(memcmp(&w, &wanted, sizeof w) == 0, "numbers, seed %lu", seed);
    }
}
int main(int argc, char **argv)
{
    std::string what = argc > 2 ? argv[2] : "";
    TEST_BEGIN(argc, argv);
    if (what == "chance") {
        RUN(each_memory); RUN(all_by_chance); RUN(unified_memory); RUN(three_cards);
    } else if (what == "trouble") {
        RUN(each_call_fails); RUN(each_call_breaks_the_card); RUN(each_work_faults); RUN(cancel_and_resume); RUN(after_earlier_work);
        RUN(too_little_memory); RUN(less_memory_than_said); RUN(an_output_on_splits); RUN(after_a_reset);
        RUN(a_quarter_of_what_is_free); RUN(progress_turns_to_another_device); RUN(a_card_that_is_full); RUN(overlap);
        RUN(too_little_memory_for_a_sum); RUN(checks_of_sums); RUN(without_arrays); RUN(far_indices); RUN(graphs); RUN(granules_begin_anywhere);
    }
    TEST_END();
}
