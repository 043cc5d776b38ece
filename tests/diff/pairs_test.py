"""Each pair of pairs.tsv gets the verdict of the table, and each difference is
one that a JVM shows, too."""
import json
import subprocess
import sys
import unittest

import table

SUMMA, CLASSES, TABLE = sys.argv[1:4]
STATUS = {"equivalent": 0, "different": 1, "inconclusive": 3}


def diff(owner, pair, *options):
    run = subprocess.run(
        [SUMMA, "diff", "-cp", CLASSES, f"pairs.{owner}::{pair}Old",
         f"pairs.{owner}::{pair}New", "--format", "json", *options],
        capture_output=True, text=True, check=False)
    return run.returncode, json.loads(run.stdout)["pairs"][0]


class PairsTest(unittest.TestCase):
    def test_verdicts(self):
        for owner, pair, verdict in table.rows(TABLE):
            with self.subTest(pair=pair):
                status, told = diff(owner, pair)
                self.assertEqual((told["verdict"], told["why"]), (verdict, None))
                self.assertEqual(status, STATUS[verdict])
                self.assertEqual(bool(told["differences"]), verdict == "different")
                for each in told["differences"]:
                    self.assertTrue(each["confirmed"], each)
                    self.assertNotEqual(each["old"], each["new"])

    def test_both_verdicts_are_there(self):
        verdicts = [verdict for _, _, verdict in table.rows(TABLE)]
        self.assertGreaterEqual(verdicts.count("equivalent"), 15)
        self.assertGreaterEqual(verdicts.count("different"), 15)

    def test_the_other_way_round(self):
        for owner, pair, verdict in table.rows(TABLE)[::4]:
            run = subprocess.run(
                [SUMMA, "diff", "-cp", CLASSES, f"pairs.{owner}::{pair}New",
                 f"pairs.{owner}::{pair}Old", "--java", "off"],
                capture_output=True, text=True, check=False)
            self.assertEqual(run.returncode, STATUS[verdict], run.stdout)

    def test_what_is_not_to_count(self):
        self.assertEqual(diff("Heaps", "swap", "--compare", "result")[0], 0)
        self.assertEqual(diff("Heaps", "peek", "--compare", "result")[0], 0)
        self.assertEqual(diff("Heaps", "last", "--ignore-messages")[0], 0)
        self.assertEqual(diff("Numbers", "message", "--ignore-messages")[0], 0)
        self.assertEqual(diff("Numbers", "quotient", "--ignore-messages")[0], 1)

    def test_a_limit_is_not_taken_for_equivalence(self):
        status, told = diff("Heaps", "total", "--step-limit", "20")
        self.assertEqual((status, told["verdict"]), (3, "inconclusive"))
        self.assertIn("step-limit", told["why"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
