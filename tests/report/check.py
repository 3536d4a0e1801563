"""Compares what mapfn-report says of a file with what is expected: check.py FILE KEY... -- COMPILER FLAGS...
KEY: the most special first, as gcc-v3 gcc v3. Expected is what a comment at the end of a map's or loop's first line says, `KEY: words; KEY: words`:
each word, or one of those between `|`, must be in what is said there; `vectorized` is the verdict itself, and `!` stands before what must not be
said. programs.txt has the same for files of others: file | how the line begins | words; tests/codegen/expected.txt has maps that are vectorized."""
import json
import os
import re
import subprocess
import sys

split = sys.argv.index("--")
file, keys, command = sys.argv[1], sys.argv[2:split] + ["all"], sys.argv[split + 1:]
done = subprocess.run(["tools/mapfn-report", file, "--json", "--"] + command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
what = "%s: %s" % (" ".join(command), file)
try:
    maps = json.loads(done.stdout)
except ValueError:
    print("%s\nnot ok - %s: no JSON" % (done.stderr, what))
    sys.exit()

said = {}  # {line, or name of a map: [(verdict, all words)]}
for m in maps:
    m["verdict"] = {"one at a time": "NOT", "looped": "looped: " + m["why"]}.get(m["verdict"], m["verdict"])
    for one in [m] + m["loops"]:
        text = [one["verdict"], one["kind"], one["note"], "a call of the map %s" % one["map"] if one["kind"] == "nested" else ""]
        text += ["%s %s%s" % (r["reason"], r["cure"], "" if r["sure"] else " a guess") for r in one["reasons"]]
        for place in [one["line"]] + [m["map"]] * (one is m):
            said.setdefault(place, []).append((one["verdict"], " ".join(text)))

rows, expected = list(enumerate(open(file), 1)), []  # [(line or name, words)]
if file.startswith("tests/codegen/"):
    column = (6 if "clang" in command[0] else 3) + (2 if "-march=x86-64-v3" in command else 0)
    all_rows = list(map(str.split, open("tests/codegen/expected.txt")))
    own = {row[1]: row[(column - 3) % 3 + 2] for row in all_rows if row[:1] == ["@" + command[0]]}  # of this version alone
    for row in all_rows:
        mark = own.get(row[1], row[column]) if row[:1] == [os.path.basename(file)[:-2]] and row[2] == "vectorized" else "?"
        if mark != "?":
            expected += [(m["map"], "" if mark == "+" else "!") for m in maps if m["map"] == row[1] and m["chosen"] == "vectorized"]
    expected = [(name, mark + "vectorized") for name, mark in expected]
else:
    others = [re.split(r"\s*\|\s*", row.strip(), maxsplit=2) for row in open("tests/report/programs.txt")]
    others = [(begin, words) for name, begin, *rest in others for words in rest if name == os.path.basename(file)]
    found = [(n, re.search(r"/\* ([\w-]+: .*) \*/$", row.rstrip())) for n, row in rows] if not others else []
    all_words = [(n, comment.group(1)) for n, comment in found if comment]
    for begin, words in others:
        all_words.append((next((n for n, row in rows if row.strip().startswith(begin)), begin), words))
    for place, words in all_words:
        wanted = dict(part.split(": ", 1) for part in words.split("; "))
        key = next((key for key in keys if key in wanted), None)
        if key:
            expected.append((place, wanted[key].replace("+2", str(place + 2) if isinstance(place, int) else "")))


def fits(word, verdict, text):
    if word.startswith("!"):
        return not fits(word[1:], verdict, text)
    return any(verdict == other if other == "vectorized" else other in text for other in word.split("|"))


wrong = 0
for place, words in expected:
    texts = said.get(place, [("nothing", "nothing")])
    if not any(all(fits(word.strip(), *text) for word in words.split(",") if word.strip()) for text in texts):
        wrong += 1
        print("    %s:%s\n      wanted: %s\n      said:   %s" % (file, place, words, " / ".join(text for _, text in texts)))
print("%s - %s: %d verdicts, %d wrong" % ("not ok" if wrong or not expected else "ok", what, len(expected), wrong))
