"""Just enough PNG to compare two pictures of the same size that Chromium has taken."""

import struct
import zlib


def pixels(png: bytes) -> list[bytearray]:
    """The rows of an 8-bit picture without interlacing, as bytes of its channels (3 or 4 a pixel)."""
    data, at, channels, width = b"", 8, 3, 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        chunk = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
            assert (depth, interlaced) == (8, 0)
            channels = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            data += chunk
        at += 12 + length
    raw = zlib.decompress(data)
    stride = width * channels
    rows: list[bytearray] = []
    above = bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above, channels)
        rows.append(above)
    return rows


def _unfiltered(kind: int, row: bytearray, above: bytearray, channels: int) -> bytearray:
    for i in range(len(row)):
        left = row[i - channels] if i >= channels else 0
        up = above[i]
        corner = above[i - channels] if i >= channels else 0
        row[i] = (row[i] + (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]) & 255
    return row


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]


def difference(one: list[bytearray], other: list[bytearray]) -> float:
    """The mean difference of two pictures, from 0 (the same) to 255."""
    total = sum(abs(a - b) for row, row_ in zip(one, other, strict=True) for a, b in zip(row, row_, strict=True))
    return total / sum(len(row) for row in one)
