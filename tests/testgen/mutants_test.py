"""Tests written for ten programs kill what is changed in them.

usage: mutants_test.py SUMMA [PROGRAM...] [--update]

survivors.tsv lists the mutants that no test kills: `equivalent` those that nobody could,
`open` the others, which must be fewer than a tenth. The test compares all of it.
"""
import pathlib
import subprocess
import sys
import tempfile

import junit
import mutate

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "survivors.tsv"
WRITE = ["--bound", "2", "--array-bound", "3"]
# A mutant that runs on is killed, too.
RUN = ["java", "-XX:-UsePerfData", "-XX:+DisplayVMOutputToStderr", "-XX:TieredStopAtLevel=1",
       "-Xshare:auto"]


def javac(files, class_path, folder):
    return subprocess.run(["javac", "-nowarn", "-g", "-proc:none", "-cp", class_path, "-d",
                           str(folder), *map(str, files)], capture_output=True).returncode == 0


class Program:
    """One program, its written tests, and whether these pass on a changed source."""

    def __init__(self, summa, source, place):
        self.source, self.place = source, place
        self.name = source.stem
        original, self.tests = place / "original", place / "tests"
        original.mkdir(parents=True)
        self.tests.mkdir()
        if not javac([source], ".", original):
            raise RuntimeError(f"{source} does not compile")
        done = subprocess.run([summa, "testgen", "-cp", str(original), str(original), *WRITE,
                               "--tests", str(place / "sources")], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{self.name}: {done.returncode} {done.stderr}")
        sources = sorted((place / "sources").rglob("*.java"))
        against = junit.compiled(sources, original, self.tests)
        if against:
            raise RuntimeError(against)
        if not self.passes(original):
            raise RuntimeError(f"{self.name}: the tests fail on the program itself")

    def passes(self, classes):
        command = [*RUN, "-cp", junit.joined(classes, self.tests,
                                             *junit.jars(junit.API + junit.ENGINES)),
                   junit.MAIN, "--scan-class-path", str(self.tests), "--include-classname",
                   ".*PathsTest", "--details=none", "--disable-banner", "--fail-if-no-tests"]
        try:
            return subprocess.run(command, capture_output=True, timeout=20).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def survivors(self):
        """How many mutants there are, and the names of those that live."""
        count, alive = 0, []
        for name, text in mutate.mutants(self.source.read_text()):
            with tempfile.TemporaryDirectory() as folder:
                changed = pathlib.Path(folder) / self.source.name
                changed.write_text(text)
                classes = pathlib.Path(folder) / "classes"
                classes.mkdir()
                if not javac([changed], ".", classes):
                    continue
                count += 1
                if self.passes(classes):
                    alive.append(name)
        return count, alive


def listed():
    rows = [line.split("\t") for line in TABLE.read_text().splitlines()[1:]]
    return {(program, mutant): why for program, mutant, why in rows}


def main():
    update = "--update" in sys.argv
    summa, *names = [word for word in sys.argv[1:] if word != "--update"]
    known, found, total = listed(), [], 0
    programs = sorted((HERE / "programs").glob("*.java"))
    for source in programs:
        if names and source.stem not in names:
            continue
        with tempfile.TemporaryDirectory() as place:
            program = Program(summa, source, pathlib.Path(place))
            count, alive = program.survivors()
        total += count
        found += [(program.name, mutant) for mutant in alive]
        print(f"{program.name}: {count} mutants, {len(alive)} live")
    if update:
        rows = [f"{p}\t{m}\t{known.get((p, m), 'open')}\n" for p, m in found]
        TABLE.write_text("program\tmutant\twhy\n" + "".join(rows))
        return 0
    wanted = {key for key in known if not names or key[0] in names}
    for key in sorted(wanted ^ set(found)):
        print(f"{key}: {'killed now' if key in wanted else 'lives, and is not listed'}")
    equal = sum(known.get(key) == "equivalent" for key in found)
    open_ones = len(found) - equal
    print(f"{total - equal - open_ones} of {total - equal} killed, {equal} are equivalent")
    return 1 if wanted != set(found) or not total or open_ones * 10 > total - equal else 0


if __name__ == "__main__":
    sys.exit(main())
