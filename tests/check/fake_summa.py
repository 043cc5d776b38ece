#!/usr/bin/env -S python3 -S -E
"""Answers `check` from a file: what is to be printed, and the exit status, by target."""
import json
import os
import sys

answers = json.load(open(os.environ["FAKE_ANSWERS"]))
arguments = sys.argv[1:]
assert arguments[0] == "check" and arguments[1] == "-cp", arguments
assert arguments[4:] == ["--format", "json"], arguments
text, status = answers.get(arguments[3], ("", 2))
print(text)
sys.exit(status)
