#!/usr/bin/env python3
"""Runs one command-line case and compares what it prints.

A case is a file `name.test`:
    RUN: javalite run examples/x.javalite --bound 2
    EXIT: 0
and beside it `name.expect`: standard output, then standard error. Times and
memory differ from run to run, lines of the JDK's sources from update to update:
they are replaced first (volatile.py).
    run_case.py SUMMA CASE.test [--update]
"""
import pathlib
import subprocess
import sys

from volatile import steady


def run(summa, case):
    fields = dict(
        line.split(": ", 1) for line in case.read_text().splitlines() if ": " in line
    )
    result = subprocess.run(
        [summa, *fields["RUN"].split()], capture_output=True, text=True, check=False
    )
    text = steady(result.stdout + result.stderr)
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
