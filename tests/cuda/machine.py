"""What tests ask of the machine code of kernels beyond tools/cubin.py: how much is under way at once, loops, and the wait for the kernel
before. machine.py FILE [PATTERN] prints a line for each kernel whose name fits."""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
import cubin  # noqa: E402

GLOBAL = (cubin.LOAD, cubin.STORE, cubin.ATOMIC, cubin.BULK, cubin.ASYNC)
WAIT, BRANCH, EXIT = 0x82e, 0x147, 0x14d  # ACQBULK, which is griddepcontrol.wait; BRA; EXIT
NOTHING = 0x118  # NOP
LOAD_SHARED = 0x184
INDIRECT = (0x149, 0x14a, 0x14c)  # BRX JMP JMX


class Kernel(cubin.Kernel):
    def decode(self):
        """where each instruction goes on"""
        recent = int(self.architecture) >= 90  # whose branches are written in another way
        for one in self.instructions:
            one.always = one.low >> 12 & 15 == 7
            one.is_exit, one.is_branch, one.is_indirect = (one.code & 0x1ff in codes for codes in ((EXIT,), (BRANCH,), INDIRECT))
            if one.is_branch:
                one.always = one.always and one.high >> 23 & 15 == 7
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
            if one.code & 0x1ff == LOAD_SHARED if shared else one.kind == cubin.LOAD:
                under_way[one.high >> 46 & 7] += one.bytes
                most = max(most, sum(under_way))
            if (one.is_exit or one.is_branch) and one.always:
                under_way = [0] * 8
        return most

    def length(self):
        """instructions, without the padding behind the last one"""
        return sum(one.code & 0x1ff != NOTHING for one in self.instructions)

    def hot_loop(self):
        """(instructions, bytes loaded, bytes stored) of one pass of a thread through the loop that moves most bytes of
        global memory, of those that have no loop in them; None where no loop moves any"""
        loops = [(one.target, one.address) for one in self.instructions
            if one.is_branch and one.target < one.address]
        best = None
        for first, last in loops:
            if any(first <= other[0] and other[1] <= last and other != (first, last) for other in loops):
                continue
            inside = [one for one in self.instructions if first <= one.address <= last]
            moved = [sum(one.bytes for one in inside if one.kind == kind) for kind in (cubin.LOAD, cubin.STORE)]
            if sum(moved) and (best is None or sum(moved) > sum(best[1:])):
                best = (len(inside), moved[0], moved[1])
        return best

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
        return super().line(" (%d bytes in flight)" % self.in_flight(), ", wait " + self.dependency_wait())


def read(path):
    """every kernel of every architecture in a file"""
    kernels = cubin.read(path, Kernel)
    for kernel in kernels:
        kernel.decode()
    return kernels


if __name__ == "__main__":
    for one in read(sys.argv[1]):
        if re.search(sys.argv[2] if len(sys.argv) > 2 else "", one.name):
            print(one.line())
