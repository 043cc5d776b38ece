#!/usr/bin/env python3
"""The programs of methods.tsv, each with every way of merging, as one markdown table.

usage: run.py SUMMA CLASSES [--timeout S] [--modes off,joins,always,values,auto]

CLASSES is the folder with the compiled programs. A mode's columns hold `-` where the run did not
end in time; the program has a `*` where a run ended without having seen everything.
"""

import argparse
import csv
import json
import pathlib
import resource
import subprocess
import sys

METHODS = pathlib.Path(__file__).resolve().parent / "methods.tsv"
COLUMNS = ("paths", "bytecodes", "questions", "CPU s")
GRACE = 10  # seconds that a run has for stopping by itself


def user_seconds():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def explore(options, method, mode):
    """What the run says, with its processor seconds; nothing where it takes too long."""
    command = [options.summa, "explore", method, "-cp", options.classes, "--merge", mode,
               "--jobs", "1", "--format", "json", "--max-shown", "0", "--progress", "off",
               "--time-limit", str(options.timeout)]
    before = user_seconds()
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False,
                              timeout=options.timeout + GRACE)
    except subprocess.TimeoutExpired:
        return None
    if not done.stdout:
        sys.exit(f"no result for {method}, --merge {mode}")
    result = json.loads(done.stdout)
    if "stopped" in result:
        return None
    return result | {"seconds": user_seconds() - before}


def cells(result):
    if result is None:
        return ["-"] * len(COLUMNS)
    stats = result["stats"]
    return [str(stats["paths"]), str(stats["bytecodes"]), str(stats["solver_calls"]),
            f"{result['seconds']:.2f}"]


def print_row(row):
    print("| " + " | ".join(row) + " |", flush=True)


def print_head(modes):
    print_row(["program"] + [f"{mode}: {column}" for mode in modes for column in COLUMNS])
    print_row(["---"] + ["---:"] * (len(modes) * len(COLUMNS)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--timeout", type=int, default=60)
    parser.add_argument("--modes", default="off,joins,always,values,auto")
    options = parser.parse_args()
    modes = options.modes.split(",")
    print_head(modes)
    with METHODS.open(newline="") as table:
        for row in csv.DictReader(table, delimiter="\t"):
            method = f"{row['class']}::{row['entry']}"
            results = [explore(options, method, mode) for mode in modes]
            partial = any(result and not result["complete"] for result in results)
            numbers = [cell for result in results for cell in cells(result)]
            print_row([row["class"] + ("*" if partial else "")] + numbers)


if __name__ == "__main__":
    main()
