"""Compares what mapfn-report says of lies.c with what its comments expect: check.py KEY COMPILER FLAGS...    KEY: gcc, clang, …"""
import json
import re
import subprocess
import sys

key, command = sys.argv[1], sys.argv[2:]
source = "tests/report/lies.c"
expected = {}
text = open(source).read()
for found in re.finditer(r"expect([^:*]*): ([^*]*?)\s*\*/\n(?:MAPFN\w*\([^,]*, (\w+))?", text):
    wanted = dict(part.strip().split(" ", 1) for part in found.group(2).split(";"))
    for name in found.group(1).split() or [found.group(3)]:
        expected[name] = wanted.get(key, wanted[key.split("-")[0]])

done = subprocess.run(["tools/mapfn-report", source, "--json", "--"] + command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
what = "%s: " % " ".join(command)
try:
    said = {m["map"]: m for m in json.loads(done.stdout)}
except ValueError:
    print(done.stderr)
    print("not ok - %sno JSON" % what)
    sys.exit()
for name, wanted in expected.items():
    m = said.get(name)
    if m is None:
        print("not ok - %s%s is not in the report" % (what, name))
        continue
    verdict = "yes" if m["vectorized"] else "looped: " + m["why"] if m["chosen"] == "looped" else m["reason"] + "; " + m["cure"]
    right = any(verdict == "yes" if word == "yes" else word in verdict and not m["vectorized"] for word in wanted.split("|"))
    line = next(i for i, row in enumerate(text.splitlines(), 1) if re.search(r"MAPFN\w*\((\w+ )*\w+, %s,|MAPFN_FAMILY\(%s," % (name, name.split("_")[0]), row))
    right = right and m["line"] == line
    print("%s - %s%s, line %d: %s" % ("ok" if right else "not ok", what, name, m["line"], verdict if right else "%s, not %s in line %d" % (verdict, wanted, line)))
print("%s - %severy map is reported, and no other" % ("ok" if set(said) == set(expected) else "not ok", what))
