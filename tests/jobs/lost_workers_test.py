"""Workers that are killed: nothing is lost, and nobody stays behind."""
import json
import os
import signal
import sys
import time
import unittest

from support import (ENDLESS, TARGETS, all_gone, busy, check, descendants, kill, masked, start,
                     verdicts, wait_for)

# Seconds in which a run that was asked to stop has done so, on a machine with much
# else to do.
BUSY = 10
MIXED = [t for t in TARGETS if t.startswith("Mixed")]


class KilledTest(unittest.TestCase):
    maxDiff = 4000

    def test_what_a_worker_had_in_hand_is_done_again(self):
        expected = masked(check(*TARGETS, "--format", "json", "--jobs", "1"))
        for moment in (0.0, 0.05, 0.3, 0.9):
            with self.subTest(moment=moment):
                run = start(*TARGETS, "--format", "json", "--jobs", "2")
                victims = wait_for(lambda: busy(run.pid))
                time.sleep(moment)
                victims = busy(run.pid) or victims
                kill(victims[0])
                out, err = run.communicate(timeout=300)
                self.assertEqual(masked(out), expected, err)

    def test_all_of_them_killed_once(self):
        expected = masked(check(*TARGETS, "--format", "json", "--jobs", "1"))
        run = start(*TARGETS, "--format", "json", "--jobs", "3")
        for pid in wait_for(lambda: len(busy(run.pid)) == 3 and busy(run.pid)):
            kill(pid)
        out, err = run.communicate(timeout=300)
        self.assertEqual(masked(out), expected, err)

    def test_what_fails_twice_says_so(self):
        """Whoever takes the endless property is killed."""
        targets = [*MIXED[:4], ENDLESS, *MIXED[4:]]
        run = start(*targets, "--format", "json", "--jobs", "2")
        for _ in range(2):
            kill(wait_for(lambda: busy(run.pid, 5))[0])
            wait_for(lambda: not busy(run.pid, 5))
        out, err = run.communicate(timeout=300)
        found = verdicts(out)
        self.assertEqual(list(found), targets, err)
        self.assertEqual(found[ENDLESS]["verdict"], "inconclusive")
        self.assertEqual(found[ENDLESS]["why"], "a worker failed twice: signal 9")
        self.assertEqual(run.returncode, 1)
        document = json.loads(out)
        del document["properties"][4]
        alone = json.loads(check(*MIXED, "--format", "json", "--jobs", "1"))
        self.assertEqual(masked(json.dumps(document)), masked(json.dumps(alone)))


class StoppedTest(unittest.TestCase):
    def stop(self, how, *words):
        """A run in the middle of endless properties; what it printed, and how long it took."""
        run = start(ENDLESS, "Mixed::isSorted", ENDLESS, "Mixed::isSorted", "--format", "json",
                    "--jobs", "2", *words, new_session=True)
        wait_for(lambda: busy(run.pid, 1) and busy(run.pid, 3))
        pids = list(descendants(run.pid))
        self.assertEqual(len(pids), 2)
        begun = time.monotonic()
        how(run)
        out, err = run.communicate(timeout=60)
        took = time.monotonic() - begun
        all_gone(pids, BUSY)
        return run, out, took, err

    def expect_stopped(self, out, why):
        found = json.loads(out)["properties"]
        self.assertEqual([p["verdict"] for p in found],
                         ["inconclusive", "violated", "inconclusive", "inconclusive"])
        self.assertEqual([found[i]["why"] for i in (0, 2, 3)],
                         [why, why, "not begun: the run was stopped before"])

    def test_control_c(self):
        for sent in (signal.SIGINT, signal.SIGTERM):
            run, out, took, _ = self.stop(lambda r, s=sent: os.killpg(r.pid, s))
            self.assertLess(took, BUSY)
            self.assertEqual(run.returncode, 1)
            self.expect_stopped(out, "interrupted")

    def test_time_limit(self):
        run, out, took, _ = self.stop(lambda r: None, "--time-limit", "6")
        self.assertLess(took, 6 + BUSY)
        self.assertEqual(run.returncode, 1)
        self.expect_stopped(out, "stopped by --time-limit")

    def test_memory_limit(self):
        run = start(ENDLESS, "Mixed::isSorted", ENDLESS, "Mixed::isSorted", "--format", "json",
                    "--jobs", "2", "--memory-limit", "60")
        out, _ = run.communicate(timeout=120)
        self.assertEqual(json.loads(out)["properties"][0]["why"], "stopped by --memory-limit")

    def test_memory_limit_of_one_process(self):
        out = check(ENDLESS, "Mixed::isSorted", "--format", "json", "--jobs", "1",
                    "--memory-limit", "60")
        found = json.loads(out)["properties"]
        self.assertEqual(found[0]["why"], "stopped by --memory-limit")
        self.assertIn("not begun", found[1]["why"])

    def test_a_run_that_is_killed_leaves_nobody(self):
        run, out, _, _ = self.stop(lambda r: kill(r.pid))
        self.assertEqual(run.returncode, -signal.SIGKILL)
        self.assertEqual(out, "")

    def test_progress_tells_what_is_done_and_open(self):
        run = start("Mixed::isSorted", ENDLESS, ENDLESS, "Mixed::noCycle", "--progress", "on",
                    "--jobs", "2", "--time-limit", "6")
        _, err = run.communicate(timeout=60)
        self.assertIn("1 done, 2 at work, 1 open; Mixed::neverEnds(int), bound", err)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
