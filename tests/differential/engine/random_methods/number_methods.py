"""Random methods about numbers: variables that paths have different where they meet.

Each is static, takes two ints and perhaps a long, and may write the static field `total`.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "harness"))
from seeded import Seeded  # noqa: E402

PACKAGE = "numbers"
SIGNS = ("<", "<=", "==", "!=", ">=", ">")


class Method:
    def __init__(self, seed, number):
        self.r = Seeded(seed, "numbers" + str(number))
        self.number = number
        self.long = self.r.chance(30)
        self.ints = ["a", "b"]
        self.fixed = set()  # counters of loops: read, never assigned
        self.lines = []

    def atom(self):
        if self.r.chance(65):
            return self.r.pick(self.ints)
        return str(self.r.between(-3, 5))

    def value(self):
        kind = self.r.below(100)
        if kind < 25:
            return self.atom()
        if kind < 40:
            return "-" + self.r.pick(self.ints)
        if kind < 85:
            return f"{self.atom()} {self.r.pick('+-')} {self.atom()}"
        if kind < 90:
            return f"{self.atom()} * {self.r.between(-2, 3)}"
        if kind < 95:
            return f"{self.r.pick(self.ints)} % 3"
        return "total"

    def condition(self):
        if self.long and self.r.chance(20):
            return f"w {self.r.pick(SIGNS)} {self.atom()}"
        return f"{self.r.pick(self.ints)} {self.r.pick(SIGNS)} {self.atom()}"

    def say(self, depth, text):
        self.lines.append("    " * depth + text)

    def assign(self, depth):
        if self.r.chance(20):
            return self.say(depth, f"total = {self.value()};")
        if self.long and self.r.chance(20):
            return self.say(depth, f"w = w {self.r.pick('+-')} {self.atom()};")
        target = self.r.pick([i for i in self.ints if i not in self.fixed])
        return self.say(depth, f"{target} = {self.value()};")

    def block(self, depth, left):
        for _ in range(self.r.between(1, 2)):
            self.statement(depth, left)

    def branch(self, depth, left):
        self.say(depth, f"if ({self.condition()}) {{")
        self.block(depth + 1, left - 1)
        if self.r.chance(60):
            self.say(depth, "} else {")
            self.block(depth + 1, left - 1)
        self.say(depth, "}")

    def loop(self, depth, left):
        name = f"i{len(self.ints)}"
        self.say(depth, f"for (int {name} = 0; {name} < {self.r.between(1, 2)}; {name}++) {{")
        self.ints.append(name)
        self.fixed.add(name)
        self.branch(depth + 1, left - 1)
        self.ints.remove(name)
        self.say(depth, "}")

    def statement(self, depth, left):
        kind = self.r.below(100)
        if left > 0 and kind < 45:
            return self.branch(depth, left)
        if left > 1 and kind < 53:
            return self.loop(depth, left)
        if kind < 58:
            return self.say(depth, f"if ({self.condition()}) return {self.value()};")
        if kind < 63:
            return self.say(depth, f"{self.r.pick(['a', 'b'])} = 7 / {self.atom()};")
        if kind < 70:
            return self.say(depth, f"{self.r.pick(['a', 'b'])} = near({self.atom()}, {self.atom()});")
        return self.assign(depth)

    def text(self):
        self.say(1, "int c = " + self.value() + ";")
        self.ints.append("c")
        for _ in range(self.r.between(2, 4)):
            self.statement(1, 2)
        self.say(1, "return " + self.value() + ";")
        parameters = "int a, int b" + (", long w" if self.long else "")
        return (f"static int m{self.number}({parameters}) {{\n" + "\n".join(self.lines) + "\n}\n")


HELPER = """static int total;
private static int near(int p, int q) {
    int d = p - q;
    if (d < 0) d = -d;
    if (d > 4) d = 4;
    return d;
}
"""


def write_classes(seed, count, folder, per_class=25):
    """Writes the sources; returns the names of the classes with methods."""
    os.makedirs(folder, exist_ok=True)
    names = []
    for first in range(0, count, per_class):
        name = f"Seed{seed}From{first}"
        methods = [Method(seed, n).text() for n in range(first, min(first + per_class, count))]
        with open(os.path.join(folder, name + ".java"), "w", encoding="ascii") as out:
            out.write(f"package {PACKAGE};\n\nfinal class {name} {{\n{HELPER}" + "".join(methods) + "}\n")
        names.append(PACKAGE + "." + name)
    return names
