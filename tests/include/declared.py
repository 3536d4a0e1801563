"""Prints the names that a file declares at file scope: reads preprocessed C on stdin, whose lines of the file named in argv[1] count."""
import re
import sys

text, inside = [], False
for line in sys.stdin:
    if line.startswith("# "):
        inside = line.split('"')[1].endswith(sys.argv[1])
    elif inside:
        text.append(line)
text = re.sub(r'"(\\.|[^"\\])*"', '""', " ".join(text))
text = re.sub(r"__attribute__\s*\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)", " ", text)
text = re.sub(r"_Pragma\s*\([^)]*\)", " ", text)
depth, piece, names = 0, "", []


def declared(piece):
    """the name of one declaration: struct members and parameters are left out already"""
    enum = re.search(r"\benum\b[^{]*\{(.*?)\}", piece, re.S)
    if enum:
        names.extend(re.findall(r"([A-Za-z_]\w*)\s*(?:=[^,]*)?(?:,|$)", enum.group(1)))
    flat = re.sub(r"\{.*\}", " ", piece, flags=re.S)
    names.extend(re.findall(r"\b(?:struct|union|enum)\s+([A-Za-z_]\w*)", flat))
    flat = re.sub(r"=.*", "", flat, flags=re.S)
    function = re.search(r"([A-Za-z_]\w*)\s*\(", flat)
    words = re.findall(r"[A-Za-z_]\w*", re.sub(r"\[.*?\]", "", flat))
    if function:
        names.append(function.group(1))
    elif words:
        names.append(words[-1])


for c in text:
    piece += c
    if c == "{":
        depth += 1
    elif c == "}":
        depth -= 1
        if depth == 0 and re.match(r"\s*(static|extern|__inline|inline)\b[^=]*\)\s*\{", piece, re.S):
            declared(piece)
            piece = ""
    elif c == ";" and depth == 0:
        declared(piece)
        piece = ""
keywords = set("enum struct union const void int char bool float double size_t unsigned static _Static_assert static_assert _Bool".split())
print("\n".join(sorted(set(names) - keywords)))
