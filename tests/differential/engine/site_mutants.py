"""Call sites that no compiler writes: the engine against a real JVM.

The bootstrap methods of compiled classes are given other constants of their class. Whatever the
engine makes of such a call site, it is what the JVM does, or `unsupported`.

usage: site_mutants.py ENGINE HARNESS_CLASSES CLASSES COUNT
"""

import os
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile

# The class that is changed, and the one whose methods lead there.
MUTANTS = (("Lambdas", "Lambdas"), ("MethodReferences", "MethodReferences"),
           ("RecordMethods$Two", "RecordMethods"), ("Concatenations", "Concatenations"),
           ("Boxing", "Boxing"))
SIZES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4,
         19: 2, 20: 2}
KINDS = {8: "string", 7: "class", 15: "handle", 16: "type", 3: "number"}


def u2(data, at):
    return struct.unpack_from(">H", data, at)[0]


def read_pool(data):
    """Returns the tag of each constant, the indexes of texts by text, and where the pool ends."""
    tags, texts, at, index = {}, {}, 10, 1
    while index < u2(data, 8):
        tag = data[at]
        tags[index] = tag
        if tag == 1:
            size = u2(data, at + 1)
            texts[bytes(data[at + 3:at + 3 + size])] = index
            at += 3 + size
        else:
            at += 1 + SIZES[tag]
        index += 2 if tag in (5, 6) else 1
    return tags, texts, at


def skip_members(data, at):
    count = u2(data, at)
    at += 2
    for _ in range(count):
        at = skip_attributes(data, at + 6)
    return at


def skip_attributes(data, at):
    count = u2(data, at)
    at += 2
    for _ in range(count):
        at += 6 + struct.unpack_from(">I", data, at + 2)[0]
    return at


def argument_offsets(data):
    """Where the BootstrapMethods attribute names the constants its methods are given."""
    tags, texts, at = read_pool(data)
    at += 6
    at += 2 + 2 * u2(data, at)
    at = skip_members(data, skip_members(data, at))
    count, at = u2(data, at), at + 2
    for _ in range(count):
        if u2(data, at) == texts[b"BootstrapMethods"]:
            break
        at += 6 + struct.unpack_from(">I", data, at + 2)[0]
    offsets, methods, at = [], u2(data, at + 6), at + 8
    for _ in range(methods):
        arguments = u2(data, at + 2)
        at += 4
        offsets += range(at, at + 2 * arguments, 2)
        at += 2 * arguments
    return tags, offsets


def mutate(data, rng):
    """Mostly constants of the same kind: others are refused at once."""
    tags, offsets = argument_offsets(data)
    for at in rng.sample(offsets, max(1, len(offsets) // 3)):
        kind = tags[u2(data, at)] if rng.random() < 0.9 else rng.choice(list(KINDS))
        alike = [index for index, tag in tags.items() if tag == kind]
        if alike:
            struct.pack_into(">H", data, at, rng.choice(alike))


def outcomes(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {done.returncode}")
    return [line.partition(" ")[::2] for line in done.stdout.splitlines()]


def run_mutant(engine, harness, classes, changed, run, rng, folder):
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(classes, folder)
    file = pathlib.Path(folder) / "cases" / (changed + ".class")
    os.chmod(file.parent, 0o755)
    data = bytearray(file.read_bytes())
    mutate(data, rng)
    os.remove(file)
    file.write_bytes(data)
    ours = dict(outcomes([engine, folder, "cases." + run]))
    jvm = outcomes(["java", "-XX:-UsePerfData", "-XX:TieredStopAtLevel=1", "-ea", "-cp",
                    harness + os.pathsep + folder, "RunCases", "cases." + run])
    return [(method, expected, ours[method]) for method, expected in jvm]


def main(engine, harness, classes, count):
    rng = random.Random(1)
    same, cut, different = 0, 0, []
    with tempfile.TemporaryDirectory() as folder:
        for i in range(int(count)):
            changed, run = MUTANTS[i % len(MUTANTS)]
            for method, jvm, ours in run_mutant(engine, harness, classes, changed, run, rng,
                                                os.path.join(folder, "classes")):
                if ours.startswith("unsupported"):
                    cut += 1
                elif ours == jvm:
                    same += 1
                else:
                    different.append((i, method, jvm, ours))
    for i, method, jvm, ours in different[:20]:
        print(f"mutant {i} {method}\n  java:   {jvm}\n  engine: {ours}")
    print(f"{count} mutants: {same} methods the same, {cut} unsupported, {len(different)} differ")
    return 1 if different or same < 100 or cut < 100 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
