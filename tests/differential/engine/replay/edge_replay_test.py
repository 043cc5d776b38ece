"""The edge corpus under `explore`, and a JVM as the judge of every path.

usage: edge_replay_test.py SUMMA REPLAY_CLASSES EDGE KNOWN_WRONG LEAST_CONFIRMED

Each program is explored, and one JVM replays the paths of all: they share its start. What is not
confirmed there is asked again with `explore --replay`, which has a JVM of its own, since a program
may change what the others see (a default locale, a property). A path that still differs is wrong,
unless KNOWN_WRONG lists its program. All else has a reason, and they are counted. LEAST_CONFIRMED
paths of all shards together must be confirmed, so each must bring half of its share.
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

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from edge import known_wrong, print_table, reason_of  # noqa: E402  the folder is known only now
from replay_test import FULL, entries_of, java  # noqa: E402

SECONDS = 120  # for one command, with the JVM
LIMITS = ("--step-limit", "300000", "--time-limit", "60" if FULL else "5", "--solver-timeout", "500",
          "--format", "json")
SHARDS = int(os.environ.get("TEST_TOTAL_SHARDS", "1"))
SHARD = int(os.environ.get("TEST_SHARD_INDEX", "0"))
CONFIRMED = re.compile(r"(\S+) \S+ bound \S+ path \d+: ok$")  # a line of Replay
NO_END = "no end"  # on a busy machine at times
DIFFERS = "a JVM DIFFERS"


def explore(summa, classes, entry, *more):
    """The document; None where there is no end."""
    command = [summa, "explore", "-cp", classes, entry, *LIMITS, *more]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(command)}: status {done.returncode}: {done.stderr}")
    return json.loads(done.stdout)


def is_cut_short(document):
    """Whether there is nothing for a JVM to say."""
    return document is None or all(path["end"] in ("unsupported", "step-limit", "call-depth")
                                   for path in document["paths"])


def confirmed_together(replay_classes, classes, documents):
    """How many paths of each method one JVM confirms."""
    folder = pathlib.Path(os.environ.get("TEST_TMPDIR") or tempfile.mkdtemp()) / "edge"
    folder.mkdir()
    for number, document in enumerate(documents):
        (folder / f"{number:04}.json").write_text(json.dumps(document))
    # What the programs print may stand before what Replay says in one line.
    lines = java(replay_classes, "replay.Replay", classes, str(folder)).stdout.splitlines()
    return collections.Counter(found.group(1) for found in map(CONFIRMED.search, lines) if found)


def judge_alone(summa, classes, entry):
    """How many paths are confirmed, the reasons of the others, and what is wrong."""
    document = explore(summa, classes, entry, "--replay")
    if document is None:
        return 0, [NO_END], []
    others = [path["unconfirmed"] for path in document["paths"] if not path["confirmed"]]
    wrong = [f"{entry}: {text}" for text in others if text.startswith(DIFFERS)]
    reasons = [f"{entry}: {reason_of(text)}" for text in others if not text.startswith(DIFFERS)]
    return len(document["paths"]) - len(others), reasons, wrong


def main(summa, replay_classes, classes, known_file, least):
    if "TEST_SHARD_STATUS_FILE" in os.environ:
        pathlib.Path(os.environ["TEST_SHARD_STATUS_FILE"]).touch()
    listed = known_wrong(known_file)
    entries = entries_of(replay_classes, classes, "--closed")[SHARD::SHARDS]
    reasons, wrong = collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        documents = list(pool.map(lambda entry: explore(summa, classes, entry), entries))
        told = [document for document in documents if not is_cut_short(document)]
        together = confirmed_together(replay_classes, classes, told)
        reasons["cut short"] = len(documents) - len(told)
        rest = [document["entry"] for document in told
                if together[document["entry"]] < len(document["paths"])]
        confirmed = sum(count for entry, count in together.items() if entry not in rest)
        for count, others, bad in pool.map(lambda e: judge_alone(summa, classes, e), rest):
            confirmed += count
            reasons.update(others)
            wrong += bad
    print_table(reasons)
    print(f"{len(entries)} programs, {confirmed} paths confirmed, {len(rest)} asked alone")
    wrong = [text for text in wrong if text.split("(", 1)[0] not in listed]
    if wrong:
        sys.exit("\n".join(wrong))
    if confirmed < int(least) / SHARDS / 2:
        sys.exit(f"{confirmed} paths confirmed, wanted half of {least} / {SHARDS}")


if __name__ == "__main__":
    main(*sys.argv[1:])
