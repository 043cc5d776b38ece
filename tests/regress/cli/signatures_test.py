#!/usr/bin/env python3
"""Methods as people name them: every form, wrong ones with their message, and
what a report calls them, which can be pasted back."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

SUMMA = pathlib.Path(sys.argv.pop(1)).resolve()

SOURCES = {
    "p/Ranges.java": """package p;
        import java.util.List;
        import java.util.Map;
        public class Ranges {
          final int low, high;
          public Ranges(int low, int high) { this.low = low; this.high = high; }
          static boolean find(String s, char c) { return s == null; }
          static boolean find(String s, int c) { return s == null; }
          static int sum(int... all) { return all == null ? 0 : all.length; }
          static int map(Map<String, List<Integer>> m, long[][] a) { return 0; }
          static int inner(Inner i, Inner.Deep d) { return i == d ? 1 : 0; }
          int size() { return high - low; }
          public static class Inner {
            int depth;
            int depth() { return depth; }
            public static class Deep extends Inner { }
            static class Below extends Deep { }
          }
        }""",
    "p/Base.java": """package p;
        public abstract class Base implements Comparable<Base>, Named {
          int key;
          abstract int value();
          int twice() { return this instanceof Left ? 1 : 2; }
          static int fixed(int x) { return x; }
          private int hidden() { return 3; }
          public int compareTo(Base other) { return key - other.key; }
        }
        interface Named { default int letters() { return 4; } static int none() { return 0; } }
        class Left extends Base { int value() { return 1; } }
        class Right extends Base { int value() { return 2; } int twice(int by) { return by; } }
        """,
}

# What is asked for, and what the report calls it.
FORMS = [
    ("p.Ranges::size", "p.Ranges::size()"),
    ("p.Ranges::size()", "p.Ranges::size()"),
    ("p.Ranges::size()I", "p.Ranges::size()"),
    ("p/Ranges::size", "p.Ranges::size()"),
    ("p.Ranges::find(String,char)", "p.Ranges::find(String,char)"),
    ("p.Ranges::find(java.lang.String,int)", "p.Ranges::find(String,int)"),
    ("p.Ranges::find( final String s , char c )", "p.Ranges::find(String,char)"),
    ("p.Ranges::find(Ljava/lang/String;C)Z", "p.Ranges::find(String,char)"),
    ("p.Ranges::new", "p.Ranges::new(int,int)"),
    ("p.Ranges::new(int,int)", "p.Ranges::new(int,int)"),
    ("p.Ranges::<init>", "p.Ranges::new(int,int)"),
    ("p.Ranges::sum(int...)", "p.Ranges::sum(int[])"),
    ("p.Ranges::sum(int[])", "p.Ranges::sum(int[])"),
    ("p.Ranges::sum(int all[])", "p.Ranges::sum(int[])"),
    ("p.Ranges::map(Map<String, List<Integer>>, long[][])",
     "p.Ranges::map(java.util.Map,long[][])"),
    ("p.Ranges::inner(Inner,Deep)", "p.Ranges::inner(p.Ranges.Inner,p.Ranges.Inner.Deep)"),
    ("p.Ranges::inner(Ranges.Inner,p.Ranges$Inner$Deep)",
     "p.Ranges::inner(p.Ranges.Inner,p.Ranges.Inner.Deep)"),
    ("p.Ranges.Inner::depth", "p.Ranges.Inner::depth()"),
    ("p.Ranges$Inner::depth", "p.Ranges.Inner::depth()"),
    ("p.Ranges.Inner.Deep::depth", "p.Ranges.Inner.Deep::depth()"),
    ("p.Left::twice", "p.Left::twice()"),
    ("p.Right::twice(int)", "p.Right::twice(int)"),
    ("p.Right::twice()", "p.Right::twice()"),
    ("p.Left::fixed", "p.Base::fixed(int)"),
    ("p.Left::letters", "p.Left::letters()"),
    ("p.Base::compareTo", "p.Base::compareTo(p.Base)"),
    ("p.Base::compareTo(Base)", "p.Base::compareTo(p.Base)"),
    # The compiler's own method, which Java's words do not tell from another.
    ("p.Base::compareTo(Ljava/lang/Object;)I", "p.Base::compareTo(Object)"),
    ("java.lang.Integer::signum", "java.lang.Integer::signum(int)"),
    ("classes/p/Ranges.class::size", "p.Ranges::size()"),
    ("src/p/Ranges.java::find(String,char)", "p.Ranges::find(String,char)"),
]

WRONG = [
    ("p.Ranges", "p.Ranges: expected CLASS::METHOD or FILE.class::METHOD"),
    ("p.Ranges::find", "p.Ranges: several methods find; name one of find(String,char), "
                       "find(String,int)"),
    ("p.Ranges::find(String)", "p.Ranges: no method find(String); did you mean "
                               "find(String,int), find(String,char), "),
    ("p.Ranges::find(String,Char)", "p.Ranges: no method find(String,Char); did you mean "
                                    "find(String,char), find(String,int), "),
    ("p.Ranges::sise", "p.Ranges: no method sise; did you mean size(), "),
    ("p.Ranges::new(int)", "p.Ranges: no method new(int); did you mean new(int,int)?"),
    ("p.Ranges::find(I", "p.Ranges::find(I: not a method descriptor: (I; types can be "
                         "written as in (String,int)"),
    ("p.Ranges::find(a b c)", "p.Ranges::find(a b c): expected types as in "
                              "(String,int[]) or a descriptor"),
    ("p.Ranges::find(,)", "p.Ranges::find(,): expected types as in (String,int[]) or a "
                          "descriptor"),
    ("p.Ranges.Iner::depth", "no such class, did you mean"),
    ("p.Base::value", "p.Base::value(): abstract method: there is no code to explore"),
    ("p.Left::hidden", "p.Left: no method hidden; did you mean"),
    ("p.Left::none", "p.Left: no method none; did you mean"),
]


class SignaturesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.holder.cleanup)
        cls.folder = pathlib.Path(cls.holder.name)
        for name, text in SOURCES.items():
            file = cls.folder / "src" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        subprocess.run(["javac", "-g", "-d", cls.folder / "classes",
                        *[cls.folder / "src" / name for name in SOURCES]], check=True)

    def summa(self, *words, **environment):
        return subprocess.run([SUMMA, *words], cwd=self.folder, timeout=60,
                              env={**os.environ, **environment},
                              capture_output=True, text=True, check=False)

    def title(self, entry):
        run = self.summa("explore", "-cp", "classes", entry, "--bound", "1", "--only", "unknown")
        self.assertIn(run.returncode, (0, 1, 3), run.stderr)
        return " ".join(run.stdout.split("\n\n")[0].split()).split(" heap ")[0]

    def test_every_form_and_what_it_is_called(self):
        for entry, name in FORMS:
            with self.subTest(entry):
                self.assertEqual(self.title(entry), name)

    def test_what_it_is_called_can_be_pasted_back(self):
        for name in {name for _, name in FORMS}:
            with self.subTest(name):
                self.assertEqual(self.title(name), name)

    def test_wrong_ones_say_what_there_is(self):
        for entry, message in WRONG:
            with self.subTest(entry):
                run = self.summa("explore", "-cp", "classes", entry)
                self.assertEqual(run.returncode, 2, run.stdout)
                self.assertIn(message, run.stderr)
                self.assertEqual(run.stderr.count("\n"), 1, run.stderr)

    def test_an_inherited_method_runs_on_the_class_that_was_named(self):
        def values(entry):
            run = self.summa("explore", "-cp", "classes", entry, "--format", "json")
            return sorted(path["value"] for path in json.loads(run.stdout)["paths"])
        self.assertEqual(values("p.Base::twice"), ["1", "2"])
        self.assertEqual(values("p.Left::twice"), ["1"])
        self.assertEqual(values("p.Right::twice()"), ["2"])

    def test_an_inherited_method_is_repeated_by_a_jvm(self):
        run = self.summa("explore", "-cp", "classes", "p.Ranges.Inner.Deep::depth", "--replay")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn("confirmed", run.stdout)

    def test_programs_get_descriptors(self):
        run = self.summa("explore", "-cp", "classes", "p.Left::twice", "--format", "json")
        self.assertEqual(json.loads(run.stdout)["entry"], "p.Left::twice()I")

    def test_compare_and_bisim_call_it_so_too(self):
        for command in ("compare", "bisim"):
            run = self.summa(command, "-cp", "classes", "p.Ranges::find(Ljava/lang/String;C)Z")
            self.assertTrue(run.stdout.startswith("p.Ranges::find(String,char)"), run.stdout)

    def test_class_path_of_the_environment(self):
        run = self.summa("explore", "p.Ranges::size", CLASSPATH="classes")
        self.assertEqual(run.returncode, 0, run.stderr)
        run = self.summa("explore", "p.Ranges::size", "-cp", ".", CLASSPATH="classes")
        self.assertEqual(run.returncode, 2, run.stdout)

    def test_a_missing_folder_is_named(self):
        run = self.summa("explore", "-cp", "clases:classes", "p.Ranges::size")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stderr, "summa: clases on the class path: no such file or folder\n")

    def test_the_class_path_of_a_manifest(self):
        jar = self.folder / "lib" / "main.jar"
        jar.parent.mkdir(exist_ok=True)
        with zipfile.ZipFile(jar, "w") as file:
            file.writestr("META-INF/MANIFEST.MF",
                          "Manifest-Version: 1.0\r\nClass-Path: gone.jar ../cla\r\n sses/\r\n\r\n")
        run = self.summa("explore", "-cp", "lib/main.jar", "p.Ranges::size")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stderr, "")

    def test_entries_for_shells(self):
        def offered(word):
            return self.summa("--entries", "-cp", "classes", "--", word).stdout.split("\n")[:-1]
        self.assertEqual(offered("p.Ra"), ["p.Ranges::", "p.Ranges.Inner::",
                                           "p.Ranges.Inner.Below::", "p.Ranges.Inner.Deep::"])
        self.assertEqual(offered("p.Ranges::s"), ["p.Ranges::sum", "p.Ranges::size"])
        self.assertEqual(offered("p.Ranges::f"), ["p.Ranges::find(String,char)",
                                                  "p.Ranges::find(String,int)"])
        self.assertEqual(offered("p.Left::"), ["p.Left::new", "p.Left::value", "p.Left::twice",
                                               "p.Left::fixed", "p.Left::compareTo",
                                               "p.Left::letters"])
        self.assertEqual(offered("p.Nothing::"), [])


if __name__ == "__main__":
    unittest.main()
