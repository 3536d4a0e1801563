"""Each MAPFN_ and mapfn_ word of the documents stands in a header, or in the document's own code: python3 tests/rooms/words.py

A word that ends in _, or before * and …, is the begin of one. mapfn_traits_saxpy stands in a header as mapfn_traits_##name.
docs/errors.md is not asked: compilers' messages, as the tests print them."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORD = re.compile(r"\b(?:MAPFN|mapfn)_\w+")
# what no header has, and why
OTHERS = {
    "MAPFN_FLAG_unrolled": "a recipe's own flag, which the preprocessor pastes",
    "MAPFN_IS_QUIET": "a recipe's own trait, for which there is no code",
    "MAPFN_LOOP_OF_0": "how a recipe calls what it puts aside",
    "MAPFN_SHELL_LONE_0": "how a recipe calls what it puts aside",
    "mapfn_cuda_run_0_3_0__compile_one_cu_file_with_MAPFN_CUDA_RUN_TIME_1": "a linker's message, with the version in it",
}


def words_of(paths):
    """the words of files, and those of them that go on with ## and a parameter"""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    pasted = {word for text in texts for word in re.findall(r"\b(mapfn_\w+_)##", text)} - {"mapfn_cuda_", "mapfn_omp_", "mapfn_mpi_", "mapfn_m_"}
    return {word for text in texts for word in WORD.findall(text)}, pasted


def main():
    documents = [pathlib.Path(path) for path in sys.argv[1:]] or [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "tests/README.md"]
    headers, pasted = words_of(sorted(ROOT.glob("mapfn*.h")) + [ROOT / "CMakeLists.txt", *sorted((ROOT / "packaging").glob("mapfn-*"))])
    tests, _ = words_of([path for path in sorted((ROOT / "tests").rglob("*.[ch]")) + sorted((ROOT / "tests").rglob("*.sh"))])
    bad, others = 0, set()
    for document in documents:
        if document.name == "errors.md":
            continue
        text = document.read_text(encoding="utf-8")
        blocks = "".join(re.findall(r"^```.*?^```", text, re.M | re.S))
        known = headers | (tests if document.parent.name == "tests" else set())
        # what the document's code defines: macros, structs, functions, variables
        own = re.findall(r"# *define +(\w+)|\b(?:struct|enum|union) +(mapfn_\w+)|^[\w *]*\b(mapfn_\w+)\(", blocks, re.M)
        known = known | {word for found in own for word in found}
        begins = pasted | set(re.findall(r"\b(mapfn_\w+_)##", blocks))
        for number, line in enumerate(text.split("\n"), 1):
            for found in WORD.finditer(line):
                word, after = found[0], line[found.end():found.end() + 1]
                if word in known or word.startswith(tuple(begins)):
                    continue
                if (word.endswith("_") or after and after in "*…<") and any(other.startswith(word) for other in known):
                    continue
                if word in OTHERS:
                    others.add(word)
                    continue
                print(f"{document.name}:{number}: {word} is in no header")
                bad += 1
    if len(sys.argv) == 1:
        for word in sorted(set(OTHERS) - others):
            print(f"tests/rooms/words.py: no document has {word}")
            bad += 1
    return bad > 0


sys.exit(main())
