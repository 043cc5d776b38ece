"""Properties as people write them about code of every day: verdicts, each violation seen on a JVM.

usage: strangers_test.py SUMMA
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_runs

SOURCE = check_runs.FOLDER / "strangers" / "Shop.java"
EXPECTED = dict(check_runs.table("strangers.tsv"))


class StrangersTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as classes:
            subprocess.run(["javac", "-J-XX:-UsePerfData", "--release", "17", "-g", "-nowarn",
                            "-d", classes, str(SOURCE)], check=True)
            targets = [f"strangers.Shop::{name}" for name in EXPECTED]
            done = subprocess.run([SUMMA, "check", "-cp", classes, *targets, "--format", "json"],
                                  capture_output=True, text=True, timeout=600, check=False)
        cls.status = done.returncode
        cls.told = {entry["name"].split("::")[1].split("(")[0]: entry
                    for entry in json.loads(done.stdout)["properties"]}

    def test_every_property_is_there(self):
        self.assertEqual(set(self.told), set(EXPECTED))
        self.assertEqual(self.status, 1)

    def test_verdicts(self):
        for name, expected in EXPECTED.items():
            with self.subTest(name):
                entry = self.told[name]
                self.assertEqual(entry["verdict"], expected, entry.get("why"))
                if expected == "violated":
                    self.assertTrue(entry["confirmed"])


if __name__ == "__main__":
    SUMMA = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
