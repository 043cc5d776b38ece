"""The validator accepts and refuses what JSON Schema says."""
import copy
import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, "tests/regress/schema")
from validator import BadSchema, Validator  # noqa: E402

# Keyword by keyword: a schema, values that fit and values that do not.
CASES = [
    ({"type": "integer"}, [0, -7], [1.5, True, "1", None]),
    ({"type": "number"}, [0, 1.5], [True, "1"]),
    ({"type": ["string", "null"]}, ["", None], [0, []]),
    ({"type": "boolean"}, [True, False], [0, "true"]),
    ({"type": "object"}, [{}], [[], None]),
    ({"type": "array"}, [[]], [{}]),
    ({"const": 1}, [1], [True, 2, "1"]),
    ({"enum": ["a", 1]}, ["a", 1], ["b", True]),
    ({"pattern": "^n[0-9]+$"}, ["n1", 5], ["n", "xn1"]),
    ({"required": ["a"]}, [{"a": 1}, 5], [{}, {"b": 1}]),
    ({"properties": {"a": {"type": "null"}}}, [{}, {"a": None}], [{"a": 1}]),
    ({"properties": {"a": {}}, "additionalProperties": False}, [{"a": 1}], [{"b": 1}]),
    ({"additionalProperties": {"type": "null"}}, [{"b": None}], [{"b": 1}]),
    ({"items": {"type": "string"}}, [[], ["a"]], [["a", 1]]),
    ({"oneOf": [{"type": "null"}, {"type": "integer"}]}, [None, 1], ["a"]),
    ({"oneOf": [{"type": "number"}, {"type": "integer"}]}, [1.5], [1]),
    ({"$ref": "#/$defs/x", "$defs": {"x": {"const": 1}}}, [1], [2]),
    ({"$ref": "other.json"}, ["o"], ["p"]),
]


class ValidatorTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.write("other.json", {"const": "o"})

    def write(self, name, schema):
        (self.folder / name).write_text(json.dumps(schema))

    def problems(self, schema, value):
        self.write("s.json", schema)
        return Validator(self.folder).problems(value, "s.json")

    def test_every_keyword(self):
        for schema, good, bad in CASES:
            for value in good:
                self.assertEqual(self.problems(schema, value), [], (schema, value))
            for value in bad:
                self.assertNotEqual(self.problems(schema, value), [], (schema, value))

    def test_a_problem_says_where(self):
        schema = {"properties": {"a": {"items": {"type": "null"}}}}
        self.assertEqual(self.problems(schema, {"a": [None, 1]}), ["$.a[1]: 1 is not null"])

    def test_a_wrong_schema_is_an_error(self):
        for schema in ({"minimum": 0}, {"type": "text"}, {"$ref": "#/$defs/none"}):
            with self.assertRaises(BadSchema):
                self.problems(schema, 1)


PATH = {
    "id": 1, "end": "return", "value": "0", "exception": None, "condition": "true",
    "branches": [["A.f", 3, True]], "flow": "0" * 32, "output": None,
    "input": {"roots": {"p": "n1"}, "arrays": [],
              "objects": [{"id": "n1", "class": "A", "fields": {"x": 1}}]},
    "location": {"class": "A", "method": "f", "line": 3},
}
EXPLORE = {
    "summa": 1, "command": "explore", "entry": "A::f()V", "heap": "summary", "bound": None,
    "complete": True, "assumes": [], "paths": [PATH],
    "stats": {"paths": 1, "states": 1, "bytecodes": 1, "solver_calls": 0, "wall_ms": 0,
              "peak_rss_kb": 1},
}
# Changes of a good document, each of which makes it a bad one.
FAULTS = [
    lambda d: d.update(summa=2),
    lambda d: d.update(command="compare"),
    lambda d: d.update(heap="laziest"),
    lambda d: d.update(extra=1),
    lambda d: d.pop("complete"),
    lambda d: d["paths"][0].update(end="gone"),
    lambda d: d["paths"][0].update(flow="xyz"),
    lambda d: d["paths"][0]["input"]["roots"].update(p="m1"),
    lambda d: d["paths"][0]["input"]["objects"][0].update(id="a1"),
    lambda d: d["paths"][0]["input"]["objects"][0].pop("class"),
    lambda d: d["paths"][0]["input"]["objects"][0]["fields"].update(x=None),
    lambda d: d["paths"][0]["input"].pop("arrays"),
    lambda d: d["stats"].update(states="1"),
]


class SchemaTest(unittest.TestCase):
    def setUp(self):
        self.validator = Validator("docs/schema")

    def test_a_good_document(self):
        self.assertEqual(self.validator.problems(EXPLORE, "explore.json"), [])

    def test_bad_documents(self):
        for number, fault in enumerate(FAULTS):
            document = copy.deepcopy(EXPLORE)
            fault(document)
            problems = self.validator.problems(document, "explore.json")
            self.assertNotEqual(problems, [], f"fault {number}")

    def test_a_witness(self):
        witness = {"reason": "r", "tokens": ["t"], "lazy_heap": "", "summary_heap": "",
                   "input": None}
        document = {"summa": 1, "command": "bisim", "entry": "A::f()V", "left": "lazy",
                    "right": "summary", "bound": 3, "assumes": [], "bisimilar": False, "why": None,
                    "pairs": 1, "steps": 1, "witness": witness}
        self.assertEqual(self.validator.problems(document, "bisim.json"), [])
        del witness["reason"]
        self.assertNotEqual(self.validator.problems(document, "bisim.json"), [])


if __name__ == "__main__":
    unittest.main()
