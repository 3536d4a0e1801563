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

LIBM = """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs floor fmax
fmin fmod hypot log log10 log1p log2 pow rint round sin sinh sqrt tan tanh tgamma lgamma trunc nearbyint
remainder fdim fma ldexp frexp logb ilogb scalbn modf lrint llrint lround llround roundeven""".split()
OURS = set("exp exp2 expm1 log log2 log10 log1p pow sin cos tan asin acos atan atan2 sinh cosh tanh erf erfc cbrt sqrt "
    "hypot floor ceil "
           "trunc rint round fabs fmin fmax copysign".split())
ROUNDING = {"floor", "ceil", "trunc", "rint", "round", "nearbyint"}
FMIN = {"fmin", "fmax"}


@functools.lru_cache(maxsize=None)  # asked of each record of each function, for every map
def plain_name(name):
    """the C name of an assembler name"""
    mangled = re.match(r"_ZL?(\d+)(\w+)", name)
    name = mangled.group(2)[:int(mangled.group(1))] if mangled else name
    name = re.sub(r"\.(constprop|isra|part|cold|lto_priv|llvm|specialized)\b.*$", "", name)
    return re.sub(r"^__(\w+)_finite$", r"\1", name)


def libm_base(name):
    return name if name in LIBM else name[:-1] if name.endswith("f") and name[:-1] in LIBM else None


COUNTING = ("there is no vector instruction for counting bits before AVX-512",
    "mark the map `looped`, or compile for AVX512_VPOPCNTDQ and AVX512CD (-march=icelake-server)")


def judge_call(name, functions, macros):
    """(reason, cure) for a call in a loop"""
    base = libm_base(name)
    float_ = "f" if name.endswith("f") else ""
    if re.match(r"__(mul|div)[sdxt]c3$", name):
        return "a _Complex %s calls %s" % ("multiply" if "mul" in name else "division", name), \
            "write the real and the imaginary part by hand, or compile with -fcx-limited-range (no infinities)"
    if re.match(r"_*sincosf?$|cexpf?$", name):
        return ("the compiler merged sin and cos into one call of %s" % name,
            "use mapfn_sincos%s(x, &s, &c) of mapfn_math.h" % float_)
    if re.match(r"__assert", name):
        return ("the body has an assert, a branch out of the loop",
            "compile with -DNDEBUG, or move the assert out of the element function")
    if base == "sqrt":
        return "%s sets errno for negative arguments, so it must be called" % name, \
            "use mapfn_sqrt%s, or define MAPFN_NO_MATH_ERRNO to 1, or compile with -fno-math-errno" % float_
    if base in ROUNDING and "__SSE4_1__" not in macros and "__x86_64__" in macros:
        return ("%s is called for one element at a time" % name,
            "use mapfn_%s%s of mapfn_math.h, or a target with SSE4.1 (-march=x86-64-v2)" % (base, float_))
    if base in FMIN:
        return ("%s is called for one element at a time" % name,
            "use mapfn_%s%s of mapfn_math.h, or write x < y ? x : y" % (base, float_))
    if re.match(r"l?l(rint|round)f?$", name):
        return "%s is called for one element at a time" % name, "cast instead: (int)mapfn_rint%s(x)" % float_
    if base in ("fmod", "remainder"):
        return "%s is called for one element at a time, as mapfn_%s is: it may take hundreds of steps" % (name, name), \
            "where quotients are small: x - y * mapfn_trunc%s(x / y), which rounds; or mark the map `looped`" % float_
    if base in OURS:
        return ("%s is called for one element at a time" % name,
            "use mapfn_%s%s of mapfn_math.h, which is inlined and vectorized" % (base, float_))
    if base:
        return "%s is called for one element at a time" % name, "write it with the functions of mapfn_math.h"
    if re.match(r"__(popcount|clz|ctz|parity|ffs)[sdt]i2$", name):
        return COUNTING
    if re.match(r"__(u?div|u?mod)[dt]i[34]|__aeabi", name):
        return "an integer division by call of %s" % name, "divide floating values, or multiply by the inverse"
    if name.startswith("mapfn_rng"):
        return "%s is not inlined" % name, "draw without a stream, by mapfn_draw_float(seed, i, k) and its like; or mark the map `looped`"
    if name == "(a function pointer)":
        return "a function is called through a pointer", "call the function by its name, and qualify it with MAPFN_FN"
    if name in functions or any(plain_name(other) == name for other in functions):
        return ("%s() was not inlined" % name, "qualify it with MAPFN_FN (always inlined), or write it into the "
            "element function")
    return ("%s is called: its body is not visible in this file" % name,
        "define it in a header and qualify it with MAPFN_FN")


NOT_TELLING = re.compile(
    r"couldn't vectorize loop|bad loop form|Unknown misalignment|not vectorized: vectorization is not (beneficial|"
    r"profitable)|loop not vectorized$|step unknown|"
    r"loop not vectorized: the optimizer was unable|the cost-model indicates that interleaving|not vectorized: loop "
    r"nest containing two or more|can't determine vectorization factor|"
    r"bad data references|no grouped stores|not consecutive access|Re-trying|failed: |list of stmts|not vectorized: no "
    r"vectype for stmt: .*\n? ?scalar_type: $")
SHELL = re.compile(r"(\w+?)_map(?:_opts|_vectorized|_looped|_omp)?$")
OF_LIBRARY = re.compile(r"mapfn_(?!rng|draw|exp|log|pow|sin|cos|tan|erf)")
KEPT = {"memset", "memcpy", "memmove", "__stack_chk_fail"}


class Facts:
    """what all judgements of one map know"""

    def __init__(self, m, kernel, records, functions, macros, isa, maps):
        self.map, self.kernel, self.records, self.functions, self.macros, self.isa = (m, kernel, records, functions,
            macros, isa)
        self.maps = {other.name: other for other in maps}
        self.clang, self.x86 = "__clang__" in macros, "__x86_64__" in macros
        self.source = c_source.read(m.path)

    def is_own(self, name):
        """a call between the kernels of one map, or of the library's plain C"""
        if self.nested(name):
            return True
        name = plain_name(name)
        return name in KEPT or name.startswith(("_ZGV", ".")) or bool(OF_LIBRARY.match(name))

    def nested(self, name):
        """the map whose kernel or shell a call is of, where that is another one"""
        name = plain_name(name)
        shell = SHELL.match(name)
        if name.startswith("mapfn_"):
            found = max((other for other in self.maps if name.endswith("_" + other)), key=len, default=None)
        else:
            found = shell.group(1) if shell and shell.group(1) in self.maps else None
        return found if found != self.map.name else None

    def in_library(self, file):
        return re.search(r"(^|/)mapfn\w*\.(h|inc)$", file) is not None

    def place(self, one):
        """(file, line, column) of an instruction in the user's code, inlined library code at the place of its call"""
        if one.where and not self.in_library(one.where[0]):
            return one.where
        return self.map.path, one.line or 0, 0


class Scope:
    """the loop to explain: its machine code, its source, the remarks on it"""

    def __init__(self, facts, code, loops, text, first, last, records, source_loop=None):
        self.facts, self.code, self.loops, self.text, self.first, self.last, self.records = (facts, code, loops, text,
            first, last, records)
        self.source_loop = source_loop
        telling = [r for r in records if r.kind.endswith("failure") and r.text and not NOT_TELLING.search(r.text)]
        self.failures = [r for r in telling if r.kind == "failure"] or telling
        self.words = " ".join(r.text for r in self.failures)
        self.found = []

    def tell(self, text, cure, line=None, sure=True):
        if not any(reason.text == text for reason in self.found):
            self.found.append(Reason(text, cure, line or self.first, sure))

    def line_of(self, pattern):
        found = re.search(pattern, self.text)
        return self.first + self.text[:found.start()].count("\n") if found else None

    def line_of_code(self, test):
        return next((one.line for one in self.code if test(one)), None)

    def said(self):
        """the compiler's words that tell most, and their line"""
        here = self.facts.map.path.split("/")[-1]
        inner = [r for r in self.failures if r.line and r.file.split("/")[-1] == here
            and self.first <= r.line <= self.last and "(Force=" not in r.text]
        telling = [r for r in self.failures if "(Force=" not in r.text]
        plain = [r for r in inner + telling if "not vectorized: " in r.text]
        best = (plain or inner or telling or [None])[0]
        return (best.text.splitlines()[0], best.line if best.file.split("/")[-1] == here else None) if best else ("",
            None)


# --------------------------------------------------------------------------------------- reasons, one function for each

def by_calls(s):
    for name, line in machine.calls(s.code, s.facts.isa):
        if s.facts.nested(name) and not s.source_loop:
            s.tell("the map %s is called for each element" % s.facts.nested(name),
                "mark this map `looped`: then %s is what is vectorized" % s.facts.nested(name),
                nested_line(s.facts, s.facts.nested(name)) or line)
        elif not s.facts.is_own(name):
            reason, cure = judge_call(plain_name(name), s.facts.functions, s.facts.macros)
            s.tell(reason, cure, line)
    for name, line in asserts_apart(s):
        s.tell(*judge_call(name, s.facts.functions, s.facts.macros), line)
    for name in () if s.source_loop else maps_within(s):
        s.tell("the map %s is called for each element" % name,
            "mark this map `looped`: then %s is what is vectorized" % name, nested_line(s.facts, name))


def asserts_apart(s):
    """calls of a failed assert in code that gcc 13 and later keep apart, as it is hardly ever run"""
    return [(plain_name(name), line) for other, function in s.facts.functions.items()
        if other.endswith(".cold") and plain_name(other) == plain_name(s.facts.kernel.name)
        for name, line in function.calls(s.facts.isa) if name.startswith("__assert")
        and s.first <= (line or s.first) <= s.last]


def maps_within(s):
    """the maps that the body calls and the compiler has inlined: instructions of the loop are theirs"""
    called = re.findall(r"\b(\w+?)_map\w*\s*\(", s.facts.map.source)
    return [name for name in called if name in s.facts.maps and name != s.facts.map.name
        and any(s.facts.maps[name].body[0] <= (one.line or 0) <= s.facts.maps[name].body[1] for one in s.code)]


def by_single_instructions(s):
    isa = s.facts.isa
    division = s.line_of_code(lambda one: isa.division.match(one.mnemonic))
    if division:
        s.tell("there is no vector instruction for integer division",
            "divide floating values, or multiply by the inverse where the divisor is uniform", division)
    counting = s.line_of_code(lambda one: re.match(r"(popcnt|tzcnt|lzcnt|bsf|bsr)[wlq]?$", one.mnemonic))
    if counting and s.facts.x86 and "__AVX512VPOPCNTDQ__" not in s.facts.macros:
        s.tell(*COUNTING, line=counting)
    wide = s.line_of_code(lambda one: isa.conversion.match(one.mnemonic)
        and (one.mnemonic.endswith("q") or isa.register64.search(one.operands)))
    if wide and "__AVX512DQ__" not in s.facts.macros and re.search(r"\bmapfn_rng_double\b", s.text):
        s.tell("converting the 64 drawn bits of mapfn_rng_double needs AVX-512DQ",
               "draw with mapfn_rng_float or mapfn_draw_double(seed, i, k), or mark the map `looped`, or compile for "
               "AVX-512DQ (-march=x86-64-v4)", s.line_of("mapfn_rng_double"))
    elif wide and "__AVX512DQ__" not in s.facts.macros:
        s.tell("converting between floating values and 64-bit integers needs AVX-512DQ",
               "convert through int32_t or uint32_t where the values fit, or compile for AVX-512DQ (-march=x86-64-v4)",
               wide)


SELECTS = ("select into variables, `r = x == 1 ? a : r;` one after the other and at most three for one variable (gcc "
    "selects among four values), then select between these")


def by_words(s):
    if re.search(r"\bvolatile\b", s.text) or "volatile type" in s.words:
        s.tell("a volatile object is read or written in order",
            "copy it to an ordinary variable, or take volatile away", s.line_of(r"\bvolatile\b"))
    rounding = re.search(r"(?<!_)\b(%s)(f?)\s*\(" % "|".join(ROUNDING), s.text)
    if rounding and s.facts.x86 and "__SSE4_1__" not in s.facts.macros and not s.found:
        reason, cure = judge_call(rounding.group(1) + rounding.group(2), s.facts.functions, s.facts.macros)
        s.tell("%s has no vector instruction before SSE4.1" % (rounding.group(1) + rounding.group(2)), cure,
            s.line_of(r"(?<!_)\b(%s)f?\s*\(" % "|".join(ROUNDING)))
    if re.search(r"\bswitch\b", s.text):
        jump = any(one.mnemonic.startswith("jmp") and "*" in one.operands for one in s.code)
        s.tell("a switch is control flow that becomes no select", SELECTS, s.line_of(r"\bswitch\b"), jump
            or bool(re.search(r"control flow|switch", s.words)))


def by_ends(s):
    """loops that may end early: those within, or this one itself"""
    loops = [loop for loop in s.loops]
    for loop, is_in_code in loops:
        early, itself = c_source.leaves(loop), loop is s.source_loop
        if early:
            s.tell("%s has an early exit" % ("the loop" if itself else "a loop in the body"),
                   "run a fixed number of iterations and select the result%s"
                   % ("" if itself else ", or mark the map `looped`") + until(s), early, is_in_code)
        elif loop.kind in ("while", "do") or not re.search(r"[<>]=?|!=", loop.head):
            s.tell("%s has a data-dependent end" % ("the loop" if itself else "a loop in the body"),
                   "run a fixed number of iterations, with a select for those that are done%s"
                   % ("" if itself else ", or mark the map `looped`") + until(s), loop.line, is_in_code)


def until(s):
    return (", or write the body as one step with `repeat`" if "MAPFN_WORD_repeat" in s.facts.macros
        and not s.source_loop else "")


def by_loops_within(s):
    """loops in the body that are still loops: compilers vectorize innermost ones"""
    for loop, is_in_code in s.loops:
        if loop is s.source_loop or not is_in_code or c_source.leaves(loop) or loop.kind != "for":
            continue
        count = loop.count()
        if count and count <= 64:
            pragma = "#pragma clang loop unroll(full)" if s.facts.clang else "#pragma GCC unroll %d" % count
            s.tell("the loop in the body stays a loop, and compilers vectorize innermost loops",
                "write `%s` before it; or mark the map `looped`: then the loop in the body may be vectorized" % pragma,
                loop.line)
        else:
            s.tell("the loop in the body stays a loop, and compilers vectorize innermost loops",
                   "mark the map `looped`: then the loop in the body may be vectorized; or give it a small constant "
                   "count, so that it is unrolled", loop.line)


def accumulates(loop):
    """(variable, place in the body, is it a plain sum or product) of what each round of a loop takes from the one
    before"""
    variable = loop.variable()
    for found in re.finditer(r"(?<![\w.\]])(\*?\s*\w+(?:(?:\.|->)\w+)*(?:\[[^\]]*\])*)\s*([-+*/]?)=(?!=)([^;]*);?",
            loop.body):
        name, sign, value = found.group(1).strip().lstrip("*").strip(), found.group(2), found.group(3)
        if variable and re.search(r"\[[^\]]*\b%s\b" % variable, name):
            continue
        itself = r"(?<![\w.])%s(?!\w)" % re.escape(name)
        count = len(re.findall(itself, value))
        declared = (re.search(r"\b\w+\s*\**\s*$", loop.body[:found.start()])
            and not re.search(r"\breturn\s*$|\belse\s*$", loop.body[:found.start()]))
        if declared or not (sign or count):
            continue
        plain = sign in ("+", "-", "*") and not count or not sign and count == 1 and (
            re.match(r"\s*%s\s*[+*-]|.*[+*]\s*%s\s*$" % (itself, itself), value)
            and not re.search(r"%s\s*\*.*[+-]|[+-].*\*\s*%s|%s\s*[+-].*\*\s*%s" % (itself, itself, itself, itself),
            value)
            or re.match(r"\s*mapfn_muladd\w*\(.*,\s*%s\s*\)" % itself, value))
        yield name, found.start(), bool(plain)


def in_order(s):
    """floating additions, and comparisons, of one value at a time"""
    isa = s.facts.isa
    return sum(bool(isa.scalar_add.match(one.mnemonic))
        for one in s.code), sum(bool(isa.scalar_compare.match(one.mnemonic)) for one in s.code)


def by_order(s):
    """sums and maxima of floating values, and values that need the one before"""
    if not s.source_loop or any("wrote out" in reason.text for reason in s.found):
        return
    adds, compares = in_order(s)
    text, variable = s.source_loop.body, s.source_loop.variable()
    rather = ("no compiler can vectorize that; where the map's elements are independent, mark it `vectorized`, so that "
        "they are the lanes")
    if variable:
        forms = (r"\b(\w+)\[\s*%s\s*\]\s*[-+*/|&^]?=[^=][^;]*\b\1\[\s*%s\s*-\s*\d+\s*\]",
            r"\b(\w+)\[\s*%s\s*\+\s*\d+\s*\]\s*[-+*/|&^]?=[^=][^;]*\b\1\[\s*%s\s*\]")
        before = next(filter(None, (re.search(form % (variable, variable), text) for form in forms)), None)
        if before:
            s.tell("each value of %s needs the one before it" % before.group(1), rather,
                s.line_of(r"\b%s\[" % before.group(1)))
            return
    later = "MAPFN_WORD_sum" in s.facts.macros
    calls = any(not s.facts.is_own(name) for name, _ in machine.calls(s.code, s.facts.isa))
    remark = re.search(r"reorder floating-point|reduc op not supported|in-order|fold_left|reduction", s.words)
    for name, at, plain in accumulates(s.source_loop):
        line = s.first + (s.text[:len(s.text) - len(text) + at]).count("\n") if s.text.endswith(text) else None
        if plain and adds and (remark or calls or not s.facts.x86):
            s.tell("floating values are added one after the other, as written: another order would round differently",
                   "a nested map with `sum(T, s)` over the row has a fixed order that vectorizes; or keep 16 partial "
                   "sums" if later
                   else "keep 16 partial sums in an array, each of every 16th value, and add them up after the loop",
                   line, bool(remark))
        elif not plain:
            s.tell("each round needs the value of %s from the round before" % name, rather, line, False)
    most = (r"if\s*\([^;{}]*[<>]=?[^;{}]*\)\s*\{?\s*\w+\s*=[^=]|=[^;=]*[<>][^;]*\?[^;:]*:|\bmapfn_f?(max|min)f?\s*\(|"
        r"\bf(max|min)f?\s*\(")
    if (re.search(most, text) and compares and not adds and re.search(r"[Uu]nsupported pattern|reduction|Unknown "
            r"def-use|could not be identified", s.words)):
        s.found = [reason for reason in s.found if "from the round before" not in reason.text]
        s.tell("floating values are compared one after the other: a NaN or a zero's sign would come out differently in "
            "another order",
               "a nested map with `reduce(T, m, op, zero)` over the row has a fixed order; or keep 32 partial results"
               if later
               else "keep 32 partial results in an array, each of every 32nd value, and compare them after the loop",
               s.line_of(most))


def by_tables(s):
    """values read at computed places"""
    m, macros = s.facts.map, s.facts.macros
    tables = {array[0]: array[4] for array in m.arrays if array[1] == "MAPFN_TABLE"}
    remark = re.search(r"gather|not suitable for gather", s.words)
    if not tables and "repeat" in m.words:
        return
    if s.source_loop and (s.found or not remark):
        return
    if not (tables and not re.search(r"alias|depend|memory", s.words) or remark):
        return
    counters = "|".join([loop.variable() for loop, _ in s.loops if loop.variable()] + ["\\d+"])
    computed = {name: size for name, size in tables.items()
        if re.search(r"\b%s\s*\[(?!\s*(%s)\s*\])" % (name, counters), s.text)}
    if tables and not computed and not remark:
        return
    if not re.search(r"vector|type|gather|access|SLP|grouped|cost-model|not supported",
            s.words) and s.facts.x86 and not remark:
        return
    line = s.line_of(r"\b(%s)\s*\[" % "|".join(computed)) if computed else None
    narrow = [(name, size) for name, size in computed.items() if isinstance(size, int) and size < 4]
    has_gathers = "__AVX2__" in macros and (s.facts.clang or int(macros.get("__GNUC__", "0")) >= 12)
    if narrow and s.facts.x86:
        name, size = narrow[0]
        s.tell("`%s` is read at computed places, and its values have %d byte%s: gathers take 4 or 8"
            % (name, size, "s" * (size > 1)),
               "make it a table of int32_t or float" + ("" if has_gathers else ", and compile for a target with "
               "gathers (-march=x86-64-v3; gcc 12 or later)") + "; or mark the map `looped`", line)
    elif not has_gathers and s.facts.x86:
        s.tell("values are read at computed places, one at a time: this compiler has no gather for them on this target",
               "mark the map `looped`, or compile for a target with gathers (-march=x86-64-v3; gcc 12 or later)", line)
    elif "cost-model" in s.words and s.facts.clang:
        s.tell("values are read at computed places, and clang holds this target's gathers for slower than single loads",
               "mark the map `vectorized` and measure, or `looped` to say so", line)
    elif computed:
        s.tell("values are read at computed places, one at a time", "mark the map `looped`", line, False)


BRANCH = r"\b(if|goto)\b|\?|&&|\|\|"


def by_remarks(s):
    m, words, macros, x86 = s.facts.map, s.words, s.facts.macros, s.facts.x86
    larger = ", or compile for a larger target (-march=x86-64-v3)" if x86 and "__AVX2__" not in macros else ""
    if "sums" in m.words and m.has("struct") and not s.found:
        s.tell("a struct is reduced, and its members are no lanes of their own",
               "reduce values in one map, and the index of those that equal the result in a second one; or an "
               "operation without branches (`&`, `|`, `?:`)", sure=False)
        return
    if s.facts.clang and m.has("struct") and not s.source_loop:
        s.tell("clang passes structs by value in forms that its vectorizer cannot take apart: maps take apart those of "
               "3, 5, 6, 8 and 12 bytes that lie side by side",
               "pass them by pointer: in_row(T, x, 1), out_row(T, y, 1); or as arrays of their members")
        return
    if "runtime pointer checks needed" in words and "sums" in m.words and not s.found:
        s.tell("a map with sums goes by strips, and clang compares no arrays for so few elements",
            "two maps: one that stores, and one that adds", sure=True)
    elif "cost-model indicates that vectorization is not beneficial" in words and not s.found:
        s.tell("clang's cost model holds vectors for no faster here than one element at a time",
               ("measure before you change it; " if s.source_loop else "measure before you change it"
               if m.has("vectorized") else "mark the map `vectorized` and measure, if you hold otherwise")
               + ("`#pragma clang loop vectorize(enable)` before the loop overrules it" if s.source_loop else larger))
    if m.has("struct") and re.search(r"group of accesses|no vectype|no array mode|data references",
            words) and not s.found:
        s.tell("the compiler cannot load or store this struct's members as vectors: groups of 2, 3, 4 or 8 equal "
            "members it can",
               "pad the struct, or pass its members as arrays of their own (or by pointer: in_row(T, x, 1))",
               sure=False)
    elif re.search(r"alias|unsafe dependent|possible dependence|bad data dependence|cannot identify array bounds",
            words) and not s.found:
        if s.source_loop:
            s.tell("memory that the loop writes may be memory that it reads", NESTED
                + ", which compares its arrays first", sure=False)
        elif any(array[1] == "MAPFN_TABLE" for array in m.arrays):
            s.tell("a store may change the table that later elements read",
                "collect the result in a local variable and store it once, at the end", sure=False)
        else:
            s.tell("memory that the body writes may be memory that it reads",
                "collect results in local variables and store each once, at the end", sure=False)
    if re.search(r"control flow", words) and not s.found:
        control_flow(s)
    if not s.found and not m.has("where") and re.search(r"no vectype|unsupported|not supported|data type", words):
        s.tell("an operation of the body has no vector instruction on this target", "look at the compiler's words"
            + larger, sure=False)
    if not s.found and m.has("where") and not s.source_loop:
        masked_stores(s)


NESTED = "write the loop's body as a map of its own, and call that on the row"


def branches_of_library(s):
    """a branch in code that was inlined from mapfn_math.h: (line there, line here)"""
    jumps = [one for one in s.code if s.facts.isa.jump.match(one.mnemonic)
        and not s.facts.isa.always.match(one.mnemonic) and one.where]
    found = next((one for one in jumps if re.search(r"mapfn_math\.h$", one.where[0])), None)
    return (found.where[1], found.line) if found else None


def control_flow(s):
    """a branch that became no select: where it is"""
    inside = s.text[s.text.find("{"):] if not s.source_loop else s.text
    library = branches_of_library(s)
    if s.facts.map.has("where") and not s.source_loop:
        masked_stores(s)
        return
    if conditional_store(s):
        return
    ways = 1 + max(len(re.findall(r"\bif\b|\?", inside)), 0)
    if ways > 4 and re.search(BRANCH, inside) and not s.facts.clang:
        s.tell("%d ways meet in one value, and gcc selects among four at most" % ways, SELECTS, s.line_of(BRANCH))
    elif re.search(BRANCH, inside) and not re.search(r"\b(if|goto)\b|&&|\|\|", inside):
        s.tell("a select was made a branch again, for several of them ask the same",
            "let one select decide, at the end; or mark the map `looped`", s.line_of(BRANCH), False)
    elif re.search(BRANCH, inside):
        s.tell("the body has control flow that becomes no select",
            "compute both sides and select with ?:; store outputs once, at the end", s.line_of(BRANCH))
    elif library:
        s.tell("a select of mapfn_math.h (line %d there) stayed a branch: gcc holds that floating-point operations may "
            "trap" % library[0],
               "compile with -fno-trapping-math (no result changes)" + "; or %s" % NESTED * bool(s.source_loop),
               library[1])
    elif re.search(r"\bmapfn_rng_", s.text):
        drawn(s)
    else:
        s.tell("a branch that the source does not show, in code that the compiler inlined, became no select",
            "look at the branches of the machine code (--explain %s)" % s.facts.map.name, sure=False)


def drawn(s):
    s.tell("the random stream is drawn value by value", "draw without a stream, by mapfn_draw_float(seed, i, k) and its like (docs/reference.md); or mark the map `looped`", s.line_of(r"\bmapfn_rng_"), False)


def masked_stores(s):
    s.tell("elements are stored under a mask, and this target has no such vector store for their type",
        "compile for AVX2 (-march=x86-64-v3), or compute all elements and select",
        sure="__AVX2__" not in s.facts.macros)


def conditional_store(s):
    """an output that is stored on one side of a condition only"""
    outputs = "|".join(array[0] for array in s.facts.map.arrays if "MAPFN_WRITTEN" in array[2] and array[0] != "out")
    found = re.search(r"\bif\s*\([^;{}]*\)\s*\{?[^{}]*?(\*\s*(?:%s)\b|\b(?:%s)\s*\[[^\]]*\])\s*[-+*/]?=(?!=)"
        % (outputs, outputs), s.text) if outputs else None
    if found:
        place = re.sub(r"\s", "", found.group(1))
        s.tell("%s is stored under a condition" % place, "make it an `inout` and store in any case: `%s = c ? new : %s`"
            % (place, place) +
               ("; or compile for AVX2, which stores 4 or 8 bytes under a mask" if s.facts.x86
               and "__AVX2__" not in s.facts.macros else ""), s.line_of(re.escape(found.group(0))), False)
    return bool(found)


def by_steps(s):
    """what keeps a map with `repeat` from stepping in lanes; it is then slower than a loop"""
    if "repeat" not in s.facts.map.words or s.source_loop:
        return
    sides = re.search(
        r"\bif\s*\([^;{}]*\)\s*\{?\s*\*\s*(\w+)\s*=(?!=)[^;{}]*;\s*\}?\s*else\s*\{?\s*\*\s*(\w+)\s*=(?!=)",
        s.text)
    if sides and s.facts.clang:
        first, second = sides.groups()
        s.tell("either *%s or *%s is stored: clang makes one store through a selected pointer of it, and the state "
            "stays in memory" % (first, second),
               "select values: `*%s = c ? new : *%s; *%s = c ? *%s : new;`" % (first, first, second, second),
               s.line_of(re.escape(sides.group(0))), False)
    chosen = re.search(r"\breturn\b[^;]*\?[^;]*:[^;]*[<>]", s.text)
    if chosen and not s.facts.clang:
        s.tell("a comparison of a selected value becomes two comparisons and a branch",
            "compare mapfn_fabs(d); or mark the map `looped`", s.line_of(r"\breturn\b[^;]*\?"), False)
    if not s.found:
        wider = "compile for AVX2 (-march=x86-64-v3); or " if s.facts.x86 and "__AVX2__" not in s.facts.macros else ""
        s.tell("the step was not vectorized; lanes of one element may be faster or slower than a loop", wider
            + "time the map against itself marked `looped`", sure=False)
    elif any("looped" not in reason.cure for reason in s.found):
        s.found = [reason if "looped" in reason.cure else reason._replace(cure=reason.cure
            + "; or mark the map `looped`, which is faster than lanes of one element") for reason in s.found]


def by_written_out(s):
    """a loop within that was written out before anything could be vectorized"""
    if s.found or not s.source_loop or s.facts.clang:
        return
    loop = next((inner for inner in s.source_loop.inner if (inner.count() or 0) >= 4), None)
    if loop and not any(known is loop for known, _ in s.loops):
        s.tell("gcc wrote out the loop in line %d before it could be vectorized" % loop.line,
            "write `#pragma GCC unroll 1` before it", loop.line)


def by_clang(s):
    """what clang gives no remark for"""
    if not s.facts.clang or s.found or conditional_store(s):
        return
    equal = collections.Counter(re.findall(r"\b(\w+)\s*==\s*-?\w+", s.text))
    if equal and equal.most_common(1)[0][1] > 1:
        s.tell("clang makes a switch of several comparisons of %s, and no select of that" % equal.most_common(1)[0][0],
            SELECTS, s.line_of(r"\b\w+\s*=="), sure=False)


def by_nothing(s, remark):
    name = s.facts.map.name
    if s.source_loop and not list(accumulates(s.source_loop)):
        library = branches_of_library(s)
        s.tell("a branch of mapfn_math.h (line %d there) stayed in the loop" % library[0] if library
            else "the compiler's words are all that is known",
               "%s: it is compiled apart" % NESTED, library[1] if library else None, sure=False)
    elif re.search(r"\bmapfn_rng_", s.text):
        drawn(s)
    elif remark:
        s.tell("a loop of the kernel is called vectorized, but not the one with the element function: that stores one "
            "element at a time", "look at --explain %s" % name, sure=False)
    else:
        s.tell("the compiler gives no reason that mapfn-report knows",
            "look at --explain %s, and at the compiler's words" % name, sure=False)


def explain(s, remark):
    """all reasons that hold, the surest first"""
    macros = s.facts.macros
    if "__OPTIMIZE__" not in macros:
        s.tell("compiled without optimization", "add -O1 or -O2")
        return s.found
    for detect in (by_calls, by_words, by_ends, by_single_instructions, by_written_out, by_order, by_loops_within,
            by_steps, by_tables, by_remarks, by_clang):
        detect(s)
    if not s.found:
        by_nothing(s, remark)
    if remark and s.found[0].text and machine.calls(s.code, s.facts.isa):
        first = s.found[0]
        s.found[0] = first._replace(text="a loop is called vectorized, but " + first.text)
    return sorted(s.found, key=lambda reason: not reason.sure)


# ------------------------------------------------------------------------------------------------------------- judging

class Judged:
    """one loop, as a compiler made it"""

    def __init__(self, kind, line, verdict):
        self.kind, self.line, self.verdict = kind, line, verdict  # kind: map, body, helper, nested
        self.lanes = self.unroll = self.name = self.file = None
        self.reasons, self.said, self.code, self.note = [], "", [], ""

    def as_json(self):
        return {"kind": self.kind, "line": self.line, "file": self.file, "verdict": self.verdict, "map": self.name,
            "lanes": self.lanes, "unroll": self.unroll, "note": self.note, "compiler": self.said,
                "reasons": [{"reason": r.text, "cure": r.cure, "line": r.line, "sure": r.sure} for r in self.reasons]}


def read_singly(code, lanes):
    """are values read one at a time, and put together to vectors? that is how a table is read without gathers"""
    reads = sum(bool(re.match(r"v?pinsr[bwdq]$|v?insertps$", one.mnemonic)) and "(" in one.operands for one in code)
    return "its values are read one at a time into the vectors" if reads >= max(2, (lanes or 4) // 4) else ""


def factors(records, clang):
    """(lanes, unrolled) by the compiler's record of the loops that it vectorized"""
    if clang:
        pairs = [(int(re.sub(r"\D", "", r.text.split(",")[0].split()[-1]) or 0),
            int(re.sub(r"\D", "", r.text.split("count")[-1]) or 1))
                 for r in records if r.kind == "success"]
        return max(pairs, key=lambda pair: pair[0] * pair[1]) if pairs else (None, None)
    factor = lanes = None
    for r in records:
        if r.text.startswith("vectorization factor ="):
            factor = int(r.text.split("=")[1])
        elif "Choosing vector mode" in r.text or r.kind == "success" and "loop vectorized" in r.text:
            lanes = lanes or factor
    return lanes, 1


def judge(m, functions, kernels, remarks, macros, isa, maps):
    """the map's own loop, where it was chosen to be vectorized; then all loops within. kernels, remarks: by plain
    names"""
    kind = "vectorized" if m.chosen else "looped"
    kernel = kernel_of("mapfn_%s_%s" % (kind, m.name), functions, kernels)
    if not kernel:
        if m.chosen:
            m.reasons = [Reason("the compiler kept no kernel of this map", "report this as a bug of mapfn-report",
                m.line, False)]
        return
    facts = Facts(m, kernel, remarks.get(plain_name(kernel.name), []), functions, macros, isa, maps)
    m.kernel = kernel
    within = loops_within(facts)
    if m.chosen:
        m.own = judge_own(facts, within)
        wide = kernel_of("mapfn_wide_vectorized_" + m.name, functions, kernels)
        if wide:
            m.wide = judge_own(Facts(m, wide, remarks.get(plain_name(wide.name), []), functions, macros, isa, maps), [])
    else:
        m.own = Judged("map", m.line, "looped")
        loops = [loop for loop in kernel.loops(isa) if not loop.outer]
        m.own.code = max(loops, key=lambda loop: len(loop.places)).code if loops else kernel.code
    m.loops = judge_within(facts, within)


def kernel_of(name, functions, kernels):
    found = sorted(kernels.get(name, ()), key=lambda full: (len(full), full))
    return functions[found[0]] if found else None


def loops_within(facts):
    """[(SourceLoop or None, line, [machine loops])] of the loops in the body, and in the functions that it calls"""
    m, found = facts.map, {}
    first, last = m.body
    others = {(other.path, other.line): other for other in facts.maps.values() if other is not m}
    for loop in facts.kernel.loops(facts.isa):
        if not loop.outer and not any(c_source.read(facts.place(back)[0]).loop_at(*facts.place(back)[1:])
                for back in backs_of(loop) if back.where and m.has("rows")):
            continue  # the map's own. Around a row's loop none is found where two copies share their rest
        votes = collections.Counter()
        for one in loop.own:
            file, line, column = facts.place(one)
            source_loop = (None if (file, line) in others or line == m.line and file == m.path
                else c_source.read(file).loop_at(line, column))
            # the jump back tells most; code inlined from the library has the line of what stands before it
            votes[source_loop] += 1 if one.where and one.where[:2] == (file, line) else 0.2
            if one in backs_of(loop) and one.where and one.where[:2] == (file, line):
                votes[source_loop] += len(loop.places)
        best = votes.most_common(1)[0][0]
        if best is not None and (best.file != m.path or first <= best.line <= last or not in_a_map(best, facts)):
            found.setdefault(best, []).append(loop)
    for source_loop in facts.source.loops:
        if first <= source_loop.line <= last:
            found.setdefault(source_loop, [])
    return sorted(found.items(), key=lambda pair: (pair[0].file != m.path, pair[0].file, pair[0].line, pair[0].column))


def backs_of(loop):
    return [loop.function.code[i] for i in loop.back]


def in_a_map(source_loop, facts):
    """does the loop stand in the body of another map (one that is nested in this one)?"""
    return any(other.path == source_loop.file and other.body[0] <= source_loop.line <= other.body[1]
        for other in facts.maps.values())


def judge_own(facts, within):
    m, isa, kernel = facts.map, facts.isa, facts.kernel
    judged = Judged("map", m.line, "one at a time")

    def generated(line):  # is this the line of the map's own loop?
        return line is not None and (m.line <= line < m.body[0] or line == m.line)

    # the remarks on their loops lie or are silent: only the code of the body counts
    repeats = bool(m.words & {"repeat", "sums"})
    remark = any(r.kind == "success" and ("loop vectorized" in r.text or facts.clang) and generated(r.line)
        for r in facts.records)
    taken = {id(loop) for _, loops in within for loop in loops}
    loops = [loop for loop in kernel.innermost(isa) if "repeat" not in m.words or holds_body(loop, facts)]
    weights = [(machine.Weight(isa, loop.code), loop) for loop in loops]
    weights = [(w, loop) for w, loop in weights if w.vectors or repeats and w.computed]
    weights.sort(key=lambda pair: (pair[0].width, pair[0].arithmetic + pair[0].logic + pair[0].stores), reverse=True)
    clean = [(w, loop) for w, loop in weights if not w.scalar]
    weight, loop = clean[0] if clean and (remark or repeats) else (None, None)
    if weight and weights[0][0] is not weight and weights[0][0].arithmetic > weight.arithmetic * 2:
        weight = None  # the large loop calls scalar functions; the clean one is not the map's
    if "sums" in m.words and any(machine.Weight(isa, other.code).called
            or any(isa.division.match(one.mnemonic) for one in other.code) or
                                 not remark and not holds_vectors(other, isa)
                                 and (machine.elements_of(other.code, isa, 4) or [1])[0] > 2 for other in loops):
        weight = None  # strips of one element at a time beside some vectors
    if weight and "repeat" in m.words and any(not holds_vectors(other, isa) for other in loops):
        weight = None
    if weight and "sums" in m.words and m.has("struct") and any(not holds_vectors(other, isa) for other in loops):
        weight = None  # a loop that fills a member of all parts, beside the joins of structs one by one
    if not weight and remark and not repeats:  # a loop around the body's own loops
        outer = [(machine.Weight(isa, other.code), other) for other in kernel.loops(isa) if other.inner
            and id(other) not in taken]
        outer = [(w, other) for w, other in outer if w.vectors and not w.scalar
            and any(id(inner) in taken for inner in other.inner)]
        if outer:
            weight, loop = outer[-1]
    if weight:
        judged.verdict = "vectorized"
        judged.code = loop.code
        judged.lanes, judged.unroll = factors(facts.records, facts.clang)
        judged.lanes = judged.lanes or weight.width // weight.lane
        judged.note = read_singly(loop.code, judged.lanes)
        written = sum(array[4] for array in m.arrays if "MAPFN_WRITTEN" in array[2] and array[1] == "MAPFN_EACH_ELEMENT"
            and not array[3])
        if written and weight.stored >= written and not m.has("where") and not repeats:
            at_once = weight.stored // written
            if not facts.clang and weight.stored % written == 0 and at_once in (2, 4, 8, 16, 32,
                    64) and "fallible" not in m.source and at_once % judged.lanes:
                judged.lanes = at_once  # gcc 11's record tells another try
        if repeats:
            sizes = [array[4] for array in m.arrays if array[4] in (1, 2, 4, 8)] if "repeat" in m.words else []
            judged.lanes = weight.width // max(sizes or [weight.lane])
            counts = ([count for count in machine.elements_of(loop.code, isa, weight.lane) if count % judged.lanes == 0]
                if facts.x86 else [])
            judged.unroll = counts[0] // judged.lanes if counts else 1
        return judged
    loops = kernel.innermost(isa)
    judged.code = (weights[0][1] if weights else loops[0]).code if loops else kernel.code
    inside = [(source_loop, bool(machine_loops)) for source_loop, machine_loops in within]
    records = facts.records
    if "repeat" in m.words:  # lanes are filled and drained in loops of the library, of which there are remarks too
        records = [r for r in records if r.line and m.body[0] <= r.line <= m.body[1]
            and r.file.split("/")[-1] == m.path.split("/")[-1]]
    scope = Scope(facts, kernel.code, inside, m.source[max(0, m.source.find("{")):], m.body[0], m.body[1], records)
    judged.reasons = explain(scope, remark)
    judged.said, line = scope.said()
    if len(judged.reasons) == 1 and not judged.reasons[0].sure and line and judged.reasons[0].line == m.body[0]:
        judged.reasons = [judged.reasons[0]._replace(line=line)]
    return judged


def holds_body(loop, facts):
    """is the element function's code in this loop?"""
    first, last = facts.map.body
    places = [facts.place(one) for one in loop.own]
    return sum(file == facts.map.path and (first, facts.map.body_column) <= (line, column or 999) and line <= last
        for file, line, column in places) > 0


def holds_vectors(loop, isa):
    weight = machine.Weight(isa, loop.own)
    return weight.computed > 0 and not weight.scalar


def judge_within(facts, within):
    judged = []
    for source_loop, machine_loops in within:
        one = Judged("body" if facts.map.body[0] <= source_loop.line <= facts.map.body[1]
            and source_loop.file == facts.map.path else "helper", source_loop.line, "")
        one.file = source_loop.file
        if one.kind == "helper":
            one.name = c_source.read(source_loop.file).function_at(source_loop.line)
        if source_loop.inner and not (machine_loops and not any(loop.inner for loop in machine_loops)):
            one.verdict, one.note = "around", "around the loop%s in line %s" % ("s" * (len(source_loop.inner) > 1),
                " and ".join(str(inner.line) for inner in source_loop.inner))
        elif not machine_loops:
            without_loop(one, source_loop, facts)
        else:
            judge_loop(one, source_loop, machine_loops, facts)
        judged.append(one)
    seen = set()
    for name, line in facts.kernel.calls(facts.isa):
        called = facts.nested(name)
        if called and called not in seen:
            seen.add(called)
            one = Judged("nested", nested_line(facts, called) or line, "map")
            one.name, one.file = called, facts.map.path
            judged.append(one)
    return sorted(judged, key=lambda one: (one.file != facts.map.path, one.line))


def nested_line(facts, name):
    found = re.search(r"\b%s_map\w*\s*\(" % name, facts.map.source)
    return facts.map.line + facts.map.source[:found.start()].count("\n") if found else None


def without_loop(one, source_loop, facts):
    """the machine code has no such loop: it was written out, or became a call"""
    one.code = code = code_of(source_loop, facts)
    weight = machine.Weight(facts.isa, code)
    if became_call(one, source_loop, facts):
        return
    if source_loop.count():
        one.verdict, one.note = "unrolled", "written out %d times%s" % (source_loop.count(), ", with vectors"
            if weight.computed and not weight.alone else "")
        one.lanes = (weight.width // weight.lane if weight.computed and not weight.alone and not facts.map.chosen
            else None)
    else:
        one.verdict, one.note = "gone", "no loop of its own in the machine code"


def code_of(source_loop, facts):
    return [i for i in facts.kernel.code if c_source.read(facts.place(i)[0]).loop_at(*facts.place(i)[1:
        ]) is source_loop]


def became_call(one, source_loop, facts):
    """a loop that only copies or fills may be a call of memcpy or memset: the vectors are there"""
    code = code_of(source_loop, facts)
    library = next((plain_name(name) for name, _ in machine.calls(code, facts.isa) if plain_name(name) in KEPT), None)
    if library or any(re.match(r"(stos|movs)[bwlq]$", i.mnemonic) and "%xmm" not in i.operands for i in code):
        one.verdict, one.note = ("call", "became %s"
            % ("a call of " + library if library else "one instruction that fills or copies memory"))
        return True
    return False


def judge_loop(one, source_loop, machine_loops, facts):
    isa = facts.isa
    records = [r for r in facts.records if r.line and source_loop.line <= r.line <= source_loop.last_line
        and r.file.split("/")[-1] == source_loop.file.split("/")[-1]
               and not any(inner.line <= r.line <= inner.last_line for inner in source_loop.inner
               if inner.line != source_loop.line)]
    weights = [(machine.Weight(isa, loop.own), loop) for loop in machine_loops]
    weights.sort(key=lambda pair: (bool(pair[0].width and not pair[0].scalar), pair[0].width, pair[0].arithmetic),
        reverse=True)
    weight, loop = weights[0]
    one.code = loop.own
    if not weight.width and became_call(one, source_loop, facts):
        return
    nested = next(filter(None, (facts.nested(name) for name, _ in machine.calls(loop.own, isa))), None)
    if nested:
        one.verdict, one.note, one.code = "around", "around a call of the map %s" % nested, []
        return
    success = any(r.kind == "success" and ("loop vectorized" in r.text or facts.clang) for r in records)
    moves = weight.width and weight.stores and success
    if (weight.computed or moves or weight.logic and success) and not weight.scalar:
        one.verdict = "vectorized" if success or weight.width else "partly"
        one.lanes, one.unroll = factors(records, facts.clang) if success else (None, None)
        one.lanes = one.lanes or max(1, weight.width // weight.lane)
        if not success and weight.stores + weight.loads and len(weight.alone) == 1:
            one.verdict = "partly"
        if one.verdict == "vectorized":
            one.note = read_singly(loop.own, one.lanes)
            return
    elif weight.computed and success:
        one.verdict = "partly"
        one.lanes = factors(records, facts.clang)[0]
    else:
        one.verdict = "one at a time"
    if facts.map.chosen:
        return  # the map's own reasons tell of it
    text = source_loop.head + source_loop.body
    scope = Scope(facts, loop.code, [(source_loop, True)], text, source_loop.line, source_loop.last_line, records,
        source_loop)
    one.reasons = explain(scope, False)
    one.said = scope.said()[0]
