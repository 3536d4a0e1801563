"""Writes C files of maps whose outputs may lie in place: generate.py ROUNDS SEED PER_FILE PREFIX [quick]

A round has a definition for every kind of output with every kind of input that it may lie at, with up to two further
outputs. Before the rounds come bodies that ignore, copy, chain and swap what they read. inplace.h tries every
placement. Bodies only copy, compare and add small values, so that nothing rounds and no flag changes a result."""
import random
import re
import sys

NUMBERS = {"uint8_t": 1, "int16_t": 2, "int32_t": 4, "float": 4, "uint64_t": 8, "double": 8}
STRUCTS = {"bytes3": ("uint8_t", 3), "shorts3": ("int16_t", 3), "floats2": ("float", 2), "floats3": ("float", 3),
           "floats4": ("float", 4), "doubles2": ("double", 2), "doubles3": ("double", 3), "doubles4": ("double", 4)}
SIZES = dict(NUMBERS, **{name: NUMBERS[T] * count for name, (T, count) in STRUCTS.items()})
ONE_EACH = ["result", "out", "inout", "out_state"]
OUTPUTS = ONE_EACH + ["out_strided", "inout_strided", "out_row", "inout_row", "out_ragged", "inout_ragged"]
INPUTS = ["in", "in_strided", "in_row", "in_ragged"]


def operations():
    """make_T of a number, bits_T back, add_T and less_T"""
    text = []
    for T in NUMBERS:
        real, wide = T in ("float", "double"), "uint64_t" if SIZES[T] == 8 else "uint32_t"
        made = f"(({T})((int32_t)(u % 3001) - 1000) / 4)" if real else f"(({T})(u % 3001))"
        total = "a + b" if real else f"({T})(({wide})a + ({wide})b)"
        bits = "(uint32_t)(int32_t)(a * 4)" if real else "(uint32_t)a"
        text.append(f"MAPFN_FN {T} make_{T}(uint32_t u) {{ return {made}; }}\n"
                    f"MAPFN_FN {T} add_{T}({T} a, {T} b) {{ return {total}; }}\n"
                    f"MAPFN_FN uint32_t bits_{T}({T} a) {{ return {bits}; }}\n"
                    f"MAPFN_FN bool less_{T}({T} a, {T} b) {{ return a < b; }}\n")
    for S, (T, count) in STRUCTS.items():
        made = " ".join(f"s.v{j} = make_{T}(u + {j * 5});" for j in range(count))
        added = " ".join(f"s.v{j} = add_{T}(a.v{j}, b.v{j});" for j in range(count))
        members = ", ".join(f"v{j}" for j in range(count))
        text.append(f"typedef struct {S} {{\n    {T} {members};\n}} {S};\n"
                    f"MAPFN_FN {S} make_{S}(uint32_t u)\n{{\n    {S} s;\n    {made}\n    return s;\n}}\n"
                    f"MAPFN_FN {S} add_{S}({S} a, {S} b)\n{{\n    {S} s;\n    {added}\n    return s;\n}}\n"
                    f"MAPFN_FN uint32_t bits_{S}({S} a) {{ return bits_{T}(a.v0) + bits_{T}(a.v{count - 1}); }}\n"
                    f"MAPFN_FN bool less_{S}({S} a, {S} b) {{ return a.v0 < b.v{count - 1}; }}\n")
    for T in SIZES:
        text.append(f"MAPFN_UNUSED static void fill_{T}(void *values, size_t count, unsigned seed)\n{{\n"
                    f"    for (size_t i = 0; i < count; i++)\n"
                    f"        (({T} *)values)[i] = make_{T}((uint32_t)(i * 37 + seed * 101 + (i >> 3)));\n}}\n")
    return "\n".join(text)


def uses(lines, name):
    return sum(len(re.findall(rf"\b{name}\b", line)) for line in lines)


class Definition:
    def __init__(self, rng, name):
        self.rng, self.name, self.result = rng, name, None
        self.slots, self.items, self.arguments, self.setup = [], [], [], []
        self.values, self.reads, self.scalars, self.rows, self.ragged = [], [], [], [], []
        self.call, self.after, self.words, self.splits = [], [], [], None
        self.fallible = self.steps = self.mask = False
        self.rows_first = rng.random() < 0.5
        self.locals = 0

    # ---- parameters

    def slot(self, role, shape="EACH", T="", width=1, late=False, fill=None):
        self.slots.append(f"{{{role}, {shape}, sizeof({T}), {width}, {str(late).lower()}, {fill or 'fill_' + T}}}")
        return len(self.slots) - 1

    def parameter(self, kind, T, width):
        p, form = f"p{len(self.items)}", kind.split("_")[-1]
        writes = kind not in INPUTS
        shape = {"strided": "STRIDED", "row": "ROW", "ragged": "RAGGED"}.get(form, "EACH")
        late = kind != "result"
        k = self.slot("OUTPUT" if writes else "INPUT", shape, T, width if form == "row" else 1, late)
        place = f"VALUES({T}, {k})[i]"
        if kind == "result":
            self.result, self.result_at = T, f"VALUES({T}, {k})"
            return
        if form == "strided":
            place = f"FIRST({T}, {k})[(ptrdiff_t)i * c->stride]"
            self.arguments += [f"FIRST({T}, {k})", "c->stride"]
        elif form == "ragged":
            if self.splits is None:
                self.splits = self.slot("SPLITS", T="size_t", fill="fill_splits")
            self.arguments += [f"VALUES({T}, {k})", f"VALUES(size_t, {self.splits})"]
            at = f"VALUES(size_t, {self.splits})"
        else:
            self.arguments.append(f"VALUES({T}, {k})")
        if form in ("row", "ragged"):
            const = "" if writes else "const "
            start = f"{at}[i]" if form == "ragged" else f"{width} * i"
            self.setup.append(f"{const}{T} *const {p} = VALUES({T}, {k}) + {start};")
            self.call.append(p)
            if form == "ragged":
                self.setup.append(f"size_t const {p}_len = {at}[i + 1] - {at}[i];")
                self.call.append(f"{p}_len")
            (self.ragged if form == "ragged" else self.rows).append((p, T, width, kind))
            self.items.append(f"{kind}({T}, {p}, {width})" if form == "row" else f"{kind}({T}, {p})")
            return
        if kind == "out_state":
            start = self.rng.choice([v for U, v in self.values if U == T and v[0] == "p"] or [f"make_{T}(3)"])
            self.items.append(f"out_state({T}, {p}, {start})")
            self.setup.append(f"{T} {p} = {start};")
            self.call.append(f"&{p}")
            self.after.append(f"{place} = {p};")
            self.values.append((T, f"*{p}"))
            self.scalars.append((p, T))
            return
        self.items.append(f"{kind}({T}, {p})")
        if writes:
            self.setup.append(f"{T} *const {p} = &{place};")
            self.scalars.append((p, T))
            if kind.startswith("inout"):
                self.values.append((T, f"*{p}"))
        else:
            self.setup.append(f"{T} const {p} = {place};")
            self.values.append((T, p))
        self.call.append(p)

    def add_mask(self):
        k = self.slot("MASK", T="unsigned char", fill="fill_mask")
        self.items.append(f"where(unsigned char, p{len(self.items)})")
        self.arguments.append(f"VALUES(unsigned char, {k})")
        self.setup.insert(0, f"if (VALUES(unsigned char, {k})[i] == 0) return 0;")

    def add_sum(self):
        p, k = f"p{len(self.items)}", self.slot("SUM", T="uint32_t", fill="fill_int32_t")
        self.items.append(f"sum(uint32_t, {p})")
        self.arguments.append(f"VALUES(uint32_t, {k})")
        self.setup.append(f"uint32_t {p} = 0;")
        self.call.append(f"&{p}")
        self.after.append(f"VALUES(uint32_t, {k})[0] += {p};")
        self.sum = p

    def add_steps(self):
        self.steps = True
        self.items += ["state(uint32_t, step, 0)", "repeat(4)"]
        self.setup.append("uint32_t step = 0;")
        self.call.append("&step")

    # ---- the body

    def value(self, T):
        U, v = self.rng.choice(self.values)
        return v if U == T else f"make_{T}(bits_{U}({v}))"

    def expression(self, T):
        form = self.rng.random()
        if form < 0.2:
            return f"make_{T}({self.rng.randrange(9)})"
        if form < 0.6:
            return self.value(T)
        if form < 0.85:
            return f"add_{T}({self.value(T)}, {self.value(T)})"
        chosen = f"less_{T}({self.value(T)}, {self.value(T)}) ? {self.value(T)} : {self.expression(T)}"
        return f"({T})({chosen})" if T in NUMBERS else f"({chosen})"

    def place_number(self, below):
        U, v = self.rng.choice(self.values)
        return f"bits_{U}({v}) % {below}"

    def local_array(self, T):
        """statements that fill an array of the body's own, and one of its values"""
        t, self.locals = f"t{self.locals}", self.locals + 1
        lines = [f"{T} {t}[3];"] + [f"{t}[{j}] = {self.value(T)};" for j in range(3)]
        if self.rng.random() < 0.5:
            lines.append(f"for (int j = 1; j < 3; j++) {t}[j] = add_{T}({t}[j], {t}[j - 1]);")
        return lines, f"{t}[{self.place_number(3)}]"

    def body(self):
        rng, lines = self.rng, []
        for p, T, width, kind in self.rows + self.ragged:
            if kind.startswith("out"):
                continue
            for j in range(width if (p, T, width, kind) in self.rows else 1):
                read = f"{p}[{j}]" if (p, T, width, kind) in self.rows else f"({p}_len > 0 ? {p}[0] : make_{T}(7))"
                if self.rows_first:
                    lines.append(f"{T} const {p}_{j} = {read};")
                    read = f"{p}_{j}"
                self.values.append((T, read))
        if not self.values:
            self.values.append(("float", "make_float(6)"))
        order = [("scalar",) + s for s in self.scalars] + [("row",) + r for r in self.rows]
        order += [("ragged",) + r for r in self.ragged]
        rng.shuffle(order)
        for shape, p, T, *more in order:
            if more and more[1].startswith("in_"):
                continue
            if shape == "row":
                lines += [f"{p}[{j}] = {self.expression(T)};" for j in range(more[0])]
            elif shape == "ragged":
                lines.append(f"for (size_t j = 0; j < {p}_len; j++) {p}[j] = {self.expression(T)};")
            else:
                form = rng.random()
                if form < 0.15:
                    lines.append(f"if (less_{T}({self.value(T)}, {self.value(T)})) *{p} = {self.expression(T)};")
                elif form < 0.35:
                    filled, picked = self.local_array(T)
                    lines += filled + [f"*{p} = {picked};"]
                else:
                    lines.append(f"*{p} = {self.expression(T)};")
                    self.values.append((T, f"*{p}"))
            if self.fallible and rng.random() < 0.5:
                lines.append(f"if ({self.place_number(11)} == 3) return {rng.randrange(1, 9)};")
        if hasattr(self, "sum"):
            lines.append(f"*{self.sum} = {self.place_number(100)};")
        if self.steps:
            lines += ["++*step;", f"return *step <= {self.place_number(4)};"]
        elif self.fallible:
            lines.append(f"return {self.place_number(7)} == 1;")
        elif self.result:
            if rng.random() < 0.3:
                lines.append(f"return make_{self.result}(0);")
            elif rng.random() < 0.3:
                filled, picked = self.local_array(self.result)
                lines += filled + [f"return {picked};"]
            else:
                lines.append(f"return {self.expression(self.result)};")
        return lines

    # ---- the text

    def text(self, lines=None):
        lines = self.body() if lines is None else lines
        lines = [line for line in lines if " const p" not in line or uses(lines, line.split(" ")[2]) > 1]
        unused = [f"(void){p.lstrip('&')};" for p in self.call if uses(lines, p.lstrip("&")) == 0]
        R = "bool" if self.steps else "int" if self.fallible else self.result or "void"
        out, name = "\n", self.name
        items = self.items + (["fallible"] if self.fallible else []) + self.words
        body = "".join(f"    {line}\n" for line in unused + lines)
        out += f"MAPFN({R}, {name}, {', '.join(items)})\n{{\n{body}}}\n"
        arguments = [self.result_at] if self.result else []
        arguments += self.arguments + (["&c->failure"] if self.fallible else [])
        given = ", ".join(arguments)
        may_vectorize = "looped" not in self.words and not (self.steps and (self.rows or self.ragged))
        vectorized = f"{name}_map_vectorized(c->n, {given})" if may_vectorize else "MAPFN_OK"
        default = "looped" if not may_vectorize else "vectorized"
        out += f"static mapfn_status run_{name}(call *c, int variant, const mapfn_opts *opts)\n{{\n" \
               f"    switch (variant) {{\n" \
               f"    case LOOPED: return {name}_map_looped(c->n, {given});\n"
        if default == "vectorized":
            out += f"    case VECTORIZED: return {vectorized};\n"
        out += f"    case WITH_OPTIONS: return {name}_map_opts(c->n, {given}, opts);\n" \
               f"    case CONSTANT_N: return {name}_map(CONSTANT, {given});\n" \
               f"#ifdef OMP\n    case PARALLEL: return {name}_map_omp(c->n, {given}, opts);\n#endif\n" \
               f"    default: return {name}_map(c->n, {given});\n    }}\n}}\n"
        called = f"{name}({', '.join(self.call)})"
        out += f"static int element_{name}(call *c, size_t i)\n{{\n" + "".join(f"    {line}\n" for line in self.setup)
        if self.steps:
            out += f"    for (int k = 0; k < 4 && {called}; k++) {{}}\n"
        elif self.fallible:
            out += f"    int const code = {called};\n"
        else:
            out += f"    {self.result_at + '[i] = ' if self.result else ''}{called};\n"
        out += "".join(f"    {line}\n" for line in self.after) + f"    return {'code' if self.fallible else '0'};\n}}\n"
        slots = ",\n    ".join(self.slots)
        out += f"static const definition definition_{name} = {{\"{name}\", {len(self.slots)}, " \
               f"{str(self.fallible).lower()}, {str(self.rows_first).lower()}, {{\n    {slots}}},\n" \
               f"    run_{name}, element_{name}}};\n"
        return out


def may_meet(output, given):
    if output.endswith("ragged") or given == "in_ragged":
        return output.endswith("ragged") and given == "in_ragged"
    if output == "out_state":
        return given in ("in", "in_strided")
    return (output.split("_")[-1], given) not in (("strided", "in_row"), ("row", "in_strided"))


def other_type(rng, T):
    """one of as many bytes"""
    return rng.choice([U for U in SIZES if SIZES[U] == SIZES[T]]) if rng.random() < 0.3 else T


def random_definition(rng, name, output, given):
    d = Definition(rng, name)
    T = rng.choice(list(NUMBERS if rng.random() < 0.65 else STRUCTS))
    row = {"row": (T, rng.choice([1, 1, 2, 3]))}
    if T in STRUCTS and STRUCTS[T][1] < 4 and rng.random() < 0.5:
        row["row"] = STRUCTS[T]
    if output.endswith("row") != given.endswith("row") and row["row"][0] == T:
        row["row"] = (T, 1)
    in_rows = any(k.endswith(("row", "ragged")) for k in (output, given))
    steps = output == "out_state" or (rng.random() < 0.1 and not in_rows)
    further = [k for k in OUTPUTS if k != "result" and not k.endswith(("row", "ragged"))]
    if not steps:
        further = [k for k in OUTPUTS if k != "out_state"]
    if steps and output == "result":
        output = "out"
    often = [k for k in ONE_EACH if k in further]  # rows leave no loop over elements that is vectorized
    kinds = [output, given]
    for _ in range(rng.choice([0, 1, 1, 2, 2])):
        kinds.append(rng.choice(often if rng.random() < 0.7 else further))
    if rng.random() < 0.6:
        kinds.append(rng.choice(["in", "in", "in_strided"] + ([] if steps else ["in_row", given])))
    if steps and not any(k == "out_state" for k in kinds):
        kinds.append("out")
    d.fallible = "result" not in kinds and not steps and rng.random() < 0.3
    while kinds.count("result") > 1:
        kinds[len(kinds) - 1 - kinds[::-1].index("result")] = "out"
    # what starts a state stands before it
    kinds.sort(key=lambda k: (k == "out_state", k == "result" and -1 or rng.random()))
    if kinds.count("result"):
        kinds.insert(0, kinds.pop(kinds.index("result")))
    for kind in kinds:
        shape = kind.split("_")[-1]
        # what a body writes to a row it must not read by another type
        d.parameter(kind, *(row["row"] if shape == "row" else (T if in_rows else other_type(rng, T), 1)))
    if rng.random() < 0.15 and not steps:
        d.add_sum()
    if rng.random() < 0.15:
        d.add_mask()
    if steps:
        d.add_steps()
    d.words += rng.choice([[], [], [], ["vectorized"] if not steps else [], ["looped"]])
    return d.text()


def basic_definitions(rng):
    """bodies that ignore, copy, chain, swap, choose and use arrays of their own"""
    bodies = [  # name, outputs, lines, type of the quick file
        ("zero", "out", ["*y = x;", "return make_T(0);"], "float"),
        ("chain", "out out", ["*y = x;", "*z = *y;", "return w;"], "uint8_t"),
        ("swap", "out", ["*y = w;", "return x;"], "double"),
        ("late", "out out", ["*y = make_T(1);", "*z = x;", "return add_T(x, w);"], "uint64_t"),
        ("choose", "out", ["if (less_T(x, w)) *y = w;", "return make_T(0);"], "int16_t"),
        ("sorted", "out", ["T t[3];", "t[0] = x;", "t[1] = w;", "t[2] = make_T(1300);",
                           "for (int p = 0; p < 2; p++)", "    for (int k = 0; k < 2; k++)",
                           "        if (less_T(t[k + 1], t[k])) {", "            T const lower = t[k + 1];",
                           "            t[k + 1] = t[k];", "            t[k] = lower;", "        }",
                           "*y = t[0];", "return t[2];"], "int32_t"),
        ("inner", "out out", ["T t[8];", "for (int k = 0; k < 8; k++) t[k] = add_T(x, make_T((uint32_t)k));",
                              "for (int k = 6; k >= 0; k--) t[k] = add_T(t[k + 1], t[k]);",
                              "*y = t[0];", "*z = t[bits_T(x) & 7];", "return t[bits_T(w) & 7];"], "float"),
        ("counted", "out", ["int c[8] = {0, 0, 0, 0, 0, 0, 0, 0};",
                            "for (int k = 0; k < 6; k++) c[bits_T(x) >> (2 * k) & 7]++;",
                            "*y = make_T((uint32_t)c[bits_T(w) & 7]);", "return make_T((uint32_t)c[3]);"], "float"),
        ("held", "inout", ["if (less_T(x, *y)) *y = w;", "return x;"], "int32_t"),
        ("between", "inout out", ["*z = *y;", "*y = add_T(x, w);", "return *z;"], "floats2"),
        ("strided", "out_strided inout_strided",
         ["*y = w;", "if (less_T(w, x)) *z = x;", "return make_T(0);"], "int32_t"),
    ]
    for name, outputs, lines, quick in bodies:
        for T in [quick] if QUICK else rng.sample(list(SIZES), 3):
            d = Definition(rng, f"{name}_{T}")
            for kind in ["result", "in", "in"] + outputs.split():
                d.parameter(kind, T, 1)
            names = {"x": "p0", "w": "p1", "y": "p2", "z": "p3"}
            yield d.text([rename(line, T, names) for line in lines])


def rename(line, T, names):
    def new(match):
        word = match.group()
        return T if word == "T" else word[:-1] + T if word.endswith("_T") else names.get(word, word)
    return re.sub(r"\w+", new, line)


def main():
    rounds, seed, each, prefix = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    rng = random.Random(seed)
    texts = list(basic_definitions(rng))
    pairs = [(o, g) for o in OUTPUTS for g in INPUTS if may_meet(o, g)]
    for round_number in range(rounds):
        for number, (output, given) in enumerate(pairs):
            name = f"{output}_at_{given}_{round_number * len(pairs) + number}"
            texts.append(random_definition(rng, name, output, given))
    for first in range(0, len(texts), each):
        some = texts[first:first + each]
        names = [t.split("definition definition_")[1].split(" ")[0] for t in some]
        with open(f"{prefix}{first // each}.c", "w") as f:
            f.write('#include "tests/inplace/inplace.h"\n\n' + operations() + "".join(some))
            groups = {}
            for n in names:
                groups.setdefault(n.split("_at_")[0] if "_at_" in n else "bodies", []).append(n)
            for group, members in groups.items():
                tests = "".join(f"    compare_definition(&definition_{n});\n" for n in members)
                f.write(f"\nTEST({group})\n{{\n    placements = 0;\n{tests}"
                        f"    EXPECT(placements > {len(members)});\n}}\n")
            runs = "".join(f"    RUN({group});\n" for group in groups)
            f.write(f"int main(int argc, char **argv)\n{{\n    TEST_BEGIN(argc, argv);\n    allocate();\n{runs}"
                    "    TEST_END();\n}\n")


QUICK = sys.argv[5:] == ["quick"]
main()
