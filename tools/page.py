"""Writes what tools/mapfn-report found as one page: no network, no file beside it; a card for each map, every command
beside the others. Marks are signs and words as well as colours; without JavaScript all of it is there, but for the
search."""
import html
import re

import c_source
import machine_code as machine

SIGN = {"vectorized": "✓", "NOT VECTORIZED": "✕", "looped": "○", "one at a time": "✕", "partly": "◐", "unrolled": "≡",
    "call": "→", "map": "→", "gone": "·", "around": "·"}
TONE = {"vectorized": "good", "NOT VECTORIZED": "bad", "looped": "calm", "one at a time": "bad", "partly": "half",
    "unrolled": "calm", "call": "good", "map": "calm", "gone": "calm", "around": "calm"}
WORDS = {"vectorized": "vectorized", "NOT VECTORIZED": "not vectorized", "looped": "looped", "one at a time":
    "one at a time", "partly": "partly vectorized", "unrolled": "written out",
         "call": "a library call", "map": "another map", "gone": "no loop left", "around": "loops within"}
KEYWORDS = re.compile(r"(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<string>&quot;.*?&quot;)|(?P<number>\b\d[\w.]*)|"
                      r"(?P<word>\b(?:for|while|do|if|else|return|switch|case|default|break|continue|goto|const|static|"
                      r"inline|struct|float|double|int|unsigned|signed|char|short|long|void|bool|size_t|u?int\d+_t)\b)|"
                      r"(?P<map>\b(?:MAPFN\w*|in|out|inout|uniform|index|table|scratch|where|rng|vectorized|ordered|"
                      r"fallible|streaming|repeat|state|out_state|sum|reduce|(?:in|out|inout)_(?:row|strided|"
                      r"ragged))\b(?=\(|,|\)))")


def text(value):
    return html.escape(str(value), quote=True)


def coloured(line):
    return KEYWORDS.sub(lambda found: "<i class=%s>%s</i>" % (found.lastgroup[0], found.group(0)), text(line))


def verdict_of(m):
    return "vectorized" if m.vectorized else "NOT VECTORIZED" if m.chosen else "looped"


def badge(verdict, extra=""):
    return '<span class="badge %s"><span aria-hidden=true>%s</span> %s</span>' % (TONE[verdict], SIGN[verdict],
        text(WORDS[verdict] + extra))


def lanes_drawing(judged, wide=None):
    """a box for each element that one round takes; no more than four rows"""
    if not judged or not judged.lanes:
        return ""
    lanes, rows = judged.lanes, min(judged.unroll or 1, 4)
    size = 11 if lanes <= 16 else 6
    boxes = "".join('<rect x="%d" y="%d" width="%d" height="%d" rx="2"/>'
        % (k % 32 * (size + 2), row * (size + 2) + k // 32 * (size + 2) * rows, size, size) for row in range(rows)
        for k in range(lanes))
    width, height = min(lanes, 32) * (size + 2), rows * (size + 2) * (1 + (lanes - 1) // 32)
    words = "%d lanes%s%s" % (lanes, ", unrolled %d times" % judged.unroll if (judged.unroll or 1) > 1 else "",
        ", %d with AVX2" % wide.lanes if wide and wide.lanes else "")
    return '<figure class=lanes><svg role=img aria-label="%s" width="%d" height="%d" viewBox="0 0 %d %d">%s</svg><figcaption>%s</figcaption></figure>' % (
        text(words), width, height, width, height, boxes, text(words))


def speed_words(judged, plain=False):
    if not judged or not judged.speed:
        return ""
    return "≈ %.2g %sa cycle%s" % (judged.speed, judged.unit, "" if plain or judged.bound != "chain"
        else ", each waits for the one before")


def reasons_list(reasons):
    rows = []
    for reason in reasons:
        rows.append("<li><p class=why><b>Why%s</b> <a class=at>line %d</a> %s</p><p class=cure><b>Cure</b> %s</p></li>"
            % (
            "" if reason.sure else " <span class=guess>a guess</span>", reason.line, ticks(reason.text),
            ticks(reason.cure)))
    return "<ul class=reasons>%s</ul>" % "".join(rows) if rows else ""


def ticks(words):
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", text(words))


def facts_of(m):
    total, rows = m.bytes_per_element()
    facts = [("asked", m.asked()), ("chosen", "%s: %s" % ("vectorized" if m.chosen else "looped", m.why_chosen())),
             ("memory", ", ".join(rows + (["%d bytes an element" % total] if total or not rows else [])))]
    if m.own.operations is not None:
        facts.append(("work", "%.2g operations an element" % m.own.operations))
    return "<dl class=facts>%s</dl>" % "".join("<div><dt>%s</dt><dd>%s</dd></div>" % (name, ticks(value)) for name,
        value in facts)


# ----------------------------------------------------------------------------------------------------------- the source

def marks_of(m):
    """{line: Judged} of one command: the map's own loop at its first line"""
    marks = {loop.line: loop for loop in reversed(m.loops) if loop.file == m.path}
    return marks


def mark_cell(judged):
    if judged is None:
        return "<td class=mark></td>"
    verdict = judged.verdict
    return '<td class="mark %s" title="%s"><span>%s</span></td>' % (TONE[verdict], text(WORDS[verdict]), SIGN[verdict])


def tones_over(m):
    """{line: tone} of the lines that a judged loop covers"""
    tones = {}
    for loop in m.loops:
        if loop.file == m.path and loop.verdict not in ("around", "map"):
            for line in range(loop.line, loop.last_line + 1):
                tones[line] = TONE[loop.verdict]
    return tones


def source_table(entries, identity):
    """the definition, with a column of marks for each command"""
    m = next(m for _, m in entries if m)
    lines = c_source.read(m.path).lines
    first, last = m.line, min(max(m.body[1], m.line), len(lines), m.line + 400)
    marks = [(label, own, marks_of(own) if own else {}, tones_over(own) if own else {}) for label, own in entries]
    several = len(entries) > 1
    body = []
    for number in range(first, last + 1):
        cells = []
        tone, notes = "", []
        for label, own, at, over in marks:
            judged = at.get(number)
            if number == m.line and own:
                cells.append('<td class="mark %s" title="the map: %s"><span>%s</span></td>'
                    % (TONE[verdict_of(own)], text(WORDS[verdict_of(own)]), SIGN[verdict_of(own)]))
            else:
                cells.append(mark_cell(judged))
            tone = tone or over.get(number, "")
            if judged and number != m.line:
                notes.append((label if several else "", judged))
        note = "".join('<span class="note %s">%s<span aria-hidden=true>%s</span> %s</span>' % (
            TONE[judged.verdict], "<b>%s</b> " % text(label) if label else "", SIGN[judged.verdict],
            text(note_words(judged))) for label, judged in merged(notes))
        body.append('<tr class="%s"><td class=n>%d</td>%s<td class=c><code>%s</code>%s</td></tr>'
            % ("over " + tone if tone else "", number, "".join(cells), coloured(lines[number - 1]) or " ", note))
    head = ""
    if several:
        head = "<thead><tr><th scope=col><span class=hidden>line</span></th>%s<th scope=col><span class=hidden>source</span></th></tr></thead>" % "".join(
            "<th scope=col class=mark title=\"%s\">%s</th>" % (text(label), letter(k)) for k,
            (label, _) in enumerate(entries))
    return ('<div class=scroll tabindex=0 role=region aria-label="source of %s"><table '
        'class=source>%s<tbody>%s</tbody></table></div>' % (text(identity), head, "".join(body)))


def letter(k):
    return chr(ord("A") + k % 26)


def note_words(judged):
    if judged.verdict == "map":
        return "calls the map %s" % judged.name
    if judged.verdict in ("call", "unrolled", "gone", "around"):
        return judged.note
    words = [WORDS[judged.verdict]]
    if judged.verdict == "vectorized":
        words = (["%s lanes" % (judged.lanes or "?")]
            + (["unrolled %d" % judged.unroll] if (judged.unroll or 1) > 1 else []))
    return " · ".join(words + ([speed_words(judged, True)] if judged.speed else [])
        + ([judged.note] if judged.note else []))


def merged(notes):
    """the same words of several commands once"""
    found = []
    for label, judged in notes:
        same = next((entry for entry in found if note_words(entry[1]) == note_words(judged)), None)
        if same:
            same[0].append(label)
        else:
            found.append(([label], judged))
    return [(" ".join(labels) if any(labels) else "", judged) for labels, judged in found]


def helper_excerpts(m):
    rows = []
    for loop in m.loops:
        if loop.kind == "helper" and loop.file:
            lines = c_source.read(loop.file).lines
            code = "".join("<tr class='over %s'><td class=n>%d</td>%s<td class=c><code>%s</code>%s</td></tr>" % (
                TONE[loop.verdict], number, mark_cell(loop if number == loop.line else None),
                coloured(lines[number - 1]),
                "<span class='note %s'><span aria-hidden=true>%s</span> %s</span>"
                % (TONE[loop.verdict], SIGN[loop.verdict], text(note_words(loop))) if number == loop.line else "")
                for number in range(loop.line, min(loop.last_line, loop.line + 30, len(lines)) + 1))
            rows.append("<p class=in>in <code>%s</code>, which is inlined:</p><div class=scroll tabindex=0 role=region "
                "aria-label='source of %s'><table class=source><tbody>%s</tbody></table></div>"
                % (text(loop.name or "?"), text(loop.name or "?"), code))
    return "".join(rows)


# ----------------------------------------------------------------------------------------------------- the machine code

def instruction(one, tone="", depth=0):
    vector = machine.X86.arithmetic.match(one.mnemonic) and re.search(r"%[xyz]mm",
        one.operands) or re.search(r"\bv\d+\.\d", one.operands)
    kind = "v" if vector else "s"
    kind = "call" if one.mnemonic.startswith(("call", "bl")) and not one.operands.startswith(".") else kind
    return '<span class="%s d%d %s">%s</span>' % (kind, depth, tone,
        text("%-10s %s" % (one.mnemonic, one.operands.replace("\t", " "))))


def beside_source(rows, lines):
    """a table of [(line, html of an instruction)]: each run of one line beside that line"""
    groups = []
    for line, words in rows:
        if not groups or line is not None and groups[-1][0] != line:
            groups.append((line, []))
        groups[-1][1].append(words)
    return "<table class=code><tbody>%s</tbody></table>" % "".join(
        "<tr><td class=n>%s</td><td class=c><code>%s</code></td><td class=asm><pre>%s</pre></td></tr>" % (
        line or "", coloured(lines[line - 1].strip()) if line and 0 < line <= len(lines) else "", "\n".join(words))
        for line, words in groups)


def kernel_details(m, label):
    """the loops that count first, the whole kernel below them"""
    if not m or not m.kernel or not m.kernel.code:
        return ""
    code, lines, parts, tone, depth, targets = m.kernel.code, c_source.read(m.path).lines, [], {}, {}, {}
    judged = (([m.own] if m.own.verdict in ("vectorized", "one at a time") else [])
        + [loop for loop in m.loops if loop.verdict in ("vectorized", "partly", "one at a time")
        and not (m.chosen and loop.code == m.own.code)])
    for loop in judged:
        for one in loop.code:
            tone.setdefault(id(one), TONE[loop.verdict])
        where = ("the map's loop" if loop is m.own else "line %d" % loop.line
            + (" in %s" % loop.name if loop.name else ""))
        own_lines = lines if loop is m.own or loop.file == m.path else []
        parts.append("<h3>%s <span class=where>%s</span> <small>%s</small></h3><div class=scroll tabindex=0 "
            "role=region aria-label=\"machine code, %s\">%s</div>" % (
            badge(loop.verdict), text(where), text(speed_words(loop)), text(where),
            beside_source([(one.line, instruction(one, TONE[loop.verdict])) for one in loop.code[:400]], own_lines)))
    if m.wide and m.wide.code:
        parts.append("<h3>%s <span class=where>the map's loop on processors with AVX2</span> "
            "<small>%s</small></h3><div class=scroll tabindex=0 role=region aria-label=\"machine code with "
            "AVX2\">%s</div>" % (
            badge("vectorized" if m.wide.verdict == "vectorized" else "one at a time"), text(speed_words(m.wide)),
            beside_source([(one.line, instruction(one, TONE[m.wide.verdict])) for one in m.wide.code[:400]], lines)))
    for loop in m.kernel.found or ():
        for i in loop.places:
            depth[i] = depth.get(i, 0) + 1
    jumped = {one.operands.split(",")[-1].strip() for one in code}
    for name, at in m.kernel.labels.items():
        if name in jumped:
            targets.setdefault(at, []).append(name)
    rows = []
    for i, one in enumerate(code[:1500]):
        rows += [(None, "<span class=label>%s:</span>" % text(name)) for name in targets.get(i, ())]
        rows.append((one.line, instruction(one, tone.get(id(one), ""), min(depth.get(i, 0), 3))))
    cut = ", the first 1500 shown" if len(code) > 1500 else ""
    whole = ('<details><summary>the whole kernel <small>%d instructions%s</small></summary><div class=scroll '
        'tabindex=0 role=region aria-label="the whole kernel">%s</div></details>'
        % (len(code), cut, beside_source(rows, lines)))
    return ('<details class=kernel><summary>Machine code%s <small>%s</small></summary>%s%s</details>'
        % (" of " + text(label) if label else "", text(m.kernel.name), "".join(parts), whole))


# ---------------------------------------------------------------------------------------------------------------- cards

def inner_rows(m):
    """the loops of the body that leave something to say"""
    rows = []
    for loop in m.loops:
        if not loop.reasons:
            continue
        where = "line %d" % loop.line + (" in %s" % loop.name if loop.kind == "helper" and loop.name else "")
        said = "<p class=said><b>Compiler</b> <q>%s</q></p>" % text(loop.said) if loop.said else ""
        rows.append("<section class=loop><h3>%s <span class=where>%s</span> <small>%s</small></h3>%s%s</section>"
            % (badge(loop.verdict), text(where), text(speed_words(loop)), reasons_list(loop.reasons), said))
    return "".join(rows)


def compare_table(entries):
    rows = []
    for k, (label, m) in enumerate(entries):
        if not m:
            rows.append("<tr><th scope=row><b>%s</b> <code>%s</code></th><td colspan=3>not there</td></tr>"
                % (letter(k), text(label)))
            continue
        loops = [loop for loop in m.loops if loop.verdict in ("vectorized", "partly", "one at a time")]
        good = sum(loop.verdict == "vectorized" for loop in loops)
        extra = " · %d of %d inner loops vectorized" % (good, len(loops)) if loops and not m.chosen else ""
        lanes = ("%s%s" % (m.own.lanes, " × %d" % m.own.unroll if (m.own.unroll or 1) > 1 else "") if m.vectorized
            else "–")
        rows.append("<tr><th scope=row><b>%s</b> <code>%s</code></th><td>%s%s</td><td data-name=lanes>%s</td><td "
            "data-name=speed>%s</td></tr>" % (letter(k), text(label), badge(verdict_of(m)), text(extra), lanes,
            speed_words(m.own, True) or "–"))
    return ('<div class=scroll tabindex=0 role=region aria-label="commands compared"><table '
        'class=compare><thead><tr><th scope=col>command</th><th scope=col>verdict</th><th scope=col>lanes</th><th '
        'scope=col>elements a cycle</th></tr></thead><tbody>%s</tbody></table></div>' % "".join(rows))


def card(key, entries, identity):
    file, line, name = key
    present = [(label, m) for label, m in entries if m]
    verdicts = [verdict_of(m) for _, m in present]
    loops = [loop for _, m in present for loop in m.loops]
    troubled = "NOT VECTORIZED" in verdicts or any(loop.verdict in ("one at a time", "partly") for loop in loops
        if not present[0][1].chosen)
    worst = "NOT VECTORIZED" if "NOT VECTORIZED" in verdicts else verdicts[0]
    several = len(entries) > 1
    parts = ['<article tabindex=-1 id="%s" aria-labelledby="h-%s" data-verdict="%s" data-trouble="%d" '
        'class="%s"><header><div><h2 id="h-%s">%s</h2><p class=place>%s:%d</p></div>%s</header>' % (
        identity, identity, text(WORDS[worst]), troubled, TONE[worst], identity, text(name), text(file), line,
        "<div class=badges>%s</div>" % head_badges(present, worst, verdicts))]
    first = present[0][1]
    if several:
        parts.append(compare_table(entries))
    parts.append(facts_of(first))
    if not several and first.vectorized:
        parts.append('<div class=gauge>%s%s</div>' % (lanes_drawing(first.own, first.wide), gauge(first.own)
            + ("<p class=in>%s</p>" % text(first.own.note) if first.own.note else "")))
    parts.append(source_table([(letter(k) if several else label, m) for k, (label, m) in enumerate(entries)], name))
    parts.append(helper_excerpts(first))
    told = {}  # what several commands have in common is said once
    for k, (label, m) in enumerate(entries):
        said = ("<p class=said><b>Compiler</b> <q>%s</q></p>" % text(m.own.said) if m and m.own.said and m.reasons
            else "")
        why = reasons_list(m.reasons) + said + inner_rows(m) if m else ""
        if why:
            told.setdefault(re.sub(r"<q>.*?</q>|<small>.*?</small>", "", why),
                (why, []))[1].append("<b>%s</b> <code>%s</code>" % (letter(k), text(label)))
    for why, labels in told.values():
        parts.append("%s%s" % ("<h3 class=command>%s</h3>" % " &nbsp; ".join(labels) if several else "", why))
    parts.append('<div class="kernels%s">%s</div>' % (" many" * several, "".join(kernel_details(m, "%s" % letter(k)
        if several else "") for k, (_, m) in enumerate(entries))))
    return "".join(parts) + "</article>", troubled


def head_badges(present, worst, verdicts):
    """the verdict, and of a looped map how many of its inner loops are vectorized"""
    if len(set(verdicts)) > 1:
        return badge(worst, " in %d of %d" % (verdicts.count(worst), len(verdicts)))
    loops = [loop for loop in present[0][1].loops if loop.verdict in ("vectorized", "partly", "one at a time")]
    good = sum(loop.verdict == "vectorized" for loop in loops)
    more = ""
    if loops and worst == "looped" and len(present) == 1:
        verdict = "vectorized" if good == len(loops) else "partly" if good else "one at a time"
        more = ('<span class="badge %s"><span aria-hidden=true>%s</span> %d of %d inner loops vectorized</span> '
            % (TONE[verdict], SIGN[verdict], good, len(loops)))
    return more + badge(worst)


def gauge(judged):
    if not judged.speed:
        return ""
    share = min(100, max(2, 100 * (judged.speed / 16.0) ** 0.5))
    return '<figure class=speed><svg role=img aria-label="%s" width=150 height=12 viewBox="0 0 150 12"><rect class=track width=150 height=12 rx=6 /><rect class=fill width=%.0f height=12 rx=6 /></svg><figcaption>%s</figcaption></figure>' % (
        text(speed_words(judged)), 1.5 * share, text(speed_words(judged)))


def cuda_card(group):
    k, name = group.main, "%s-sm%s" % (group.name, group.architecture)
    facts = [("architecture", "sm_%s" % group.architecture), ("registers", k.registers),
        ("spilled", "%d bytes" % group.spilled), ("widest load", "%d bytes" % k.widest("load")),
             ("widest store", "%d bytes" % k.widest("store")), ("in flight", "%d bytes a thread" % k.in_flight()),
             ("occupancy", "%.0f %%, %d threads a block" % (100 * k.occupancy(group.threads), group.threads))]
    faults = "<ul class=reasons>%s</ul>" % "".join("<li><p class=why><b>Fault</b> %s</p></li>" % ticks(fault)
        for fault in group.faults) if group.faults else ""
    kernels = ("<details class=kernel><summary>Kernels <small>%d</small></summary><div class=scroll "
        "tabindex=0><pre>%s</pre></div></details>"
        % (len(group.kernels), text("\n".join(one.line() for one in group.kernels))))
    return '<article tabindex=-1 id="%s" aria-labelledby="h-%s" data-verdict="%s" data-trouble=%d class=%s><header><div><h2 id="h-%s">%s</h2><p class=place>%s:%d</p></div><span class="badge %s"><span aria-hidden=true>%s</span> %s</span></header><dl class=facts>%s</dl>%s%s</article>' % (
        text(name), text(name), "fault" if group.faults else "cuda", bool(group.faults), "bad" if group.faults
        else "good", text(name), text(group.name), text(group.file), group.map.line if group.map else 1,
        "bad" if group.faults else "good", "✕" if group.faults else "✓", "%d fault%s"
        % (len(group.faults), "s" * (len(group.faults) > 1)) if group.faults else "no fault",
        "".join("<div><dt>%s</dt><dd>%s</dd></div>" % (name_, text(value)) for name_, value in facts), faults, kernels)


def build(title, columns, cuda=()):
    """the page; columns: [(label, command, maps, errors)], one for each command that is compared"""
    keys, tables = [], []
    for _, _, maps, _ in columns:
        table = {(m.file, m.line, m.name): m for m in maps}
        tables.append(table)
        keys += [key for key in table if key not in keys]
    names = [key[2] for key in keys]
    cards = [card(key, [(column[0], table.get(key)) for column, table in zip(columns, tables)], key[2]
        if names.count(key[2]) == 1 else "%s-%d" % (key[2], k)) for k, key in enumerate(keys)]
    main = next((maps for _, _, maps, _ in columns if maps), [])
    counts = {word: sum(verdict_of(m) == verdict for m in main) for word,
        verdict in (("vectorized", "vectorized"), ("not vectorized", "NOT VECTORIZED"), ("looped", "looped"))}
    trouble = sum(troubled for _, troubled in cards)
    several = len(columns) > 1
    commands = "".join("<li>%s<code>%s</code></li>" % ("<b>%s</b> " % letter(k) if several else "", text(command))
        for k, (label, command, _, _) in enumerate(columns) if command)
    errors = "".join("<section role=alert class=error><h2>%s</h2><pre>%s</pre></section>" % (text(where), text(error))
        for _, _, _, found in columns for where, error in found)
    summary = "".join('<li class=%s><b>%d</b> %s %s</li>' % (TONE[verdict], counts[word], SIGN[verdict], word) for word,
        verdict in (("vectorized", "vectorized"), ("not vectorized", "NOT VECTORIZED"), ("looped", "looped")))
    entries = len(cards) + len(cuda)
    return PAGE % {"title": text(title), "style": STYLE, "script": SCRIPT, "commands": commands, "summary": summary,
        "trouble": trouble, "count": entries, "of": several and "<li class=plain>with command A</li>" or "", "errors":
        errors,
                   "cards": "\n".join(one for one, _ in cards) + "\n".join(cuda_card(group) for group in cuda)}


STYLE = """
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fffefb;--ink:#22262b;--soft:#646b75;--line:#e2dfd8;--code:#faf8f3;--good:#14713f;--good-ground:#e5f4ea;--bad:#b3261e;--bad-ground:#fbe9e6;
--half:#8a5a00;--half-ground:#fbf0d9;--calm:#45536b;--calm-ground:#e9edf3;--accent:#2a5db0;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--ground:#15181c;--card:#1c2025;--ink:#e3e6ea;--soft:#9aa3ae;--line:#2f353d;--code:#171a1f;--good:#63d18f;--good-ground:#16301f;--bad:#ff8a80;--bad-ground:#3a1c1a;
--half:#f0b95a;--half-ground:#362a12;--calm:#a9b8d0;--calm-ground:#252d38;--accent:#7fb0ff}}
:root[data-theme=dark]{color-scheme:dark;--ground:#15181c;--card:#1c2025;--ink:#e3e6ea;--soft:#9aa3ae;--line:#2f353d;--code:#171a1f;--good:#63d18f;--good-ground:#16301f;--bad:#ff8a80;--bad-ground:#3a1c1a;
--half:#f0b95a;--half-ground:#362a12;--calm:#a9b8d0;--calm-ground:#252d38;--accent:#7fb0ff}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
main,.top{max-width:72rem;margin:0 auto;padding:0 1.25rem}
.top{padding-top:2rem}
h1{font-size:1.6rem;margin:0 0 .25rem;letter-spacing:-.01em}
h2,h3{margin:0}
a{color:var(--accent)}
code,pre{font-family:var(--mono);font-size:.86em}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;z-index:9}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.commands{list-style:none;padding:0;margin:.25rem 0 1rem;color:var(--soft)}
.commands code{overflow-wrap:anywhere}
.summary{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:0 0 1rem}
.summary li{border-radius:.75rem;padding:.45rem .9rem;background:var(--calm-ground);color:var(--calm)}
.summary b{font-size:1.3rem;margin-right:.25rem}
.good{--tone:var(--good);--tone-ground:var(--good-ground)}.bad{--tone:var(--bad);--tone-ground:var(--bad-ground)}.half{--tone:var(--half);--tone-ground:var(--half-ground)}.calm{--tone:var(--calm);--tone-ground:var(--calm-ground)}
.summary li{color:var(--tone);background:var(--tone-ground)}
.summary .plain{background:none;color:var(--soft);padding-left:.25rem;align-self:center}
.tools{position:sticky;top:0;z-index:5;background:var(--ground);border-bottom:1px solid var(--line);padding:.6rem 0;margin-bottom:1.25rem}
.tools>div{max-width:72rem;margin:0 auto;padding:0 1.25rem;display:flex;flex-wrap:wrap;gap:.6rem;align-items:center}
.tools input,.tools select,.tools button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.35rem .7rem}
.tools input{flex:1 1 10rem;min-width:0}
.tools kbd{font:inherit;font-size:.8em;color:var(--soft)}
article{background:var(--card);border:1px solid var(--line);border-left:.35rem solid var(--tone);border-radius:.75rem;margin:0 0 1.25rem;padding:1.1rem 1.25rem;scroll-margin-top:4.5rem;box-shadow:0 1px 2px rgb(0 0 0/.04)}
article[hidden]{display:none}
article>header{display:flex;justify-content:space-between;align-items:flex-start;gap:1rem;margin-bottom:.75rem}
article h2{font:600 1.2rem/1.3 var(--mono);overflow-wrap:anywhere}
.place{margin:0;color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}
.badge{display:inline-block;border-radius:1rem;padding:.1rem .7rem;font-size:.85rem;font-weight:600;white-space:nowrap;background:var(--tone-ground);color:var(--tone)}
.badges{display:flex;flex-wrap:wrap;gap:.4rem;justify-content:flex-end}
.facts{display:flex;flex-wrap:wrap;gap:.4rem 1.75rem;margin:0 0 .9rem}
.facts dt{color:var(--soft);font-size:.72rem;text-transform:uppercase;letter-spacing:.06em}
.facts dd{margin:0}
.gauge{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;align-items:flex-end;margin:0 0 1rem}
figure{margin:0}figcaption{font-size:.82rem;color:var(--soft);margin-top:.25rem}
.lanes svg{display:block;max-width:100%}.lanes rect{fill:var(--good)}
.speed .track{fill:var(--line)}.speed .fill{fill:var(--good)}
.scroll{position:relative;overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--code);margin-bottom:.9rem}
table{border-collapse:collapse}
.source,.code{width:100%;font-family:var(--mono);font-size:.84rem;line-height:1.6}
.source td,.code td{padding:0 .5rem;vertical-align:top}
.source{margin:.45rem 0}
.source code,.code code{font-size:1em;white-space:pre;tab-size:4}
td.n{color:var(--soft);text-align:right;user-select:none;width:1%;opacity:.75}
.mark{width:1.6rem;text-align:center;font-weight:700;padding:0!important}
.mark span,th.mark{display:inline-block;min-width:1.3rem}th.mark{display:table-cell;color:var(--soft);font-weight:600}
td.mark{color:var(--tone,inherit)}
tr.over td.c{box-shadow:inset 3px 0 var(--tone);background:color-mix(in srgb,var(--tone-ground) 55%,transparent)}
.source td.c{width:99%}
.note{display:inline-block;margin-left:1.5rem;padding:0 .55rem;border-radius:.6rem;font:600 .76rem/1.5 system-ui,"DejaVu Sans",sans-serif;color:var(--tone);background:var(--tone-ground);white-space:nowrap}
.source i,.code i{font-style:normal}i.c{color:var(--soft)}i.w{color:var(--accent)}i.n{color:var(--half)}i.m{color:var(--good);font-weight:600}i.s{color:var(--half)}
.reasons{list-style:none;padding:0;margin:0 0 .75rem}
.reasons li{border-left:3px solid var(--bad);padding:.1rem 0 .1rem .8rem;margin-bottom:.6rem}
.reasons p{margin:0}.reasons b{display:inline-block;min-width:3.1rem;color:var(--bad)}.cure b{color:var(--good)!important}
.at{color:var(--soft);font-size:.85rem;margin-right:.3rem}
.guess{border:1px dashed currentColor;border-radius:.5rem;padding:0 .4rem;font-size:.75rem;font-weight:500;color:var(--half)}
.said{margin:0 0 .75rem;color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}
.loop h3{font-size:.95rem;margin:.25rem 0 .4rem}.loop h3 small,.where{font-weight:400;color:var(--soft)}
.command{font-size:.95rem;margin:.75rem 0 .4rem}
.in{margin:.25rem 0;color:var(--soft);font-size:.85rem}
.kernels{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:.5rem}
details.kernel{min-width:0;border-top:1px solid var(--line);padding-top:.6rem}
summary{cursor:pointer;font-weight:600}summary small{font-weight:400;color:var(--soft)}
details .scroll{margin:.4rem 0 .8rem;max-height:34rem;overflow:auto}
details h3{font-size:.95rem;margin:.9rem 0 0}details h3 small{font-weight:400;color:var(--soft)}details details{margin:.5rem 0}details details summary{font-weight:400}
.code td{border-top:1px solid var(--line)}.code .c{width:40%;max-width:26rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.many .code .c{max-width:9rem}
.asm pre{margin:0;font-size:.95em;line-height:1.45}
.asm span{display:inline-block;width:100%;padding-left:.4rem;border-left:3px solid transparent}
.asm .d1{border-color:var(--line)}.asm .d2,.asm .d3{border-color:var(--soft)}
.asm .good{border-color:var(--good);background:var(--good-ground)}.asm .bad{border-color:var(--bad);background:var(--bad-ground)}.asm .half{border-color:var(--half);background:var(--half-ground)}
.asm .v{font-weight:600}.asm .call{color:var(--bad);font-weight:700}.asm .label{color:var(--soft)}
.compare{width:100%;font-size:.9rem}.compare th,.compare td{text-align:left;padding:.35rem .75rem;border-bottom:1px solid var(--line)}.compare tbody th{font-weight:400}.compare thead th{color:var(--soft);font-size:.72rem;text-transform:uppercase;letter-spacing:.06em}.compare tr:last-child td,.compare tr:last-child th{border-bottom:0}
.error{border:1px solid var(--bad);border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1.25rem;background:var(--bad-ground)}.error pre{overflow-x:auto}
footer{max-width:72rem;margin:2rem auto;padding:0 1.25rem 2rem;color:var(--soft);font-size:.85rem}
@media(max-width:40rem){.top{padding-top:1rem}article{padding:.85rem .8rem}article>header{flex-direction:column;gap:.4rem}.note{display:block;margin:.1rem 0 .3rem;width:max-content;max-width:100%;white-space:normal}.source,.code{font-size:.76rem}.code .c{display:none}.tools kbd{display:none}
.compare thead{display:none}.compare tr,.compare th,.compare td{display:block;border:0;padding:.1rem .75rem}.compare tr{padding:.4rem 0;border-bottom:1px solid var(--line)}.compare td[data-name]::before{content:attr(data-name) ": ";color:var(--soft)}}
@media print{.tools{display:none}article{break-inside:avoid;box-shadow:none}}
@media(forced-colors:active){article,.badge,.note{border:1px solid}}
"""

SCRIPT = """
(function(){
var cards=[].slice.call(document.querySelectorAll('article')),search=document.getElementById('search'),show=document.getElementById('show'),said=document.getElementById('said'),at=-1;
function filter(){var text=search.value.toLowerCase(),want=show.value,left=0;cards.forEach(function(card){
var fits=card.id.toLowerCase().indexOf(text)>=0&&(want==='all'||(want==='trouble'?card.dataset.trouble==='1':card.dataset.verdict===want));
card.hidden=!fits;left+=fits;});said.textContent=left+' of '+cards.length+' shown';}
function go(step){var seen=cards.filter(function(card){return !card.hidden});if(!seen.length)return;
at=seen.indexOf(document.activeElement&&document.activeElement.closest('article'));
at=Math.max(0,Math.min(seen.length-1,at<0?(step>0?0:seen.length-1):at+step));seen[at].focus({preventScroll:true});seen[at].scrollIntoView({block:'start'});}
search.addEventListener('input',filter);show.addEventListener('change',filter);
document.getElementById('theme').addEventListener('click',function(){var root=document.documentElement,dark=root.dataset.theme?root.dataset.theme==='dark':matchMedia('(prefers-color-scheme: dark)').matches;root.dataset.theme=dark?'light':'dark';});
document.addEventListener('keydown',function(e){if(e.ctrlKey||e.metaKey||e.altKey)return;var typing=/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName);
if(e.key==='Escape'&&typing){e.target.blur();return;}if(typing)return;
if(e.key==='/'){e.preventDefault();search.focus();}else if(e.key==='j')go(1);else if(e.key==='k')go(-1);
else if(e.key==='o'){var card=document.activeElement.closest('article');if(card)[].forEach.call(card.querySelectorAll('details'),function(d){d.open=!d.open});}});
filter();
})();
"""

PAGE = """<!doctype html>
<html lang=en>
<head>
<meta charset=utf-8>
<meta name=viewport content="width=device-width,initial-scale=1">
<title>%(title)s</title>
<link rel=icon href="data:,">
<style>%(style)s</style>
</head>
<body>
<a class=skip href="#cards">to the maps</a>
<div class=top>
<h1>%(title)s</h1>
<ul class=commands>%(commands)s</ul>
<ul class=summary>%(summary)s<li class=half><b>%(trouble)d</b> with a loop to look at</li>%(of)s</ul>
</div>
<nav class=tools aria-label="what is shown"><div>
<label class=hidden for=search>search by name</label><input id=search type=search placeholder="name of a map" autocomplete=off>
<label class=hidden for=show>which maps</label><select id=show><option value=all>all maps</option><option value=trouble>with a loop to look at</option><option value="not vectorized">not vectorized</option><option value=vectorized>vectorized</option><option value=looped>looped</option></select>
<button id=theme type=button>light or dark</button>
<span id=said role=status aria-live=polite>%(count)d shown</span>
<kbd>/ search &nbsp; j k next, previous &nbsp; o machine code</kbd>
</div></nav>
<main id=cards>
%(errors)s
%(cards)s
</main>
<footer>✓ vectorized in the machine code &nbsp; ✕ one at a time &nbsp; ◐ partly &nbsp; ○ looped by choice &nbsp; ≡ written out &nbsp; → a call.
Elements a cycle are an estimate: a core with two vector units, two loads and a store a cycle, all data in its first cache. Written by mapfn-report.</footer>
<script>%(script)s</script>
</body>
</html>
"""
