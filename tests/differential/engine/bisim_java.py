"""A sample of the oracle's concrete runs on a real JVM.

usage: bisim_java.py SUMMA REPLAY_CLASSES SYMBOLIC_CLASSES

`summa bisim --oracle` runs every small heap in the engine and keeps some of these runs. Replay
builds their inputs on the JVM, runs the method and compares value, exception and final heap.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "replay"))

from replay_test import entries_of, replay  # noqa: E402  the folder is known only now

OPTIONS = ("--oracle", "2", "--bound", "2", "--array-bound", "2", "--step-limit", "3000",
           "--time-limit", "3", "--solver-timeout", "500", "--format", "json")
LEAST = 200  # runs: a test of nothing should not pass
LEAST_BISIMILAR = 70  # methods; time limits may leave some open


def asked(summa, classes, entry):
    """What the command says. A disagreement, of the game or of the oracle, is an error."""
    command = [summa, "bisim", "-cp", classes, entry, *OPTIONS]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in (0, 3):
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}")
    return json.loads(done.stdout)


def main(summa, replay_classes, classes):
    folder = pathlib.Path(os.environ.get("TEST_TMPDIR") or tempfile.mkdtemp()) / "oracle"
    folder.mkdir()
    entries = entries_of(replay_classes, classes)
    runs, heaps, bisimilar = 0, 0, 0
    for entry in entries:
        document = asked(summa, classes, entry)
        bisimilar += document["bisimilar"] is True
        sample = document["oracle"].get("sample", [])
        heaps += document["oracle"].get("tried", 0)
        runs += len(sample)
        told = {"entry": entry, "heap": "given", "bound": 2, "paths": sample}
        (folder / f"{entry.partition('(')[0]}.json").write_text(json.dumps(told))
    print(f"{len(entries)} methods, {bisimilar} bisimilar, {heaps} heaps run in the engine, "
          f"{runs} of them also on a JVM")
    if not replay(replay_classes, classes, folder):
        sys.exit(1)
    if runs < LEAST or bisimilar < LEAST_BISIMILAR:
        sys.exit(f"at least {LEAST} runs and {LEAST_BISIMILAR} bisimilar methods wanted")


if __name__ == "__main__":
    main(*sys.argv[1:])
