#!/usr/bin/env python3
"""The loops of Spans with each way of merging and each length, as one markdown table.

usage: run.py SUMMA CLASSES [--timeout S] [--lengths 10,50] [--methods find,skip]

CLASSES is the folder with the compiled programs. A cell has paths and processor seconds, `-` where
the run did not end in time, `*` where it has not seen everything.
"""

import argparse
import json
import resource
import subprocess

MODES = ("patterns", "values", "joins", "off")
METHODS = ("spanA", "spanAb", "length", "unchecked", "find", "findLast", "skip", "trim", "startsWith",
           "compare", "isSorted", "steps", "fill", "count", "checksum")
REQUIRED = {"spanA": "fits", "spanAb": "fits"}
GRACE = 10  # seconds that a run has for stopping by itself


def user_seconds():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def cell(options, method, length, mode):
    command = [options.summa, "explore", f"Spans::{method}", "-cp", options.classes, "--merge", mode,
               "--array-bound", str(length), "--jobs", "1", "--format", "json", "--max-shown", "0",
               "--progress", "off", "--time-limit", str(options.timeout)]
    if method in REQUIRED:
        command += ["--requires", REQUIRED[method]]
    before = user_seconds()
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                              check=False, timeout=options.timeout + GRACE)
    except subprocess.TimeoutExpired:
        return "-"
    result = json.loads(done.stdout) if done.stdout else {"stopped": "no result"}
    if "stopped" in result:
        return "-"
    star = "" if result["complete"] else "*"
    return f"{result['stats']['paths']}{star}, {user_seconds() - before:.2f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--timeout", type=int, default=10)
    parser.add_argument("--lengths", default="10,50,200")
    parser.add_argument("--methods", default=",".join(METHODS))
    options = parser.parse_args()
    print("| loop, length | " + " | ".join(MODES) + " |")
    print("|---" * (len(MODES) + 1) + "|")
    for method in options.methods.split(","):
        for length in options.lengths.split(","):
            cells = [cell(options, method, length, mode) for mode in MODES]
            print(f"| `{method}` {length} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
