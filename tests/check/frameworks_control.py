#!/usr/bin/env python3
"""Runs the test classes by JUnit's own console and compares with frameworks.tsv.

usage: frameworks_control.py CLASSES

A test with parameters runs once per argument of its source: it fails where one fails,
and is skipped where all are.
"""
import collections
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import check_runs
import jars

MAIN = "org.junit.platform.console.ConsoleLauncher"


def run(classes, reports):
    command = [*check_runs.JAVA, "-cp", jars.join([classes] + jars.CONSOLE), MAIN,
               "--select-package", "frameworks", "--reports-dir", reports,
               "--details=none", "--disable-banner"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    # 1 says that tests failed, as some should.
    if done.returncode not in (0, 1):
        sys.exit(f"console: status {done.returncode}\n{done.stderr}")


def outcome(case):
    if case.find("failure") is not None or case.find("error") is not None:
        return "fails"
    return "skipped" if case.find("skipped") is not None else "passes"


def outcomes(reports):
    """Per test all that its runs came to."""
    found = collections.defaultdict(set)
    for file in pathlib.Path(reports).glob("TEST-*.xml"):
        for case in xml.etree.ElementTree.parse(file).iter("testcase"):
            method = case.get("name").split("(")[0].split("[")[0].strip()
            found[f"{case.get('classname')}::{method}"].add(outcome(case))
    return found


def joined(several):
    for word in ("fails", "passes", "skipped"):
        if word in several:
            return word
    return "none"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as reports:
        run(sys.argv[1], reports)
        found = outcomes(reports)
    expected = {test: console for test, _, console in check_runs.table("frameworks.tsv")}
    wrong = 0
    for test in sorted(expected.keys() | found.keys()):
        told = joined(found.get(test, ()))
        if told != expected.get(test):
            wrong += 1
            print(f"{test}: the console says {told}, the table {expected.get(test)}")
    ran = sum(told != "none" for told in expected.values())
    print(f"console: {ran} tests compared, {wrong} differ")
    return 1 if wrong or not found else 0


if __name__ == "__main__":
    sys.exit(main())
