"""Writes C files of random definitions, each with the plain loop that says what it must compute: generate.py N SEED PER_FILE PREFIX [cuda]

cuda: .cu files, for the CUDA maps on the host stand-in (tests/cuda/fuzz.h).

A definition is random in kinds, types, widths, modifiers and body. Its body is written twice from one tree: as the element
function, and inside a loop over the arrays that knows nothing of the library. Bodies have no undefined behaviour: integers are
computed as unsigned long long, floats are never converted to integers, indices are reduced to the length."""
import random
import sys

TYPES = ["float", "double", "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t"]
FLOATING = {"float": "FLOATS", "double": "DOUBLES"}
CUDA = sys.argv[5:] == ["cuda"]


class Definition:
    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.arrays = []      # plan entries: text
        self.items = []       # the list of the definition
        self.arguments = []   # of the map, after n and out
        self.setup = []       # oracle: bind each name for element i
        self.integers, self.floats = [], []   # expressions that may be read
        self.outputs = []     # (lvalue, type)
        self.prologue = []    # statements that come first in the body
        self.aliases = []     # (output array, input array, key)
        self.readable, self.writable = [], []
        self.has_scratch = self.has_offset = False
        self.build()

    def pick(self, *choices):
        return self.rng.choice(choices)

    def plan(self, kind, size, each, more):
        self.arrays.append("{%s, sizeof(%s), %d, %d}" % (kind, size, each, more))
        return len(self.arrays) - 1

    def values(self, T, each, more):
        return self.plan(FLOATING.get(T, "INTEGERS"), T, each, more)

    def may_read(self, T, expression):
        (self.floats if T in FLOATING else self.integers).append((T, expression))

    # ---- parameters

    def parameter(self, number):
        rng, T, x = self.rng, self.rng.choice(TYPES), "p%d" % number
        if self.types and rng.random() < 0.6:
            T = rng.choice(self.types)  # the same type more often, or little could be in place
        self.types.append(T)
        kind = rng.choice(["in", "in", "in", "out", "inout", "uniform", "index", "in_row", "out_row", "inout_row", "in_strided", "out_strided", "inout_strided",
                           "in_ragged", "out_ragged", "inout_ragged", "table", "where", "scratch", "rng"])
        getattr(self, "add_" + kind.split("_")[-1] if "_" in kind else "add_" + kind)(kind, T, x)

    def add_in(self, kind, T, x):
        k = self.values(T, 1, 0)
        self.items.append("in(%s, %s)" % (T, x))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s const %s = AT(%s, %d)[i];" % (T, x, T, k))
        self.may_read(T, x)
        self.readable.append((k, (T, 1)))

    def add_out(self, kind, T, x):
        k = self.values(T, 1, 0)
        self.items.append("%s(%s, %s)" % (kind, T, x))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s *const %s = &AT(%s, %d)[i];" % (T, x, T, k))
        self.outputs.append(("*" + x, T))
        if kind == "inout":
            self.may_read(T, "*" + x)
        self.writable.append((k, (T, 1)))

    add_inout = add_out

    def add_uniform(self, kind, T, x):
        k = self.values(T, 0, 2)
        self.items.append("uniform(%s, %s)" % (T, x))
        self.arguments.append("AT(%s, %d)[1]" % (T, k))
        self.setup.append("%s const %s = AT(%s, %d)[1];" % (T, x, T, k))
        self.may_read(T, x)

    def add_index(self, kind, T, x):
        self.items.append("index(%s)" % x)
        self.setup.append("size_t const %s = i + offset;" % x)
        self.integers.append(("size_t", x))

    def add_row(self, kind, T, x):
        D, k = self.rng.randint(1, 5), None
        k = self.values(T, D, 0)
        width = str(D)
        if self.rng.random() < 0.5:  # its width in a uniform, before or after
            d = x + "_d"
            width = self.pick(d, d, d + " + 0")
            both = ["uniform(int, %s)" % d, "%s(%s, %s, %s)" % (kind, T, x, width)]
            values = [str(D), "AT(%s, %d)" % (T, k)]
            if self.rng.random() < 0.5:
                both.reverse()
                values.reverse()
            self.items += both
            self.arguments += values
            self.prologue.append("(void)%s;" % d)
            self.setup.append("int const %s = %d;" % (d, D))
        else:
            self.items.append("%s(%s, %s, %s)" % (kind, T, x, width))
            self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s %s*const %s = AT(%s, %d) + %d * i;" % (T, "const " if kind == "in_row" else "", x, T, k, D))
        if kind != "out_row":
            for j in range(D):
                self.may_read(T, "%s[%d]" % (x, j))
            self.loops.append((T, x, str(D)))
        if kind == "in_row":
            self.readable.append((k, (T, D)))
        else:
            self.writable.append((k, (T, D)))
            for j in range(D):
                self.outputs.append(("%s[%d]" % (x, j), T))

    def add_strided(self, kind, T, x):
        stride, k = self.pick(1, 1, 2, 3, -1, -2), self.values(T, 3, 1)
        first = "AT(%s, %d)" % (T, k) + (" + (c->n ? %d * (ptrdiff_t)(c->n - 1) : 0)" % -stride if stride < 0 else "")
        self.items.append("%s(%s, %s)" % (kind, T, x))
        self.arguments += [first, str(stride)]
        place = "(%s)[(ptrdiff_t)i * %d]" % (first, stride)
        if kind == "in_strided":
            self.setup.append("%s const %s = %s;" % (T, x, place))
            self.may_read(T, x)
            self.readable.append((k, (T, "stride", stride)))
        else:
            self.setup.append("%s *const %s = &%s;" % (T, x, place))
            self.outputs.append(("*" + x, T))
            if kind == "inout_strided":
                self.may_read(T, "*" + x)
            self.writable.append((k, (T, "stride", stride)))

    def add_ragged(self, kind, T, x):
        if self.splits is None:
            self.splits = self.plan("SPLITS", "size_t", 1, 1)
        k, s = self.values(T, 3, 2), "AT(size_t, %d)" % self.splits
        self.items.append("%s(%s, %s)" % (kind, T, x))
        self.arguments += ["AT(%s, %d)" % (T, k), s]
        self.setup.append("%s %s*const %s = AT(%s, %d) + %s[i];" % (T, "const " if kind == "in_ragged" else "", x, T, k, s))
        self.setup.append("size_t const %s_len = %s[i + 1] - %s[i];" % (x, s, s))
        self.integers.append(("size_t", x + "_len"))
        if kind != "out_ragged":
            self.loops.append((T, x, x + "_len"))
        if kind == "in_ragged":
            self.readable.append((k, (T, "ragged")))
        else:
            self.ragged.append((x, T))
            self.writable.append((k, (T, "ragged")))

    def add_table(self, kind, T, x):
        length = self.rng.randint(1, 9)
        k = self.values(T, 0, length)
        self.items.append("table(%s, %s, %d)" % (T, x, length))
        self.arguments.append("AT(%s, %d)" % (T, k))
        self.setup.append("%s const *const %s = AT(%s, %d);" % (T, x, T, k))
        self.tables.append((T, x, length))

    def add_where(self, kind, T, x):
        M = self.pick("uint8_t", "int16_t", "int", "uint64_t")
        k = self.plan("MASKS", M, 1, 0)
        self.items.append("where(%s, %s)" % (M, x))
        self.arguments.append("AT(%s, %d)" % (M, k))
        self.skips.append("if (AT(%s, %d)[i] == 0) continue;" % (M, k))

    def add_scratch(self, kind, T, x):
        length = self.rng.randint(1, 6)
        self.has_scratch = True
        self.items.append("scratch(%s, %s, %d)" % (T, x, length))
        self.arguments.append("(%s *)(void *)c->scratch[%s]" % (T, x[1:]) if CUDA else "NULL")
        self.setup.append("%s %s[%d];" % (T, x, length))
        self.fills.append((T, x, length))

    def add_rng(self, kind, T, x):
        seed = self.rng.getrandbits(64)
        self.items.append("rng(%s)" % x)
        self.arguments.append("%du" % seed)
        self.setup.append("mapfn_rng %s_state = mapfn_rng_at(%du, i + offset), *const %s = &%s_state;" % (x, seed, x, x))
        self.prologue.append("unsigned long long const %s_drawn = %s;" % (x, self.pick("mapfn_rng_u32(%s)" % x, "mapfn_rng_u64(%s)" % x, "mapfn_rng_below(%s, 1000)" % x)))
        self.integers.append(("unsigned long long", x + "_drawn"))

    # ---- expressions: integer ones are unsigned long long, floating ones have a type

    def integer(self, depth):
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            if self.integers and rng.random() < 0.8:
                return "(unsigned long long)%s" % rng.choice(self.integers)[1]
            return "%dull" % rng.choice([0, 1, 2, 3, 7, 100, 255, 65537, 2**63 + 5])
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        form = rng.choice(["(%s + %s)", "(%s - %s)", "(%s * %s)", "(%s ^ %s)", "(%s & %s)", "(%s | %s)", "(%s >> (%s & 7))", "(%s << (%s & 7))", "min", "choose", "table"])
        if form == "min":
            return "(%s < %s ? %s : %s)" % (a, b, a, b)
        if form == "choose":
            return "(%s ? %s : %s)" % (self.condition(depth - 1), a, b)
        if form == "table":
            T, text = self.looked_up(a)
            return "(unsigned long long)%s" % text if T and T not in FLOATING else a
        return form % (a, b)

    def floating(self, T, depth):
        rng = self.rng
        suffix = "f" if T == "float" else ""
        if depth == 0 or rng.random() < 0.2:
            leaves = self.floats or ([("", "(int)(%s & 1023)" % self.integer(0))] if rng.random() < 0.5 else [])
            if leaves and rng.random() < 0.8:
                return "(%s)%s" % (T, rng.choice(leaves)[1])
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
        if self.floats and self.rng.random() < 0.5:
            return "%s %s %s" % (self.floating("float", depth), self.pick("<", ">", "<=", "!="), self.floating("float", depth))
        return "%s %s %s" % (self.integer(depth), self.pick("<", ">", "==", ">="), self.integer(depth))

    def looked_up(self, index):
        if not self.tables:
            return None, None
        T, x, length = self.rng.choice(self.tables)
        return T, "%s[%s %% %du]" % (x, index, length)

    def value(self, T, depth=3):
        if T in FLOATING:
            return "(%s)%s" % (T, self.floating(T, depth))
        return "(%s)%s" % (T, self.integer(depth))

    # ---- the body

    def body(self, finish):
        """statements; finish(expression) ends the element with a result"""
        return [statement if isinstance(statement, str) else "if (%s) %s" % (statement[0], finish(statement[1])) for statement in self.statements] + [finish(self.result)]

    def build(self):
        rng = self.rng
        self.types, self.loops, self.tables, self.skips, self.fills, self.ragged, self.splits = [], [], [], [], [], [], None
        self.fallible = rng.random() < 0.15
        self.R = "int" if self.fallible else rng.choice(["void"] + TYPES * 1)
        for number in range(rng.randint(1, 4)):
            self.parameter(number)
        if self.R == "void" and not self.writable or self.fallible and not self.writable and rng.random() < 0.5:
            self.add_out("out", rng.choice(TYPES), "more")
        statements = self.prologue
        for T, x, length in self.fills:
            for j in range(length):
                statements.append("%s[%d] = %s;" % (x, j, self.value(T, 1)))
            self.tables.append((T, x, length))
        if rng.random() < 0.2:  # an array of the body's own
            T = rng.choice(TYPES)
            statements.append("%s own[4];" % T)
            for j in range(4):
                statements.append("own[%d] = %s;" % (j, self.value(T, 1)))
            self.tables.append((T, "own", 4))
        for number, (T, x, length) in enumerate(self.loops):
            total = "sum%d" % number
            if T in FLOATING:
                statements.append("%s %s = %s; for (size_t j = 0; j < (size_t)%s; j++) %s = (%s)(%s * %s + %s[j]);" % (T, total, self.value(T, 1), length, total, T, total, self.floating(T, 1), x))
                self.floats.append((T, total))
            else:
                statements.append("unsigned long long %s = %s; for (size_t j = 0; j < (size_t)%s; j++) %s = %s * 31u + (unsigned long long)%s[j];" % (total, self.integer(1), length, total, total, x))
                self.integers.append(("unsigned long long", total))
        for lvalue, T in self.outputs:
            condition = "if (%s) " % self.condition(1) if rng.random() < 0.4 else ""
            statements.append("%s%s = %s;" % (condition, lvalue, self.value(T)))
        for x, T in self.ragged:
            statements.append("for (size_t j = 0; j < %s_len; j++) %s[j] = %s;" % (x, x, self.value(T, 2)))
        if rng.random() < 0.3:
            early = (self.condition(1), self.end_value())
            statements.insert(len(self.prologue) if rng.random() < 0.5 else len(statements), early)
        self.statements, self.result = statements, self.end_value()
        # modifiers
        words = []
        if self.fallible:
            words.append("fallible")
        if rng.random() < 0.15:
            words.append(self.pick("looped", "ordered"))
        elif not self.has_scratch and rng.random() < 0.2:
            words.append("vectorized")
        words += [w for w in ("host", "streaming", "cost(2)", "exported") if rng.random() < 0.08 and not (w == "streaming" and "fallible" in words)]
        self.may_vectorize = not self.has_scratch and not {"looped", "ordered"} & set(words)
        for word in words:
            self.items.insert(rng.randint(0, len(self.items)), word)
        if CUDA:  # these have no CUDA maps
            self.items = [item for item in self.items if item not in ("host", "ordered")]
        # one array in place of another
        self.places = ["{0, 0}"]
        if self.R != "void" and not self.fallible:
            self.out = self.values(self.R, 1, 0)
            self.writable.append((self.out, (self.R, 1)))
        for k, key in self.writable:
            for source, other in self.readable:
                if key == other and len(self.places) < 3:
                    self.places.append("{%d, %d}" % (k, source))

    def end_value(self):
        if self.R == "void":
            return None
        if self.fallible:
            return "%s ? (int)(%s & 7) : 0" % (self.condition(1), self.integer(1))
        return self.value(self.R)

    def text(self):
        name = self.name
        out = []
        finish = lambda e: "return;" if e is None else "return %s;" % e
        out.append("MAPFN(%s, %s, %s)\n{" % (self.R, name, ", ".join(self.items)))
        # reading every parameter once keeps the compiler from calling one unused
        used = [item.split("(")[1].split(",")[1 if "," in item else 0].strip(" )") for item in self.items if "(" in item and not item.startswith(("where", "cost"))]
        out += ["    (void)%s;" % u for u in used]
        out += ["    (void)%s_len;" % u for item, u in [(i, i.split(",")[1].strip(" )")) for i in self.items if "ragged" in i]]
        out += ["    " + s for s in self.body(finish)]
        out.append("}")
        if self.fallible:
            store = "if (result != 0 && first.code == 0) { first.index = i + offset; first.code = result; }"
        else:
            store = "" if self.R == "void" else "AT(%s, %d)[i] = result;" % (self.R, self.out)
        finish = lambda e: "goto next;" if e is None else "{ result = %s; goto next; }" % e
        out.append("%s mapfn_failure %s_plain(call *c, size_t begin, size_t offset)\n{\n    mapfn_failure first = {SIZE_MAX, 0};\n    (void)offset;" % ("static" if CUDA else "PLAIN", name))
        out.append("    for (size_t i = begin; i < c->n; i++) {")
        if self.R != "void":
            out.append("        %s result;" % self.R)
        out += ["        " + s for s in self.skips + self.setup]
        out += ["        (void)%s;" % u for u in used]
        out += ["        (void)%s_len;" % i.split(",")[1].strip(" )") for i in self.items if "ragged" in i]
        out.append("        {")
        out += ["            " + s for s in self.body(finish)]
        out.append("        }\n    next:;\n        %s\n    }\n    return first;\n}" % store)
        arguments = list(self.arguments)
        if self.R != "void" and not self.fallible:
            arguments.insert(0, "AT(%s, %d)" % (self.R, self.out))
        if self.fallible:
            arguments.append("&c->failure")
        if not self.arrays:
            self.plan("INTEGERS", "int", 0, 1)
        out.append("CASE(%s, %d, (%s), (%s), %s)\n" % (name, self.may_vectorize, ", ".join(self.arrays), ", ".join(self.places), ", ".join(arguments)))
        return "\n".join(out)


def main():
    count, seed, per_file, prefix = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    for first in range(0, count, per_file):
        names = []
        with open("%s%d.%s" % (prefix, first // per_file, "cu" if CUDA else "c"), "w") as f:
            f.write('/* written by tests/fuzz/generate.py, seed %d, definitions from %d on */\n' % (seed, first))
            f.write('#include "tests/cuda/fuzz.h"\n' if CUDA else '#include "mapfn.h"\n#include "tests/lib/compare.h"\n')
            f.write("#define AT(T, k) ((T *)c->p[k])\n\n")
            for number in range(first, min(first + per_file, count)):
                d = Definition(random.Random(seed * 1000003 + number), "f%d" % number)  # each alone can be had again
                f.write(d.text())
                names.append(d.name)
            f.write("int main(int argc, char **argv)\n{\n    TEST_BEGIN(argc, argv);\n    %s;\n" % ("fuzz_devices()" if CUDA else "every = 3"))
            f.write("".join("    RUN(%s);\n" % n for n in names) + "    TEST_END();\n}\n")


main()
