"""`summa testgen` by several processes: the same tests and coverage as by one."""
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

from support import SUITE, SUMMA, busy, kill, wait_for

EXAMPLES = sys.argv[4]
TARGETS = {
    "a class": (f"{EXAMPLES}/redblack/classes", "RedBlackMap", "--bound", "1"),
    "several classes": (f"{EXAMPLES}/bughunt/classes", f"{EXAMPLES}/bughunt/classes"),
    "the fewest": (f"{EXAMPLES}/twolists/classes", "TwoLists", "--bound", "1", "--minimal"),
    "what is not there": (f"{EXAMPLES}/arrays/classes", "Arrays::max", "NoSuch::method"),
}
MANY = (SUITE, SUITE, "--bound", "1")


def command(target, *words):
    path, *rest = TARGETS.get(target, target)
    return [SUMMA, "testgen", "-cp", path, *rest, *words]


def testgen(target, *words):
    """(status, tests, what is said, lcov)."""
    with tempfile.TemporaryDirectory() as folder:
        lcov = pathlib.Path(folder) / "lcov"
        done = subprocess.run(command(target, *words, "--coverage", "--lcov", lcov),
                              capture_output=True, text=True, check=False)
        return (done.returncode, done.stdout, done.stderr,
                lcov.read_text() if lcov.exists() else None)


class SharedMethodsTest(unittest.TestCase):
    def test_any_number_of_jobs(self):
        for target in TARGETS:
            one = testgen(target, "--jobs", "1")
            if target != "what is not there":
                self.assertIn("@Test", one[1])
                self.assertIn("DA:", one[3])
            for jobs in ("2", "5"):
                with self.subTest(target=target, jobs=jobs):
                    self.assertEqual(testgen(target, "--jobs", jobs), one)

    def test_a_killed_worker(self):
        one = testgen("a class", "--jobs", "1")
        for moment in (0.0, 0.05, 0.2):
            running = subprocess.Popen(command("a class", "--jobs", "2"), stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE, text=True)
            wait_for(lambda r=running: busy(r.pid))
            time.sleep(moment)
            for pid in busy(running.pid)[:1]:
                kill(pid)
            self.assertEqual(running.communicate(timeout=300)[0], one[1])

    def test_a_time_limit(self):
        """What was not begun is told, too; what was found is there."""
        before = time.monotonic()
        status, tests, said, _ = testgen(MANY, "--jobs", "2", "--time-limit", "2")
        self.assertLess(time.monotonic() - before, 30)
        self.assertEqual(status, 3)
        self.assertIn("@Test", tests)
        self.assertIn("stopped by --time-limit", said)
        self.assertIn("NOT complete", said)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
