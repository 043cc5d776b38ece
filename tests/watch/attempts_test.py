"""Attempts to make `summa watch` lose a change, crash or hang."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import watched
from watched import FAILS, HOLDS, Watched, compile_java, mean

SUMMA = os.path.abspath(sys.argv[1])

VIOLATED = "VIOLATED     Mean::half(int)"
AGAIN = "checked again: "

SLOW = """
public class Slow {
  public static int spin(int[] a, int[] b, int[] c) {
    int s = 0;
    for (int i = 0; i < a.length; i++)
      for (int j = 0; j < b.length; j++)
        for (int k = 0; k < c.length; k++)
          if (a[i] * b[j] == c[k] + i * j) s += k; else s ^= a[i] %% (b[j] | 1);
    return s + %d;
  }
}
"""


class AttemptsTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, True)
        self.classes = self.folder / "classes"

    def watch(self, *words):
        watch = Watched(SUMMA, self.folder, *map(str, words))
        self.addCleanup(watch.__exit__)
        return watch

    def watch_mean(self, *words):
        mean(self.classes, HOLDS)
        watch = self.watch("-cp", self.classes, "Mean::half", *words)
        watch.begin()
        return watch

    def run_once(self, *words):
        return subprocess.run([SUMMA, "watch", *map(str, words)], capture_output=True,
                              text=True, timeout=watched.PATIENCE, check=False)

    # Half-written files.

    def test_class_file_in_pieces(self):
        watch = self.watch_mean()
        other = self.folder / "other"
        mean(other, FAILS)
        whole = (other / "Mean.class").read_bytes()
        with open(self.classes / "Mean.class", "wb", buffering=0) as out:
            for at in range(0, len(whole), 40):
                out.write(whole[at:at + 40])
                time.sleep(0.03)
        self.assertIn("was: holds", watch.expect(VIOLATED, "was: holds", AGAIN))

    def test_class_file_that_stays_half(self):
        watch = self.watch_mean()
        whole = (self.classes / "Mean.class").read_bytes()
        for size in (0, 1, 10, len(whole) // 2, len(whole) - 1):
            (self.classes / "Mean.class").write_bytes(whole[:size])
            watch.expect("cannot be read yet", "Mean.class", "waiting")
        mean(self.classes, FAILS)
        watch.expect(VIOLATED, "was: holds", AGAIN)

    def test_a_file_that_is_no_class_does_not_block(self):
        watch = self.watch_mean()
        (self.classes / "Junk.class").write_text("not a class file")
        watch.expect("cannot be read yet", "Junk", "waiting")
        mean(self.classes, FAILS)
        watch.expect(VIOLATED, AGAIN)

    def test_half_written_at_the_start(self):
        mean(self.classes, FAILS)
        whole = (self.classes / "Mean.class").read_bytes()
        (self.classes / "Mean.class").write_bytes(whole[:100])
        watch = self.watch(self.classes / "Mean.class")
        watch.expect("cannot be read yet", "waiting")
        (self.classes / "Mean.class").write_bytes(whole)
        watch.expect("VIOLATED")

    def test_jar_cut_short_and_replaced(self):
        mean(self.classes, HOLDS)
        jar = self.folder / "mean.jar"
        subprocess.run(["jar", "cf", jar, "-C", self.classes, "."], check=True)
        watch = self.watch("-cp", jar, "Mean::half")
        watch.begin()
        mean(self.classes, FAILS)
        fresh = self.folder / "fresh.jar"
        subprocess.run(["jar", "cf", fresh, "-C", self.classes, "."], check=True)
        bytes_ = fresh.read_bytes()
        jar.write_bytes(bytes_[:len(bytes_) // 2])
        watch.expect("waiting")
        jar.write_bytes(bytes_)
        watch.expect(VIOLATED, "was: holds")
        mean(self.classes, HOLDS)
        subprocess.run(["jar", "cf", fresh, "-C", self.classes, "."], check=True)
        os.rename(fresh, jar)
        watch.expect("holds        Mean::half(int)", "was: violated")

    # Files and folders that come and go.

    def test_folder_deleted_and_made_again(self):
        watch = self.watch_mean()
        for claim, verdict in ((FAILS, VIOLATED), (HOLDS, "holds        Mean::half(int)")):
            shutil.rmtree(self.classes)
            watch.expect("gone: ", "waiting")
            mean(self.classes, claim)
            watch.expect(verdict, AGAIN)

    def test_folder_replaced_at_once(self):
        watch = self.watch_mean()
        mean(self.folder / "next", FAILS)
        os.rename(self.classes, self.folder / "old")
        os.rename(self.folder / "next", self.classes)
        watch.expect(VIOLATED, "was: holds")
        mean(self.classes, HOLDS)
        watch.expect("holds        Mean::half(int)", "was: violated")

    def test_everything_above_is_moved(self):
        top = self.folder / "a" / "b"
        self.classes = top / "classes"
        mean(self.classes, HOLDS)
        watch = self.watch("-cp", self.classes, "Mean::half")
        watch.begin()
        os.rename(self.folder / "a", self.folder / "away")
        watch.expect("waiting")
        mean(self.classes, FAILS)
        watch.expect(VIOLATED, AGAIN)

    def test_new_class_in_a_target_folder(self):
        test = ("public class %s { @org.junit.Test public void t() { "
                "org.junit.Assert.assertTrue(%s); } }")
        junit = "/usr/share/java/junit4.jar"
        sources = self.folder / "tests"
        sources.mkdir()
        self.classes.mkdir()

        def add(package, name, claim):
            file = sources / f"{name}.java"
            file.write_text((f"package {package}; " if package else "") + test % (name, claim))
            subprocess.run(["javac", "-proc:none", "-cp", junit, "-d", self.classes, file],
                           check=True)
        add("", "FirstTest", "true")
        watch = self.watch(self.classes, "-cp", junit)
        watch.begin()
        add("deep.down", "SecondTest", "1 > 2")
        watch.expect("new: ", "VIOLATED     deep.down.SecondTest", "was: not there")
        shutil.rmtree(self.classes / "deep")
        watch.expect("gone         deep.down.SecondTest", "was: violated")

    def test_a_link_whose_file_changes(self):
        mean(self.folder / "real", HOLDS)
        self.classes.mkdir()
        os.symlink(self.folder / "real" / "Mean.class", self.classes / "Mean.class")
        watch = self.watch("-cp", self.classes, "Mean::half")
        watch.begin()
        mean(self.folder / "real", FAILS)
        watch.expect(VIOLATED, "was: holds")

    def test_a_source_as_target(self):
        file = self.folder / "Mean.java"
        file.write_text(watched.MEAN % HOLDS)
        watch = self.watch(f"{file}::half")
        watch.begin()
        file.write_text("public class Mean { no }")
        watch.expect("waiting")
        file.write_text(watched.MEAN % FAILS)
        watch.expect(VIOLATED, "was: holds")

    # What is checked again.

    def test_only_what_is_affected(self):
        user = "public class %s { public static int f(int x) { %s } }"
        compile_java(self.classes, A=user % ("A", "return x;"), B=user % ("B", "return x;"))
        watch = self.watch("-cp", self.classes, "A::f", "B::f")
        watch.begin()
        compile_java(self.classes, B=user % ("B", "if (x == 3) throw new Error(); return x;"))
        text = watch.expect("VIOLATED     B::f(int)", "as before: 1 property: 1 holds", AGAIN)
        self.assertNotIn("A::f", text)

    def test_code_that_is_called(self):
        called = "public class Called { public static int f(int x) { return x %s 2; } }"
        caller = "public class Caller { public static void f(int x) { assert Called.f(x) != 8; } }"
        aside = "public class Aside { public static int f(int x) { return x; } }"
        compile_java(self.classes, Called=called % "/ 1 * 0 +", Caller=caller, Aside=aside)
        watch = self.watch("-cp", self.classes, "Caller::f", "Aside::f")
        watch.begin()
        compile_java(self.classes, Called=called % "/ 1 *")
        watch.expect("VIOLATED     Caller::f(int)", "was: holds")
        watch.expect("checked again: 1 of 2")

    def test_a_subclass_that_comes_up(self):
        shape = "public abstract class Shape { abstract int area(); }"
        square = "public class Square extends Shape { int area() { return 1; } }"
        use = "public class Use { public static void f(Shape s) { assert s.area() == 1; } }"
        bad = "public class Bad extends Shape { int area() { return 2; } }"
        compile_java(self.classes, Shape=shape, Square=square, Use=use)
        watch = self.watch("-cp", self.classes, "Use::f", "--non-null", "s")
        watch.begin()
        compile_java(self.classes, Bad=bad)
        watch.expect("VIOLATED     Use::f(Shape)", "was: holds")

    def test_touched_but_the_same(self):
        watch = self.watch_mean()
        mean(self.classes, HOLDS)
        watch.expect("changed: ", "as before: 1 property: 1 holds", "checked again: 0 of 1")

    def test_other_files_do_not_count(self):
        watch = self.watch_mean()
        for i in range(20):
            (self.classes / f"notes{i}.txt").write_text("x")
        self.assertTrue(watch.is_silent(), watch.said())

    # Changes while it checks, and many of them.

    def test_change_while_checking(self):
        compile_java(self.classes, Slow=SLOW % 1)
        mean(self.classes, HOLDS)
        watch = self.watch("-cp", self.classes, "Slow::spin", "Mean::half", "--java", "off",
                           "--time-limit", "20")
        time.sleep(1.5)
        mean(self.classes, FAILS)
        watch.expect(VIOLATED)
        self.assertNotIn("holds        Mean::half", watch.all())

    def test_a_storm_of_changes(self):
        watch = self.watch_mean("--java", "off")
        other = self.folder / "other"
        mean(other, FAILS)
        good, bad = ((folder / "Mean.class").read_bytes() for folder in (self.classes, other))
        for i in range(300):
            (self.classes / "Mean.class").write_bytes(bad if i % 2 else good)
            time.sleep(0.005)
        watch.expect(VIOLATED)
        time.sleep(1)
        last = watch.all().rfind(VIOLATED)
        self.assertGreater(last, watch.all().rfind("  holds        Mean::half"))

    def test_stopped_while_checking(self):
        compile_java(self.classes, Slow=SLOW % 1)
        temporary = self.folder / "tmp"
        temporary.mkdir()
        before = dict(os.environ)
        os.environ["TMPDIR"] = str(temporary)
        try:
            watch = self.watch("-cp", self.classes, "Slow::spin", "--array-bound", "6")
        finally:
            os.environ.clear()
            os.environ.update(before)
        time.sleep(1.5)
        status, seconds = watch.stop()
        print(f"stopped while checking: {seconds:.2f} s")
        self.assertEqual(status, 0)
        self.assertLess(seconds, 5)
        self.assertEqual(os.listdir(temporary), [])

    def test_worker_killed(self):
        watch = self.watch_mean()
        found = subprocess.run(["pgrep", "-P", str(watch.process.pid)], capture_output=True,
                               text=True, check=False).stdout.split()
        self.assertEqual(found, [])  # nothing stays while it waits
        self.assertEqual(watch.stop()[0], 0)

    # Outputs and bad input.

    def test_files_are_whole_at_any_moment(self):
        sarif, junit = self.folder / "out.sarif", self.folder / "out.xml"
        watch = self.watch_mean("--sarif", sarif, "--junit", junit, "--html",
                                self.folder / "out.html")
        for claim in (FAILS, HOLDS) * 2:
            mean(self.classes, claim)
            end = time.monotonic() + watched.PATIENCE
            wanted = 1 if claim == FAILS else 0
            while len(json.loads(sarif.read_text())["runs"][0]["results"]) != wanted:
                self.assertLess(time.monotonic(), end)
            self.assertTrue(junit.read_text().rstrip().endswith("</testsuites>"))
        watch.expect(AGAIN)
        end = time.monotonic() + watched.PATIENCE
        while left := [name for name in os.listdir(self.folder) if ".new" in name]:
            self.assertLess(time.monotonic(), end, left)  # the last may be being written

    def test_json_is_a_line_per_round(self):
        mean(self.classes, HOLDS)
        watch = self.watch("-cp", self.classes, "Mean::half", "--format", "json")
        first = json.loads(watch.expect("\n"))
        self.assertEqual((first["command"], first["round"], first["properties"][0]["verdict"]),
                         ("watch", 1, "holds"))
        mean(self.classes, FAILS)
        second = json.loads(watch.expect("\n"))
        self.assertEqual(second["properties"][0]["verdict"], "violated")
        self.assertEqual(second["changed"][0]["how"], "changed")
        self.assertEqual(second["checked_again"], ["Mean::half(int)"])

    def test_bad_input(self):
        mean(self.classes, HOLDS)
        for words, text in (((), "expected what to watch"),
                            (("-cp", self.classes, "Meen"), "no such class"),
                            ((self.folder / "no.jar",), "no such file"),
                            ((self.folder / "nowhere",), "no such class"),
                            (("-cp", self.classes, "Mean", "--list"), "--list"),
                            (("-cp", self.classes, "Mean", "--bound", "x"), "--bound")):
            done = self.run_once(*words)
            self.assertEqual(done.returncode, 2, done)
            self.assertIn(text, done.stderr)
            self.assertEqual(len(done.stderr.splitlines()), 1)

    def test_no_more_watches(self):
        mean(self.classes, HOLDS)
        script = "echo 1 > /proc/sys/user/max_inotify_watches && exec \"$@\""
        words = ["unshare", "-r", "sh", "-c", script, "sh", SUMMA, "watch", "-cp",
                 str(self.classes), "Mean::half"]
        probe = subprocess.run(["unshare", "-r", "sh", "-c", script, "sh", "true"],
                               capture_output=True, check=False)
        if probe.returncode != 0:
            self.skipTest("NOT RUN: no user namespace with a limit of its own")
        done = subprocess.run(words, capture_output=True, text=True, check=False,
                              timeout=watched.PATIENCE)
        self.assertEqual(done.returncode, 2)
        self.assertIn("max_user_watches", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
