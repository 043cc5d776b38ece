"""What `--lcov` claims is what JaCoCo sees while the written tests run.

usage: coverage_test.py SUMMA CLASSES...     (folders with classes; or a source, which is compiled)

Lines and the number of ways out of each line are compared. They are equal, or one of RULES
says why not; how often each rule was needed is printed.
"""
import collections
import pathlib
import subprocess
import sys
import tempfile

import junit

HERE = pathlib.Path(__file__).resolve().parent
JACOCO = ["org.jacoco.core", "asm", "asm-commons", "asm-tree", "asm-analysis"]
LIMITS = ["--bound", "1", "--array-bound", "2", "--max-paths", "40"]

# Of one line: whether it was seen, the ways out of it that were gone, and how many there are.
Line = collections.namedtuple("Line", "seen gone ways")
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
    sources, lines = {}, {}
    for row in text.splitlines():
        words = row.split()
        if not words[0].isdigit():
            lines = sources.setdefault(words[0], {})
            continue
        number, seen, gone, ways = map(int, words)
        was = lines.get(number, NOTHING)
        lines[number] = Line(max(was.seen, seen), was.gone + gone, was.ways + ways)
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


# Why the two may differ; the first that holds is counted.
RULES = {
    "no path enters the method, so it is not listed":
        lambda ours, theirs: ours is None and theirs.seen == 0,
    "made by the compiler, and left out by JaCoCo":
        lambda ours, theirs: theirs is None,
}


def differences(ours, theirs):
    """(source, number, ours, theirs) of each line they do not agree on."""
    for source in sorted(set(ours) | set(theirs)):
        one, other = ours.get(source, {}), theirs.get(source, {})
        for number in sorted(set(one) | set(other)):
            if one.get(number) != other.get(number):
                yield source, number, one.get(number), other.get(number)


def main():
    summa, *folders = sys.argv[1:]
    needed, lines, failed = collections.Counter(), 0, 0
    with tempfile.TemporaryDirectory() as runner:
        subprocess.run(["javac", "-proc:none", "-cp", runner_path(runner), "-d", runner,
                        str(HERE / "Covered.java")], check=True)
        for folder in folders:
            with tempfile.TemporaryDirectory() as place:
                place = pathlib.Path(place)
                if folder.endswith(".java"):
                    subprocess.run(["javac", "-g", "-proc:none", "-d", str(place / "own"),
                                    folder], check=True)
                    folder = str(place / "own")
                ours, theirs = both(summa, runner, folder, [folder], place)
            lines += sum(map(len, theirs.values()))
            for source, number, one, other in differences(ours, theirs):
                why = next((rule for rule, holds in RULES.items() if holds(one, other)), None)
                needed[why] += 1
                if why is None:
                    failed = 1
                    print(f"{source}:{number}: claimed {one}, JaCoCo sees {other}")
    print(f"{lines} lines, of which {sum(needed.values())} differ")
    for why, count in sorted(needed.items(), key=str):
        print(f"{count}: {why}")
    return failed if lines else 1


if __name__ == "__main__":
    sys.exit(main())
