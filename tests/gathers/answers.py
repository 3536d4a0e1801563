#!/usr/bin/env python3
"""What answers.c prints, computed from the text of docs/sums.md alone, without the headers."""
import struct


def rounded(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def in_order(n, block, length, add):
    """blocks are leaves of a binary tree, as in a binary counter; add(table, i) adds element i"""
    levels, now, begun = {}, None, False
    blocks = n // block
    for b in range(blocks + 1):
        table = [0.0] * length
        for i in range(b * block, min(n, (b + 1) * block)):
            add(table, i)
        if b == blocks:
            if n % block or n == 0:
                now = table
            break
        level = 0
        while level in levels:
            table = [rounded(x + y) for x, y in zip(levels.pop(level), table)]
            level += 1
        levels[level] = table
    for level in sorted(levels):
        now = levels[level] if now is None else [rounded(x + y) for x, y in zip(levels[level], now)]
    return now


def bits_of(values):
    hashed = 0
    for value in values:
        hashed = (hashed * 31 + struct.unpack("I", struct.pack("f", value))[0]) & 0xFFFFFFFF
    return hashed


MOST = 40000
drawn, w = 1, []
for _ in range(3 * MOST):
    drawn = (drawn * 1664525 + 1013904223) & 0xFFFFFFFF
    w.append(rounded(rounded(float(drawn >> 8)) / 3))
for n in (0, 1, 127, 128, 129, 1000, 4095, 4096, 8193, 20000, MOST):
    def add_row(table, i):
        for j in range(3):
            table[j] = rounded(table[j] + w[3 * i + j])
    print("rows %d %08x" % (n, bits_of(in_order(n, 128, 3, add_row))))
    for length in (1, 10, 1024, 1025, 1500):
        def add_one(table, i):
            place = i * 7919 % length
            table[place] = rounded(table[place] + w[i])
        block = 4096
        while block < 4 * length:
            block *= 2
        print("tally %d %d %08x" % (n, length, bits_of(in_order(n, block, length, add_one))))
