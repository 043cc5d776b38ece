"""An accessibility checker, axe-core, finds nothing wrong on the pages of explore,
check, compare and bisim: in light and dark, on a desk and on a phone, on every tab.
tools/fetch_axe brings it here; where it is not, nothing is checked, and that is said.
"""
import pathlib
import sys
import unittest

import devtools
import page_test
import reports

AXE = pathlib.Path(__file__).resolve().parents[2] / ".summa" / "axe" / "axe-4.10.2.js"
# What WCAG 2.1 demands at level AA, and the checker's own advice.
RUN = """axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa',
                                     'best-practice']})
    .then(({violations}) => violations.map(({id, help, nodes}) =>
        `${id}: ${help}: ` + nodes.slice(0, 3).map(node => node.html).join(' ')))"""


class AxeTest(page_test.PageCase):
    def check(self, tab, where):
        if not tab.run("typeof window.axe === 'object'"):
            tab.run(AXE.read_text(encoding="utf-8") + "; true")
        self.assertEqual(tab.run(RUN), [], where)

    def every_tab(self, tab, look):
        self.check(tab, look)
        for part in range(tab.count("[role=tab]")):
            tab.click("[role=tab]", part)
            self.check(tab, f"{look}, tab {part}")

    def test_explore(self):
        file, _ = reports.explore("axe.html", "bughunt", "Account::transfer")
        self.in_all_looks(file, self.check)
        for screen, dark in (("desk", True), ("phone", False)):
            tab = self.open(file, screen, dark)
            self.every_tab(tab, f"{screen}, dark {dark}")
            tab.click(".shape", 1)
            self.assertGreater(tab.count("[role=treeitem]"), 3)
            self.check(tab, f"{screen}, dark {dark}, tree")

    def in_two_looks(self, file):
        self.check(self.open(file, "desk", dark=False), "desk, light")
        self.check(self.open(file, "phone", dark=True), "phone, dark")

    def test_incomplete(self):
        file, _ = reports.explore("axe2.html", "linkedlist", "LinkedList::contains",
                                  "--bound", 1, "--step-limit", 60)
        self.in_two_looks(file)

    def test_compare(self):
        file, _ = reports.write("axe3.html", "compare", "-cp", reports.CLASSES["linkedlist"],
                                *reports.CONTAINS, "--bound", "1..2")
        self.in_two_looks(file)

    def test_bisim(self):
        file, _ = reports.write("axe4.html", "bisim", "-cp", reports.CLASSES["linkedlist"],
                                *reports.CONTAINS, "--bound", "1")
        self.in_two_looks(file)

    def test_check(self):
        file, _ = reports.write("axe6.html", "check", "-cp", "tests/regress/check/classes",
                                "sample.Shapes", "sample.JupiterTest", "sample.Missing")

        def every_property_open(tab, look):
            self.check(tab, look)
            tab.run("document.querySelectorAll('.property').forEach(p => p.open = true)")
            self.assertGreater(tab.count(".property[open]"), 3)
            tab.settle()
            self.check(tab, f"{look}, all open")

        self.in_all_looks(file, every_property_open)

    def test_the_checker_sees_what_is_wrong(self):
        file, _ = reports.explore("axe5.html", "bughunt", "Account::transfer")
        tab = self.open(file)
        tab.run("document.querySelector('input.filter').removeAttribute('aria-label');"
                "document.querySelector('input.filter').removeAttribute('placeholder')")
        with self.assertRaisesRegex(AssertionError, "label"):
            self.check(tab, "broken")


if __name__ == "__main__":
    if devtools.find_chromium() is None or not AXE.exists():
        print("NOT RUN: needs Chromium and axe-core; tools/fetch_axe fetches the latter")
        sys.exit(0)
    unittest.main(verbosity=2)
