#!/usr/bin/env python3
"""The steps of a merge sort that gallops, and the library's own sort, with every way of merging.

usage: sorting.py SUMMA CLASSES [--rows TEXT] [--slow] [--ways off,joins] [--timeout S] [--check]

CLASSES is the folder with the compiled programs. Each property of sorting.tsv is checked with each
way of merging, arrays up to the length given, and each method of the library explored; cells are
the verdict (of a method: whether all was seen), paths, states, bytecodes and questions, which never
depend on the machine, and processor seconds; `-`: not done in S seconds. With --check each way
must come to the verdict of the table, and seconds are not told.
"""

import argparse
import json
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
WAYS = "off,joins,always,values,patterns,predicates"


def rows(options):
    for line in (HERE / "sorting.tsv").read_text().splitlines():
        if line.startswith("#") or options.rows not in line:
            continue
        name, length, verdict, size = line.split("\t")
        if options.slow or size == "quick":
            yield name, length, verdict


def user_seconds():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def command(name):
    """A method of the library is explored, a property checked."""
    return ["explore", name, "--max-shown", "0"] if "::" in name else ["check", f"TimsortClaims::{name}", "--java", "off"]


def verdict_of(result):
    if "properties" in result:
        return result["properties"][0]
    done = "stopped" not in result and "stats" in result
    return {"verdict": "explored" if done else "inconclusive", "stats": result.get("stats")}


def run(options, name, length, way):
    before = user_seconds()
    done = subprocess.run([options.summa] + command(name) +
                          ["-cp", options.classes, "--merge", way, "--array-bound", length, "--bound", length,
                           "--jobs", "1", "--format", "json", "--progress", "off",
                           "--time-limit", str(options.timeout)],
                          stdout=subprocess.PIPE, text=True, check=False)
    return verdict_of(json.loads(done.stdout)) | {"seconds": user_seconds() - before}


def cell(told, timed):
    if told["verdict"] == "inconclusive":
        return "-"
    stats = told["stats"]
    counts = f"{told['verdict']}, {stats['paths']}, {stats['states']}, {stats['bytecodes']}, {stats['solver_calls']}"
    return counts + (f", {told['seconds']:.2f}" if timed else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--rows", default="")
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--ways", default=WAYS)
    parser.add_argument("--timeout", type=int, default=30)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    ways = options.ways.split(",")
    wrong, seen = [], 0
    print("| property, length | " + " | ".join(ways) + " |\n|---" + "|---" * len(ways) + "|")
    for name, length, verdict in rows(options):
        told = {way: run(options, name, length, way) for way in ways}
        cells = [cell(t, not options.check) for t in told.values()]
        print(f"| `{name}` {length} | " + " | ".join(cells) + " |", flush=True)
        wrong += [f"{name} by {way}: {t['verdict']}, {verdict} expected"
                  for way, t in told.items() if t["verdict"] != verdict]
        seen += 1
    if options.check and (wrong or not seen):
        sys.exit("\n".join(wrong or ["no properties"]))


if __name__ == "__main__":
    main()
