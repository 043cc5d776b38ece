"""Random methods about heaps: lazy and summary must not disagree on any of them.

usage: random_methods.py BATCH SEED COUNT [--bound K] [--limit MS] [--least PERCENT] [--keep DIR]
       random_methods.py BATCH SEED COUNT --merge joins|always|values [...]
       random_methods.py BATCH SEED COUNT --mutants [--except NAME,...]
       random_methods.py BATCH SEED COUNT --merge MODE --loops [--bound ELEMENTS] [...]
       random_methods.py BATCH SEED COUNT --numbers [--bound INPUTS] [...]

BATCH is bisim_batch, or merge_batch with --merge: then merged and unmerged runs must not disagree;
or predicate_batch with --numbers, of methods about numbers. With --loops methods go round loops over arrays;
a large run is the same with a larger COUNT (20000: some hours).
Prints how many games were decided; fails where one finds a difference, where
a method cannot be analysed, or where fewer than PERCENT of the games come to a verdict. With
--mutants every wrong rule of the heap but those must be found by one of the games.
"""

import argparse
import collections
import os
import subprocess
import sys
import tempfile

import heap_methods
import loop_methods
import number_methods

PLAYED = ("positions", "pairs", "steps")
MERGED = ("inputs", "paths", "merged paths")
Line = collections.namedtuple("Line", "method verdict positions pairs steps ms why")


def compile_all(sources, classes):
    files = sorted(os.path.join(sources, name) for name in os.listdir(sources))
    subprocess.run(["javac", "-J-XX:-UsePerfData", "-J-XX:TieredStopAtLevel=1", "--release", "17",
                    "-nowarn", "-g", "-d", classes] + files, check=True)


def line_of(text):
    method, verdict, positions, pairs, steps, ms, why = text.rstrip("\n").split(" ", 6)
    return Line(method, verdict, int(positions), int(pairs), int(steps), int(ms), why)


def prepare(options, folder):
    """Writes and compiles the classes; returns where they are, and their names."""
    sources, classes = os.path.join(folder, "src"), os.path.join(folder, "out")
    kind = number_methods if options.numbers else loop_methods if options.loops else heap_methods
    names = kind.write_classes(options.seed, options.count, sources)
    compile_all(sources, classes)
    return classes, names


def play(options, classes, names, mutation="kNone"):
    command = [options.batch, classes, str(options.bound), str(options.limit), mutation] + names
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as batch:
        try:
            for text in batch.stdout:
                yield line_of(text)
        except GeneratorExit:
            batch.kill()
            raise
    if batch.returncode != 0:
        sys.exit(f"{options.batch} failed with status {batch.returncode}")


def check_mutants(options, classes, names):
    """Every wrong rule must show on one of the methods."""
    listed = subprocess.run([options.batch, "--mutations"], stdout=subprocess.PIPE, text=True,
                            check=True)
    missed = []
    for mutation in listed.stdout.split():
        if mutation in options.excepted.split(","):
            continue
        how = f"{options.merge}:{mutation}" if options.merge else mutation
        found = next((line for line in play(options, classes, names, how)
                      if line.verdict == "DIFFERENT"), None)
        print(f"{mutation:28} {found.method if found else 'not found'}")
        if not found:
            missed.append(mutation)
    if missed:
        sys.exit(f"not found: {', '.join(missed)}")


def tell(lines, words):
    """Prints what is wrong, then the figures."""
    for line in lines:
        if line.verdict in ("DIFFERENT", "error"):
            print(line.method, line.verdict, line.why)
    whys = collections.Counter(line.why.partition(",")[0] for line in lines
                               if line.verdict == "inconclusive")
    for why, count in whys.most_common(10):
        print(f"{count} inconclusive: {why}")
    decided = [line for line in lines if line.verdict in ("bisimilar", "same")]
    print(f"{len(lines)} methods, {len(decided)} decided, "
          f"{sum(line.verdict == 'DIFFERENT' for line in lines)} different, "
          f"{sum(line.verdict == 'inconclusive' for line in lines)} inconclusive; "
          f"{sum(line.positions for line in lines)} {words[0]}, "
          f"{sum(line.pairs for line in lines)} {words[1]}, "
          f"{sum(line.steps for line in lines)} {words[2]}, "
          f"{sum(line.ms for line in lines) / 1000:.1f} s")
    return decided


def check(options, lines):
    decided = tell(lines, MERGED if options.merge or options.numbers else PLAYED)
    if len(lines) != options.count:
        sys.exit(f"{len(lines)} games, {options.count} wanted")
    if any(line.verdict in ("DIFFERENT", "error") for line in lines):
        sys.exit(1)
    if 100 * len(decided) < options.least * len(lines):
        sys.exit(f"fewer than {options.least}% of the games were decided")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("batch")
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--bound", type=int, default=2)
    parser.add_argument("--limit", type=int, default=2000)
    parser.add_argument("--least", type=int, default=0)
    parser.add_argument("--merge")
    parser.add_argument("--mutants", action="store_true")
    parser.add_argument("--numbers", action="store_true")
    parser.add_argument("--loops", action="store_true")
    parser.add_argument("--except", dest="excepted", default="")
    parser.add_argument("--keep")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        classes, names = prepare(options, options.keep or folder)
        if options.mutants:
            check_mutants(options, classes, names)
        else:
            check(options, list(play(options, classes, names, options.merge or "kNone")))


if __name__ == "__main__":
    main()
