#!/usr/bin/env python3
"""Path counts of the examples under every heap, as docs/path-counts.md has them.

usage: path_counts.py SUMMA EXAMPLES [--check FILE]

EXAMPLES is the folder with the compiled examples. With --check the table is
compared with that file and the exit status says whether it is the same.
"""

import json
import pathlib
import subprocess
import sys

BOUNDS = "1..4"
SUITE = [
    ("linkedlist", "LinkedList::contains", ["--requires", "isAcyclic"]),
    ("linkedlist", "LinkedList::reverse", ["--requires", "isAcyclic"]),
    ("elements", "ElementList::contains", ["--requires", "isAcyclic"]),
    ("elements", "ElementList::containsAny", ["--requires", "isAcyclic"]),
    ("doublylinked", "DoublyLinked::unlink", []),
    ("doublylinked", "DoublyLinked::insertAfter", []),
    ("twolists", "TwoLists::append", []),
    ("twolists", "TwoLists::writeThrough", []),
    ("tree", "Tree::findTwo", []),
    ("tree", "Tree::rotateRight", []),
    ("dispatch", "Shapes::kind", []),
    ("dispatch", "Shapes::isEmpty", []),
]
HEAPS = ["lazy", "lazier", "lazier-sharp", "summary"]
HEAD = """# Path counts

Paths of the examples under each heap, and the control flows that lazy and
summary must both reach. Summary has one path per control flow. Made by
`benchmarks/engine/path_counts.py`; a test keeps it true.

| method | bound | lazy | lazier | lazier-sharp | summary | control flows |
|---|---|---|---|---|---|---|
"""


def rows_of(summa, examples, folder, entry, options):
    command = [summa, "compare", "-cp", str(examples / folder / "classes"), entry,
               "--heap", "all", "--bound", BOUNDS, "--format", "json", *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}")
    return json.loads(done.stdout)


def lines_of(entry, document):
    if document["agree"] is not True:
        sys.exit(f"{entry}: lazy and summary do not agree")
    by_bound = {}
    for row in document["rows"]:
        by_bound.setdefault(row["bound"], {})[row["heap"]] = row
    for bound, rows in sorted(by_bound.items()):
        flows = rows["summary"]["control_flows"]
        if not flows == rows["lazy"]["control_flows"] == rows["summary"]["paths"]:
            sys.exit(f"{entry}, bound {bound}: summary paths are not the flows")
        counts = " | ".join(str(rows[heap]["paths"]) for heap in HEAPS)
        yield f"| `{entry}` | {bound} | {counts} | {flows} |\n"


def main(args):
    summa, examples = args[0], pathlib.Path(args[1])
    text = HEAD
    for folder, entry, options in SUITE:
        text += "".join(lines_of(entry, rows_of(summa, examples, folder, entry, options)))
    if "--check" not in args:
        print(text, end="")
        return
    expected = pathlib.Path(args[args.index("--check") + 1])
    if text != expected.read_text():
        sys.exit(f"{expected} is not what the examples give now:\n{text}")


if __name__ == "__main__":
    main(sys.argv[1:])
