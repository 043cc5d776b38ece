"""The tests that `summa diff` writes, compiled and run by JUnit: green on the old
version, red on the new one. SUMMA_FULL=1: of all pairs that differ."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

import table

SUMMA, PAIRS, TABLE, BEFORE, AFTER, JUNIT = sys.argv[1:7]
sys.path.insert(0, os.path.dirname(JUNIT))
import junit  # noqa: E402  pylint: disable=wrong-import-position

FULL = bool(os.environ.get("SUMMA_FULL"))
# A few of each kind: numbers, exceptions, heaps.
SOME = {"middle", "half", "quotient", "message", "swap", "peek", "last", "link", "copy", "late"}
# Of these no source can tell the difference, and why.
UNTOLD = {}


def diff(*words):
    run = subprocess.run([SUMMA, "diff", *words, "--format", "json"],
                         capture_output=True, text=True, check=False)
    return json.loads(run.stdout)["pairs"]


def class_of(text):
    package = re.search(r"^package (.*);", text, re.MULTILINE)
    name = re.search(r"^class (\w+) ", text, re.MULTILINE).group(1)
    return (package.group(1).replace(".", "/") + "/" if package else "") + name


def run(classes, class_path, reports):
    """Of each test: None, or how it failed."""
    subprocess.run(
        [*junit.JAVA, "-cp",
         junit.joined(classes, class_path, *junit.jars(junit.API + junit.ENGINES)),
         junit.MAIN, "--scan-class-path", str(classes), "--reports-dir", str(reports),
         "--details=none", "--disable-banner"],
        capture_output=True, text=True, timeout=300, check=False)
    found = {}
    for file in pathlib.Path(reports).glob("TEST-*.xml"):
        for case in xml.etree.ElementTree.parse(file).iter("testcase"):
            trouble = case.find("failure")
            trouble = case.find("error") if trouble is None else trouble
            name = re.sub(r"\(.*", "", case.get("name"))
            found[f"{case.get('classname')}.{name}"] = (
                None if trouble is None else trouble.get("message") or trouble.get("type"))
    return found


class WrittenTestsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, texts, class_path):
        """Compiled; where to."""
        sources = []
        for text in texts:
            file = self.folder / "sources" / (class_of(text) + ".java")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            sources.append(file)
        classes = self.folder / "classes"
        classes.mkdir()
        self.assertEqual(junit.compiled(sources, class_path, classes), "")
        return classes

    def test_two_methods(self):
        texts, count = [], 0
        for owner, pair, verdict in table.rows(TABLE):
            if verdict != "different" or not (FULL or pair in SOME):
                continue
            (told,) = diff("-cp", PAIRS, f"pairs.{owner}::{pair}Old", f"pairs.{owner}::{pair}New")
            for each in told["differences"]:
                if each["test"] is None:
                    self.assertEqual(UNTOLD.get(pair), each["no_test"], pair)
                    continue
                texts.append(each["test"])
                count += 1
        self.assertGreater(count, 5)
        found = run(self.write(texts, PAIRS), PAIRS, self.folder / "reports")
        print(f"{count} tests written of two methods each")
        self.assertEqual(len(found), 2 * count)
        for name, trouble in found.items():
            pair, which = re.match(r"(\w+?)(Old|New)", name.rsplit(".", maxsplit=1)[-1]).groups()
            with self.subTest(name=name, trouble=trouble):
                self.assertEqual(trouble is None, which == "Old", pair)

    def test_two_versions(self):
        texts = [each["test"]
                 for pair in diff("--old-cp", BEFORE, "--new-cp", AFTER)
                 for each in pair["differences"] if each["test"]]
        self.assertGreaterEqual(len(texts), 3)
        classes = self.write(texts, BEFORE)
        old = run(classes, BEFORE, self.folder / "old")
        new = run(classes, AFTER, self.folder / "new")
        self.assertEqual(len(old), len(texts))
        self.assertEqual(set(old.values()), {None})
        self.assertEqual(sorted(old), sorted(new))
        for name, trouble in new.items():
            with self.subTest(name=name):
                self.assertIsNotNone(trouble)

    def test_files(self):
        out = self.folder / "tests"
        done = subprocess.run([SUMMA, "diff", "-cp", PAIRS, "pairs.Numbers::middleOld",
                               "pairs.Numbers::middleNew", "--tests", str(out)],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertEqual([str(f.relative_to(out)) for f in out.rglob("*.java")],
                         ["pairs/Numbers_middleOld_DifferenceTest.java"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[7:])
