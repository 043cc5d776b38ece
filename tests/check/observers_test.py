"""Helpers that look and say yes or no are one path for each answer: the verdicts stay the same.

usage: observers_test.py SUMMA
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_runs

SOURCE = check_runs.FOLDER / "observers" / "Looks.java"
EXPECTED = dict(check_runs.table("observers.tsv"))


def verdict(classes, name, *options):
    """Of the one property of that name: (verdict, paths, confirmed by a JVM)."""
    command = [SUMMA, "check", "-cp", classes, f"observers.Looks::{name}",
               "--format", "json", "--bound", "3", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    entry, = json.loads(done.stdout)["properties"]
    return entry["verdict"], entry["stats"]["paths"], entry.get("confirmed")


class ObserversTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.classes = cls.folder.name
        subprocess.run(["javac", "-J-XX:-UsePerfData", "--release", "17", "-g", "-nowarn",
                        "-d", cls.classes, str(SOURCE)], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_verdicts_are_those_of_all_ways(self):
        fewer = []
        for name, expected in EXPECTED.items():
            with self.subTest(name):
                merged, paths, confirmed = verdict(self.classes, name)
                apart, ways, alone = verdict(self.classes, name, "--merge", "off")
                self.assertEqual((merged, apart), (expected, expected))
                self.assertEqual(confirmed, alone)
                self.assertLessEqual(paths, ways)
                if paths < ways:
                    fewer.append(name)
        self.assertEqual(fewer, ["insertUnsorted", "parity", "letters", "trees"])


if __name__ == "__main__":
    SUMMA = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
