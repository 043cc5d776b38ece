#!/usr/bin/env python3
"""Checks the tasks with Summa: main methods whose input comes from Verifier.nondet*.

usage: tasks_run.py SUMMA CLASSES [--only PART]

The first line of a task's source says whether an AssertionError can be reached. An
answer that takes longer than ten seconds counts as wrong.
"""
import argparse
import sys

import check_runs

HEADING = ["task", "expected", "verdict", "confirmed", "s", "wrong"]
LONGEST = 10


def tasks(part):
    """Name and verdict of each task."""
    for source in sorted(check_runs.FOLDER.glob("tasks/t*/Main.java")):
        name = source.parent.name
        if part not in name:
            continue
        word, verdict = source.read_text().splitlines()[0].rsplit(" ", 1)
        assert word == "// verdict:" and verdict in ("holds", "violated"), source
        yield name, verdict


def complaint(found, verdict, seconds):
    if len(found) != 1:
        return f"{len(found)} properties, not 1"
    entry = next(iter(found.values()))
    if entry["verdict"] != verdict:
        return f"{entry['verdict']}, not {verdict}: {entry.get('why')}"
    return f"longer than {LONGEST} s" if seconds > LONGEST else ""


def run_task(report, options, name, verdict):
    try:
        found, _, seconds = check_runs.check(options.summa, options.classes,
                                             f"{name}.Main", limit=6 * LONGEST)
    except check_runs.Failure as failure:
        report.row([name, verdict, None, None, None], str(failure))
        return 0
    entry = next(iter(found.values()), {})
    report.row([name, verdict, entry.get("verdict"), entry.get("confirmed"),
                f"{seconds:.2f}"], complaint(found, verdict, seconds))
    return seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--only", default="", metavar="PART")
    parser.add_argument("--known", action="store_true", help="known.tsv tells what is wrong still")
    options = parser.parse_args()
    report = check_runs.Report(
        HEADING, check_runs.table("known.tsv") if options.known else ())
    seconds = sum(run_task(report, options, name, verdict)
                  for name, verdict in tasks(options.only))
    return report.end("tasks", seconds)


if __name__ == "__main__":
    sys.exit(main())
