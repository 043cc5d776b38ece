#!/usr/bin/env python3
"""The engine's figures, as docs/engine-figures.md has them.

usage: figures.py SUMMA BYTECODES PENDING PROGRAMS EXAMPLES [--quick]

SUMMA, BYTECODES and PENDING are the binaries, PROGRAMS the folder of the compiled
benchmarks/engine/programs, EXAMPLES that with the compiled examples. --quick
does a little of everything: a test that the scripts still work.
"""

import json
import os
import pathlib
import resource
import subprocess
import sys


def cpu_seconds():
    """Of all programs run so far: other work on the machine takes no part in it."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command, statuses=(0,)):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in statuses:
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}")
    return done.stdout


def explore(summa, *args, statuses=(0,)):
    return json.loads(run([summa, "explore", *args, "--format", "json"], statuses))


def java_times(programs, rounds):
    words = run(["java", "-Xint", "-cp", programs, "Concrete", str(rounds)]).split()
    return {"arithmetic": int(words[1]), "build": int(words[3]), "churn": int(words[5])}


def concrete(binary, programs, rounds):
    """Bytecodes per second without input, here and in java -Xint."""
    java = java_times(programs, rounds)
    for name in ("arithmetic", "build", "churn"):
        codes, best = map(int, run([binary, programs, f"Concrete::{name}", str(rounds)]).split())
        ours, theirs = codes * 1e9 / best, codes * 1e9 / java[name]
        print(f"{name}: {codes} bytecodes, {ours / 1e6:.2f} million/s; "
              f"java -Xint {theirs / 1e6:.1f} million/s; ratio {theirs / ours:.1f}")


def peak_kilobytes(command):
    """Of that program alone."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as child:
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {child.returncode}")
    return used.ru_maxrss


def memory(binary, programs):
    """Of an object that is in use, and of many that are not any more."""
    peaks = {name: peak_kilobytes([binary, programs, f"Concrete::{name}", "1"])
             for name in ("keepSome", "keepMany", "churn")}
    each = (peaks["keepMany"] - peaks["keepSome"]) * 1024 / 200_000
    print(f"memory per object in use: {each:.0f} bytes; "
          f"peak of churn: {peaks['churn'] / 1024:.1f} MB")


def lazy_paths(summa, examples, bound):
    start = cpu_seconds()
    stats = explore(summa, "-cp", f"{examples}/elements/classes", "ElementList::containsAny",
                    "--requires", "isAcyclic", "--requires-as", "code", "--heap", "lazy", "--bound", str(bound))["stats"]
    seconds = cpu_seconds() - start
    print(f"lazy, ElementList::containsAny, bound {bound}: {stats['paths']} paths in "
          f"{seconds:.2f} s of CPU time, {stats['paths'] / seconds:.0f} paths/s")


def first_path(summa, examples, rounds):
    times = []
    for _ in range(rounds):
        start = cpu_seconds()
        explore(summa, "-cp", f"{examples}/elements/classes", "ElementList::contains",
                "--max-paths", "1", "--requires", "isAcyclic", "--requires-as", "code",
                statuses=(0, 3))
        times.append(cpu_seconds() - start)
    times.sort()
    print(f"cold start to first path: median {times[len(times) // 2] * 1000:.0f} ms of {rounds}, CPU time")


def pending(binary, examples, count):
    print(run([binary, f"{examples}/elements/classes", "ElementList::containsAny", "isAcyclic",
               str(count)]), end="")


def main(args):
    summa, bytecodes, waiting, programs = args[:4]
    examples = pathlib.Path(args[4])
    quick = "--quick" in args
    concrete(bytecodes, programs, 1 if quick else 15)
    memory(bytecodes, programs)
    lazy_paths(summa, examples, 2 if quick else 6)
    first_path(summa, examples, 1 if quick else 9)
    pending(waiting, examples, 2_000 if quick else 1_000_000)


if __name__ == "__main__":
    main(sys.argv[1:])
