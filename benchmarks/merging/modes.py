#!/usr/bin/env python3
"""All ways to merge beside each other, in processor seconds, as docs/merging.md has them.

usage: modes.py SUMMA explore CLASSES METHODS_TSV [--size normal] [--group G] [--timeout S]
       modes.py SUMMA check CLASSES SUITE_TSV [--timeout S]

METHODS_TSV is benchmarks/heaps/methods.tsv, explored with its requirements as conditions, or
another table of methods: benchmarks/merging/methods.tsv, benchmarks/values/methods.tsv. SUITE_TSV
is tests/check/suite.tsv; its properties are checked, no JVM is started. SUMMA should be an
optimised build.

`-`: not done in time. The last lines say how often each way was within 30 % of the best, or within
0.02 s of it, which is what starting the program takes.
"""

import argparse
import csv
import json
import pathlib
import resource
import subprocess
import sys

WAYS = ("off", "joins", "always", "values", "auto")
NEAR = 1.3
NOISE = 0.02  # seconds


def heap_rows(options):
    for line in pathlib.Path(options.table).read_text().splitlines():
        if line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) < 5 or cells[0] != options.size or cells[1] != options.group:
            continue
        _, _, method, requires, bound = cells[:5]
        extra = ["--bound", bound, "--array-bound", bound]
        if requires != "-":
            extra += ["--requires", requires]
        yield f"{method} {bound}", ["explore", method] + extra


def loop_rows(options):
    for line in pathlib.Path(options.table).read_text().splitlines():
        if line.startswith("#"):
            continue
        method, size, requires, _ = line.split("\t")
        extra = [] if requires == "-" else ["--requires", requires]
        yield f"{method} {size}", ["explore", method, "--bound", size, "--array-bound", size] + extra


def program_rows(options):
    with open(options.table, encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            yield row["class"], ["explore", f"{row['class']}::{row['entry']}"]


def suite_rows(options):
    with open(options.table, encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            for column in ("property", "twin"):
                yield row[column], ["check", row[column], "--java", "off"]


def rows(options):
    if options.command == "check":
        return suite_rows(options)
    folder = pathlib.Path(options.table).resolve().parent.name
    return {"heaps": heap_rows, "merging": loop_rows, "values": program_rows}[folder](options)


def seconds(options, arguments, way):
    """Processor seconds and paths; nothing where it was not done in time."""
    command = [options.summa] + arguments + ["-cp", options.classes, "--merge", way, "--jobs", "1",
                                             "--format", "json", "--progress", "off",
                                             "--time-limit", str(options.timeout)]
    if arguments[0] == "explore":
        command += ["--max-shown", "0"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          check=False)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    if done.returncode == 2 or not done.stdout:
        sys.exit(f"no result: {' '.join(command)}")
    result = json.loads(done.stdout)
    if arguments[0] == "check":
        verdict = result["properties"][0]["verdict"]
        return None if verdict == "inconclusive" else (spent, verdict)
    if "stopped" in result:
        return None
    return spent, str(result["stats"]["paths"])


def is_near(result, best):
    return result is not None and (result[0] <= NEAR * best or result[0] <= best + NOISE)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("command", choices=("explore", "check"))
    parser.add_argument("classes")
    parser.add_argument("table")
    parser.add_argument("--size", default="normal")
    parser.add_argument("--group", default="invariant")
    parser.add_argument("--timeout", type=int, default=10)
    options = parser.parse_args()
    near, count = dict.fromkeys(WAYS, 0), 0
    print("| | " + " | ".join(WAYS) + " |\n|---|" + "---|" * len(WAYS))
    for name, arguments in rows(options):
        results = {way: seconds(options, arguments, way) for way in WAYS}
        done = {way: result for way, result in results.items() if result}
        told = [f"{r[0]:.2f} s, {r[1]}" if r else "-" for r in results.values()]
        print(f"| `{name}` | " + " | ".join(told) + " |", flush=True)
        if not done:
            continue
        count += 1
        best = min(result[0] for result in done.values())
        for way, result in results.items():
            near[way] += is_near(result, best)
    for way in WAYS:
        print(f"{way}: near the best in {near[way]} of {count}")


if __name__ == "__main__":
    main()
