#!/usr/bin/env python3
"""Checks the test classes of frameworks with Summa and compares with frameworks.tsv.

usage: frameworks_run.py SUMMA CLASSES [--only PART] [--no-jars]

With --no-jars the frameworks' own classes are not on the class path. What is skipped
is absent, or says so.
"""
import argparse
import itertools
import sys

import check_runs
import jars

HEADING = ["test", "expected", "verdict", "confirmed", "ms", "wrong"]


def expectations(part):
    """Per class: test and verdict."""
    rows = [(test, verdict) for test, verdict, _ in check_runs.table("frameworks.tsv")
            if part in test]
    rows.sort(key=lambda row: row[0].split("::")[0])
    return itertools.groupby(rows, key=lambda row: row[0].split("::")[0])


def complaint(entry, verdict):
    told = entry["verdict"] if entry else "skipped"
    if told != verdict:
        return f"{told}, not {verdict}: {entry.get('why') if entry else 'absent'}"
    if verdict == "violated" and entry.get("confirmed") is not True:
        return "not confirmed"
    return ""


def run_class(report, options, name, rows):
    path = options.classes if options.no_jars else jars.join([options.classes] + jars.TESTS)
    try:
        found, _, seconds = check_runs.check(options.summa, path, name)
    except check_runs.Failure as failure:
        for test, verdict in rows:
            report.row([test, verdict, None, None, None], str(failure))
        return 0
    for test, verdict in rows:
        entry = found.pop(test, None)
        shown = entry or {}
        report.row([test, verdict, shown.get("verdict"), shown.get("confirmed"),
                    check_runs.milliseconds(shown)], complaint(entry, verdict))
    for test in [] if options.only else found:
        report.row([test, "no test", found[test]["verdict"], None, None], "not expected")
    return seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--only", default="", metavar="PART")
    parser.add_argument("--no-jars", action="store_true")
    options = parser.parse_args()
    report = check_runs.Report(HEADING)
    seconds = sum(run_class(report, options, name, list(rows))
                  for name, rows in expectations(options.only))
    return report.end("frameworks", seconds)


if __name__ == "__main__":
    sys.exit(main())
