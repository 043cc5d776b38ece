#!/usr/bin/env python3
"""The table of examples/application: as many paths as it says, complete, all confirmed."""

import json
import pathlib
import re
import subprocess
import sys
import unittest

SUMMA, CLASSES, README = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
del sys.argv[1:4]

ROW = re.compile(r"^\| `(\w+::\w+)` \| .* \| (\d+) \|$", re.MULTILINE)


class ApplicationTest(unittest.TestCase):
    def test_every_row(self):
        rows = ROW.findall(README.read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(rows), 20)
        for method, paths in rows:
            with self.subTest(method):
                done = subprocess.run(
                    [SUMMA, "explore", "-cp", CLASSES, method, "--replay", "--format", "json"],
                    capture_output=True, text=True, timeout=60, check=False)
                document = json.loads(done.stdout)
                self.assertTrue(document["complete"])
                self.assertEqual(len(document["paths"]), int(paths))
                self.assertEqual(document["replay"]["confirmed"], int(paths))


if __name__ == "__main__":
    unittest.main()
