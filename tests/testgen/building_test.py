"""Most inputs of written tests are built without reflection.

usage: building_test.py SUMMA SUITE CLASSES...

Of the programs beside this, of the suite of tests/check and of the examples, as in
docs/testgen.md. Constructors, methods and
plain assignments are what anybody would write; `put`, `poke`, `make` are the helpers for what no
source can do. What a test reads or restores by reflection afterwards does not count.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LEAST_PERCENT = 80
LIMITS = ["--bound", "1", "--array-bound", "2", "--max-paths", "20", "--time-limit", "20"]
# Of this one some methods take too long.
OF_FOLDER = {"tree": ["SearchTree"]}
TEST = re.compile(r"@(?:[\w.]+\.)?Test\n(.*?)\n  }\n", re.DOTALL)
BY_REFLECTION = re.compile(r"(?<![\w.])(?:put|poke|make)\(\"?\w")
RESTORES = "    } finally {"


def is_plain(test):
    return not BY_REFLECTION.search(test.split(RESTORES)[0])


def counted(summa, classes, targets):
    """(tests, those that build their input without reflection)"""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([summa, "testgen", "-cp", classes, *targets, *LIMITS, "--tests",
                               folder], capture_output=True, text=True)
        if done.returncode not in (0, 3):
            raise RuntimeError(f"{targets}: {done.returncode} {done.stderr}")
        tests = [test for file in sorted(pathlib.Path(folder).rglob("*PathsTest.java"))
                 for test in TEST.findall(file.read_text())]
    told = int(done.stderr.splitlines()[-1].split()[0])
    if told != len(tests):
        raise RuntimeError(f"{targets}: {told} tests were told, {len(tests)} found")
    return len(tests), sum(map(is_plain, tests))


def main():
    summa, suite, *examples = sys.argv[1:]
    with tempfile.TemporaryDirectory() as programs:
        subprocess.run(["javac", "-g", "-proc:none", "-d", programs,
                        *map(str, sorted((HERE / "programs").glob("*.java")))], check=True)
        work = {folder: OF_FOLDER.get(pathlib.Path(folder).parent.name, [folder])
                for folder in examples}
        work[programs] = [programs]
        work[suite] = ["suite"]
        found = [counted(summa, folder, targets) for folder, targets in work.items()]
    tests, plain = (sum(column) for column in zip(*found))
    print(f"{plain} of {tests} inputs are built without reflection, {100 * plain // tests} %")
    return 0 if 100 * plain >= LEAST_PERCENT * tests else 1


if __name__ == "__main__":
    sys.exit(main())
