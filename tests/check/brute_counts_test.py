"""The brute-force checker tries as many inputs as there are.

usage: brute_counts_test.py BRUTE_CLASSES PROBE_CLASSES SOURCES

Inputs are counted here in another way: all graphs on numbered objects, those whose
objects can all be reached, divided by the number of ways to number them.
"""
import itertools
import math
import os
import subprocess
import sys
import unittest

import check_runs

MOST = 3


def reached(roots, edges):
    seen, ahead = set(), [r for r in roots if r is not None]
    while ahead:
        node = ahead.pop()
        if node not in seen:
            seen.add(node)
            ahead += [to for to in edges[node] if to is not None]
    return seen


def graphs(roots, arities, nullable=True):
    """Inputs of so many roots whose objects have one of the given numbers of fields."""
    total = 0
    for n in range(MOST + 1):
        count = 0
        for kinds in itertools.product(arities, repeat=n):
            ends = [None] + list(range(n))
            slots = sum(kinds)
            for chosen in itertools.product(ends, repeat=roots + slots):
                starts, rest = chosen[:roots], list(chosen[roots:])
                if not nullable and None in starts:
                    continue
                edges = [[rest.pop() for _ in range(kind)] for kind in kinds]
                count += len(reached(starts, edges)) == n
        total += count // math.factorial(n)
    return total


def rows():
    """Arrays of at most three arrays of at most three flags, with three arrays at most."""
    one = sum(2 ** length for length in range(4))
    total = 0
    for length in range(4):
        # An element is null or one of the arrays; arrays are numbered as they are met.
        for elements in itertools.product(range(3), repeat=length):
            met = [e for e in dict.fromkeys(elements) if e]
            if met == list(range(1, len(met) + 1)):
                total += one ** len(met)
    return total


class CountsTest(unittest.TestCase):
    maxDiff = None

    def test_counts(self):
        done = subprocess.run(
            [*check_runs.JAVA, "-cp", os.pathsep.join(ARGUMENTS[:2]), "brute.Brute",
             ARGUMENTS[1], ARGUMENTS[2], "probe"], stdout=subprocess.PIPE, text=True, check=True)
        lines = [line.split("\t") for line in done.stdout.splitlines()]
        found = {line[0].split("::")[1]: int(line[3]) for line in lines}
        self.assertEqual(found, {
            "flags": 15,
            "linkThatIsThere": graphs(1, [1], nullable=False),
            "oneFork": graphs(1, [2]),
            "oneLink": graphs(1, [1]),
            "onePart": graphs(1, [0, 2]),
            "rows": rows(),
            "twoForks": graphs(2, [2]),
            "twoLinks": graphs(2, [1]),
        })

    def test_counted_by_hand(self):
        self.assertEqual(graphs(1, [1]), 1 + 2 + 3 + 4)


if __name__ == "__main__":
    ARGUMENTS = sys.argv[1:]
    unittest.main(argv=sys.argv[:1])
