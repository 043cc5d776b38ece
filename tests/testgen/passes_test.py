"""Written tests compile without a warning and pass on the code they came from.

usage: passes_test.py SUMMA SUITE EXAMPLES...

Folders with classes: of the suite of tests/check and of the examples. The methods of each share
some seconds, with SUMMA_FULL more of them; JUnit 4 gets every third class of the suite and every
third example, with SUMMA_FULL all.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import junit

# Of this one some methods take too long.
OF_FOLDER = {"tree": ["SearchTree"]}
FRAMEWORKS = {"5": [], "4": ["--junit4"]}
# Enough for each to be looked at; what is left open by it is no matter here.
FULL = "SUMMA_FULL" in os.environ
LIMITS = ["--bound", "1", "--array-bound", "2", "--max-paths", "20" if FULL else "10",
          "--time-limit", "600" if FULL else "40"]


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
    # Single classes may have none; the folder has many.
    if len(ran) < 5 * len(targets):
        wrong.append(f"only {len(ran)} tests ran")
    return len(ran), wrong


def classes_of(suite):
    """Each class, but for those within others."""
    return ["suite." + file.stem for file in sorted(pathlib.Path(suite).glob("suite/*.class"))
            if "$" not in file.stem]


def chosen(items, framework):
    return items[::3] if framework == "4" and not FULL else items


def main():
    summa, suite, *examples = sys.argv[1:]
    work = [(suite, classes_of(suite)),
            *((folder, OF_FOLDER.get(pathlib.Path(folder).parent.name, [folder]))
              for folder in examples)]
    failed = 0
    for framework, options in FRAMEWORKS.items():
        all_ran = 0
        for classes, targets in [work[0], *chosen(work[1:], framework)]:
            with tempfile.TemporaryDirectory() as place:
                ran, wrong = trouble(summa, classes, chosen(targets, framework), options,
                                     pathlib.Path(place))
            all_ran += ran
            for each in wrong:
                failed = 1
                print(f"JUnit {framework}, {classes}: {each}")
        print(f"JUnit {framework}: {all_ran} tests ran")
    return failed


if __name__ == "__main__":
    sys.exit(main())
