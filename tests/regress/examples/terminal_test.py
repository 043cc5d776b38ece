"""Colours appear on a terminal, unless NO_COLOR or TERM=dumb; else nowhere."""
import os
import pty
import subprocess
import sys
import unittest

COMMAND = [sys.argv.pop(1), "explore", "-cp", "examples/bughunt/classes",
           "Account::transfer"]


def environment(**changes):
    plain = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM")}
    return {**plain, **changes}


def on_terminal(*options, **changes):
    master, slave = pty.openpty()
    with subprocess.Popen([*COMMAND, *options], stdout=slave,
                          env=environment(**changes)) as process:
        os.close(slave)
        text = b""
        try:
            while part := os.read(master, 65536):
                text += part
        except OSError:  # the other end is closed
            pass
        process.wait()
    os.close(master)
    return text.replace(b"\r\n", b"\n")


class TerminalTest(unittest.TestCase):
    def test_a_terminal_gets_colours(self):
        text = on_terminal(TERM="xterm")
        self.assertIn(b"\033[1;31mviolation\033[0m", text)
        self.assertIn(b"\033[36mn1.balance\033[0m = 0", text)

    def test_no_color_and_dumb_terminals_get_none(self):
        self.assertNotIn(b"\033", on_terminal(TERM="xterm", NO_COLOR="1"))
        self.assertNotIn(b"\033", on_terminal(TERM="dumb"))
        self.assertNotIn(b"\033", on_terminal())

    def test_json_and_files_get_none(self):
        self.assertNotIn(b"\033", on_terminal("--format", "json", TERM="xterm"))
        file = os.path.join(os.environ["TEST_TMPDIR"], "out.txt")
        on_terminal("-o", file, TERM="xterm")
        with open(file, "rb") as written:
            self.assertNotIn(b"\033", written.read())

    def test_a_pipe_gets_none(self):
        done = subprocess.run(COMMAND, capture_output=True, check=False,
                              env=environment(TERM="xterm"))
        self.assertIn(b"violation", done.stdout)
        self.assertNotIn(b"\033", done.stdout)


if __name__ == "__main__":
    unittest.main()
