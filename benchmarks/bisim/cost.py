#!/usr/bin/env python3
"""What the full game costs beside the lazy run alone: user seconds and their ratio.

usage: cost.py SUMMA EXAMPLES [--bound K] [--most RATIO] [--repeat N]

SUMMA should be an optimised build. The answers are checked first: the game must end bisimilar,
and the lazy run must be complete. Fails where a ratio exceeds RATIO. A command takes a few
milliseconds, less than the clock can tell, so each is run N times and the mean counts.
"""

import argparse
import json
import pathlib
import resource
import subprocess
import sys

ACYCLIC = ["--requires", "isAcyclic"]
SUITE = [
    ("linkedlist", "LinkedList::contains", ACYCLIC),
    ("linkedlist", "LinkedList::reverse", ACYCLIC),
    ("elements", "ElementList::contains", ACYCLIC),
    ("elements", "ElementList::containsAny", ACYCLIC),
]

SHORTEST = 1e-3  # what the clock shows may be nothing at all


def user_seconds():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def timed(command, times):
    """The document, and the user seconds it takes."""
    before = user_seconds()
    for _ in range(times):
        done = subprocess.run([*command, "--format", "json"], stdout=subprocess.PIPE, text=True,
                              check=False)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}: exit status {done.returncode}")
    return json.loads(done.stdout), max(user_seconds() - before, SHORTEST) / times


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("examples", type=pathlib.Path)
    parser.add_argument("--bound", default="4")
    parser.add_argument("--most", type=float, default=10)
    parser.add_argument("--repeat", type=int, default=40)
    options = parser.parse_args()
    print("| method | bound | lazy paths | lazy run s | pairs | game s | ratio |\n"
          "|---|---|---|---|---|---|---|")
    worst = 0
    for folder, entry, extra in SUITE:
        common = ["-cp", str(options.examples / folder / "classes"), entry, "--bound",
                  options.bound, *extra]
        # It counts the paths and reports none of them.
        lazy, alone = timed([options.summa, "compare", *common, "--heap", "lazy"],
                            options.repeat)
        game, played = timed([options.summa, "bisim", *common], options.repeat)
        ratio = played / alone
        worst = max(worst, ratio)
        print(f"| `{entry}` | {options.bound} | {lazy['rows'][0]['paths']} | {alone:.3f} | "
              f"{game['pairs']} | {played:.3f} | {ratio:.1f} |")
    if worst > options.most:
        sys.exit(f"more than {options.most} times the lazy run")


if __name__ == "__main__":
    main()
