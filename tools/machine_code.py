"""Reads a compiler's assembly (gcc's and clang's, x86-64 and AArch64): functions, the loops in them, and what a loop does
with vectors. tools/mapfn-report judges with it."""
import os.path
import re


class X86:
    jump = re.compile(r"j[a-z]+$")
    always = re.compile(r"jmpq?$")
    call = re.compile(r"(call|jmp)q?$")
    return_ = re.compile(r"(rep )?ret|ud2$")
    arithmetic = re.compile(r"v?(addsub|h?add|h?sub|mul|div|sqrt|max|min|round|rcp|rsqrt|cmp[a-z_]*|blendv?|"
        r"cvt[a-z0-9]*2|rndscale|scalef|range|getexp|fixupimm)[p][sd]$|"
                            r"v?cvt[a-z0-9]*p[sdh][a-z0-9]*$|v?cvtt?dq2p[sd]$|vfn?m(add|sub|addsub|subadd)\d*p[sd]$|"
                            r"v?p(add|sub|mul|abs|max|min|sll|srl|sra|sllv|srlv|srav|avg|cmp|madd|sign|pack|movzx|"
                            r"movsx|movm|rol|ror|unpck|shuf|blend|tern)[a-z0-9]*$|"
                            r"vpmov[a-z0-9]*$|v?pternlog[dq]$|v?p?gather[a-z0-9]*$")
    logic = re.compile(r"v?(and|andn|or|xor)p[sd]$|v?p(and|andn|or|xor)[dq]?$")
    wide = re.compile(r"v?mov(u|a|nt)p[sd]$|v?movdq[ua]\d*$|v?movnt(dq|ps|pd)$|v?lddqu$|vp?maskmov[a-z0-9]*$|"
        r"v(p?compress|p?scatter)[a-z0-9]*$")
    narrow = re.compile(r"v?mov(q|d|lp[sd]|hp[sd])$|v?p?extr[a-z0-9]+$|vextract[a-z0-9]+$|vpmov[a-z0-9]+$|v?movs[sd]$|"
        r"vmov(ss|sd)$")
    moves_only = re.compile(r"v?p?(mov|unpck|shuf|perm|blend|pack|broadcast|insert|extract)")
    registers = (("%zmm", 64), ("%ymm", 32), ("%xmm", 16))
    scalar = re.compile(r"v?(add|sub|mul|div|sqrt|min|max|round|rndscale)s[sd]$|vfn?m(add|sub)\d*s[sd]$")
    scalar_add = re.compile(r"v?(add|sub)s[sd]$|vfn?m(add|sub)\d*s[sd]$")
    scalar_compare = re.compile(r"v?u?comis[sd]$|v?(max|min)s[sd]$")
    division = re.compile(r"i?div[lqwb]?$")
    # a conversion between integers and floating types, one element at a time; of 64 bits where a register says so
    conversion = re.compile(r"v?cvtt?s[ds]2u?siq?$|v?cvtu?si2s[sd][ql]?$")
    register64 = re.compile(r"%r([a-d]x|[sd]i|[sb]p|\d+)(\b|$)(?![dwb])")
    compare = re.compile(r"cmp[bwlq]?$|test[bwlq]?$|v?u?comis[sd]$|v?ptest$|bt[lq]?$|push|v?testp[sd]$|k?ortest[bwdq]$")
    short = {"al": "ax", "bl": "bx", "cl": "cx", "dl": "dx", "sil": "si", "dil": "di", "bpl": "bp", "spl": "sp"}

    @classmethod
    def name(cls, register):
        """one name for all parts of a register"""
        vector = re.match(r"[xyz]mm(\d+)", register)
        if vector:
            return "v" + vector.group(1)
        numbered = re.match(r"(r\d+)[dwb]?$", register)
        return numbered.group(1) if numbered else cls.short.get(register, register[-2:])

    @staticmethod
    def stores(operands):
        return operands.rstrip().endswith(")") or re.search(r"\)\{%k\d\}$", operands.strip()) is not None

    @staticmethod
    def lane(mnemonic):
        for ending, size in (("ps", 4), ("pd", 8), ("ss", 4), ("sd", 8), ("b", 1), ("w", 2), ("d", 4), ("q", 8)):
            if mnemonic.endswith(ending):
                return size
        return 4

    @staticmethod
    def value(mnemonic, lane):
        """bytes of one value that the instruction moves from or to memory; `lane`: of a move that tells nothing"""
        m = mnemonic.lstrip("v")
        found = re.match(r"pmov[sz]x([bwd])|movz([bw])|movs([bw])[lq]$|movs(l)q", m)
        if found:
            return {"b": 1, "w": 2, "d": 4, "l": 4}[next(letter for letter in found.groups() if letter)]
        if re.match(r"mov[uan]t?p[sd]$|movdq|lddqu|movnt|p?and|p?or|p?xor|broadcast", m):
            return lane
        for ending, size in (("ss", 4), ("sd", 8), ("ps", 4), ("pd", 8), ("b", 1), ("w", 2), ("l", 4), ("d", 4),
                ("q", 8)):
            if m.endswith(ending):
                return size
        return lane


class Arm64:
    jump = re.compile(r"b\.?(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le|any|none|first|last)?$|cbn?z$|tbn?z$")
    always = re.compile(r"b$")
    call = re.compile(r"bl$")
    return_ = re.compile(r"ret$|brk$")
    arithmetic = re.compile(r"(f?add|f?sub|f?mul|fdiv|fsqrt|f?max|f?min|fmla|fmls|mla|mls|f?abs|f?neg|f?cm[a-z]+|scvtf|"
        r"ucvtf|fcvt[a-z0-9]*|[su]?shl|[su]shr|[su]?xtl2?|uqadd|sqadd|bsl|bit|bif|u?zip[12]|rev\d*|frint[a-z]|fmaxnm|"
        r"fminnm)$")
    logic = re.compile(r"(and|orr|eor|bic|orn)$")
    wide = re.compile(r"(str|stp|st[1-4]|ldr|ldp|ld[1-4]|stur|ldur)$")
    narrow = re.compile(r"(str|st1|stur)$")
    moves_only = re.compile(r"(mov|zip|rev|ext|dup)")
    registers = ((".", 16), ("q", 16))
    scalar = re.compile(r"f(add|sub|mul|div|sqrt|madd|msub)$")
    scalar_add = re.compile(r"f(add|sub|madd|msub)$")
    scalar_compare = re.compile(r"f(cmpe?|max|min)(nm)?$")
    division = re.compile(r"[su]div$")
    conversion = re.compile(r"(never)$")
    register64 = re.compile(r"\bx\d+")

    @staticmethod
    def stores(operands):
        return False

    @staticmethod
    def lane(mnemonic):
        return 4


class Instruction:
    """line: in the file in which the function begins; where: (file, line, column) of the code itself, inlined or not"""

    def __init__(self, mnemonic, operands, line, where):
        self.mnemonic, self.operands, self.line, self.where = mnemonic, operands, line, where

    def __str__(self):
        return "%-12s %s" % (self.mnemonic, self.operands)


class Loop:
    """a natural loop: `places` are its instructions' indices, `inner` the loops in it"""

    def __init__(self, function, places, back):
        self.function, self.places, self.back = function, sorted(places), back
        self.inner, self.outer = [], None

    @property
    def code(self):
        return [self.function.code[i] for i in self.places]

    @property
    def own(self):
        """the code that lies in no loop within"""
        deeper = set().union(*(loop.places for loop in self.inner)) if self.inner else ()
        return [self.function.code[i] for i in self.places if i not in deeper]


class Function:
    def __init__(self, name):
        self.name, self.code, self.labels = name, [], {}
        self.found = None

    def loops(self, isa):
        """all loops, inner ones before those around them"""
        if self.found is None:
            self.found = find_loops(self, isa)
        return self.found

    def innermost(self, isa):
        return [loop for loop in self.loops(isa) if not loop.inner]

    def calls(self, isa):
        return calls(self.code, isa)


def calls(code, isa):
    """[(name, line)] of the functions that the code calls, or jumps to"""
    names = []
    for one in code:
        if isa.call.match(one.mnemonic) and not one.operands.startswith((".", "*")):
            names.append((re.sub(r"@.*", "", one.operands.split("#")[0].strip()), one.line))
        elif isa.call.match(one.mnemonic) and one.mnemonic.startswith("call"):
            names.append(("(a function pointer)", one.line))
    return names


def find_loops(function, isa):
    code, targets = function.code, {}
    starts = {0}
    for i, one in enumerate(code):
        if isa.jump.match(one.mnemonic):
            target = function.labels.get(one.operands.split(",")[-1].strip())
            if target is not None and target < len(code):
                targets[i] = target
                starts.add(target)
            starts.add(i + 1)
        elif isa.return_.match(one.mnemonic):
            starts.add(i + 1)
    if not code or not targets:
        return []
    starts = sorted(start for start in starts if start < len(code))
    block_of = {start: k for k, start in enumerate(starts)}
    ends = starts[1:] + [len(code)]
    after, before = [[] for _ in starts], [[] for _ in starts]
    for k, end in enumerate(ends):
        last = code[end - 1]
        if end - 1 in targets:
            after[k].append(block_of[targets[end - 1]])
        leaves = isa.return_.match(last.mnemonic) or isa.always.match(last.mnemonic)
        if not leaves and end < len(code):
            after[k].append(k + 1)
        for next_ in after[k]:
            before[next_].append(k)
    order, seen, stack = [], {0}, [(0, iter(after[0]))]
    while stack:  # depth first, blocks in the order in which they are left
        block, rest = stack[-1]
        next_ = next((b for b in rest if b not in seen), None)
        if next_ is None:
            order.append(block)
            stack.pop()
        else:
            seen.add(next_)
            stack.append((next_, iter(after[next_])))
    rank = {block: len(order) - i for i, block in enumerate(order)}
    dominator, changed = {0: 0}, True
    while changed:
        changed = False
        for block in reversed(order):
            new = None
            for b in before[block] if block else ():
                if b in dominator:
                    while new is not None and new != b:
                        while rank[b] > rank[new]:
                            b = dominator[b]
                        while rank[new] > rank[b]:
                            new = dominator[new]
                    new = b
            if new is not None and dominator.get(block) != new:
                dominator[block], changed = new, True

    def dominates(a, b):
        while b != a and b != 0:
            b = dominator[b]
        return a == b

    by_header = {}
    for source in order:
        for header in after[source]:
            if dominates(header, source):
                inside, todo = by_header.setdefault(header, ({header}, []))[0], [source]
                by_header[header][1].append(source)
                while todo:
                    block = todo.pop()
                    if block not in inside:
                        inside.add(block)
                        todo += [b for b in before[block] if b in rank]
    found = []
    for header, (inside, sources) in by_header.items():
        found.append(Loop(function, [i for block in inside for i in range(starts[block], ends[block])],
            [ends[s] - 1 for s in sources]))
    found.sort(key=lambda loop: len(loop.places))
    for k, loop in enumerate(found):
        places = set(loop.places)
        loop.outer = next((other for other in found[k + 1:] if places < set(other.places)), None)
        if loop.outer:
            loop.outer.inner.append(loop)
    return found


def read_functions(lines, directory):
    """{assembler name: Function} of a file compiled in `directory`; the line of code inlined from another file
    (mapfn.h) is the one before it"""
    functions, files, current, line, own, where = {}, {}, None, None, None, None
    for row in lines:
        label = re.match(r"([.\w$]+):", row)
        if label and not label.group(1).startswith((".L", "L")):
            current = functions[label.group(1)] = Function(label.group(1))
            line = own = where = None
            continue
        if label:
            if current is not None:
                current.labels[label.group(1)] = len(current.code)
            continue
        named = re.match(r'\s+\.file\s+(\d+)((?:\s+"[^"]*")+)', row)
        if named:
            parts = re.findall(r'"([^"]*)"', named.group(2))
            files[named.group(1)] = os.path.normpath(os.path.join(directory, *parts))
            continue
        if current is None:
            continue
        at = re.match(r"\s+\.loc\s+(\d+) (\d+)(?: (\d+))?", row)
        if at:
            own = own or at.group(1)
            if at.group(2) != "0":
                where = (at.group(1), int(at.group(2)), int(at.group(3) or 0))
                if at.group(1) == own:
                    line = int(at.group(2))
        elif re.match(r"\s+\.size\s", row) and current.code:
            current = None
        else:
            code = re.match(r"\s+([a-z][\w.]*)(?:\s+(.*?))?\s*(?:#.*|//.*)?$", row)
            if code and not row.strip().startswith("."):
                mnemonic, operands = code.group(1), code.group(2) or ""
                if mnemonic in ("rep", "lock", "notrack", "bnd"):
                    mnemonic, _, operands = operands.partition("\t")
                current.code.append(Instruction(mnemonic, operands, line, where))
    for function in functions.values():
        for one in function.code:
            if one.where:
                one.where = (files.get(one.where[0], ""),) + one.where[1:]
    return functions


def read_numbers(lines):
    numbers, reading = [], False
    for row in lines:
        if re.match(r"\w*mapfn_report_numbers\w*:", row):
            reading = True
        elif reading:
            value = re.match(r"\s+\.(quad|xword|8byte|dword)\s+(\d+|0x[0-9a-f]+)", row)
            zero = re.match(r"\s+\.zero\s+(\d+)", row)
            if value:
                numbers.append(int(value.group(2), 0))
            elif zero:
                numbers += [0] * (int(zero.group(1)) // 8)
            elif re.match(r"\s+\.(size|section|globl|type)", row) or re.match(r"\S", row):
                break
    return numbers


class Weight:
    """what the code of a loop does with vectors"""

    def __init__(self, isa, code):
        self.code = code
        self.arithmetic = self.logic = self.loads = self.stores = 0
        self.width = self.stored = self.computed = 0
        self.lanes_of = {}  # bytes of a lane: how many instructions
        # divisions, conversions and calls for one element at a time: then the loop is vectorized in name only
        self.alone = [one for one in code if isa.division.match(one.mnemonic) or isa.conversion.match(one.mnemonic)
                      or isa.scalar.match(one.mnemonic) and not re.search(r"v\d+\.\d", one.operands)]
        self.called = [(name, line) for name, line in calls(code, isa) if not name.startswith("_ZGV")]
        self.scalar = len(self.alone) > 1 or bool(self.called)
        for one in code:
            self.add(isa, one)
        self.vectors = self.stores > 0 and (self.arithmetic > 0 or self.loads > 0)
        self.lane = max(self.lanes_of, key=lambda size: (self.lanes_of[size], size)) if self.lanes_of else 4

    def add(self, isa, one):
        width = next((size for register, size in isa.registers if register in one.operands), 0)
        if isa is Arm64:
            vector = re.search(r"v\d+\.\d+[bhsd]|(^|[ ,{])q\d+", one.operands)
            if not vector:
                return
            width = 16
            if isa.wide.match(one.mnemonic):
                if one.mnemonic.startswith("st"):
                    self.stores += 1
                else:
                    self.loads += 1
                return
        if not width:
            return
        memory = "(" in one.operands
        storing = memory and isa.stores(one.operands)
        if isa.arithmetic.match(one.mnemonic) and not storing:
            self.arithmetic += 1
            self.width = max(self.width, width)
            if not isa.moves_only.match(one.mnemonic):
                self.computed += 1
                size = isa.lane(one.mnemonic)
                self.lanes_of[size] = self.lanes_of.get(size, 0) + 1
        elif isa.logic.match(one.mnemonic):
            self.logic += 1
        if storing and (isa.wide.match(one.mnemonic) or isa.narrow.match(one.mnemonic)):
            self.stores += 1
            self.stored += (width if isa.wide.match(one.mnemonic) else 16 if "extract" in one.mnemonic else 8
                if re.search(r"mov(q|l|h)|pextrq", one.mnemonic) else 4)
            if isa.wide.match(one.mnemonic):
                self.width = max(self.width, width)
        elif memory and not storing and width >= 16:
            self.loads += bool(isa.wide.match(one.mnemonic) or isa.logic.match(one.mnemonic))


# ------------------------------------------------------------------------------------------- how many elements a round takes

def operands_of(text):
    parts, depth, current = [], 0, ""
    for letter in text:
        depth += (letter in "({") - (letter in ")}")
        if letter == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += letter
    return parts + [current.strip()] if current.strip() else parts


def steps(code, isa):
    """{register: bytes or elements that it advances in one round}"""
    found, spoilt = {}, set()
    for one in code:
        parts = operands_of(one.operands)
        if not parts or isa.compare.match(one.mnemonic) or isa.jump.match(one.mnemonic):
            continue
        add = re.match(r"(add|sub)[lq]?$", one.mnemonic) and re.match(r"\$(-?\d+)$", parts[0])
        lea = re.match(r"lea[lq]?$", one.mnemonic) and re.match(r"(-?\d+)\(%(\w+)\)$", parts[0])
        target = isa.name(parts[-1][1:]) if parts[-1].startswith("%") else None
        if add and target:
            found[target] = found.get(target, 0) + int(add.group(1)) * (-1 if one.mnemonic.startswith("sub") else 1)
        elif re.match(r"(inc|dec)[lq]?$", one.mnemonic) and target:
            found[target] = found.get(target, 0) + (1 if one.mnemonic.startswith("inc") else -1)
        elif lea and isa.name(lea.group(2)) == target:
            found[target] = found.get(target, 0) + int(lea.group(1))
        elif target and not target.startswith("v"):
            spoilt.add(target)
    return {r: step for r, step in found.items() if r not in spoilt and step}, spoilt


def elements_of(code, isa, lane):
    """how many elements one round takes, from how far its pointers advance: the candidates, commonest first"""
    found = {}
    step, spoilt = steps(code, isa)
    for one in code:
        place = re.search(r"\((?:%(\w+))?(?:,%(\w+)(?:,(\d))?)?\)", one.operands)
        if not place or one.mnemonic.startswith("lea"):
            continue
        base, index = (isa.name(r) if r else None for r in place.groups()[:2])
        if base in spoilt or index in spoilt:
            continue
        bytes_ = abs(step.get(base, 0) + step.get(index, 0) * int(place.group(3) or 1))
        size = isa.value(one.mnemonic, lane)
        if bytes_ and bytes_ % size == 0:
            found[bytes_ // size] = found.get(bytes_ // size, 0) + (2 if isa.stores(one.operands) else 1)
    return sorted(found, key=lambda count: -found[count])
