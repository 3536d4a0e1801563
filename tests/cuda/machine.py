"""Reads the machine code of kernels: registers, memory, how wide they access it, how much is under way at once, and the wait for the kernel
before. machine.py FILE [PATTERN] prints a line for each kernel whose name fits; FILE: a cubin, a fatbin, or an object, library or program.

No tool of the CUDA toolkit is needed. Known are the instructions of sm_70 to sm_121: 16 bytes each, the operation in the lowest 12 bits (9 of
them the instruction, 3 the form of its operands), what it waits for in the highest ones."""
import re
import struct
import sys

# ------------------------------------------------------------------------------------------------------------- ELF


def sections(data):
    """[(name, type, flags, bytes, section header)] of a 64-bit ELF file"""
    table, = struct.unpack_from("<Q", data, 0x28)
    count, names = struct.unpack_from("<HH", data, 0x3c)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, table + 64 * i) for i in range(count)]
    start = headers[names][4]
    found = []
    for header in headers:
        at = start + header[0]
        content = b"" if header[1] == 8 else data[header[4]:header[4] + header[5]]  # 8: no bits in the file
        found.append((data[at:data.index(b"\0", at)].decode(), header[1], header[2], content, header))
    return found


def symbols(parts):
    """[(name, section index, value, size, kind)]"""
    for name, kind, _, content, header in parts:
        if kind != 2:
            continue
        strings = parts[header[6]][3]
        found = []
        for at in range(0, len(content), 24):
            where, info, _, section, value, size = struct.unpack_from("<IBBHQQ", content, at)
            found.append((strings[where:strings.index(b"\0", where)].decode(), section, value, size, info & 15))
        return found
    return []


def cubins(data):
    """every cubin in a file's bytes"""
    if data[:4] == b"\x7fELF":
        if struct.unpack_from("<H", data, 0x12)[0] == 190:  # EM_CUDA
            yield data
            return
        for name, _, _, content, _ in sections(data):
            if name in (".nv_fatbin", "__nv_relfatbin"):
                yield from cubins(content)
        return
    at = 0
    while at + 16 <= len(data):
        magic, _, head, size = struct.unpack_from("<IHHQ", data, at)
        if magic != 0xba55ed50:
            at += 8  # padding between the fatbins of several units
            continue
        entry, end = at + head, at + head + size
        while entry < end:
            kind, _, head, size = struct.unpack_from("<HHIQ", data, entry)
            content = data[entry + head:entry + head + size]
            if kind == 2 and content[:4] == b"\x7fELF":
                yield content
            elif kind == 2:
                raise ValueError("the machine code is compressed: compile with nvcc --no-compress")
            entry += head + size
        at = end


# ---------------------------------------------------------------------------------------------------- instructions

LOAD, STORE, ATOMIC, ASYNC, LOCAL, SHARED = "load", "store", "atomic", "async", "local", "shared"
OPERATION = {  # the lowest 9 bits
    0x181: LOAD, 0x180: LOAD, 0x17e: LOAD, 0x186: STORE, 0x185: STORE, 0x17f: STORE,  # LDG LD LDG.256 STG ST STG.256
    0x1a8: ATOMIC, 0x1a9: ATOMIC, 0x18e: ATOMIC, 0x18a: ATOMIC, 0x18b: ATOMIC,  # ATOMG ATOMG.CAS RED ATOM ATOM.CAS
    0x1ae: ASYNC,  # LDGSTS
    0x183: LOCAL, 0x187: LOCAL, 0x184: SHARED, 0x188: SHARED}  # LDL STL LDS STS
BYTES = (1, 1, 2, 2, 4, 8, 16, 32)


GLOBAL = (LOAD, STORE, ATOMIC, ASYNC)
WAIT, BRANCH, EXIT = 0x82e, 0x147, 0x14d  # ACQBULK, which is griddepcontrol.wait; BRA; EXIT
NOTHING = 0x118  # NOP
LOAD_SHARED = 0x184
INDIRECT = (0x149, 0x14a, 0x14c)  # BRX JMP JMX


class Instruction:
    def __init__(self, address, low, high):
        self.address, self.low, self.high, self.code = address, low, high, low & 0xfff
        self.kind = OPERATION.get(self.code & 0x1ff)
        self.bytes = 0
        if self.kind in (LOAD, STORE, LOCAL, SHARED):
            self.bytes = 32 if self.code & 0x1ff in (0x17e, 0x17f) else BYTES[high >> 9 & 7]
        if self.kind == ASYNC:
            self.bytes = 16


class Kernel:
    def __init__(self, name, architecture):
        self.name, self.architecture = name, architecture
        self.registers = self.stack = self.shared = 0
        self.instructions = []

    def accesses(self, kind):
        """{bytes: how many instructions}, of loads and stores of global memory, shared or local memory"""
        found = {}
        for one in self.instructions:
            if one.kind == kind:
                found[one.bytes] = found.get(one.bytes, 0) + 1
        return found

    def count(self, kind):
        return sum(one.kind == kind for one in self.instructions)

    def widest(self, kind):
        """bytes of the widest access, asynchronous copies among them"""
        return max(list(self.accesses(kind)) + list(self.accesses(ASYNC)) + [0])

    def decode(self):
        """where each instruction goes on"""
        recent = int(self.architecture) >= 90  # whose branches are written in another way
        for one in self.instructions:
            one.always = one.low >> 12 & 15 == 7
            one.is_exit, one.is_branch, one.is_indirect = (one.code & 0x1ff in codes for codes in ((EXIT,), (BRANCH,), INDIRECT))
            if one.is_branch:
                # 0x547: BRA.U, on a uniform predicate
                one.always = one.always and one.high >> 23 & 15 == 7 and one.code != 0x547
                both = one.high << 64 | one.low
                offset = ((both >> 34 & (1 << 48) - 1) << 8 | one.low >> 16 & 255) << 2 if recent else both >> 32 & (1 << 50) - 1
                bits = 58 if recent else 50
                one.target = one.address + 16 + (offset - (1 << bits) if offset >> bits - 1 else offset)

    def in_flight(self, shared=False):
        """most bytes that one thread has asked global, or shared, memory for at once: issued, and nothing waits for
        them yet"""
        under_way, most = [0] * 8, 0
        for one in self.instructions:
            for barrier in range(6):
                if one.high >> 52 + barrier & 1:
                    under_way[barrier] = 0
            if one.code & 0x1ff == LOAD_SHARED if shared else one.kind == LOAD:
                under_way[one.high >> 46 & 7] += one.bytes
                most = max(most, sum(under_way))
            if (one.is_exit or one.is_branch) and one.always:
                under_way = [0] * 8
        return most

    def length(self):
        """instructions, without the padding behind the last one"""
        return sum(one.code & 0x1ff != NOTHING for one in self.instructions)

    def straight(self):
        """(instructions, loads, bytes loaded, stores, bytes stored) of a thread on the shortest of the ways without a
        loop that store most"""
        place = {one.address: i for i, one in enumerate(self.instructions)}
        best, found, to_visit = (-1, 0), None, [(0, frozenset(), (0, 0, 0, 0, 0))]
        while to_visit:
            i, been, (count, loads, loaded, stores, stored) = to_visit.pop()
            while True:
                one = self.instructions[i]
                count += one.code & 0x1ff != NOTHING
                loads, loaded = loads + (one.kind == LOAD), loaded + one.bytes * (one.kind == LOAD)
                stores, stored = stores + (one.kind == STORE), stored + one.bytes * (one.kind == STORE)
                if one.is_exit and (stored, -count) > best:
                    best, found = (stored, -count), (count, loads, loaded, stores, stored)
                if one.is_branch and one.target in place and one.target not in been and one.target != one.address:
                    to_visit.append((place[one.target], been | {one.address, one.target}, (count, loads, loaded, stores, stored)))
                i += 1
                if (one.is_exit or one.is_branch) and one.always or i == len(self.instructions) or self.instructions[i].address in been:
                    break
        return found

    def loops(self):
        """(instructions, accesses that load from global memory, those that store) of each loop that has none in it, and
        no atomic access"""
        loops = [(one.target, one.address) for one in self.instructions
            if one.is_branch and one.target < one.address]
        for first, last in loops:
            if not any(first <= other[0] and other[1] <= last and other != (first, last) for other in loops):
                inside = [one for one in self.instructions if first <= one.address <= last]
                if not any(one.kind == ATOMIC for one in inside):
                    yield len(inside), *([one for one in inside if one.kind in kinds] for kinds in ((LOAD, ASYNC), (STORE,)))

    def hot_loop(self):
        """(instructions, bytes loaded, bytes stored) of one pass of a thread through the loop that moves most bytes of
        global memory; None where no loop moves any"""
        moved = [(count, sum(one.bytes for one in loads), sum(one.bytes for one in stores)) for count, loads, stores in self.loops()]
        return max((one for one in moved if one[1] + one[2]), key=lambda one: one[1] + one[2], default=None)

    def copy_loop(self, out, width, run):
        """the same of the loop that copies words of `width` bytes to shared memory, or `out` of it: one word after the
        other where they are one run, past registers if there is such a loop; else as many at a time as there are"""
        found = []
        for count, loads, stores in self.loops():
            moved, others = (stores, loads) if out else (loads, stores)
            if moved and not others and all(one.bytes == width for one in moved) and (len(moved) == 1) == run:
                found.append((run and moved[0].kind == ASYNC, width * len(moved), -count))
        best = max(found, default=None)
        return best and (-best[2], 0 if out else best[1], best[1] if out else 0)

    def dependency_wait(self):
        """Does it wait for the kernel before it (programmatic dependent launch)? "none"; "first": on every path before
        any access to global memory; "late": not on every path."""
        if not any(one.code == WAIT for one in self.instructions):
            return "none"
        place = {one.address: i for i, one in enumerate(self.instructions)}
        to_visit, seen = [0], set()
        while to_visit:
            i = to_visit.pop()
            if i in seen or i >= len(self.instructions):
                continue
            seen.add(i)
            one = self.instructions[i]
            if one.code == WAIT and one.always:
                continue
            if one.kind in GLOBAL or one.is_indirect or one.is_branch and one.target not in place:
                return "late"
            if one.is_branch:
                to_visit.append(place[one.target])
            if not ((one.is_branch or one.is_exit) and one.always):
                to_visit.append(i + 1)
        return "first"

    def line(self):
        def widths(kind):
            found = self.accesses(kind)
            return " ".join("%dx%d" % (found[size], size) for size in sorted(found, reverse=True)) or "-"

        copies = "".join(", %s %d" % (kind, self.count(kind)) for kind in (ASYNC, ATOMIC) if self.count(kind))
        local = ", local memory %d bytes" % self.stack if self.stack or self.count(LOCAL) else ""
        return "sm_%s %s: %d registers%s, shared %d, loads %s (%d bytes in flight), stores %s%s, wait %s" % (self.architecture,
            " ".join(words(self.name)), self.registers, local, self.shared, widths(LOAD), self.in_flight(), widths(STORE),
            copies, self.dependency_wait())


def words(mangled):
    """the identifiers and template constants in a mangled name, in order"""
    mangled = re.sub(r"^__nv_static_\d+_.*?__Z", "_Z", mangled)  # of nvcc -rdc=true
    found, at = [], 2 if mangled.startswith("_Z") else len(mangled)
    if at == len(mangled):
        return [mangled]
    while at < len(mangled):
        constant = re.compile(r"L[a-z](n?\d+)E").match(mangled, at)
        length = re.compile(r"[1-9]\d*").match(mangled, at)
        if constant:
            found.append(constant.group(1).replace("n", "-"))
            at = constant.end()
        elif length:
            end = length.end() + int(length.group())
            if not mangled.startswith("_GLOBAL__N_", length.end()):  # a file's own namespace
                found.append(mangled[length.end():end])
            at = end
        else:
            at += 1
    return found


def read_cubin(data):
    parts = sections(data)
    flags, = struct.unpack_from("<I", data, 0x30)
    recent = data[8] >= 8  # the ABI's version
    architecture = str(flags >> 8 & 0xff if recent else flags & 0xff)
    names, kernels = [s[0] for s in symbols(parts)], {}
    for name, _, _, content, _ in parts:
        if name.startswith(".text."):
            kernel = kernels[name[6:]] = Kernel(name[6:], architecture)
            for at in range(0, len(content) - 15, 16):
                kernel.instructions.append(Instruction(at, *struct.unpack_from("<QQ", content, at)))
    for name, _, _, content, header in parts:
        if name.startswith(".nv.shared.") and name[11:] in kernels:
            # which begin with the system's own
            kernels[name[11:]].shared = header[5] - (1024 if int(architecture) >= 90 else 0)
        if name != ".nv.info" and not name.startswith(".nv.info."):
            continue
        at = 0
        while at + 4 <= len(content):
            form, attribute, value = struct.unpack_from("<BBH", content, at)
            at += 4
            if form != 4:
                continue
            numbers = struct.unpack_from("<%dI" % (value // 4), content, at)
            at += value
            # registers, stack frame
            if attribute in (0x2f, 0x11) and numbers[0] < len(names) and names[numbers[0]] in kernels:
                setattr(kernels[names[numbers[0]]], "registers" if attribute == 0x2f else "stack", numbers[1])
    for kernel in kernels.values():
        kernel.decode()
    return list(kernels.values())


def read(path):
    """every kernel of every architecture in a file: a cubin, a fatbin, or an object, library or program with one in it"""
    with open(path, "rb") as file:
        data = file.read()
    return [kernel for cubin in cubins(data) for kernel in read_cubin(cubin)]


if __name__ == "__main__":
    for one in read(sys.argv[1]):
        if re.search(sys.argv[2] if len(sys.argv) > 2 else "", one.name):
            print(one.line())
