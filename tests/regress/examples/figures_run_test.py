"""Commands that make figures: each page names programs that are there, and those that have
no test of their own run here, on the smallest size, from an empty folder.

Arguments: SUMMA REPLAY CLASSES EXAMPLE_CLASSES README
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

README = pathlib.Path(sys.argv.pop()).resolve()
EXAMPLES, CLASSES, REPLAY, SUMMA = (os.path.abspath(sys.argv.pop()) for _ in range(4))
ROOT = README.parent
BENCHMARKS = ROOT / "benchmarks"
FILE = re.compile(r"(?<![\w/$.-])(?:benchmarks|tests|tools|examples)/[\w./-]*\.(?:py|sh|javalite|tsv|txt)\b")
TARGET = re.compile(r"(?<![\w:])//([a-z_/]+)(?::([a-z_]+(?:-[a-z_]+)*))?(/\.\.\.)?")


def pages():
    return [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")),
            *sorted(ROOT.glob("examples/*/README.md")), *sorted(BENCHMARKS.glob("*/README.md"))]


def run(*command):
    """What it prints; it ends well, wherever it is started."""
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run([str(word) for word in command], cwd=empty, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        assert not os.listdir(empty), os.listdir(empty)
    assert done.returncode == 0, done.stdout
    return done.stdout


def script(name, *words):
    return run(sys.executable, BENCHMARKS / name, *words)


class NamedTest(unittest.TestCase):
    def test_files_are_there(self):
        found = 0
        for page in pages():
            for name in FILE.findall(page.read_text(encoding="utf-8")):
                found += 1
                self.assertTrue((ROOT / name).exists(), f"{page}: {name}")
        self.assertGreater(found, 20)

    def test_targets_are_there(self):
        found = 0
        for page in pages():
            for package, target, below in TARGET.findall(page.read_text(encoding="utf-8")):
                found += 1
                folder = ROOT / package
                self.assertTrue(folder.is_dir(), f"{page}: //{package}")
                if below or not target or target == "all":
                    continue
                build = (folder / "BUILD").read_text(encoding="utf-8")
                named = f'"{target}"' if target != "classes" else '"classes"|example\\('
                self.assertRegex(build, named, f"{page}: //{package}:{target}")
        self.assertGreater(found, 10)


class FiguresTest(unittest.TestCase):
    def test_cost_of_reports(self):
        elements = os.path.join(EXAMPLES, "elements", "classes")
        for classes, method, requirement in (
                (CLASSES, "Bst::contains", "repOk"),
                (elements, "ElementList::containsAny", "isAcyclic")):
            text = script("heaps/report_cost.py", SUMMA, classes, 1, method, "--requires",
                          requirement, "--bound", 1)
            self.assertIn("text and HTML:", text)

    def test_sweep_of_the_library(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as few:
            few.write("java.lang.Math::abs(I)I\n")
            few.flush()
            text = script("library/sweep.py", SUMMA, few.name, "--seconds", 60)
        self.assertIn("1 methods: 1 complete", text)

    def test_cost_of_games(self):
        text = script("bisim/cost.py", SUMMA, EXAMPLES, "--bound", 1, "--repeat", 1, "--most", 1e9)
        self.assertIn("|", text)

    def test_javalite(self):
        text = script("javalite/run.py", SUMMA, "--last", 1)
        self.assertIn("## list", text)

    def test_layers_of_the_solver(self):
        for program in ("examples/javalite/list.javalite", "benchmarks/solver/sorted.javalite"):
            self.assertIn("answered by", run(REPLAY, ROOT / program, 1))


if __name__ == "__main__":
    unittest.main()
