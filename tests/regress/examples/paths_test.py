"""Every file that a page names is there, and every link leads somewhere.

A page is a *.md file of the project. What looks like a path: a word in backquotes
or the target of a link that starts with the name of a folder of the project.
"""
import pathlib
import re
import sys
import tempfile
import unittest

LINK = re.compile(r"\]\(([^)#\s]+)")
CODE = re.compile(r"`([^`\s]+)`")
# Folders whose files pages speak of.
FOLDERS = ("base", "benchmarks", "classfile", "cli", "docs", "engine", "examples", "expr",
           "heap", "javalite", "report", "solver", "tests", "third_party", "tools")
# A placeholder, a pattern, a Bazel label or a file that a command makes.
NOT_A_PATH = re.compile(r"[<>*{}$…:]|^//")


def named(text):
    """The paths that a page names: those relative to it, and those to the root."""
    links = [link for link in LINK.findall(text) if "://" not in link]
    words = [word.rstrip("/.,") for word in CODE.findall(text)]
    paths = [w for w in words if w.split("/")[0] in FOLDERS and "/" in w]
    return links, [p for p in paths if not NOT_A_PATH.search(p)]


def missing(root, page):
    links, paths = named(page.read_text())
    wrong = [link for link in links if not (page.parent / link).exists()]
    return wrong + [p for p in paths if not (root / p).exists() and not sources(root, p)]


def sources(root, name):
    """`heap/lazy` stands for heap/lazy.h and heap/lazy.cc."""
    return list((root / name).parent.glob(pathlib.Path(name).name + ".*"))


class PathsTest(unittest.TestCase):
    def test_what_is_found(self):
        text = "see [a](docs/x.md#y), `heap/lazy.h`, `heap/*.h` and [b](https://z/c)"
        self.assertEqual(named(text), (["docs/x.md"], ["heap/lazy.h"]))

    def test_what_is_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "heap").mkdir()
            (root / "heap/lazy.h").touch()
            page = root / "page.md"
            page.write_text("`heap/lazy.h` `heap/lazy` `heap/gone.h` [x](gone.md)")
            self.assertEqual(missing(root, page), ["gone.md", "heap/gone.h"])

    def test_the_pages_of_the_project(self):
        self.assertGreater(len(PAGES), 5)
        for page in PAGES:
            with self.subTest(page=str(page)):
                self.assertEqual(missing(ROOT, page), [])


if __name__ == "__main__":
    # The tree itself, not the few files of it that a test is given.
    ROOT = pathlib.Path(sys.argv.pop(1)).resolve().parent
    PAGES = [p for p in sorted(ROOT.glob("**/*.md"))
             if not p.relative_to(ROOT).parts[0].startswith((".", "bazel-", "node_modules"))]
    unittest.main()
