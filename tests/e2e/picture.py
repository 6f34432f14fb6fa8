"""Just enough PNG to compare two pictures of the same size that Chromium has taken."""

import struct
import zlib
from itertools import repeat
from operator import add, sub


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
    if kind == 2:
        return bytearray(map(int.__and__, map(add, row, above), repeat(255)))
    if kind == 0:
        return row
    for i in range(len(row)):
        left = row[i - channels] if i >= channels else 0
        up = above[i]
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            guess = _paeth(left, up, above[i - channels] if i >= channels else 0)
        row[i] = (row[i] + guess) & 255
    return row


def _paeth(left: int, up: int, corner: int) -> int:
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def difference(one: list[bytearray], other: list[bytearray]) -> float:
    """The mean difference of two pictures, from 0 (the same) to 255."""
    total = sum(sum(map(abs, map(sub, row, row_))) for row, row_ in zip(one, other, strict=True))
    return total / sum(len(row) for row in one)
