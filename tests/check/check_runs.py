"""What the runners of this folder share: one call of `summa check`, and tables."""
import json
import pathlib
import subprocess
import time

# Where processes share numbers, as in a sandbox, they would quarrel over a file of
# the JVM's, and say so on standard output.
JAVA = ["java", "-ea", "-XX:-UsePerfData", "-XX:+DisplayVMOutputToStderr"]

FOLDER = pathlib.Path(__file__).resolve().parent


class Failure(Exception):
    """The program under test did not print what it should."""


def table(name):
    """Rows of a file of this folder, parted by tabs, without its first line."""
    lines = (FOLDER / name).read_text().splitlines()
    return [line.split("\t") for line in lines[1:]]


def check(summa, class_path, target, limit=300):
    """The properties of a target by name, the exit status and the seconds it took."""
    command = [summa, "check", "-cp", class_path, target, "--format", "json"]
    start = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        raise Failure(f"{target}: no answer after {limit} s") from None
    seconds = time.monotonic() - start
    try:
        document = json.loads(done.stdout)
        found = {plain(p["name"]): p for p in document["properties"]}
    except (ValueError, KeyError, TypeError) as error:
        said = done.stderr.strip().splitlines()[-1:] or [repr(error)]
        raise Failure(f"{target}: status {done.returncode}, {said[0]}") from None
    return found, done.returncode, seconds


def plain(name):
    """A property's name as the tables have it: without parameters."""
    return name.split("(")[0]


def objects(entry):
    """How many objects and arrays the arguments of a counterexample lead to.

    A string counts as a value, and what only static fields lead to is no input.
    """
    given = (entry.get("counterexample") or {}).get("input") or {}
    things = {thing["id"]: thing for kind in ("objects", "arrays")
              for thing in given.get(kind, [])}
    reached = set()
    ahead = [to for root, to in given.get("roots", {}).items() if "." not in root]
    while ahead:
        thing = things.get(ahead.pop())
        if thing and thing["id"] not in reached:
            reached.add(thing["id"])
            ahead += references(thing)
    return sum(things[id].get("class") != "java.lang.String" for id in reached)


def references(thing):
    """What the fields or elements of an object hold that may be ids."""
    if thing.get("class") == "java.lang.String":
        return []
    held = list(thing.get("fields", {}).values()) + thing.get("elements", [])
    return [value for value in held if isinstance(value, str)]


def milliseconds(entry):
    return (entry.get("stats") or {}).get("wall_ms")


def shown(value):
    return "-" if value is None else f"{value:.0f}" if isinstance(value, float) else str(value)


class Report:
    """A Markdown table that grows as results come in, and a last line that counts.

    `known` are names of what is not as it should be yet, and why: it must be wrong, and the
    day it is not, it is taken out there.
    """

    def __init__(self, heading, known=()):
        self.rows = self.wrong = self.excused = 0
        self.known = dict(known)
        print("| " + " | ".join(heading) + " |")
        print("|" + "---|" * len(heading))

    def row(self, cells, complaint):
        self.rows += 1
        why = self.known.get(cells[0])
        excused = bool(why and complaint)
        if why and not complaint:
            complaint = "as it should be: take it out of the known ones"
        self.excused += excused
        self.wrong += bool(complaint) and not excused
        cells = [shown(c) for c in cells] + [f"**{complaint}**" if complaint else ""]
        print("| " + " | ".join(cells) + " |", flush=True)

    def end(self, what, seconds):
        excused = f"{self.excused} known not to be, " if self.excused else ""
        print(f"\n{what}: {self.rows - self.wrong - self.excused} of {self.rows} as expected, "
              f"{excused}{self.wrong} not, {seconds:.1f} s")
        return 1 if self.wrong or not self.rows else 0
