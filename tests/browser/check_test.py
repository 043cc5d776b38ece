"""The index of properties in a real browser: verdicts, filters, counterexamples, with
mouse and keyboard, in light and dark."""
import unittest

import page_test
import reports

CLASSES = "tests/regress/check/classes"
TARGETS = ("sample.Shapes", "sample.JupiterTest", "sample.Missing")
SHOWN = ".property:not([hidden])"


def wait_for_text(tab, selector, text):
    """What a chosen property shows is made when it opens."""
    for _ in range(50):
        if any(text in found for found in tab.all(selector)):
            return True
        tab.settle()
    return False


class CheckPageTest(page_test.PageCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.file, cls.said = reports.write("check.html", "check", "-cp", CLASSES, *TARGETS)
        cls.items = reports.section(cls.file, "properties")

    def number(self, verdict):
        return sum(item["verdict"] == verdict for item in self.items)

    def test_every_look(self):
        def check(tab, look):
            self.assertEqual(tab.count(".property"), len(self.items))
            self.assertEqual(tab.text(".status"), f"{len(self.items)} properties")
            self.assertIn(f"{self.number('violated')} violated", tab.text(".verdict"))
            self.assertIn("Not checked: sample.Missing", tab.text(".verdict-open"))
            self.assertTrue(wait_for_text(tab, ".property[open] .letters", "returns false"))
            tab.click(".property[open] .test summary")
            self.assertIn("_Counterexample", tab.text(".property[open] .test .letters"))
            self.keep(tab, f"check-{look}")

        self.in_all_looks(self.file, check)

    def test_filters(self):
        tab = self.open(self.file)
        tab.click(".chip", 0)
        self.assertEqual(tab.count(SHOWN), len(self.items) - self.number("violated"))
        self.assertEqual(tab.count(f"{SHOWN}.violated"), 0)
        tab.click(".chip", 0)
        tab.key("/")
        tab.type("neverseven")
        self.assertEqual(tab.count(SHOWN), 0)
        tab.key("Escape")
        self.assertEqual(tab.count(SHOWN), len(self.items))
        tab.type("nullpointer")
        self.assertEqual(tab.count(SHOWN), 1)
        self.assertEqual(tab.text(".status"), f"1 of {len(self.items)} properties")
        self.check_quiet(tab)

    def test_keyboard(self):
        tab = self.open(self.file)
        tab.run("document.querySelectorAll('.property > summary')[0].focus()")
        tab.key("ArrowDown")
        tab.key("ArrowDown")
        tab.key("ArrowUp")
        self.assertEqual(tab.run("document.activeElement.parentElement.id"), "property-2")
        tab.key("\r")
        self.assertTrue(wait_for_text(tab, "#property-2 .letters", "returns false"))
        self.check_quiet(tab)


if __name__ == "__main__":
    unittest.main()
