#!/usr/bin/env python3
"""Prints docs/errors.md from the cases in tests/fail: each error's snippet, what gcc really says, and the cure.

    tools/errors.py > docs/errors.md          (`make errors`; the suite tests/fail compares)

CC and NVCC name the compilers (gcc; nvcc for what only it refuses); SAID: the folder where tests/fail/run.sh has left what
they say, which then need not be asked again. Line numbers within mapfn's own headers are left
out, so that the page changes only with the errors. """
import os
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HEAD = """# Errors, and what to do about them

This page explains every error that mapfn itself makes, by its code: what caused it, and the cure. Look for the code in
your message, as `MAPFN_E01`, and read the part below that begins with it.

The message stands at your own line. That of E12 stands at the definition, and gcc's "inlined from" has the line of the
call. Each part has a file of `tests/fail` that does not compile, what gcc says of it, and the cure. clang and nvcc say
the same text with their own decoration.

- **Calls** of a map have no code. A map is a plain function, and the compiler says mistakes in its own words.
- **E36 to E40** are definitions that go wrong in a way that only the compiler sees. Its first error is the one to read.
  clang stops there. g++ stops as well, and says so as a template's depth. gcc goes on in C for some 20 errors, which no
  macro can hold back, but `-Wfatal-errors` does.

This page is written by `tools/errors.py`.
"""


def fields(text):
    head = re.match(r"/\*(.*?)\*/", text, re.S).group(1)
    lines = [line.strip().lstrip("*").strip() for line in head.splitlines()]
    found = {"title": lines[0]}
    for line in lines[1:]:
        key, _, value = line.partition(": ")
        found.setdefault(key, value)
    return found, text[text.index("*/") + 2:].lstrip("\n")


def headers_without(compiler, header):
    """the flags for a folder of the compiler's headers that lacks one"""
    folder = tempfile.mkdtemp()
    for flag in "-print-file-name=include", "-print-multiarch":
        said = subprocess.run([compiler, flag], stdout=subprocess.PIPE, universal_newlines=True).stdout.strip()
        source = os.path.join("/usr/include", said)
        for name in os.listdir(source):
            if name != header and not os.path.lexists(os.path.join(folder, name)):
                os.symlink(os.path.join(source, name), os.path.join(folder, name))
    return ["-nostdinc", "-isystem", folder, "-isystem", "/usr/include"]


def output(path, flags, languages, without, first_only):
    compiler = os.environ.get("CC", "gcc") if path.endswith(".c") else "g++"
    if languages == ["nvcc"]:
        compiler = "nvcc -x cu"
    command = compiler.replace("nvcc", os.environ.get("NVCC") or "nvcc").split() + flags.split() + ["-O2", "-I.", "-c",
        "-o", "/dev/null", path]
    environment = dict(os.environ, LC_ALL="C", GCC_COLORS="")
    left = [os.path.join(ROOT, os.environ["SAID"], "%s.%s.txt" % (os.path.basename(path), name))
        for name in (compiler.split()[0] + "-12", compiler.split()[0])] if "SAID" in os.environ else []
    left = [name for name in left if os.path.exists(name)]
    if left:
        with open(left[0], encoding="utf-8") as file:
            said = file.read().replace("\u2018", "'").replace("\u2019", "'")  # as LC_ALL=C has them
    else:
        if without:
            command += headers_without(compiler, without)
        said = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            universal_newlines=True).stdout
    said = said.replace(path, os.path.basename(path)).replace("./mapfn", "mapfn")
    said = re.sub(r"(mapfn\w*\.h):\d+:(\d+:)?", r"\1:", said)
    kept = [line.rstrip() for line in said.splitlines()]
    kept = [line for line in kept if not re.match(r" *\d* \| |In file included", line)
        or re.match(r" *\d+ \|.*<- ", line)]
    errors = [place for place, line in enumerate(kept) if re.search(r":\d+: (fatal )?error: |: note: ", line)]
    if first_only and len(errors) > 1:
        kept[errors[1]:] = ["…"]
    return " ".join(["$", compiler] + flags.split() + ["-O2 -c", os.path.basename(path)]) + "\n" + "\n".join(kept)


def wrapped(text):
    """a paragraph in lines of 120; code in backquotes is not broken"""
    text = re.sub(r"`[^`]*`", lambda code: code.group().replace(" ", "\0"), text)
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False).replace("\0", " ")


def main():
    folder = os.path.join(ROOT, "tests", "fail")
    names = sorted(name for name in os.listdir(folder) if name.endswith((".c", ".cpp")) and name != "good.c")
    print(HEAD)
    anchors, plain = set(), False
    for name in names:
        path = "tests/fail/" + name
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            found, snippet = fields(file.read())
        if any(not os.path.exists(os.path.join(ROOT, header)) for header in found.get("needs", "").split()):
            print("%s: left out, since there is no %s" % (name, found["needs"]), file=sys.stderr)
            continue
        code = name[:3]
        if re.match(r"e\d\d", code):
            if code not in anchors:
                print('<a id="%s"></a>\n## %s\n' % (code, found["title"]))
            else:
                print("### %s\n" % found["title"])
            anchors.add(code)
        else:
            if not plain:
                print("## Calls and bodies: the compiler's own words\n")
            plain = True
            print("### %s\n" % found["title"])
        print("```c\n%s```\n```\n%s\n```" % (re.sub(r" /\* <- .*? \*/", "", snippet),
            output(path, found.get("flags", ""), found.get("on", "").split(),
                found.get("without", ""), "follow" in found)))
        print(wrapped("**Cure.** " + found.get("cure", "")) + "\n")


main()
