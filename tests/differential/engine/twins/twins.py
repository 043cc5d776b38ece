"""One program in both languages: the two machines and the two games must say the same.

usage: twins.py SUMMA SOURCES CLASSES

For each NAME.javalite of SOURCES and class NAME of CLASSES, at every bound: the verdict of the
bisimulation game, and under lazy and summary the numbers of paths and of control flows. Positions
and steps are not compared: bytecode decides at instructions, Javalite at every use of a reference.
"""

import json
import pathlib
import subprocess
import sys

BOUNDS = "1..3"
HEAPS = "lazy,summary"


def document(*command):
    done = subprocess.run([*command, "--format", "json"], stdout=subprocess.PIPE, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}")
    return json.loads(done.stdout)


def counts(compared):
    return {(row["heap"], row["bound"]): (row["paths"], row["control_flows"])
            for row in compared["rows"]}


def verdicts(*command):
    return [document(*command, "--bound", str(bound))["bisimilar"] for bound in (1, 2, 3)]


def difference(summa, source, classes):
    entry = source.stem + "::run"
    javalite = counts(document(summa, "javalite", "compare", str(source), "--heap", HEAPS,
                               "--bound", BOUNDS))
    bytecode = counts(document(summa, "compare", "-cp", classes, entry, "--heap", HEAPS,
                               "--bound", BOUNDS))
    if javalite != bytecode:
        return f"javalite {javalite}\n  bytecode {bytecode}"
    games = (verdicts(summa, "javalite", "bisim", str(source)),
             verdicts(summa, "bisim", "-cp", classes, entry))
    if games != ([True] * 3, [True] * 3):
        return f"verdicts {games}"
    print(f"{source.stem}: {javalite[('lazy', 3)][0]} lazy paths, "
          f"{javalite[('summary', 3)][0]} summary paths at bound 3, bisimilar")
    return None


def main(summa, folder, classes):
    sources = sorted(pathlib.Path(folder).glob("*.javalite"))
    if len(sources) < 12:
        sys.exit(f"{len(sources)} pairs, at least 12 wanted")
    wrong = 0
    for source in sources:
        found = difference(summa, source, classes)
        if found:
            print(f"{source.stem}: {found}")
            wrong += 1
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
