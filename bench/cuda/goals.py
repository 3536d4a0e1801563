#!/usr/bin/env python3
"""The goals as one table, from what bench.cu, python.py, compile.sh and host.cu printed:    goals.py RESULTS.tsv [COMPILE.txt [HOST.txt]]"""
import os
import re
import sys

times, names, notes = {}, [], []  # times[contest, n, shape, mode, contestant] = microseconds
size = {}
for row in open(sys.argv[1]):
    columns = row.rstrip("\n").split("\t")
    if len(columns) == 7 and not row.startswith("#"):
        contest, n, shape, mode, name, microseconds, count = columns
        times[contest, int(n), shape, mode, name] = float(microseconds)
        size[contest, int(n)] = int(count)
        if name not in names:
            names.append(name)


def find(start, end=""):
    return next((name for name in names if name.startswith(start) and name.endswith(end)), None)


COPY, BY_HAND, PYTORCH = "device copy", "by hand", find("PyTorch")
TOOLKIT, NEWEST = find("CUB", "(toolkit)"), find("CUB", "(PyPI)")


def sizes(contest, least=0, most=1 << 62, shape="aligned"):
    return sorted({key[1] for key in times if key[0] == contest and least <= key[1] <= most and key[2] == shape})


def ratios(contests, rival, least, most=1 << 62, mode="hot", shape="aligned", rival_shape="aligned", me="mapfn", rival_contest=None):
    """[time of mapfn / time of the rival], of all sizes that both have"""
    found = []
    for contest in contests.split():
        for n in sizes(contest, least, most, shape):
            mine, other = times.get((contest, n, shape, mode, me)), times.get((rival_contest or contest, n, rival_shape, mode, rival))
            if mine and other:
                found.append((mine / other, contest, n))
    return found


rows = []


def goal(case, demand, limit, found, rival, faster=False):
    """the worst ratio must keep the limit; faster: the ratio is of bytes per second, so the least counts"""
    if not found:
        rows.append((case, demand, "not measured", rival or "missing here", "-"))
        return
    value, contest, n = min((1 / r, c, n) for r, c, n in found) if faster else max(found)
    kept = value >= limit if faster else value <= limit
    rows.append((case, demand, "%.2f (%s, n = %d, the worst of %d)" % (value, contest, n, len(found)), rival, "yes" if kept else "NO"))


LARGE = 1 << 24
goal("1 in, 1 out, 4 bytes and more, n from 2^24", "bytes/s at least 0.99x a copy's", 0.99, ratios("scale_f32 scale_f64", COPY, LARGE), COPY, True)
goal("1 in, 1 out, 4 bytes and more, n from 2^24", "time at most 1.02x", 1.02, ratios("scale_f32 scale_f64", NEWEST, LARGE), NEWEST)
goal("2 in, 1 out, float, n from 2^24", "bytes/s at least 1.02x a copy's", 1.02, ratios("saxpy_f32", COPY, LARGE), COPY, True)
goal("2 in, 1 out, float, n from 2^24", "time at most 1.02x", 1.02, ratios("saxpy_f32", NEWEST, LARGE), NEWEST)
goal("1 and 2-byte types, n from 2^26", "bytes/s at least 0.99x a copy's", 0.99, ratios("invert_u8 blend_u8 add_i16", COPY, 1 << 26), COPY, True)
goal("1 and 2-byte types, n from 2^26", "time at most 1.02x", 1.02, ratios("invert_u8 blend_u8 add_i16", NEWEST, 1 << 26), NEWEST)
goal("3 outputs", "bytes/s at least 0.94x a copy's", 0.94, ratios("three_f32", COPY, LARGE), COPY, True)
goal("3 outputs", "time at most 1.00x", 1.00, ratios("three_f32", NEWEST, LARGE), NEWEST)
for contests, title, share in (("struct_12 struct_24 struct_32 struct_48 struct_64", "structs of 12 to 64 bytes", 0.92), ("rows_8 rows_12 rows_16 rows_64 rows_68 rows_128 rows_192 rows_256", "rows of 8 to 256 bytes", 0.88)):
    goal(title, "bytes/s at least %.2fx a copy's" % share, share, ratios(contests, COPY, 1 << 20), COPY, True)
    goal(title, "time at most 1.02x", 1.02, ratios(contests, NEWEST or TOOLKIT, 1 << 20), NEWEST or TOOLKIT)
goal("rows of 2, 3 and 4 floats", "time at most 1.1x", 1.1, ratios("rows_8 rows_12 rows_16", "naive", 1 << 20), "naive")
goal("rows of 1000 and 2000 floats, `team`", "bytes/s at least 0.93x a copy's", 0.93, ratios("team_4000 team_8000", COPY, 1 << 16), COPY, True)
goal("rows of 1000 and 2000 floats, `team`", "time at most 1.1x", 1.1, ratios("team_4000 team_8000", BY_HAND, 1 << 16), BY_HAND)
for without, with_team in (("alone_4000", "team_4000"), ("alone_8000", "team_8000")):
    goal("the same row work, `team` beside none", "time at most 1.0x", 1.0, ratios(with_team, "mapfn", 0, rival_contest=without), "mapfn, %s" % without)
goal("sums of floats and doubles, n from 2^24", "bytes/s at least 0.93x a copy's", 0.93, ratios("dot_f32 squares_f64", COPY, LARGE), COPY, True)
goal("sums of floats and doubles, n from 2^24", "time at most 1.1x", 1.1, ratios("dot_f32 squares_f64", NEWEST or TOOLKIT, LARGE), NEWEST or TOOLKIT)
goal("sums of floats and doubles, n to 2^20", "time at most 1.0x", 1.0, ratios("dot_f32 squares_f64", NEWEST or TOOLKIT, 0, 1 << 20), NEWEST or TOOLKIT)
goal("all arrays off by one element", "time at most 1.1x aligned", 1.1, ratios("scale_f32 saxpy_f32 invert_u8", "mapfn", 0, shape="shifted"), "mapfn, aligned")
goal("arrays off by different steps, 4 bytes", "time at most 1.05x aligned", 1.05, ratios("scale_f32 saxpy_f32", "mapfn", 0, shape="mixed"), "mapfn, aligned")
goal("arrays off by different steps, 1 and 2 bytes", "time at most 1.25x aligned", 1.25, ratios("invert_u8 blend_u8 add_i16", "mapfn", 0, shape="mixed"), "mapfn, aligned")
SMALL = (1 << 10, 1 << 18)
goal("n = 2^10 to 2^18, back to back", "time at most 1.0x", 1.0, ratios("scale_f32 saxpy_f32", TOOLKIT, *SMALL), TOOLKIT)
goal("n = 2^10 to 2^18, back to back", "time at most 1.1x", 1.1, ratios("scale_f32 saxpy_f32", NEWEST, *SMALL), NEWEST)
goal("n = 2^10 to 2^18, back to back", "time at most 1.2x", 1.2, ratios("scale_f32 saxpy_f32", BY_HAND, *SMALL), BY_HAND)
mine, raw, torch = (times.get(("enqueue", 1024, "aligned", "hot", name)) for name in ("mapfn", BY_HAND, PYTORCH))
rows.append(("a call", "at most 250 ns over a raw launch", "%.0f ns over" % ((mine - raw) * 1e3) if mine and raw else "not measured", "cudaLaunchKernelEx",
             "-" if not mine or not raw else "yes" if mine - raw <= 0.25 else "NO"))
rows.append(("a call", "at most 0.7x", "%.2f" % (mine / torch) if mine and torch else "not measured", PYTORCH or "PyTorch, missing here",
             "-" if not mine or not torch else "yes" if mine / torch <= 0.7 else "NO"))


def text(place):
    if len(sys.argv) <= place or not os.path.exists(sys.argv[place]):
        return ""
    with open(sys.argv[place]) as file:
        return file.read()


host = re.search(r"page-locked: ([\d.]+) of the duplex roof .*pageable: ([\d.]+) times naive", text(3))
for case, demand, limit, group, rival in (("host arrays, page-locked", "at least 0.93 of the roof", 0.93, 1, "copies up and down at once, no map"),
                                          ("host arrays, pageable", "at least 2.5 times as fast", 2.5, 2, "memcpy, map, memcpy")):
    measured = host.group(group) if host else "not measured"
    rows.append((case, demand, measured, rival, "-" if not host else "yes" if float(measured) >= limit else "NO"))
compiled = re.search(r"\| sm_90 \| [\d.]+ \| ([\d.]+) \| ([\d.]+) \| [\d.]+ \| [\d.]+ \| ([\d.]+) \|", text(2))
if compiled:
    rows.append(("compile one map", "at most 0.25x", compiled.group(3), TOOLKIT or "CUB of the toolkit", "yes" if float(compiled.group(3)) <= 0.25 else "NO"))
    rows.append(("compile a further map", "at most 0.2 s", compiled.group(2) + " s", "-", "yes" if float(compiled.group(2)) <= 0.2 else "NO"))

print("\n| case | target | measured | rival | met |\n|---|---|---|---|---|")
for row in rows:
    print("| " + " | ".join(row) + " |")
print("\nThe largest n of each contest: the share of a device copy's bytes per second.\n\n| contest | n | mapfn | CUB, newest | by hand | naive |\n|---|--:|--:|--:|--:|--:|")
for contest in dict.fromkeys(key[0] for key in times if key[0] != "enqueue"):
    n = max(sizes(contest))
    cells = []
    for name in ("mapfn", NEWEST or TOOLKIT, BY_HAND, "naive"):
        t, copy = times.get((contest, n, "aligned", "hot", name)), times.get((contest, n, "aligned", "hot", COPY))
        cells.append("%.2f" % (copy / t) if t and copy else "-")
    print("| %s | %d | %s |" % (contest, n, " | ".join(cells)))
print("\nMicroseconds of a call, back to back, aligned; in parentheses the share of a device copy's bytes per second:\n")
print("| contest | n | " + " | ".join(names) + " |\n|---|---|" + "---|" * len(names))
for contest in dict.fromkeys(key[0] for key in times):
    for n in sizes(contest):
        cells = []
        for name in names:
            t, copy = times.get((contest, n, "aligned", "hot", name)), times.get((contest, n, "aligned", "hot", COPY))
            cells.append("-" if t is None else "%.2f" % t + (" (%.2f)" % (copy / t) if copy and name != COPY else ""))
        print("| %s | %d | %s |" % (contest, n, " | ".join(cells)))
