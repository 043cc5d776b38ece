#!/usr/bin/env python3
"""A time limit and a signal end a run soon, wherever it is, with what it has.

Each run does something that takes far longer than anyone waits. It is stopped
by a limit, or by a signal at a random moment of its work; the seed is printed.
Then it must end soon, say that it was stopped and by what, and still print what
it has found: whole, if that is JSON.
"""

import json
import random
import signal
import subprocess
import sys
import time

# From the limit or the signal to the end, on a machine with other things to do.
SOON_S = 30
LIMIT_S = 2
# Work for at least this long before a signal comes, and at most.
EARLIEST_S, LATEST_S = 1, 3

RUNS = [
    ["Long::product"],
    ["Long::remainder"],
    ["Long::collatz", "--heap", "lazy"],
    ["Long::spin", "--step-limit", "4000000000"],
    ["Long::copies", "--array-bound", "200"],
    ["Long::edits", "--array-bound", "40"],
]
# Far away: it is not the solver's own limit that ends a query.
FAR = ["--solver-timeout", "600000"]


def start(summa, classes, words):
    command = [summa, "explore", "-cp", classes, *words, *FAR, "--format", "json"]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(run, since):
    """What it printed and how long that took; kills what does not end."""
    try:
        output, complaint = run.communicate(timeout=5 * SOON_S)
    except subprocess.TimeoutExpired:
        run.kill()
        output, complaint = run.communicate()
    return output, complaint, time.monotonic() - since


def complaints(run, output, complaint, seconds, by):
    if seconds > SOON_S:
        yield f"took {seconds:.1f} s to end"
    if run.returncode != 3:
        yield f"ended with {run.returncode}: {complaint[:500]}"
        return
    told = json.loads(output)
    if told["complete"] or not told["stopped"].startswith(f"stopped by {by}"):
        yield f"says {told['complete']}, {told.get('stopped')}"
    if told["stats"]["paths"] != len(told["paths"]):
        yield "counts paths that it does not tell"


def by_limit(summa, classes, words):
    run = start(summa, classes, [*words, "--time-limit", str(LIMIT_S)])
    began = time.monotonic()
    return list(complaints(run, *finish(run, began + LIMIT_S), "--time-limit"))


def by_signal(summa, classes, words, number, after):
    run = start(summa, classes, words)
    time.sleep(after)
    run.send_signal(number)
    return list(complaints(run, *finish(run, time.monotonic()), "the user"))


def main(summa, classes):
    seed = int(time.time())
    print("seed", seed)
    rng = random.Random(seed)
    failures = 0
    for words in RUNS:
        moments = [rng.uniform(EARLIEST_S, LATEST_S) for _ in range(2)]
        told = {
            f"--time-limit {LIMIT_S}": by_limit(summa, classes, words),
            f"SIGINT after {moments[0]:.2f} s":
                by_signal(summa, classes, words, signal.SIGINT, moments[0]),
            f"SIGTERM after {moments[1]:.2f} s":
                by_signal(summa, classes, words, signal.SIGTERM, moments[1]),
        }
        for how, problems in told.items():
            print(" ".join(words), how, *(problems or ["ends soon"]))
            failures += len(problems)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
