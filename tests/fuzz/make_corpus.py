#!/usr/bin/env python3
"""Writes the seed inputs that no compiler at hand produces.

Usage: make_corpus.py OUTPUT_DIRECTORY

The results are checked in under corpus/; run this again only to change them.
Each is as small as the format allows, so that the fuzzers spend their time on
structure and not on contents.
"""

import pathlib
import struct
import sys
import zipfile

HASH_SEED = 0x01000193


def image_hash(text, seed):
    for byte in text.encode():
        seed = (seed * HASH_SEED & 0xFFFFFFFF) ^ byte
    return seed & 0x7FFFFFFF


def redirects(names):
    """The two-level perfect hash of the format: (redirect table, slot order)."""
    length = len(names)
    buckets = [[] for _ in range(length)]
    for name in names:
        buckets[image_hash(name, HASH_SEED) % length].append(name)
    redirect, order = [0] * length, [None] * length
    for index in sorted(range(length), key=lambda i: -len(buckets[i])):
        bucket = buckets[index]
        if len(bucket) > 1:
            redirect[index], slots = find_seed(bucket, order, length)
            for name, slot in zip(bucket, slots):
                order[slot] = name
        elif bucket:
            free = order.index(None)
            order[free] = bucket[0]
            redirect[index] = -1 - free
    return redirect, order


def find_seed(bucket, order, length):
    for seed in range(1, 1 << 20):
        slots = [image_hash(name, seed) % length for name in bucket]
        if len(set(slots)) == len(slots) and all(order[s] is None for s in slots):
            return seed, slots
    raise ValueError("no perfect hash for " + repr(bucket))


class Image:
    """Builds a runtime image from resources: /module/parent/base.ext -> bytes."""

    def __init__(self, byte_order="<"):
        self.byte_order = byte_order
        self.strings = b"\0"
        self.resources = {}

    def string(self, text):
        encoded = text.encode() + b"\0"
        at = self.strings.find(b"\0" + encoded)
        if text and at >= 0:
            return at + 1
        if not text:
            return 0
        self.strings += encoded
        return len(self.strings) - len(encoded)

    def words(self, *values):
        return struct.pack(self.byte_order + "%di" % len(values), *values)

    def add(self, name, data, compressed=0):
        self.resources[name] = (data, compressed)

    def add_package(self, package, module):
        self.add("/packages/" + package, self.words(0, self.string(module)))

    def location(self, name, offset, data, compressed):
        _, module, rest = name.split("/", 2)
        parent, _, last = rest.rpartition("/")
        base, dot, extension = last.rpartition(".")
        if module == "packages" or not dot:
            parent, base, extension = "", rest, ""
        values = [
            (1, self.string(module)),
            (2, self.string(parent)),
            (3, self.string(base)),
            (4, self.string(extension)),
            (5, offset),
            (6, compressed),
            (7, len(data)),
        ]
        out = b""
        for kind, value in values:
            size = max(1, (value.bit_length() + 7) // 8)
            if value:
                out += bytes([kind << 3 | size - 1]) + value.to_bytes(size, "big")
        return out + b"\0"

    def build(self):
        redirect, order = redirects(sorted(self.resources))
        contents, locations, offsets = b"", b"", []
        for name in order:
            data, compressed = self.resources[name]
            offsets.append(len(locations))
            locations += self.location(name, len(contents), data, compressed)
            contents += data
        header = self.words(
            0xCAFEDADA - (1 << 32),
            1 << 16,
            0,
            len(order),
            len(order),
            len(locations),
            len(self.strings),
        )
        tables = self.words(*redirect) + self.words(*offsets)
        return header + tables + locations + self.strings + contents


def write_images(folder):
    for name, order in (("little", "<"), ("big", ">")):
        image = Image(order)
        image.add_package("p", "m")
        image.add_package("q", "m")
        image.add("/m/p/A.class", b"class A")
        image.add("/m/p/B.class", b"class B")
        image.add("/m/q/C.class", b"compressed", compressed=10)
        image.add("/m/module-info.class", b"module")
        (folder / name).write_bytes(image.build())


def write_zip(path, entries, comment=b""):
    with zipfile.ZipFile(path, "w") as archive:
        archive.comment = comment
        for name, data, method in entries:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(info, data, method)


def write_jars(folder):
    stored, deflated = zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED
    manifest = b"Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n"
    write_zip(folder / "stored", [("A.class", b"class A", stored)])
    write_zip(
        folder / "deflated",
        [("p/A.class", b"class A " * 50, deflated)],
        comment=b"a comment",
    )
    write_zip(
        folder / "multi_release",
        [
            ("META-INF/MANIFEST.MF", manifest, deflated),
            ("A.class", b"plain", stored),
            ("META-INF/versions/9/A.class", b"nine", stored),
            ("META-INF/versions/11/A.class", b"eleven", deflated),
            ("META-INF/versions/21/A.class", b"twenty-one", stored),
        ],
    )
    write_zip(folder / "empty", [])


def write_old_class(folder):
    """Version 46: jsr, ret, wide, both switches and multianewarray."""
    texts = [b"Old", b"java/lang/Object", b"[[I", b"m", b"()V", b"Code"]
    pool = b"".join(struct.pack(">BH", 1, len(t)) + t for t in texts)
    pool += b"".join(struct.pack(">BH", 7, i) for i in (1, 2, 3))
    code = bytes.fromhex(
        "a80013"  # 0: jsr 19
        "c4150100"  # 3: wide iload 256
        "c4840100ff00"  # 7: wide iinc 256, -256
        "c5000902"  # 13: multianewarray [[I, 2
        "57b1"  # 17: pop, return
        "3a02"  # 19: astore 2
    )
    code += bytes([0xAA, 0, 0])  # 21: tableswitch
    code += struct.pack(">iiiii", 23, 0, 1, 23, -4)  # 24..44, relative to 21
    code += bytes([0xAB, 0, 0, 0]) + struct.pack(">iiii", 16 + 4, 1, 7, 20)
    code += bytes([0xA9, 2])
    body = struct.pack(">HHI", 4, 300, len(code)) + code + struct.pack(">HH", 0, 0)
    method = struct.pack(">HHHHHI", 8, 4, 5, 1, 6, len(body)) + body
    header = struct.pack(">IHHH", 0xCAFEBABE, 0, 46, 10)
    tail = struct.pack(">HHHHH", 0x21, 7, 8, 0, 0) + struct.pack(">H", 1)
    (folder / "subroutines_46").write_bytes(header + pool + tail + method + b"\0\0")


def main():
    root = pathlib.Path(sys.argv[1])
    for name, write in (
        ("class", write_old_class),
        ("jimage", write_images),
        ("jar", write_jars),
    ):
        folder = root / name
        folder.mkdir(parents=True, exist_ok=True)
        write(folder)


if __name__ == "__main__":
    main()
