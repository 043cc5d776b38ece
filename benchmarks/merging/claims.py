#!/usr/bin/env python3
"""What holds of Micro, checked path by path, merged exactly, and merged by predicates.

usage: claims.py SUMMA CLASSES [--rows TEXT] [--slow] [--check]

CLASSES is the folder with the compiled programs. Each property of claims.tsv is checked in four
ways; cells are the verdict, paths, bytecodes and questions, which never depend on the machine. With
--check each way must come to the verdict of the table, and where that needs no exact paths, each
path of the property, merged by predicates that are given, must return true.
"""

import argparse
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
GIVEN = ["--merge", "predicates", "--predicates", str(HERE / "micro.predicates")]
WAYS = {"off": ["--merge", "off"], "always": ["--merge", "always"],
        "predicates": ["--merge", "predicates"], "given": GIVEN}


def rows(options):
    for line in (HERE / "claims.tsv").read_text().splitlines():
        if line.startswith("#") or options.rows not in line:
            continue
        name, verdict, exact, size = line.split("\t")
        if options.slow or size == "quick":
            yield name, verdict, exact


def run(options, command, name, more):
    done = subprocess.run([options.summa, command, "-cp", options.classes, f"MicroClaims::{name}",
                           "--format", "json", "--progress", "off"] + more,
                          stdout=subprocess.PIPE, text=True, check=False)
    return json.loads(done.stdout)


def cell(told):
    stats = told["stats"]
    return f"{told['verdict']}, {stats['paths']}, {stats['bytecodes']}, {stats['solver_calls']}"


def returned(options, name):
    """What the approximate paths return."""
    return {path["value"] for path in run(options, "explore", name, GIVEN)["paths"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("classes")
    parser.add_argument("--rows", default="")
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    wrong, seen = [], 0
    for name, verdict, exact in rows(options):
        told = {way: run(options, "check", name, ["--java", "off"] + more)["properties"][0]
                for way, more in WAYS.items()}
        print(f"| `{name}` | " + " | ".join(map(cell, told.values())) + " |", flush=True)
        wrong += [f"{name} by {way}: {t['verdict']}, {verdict} expected"
                  for way, t in told.items() if t["verdict"] != verdict]
        proved = returned(options, name) == {"true"}
        if proved != (exact == "no"):
            wrong.append(f"{name}: exact paths are {'not ' if proved else ''}needed")
        seen += 1
    if options.check and (wrong or not seen):
        sys.exit("\n".join(wrong or ["no properties"]))


if __name__ == "__main__":
    main()
