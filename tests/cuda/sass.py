"""The machine code of the maps in sass.cu: sass.py OBJECT... [--log=FILE] [--write]      FILE: what ptxas -v said
Each kernel's registers, local and shared memory, accesses by width, instructions, and those of its hot loop, with the bytes that a warp loads
and stores in one pass. What must hold with every nvcc: nothing spilled, nothing in local memory (but lanes and levels of sums in a body); from sm_90 on the dependency wait before any access; the
widest accesses that the types allow, and all loads of a thread under way before it waits for one; tiles copied past registers from sm_80
on; rows of 2, 3 and 4 floats in at most 1.1 times the instructions and accesses of a kernel of a row a thread; parts of a sum read ahead of the additions, two blocks to a
multiprocessor. And every figure as sass.txt has
it, where nvcc is the one that wrote it: a change is to be looked at, and written anew with --write, from all
architectures: CUDA_PARTS=sass SASS_MACHINES="75 80 90 100 120" make test SUITES=cuda compiles them."""
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

nvcc = subprocess.run([os.environ.get("NVCC") or "nvcc", "--version"], stdout=subprocess.PIPE, universal_newlines=True).stdout
nvcc = "nvcc " + re.search(r"V([\d.]+)", nvcc).group(1)
paths = [word for word in sys.argv[1:] if not word.startswith("--")]
log = next((word[6:] for word in sys.argv if word.startswith("--log=")), None)
rows, wrong, seen, short = [], [], set(), {}
for kernel in [kernel for path in paths for kernel in machine.read(path)]:
    words = machine.words(kernel.name)
    name = next((word[13:] for word in words if word.startswith("mapfn_device_")), "-")
    family = " ".join([words[0].replace("mapfn_cuda_", "")] + [word for word in words[1:] if re.match(r"\d+$", word)]) # with the constants of its template
    loop = kernel.hot_loop()
    if words[0] == "naive_rows":
        name, family = "rows_" + words[1], "naive"
    if re.match(r"rows_\d$", name) and family in ("naive", "vectors 0", "vectors 1"):
        short[name, family, kernel.architecture] = kernel.straight()
    figures = kernel.line().split(": ", 1)[1] + ", code %d" % kernel.length() + (
        ", %s %d: a warp loads %d and stores %d bytes" % (
            # its vectors are in no loop: a block has one tile, and what loops are elements at its edges
            "edges" if family.startswith("vectors") else "loop", loop[0], 32 * loop[1], 32 * loop[2]) if loop else "")
    what = "%s, %s, sm_%s" % (name, family, kernel.architecture)
    rows.append("%-12s %-14s sm_%-4s %s" % (name, family, kernel.architecture, figures))
    seen.add((name, family, kernel.architecture))
    if name == "-" and family not in ("no_failure", "naive"):
        wrong.append("%s: a kernel of no map: not known here" % what)
    if family == "naive":
        continue # the rest is for kernels of maps
    # sums in a body: lanes of a thread alone, and levels of a row of many blocks
    if (kernel.stack > 272 or kernel.registers > 64) if name == "summed_rows" else (kernel.stack or kernel.count("local")):
        wrong.append("%s: local memory of %d bytes" % (what, kernel.stack))
    if kernel.dependency_wait() != ("first" if int(kernel.architecture) >= 90 else "none"):
        wrong.append("%s: dependency wait: %s" % (what, kernel.dependency_wait()))
    if (kernel.count(machine.ASYNC) > 0) != (family == "tiles" and int(kernel.architecture) >= 80):
        wrong.append("%s: %d asynchronous copies" % (what, kernel.count(machine.ASYNC)))
    generic = [one for one in kernel.instructions if one.code & 0x1ff in (0x180, 0x185)]
    if generic:
        wrong.append("%s: %d accesses of no known kind of memory" % (what, len(generic)))
    if family == "tiles" and name == "wide" and not kernel.accesses("shared").get(16):
        wrong.append("%s: structs of 16-byte words are not taken by such words" % what)
    if (name, family) == ("picked", "vectors 0") and kernel.in_flight() < LOOKED_UP[int(kernel.architecture)]:
        wrong.append("%s: %d bytes in flight: elements of the table are looked up one after the other" % (what, kernel.in_flight()))
    if (family == "teams") and kernel.in_flight() < min(16, NEEDED[int(kernel.architecture)]):
        wrong.append("%s: %d bytes in flight: values of a row are loaded one after the other" % (what, kernel.in_flight()))
    if family == "granules" and (kernel.in_flight(shared=True) < 32 or kernel.registers > 64):
        wrong.append("%s: a lane's parts are added as they come from shared memory (%d bytes in flight), or a multiprocessor has no room for two blocks of 512 threads" % (what, kernel.in_flight(shared=True)))
    if (family == "teams") != (name in ("shared_rows", "summed_rows")) or (name == "single_rows" and kernel.count("shared") > (0 if family == "each" else 1 << 20)):
        wrong.append("%s: what is for teams stands in another kernel" % what)
    if family == "vectors 1" and name in WIDE:
        load, store, group = (size * (2 if int(kernel.architecture) >= 100 else 1) for size in WIDE[name])
        flight = group * min(4, -(-NEEDED[int(kernel.architecture)] // group))
        if (kernel.widest("load"), kernel.widest("store")) != (load, store):
            wrong.append("%s: loads of %d and stores of %d bytes, not %d and %d" % (what, kernel.widest("load"), kernel.widest("store"), load, store))
        if kernel.in_flight() < flight:
            wrong.append("%s: %d bytes in flight, not %d" % (what, kernel.in_flight(), flight))

# Short rows beside a kernel of a row a thread, on the way of a whole tile: instructions an element, and sectors of 32 bytes that the accesses
# of warps touch for 32 elements. An access touches as many as the bytes that threads stand apart, at most one a thread.
def short_row(bytes, count, loads, loaded, stores, stored):
    return count * bytes / stored, (loads + stores) * min(32, max(bytes, stored // stores)) * bytes / stored, loaded == stored


for (name, family, architecture), straight in sorted(short.items()):
    ours, theirs = (short_row(4 * int(name[5:]), *short[name, one, architecture]) for one in (family, "naive"))
    if ours[0] > 1.1 * theirs[0] or ours[1] > 1.1 * theirs[1] or not ours[2]:
        wrong.append("%s, %s, sm_%s: %.1f instructions and %.0f sectors, the naive kernel %.1f and %.0f" % (name, family, architecture, *ours[:2], *theirs[:2]))
if not any(family == "vectors 0" for _, family, _ in short):
    wrong.append("no kernels of short rows")

# what ptxas itself says: a spill is a register that had no place, and costs traffic that no count of loads above shows
spills = {}
for line in open(log) if log else []:
    entry = re.search(r"Function properties for (\S+)", line)
    if entry:
        function = entry.group(1)
    spilled = re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads", line)
    if spilled:
        spills[function] = max(spills.get(function, 0), int(spilled.group(1)) + int(spilled.group(2)))
if log and len(spills) * len({k[2] for k in seen}) < len(rows):
    wrong.append("ptxas -v says nothing of some kernels: %d of %d" % (len(spills), len(rows)))
wrong += ["%s: %d bytes of spills" % (" ".join(machine.words(name)), bytes) for name, bytes in sorted(spills.items()) if bytes]

rows.sort()
head = "# what tests/cuda/sass.py --write found: the machine code of the maps in sass.cu, from %s\n" % nvcc
text = head + "\n".join(rows) + "\n"
table = os.path.join(here, "sass.txt")
if "--write" in sys.argv:
    with open(table, "w") as file:
        file.write(text)
for one in wrong:
    print("    " + one)
print("%s - machine code: no local memory, no spills, waits first, wide accesses, loads under way together, short rows as the naive kernel: %d kernels" % ("not ok" if wrong or not rows else "ok", len(rows)))
missing = [name for name in WIDE for arch in {k[2] for k in seen} if (name, "vectors 1", arch) not in seen]
print("%s - machine code: every map that vectors can take has a kernel for it" % ("not ok: " + missing[0] if missing else "ok"))
with open(table) as file:
    known = file.read()
if known.split("\n")[0] + "\n" != head:
    print("skip - figures of tests/cuda/sass.txt: they are of another nvcc than this one, %s" % nvcc)
else:
    compiled = {"sm_" + architecture for _, _, architecture in seen}
    old, new = {row for row in known.split("\n")[1:] if compiled & set(row.split())}, set(rows)
    for row in sorted(old - new):
        print("    was: " + row)
    for row in sorted(new - old):
        print("    is:  " + row)
    print("%s - machine code: every figure as in tests/cuda/sass.txt (tests/cuda/sass.py OBJECT --write, if it is better so)" % ("ok" if old == new else "not ok"))
