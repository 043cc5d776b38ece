#!/usr/bin/env python3
"""Counts the outcomes in lines that RunCases printed, read from standard input.

How many methods returned, how many distinct values of each result type came back,
and which exceptions ended the rest.
"""

import collections
import sys


def read(lines):
    """Values by result type, and a count of exception classes."""
    values = collections.defaultdict(list)
    exceptions = collections.Counter()
    for line in lines:
        name, outcome, text = line.split()
        if outcome == "return":
            values[name.rpartition(")")[2]].append(text)
        else:
            exceptions[text.rpartition("$")[2]] += 1
    return values, exceptions


def main():
    values, exceptions = read(sys.stdin)
    returned = sum(len(found) for found in values.values())
    thrown = sum(exceptions.values())
    if returned + thrown == 0:
        sys.exit("no outcomes should not happen: is the input empty?")
    print("methods %d, returned %d, exceptions %d (%.1f%%)" % (
        returned + thrown, returned, thrown, 100.0 * thrown / (returned + thrown)))
    for kind in sorted(values):
        found = values[kind]
        print("  %s: %d values, %d distinct" % (kind, len(found), len(set(found))))
    for name, count in sorted(exceptions.items(), key=lambda row: (-row[1], row[0])):
        print("  %s: %d" % (name, count))


if __name__ == "__main__":
    main()
