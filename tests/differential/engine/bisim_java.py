"""A sample of the oracle's concrete runs on a real JVM.

usage: bisim_java.py SUMMA REPLAY_CLASSES SYMBOLIC_CLASSES LIST_CLASSES INVARIANT_CLASSES

`summa bisim --oracle` runs every small heap in the engine and takes some of these runs to a JVM,
which builds the input, runs the method and compares value, exception and final heap. Here it
does so for every public method of the symbolic programs; and is given programs for a JVM that
do not answer, or lie.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "replay"))

from replay_test import entries_of  # noqa: E402  the folder is known only now

OPTIONS = ("--oracle", "2", "--bound", "2", "--array-bound", "2", "--step-limit", "3000",
           "--time-limit", "5", "--solver-timeout", "500", "--format", "json")
SHARE = 1 if "SUMMA_FULL" in os.environ else 2  # of the methods
LEAST = 200 // SHARE  # runs: a test of nothing should not pass
LEAST_BISIMILAR = 100 // SHARE  # methods; time limits may leave some open
MOST_NOT_BUILT = 0.1  # of the runs

# Passes the request on to a real one.
RELAY = "printf '%s\\t%s\\t%s\\n' \"$path\" \"$document\" \"$answer\" | java \"$@\""
# What stands in for a JVM, what the command must say of it, and its exit status.
IMPOSTORS = (
    ("exit 7", "the JVM could not be asked: exit status 7", 3),
    ("kill -11 $$", "the JVM could not be asked: killed by signal 11", 3),
    ("echo garbage", "the JVM could not be asked: it did not answer", 3),
    ("head -c 5000 /dev/urandom > $answer; echo done",
     "the JVM could not be asked: it did not answer", 3),
    ("sleep 60", "the JVM could not be asked: stopped: it took too long", 3),
    ("python3 -c \"import json, sys; n = len(json.load(open('$document'))['paths']); "
     "print('java 0\\n' + 'differs so it says\\n' * n + 'end')\" > $answer; echo done",
     "runs repeated on java 0: it DIFFERS: so it says", 1),
    # A real JVM that is told another prediction.
    ("sed -i 's/\"result\": true/\"result\": false/' $document; " + RELAY,
     "it DIFFERS: result", 1),
    ("sed -i 's/\"requires\": \".*\"/\"requires\": \"LinkedList::never(LLinkedList;I)Z\"/' "
     "$document; " + RELAY,
     "cannot be built there, first: ", 0),
)


def run(summa, *arguments):
    return subprocess.run([summa, "bisim", *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, check=False, timeout=120)


def asked(summa, classes, entry):
    """What the command says. A disagreement, of the game or of the oracle, is an error."""
    done = run(summa, "-cp", classes, entry, *OPTIONS)
    if done.returncode not in (0, 3):
        sys.exit(f"{entry}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def check_methods(summa, replay_classes, classes):
    entries = entries_of(replay_classes, classes)[::SHARE]
    counts = dict.fromkeys(("runs", "agree", "cannot_be_built", "heaps", "bisimilar"), 0)
    for entry in entries:
        document = asked(summa, classes, entry)
        counts["bisimilar"] += document["bisimilar"] is True
        counts["heaps"] += document["oracle"].get("tried", 0)
        if not document["oracle"].get("sample"):
            continue
        answer = document["oracle"]["java"]
        if not answer["asked"] and "time" in answer["why"]:
            print(f"{entry}: {answer['why']}")
            continue
        if not answer["asked"]:
            sys.exit(f"{entry}: java was not asked: {answer['why']}")
        for key in ("runs", "agree", "cannot_be_built"):
            counts[key] += answer[key]
    print(f"{len(entries)} methods, {counts}")
    if counts["agree"] + counts["cannot_be_built"] != counts["runs"]:
        sys.exit("every run should agree or be said not to be built")
    if counts["runs"] < LEAST or counts["bisimilar"] < LEAST_BISIMILAR:
        sys.exit(f"at least {LEAST} runs and {LEAST_BISIMILAR} bisimilar methods wanted")
    if counts["cannot_be_built"] > MOST_NOT_BUILT * counts["runs"]:
        sys.exit("too many runs cannot be built")


def flat(text):
    """On one line, however it was broken."""
    return " ".join(text.split())


def expect(done, status, words):
    if done.returncode != status or flat(words) not in flat(done.stdout):
        sys.exit(f"wanted {words!r} and exit status {status}, seen {done.returncode}:\n"
                 f"{done.stdout}{done.stderr}")


def write_impostor(script):
    folder = pathlib.Path(os.environ.get("TEST_TMPDIR") or tempfile.mkdtemp())
    program = folder / "not-java"
    program.write_text("#!/bin/sh\nread -r path document answer\n"
                       + script + "\n")
    program.chmod(0o700)
    return str(program)


def check_impostors(summa, classes):
    method = ("-cp", classes, "LinkedList::contains", "--requires", "isAcyclic", "--bound", "2",
              "--oracle", "2")
    for script, words, status in IMPOSTORS:
        expect(run(summa, *method, "--java", write_impostor(script), "--time-limit", "8"), status,
               words)
    expect(run(summa, *method, "--java", "off"), 0, "java: not asked: --java off")
    expect(run(summa, *method), 0, ": all agree\n")
    # A package that its module keeps closed.
    expect(run(summa, "java.util.ArrayDeque::pollFirst", "--bound", "1", "--array-bound", "2",
               "--types", "exact", "--oracle", "1"), 0, ": all agree\n")
    missing = run(summa, *method, "--java", write_impostor("true") + "-nothing")
    if missing.returncode != 2 or "no such program" not in missing.stderr:
        sys.exit(f"a program that is not there: {missing}")


def check_invariants(summa, classes):
    """A JVM asks them itself: where inputs do not satisfy what it is told it says so."""
    method = ("-cp", classes, "Chain::falls", "--bound", "2", "--oracle", "2")
    expect(run(summa, *method), 0, ": all agree\n")
    for lie in ("s/Chain::checkRep(LChain;)Z/Chain::never(LChain;)Z/",
                "s/Checked::invariant()Z/Chain::falls()Z/"):
        program = write_impostor(f"sed -i '{lie}' $document; {RELAY}")
        expect(run(summa, *method, "--java", program), 1,
               "it DIFFERS: the input is not one that --requires or an invariant allows")


def check_nothing_stays(summa, classes):
    """The files for the JVM are gone afterwards."""
    folder = tempfile.mkdtemp(dir=os.environ.get("TEST_TMPDIR"))
    done = subprocess.run([summa, "bisim", "-cp", classes, "LinkedList::size", "--requires",
                           "isAcyclic", "--oracle", "1"], env={**os.environ, "TMPDIR": folder},
                          stdout=subprocess.PIPE, text=True, check=False, timeout=120)
    expect(done, 0, ": all agree\n")
    if os.listdir(folder):
        sys.exit(f"left behind: {os.listdir(folder)}")


def main(summa, replay_classes, symbolic, lists, invariants):
    check_methods(summa, replay_classes, symbolic)
    check_impostors(summa, lists)
    check_invariants(summa, invariants)
    check_nothing_stays(summa, lists)


if __name__ == "__main__":
    main(*sys.argv[1:])
