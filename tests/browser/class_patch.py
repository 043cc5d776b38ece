"""Gives a compiled class names no compiler would write.

A class file's names are Utf8 constants (JVMS 4.4.7), so replacing their text
renames classes, fields and parameters; nothing else of the file depends on it.
"""
import struct

# Bytes after the tag, JVMS table 4.4-A; Utf8 has a length of its own.
SIZES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4,
         15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}


def modified_utf8(text):
    """JVMS 4.4.7: NUL takes two bytes, surrogates three each."""
    units = text.encode("utf-16-be", "surrogatepass")
    out = bytearray()
    for (unit,) in struct.iter_unpack(">H", units):
        if 0 < unit < 0x80:
            out.append(unit)
        elif unit < 0x800:
            out += bytes((0xC0 | unit >> 6, 0x80 | unit & 0x3F))
        else:
            out += bytes((0xE0 | unit >> 12, 0x80 | unit >> 6 & 0x3F,
                          0x80 | unit & 0x3F))
    return bytes(out)


def patch(data, replacements):
    """The class file with each text replaced wherever it occurs in a name."""
    count = struct.unpack_from(">H", data, 8)[0]
    out = bytearray(data[:10])
    at, index = 10, 1
    while index < count:
        tag = data[at]
        if tag == 1:
            length = struct.unpack_from(">H", data, at + 1)[0]
            text = data[at + 3:at + 3 + length]
            for old, new in replacements.items():
                text = text.replace(old.encode(), modified_utf8(new))
            out += struct.pack(">BH", 1, len(text)) + text
            at += 3 + length
        else:
            out += data[at:at + 1 + SIZES[tag]]
            at += 1 + SIZES[tag]
        index += 2 if tag in (5, 6) else 1
    return bytes(out + data[at:])
