"""What run_readme.py accepts and refuses, with a program that stands for summa."""
import contextlib
import io
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, "tests/support")
import run_readme  # noqa: E402

PROGRAM = """#!/bin/sh
case "$1" in
  fail) echo bad; exit 1;;
  time) echo "3 paths, 0.123 s"; echo "lazy 4 7.0 ms 12.25 s 14 MiB";;
  write) echo text > "$2";;
  *) for word; do echo "$word"; done;;
esac
"""


class RunReadmeTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.program = self.folder / "program"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        self.readme = self.folder / "README.md"

    def run_on(self, text, *options):
        self.readme.write_text(text)
        self.said = io.StringIO()
        with contextlib.redirect_stdout(self.said):
            return run_readme.main([str(self.program), str(self.readme), *options])

    def accepts(self, text):
        self.assertEqual(self.run_on(text), 0, self.said.getvalue())

    def refuses(self, text):
        self.assertEqual(self.run_on(text), 1)

    def test_what_is_printed_is_compared(self):
        self.accepts("x\n\n    $ summa a b\n    a\n    b\n\ny\n")
        self.refuses("x\n\n    $ summa a b\n    a\n    c\n")
        self.refuses("x\n\n    $ summa a b\n    a\n")
        self.refuses("x\n\n    $ summa a\n    a\n    b\n")

    def test_fenced_blocks_too(self):
        self.accepts("```\n$ ./summa a\na\n```\nb\n")
        self.refuses("```\n$ ./summa a\nb\n```\n")

    def test_several_commands_in_a_block(self):
        self.accepts("    $ summa a\n    a\n    $ summa b\n    b\n")
        self.refuses("    $ summa a\n    a\n    $ summa b\n    a\n")

    def test_blank_lines_in_a_block_are_output(self):
        self.accepts("    $ summa a '' b\n    a\n\n    b\n\ntext\n")

    def test_another_block_is_no_output(self):
        self.accepts("    $ summa a\n    a\n\nFor example:\n\n    b\n")

    def test_a_command_may_go_on_in_the_next_line(self):
        self.accepts("    $ summa a \\\n        b\n    a\n    b\n")

    def test_dots_are_any_lines(self):
        self.accepts("    $ summa a b c\n    a\n    …\n")
        self.accepts("    $ summa a b c\n    …\n    c\n")
        self.accepts("    $ summa a b c\n    a\n    …\n    b\n    …\n    c\n")
        self.refuses("    $ summa a b c\n    …\n    b\n")

    def test_times_and_memory_are_not_compared(self):
        self.accepts(
            "    $ summa time\n    3 paths, 9.000 s\n"
            "    lazy 4    17.5 s 1.0 ms    7 MiB\n"
        )
        self.refuses(
            "    $ summa time\n    4 paths, 9.000 s\n    lazy 4 7.0 ms 1.0 s 7 MiB\n"
        )

    def test_a_failure_must_be_said(self):
        self.accepts("    $ summa fail\n    bad\n    $ echo $?\n    1\n")
        self.refuses("    $ summa fail\n    bad\n    $ echo $?\n    3\n")
        self.refuses("    $ summa fail\n    bad\n")

    def test_only_known_commands(self):
        self.refuses("    $ rm -r x\n")
        self.refuses("    $ javac X.java\n")
        self.refuses("    $ javac -g -d build no/such/File.java\n")

    def test_a_readme_without_commands_is_refused(self):
        self.refuses("text\n")

    def test_files_are_written_elsewhere(self):
        self.accepts("    $ summa write out.txt\n    $ cat out.txt\n    text\n")
        self.assertFalse(os.path.exists("out.txt"))

    def test_update_writes_what_was_printed_and_nothing_else(self):
        text = "x\n\n    $ summa a '' b\n    c\n\ny\n\n    $ summa time\n    …\n"
        self.assertEqual(self.run_on(text, "--update"), 0)
        self.assertEqual(self.readme.read_text(), text.replace("    c\n", "    a\n\n    b\n"))


if __name__ == "__main__":
    unittest.main()
