#!/usr/bin/env python3
"""The answer first: what a pipe, a terminal and a reader of lines get, and when."""

import fcntl
import json
import os
import pathlib
import pty
import signal
import struct
import subprocess
import sys
import termios
import time
import unittest

SUMMA, CLASSES, BUGHUNT = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
del sys.argv[1:4]

ACCOUNT = ["explore", "-cp", BUGHUNT, "Account::transfer"]
LONG = ["explore", "-cp", CLASSES, "Long::sum", "--bound", "none", "--heap", "lazy",
        "--array-bound", "20"]


def run(*words):
    return subprocess.run([SUMMA, *words], capture_output=True, text=True, timeout=60,
                          check=False)


def waiting_in(pipe):
    """How many bytes there are to be read."""
    return struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, b"\0" * 4))[0]


def on_terminal(columns, *words):
    """What a terminal of that width is sent."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    environment = {**os.environ, "NO_COLOR": "1"}
    with subprocess.Popen([SUMMA, *words], stdout=slave, env=environment) as process:
        os.close(slave)
        text = b""
        try:
            while part := os.read(master, 65536):
                text += part
        except OSError:  # the other end is closed
            pass
        process.wait()
    os.close(master)
    return text.decode().replace("\r\n", "\n")


class AnswerTest(unittest.TestCase):
    def test_a_pipe_gets_the_answer_before_the_paths(self):
        text = run(*ACCOUNT).stdout
        head, paths = text.split("\n\n", 2)[1:]
        self.assertRegex(head, r"^6 paths, complete; 9 states, ")
        ends = [line.split()[0] for line in head.split("\n")[1:] if line[2] != " "]
        self.assertEqual(ends, ["violation", "exception", "exception", "return", "return"])
        self.assertIn("to -> n1, amount = 1", head)
        self.assertTrue(paths.startswith("path 1 "), paths)

    def test_a_terminal_gets_the_answer_last(self):
        text = on_terminal(80, *ACCOUNT)
        self.assertLess(text.index("path 6 "), text.index("6 paths, complete"))
        self.assertTrue(text.startswith("Account::transfer(Account,Account,int)"), text)
        same = run(*ACCOUNT).stdout
        for block in ("path 5  violation", "  violation java.lang.AssertionError"):
            self.assertIn(block, text)
            self.assertIn(block, same)

    def test_lines_are_as_wide_as_the_terminal(self):
        for columns in (60, 200):
            lines = on_terminal(columns, *ACCOUNT).split("\n")
            self.assertLessEqual(max(map(len, lines)), columns)
        self.assertGreater(max(map(len, on_terminal(200, *ACCOUNT).split("\n"))), 100)

    def test_only_some_are_shown_and_the_others_counted(self):
        def shown(*options):
            text = run(*ACCOUNT, *options).stdout
            numbers = [line.split()[1] for line in text.split("\n") if line.startswith("path ")]
            return numbers, text.rstrip("\n").split("\n")[-1]
        self.assertEqual(shown("--only", "violation"), (["5"], "5 paths are not shown"))
        self.assertEqual(shown("--only", "violation,exception")[0], ["2", "3", "5"])
        self.assertEqual(shown("--only", "line:9")[0], ["3"])
        self.assertEqual(shown("--only", "exception,line:9,line:10")[0], ["3"])
        self.assertEqual(shown("--max-shown", "5"),
                         (["1", "2", "3", "4", "5"], "1 path is not shown"))
        self.assertEqual(shown("--max-shown", "0")[0], [])
        document = json.loads(run(*ACCOUNT, "--only", "violation", "--format", "json").stdout)
        self.assertEqual([path["id"] for path in document["paths"]], [5])
        self.assertEqual(document["paths_left_out"], 5)
        self.assertEqual(document["stats"]["paths"], 6)

    def test_wrong_ends_and_lines(self):
        for word, message in [
                ("violations", '--only: no end of a path is called "violations"; did you mean '
                               "violation? There are return, exception, violation, "),
                ("line:x", '--only: expected a line as in line:42, not "line:x"'),
                ("line:0", '--only: expected a line as in line:42, not "line:0"'),
                ("", '--only: no end of a path is called ""')]:
            done = run(*ACCOUNT, "--only", word)
            self.assertEqual(done.returncode, 2)
            self.assertIn(message, done.stderr)

    def test_what_fails(self):
        def status(entry, *options):
            return run("explore", "-cp", BUGHUNT, entry, *options).returncode
        self.assertEqual(status("Account::transfer"), 1)
        self.assertEqual(status("Account::transfer", "--fail-on", "never"), 0)
        self.assertEqual(status("Account::transfer", "--no-assertions"), 0)
        self.assertEqual(status("Account::transfer", "--no-assertions", "--fail-on", "exception"),
                         1)
        self.assertEqual(status("Account::transfer", "--max-paths", "1", "--fail-on", "never"), 3)

    def test_a_choice_that_is_none_lists_those_there_are(self):
        done = run(*ACCOUNT, "--types", "foo")
        self.assertEqual(done.returncode, 2)
        self.assertIn("There are exact, closed, open", done.stderr)

    def test_json_lines_are_those_of_the_document(self):
        lines = [json.loads(line) for line in
                 run(*ACCOUNT, "--format", "jsonl").stdout.splitlines()]
        document = json.loads(run(*ACCOUNT, "--format", "json").stdout)
        self.assertEqual(lines[1:-1], document["paths"])
        self.assertEqual({**lines[0], **lines[-1]}.keys() | {"paths"}, document.keys())
        self.assertEqual(lines[-1]["complete"], True)

    def test_paths_come_while_others_are_looked_for(self):
        with subprocess.Popen([SUMMA, *LONG, "--format", "jsonl"],
                              stdout=subprocess.PIPE) as process:
            process.stdout.readline()
            first = json.loads(process.stdout.readline())
            self.assertEqual(first["id"], 1)
            self.assertIsNone(process.poll())
            process.kill()

    def killed(self, seconds, file):
        """What is in the file once all is over; None: the run was over before."""
        output = ["-o", file] if file.suffix else []
        with open(file if not output else os.devnull, "wb") as target:
            with subprocess.Popen([SUMMA, *LONG, "--format", "jsonl", *output],
                                  stdout=target, stderr=subprocess.PIPE) as process:
                while not file.exists() or file.read_bytes().count(b"\n") < 3:
                    self.assertIsNone(process.poll())
                    time.sleep(0.01)
                time.sleep(seconds)
                process.send_signal(signal.SIGKILL)
                process.stderr.read()  # until nobody is left to write
                self.assertEqual(process.wait(), -signal.SIGKILL)
        return file.read_bytes().decode()

    def test_a_killed_run_leaves_whole_lines(self):
        """Also where lines cross pages, at which the kernel looks for signals."""
        folder = pathlib.Path(os.environ["TEST_TMPDIR"])
        for turn in range(12):
            file = folder / ("killed.jsonl" if turn % 2 else "killed")
            text = self.killed(turn * 0.007, file)
            self.assertTrue(text.endswith("\n"), text[-100:])
            ids = [json.loads(line).get("id") for line in text.splitlines()]
            self.assertEqual(ids, [None, *range(1, len(ids))])
            file.unlink()

    def test_a_run_that_is_killed_within_a_line_leaves_whole_ones(self):
        """Nobody reads, so that a writer stands still within a line longer than the pipe."""
        with subprocess.Popen([SUMMA, *LONG[:-1], "300", "--format", "jsonl"], bufsize=0,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            room = fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, 4096)
            lines = [process.stdout.readline()]
            while len(lines[-1]) <= room:
                lines.append(process.stdout.readline())
            held = -1
            while held != (held := waiting_in(process.stdout)) or held == 0:
                time.sleep(0.2)
            process.send_signal(signal.SIGKILL)
            rest = process.stdout.read()
        self.assertGreater(rest.index(b"\n"), held)  # it was within a line
        self.assertTrue(rest.endswith(b"\n"), rest[-100:])
        ids = [json.loads(line).get("id") for line in [*lines, *rest.splitlines()]]
        self.assertEqual(ids, [None, *range(1, len(ids))])

    def test_lines_that_cannot_be_written_are_an_error(self):
        done = run(*ACCOUNT, "--format", "jsonl", "-o", "/dev/full")
        self.assertEqual(done.returncode, 2)
        self.assertIn("/dev/full: could not be written", done.stderr)

    def test_whoever_stops_reading_stops_the_run(self):
        with subprocess.Popen([SUMMA, *LONG, "--format", "jsonl"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            process.stdout.readline()
            process.stdout.close()
            self.assertEqual(process.wait(30), -signal.SIGPIPE)
            self.assertEqual(process.stderr.read(), b"")

    def test_json_lines_have_no_word_of_a_jvm(self):
        done = run(*ACCOUNT, "--format", "jsonl", "--replay")
        self.assertEqual(done.returncode, 2)
        self.assertIn("use json with --replay", done.stderr)

    def test_one_of_a_kind_is_one(self):
        text = run("explore", "-cp", CLASSES, "Long::one").stdout
        self.assertIn("1 path, complete; 1 state, ", text)

    def test_help_is_of_the_command(self):
        explore, compare = run("explore", "--help").stdout, run("compare", "--help").stdout
        own, shared = explore.split("options of all commands on bytecode:")
        self.assertIn("--only KINDS", own)
        self.assertIn("--heap NAME", shared)
        self.assertNotIn("--oracle", explore)
        self.assertNotIn("--only", compare)
        self.assertIn("(lazy,summary)", compare)
        self.assertIn("(1..3)", compare)

    def test_help_on_topics(self):
        overview = run("help").stdout
        for topic in ("methods", "bounds", "heaps", "inputs", "output"):
            self.assertIn(f"      {topic}", overview)
            text = run("help", topic).stdout
            self.assertGreater(text.count("\n"), 8)
            self.assertLessEqual(max(map(len, text.split("\n"))), 80)
        self.assertEqual(run("help", "explore").stdout, run("explore", "--help").stdout)
        wrong = run("help", "bound")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("did you mean bounds?", wrong.stderr)


if __name__ == "__main__":
    unittest.main()
