"""png.py PROGRAM FOLDER: PNGs made by zlib, of every kind of block and filter, must come out of PROGRAM as they were; damaged ones not."""
import random
import struct
import subprocess
import sys
import zlib

program, folder = sys.argv[1:]
random.seed(1)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def predict(kind, left, up, corner):
    p = left + up - corner
    nearest = min((abs(p - left), 0, left), (abs(p - up), 1, up), (abs(p - corner), 2, corner))[2]
    return [0, left, up, (left + up) // 2, nearest][kind]


def at(rows, y, x):
    return rows[y][x] if y >= 0 and x >= 0 else 0


def encode(rows, channels, level, strategy, filters=True, piece=1000):
    raw = bytearray()
    for y, row in enumerate(rows):
        kind = y % 5 if filters else 0
        raw.append(kind)
        raw += bytes((v - predict(kind, at(rows, y, x - channels), at(rows, y - 1, x), at(rows, y - 1, x - channels) if x >= channels else 0)) & 255
                     for x, v in enumerate(row))
    packer = zlib.compressobj(level, zlib.DEFLATED, 15, 8, strategy)
    data = packer.compress(bytes(raw)) + packer.flush()
    kind = {1: 0, 3: 2, 4: 6}[channels]
    header = struct.pack(">IIBBBBB", len(rows[0]) // channels, len(rows), 8, kind, 0, 0, 0)
    chunks = b"".join(chunk(b"IDAT", data[i:i + piece]) for i in range(0, len(data), piece))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"tEXt", b"a\0b") + chunks + chunk(b"IEND", b"")


def decode(png, channels):
    width, height = struct.unpack(">II", png[16:24])
    data, i = b"", 8
    while i < len(png):
        length = struct.unpack(">I", png[i:i + 4])[0]
        assert struct.unpack(">I", png[i + 8 + length:i + 12 + length])[0] == zlib.crc32(png[i + 4:i + 8 + length])
        if png[i + 4:i + 8] == b"IDAT":
            data += png[i + 8:i + 8 + length]
        i += length + 12
    raw, rows = zlib.decompress(data), []
    for y in range(height):
        line = raw[y * (width * channels + 1):(y + 1) * (width * channels + 1)]
        assert line[0] == 2
        rows.append(bytes((v + at(rows, y - 1, x)) & 255 for x, v in enumerate(line[1:])))
    return rows


def run(png):
    with open(folder + "/in.png", "wb") as file:
        file.write(png)
    return subprocess.run([program, folder + "/in.png", folder + "/out.png"], stderr=subprocess.PIPE)


for channels in (1, 3, 4):
    for width, height in ((1, 1), (7, 5), (120, 20)):
        for level, strategy in ((0, 0), (9, zlib.Z_DEFAULT_STRATEGY), (6, zlib.Z_FIXED), (6, zlib.Z_HUFFMAN_ONLY)):
            rows = [bytes(random.choice((0, 0, 0, x // 9 % 256, random.randrange(256))) for x in range(width * channels)) for _ in range(height)]
            result = run(encode(rows, channels, level, strategy))
            assert result.returncode == 0, result
            with open(folder + "/out.png", "rb") as file:
                assert decode(file.read(), channels) == rows, (channels, width, height, level, strategy)

good = encode([bytes(range(200))] * 9, 1, 9, 0)
refused = 0
for trial in range(60):
    bad = bytearray(good)
    bad[random.randrange(len(bad))] ^= 1 << random.randrange(8)
    result = run(bytes(bad) if trial % 2 else good[:random.randrange(len(good))])
    assert result.returncode in (0, 1) and not result.stderr, (trial, result)
    refused += result.returncode == 1
assert refused > 50, refused
