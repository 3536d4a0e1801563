#!/usr/bin/env python3
"""docs/cheatsheet.md as a page to print: one sheet of A4, on screens in the reader's own theme.     tools/sheet.py
docs/cheatsheet.md >docs/cheatsheet.html

Takes the Markdown that the sheet is written in: headings, paragraphs, tables of two columns without a heading, blocks
of C. The second paragraph, about the two forms of the sheet, is left out."""
import html
import re
import sys

STYLE = """
:root { --ground: #fff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --code: #f3f5f7; --mark: #0a5a9c; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ground: #15181c; --ink: #e3e6ea; --soft: #9aa3ae; --line: #2f353d; --code: #20252b; --mark: #79b8ff; } }
body { margin: 0 auto; padding: 12px; max-width: 1500px; background: var(--ground); color: var(--ink); font: 13px/1.35 system-ui, sans-serif; }
main { columns: 26em auto; column-gap: 1.6em; }
h1 { font-size: 1.5em; margin: 0 0 .4em; }
h2 { font-size: 1.05em; margin: .7em 0 .15em; color: var(--mark); break-after: avoid; }
section { break-inside: avoid-column; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid var(--line); padding: .12em 0; vertical-align: top; }
td:first-child { padding-right: .7em; width: 44%; }
td + td { color: var(--soft); }
code, pre { font: .92em ui-monospace, "DejaVu Sans Mono", monospace; }
pre { background: var(--code); padding: .4em .6em; margin: .2em 0; white-space: pre-wrap; }
p { margin: .25em 0; }
@page { size: A4 landscape; margin: 6mm; }
@media print {
    :root { --ground: #fff; --ink: #000; --soft: #333; --line: #ccc; --code: #f3f3f3; --mark: #000; }
    body { padding: 0; max-width: none; font-size: 7.6pt; line-height: 1.15; }
    main { columns: 4; column-gap: 4mm; }
    td { padding: .04em 0; }
    pre { font-size: 5.9pt; }
    section { break-inside: auto; }
    tr, pre, p { break-inside: avoid; }
}
"""


def inline(text):
    """Code and links; a link becomes its words, as there is nothing to follow on paper."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    return "".join("<code>%s</code>" % html.escape(part) if k % 2 else html.escape(part, quote=False) for k,
        part in enumerate(text.split("`")))


def page(lines):
    title, sections, paragraphs, k = "", [["", []]], 0, 0
    while k < len(lines):
        line, body = lines[k], sections[-1][1]
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            sections.append([line[3:], []])
        elif line.startswith("```"):
            end = lines.index("```", k)
            body.append("<pre>%s</pre>" % html.escape("\n".join(lines[k + 1 : end]), quote=False))
            k = end
        elif line.startswith("|"):
            rows = []
            while k < len(lines) and lines[k].startswith("|"):
                rows.append([cell.strip() for cell in lines[k].strip("|").split("|")])
                k += 1
            body.append("<table>%s</table>" % "".join("\n<tr><td>%s<td>%s" % tuple(map(inline, row))
                for row in rows[2:]))
            continue
        elif line:
            end = k
            while end < len(lines) and lines[end]:
                end += 1
            paragraphs += 1
            if paragraphs > 1:
                body.append("<p>%s</p>" % inline(" ".join(lines[k:end])))
            k = end
        k += 1
    text = "".join("<section><h2>%s</h2>\n%s\n</section>\n" % (inline(heading), "\n".join(body)) for heading,
        body in sections if body)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" '
        'content="width=device-width">\n'
        "<!-- made by tools/sheet.py (make docs) from docs/cheatsheet.md "
        "-->\n<title>%s</title>\n<style>%s</style>\n<h1>%s</h1>\n<main>\n%s</main>\n</html>\n"
        % (title, STYLE, title, text)
    )


with open(sys.argv[1], encoding="utf-8") as sheet:
    sys.stdout.write(page([line for line in sheet.read().split("\n") if not line.startswith("<!--")]))  # names of tables
