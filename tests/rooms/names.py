"""No name of the headers is one that a map's name is pasted to: mapfn_at_most would be that of a map `most`. python3 tests/rooms/names.py"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
# functions for each map's own struct, and the run time's functions for each of its own names
OTHERS = {"mapfn_values_", "mapfn_cuda_"}
# an enumerator in a function, which hides that of a map
LOCAL = {"mapfn_at_once"}
text = re.sub(r"/\*.*?\*/", "", "".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("mapfn*.h"))), flags=re.S)
names = set(re.findall(r"\bmapfn_\w+\b(?!##)", text)) - LOCAL
wrong = [(begin, name) for begin in sorted(set(re.findall(r"\b(mapfn_\w*?_)##(?:mode##_##)?(?:name|f)\b", text)) - OTHERS)
    for name in sorted(names) if name.startswith(begin) and name != begin]
for begin, name in wrong:
    print("%s is the name of what a map `%s` has" % (name, name[len(begin):]))
sys.exit(1 if wrong else 0)
