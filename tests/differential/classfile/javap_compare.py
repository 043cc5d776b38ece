#!/usr/bin/env python3
"""Compares the dump of classes with what `javap -c -p -v` says, line by line.

Usage:
  javap_compare.py --dump BINARY [--jdk HOME] [--sample N] [--seed S] [PATH...]

Each PATH is a class file or a directory of class files. With --sample, N
classes of java.base, drawn with the seed, are compared as well; --sample all
takes every one. They are looked up by name in the runtime image by the dump and
given to javap as extracted files, so the look-up is compared too.

Three things may differ and are made equal first: the lines about the file
itself (path, date, checksum); the digits of floating-point numbers, of which
javap before 19 prints more than needed, which are compared by value; and the
thrown types of generic methods, which javap prints with slashes.
"""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile

BATCH = 400
FILE_LINES = ("  Last modified ", "  SHA-256 checksum ", "  MD5 checksum ")
REAL = re.compile(r"(-?(?:\d+\.\d+(?:E-?\d+)?))([fd])\b")
# What the dump shows as raw bytes only.
RAW_ATTRIBUTES = ("module-info",)


def run(command):
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    if result.returncode != 0:
        message = result.stderr.decode(errors="replace").strip()
        raise SystemExit(f"{command[0]} failed: {message[:2000]}")
    return result.stdout.decode("utf-8")


def split_classes(text):
    """The lines of each class, without those about the file it came from."""
    classes = []
    for line in text.split("\n"):
        if line.startswith("Classfile "):
            classes.append([])
        elif classes and not line.startswith(FILE_LINES):
            classes[-1].append(line)
    for lines in classes:
        while lines and not lines[-1]:
            lines.pop()
    return classes


def by_value(match):
    number = float(match.group(1))
    if match.group(2) == "f":
        return struct.pack(">f", number).hex()
    return struct.pack(">d", number).hex()


def canonical(line):
    line = REAL.sub(by_value, line)
    head, throws, tail = line.partition(") throws ")
    return head + throws + tail.replace("/", ".")


def first_difference(ours, theirs):
    for number, (a, b) in enumerate(itertools.zip_longest(ours, theirs), 1):
        if a == b:
            continue
        if a is None or b is None or canonical(a) != canonical(b):
            return f"line {number}:\n  ours:  {a}\n  javap: {b}"
    return None


class Comparison:
    def __init__(self, dump, javap, jdk):
        self.dump, self.javap, self.jdk = dump, javap, jdk

    def batch(self, items):
        """items: (argument for the dump, file for javap). Returns failures."""
        ours = split_classes(
            run([self.dump, "--jdk", self.jdk or "none", *(i[0] for i in items)])
        )
        theirs = split_classes(
            run([self.javap, "-c", "-p", "-v", *(i[1] for i in items)])
        )
        if not len(ours) == len(theirs) == len(items):
            return [f"{len(items)} classes: {len(ours)} dumped, {len(theirs)} by javap"]
        failures = []
        for item, a, b in zip(items, ours, theirs):
            difference = first_difference(a, b)
            if difference:
                failures.append(f"{item[0]}: {difference}")
        return failures


def extract_java_base(jdk, folder):
    """Files of java.base under `folder`, as paths relative to the module."""
    tool = pathlib.Path(jdk, "bin", "jimage")
    pattern = r"regex:/java\.base/.*\.class"
    run(
        [str(tool), "extract", "--dir", folder, "--include", pattern]
        + [str(pathlib.Path(jdk, "lib", "modules"))]
    )
    root = pathlib.Path(folder, "java.base")
    return root, sorted(p.relative_to(root).as_posix() for p in root.rglob("*.class"))


def sampled_items(jdk, folder, sample, seed):
    root, names = extract_java_base(jdk, folder)
    names = [n for n in names if not n.startswith(RAW_ATTRIBUTES)]
    if sample != "all":
        names = sorted(random.Random(seed).sample(names, int(sample)))
    return [(name[: -len(".class")], str(root / name)) for name in names]


def file_items(paths):
    for path in map(pathlib.Path, paths):
        files = sorted(path.rglob("*.class")) if path.is_dir() else [path]
        for file in files:
            yield str(file), str(file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dump", required=True)
    parser.add_argument("--jdk", default="")
    parser.add_argument("--sample", default="0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("paths", nargs="*")
    options = parser.parse_args()
    javap = str(pathlib.Path(options.jdk, "bin", "javap")) if options.jdk else "javap"
    comparison = Comparison(os.path.abspath(options.dump), javap, options.jdk)
    with tempfile.TemporaryDirectory() as folder:
        items = list(file_items(options.paths))
        if options.sample != "0":
            items += sampled_items(options.jdk, folder, options.sample, options.seed)
        batches = [items[i : i + BATCH] for i in range(0, len(items), BATCH)]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            failures = sum(pool.map(comparison.batch, batches), [])
    for failure in failures:
        print(failure)
    print(f"{len(items)} classes compared with {javap}, {len(failures)} differ")
    return 1 if failures or not items else 0


if __name__ == "__main__":
    sys.exit(main())
