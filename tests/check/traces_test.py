"""The stack trace of a counterexample is what `java` prints when it runs into it.

usage: traces_test.py SUMMA CLASSES

Where no JVM is asked, Summa tells it by itself: the same methods and lines. Messages that only a
JVM words may be missing then, and an exception that was made elsewhere is told from where it was
thrown last.
"""
import re
import subprocess
import sys
import unittest

SUMMA, CLASSES = sys.argv[1:3]
del sys.argv[1:3]
EVERYWHERE = ["plain", "zero", "nothing", "past", "made", "ofKind", "inLambda", "inLibrary",
              "required", "asserted", "deep", "deeper"]
# What only a JVM knows: words of its own, code that prints, causes, where an exception was made.
WITH_JVM = ["cast", "odd", "caused", "kept", "thrownAgain"]
SHARED = re.compile(r"( *\.\.\. )(\d+)( more)$")
MODULE = re.compile(r"(at )[\w.]+/")
LEFT_OUT = re.compile(r"    \.\.\. (\d+) more \.\.\.$")


def run(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False).stdout.splitlines()


def by_java(name):
    """Without main, which Summa does not run."""
    lines = []
    for line in run("java", "-ea", "-cp", CLASSES, "Traces", name):
        line = line.replace("\t", "    ")
        shared = SHARED.match(line)
        if shared and int(shared[2]) > 1:
            lines.append(f"{shared[1]}{int(shared[2]) - 1}{shared[3]}")
        elif not shared and "at Traces.main(" not in line:
            lines.append(line)
    return lines


def by_summa(name, *options):
    said = run(SUMMA, "check", "-cp", CLASSES, f"Traces::{name}", *options)
    first = next(i for i, line in enumerate(said) if line.startswith("        at "))
    lines = [said[first - 1]]
    for line in said[first:]:
        if not line.startswith("        ") and not line.startswith("    Caused by: "):
            break
        lines.append(line)
    return [line[4:] for line in lines]


def shortened(lines, told):
    """The same lines left out as in what is told."""
    for i, line in enumerate(told):
        if LEFT_OUT.match(line):
            after = len(told) - i - 1
            left_out = f"    ... {len(lines) - i - after} more ..."
            return [*lines[:i], left_out, *lines[len(lines) - after:]]
    return lines


def frames(lines):
    """From the program's own call of the library on, whose inner calls are its own affair."""
    return [MODULE.sub(r"\1", line) for line in lines[1:] if "java.base/" not in line
            and "    at java." not in line and "    at jdk." not in line]


class TracesTest(unittest.TestCase):
    def test_as_java_prints_it(self):
        for name in EVERYWHERE + WITH_JVM:
            with self.subTest(name):
                expected = by_java(name)
                self.assertGreater(len(expected), 1)
                told = by_summa(name)
                self.assertEqual(told, shortened(expected, told))

    def test_without_java(self):
        for name in EVERYWHERE:
            with self.subTest(name):
                expected, told = by_java(name), by_summa(name, "--java", "off")
                self.assertTrue(expected[0].startswith(told[0]), told[0])
                told = frames(told)
                self.assertEqual(told, shortened(frames(expected), told))


if __name__ == "__main__":
    unittest.main()
