"""Verdicts that are kept: told as they were while they stand, and never longer."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from support import SUMMA, masked

SOURCES = {
    "Tool": "class Tool { static int twice(int x) { return 2 * x; } static int one() { return 1; } }",
    "Even": "class Even { static boolean holds(int x) { return Tool.twice(x) % 2 == 0; } }",
    "Alone": "class Alone { static boolean holds(int x) { return x == x; }"
             " static boolean fails(int x) { return x != 7; } }",
    "Endless": "class Endless { static boolean holds(int x) { int y = x;"
               " while (y != 0) y = y * y + 1; return true; } }",
}
TARGETS = ["Even::holds", "Alone::holds", "Alone::fails"]


class CacheTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.classes = self.folder / "classes"
        self.cache = self.folder / "cache"
        self.compile(SOURCES)

    def compile(self, sources):
        for name, text in sources.items():
            (self.folder / f"{name}.java").write_text(text)
        subprocess.run(["javac", "-g", "-d", self.classes, "-cp", self.classes,
                        *(self.folder / f"{name}.java" for name in sources)], check=True)

    def command(self, *words, targets=TARGETS):
        return [SUMMA, "check", "-cp", str(self.classes), "--java", "off", "--cache",
                str(self.cache), *targets, *words]

    def check(self, *words, **options):
        """The document, and how many verdicts are as they were."""
        done = subprocess.run(self.command("--format", "json", *words, **options),
                              capture_output=True, text=True, check=False)
        self.assertIn(done.returncode, (0, 1, 3), done.stderr)
        known = re.search(r"(\d+) of \d+ verdicts are as they were", done.stderr)
        return masked(done.stdout), int(known.group(1)) if known else 0

    def test_the_second_time_nothing_is_done(self):
        first, known = self.check()
        self.assertEqual(known, 0)
        self.assertEqual([p["verdict"] for p in json.loads(first.replace("<cost>", "0"))
                          ["properties"]], ["holds", "holds", "violated"])
        self.assertEqual(self.check(), (first, 3))
        self.assertEqual(self.check("--jobs", "2"), (first, 3))

    def test_code_that_changes(self):
        self.check()
        self.compile({"Tool": SOURCES["Tool"].replace("2 * x", "2 * x + 1")})
        document, known = self.check()
        self.assertEqual(known, 2)
        self.assertEqual(json.loads(document.replace("<cost>", "0"))["properties"][0]["verdict"],
                         "violated")
        self.assertEqual(self.check(), (document, 3))

    def test_code_that_nobody_looked_at(self):
        first, _ = self.check()
        self.compile({"Endless": SOURCES["Endless"].replace("y + 1", "y + 3")})
        self.assertEqual(self.check(), (first, 3))

    def test_a_class_that_comes(self):
        """It may be the class of an input."""
        self.check()
        self.compile({"More": "class More extends Tool { }"})
        self.assertEqual(self.check()[1], 0)

    def test_other_options(self):
        self.check()
        self.assertEqual(self.check("--bound", "1")[1], 0)
        self.assertEqual(self.check("--bound", "1")[1], 3)
        self.assertEqual(self.check("--junit", str(self.folder / "r.xml"))[1], 3)
        self.assertIn("Alone", (self.folder / "r.xml").read_text())
        self.assertEqual(self.check(targets=TARGETS[:1])[1], 0)

    def test_what_is_open_is_done_again(self):
        words = ("--time-limit", "1")
        targets = ["Alone::holds", "Endless::holds", "Alone::fails"]
        self.check(*words, targets=targets)
        document, known = self.check(*words, targets=targets)
        self.assertEqual(known, 2)
        self.assertEqual([p["verdict"] for p in json.loads(document.replace("<cost>", "0"))
                          ["properties"]], ["holds", "inconclusive", "violated"])

    def test_damage_is_as_good_as_nothing(self):
        first, _ = self.check()
        [file] = self.cache.iterdir()
        whole = file.read_bytes()
        for damaged in (b"", whole[:7], whole[:-1], whole[:40] + b"x" + whole[41:]):
            file.write_bytes(damaged)
            self.assertEqual(self.check(), (first, 0))
            self.assertEqual(self.check(), (first, 3))

    def test_several_at_once(self):
        first, _ = self.check()
        runs = [subprocess.Popen(self.command("--format", "json"), stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, text=True) for _ in range(6)]
        for run in runs:
            self.assertEqual(masked(run.communicate(timeout=120)[0]), first)
        self.assertEqual(self.check(), (first, 3))
        self.assertEqual(len(list(self.cache.iterdir())), 1)

    def test_a_folder_that_cannot_be_made(self):
        self.cache.write_text("")
        done = subprocess.run(self.command(), capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(str(self.cache), done.stderr)


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    unittest.main(argv=sys.argv[:1])
