"""Random maps of steps: python3 tests/repeat/generate.py SEED COUNT >random.c

Each map has states of mixed widths and some of all other kinds; its step mixes them by chance and ends by a number of steps that its
element needs. Half of the steps trap where one is made that the loop would not make. The program compares every variant with the step
called in a plain loop, bit by bit, over array sizes, limits and shapes of work."""
import random
import sys

TYPES = ["uint8_t", "int16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "float", "double"]
FLOATS = ("float", "double")

HEAD = r"""#include "mapfn.h"
#ifdef _OPENMP
# include "mapfn_omp.h"
#endif
#include <string.h>
enum { MOST = 500 };
static uint32_t seed = %d;
static uint32_t chance(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed;
}
static int needed_by(int shape, size_t i, size_t n)
{
    switch (shape) {
    case 0: return 20;
    case 1: return (int)(chance() %% 8);
    case 2: return i %% 10 == 3 ? 90 + (int)(chance() %% 30) : 3;
    case 3: return i == n / 3 ? 2000 : 2 + (int)(chance() %% 3);
    default: return (int)(chance() %% 100);
    }
}
static const size_t limits[] = {0, 1, 2, 3, 7, 17, 63, 64, 65, 200, SIZE_MAX};
static mapfn_opts const slices = {.grain = 77};
#ifdef _OPENMP
static mapfn_opts const two = {.parallel_iterations = 2};
#endif
/* so that no infinity becomes a NaN, whose sign is no part of the result */
MAPFN_FN float tame_float(float v) { return v > -1e6f && v < 1e6f ? v : 1; }
MAPFN_FN double tame_double(double v) { return v > -1e6 && v < 1e6 ? v : 1; }
static void fill(void *p, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++) ((unsigned char *)p)[i] = (unsigned char)chance();
}
"""


def constant(rng, t):
    return f"{rng.uniform(-2, 2):.3f}" + ("f" if t == "float" else "") if t in FLOATS else str(rng.randrange(1, 100))


class Map:
    def __init__(self, rng, name):
        self.rng, self.name = rng, name
        self.items, self.values, self.targets = [], [], []
        # each array: (name, C type, values per element, is it written?)
        self.arrays, self.states = [], []
        self.args, self.begins = [], []
        self.traps = rng.random() < 0.5
        self.fallible = rng.random() < 0.3
        self.masked = rng.random() < 0.3
        self.draws = rng.random() < 0.15
        self.build()

    def add(self, item, elem):
        self.items.append(item)
        self.args.append(elem)

    def build(self):
        rng = self.rng
        self.add("in(int, needed)", "needed[i]")
        self.arrays.append(("needed", "int", 1, False))
        self.add("uniform(size_t, most)", "limit")
        for k in range(rng.randrange(0, 3)):
            t, x = rng.choice(TYPES), f"x{k}"
            if rng.random() < 0.3:
                self.add(f"in_strided({t}, {x})", f"{x}[3 * i]")
                self.arrays.append((x, t, 3, False))
            else:
                self.add(f"in({t}, {x})", f"{x}[i]")
                self.arrays.append((x, t, 1, False))
            self.values.append((x, t))
        if rng.random() < 0.4:
            self.add("index(i)", "i")
            self.values.append(("i", "size_t"))
        if rng.random() < 0.3:
            self.add("table(int32_t, t, 8)", "t")
            self.arrays.append(("t", "int32_t", 0, False))
            self.values.append(("t[(unsigned)*made & 7]", "int32_t"))
        if rng.random() < 0.3:
            self.add("in_row(int16_t, w, 3)", "w + 3 * i")
            self.arrays.append(("w", "int16_t", 3, False))
            self.values.append(("w[(unsigned)*made % 3]", "int16_t"))
        if self.masked:
            self.items.append("where(uint8_t, m)")
            self.arrays.append(("m", "uint8_t", 1, False))
        if self.draws:
            self.add("rng(r)", "&r")
            self.values.append(("mapfn_rng_u32(r)", "uint32_t"))
        self.add("state(int, made, 0)", "&made")
        self.states.append(("made", "int", "0", True))
        self.targets_of("made")
        order = [self.a_state, self.a_result, self.an_inout, self.an_out]
        self.a_result()
        for _ in range(rng.randrange(0, 4)):
            rng.choice(order)()
        self.items.insert(rng.randrange(1, len(self.items)), "repeat(most)")
        self.items.append("vectorized")
        if self.fallible:
            self.items.append("fallible")

    def targets_of(self, name):
        pass

    def first(self, t):
        sources = [v for v in self.values if v[1] not in FLOATS and "made" not in v[0] and "rng" not in v[0]]
        if sources and self.rng.random() < 0.6:
            return f"({t}){self.rng.choice(sources)[0]}"
        return f"({t}){self.rng.randrange(100)}"

    def a_state(self):
        t, s = self.rng.choice(TYPES), f"s{len(self.items)}"
        init = self.first(t)
        self.add(f"state({t}, {s}, {init})", f"&{s}")
        self.states.append((s, t, init, True))
        self.targets.append((s, t))

    def a_result(self):
        t, y = self.rng.choice(TYPES), f"y{len(self.items)}"
        init = self.first(t)
        self.add(f"out_state({t}, {y}, {init})", f"&{y}_[i]")
        self.states.append((f"{y}_[i]", t, init, False))
        self.arrays.append((y, t, 1, True))
        self.targets.append((y, t))

    def an_inout(self):
        t, z = self.rng.choice(TYPES), f"z{len(self.items)}"
        self.add(f"inout({t}, {z})", f"&{z}_[i]")
        self.arrays.append((z, t, 1, True))
        self.targets.append((z, t))

    def an_out(self):
        t, y = self.rng.choice(TYPES), f"o{len(self.items)}"
        if self.rng.random() < 0.4:
            self.add(f"out_strided({t}, {y})", f"&{y}_[2 * i]")
            self.arrays.append((y, t, 2, True))
        else:
            self.add(f"out({t}, {y})", f"&{y}_[i]")
            self.arrays.append((y, t, 1, True))
        self.targets.append((y, t))

    def value(self, t):
        rng = self.rng
        sources = self.values + [(f"*{n}", u) for n, u in self.targets if not n.startswith("o")]
        if not sources or rng.random() < 0.2:
            return f"({t}){constant(rng, t)}"
        source, u = rng.choice(sources)
        if u in FLOATS and t not in FLOATS:  # a conversion that never overflows
            return f"({t})({source} > 0)"
        if u in FLOATS or t not in FLOATS:
            return f"({t}){source}"
        return f"({t})(int32_t)({source} & 0xffff)"

    def statement(self):
        rng = self.rng
        y, t = rng.choice(self.targets)
        out = y.startswith("o")  # may hold anything, so it is only written
        if t in FLOATS:
            made = f"{self.value(t)} * ({t}){rng.choice([0.25, 0.5, 0.75])} + {self.value(t)}"
            made = f"({t})({made})"
        else:
            wide = "uint64_t" if "64" in t else "uint32_t"
            made = f"({t})(({wide}){self.value(t)} {rng.choice(['+', '-', '^', '*'])} ({wide}){self.value(t)})"
        if not out and rng.random() < 0.5:
            made = f"({t})(*{y} * ({t}){rng.choice([0.5, 0.75])} + {made})" if t in FLOATS else f"({t})({'uint64_t' if '64' in t else 'uint32_t'}){made}"
        if t in FLOATS:
            made = f"tame_{t}({made})"
        if rng.random() < 0.3:
            return f"    if (*made % {rng.randrange(2, 5)} == 0) *{y} = {made};"
        return f"    *{y} = {made};"

    def definition(self):
        rng = self.rng
        lines = []
        if self.traps:
            lines += ["    if (*made > needed || (size_t)*made >= most) __builtin_trap();"]
        early = rng.random() < 0.5
        body = [self.statement() for _ in range(rng.randrange(1, 6))]
        stop = "needed % 13 == 5 ? 7 : 0" if self.fallible else "false"
        more = "MAPFN_AGAIN" if self.fallible else "true"
        lines += ["    ++*made;"]
        if early:
            lines += [f"    if (*made > needed) return {stop};"] + body + [f"    return {more};"]
        else:
            lines += body + [f"    return *made <= needed ? {more} : {stop};" if self.fallible else "    return *made <= needed;"]
        r = "int" if self.fallible else "bool"
        return f"MAPFN({r}, {self.name}, {', '.join(self.items)})\n{{\n" + "\n".join(lines) + "\n}\n"

    def actual(self):
        """the arguments of the maps"""
        out = []
        for item in self.items:
            word, rest = item.split("(", 1) if "(" in item else (item, "")
            names = [p.strip() for p in rest.rstrip(")").split(",")]
            if word == "uniform":
                out.append("limit")
            elif word == "rng":
                out.append("99")
            elif word in ("in", "out", "inout", "out_state", "table", "in_row", "where"):
                out.append(names[1])
            elif word == "in_strided":
                out.append(f"{names[1]}, 3")
            elif word == "out_strided":
                out.append(f"{names[1]}, 2")
        return ", ".join(out)

    def test(self):
        name, args = self.name, self.actual()
        c = [f"static int test_{name}(void)", "{"]
        for a, t, each, written in self.arrays:
            size = f"{each} * MOST" if each else "8"
            c.append(f"    static {t} {a}[{size}];")
            if written:
                c.append(f"    static {t} {a}_[{size}], {a}_0[{size}];")
        c += ["    for (int round = 0; round < 40; round++)", "        for (int shape = 0; shape < 5; shape++) {",
              "            size_t const n = chance() % (round % 3 ? MOST : 90);",
              "            size_t limit = limits[chance() % (sizeof limits / sizeof *limits)];"]
        for a, t, each, written in self.arrays:
            if a == "needed":
                c.append("            for (size_t i = 0; i < n; i++) needed[i] = needed_by(shape, i, n);")
            elif a == "m":
                c.append("            { unsigned const share = 1 + chance() % 4; for (size_t i = 0; i < n; i++) m[i] = chance() % share == 0; }")
            elif t in FLOATS:
                for v in ([a + "_0"] if written else [a]):
                    c.append(f"            for (size_t i = 0; i < sizeof {v} / sizeof *{v}; i++) {v}[i] = ({t})(chance() % 1000) / 8;")
            else:
                c.append(f"            fill({a + '_0' if written else a}, sizeof {a});")
            if written:
                c.append(f"            memcpy({a}_, {a}_0, sizeof {a});")
        if self.fallible:
            c.append("            mapfn_failure first = {SIZE_MAX, 0}, failure = {5, 5};")
        c += ["            for (size_t i = 0; i < n; i++) {"]
        if self.masked:
            c.append("                if (m[i] == 0) continue;")
        if self.draws:
            c.append("                mapfn_rng r_ = mapfn_rng_at(99, i), *const r = &r_;")
            c.append("                (void)r;")
        names = {a for a, *_ in self.arrays}
        for s, t, init, own in self.states:
            text = init
            for x, _ in self.values:
                base = x.split("[")[0]
                if base in names and "made" not in x:
                    stride = next(e for a, _t, e, _w in self.arrays if a == base)
                    if text.endswith(f"){base}"):
                        text = text[: -len(base)] + (f"{base}[3 * i]" if stride == 3 else f"{base}[i]")
            c.append(f"                {t + ' ' if own else ''}{s} = {text};")
        call = f"{name}({', '.join('r' if a == '&r' else a for a in self.args)})"
        if self.fallible:
            c += ["                int code = MAPFN_AGAIN;",
                  f"                for (size_t k = 0; k < limit && code == MAPFN_AGAIN; k++) code = {call};",
                  "                if (code != 0 && first.code == 0) {", "                    first.index = i;", "                    first.code = code;", "                }"]
        else:
            c.append(f"                for (size_t k = 0; k < limit && {call}; k++) {{}}")
        c += ["            }", "            for (int variant = 0; variant < 4; variant++) {"]
        for a, t, each, written in self.arrays:
            if written:
                c.append(f"                memcpy({a}, {a}_0, sizeof {a});")
        where = ", &failure" if self.fallible else ""
        c.append("                mapfn_status s = MAPFN_OK;")
        c.append(f"                if (variant == 0) s = {name}_map_vectorized(n, {args}{where});")
        c.append(f"                if (variant == 1) s = {name}_map_looped(n, {args}{where});")
        c.append(f"                if (variant == 2) s = {name}_map_opts(n, {args}{where}, &slices);")
        c.append("#ifdef _OPENMP")
        c.append(f"                if (variant == 3) s = {name}_map_omp(n, {args}{where}, &two);")
        c.append("#else")
        c.append(f"                if (variant == 3) s = {name}_map(n, {args}{where});")
        c.append("#endif")
        wrong = ["s != MAPFN_OK"]
        if self.fallible:
            wrong = ["s != (first.code ? MAPFN_ELEMENT_FAILED : MAPFN_OK)", "failure.index != first.index", "failure.code != first.code"]
        wrong += [f"memcmp({a}, {a}_, sizeof {a}) != 0" for a, t, e, w in self.arrays if w]
        c.append(f"                if ({' || '.join(wrong)}) {{")
        c.append(f'                    printf("{name}: variant %d, n %zu, limit %zu, shape %d: %s\\n", variant, n, limit, shape, mapfn_status_text(s));')
        c += ["                    return 1;", "                }", "            }", "        }", "    return 0;", "}"]
        return "\n".join(c)


def main():
    number, count = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(number)
    maps = [Map(rng, f"step_{k}") for k in range(count)]
    print(HEAD % (number * 2654435761 % 4294967291 + 1))
    for m in maps:
        print(m.definition())
        print(m.test())
        print()
    print("int main(int argc, char **argv)\n{\n    int wrong = 0;")
    for m in maps:
        print(f"    wrong += test_{m.name}();")
    print(f'    printf("%s - %s: {count} random steps, seed {number}\\n", wrong ? "not ok" : "ok", argc > 1 ? argv[1] : "steps");')
    print("    return wrong != 0;\n}")


main()
