#!/usr/bin/env python3
"""What it costs to write the paths of a method, against exploring them.

CPU times, the best of so many runs; `compare` explores and writes no path.

usage: report_cost.py SUMMA CLASS_PATH REPEAT METHOD [OPTIONS…]
"""

import os
import subprocess
import sys
import tempfile

SHORTEST = 1e-3  # what the clock shows may be nothing at all


def seconds(command):
    """Of the process and those it waited for."""
    with open(os.devnull, "wb") as nowhere:
        child = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 3):
        sys.exit(f"{' '.join(command)} ended with {child.returncode}")
    return max(usage.ru_utime + usage.ru_stime, SHORTEST)


def main():
    summa, class_path, repeat, *words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        explore = [summa, "explore", "-cp", class_path, *words, "--heap", "lazy",
                   "-o", os.path.join(folder, "paths")]
        commands = {
            "exploring": [summa, "compare", "-cp", class_path, *words, "--heap", "lazy"],
            "text": explore,
            "JSON": [*explore, "--format", "json"],
            "text and HTML": [*explore, "--html", os.path.join(folder, "page.html")],
        }
        best = {what: min(seconds(command) for _ in range(int(repeat)))
                for what, command in commands.items()}
    alone = best.pop("exploring")
    print(f"exploring: {alone:.2f} s")
    for what, whole in best.items():
        print(f"{what}: {whole - alone:.2f} s more, {(whole - alone) / alone:.1f} times as much")


if __name__ == "__main__":
    main()
