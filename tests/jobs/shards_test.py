"""Paths of one method, found by runs that know nothing of each other and gathered: the bytes of one
run."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from support import SUMMA, masked

EXAMPLES = sys.argv[4]
FULL = bool(os.environ.get("SUMMA_FULL"))
LIST = ("elements", "ElementList::containsAny", "--requires", "isAcyclic", "--heap", "lazy",
        "--bound", "5")
LARGE = (*LIST[:-1], "7")
ARRAYS = ("arrays", "Arrays::max", "--bound", "7", "--array-bound", "11")
SMALL = ("linkedlist", "LinkedList::contains", "--bound", "2")


def summa(*words):
    return subprocess.run([SUMMA, *map(str, words)], capture_output=True, text=True, check=False)


def explore(run, *words):
    return summa("explore", "-cp", f"{EXAMPLES}/{run[0]}/classes", *run[1:], *words)


class ShardsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def shards(self, run, count, *words):
        """Their files, in a folder of their own."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        files = []
        for number in range(1, count + 1):
            file = folder / str(number)
            done = explore(run, *words, "--shard", f"{number}/{count}", "--checkpoint", file)
            self.assertEqual(done.returncode, 3 if count > 1 else 0, done.stderr)
            files.append(file)
        return files

    def expect_same(self, run, count, *words):
        whole = explore(run, *words)
        self.assertEqual(whole.returncode, 0, whole.stderr)
        gathered = summa("gather", *reversed(self.shards(run, count, *words)))
        self.assertEqual(gathered.returncode, 0, gathered.stderr)
        self.assertTrue(masked(gathered.stdout) == masked(whole.stdout), "not the same bytes")

    def test_gathered(self):
        for run in (LIST, ARRAYS):
            for count in (1, 2, 5):
                with self.subTest(run=run[1], count=count):
                    self.expect_same(run, count, "--format", "json")

    def test_more_shards_than_first_parts(self):
        self.expect_same(ARRAYS, 7)
        if FULL:
            self.expect_same(LIST, 30)

    def test_text_and_lines(self):
        for words in ((), ("--format", "jsonl"), ("--only", "return", "--max-shown", "3")):
            with self.subTest(words=words):
                self.expect_same(SMALL, 2, *words)

    def test_each_says_what_it_is(self):
        run = LARGE if FULL else LIST
        whole = json.loads(explore(run, "--format", "json").stdout)
        shares = []
        for number in (1, 2, 3):
            done = explore(run, "--format", "json", "--shard", f"{number}/3", "--checkpoint",
                           self.folder / str(number))
            share = json.loads(done.stdout)
            self.assertFalse(share["complete"])
            self.assertIn(f"shard {number}/3", share["stopped"])
            shares.append(len(share["paths"]))
        print("paths of shards:", shares, "of", len(whole["paths"]))
        self.assertGreaterEqual(sum(shares), len(whole["paths"]))
        if FULL:  # what all do at first is a smaller part of it
            self.assertLess(max(shares), 0.9 * len(whole["paths"]), shares)

    def test_to_a_file(self):
        files = self.shards(SMALL, 2)
        out = self.folder / "out"
        self.assertEqual(summa("gather", *files, "-o", out).stdout, "")
        self.assertEqual(masked(out.read_text()), masked(explore(SMALL).stdout))


class BadInputTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.one, self.two = self.folder / "one", self.folder / "two"
        for number, file in ((1, self.one), (2, self.two)):
            explore(SMALL, "--shard", f"{number}/2", "--checkpoint", file)

    def refused(self, done, why):
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn(why, done.stderr)

    def test_not_all_of_one_run(self):
        self.refused(summa("gather", self.one), "shard 2/2 is missing")
        self.refused(summa("gather", self.two), "shard 1/2 is missing")
        self.refused(summa("gather", self.one, self.one, self.two), "and so is")
        other = self.folder / "other"
        explore(SMALL, "--no-alias", "--shard", "2/2", "--checkpoint", other)
        self.refused(summa("gather", self.one, other), "is of another run")
        third = self.folder / "third"
        explore(SMALL, "--shard", "3/3", "--checkpoint", third)
        self.refused(summa("gather", self.one, third), "one of 2")

    def test_one_that_has_not_finished(self):
        whole = self.two.read_bytes()
        self.two.write_bytes(whole[:-1])
        done = summa("gather", self.one, self.two)
        self.refused(done, "has not finished; go on with --shard 2/2 --resume")
        self.assertEqual(explore(SMALL, "--shard", "2/2", "--resume", self.two).returncode, 3)
        self.assertEqual(self.two.read_bytes(), whole)
        self.assertEqual(summa("gather", self.one, self.two).returncode, 0)

    def test_words_that_do_not_fit(self):
        self.refused(explore(SMALL, "--shard", "1/2"), "needs --checkpoint FILE")
        self.refused(explore(SMALL, "--shard", "3/2", "--checkpoint", self.folder / "x"),
                     "expected I/N")
        self.refused(explore(SMALL, "--shard", "1/2", "--resume", self.two), "is of shard 2/2")
        self.refused(summa("gather", self.one, self.two, "--format", "json"), "not for the paths")
        self.refused(summa("gather", self.one, os.devnull), "")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
