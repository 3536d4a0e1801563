#!/usr/bin/env python3
"""bench/flags/places.py DIR LABEL [pattern...]: runs DIR/battery0, battery1 …, one program whose maps and loops lie at other places of memory in each. Prints of
each cell the line of the program with the middle ratio, and as a last word the least and the greatest ratio. Exits with 1 where a map and a loop differ."""
import glob
import subprocess
import sys


def main():
    directory, label, patterns = sys.argv[1], sys.argv[2], sys.argv[3:]
    lines, failed = {}, False
    for program in sorted(glob.glob(f'{directory}/battery[0-9]')):
        done = subprocess.run([program, label, *patterns], stdout=subprocess.PIPE, text=True)
        failed |= done.returncode != 0
        for line in done.stdout.splitlines():
            name, ratio = line.split('\t')[-5], float(line.split('\t')[-2])
            lines.setdefault(name, []).append((ratio, line))
    for found in lines.values():
        found.sort()
        print(f'{found[len(found) // 2][1]}\t{found[0][0]:.2f}-{found[-1][0]:.2f}')
    sys.exit(failed)


main()
