"""worker.c's protocol for the Python systems: worker.py MODULE SYSTEM THREADS, commands on stdin, one line each to stdout.

One command more, `work WORK`, comes first and again for each work: imports of up to 14 s are too slow to repeat.
MODULE.start(system, work, threads) returns a function `prepare(inputs)`, or None where the system lacks the work; prepare returns (call, outputs): call() does the work once and waits for its end; outputs(result) gives NumPy arrays, for `check`.
Inputs are NumPy arrays with the bits that worker.c makes.
"""
import importlib
import os
import statistics
import sys
import time

MODULE, SYSTEM, THREADS = sys.argv[1], sys.argv[2], int(sys.argv[3])
if THREADS == 1:  # for libraries that count processors, and for those whose variables below are called otherwise
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
for name in ('OMP_NUM_THREADS', 'MKL_NUM_THREADS', 'OPENBLAS_NUM_THREADS', 'NUMBA_NUM_THREADS', 'TF_NUM_INTRAOP_THREADS', 'TF_NUM_INTEROP_THREADS'):
    os.environ[name] = str(THREADS)
os.environ.update(TF_CPP_MIN_LOG_LEVEL='3', CUDA_VISIBLE_DEVICES='', JAX_PLATFORMS='cpu')
answers = os.fdopen(os.dup(1), 'w')
os.dup2(2, 1)  # what a library prints is no answer

import numpy as np  # noqa: E402

FEATURES, OUTER, CLASSES, REPEATS, ITERATIONS, SHOWN = 32, 32 * 32, 64, 10000, 256, 1 << 16


def hashed(n, start=0):
    return np.arange(start, start + n, dtype=np.uint32) * np.uint32(2654435761)


def unit(n, start=0):
    return (hashed(n, start) >> np.uint32(8)).astype(np.float32) * np.float32(2.0 ** -24)


def mixed(n):  # without a pattern, which a processor would learn
    h = hashed(n)
    h = (h ^ (h >> np.uint32(15))) * np.uint32(0x2c1b3c6d)
    return h ^ (h >> np.uint32(12))


class Inputs:
    def __init__(self, work, n):
        self.n, self.a = n, np.float32(0.1 if work == 'gradients' else 1.5)
        if work in ('image', 'roots'):
            self.bytes = (hashed(n) >> np.uint32(24)).astype(np.uint8)
        elif work == 'collatz':
            self.ints = (1 + (hashed(n) >> np.uint32(16))).astype(np.int32)
        elif work in ('histogram', 'skewed'):
            drawn = mixed(n)
            self.bytes = (drawn >> np.uint32(24)).astype(np.uint8)
            if work == 'skewed':
                self.bytes[drawn % np.uint32(5) != 0] = 7
        elif work.startswith('keep_') or work == 'search':
            self.x = (mixed(n) >> np.uint32(8)).astype(np.float32) * np.float32(2.0 ** -24)
            self.a = np.float32({'keep_1': 0.99, 'keep_50': 0.5, 'keep_99': 0.01, 'search': 1.5}[work])
        elif work == 'memory':
            self.ints = np.arange(n, dtype=np.int32)
        elif work == 'ragged':
            self.lengths = (1 + (hashed(n) >> np.uint32(26))).astype(np.int64)
            self.splits = np.concatenate([[0], np.cumsum(self.lengths)]).astype(np.int64)
            self.x = (hashed(int(self.splits[-1])) >> np.uint32(28)).astype(np.float32)
        elif work == 'mandelbrot':
            pixel = (np.arange(n, dtype=np.uint64) << np.uint64(20)) // np.uint64(n)
            self.x = (pixel % np.uint64(1024)).astype(np.float32) * np.float32(2.5 / 1024) - np.float32(2)
            self.y = (pixel // np.uint64(1024)).astype(np.float32) * np.float32(2.5 / 1024) - np.float32(1.25)
        elif work == 'polynomial':
            self.x = unit(n, 12345)
        elif work == 'dot':
            self.x, self.y = unit(n), unit(n, 12345)
        else:
            each = {'outer': OUTER, 'gradients': FEATURES, 'softmax': CLASSES, 'columns': CLASSES}.get(work, 1)
            self.x = unit(n * each) * np.float32(8) - np.float32(4)
            if work in ('saxpy', 'gradients'):
                self.y = unit(n, 12345)
            if work == 'outer':
                self.x = self.x.reshape(n, 32, 32)
            if work in ('softmax', 'columns'):
                self.x = self.x.reshape(n, CLASSES)
            if work == 'gradients':
                self.x, self.weights = self.x.reshape(n, FEATURES), unit(FEATURES, 77) - np.float32(0.5)


def memory(what):
    with open('/proc/self/status') as f:
        return next(int(line.split()[1]) for line in f if line.startswith(what))


def timed(call, calls):
    start = time.perf_counter_ns()
    for _ in range(calls):
        call()
    return (time.perf_counter_ns() - start) / calls


def hot(call, sample):
    calls = 1
    t = timed(call, 1)
    for _ in range(5):  # waking threads may take some ms
        if sample <= t < 3e7:
            t = min(t, timed(call, 1))
    if t >= sample:
        return t
    while t * calls < sample / 4:
        calls *= 4
        t = timed(call, calls)
    return timed(call, max(1, int(sample / t)))


def idle(call, pause, count):
    times = []
    call()
    for _ in range(count):
        time.sleep(pause / 1000)
        times.append(timed(call, 1))
    return statistics.median(times)


def shown(value):
    flat = np.ascontiguousarray(value).reshape(-1)
    return flat.tobytes() if flat.size <= 2 * SHOWN else flat[:SHOWN].tobytes() + flat[-SHOWN:].tobytes()


def main():
    prepared = {}
    module = importlib.import_module(MODULE)
    at_start = memory('VmHWM')
    work = prepare = None

    def get(n):
        if n not in prepared:
            prepared[n] = prepare(Inputs(work, n))
        return prepared[n]

    def answer(words):
        nonlocal work, prepare
        if words[0] == 'work':
            prepared.clear()
            work, prepare = words[1], module.start(SYSTEM, words[1], THREADS)
            return 'ok'
        if words[0] == 'peak':
            return f'{memory("VmHWM")} {at_start}'
        if words[0] == 'drop':
            prepared.clear()
            return 'ok'
        if prepare is None:
            return 'none'
        n = int(words[1])
        call, outputs = get(n)
        if words[0] == 'warm':
            return f'{timed(call, 1):.0f} {timed(call, 1):.0f}'
        if words[0] == 'check':
            with open(words[2], 'wb') as f:
                for value in outputs(call()):
                    f.write(shown(value))
            return 'ok'
        if words[0] == 'hot':
            return f'{hot(call, float(words[2])):.2f}'
        if words[0] == 'idle':
            return f'{idle(call, float(words[2]), int(words[3])):.0f}'
        return 'unknown'

    for line in sys.stdin:
        try:
            reply = answer(line.split())
        except Exception as e:  # said in the table, not lost
            reply = 'failed: ' + ' '.join(f'{type(e).__name__}: {e}'.split())[:200]
        print(reply, file=answers, flush=True)


main()
