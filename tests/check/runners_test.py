"""The runners notice what is wrong: each is run on a program that answers as told."""
import contextlib
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import check_runs
import frameworks_run
import suite_run
import tasks_run

HERE = pathlib.Path(__file__).parent


def entry(name, verdict, objects=0):
    """One property as `check` prints it."""
    things = [{"id": f"n{i}", "class": "A", "fields": {}} for i in range(objects)]
    roots = {f"p{i}": f"n{i}" for i in range(objects)}
    given = {"roots": roots, "objects": things, "arrays": []}
    bad = verdict == "violated"
    return {"name": name + "(int)", "verdict": verdict, "bound": 3, "confirmed": bad,
            "why": "because", "counterexample": {"input": given} if bad else None,
            "stats": {"wall_ms": 1}}


def suite_answers():
    """Right answers for the whole suite, by class."""
    answers = {}
    for name, rows in suite_run.expectations(""):
        answers[name] = [entry(test, verdict, most or 0) for test, verdict, most in rows]
    return answers


def tasks_answers():
    answers = {}
    for source in HERE.glob("tasks/t*/Main.java"):
        name = f"{source.parent.name}.Main"
        verdict = source.read_text().splitlines()[0].split()[-1]
        answers[name] = [entry(f"{name}::main", verdict)]
    return answers


def frameworks_answers():
    answers = {}
    for test, verdict, _ in check_runs.table("frameworks.tsv"):
        if verdict != "skipped":
            answers.setdefault(test.split("::")[0], []).append(entry(test, verdict))
    return answers


def find(answers, name):
    return next(e for entries in answers.values() for e in entries
                if e["name"] == name + "(int)")


def documents_of(answers):
    """What the program is to print, and its exit status, by target."""
    documents = {}
    for target, entries in answers.items():
        bad = any(e["verdict"] == "violated" for e in entries)
        documents[target] = (json.dumps({"properties": entries}), 1 if bad else 0)
    return documents


def run(runner, answers, *options):
    """Exit status and output of a runner."""
    return run_on(runner, documents_of(answers), *options)


def run_on(runner, documents, *options):
    """The same without a process per target."""
    def answer(command, **_):
        text, status = documents.get(command[4], ("", 2))
        return subprocess.CompletedProcess(command, status, text, "")

    output = io.StringIO()
    with mock.patch.object(subprocess, "run", answer), \
            mock.patch.object(sys, "argv", [runner.__name__, "summa", "classes", *options]), \
            contextlib.redirect_stdout(output):
        status = runner.main()
    return status, output.getvalue()


def run_program(runner, answers, *options):
    """The runner as a program, on a program that answers."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(documents_of(answers), file)
        file.flush()
        done = subprocess.run(
            [sys.executable, HERE / runner, HERE / "fake_summa.py", "classes", *options],
            capture_output=True, text=True,
            env=dict(os.environ, FAKE_ANSWERS=file.name))
    return done.returncode, done.stdout + done.stderr


HOLDS = "suite.Reversal::reverseKeepsLength"
TWIN = "suite.ReversalBug::recursiveReverseHasNoCycle"


class SuiteRunTest(unittest.TestCase):
    def setUp(self):
        self.answers = suite_answers()

    def run_part(self, part="Reversal"):
        return run(suite_run, self.answers, "--only", part)

    def assert_wrong(self, words):
        status, output = self.run_part()
        self.assertEqual(status, 1, output)
        self.assertIn(words, output)

    def test_all_right(self):
        status, output = run(suite_run, self.answers)
        self.assertEqual(status, 0, output)
        self.assertIn("404 of 404 as expected, 0 not", output)

    def test_false_alarm(self):
        find(self.answers, HOLDS).update(entry(HOLDS, "violated"))
        self.assert_wrong("violated, not holds")

    def test_bug_not_found(self):
        find(self.answers, TWIN).update(entry(TWIN, "holds"))
        self.assert_wrong("holds, not violated")

    def test_inconclusive(self):
        find(self.answers, HOLDS)["verdict"] = "inconclusive"
        self.assert_wrong("inconclusive, not holds: because")

    def test_not_confirmed(self):
        find(self.answers, TWIN)["confirmed"] = False
        self.assert_wrong("not confirmed")

    def test_too_many_objects(self):
        find(self.answers, TWIN).update(entry(TWIN, "violated", 3))
        self.assert_wrong("too many objects")

    def test_arrays_are_objects(self):
        given = find(self.answers, TWIN)["counterexample"]["input"]
        given["roots"]["q"] = "a1"
        given["arrays"].append({"id": "a1", "elements": []})
        self.assert_wrong("too many objects")

    def test_what_fields_lead_to_counts(self):
        given = find(self.answers, TWIN)["counterexample"]["input"]
        given["objects"][0]["fields"]["next"] = "n7"
        given["objects"].append({"id": "n7", "class": "A", "fields": {}})
        self.assert_wrong("too many objects")

    def test_what_statics_lead_to_does_not(self):
        given = find(self.answers, TWIN)["counterexample"]["input"]
        given["roots"]["suite.Reversal.FIRST"] = "n7"
        given["objects"].append({"id": "n7", "class": "A", "fields": {}})
        self.assertEqual(self.run_part()[0], 0)

    def test_strings_are_not(self):
        given = find(self.answers, TWIN)["counterexample"]["input"]
        given["roots"]["q"] = "s1"
        given["objects"].append({"id": "s1", "class": "java.lang.String", "fields": {}})
        self.assertEqual(self.run_part()[0], 0)

    def test_no_counterexample(self):
        find(self.answers, TWIN)["counterexample"] = None
        self.assert_wrong("no counterexample")

    def test_missing(self):
        self.answers["suite.Reversal"].pop()
        self.assert_wrong("missing")

    def test_one_too_many(self):
        self.answers["suite.Reversal"].append(entry("suite.Reversal::acyclic", "holds"))
        self.assert_wrong("5 properties, not 4")

    def test_wrong_status(self):
        documents = {"suite.Reversal": (
            json.dumps({"properties": self.answers["suite.Reversal"]}), 3)}
        status, output = run_on(suite_run, documents, "--only", "suite.Reversal::")
        self.assertEqual(status, 1)
        self.assertIn("exit status 3, not 0", output)

    def test_no_document(self):
        documents = {"suite.Reversal": ("not JSON", 0)}
        status, output = run_on(suite_run, documents, "--only", "suite.Reversal::")
        self.assertEqual(status, 1)
        self.assertIn("status 0", output)

    def test_nothing_chosen(self):
        self.assertEqual(self.run_part("no such name")[0], 1)


class ProgramTest(unittest.TestCase):
    def test_right_and_wrong(self):
        answers = suite_answers()
        part = ("--only", "suite.Reversal::")
        self.assertEqual(run_program("suite_run.py", answers, *part)[0], 0)
        answers["suite.Reversal"].pop()
        self.assertEqual(run_program("suite_run.py", answers, *part)[0], 1)

    def test_all_start(self):
        for name, answers in (("tasks_run.py", tasks_answers()),
                              ("frameworks_run.py", frameworks_answers())):
            status, output = run_program(name, answers, "--only", "no such name")
            self.assertEqual(status, 1)
            self.assertIn("0 of 0 as expected", output)


class TasksRunTest(unittest.TestCase):
    def test_all_right(self):
        status, output = run(tasks_run, tasks_answers())
        self.assertEqual(status, 0, output)
        self.assertIn("44 of 44 as expected", output)

    def test_wrong_verdict(self):
        answers = tasks_answers()
        answers["t01.Main"][0]["verdict"] = "violated"
        status, output = run(tasks_run, answers, "--only", "t01")
        self.assertEqual(status, 1)
        self.assertIn("violated, not holds", output)

    def test_other_properties(self):
        answers = tasks_answers()
        answers["t01.Main"].append(entry("t01.Main::fib", "holds"))
        status, output = run(tasks_run, answers, "--only", "t01")
        self.assertEqual(status, 1)
        self.assertIn("2 properties, not 1", output)


class FrameworksRunTest(unittest.TestCase):
    def setUp(self):
        self.answers = frameworks_answers()

    def assert_wrong(self, words):
        status, output = run(frameworks_run, self.answers)
        self.assertEqual(status, 1, output)
        self.assertIn(words, output)

    def test_all_right(self):
        status, output = run(frameworks_run, self.answers)
        self.assertEqual(status, 0, output)
        tests = len(list(check_runs.table("frameworks.tsv")))
        self.assertGreater(tests, 70)
        self.assertIn(f"{tests} of {tests} as expected", output)

    def test_skipped_may_be_told(self):
        test = "frameworks.JupiterTest::switchedOff"
        self.answers["frameworks.JupiterTest"].append(entry(test, "skipped"))
        self.assertEqual(run(frameworks_run, self.answers)[0], 0)

    def test_skipped_was_run(self):
        test = "frameworks.JupiterTest::switchedOff"
        self.answers["frameworks.JupiterTest"].append(entry(test, "violated"))
        self.assert_wrong("violated, not skipped")

    def test_vacuous_is_not_holds(self):
        find(self.answers, "frameworks.LegacyTest::neverMeant")["verdict"] = "holds"
        self.assert_wrong("holds, not vacuous")

    def test_helper_is_no_test(self):
        test = "frameworks.OldStyleTest::helper"
        self.answers["frameworks.OldStyleTest"].append(entry(test, "violated"))
        self.assert_wrong("not expected")

    def test_absent(self):
        self.answers["frameworks.FluentTest"].pop(0)
        self.assert_wrong("skipped, not holds")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
