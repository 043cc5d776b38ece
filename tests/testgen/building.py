"""How many inputs written tests build without reflection.

usage: building.py FOLDER...     (of sources that summa testgen has written)

Calls of constructors and methods and plain assignments are what anybody would write; `put`,
`poke`, `make` are the helpers for what no source can do. What a test reads or restores by
reflection afterwards does not count.
"""
import pathlib
import re
import sys

TEST = re.compile(r"@(?:[\w.]+\.)?Test\n(.*?)\n  }\n", re.DOTALL)
BY_REFLECTION = re.compile(r"(?<![\w.])(?:put|poke|make)\(\"?\w")
RESTORES = "    } finally {"


def tests_in(folder):
    for file in sorted(pathlib.Path(folder).rglob("*PathsTest.java")):
        yield from TEST.findall(file.read_text())


def is_plain(test):
    return not BY_REFLECTION.search(test.split(RESTORES)[0])


def counted(folder):
    """(tests, those that build their input without reflection)"""
    tests = list(tests_in(folder))
    return len(tests), sum(map(is_plain, tests))


def main():
    all_tests = all_plain = 0
    for folder in sys.argv[1:]:
        tests, plain = counted(folder)
        all_tests, all_plain = all_tests + tests, all_plain + plain
        print(f"{folder}: {plain} of {tests}")
    print(f"{all_plain} of {all_tests} inputs are built without reflection, "
          f"{100 * all_plain // max(all_tests, 1)} %")


if __name__ == "__main__":
    main()
