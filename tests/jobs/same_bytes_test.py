"""However many processes share the work: the same bytes but for times."""
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

from support import PROGRAMS, TARGETS, check, command, masked, start, verdicts


class SameBytesTest(unittest.TestCase):
    maxDiff = 4000

    def test_json(self):
        one = check(*TARGETS, "--format", "json", "--jobs", "1", status=1)
        found = {p["verdict"] for p in verdicts(one).values()}
        self.assertLessEqual({"holds", "violated"}, found)
        self.assertGreater(len(verdicts(one)), 20)
        for jobs in ["2", "3", "7"]:
            with self.subTest(jobs=jobs):
                more = check(*TARGETS, "--format", "json", "--jobs", jobs, status=1)
                self.assertEqual(masked(more), masked(one))

    def test_text_and_files(self):
        """Also what is written besides, with the default number of processes."""
        targets = [t for t in TARGETS if t.startswith("Mixed")]
        results = []
        for jobs in [["--jobs", "1"], ["--jobs", "3"], []]:
            with tempfile.TemporaryDirectory() as folder:
                files = [pathlib.Path(folder) / name for name in ("j.xml", "s.json", "p.html")]
                text = check(*targets, *jobs, "--junit", str(files[0]), "--sarif", str(files[1]),
                             "--html", str(files[2]), status=1, java=True)
                results.append([masked(text), masked(files[1].read_text()),
                                files[0].stat().st_size > 0, files[2].stat().st_size > 0])
        self.assertIn("VIOLATED", results[0][0])
        self.assertIn("confirmed on a JVM", results[0][0])
        self.assertEqual(results[1], results[0])
        self.assertEqual(results[2], results[0])

    def test_a_property_sees_no_driver_of_another(self):
        """Of one that is at work all the time."""
        run = start("Mixed::neverEndsEither", "Mixed::isSorted", "Mixed::isShort",
                    "Mixed::isNoDriver", "--format", "json", "--jobs", "2", "--progress", "on",
                    class_path=PROGRAMS)
        while not (line := run.stderr.readline()).startswith("3 done, 1 at work, 0 open"):
            self.assertNotEqual(line, "", "it ended by itself")
        run.send_signal(signal.SIGINT)
        found = verdicts(run.communicate(timeout=60)[0])
        alone = verdicts(check("Mixed::isNoDriver", "--format", "json", "--jobs", "1",
                               class_path=PROGRAMS))
        self.assertEqual(found["Mixed::neverEndsEither"]["why"], "interrupted")
        self.assertIn("n: @NotNull", found["Mixed::neverEndsEither"]["assumes"])
        for verdict in (found["Mixed::isNoDriver"], alone["Mixed::isNoDriver"]):
            self.assertIsNone(verdict["counterexample"])
            self.assertEqual(verdict["verdict"], "holds")
            self.assertEqual(verdict["stats"]["paths"], 2)

    def test_jobs_must_be_a_number(self):
        for wrong in ["0", "-1", "many", "1.5"]:
            done = subprocess.run(command("Mixed::isSorted", "--jobs", wrong),
                                  capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertIn("--jobs", done.stderr)

    def test_files_of_queries_belong_to_one_process(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                command("Mixed::isSorted", "--jobs", "2", "--log-queries", folder),
                capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn("use --jobs 1", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
