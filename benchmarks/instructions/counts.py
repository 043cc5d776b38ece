#!/usr/bin/env python3
"""How many instructions a few runs take, against what they took.

Times differ from run to run, instructions hardly do. They do differ with processor, compiler
and libraries: so what is kept, in counts.tsv, are ratios to a fixed program built by the same
compiler and counted in the same run, by architecture and mode of compilation. What every run
costs before it begins, reading the class library for instance, is taken off.

usage: counts.py SUMMA CALIBRATION MODE CLASS_PATH [--update]
"""

import concurrent.futures
import pathlib
import platform
import re
import shutil
import subprocess
import sys

TABLE = pathlib.Path(__file__).with_name("counts.tsv")
# As a share of what is kept.
TOLERANCE = 0.10

NOTHING = "Counted::nothing"
RUNS = {
    "lazy list": "IntList::contains --heap lazy --bound 4 --invariant none",
    "summary list": "IntList::remove --requires repOk --requires-as code --heap summary --bound 8",
    "keyed tree": "Bst::contains --requires repOk --requires-as code --heap summary --bound 2",
    "array": "Counted::descents --heap summary --array-bound 5",
    "concrete churn": "Counted::churn",
}


def instructions(command):
    """Instructions that a command runs, by cachegrind without its caches."""
    result = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         *command], capture_output=True, text=True, check=False)
    counted = re.search(r"I\s+refs:\s+([\d,]+)", result.stderr)
    if result.returncode != 0 or counted is None:
        sys.exit(f"{' '.join(command)}\nended with {result.returncode}:\n{result.stderr}")
    return int(counted.group(1).replace(",", ""))


def measure(summa, calibration, class_path):
    """The instructions of each run as a multiple of the calibration's."""
    def explored(words):
        return [summa, "explore", "-cp", class_path, *words.split(), "-o", "/dev/null"]

    commands = [[calibration], explored(NOTHING), *map(explored, RUNS.values())]
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        unit, nothing, *counts = pool.map(instructions, commands)
    print(f"calibration: {unit} instructions, a run that does nothing: {nothing}")
    return {name: (count - nothing) / unit for name, count in zip(RUNS, counts)}


def read_table():
    rows = (line.split("\t") for line in TABLE.read_text().splitlines()
            if line and not line.startswith("#"))
    return {(arch, mode, name): float(ratio) for arch, mode, name, ratio in rows}


def write_table(table):
    head = [line for line in TABLE.read_text().splitlines() if line.startswith("#")]
    rows = ["\t".join((*key, f"{ratio:.3f}")) for key, ratio in sorted(table.items())]
    TABLE.write_text("\n".join(head + rows) + "\n")


def compare(ratios, table, arch, mode):
    """Prints each; returns the names of those that are too far from what is kept."""
    wrong = []
    for name, ratio in ratios.items():
        kept = table.get((arch, mode, name))
        if kept is None:
            print(f"{name}: {ratio:.3f}, nothing is kept for {arch}, {mode}")
            continue
        share = ratio / kept - 1
        print(f"{name}: {ratio:.3f}, kept {kept:.3f}, {share:+.1%} (±{TOLERANCE:.0%})")
        if abs(share) > TOLERANCE:
            wrong.append(name)
    return wrong


def main():
    summa, calibration, mode, class_path = sys.argv[1:5]
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing, which counts the instructions; tools/setup installs it")
    ratios = measure(summa, calibration, class_path)
    arch, table = platform.machine(), read_table()
    if "--update" in sys.argv:
        table.update({(arch, mode, name): ratio for name, ratio in ratios.items()})
        write_table(table)
    wrong = compare(ratios, table, arch, mode)
    if wrong:
        sys.exit(f"more or fewer instructions than before: {', '.join(wrong)}. If that is meant: "
                 "benchmarks/instructions/README.md says how to keep the new figures")


if __name__ == "__main__":
    main()
