"""Writes random definitions, each with the plain loop that says what it must compute: generate.py N SEED PER_FILE PREFIX [cuda]

A file of maps, PREFIX0.c, has a second one, PREFIX0_plain.c, that includes none of the library's headers. With cuda the maps are .cu files,
for the host stand-in (tests/cuda/fuzz.h).

A definition is random in kinds, types, widths, modifiers and body; half of the bodies are as small as can be: constants, copies, swaps. Each
body is written twice from one tree: as the element function, and inside a plain loop. Bodies have no undefined behaviour: integers are computed
as unsigned long long, floats are never converted to integers, indices are reduced to the length."""
import random
import sys

REAL = ["float", "double"]
INTEGER = ["int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t"]
NUMBER = REAL + INTEGER
CUDA = sys.argv[5:] == ["cuda"]
PLAIN = NUMBER + ([] if CUDA else ["bool", "shade"])  # what an array may hold: shade is an enum
STRUCTS = {"bytes1": ("uint8_t", 1), "bytes2": ("uint8_t", 2), "bytes3": ("uint8_t", 3), "bytes4": ("uint8_t", 4), "bytes5": ("uint8_t", 5),
           "shorts3": ("int16_t", 3), "floats2": ("float", 2), "floats3": ("float", 3), "floats4": ("float", 4), "words5": ("uint32_t", 5),
           "doubles2": ("double", 2), "doubles6": ("double", 6), "best": ("uint32_t", 2)}
if not CUDA:  # a union, a struct with padding, one of 128 bytes
    STRUCTS.update({"either": ("uint32_t", 1), "padded": ("uint32_t", 2), "doubles16": ("double", 16)})
WIDTH = {"float": 4, "double": 8, "best": 8}  # of a part in bytes, see width_of
REDUCED = [("uint32_t", "greatest", "0"), ("float", "least", "INFINITY"), ("double", "least_d", "INFINITY"), ("best", "better", "no_best()"),
           ("doubles2", "plus", "no_doubles2()")] + ([] if CUDA else [("bool", "any", "false")])


def members(T):
    field, count = STRUCTS[T]
    return [(field, name) for name in (["key", "at"] if T == "best" else ["m%d" % k for k in range(count)])]


def size_of(T):
    if T in STRUCTS:
        return size_of(STRUCTS[T][0]) * STRUCTS[T][1]
    return {"float": 4, "double": 8, "bool": 1, "shade": 4}.get(T) or int(T.strip("uint_")) // 8


class Definition:
    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.arrays = []        # what each array holds, for the arena
        self.items = []         # the list of the definition
        self.arguments = []     # of the map, after n and out
        self.setup = []         # the plain loop binds each name for element i
        self.before = []        # … and declares before its elements
        self.stores = []        # … and does behind each element
        self.after = []         # … and behind all
        self.prologue = []      # statements that come first in a body
        self.leaves = []        # (type, expression) that a body may read
        self.outputs = []       # (lvalue, type)
        self.adds = []          # statements of sums and the like
        self.kept = []          # numbers of kept arrays
        self.states = []        # (lvalue, type) of a map that repeats
        self.readable, self.writable = [], []  # (array, key): what may lie in place of what has an equal key
        self.loops, self.tables, self.skips, self.fills, self.ragged = [], [], [], [], []
        self.splits, self.parts = None, []
        self.build()

    def pick(self, *choices):
        return self.rng.choice(choices)

    def maybe(self, chance):
        return self.rng.random() < chance

    # ---- arrays

    def values(self, T, each, more):
        """an array of `each` values for each element, and `more`"""
        field, count = STRUCTS.get(T, (T, 1))
        if T == "padded":
            field, count = T, 1
        kind = {"float": "FLOATS", "double": "DOUBLES", "bool": "BOOLS", "padded": "PADDED"}.get(field, "INTEGERS")
        self.arrays.append("{%s, sizeof(%s), %d, %d}" % (kind, field, each * count, more * count))
        return len(self.arrays) - 1

    def readable_value(self, T, expression, arrow=False):
        """a leaf, or a struct's members"""
        if T in STRUCTS:
            for field, member in members(T):
                self.leaves.append((field, "%s%s%s" % (expression, "->" if arrow else ".", member)))
            self.leaves.append((T, "*" + expression if arrow else expression))
        else:
            self.leaves.append((T, "*" + expression if arrow else expression))

    def type(self, structs=True):
        rng = self.rng
        if self.types and self.maybe(0.75 if self.tiny else 0.6):
            return rng.choice([T for T in self.types if structs or T not in STRUCTS] or NUMBER)
        T = rng.choice(list(STRUCTS)) if structs and self.maybe(0.25) else rng.choice(NUMBER if self.repeats else PLAIN)
        self.types.append(T)
        return T

    # ---- parameters: each add_KIND(KIND, name)

    def add_in(self, kind, x):
        T = self.type()
        k = self.values(T, 1, 0)
        self.items.append("in(%s, %s)" % (T, x))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s const %s = AT(%s, %d)[i];" % (T, x, T, k))
        self.readable_value(T, x)
        self.readable.append((k, (T, 1)))

    def add_out(self, kind, x):
        T = self.type()
        k = self.values(T, 1, 0)
        self.items.append("%s(%s, %s)" % (kind, T, x))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s *const %s = &AT(%s, %d)[i];" % (T, x, T, k))
        self.outputs.append((x, T))
        if kind == "inout":
            self.readable_value(T, x, True)
        self.writable.append((k, (T, 1)))

    add_inout = add_out

    def add_uniform(self, kind, x):
        T = self.type()
        k = self.values(T, 0, 2)
        self.items.append("uniform(%s, %s)" % (T, x))
        self.arguments.append("AT(%s, %d)[1]" % (T, k))
        self.setup.append("%s const %s = AT(%s, %d)[1];" % (T, x, T, k))
        self.readable_value(T, x)

    def add_index(self, kind, x):
        T = self.pick("size_t", "size_t", "uint64_t", "uint32_t", "int32_t", "uint16_t")
        self.most_offset = min(self.most_offset, {"int32_t": 10 ** 6, "uint32_t": 10 ** 6, "uint16_t": 1000}.get(T, 2 ** 40))
        self.items.append("index(%s)" % x if T == "size_t" else "index(%s, %s)" % (T, x))
        self.setup.append("%s const %s = (%s)(i + c->offset);" % (T, x, T))
        self.leaves.append((T, x))

    def width(self, kind, T, x, D):
        """D in the list: a constant, or a uniform before or behind it"""
        item = "%s(%s, %s, %%s)" % (kind, T, x)
        if self.maybe(0.5):
            self.items.append(item % D)
            return
        d = x + "_d"
        both = [("uniform(int, %s)" % d, str(D)), (item % self.pick(d, d + " + 0"), self.arguments.pop())]
        if self.maybe(0.5):
            both.reverse()
        self.items += [one for one, _ in both]
        self.arguments += [value for _, value in both]
        self.prologue.append("(void)%s;" % d)
        self.setup.append("int const %s = %d;" % (d, D))

    def add_row(self, kind, x):
        T, D = self.type(structs=False), self.rng.randint(1, 5)
        k = self.values(T, D, 0)
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.width(kind, T, x, D)
        self.setup.append("%s %s*const %s = AT(%s, %d) + %d * i;" % (T, "const " if kind == "in_row" else "", x, T, k, D))
        if kind != "out_row":
            self.leaves += [(T, "%s[%d]" % (x, j)) for j in range(D)]
            self.loops.append((T, x, str(D)))
        if kind == "in_row":
            self.readable.append((k, (T, "row", D)))
        else:
            self.writable.append((k, (T, "row", D)))
            self.elements_out.extend(("%s[%d]" % (x, j), T) for j in range(D))

    def add_strided(self, kind, x):
        T = self.type()
        stride = self.pick(*[1, 1, 2, 3, 4, -1, -2, 17, -13] + [0] * (kind == "in_strided"))  # 0: one value for all
        k = self.values(T, max(3, abs(stride)), 1)
        first = "AT(%s, %d)" % (T, k) + (" + (c->n ? %d * (ptrdiff_t)(c->n - 1) : 0)" % -stride if stride < 0 else "")
        self.items.append("%s(%s, %s)" % (kind, T, x))
        self.arguments += [first, str(stride)]
        place = "(%s)[(ptrdiff_t)i * %d]" % (first, stride)
        if kind == "in_strided":
            self.setup.append("%s const %s = %s;" % (T, x, place))
            self.readable_value(T, x)
            self.readable.append((k, (T, "stride", stride)))
        else:
            self.setup.append("%s *const %s = &%s;" % (T, x, place))
            self.outputs.append((x, T))
            if kind == "inout_strided":
                self.readable_value(T, x, True)
            self.writable.append((k, (T, "stride", stride)))

    def add_ragged(self, kind, x):
        T = self.type(structs=False)
        if self.splits is None:
            self.arrays.append("{SPLITS, sizeof(size_t), 1, 1}")
            self.splits = len(self.arrays) - 1
        k, s = self.values(T, 3, 2), "AT(size_t, %d)" % self.splits
        self.items.append("%s(%s, %s)" % (kind, T, x))
        self.arguments += ["AT(%s, %d)" % (T, k), s]
        self.setup.append("%s %s*const %s = AT(%s, %d) + %s[i];" % (T, "const " if kind == "in_ragged" else "", x, T, k, s))
        self.setup.append("size_t const %s_len = %s[i + 1] - %s[i];" % (x, s, s))
        self.leaves.append(("size_t", x + "_len"))
        if kind != "out_ragged":
            self.loops.append((T, x, x + "_len"))
        if kind == "in_ragged":
            self.readable.append((k, (T, "ragged")))
        else:
            self.ragged.append((x, T))
            self.writable.append((k, (T, "ragged")))

    def add_table(self, kind, x):
        T, length = self.type(structs=False), self.rng.randint(1, 9)
        k = self.values(T, 0, length)
        self.items.append("table(%s, %s, %d)" % (T, x, length))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s const *const %s = AT(%s, %d);" % (T, x, T, k))
        self.tables.append((T, x, length))

    def add_where(self, kind, x):
        M = self.pick("uint8_t", "int16_t", "int", "uint64_t")
        self.arrays.append("{MASKS, sizeof(%s), 1, 0}" % M)
        k = len(self.arrays) - 1
        self.items.append("where(%s, %s)" % (M, x))
        self.arguments.append("AT(%s, %d)" % (M, k))
        self.skips.append("if (AT(%s, %d)[i] == 0) continue;" % (M, k))

    def add_scratch(self, kind, x):
        T, length = self.type(structs=False), self.rng.randint(1, 6)
        self.has_scratch = True
        self.items.append("scratch(%s, %s, %d)" % (T, x, length))
        self.arguments.append("(%s *)(void *)scratch[%s]" % (T, x[1:]) if CUDA else "NULL")
        self.setup.append("%s %s[%d];" % (T, x, length))
        self.fills.append((T, x, length))

    def add_rng(self, kind, x):
        seed = self.rng.getrandbits(64)
        self.items.append("rng(%s)" % x)
        self.arguments.append("%du" % seed)
        self.setup.append("mapfn_rng %s_state = rng_of(%du, i + c->offset), *const %s = &%s_state;" % (x, seed, x, x))
        draw = self.pick("mapfn_rng_u32(%s)", "mapfn_rng_u64(%s)", "mapfn_rng_below(%s, 1000)") % x
        self.prologue.append("unsigned long long const %s_drawn = %s;" % (x, draw))
        self.leaves.append(("unsigned long long", x + "_drawn"))

    # sums: an element's part is stored in an array that is added up behind the loop

    def add_sum(self, kind, x):
        if self.maybe(0.3):
            T, op, zero = self.rng.choice(REDUCED)
            self.items.append("reduce(%s, %s, %s, %s)" % (T, x, op, zero))
        else:
            T, op, zero = self.rng.choice(NUMBER), None, "0"
            self.items.append("sum(%s, %s)" % (T, x))
        k = self.values(T, 0, 1)
        self.arguments.append("AT(%s, %d)" % (T, k))
        start = "no_%s()" % T if T in STRUCTS else "(%s)%s" % (T, zero)
        self.before.append("%s *const %s_parts = (%s *)malloc((count + 1) * sizeof(%s));" % (T, x, T, T))
        self.before.append("for (size_t i = 0; i < count; i++) %s_parts[i] = %s;" % (x, start))
        self.setup.append("%s %s_part = %s, *const %s = &%s_part;" % (T, x, start, x, x))
        self.stores.append("%s_parts[i - c->begin] = %s_part;" % (x, x))
        self.parts.append((T, x, op, k, start))
        self.adds.append((x, T))

    def add_sum_row(self, kind, x):
        T, D = self.pick("float", "double", "uint32_t", "uint64_t", "int8_t", "uint16_t"), self.rng.randint(1, 6)
        k = self.values(T, 0, D)
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.width("sum_row", T, x, D)
        self.gather(T, x, D, k, 128)
        self.setup.append("%s *const %s = %s_block;" % (T, x, x))
        self.rows_added.append((T, x, D))

    def gather(self, T, x, D, k, block):
        """the plain loop's block, which goes into the tree when it is full"""
        self.before.append("static sum_%s_tree %s_sums; %s %s_block[%d] = {0}; %s_sums.blocks = 0;" % (T, x, T, x, D, x))
        self.block_ends.append("if (i != c->begin && (i - c->begin) %% %d == 0) { sum_%s_push(&%s_sums, %s_block, %d); memset(%s_block, 0, sizeof %s_block); }" % (block, T, x, x, D, x, x))
        self.after.append("if (count == 0) memset(AT(%s, %d), 0, sizeof %s_block);" % (T, k, x))
        self.after.append("else { sum_%s_push(&%s_sums, %s_block, %d); sum_%s_end(&%s_sums, AT(%s, %d), %d); }" % (T, x, x, D, T, x, T, k, D))

    def add_tally(self, kind, x):
        T, length = self.rng.choice(NUMBER), self.rng.randint(1, 16)
        k = self.values(T, 0, length)
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.width("tally", T, x, length)
        self.gather(T, x, length, k, 4096)
        self.setup.append("%s %s_part = 0, *const %s = &%s_part; size_t %s_place = 0, *const %s_at = &%s_place;" % (T, x, x, x, x, x, x))
        self.stores.append("if (%s_place < %d) sum_%s_add(&%s_block[%s_place], %s_part); else c->out_of_range = true;" % (x, length, T, x, x, x))
        self.adds.append((x, T))
        self.places_added.append((x, length))

    def add_kept(self, kind, x):
        T = self.type()
        k = self.values(T, 1, 0)
        self.items.append("kept(%s, %s)" % (T, x))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s %s_value, *const %s = &%s_value;" % (T, x, x, x))
        self.stores.append("if (result) AT(%s, %d)[kept] = %s_value;" % (T, k, x))
        self.kept.append((k, x, T))

    def add_state(self, kind, x):
        T = self.type(structs=False)
        self.items.append("%s(%s, %s, %%s)" % (kind, T, x))
        if kind == "out_state":
            k = self.values(T, 1, 0)
            self.arguments.append("AT(%s, %d)" % (T, k))
            self.stores.append("AT(%s, %d)[i] = %s_value;" % (T, k, x))
            self.writable.append((k, (T, 1)))
        self.states.append((x, T, len(self.items) - 1))

    add_out_state = add_state

    # ---- expressions: integer ones are unsigned long long, floating ones have a type

    def leaf(self, types):
        choices = [one for T, one in self.leaves if T in types]
        return self.rng.choice(choices) if choices else None

    def integer(self, depth):
        rng = self.rng
        if depth <= 0 or self.maybe(0.2):
            leaf = self.leaf(INTEGER + ["bool", "shade", "size_t", "unsigned long long"])
            if leaf and self.maybe(0.8):
                return "(unsigned long long)%s" % leaf
            return "%dull" % rng.choice([0, 1, 2, 3, 7, 100, 255, 65537, 2**63 + 5])
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        form = rng.choice(["(%s + %s)", "(%s - %s)", "(%s * %s)", "(%s ^ %s)", "(%s & %s)", "(%s | %s)", "(%s >> (%s & 7))", "(%s << (%s & 7))", "min", "choose", "table"])
        if form == "min":
            return "(%s < %s ? %s : %s)" % (a, b, a, b)
        if form == "choose":
            return "(%s ? %s : %s)" % (self.condition(depth - 1), a, b)
        if form == "table":
            T, text = self.looked_up(a)
            return "(unsigned long long)%s" % text if T and T not in REAL else a
        return form % (a, b)

    def floating(self, T, depth):
        rng = self.rng
        suffix = "f" if T == "float" else ""
        if depth <= 0 or self.maybe(0.2):
            leaf = self.leaf(REAL)
            if leaf and self.maybe(0.8):
                return "(%s)%s" % (T, leaf)
            if self.maybe(0.3):
                return "(%s)(int)(%s & 1023)" % (T, self.integer(0))
            return rng.choice(["0.5", "1.5", "-3.0", "1e-3", "100.0"]) + suffix
        a, b = self.floating(T, depth - 1), self.floating(T, depth - 1)
        form = rng.choice(["(%s + %s)", "(%s - %s)", "(%s * %s)", "(%s / %s)", "max", "choose", "from", "table"])
        if form == "max":
            return "(%s > %s ? %s : %s)" % (a, b, a, b)
        if form == "choose":
            return "(%s ? %s : %s)" % (self.condition(depth - 1), a, b)
        if form == "from":
            return "(%s)(int64_t)(%s >> 1)" % (T, self.integer(depth - 1))
        if form == "table":
            type_, text = self.looked_up(self.integer(1))
            return "(%s)%s" % (T, text) if type_ else a
        return form % (a, b)

    def condition(self, depth):
        if self.leaf(REAL) and self.maybe(0.5):
            return "%s %s %s" % (self.floating("float", depth), self.pick("<", ">", "<=", "!="), self.floating("float", depth))
        return "%s %s %s" % (self.integer(depth), self.pick("<", ">", "==", ">="), self.integer(depth))

    def looked_up(self, index):
        if not self.tables:
            return None, None
        T, x, length = self.rng.choice(self.tables)
        return T, "%s[%s %% %du]" % (x, index, length)

    def value(self, T, depth=3):
        if self.tiny:
            leaf = self.leaf([T])
            if leaf and self.maybe(0.6):
                return leaf
            if self.maybe(0.5):
                return "(%s)0" % T
            depth = 1
        return "(%s)%s" % (T, self.floating(T, depth) if T in REAL else self.integer(depth))

    def assign(self, x, T):
        """*x = …; of a struct also by a member or all"""
        if T not in STRUCTS:
            return "*%s = %s;" % (x, self.value(T))
        leaf = self.leaf([T])
        if leaf and leaf != "*" + x and self.maybe(0.5):
            return "*%s = %s;" % (x, leaf)
        fields = members(T)
        return "{ %s }" % " ".join("%s->%s = %s;" % (x, member, self.value(field, 2)) for field, member in fields)

    # ---- the body

    def build(self):
        rng = self.rng
        self.types, self.elements_out, self.rows_added, self.places_added, self.block_ends = [], [], [], [], []
        self.has_scratch, self.most_offset = False, 2 ** 40
        self.tiny = self.maybe(0.5)
        self.repeats = self.maybe(0.15)
        self.first = not self.repeats and not CUDA and self.maybe(0.04)
        gathers = not self.repeats and not self.first and not CUDA and self.maybe(0.15)
        keeps = gathers and self.maybe(0.5)
        self.fallible = not self.first and not keeps and self.maybe(0.15)
        kinds = ["in", "in", "in", "out", "inout", "uniform", "index", "in_row", "out_row", "inout_row", "in_strided", "out_strided", "inout_strided",
                 "in_ragged", "out_ragged", "inout_ragged", "table", "where", "scratch", "rng", "sum"]
        if self.tiny:
            kinds = ["in", "in", "in", "out", "out", "inout", "inout", "in_strided", "out_strided", "inout_strided", "in_row", "out_row", "where", "sum", "uniform"]
        if self.first:
            kinds = ["in", "in", "uniform", "index", "in_row", "in_strided", "in_ragged", "table", "where"]
        if gathers:
            kinds = [kind for kind in kinds if kind != "scratch"]
        if self.repeats:
            kinds = ["in", "in", "out", "inout", "uniform", "index", "in_row", "in_strided", "out_strided", "inout_strided", "table", "where", "rng", "sum", "out_row", "scratch", "in_ragged"]
        for number in range(rng.randint(1, 4)):
            kind = rng.choice(kinds)
            self.add(kind, "p%d" % number)
        if keeps:
            for number in range(rng.randint(1, 2)):
                self.add("kept", "k%d" % number)
        if gathers and (not keeps or self.maybe(0.3)):
            self.add(self.pick("sum_row", "tally"), "g0")
        if self.repeats:
            for number in range(rng.randint(1, 3)):
                self.add(self.pick("state", "state", "out_state"), "s%d" % number)
        self.R = "bool" if self.repeats or self.first or keeps else "void" if self.maybe(0.15) else self.type()
        self.has_result = not (self.repeats or self.first or keeps or self.fallible or self.R == "void")
        if self.fallible:
            self.R = "int"
        if not self.has_result and not self.first and not (self.writable or self.adds or self.kept or self.rows_added):
            self.add("out", "more")
        statements = self.repeat_states() if self.repeats else []
        statements = self.prologue + statements
        for T, x, length in self.fills:
            statements += ["%s[%d] = %s;" % (x, j, self.value(T, 1)) for j in range(length)]
            self.tables.append((T, x, length))
        if self.maybe(0.2):  # an array of the body's own
            T = rng.choice(NUMBER)
            statements.append("%s own[4];" % T)
            statements += ["own[%d] = %s;" % (j, self.value(T, 1)) for j in range(4)]
            self.tables.append((T, "own", 4))
        for number, (T, x, length) in enumerate(self.loops):
            total = "sum%d" % number
            if T in REAL:
                statements.append("%s %s = %s; for (size_t j = 0; j < (size_t)%s; j++) %s = (%s)(%s * %s + %s[j]);" % (T, total, self.value(T, 1), length, total, T, total, self.floating(T, 1), x))
                self.leaves.append((T, total))
            else:
                statements.append("unsigned long long %s = %s; for (size_t j = 0; j < (size_t)%s; j++) %s = %s * 31u + (unsigned long long)%s[j];" % (total, self.integer(1), length, total, total, x))
                self.leaves.append(("unsigned long long", total))
        for k, x, T in self.kept:  # always written, since what a kept element did not write is undefined
            statements.append(self.assign(x, T))
        if self.tiny and self.maybe(0.2):
            pairs = [(x, y, T) for x, T in self.outputs for y, other in self.outputs if x < y and T == other
                     and all((T, "*" + z) in self.leaves for z in (x, y))]
            if pairs:
                x, y, T = rng.choice(pairs)
                statements.append("{ %s const was = *%s; *%s = *%s; *%s = was; }" % (T, x, x, y, y))
        outputs = self.outputs[:]
        rng.shuffle(outputs)
        returns = self.pick("early", "late") if self.maybe(0.1 if self.tiny else 0.3) else "once"
        if returns == "early":
            statements.append((self.condition(1), self.end_value()))
        for x, T in outputs:
            if self.tiny and self.maybe(0.1):
                continue
            conditional = self.maybe(0.15 if self.tiny else 0.4)
            statements.append("%s%s" % ("if (%s) " % self.condition(1) if conditional else "", self.assign(x, T)))
            if not conditional and T not in STRUCTS:
                self.leaves.append((T, "*" + x))  # what has been written may be read
        for lvalue, T in self.elements_out:
            statements.append("%s%s = %s;" % ("if (%s) " % self.condition(1) if self.maybe(0.3) else "", lvalue, self.value(T)))
        for x, T in self.ragged:
            statements.append("for (size_t j = 0; j < %s_len; j++) %s[j] = %s;" % (x, x, self.value(T, 2)))
        for x, length in self.places_added:
            statements.append("*%s_at = (size_t)(%s %% %du);" % (x, self.integer(2), length + (self.maybe(0.2))))
        for x, T in self.adds:
            statements.append("%s%s" % ("if (%s) " % self.condition(1) if self.maybe(0.3) else "", self.assign(x, T)))
        for T, x, D in self.rows_added:
            statements += ["%s%s[%d] += %s;" % ("if (%s) " % self.condition(1) if self.maybe(0.3) else "", x, j, self.value(T, 2)) for j in range(D)]
        if returns == "late":
            statements.append((self.condition(1), self.end_value()))
        self.statements, self.result = statements, self.end_value()
        self.modifiers(gathers)
        self.choose_places()
        self.counts = 0
        if not CUDA and not self.first and self.maybe(0.5):
            self.count_calls()

    def count_calls(self):
        """an element adds 1 to a place of its own: lanes may make a step twice, loops make each once (docs/repeat.md)"""
        self.counts = 2 if self.repeats and self.may_vectorize else 1
        self.items += ["index(calls_at)", "uniform(counters, calls)", "uniform(size_t, calls_from)"]
        self.arguments += ["c->calls", "(size_t)c->offset"]
        self.setup.append("counters const calls = c->calls; size_t const calls_from = (size_t)c->offset, calls_at = i + calls_from;")
        self.statements.insert(0, "calls[calls_at - calls_from]++;")

    def add(self, kind, x):
        method = getattr(self, "add_" + kind, None) or getattr(self, "add_" + kind.split("_")[-1])
        method(kind, x)

    def repeat_states(self):
        """INIT of each state, and a step's statements on them"""
        for x, T, place in self.states:
            init = self.value(T, 1)
            while self.items[place].count("%s") and "_drawn" in init:
                init = "(%s)%d" % (T, self.rng.randint(0, 9))
            self.items[place] %= init
            self.setup.append("%s %s_value = %s, *const %s = &%s_value;" % (T, x, init, x, x))
            self.leaves.append((T, "*" + x))
        self.limit = self.rng.choice([0, 1, 2, 3, 7, 20])
        N = str(self.limit)
        if self.maybe(0.4):
            self.items.append("uniform(int, most)")
            self.arguments.append(N)
            self.setup.append("int const most = %s;" % N)
            self.prologue.append("(void)most;")
            N = "most"
        self.items.append("repeat(%s)" % N)
        return ["*%s = %s;" % (x, self.value(T, 2)) for x, T, _ in self.states]

    def modifiers(self, gathers):
        rng, words = self.rng, []
        if self.fallible:
            words.append("fallible")
        if self.maybe(0.15):
            words.append("looped" if gathers or self.first or self.repeats else self.pick("looped", "ordered"))
        elif not self.has_scratch and self.maybe(0.2) and not (self.repeats and any("_row" in item or "_ragged" in item for item in self.items if not item.startswith("in_"))):
            words.append("vectorized")
        words += [w for w in ("host", "streaming", "cost(2)", "exported", "team") if self.maybe(0.08) and not (w == "streaming" and "fallible" in words)]
        self.may_vectorize = not self.has_scratch and not {"looped", "ordered"} & set(words) and not (
            self.repeats and any(item.startswith(("out_row", "inout_row", "out_ragged", "inout_ragged")) for item in self.items))
        self.ordered = "ordered" in words
        for word in words:
            self.items.insert(rng.randint(0, len(self.items)), word)
        if CUDA:  # these have no CUDA maps
            self.items = [item for item in self.items if item not in ("host", "ordered", "team")]

    def choose_places(self):
        """sets of outputs in place of inputs"""
        if self.has_result:
            self.out = self.values(self.R, 1, 0)
            self.writable.append((self.out, (self.R, 1)))
        self.places = [[]]
        for _ in range(3):
            sources, pairs = self.readable[:], []
            self.rng.shuffle(sources)
            for k, key in self.rng.sample(self.writable, len(self.writable)):
                if self.repeats and key[1] in ("row", "ragged"):
                    continue
                match = next((source for source in sources if source[1] == key), None)
                if match and self.maybe(0.7):
                    sources.remove(match)
                    pairs.append((k, match[0]))
            if pairs and pairs not in self.places:
                self.places.append(pairs)

    def end_value(self):
        if self.R == "void":
            return None
        if self.fallible and self.repeats:
            return "%s ? MAPFN_AGAIN : %s ? (int)(%s & 7) : 0" % (self.condition(1), self.condition(1), self.integer(1))
        if self.fallible:
            return "%s ? (int)(%s & 7) : 0" % (self.condition(1), self.integer(1))
        if self.R == "bool":
            return self.condition(0 if self.tiny else 2) if not self.first or self.maybe(0.5) else "%s == 77ull" % self.integer(0)
        if self.R in STRUCTS:
            leaf = self.leaf([self.R])
            return leaf if leaf and self.maybe(0.7) else "(%s){%s}" % (self.R, ", ".join(self.value(field, 1) for field, _ in members(self.R)))
        return self.value(self.R)

    # ---- text

    def body(self, finish):
        """statements; finish(expression) ends the element with a result"""
        return [statement if isinstance(statement, str) else "if (%s) %s" % (statement[0], finish(statement[1])) for statement in self.statements] + [finish(self.result)]

    def used(self):
        """reading every parameter once keeps the compiler from calling one unused"""
        names = []
        for item in self.items:
            if "(" in item and not item.startswith(("where", "cost", "repeat", "first")):
                inside = item[item.index("(") + 1:].split(",")
                names.append(inside[0 if len(inside) == 1 else 1].strip(" )"))
                if "ragged" in item:
                    names.append(names[-1] + "_len")
        return ["(void)%s;" % name for name in names]

    def definition(self):
        finish = lambda e: "return;" if e is None else "return %s;" % e
        lines = ["MAPFN(%s, %s, %s)" % (self.R, self.name, ", ".join(self.items)), "{"]
        return "\n".join(lines + ["    " + line for line in self.used() + self.body(finish)] + ["}"])

    def plain(self):
        finish = lambda e: "goto done;" if e is None else "{ result = %s; goto done; }" % e
        out = ["void %s_plain(plain_call *c)" % self.name, "{", "    size_t const count = c->end - c->begin;"]
        out.append("    size_t kept = 0, found = c->n;" if self.kept or self.first else "    (void)count;")
        out += ["    " + line for line in self.before]
        out.append("    for (size_t i = c->begin; i < c->end; i++) {")
        if self.R != "void":
            out.append("        %s result;" % self.R)
        out += ["        " + line for line in self.block_ends + self.skips + self.setup]
        if self.repeats:
            out.append("        bool again = true;")
            out.append("        for (size_t step = 0; step < %d && again; step++) {" % self.limit)
        out.append("        {")
        out += ["            " + line for line in self.used() + self.body(finish)]
        out.append("        }\n    done:;")
        if self.repeats:
            out.append("        again = %s;" % ("result == MAPFN_AGAIN" if self.fallible else "result"))
            out.append("        }")
            if self.fallible:
                out.append("        if (again) result = MAPFN_AGAIN;")
        if self.fallible:
            out.append("        if (result != 0 && c->code == 0) { c->failed = i + c->offset; c->code = result; }")
        if self.has_result:
            out.append("        AT(%s, %d)[i] = result;" % (self.R, self.out))
        if self.first:
            out.append("        if (result && found == c->n) found = i;")
        out += ["        " + line for line in self.stores]
        if self.kept:
            out.append("        kept += result;")
        out.append("    }")
        widest = max([size_of(T) for T, *_ in self.parts] or [1])
        width = max(4, 128 // next(size for size in (1, 2, 4, 8, 16) if size >= widest))
        for T, x, op, k, start in self.parts:
            out.append("    AT(%s, %d)[0] = sum_%s(count, %s_parts, %d, %s);" % (T, k, op or T, x, width, start))
            out.append("    free(%s_parts);" % x)
        out += ["    " + line for line in self.after]
        if self.kept or self.first:
            out.append("    AT(size_t, %d)[0] = %s;" % (self.single, "kept" if self.kept else "found"))
        out.append("}\n")
        return "\n".join(out)

    def text(self):
        arguments = list(self.arguments)
        if self.kept or self.first:  # `at` and `count` are arrays of one
            self.arrays.append("{INTEGERS, sizeof(size_t), 0, 1}")
            self.single = len(self.arrays) - 1
        if self.first:
            self.items.append("first(at)")
            arguments.append("AT(size_t, %d)" % self.single)
        if self.kept:
            arguments.append("AT(size_t, %d)" % self.single)
        if self.has_result:
            arguments.insert(0, "AT(%s, %d)" % (self.R, self.out))
        if self.fallible:
            arguments.append("failure")
        if not self.arrays:
            self.values("int", 0, 1)
        kept = ["{%d, sizeof(%s), %d}" % (k, T, self.single) for k, _, T in self.kept]
        places = ["{%s{-1, -1}}" % "".join("{%d, %d}, " % pair for pair in pairs) for pairs in self.places]
        case = ("CASE(" if self.counts == 0 else "CASE_THAT_COUNTS(%d, " % self.counts) + "%s, %d, %d, %dull, (%s), (%s), (%s), %s)\n" % (
            self.name, self.may_vectorize, not self.ordered, self.most_offset, ", ".join(self.arrays), ", ".join(places), ", ".join(kept + ["{-1, 0, 0}"]), ", ".join(arguments))
        return self.definition() + "\n" + case, self.plain()


def main():
    count, seed, per_file, prefix = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    for first in range(0, count, per_file):
        maps, plain, names = [], [], []
        for number in range(first, min(first + per_file, count)):
            name, tries = "f%d" % number, 0
            while True:  # each alone can be had again; one of more arrays than an arena has is drawn anew
                d = Definition(random.Random(seed * 1000003 + number + tries * 7919 * 10**9), name)
                texts = d.text()
                if len(d.arrays) <= 16 and sum("(" in item and not item.startswith("cost") for item in d.items) <= 16:
                    break
                tries += 1
            maps.append(texts[0])
            plain.append(texts[1])
            names.append(name)
        where = "/* written by tests/fuzz/generate.py, seed %d, definitions from %d on */\n" % (seed, first)
        with open("%s%d_plain.c" % (prefix, first // per_file), "w") as f:
            f.write(where + '#include "tests/fuzz/plain.h"\n\n' + "\n".join(plain))
        with open("%s%d.%s" % (prefix, first // per_file, "cu" if CUDA else "c"), "w") as f:
            f.write(where + '#include "tests/%s/fuzz.h"\n\n' % ("cuda" if CUDA else "fuzz") + "\n".join(maps))
            f.write("int main(int argc, char **argv)\n{\n    FUZZ_BEGIN(argc, argv);\n%s    TEST_END();\n}\n" % "".join("    RUN(%s);\n" % n for n in names))


main()
