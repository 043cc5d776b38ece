"""Runs of `summa check` over several processes, and what is left of these."""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

SUMMA, SUITE, PROGRAMS = sys.argv[1:4]
METHODS = ["absIsPositive", "lastIsReached", "firstIsSmall", "noCycle", "sumIsEven", "isSorted",
           "anythingIsText", "isShort", "isShared"]
# Verdicts of all kinds, by drivers and without; one target is not there.
TARGETS = [*(f"Mixed::{m}" for m in METHODS), "Plain", "suite.Reversal", "suite.SortedListBug",
           "NoSuch"]
ENDLESS = "Mixed::neverEnds"
TIMES = [(re.compile(r'("(?:wall_ms|solver_ms|ms|seconds|peak_rss_kb)": ?)[\d.e+-]+'),
          r"\1<cost>"),
         (re.compile(r"\b\d+\.\d+ s\b"), "<time>")]


def command(*words, java=False, class_path=f"{PROGRAMS}:{SUITE}"):
    """A JVM for each violation takes longer than all the rest."""
    asked = [] if java else ["--java", "off"]
    return [SUMMA, "check", "-cp", class_path, *asked, *words]


def check(*words, status=None, **options):
    """Standard output."""
    done = subprocess.run(command(*words, **options), capture_output=True, text=True,
                          check=False)
    if status is not None and done.returncode != status:
        raise AssertionError(f"status {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def masked(text):
    """Without what a run took."""
    for pattern, replacement in TIMES:
        text = pattern.sub(replacement, text)
    return text


def start(*words, new_session=False, **options):
    return subprocess.Popen(command(*words, **options), stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, start_new_session=new_session)


def stat(pid):
    """(parent, state) of a process; None: it is gone."""
    try:
        rest = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return int(rest[1]), rest[0]


def workers(parent):
    """Names by process id. A worker is called after the number of its property."""
    found = {}
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            process = stat(entry.name)
            if process and process[0] == parent:
                found[int(entry.name)] = (entry / "comm").read_text().strip()
        except (FileNotFoundError, ProcessLookupError):
            pass
    return found


def descendants(parent):
    found = {}
    for pid, name in workers(parent).items():
        found[pid] = name
        found.update(descendants(pid))
    return found


def wait_for(condition, seconds=60):
    """What it gives as soon as that is something."""
    late = time.monotonic() + seconds
    while time.monotonic() < late:
        if value := condition():
            return value
        time.sleep(0.005)
    raise AssertionError("waited in vain")


def busy(parent, number=None):
    """Workers that have a property in hand, or that one."""
    name = r"summa \d+" if number is None else rf"summa {number}"
    return [pid for pid, comm in workers(parent).items() if re.fullmatch(name, comm)]


def kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def gone(pid):
    """Or dead, and somebody else's to look after."""
    # Looked at once: it may go between two looks.
    found = stat(pid)
    return found is None or (found[1] == "Z" and found[0] != os.getpid())


def all_gone(pids, seconds):
    wait_for(lambda: all(gone(pid) for pid in pids), seconds)


def verdicts(text):
    return {p["name"].split("(")[0]: p for p in json.loads(text)["properties"]}
