"""Small programs without input over the class library: the engine against a real JVM.

usage: edge.py ENGINE HARNESS_CLASSES CLASSES KNOWN_WRONG LEAST LEAST_EQUAL

What the engine says is equal to what java does, or a reason why it says nothing: a path cut short,
or out of time. All else is wrong, and fails the test unless KNOWN_WRONG lists it: lines of a method
and why, which must be wrong still. Prints the reasons by how many programs have them: what the
class library wants most. LEAST is how many programs there must be, LEAST_EQUAL how many of them
equal.
"""

import collections
import concurrent.futures
import os
import re
import sys

from concrete import class_names, java_lines, lines_of

SECONDS = 5  # for one program
OUT_OF_TIME = "out-of-time"  # on a busy machine at times
REASONS = ("unsupported", OUT_OF_TIME, "step-limit", "call-depth", "bound", "unknown")


def engine_lines(engine, classes, names):
    """The classes share the cores; the lines come in their order."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        parts = pool.map(
            lambda name: lines_of([engine, "--limit", str(SECONDS), classes, name]), names)
        return [line for part in parts for line in part]


def outcomes(lines):
    """By method: what came of it."""
    return dict(line.split(" ", 1) for line in lines)


def known_wrong(file):
    """By method: why. Blank lines and those that begin with # say nothing."""
    with open(file, encoding="utf-8") as text:
        lines = [line.strip() for line in text if line.strip() and not line.startswith("#")]
    return dict(line.split(" ", 1) for line in lines)


def is_reason(outcome):
    return outcome.split(" ", 1)[0] in REASONS


def reason_of(outcome):
    """Without what differs from program to program."""
    return re.sub(r"\b\d+\b", "N", outcome)


def print_table(reasons):
    for reason, count in sorted(reasons.items(), key=lambda row: (-row[1], row[0])):
        print(f"{count:5} {reason}")


def compare(expected, seen, known):
    """Prints the table; returns what is not as it should be, and how many are equal."""
    equal = [method for method in expected if seen[method] == expected[method]]
    open_ends = [method for method in expected
                 if method not in equal and is_reason(seen[method])]
    wrong = [method for method in expected if method not in equal + open_ends]
    print_table(collections.Counter(reason_of(seen[method]) for method in open_ends))
    print(f"{len(expected)} programs: {len(equal)} equal, {len(open_ends)} with a reason, "
          f"{len(wrong)} wrong, {len(known)} of them known")
    complaints = [f"{method}\n  java:   {expected[method]}\n  engine: {seen[method]}"
                  for method in wrong if method not in known]
    complaints += [f"{method} is wrong no more: it is to be taken off the list"
                   for method in known
                   if method not in wrong and seen.get(method) != OUT_OF_TIME]
    return complaints, len(equal)


def main(engine, harness, classes, known_file, least, least_equal):
    names = class_names(classes)
    expected = outcomes(java_lines(harness, classes, names))
    seen = outcomes(engine_lines(engine, classes, names))
    if expected.keys() != seen.keys() or len(expected) < int(least):
        sys.exit(f"{len(expected)} programs on java, {len(seen)} in the engine, "
                 f"at least {least} wanted")
    complaints, equal = compare(expected, seen, known_wrong(known_file))
    print("\n".join(complaints))
    if equal < int(least_equal):
        sys.exit(f"{equal} equal, at least {least_equal} wanted")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
