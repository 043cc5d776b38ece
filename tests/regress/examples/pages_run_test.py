"""Every page that shows commands of summa has them run: it is named in the BUILD file
here, and no command stands in a block without its "$ ". Figures of a whole machine,
whose commands start with a build, have tests of their own.
"""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv.pop()).resolve().parent
BUILD = (ROOT / "tests/regress/examples/BUILD").read_text(encoding="utf-8")
RUN = re.compile(r"^ {4}\$ (?:\./)?summa ", re.MULTILINE)
# A real method, not CLASS::METHOD.
BARE = re.compile(r"^ {4}(?:\./)?summa \w+ .*::[a-z]", re.MULTILINE)
BUILDS = re.compile(r"^ {4}\$ bazel build", re.MULTILINE)


def pages():
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")),
            *sorted((ROOT / "examples").glob("*/README.md"))]


class PagesRunTest(unittest.TestCase):
    def test_pages_with_commands_are_run(self):
        found = 0
        for page in pages():
            text = page.read_text(encoding="utf-8")
            if not RUN.search(text) or BUILDS.search(text):
                continue
            found += 1
            name = page.parent.name if page.parent.parent.name == "examples" else page.name
            self.assertIn(f'"{name}"' if page.name != name else f":{name}\"", BUILD, page)
        self.assertGreater(found, 12)

    def test_no_command_stands_alone(self):
        for page in pages():
            self.assertEqual(BARE.findall(page.read_text(encoding="utf-8")), [], page)


if __name__ == "__main__":
    unittest.main()
