"""`summa watch` as a person uses it: in a terminal, edit, compile, see the verdict,
Control-C."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import watched
from watched import FAILS, HOLDS, mean

SUMMA = os.path.abspath(sys.argv[1])
# A second is what it takes at rest; a machine of many builds gets more.
MOST_SECONDS = 20


class Terminal:
    def __init__(self, folder):
        self.words = ["tmux", "-S", str(pathlib.Path(folder) / "tmux"), "-f", "/dev/null"]
        self.run("new-session", "-d", "-x", "120", "-y", "50", "sh")

    def run(self, *words):
        return subprocess.run([*self.words, *words], check=True, capture_output=True,
                              text=True).stdout

    def type(self, line):
        self.run("send-keys", "-l", line)
        self.run("send-keys", "Enter")

    def text(self):
        return self.run("capture-pane", "-p", "-S", "-2000")

    def expect(self, text, count=1):
        end = time.monotonic() + watched.PATIENCE
        while self.text().count(text) < count:
            if time.monotonic() > end:
                raise AssertionError(f"expected {text!r}, shows:\n{self.text()}")
            time.sleep(0.01)

    def end(self):
        subprocess.run([*self.words, "kill-server"], check=False, capture_output=True)


class TerminalTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, True)
        os.environ["TERM"] = "screen"
        self.terminal = Terminal(self.folder)
        self.addCleanup(self.terminal.end)
        self.classes = self.folder / "classes"
        mean(self.classes, HOLDS)
        self.terminal.type(f"cd {self.folder}; {SUMMA} watch -cp classes Mean::half; "
                           "echo STATUS=$?=")
        self.terminal.expect("Control-C ends")

    def test_edit_compile_verdict(self):
        seconds = []
        for round_ in range(3):
            mean(self.classes, FAILS)
            start = time.monotonic()
            self.terminal.expect("was: holds", round_ + 1)
            seconds.append(time.monotonic() - start)
            mean(self.classes, HOLDS)
            start = time.monotonic()
            self.terminal.expect("was: violated", round_ + 1)
            seconds.append(time.monotonic() - start)
        print("from the end of javac to the verdict:",
              ", ".join(f"{each:.2f} s" for each in seconds))
        self.assertLess(min(seconds), MOST_SECONDS)

    def test_control_c(self):
        start = time.monotonic()
        self.terminal.run("send-keys", "C-c")
        self.terminal.expect("STATUS=0=")
        print(f"Control-C: {time.monotonic() - start:.2f} s")
        self.assertLess(time.monotonic() - start, MOST_SECONDS)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
