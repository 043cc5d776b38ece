"""Two class paths: each method that has changed is judged by what it does in its
own version of the program, classes around it included."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

SUMMA, BEFORE, AFTER = sys.argv[1:4]
STATUS = {"equivalent": 0, "different": 1, "inconclusive": 3}

# All that have changed.
CHANGED = {
    "shop.Item::total()": "different",
    "shop.Item::sum(shop.Item)": "different",
    "shop.Item::cheapest(shop.Item,shop.Item)": "equivalent",
    "shop.Item::clear()": "equivalent",
    "shop.Item::helped(int)": "equivalent",
    "shop.Item::with(int)": "equivalent",
    "shop.Item::new(int)": "different",
    "shop.Box::twice()": "inconclusive",
}

# Those that have not, and come to one that has.
CALLERS = {
    "shop.Cart::pay()": "different",
    "shop.Cart::payTwice()": "different",
    "shop.Cart::later()": "different",
    "shop.Cart::priced(shop.Priced)": "different",
}


def packed(folder, jar):
    with zipfile.ZipFile(jar, "w") as out:
        for file in sorted(pathlib.Path(folder).rglob("*.class")):
            out.write(file, file.relative_to(folder))
    return str(jar)


def whole(*words, old=BEFORE, new=AFTER):
    run = subprocess.run([SUMMA, "diff", "--old-cp", old, "--new-cp", new,
                          "--format", "json", *words],
                         capture_output=True, text=True, check=False)
    return run.returncode, json.loads(run.stdout) if run.stdout else run.stderr


def diff(*words, **paths):
    status, told = whole(*words, **paths)
    return status, told["pairs"] if isinstance(told, dict) else told


class VersionsTest(unittest.TestCase):
    def test_all_changed_methods(self):
        status, pairs = diff()
        self.assertEqual({pair["old"]: pair["verdict"] for pair in pairs}, CHANGED)
        self.assertEqual(status, 1)
        for pair in pairs:
            for each in pair["differences"]:
                self.assertTrue(each["confirmed"], each)

    def test_jars(self):
        """Two releases, packed."""
        with tempfile.TemporaryDirectory() as folder:
            jars = [packed(release, pathlib.Path(folder) / f"{i}.jar")
                    for i, release in enumerate((BEFORE, AFTER))]
            status, pairs = diff("--java", "off", old=jars[0], new=jars[1])
        self.assertEqual(status, 1)
        self.assertEqual({pair["old"]: pair["verdict"] for pair in pairs}, CHANGED)

    def test_other_objects_are_told(self):
        status, (pair,) = diff("shop.Box::twice")
        self.assertEqual(status, 3)
        self.assertEqual(pair["why"], "the new shop.Box has other fields")

    def test_what_is_called_is_of_the_version(self):
        status, (pair,) = diff("shop.Cart::pay")
        self.assertEqual((status, pair["verdict"]), (1, "different"))
        self.assertTrue(pair["differences"][0]["confirmed"])

    def test_callers(self):
        """By calls, by overrides, by lambdas, by way of others; and no one else."""
        status, told = whole("--callers", "--java", "off")
        self.assertEqual(status, 1)
        verdicts = {pair["old"]: pair["verdict"] for pair in told["pairs"]}
        self.assertEqual(dict(list(verdicts.items())[:len(CHANGED)]), CHANGED)
        self.assertEqual({name: verdict for name, verdict in verdicts.items()
                          if name not in CHANGED}, CALLERS)
        status, why = diff("shop.Item::total", "--callers")
        self.assertEqual(status, 2)
        self.assertIn("--callers", why)

    def test_what_only_one_has(self):
        _, told = whole("--java", "off")
        self.assertEqual(told["only_old"], ["shop.Item::twice(int)", "class shop.Coupon"])
        self.assertEqual(told["only_new"],
                         ["shop.Item::sum(shop.Item,int)", "shop.Item::doubled(int)",
                          "class shop.Voucher"])
        _, told = whole("shop.Item::total", "--java", "off")
        self.assertEqual((told["only_old"], told["only_new"]), ([], []))

    def test_what_is_the_same(self):
        self.assertEqual(diff(old=BEFORE, new=BEFORE), (0, []))
        status, (pair,) = diff("shop.Item::unchanged")
        self.assertEqual((status, pair["verdict"]), (0, "equivalent"))

    def test_one_class_path_is_not_enough(self):
        run = subprocess.run([SUMMA, "diff", "--old-cp", BEFORE, "shop.Item::total"],
                             capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 2)
        self.assertIn("--new-cp", run.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
