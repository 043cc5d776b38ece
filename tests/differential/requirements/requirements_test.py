"""A requirement as one formula admits the inputs that it admits when it is run as code.

usage: requirements_test.py SUMMA CLASSES

Input::tell returns another number for each input of its bound, up to numbers it does not tell
apart. So the results of all paths are the inputs that are admitted.
"""

import json
import subprocess
import sys
import unittest

SUMMA, CLASSES = sys.argv[1:3]
del sys.argv[1:3]
REQUIREMENTS = ["denied", "different", "branching", "oneOnly", "eitherOr", "counted", "caught",
                "compared", "mixed", "stored", "trees"]


def results(requirement, how):
    command = [SUMMA, "explore", "-cp", CLASSES, "Input::tell", "--requires", requirement,
               "--requires-as", how, "--bound", "1", "--format", "json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    document = json.loads(done.stdout)
    if not document["complete"]:
        sys.exit(f"{' '.join(command)}: not complete")
    ran = document["requirement"]
    if ran != how:
        sys.exit(f"{' '.join(command)}: run as {ran}")
    return {path["value"] for path in document["paths"]}


class RequirementsTest(unittest.TestCase):
    def test_same_inputs(self):
        for requirement in REQUIREMENTS:
            with self.subTest(requirement):
                code, formula = results(requirement, "code"), results(requirement, "formula")
                self.assertGreater(len(code), 20)
                self.assertEqual(code, formula)

    def test_none(self):
        self.assertEqual(results("never", "formula"), set())


if __name__ == "__main__":
    unittest.main()
