#!/usr/bin/env python3
"""Runs the tasks on all small values, without Summa, and compares with their verdicts.

usage: tasks_control.py BRUTE_CLASSES TASKS_CLASSES
"""
import os
import subprocess
import sys

import check_runs
import tasks_run


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    expected = {f"{name}.Main": verdict for name, verdict in tasks_run.tasks("")}
    # The checker's own Verifier comes first: it hides that of the tasks.
    path = os.pathsep.join(sys.argv[1:])
    done = subprocess.run([*check_runs.JAVA, "-cp", path, "brute.Tasks", *sorted(expected)],
                          stdout=subprocess.PIPE, text=True, check=True, timeout=300)
    wrong = 0
    for line in done.stdout.splitlines():
        name, verdict, ended = line.split("\t")
        if verdict != expected.pop(name) or (verdict == "holds" and ended == "0"):
            wrong += 1
            print(f"{name}: {verdict} after {ended} runs")
    print(f"tasks: {wrong} differ, {len(expected)} not run")
    return 1 if wrong or expected else 0


if __name__ == "__main__":
    sys.exit(main())
