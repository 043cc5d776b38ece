"""What a page of paths offers besides the list: the tree of decisions, the lines that
the paths ran, two paths side by side. In a real browser, with mouse and keyboard.
"""
import sys
import time
import unittest

import devtools
import page_test
import reports


def branches(paths):
    """How many paths each branch has that parts, of lists of decisions."""
    if len(paths) == 1:
        return []
    ways = {}
    for path in paths:
        ways.setdefault(path[:1], []).append(path[1:])
    below = [number for way in ways.values() for number in branches(way)]
    return below if len(ways) == 1 else [len(paths), *below]


class PathToolsTest(page_test.PageCase):
    def tree(self, tab):
        tab.click(".shape", 1)
        return tab

    def rows(self, tab):
        return tab.all("[role=treeitem]",
                       "[Number(element.getAttribute('aria-level')), "
                       "element.getAttribute('aria-expanded'), "
                       "element.querySelector('.tree-decision').textContent, "
                       "(element.querySelector('.tree-count, a') || {}).textContent]")

    def test_decisions_are_a_tree(self):
        file, _ = reports.explore("tree.html", "bughunt", "Account::transfer")

        def check(tab, look):
            self.tree(tab)
            rows = self.rows(tab)
            self.assertEqual(rows[0], [1, "true", "start", "6 paths"])
            self.assertEqual(rows[1], [2, None, "true Account.transfer:6", "path 1"])
            self.assertEqual(rows[2], [2, "true", "false Account.transfer:6", "5 paths"])
            self.assertEqual(rows[3], [3, None,
                                       "NullPointerException Account.transfer:6", "path 2"])
            leaves = [row[3] for row in rows if row[1] is None]
            self.assertEqual(sorted(leaves), [f"path {n}" for n in range(1, 7)])
            self.assertIn("1 violation", tab.text("[role=treeitem] .tree-ends"))
            self.keep(tab, f"tree-{look}")

        self.on_both_screens(file, check)

    def test_a_branch_counts_the_paths_below_it(self):
        file, _ = reports.explore("counts.html", "linkedlist", *reports.CONTAINS)
        paths = [tuple(path[4]) for path in reports.section(file, "paths")["paths"]]
        tab = self.tree(self.open(file))
        rows = self.rows(tab)
        told = [int(row[3].split()[0]) for row in rows if row[1] is not None]
        self.assertIn(2, told)
        self.assertEqual(told, branches(paths))
        leaves = [int(row[3].split()[1]) for row in rows if row[1] is None]
        self.assertEqual(sorted(leaves), list(range(1, len(paths) + 1)))

    def test_the_tree_unfolds_and_leads_to_paths(self):
        file, _ = reports.explore("unfold.html", "bughunt", "Account::transfer")
        tab = self.tree(self.open(file))
        before = self.rows(tab)
        tab.click("[role=treeitem]", 2)
        folded = self.rows(tab)
        self.assertEqual(folded[2][1], "false")
        self.assertEqual(len(folded), 3)
        tab.key("ArrowRight")
        self.assertEqual(self.rows(tab), before)
        tab.key("ArrowLeft")
        self.assertEqual(self.rows(tab), folded)
        tab.key("ArrowLeft")  # to where it came from
        self.assertEqual(tab.all("[role=treeitem][aria-selected=true] .tree-decision"),
                         ["start"])
        tab.key("ArrowDown")
        self.assertEqual(tab.run("location.hash"), "#path-1")
        self.assertIn("Path 1", tab.text("h3"))
        tab.key("ArrowDown")
        tab.key("Enter")
        links = tab.all("[role=treeitem] a", "element.getAttribute('href')")
        tab.click("[role=treeitem] a", links.index("#path-5"))
        self.assertEqual(tab.run("location.hash"), "#path-5")
        self.assertIn("Path 5 violation", tab.text("h3"))
        self.check_quiet(tab)

    def test_the_tree_is_of_the_paths_that_pass_the_filter(self):
        file, _ = reports.explore("treefilter.html", "bughunt", "Account::transfer")
        tab = self.tree(self.open(file))
        tab.click(".chip", 0)  # no returns
        self.assertEqual(self.rows(tab)[0][3], "3 paths")
        self.assertNotIn("path 1", [row[3] for row in self.rows(tab)])
        tab.click(".shape", 0)
        self.assertEqual(tab.all(".list", "element.hidden"), [False, True])

    def test_a_tree_of_twenty_thousand_paths(self):
        file, _ = reports.large("largetree.html")
        many = reports.repeated(file, "manytree.html", 20_000)
        tab = self.open(many)
        start = time.monotonic()
        self.tree(tab)
        made = time.monotonic() - start
        start = time.monotonic()
        tab.run("document.querySelector('[role=tree]').focus()")
        tab.key("End")
        tab.key("ArrowRight")
        unfolded = time.monotonic() - start
        print(f"20,000 paths: tree in {made:.2f} s, the next branch in {unfolded:.2f} s")
        self.assertIn("20,000 paths", tab.text("[role=treeitem]"))
        # Fractions of a second where nothing else runs.
        self.assertLess(made, 20)
        self.assertLess(unfolded, 20)
        self.assertLess(tab.count("[role=treeitem]"), 60)
        tab.click("[role=tab]", 2)
        self.assertGreater(tab.count(".cover-some"), 0)

    def covered(self, tab):
        return {int(number): state for number, state in tab.all(
            ".line", "[element.querySelector('.number').textContent, "
            "(/cover-(\\w+)/.exec(element.querySelector('.cover').className) || "
            "[])[1] || null]")}

    def test_lines_that_paths_ran(self):
        """Line 6 of all, what follows of some; line 5 has no code."""
        file, _ = reports.explore("cover.html", "bughunt", "Account::transfer")

        def check(tab, look):
            tab.click("[role=tab]", 2)
            states = self.covered(tab)
            self.assertEqual(states, {5: None, 6: "all", 7: "some", 8: "some", 9: "some",
                                      10: "some", 11: "some", 12: None})
            self.assertIn("100 % of its lines run (6 of 6)", tab.text("h4"))
            words = tab.all(".cover", "element.textContent")
            self.assertEqual(words[1], "●run by all paths: ")
            self.assertEqual(words[2], "◐run by 3 of 6 paths: ")
            self.assertEqual(words[6], "◐run by 1 of 6 paths: ")
            for word in ("all paths ran it", "some did", "none did"):
                self.assertIn(word, tab.text(".cover-legend"))
            self.keep(tab, f"cover-{look}")

        self.on_both_screens(file, check)

    def test_lines_that_no_path_ran(self):
        file, _ = reports.explore("missed.html", "bughunt", "Account::transfer",
                                  "--max-paths", 1)
        tab = self.open(file)
        tab.click("[role=tab]", 2)
        states = self.covered(tab)
        self.assertEqual(states[6], "all")
        self.assertEqual([states[line] for line in (7, 8, 9, 10)], ["none"] * 4)
        self.assertIn("(1 of 6)", tab.text("h4"))
        self.assertIn("run by no path", tab.text(".cover-none"))

    def test_lines_of_merged_paths(self):
        """One path that has gone both ways: what only one of them ran is told so."""
        source = reports.scratch("merged") / "Meet.java"
        source.write_text("class Meet {\n  static int sign(int x) {\n    int s = 0;\n"
                          "    if (x < 0)\n      s = -1;\n    return s;\n  }\n}\n")
        file, _ = reports.write("merged.html", "explore", f"{source}::sign",
                                "--merge", "always")
        tab = self.open(file)
        self.assertEqual(tab.text(".status"), "1 path")
        tab.click("[role=tab]", 2)
        self.assertEqual(self.covered(tab), {2: None, 3: "all", 4: "all", 5: "some",
                                             6: "all", 7: None})
        self.assertIn("run by all paths, but not on all their ways", tab.text(".cover-some"))

    def test_methods_a_path_runs_through_are_listed(self):
        file, _ = reports.explore("through.html", "dispatch", "Lights::advance")
        data = reports.section(file, "paths")
        run = {data["methods"][method]["name"] for lines in data["lines"]
               for method, *_ in lines}
        self.assertGreater(len(run), 1)
        tab = self.open(file)
        tab.click("[role=tab]", 2)
        shown = set()
        for row in range(tab.count(".row[role=option]")):
            tab.click(".row[role=option]", row)
            shown |= {text.split(" ")[0] for text in tab.all("h4")}
        self.assertTrue(run <= shown, run - shown)
        self.assertIn("% of its lines run", tab.text(".cover-methods"))

    def test_two_paths_side_by_side(self):
        file, _ = reports.explore("diff.html", "bughunt", "Account::transfer")

        def table(tab, number):
            return tab.run(f"[...document.querySelectorAll('.differences')[{number}]"
                           ".querySelectorAll('tr')].map(row => [...row.children]"
                           ".map(cell => cell.textContent))")

        def check(tab, look):
            tab.run("location.hash = '#path-5'")
            tab.settle()
            tab.click("[role=tab]", 3)
            self.assertEqual(tab.run("document.querySelector('.diff-number').value"), "4")
            self.assertEqual(table(tab, 0), [
                ["", "path 5", "path 4"],
                ["ends", "violation java.lang.AssertionError at Account.transfer:10",
                 "return  at Account.transfer:11"]])
            self.assertIn("alike; then they part.", tab.text(".diff-words"))
            self.assertEqual(table(tab, 1)[1][1:], ["false at Account.transfer:10",
                                                    "true at Account.transfer:10"])
            self.assertEqual(table(tab, 2)[1], ["to", "from", "object: Account"])
            self.assertEqual(tab.count(".diff svg.heap"), 2)
            self.keep(tab, f"diff-{look}")
            tab.run("const n = document.querySelector('.diff-number'); n.value = '1';"
                    "n.dispatchEvent(new Event('input'))")
            self.assertIn("0 decisions are alike", tab.text(".diff-words"))
            self.assertIn("return", table(tab, 0)[1][2])
            tab.run("const m = document.querySelector('.diff-number'); m.value = '7';"
                    "m.dispatchEvent(new Event('input'))")
            self.assertEqual(tab.text(".diff"), "There are paths 1 to 6.")

        self.on_both_screens(file, check)

    def test_a_path_differs_in_nothing_from_itself(self):
        file, _ = reports.explore("same.html", "linkedlist", *reports.CONTAINS)
        tab = self.open(file)
        tab.click(".row", 3)
        tab.click("[role=tab]", 3)
        tab.run("const n = document.querySelector('.diff-number'); n.value = '4';"
                "n.dispatchEvent(new Event('input'))")
        self.assertIn("The two inputs look alike.", tab.text(".diff"))
        self.assertRegex(tab.text(".diff-words"), r"^All \d+ decisions are alike\.$")


if __name__ == "__main__":
    if devtools.find_chromium() is None:
        print("skipped: no Chromium on the PATH; Debian's package is `chromium`")
        sys.exit(0)
    unittest.main(verbosity=2)
