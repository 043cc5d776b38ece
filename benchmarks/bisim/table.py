#!/usr/bin/env python3
"""The bisimulation games of all examples, as the table of docs/bisim.md has them.

usage: table.py SUMMA EXAMPLES [--bounds FIRST..LAST] [--time-limit S] [--check FILE]

EXAMPLES is the folder with the compiled examples. With --check every row must stand in that file;
otherwise the table is printed.
"""

import argparse
import json
import pathlib
import subprocess
import sys

ACYCLIC = ["--requires", "isAcyclic"]
SUITE = [
    ("linkedlist", "LinkedList::contains", ACYCLIC),
    ("linkedlist", "LinkedList::reverse", ACYCLIC),
    ("linkedlist", "LinkedList::size", ACYCLIC),
    ("elements", "ElementList::contains", ACYCLIC),
    ("elements", "ElementList::containsAny", ACYCLIC),
    ("doublylinked", "DoublyLinked::unlink", []),
    ("doublylinked", "DoublyLinked::insertAfter", []),
    ("twolists", "TwoLists::append", []),
    ("twolists", "TwoLists::writeThrough", []),
    ("tree", "Tree::findTwo", []),
    ("tree", "Tree::rotateRight", []),
    ("dispatch", "Shapes::kind", []),
    ("dispatch", "Shapes::isEmpty", []),
    ("bughunt", "Account::transfer", []),
    ("arrays", "Arrays::max", []),
    ("arrays", "Arrays::swap", []),
    ("arrays", "Arrays::find", []),
    ("exceptions", "Parser::digit", []),
    ("exceptions", "Parser::two", []),
]
HEAD = """| method | bound | verdict | positions | pairs | steps |
|---|---|---|---|---|---|
"""
VERDICTS = {True: "bisimilar", False: "NOT bisimilar"}


def game_of(options, folder, entry, extra, bound):
    command = [options.summa, "bisim", "-cp", str(options.examples / folder / "classes"), entry,
               "--bound", str(bound), "--format", "json", "--time-limit", str(options.time_limit),
               *extra]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}")
    return json.loads(done.stdout)


def row_of(entry, bound, game):
    verdict = VERDICTS.get(game["bisimilar"], f"not decided: {game['why']}")
    figures = " | ".join(str(game[name]) for name in ("positions", "pairs", "steps"))
    return f"| `{entry}` | {bound} | {verdict} | {figures} |\n"


def rows(options):
    first, _, last = options.bounds.partition("..")
    for folder, entry, extra in SUITE:
        for bound in range(int(first), int(last or first) + 1):
            yield row_of(entry, bound, game_of(options, folder, entry, extra, bound))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("summa")
    parser.add_argument("examples", type=pathlib.Path)
    parser.add_argument("--bounds", default="1..3")
    parser.add_argument("--time-limit", type=int, default=60)
    parser.add_argument("--check", type=pathlib.Path)
    options = parser.parse_args()
    if not options.check:
        print(HEAD, end="")
        for row in rows(options):
            print(row, end="", flush=True)
        return
    known = options.check.read_text()
    missing = [row for row in rows(options) if row not in known]
    if missing:
        sys.exit(f"{options.check} does not have\n{''.join(missing)}")


if __name__ == "__main__":
    main()
