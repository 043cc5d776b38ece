#!/usr/bin/env python3
"""Runs one command-line case and compares what it prints.

A case is a file `name.test`:
    RUN: javalite run examples/x.javalite --bound 2
    EXIT: 0
and beside it `name.expect`: standard output, then standard error. Times and
memory differ from run to run and are replaced by <time> and <kb> first.
    run_case.py SUMMA CASE.test [--update]
"""
import pathlib
import re
import subprocess
import sys

VOLATILE = [
    (re.compile(r"\b\d+\.\d+ s\b"), "<time> s"),
    (re.compile(r'("(?:wall_ms|solver_ms)": )[\d.e+-]+'), r"\1<time>"),
    (re.compile(r'("peak_rss_kb": )\d+'), r"\1<kb>"),
    # The two time columns of a compare table.
    (re.compile(r"( +\d+)( +\d+\.\d)( +\d+\.\d)(?=\n|  )"), r"\1 <ms> <ms>"),
]


def run(summa, case):
    fields = dict(
        line.split(": ", 1) for line in case.read_text().splitlines() if ": " in line
    )
    result = subprocess.run(
        [summa, *fields["RUN"].split()], capture_output=True, text=True, check=False
    )
    text = result.stdout + result.stderr
    for pattern, replacement in VOLATILE:
        text = pattern.sub(replacement, text)
    if result.returncode != int(fields["EXIT"]):
        print(f"{case.name}: exit status {result.returncode}, expected {fields['EXIT']}")
        print(text)
        return None
    return text


def main():
    summa, case = sys.argv[1], pathlib.Path(sys.argv[2])
    text = run(summa, case)
    if text is None:
        return 1
    expected = case.with_suffix(".expect")
    if "--update" in sys.argv:
        expected.write_text(text)
        return 0
    if text != expected.read_text():
        print(f"{case.name}: differs from {expected.name}; it printed:\n{text}")
        return 1
    return 0


sys.exit(main())
