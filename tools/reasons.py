"""Why a compiler did not vectorize a loop, and what to change: the machine code is asked first, the compiler's remarks
second, the source third. What only the source or a remark suggests is a guess, and is called one. Part of
tools/mapfn-report."""
import collections
import functools
import re

import c_source
import machine_code as machine

Reason = collections.namedtuple("Reason", "text cure line sure")
Record = collections.namedtuple("Record", "function kind file line text")


@functools.lru_cache(maxsize=None)  # asked of each record of each function, for every map
def plain_name(name):
    """the C name of an assembler name"""
    mangled = re.match(r"_ZL?(\d+)(\w+)", name)
    name = mangled.group(2)[:int(mangled.group(1))] if mangled else name
    name = re.sub(r"\.(constprop|isra|part|cold|lto_priv|llvm|specialized)\b.*$", "", name)
    return re.sub(r"^__(\w+)_finite$", r"\1", name)


NOT_TELLING = re.compile(
    r"couldn't vectorize loop|bad loop form|Unknown misalignment|not vectorized: vectorization is not (beneficial|"
    r"profitable)|loop not vectorized$|step unknown|loop not vectorized: the optimizer was unable|"
    r"the cost-model indicates that interleaving|not vectorized: loop nest containing two or more|"
    r"can't determine vectorization factor|bad data references|no grouped stores|not consecutive access|Re-trying|"
    r"vector alignment may not be reachable|Unknown alignment|versioning for alias required|vect_model_load_cost|"
    r"can't operate on partial vectors|Loop costings may not be|"
    r"failed: |list of stmts|not vectorized: no vectype for stmt: .*\n? ?scalar_type: $")


class Scope:
    """the loop to explain: its machine code, its source, the remarks on it; `own` where it is not the map's loop but
    one in its body"""

    def __init__(self, facts, code, loops, text, first, last, records, own=None):
        self.facts, self.code, self.loops, self.text, self.first, self.last = facts, code, loops, text, first, last
        self.own, self.found = own, []  # loops: {loop: is it one in the machine code?}
        telling = [r for r in records if r.kind.endswith("failure") and r.text and not NOT_TELLING.search(r.text)]
        self.failures = [r for r in telling if r.kind == "failure"] or telling
        self.words = " ".join(r.text for r in self.failures)
        # all that a row of the table can ask for: compiler, macros, what the map has, words of the source
        self.known = facts.known | set(re.findall(r"\w+", text)) | {"loop" if own else "map"}
        if re.search(r"control flow|switch", self.words) or any(one.mnemonic == "jmp" and "*" in one.operands
                for one in code):
            self.known.add("branches")
        larger = {"x86", "__AVX2__"} & self.known == {"x86"}
        self.values = {"map": facts.map.name, "what": "the loop" if own else "a loop in the body",
            "looped": "" if own else ", or mark the map `looped`, or write the body as one step with `repeat`",
            "plainly": "" if own else "; or mark the map `looped`",
            "wider": "compile for AVX2 (-march=x86-64-v3); or " if larger else "",
            "gathers": "" if "has_gathers" in self.known else ", and compile for a target with gathers "
            "(-march=x86-64-v3; gcc 12 or later)",
            "unroll": "clang loop unroll(full)" if facts.clang else "GCC unroll"}

    def holds(self, conditions):
        """`!` before what must not be known; alone: no reason was found yet"""
        known = self.known if self.found else self.known | {"alone"}
        return all(word[1:] not in known if word.startswith("!") else word in known for word in conditions.split()
            if word != "guess")

    def line_of(self, found):
        return self.first + self.text[:found.start()].count("\n")

    def places(self, where, pattern):
        """(values for the text, line, is it sure?) of each place where a row of the table is so"""
        if callable(where):
            return where(self, pattern) or []
        parts = {"code": [("%s %s" % (one.mnemonic, one.operands), one.line) for one in self.code],
            "source": [(self.text, None)], "remarks": [(self.words, None)]}[where]
        found, line = next(((found, line) for found, line in ((re.search(pattern, part), line) for part, line in parts)
            if found), (None, None))
        return [([found.group()] + list(found.groups()), self.line_of(found) if where == "source" else line)] if found else []

    def tell(self, text, cure, values, line, sure):
        reason = Reason(text.format(*values, **self.values), cure.format(*values, **self.values), line or self.first, sure)
        if not any(reason.text == other.text for other in self.found):
            self.found.append(reason)

    def said(self):
        """the compiler's words that tell most, and their line"""
        here = [r for r in self.failures if "(Force=" not in r.text]
        inner = [r for r in here if self.facts.is_here(r) and self.first <= (r.line or 0) <= self.last]
        best = ([r for r in inner + here if "not vectorized: " in r.text] or inner or here or [None])[0]
        return (best.text.splitlines()[0], best.line if self.facts.is_here(best) else None) if best else ("", None)


# ------------------------------------------------------------------------- what no pattern finds: (values, line) of each

def early(s, _):
    return [([], c_source.leaves(loop), here) for loop, here in s.loops.items() if c_source.leaves(loop)]


def endless(s, _):
    return [([], loop.line, here) for loop, here in s.loops.items()
        if not c_source.leaves(loop) and (loop.kind != "for" or not re.search(r"[<>]=?|!=", loop.head))]


def stays(s, few):
    """loops in the body that are still loops"""
    return [([" %d" % loop.count() if "gcc" in s.known and few else ""], loop.line) for loop, here in s.loops.items()
        if here and loop.kind == "for" and not c_source.leaves(loop) and few == (0 < (loop.count() or 0) <= 64)]


def written_out(s, _):
    """an inner loop whose rounds could have been lanes"""
    found = [([inner.line], inner.line) for inner in s.own.inner if (inner.count() or 0) >= 4 and inner not in s.loops
        and re.search(r"\[[^\]]*\b%s\b[^\]]*\]\s*[-+*/|&^]?=(?!=)" % inner.variable(), inner.body)]
    s.known.update(["told"] * bool(found))
    return found[:1]


def needs_before(s, _):
    """x[k] of x[k - 1]"""
    k = s.own.variable()
    found = k and (re.search(r"\b(\w+)\[\s*%s\s*\]\s*[-+*/|&^]?=[^=][^;]*\b\1\[\s*%s\s*-\s*\d+\s*\]" % (k, k), s.text)
        or re.search(r"\b(\w+)\[\s*%s\s*\+\s*\d+\s*\]\s*[-+*/|&^]?=[^=][^;]*\b\1\[\s*%s\s*\]" % (k, k), s.text))
    return [([found.group(1)], s.line_of(found))] if found else []


def accumulates(s, sums):
    """variables of which each round takes what the one before left: those that are added to, or all others"""
    found = []  # each of x[j] is one of its own
    counters = "|".join(filter(None, (loop.variable() for loop in [s.own] + s.own.inner)))
    for one in re.finditer(r"(\w+\s+)?(?<![\w.\]])(\*?\s*\w+(?:(?:\.|->)\w+)*(?:\[[^\]]*\])*)\s*([-+*/]?)=(?!=)([^;]*)",
            s.own.body):
        declared, name, sign, value = one.groups()
        name = name.strip("* ")
        itself = r"(?<![\w.])%s(?!\w)" % re.escape(name)
        count = len(re.findall(itself, value))
        if (counters and re.search(r"\[[^\]]*\b(%s)\b" % counters, name) or declared and declared.strip() != "else"
                or not (sign or count)):
            continue
        plain = sign in ("+", "-") and not count or not sign and count == 1 and re.match(
            r"\s*%s\s*[+-]|.*[+-]\s*%s\s*$|\s*mapfn_muladd\w*\(.*,\s*%s\s*\)" % (itself, itself, itself), value)
        if bool(plain) == sums:
            at = s.text.rfind(s.own.body)
            found.append(([name], s.first + s.text[:at + one.start(2)].count("\n")))
    return found


def sums(s, _):
    """floating additions of one value at a time"""
    if (any(s.facts.isa.scalar_add.match(one.mnemonic) for one in s.code)
            and (s.facts.calls(s.code) or s.own.inner
                or re.search(r"reorder floating-point|reduc|in-order|fold_left", s.words))):
        return accumulates(s, True)


MOST = (r"if\s*\([^;{}]*[<>]=?[^;{}]*\)\s*\{?\s*\w+\s*=[^=]|=[^;=]*[<>][^;]*\?[^;:]*:|\bmapfn_f?(max|min)f?\s*\(|"
    r"\bf(max|min)f?\s*\(")


def most(s, _):
    isa, found = s.facts.isa, re.search(MOST, s.text)
    if (found and any(isa.scalar_compare.match(one.mnemonic) for one in s.code)
            and not any(isa.scalar_add.match(one.mnemonic) for one in s.code)
            and re.search(r"[Uu]nsupported pattern|reduction|Unknown def-use|could not be identified", s.words)):
        s.known.add("told")
        return [([], s.line_of(found))]


def tables_of(s):
    """the map's tables, and how many bytes a value has"""
    return {array[0]: array[3] for array in s.facts.map.arrays if array[1] == "MAPFN_TABLE"}


def looked_up_singly(s, _):
    """tables of structs or small numbers, which maps look up one by one where nothing wide is made of them"""
    if not re.search(r"instruction cannot be vectorized|data references that cannot be analyzed", s.words):
        return []
    return [([name], None) for name, size in tables_of(s).items() if size < 4 or "struct" in s.known][:1]


def behind_a_mask(s, _):
    """structs and rows under `where`, which clang would gather by a mask"""
    masked = "instruction cannot be vectorized" in s.words and s.known & {"struct", "rows"}
    return [([], None)] if masked and not tables_of(s) else []


def looked_up(s, narrow):
    """tables that are read at computed places: of values below 4 bytes, or any"""
    tables = tables_of(s)
    remark = "gather" in s.words
    if (looked_up_singly(s, None) or not remark and (s.own or not tables or re.search(r"alias|depend|memory", s.words)
            or not re.search(r"vector|type|access|SLP|grouped|cost-model|not supported", s.words))
            or not tables and "repeated" in s.known or s.own and s.found):
        return []
    counters = "|".join([loop.variable() for loop in s.loops if loop.variable()] + ["\\d+"])
    found = [(size, re.search(r"\b(%s)\s*\[(?!\s*(%s)\s*\])" % (name, counters), s.text))
        for name, size in tables.items()]
    found = [(size, place) for size, place in found if place]
    if narrow:
        return [([place.group(1), size, "s" * (size > 1)], s.line_of(place)) for size, place in found if size < 4][:1]
    return [([], s.line_of(found[0][1]) if found else None)] if found or remark else []


def conditional_store(s, _):
    """an output that is stored on one side of a condition only"""
    outputs = "|".join(array[0] for array in s.facts.map.arrays if "MAPFN_WRITTEN" in array[2] and array[0] != "out")
    if not s.known & {"clang", "branches"}:
        return []
    found = outputs and re.search(r"\bif\s*\([^;{}]*\)\s*\{?[^{}]*?(\*\s*(?:%s)\b|\b(?:%s)\s*\[[^\]]*\])\s*[-+*/]?=(?!=)"
        % (outputs, outputs), s.text)
    return [([re.sub(r"\s", "", found.group(1))], s.line_of(found))] if found else []


def ways(s, _):
    """more values than gcc selects among"""
    count = 1 + len(re.findall(r"\bif\b|\?", s.text))
    return [([count], s.line_of(re.search(r"\bif\b|\?", s.text)))] if count > 4 else []


def equal(s, _):
    """what is compared with several values"""
    found = collections.Counter(re.findall(r"\b(\w+)\s*==\s*-?\w+", s.text)).most_common(1)
    return [([found[0][0]], s.line_of(re.search(r"\b\w+\s*==", s.text)))] if found and found[0][1] > 1 else []


def lowest_bit(s, _):
    found = re.search(r"&\s*1\b|%\s*2\b", s.text)
    return [([], s.line_of(found))] if found and "bit-precision" in s.words else []


def reads_bools(s, _):
    found = re.search(r"\b(?:\w+_row|\w+_ragged|table)\s*\(\s*(?:bool|_Bool)\s*,\s*(\w+)", s.facts.map.source)
    read = found and re.search(r"\b%s\s*\[" % found.group(1), s.text)
    return [([found.group(1)], s.line_of(read))] if read else []


def passed_on(s, _):
    """values at computed places that a loop only copies"""
    if not re.search("never be profitable", s.words):
        return []
    tables = "|".join(list(tables_of(s)) + [r"\w+(?=\s*\[[^\]]*\w\s*\[)"])
    found = re.search(r"\b(%s)\s*\[\s*(?!%s\s*\])" % (tables, s.own.variable()), s.text)
    return [([found.group(1)], s.line_of(found))] if found else []


def in_mathematics(s, _):
    """a branch in code that was inlined from mapfn_math.h"""
    isa = s.facts.isa
    return [([one.where[1]], one.line) for one in s.code if isa.jump.match(one.mnemonic) and one.where
        and not isa.always.match(one.mnemonic) and re.search(r"mapfn_math\.h$", one.where[0])][:1]


def nested(s, _):
    """other maps that are called"""
    return [([name], s.facts.nested_line(name) or line)
        for name, line in ((s.facts.nested(name), line) for name, line in machine.calls(s.code, s.facts.isa)) if name]


def nested_in_text(s, _):
    """other maps whose calls stand in the body, where nothing of them is left to call"""
    names = [found.group(1) for found in re.finditer(r"\b(\w+?)_map\w*\s*\(", s.facts.map.source)]
    return [([name], s.facts.nested_line(name)) for name in names if name in s.facts.maps][:1]


def always(s, _):
    return [([], None)]


# ---------------------------------------------------------------------------------------------------- the table of reasons

OURS = ("exp|exp2|expm1|log|log2|log10|log1p|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|erf|erfc|cbrt|hypot|"
    "floor|ceil|trunc|rint|round|fabs|copysign")
LIBM = "acosh|asinh|atanh|tgamma|lgamma|nearbyint|fdim|fma|ldexp|frexp|logb|ilogb|scalbn|modf|roundeven"
COUNTING = ("there is no vector instruction for counting bits before AVX-512",
    "mark the map `looped`, or compile for AVX512_VPOPCNTDQ and AVX512CD (-march=icelake-server)")
SELECTS = ("select into variables, `r = x == 1 ? a : r;` one after the other and at most three for one variable (gcc "
    "selects among four values), then select between these")
VOLATILE = ("a volatile object is read or written in order", "copy it to an ordinary variable, or take volatile away")
SWITCH = ("a switch is control flow that becomes no select", SELECTS)
CALLED_MAP = ("the map {0} is called for each element", "mark this map `looped`: then {0} is what is vectorized")
NESTED = "write the loop's body as a map of its own, and call that on the row"
RATHER = ("no compiler can vectorize that; where the map's elements are independent, mark it `vectorized`, so that they "
    "are the lanes")
LANES = ("floating values are added one after the other, as written: another order would round differently",
    "a nested map with `sum(T, s)` over the row has a fixed order that vectorizes; or keep 16 partial sums, with "
    "`#pragma GCC unroll 1` before the loop over them for gcc 15")
ONCE = "collect results in local variables and store each once, at the end"
MASKED = ("elements are stored under a mask, and this target has no such vector store for their type",
    "compile for AVX2 (-march=x86-64-v3), or compute all elements and select")
STORED = ("{0} is stored under a condition", "make it an `inout` and store in any case: `{0} = c ? new : {0}`")
STAYS = "the loop in the body stays a loop, and compilers vectorize innermost loops"
WIDE = r"^v?cvt(t?s[ds]2u?siq|t?s[ds]2u?si .*%r(\wx|\wi|\d+)$|u?si2s[sd]q|u?si2s[sd] %r(\wx|\wi|\d+),)"
DRAWN = ("the random stream is drawn value by value",
    "draw without a stream, by mapfn_draw_float(seed, i, k) and its like (docs/reference.md); or mark the map `looped`")
SINGLY = "values are read at computed places, one at a time: this compiler has no gather for them on this target"

# the first row that fits a called name tells of it. A name with () is of a function in the file.
CALLS = [
    (r"__(?:mul|div)[sdxt]c3", "", "a _Complex operation calls {0}",
        "write the real and the imaginary part by hand, or compile with -fcx-limited-range (no infinities)"),
    (r"_*sincos(f?)|cexp(f?)", "", "the compiler merged sin and cos into one call of {0}",
        "use mapfn_sincos{1}(x, &s, &c) of mapfn_math.h"),
    (r"__assert.*", "", "the body has an assert, a branch out of the loop",
        "compile with -DNDEBUG, or move the assert out of the element function"),
    (r"sqrtf?", "", "{0} sets errno for negative arguments, so it must be called",
        "use mapfn_{0}, or define MAPFN_NO_MATH_ERRNO to 1, or compile with -fno-math-errno"),
    (r"(floor|ceil|trunc|rint|round|nearbyint)f?", "x86 !__SSE4_1__", "{0} is called for one element at a time",
        "use mapfn_{0} of mapfn_math.h, or a target with SSE4.1 (-march=x86-64-v2)"),
    (r"fminf?|fmaxf?", "", "{0} is called for one element at a time",
        "use mapfn_{0} of mapfn_math.h, or write x < y ? x : y"),
    (r"l?l(?:rint|round)(f?)", "", "{0} is called for one element at a time", "cast instead: (int)mapfn_rint{1}(x)"),
    (r"(?:fmod|remainder)(f?)", "",
        "{0} is called for one element at a time, as mapfn_{0} is: it may take hundreds of steps",
        "where quotients are small: x - y * mapfn_trunc{1}(x / y), which rounds; or mark the map `looped`"),
    (r"(%s)f?" % OURS, "", "{0} is called for one element at a time",
        "use mapfn_{0} of mapfn_math.h, which is inlined and vectorized"),
    (r"(%s)f?" % LIBM, "", "{0} is called for one element at a time", "write it with the functions of mapfn_math.h"),
    (r"__(popcount|clz|ctz|parity|ffs)[sdt]i2", "", *COUNTING),
    (r"(mapfn_rng\w*)\(\)", "", "{1} is not inlined",
        "draw without a stream, by mapfn_draw_float(seed, i, k) and its like; or mark the map `looped`"),
    (r"\(a function pointer\)", "", "a function is called through a pointer",
        "call the function by its name, and qualify it with MAPFN_FN"),
    (r".*\(\)", "", "{0} was not inlined",
        "qualify it with MAPFN_FN (always inlined), or write it into the element function"),
    (r".*", "", "{0} is called: its body is not visible in this file",
        "define it in a header and qualify it with MAPFN_FN")]

# where it is looked for, and by what; conditions; the reason; the cure
REASONS = [
    (nested, None, "map", *CALLED_MAP),
    ("source", r"\bvolatile\b", "", *VOLATILE),
    ("remarks", "volatile type", "!volatile", *VOLATILE),
    ("source", r"(?<!_)\b((?:floor|ceil|trunc|rint|round|nearbyint)f?)\s*\(", "x86 !__SSE4_1__ alone",
        "{1} has no vector instruction before SSE4.1",
        "use mapfn_{1} of mapfn_math.h, or a target with SSE4.1 (-march=x86-64-v2)"),
    ("source", r"\bswitch\b", "guess", *SWITCH),
    (early, None, "", "{what} has an early exit", "run a fixed number of iterations and select the result{looped}"),
    (endless, None, "", "{what} has a data-dependent end",
        "run a fixed number of iterations, with a select for those that are done{looped}"),
    ("code", r"i?div[lqwb]? |[su]div ", "", "there is no vector instruction for integer division",
        "divide floating values, or multiply by the inverse where the divisor is uniform"),
    ("code", r"^(popcnt|tzcnt|lzcnt|bsf|bsr)[wlq]? ", "x86 !__AVX512VPOPCNTDQ__", *COUNTING),
    ("code", WIDE, "x86 !__AVX512DQ__ mapfn_rng_double",
        "converting the 64 drawn bits of mapfn_rng_double needs AVX-512DQ",
        "draw with mapfn_rng_float or mapfn_draw_double(seed, i, k), or mark the map `looped`, or compile for AVX-512DQ "
        "(-march=x86-64-v4)"),
    ("code", WIDE, "x86 !__AVX512DQ__ !mapfn_rng_double",
        "converting between floating values and 64-bit integers needs AVX-512DQ",
        "convert through int32_t or uint32_t where the values fit, or compile for AVX-512DQ (-march=x86-64-v4)"),
    (written_out, None, "loop gcc alone", "gcc wrote out the loop in line {0} before it could be vectorized",
        "write `#pragma GCC unroll 1` before it"),
    (needs_before, None, "loop", "each value of {0} needs the one before it", RATHER),
    (sums, None, "loop", *LANES),
    (most, None, "loop !told", "floating values are compared one after the other: a NaN or a zero's sign would come out "
        "differently in another order",
        "a nested map with `reduce(T, m, op, zero)` over the row has a fixed order; or keep 32 partial results"),
    (accumulates, False, "loop !told guess", "each round needs the value of {0} from the round before", RATHER),
    (stays, True, "map", STAYS, "write `#pragma {unroll}{0}` before it; or mark the map `looped`: then the loop in the body "
        "may be vectorized"),
    (stays, False, "map", STAYS, "mark the map `looped`: then the loop in the body may be vectorized; or give it a small "
        "constant count, so that it is unrolled"),
    # steps
    ("source", r"\bif\s*\([^;{}]*\)\s*\{?\s*\*\s*(\w+)\s*=(?!=)[^;{}]*;\s*\}?\s*else\s*\{?\s*\*\s*(\w+)\s*=(?!=)",
        "map repeated clang guess", "either *{1} or *{2} is stored: clang makes one store through a selected pointer of "
        "it, and the state stays in memory", "select values: `*{1} = c ? new : *{1}; *{2} = c ? *{2} : new;`"),
    ("source", r"\breturn\b[^;]*\?[^;]*:[^;]*[<>]", "map repeated gcc guess",
        "a comparison of a selected value becomes two comparisons and a branch",
        "compare mapfn_fabs(d); or mark the map `looped`"),
    (always, None, "map repeated alone guess",
        "the step was not vectorized; lanes of one element may be faster or slower than a loop",
        "{wider}time the map against itself marked `looped`"),
    (behind_a_mask, None, "map alone where clang", "structs and rows that `where` may skip are faster one by one than "
        "by vectors of masked members", "leave it so; or mark the map `vectorized`, and measure"),
    # values read at computed places
    (looked_up_singly, None, "map alone", "values of `{0}` are looked up at computed places and passed on: that is "
        "faster one by one than in vectors",
        "leave it so; or mark the map `vectorized`, and measure"),
    (passed_on, None, "loop gcc alone guess", "values of `{0}` are looked up at computed places: gcc holds that for faster "
        "one by one than in vectors", "leave it so"),
    (looked_up, True, "x86", "`{0}` is read at computed places, and its values have {1} byte{2}: gathers take 4 or 8",
        "make it a table of int32_t or float{gathers}{plainly}"),
    (looked_up, False, "alone x86 !has_gathers", SINGLY,
        "compile for a target with gathers (-march=x86-64-v3; gcc 12 or later){plainly}"),
    # what remarks tell of
    (always, None, "sums struct map alone guess", "a struct is reduced, and its members are no lanes of their own",
        "reduce values in one map, and the index of those that equal the result in a second one; or an operation without "
        "branches (`&`, `|`, `?:`)"),
    (always, None, "clang struct map alone", "clang passes structs by value in forms that its vectorizer cannot take "
        "apart: maps take apart those of 3, 5, 6, 8 and 12 bytes that lie side by side",
        "pass them by pointer: in_row(T, x, 1), out_row(T, y, 1); or as arrays of their members"),
    ("remarks", "runtime pointer checks needed", "sums alone",
        "a map with sums goes by strips, and clang compares no arrays for so few elements",
        "two maps: one that stores, and one that adds"),
    ("remarks", "cost-model indicates that vectorization is not beneficial", "alone",
        "clang's cost model holds vectors for no faster here than one element at a time",
        "{wider}mark the map `vectorized` and measure, if you hold otherwise"),
    ("remarks", "group of accesses|no vectype|no array mode|data references|not profitable|load permutation",
        "struct alone guess",
        "the compiler cannot load or store this struct's members as vectors: groups of 2, 3, 4 or 8 equal members it can",
        "pad the struct, or pass its members as arrays of their own (or by pointer: in_row(T, x, 1))"),
    ("remarks", "alias|unsafe dependent|possible dependence|bad data dependence|cannot identify array bounds",
        "loop alone guess", "memory that the loop writes may be memory that it reads", NESTED
        + ", which compares its arrays first"),
    ("remarks", "alias|unsafe dependent|possible dependence|bad data dependence|cannot identify array bounds",
        "map alone guess", "memory that the body writes may be memory that it reads, a table for one", ONCE),
    (always, None, "where map alone !__AVX2__", *MASKED),
    (always, None, "where map alone guess", *MASKED),
    (conditional_store, None, "alone guess", *STORED),
    (ways, None, "gcc alone branches", "{0} ways meet in one value, and gcc selects among four at most", SELECTS),
    (equal, None, "clang alone guess",
        "clang makes a switch of several comparisons of {0}, and no select of that", SELECTS),
    ("source", r"\b(if|goto)\b|&&|\|\|", "branches alone", "the body has control flow that becomes no select",
        "compute both sides and select with ?:; store outputs once, at the end"),
    (in_mathematics, None, "branches gcc alone", "a select of mapfn_math.h (line {0} there) stayed a branch: gcc holds "
        "that floating-point operations may trap", "compile with -fno-trapping-math (no result changes); or in a row, "
        + NESTED),
    ("source", r"\bmapfn_rng_\w+", "alone guess", *DRAWN),
    (lowest_bit, None, "gcc alone guess",
        "gcc makes a test of the lowest bit a conversion to bool, which it does not vectorize",
        "write `(x | 1) != x` where x is to be even, `(x | 1) == x` where it is to be odd"),
    (reads_bools, None, "bools_singly alone", "gcc before 16 has no vectors for the bools that a loop reads",
        "take {0} as uint8_t, and pass (const uint8_t *){0}"),
    ("remarks", "no vectype|unsupported|not supported|data type", "alone guess",
        "an operation of the body has no vector instruction on this target", "{wider}look at the compiler's words"),
    # the rest
    (always, None, "loop alone guess", "the compiler's words are all that is known", NESTED + ": it is compiled apart"),
    (always, None, "remark alone guess", "a loop of the kernel is called vectorized, but not the one with the element "
        "function: that stores one element at a time", "look at --explain {map}"),
    (nested_in_text, None, "alone map", *CALLED_MAP),
    (always, None, "alone guess", "the compiler gives no reason that mapfn-report knows",
        "look at --explain {map}, and at the compiler's words")]


def explain(s, remark):
    """all reasons that hold, the surest first"""
    if "__OPTIMIZE__" not in s.known:
        return [Reason("compiled without optimization", "add -O1 or -O2", s.first, True)]
    if remark:
        s.known.add("remark")
    calls = s.facts.calls(s.code)
    for name, line in calls:
        found, text, cure = next((found, text, cure) for pattern, conditions, text, cure in CALLS
            for found in [re.fullmatch(pattern, name)] if found and s.holds(conditions))
        s.tell(text, cure, [name] + list(found.groups("")), line, True)
    for where, pattern, conditions, text, cure in REASONS:
        for values, line, *sure in s.places(where, pattern) if s.holds(conditions) else ():
            s.tell(text, cure, values, line, "guess" not in conditions and all(sure))
    if remark and calls:
        s.found[0] = s.found[0]._replace(text="a loop is called vectorized, but " + s.found[0].text)
    if {"repeated", "map"} <= s.known:
        s.found = [reason if "looped" in reason.cure else reason._replace(cure=reason.cure
            + "; or mark the map `looped`, which is faster than lanes of one element") for reason in s.found]
    return sorted(s.found, key=lambda reason: not reason.sure)


# ------------------------------------------------------------------------------------------------------------- judging

SHELL = re.compile(r"(\w+?)_map(?:_opts|_vectorized|_looped|_omp)?$")
OF_LIBRARY = re.compile(r"(mapfn_(?!rng|draw|exp|log|pow|sin|cos|tan|erf)|_ZGV|\.)|(mem(set|cpy|move)|__stack_chk_fail)$")


class Facts:
    """what all judgements of one map know"""

    def __init__(self, m, kernel, remarks, functions, macros, isa, maps):
        self.map, self.kernel, self.isa, self.clang = m, kernel, isa, "__clang__" in macros
        self.records = remarks.get(plain_name(kernel.name), [])
        self.functions = {plain_name(name) for name in functions}
        self.maps = {other.name: other for other in maps}
        self.source = c_source.read(m.path)
        self.known = set(macros) | m.words | {"clang" if self.clang else "gcc"}
        if "__x86_64__" in macros:
            self.known.add("x86")
        if not self.clang and int(macros["__GNUC__"]) < 16:
            self.known.add("bools_singly")
        if "__AVX2__" in macros and (self.clang or int(macros["__GNUC__"]) >= 12):
            self.known.add("has_gathers")

    def calls(self, code):
        """[(name, line)] of functions that are neither the library's nor maps; with () where they are in the file"""
        names = [(plain_name(name), line) for name, line in machine.calls(code, self.isa) if not self.nested(name)]
        return [(name + "()" * (name in self.functions), line) for name, line in names if not OF_LIBRARY.match(name)]

    def nested(self, name):
        """the map whose kernel or shell a call is of, where that is another one"""
        name = plain_name(name)
        shell = SHELL.match(name)
        if name.startswith("mapfn_"):
            found = max((other for other in self.maps if name.endswith("_" + other)), key=len, default=None)
        else:
            found = shell.group(1) if shell and shell.group(1) in self.maps else None
        return found if found != self.map.name else None

    def nested_line(self, name):
        found = re.search(r"\b%s_map\w*\s*\(" % name, self.map.source)
        return self.map.line + self.map.source[:found.start()].count("\n") if found else None

    def is_here(self, record):
        return record.file.split("/")[-1] == self.map.path.split("/")[-1]

    def place(self, one):
        """(file, line, column) of an instruction in the user's code, inlined library code at the place of its call"""
        if one.where and not re.search(r"(^|/)mapfn\w*\.(h|inc)$", one.where[0]):
            return one.where
        return self.map.path, one.line or 0, 0

    def in_body(self, one):
        """is an instruction the element function's?"""
        file, line, column = self.place(one)
        first, last = self.map.body
        return file == self.map.path and (first, self.map.body_column) <= (line, column or 999) and line <= last

    def in_file(self, one):
        return one.where is not None and one.where[0] == self.map.path

    def source_loop(self, one):
        file, line, column = self.place(one)
        return c_source.read(file).loop_at(line, column)

    def weigh(self, loop):
        return machine.Weight(self.isa, loop.own)

    def library(self, code):
        """the function of the C library, as memcpy, that code calls which only copies or fills"""
        return next((name for name, _ in machine.calls(code, self.isa) if name.startswith("mem")), None)

    def outside(self):
        """the kernel's code that lies in no loop, where a call is made once for all elements"""
        looped = {id(one) for loop in self.kernel.loops(self.isa) for one in loop.code}
        return [one for one in self.kernel.code if id(one) not in looped]


class Judged:
    """one loop, as a compiler made it"""

    def __init__(self, kind, line, file, verdict=""):
        self.kind, self.line, self.file, self.verdict = kind, line, file, verdict  # kind: map, body, helper, nested
        self.lanes = self.unroll = self.name = None
        self.reasons, self.said, self.code, self.note = [], "", [], ""

    def vectorized(self, code, lanes, unroll):
        """values that are read one at a time and put together to vectors: that is how a table is read without gathers"""
        self.verdict, self.code, self.lanes, self.unroll = "vectorized", code, lanes, unroll
        reads = sum(bool(re.match(r"v?pinsr[bwdq]$|v?insertps$", one.mnemonic)) and "(" in one.operands for one in code)
        self.note = "its values are read one at a time into the vectors" if reads >= max(2, lanes // 4) else ""

    def as_json(self):
        return {"kind": self.kind, "line": self.line, "file": self.file, "verdict": self.verdict, "map": self.name,
            "lanes": self.lanes, "unroll": self.unroll, "note": self.note, "compiler": self.said,
            "reasons": [{"reason": r.text, "cure": r.cure, "line": r.line, "sure": r.sure} for r in self.reasons]}


def factors(records, clang):
    """(lanes, unrolled) by the compiler's record of the loops that it vectorized"""
    if clang:
        pairs = [tuple(int(number) for number in re.findall(r"(?:width|count) (?:vscale x )?(\d+)", r.text))
            for r in records if r.kind == "success"]
        return max(pairs, key=lambda pair: pair[0] * pair[1]) if pairs else (None, None)
    factor = lanes = None
    for r in records:
        if r.text.startswith("vectorization factor ="):
            factor = int(r.text.split("=")[1])
        elif "Choosing vector mode" in r.text or r.kind == "success" and "loop vectorized" in r.text:
            lanes = lanes or factor
    return lanes if lanes != 1 else None, 1  # 1: the lanes are neighbours in one round


# what becomes of elements that were computed in lanes, of outputs that elements share
GATHERS = {"ROW": "the lanes are values of the row, to which elements add one after the other",
    "TALLY": "then their places are added to one at a time", "KEPT": "then those to keep are moved together",
    "FIRST": "a block with a hit is asked again, one element at a time"}
IN_TURN = ("one after the other, not in lanes: so mapfn adds to places that an integer says, and keeps doubles with gcc "
    "before SSE4.1; where a value takes long to compute, `vectorized` has it computed in lanes")


def judge(m, functions, kernels, remarks, macros, isa, maps):
    """the map's own loop, where it was chosen to be vectorized; then all loops within. kernels, remarks: by plain
    names"""
    modes = ["vectorized"] if m.chosen and not m.direct else ["apart", "looped"]  # of rows, as a rule apart
    found = next(filter(None, (kernels.get("mapfn_%s_%s" % (mode, m.name)) for mode in modes)), ())
    if not found:
        m.own.reasons = [Reason("the compiler kept no kernel of this map", "report this as a bug of mapfn-report", m.line,
            False)]
        return
    facts = Facts(m, functions[min(found, key=lambda full: (len(full), full))], remarks, functions, macros, isa, maps)
    within = loops_within(facts)
    if not m.chosen or m.direct:
        m.own.verdict, m.own.note = ("in turn", IN_TURN) if m.direct else ("looped", "")
        m.own.code = max([loop.code for loop in facts.kernel.loops(isa) if not loop.outer] or [facts.kernel.code], key=len)
    else:
        judge_own(m.own, facts, within)
    m.loops = judge_within(facts, within)


def loops_within(facts):
    """{source loop: [machine loops]} of the loops in the body, and in the functions that it calls"""
    m, found = facts.map, {}
    others = [other for other in facts.maps.values() if other is not m]
    starts = {(other.path, other.line) for other in others} | {(m.path, m.line)}
    for loop in facts.kernel.loops(facts.isa):
        backs = [facts.source_loop(back) for back in loop.backs if back.where and "rows" in m.words]
        backs += [back.outer for back in backs if back]  # around one that was written out
        if not loop.outer and not any(back and not back.count() for back in backs):
            continue  # the map's own. Around a row's loop none is found where two copies share their rest
        votes = collections.Counter()
        for one in loop.own:
            file, line, column = facts.place(one)
            source_loop = None if (file, line) in starts else facts.source_loop(one)
            # the jump back tells most; code inlined from the library has the line of what stands before it
            here = one.where is not None and one.where[:2] == (file, line)
            votes[source_loop] += (1 if here else 0.2) + len(loop.places) * (here and one in loop.backs)
        best = votes.most_common(1)[0][0]
        if best is not None and not any(other.path == best.file and other.body[0] <= best.line <= other.body[1]
                for other in others):
            found.setdefault(best, []).append(loop)
    for inner in [loop for loop in found if loop.count()]:
        outer = inner.outer
        if outer and outer not in found and not outer.count() and m.body[0] <= outer.line:
            # such an outer loop cannot vanish: the inner one was written out in it
            found[outer] = [loop for loop in found[inner] if loop.outer not in found[inner]]
            found[inner] = [loop for loop in found[inner] if loop not in found[outer]]
    for source_loop in facts.source.loops:
        if m.body[0] <= source_loop.line <= m.body[1]:
            found.setdefault(source_loop, [])
    return dict(sorted(found.items(), key=lambda pair: (pair[0].file != m.path, pair[0].file, pair[0].begin)))


def judge_own(judged, facts, within):
    m, isa, kernel = facts.map, facts.isa, facts.kernel
    steps, gathers, sums = "repeated" in m.words, bool(m.gathers), "sums" in m.words and not m.gathers
    silent = steps or gathers or sums  # the remarks on their loops lie or are silent: only the code of the body counts
    remark = any(r.kind == "success" and ("loop vectorized" in r.text or facts.clang)
        and r.line is not None and m.line <= r.line < max(m.line + 1, m.body[0]) for r in facts.records)
    loops = kernel.innermost(isa)
    if steps or gathers:  # of what the library does around the element function nothing is asked
        asked = facts.in_body if steps else facts.in_file
        loops = [loop for loop in kernel.loops(isa) if any(map(asked, loop.own))]
        weighed = [(machine.Weight(isa, list(filter(asked, loop.own))), loop) for loop in loops]
        # a pass over lanes stores what each is left with; the last few elements make their steps in registers
        weighed.sort(key=lambda pair: ((not pair[1].inner, pair[0].width) if gathers
            else any(map(isa.stores, pair[1].own)), pair[0].count), reverse=True)
    else:
        weighed = sorted(((facts.weigh(loop), loop) for loop in loops), reverse=True,
            key=lambda pair: (pair[0].width, pair[0].arithmetic + pair[0].logic + pair[0].stores))
    weighed = [(w, loop) for w, loop in weighed
        if w.vectors or remark and w.fills or silent and w.computed or steps or gathers and w.width]
    weighed = weighed[:1] if steps else weighed
    clean = [(w, loop) for w, loop in weighed if not w.scalar and (w.computed or gathers or not silent)]
    clean = clean if remark or silent else []
    if clean and weighed[0][0].arithmetic > clean[0][0].arithmetic * 2:
        clean = []  # the large loop calls scalar functions; the clean one is not the map's
    single = [w for w in map(facts.weigh, loops) if not w.computed or w.scalar]
    if sums and single and ("struct" in m.words or any(w.called or w.divides for w in single)):
        clean = []  # strips of one element at a time beside some vectors
    if not clean and remark and not silent:  # a loop around the body's own loops
        taken = {id(loop) for loops in within.values() for loop in loops}
        around = [(machine.Weight(isa, loop.code), loop) for loop in kernel.loops(isa)
            if id(loop) not in taken and any(id(inner) in taken for inner in loop.inner)]
        clean = [(w, loop) for w, loop in around if w.vectors and not w.scalar][-1:]
    if clean:
        weight, loop = clean[0]
        lanes, unroll = (None, None) if steps or gathers else factors(facts.records, facts.clang)
        size = max([array[3] for array in m.arrays if array[3] in (1, 2, 4, 8)] if steps else [weight.lane])
        judged.vectorized(loop.code, lanes or weight.width // size, unroll or 1)
        judged.note = "; ".join([judged.note] * bool(judged.note) + [GATHERS[word] for word in m.gathers])
        return
    library = facts.library(facts.outside())
    if library and not silent:
        judged.vectorized([], max(1, 16 // max([array[3] for array in m.arrays] or [16])), 1)
        judged.note = "became a call of %s" % library
        return
    judged.code = (weighed[0][1] if weighed else (loops or kernel.innermost(isa) or [kernel])[0]).code
    records = facts.records
    if steps:  # lanes are filled and drained in loops of the library, of which there are remarks too
        records = [r for r in records if facts.is_here(r) and r.line and m.body[0] <= r.line <= m.body[1]]
    scope = Scope(facts, kernel.code, {loop: bool(found) for loop, found in within.items()},
        m.source[max(0, m.source.find("{")):], *m.body, records)
    judged.reasons = explain(scope, remark)
    judged.said, line = scope.said()
    if len(judged.reasons) == 1 and not judged.reasons[0].sure and line and judged.reasons[0].line == m.body[0]:
        judged.reasons = [judged.reasons[0]._replace(line=line)]


def judge_within(facts, within):
    m, judged = facts.map, []
    for source_loop, loops in within.items():
        is_here = source_loop.file == m.path and m.body[0] <= source_loop.line <= m.body[1]
        one = Judged("body" if is_here else "helper", source_loop.line, source_loop.file)
        if not is_here:
            one.name = c_source.read(source_loop.file).function_at(source_loop.line)
        if source_loop.inner and not (loops and not any(loop.inner for loop in loops)):
            one.verdict, one.note = "around", "around the loop%s in line %s" % ("s" * (len(source_loop.inner) > 1),
                " and ".join(str(inner.line) for inner in source_loop.inner))
        else:
            judge_loop(one, source_loop, loops, facts)
        judged.append(one)
    seen = set()
    for name, line in ((facts.nested(name), line) for name, line in machine.calls(facts.kernel.code, facts.isa)):
        if name and name not in seen:
            seen.add(name)
            judged.append(Judged("nested", facts.nested_line(name) or line, m.path, "map"))
            judged[-1].name = name
    return sorted(judged, key=lambda one: (one.file != m.path, one.line))


def judge_loop(one, source_loop, loops, facts):
    one.code = code = [i for i in facts.kernel.code if facts.source_loop(i) is source_loop]
    weights = sorted(((facts.weigh(loop), loop) for loop in loops), reverse=True,
        key=lambda pair: (bool(pair[0].width and not pair[0].scalar), pair[0].width, pair[0].arithmetic))
    # a loop that only copies or fills may be a call of memcpy or memset: the vectors are there
    library = facts.library(code)
    if (not weights or not weights[0][0].width) and (library
            or any(re.match(r"(stos|movs)[bwlq]$", i.mnemonic) and "%xmm" not in i.operands for i in code)):
        one.verdict, one.note = "call", ("became a call of %s" % library if library
            else "became one instruction that fills or copies memory")
        return
    if not weights:  # the machine code has no such loop
        weight, count = machine.Weight(facts.isa, code), source_loop.count()
        one.verdict = "unrolled" if count else "gone"
        one.note = ("written out %d times%s" % (count, ", with vectors" if weight.computed and not weight.alone else "")
            if count else "no loop of its own in the machine code")
        return
    weight, loop = weights[0]
    one.code = loop.own
    name = next(filter(None, (facts.nested(name) for name, _ in machine.calls(loop.own, facts.isa))), None)
    if name:
        one.verdict, one.note, one.code = "around", "around a call of the map %s" % name, []
        return
    records = [r for r in facts.records if r.line and source_loop.line <= r.line <= source_loop.last_line
        and r.file.split("/")[-1] == source_loop.file.split("/")[-1]
        and not any(inner.line <= r.line <= inner.last_line for inner in source_loop.inner if inner.line != source_loop.line)]
    success = any(r.kind == "success" and ("loop vectorized" in r.text or facts.clang) for r in records)
    lanes, unroll = factors(records, facts.clang) if success else (None, None)
    lanes = lanes or max(1, weight.width // weight.lane)
    if not weight.scalar and (weight.computed or success and (weight.logic or weight.width and weight.stores)):
        one.vectorized(loop.own, lanes, unroll)
        if success or len(weight.alone) != 1:
            return
        one.verdict = "partly"
    else:
        one.verdict, one.lanes = ("partly", lanes) if weight.computed and success else ("one at a time", None)
    if not facts.map.chosen:  # else the map's own reasons tell of it
        scope = Scope(facts, loop.code, {source_loop: True}, source_loop.head + source_loop.body, source_loop.line,
            source_loop.last_line, records, source_loop)
        one.reasons, one.said = explain(scope, False), scope.said()[0]
