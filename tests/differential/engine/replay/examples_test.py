"""Every method of some programs through the command line, and a JVM as the judge.

usage: examples_test.py SUMMA REPLAY_CLASSES EXAMPLES LEAST_CONFIRMED LEAST_RUNS

`explore --replay` must have no path that a JVM differs from, `bisim --oracle` no disagreement and
no run that a JVM differs from. By default a part: one of the heaps for each method, the game for
every other one. With SUMMA_FULL every heap and larger bounds. At least LEAST_CONFIRMED paths and
LEAST_RUNS runs of the oracle must be confirmed by the methods of all shards together, so each
must bring half of its share.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys

from replay_test import FULL, HEAPS, entries_of

SECONDS = 120  # for one command, with the JVM
LIMITS = ("--array-bound", "2", "--step-limit", "1000", "--solver-timeout", "500",
          "--format", "json")
EXPLORE = ("--replay", "--max-paths", "400" if FULL else "30",
           "--time-limit", "40" if FULL else "10")
BISIM = ("--oracle", "2", "--time-limit", "30" if FULL else "4")
BOUNDS = ("1", "2", "3") if FULL else ("2",)
SHARDS = int(os.environ.get("TEST_TOTAL_SHARDS", "1"))
SHARD = int(os.environ.get("TEST_SHARD_INDEX", "0"))
MOST_ENDLESS = 2  # commands of a shard that take longer: a busy machine

Job = collections.namedtuple("Job", "command entry options")


def jobs_of(entries):
    """In an order that gives each shard some of every kind."""
    for number, entry in enumerate(entries):
        for heap in HEAPS if FULL else (HEAPS[number % len(HEAPS)],):
            for bound in BOUNDS:
                yield Job("explore", entry, ("--heap", heap, "--bound", bound, *EXPLORE))
        if FULL or number % 2 == 0:
            yield Job("bisim", entry, ("--bound", "2", *BISIM))


def document_of(summa, classes, job):
    """What the command says; None where it takes too long."""
    command = [summa, job.command, "-cp", classes, job.entry, *job.options, *LIMITS]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(command)}: status {done.returncode}: {done.stderr}")
    return json.loads(done.stdout)


def judge_paths(document, counts):
    """What is wrong with them, or None."""
    paths = document["paths"]
    counts["paths"] += len(paths)
    counts["confirmed"] += sum(path.get("confirmed", False) for path in paths)
    differ = [path["unconfirmed"] for path in paths
              if path.get("unconfirmed", "").startswith("a JVM DIFFERS")]
    counts["complete"] += document["complete"]
    return differ or None


def judge_game(document, counts):
    counts["bisimilar"] += document["bisimilar"] is True
    if document["bisimilar"] is False:
        return document["witness"]
    oracle = document.get("oracle", {})
    answer = oracle.get("java", {})
    counts["runs"] += answer.get("agree", 0)
    if oracle.get("problem"):
        return oracle["problem"]
    different = answer.get("runs", 0) - answer.get("agree", 0) - answer.get("cannot_be_built", 0)
    return answer if different else None


def main(summa, replay_classes, classes, least_confirmed, least_runs):
    if "TEST_SHARD_STATUS_FILE" in os.environ:
        pathlib.Path(os.environ["TEST_SHARD_STATUS_FILE"]).touch()
    jobs = list(jobs_of(entries_of(replay_classes, classes, "--not-private")))[SHARD::SHARDS]
    counts = collections.Counter()
    wrong = []
    for job in jobs:
        counts[job.command] += 1
        document = document_of(summa, classes, job)
        if document is None:
            counts["endless"] += 1
            print(f"{job}: no end after {SECONDS} s")
            continue
        judge = judge_paths if job.command == "explore" else judge_game
        told = judge(document, counts)
        if told:
            wrong.append(f"{job}: {told}")
    print(dict(counts))
    if wrong:
        sys.exit("\n".join(wrong))
    for what, least in (("confirmed", least_confirmed), ("runs", least_runs)):
        if counts[what] < int(least) / SHARDS / 2:
            sys.exit(f"{what}: {counts[what]}, wanted half of {least} / {SHARDS}")
    if counts["endless"] > MOST_ENDLESS:
        sys.exit(f"{counts['endless']} commands have no end")


if __name__ == "__main__":
    main(*sys.argv[1:])
