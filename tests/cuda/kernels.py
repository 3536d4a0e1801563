"""Are the kernels of kernels.cu read right, by machine.py?    kernels.py OBJECT    of several machines"""
import re
import sys

sys.dont_write_bytecode = True
import machine  # noqa: E402

expected = {}  # {kernel: [(least architecture, words)]}, the newest last
for comment, name in re.findall(r"/\* (expect.*?)\*/\s*__global__ void (?:__launch_bounds__\([^)]*\) )?(\w+)", open("tests/cuda/kernels.cu").read(), re.S):
    for least, words in re.findall(r"(?:expect(?: from (?=\d))?)?(\d*): ([^\n]*)", comment):
        expected.setdefault(name, []).append((int(least or 0), [word.strip() for word in words.split("; ")]))

kernels = machine.read(sys.argv[1])
seen = {}
for kernel in kernels:
    name = machine.words(kernel.name)[0]
    seen.setdefault(kernel.architecture, set()).add(name)
    wanted = [words for least, words in expected[name] if int(kernel.architecture) >= least]
    missing = [word for word in wanted[-1] if word not in kernel.line()] if wanted else []
    if missing or kernel.registers == 0:
        print("    %s\nnot ok - machine.py reads %s on sm_%s: no `%s`" % (kernel.line(), name, kernel.architecture, "`, `".join(missing)))
    elif wanted:
        print("ok - machine.py reads %s on sm_%s" % (name, kernel.architecture))
for architecture, names in sorted(seen.items()):
    must = {name for name, ways in expected.items() if ways[0][0] <= int(architecture)}
    print("%s - machine.py finds every kernel on sm_%s: %s" % ("ok" if must <= names else "not ok", architecture, ", ".join(must - names) or len(names)))
