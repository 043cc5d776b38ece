"""Programs without input: the engine against a real JVM, line by line.

usage: concrete.py ENGINE HARNESS_CLASSES LEAST CLASSES
       concrete.py ENGINE HARNESS_CLASSES LEAST --generate SEED COUNT

ENGINE is run_concrete; HARNESS_CLASSES holds RunCases. LEAST is how many
methods there must be at least: a test of nothing should not pass.
"""

import os
import subprocess
import sys
import tempfile

HARNESS = "tests/differential/engine/harness"


def class_names(root):
    names = []
    for folder, _, files in os.walk(root):
        package = os.path.relpath(folder, root).replace(os.sep, ".")
        for name in files:
            if name.endswith(".class") and "$" not in name:
                names.append(package + "." + name[: -len(".class")])
    return sorted(names)


def generate(seed, count, folder):
    sources = os.path.join(folder, "src")
    classes = os.path.join(folder, "out")
    os.makedirs(sources)
    subprocess.run(
        [sys.executable, os.path.join(HARNESS, "generate_methods.py"),
         "--seed", seed, "--count", count, "--out", sources],
        check=True, stdout=subprocess.DEVNULL)
    files = [os.path.join(path, name)
             for path, _, names in os.walk(sources) for name in names]
    subprocess.run(
        ["javac", "-J-XX:-UsePerfData", "-J-XX:TieredStopAtLevel=1",
         "--release", "17", "-nowarn", "-d", classes] + sorted(files),
        check=True)
    return classes


def lines_of(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed with status {done.returncode}")
    return done.stdout.splitlines()


def java_lines(harness, classes, names):
    return lines_of(
        ["java", "-XX:-UsePerfData", "-XX:TieredStopAtLevel=1", "-ea", "-cp",
         harness + os.pathsep + classes, "RunCases"] + names)


def compare(engine, harness, least, classes):
    names = class_names(classes)
    seen = lines_of([engine, classes] + names)
    expected = java_lines(harness, classes, names)
    different = [pair for pair in zip(expected, seen) if pair[0] != pair[1]]
    for jvm, ours in different[:20]:
        print("java:  ", jvm)
        print("engine:", ours)
    print(f"{len(expected)} methods, {len(different)} differ")
    if len(expected) != len(seen) or len(expected) < least:
        sys.exit(f"{len(seen)} from the engine, at least {least} wanted")
    if different:
        sys.exit(1)


def main(args):
    engine, harness, least = args[0], args[1], int(args[2])
    if args[3] != "--generate":
        compare(engine, harness, least, args[3])
        return
    with tempfile.TemporaryDirectory() as folder:
        compare(engine, harness, least, generate(args[4], args[5], folder))


if __name__ == "__main__":
    main(sys.argv[1:])
