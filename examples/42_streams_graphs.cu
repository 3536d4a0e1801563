/* Two streams that run beside each other, and a chain of maps recorded once into a CUDA graph and replayed.
 *
 * Shows: .stream, name_map_cuda_prepare before a capture, maps in a graph, a fallible map whose `failure` lies in device memory.
 * Run:   nvcc -O2 examples/42_streams_graphs.cu -o build/42_streams_graphs && build/42_streams_graphs */
#include "../mapfn_cuda.h"
#include <stdio.h>
#include <stdlib.h>

MAPFN(void, step, inout(float, position), inout(float, speed), uniform(float, dt))
{
    *speed -= *position * dt; /* a spring */
    *position += *speed * dt;
}

MAPFN(float, energy, in(float, position), in(float, speed))
{
    return 0.5f * (position * position + speed * speed);
}

/* 0, or 1 where a spring has gone wild */
MAPFN(int, watch, in(float, energy), uniform(float, most), fallible)
{
    return energy > most;
}

static void check(cudaError_t error, const char *what)
{
    if (error == cudaSuccess) return;
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
    exit(1);
}
static void check_map(mapfn_status status)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s (%s)\n", mapfn_explain(), cudaGetErrorString((cudaError_t)mapfn_cuda_last_error()));
    exit(1);
}

/* options with no more than a stream; -std=c++20 could write MAPFN_OPTS(.stream = stream) in its place */
static mapfn_opts on(cudaStream_t stream)
{
    mapfn_opts o = mapfn_opts();
    o.stream = stream;
    return o;
}

enum { N = 5000, STEPS = 50, ROUNDS = 20 };

int main(void)
{
    mapfn_status status = step_map_cuda_prepare(NULL);
    if (status == MAPFN_NO_DEVICE) {
        printf("42_streams_graphs: no CUDA device or driver here, nothing to show\n");
        return 0;
    }
    check_map(status);
    check_map(energy_map_cuda_prepare(NULL)); /* so that a capture does not meet the very first use of a kernel */
    check_map(watch_map_cuda_prepare(NULL));

    static float start[N];
    float *position[2], *speed[2], *sum;
    mapfn_failure *failure, seen;
    cudaStream_t stream[2];
    for (int i = 0; i < N; i++) start[i] = i == 77 || i == 4242 ? 3 : 1;
    check(cudaMalloc((void **)&sum, sizeof start), "cudaMalloc");
    check(cudaMalloc((void **)&failure, sizeof *failure), "cudaMalloc");
    for (int s = 0; s < 2; s++) {
        check(cudaStreamCreateWithFlags(&stream[s], cudaStreamNonBlocking), "cudaStreamCreate");
        check(cudaMalloc((void **)&position[s], sizeof start), "cudaMalloc");
        check(cudaMalloc((void **)&speed[s], sizeof start), "cudaMalloc");
        check(cudaMemcpyAsync(position[s], start, sizeof start, cudaMemcpyHostToDevice, stream[s]), "cudaMemcpyAsync");
        check(cudaMemsetAsync(speed[s], 0, sizeof start, stream[s]), "cudaMemsetAsync");
    }

    /* the first stream: every call is launched by itself */
    mapfn_opts first = on(stream[0]), second = on(stream[1]);
    for (int k = 0; k < STEPS * ROUNDS; k++) check_map(step_map_cuda(N, position[0], speed[0], 0.01f, &first));

    /* the second: STEPS calls are recorded, nothing runs yet; then the graph is launched ROUNDS times, at one call each */
    cudaGraph_t graph;
    cudaGraphExec_t replay;
    check(cudaStreamBeginCapture(stream[1], cudaStreamCaptureModeGlobal), "cudaStreamBeginCapture");
    for (int k = 0; k < STEPS; k++) check_map(step_map_cuda(N, position[1], speed[1], 0.01f, &second));
    check_map(energy_map_cuda(N, sum, position[1], speed[1], &second));
    check_map(watch_map_cuda(N, sum, 4.0f, failure, &second));
    check(cudaStreamEndCapture(stream[1], &graph), "cudaStreamEndCapture");
    check(cudaGraphInstantiate(&replay, graph, 0), "cudaGraphInstantiate");
    for (int round = 0; round < ROUNDS; round++) check(cudaGraphLaunch(replay, stream[1]), "cudaGraphLaunch");

    static float a[N], b[N];
    check(cudaMemcpyAsync(a, position[0], sizeof a, cudaMemcpyDeviceToHost, stream[0]), "cudaMemcpyAsync");
    check(cudaMemcpyAsync(b, position[1], sizeof b, cudaMemcpyDeviceToHost, stream[1]), "cudaMemcpyAsync");
    check(cudaMemcpyAsync(&seen, failure, sizeof seen, cudaMemcpyDeviceToHost, stream[1]), "cudaMemcpyAsync");
    check(cudaStreamSynchronize(stream[0]), "cudaStreamSynchronize");
    check(cudaStreamSynchronize(stream[1]), "cudaStreamSynchronize");
    size_t different = 0;
    for (int i = 0; i < N; i++) different += a[i] < b[i] || a[i] > b[i];
    printf("%d steps, position %.3f; %zu elements differ between calls and graph\n", STEPS * ROUNDS, a[0], different);
    printf("energy above 4: first at element %zu, code %d\n", seen.index, seen.code);
    for (int s = 0; s < 2; s++) {
        check(cudaFree(position[s]), "cudaFree");
        check(cudaFree(speed[s]), "cudaFree");
        check(cudaStreamDestroy(stream[s]), "cudaStreamDestroy");
    }
    check(cudaGraphExecDestroy(replay), "cudaGraphExecDestroy");
    check(cudaGraphDestroy(graph), "cudaGraphDestroy");
    check(cudaFree(sum), "cudaFree");
    check(cudaFree(failure), "cudaFree");
    return different != 0;
}
