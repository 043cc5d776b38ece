"""`summa bisim --oracle` by several processes: what one finds, all find."""
import subprocess
import sys
import time
import unittest

from support import SUMMA, busy, kill, masked, wait_for

EXAMPLES = sys.argv[4]
RUNS = {
    "two lists": ("twolists", "TwoLists::append", "--bound", "1", "--oracle", "4"),
    "accounts": ("bughunt", "Account::transfer", "--bound", "1", "--oracle", "4"),
    "a list": ("linkedlist", "LinkedList::contains", "--requires", "isAcyclic", "--bound", "2",
               "--oracle", "3"),
    "few": ("arrays", "Arrays::max", "--bound", "2", "--oracle", "1"),
}


def command(run, *words):
    example, *rest = RUNS[run]
    return [SUMMA, "bisim", "-cp", f"{EXAMPLES}/{example}/classes", *rest, "--format", "json",
            "--java", "off", *words]


def bisim(run, *words):
    done = subprocess.run(command(run, *words), capture_output=True, text=True, check=False)
    return done.returncode, masked(done.stdout), done.stderr


class SharedInputsTest(unittest.TestCase):
    def test_any_number_of_jobs(self):
        for run in RUNS:
            one = bisim(run, "--jobs", "1")
            self.assertEqual((one[0], one[2]), (0, ""))
            self.assertIn('"oracle"', one[1])
            for jobs in ("2", "5"):
                with self.subTest(run=run, jobs=jobs):
                    self.assertEqual(bisim(run, "--jobs", jobs), one)

    def test_killed_workers(self):
        one = bisim("two lists", "--jobs", "1")
        for moment in (0.0, 0.05):
            running = subprocess.Popen(command("two lists", "--jobs", "2"),
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            wait_for(lambda r=running: busy(r.pid))
            time.sleep(moment)
            for pid in busy(running.pid):
                kill(pid)
            self.assertEqual(masked(running.communicate(timeout=300)[0]), one[1])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
