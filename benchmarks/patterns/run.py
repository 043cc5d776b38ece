#!/usr/bin/env python3
"""The loops of loops.tsv with each way of merging and each length, as one markdown table.

usage: run.py SUMMA CLASSES [--timeout S] [--lengths 10,50] [--loops find,skip] [--modes patterns,joins]
              [--again N] [--chart FILE.svg]
       run.py SUMMA CLASSES --check

CLASSES is the folder with the compiled programs. A cell has paths and processor seconds, the least
of N runs, `-` where the run did not end in time, `*` where it has not seen everything; after the
modes, patterns as a share of joins and of values. With --check
nothing is timed: the paths and patterns at a small length must be those of loops.tsv.
"""

import argparse
import csv
import json
import pathlib
import resource
import subprocess
import sys

import chart

LOOPS = pathlib.Path(__file__).resolve().parent / "loops.tsv"
MODES = "patterns,joins,values,off"
GRACE = 10  # seconds that a run has for stopping by itself
SMALL = 4   # the length whose figures loops.tsv has


def user_seconds():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def explore(options, loop, length, mode):
    """What the run says, and its processor seconds; nothing where it takes too long."""
    command = [options.summa, "explore", loop["method"], "-cp", options.classes, "--merge", mode,
               "--array-bound", str(length), "--string-bound", str(length), "--jobs", "1",
               "--format", "json", "--max-shown", "0", "--progress", "off",
               "--time-limit", str(options.timeout)]
    if loop["requires"] != "-":
        command += ["--requires", loop["requires"]]
    before = user_seconds()
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                              check=False, timeout=options.timeout + GRACE)
    except subprocess.TimeoutExpired:
        return None
    result = json.loads(done.stdout) if done.stdout else {"stopped": "no result"}
    if "stopped" in result:
        return None
    return result | {"seconds": user_seconds() - before}


def best(options, loop, length, mode):
    """The quickest of several runs; one that takes long is run once."""
    result = explore(options, loop, length, mode)
    for _ in range(options.again - 1):
        if result is None or result["seconds"] > 1:
            break
        result = min(result, explore(options, loop, length, mode) or result, key=lambda r: r["seconds"])
    return result


def cell(result):
    if result is None:
        return "-"
    star = "" if result["complete"] else "*"
    return f"{result['stats']['paths']}{star}, {result['seconds']:.2f}"


def share(results, mode):
    ours, theirs = results.get("patterns"), results.get(mode)
    if ours is None or theirs is None or theirs["seconds"] == 0:
        return "-"
    return f"{ours['seconds'] / theirs['seconds']:.2f}"


def measure(options, loops):
    modes = options.modes.split(",")
    print("| loop, length | regular | " + " | ".join(modes) + " | : joins | : values |")
    print("|---" * (len(modes) + 4) + "|")
    measured = {}
    for loop in loops:
        for length in options.lengths.split(","):
            results = {mode: best(options, loop, length, mode) for mode in modes}
            cells = [cell(results[mode]) for mode in modes] + [share(results, m) for m in ("joins", "values")]
            print(f"| `{loop['method']}` {length} | {loop['regular']} | " + " | ".join(cells) + " |", flush=True)
            for mode, result in results.items():
                if result is not None:
                    seconds = measured.setdefault(loop["method"], {}).setdefault(mode, [])
                    seconds.append((int(length), result["seconds"]))
    if options.chart:
        pathlib.Path(options.chart).write_text(chart.draw(measured, modes))


def check(options, loops):
    wrong = []
    for loop in loops:
        result = explore(options, loop, SMALL, "patterns")
        if result is None:
            wrong.append(f"{loop['method']}: no result")
            continue
        merging = result["stats"]["merging"].get("loops", {"patterns": 0})
        found = (str(result["stats"]["paths"]), str(merging["patterns"]), str(result["complete"]))
        print("\t".join([loop["method"], *found]))
        if found != (loop["paths"], loop["patterns"], "True"):
            wrong.append(f"{loop['method']}: {loop['paths']} paths, {loop['patterns']} patterns wanted")
    if wrong:
        sys.exit("\n".join(wrong))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--timeout", type=int, default=10)
    parser.add_argument("--lengths", default="10,20,50,100,200")
    parser.add_argument("--loops", default="")
    parser.add_argument("--modes", default=MODES)
    parser.add_argument("--again", type=int, default=1)
    parser.add_argument("--chart")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    with LOOPS.open(encoding="ascii") as table:
        loops = list(csv.DictReader(table, delimiter="\t"))
    wanted = options.loops.split(",") if options.loops else None
    loops = [loop for loop in loops if wanted is None or loop["method"].split("::")[1] in wanted]
    (check if options.check else measure)(options, loops)


if __name__ == "__main__":
    main()
