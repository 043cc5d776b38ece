"""Files that `summa check` writes for other tools: XML and SARIF are valid, and say what
the JSON says; tests compile against JUnit and fail as was predicted."""
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

sys.path[:0] = ["tests/regress/schema"]
from validator import Validator  # noqa: E402

SUMMA = os.path.abspath(sys.argv.pop(1))
HERE = pathlib.Path("tests/regress/check")
CLASSES = HERE / "classes"
JARS = [f"/usr/share/java/{name}.jar" for name in (
    "apiguardian-api", "hamcrest", "junit-jupiter-api", "junit-jupiter-engine",
    "junit-platform-commons", "junit-platform-console", "junit-platform-engine",
    "junit-platform-launcher", "junit-platform-reporting", "junit-vintage-engine",
    "junit4", "opentest4j", "opentest4j-reporting-events", "opentest4j-reporting-schema",
    "picocli", "univocity-parsers")]
TARGETS = ["sample.Shapes", "sample.JupiterTest", "sample.JupiterTest$Inner",
           "sample.FourTest", "sample.Plain", "sample.Plain::secret",
           "sample.Plain::generic", "sample.Missing"]
FALSE5, FALSE4 = "org.opentest4j.AssertionFailedError", "java.lang.AssertionError"
NULL = "java.lang.NullPointerException"
# The test of each counterexample, and what it fails with.
EXPECTED = {
    **{f"Shapes_{name}": FALSE5 for name in (
        "noSelfLoop", "neverTheSame", "notNamed", "distinctNames", "arraysDiffer",
        "rowsDiffer", "numbers", "minusZero", "neverBlue", "boxesAreOne", "loud",
        "hidden", "pair", "anyObject", "endless", "neverShut", "hiddenField",
        "counter", "surrogate")},
    "Shapes_asserted": "java.lang.AssertionError",
    "Shapes_thrown": NULL,
    "JupiterTest_neverTwelve_int_": "java.lang.IllegalStateException",
    "JupiterTest_neverTwelve_String_": "java.lang.IllegalArgumentException",
    "JupiterTest_Inner_neverSeven": "java.lang.UnsupportedOperationException",
    "FourTest_divides": FALSE4,
    "FourTest_below": "java.lang.IllegalStateException",
    "FourTest_always": FALSE4,
    "FourTest_endless": "org.junit.runners.model.TestTimedOutException",
    "Plain_first": NULL,
    "Plain_divide": "java.lang.ArithmeticException",
    "Plain_secret": FALSE5,
    "Plain_generic": FALSE5,
}


def run(*words):
    return subprocess.run([SUMMA, "check", "-cp", str(CLASSES), *map(str, words)],
                          capture_output=True, text=True, timeout=300, check=False)


class OutputsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.done = run(*TARGETS, "--format", "json", "--junit", cls.folder / "r.xml",
                       "--sarif", cls.folder / "r.sarif", "--tests", cls.folder / "tests",
                       "--source-path", HERE / "data")
        cls.said = json.loads(cls.done.stdout)
        cls.properties = {p["name"]: p for p in cls.said["properties"]}

    def of(self, verdict):
        return [p for p in self.said["properties"] if p["verdict"] == verdict]

    def test_every_verdict_is_here(self):
        self.assertEqual(self.done.returncode, 1, self.done.stderr)
        self.assertGreater(len(self.of("violated")), 20)
        self.assertEqual(len(self.of("skipped")), 1)
        self.assertGreater(len(self.of("holds")), 0)
        self.assertEqual(len(self.said["not_checked"]), 1)

    def test_junit_is_valid(self):
        valid = subprocess.run(["xmllint", "--noout", "--nonet", "--schema",
                                HERE / "junit.xsd", self.folder / "r.xml"],
                               capture_output=True, text=True, check=False)
        self.assertEqual(valid.returncode, 0, valid.stderr)

    def test_junit_says_the_same(self):
        root = xml.etree.ElementTree.parse(self.folder / "r.xml").getroot()
        tags = collections.Counter()
        for case in root.iter("testcase"):
            tag = case[0].tag if len(case) else "holds"
            tags[tag] += 1
            name = f"{case.get('classname')}::{case.get('name')}"
            if tag == "failure":
                found = self.properties[name]["counterexample"]
                self.assertTrue(case[0].get("message").startswith(found["why"]))
                self.assertIn(found["why"], case[0].text)
        self.assertEqual(tags["failure"], len(self.of("violated")))
        self.assertEqual(tags["skipped"], len(self.of("skipped")))
        self.assertEqual(tags["holds"], len(self.of("holds")))
        self.assertEqual(root.get("tests"), str(sum(tags.values())))

    def test_sarif_is_valid(self):
        told = json.loads((self.folder / "r.sarif").read_text())
        self.assertEqual(Validator(HERE).problems(told, "sarif.json"), [])

    def test_sarif_says_the_same(self):
        results = json.loads((self.folder / "r.sarif").read_text())["runs"][0]["results"]
        errors = [r for r in results if r["level"] == "error"]
        failures = sum(1 + len(p.get("more_counterexamples", []))
                       for p in self.of("violated"))
        self.assertEqual(len(errors), failures)
        prints = {r["partialFingerprints"]["failure/v1"] for r in results}
        self.assertEqual(len(prints), len(results))
        for result in errors:
            place = result["locations"][0]["physicalLocation"]
            source = pathlib.Path(place["artifactLocation"]["uri"])
            self.assertTrue(source.is_file(), source)
            lines = len(source.read_text().splitlines())
            self.assertIn(place["region"]["startLine"], range(1, lines + 1))

    def test_a_baseline_is_told(self):
        known = self.folder / "known"
        known.write_text("sample.FourTest::below(int[])\nsample.JupiterTest::holds(int)\n")
        done = run("sample.FourTest", "sample.JupiterTest", "--expect", known,
                   "--junit", self.folder / "b.xml", "--sarif", self.folder / "b.sarif")
        self.assertIn("no longer violated: sample.JupiterTest::holds(int)", done.stdout)
        told = json.loads((self.folder / "b.sarif").read_text())
        self.assertEqual(Validator(HERE).problems(told, "sarif.json"), [])
        states = collections.Counter(
            r["baselineState"] for r in told["runs"][0]["results"])
        self.assertEqual(states["unchanged"], 1)
        self.assertEqual(states["absent"], 1)
        self.assertGreater(states["new"], 2)
        self.assertIn('<skipped message="known: throws java.lang.IllegalStateException',
                      (self.folder / "b.xml").read_text())

    def test_files_that_cannot_be_written_are_refused_first(self):
        for option in ("--junit", "--sarif", "--html"):
            done = run("sample.Plain", option, "/nowhere/at/all")
            self.assertEqual(done.returncode, 2)
            self.assertIn("there is no folder", done.stderr)

    def test_assertions_that_are_off_are_told(self):
        """Else the test would pass."""
        test = self.properties["sample.Shapes::asserted(int)"]["counterexample"]["test"]
        self.assertIn('assertionsOn("sample.Shapes");', test)
        self.assertNotIn("assertionsOn", self.properties[
            "sample.Shapes::noSelfLoop(sample.Shapes.Node)"]["counterexample"]["test"])

    def test_tests_compile_and_fail_as_predicted(self):
        tests = self.folder / "tests" / "sample"
        written = {file.name.removesuffix("_Counterexample.java") for file in tests.iterdir()}
        self.assertLessEqual(set(EXPECTED), written)
        path = ":".join([str(CLASSES), *JARS])
        built = subprocess.run(
            ["javac", "-proc:none", "-nowarn", "-cp", path, "-d", self.folder / "built",
             *tests.iterdir()], capture_output=True, text=True, check=False)
        self.assertEqual(built.returncode, 0, built.stderr)
        subprocess.run(
            ["java", "-ea", "-cp", f"{path}:{self.folder / 'built'}",
             "org.junit.platform.console.ConsoleLauncher", "--scan-class-path",
             self.folder / "built", "--include-classname", ".*",
             "--reports-dir", self.folder / "reports", "--details", "none"],
            capture_output=True, timeout=300, check=False)
        found = {}
        for report in (self.folder / "reports").glob("*.xml"):
            for case in xml.etree.ElementTree.parse(report).getroot().iter("testcase"):
                bad = [part for part in case if part.tag in ("failure", "error")]
                name = case.get("classname").removeprefix("sample.")
                found[name.removesuffix("_Counterexample")] = (
                    bad[0].get("type") if bad else "passes")
        self.assertLessEqual(EXPECTED.items(), found.items())
        self.assertNotIn("passes", found.values())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
