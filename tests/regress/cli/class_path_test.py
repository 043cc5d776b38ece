#!/usr/bin/env python3
"""Class paths as people get them wrong, and where the output goes."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SUMMA = pathlib.Path(sys.argv[1]).resolve()

SOURCES = {
    "p/Main.java": """package p;
        public class Main {
          static int plain(int x) { return x; }
          static int user(int x) { return x > 0 ? Helper.twice(x) : 0; }
          static int text(int x) { return Integer.parseInt("1"); }
        }""",
    "p/Helper.java": "package p; public class Helper { static int twice(int x) { return 2 * x; } }",
}


class ClassPathTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for name, text in SOURCES.items():
            file = self.folder / "src" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self.javac(*[self.folder / "src" / name for name in SOURCES])

    def javac(self, *words):
        subprocess.run(["javac", "-g", "-d", self.folder / "classes", *words], check=True)

    def run_summa(self, *words, timeout=60):
        return subprocess.run([SUMMA, "explore", *words], cwd=self.folder, timeout=timeout,
                              capture_output=True, text=True, check=False)

    def test_a_missing_class_is_named_with_who_asked_for_it(self):
        (self.folder / "classes/p/Helper.class").unlink()
        run = self.run_summa("-cp", "classes", "p.Main::user")
        self.assertEqual(run.returncode, 3, run.stdout)
        told = " ".join(run.stdout.split())
        self.assertIn("assuming a class is missing when the program runs, too", told)
        self.assertIn("p.Helper", told)
        self.assertIn("asked for by p.Main", told)
        self.assertIn("NOT complete", told)

    def test_a_class_that_is_not_asked_for_may_be_missing(self):
        (self.folder / "classes/p/Helper.class").unlink()
        run = self.run_summa("-cp", "classes", "p.Main::plain")
        self.assertEqual(run.returncode, 0, run.stdout)
        self.assertNotIn("missing", run.stdout)

    def test_packages_of_the_class_library_are_its_own(self):
        file = self.folder / "other/java/lang/Integer.java"
        file.parent.mkdir(parents=True)
        file.write_text("package java.lang; public final class Integer"
                        " { public static int parseInt(String s) { return 7; } }")
        self.javac("--patch-module", f"java.base={self.folder / 'other'}", file)
        run = self.run_summa("-cp", "classes", "p.Main::text")
        self.assertIn("java/lang/Integer on the class path is ignored", run.stderr)
        self.assertIn("return 1", run.stdout)
        self.assertEqual(run.returncode, 0, run.stdout)

    def test_a_pipe_is_no_jar(self):
        os.mkfifo(self.folder / "fifo.jar")
        run = self.run_summa("-cp", "fifo.jar:classes", "p.Main::plain", timeout=20)
        self.assertEqual(run.returncode, 2)
        self.assertEqual(run.stderr, "summa: fifo.jar: expected a file\n")

    def test_a_dash_is_standard_output(self):
        plain = self.run_summa("-cp", "classes", "p.Main::plain", "--format", "json")
        dashed = self.run_summa("-cp", "classes", "p.Main::plain", "--format", "json", "-o", "-")
        self.assertEqual(dashed.returncode, 0, dashed.stderr)
        self.assertEqual(dashed.stdout.splitlines()[:5], plain.stdout.splitlines()[:5])
        self.assertFalse((self.folder / "-").exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
