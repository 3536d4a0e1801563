"""Reads C and C++ as far as tools/mapfn-report needs it: where the loops of a file are, and what they hold. No parser:
macros that hide a loop hide it from here as well (its machine code is still found)."""
import bisect
import functools
import re


def blank(text):
    """comments, strings and preprocessor lines as blanks, so that positions stay"""
    def spaces(found):
        return re.sub(r"[^\n]", " ", found.group(0))

    text = re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', spaces, text, flags=re.S)
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", spaces, text, flags=re.M)


def closing(text, at):
    """past the bracket that closes the one at `at`"""
    pairs, depth = {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}, 0
    for i in range(at, len(text)):
        depth += pairs.get(text[i], 0)
        if depth == 0:
            return i + 1
    return len(text)


def statement_end(text, at):
    """past the statement that begins at `at`"""
    at += len(re.match(r"\s*", text[at:]).group(0))
    if at >= len(text) or text[at] == "{":
        return closing(text, at)
    word = re.match(r"(for|while|if|switch|do|else)\b", text[at:])
    if not word:
        while at < len(text) and text[at] not in ";}":
            at = closing(text, at) if text[at] in "({[" else at + 1
        return min(at + 1, len(text))
    if word.group(1) in ("do", "else"):
        end = statement_end(text, at + len(word.group(1)))
        return text.find(";", end) + 1 if word.group(1) == "do" and text.find(";", end) >= 0 else end
    opening = text.find("(", at)
    end = statement_end(text, closing(text, opening)) if opening >= 0 else len(text)
    rest = re.match(r"\s*else\b", text[end:])
    return statement_end(text, end + rest.end()) if word.group(1) == "if" and rest else end


class SourceLoop:
    def __init__(self, source, kind, begin, end, head, body):
        self.kind, self.begin, self.end, self.head, self.body = kind, begin, end, head, body
        self.line, self.column = source.position(begin)
        self.last_line, self.last_column = source.position(max(begin, end - 1))
        self.file, self.inner, self.outer = source.path, [], None

    def holds(self, line, column):
        return (self.line, self.column) <= (line, column or 10 ** 6 if line > self.line else column
            or self.column) <= (self.last_line, self.last_column)

    def count(self):
        """how often it runs, where that is a number in its head"""
        found = re.search(r"=\s*(\d+)\s*;\s*\w+\s*(<=?|!=)\s*(\d+)\s*;.*(\+\+|\+=\s*1\b)", self.head)
        return int(found.group(3)) - int(found.group(1)) + (found.group(2) == "<=") if found else None

    def variable(self):
        found = re.search(r"(\w+)\s*(\+\+|--|[+-]=)\s*[^;]*$|(\+\+|--)\s*(\w+)", self.head)
        return found and (found.group(1) or found.group(4))


class Source:
    """one file's loops"""

    def __init__(self, path):
        self.path = path
        try:
            with open(path, errors="replace") as file:
                self.text = file.read()
        except OSError:
            self.text = ""
        self.lines = self.text.splitlines()
        self.code = blank(self.text)
        self.starts = [0] + [found.end() for found in re.finditer("\n", self.text)]
        self.loops = self.find()

    def position(self, at):
        line = bisect.bisect_right(self.starts, at)
        return line, at - self.starts[line - 1] + 1

    def find(self):
        found, done = [], set()
        for word in re.finditer(r"\b(for|while|do)\b", self.code):
            at = word.start()
            if at in done:
                continue
            if word.group(1) == "do":
                if not re.match(r"\s*\{", self.code[word.end():]) and not re.search(r"[;{})]\s*$", self.code[:at]):
                    continue
                inside = statement_end(self.code, word.end())
                tail = re.match(r"\s*(while)\s*\(", self.code[inside:])
                head_at = inside + tail.end() - 1 if tail else inside
                if tail:
                    done.add(inside + tail.start(1))
                end = closing(self.code, head_at) if tail else inside
                head, body = self.code[head_at:end], self.code[word.end():inside]
            else:
                opening = re.match(r"\s*\(", self.code[word.end():])
                if not opening:
                    continue
                head_at = word.end() + opening.end() - 1
                inside = closing(self.code, head_at)
                end = statement_end(self.code, inside)
                head, body = self.code[head_at:inside], self.code[inside:end]
            found.append(SourceLoop(self, word.group(1), at, end, head, body))
        for loop in found:
            around = [other for other in found if other is not loop and other.begin <= loop.begin
                and loop.end <= other.end]
            loop.outer = min(around, key=lambda other: other.end - other.begin) if around else None
            if loop.outer:
                loop.outer.inner.append(loop)
        return found

    def loop_at(self, line, column):
        """the innermost loop there"""
        holding = [loop for loop in self.loops if loop.holds(line, column)]
        return min(holding, key=lambda loop: loop.end - loop.begin) if holding else None

    def function_at(self, line):
        """the name of the function that holds a line"""
        before = self.code[:self.starts[min(line, len(self.starts)) - 1]]
        names = [f.group(1) for f in re.finditer(r"\b(\w+)\s*\([^;{}]*\)\s*(?:const\s*)?\{", before)
            if f.group(1) not in ("for", "while", "if", "switch")]
        return names[-1] if names else None


@functools.lru_cache(maxsize=None)
def read(path):
    return Source(path)


def leaves(loop):
    """the line, counted from the loop's own, of a break, return or goto in it"""
    body = loop.body
    for inner in loop.inner:  # a break there leaves only that one
        body = body.replace(inner.body, re.sub(r"\bbreak\b", "     ", inner.body), 1)
    body = re.sub(r"\bswitch\b[^{]*\{[^{}]*\}", lambda found: re.sub(r"\bbreak\b", "     ", found.group(0)), body)
    found = re.search(r"\b(break|return|goto)\b", body)
    return None if not found else loop.last_line - body[found.start():].rstrip().count("\n")
