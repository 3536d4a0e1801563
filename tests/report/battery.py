"""Does mapfn-report agree with tests/codegen/expected.txt?    battery.py [--all] [file[/compiler]...]
Without --all: at x86-64-v3 only."""
import concurrent.futures
import json
import re
import subprocess
import sys

words = [w for w in sys.argv[1:] if w != "--all"]
levels = ("", "-march=x86-64-v2", "-march=x86-64-v3")
wanted = (0, 1, 2) if "--all" in sys.argv else (2,)
must = {}
for row in open("tests/codegen/expected.txt"):
    columns = row.split()
    if re.match(r"[a-z]", row):
        must[columns[1]] = (columns[0], columns[2], columns[3:6], columns[6:9])
files = words or sorted({m[0] for m in must.values()})
pairs = [(c, f.split("/")[0]) for c in ("gcc", "clang") for f in files if f.split("/")[1:] in ([], [c])]


def ask(job):
    compiler, level, file = job
    command = ["tools/mapfn-report", "tests/codegen/%s.c" % file, "--json", "--", compiler, "-std=c11", "-O2"] + levels[level].split() + ["-I.", "-Itests/codegen"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    try:
        return {m["map"]: m for m in json.loads(done.stdout)}
    except ValueError:
        return done.stderr


jobs = [(c, level, f) for c, f in pairs for level in wanted]
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    answers = list(pool.map(ask, jobs))
for (compiler, level, file), said in zip(jobs, answers):
    what = "%s, %s.c of the battery with %s %s" % ("mapfn-report agrees", file, compiler, levels[level])
    if isinstance(said, str):
        print("    %s\nnot ok - %s" % (said, what))
        continue
    wrong, count = [], 0
    for name, (in_file, kernel, gcc, clang) in must.items():
        m = said.get(name)
        if in_file != file or kernel != "vectorized" or m is None or m["chosen"] != "vectorized":
            continue
        expected = (gcc if compiler == "gcc" else clang)[level]
        count += 1
        if expected != "?" and (expected == "+") != m["vectorized"]:
            print("    %s: expected %s; %s" % (name, expected, "vectorized" if m["vectorized"] else m["reason"]))
            wrong.append(name)
    print("%s - %s: %d loops" % ("not ok" if wrong else "ok", what.rstrip(), count))
