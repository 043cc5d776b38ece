#!/usr/bin/env python3
"""Path counts and times of the Javalite examples, as Markdown.

    ./summa --version && benchmarks/javalite/run.py > docs/javalite-figures.md
    benchmarks/javalite/run.py SUMMA --last 1      another program, small bounds

Counts are checked first: summary paths must equal control flows, and all heaps
must agree, or the script fails. Times are of one run on one machine.
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAMS = [
    ("list", 6, []),
    ("list3", 6, []),
    ("graph", 6, ["--call-depth", "4"]),
    ("reverse", 6, []),
    ("bst", 6, ["--call-depth", "8"]),
]


def options_of():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa", nargs="?", type=pathlib.Path, default=ROOT / "summa")
    parser.add_argument("--last", type=int, default=0, help="largest bound; 0: as published")
    return parser.parse_args()


OPTIONS = options_of()


def summa(*args):
    result = subprocess.run(
        [OPTIONS.summa.resolve(), "javalite", *args, "--format", "json"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    if result.returncode not in (0, 3):
        sys.exit(f"summa javalite {' '.join(args)}: {result.stderr or result.stdout}")
    return json.loads(result.stdout)


def compare(program, last, options):
    report = summa(
        "compare",
        f"examples/javalite/{program}.javalite",
        "--heap",
        "all",
        "--bound",
        f"1..{last}",
        *options,
    )
    assert report["agree"], program
    print(f"\n## {program} {' '.join(options)}\n")
    print("| bound | heap | paths | control flows | states | queries | ms |")
    print("|---|---|---|---|---|---|---|")
    for row in report["rows"]:
        if row["heap"] == "summary":
            assert row["paths"] == row["control_flows"], row
        print(
            f"| {row['bound']} | {row['heap']} | {row['paths']} | {row['control_flows']} "
            f"| {row['states']} | {row['solver_calls']} | {row['wall_ms']:.1f} |"
        )


def growth():
    print("\n## Growth of the summary, list.javalite\n")
    print("| bound | paths | queries | ms |")
    print("|---|---|---|---|")
    points = []
    for bound in (10, 20, 40) if OPTIONS.last == 0 else (1, 2):
        rows = summa(
            "compare",
            "examples/javalite/list.javalite",
            "--heap",
            "summary",
            "--bound",
            str(bound),
        )["rows"]
        row = rows[0]
        assert row["complete"] and row["paths"] == row["control_flows"]
        points.append((bound, row["wall_ms"]))
        print(
            f"| {bound} | {row['paths']} | {row['solver_calls']} | {row['wall_ms']:.1f} |"
        )
    (k0, t0), (k1, t1) = points[0], points[-1]
    exponent = math.log(t1 / t0) / math.log(k1 / k0)
    print(f"\nFitted exponent of time from bound {k0} to {k1}: {exponent:.2f}")


def main():
    print("# Javalite examples: figures")
    print("\nMade by `benchmarks/javalite/run.py`.")
    for program, last, options in PROGRAMS:
        compare(program, OPTIONS.last or last, options)
    growth()


main()
