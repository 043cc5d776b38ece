"""What `--lcov` claims is what JaCoCo sees while the written tests run.

usage: coverage_test.py SUMMA SUITE CLASSES...

Of the programs beside this, of classes of the suite of tests/check and of some folders with
classes: every third, with SUMMA_FULL all.
Lines and the number of ways out of each line are compared. They are equal, or one of RULES
says why not; how often each rule was needed is printed.
"""
import collections
import os
import pathlib
import subprocess
import sys
import tempfile

import junit

HERE = pathlib.Path(__file__).resolve().parent
JACOCO = ["org.jacoco.core", "asm", "asm-commons", "asm-tree", "asm-analysis"]
UNKNOWN = "nobody knows why"
# Of this one some methods take too long.
OF_FOLDER = {"tree": ["SearchTree"]}
FULL = "SUMMA_FULL" in os.environ
LIMITS = ["--bound", "1", "--array-bound", "2", "--max-paths", "40",
          "--time-limit", "300" if FULL else "150"]

# Of one line: whether it was seen, the ways out of it that were gone, and how many there are.
# Then what our own notes say: the line was run, and an exception left its method; and whether it
# is of a class initialiser.
Line = collections.namedtuple("Line", "seen gone ways run left first", defaults=(0, 0, 0))
NOTHING = Line(0, 0, 0)


def lcov(text):
    """{source: {number: Line}}"""
    sources, lines = {}, {}
    for row in text.splitlines():
        key, _, rest = row.partition(":")
        if key == "SF":
            lines = sources.setdefault(rest, {})
        elif key == "DA":
            number, seen = rest.split(",")
            was = lines.get(int(number), NOTHING)
            lines[int(number)] = was._replace(seen=int(int(seen) > 0))
        elif key == "BRDA":
            number, _, _, gone = rest.split(",")
            was = lines.get(int(number), NOTHING)
            lines[int(number)] = was._replace(gone=was.gone + (gone not in ("0", "-")),
                                              ways=was.ways + 1)
    return sources


def jacoco(text):
    sources, lines, first = {}, {}, 0
    for row in text.splitlines():
        words = row.split()
        if not words[0].isdigit():
            lines = sources.setdefault(words[0], {})
            first = int(words[2].startswith("<clinit>"))
            continue
        number, seen, gone, ways, run, left = map(int, words)
        was = lines.get(number, Line(-1, 0, 0))
        lines[number] = Line(max(was.seen, seen), was.gone + gone, was.ways + ways,
                             max(was.run, run), max(was.left, left), max(was.first, first))
    return sources


def ran(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 3):
        raise RuntimeError(f"{command}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def both(summa, runner, classes, targets, place):
    """What the one says, and the other."""
    made, trace = place / "made", place / "trace"
    made.mkdir()
    ran([summa, "testgen", "-cp", classes, *targets, *LIMITS, "--tests", str(place / "sources"),
         "--lcov", str(trace)])
    against = junit.compiled(sorted((place / "sources").rglob("*.java")), classes, made)
    if against:
        raise RuntimeError(against)
    seen = ran([*junit.JAVA, "-cp", runner_path(runner), "Covered", str(made), classes])
    return lcov(trace.read_text()), jacoco(seen)


def runner_path(runner):
    return junit.joined(runner, *junit.jars(junit.API + junit.ENGINES + JACOCO))


def hidden(ours, theirs):
    """More was run than JaCoCo sees, whose probes stand at the ends of stretches."""
    return (ours is not None and theirs is not None and ours.ways == theirs.ways
            and theirs.run == ours.seen == 1 and theirs.left == 1
            and ours.gone >= theirs.gone)


def initializer(ours, theirs):
    """That of a class which a test may use, and this one does."""
    return (ours is not None and theirs is not None and theirs.first and ours.ways == theirs.ways
            and ours.seen <= theirs.seen == theirs.run and ours.gone <= theirs.gone)


def left_out(ours, theirs):
    """JaCoCo does not count it; that it was run, or was not, is known all the same."""
    return ours is not None and (theirs is None or theirs.seen < 0) and (
        ours.seen == (0 if theirs is None else theirs.run))


# Why the two may differ; the first that holds is counted.
RULES = {
    "an exception left the method before JaCoCo's next probe": hidden,
    "the initialiser of another class than the method's": initializer,
    "made by the compiler, and left out by JaCoCo": left_out,
}


def differences(ours, theirs):
    """(source, number, ours, theirs) of each line they do not agree on."""
    for source in sorted(set(ours) | set(theirs)):
        one, other = ours.get(source, {}), theirs.get(source, {})
        for number in sorted(set(one) | set(other)):
            if (one.get(number) or NOTHING)[:3] != (other.get(number) or NOTHING)[:3] or (
                    (number in one) != (number in other)):
                yield source, number, one.get(number), other.get(number)


def targets_in(folder):
    """The suite comes with parts of the frameworks it uses."""
    names = sorted(file.stem for file in pathlib.Path(folder).glob("suite/*.class"))
    if names:
        sources = sorted({name.split("$")[0] for name in names})
        chosen = sources if FULL else sources[::3]
        return ["suite." + name for name in names if name.split("$")[0] in chosen]
    return OF_FOLDER.get(pathlib.Path(folder).parent.name, [folder])


def compared(summa, runner, folder):
    """How many lines JaCoCo has, and what they do not agree on."""
    targets = targets_in(folder)
    with tempfile.TemporaryDirectory() as place:
        ours, theirs = both(summa, runner, folder, targets, pathlib.Path(place))
    if targets != [folder]:
        ours, theirs = ({source: lines for source, lines in all_lines.items()
                         if source.removesuffix(".java").replace("/", ".") in targets}
                        for all_lines in (ours, theirs))
    return sum(map(len, theirs.values())), list(differences(ours, theirs))


def main():
    summa, suite, *folders = sys.argv[1:]
    if not FULL:
        folders = folders[1::3]
    needed, lines = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as runner, tempfile.TemporaryDirectory() as programs:
        subprocess.run(["javac", "-proc:none", "-cp", runner_path(runner), "-d", runner,
                        str(HERE / "Covered.java")], check=True)
        subprocess.run(["javac", "-g", "-proc:none", "-d", programs,
                        *map(str, sorted((HERE / "programs").glob("*.java")))], check=True)
        for folder in [programs, suite, *folders]:
            count, differing = compared(summa, runner, folder)
            lines += count
            for source, number, one, other in differing:
                why = next((rule for rule, holds in RULES.items() if holds(one, other)), UNKNOWN)
                needed[why] += 1
                if why == UNKNOWN:
                    print(f"{source}:{number}: claimed {one}, JaCoCo sees {other}")
    print(f"{lines} lines, of which {sum(needed.values())} differ")
    for why, count in sorted(needed.items()):
        print(f"{count}: {why}")
    return 1 if needed[UNKNOWN] or not lines else 0


if __name__ == "__main__":
    sys.exit(main())
