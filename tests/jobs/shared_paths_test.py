"""Paths of one method, found by several processes: the same bytes but for times."""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from support import SUMMA, all_gone, busy, descendants, kill, masked, wait_for, workers

EXAMPLES = sys.argv[4]
BUSY = 10
# What a solver or a process needed besides what was asked of it.
RUNS = {
    "lazy list": ("elements", "ElementList::containsAny", "--requires", "isAcyclic",
                  "--heap", "lazy", "--bound", "5"),
    "cyclic list": ("linkedlist", "LinkedList::contains", "--heap", "lazy", "--bound", "16"),
    "red-black": ("redblack", "RedBlackMap::put", "--requires", "repOk", "--requires-as",
                  "code", "--bound", "3"),
    "arrays": ("arrays", "Arrays::max", "--bound", "7", "--array-bound", "11"),
}
ENDLESS = ("elements", "ElementList::containsAny", "--requires", "isAcyclic", "--heap", "lazy",
           "--bound", "9")


def command(example, *words):
    return [SUMMA, "explore", "-cp", f"{EXAMPLES}/{example}/classes", *words]


def explore(run, *words):
    done = subprocess.run([*command(*run), *words], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 3):
        raise AssertionError(f"status {done.returncode}: {done.stderr}")
    return masked(done.stdout)


def start(run, *words):
    return subprocess.Popen([*command(*run), *words], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, start_new_session=True)


def was_shared(run):
    """Does it last until there are workers?"""
    with subprocess.Popen([*command(*run), "--jobs", "2"], stdout=subprocess.DEVNULL) as running:
        shared = wait_for(lambda: "yes" if busy(running.pid) else
                          "no" if running.poll() is not None else "")
        kill(running.pid)
    return shared == "yes"


class SharedPathsTest(unittest.TestCase):
    maxDiff = 3000

    def test_any_number_of_processes(self):
        for name, run in RUNS.items():
            one = explore(run, "--jobs", "1", "--format", "json")
            self.assertGreater(len(json.loads(re.sub("<(cost|time)>", "0", one))["paths"]), 90)
            for jobs in ("2", "3", "7"):
                with self.subTest(run=name, jobs=jobs):
                    more = explore(run, "--jobs", jobs, "--format", "json")
                    self.assertTrue(more == one, "not the same bytes")

    def test_they_are_shared(self):
        for name, run in RUNS.items():
            with self.subTest(run=name):
                self.assertTrue(was_shared(run))

    def test_text_and_lines(self):
        for words in ((), ("--format", "jsonl"), ("--only", "exception"), ("--max-shown", "7")):
            with self.subTest(words=words):
                run = RUNS["arrays"]
                self.assertEqual(explore(run, "--jobs", "3", *words),
                                 explore(run, "--jobs", "1", *words))


class FaultsTest(unittest.TestCase):
    def test_a_killed_worker(self):
        run = RUNS["lazy list"]
        expected = explore(run, "--jobs", "1", "--format", "json")
        for moment in (0.0, 0.02, 0.1, 0.3):
            running = start(run, "--jobs", "2", "--format", "json")
            wait_for(lambda r=running: busy(r.pid))
            time.sleep(moment)
            for pid in busy(running.pid)[:1]:
                kill(pid)
            out, err = running.communicate(timeout=300)
            with self.subTest(moment=moment):
                self.assertTrue(masked(out) == expected, err)

    @staticmethod
    def kill_twice(running, count):
        """The first workers that are seen, and whoever does the same parts again."""
        killed, numbers = set(), set()
        while running.poll() is None:
            for pid, name in workers(running.pid).items():
                if pid in killed or not re.fullmatch(r"summa \d+", name):
                    continue
                if len(numbers) < count or name in numbers:
                    kill(pid)
                    killed.add(pid)
                    numbers.add(name)
            time.sleep(0.001)

    def test_what_fails_twice_says_so(self):
        """The parts of the first workers are missing; the others are there."""
        run = RUNS["lazy list"]
        whole = json.loads(explore(run, "--format", "json").replace("<cost>", "0")
                           .replace("<time>", "0"))
        with tempfile.TemporaryFile("w+") as out:
            running = subprocess.Popen([*command(*run), "--jobs", "2", "--format", "json"],
                                       stdout=out, stderr=subprocess.PIPE, text=True)
            self.kill_twice(running, 12)
            err = running.communicate(timeout=300)[1]
            out.seek(0)
            document = json.load(out)
        self.assertEqual(running.returncode, 3, err)
        self.assertFalse(document["complete"])
        self.assertEqual(document["stopped"],
                         "a worker failed twice: killed by signal 9; some paths are missing")
        flows = [p["flow"] for p in document["paths"]]
        everything = [p["flow"] for p in whole["paths"]]
        self.assertGreater(len(flows), len(everything) / 10)
        rest = iter(everything)
        self.assertTrue(all(flow in rest for flow in flows), "not in their order")

    def stopped(self, how, *words):
        running = start(ENDLESS, "--jobs", "2", "--format", "json", *words)
        wait_for(lambda: len(busy(running.pid)) == 2)
        pids = list(descendants(running.pid))
        begun = time.monotonic()
        how(running)
        out, _ = running.communicate(timeout=60)
        took = time.monotonic() - begun
        all_gone(pids, BUSY)
        return running, out, took

    def expect_stopped(self, running, out, why, least=10):
        document = json.loads(out)
        self.assertEqual(running.returncode, 3)
        self.assertTrue(document["stopped"].startswith(why), document["stopped"])
        self.assertGreaterEqual(len(document["paths"]), least)
        self.assertEqual([p["id"] for p in document["paths"]],
                         list(range(1, len(document["paths"]) + 1)))

    def test_control_c(self):
        running, out, took = self.stopped(lambda r: os.killpg(r.pid, signal.SIGINT))
        self.assertLess(took, BUSY)
        self.expect_stopped(running, out, "stopped by the user, ")

    def test_limits(self):
        for option, limit, least in (("--time-limit", "8", 10), ("--memory-limit", "200", 0)):
            running = start(ENDLESS, "--jobs", "2", "--format", "json", option, limit)
            out, _ = running.communicate(timeout=120)
            with self.subTest(option=option):
                self.expect_stopped(running, out, f"stopped by {option}, ", least)

    def test_a_run_that_is_killed_leaves_nobody(self):
        running, out, _ = self.stopped(lambda r: kill(r.pid))
        self.assertEqual((running.returncode, out), (-signal.SIGKILL, ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
