"""Lines of the JDK's sources are replaced in all outputs, those of programs kept."""
import unittest

from volatile import steady, steady_lines


class VolatileTest(unittest.TestCase):
    def test_place_in_text(self):
        self.assertEqual(steady("  at java.lang.Class.getName:864\n"),
                         "  at java.lang.Class.getName:<line>\n")
        self.assertEqual(steady("at jdk.internal.misc.VM.<clinit>:12"),
                         "at jdk.internal.misc.VM.<clinit>:<line>\n")

    def test_places_of_programs_stay(self):
        for text in ("at Lists.add:12\n", "at my.java.Lists.add:12\n", "java:12\n",
                     "at javalite.Main.run:3\n"):
            self.assertEqual(steady(text), text)

    def test_place_in_json(self):
        text = '"class": "%s",\n  "method": "get",\n  "line": %s\n'
        self.assertEqual(steady(text % ("java.util.List", 7)), text % ("java.util.List", "<line>"))
        self.assertEqual(steady(text % ("Lists", 7)), text % ("Lists", 7))

    def test_branch_in_json(self):
        text = '[\n  "java.util.List.get",\n  %s,\n  %s\n]\n'
        self.assertEqual(steady(text % (61, "true")), text % ("<line>", "true"))
        self.assertEqual(steady(text % (61, '"line 63"')), text % ("<line>", '"line <line>"'))

    def test_stack_trace(self):
        text = "X: no\n    at %s(List.java:%s)\n    at %s(Own.java:7)\n"
        own = text % ("p.List.get", 61, "p.Own.run")
        self.assertEqual(steady(own), own)
        told = steady(text % ("java.base/java.util.List.get", 61, "java.util.List.add")
                      + "    at p.Own.run(Own.java:7)\n")
        self.assertEqual(told, "X: no\n    at <library>\n    at p.Own.run(Own.java:7)\n")

    def test_another_text_with_that_hash_code(self):
        text = ('if s.hashCode() == 97\n    && %ss.equals("a")\n'
                '    for example s -> n1 java.lang.String %s\n')
        self.assertEqual(steady(text % ("!", '"\\u0002#\\""')), text % ("!", "<another text>"))
        self.assertEqual(steady(text % ("", '"a"')), text % ("", '"a"'))

    def test_layers_of_the_solver(self):
        text = '"solver_layers": %s,\n"wall_ms": 3\n'
        self.assertEqual(steady(text % '[\n  {\n    "layer": "fold",\n    "ms": 0.1\n  }\n]'),
                         '"solver_layers": <layers>,\n"wall_ms": <time>\n')

    def test_times_and_nothing(self):
        self.assertEqual(steady_lines(["3 paths, 0.2 s", ""]), ["3 paths, <time>", ""])
        self.assertEqual(steady_lines([]), [])
        self.assertEqual(steady(""), "")


if __name__ == "__main__":
    unittest.main()
