"""Pages of `bisim --html` in a real browser: the tree of the game, the heaps of
a position with the objects that correspond, and a game that ends in
disagreement. Screenshots are kept as outputs of the test.
"""
import json
import re
import subprocess
import unittest

import devtools
import page_test
import reports

MATCH = "svg.graphviz .edge.match"
SHOWN = ".row[aria-selected=true]"
# Of each match the titles of the boxes that it is drawn between.
JOINED = """(() => {
  const [above, below] = document.querySelectorAll('svg.pair > svg');
  const at = (svg, x, y) => [...svg.querySelectorAll('.node')].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top - 3 <= y && y <= box.bottom + 3;
  }).map((node) => node.querySelector('text').textContent);
  return [...document.querySelectorAll('svg.pair > .match')].map((match) => {
    const start = match.querySelector('ellipse').getBoundingClientRect();
    const tip = match.querySelector('polygon').getBoundingClientRect();
    return [at(above, (start.left + start.right) / 2, (start.top + start.bottom) / 2),
            at(below, (tip.left + tip.right) / 2, tip.bottom)];
  });
})()"""


def game(name, example, method, *options):
    return reports.write(name, "bisim", "-cp", reports.CLASSES[example], method,
                         *options)


def disagreement(name, mutation, left="lazy"):
    file = reports.scratch("reports") / name
    done = subprocess.run(
        ["tests/browser/bisim_page", reports.CLASSES["linkedlist"],
         "LinkedList::contains", "isAcyclic", "2", mutation, left, file],
        capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{done.returncode}: {done.stdout}{done.stderr}")
    return file, done.stdout


class BisimFileTest(unittest.TestCase):
    """What the file holds, compared with what the command prints."""

    def test_the_tree_is_the_game(self):
        file, printed = game("b1.html", "linkedlist", *reports.CONTAINS, "--bound", 2,
                             "--format", "json")
        told = json.loads(printed)
        data = reports.section(file, "game")
        positions = data["positions"]
        self.assertEqual(len(positions), told["positions"])
        self.assertEqual(sum(p["lefts"] for p in positions), told["pairs"])
        self.assertEqual(len(positions) - 1, told["steps"])
        self.assertEqual(data["notes"], [])
        facts = {fact["name"]: fact for fact in reports.section(file, "facts")}
        self.assertEqual(facts["verdict"]["value"], "bisimilar")
        self.assertEqual(facts["pairs of states"]["value"], str(told["pairs"]))
        # Nothing follows where a position ends; it may be that nothing can.
        parents = {p["parent"] for p in positions}
        for number, position in enumerate(positions):
            self.assertFalse(position["end"] and number in parents, position)

    def test_every_drawn_object_of_lazy_is_matched_once(self):
        file, _ = game("b2.html", "linkedlist", *reports.CONTAINS, "--bound", 2)
        data = reports.section(file, "game")
        for position in data["positions"]:
            self.assertEqual(position["note"], "")
            pair = position["pair"]
            svg = data["drawings"][pair["first"]]["svg"]
            boxes = set(map(int, re.findall(r"box(\d+)", svg)))
            outcome = svg.count(">end<")
            self.assertEqual(len(pair["matches"]), len(boxes) - outcome)
            for side in (0, 1):
                matched = [match[side] for match in pair["matches"]]
                self.assertEqual(len(matched), len(set(matched)))

    def test_what_is_not_drawn_is_said(self):
        file, printed = game("b3.html", "linkedlist", *reports.CONTAINS, "--bound", 14,
                             "--format", "json")
        told = json.loads(printed)
        data = reports.section(file, "game")
        drawn = len(data["positions"])
        self.assertLessEqual(drawn, 300)
        rest = told["positions"] - drawn
        self.assertGreater(rest, 0)
        self.assertIn(f"{drawn} positions. Below them {rest} more were played",
                      data["notes"][0])
        self.assertLess(file.stat().st_size, 6 << 20)

    def test_the_oracle_and_the_jvm_are_on_the_page(self):
        file, printed = game("b8.html", "linkedlist", *reports.CONTAINS, "--bound", 2,
                             "--oracle", 2, "--format", "json")
        told = json.loads(printed)["oracle"]
        facts = {fact["name"]: fact for fact in reports.section(file, "facts")}
        self.assertEqual(facts["oracle"]["value"],
                         f"{told['accepted']} inputs in one path each")
        self.assertEqual(facts["oracle"]["tone"], "good")
        notes = reports.section(file, "notes")
        self.assertTrue(notes[0].startswith("oracle: "))
        self.assertTrue(notes[1].startswith("java: "))

    def test_a_sample_shows_what_was_sampled(self):
        file, _ = game("b4.html", "linkedlist", *reports.CONTAINS, "--sample", 2)
        data = reports.section(file, "game")
        self.assertIn("Only the sampled ways", data["notes"][0])
        ends = [p for p in data["positions"] if p["end"] is not None]
        self.assertLessEqual(len(ends), 2)

    def test_same_run_same_bytes(self):
        pages = [game(f"b5{i}.html", "tree", "Tree::findTwo", "--bound", 2)[0]
                 .read_bytes() for i in range(2)]
        self.assertEqual(pages[0], pages[1])

    def test_lazier_sharp_is_drawn_settled(self):
        file, _ = game("b6.html", "linkedlist", "LinkedList::reverse", "--heap",
                       "lazier-sharp,summary", "--max-objects", 2, "--bound", "none")
        data = reports.section(file, "game")
        self.assertEqual(data["left"], "lazier-sharp")
        for position in data["positions"]:
            self.assertEqual(position["note"], "")

    def test_a_file_that_cannot_be_written_is_said_first(self):
        arguments = ["cli/summa", "bisim", "-cp", reports.CLASSES["linkedlist"],
                     *reports.CONTAINS, "--html"]
        done = subprocess.run([*arguments, "/nowhere/x.html"], capture_output=True,
                              text=True, check=False, timeout=60)
        self.assertEqual(done.returncode, 2)
        self.assertIn("/nowhere/x.html: cannot be written", done.stderr)
        self.assertEqual(done.stdout, "")  # nothing was played
        # A wrong method leaves no empty page behind.
        left = reports.scratch("reports") / "never.html"
        subprocess.run([*arguments, left, "--bound", "x"], capture_output=True,
                       check=False, timeout=60)
        self.assertFalse(left.exists())

    def test_a_disagreement_is_in_the_tree_and_beside_it(self):
        file, printed = disagreement("b7.html", "kDropNull")
        self.assertIn("NOT bisimilar", printed)
        self.assertRegex(printed, r"java [0-9.]+ does the same and sides with lazy")
        data = reports.section(file, "game")
        wrong = [p for p in data["positions"] if p["standing"] == "wrong"]
        self.assertEqual(len(wrong), 1)
        self.assertIn(wrong[0]["complaint"], printed)
        self.assertIn(wrong[0]["complaint"], " ".join(reports.section(file, "notes")))
        self.assertEqual(reports.section(file, "pair")["names"], ["lazy", "summary"])


class BisimPageTest(page_test.PageCase):
    def test_bisimilar(self):
        file, _ = game("bisim.html", "elements", *reports.CONTAINS_ANY, "--bound", 2)
        positions = reports.section(file, "game")["positions"]

        def check(tab, look):
            self.assertIn("ElementList::containsAny", tab.text("h1"))
            self.assertIn("bisimilar", tab.text(".fact-card.good"))
            self.assertIn(f"{len(positions)} positions", tab.text(".status"))
            self.assertEqual(tab.count(SHOWN), 1)
            self.assertIn("nothing is decided yet", tab.text(".detail"))
            tab.run("document.querySelector('.list').focus()")
            for _ in range(24):
                tab.key("ArrowDown")
            self.assertGreater(tab.count(".steps li"), 3)
            self.assertGreater(tab.count(MATCH), 1)
            self.assertEqual(tab.count("svg.pair svg"), 2)
            self.assertIn("related", tab.text(".detail h3"))
            self.keep(tab, f"bisim-{look}")
            if look.startswith("phone"):
                tab.run("document.querySelector('.chooser').scrollIntoView()")
                tab.settle()
                tab.screenshot(page_test.OUTPUTS / f"bisim-{look}-tree.png")
            # Every row joins its neighbours: the tree has no gap.
            self.assertEqual(tab.count(".row"), tab.count(".rails"))

        self.in_all_looks(file, check)

    def test_the_whole_tree_is_reached_by_keys(self):
        file, _ = game("keys.html", "linkedlist", *reports.CONTAINS, "--bound", 2)
        positions = reports.section(file, "game")["positions"]
        tab = self.open(file)
        tab.run("document.querySelector('.list').focus()")
        seen = set()
        for _ in positions:
            seen.add(tuple(tab.all(".steps li", "element.textContent")))
            # In this list nothing can be an alias: what matches has one name.
            joined = tab.run(JOINED)
            self.assertTrue(joined)
            for start, tip in joined:
                self.assertEqual(len(start), 1)
                self.assertEqual(start, tip)
            tab.key("ArrowDown")
        self.assertEqual(len(seen), len(positions))
        tab.key("Home")
        tab.click(".row[data-position='1']")
        self.assertEqual(tab.count(".steps li"), 1)
        self.check_quiet(tab)

    def test_disagreement(self):
        for mutation in ("kDropNull", "kDropAlias"):
            file, printed = disagreement(f"{mutation}.html", mutation)

            def check(tab, look, name=mutation, text=printed):
                self.assertIn("NOT bisimilar", tab.text(".fact-card.bad"))
                self.assertIn("sides with lazy" if name == "kDropNull" else
                              "no small input", tab.text(".section-notes"))
                self.assertNotIn("\\u000a", tab.text(".section-notes"))
                self.assertEqual(tab.count(".section-pair svg.pair"), 1)
                warning = tab.text(".detail .warning")
                self.assertIn(warning, text)
                self.assertEqual(tab.count(f"{SHOWN} .end-violation"), 1)
                self.keep(tab, f"disagreement-{name}-{look}")

            self.in_all_looks(file, check)

    def test_names_cannot_become_markup(self):
        file, _ = reports.hostile("hostile-game.html", "bisim")

        def check(tab, look):
            everything = tab.text("header")
            for row in range(tab.count(".row")):
                tab.click(".row", row)
                everything += tab.text("main")
            self.assertEqual(tab.run("typeof window.flag"), "undefined")
            self.assertEqual(tab.count("img, iframe, object, embed"), 0)
            self.assertEqual(tab.count("main script, header script"), 0)
            for name in ("Victim", "Count"):
                self.assertIn(reports.SHOWN[name], everything, name)
            self.assertNotIn("\u202e", everything)

        self.in_all_looks(file, check)


if __name__ == "__main__":
    if devtools.find_chromium() is None:
        print("no Chromium on the PATH; only the files are looked at")
        unittest.main(verbosity=2, defaultTest="BisimFileTest")
    unittest.main(verbosity=2)
