"""A test that never comes to what it asserts, or to a point it was to cover, is vacuous;
which lines a property reached is told."""
import json
import os
import subprocess
import sys
import unittest

SUMMA = os.path.abspath(sys.argv.pop(1))
CLASSES = "tests/regress/check/classes"
EXPECTED = {
    "asserts": "holds",
    "neverAsserts": "vacuous",
    "neverFails": "holds",
    "neverComesThere": "holds",
    "neverStates": "vacuous",
    "assertsElsewhere": "holds",
    "assertsInLambda": "holds",
    "claimsNothing": "holds",
    "covers": "holds",
    "neverCovers": "vacuous",
    "returns": "holds",
}


def check(*words):
    return subprocess.run([SUMMA, "check", "-cp", CLASSES, "sample.Reaching", *words],
                          capture_output=True, text=True, check=False)


class ReachingTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.done = check("--coverage", "--format", "json")
        cls.properties = {p["name"].split("::")[1].split("(")[0]: p
                          for p in json.loads(cls.done.stdout)["properties"]}

    def test_verdicts(self):
        self.assertEqual({name: p["verdict"] for name, p in self.properties.items()}, EXPECTED)
        self.assertEqual(self.done.returncode, 3)

    def test_reasons(self):
        self.assertEqual(self.properties["neverAsserts"]["why"], "no path reaches an assertion")
        self.assertRegex(self.properties["neverCovers"]["why"],
                         r"never reached.*sample\.Reaching\.neverCovers:\d+$")

    def test_lines(self):
        methods = {m["method"]: m for m in self.properties["asserts"]["coverage"]}
        self.assertIn("sample.Reaching.asserts", methods)
        self.assertFalse([name for name in methods if "junit" in name or "Check" in name])
        lines = methods["sample.Reaching.abs"]
        self.assertEqual(len(lines["missed"]), 2)
        self.assertEqual(len(lines["reached"]), 4)

    def test_text(self):
        text = check("--coverage", "--only", "::asserts(").stdout
        self.assertRegex(text, r"sample\.Reaching\.abs: 4 of 6 lines, never \d+-\d+\n")
        self.assertNotIn("reached by", check("--only", "::asserts(").stdout)


if __name__ == "__main__":
    unittest.main()
