"""Shards, gathered, are what one run prints."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from support import SUMMA, TARGETS, check, masked, verdicts

MIXED = [t for t in TARGETS if t.startswith("Mixed") or t == "NoSuch"]


def gather(*words):
    return subprocess.run([SUMMA, "gather", *map(str, words)], capture_output=True, text=True,
                          check=False)


class GatherTest(unittest.TestCase):
    maxDiff = 4000

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def shards(self, of, *words):
        files = []
        for i in range(1, of + 1):
            file = pathlib.Path(self.folder.name) / f"{i}-of-{of}.json"
            check(*MIXED, *words, "--shard", f"{i}/{of}", "--format", "json", "-o", str(file),
                  "--jobs", "1")
            files.append(file)
        return files

    def test_json_and_text(self):
        whole = {f: check(*MIXED, "--format", f, "--jobs", "1", status=1)
                 for f in ("json", "text")}
        for of in (1, 2, 5, 12):
            files = self.shards(of)
            for form, expected in whole.items():
                with self.subTest(of=of, form=form):
                    done = gather("--format", form, *reversed(files))
                    self.assertEqual(done.returncode, 1, done.stderr)
                    self.assertEqual(masked(done.stdout), masked(expected))

    def test_each_property_is_in_one_shard(self):
        names = list(verdicts(check(*MIXED, "--format", "json")))
        parts = [list(verdicts(f.read_text())) for f in self.shards(3)]
        self.assertEqual(sorted(sum(parts, [])), sorted(names))
        self.assertEqual(parts[1], names[1::3])
        listed = check(*MIXED, "--list", "--shard", "2/3").splitlines()
        self.assertEqual([line.split("(")[0] for line in listed], parts[1])

    def test_known_violations_and_status(self):
        known = pathlib.Path(self.folder.name) / "known"
        full = json.loads(check(*MIXED, "--format", "json"))["properties"]
        known.write_text("".join(p["name"] + "\n" for p in full))
        whole = check(*MIXED, "--expect", str(known), "--jobs", "1", status=3)
        self.assertIn("no longer violated", whole)
        done = gather(*self.shards(2, "--expect", str(known)))
        self.assertEqual(done.returncode, 3, done.stderr)
        self.assertEqual(masked(done.stdout), masked(whole))

    def test_files_besides(self):
        files = self.shards(2)
        folder = pathlib.Path(self.folder.name)
        check(*MIXED, "--junit", str(folder / "a.xml"), "--sarif", str(folder / "a.sarif"),
              "--tests", str(folder / "a"))
        gather(*files, "--junit", folder / "b.xml", "--sarif", folder / "b.sarif",
               "--tests", folder / "b")
        self.assertEqual(masked((folder / "b.sarif").read_text()),
                         masked((folder / "a.sarif").read_text()))
        tests = {f.relative_to(folder / "a"): f.read_text()
                 for f in (folder / "a").rglob("*.java")}
        self.assertGreater(len(tests), 2)
        self.assertEqual({f.relative_to(folder / "b"): f.read_text()
                          for f in (folder / "b").rglob("*.java")}, tests)

    def test_what_does_not_fit_is_refused(self):
        one, two = self.shards(2)
        other = self.shards(2, "--bound", "1")[1]
        other = other.rename(other.with_name("other.json"))
        one, two = self.shards(2)
        plain = pathlib.Path(self.folder.name) / "plain.json"
        check(*MIXED, "--format", "json", "-o", str(plain))
        cut = pathlib.Path(self.folder.name) / "cut.json"
        cut.write_text(one.read_text()[:-20])
        lost = pathlib.Path(self.folder.name) / "lost.json"
        document = json.loads(one.read_text())
        document["shard"]["verdicts"].pop()
        lost.write_text(json.dumps(document))
        document = json.loads(one.read_text())
        del document["shard"]["verdicts"][0]["why"]
        torn = pathlib.Path(self.folder.name) / "torn.json"
        torn.write_text(json.dumps(document))
        for files, said in [
                ([one], "shard 2/2 is missing"),
                ([one, one, two], "is shard 1/2, and so is"),
                ([one, other], "is of another run than"),
                ([plain], "is no result of summa check --shard"),
                ([cut, two], "is no JSON"),
                ([lost, two], "its numbers do not fit each other"),
                ([torn, two], "key 'why' not found"),
                ([one.with_name("none"), two], "cannot be read"),
                ([], "expected files")]:
            done = gather(*files)
            self.assertEqual(done.returncode, 2, files)
            self.assertIn(said, done.stderr)
            self.assertEqual(done.stdout, "")

    def test_shards_are_numbers(self):
        for wrong in ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", ""]:
            done = subprocess.run([SUMMA, "check", "Mixed", "--shard", wrong],
                                  capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertIn("--shard: expected I/N", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
