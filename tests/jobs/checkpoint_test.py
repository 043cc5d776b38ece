"""A run that is cut short at any moment and gone on with: the same bytes in the end."""
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from support import SUMMA, masked

EXAMPLES = sys.argv[4]
FULL = bool(os.environ.get("SUMMA_FULL"))
KILLS = 50 if FULL else 6
DAMAGES = 200 if FULL else 10
RUN = ("ElementList::containsAny", "--requires", "isAcyclic", "--heap", "lazy", "--bound", "5")


def command(*words, classes=f"{EXAMPLES}/elements/classes", run=RUN):
    return [SUMMA, "explore", "-cp", str(classes), *run, *map(str, words)]


def explore(*words, **options):
    return subprocess.run(command(*words, **options), capture_output=True, text=True,
                          check=False)


def head_size(whole):
    """Four lines say whose the file is."""
    return sum(len(line) + 1 for line in whole.split(b"\n", 4)[:4])


class CheckpointTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.plain = explore()
        assert cls.plain.returncode == 0, cls.plain.stderr
        cls.expected = masked(cls.plain.stdout)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "log"

    def expect_whole(self, done):
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(masked(done.stdout) == self.expected, "not the same bytes")

    def finished(self):
        self.expect_whole(explore("--checkpoint", self.file))
        return self.file.read_bytes()

    def killed(self, seconds, *words):
        running = subprocess.Popen(command(*words), stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        time.sleep(seconds)
        running.kill()
        running.wait()

    def test_killed_at_any_moment(self):
        begun = time.monotonic()
        self.finished()
        took = time.monotonic() - begun
        grown = 0
        for seed in range(KILLS):
            rng = random.Random(seed)
            self.file.unlink(missing_ok=True)
            self.killed(rng.uniform(0, took), "--checkpoint", self.file)
            if not self.file.exists():
                continue
            grown += self.file.stat().st_size > 100
            self.killed(rng.uniform(0, took / 2), "--resume", self.file)
            with self.subTest(seed=seed):
                self.expect_whole(explore("--resume", self.file))
        self.assertGreater(grown, KILLS / 5)

    def test_a_finished_run_has_nothing_to_do(self):
        size = len(self.finished())
        self.expect_whole(explore("--resume", self.file, "--jobs", "3"))
        self.assertEqual(self.file.stat().st_size, size)

    def test_stopped_and_gone_on_with(self):
        running = subprocess.Popen(command("--checkpoint", self.file), stdout=subprocess.PIPE,
                                   text=True)
        while not self.file.exists() or self.file.stat().st_size < 10_000:
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=60)
        if running.returncode != 0:
            self.assertIn("stopped by the user", out)
        self.expect_whole(explore("--resume", self.file))

    def test_cut_anywhere(self):
        whole = self.finished()
        for seed in range(DAMAGES):
            cut = random.Random(seed).randrange(head_size(whole), len(whole))
            self.file.write_bytes(whole[:cut])
            with self.subTest(cut=cut):
                self.expect_whole(explore("--resume", self.file))
                self.assertEqual(len(self.file.read_bytes()), len(whole))

    def test_a_flipped_bit(self):
        whole = self.finished()
        for seed in range(DAMAGES):
            rng = random.Random(seed)
            at = rng.randrange(head_size(whole), len(whole))
            damaged = bytearray(whole)
            damaged[at] ^= 1 << rng.randrange(8)
            self.file.write_bytes(damaged)
            done = explore("--resume", self.file)
            with self.subTest(at=at):
                self.expect_whole(done)
                self.assertIn("cut short or damaged", done.stderr)

    def test_a_damaged_head(self):
        """Not taken for that of another run, nor for this one's."""
        whole = self.finished()
        words = len(b"".join(whole.split(b"\n", 3)[:3]))
        for at in range(0, words, 5):
            self.file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1:])
            with self.subTest(at=at):
                self.refused(explore("--resume", self.file), f"summa: {self.file}: is ")

    def refused(self, done, why):
        self.assertEqual(done.returncode, 2, done.stdout[:200])
        self.assertIn(why, done.stderr)

    def test_what_is_not_of_this_run(self):
        self.finished()
        other = ("ElementList::containsAny", "--requires", "isAcyclic", "--heap", "lazy",
                 "--bound", "4")
        self.refused(explore("--resume", self.file, run=other), "is of another run")
        self.refused(explore("--resume", self.file, "--no-alias"), "is of another run")
        classes = self.folder / "classes"
        shutil.copytree(f"{EXAMPLES}/elements/classes", classes)
        self.refused(explore("--resume", self.file, classes=classes), "is of another run")
        self.refused(explore("--checkpoint", self.file), "is there already")
        self.refused(explore("--resume", self.folder / "none"), "No such file")
        (self.folder / "text").write_text("hello")
        self.refused(explore("--resume", self.folder / "text"), "no checkpoint of summa")
        self.refused(explore("--checkpoint", self.file, "--resume", self.file), "--resume")
        self.refused(explore("--checkpoint", self.folder / "x", "--max-paths", "9"),
                     "not with --max-paths")

    def test_changed_classes(self):
        """The same class path, other bytes."""
        classes = self.folder / "classes"
        shutil.copytree(f"{EXAMPLES}/elements/classes", classes)
        self.expect_whole(explore("--checkpoint", self.file, classes=classes))
        self.expect_whole(explore("--resume", self.file, classes=classes))
        (classes / "Another.class").write_bytes(next(classes.glob("*.class")).read_bytes())
        self.refused(explore("--resume", self.file, classes=classes), "is of another run")

    def test_a_full_disk(self):
        def small():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

        done = subprocess.run(command("--checkpoint", self.file), capture_output=True, text=True,
                              check=False, preexec_fn=small)
        self.expect_whole(done)
        self.assertIn("the run goes on without it", done.stderr)
        self.expect_whole(explore("--resume", self.file))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
