"""`explore --replay`: a JVM confirms the paths of the examples and of the edge corpus.

usage: replay_option_test.py SUMMA REPLAY_CLASSES EXAMPLES EDGE KNOWN_WRONG LEAST

Every method of the examples that is not private, and each program of the edge corpus but those that
are known to be wrong (one in sixteen, all with SUMMA_FULL). No path may differ, and at least
LEAST must be confirmed. Then a program in place of java that says otherwise must be told.
"""

import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from edge import known_wrong  # noqa: E402  the folder is known only now
from replay_test import FULL, entries_of  # noqa: E402

LIMITS = ("--bound", "2", "--array-bound", "2", "--max-paths", "60", "--time-limit", "20",
          "--solver-timeout", "500", "--step-limit")
STEPS, CASE_STEPS = "1000", "300000"  # the programs of the corpus all end
SHARE = 1 if FULL else 16
SECONDS = 40  # for one command, with the JVM
MOST_ENDLESS = 3 * (16 // SHARE)  # commands that take longer: hard queries, a busy machine
ENDLESS = "no end"
WRONG = "#!/bin/sh\nread -r path document answer\n"


def explore(summa, classes, entry, *more):
    return subprocess.run([summa, "explore", "-cp", classes, entry, "--replay", *more],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=SECONDS,
                          check=False)


def outcome(summa, job):
    """How many paths are confirmed, and what is wrong, or None."""
    classes, entry, steps = job
    try:
        done = explore(summa, classes, entry, "--format", "json", *LIMITS, steps)
    except subprocess.TimeoutExpired:
        print(f"{entry}: {ENDLESS} after {SECONDS} s")
        return 0, ENDLESS
    if done.returncode not in (0, 1, 3):
        return 0, f"{entry}: status {done.returncode}: {done.stderr}"
    document = json.loads(done.stdout)
    differ = [path["unconfirmed"] for path in document["paths"]
              if path.get("unconfirmed", "").startswith("a JVM DIFFERS")]
    confirmed = sum(path["confirmed"] for path in document["paths"])
    if not document["paths"]:
        return 0, None
    told = document["replay"]
    if document.get("stopped") and not told["asked"]:
        return 0, None
    if not told["asked"] or differ or told["confirmed"] != confirmed or told["differ"]:
        return confirmed, f"{entry}: {told} {differ}"
    return confirmed, None


def check_all(summa, jobs, least):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        outcomes = list(pool.map(lambda job: outcome(summa, job), jobs))
    wrong = [text for _, text in outcomes if text and text != ENDLESS]
    endless = sum(text == ENDLESS for _, text in outcomes)
    confirmed = sum(count for count, _ in outcomes)
    print(f"{len(jobs)} methods, {confirmed} paths confirmed, {len(wrong)} methods wrong")
    print("\n".join(wrong))
    if endless > MOST_ENDLESS:
        sys.exit(f"{endless} have no end, at most {MOST_ENDLESS} may")
    if wrong or confirmed < least:
        sys.exit(f"at least {least} confirmed paths wanted, and nothing wrong")


def check_liar(summa, classes, entry, lines, words, status):
    """`lines`: what stands in for java says."""
    folder = pathlib.Path(os.environ.get("TEST_TMPDIR") or tempfile.mkdtemp())
    program = folder / "not-java"
    program.write_text(WRONG + f"printf '{lines}' > \"$answer\"; echo done\n")
    program.chmod(0o700)
    done = explore(summa, classes, entry, "--java", str(program))
    flat = " ".join(done.stdout.split())
    if done.returncode != status or words not in flat:
        sys.exit(f"wanted {words!r} and exit status {status}, seen {done.returncode}:\n"
                 f"{done.stdout}{done.stderr}")


def main(summa, replay_classes, examples, edge, known, least):
    listed = known_wrong(known)
    programs = [entry for entry in entries_of(replay_classes, edge, "--closed")
                if entry not in listed]
    jobs = [(examples, entry, STEPS)
            for entry in entries_of(replay_classes, examples, "--not-private")]
    jobs += [(edge, entry, CASE_STEPS) for entry in programs[::SHARE]]
    check_all(summa, jobs, int(least))
    entry = "edge.Strange::collatz"
    check_liar(summa, edge, entry, "java 17\\nagrees\\nend\\n", "return 111 (confirmed)", 0)
    check_liar(summa, edge, entry, "java 17\\ndiffers 112\\nend\\n",
               "reported as a bug of Summa", 3)
    check_liar(summa, edge, entry, "java 17\\ncannot do it\\nend\\n", "not replayed: do it", 0)
    check_liar(summa, edge, entry, "java 17\\n", "no path was replayed", 3)


if __name__ == "__main__":
    main(*sys.argv[1:])
