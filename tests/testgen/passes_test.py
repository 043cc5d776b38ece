"""Written tests compile without a warning and pass on the code they came from.

usage: passes_test.py SUMMA SUITE EXAMPLES...

Folders with classes: of the suite of tests/check, of which a dozen classes are taken, and
of the examples, which are taken whole. JUnit 4 gets every third of these. With SUMMA_FULL all
classes of the suite, each for a few seconds, and all of it with JUnit 4, too.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import junit

SUITE = [f"suite.{name}" for name in (
    "BinarySearch", "RingBuffer", "DoubleList", "Reversal", "TwoStackQueue", "Fractions",
    "Intervals", "BankAccount", "Elevator", "Version", "SearchTree", "Removal")]
# Of this one some methods take too long.
OF_FOLDER = {"tree": ["SearchTree"]}
FRAMEWORKS = {"5": [], "4": ["--junit4"]}
# Enough for each to be looked at; what is left open by it is no matter here.
LIMITS = ["--bound", "1", "--array-bound", "2", "--max-paths", "20"]
FULL = "SUMMA_FULL" in os.environ
if FULL:
    LIMITS += ["--time-limit", "10"]


def written(summa, classes, targets, options, folder):
    """How many tests there are, by what the program says."""
    done = subprocess.run([summa, "testgen", "-cp", classes, *targets, *LIMITS, *options,
                           "--tests", folder], capture_output=True, text=True)
    if done.returncode not in (0, 3):
        raise RuntimeError(f"testgen {targets}: {done.returncode} {done.stderr}")
    return int(done.stderr.splitlines()[-1].split()[0])


def trouble(summa, classes, targets, options, place):
    """How many tests ran, and what is wrong with them."""
    sources, made = place / "sources", place / "classes"
    made.mkdir(parents=True)
    told = written(summa, classes, targets, options, str(sources))
    against = junit.compiled(sorted(sources.rglob("*.java")), classes, made)
    if against:
        return 0, [against]
    ran = junit.outcomes(made, classes, place / "reports")
    wrong = [f"{name}: {how}" for name, how in sorted(ran.items()) if how is not None]
    if len(ran) != told:
        wrong.append(f"{told} tests were told, {len(ran)} ran")
    return len(ran), wrong


def all_of(suite):
    """Each class, but for those within others."""
    return [(suite, ["suite." + file.stem])
            for file in sorted(pathlib.Path(suite).glob("suite/*.class")) if "$" not in file.stem]


def main():
    summa, suite, *examples = sys.argv[1:]
    work = [*(all_of(suite) if FULL else [(suite, SUITE)]),
            *((folder, OF_FOLDER.get(pathlib.Path(folder).parent.name, [folder]))
              for folder in examples)]
    failed = 0
    for framework, options in FRAMEWORKS.items():
        all_ran = 0
        chosen = work[1::3] if framework == "4" and not FULL else work
        for classes, targets in chosen:
            with tempfile.TemporaryDirectory() as place:
                ran, wrong = trouble(summa, classes, targets, options, pathlib.Path(place))
            all_ran += ran
            if not ran and not FULL:
                wrong.append("no test ran")
            for each in wrong:
                failed = 1
                print(f"JUnit {framework}, {classes}: {each}")
        print(f"JUnit {framework}: {all_ran} tests of {len(chosen)} folders ran")
        # Single classes may have none; all of them together have many.
        if FULL and all_ran < 20 * len(chosen):
            failed = 1
            print("too few of them")
    return failed


if __name__ == "__main__":
    sys.exit(main())
