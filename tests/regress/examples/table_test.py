#!/usr/bin/env python3
"""The table of a page of examples: as many paths as it says, complete, all confirmed.

usage: table_test.py SUMMA CLASSES README ROWS [OPTION ...]
"""

import json
import pathlib
import re
import subprocess
import sys
import unittest

SUMMA, CLASSES, README = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
ROWS, OPTIONS = int(sys.argv[4]), sys.argv[5:]
del sys.argv[1:]

ROW = re.compile(r"^\| `(\w+::\w+)` \| .* \| (\d+) \|$", re.MULTILINE)


class TableTest(unittest.TestCase):
    def test_every_row(self):
        rows = ROW.findall(README.read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(rows), ROWS)
        for method, paths in rows:
            with self.subTest(method):
                done = subprocess.run(
                    [SUMMA, "explore", "-cp", CLASSES, method, "--replay", "--format", "json",
                     *OPTIONS],
                    capture_output=True, text=True, timeout=60, check=False)
                document = json.loads(done.stdout)
                self.assertTrue(document["complete"])
                self.assertEqual(len(document["paths"]), int(paths))
                self.assertEqual(document["replay"]["confirmed"], int(paths))


if __name__ == "__main__":
    unittest.main()
