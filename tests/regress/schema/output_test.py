"""Runs commands: JSON is as docs/schema says, text fits the page, and every format is
the same bytes twice."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path[:0] = ["tests/regress/schema", "tests/support"]
from validator import Validator  # noqa: E402
from volatile import steady  # noqa: E402

SUMMA = os.path.abspath(sys.argv.pop(1))
PAIRS = ["-cp", "tests/diff/pairs_classes"]
BUGHUNT = ["-cp", "examples/bughunt/classes", "Account::transfer"]
LIST = ["-cp", "examples/linkedlist/classes", "LinkedList::contains", "--requires", "isAcyclic"]
EDGE = ["-cp", "tests/unit/engine/edge"]
DOUBT = [*EDGE, "Doubt::sure", "--solver-timeout", "50"]
JAVALITE = "examples/javalite/list.javalite"

# Schema, exit status, command.
DOCUMENTS = [
    ("explore.json", 1, ["explore", *BUGHUNT]),
    ("explore.json", 1, ["explore", *BUGHUNT, "--only", "violation"]),
    ("explore.json", 0, ["explore", *LIST]),
    ("explore.json", 0, ["explore", *LIST, "--heap", "lazier-sharp", "--bound", "2"]),
    ("explore.json", 3, ["explore", *LIST[:3], "--step-limit", "40", "--bound", "1"]),
    ("explore.json", 3, ["explore", *LIST, "--max-paths", "1"]),
    ("explore.json", 0, ["explore", *LIST, "--bound", "1", "--replay"]),
    ("explore.json", 3, ["explore", *LIST, "--bound", "1", "--replay", "--java", "off"]),
    ("explore.json", 0, ["explore", "-cp", "examples/exceptions/classes", "Parser::two"]),
    ("explore.json", 0, ["explore", "-cp", "examples/arrays/classes", "Arrays::find",
                         "--array-bound", "1"]),
    ("explore.json", 0, ["explore", "-cp", "examples/linkedlist/classes",
                         "LinkedList::reverse", "--requires", "isAcyclic", "--bound", "2"]),
    ("explore.json", 0, ["explore", *EDGE, "Endless::ring"]),
    ("explore.json", 0, ["explore", "-cp", "tests/differential/engine/collections",
                         "collections.Functions::firstRefused"]),
    ("explore.json", 3, ["explore", *EDGE, "Edge::sum9000"]),
    ("explore.json", 3, ["explore", *DOUBT]),
    ("compare.json", 0, ["compare", *EDGE, "Endless::length", "--bound", "1..2"]),
    ("compare.json", 0, ["compare", *LIST, "--heap", "all", "--bound", "1..2"]),
    ("compare.json", 3, ["compare", *LIST[:3], "--bound", "1", "--step-limit", "40"]),
    ("bisim.json", 0, ["bisim", *LIST, "--bound", "2"]),
    ("bisim.json", 0, ["bisim", "-cp", "examples/arrays/classes", "Arrays::max"]),
    ("bisim.json", 3, ["bisim", *LIST, "--bound", "2", "--sample", "3"]),
    ("bisim.json", 0, ["bisim", *LIST, "--bound", "1", "--oracle", "1"]),
    ("diff.json", 0, ["diff", *PAIRS, "pairs.Heaps::cutOld", "pairs.Heaps::cutNew"]),
    ("diff.json", 1, ["diff", *PAIRS, "pairs.Heaps::swapOld", "pairs.Heaps::swapNew"]),
    ("diff.json", 1, ["diff", *PAIRS, "pairs.Numbers::messageOld", "pairs.Numbers::messageNew",
                      "--java", "off"]),
    ("diff.json", 3, ["diff", *PAIRS, "pairs.Heaps::totalOld", "pairs.Heaps::totalNew",
                      "--step-limit", "20"]),
    ("javalite-run.json", 0, ["javalite", "run", JAVALITE, "--bound", "2"]),
    ("javalite-run.json", 3, ["javalite", "run", JAVALITE, "--bound", "none",
                              "--call-depth", "3"]),
    ("javalite-run.json", 3, ["javalite", "run", JAVALITE, "--max-paths", "1"]),
    ("javalite-compare.json", 0, ["javalite", "compare", JAVALITE, "--heap", "all"]),
    ("javalite-bisim.json", 0, ["javalite", "bisim", JAVALITE, "--bound", "2"]),
]


def run(*words):
    return subprocess.run([SUMMA, *words], capture_output=True, timeout=120, check=False)


def lasting(text):
    """Without times and memory."""
    return steady(text.decode(errors="surrogateescape"))


class SchemaTest(unittest.TestCase):
    def test_documents(self):
        validator = Validator("docs/schema")
        for schema, status, command in DOCUMENTS:
            with self.subTest(command=" ".join(command)):
                done = run(*command, "--format", "json")
                self.assertEqual(done.returncode, status, done.stderr)
                self.assertEqual(done.stderr, b"")
                problems = validator.problems(json.loads(done.stdout), schema)
                self.assertEqual(problems, [])

    def test_every_schema_is_used(self):
        used = {schema for schema, _, _ in DOCUMENTS} | {"heap.json"}
        self.assertEqual(used, {p.name for p in pathlib.Path("docs/schema").glob("*.json")})


class WhyTest(unittest.TestCase):
    def why(self, *command):
        """By the end of the path."""
        paths = json.loads(run("explore", *command, "--format", "json").stdout)["paths"]
        return {path["end"]: path.get("why") for path in paths}

    def test_a_violation_in_doubt_says_so(self):
        self.assertEqual(self.why(*DOUBT)["violation"], "a solver could not tell")

    def test_an_endless_loop_has_its_lines(self):
        self.assertEqual(self.why(*EDGE, "Endless::ring"), {"diverges": "line 41"})

    def test_a_finished_path_needs_none(self):
        self.assertEqual(self.why(*EDGE, "Endless::countdown"), {"return": None})


class LayersTest(unittest.TestCase):
    """What the layers of the solver are said to have done."""

    def check(self, layers):
        names = [layer["layer"] for layer in layers]
        self.assertEqual(names[:2], ["fold", "witness"])
        self.assertEqual(len(set(names)), len(names))
        for layer in layers:
            self.assertLessEqual(layer["answered"], layer["questions"], layer)
            self.assertGreaterEqual(layer["ms"], 0)
        # These two hand on each question they do not answer, once.
        for layer, behind in zip(layers[:2], layers[1:]):
            self.assertEqual(layer["questions"] - layer["answered"], behind["questions"])
        self.assertGreater(sum(layer["answered"] for layer in layers), 0)

    def test_explore(self):
        stats = json.loads(run("explore", *LIST, "--format", "json").stdout)["stats"]
        self.check(stats["solver_layers"])
        spent = sum(layer["ms"] for layer in stats["solver_layers"])
        self.assertLess(spent, stats["solver_ms"] + 1.1)

    def test_compare(self):
        rows = json.loads(run("compare", *LIST, "--format", "json").stdout)["rows"]
        for row in rows:
            self.check(row["solver_layers"])
            spent = sum(layer["ms"] for layer in row["solver_layers"])
            self.assertAlmostEqual(spent, row["solver_ms"], delta=0.1)

    def test_verbose_tells_the_same(self):
        layers = json.loads(run("explore", *LIST, "--format", "json").stdout)["stats"]
        text = run("explore", *LIST, "-v").stderr.decode()
        lines = [line.split() for line in text.splitlines() if "solver layer" in line]
        self.assertEqual([(line[3], int(line[4]), int(line[6])) for line in lines],
                         [(layer["layer"], layer["questions"], layer["answered"])
                          for layer in layers["solver_layers"]])


class WidthTest(unittest.TestCase):
    def test_no_line_is_wider_than_the_page(self):
        for _, status, command in DOCUMENTS:
            if "bisim" in command:
                continue
            with self.subTest(command=" ".join(command)):
                done = run(*command)
                self.assertEqual(done.returncode, status)
                for line in done.stdout.decode().splitlines():
                    self.assertLessEqual(len(line), 80, line)


class TwiceTest(unittest.TestCase):
    """The same bytes for the same input, whatever the format."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def same_twice(self, produce):
        first, second = (lasting(produce(str(n))) for n in (1, 2))
        self.assertEqual(first, second)
        self.assertGreater(len(first), 100)

    def dot(self, example, number):
        folder = self.folder / number
        run("explore", *example, "--dot", str(folder))
        return b"".join(f.name.encode() + f.read_bytes() for f in sorted(folder.glob("*.dot")))

    def csv(self, example, number):
        """Without the columns solver_ms, wall_ms and peak_rss_kb."""
        file = self.folder / (number + ".csv")
        run("compare", *example, "--csv", str(file), "--bound", "1..2")
        rows = [line.split(b",") for line in file.read_bytes().splitlines()]
        return b"\n".join(b",".join(row[:6] + row[9:]) for row in rows)

    def test_all_formats(self):
        for example in (BUGHUNT, LIST):
            with self.subTest(example=example[2]):
                self.same_twice(lambda _, e=example: run("explore", *e).stdout)
                self.same_twice(lambda _, e=example: run("compare", *e).stdout)
                self.same_twice(lambda _, e=example: run("explore", *e, "--format", "json").stdout)
                self.same_twice(lambda _, e=example: run("compare", *e, "--format", "json").stdout)
                self.same_twice(lambda number, e=example: self.dot(e, number))
                self.same_twice(lambda number, e=example: self.csv(e, number))

    def test_the_check_is_not_blind(self):
        self.assertNotEqual(lasting(run("explore", *BUGHUNT).stdout),
                            lasting(run("explore", *BUGHUNT, "--bound", "1").stdout))


if __name__ == "__main__":
    unittest.main()
