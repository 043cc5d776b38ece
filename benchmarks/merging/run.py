#!/usr/bin/env python3
"""Merging off, where it pays, and always: paths, questions, processor time, side by side.

usage: run.py SUMMA CLASSES [--rows TEXT] [--slow] [--timeout S] [--check FILE]

CLASSES is the folder with the compiled programs. Each row of methods.tsv is run three times, one
after the other. With --check the counts, which never depend on the machine, must be those of FILE.
"""

import argparse
import json
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
WAYS = ("off", "joins", "always")


def rows(options):
    for line in (HERE / "methods.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        method, arrays, requires, size = line.split("\t")
        if options.rows in method and (options.slow or size == "quick"):
            yield method, arrays, requires


def run(options, method, arrays, requires, way):
    """The statistics, with processor seconds; nothing where it takes too long."""
    command = [options.summa, "explore", "-cp", options.classes, method, "--merge", way,
               "--array-bound", arrays, "--bound", arrays, "--format", "json",
               "--max-shown", "0", "--time-limit", str(options.timeout)]
    if requires != "-":
        command += ["--requires", requires]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = json.loads(done.stdout)
    if not result["complete"]:
        return None
    return result["stats"] | {"cpu": after.ru_utime - before.ru_utime}


def counts(stats):
    if stats is None:
        return "-"
    return f"{stats['paths']} paths, {stats['bytecodes']} bytecodes"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--rows", default="")
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--timeout", type=int, default=60)
    parser.add_argument("--check")
    options = parser.parse_args()
    told = []
    for method, arrays, requires in rows(options):
        results = [run(options, method, arrays, requires, way) for way in WAYS]
        told.append("\t".join([method] + [counts(s) for s in results]))
        times = " ".join(f"{s['cpu']:8.2f}" if s else "       -" for s in results)
        paths = " ".join(f"{s['paths']:6}" if s else "     -" for s in results)
        calls = " ".join(f"{s['solver_calls']:7}" if s else "      -" for s in results)
        print(f"{method:38} {arrays:>2} paths {paths}  questions {calls}  seconds {times}", flush=True)
    if options.check and pathlib.Path(options.check).read_text().splitlines() != told:
        sys.exit("\n".join(["other counts than " + options.check + " has:"] + told))


if __name__ == "__main__":
    main()
