"""The machine code of the maps in sass.cu: sass.py OBJECT [--log=FILE] [--other=PTXAS FOLDER] [--write]
    FILE: what ptxas -v said; FOLDER: the PTX of sass.cu, NAME.compute_ARCHITECTURE.ptx, which PTXAS, another toolkit's, compiles too
Each kernel's registers, local and shared memory, accesses by width, instructions, and those of its hot loop, with the bytes that a warp loads
and stores in one pass; of tiles, of the loops by which the map's rows are copied. What must hold with every ptxas: nothing spilled, nothing in
local memory (but lanes and levels of sums in a body); from sm_90 on the dependency wait before any access; the widest accesses that the types
allow, and all loads of a thread under way before it waits for one; tiles copied past registers from sm_80 on, as many bytes in as out; rows of
2, 3 and 4 floats in at most 1.1 times the instructions and accesses of a kernel of a row a thread, in place 2 times; parts of a sum read ahead
of the additions, two blocks to a multiprocessor. And every figure as sass.txt has it, of nvcc's own ptxas, and behind it registers and
instructions of each other one that was tried, where it is the one that wrote them. A change is to be looked at, and written anew with --write,
from all of them: CUDA_PARTS=sass SASS_WRITE=--write make test SUITES=cuda."""
import glob
import os
import re
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, here)
import machine  # noqa: E402

# the kernel for aligned arrays: widest load and store, and bytes that a thread loads for one group of elements, at 16-byte accesses;
# from sm_100 on, with 32-byte accesses, twice that
WIDE = {"saxpy": (16, 16, 32), "invert": (16, 16, 16), "widen": (4, 16, 4), "root": (16, 16, 32), "times": (16, 16, 16)}
# bytes that each thread must have under way, so that a full multiprocessor keeps its memory busy
NEEDED = {75: 12, 80: 8, 90: 24, 100: 32, 120: 43}
# bytes of a table that each thread must have asked for at once, in the map `picked`
LOOKED_UP = {75: 32, 80: 16, 90: 32, 100: 32, 120: 32}
# the words by which the plan copies a map's tiles: whole structs are one run; rows that would meet in a bank are parted there
COPIED = {"wide": (16, True), "normalized": (16, False), "rows_16": (16, False), "rows_48": (16, False), "single_rows": (16, False)}


def judge(kernels, spills, rows, wrong):
    """fills rows, {(name, family, architecture): (registers, instructions, line)}, and what is wrong"""
    short = {}
    for kernel in kernels:
        words, new = machine.words(kernel.name), int(kernel.architecture)
        name = next((word[13:] for word in words if word.startswith("mapfn_device_")), "-")
        # with the constants of its template
        family = " ".join([words[0].replace("mapfn_cuda_", "")] + [word for word in words[1:] if re.match(r"\d+$", word)])
        if words[0] == "naive_rows":
            name, family = "rows_" + words[1], "naive"
        if re.match(r"rows_\d$", name):
            short[name, family, kernel.architecture] = kernel.straight()
        what = "%s, %s, sm_%s" % (name, family, kernel.architecture)
        line = kernel.line().split(": ", 1)[1] + ", code %d" % kernel.length()
        if family == "tiles":
            into, out = (kernel.copy_loop(way, *COPIED[name]) for way in (False, True))
            line += ", in %d and out %d: a warp loads %d and stores %d bytes" % (into[0], out[0], 32 * into[1], 32 * out[2]) if into and out else ""
            if not into or not out or into[1] != out[2]:
                wrong.append("%s: copies %s in and %s out" % (what, into, out))
        elif kernel.hot_loop():
            # vectors are in no loop: a block has one tile, and what loops are elements at its edges
            count, loads, stores = kernel.hot_loop()
            line += ", %s %d: a warp loads %d and stores %d bytes" % ("edges" if family.startswith("vectors") else "loop", count, 32 * loads, 32 * stores)
        rows[name, family, kernel.architecture] = (kernel.registers, kernel.length(), line)
        if name == "-" and family != "no_failure":
            wrong.append("%s: a kernel of no map: not known here" % what)
        if family == "naive":
            continue  # the rest is for kernels of maps
        # sums in a body: lanes of a thread alone, and levels of a row of many blocks
        if (kernel.stack > 272 or kernel.registers > 64) if name == "summed_rows" else (kernel.stack or kernel.count("local")):
            wrong.append("%s: local memory of %d bytes" % (what, kernel.stack))
        if kernel.dependency_wait() != ("first" if new >= 90 else "none"):
            wrong.append("%s: dependency wait: %s" % (what, kernel.dependency_wait()))
        if (kernel.count(machine.ASYNC) > 0) != (family == "tiles" and new >= 80):
            wrong.append("%s: %d asynchronous copies" % (what, kernel.count(machine.ASYNC)))
        generic = [one for one in kernel.instructions if one.code & 0x1ff in (0x180, 0x185)]
        if generic:
            wrong.append("%s: %d accesses of no known kind of memory" % (what, len(generic)))
        if family == "tiles" and name == "wide" and not kernel.accesses("shared").get(16):
            wrong.append("%s: structs of 16-byte words are not taken by such words" % what)
        if (name, family) == ("picked", "vectors 0") and kernel.in_flight() < LOOKED_UP[new]:
            wrong.append("%s: %d bytes in flight: elements of the table are looked up one after the other" % (what, kernel.in_flight()))
        if family == "teams" and kernel.in_flight() < min(16, NEEDED[new]):
            wrong.append("%s: %d bytes in flight: values of a row are loaded one after the other" % (what, kernel.in_flight()))
        if family == "granules" and (kernel.in_flight(shared=True) < 24 or kernel.registers > 64):
            wrong.append("%s: a lane's parts are added as they come from shared memory (%d bytes in flight), or a multiprocessor has no room for two blocks of 512 threads" % (what, kernel.in_flight(shared=True)))
        if (family == "teams") != (name in ("shared_rows", "summed_rows")) or (name == "single_rows" and kernel.count("shared") > (0 if family == "each" else 1 << 20)):
            wrong.append("%s: what is for teams stands in another kernel" % what)
        if family == "vectors 1" and name in WIDE:
            load, store, group = (size * (2 if new >= 100 else 1) for size in WIDE[name])
            flight = group * min(4, -(-NEEDED[new] // group))
            if (kernel.widest("load"), kernel.widest("store")) != (load, store):
                wrong.append("%s: loads of %d and stores of %d bytes, not %d and %d" % (what, kernel.widest("load"), kernel.widest("store"), load, store))
            if kernel.in_flight() < flight:
                wrong.append("%s: %d bytes in flight, not %d" % (what, kernel.in_flight(), flight))

    # Short rows beside a kernel of a row a thread, on the way of a whole tile: instructions an element, and sectors of 32 bytes that the
    # accesses of warps touch for 32 elements. An access touches as many as the bytes that threads stand apart, at most one a thread.
    def short_row(bytes, count, loads, loaded, stores, stored):
        return count * bytes / stored, (loads + stores) * min(32, max(bytes, stored // stores)) * bytes / stored, loaded == stored

    for (name, family, architecture), straight in sorted(short.items()):
        ours, theirs = (short_row(4 * int(name[5:]), *short[name, one, architecture]) for one in (family, "naive"))
        if ours[0] > (2 if family == "each" else 1.1) * theirs[0] or ours[1] > 1.1 * theirs[1] or not ours[2]:
            wrong.append("%s, %s, sm_%s: %.1f instructions and %.0f sectors, the naive kernel %.1f and %.0f" % (name, family, architecture, *ours[:2], *theirs[:2]))
    if not any(family == "vectors 0" for _, family, _ in short):
        wrong.append("no kernels of short rows")
    for architecture in {key[2] for key in rows}:
        wrong += ["%s: no kernel for vectors, sm_%s" % (name, architecture) for name in WIDE if (name, "vectors 1", architecture) not in rows]

    # what ptxas itself says: a spill is a register that had no place, and costs traffic that no count of loads above shows
    spilled = re.findall(r"Function properties for (\S+)\n.*?(\d+) bytes spill stores, (\d+) bytes spill loads", spills)
    if len(spilled) < len(rows):
        wrong.append("ptxas -v says nothing of some kernels: %d of %d" % (len(spilled), len(rows)))
    wrong += ["%s: %s bytes of spills" % (" ".join(machine.words(name)), stores) for name, stores, loads in spilled if stores + loads != "00"]


def report(who, rows, wrong):
    for one in wrong:
        print("    " + one)
    print("%s - machine code of %s: no local memory, no spills, waits first, wide accesses, loads under way together, short rows as the naive kernel: %d kernels" % ("not ok" if wrong or not rows else "ok", who, len(rows)))


def version(tool):
    said = subprocess.run([tool, "--version"], stdout=subprocess.PIPE, universal_newlines=True).stdout
    return re.search(r"V([\d.]+)", said).group(1)


def other_kernels(ptxas, folder):
    """every kernel as another ptxas compiles it, and what it says; PTX of a newer version is called one of its own"""
    kernels, said = [], ""
    for path in sorted(glob.glob(os.path.join(folder, "*.compute_*.ptx"))):
        architecture = re.search(r"compute_(\d+)", path).group(1)
        text, older = open(path).read(), path + ".older"
        for _ in range(2):
            with open(older, "w") as file:
                file.write(text)
            run = subprocess.run([ptxas, "-v", "-arch=sm_" + architecture, older, "-o", older + ".cubin"], stderr=subprocess.PIPE, universal_newlines=True)
            own = re.search(r"current version is '([\d.]+)'", run.stderr)
            if not own:
                break
            text = re.sub(r"(?m)^\.version .*", ".version " + own.group(1), text)
        said += run.stderr
        kernels += machine.read(older + ".cubin")
    return kernels, said


arguments = sys.argv[1:]
objects = [word for word in arguments if not word.startswith("--")]
options = dict((word[2:].split("=", 1) + [""])[:2] for word in arguments if word.startswith("--"))
# sass.txt: {key: [line, {version: "registers, instructions"}]}
table = os.path.join(here, "sass.txt")
with open(table) as file:
    writer, *known = file.read().splitlines()
written = {}
for row in known:
    line, *others = row.split("; ptxas ")
    written[tuple(re.split(r"  +", line.replace(" sm_", "  "), maxsplit=3)[:3])] = [line, dict(other.split(": ") for other in others)]

rows, wrong = {}, []
judge(machine.read(objects[0]), open(options["log"]).read(), rows, wrong)
nvcc = version(os.environ.get("NVCC") or "nvcc")
report("nvcc " + nvcc, rows, wrong)
now = {key: ["%-12s %-14s sm_%-4s %s" % (*key, row[2]), {}] for key, row in rows.items()}
other = None
if options.get("other"):
    other, wrong, more = version(options["other"]), [], {}
    judge(*other_kernels(options["other"], objects[1]), more, wrong)
    report("ptxas " + other, more, wrong)
    for key, row in more.items():
        now[key][1][other] = "%d, %d" % row[:2]
else:
    print("skip - machine code of another ptxas: none is installed (pip install nvidia-cuda-nvcc-cu12)")
head = "# what tests/cuda/sass.py --write found: the machine code of the maps in sass.cu, from nvcc %s; registers and code from other versions of ptxas" % nvcc
if "write" in options:
    for key, row in now.items():
        row[1] = dict(written.get(key, ["", {}])[1], **row[1])
    with open(table, "w") as file:
        file.write("\n".join([head] + sorted("; ptxas ".join([line] + ["%s: %s" % one for one in sorted(others.items())]) for line, others in now.values())) + "\n")
    written, writer = now, head
if writer != head:
    print("skip - figures of tests/cuda/sass.txt: they are of another nvcc than this one, %s" % nvcc)
    sys.exit()
none = ["none", {}]
architectures = {key[2] for key in written} & {key[2] for key in now}
different = sorted(key for key in set(now) | set(written) if key[2] in architectures and now.get(key, none)[0] != written.get(key, none)[0])
for key in different:
    print("    was: %s\n    is:  %s" % (written.get(key, none)[0], now.get(key, none)[0]))
print("%s - machine code: every figure as in tests/cuda/sass.txt (tests/cuda/sass.py OBJECT --write, if it is better so)" % ("not ok" if different else "ok"))
if other:
    different = sorted(key for key in now if now[key][1][other] != written.get(key, none)[1].get(other, now[key][1][other]))
    for key in different:
        print("    %s, sm_%s: was %s, is %s" % (" ".join(key[:2]), key[2], written[key][1][other], now[key][1][other]))
    print("%s - machine code of ptxas %s: registers and instructions as in tests/cuda/sass.txt" % ("not ok" if different else "ok", other))
