#!/usr/bin/env python3
"""What summary heaps cost beside lazy ones on data structures, as README.md has it.

usage: run.py SUMMA CLASSES [--quick | --full] [--rows REGEX] [--counts] [--repeat N] [--timeout S]

SUMMA should be an optimised build, CLASSES is the folder of the compiled programs/*.java. The
counts of methods.tsv are checked first: a difference is an error. Then both heaps are timed side
by side, by CPU time, so that other work on the machine takes little part in it.
"""

import argparse
import collections
import json
import math
import pathlib
import re
import resource
import subprocess
import sys

TABLE = pathlib.Path(__file__).resolve().parent / "methods.tsv"
HEAPS = ("lazy", "summary")
SIZES = ("quick", "normal", "full")
GROUPS = {
    "invariant": "repOk run as code",
    "plain": "the same methods without repOk",
    "alias": "inputs alias freely",
}
SHORTEST = 0.01  # Seconds beyond the start of the program that a ratio can be told from.
LEAST = 0.005  # What is below counts as this: starts of the program differ that much.

Row = collections.namedtuple("Row", "size group method requires bound lazy summary flows")
# Of one heap: seconds beyond the start of the program; finished or stopped.
Time = collections.namedtuple("Time", "seconds finished")


def all_rows():
    lines = [line for line in TABLE.read_text().splitlines() if line and not line.startswith("#")]
    rows = [Row(*line.split("\t")) for line in lines]
    for row in rows:
        if row.size not in SIZES or row.group not in GROUPS:
            sys.exit(f"{TABLE}: no such size or group: {row}")
    return rows


def chosen_rows(options):
    """The largest row of each method that is not beyond the size asked for."""
    largest = {}
    for row in all_rows():
        key = (row.group, row.method, row.requires)
        rank = SIZES.index(row.size)
        if rank > SIZES.index(options.size) or not re.search(options.rows, " ".join(key)):
            continue
        if key not in largest or rank > SIZES.index(largest[key].size):
            largest[key] = row
    if not largest:
        sys.exit(f"{TABLE}: no row for {options.size} {options.rows}")
    return sorted(largest.values(), key=lambda row: list(GROUPS).index(row.group))


def compare(options, row, heap):
    """The program's own comparison: it counts paths and reports none of them."""
    command = [options.summa, "compare", "-cp", options.classes, row.method, "--heap", heap,
               "--bound", row.bound, "--array-bound", row.bound, "--format", "json",
               "--time-limit", str(options.timeout), "--invariant", "none"]
    if row.requires != "-":
        command += ["--requires", row.requires, "--requires-as", "code"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}")
    return json.loads(done.stdout)


def cell_error(row, cell):
    """What differs from the table, if anything."""
    expected = (row.lazy if cell["heap"] == "lazy" else row.summary, row.flows)
    seen = (str(cell["paths"]), str(cell["control_flows"]))
    name = f"{row.method}, requires {row.requires}, bound {row.bound}, {cell['heap']}"
    if seen != expected:
        return [f"{name}: paths and flows are {seen}, not {expected}"]
    return [] if cell["complete"] else [f"{name}: not complete"]


def counted(options, row):
    """Errors of both heaps in one comparison: that they reach the same flows is part of it."""
    document = compare(options, row, ",".join(HEAPS))
    errors = [error for cell in document["rows"] for error in cell_error(row, cell)]
    if not errors and document["agree"] is not True:
        errors = [f"{row.method}, bound {row.bound}: lazy and summary do not agree"]
    return errors


def cpu_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def once(options, row, heap):
    """A run that is stopped has no counts: nothing to compare."""
    before = cpu_seconds()
    cell = compare(options, row, heap)["rows"][0]
    time = Time(cpu_seconds() - before, cell["paths"] is not None)
    return time, cell_error(row, cell) if time.finished else []


def first_times(options, row):
    """Of each heap, and what is wrong with its counts."""
    lazy, errors = once(options, row, "lazy")
    summary, more = once(options, row, "summary")
    return {"lazy": lazy, "summary": summary}, errors + more


def best(options, row, times, start):
    """Rounds alternate between the heaps; long runs are not repeated."""
    for _ in range(options.repeat - 1):
        for heap in HEAPS:
            if times[heap].seconds < options.timeout / 10:
                times[heap] = min(times[heap], once(options, row, heap)[0])
    return [Time(max(times[heap].seconds - start, LEAST), times[heap].finished) for heap in HEAPS]


def start_seconds(options):
    """Of the program and the class library, with next to nothing to explore."""
    least = Row("quick", "plain", "IntList::reverse", "-", "1", "3", "3", "3")
    return min(once(options, least, "lazy")[0].seconds for _ in range(5))


def sign_of(lazy, summary):
    """A heap that was stopped leaves a bound on the ratio; two leave nothing."""
    return {(True, True): "", (True, False): ">", (False, True): "<"}.get(
        (lazy.finished, summary.finished))


def text_of(time):
    return f"{time.seconds:.3f}" if time.finished else f"stopped after {time.seconds:.0f}"


def timed(options, row, times, start):
    """Prints the row; the ratio and its sign, if there is one."""
    lazy, summary = best(options, row, times, start)
    sign = sign_of(lazy, summary)
    ratio = None
    if sign is not None and max(lazy.seconds, summary.seconds) >= SHORTEST:
        ratio = summary.seconds / lazy.seconds
    shown = "-" if ratio is None else f"{sign}{ratio:.2f}"
    print(f"| `{row.method}` | {row.requires} | {row.bound} | {row.lazy} | {row.summary} | "
          f"{text_of(lazy)} | {text_of(summary)} | {shown} |", flush=True)
    return sign, ratio


def mean_line(results):
    ratios = [ratio for _, ratio in results if ratio is not None]
    if not ratios:
        return "no ratio could be told"
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    stopped = sum(1 for sign, _ in results if sign != "")
    return (f"geometric mean {mean:.2f} of {len(ratios)} of {len(results)} rows"
            f"{f', {stopped} of them stopped: a bound counts as the ratio' if stopped else ''}")


def fail_on(errors):
    if errors:
        sys.exit("\n".join(errors))


def time_group(options, group, firsts, start):
    print(f"\n### {group}: {GROUPS[group]}\n\n"
          "| method | requires | bound | lazy paths | summary paths | lazy s | summary s | "
          "summary/lazy |\n|---|---|---|---|---|---|---|---|")
    results = [timed(options, row, times, start) for row, (times, _) in firsts.items()
               if row.group == group]
    print(f"\n{group}: {mean_line(results)}", flush=True)


def time_all(options, rows):
    firsts = {row: first_times(options, row) for row in rows}
    fail_on([error for _, errors in firsts.values() for error in errors])
    start = start_seconds(options)
    print(f"Start of the program, taken off all times: {start:.3f} s of CPU time.")
    for group in GROUPS:
        if any(row.group == group for row in rows):
            time_group(options, group, firsts, start)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--quick", dest="size", action="store_const", const="quick",
                        default="normal")
    parser.add_argument("--full", dest="size", action="store_const", const="full")
    parser.add_argument("--rows", default="", metavar="REGEX",
                        help="in group, method and requires, a blank between them")
    parser.add_argument("--counts", action="store_true", help="check the counts and time nothing")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--timeout", type=int, default=60)
    options = parser.parse_args()
    rows = chosen_rows(options)
    if not options.counts:
        time_all(options, rows)
        return
    fail_on([error for row in rows for error in counted(options, row)])
    print(f"{len(rows)} rows: the counts are those of {TABLE.name}")


if __name__ == "__main__":
    main()
