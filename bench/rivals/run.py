#!/usr/bin/env python3
"""Times every system of systems.py at every work and leaves one JSON piece for each pair; report.py joins them.

bench/rivals/run.py [--quick | --short | --tiny] [--seconds S] [--works a,b] [--systems a,b] [--out DIR] [--again | --resume] [--build-only]

Each (work, system) pair is a process, which answers one request at a time (one process for all works of a Python system, but where the
peak memory counts: imports are slow). First warm-up and comparison of outputs, then rounds, in which all systems of the work take turns,
each for a sample of about 3 ms. A work whose pieces are there, and younger than all sources, is not measured again, so that the run can be
stopped and resumed. With --seconds a work takes at most twice its even share of what is left: then there are fewer rounds, but at least one.

On a shared machine: BENCH_BUSY and BENCH_QUIET may hold commands that run another one in a queue (as `flock FILE` does); the first is held while
building and warming up, the second while timing, for at most BENCH_SLOT seconds (45) and a round at a time.
"""
import argparse
import array
import contextlib
import glob
import json
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from systems import QUICK_SYSTEMS, QUICK_WORKS, SYSTEMS, WORKS, key, label, same_name_with_more_threads  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(HERE))
BUILD = os.environ.get('BUILD', os.path.join(ROOT, 'build', 'bench'))
VENV = os.environ.get('BENCH_VENV', os.path.join(ROOT, 'build', 'venv'))
SLOT = float(os.environ.get('BENCH_SLOT', '45'))
FOREIGN = 0.2  # a round in which other programs took more than this much of a processor is repeated, as often as there are rounds
PAUSE = 8e6  # ns that a system with threads waits after its turn (worker.c)
CUT, CUT_HUGE, CUT_ONCE = 1e9, 1.5e9, 2e9  # a call that is expected to take longer is not made; one that does take longer is timed once


@contextlib.contextmanager
def held(variable):
    """holds what the command of an environment variable holds while it runs"""
    prefix = shlex.split(os.environ.get(variable, ''))
    if not prefix:
        yield
        return
    holder = subprocess.Popen([*prefix, 'sh', '-c', 'echo held; read -r end'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        holder.stdout.readline()
        yield
    finally:
        holder.stdin.close()
        holder.wait()


def busy():
    """CPU time that the machine has spent, in s; None where there is no /proc/stat"""
    try:
        with open('/proc/stat') as f:
            user, nice, system, _, _, irq, softirq = map(int, f.readline().split()[1:8])
        return (user + nice + system + irq + softirq) / os.sysconf('SC_CLK_TCK')
    except OSError:
        return None


def own(workers):
    """the part of it that this run has spent"""
    ticks = 0
    for worker in workers:
        with contextlib.suppress(OSError), open(f'/proc/{worker.process.pid}/stat') as f:
            ticks += sum(map(int, f.read().rsplit(')', 1)[1].split()[11:13]))
    return ticks / os.sysconf('SC_CLK_TCK') + time.process_time()


class Slots:
    """the quiet machine, given back between rounds"""
    def __init__(self):
        self.context, self.since, self.total = None, 0.0, 0.0

    def take(self):
        """true where it was not held: processes that waited long may have lost pages to the kernel"""
        if self.context and time.monotonic() - self.since > SLOT:
            self.give_back()
        if not self.context:
            self.context = held('BENCH_QUIET')
            self.context.__enter__()
            self.since = time.monotonic()
            return True
        return False

    def ends_soon(self):
        """if not, a further work may begin within this slot; if so, it is given back"""
        if not self.context or time.monotonic() - self.since > SLOT / 2:
            self.give_back()
            return True
        return False

    def give_back(self):
        if self.context:
            self.total += time.monotonic() - self.since
            self.context.__exit__(None, None, None)
            self.context = None


# ------------------------------------------------------------------------------------------------ building
def skipped(what, package):
    print(f'skipped: {what} ({package})', flush=True)


failures = []  # of maps: each is a failure of the whole run


def wrong(what, why):
    failures.append(what)
    print(f'FAILED: {what}: {why}', flush=True)


def has_processor(flag):
    with contextlib.suppress(OSError), open('/proc/cpuinfo') as f:
        return any(flag in line.split() for line in f if line.startswith('flags'))
    return False


def executable(system):
    _, compiler, flags, source, libraries = system.command
    return os.path.join(BUILD, 'rivals', key(system).rsplit('-', 1)[0])


def has_header(compiler, header):
    return subprocess.run([compiler, '-isystem', '/usr/include/eigen3', '-E', '-xc++', '-'], input=f'#if !__has_include(<{header}>)\n#error no\n#endif\n', text=True,
                          capture_output=True).returncode == 0


def fresh(path):
    """is a program, or a piece, younger than all that it may come from?"""
    sources = [os.path.join(folder, name) for folder in (HERE, ROOT) for name in os.listdir(folder)
               if name.endswith(('.c', '.cpp', '.h', 'systems.py', 'worker.py')) or name.startswith('with_')]
    return os.path.exists(path) and os.path.getmtime(path) > max(map(os.path.getmtime, sources))


def build(systems):
    """the systems that this machine has; the others are named"""
    os.makedirs(os.path.join(BUILD, 'rivals'), exist_ok=True)
    there, built, modules = [], {}, {}
    for s in systems:
        if s.command[0] == 'Python':
            module, package = s.needs
            interpreter = os.path.join(VENV, 'bin', 'python')
            if module not in modules:
                modules[module] = os.path.exists(interpreter) and subprocess.run(
                    [interpreter, '-c', f'import importlib.util as u, sys; sys.exit(u.find_spec("{module}") is None)']).returncode == 0
            if modules[module]:
                there.append(s)
            else:
                skipped(s.name, f'PyPI: {package}; `make bench-venv` installs what bench/requirements.txt lists into {os.path.relpath(VENV, ROOT)}')
            continue
        _, compiler, flags, source, libraries = s.command
        program = executable(s)
        if program not in built:
            built[program] = False
            if not shutil.which(compiler):
                skipped(s.name, f'no {compiler}')
            elif s.needs and s.needs[0] == 'processor' and not has_processor(s.needs[1]):
                skipped(s.name, f'no {s.needs[1]} in /proc/cpuinfo')
            elif s.needs and s.needs[0] != 'processor' and not has_header(compiler, s.needs[2]):
                skipped(s.name, f'Debian: apt-get install {s.needs[1]}')
            else:
                # worker.c with every system's own flags, but never -ffast-math: it makes the inputs
                c = {'g++': 'gcc', 'clang++': 'clang'}.get(compiler, compiler)
                commands = [[c, '-std=gnu11', '-O2', '-c', os.path.join(HERE, 'worker.c'), '-o', program + '.worker.o'],
                            [compiler, *flags.split(), '-w', '-I', ROOT, '-I', HERE, os.path.join(HERE, source), program + '.worker.o', '-o', program, *libraries.split(), '-lm']]
                built[program] = fresh(program) or all(subprocess.run(command).returncode == 0 for command in commands)
                if not built[program]:
                    (wrong if s.family == 'mapfn' else skipped)(s.name, f'does not compile: {" ".join(commands[1])}')
        if built[program]:
            there.append(s)
    return there


# ------------------------------------------------------------------------------------------------ workers
class Worker:
    """one system at one work: a process, which Python systems keep for further works"""
    kept = {}

    def __init__(self, system, work):
        self.system, self.work, self.steady, self.piece = system, work, {}, {'hot': {}, 'idle': {}, 'first': {}, 'cut': [], 'state': 'ok'}
        self.keeps = system.command[0] == 'Python' and not WORKS[work].peak
        self.process = Worker.kept.pop(system, None) if self.keeps else None
        if self.process is None:
            if system.command[0] == 'Python':
                command = [os.path.join(VENV, 'bin', 'python'), os.path.join(HERE, 'worker.py'), f'with_{system.command[1]}', system.name, str(system.threads)]
            else:
                command = [executable(system), work, str(system.threads)]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.halted = False
        if system.command[0] == 'Python':
            self.send('work', work)  # answered when measure() asks: all start at once

    def halt(self):
        """stopped but for its own turns: what its threads spin after a call would take a processor from the next system"""
        self.halted = True
        self.process.send_signal(signal.SIGSTOP)

    def resume(self):
        self.halted = False
        self.process.send_signal(signal.SIGCONT)

    def send(self, *words):
        try:
            self.process.stdin.write(' '.join(map(str, words)) + '\n')
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def receive(self):
        answer = self.process.stdout.readline().strip()
        return answer or 'failed: it ended'

    def ask(self, *words):
        """the numbers of an answer, or None; then self.piece['state'] says why"""
        if not self.halted:
            self.send(*words)
            return self.parse(self.receive())
        self.resume()
        answer = self.ask(*words)
        self.halt()
        return answer

    def parse(self, answer):
        try:
            return [float(word) for word in answer.split()] if answer != 'ok' else []
        except ValueError:
            self.piece['state'] = answer
            return None

    def good(self):
        return self.piece['state'] == 'ok'

    def expected(self, n):
        """ns of a call, from the nearest smaller n; below 1000 the call itself may be most of it"""
        nearest = max((m for m in self.steady if m <= n), default=0)
        return self.steady[nearest] * n / nearest if nearest >= 1000 else self.steady.get(nearest, 0)

    def end(self):
        if self.keeps and not self.piece['state'].startswith('failed: it ended'):
            self.ask('drop')
            Worker.kept[self.system] = self.process
        else:
            self.process.stdin.close()
            self.process.wait()

    @staticmethod
    def end_all():
        for process in Worker.kept.values():
            process.stdin.close()
            process.wait()


def compare(path, right, work):
    """why the outputs at `path` are not those at `right`, or ''"""
    def read(name):
        values = array.array(WORKS[work].values)
        with open(name, 'rb') as f:
            values.frombytes(f.read())
        return values
    got, want = read(path), read(right)
    if len(got) != len(want):
        return f'{len(got)} values, not {len(want)}'
    wrong = [k for k, (a, b) in enumerate(zip(got, want)) if not abs(a - b) <= 1e-5 * (1 + abs(b))]
    if WORKS[work].values != 'f':
        wrong = [k for k in range(len(got)) if got[k] != want[k]]
    if len(wrong) > WORKS[work].differ * len(got):
        return f'{len(wrong)} of {len(got)} values differ, value {wrong[0]}: {got[wrong[0]]}, not {want[wrong[0]]}'
    return ''


def measure(work, systems, options, slots, deadline):
    """all systems at one work; after `deadline` there are no further rounds"""
    w = WORKS[work]
    sizes = [n for n in w.sizes if options.sizes is None or n in options.sizes] or w.sizes[:1]
    right = os.path.join(BUILD, 'rivals', f'{work}.right')
    started, spent = time.monotonic(), {}
    with held('BENCH_BUSY') if slots.ends_soon() else contextlib.nullcontext():
        workers = [Worker(s, work) for s in systems]
        # all start together, and answer in turn; a plain loop is what the others are compared with
        for k, worker in enumerate(sorted(workers, key=lambda one: one.system.family != 'loop')):
            if worker.system.command[0] == 'Python':
                worker.parse(worker.receive())
            output = right if k == 0 else right[:-5] + 'other'
            if worker.ask('check', min(w.check, options.most), output) is None:
                continue
            worker.piece['checked'] = 'is the first' if k == 0 else compare(output, right, work) or 'equal'
            if k and worker.piece['checked'] != 'equal':
                worker.piece['state'] = 'failed: ' + worker.piece['checked']
        for n in sizes:
            for worker in workers:
                if not worker.good():
                    continue
                if worker.expected(n) > CUT:
                    worker.piece['cut'].append(n)
                    continue
                begun = time.monotonic()
                answer = worker.ask('warm', n)
                spent[label(worker.system)] = spent.get(label(worker.system), 0) + time.monotonic() - begun
                if answer:
                    worker.piece['first'][n], worker.steady[n] = answer
                    if answer[1] > CUT_ONCE:
                        worker.piece['cut'].append(n)
    warmed = time.monotonic()
    if options.verbose:
        print(f'{work}: warm-up: ' + ', '.join(f'{name} {s:.1f} s' for name, s in sorted(spent.items(), key=lambda item: -item[1])[:6]), flush=True)

    for worker in workers:
        worker.halt()
    disturbed, fewest = 0, options.rounds
    timed = {n: [worker for worker in workers if worker.good() and n in worker.steady and n not in worker.piece['cut']] for n in sizes}
    costs = {n: sum(2 * max(worker.steady[n], options.sample) + PAUSE * (worker.system.threads > 1) for worker in timed[n]) / 1e9 for n in sizes}  # s of a round
    later = len(w.idle) * 0.12 * len(workers) * options.idle + bool(w.huge and options.huge) * 1.5 * len(workers)  # s of what follows, about
    for n in sizes:
        r = again = 0
        until = time.monotonic() + (deadline - time.monotonic() - later) * costs[n] / (sum(costs[m] for m in sizes if m >= n) or 1)
        while r < options.rounds and (r == 0 or time.monotonic() + costs[n] < until):
            if slots.take():
                for worker in timed[n]:
                    worker.ask('warm', n)
            begun, used, samples = time.monotonic(), (busy(), own(workers)), []
            for k in range(len(timed[n])):
                worker = timed[n][(k + r) % len(timed[n])]  # nobody is always first
                if not worker.good() or r >= rounds_for(worker.steady[n], options.rounds):
                    continue
                answer = worker.ask('hot', n, options.sample)
                if answer:
                    samples.append((worker, answer[0]))
            foreign = (busy() - used[0]) - (own(workers) - used[1]) if used[0] is not None else 0
            noisy = foreign > 0.06 + FOREIGN * (time.monotonic() - begun)  # ticks of 10 ms are what it can be known to
            if noisy and again < options.rounds:
                again += 1
                continue
            disturbed += noisy
            for worker, sample in samples:
                worker.piece['hot'].setdefault(n, []).append(sample)
            r += 1
        fewest = min(fewest, r)
    for n in w.idle if options.idle else ():
        for worker in workers:
            slots.take()
            if worker.good() and n in worker.steady and worker.steady[n] < 2e7:
                answer = worker.ask('idle', n, 20, 5)
                if answer:
                    worker.piece['idle'][n] = answer
    if w.huge and options.huge:
        for worker in workers:
            if not worker.good():
                continue
            slots.take()
            worker.ask('drop')
            if worker.expected(w.huge) > CUT_HUGE:
                worker.piece['cut'].append(w.huge)
            elif worker.ask('warm', w.huge):
                worker.piece['hot'][w.huge] = [answer[0] for answer in (worker.ask('hot', w.huge, options.sample) for _ in range(3)) if answer]
            worker.ask('drop')
    for worker in workers:
        worker.resume()
        answer = worker.ask('peak') if w.peak and worker.good() else None
        if answer:
            worker.piece['peak'], worker.piece['peak_at_start'] = answer
        worker.end()
        worker.piece.update(disturbed=disturbed, work=work, system=worker.system.name, threads=worker.system.threads)
        with open(piece_path(options, work, worker.system), 'w') as f:
            json.dump(worker.piece, f)
        if worker.system.family == 'mapfn' and not worker.good():
            wrong(f'{work}: {label(worker.system)}', worker.piece['state'])
        elif not worker.good() and worker.piece['state'] != 'none':
            print(f'{work}: {label(worker.system)}: {worker.piece["state"]}', flush=True)
    print(f'{work}: {len(workers)} systems, {warmed - started:.0f} s of warm-up, {time.monotonic() - warmed:.0f} s of timing and waiting, '
          f'{disturbed} rounds were disturbed' + (f', at least {fewest} of {options.rounds} rounds' if fewest < options.rounds else ''), flush=True)


def rounds_for(ns, most):
    return most if ns < 5e7 else min(most, 3) if ns < CUT else 1


def piece_path(options, work, system):
    return os.path.join(options.out, f'{work}--{key(system)}.json')


# ------------------------------------------------------------------------------------------------ the machine
def first_line(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout.split('\n')[0]
    except OSError:
        return ''


def machine(systems):
    with contextlib.suppress(OSError), open('/proc/cpuinfo') as f:
        model = next((line.split(':', 1)[1].strip() for line in f if line.startswith('model name')), platform.machine())
    versions = {c: first_line(c, '--version') for c in sorted({s.command[1] for s in systems if s.command[0] == 'C'})}
    for s in systems:
        if s.command[0] == 'Python':
            versions[s.needs[1]] = first_line(os.path.join(VENV, 'bin', 'python'), '-c', f'import importlib.metadata as m; print(m.version("{s.needs[1]}"))')
        elif s.needs and s.needs[0] != 'processor' and shutil.which('dpkg-query'):
            versions[s.needs[1]] = first_line('dpkg-query', '-W', '-f', '${Version}\n', s.needs[1])
    vectors = next((words for flag, words in (('avx512f', ' (AVX-512)'), ('avx2', ' (AVX2)')) if has_processor(flag)), '')
    return {'cpu': model, 'vectors': vectors, 'cores': os.cpu_count(), 'system': f'{platform.system()} {platform.release()}', 'date': time.strftime('%Y-%m-%d'),
            'python': platform.python_version(), 'mapfn': first_line('git', 'describe', '--always', '--dirty'), 'versions': {k: v for k, v in versions.items() if v},
            'cut': CUT / 1e9, 'cut_huge': CUT_HUGE / 1e9, 'command': 'bench/rivals/run.py ' + ' '.join(sys.argv[1:])}


def main():
    parser = argparse.ArgumentParser(description='times mapfn beside its rivals; see bench/README.md')
    parser.add_argument('--quick', action='store_true', help='few works, systems and sizes: a minute')
    parser.add_argument('--short', action='store_true', help='systems with two threads without their forms for one, and five rounds: a part of bench/run.sh')
    parser.add_argument('--tiny', action='store_true', help='two sizes and one sample: for the test that all of it works')
    parser.add_argument('--seconds', type=float, default=float('inf'), help='fewer rounds where all would take longer')
    parser.add_argument('--works', help='only these, separated by commas')
    parser.add_argument('--systems', help='only those whose name has one of these words')
    parser.add_argument('--out', default=os.path.join(BUILD, 'rivals', 'pieces'))
    parser.add_argument('--again', action='store_true', help='measure works whose pieces are there')
    parser.add_argument('--resume', action='store_true', help='do not measure works whose pieces are there, though a source is younger')
    parser.add_argument('--verbose', action='store_true', help='say where the warm-up goes')
    parser.add_argument('--build-only', action='store_true')
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    options.rounds, options.sample, options.sizes, options.idle, options.huge, options.most = 7, 3e6, None, True, True, 10 ** 9
    systems, works = SYSTEMS, list(WORKS)
    if options.quick:
        options.rounds, options.sample, options.sizes, options.idle, options.huge = 5, 3e6, [1, 10, 100, 1000, 10 ** 4, 10 ** 6], False, False
        systems, works = [s for s in SYSTEMS if s.name in QUICK_SYSTEMS], QUICK_WORKS
    if options.short:
        options.rounds, systems = 5, [s for s in SYSTEMS if not same_name_with_more_threads(s)]
    if options.tiny:
        options.rounds, options.sample, options.sizes, options.idle, options.huge, options.most = 1, 1e4, [1, 10, 100], False, False, 103
    if options.works:
        works = options.works.split(',')
    if options.systems:
        systems = [s for s in SYSTEMS if any(word.strip() in label(s) for word in options.systems.split(','))]
    with held('BENCH_BUSY'):
        systems = build(systems)
    if options.build_only:
        sys.exit(bool(failures))
    if not systems:
        sys.exit('no system is there')
    os.makedirs(options.out, exist_ok=True)
    if options.again and not options.works and not options.systems:  # the report would join what an earlier run has left of other systems
        for old in glob.glob(os.path.join(options.out, '*--*.json')):
            os.remove(old)
    with open(os.path.join(options.out, 'machine.json'), 'w') as f:
        json.dump(machine(systems), f)
    slots = Slots()
    for k, work in enumerate(works):
        paths = [piece_path(options, work, s) for s in systems]
        if options.again or not all(map(os.path.exists if options.resume else fresh, paths)):
            now = time.monotonic()
            measure(work, systems, options, slots, now + (end - now) * min(1, 2 / (len(works) - k)))
    Worker.end_all()
    slots.give_back()
    print(f'timed for {slots.total:.0f} s')
    if failures:
        sys.exit(f'{len(failures)} rows of mapfn failed: {"; ".join(failures)}')


if __name__ == '__main__':
    main()
