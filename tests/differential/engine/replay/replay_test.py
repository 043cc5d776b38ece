"""Explores the symbolic and the concrete programs and replays every path on a real JVM.

Every public method of the symbolic programs is explored under four heaps and several bounds,
every method of the concrete programs once. Replay.java builds each input, runs the method and
compares. On the way the control flows are compared: lazy and summary must reach the same ones,
without a bound all heaps must, and summary must reach each on one path only.

usage: replay_test.py SUMMA REPLAY_CLASSES SYMBOLIC_CLASSES CASE_CLASSES LEAST_AGREE LEAST_PAIRS
       [STEPS [BOUND [MEMBERS]]]

LEAST_AGREE is how many paths must agree with the JVM, LEAST_PAIRS how many pairs of heaps must be
compared: a test of nothing should not pass.
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HEAPS = ("lazy", "lazier", "lazier-sharp", "summary")
FULL = "SUMMA_FULL" in os.environ
MAX_PATHS = 400
TIME_LIMIT_S = 20 if FULL else 2
LIMITS = ("--time-limit", str(TIME_LIMIT_S), "--max-paths", str(MAX_PATHS),
          "--solver-timeout", "5000" if FULL else "500")
STEPS, CASE_STEPS = 3000, 300000  # bytecodes on one path; the cases all end
UNBOUNDED = "none"  # the programs themselves look at a few objects only
BOUNDS = (1, 2, 3, UNBOUNDED) if FULL else (1, 2, UNBOUNDED)
CASE_SHARE = 1 if FULL else 8  # the cases run in full elsewhere, many in one process
MAX_LINES = 200
TOTALS = re.compile(r"\d+ paths, (\d+) agree, ")  # the last line of Replay
STATIC_INPUTS = "StaticInputs"  # the class whose static fields are input

Job = collections.namedtuple("Job", "entry classes heap bound statics steps file")


def java(classes, *args):
    command = ["java", "-ea", "-XX:-UsePerfData", "-XX:TieredStopAtLevel=1", "-Xshare:auto",
               "--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED", "-cp", classes, *args]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True)


def entries_of(replay, classes, *options):
    listing = java(replay, "replay.Entries", classes, *options)
    listing.check_returncode()
    return listing.stdout.split()


def symbolic_jobs(entries, classes, steps, bounds, directory):
    for entry in entries:
        statics = "input" if STATIC_INPUTS in entry else "initialised"
        for bound in bounds:
            for heap in HEAPS:
                name = f"{entry.partition('(')[0]} {bound} {heap}.json"
                yield Job(entry, classes, heap, bound, statics, steps, directory / statics / name)


def case_jobs(entries, classes, directory):
    for entry in entries[::CASE_SHARE]:
        name = f"{entry.partition('(')[0]}.json"
        yield Job(entry, classes, "summary", 1, "initialised", CASE_STEPS,
                  directory / "cases" / name)


def explore(summa, job):
    """Returns what is wrong, or None; the document goes to the job's file."""
    # Ways that meet inside the library would not be told.
    command = [summa, "explore", "-cp", job.classes, job.entry, "--heap", job.heap,
               "--merge", "off", "--bound", str(job.bound), "--statics", job.statics,
               "--step-limit", str(job.steps),
               "--format", "json", *LIMITS, "-o", str(job.file)]
    try:
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return f"{' '.join(command)}: no end after 60 s"
    if done.returncode in (0, 1, 3):
        return None
    return f"{' '.join(command)}: status {done.returncode}: {done.stderr.strip()}"


def explore_all(summa, jobs):
    for job in jobs:
        job.file.parent.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        return [wrong for wrong in pool.map(lambda job: explore(summa, job), jobs) if wrong]


def print_some(lines):
    """A log beyond a megabyte is not shown at all."""
    for line in lines[:MAX_LINES]:
        print(line[:2000])
    if len(lines) > MAX_LINES:
        print(f"... and {len(lines) - MAX_LINES} more lines")


def replay(replay_classes, classes, directory, *options):
    """Prints what is not ok, and the counts; returns how many agree, None where not all do."""
    if not directory.is_dir():
        return 0
    done = java(replay_classes, "replay.Replay", *options, classes, str(directory))
    lines = done.stdout.splitlines()
    print(f"-- {directory.name}")
    telling = [line for line in lines if not line.endswith(": ok") and " paths, " not in line]
    print_some(telling)
    print("\n".join(line for line in lines if " paths, " in line))
    totals = TOTALS.match(lines[-1]) if lines else None
    return int(totals.group(1)) if done.returncode == 0 and totals else None


def cut_short(document):
    """Whether the exploration stopped before its end, or a solver could not tell."""
    return (document.get("stopped", False)
            or any(path.get("doubtful") or path["end"] == "unknown" for path in document["paths"]))


def flow_of(path):
    return path["flow"], path["end"], path["exception"]


def flow_text(path):
    return f"{path['end']} {path['exception'] or path['value']} branches {path['branches']}"


def compare_flows(one, other):
    """Returns the differences between two finished explorations of one method."""
    wrong = []
    flows = {document["heap"]: {flow_of(path): path for path in document["paths"]}
             for document in (one, other)}
    for mine, others in ((one["heap"], other["heap"]), (other["heap"], one["heap"])):
        for flow in flows[mine].keys() - flows[others].keys():
            path = flows[mine][flow]
            wrong.append(f"{mine} goes where {others} does not: path {path['id']} "
                         f"{flow_text(path)}")
    return wrong


def repeated_flows(summary):
    paths, flows = len(summary["paths"]), len({flow_of(path) for path in summary["paths"]})
    return [f"{paths} summary paths for {flows} flows"] if paths != flows else []


def partners(bound):
    """The heaps that must reach the flows of summary; the lazier ones only without a bound."""
    return [heap for heap in HEAPS if heap == "lazy" or heap != "summary" and bound == UNBOUNDED]


def check_flows(jobs):
    """Returns the differences, and how many pairs were compared."""
    documents = {}
    for job in jobs:
        if job.file.exists():
            documents[job.entry, job.bound, job.heap] = json.loads(job.file.read_text())
    compared, skipped, wrong = 0, 0, []
    for (entry, bound, heap), summary in documents.items():
        if heap != "summary":
            continue
        for name in partners(bound):
            other = documents.get((entry, bound, name))
            if other is None or cut_short(other) or cut_short(summary):
                skipped += 1
                continue
            compared += 1
            wrong += [f"{entry} bound {bound}: {text}" for text in
                      compare_flows(other, summary) + repeated_flows(summary)]
    print(f"-- control flows: {compared} pairs of heaps compared, {skipped} cut short by a limit, "
          f"{len(wrong)} differences")
    return wrong, compared


def too_few(agree, least_agree, compared, least_pairs):
    return [f"{count} {what}, at least {least} wanted"
            for what, count, least in (("paths agree", agree, least_agree),
                                       ("pairs of heaps compared", compared, least_pairs))
            if count < int(least)]


def main(summa, replay_classes, symbolic, cases, least_agree, least_pairs, steps=STEPS, bound=None,
         members=None):
    """`bound`: the only one of an ordinary run. `members`: an option of replay.Entries."""
    start = time.monotonic()
    bounds = BOUNDS if FULL or bound is None else (int(bound),)
    # Kept where the caller says, for a look at what a difference came from.
    directory = pathlib.Path(os.environ.get("TEST_TMPDIR") or tempfile.mkdtemp()) / "explored"
    entries = entries_of(replay_classes, symbolic, *([members] if members else []))
    inputs = list(symbolic_jobs(entries, symbolic, steps, bounds, directory))
    fixed = list(case_jobs(entries_of(replay_classes, cases, "--closed"), cases, directory))
    wrong = explore_all(summa, inputs + fixed)
    print(f"{len(inputs) + len(fixed)} explorations, {time.monotonic() - start:.0f} s")
    agree = [replay(replay_classes, symbolic, directory / "initialised"),
             replay(replay_classes, symbolic, directory / "input", "--statics"),
             replay(replay_classes, cases, directory / "cases")]
    differences, compared = check_flows(inputs)
    wrong += differences
    if None not in agree:
        wrong += too_few(sum(agree), least_agree, compared, least_pairs)
    print_some(wrong)
    print(f"{time.monotonic() - start:.0f} s")
    return 1 if None in agree or wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
