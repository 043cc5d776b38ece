"""Values that a program asks for reach a JVM as they are, whatever their kind.

usage: asked_test.py SUMMA CLASSES
"""

import json
import subprocess
import sys
import unittest

SUMMA, CLASSES = sys.argv[1:3]
del sys.argv[1:3]


class AskedTest(unittest.TestCase):
    def test_every_kind(self):
        done = subprocess.run([SUMMA, "check", CLASSES, "--only", "Kinds",
                               "--format", "json"], stdout=subprocess.PIPE, text=True, check=False)
        document = json.loads(done.stdout)
        (entry,) = [each for each in document["properties"] if "Kinds" in each["name"]]
        self.assertEqual(entry["verdict"], "violated")
        self.assertIs(entry["confirmed"], True)
        self.assertEqual(entry["counterexample"]["asked"],
                         ["true", "-128", "65535", "-3", "5000000000L", "Float.NaN",
                          "Double.NEGATIVE_INFINITY"])


if __name__ == "__main__":
    unittest.main()
