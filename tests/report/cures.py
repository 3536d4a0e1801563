"""Compares what mapfn-report says with what a file's comments expect: cures.py FILE KEY... -- COMPILER FLAGS...
KEY: the most special first, as gcc-v3 gcc v3. One comment a line: KEY: words, of that line's map or loop; `!word`: must not be said.
For a file that is not ours to comment in, programs.txt has the rows: file | how the line begins | KEY: words"""
import json
import os
import re
import subprocess
import sys

split = sys.argv.index("--")
file, keys, command = sys.argv[1], sys.argv[2:split] + ["all"], sys.argv[split + 1:]
done = subprocess.run(["tools/mapfn-report", file, "--json", "--"] + command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
what = " ".join(command)
try:
    maps = json.loads(done.stdout)
except ValueError:
    print("%s\nnot ok - %s: no JSON" % (done.stderr, what))
    sys.exit()


def words(verdict, reasons, more):
    return " ".join([verdict, more] + [r["reason"] + " " + r["cure"] + ("" if r["sure"] else " a guess") for r in reasons])


said, names = {}, {}
for m in maps:
    verdict = "vectorized" if m["vectorized"] else "NOT" if m["chosen"] == "vectorized" else "looped"
    said.setdefault(m["line"], []).append(words(verdict, m["reasons"], ""))
    names[m["line"]] = m["map"]
    for loop in m["loops"]:
        more = "%s %s %s" % (loop["kind"], loop["note"], "a call of the map %s" % loop["map"] if loop["kind"] == "nested" else "")
        said.setdefault(loop["line"], []).append(words(loop["verdict"], loop["reasons"], more))
right = wrong = 0
elsewhere = [[column.strip() for column in row.split("|", 2)] for row in open("tests/report/programs.txt") if not row.startswith("#")]
elsewhere = [(begin, words) for name, begin, words in elsewhere if name == os.path.basename(file)]
found_elsewhere = set()
for number, row in enumerate(open(file), 1):
    comment = re.search(r"/\* ([\w-]+: .*) \*/$", row.rstrip())
    wanted_here = [words for begin, words in elsewhere if row.strip().startswith(begin)]
    found_elsewhere.update(begin for begin, _ in elsewhere if row.strip().startswith(begin))
    if elsewhere and not wanted_here or not elsewhere and not comment:
        continue
    wanted = dict(part.split(": ", 1) for part in (wanted_here[0] if elsewhere else comment.group(1)).split("; "))
    key = next((k for k in keys if k in wanted), None)
    if key is None:
        continue
    expected = [word.strip().replace("+2", str(number + 2)) for word in wanted[key].split(",") if word.strip()]
    texts = said.get(number, ["nothing"])
    fits = any(all(word[1:] not in text if word.startswith("!") else any(other in text for other in word.split("|")) for word in expected) for text in texts)
    right, wrong = right + fits, wrong + (not fits)
    if not fits:
        print("    %s:%d %s\n      wanted: %s\n      said:   %s" % (file, number, names.get(number, row.strip()[:60]), wanted[key], " / ".join(texts)))
for begin in {begin for begin, _ in elsewhere} - found_elsewhere:
    print("    %s has no line that begins with: %s" % (file, begin))
    wrong += 1
print("%s - %s: %d verdicts, reasons and cures of %s" % ("not ok" if wrong or right < 2 else "ok", what, right + wrong, file))
