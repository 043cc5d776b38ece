"""Random methods with loops over arrays: many ask the same in each round, some do not.

Each is static and takes two arrays, one of which is read up to its end, its start, a number, or without asking.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "harness"))
from seeded import Seeded  # noqa: E402

PACKAGE = "loops"
SIGNS = ("<", "<=", "==", "!=", ">=", ">")
# How a loop goes over `s`: where it starts, when it goes on, and how.
WALKS = (
    ("0", "i < s.length", "i++"),
    ("0", "i < s.length", "i++"),
    ("0", "i < s.length && i < n", "i++"),
    ("0", "i < n", "i++"),
    ("0", "i < s.length", "i += 2"),
    ("1", "i < s.length", "i++"),
    ("0", "i >= 0", "i++"),
    ("s.length - 1", "i >= 0", "i--"),
    ("s.length - 1", "i > 0", "i--"),
    ("n", "i >= 0", "i--"),
)


class Method:
    def __init__(self, seed, number):
        self.r = Seeded(seed, "loops" + str(number))
        self.number = number
        self.type = self.r.pick(("char", "byte", "int"))
        self.lines = []

    def element(self):
        kind = self.r.below(100)
        if kind < 75:
            return "s[i]"
        if kind < 85:
            return "s[i] + i"
        if kind < 92:
            return "s[0]"
        return "t[i]"

    def other(self):
        kind = self.r.below(100)
        if kind < 60:
            return str(self.r.between(-1, 2))
        if kind < 80:
            return "n"
        if kind < 90:
            return "i"
        return "t[i]"

    def condition(self):
        one = f"{self.element()} {self.r.pick(SIGNS)} {self.other()}"
        if self.r.chance(15):
            return f"({one} || s[i] == {self.r.between(-1, 2)})"
        return one

    def way_out(self):
        kind = self.r.below(100)
        if kind < 40:
            return "break;"
        if kind < 70:
            return f"return {self.r.pick(('i', 'c', '-1', 's[i]'))};"
        if kind < 85:
            return "throw new IllegalStateException();"
        return "continue;"

    def round(self):
        kind = self.r.below(100)
        if kind < 30:
            return f"c += {self.r.between(1, 3)};"
        if kind < 40:
            return f"if ({self.condition()}) c++;"
        if kind < 48:
            return "c += s[i];"
        if kind < 56:
            return f"s[i] = {self.r.between(0, 2)};"
        return f"if ({self.condition()}) {self.way_out()}"

    def loop(self):
        start, on, step = self.r.pick(WALKS)
        if self.r.chance(60):
            on += " && " + self.condition()
        self.lines.append(f"  for (i = {start}; {on}; {step}) {{")
        for _ in range(self.r.between(0, 2)):
            self.lines.append("    " + self.round())
        self.lines.append("  }")

    def text(self):
        for _ in range(self.r.between(1, 2)):
            self.loop()
        result = self.r.pick(("i", "c", "i + c", "i < s.length && i >= 0 ? s[i] : c"))
        head = (f"static int m{self.number}({self.type}[] s, {self.type}[] t, int n) {{\n"
                "  if (s == null || t == null || n > 4) return -7;\n  int i, c = 0;\n")
        return head + "\n".join(self.lines) + f"\n  return {result};\n}}\n"


def write_classes(seed, count, folder, per_class=25):
    """Writes the sources; returns the names of the classes with methods."""
    os.makedirs(folder, exist_ok=True)
    names = []
    for first in range(0, count, per_class):
        name = f"Seed{seed}From{first}"
        methods = [Method(seed, n).text() for n in range(first, min(first + per_class, count))]
        with open(os.path.join(folder, name + ".java"), "w", encoding="ascii") as out:
            out.write(f"package {PACKAGE};\n\nfinal class {name} {{\n" + "".join(methods) + "}\n")
        names.append(PACKAGE + "." + name)
    return names
