#!/usr/bin/env python3
"""Checks the suite with Summa: every property holds, every twin is violated.

usage: suite_run.py SUMMA CLASSES [--only PART]

A counterexample must be confirmed on the JVM, and have no more objects than the
smallest one that trying all inputs found (suite.tsv).
"""
import argparse
import itertools
import sys

import check_runs

HEADING = ["property", "verdict", "bound", "objects", "at most", "ms", "wrong"]


def expectations(part):
    """Per class, in the order of the table: property, verdict, most objects."""
    rows = []
    for name, twin, _, most in check_runs.table("suite.tsv"):
        rows.append((name, "holds", None))
        rows.append((twin, "violated", None if most == "more" else int(most)))
    rows = [row for row in rows if part in row[0]]
    rows.sort(key=lambda row: row[0].split("::")[0])
    return itertools.groupby(rows, key=lambda row: row[0].split("::")[0])


def complaint(entry, verdict, most):
    """What is wrong with an answer, or nothing."""
    if entry is None:
        return "missing"
    if entry["verdict"] != verdict:
        return f"{entry['verdict']}, not {verdict}: {entry.get('why')}"
    if verdict == "holds":
        return ""
    if entry.get("confirmed") is not True:
        return "not confirmed"
    if not entry.get("counterexample"):
        return "no counterexample"
    if most is not None and check_runs.objects(entry) > most:
        return "too many objects"
    return ""


def judge(report, rows, found):
    for name, verdict, most in rows:
        entry = found.get(name)
        shown = entry or {}
        size = check_runs.objects(shown) if shown.get("counterexample") else None
        report.row([name, shown.get("verdict"), shown.get("bound"), size, most,
                    check_runs.milliseconds(shown)], complaint(entry, verdict, most))


def run_class(report, options, name, rows):
    try:
        found, status, seconds = check_runs.check(options.summa, options.classes, name)
    except check_runs.Failure as failure:
        for row in rows:
            report.row([row[0]] + [None] * 5, str(failure))
        return 0
    judge(report, rows, found)
    wanted = 1 if rows[0][1] == "violated" else 0
    if len(rows) == len(found) and status != wanted:
        report.row([name] + [None] * 5, f"exit status {status}, not {wanted}")
    meant = [p for p in found if options.only in p]
    if len(meant) != len(rows):
        report.row([name] + [None] * 5, f"{len(meant)} properties, not {len(rows)}")
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
    seconds = sum(run_class(report, options, name, list(rows))
                  for name, rows in expectations(options.only))
    return report.end("suite", seconds)


if __name__ == "__main__":
    sys.exit(main())
