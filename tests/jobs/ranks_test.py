"""Work on several ranks of MPI: the same bytes as one process prints, whoever is lost."""
import os
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

from support import (PROGRAMS, SUITE, SUMMA, TARGETS, all_gone, busy, descendants, kill, masked,
                     wait_for)

EXAMPLES, RELAY = sys.argv[4:6]
RUNS = {
    "lazy list": ("elements", "ElementList::containsAny", "--requires", "isAcyclic",
                  "--heap", "lazy", "--bound", "5"),
    "arrays": ("arrays", "Arrays::max", "--bound", "7", "--array-bound", "11"),
}
SMALL = ("linkedlist", "LinkedList::contains", "--bound", "2")
ENDLESS = ("elements", "ElementList::containsAny", "--requires", "isAcyclic", "--heap", "lazy",
           "--bound", "9")
ENVIRONMENT = {**os.environ, "SUMMA_PROGRAM": os.path.abspath(SUMMA),
               "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


def explore(example, *words):
    return ["explore", "-cp", f"{EXAMPLES}/{example}/classes", *words, "--format", "json"]


def alone(words):
    return masked(subprocess.run([SUMMA, *words, "--jobs", "1"], capture_output=True, text=True,
                                 check=False).stdout)


def start(ranks, words, **environment):
    command = ["mpirun", "--oversubscribe", "-n", str(ranks), RELAY, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env={**ENVIRONMENT, **environment}, start_new_session=True)


def run(ranks, words, **environment):
    running = start(ranks, words, **environment)
    out, err = running.communicate(timeout=600)
    return running.returncode, masked(out), err


def named(pid, name):
    """Descendants whose program is that, in the order in which they were started."""
    found = []
    for each in sorted(descendants(pid)):
        try:
            with open(f"/proc/{each}/cmdline", "rb") as file:
                first = file.read().split(b"\0")[0].decode()
        except OSError:
            continue
        if os.path.basename(first) == name:
            found.append(each)
    return found


def parents(pid):
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        return int(file.read().rsplit(")", 1)[1].split()[1])


def servers(running):
    """The summas of ranks that do work: all that a rank has started but for the first."""
    relays = named(running.pid, "summa-mpi")
    return [p for p in named(running.pid, "summa") if parents(p) in relays[1:]]


class RanksTest(unittest.TestCase):
    def test_any_number_of_ranks(self):
        for name, words in RUNS.items():
            expected = alone(explore(*words))
            self.assertGreater(expected.count('"flow"'), 90)
            for ranks in (1, 2, 4):
                with self.subTest(run=name, ranks=ranks):
                    status, out, err = run(ranks, explore(*words))
                    self.assertEqual(status, 0, err)
                    self.assertTrue(out == expected, "not the same bytes")

    def test_others_do_the_work(self):
        running = start(3, explore(*RUNS["lazy list"]))
        seen = wait_for(lambda: [p for s in servers(running) for p in busy(s)])
        self.assertTrue(seen)
        running.communicate(timeout=600)

    def test_a_small_run_starts_nobody(self):
        with tempfile.TemporaryDirectory() as folder:
            log = os.path.join(folder, "started")
            program = script(folder, f'echo started >> "{log}"', 'exec "$PROGRAM" "$@"')
            status, out, err = run(3, explore(*SMALL), SUMMA_PROGRAM=program,
                                   PROGRAM=os.path.abspath(SUMMA))
            self.assertEqual((status, out), (0, alone(explore(*SMALL))), err)
            with open(log, encoding="utf-8") as file:
                self.assertEqual(file.read(), "started\n")

    def test_properties(self):
        words = ["check", "-cp", f"{PROGRAMS}:{SUITE}", "--java", "off", *TARGETS, "--format",
                 "json"]
        expected = alone(words)
        self.assertGreater(expected.count('"verdict"'), 20)
        _, out, err = run(3, words)
        self.assertTrue(out == expected, err)

    def test_output_is_written_once(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "paths.json")
            status, out, err = run(3, [*explore(*RUNS["arrays"]), "-o", file])
            self.assertEqual((status, out), (0, ""), err)
            with open(file, encoding="utf-8") as written:
                self.assertTrue(masked(written.read()) == alone(explore(*RUNS["arrays"])))


def script(folder, *lines):
    name = os.path.join(folder, "program")
    with open(name, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\n" + "\n".join(lines) + "\n")
    os.chmod(name, stat.S_IRWXU)
    return name


class FaultsTest(unittest.TestCase):
    def test_another_program_takes_no_part(self):
        with tempfile.TemporaryDirectory() as folder:
            program = script(folder, 'case "$SUMMA_CREW" in serve*) set -- "$@" --bound 4;; esac',
                             'exec "$PROGRAM" "$@"')
            words = explore(*RUNS["arrays"])
            status, out, err = run(3, words, SUMMA_PROGRAM=program, PROGRAM=os.path.abspath(SUMMA))
        self.assertEqual(status, 0, err)
        self.assertTrue(out == alone(words))
        self.assertEqual(err.count("this process takes no part"), 2, err)

    def lose(self, whom):
        words = explore(*RUNS["lazy list"])
        running = start(3, words)
        wait_for(lambda: [p for s in servers(running) for p in busy(s)])
        for pid in whom(running)[:1]:
            kill(pid)
        out, err = running.communicate(timeout=600)
        self.assertEqual(running.returncode, 0, err)
        self.assertTrue(masked(out) == alone(words), err)

    def test_a_part_that_is_killed(self):
        self.lose(lambda running: [p for s in servers(running) for p in busy(s)])

    def test_a_working_process_that_is_killed(self):
        self.lose(servers)

    def test_a_rank_that_is_killed(self):
        """MPI gives up then; what is done is in the file."""
        words = explore(*RUNS["lazy list"])
        with tempfile.TemporaryDirectory() as folder:
            log = os.path.join(folder, "log")
            running = start(3, [*words, "--checkpoint", log])
            wait_for(lambda: os.path.exists(log) and os.path.getsize(log) > 1000)
            pids = list(descendants(running.pid))
            kill(named(running.pid, "summa-mpi")[1])
            running.communicate(timeout=60)
            self.assertNotEqual(running.returncode, 0)
            all_gone(pids, 10)
            status, out, err = run(2, [*words, "--resume", log])
            self.assertEqual(status, 0, err)
            self.assertTrue(out == alone(words))

    def test_control_c(self):
        running = start(3, explore(*ENDLESS))
        wait_for(lambda: [p for s in servers(running) for p in busy(s)])
        pids = list(descendants(running.pid))
        begun = time.monotonic()
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
        self.assertLess(time.monotonic() - begun, 20)
        all_gone(pids, 10)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
