"""Does tools/cubin.py read kernels.cu right, and compute occupancy as the toolkit's own header does?    kernels.py OBJECT [OCCUPANCY]
OBJECT: kernels.cu compiled for several machines; OCCUPANCY: a file of lines from occupancy.c"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
import cubin  # noqa: E402

expected = {}  # {kernel: [(least architecture, words)]}, the newest last
for comment, name in re.findall(r"/\* (expect.*?)\*/\s*__global__ void (?:__launch_bounds__\([^)]*\) )?(\w+)", open("tests/report/kernels.cu").read(), re.S):
    for least, words in re.findall(r"(?:expect(?: from (?=\d))?)?(\d*): ([^\n]*)", comment):
        expected.setdefault(name, []).append((int(least or 0), [word.strip() for word in words.split("; ")]))

kernels = cubin.read(sys.argv[1])
seen = {}
for kernel in kernels:
    name = cubin.words(kernel.name)[0]
    seen.setdefault(kernel.architecture, set()).add(name)
    wanted = [words for least, words in expected[name] if int(kernel.architecture) >= least]
    missing = [word for word in wanted[-1] if word not in kernel.line()] if wanted else []
    if missing or kernel.registers == 0:
        print("    %s\nnot ok - cubin.py reads %s on sm_%s: no `%s`" % (kernel.line(), name, kernel.architecture, "`, `".join(missing)))
    elif wanted:
        print("ok - cubin.py reads %s on sm_%s" % (name, kernel.architecture))
for architecture, names in sorted(seen.items()):
    must = {name for name, ways in expected.items() if ways[0][0] <= int(architecture)}
    print("%s - cubin.py finds every kernel on sm_%s: %s" % ("ok" if must <= names else "not ok", architecture, ", ".join(must - names) or len(names)))

if len(sys.argv) > 2:
    wrong, count = [], 0
    for row in open(sys.argv[2]):
        architecture, registers, shared, threads, warps, most = map(int, row.split())
        share, count = cubin.occupancy(str(architecture), registers, shared, threads), count + 1
        if abs(share - warps / most) > 1e-9:
            wrong.append("sm_%d, %d registers, %d bytes, %d threads: %g, not %d of %d warps" % (architecture, registers, shared, threads, share, warps, most))
    for text in wrong[:10]:
        print("    " + text)
    print("%s - occupancy as cuda_occupancy.h has it, %d cases" % ("not ok" if wrong or not count else "ok", count))
