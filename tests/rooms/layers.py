"""Layers of src/ point one way: python3 tests/rooms/layers.py [FOLDER]. One line for each place that breaks it.

A part names what stands in its own layer and below, and only compiler/ and platform.h ask which compiler this is. What a layer
has is known from its definitions: macros by #define, functions and types by mapfn_ names at the begin of a declaration."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SRC = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "src")

# from below; a layer may name its own words and those of the layers before it
LAYERS = ["public", "compiler", "run", "lists", "kinds", "generate", "shells"]
BACK_ENDS = ["omp", "cuda", "mpi", "math"]
ASKS = re.compile(r"\b(?:__clang(?:_m\w+|_patch\w+)?__|__GNUC(?:_\w+)?__|_MSC_VER|__NVCC__)\b")
MAY_ASK = re.compile(r"compiler/|\w+/platform\.h$|mapfn\w*\.h$")


def exempt():
    """tests/rooms/exempt: `part  name  reason` lines; both may end in *"""
    for line in (ROOT / "tests/rooms/exempt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            part, name, reason = line.split(None, 2)
            yield part, re.compile(re.escape(name).replace(r"\*", r"\w*") + "$"), reason


def code(text):
    """the text without comments and strings, line by line as before"""
    blank = lambda found: re.sub(r"[^\n]", " ", found[0])
    return re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def main():
    parts = {str(path.relative_to(SRC)): code(path.read_text(encoding="utf-8")) for path in sorted(SRC.rglob("*.h"))}
    rank = {part: LAYERS.index(part.split("/")[0]) for part in parts if part.split("/")[0] in LAYERS}
    defined = {}
    for part in rank:
        for found in re.finditer(r"^ *# *define +(\w+)|^(?:MAPFN_\w+|static|typedef|struct|enum|union|extern)\b[^;{}()=]*?\b(mapfn_\w+)", parts[part], re.M):
            name = found[1] or found[2]
            defined[name] = min(defined.get(name, rank[part]), rank[part])
        for found in re.finditer(r"\benum\b[^{;]*\{([^}]*)\}", parts[part]):
            for name in re.findall(r"\bMAPFN_\w+(?=\s*[=,]|\s*$)", found[1]):
                defined[name] = min(defined.get(name, rank[part]), rank[part])
    back = re.compile(r"\b(?:MAPFN|mapfn)_(?:OMP|omp|CUDA|cuda|MPI|mpi)_\w+")
    bad, used, exemptions = 0, set(), list(exempt())
    for part, text in parts.items():
        for number, line in enumerate(text.split("\n"), 1):
            above = [(word, "asks which compiler this is") for word in ASKS.findall(line) if not MAY_ASK.match(part)]
            if part in rank:
                if re.match(r" *# *include +\"", line) and "(MAPFN_E" not in line:
                    above.append(("#include", "a part includes no part"))
                above += [(word, f"stands above it, in {LAYERS[defined[word]]}/")
                          for word in re.findall(r"\b(?:MAPFN|mapfn)_\w+", line) if defined.get(word, -1) > rank[part]]
                above += [(word, "belongs to a back end") for word in back.findall(line)]
            for word, why in above:
                known = [k for k, (place, name, _) in enumerate(exemptions) if place == part and name.match(word)]
                used.update(known)
                if not known:
                    print(f"src/{part}:{number}: {word} {why}")
                    bad += 1
    for k, (place, name, _) in enumerate(exemptions):
        if k not in used:
            print(f"tests/rooms/exempt: nothing in {place} needs {name.pattern}")
            bad += 1
    return bad > 0


sys.exit(main())
