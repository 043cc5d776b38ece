"""A library in a jar whose code cannot be run: models take its place, and that is told.

usage: stand_ins_test.py SUMMA
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_runs

LIBRARY = {
    "org/junit/jupiter/api/Test.java": """
        package org.junit.jupiter.api;
        @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
        public @interface Test {}""",
    "org/opentest4j/AssertionFailedError.java": """
        package org.opentest4j;
        public class AssertionFailedError extends AssertionError {}""",
    # A native that cannot be run; no model has assertOdd.
    "org/junit/jupiter/api/Assertions.java": """
        package org.junit.jupiter.api;
        public class Assertions {
          public static void assertTrue(boolean b) {
            Runtime.getRuntime().totalMemory();
            if (!b) throw new org.opentest4j.AssertionFailedError();
          }
          public static void assertOdd(int x) { assertTrue(x % 2 != 0); }
        }"""}
TESTS = {
    "own/Tests.java": """
        package own;
        import org.junit.jupiter.api.Assertions;
        import org.junit.jupiter.api.Test;
        class Tests {
          @Test void holds(int x) { Assertions.assertTrue(x == -(-x)); }
          @Test void fails(int x) { Assertions.assertTrue(x != 7); }
          @Test void odd(int x) { Assertions.assertOdd(2 * x + 1); }
          @Test void plain(int x) { if (x == 5) throw new IllegalStateException(); }
        }""",
    "own/Own.java": """
        package own;
        class Own {
          @org.junit.jupiter.api.Test void measured() { Runtime.getRuntime().totalMemory(); }
        }"""}
NOTE = "models stand in for org.junit.jupiter.api"
REASON = "native method java.lang.Runtime.totalMemory"


def compile_into(folder, sources, class_path):
    for name, text in sources.items():
        file = folder / "src" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    subprocess.run(["javac", "-g", "-parameters", "-cp", str(class_path), "-d", str(folder / "out"),
                    *[str(folder / "src" / name) for name in sources]], check=True)
    return folder / "out"


class StandInsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        scratch = tempfile.TemporaryDirectory()
        cls.addClassCleanup(scratch.cleanup)
        folder = pathlib.Path(scratch.name)
        classes = compile_into(folder / "library", LIBRARY, folder)
        jar = folder / "library.jar"
        subprocess.run(["jar", "cf", str(jar), "-C", str(classes), "."], check=True)
        cls.classes = compile_into(folder / "tests", TESTS, jar)
        cls.unpacked = classes
        cls.jar = jar
        cls.found = cls.check(jar, "own.Tests")

    @classmethod
    def check(cls, library, target):
        found, _, _ = check_runs.check(SUMMA, f"{cls.classes}:{library}", target)
        return {name.partition("::")[2]: entry for name, entry in found.items()}

    def notes(self, entry):
        return [text for text in entry["assumes"] if text.startswith(NOTE)]

    def test_a_model_holds(self):
        entry = self.found["holds"]
        self.assertEqual("holds", entry["verdict"])
        self.assertEqual(1, len(self.notes(entry)))
        self.assertIn(REASON, self.notes(entry)[0])

    def test_a_model_fails_on_a_jvm_too(self):
        entry = self.found["fails"]
        self.assertEqual(("violated", True), (entry["verdict"], entry["confirmed"]))
        self.assertEqual(1, len(self.notes(entry)))

    def test_what_has_no_model_is_no_violation(self):
        entry = self.found["odd"]
        self.assertEqual("inconclusive", entry["verdict"])
        self.assertIn(REASON, entry["why"])
        self.assertEqual([], self.notes(entry))

    def test_where_the_library_does_nothing_is_told_of(self):
        entry = self.found["plain"]
        self.assertEqual("violated", entry["verdict"])
        self.assertEqual([], self.notes(entry))

    def test_code_that_is_no_library_stays_as_it_is(self):
        entry = self.check(self.jar, "own.Own")["measured"]
        self.assertEqual("inconclusive", entry["verdict"])
        self.assertEqual([], self.notes(entry))

    def test_classes_beside_those_that_are_checked_are_no_library(self):
        entry = self.check(self.unpacked, "own.Tests")["holds"]
        self.assertEqual("inconclusive", entry["verdict"])


if __name__ == "__main__":
    SUMMA = sys.argv.pop(1)
    unittest.main()
