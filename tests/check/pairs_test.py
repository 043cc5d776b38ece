"""Twins are what they should be: the same properties, and seeded bugs as suite.tsv has them."""
import pathlib
import re
import sys
import unittest

import check_runs

SOURCES = {f.stem: f for f in check_runs.FOLDER.glob("suite/*/*.java")}
PROPERTY = re.compile(r"@Property\s+static \w+ (\w+)\((.*?)\n  }\n", re.DOTALL)
SEEDED = re.compile(r"// Seeded: (.*)\.$", re.MULTILINE)


def text(name):
    return SOURCES[name].read_text()


def topics():
    return sorted(name for name in SOURCES if not name.endswith("Bug"))


def properties(source):
    """Bodies of the properties by name: what comes after the parameters."""
    return {name: rest.split(") {", 1)[-1] for name, rest in PROPERTY.findall(source)}


def lines(source):
    """Lines that say something, for comparing."""
    stripped = (line.strip() for line in source.splitlines())
    return [line for line in stripped if line and not line.startswith(("//", "*", "/**"))]


class PairsTest(unittest.TestCase):
    def test_enough(self):
        self.assertGreaterEqual(len(check_runs.table("suite.tsv")), 80)

    def test_every_topic_has_a_twin(self):
        twins = sorted(name for name in SOURCES if name.endswith("Bug"))
        self.assertEqual(twins, [name + "Bug" for name in topics()])

    def test_twins_have_the_same_properties(self):
        for name in topics():
            twin = text(name + "Bug").replace(name + "Bug", name)
            self.assertTrue(properties(twin), name)
            self.assertEqual(properties(text(name)), properties(twin), name)

    def test_only_twins_are_seeded(self):
        for name in topics():
            self.assertNotIn("Seeded", text(name))

    def test_twins_differ_in_little(self):
        for name in topics():
            right = set(lines(text(name)))
            wrong = lines(text(name + "Bug").replace(name + "Bug", name))
            seeds = len(SEEDED.findall(text(name + "Bug")))
            new = [line for line in wrong if line not in right]
            self.assertLessEqual(len(new), 5 * seeds, name)

    def test_table_has_every_property(self):
        rows = {row[0]: row[1] for row in check_runs.table("suite.tsv")}
        expected = {f"suite.{name}::{p}": f"suite.{name}Bug::{p}"
                    for name in topics() for p in properties(text(name))}
        self.assertEqual(rows, expected)

    def test_kinds_are_those_of_the_source(self):
        kinds = {}
        for _, twin, kind, _ in check_runs.table("suite.tsv"):
            kinds.setdefault(twin.split("::")[0][len("suite."):], set()).add(kind)
        for name in topics():
            self.assertEqual(kinds[name + "Bug"], set(SEEDED.findall(text(name + "Bug"))), name)

    def test_sizes_are_small_numbers(self):
        for row in check_runs.table("suite.tsv"):
            self.assertIn(row[3], ("0", "1", "2", "3", "more"), row)

    def test_folders_are_small(self):
        for folder in [check_runs.FOLDER, *check_runs.FOLDER.glob("**/")]:
            count = sum(f.is_file() for f in pathlib.Path(folder).iterdir())
            self.assertLessEqual(count, 30, str(folder))

    def test_tasks_come_in_halves(self):
        verdicts = [f.read_text().splitlines()[0]
                    for f in check_runs.FOLDER.glob("tasks/t*/Main.java")]
        self.assertGreaterEqual(len(verdicts), 40)
        self.assertEqual(verdicts.count("// verdict: holds"), len(verdicts) // 2)
        self.assertEqual(verdicts.count("// verdict: violated"), len(verdicts) // 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
