"""No two arguments of one call make terms.

Compilers differ in which of them they make first, terms are numbered as they
are made, and conditions are printed in that order: the answer of one compiler
would not be the answer of the other.
"""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path("engine")
CALL = re.compile(r"pool_?(?:\.|->)\w+\(")
# Constants are left out: no condition's order depends on theirs.
MAKES = re.compile(
    r"pool_?(?:\.|->)(?:And|Or|Implies|Ite|Make|Test|Eq|Le|Lt)\("
    r"|\b(?!Then|Otherwise)[A-Z]\w*\((?:c|context), ")


def arguments(text, start):
    """The arguments of the call whose parenthesis ends before `start`."""
    found, depth, begin = [], 1, start
    for i in range(start, len(text)):
        depth += (text[i] in "([{") - (text[i] in ")]}")
        if depth == 0 or (depth == 1 and text[i] == ","):
            found.append(text[begin:i])
            begin = i + 1
        if depth == 0:
            break
    return found


def doubtful(text):
    text = re.sub(r"//[^\n]*", "", text)
    for call in CALL.finditer(text):
        makers = [a for a in arguments(text, call.end()) if MAKES.search(a)]
        if len(makers) > 1:
            yield text.count("\n", 0, call.start()) + 1, makers


class OrderTest(unittest.TestCase):

    def test_no_order_of_evaluation_is_taken_for_granted(self):
        calls = 0
        for file in sorted(ROOT.rglob("*.cc")):
            text = file.read_text()
            calls += len(CALL.findall(text))
            self.assertEqual(list(doubtful(text)), [], str(file))
        self.assertGreater(calls, 200)

    def test_the_search_finds_it(self):
        both = "pool.And(pool.Le(a, f(b, c)), !pool.Lt(b,\n c))"
        self.assertEqual(len(list(doubtful(both))), 1)
        self.assertEqual(list(doubtful("pool.And(x, pool.Lt(b, c))")), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
