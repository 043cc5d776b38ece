"""Tests written for ten programs kill what is changed in them.

usage: mutants_test.py SUMMA [PROGRAM...] [--update]

Without names, and whenever SUMMA_FULL is set, all programs are taken.

survivors.tsv lists the mutants that no test kills: `equivalent` those that nobody could, and
why; `open` the others, which must be fewer than a tenth. The test compares all of it.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import junit
import mutate

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "survivors.tsv"
WRITE = ["--bound", "2", "--array-bound", "3"]
EQUIVALENT = "equivalent: "


class Program:
    """One program, its written tests, and which changed sources they pass on."""

    def __init__(self, summa, source, place):
        self.source, self.place = source, place
        self.name = source.stem
        original, self.tests = place / "original", place / "tests"
        original.mkdir(parents=True)
        self.tests.mkdir()
        subprocess.run(["javac", "-g", "-proc:none", "-cp", ".", "-d", str(original),
                        str(source)], check=True)
        done = subprocess.run([summa, "testgen", "-cp", str(original), str(original), *WRITE,
                               "--tests", str(place / "sources")], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{self.name}: {done.returncode} {done.stderr}")
        sources = sorted((place / "sources").rglob("*.java"))
        against = junit.compiled(sources, original, self.tests)
        if against:
            raise RuntimeError(against)

    def survivors(self, runner):
        """How many mutants there are, and the names of those that live."""
        # The first is the program itself.
        texts = [("", self.source.read_text()), *mutate.mutants(self.source.read_text())]
        mutants = self.place / "mutants"
        for i, (_, text) in enumerate(texts):
            folder = mutants / f"{i:04}"
            folder.mkdir(parents=True)
            (folder / self.source.name).write_text(text)
        done = subprocess.run(
            [*junit.JAVA, "-XX:TieredStopAtLevel=1", "-cp",
             junit.joined(runner, *junit.jars(junit.API + junit.ENGINES)), "Mutants",
             str(self.tests), str(mutants)], capture_output=True, text=True)
        said = dict(line.split() for line in done.stdout.splitlines())
        if done.returncode or len(said) != len(texts):
            raise RuntimeError(f"{self.name}: {done.returncode} {done.stderr}")
        if said["0000"] != "lives":
            raise RuntimeError(f"{self.name}: the tests fail on the program itself")
        verdicts = [(name, said[f"{i:04}"]) for i, (name, _) in enumerate(texts) if name]
        return (sum(verdict != "wrong" for _, verdict in verdicts),
                [name for name, verdict in verdicts if verdict == "lives"])


def runner_in(place):
    folder = pathlib.Path(place)
    subprocess.run(["javac", "-proc:none", "-cp", junit.joined(*junit.jars(
        junit.API + junit.ENGINES)), "-d", str(folder), str(HERE / "Mutants.java")], check=True)
    return folder


def listed():
    rows = [line.split("\t") for line in TABLE.read_text().splitlines()[1:]]
    return {(program, mutant): why for program, mutant, why in rows}


def found_in(summa, names):
    """How many mutants there are, and (program, name) of those that live."""
    total, found = 0, []
    with tempfile.TemporaryDirectory() as place:
        runner = runner_in(place)
        for source in sorted((HERE / "programs").glob("*.java")):
            if names and source.stem not in names:
                continue
            with tempfile.TemporaryDirectory() as folder:
                program = Program(summa, source, pathlib.Path(folder))
                count, alive = program.survivors(runner)
            total += count
            found += [(program.name, mutant) for mutant in alive]
            print(f"{program.name}: {count} mutants, {len(alive)} live", flush=True)
    return total, found


def main():
    update = "--update" in sys.argv
    summa, *names = [word for word in sys.argv[1:] if word != "--update"]
    if "SUMMA_FULL" in os.environ:
        names = []
    known = listed()
    total, found = found_in(summa, names)
    if update:
        rows = [f"{p}\t{m}\t{known.get((p, m), 'open')}\n" for p, m in found]
        TABLE.write_text("program\tmutant\twhy\n" + "".join(rows))
        return 0
    wanted = {key for key in known if not names or key[0] in names}
    for key in sorted(wanted ^ set(found)):
        print(f"{key}: {'killed now' if key in wanted else 'lives, and is not listed'}")
    equal = sum(known.get(key, "").startswith(EQUIVALENT) for key in found)
    open_ones = len(found) - equal
    print(f"{total - equal - open_ones} of {total - equal} killed, {equal} are equivalent")
    return 1 if wanted != set(found) or not total or open_ones * 10 > total - equal else 0


if __name__ == "__main__":
    sys.exit(main())
