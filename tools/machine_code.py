"""Reads a compiler's assembly (gcc's and clang's, x86-64 and AArch64): functions, the loops in them, and what a loop does
with vectors. tools/mapfn-report judges with it."""
import functools
import operator
import os.path
import re


class X86:
    jump = re.compile(r"j[a-z]+$")
    always = re.compile(r"jmpq?$")
    call = re.compile(r"(call|jmp)q?$")
    return_ = re.compile(r"(rep )?ret|ud2$")
    arithmetic = re.compile(r"v?(addsub|h?add|h?sub|mul|div|sqrt|max|min|round|rcp|rsqrt|cmp[a-z_]*|blendv?|"
        r"cvt[a-z0-9]*2|rndscale|scalef|range|getexp|fixupimm)[p][sd]$|v?cvt[a-z0-9]*p[sdh][a-z0-9]*$|v?cvtt?dq2p[sd]$|"
        r"vfn?m(add|sub|addsub|subadd)\d*p[sd]$|v?p(add|sub|mul|abs|max|min|sll|srl|sra|sllv|srlv|srav|avg|cmp|madd|sign|"
        r"pack|movzx|movsx|movm|rol|ror|unpck|shuf|blend|tern)[a-z0-9]*$|vpmov[a-z0-9]*$|v?pternlog[dq]$|v?p?gather[a-z0-9]*$")
    logic = re.compile(r"v?(and|andn|or|xor)p[sd]$|v?p(and|andn|or|xor)[dq]?$")
    wide = re.compile(r"v?mov(u|a|nt)p[sd]$|v?movdq[ua]\d*$|v?movnt(dq|ps|pd)$|v?lddqu$|vp?maskmov[a-z0-9]*$|"
        r"v(p?compress|p?scatter)[a-z0-9]*$")
    narrow = re.compile(r"v?mov(q|d|lp[sd]|hp[sd])$|v?p?extr[a-z0-9]+$|vextract[a-z0-9]+$|vpmov[a-z0-9]+$|v?movs[sd]$")
    moves_only = re.compile(r"v?p?(mov|unpck|shuf|perm|blend|pack|broadcast|insert|extract)")
    scalar = re.compile(r"v?(add|sub|mul|div|sqrt|min|max|round|rndscale)s[sd]$|vfn?m(add|sub)\d*s[sd]$")
    scalar_add = re.compile(r"v?(add|sub)s[sd]$|vfn?m(add|sub)\d*s[sd]$")
    scalar_compare = re.compile(r"v?u?comis[sd]$|v?(max|min)s[sd]$")
    division = re.compile(r"i?div[lqwb]?$")
    conversion = re.compile(r"v?cvtt?s[ds]2u?siq?$|v?cvtu?si2s[sd][ql]?$")  # of integers and floating types, one at a time

    @staticmethod
    def width(operands):
        """bytes of the widest vector register"""
        return next((size for register, size in (("%zmm", 64), ("%ymm", 32), ("%xmm", 16)) if register in operands), 0)

    @classmethod
    def move(cls, one):
        """store, load or nothing: what it does to memory"""
        if "(" not in one.operands:
            return ""
        if one.operands.endswith(")") or re.search(r"\)\{%k\d\}$", one.operands):
            return "store" if cls.wide.match(one.mnemonic) or cls.narrow.match(one.mnemonic) else "other"
        return "load" if cls.wide.match(one.mnemonic) or cls.logic.match(one.mnemonic) else ""

    @classmethod
    def stores(cls, one):
        return one.mnemonic.startswith(("mov", "vmov", "vpmov")) and cls.move(one) in ("store", "other")

    @staticmethod
    def lane(mnemonic):
        return next((size for ending, size in (("ps", 4), ("pd", 8), ("ss", 4), ("sd", 8), ("b", 1), ("w", 2), ("d", 4),
            ("q", 8)) if mnemonic.endswith(ending)), 4)


class Arm64:
    jump = re.compile(r"b\.?(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le|any|none|first|last)?$|cbn?z$|tbn?z$")
    always = re.compile(r"b$")
    call = re.compile(r"blr?$")
    return_ = re.compile(r"ret$|brk$")
    arithmetic = re.compile(r"(f?add|f?sub|f?mul|fdiv|fsqrt|f?max|f?min|fmla|fmls|mla|mls|f?abs|f?neg|f?cm[a-z]+|scvtf|"
        r"ucvtf|fcvt[a-z0-9]*|[su]?shl|[su]shr|[su]?xtl2?|uqadd|sqadd|bsl|bit|bif|u?zip[12]|rev\d*|frint[a-z]|fmaxnm|"
        r"fminnm)$")
    logic = re.compile(r"(and|orr|eor|bic|orn)$")
    wide = re.compile(r"(str|stp|st[1-4]|ldr|ldp|ld[1-4]|stur|ldur)$")
    moves_only = re.compile(r"(mov|zip|rev|ext|dup)")
    scalar = re.compile(r"f(add|sub|mul|div|sqrt|madd|msub)$")
    scalar_add = re.compile(r"f(add|sub|madd|msub)$")
    scalar_compare = re.compile(r"f(cmpe?|max|min)(nm)?$")
    division = re.compile(r"[su]div$")
    conversion = re.compile(r"(never)$")

    @staticmethod
    def width(operands):
        return 16 if re.search(r"v\d+\.\d+[bhsd]|(^|[ ,{])q\d+", operands) else 0

    @classmethod
    def move(cls, one):
        return ("store" if one.mnemonic.startswith("st") else "load") if cls.wide.match(one.mnemonic) else ""

    @classmethod
    def stores(cls, one):
        return one.mnemonic.startswith("st")

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
    """a natural loop: `places` are its instructions' indices, `backs` its jumps back, `inner` the loops in it"""

    def __init__(self, function, places, backs):
        self.function, self.places, self.backs = function, sorted(places), [function.code[i] for i in backs]
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


def calls(code, isa):
    """[(name, line)] of the functions that the code calls, or jumps to"""
    called = [one for one in code if isa.call.match(one.mnemonic) and not one.operands.startswith(".")]
    return [("(a function pointer)" if one.mnemonic == "blr" or one.operands.startswith("*")
        else re.sub(r"@.*", "", one.operands.split("#")[0].strip()), one.line) for one in called
        if not (one.mnemonic.startswith("jmp") and one.operands.startswith("*"))]


def find_loops(function, isa):
    """natural loops: of each jump to a block that dominates it, what reaches the jump without that block"""
    code, starts, targets = function.code, {0}, {}
    for i, one in enumerate(code):
        jumps = isa.jump.match(one.mnemonic)
        target = function.labels.get(one.operands.split(",")[-1].strip()) if jumps else None
        if target is not None and target < len(code):
            targets[i] = target
            starts.add(target)
        if (jumps or isa.return_.match(one.mnemonic)) and i + 1 < len(code):
            starts.add(i + 1)
    if not targets:
        return []
    # where a table of jumps may lead: to labels that no other jump names
    table = sorted(at for label, at in function.labels.items()
        if re.match(r"\.LBB|\.L\d", label) and at < len(code) and at not in targets.values())
    starts = sorted(starts.union(table))
    ends, block_of = starts[1:] + [len(code)], {start: k for k, start in enumerate(starts)}
    after, before, reached, todo = {}, {0: []}, {0}, [0]
    while todo:
        k = todo.pop()
        last = code[ends[k] - 1].mnemonic
        after[k] = [block_of[targets[ends[k] - 1]]] if ends[k] - 1 in targets else []
        if isa.always.match(last) and code[ends[k] - 1].operands.startswith("*"):
            after[k] = [block_of[at] for at in table]
        if not (isa.return_.match(last) or isa.always.match(last)) and ends[k] < len(code):
            after[k].append(k + 1)
        for next_ in after[k]:
            before.setdefault(next_, []).append(k)
            if next_ not in reached:
                reached.add(next_)
                todo.append(next_)
    dominators, changed = dict.fromkeys(reached, -1), True  # sets of blocks, as bits
    dominators[0] = 1
    while changed:
        changed = False
        for k in sorted(reached - {0}):
            new = functools.reduce(operator.and_, (dominators[b] for b in before[k])) | 1 << k
            changed, dominators[k] = changed or new != dominators[k], new
    by_header = {}
    for source in reached:
        for header in after[source]:
            if dominators[source] >> header & 1:
                inside, sources = by_header.setdefault(header, ({header}, []))
                sources.append(source)
                todo = [source]
                while todo:
                    block = todo.pop()
                    if block not in inside:
                        inside.add(block)
                        todo += before[block]
    found = [Loop(function, [i for block in inside for i in range(starts[block], ends[block])],
        [ends[source] - 1 for source in sources]) for inside, sources in by_header.values()]
    found.sort(key=lambda loop: (len(loop.places), loop.places))
    for k, loop in enumerate(found):
        loop.outer = next((other for other in found[k + 1:] if set(loop.places) < set(other.places)), None)
        if loop.outer:
            loop.outer.inner.append(loop)
    return found


def unquoted(row):
    """a line of assembly without the quotes in which clang sets a name with a letter like é"""
    return row if re.match(r"\s+\.", row) else row.replace('"', "")


def read_functions(lines, directory):
    """{assembler name: Function} of a file compiled in `directory`; the line of code inlined from another file
    (mapfn.h) is the one before it"""
    functions, files, current, line, own, where = {}, {}, None, None, None, None
    for row in lines:
        label = re.match(r"([.\w$]+):", row)
        if label and not label.group(1).startswith((".L", "L")):
            hot, _, cold = label.group(1).rpartition(".")
            if cold == "cold" and hot in functions:  # gcc's part of it that seldom runs, as a failed assert
                current, line, where = functions[hot], None, None
                continue
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
    """the array mapfn_report_numbers"""
    numbers, begin = [], next((i for i, row in enumerate(lines) if re.match(r"\w*mapfn_report_numbers\w*:", row)), None)
    for row in lines[begin + 1:] if begin is not None else []:
        value = re.match(r"\s+\.(quad|xword|8byte|dword)\s+(\d+|0x[0-9a-f]+)|\s+\.zero\s+(\d+)", row)
        if not value:
            break
        numbers += [int(value.group(2), 0)] if value.group(2) else [0] * (int(value.group(3)) // 8)
    return numbers


class Weight:
    """what the code of a loop does with vectors"""

    def __init__(self, isa, code):
        self.count = len(code)
        self.width = self.arithmetic = self.computed = self.logic = self.loads = self.stores = 0
        lanes = {}  # bytes of a lane: how many instructions
        # divisions, conversions and calls for one element at a time: then the loop is vectorized in name only
        self.alone = [one for one in code if isa.division.match(one.mnemonic) or isa.conversion.match(one.mnemonic)
            or isa.scalar.match(one.mnemonic) and not re.search(r"v\d+\.\d", one.operands)]
        self.called = [name for name, _ in calls(code, isa) if not name.startswith("_ZGV")]
        self.divides = any(isa.division.match(one.mnemonic) for one in code)
        self.scalar = len(self.alone) > 1 or bool(self.called)
        for one in code:
            width = isa.width(one.operands)
            move = isa.move(one) if width else "none"
            if move == "store":
                self.stores += 1
                self.width = max(self.width, width if isa.wide.match(one.mnemonic) else 0)
            elif isa.arithmetic.match(one.mnemonic) and move in ("load", ""):
                self.arithmetic += 1
                self.width = max(self.width, width)
                if not isa.moves_only.match(one.mnemonic):
                    self.computed += 1
                    size = isa.lane(one.mnemonic)
                    lanes[size] = lanes.get(size, 0) + 1
            self.logic += move in ("load", "") and bool(isa.logic.match(one.mnemonic))
            self.loads += move == "load"
        self.vectors = self.stores > 0 and (self.arithmetic > 0 or self.loads > 0)
        memory = [one for one in code if re.search(r"[(\[]", one.operands) and not one.mnemonic.startswith("lea")]
        # stores, whole vectors, of what the loop does not compute
        self.fills = (self.width > 0 and all(isa.move(one) == "store" and isa.wide.match(one.mnemonic) for one in memory)
            and sum(bool(isa.jump.match(one.mnemonic)) for one in code) == 1)
        self.lane = max(lanes, key=lambda size: (lanes[size], size)) if lanes else 4
