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


def explored(method, requirement, *options):
    command = [SUMMA, "explore", "-cp", CLASSES, method, "--requires", requirement,
               "--format", "json", *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    return json.loads(done.stdout)


def results(requirement, how):
    document = explored("Input::tell", requirement, "--requires-as", how, "--bound", "1")
    if not document["complete"]:
        sys.exit(f"{requirement} as {how}: not complete")
    ran = document["requirement"]
    if ran != how:
        sys.exit(f"{requirement} as {how}: run as {ran}")
    return {path["value"] for path in document["paths"]}


def ends(document):
    return sorted((path["end"], str(path.get("value")), str(path.get("exception")))
                  for path in document["paths"])


class RequirementsTest(unittest.TestCase):
    def test_same_inputs(self):
        for requirement in REQUIREMENTS:
            with self.subTest(requirement):
                code, formula = results(requirement, "code"), results(requirement, "formula")
                self.assertGreater(len(code), 20)
                self.assertEqual(code, formula)

    def test_none(self):
        self.assertEqual(results("never", "formula"), set())

    # Where references are split a requirement that was to be a formula is run as code.
    def test_branches_at_any_bytecode(self):
        for requirement in ["after6", "after7", "after9"]:
            for at in range(5, 10):
                with self.subTest(requirement=requirement, at=at):
                    document = explored(f"Paced::at{at}", requirement, "--heap", "lazy")
                    self.assertEqual(document["requirement"], "code")
                    self.assertEqual({str(p["value"]) for p in document["paths"]}, {"-1", str(at)})

    def test_without_end(self):
        asked, code = (explored("Tangled::look", "repOk", "--bound", "2", "--call-depth", "100",
                                "--requires-as", how) for how in ["formula", "code"])
        self.assertEqual(asked["requirement"], "code")
        self.assertGreater(len(asked["paths"]), 5)
        self.assertEqual(ends(asked), ends(code))


if __name__ == "__main__":
    unittest.main()
