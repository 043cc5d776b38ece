#!/usr/bin/env python3
"""Tries the suite on all small inputs, without Summa, and compares with suite.tsv.

usage: brute_run.py BRUTE_CLASSES SUITE_CLASSES [--only PATTERN] [--update]

Every property must hold, every twin be violated by an input of as many objects as the
table says. --update writes what was found into the table. The whole suite takes some
minutes.
"""
import argparse
import os
import re
import subprocess
import sys

import check_runs

COLUMNS = ["name", "verdict", "objects", "held", "gave_up", "numbers", "message", "input"]


def brute(options):
    """What was found, by the property's name."""
    command = [*check_runs.JAVA, "-Xmx1g", "-XX:+UseSerialGC", "-cp",
               os.pathsep.join([options.brute, options.suite]), "brute.Brute",
               options.suite, str(check_runs.FOLDER / "suite"), options.only]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    rows = (dict(zip(COLUMNS, line.split("\t"))) for line in done.stdout.splitlines())
    return {row["name"]: row for row in rows}


def complaints(found, name, twin, objects):
    good, bad = found.get(name), found.get(twin)
    if good and (good["verdict"] != "holds" or good["held"] == "0"):
        yield f"{name}: {good['verdict']}, {good['message']} {good['input']}"
    if bad and bad["verdict"] != "violated" and objects != "more":
        yield f"{twin}: holds"
    if bad and bad["verdict"] == "violated" and bad["objects"] != objects:
        yield f"{twin}: {bad['objects']} objects, not {objects}: {bad['input']}"
    for row in filter(None, (good, bad)):
        if row["gave_up"] != "0":
            yield f"{row['name']}: {row['gave_up']} calls did not end"


def update(found):
    file = check_runs.FOLDER / "suite.tsv"
    lines = file.read_text().splitlines()[:1]
    for name, twin, kind, objects in check_runs.table("suite.tsv"):
        row = found.get(twin)
        if row:
            objects = row["objects"] if row["verdict"] == "violated" else "more"
        lines.append("\t".join([name, twin, kind, objects]))
    file.write_text("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("brute")
    parser.add_argument("suite")
    parser.add_argument("--only", default="", metavar="PATTERN")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    found = brute(options)
    if options.update:
        update(found)
    rows = check_runs.table("suite.tsv")
    wrong = [c for name, twin, _, objects in rows
             for c in complaints(found, name, twin, objects)]
    named = {name for row in rows for name in row[:2]}
    wrong += [f"{name}: not in suite.tsv" for name in sorted(found.keys() - named)]
    wrong += [f"{name}: not tried" for name in sorted(named - found.keys())
              if re.search(options.only, name)]
    for complaint in wrong:
        print(complaint)
    held = sum(int(row["held"]) for row in found.values())
    print(f"brute force: {len(found)} properties, {held} inputs on which they held, "
          f"{len(wrong)} complaints")
    return 1 if wrong or not found else 0


if __name__ == "__main__":
    sys.exit(main())
