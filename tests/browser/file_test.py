"""What a report's file holds, seen without a browser.

The data is compared with what `--format json` prints of the same run; the
policy with the hashes of what is really in the file.
"""
import base64
import hashlib
import html.parser
import json
import pathlib
import re
import unittest

import class_patch
import reports

LIMIT = 10 << 20


class Elements(html.parser.HTMLParser):
    """All elements of a page, and the text of scripts and styles."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.texts, self._open = [], [], None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag in ("script", "style"):
            self._open = len(self.texts)
            self.texts.append([tag, dict(attrs), ""])

    def handle_endtag(self, tag):
        if tag in ("script", "style"):
            self._open = None

    def handle_data(self, data):
        if self._open is not None:
            self.texts[self._open][2] += data

    def policy(self):
        for tag, attributes in self.tags:
            if attributes.get("http-equiv") == "Content-Security-Policy":
                return attributes["content"]
        return ""


def decode_cell(data, number, ids):
    return ids[-1 - number] if number < 0 else data["strings"][number]


def decode_heap(data, number):
    """The HEAP of docs/cli.md, all numbers as text."""
    if number is None:
        return None
    roots, *objects = data["heaps"][number]
    text = data["strings"].__getitem__
    ids = [text(row[0]) for row in objects]
    heap = {"roots": {}, "objects": [], "arrays": []}
    for name, cell in zip(roots[::2], roots[1::2]):
        heap["roots"][text(name)] = decode_cell(data, cell, ids)
    for name, shape, *cells in objects:
        kind, array, *fields = data["shapes"][shape]
        values = [decode_cell(data, cell, ids) for cell in cells]
        if array:
            heap["arrays"].append({"id": text(name), "type": text(kind),
                                   "length": len(values), "elements": values})
        else:
            heap["objects"].append({"id": text(name), "class": text(kind),
                                    "fields": dict(zip(map(text, fields), values))})
    return heap


def as_text(value):
    """Numbers, truth values and nested classes as the page shows them."""
    if isinstance(value, dict):
        return {key: value[key] if key == "length" else
                value[key].replace("$", ".") if key in ("class", "type") else
                as_text(value[key]) for key in value}
    if isinstance(value, list):
        return [as_text(element) for element in value]
    return value if value is None or isinstance(value, str) else json.dumps(value)


class FileTest(unittest.TestCase):
    def check_policy(self, file):
        page = Elements(file.read_text(encoding="utf-8"))
        policy = page.policy()
        self.assertTrue(policy.startswith("default-src 'none'; script-src 'sha256-"))
        self.assertNotIn("unsafe", policy)
        hashes = set(re.findall(r"'sha256-([^']+)'", policy))
        seen = set()
        for tag, attributes, text in page.texts:
            if attributes.get("type") == "application/json":
                continue
            digest = hashlib.sha256(text.encode()).digest()
            seen.add(base64.b64encode(digest).decode())
        self.assertEqual(hashes, seen)
        return page

    def check_offline(self, page):
        self.assertEqual({tag for tag, _ in page.tags},
                         {"html", "head", "meta", "title", "style", "body", "header",
                          "main", "noscript", "p", "script"})
        for tag, attributes in page.tags:
            self.assertFalse({"src", "href", "style"} & set(attributes), tag)
            self.assertFalse([a for a in attributes if a.startswith("on")], tag)

    def test_explore_has_only_its_own_script(self):
        file, _ = reports.explore("f1.html", "bughunt", "Account::transfer")
        page = self.check_policy(file)
        self.check_offline(page)
        self.assertEqual(len(page.texts), 3)  # style, data, script

    def test_compare_carries_the_chart_library(self):
        file, _ = reports.write("f2.html", "compare", "-cp",
                                reports.CLASSES["linkedlist"], "LinkedList::size",
                                "--bound", "1..2")
        page = self.check_policy(file)
        self.check_offline(page)
        self.assertTrue(any("Released under the MIT License" in text
                            for _, _, text in page.texts))

    def test_compare_tells_of_the_solver_layers(self):
        file, _ = reports.write("f5.html", "compare", "-cp",
                                reports.CLASSES["linkedlist"], "LinkedList::contains",
                                "--requires", "isAcyclic", "--bound", "1..2")
        sections = reports.document(file)["sections"]
        self.assertEqual(sum(part["kind"] == "chart" for part in sections), 2)
        layers = next(part["data"] for part in sections
                      if part["title"] == "Layers of the solver")
        self.assertEqual({(row[0], row[1]) for row in layers["rows"]},
                         {(heap, bound) for heap in ("lazy", "summary")
                          for bound in ("1", "2")})

    def test_hostile_names_stay_data(self):
        file, _ = reports.hostile("f3.html")
        self.check_offline(self.check_policy(file))
        raw = file.read_text(encoding="utf-8")
        for character in "\u202e\u2066\u200b\u2028\0\u0007":
            self.assertNotIn(character, raw)
        strings = reports.section(file, "paths")["strings"]
        for name in ("Victim", "Count", "Next"):
            self.assertIn(reports.SHOWN[name], strings)

    def test_same_run_same_bytes(self):
        pages = [reports.explore(f"f4{i}.html", "tree", "Tree::findTwo",
                                 "--bound", 2)[0].read_bytes() for i in range(2)]
        self.assertEqual(pages[0], pages[1])

    def test_paths_are_those_of_json(self):
        for example, heap, *arguments in (
                ("linkedlist", "lazy", *reports.CONTAINS),
                ("linkedlist", "summary", "LinkedList::reverse"),
                ("tree", "lazier", "Tree::rotateRight"),
                ("arrays", "summary", "Arrays::swap"),
                ("bughunt", "summary", "Account::transfer")):
            file, printed = reports.explore("f5.html", example, *arguments, "--heap",
                                            heap, "--bound", 2, "--format", "json")
            told = json.loads(printed)["paths"]
            data = reports.section(file, "paths")
            self.assertEqual(len(told), len(data["paths"]))
            for expected, row in zip(told, data["paths"]):
                self.check_path(data, row, expected)

    def check_path(self, data, row, expected):
        end, outcome, place, conditions, decisions, _, heap_in, heap_out, _, _ = row
        strings = data["strings"]
        self.assertEqual(data["ends"][end]["name"], expected["end"])
        self.assertEqual(strings[outcome],
                         expected["value"] or expected["exception"] or "")
        joined = " && ".join(strings[n] for n in conditions) or "true"
        self.assertEqual(joined, expected["condition"])
        self.assertEqual(place[1], expected["location"]["line"])
        self.assertEqual(
            [[data["methods"][m]["name"], line] for m, line, _ in
             (data["decisions"][n] for n in decisions)],
            [branch[:2] for branch in expected["branches"]])
        self.assertEqual(decode_heap(data, heap_in), as_text(expected["input"]))
        self.assertEqual(decode_heap(data, heap_out), as_text(expected["output"]))

    def test_constants_go_by_their_names(self):
        file, _ = reports.explore("f10.html", "dispatch", "Lights::advance")
        data = reports.section(file, "paths")
        wrong = next(row for row in data["paths"]
                     if data["ends"][row[0]]["name"] == "violation")
        self.assertEqual(decode_heap(data, wrong[6]), {
            "roots": {"crossing": "n1"}, "arrays": [],
            "objects": [{"id": "n1", "class": "Lights.Crossing",
                         "fields": {"east": "Lights.Light.RED",
                                    "north": "Lights.Light.RED"}}]})
        after = decode_heap(data, wrong[7])
        self.assertEqual(after["objects"][0]["fields"], {"east": "Lights.Light.GREEN",
                                                         "north": "Lights.Light.GREEN"})
        self.assertEqual(after["arrays"], [])

    def test_source_lines_are_those_of_the_file(self):
        file, _ = reports.explore("f6.html", "bughunt", "Account::transfer")
        method = reports.section(file, "paths")["methods"][0]
        source = open("examples/bughunt/Account.java", encoding="utf-8")
        with source:
            lines = source.read().split("\n")
        first = method["first"]
        self.assertEqual(method["lines"],
                         lines[first - 1:first - 1 + len(method["lines"])])
        self.assertIn("static void transfer", method["lines"][0])

    def test_source_not_found_is_said(self):
        file, _ = reports.write("f7.html", "explore", "-cp",
                                reports.CLASSES["bughunt"], "Account::transfer")
        method = reports.section(file, "paths")["methods"][0]
        self.assertEqual(method["lines"], [])
        self.assertIn("Account.java was not found", method["file"])

    def source_of(self, source_name, folder):
        """The entry's record, its class saying that its source has this name."""
        scratch = reports.scratch("sources")
        data = pathlib.Path("tests/browser/victim/Victim.class").read_bytes()
        (scratch / "Victim.class").write_bytes(
            class_patch.patch(data, {"Victim.java": source_name}))
        file, _ = reports.write("f9.html", "explore",
                                f"{scratch}/Victim.class::probe", "--bound", 1,
                                "--source-path", folder)
        return reports.section(file, "paths")["methods"][0]

    def test_a_source_name_cannot_lead_elsewhere(self):
        folder = reports.scratch("sources/inner")
        secret = folder.parent / "Secret.java"
        for file in (secret, folder / "Plain.java"):
            file.write_text("a line\n" * 30)
        self.assertEqual(self.source_of("Plain.java", folder)["lines"][0], "a line")
        for name in ("../Secret.java", "..", str(secret), ""):
            self.assertEqual(self.source_of(name, folder)["lines"], [], name)

    def test_a_source_that_is_too_short_is_not_shown(self):
        folder = reports.scratch("sources/short")
        (folder / "Short.java").write_text("one line\n")
        method = self.source_of("Short.java", folder)
        self.assertEqual(method["lines"], [])
        self.assertIn("not what was compiled", method["file"])

    def test_thousands_of_paths_fit(self):
        file, _ = reports.large("f8.html")
        data = reports.section(file, "paths")
        size = file.stat().st_size
        print(f"{len(data['paths'])} paths: {size} bytes, "
              f"{len(data['heaps'])} heaps, {len(data['drawings'])} drawings")
        self.assertGreaterEqual(len(data["paths"]), 5000)
        self.assertLess(size, LIMIT)
        drawn = sum(row[8] is not None for row in data["paths"])
        self.assertEqual(drawn + data["withoutDrawing"], len(data["paths"]))

    def test_a_file_that_cannot_be_written_is_an_error(self):
        with self.assertRaisesRegex(RuntimeError, "cannot be written"):
            reports.summa("explore", "-cp", reports.CLASSES["bughunt"],
                          "Account::transfer", "--html", "/nowhere/x.html")


if __name__ == "__main__":
    unittest.main(verbosity=2)
