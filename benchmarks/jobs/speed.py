#!/usr/bin/env python3
"""What more processes gain, and what one costs: each workload in turn with 1 job, with 2 (or --jobs),
and, where it explores, in one process without parts. Best times of so many rounds.

usage: speed.py SUMMA EXAMPLES PROGRAMS SUITE [--jobs N] [--repeat N] [--rows PATTERN] [--quick]

SUMMA should be an optimised build on an idle machine. EXAMPLES: bazel-bin/examples; PROGRAMS:
bazel-bin/benchmarks/heaps/programs_classes; SUITE: bazel-bin/tests/check/suite_classes.
"""
import argparse
import os
import re
import subprocess
import sys
import time

# --max-paths wants one process.
WITHOUT_PARTS = ["--max-paths", "1000000000"]


def workloads(options):
    examples, programs = options.examples, options.programs

    def explore(path, *words):
        return ["explore", "-cp", path, *words, "-o", os.devnull]

    quick = options.quick
    return {
        "lists": explore(f"{examples}/elements/classes", "ElementList::containsAny", "--requires",
                         "isAcyclic", "--heap", "lazy", "--bound", "4" if quick else "7"),
        "trees": explore(programs, "Bst::contains", "--requires", "repOk", "--requires-as", "code",
                         "--heap", "lazy", "--bound", "2" if quick else "4"),
        "arrays": explore(f"{examples}/arrays/classes", "Arrays::max", "--bound", "9",
                          "--array-bound", "5" if quick else "16"),
        "red-black": explore(f"{examples}/redblack/classes", "RedBlackMap::put", "--requires",
                             "repOk", "--requires-as", "code", "--heap", "lazy", "--bound",
                             "2" if quick else "4"),
        "properties": ["check", "-cp", options.suite,
                       "suite.Reversal" if quick else options.suite, "--java", "off", "-o",
                       os.devnull],
    }


def timed(command):
    """By the clock, and of processors."""
    before = time.monotonic()
    child = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(command)} ended with {child.returncode}")
    return time.monotonic() - before, max(usage.ru_utime + usage.ru_stime, 1e-3)


def best(commands, repeat):
    """Of each the best times; in turn, so that a slow minute is everyone's."""
    runs = [[timed(command) for command in commands] for _ in range(repeat)]
    return [[min(column) for column in zip(*times)] for times in zip(*runs)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    for name in ("summa", "examples", "programs", "suite"):
        parser.add_argument(name)
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--rows", default="")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    print(f"| workload | 1 job s | {options.jobs} jobs s | speed-up | without parts CPU s | "
          "1 job CPU s | cost |\n|---|---|---|---|---|---|---|")
    for name, words in workloads(options).items():
        if not re.search(options.rows, name):
            continue
        commands = [[options.summa, *words, "--jobs", jobs] for jobs in ("1", options.jobs)]
        if words[0] == "explore":
            commands.append([options.summa, *words, *WITHOUT_PARTS])
        one, more, *plain = best(commands, options.repeat)
        row = f"| {name} | {one[0]:.2f} | {more[0]:.2f} | {one[0] / more[0]:.2f} |"
        for each in plain or [None]:
            row += (f" {each[1]:.2f} | {one[1]:.2f} | {one[1] / each[1] - 1:+.1%} |"
                    if each else " - | - | - |")
        print(row, flush=True)


if __name__ == "__main__":
    main()
