"""Random well-typed Java methods about small heaps.

Static methods over two classes, one a subclass of the other, and arrays of them: they read and
write fields and elements, compare, call, cast, loop a few times, throw and catch. What they
are given is all input. The text of a method depends on the seed and its number alone.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "harness"))

from seeded import Seeded  # noqa: E402  the folder is known only now

PACKAGE = "randomheap"
WORLD = """package randomheap;

class A {
  A f;
  A g;
  int n;

  int get() {
    return n;
  }

  A swap(A x) {
    A old = f;
    f = x;
    return old;
  }
}

class B extends A {
  B h;
  int k;

  @Override
  int get() {
    return f == null ? k : n;
  }

  @Override
  A swap(A x) {
    g = x;
    return h;
  }
}

class Stop extends RuntimeException {
  final A at;

  Stop(A at) {
    super(null, null, false, false);
    this.at = at;
  }
}
"""
CAUGHT = (
    (4, "NullPointerException"), (2, "ClassCastException"), (3, "RuntimeException"),
    (2, "ArrayIndexOutOfBoundsException"), (3, "Stop"),
)
PARAMETERS = (
    (30, ("A", "A")), (15, ("A", "B")), (15, ("A", "int")), (8, ("B", "int")),
    (12, ("A", "A", "int")), (6, ("A[]", "int")), (6, ("A[]", "A")), (4, ("int[]", "int")),
    (4, ("B[]", "A", "int")),
)
SMALL = (-1, 0, 0, 1, 1, 2)


class Method:
    """The text of one method, written as it is drawn."""

    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.indent = 2
        self.scope = []  # (name, kind), in the order of declaration
        self.names = 0

    def text(self, name):
        kinds = self.rng.weighted(PARAMETERS)
        for kind in kinds:
            self.fresh(kind)
        head = ", ".join("%s %s" % (kind, variable) for variable, kind in self.scope)
        result = self.rng.pick(("int", "A", "boolean"))
        self.body(self.rng.between(2, 5), 2)
        self.line("return %s;" % self.value(result))
        return "  static %s %s(%s) {\n%s\n  }\n" % (result, name, head, "\n".join(self.lines))

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def fresh(self, kind):
        name = kind[0].lower() + ("s" if kind.endswith("]") else "") + str(self.names)
        self.names += 1
        self.scope.append((name, kind))
        return name

    def of(self, *kinds):
        return [name for name, kind in self.scope if kind in kinds]

    # Statements.

    def body(self, count, depth):
        for _ in range(count):
            self.statement(depth)

    def block(self, count, depth):
        """What is declared inside is not seen behind it."""
        self.indent += 1
        mark = len(self.scope)
        self.body(count, depth)
        del self.scope[mark:]
        self.indent -= 1

    def statement(self, depth):
        rows = [(22, self.declare), (16, self.write_reference), (9, self.write_number),
                (9, self.assign), (3, self.throw), (4, self.call)]
        if self.of("A[]", "B[]", "int[]"):
            rows += [(10, self.write_element)]
        if depth > 0:
            rows += [(18, self.branch), (6, self.loop), (8, self.guard)]
        self.rng.weighted(rows)(depth)

    def declare(self, _depth):
        kind = self.rng.weighted(((6, "A"), (2, "B"), (3, "int")))
        value = self.value(kind)
        self.line("%s %s = %s;" % (kind, self.fresh(kind), value))

    def assign(self, _depth):
        name, kind = self.rng.pick(self.scope)
        if kind in ("A", "B", "int"):
            self.line("%s = %s;" % (name, self.value(kind)))
        else:
            self.write_element(0)

    def write_reference(self, _depth):
        if self.rng.chance(15):
            self.line("%s.h = %s;" % (self.base("B"), self.value("B")))
        else:
            self.line("%s.%s = %s;" % (self.base("A"), self.rng.pick("fg"), self.value("A")))

    def write_number(self, _depth):
        self.line("%s.n = %s;" % (self.base("A"), self.value("int")))

    def write_element(self, _depth):
        array, kind = self.rng.pick([v for v in self.scope if v[1].endswith("]")])
        self.line("%s[%s] = %s;" % (array, self.index(), self.value(kind[:-2])))

    def call(self, _depth):
        self.line("%s.swap(%s);" % (self.base("A"), self.value("A")))

    def throw(self, _depth):
        self.line("if (%s) throw new Stop(%s);" % (self.condition(), self.value("A")))

    def branch(self, depth):
        self.line("if (%s) {" % self.condition())
        self.block(self.rng.between(1, 2), depth - 1)
        if self.rng.chance(50):
            self.line("} else {")
            self.block(1, depth - 1)
        self.line("}")

    def loop(self, depth):
        counter = "i%d" % self.names
        self.names += 1
        self.line("for (int %s = 0; %s < 2%s; %s++) {" %
                  (counter, counter,
                   " && " + self.condition() if self.rng.chance(50) else "", counter))
        self.block(1, depth - 1)
        self.line("}")

    def guard(self, depth):
        self.line("try {")
        self.block(self.rng.between(1, 2), depth - 1)
        caught = self.rng.weighted(CAUGHT)
        name = "e%d" % self.names
        self.names += 1
        self.line("} catch (%s %s) {" % (caught, name))
        self.indent += 1
        targets = self.of("A")
        if targets:
            self.line("%s = %s;" % (self.rng.pick(targets),
                                    name + ".at" if caught == "Stop" else self.value("A")))
        self.indent -= 1
        self.line("}")

    # Expressions.

    def value(self, kind):
        if kind == "int":
            return self.number(2)
        if kind == "boolean":
            return self.condition()
        return self.reference(kind, 2)

    def reference(self, kind, depth):
        rng = self.rng
        mine = self.of("B") if kind == "B" else self.of("A", "B")
        rows = [(4, lambda: "null"), (3, lambda: "new %s()" % ("B" if rng.chance(40) else kind))]
        if mine:
            rows += [(40, lambda: rng.pick(mine))]
        if depth > 0 and kind == "A":
            rows += [(30, lambda: "%s.%s" % (self.base("A", depth - 1), rng.pick("fg"))),
                     (6, lambda: "%s.swap(%s)" % (self.base("A", depth - 1),
                                                  self.reference("A", depth - 1)))]
            if self.of("A[]", "B[]"):
                rows += [(16, lambda: "%s[%s]" % (rng.pick(self.of("A[]", "B[]")), self.index()))]
        if depth > 0 and kind == "B":
            rows += [(12, lambda: "%s.h" % self.base("B", depth - 1)),
                     (10, lambda: "(B) %s" % self.base("A", depth - 1))]
        return rng.weighted(rows)()

    def base(self, kind, depth=1):
        """What is dereferenced: never the literal null, which javac would refuse."""
        mine = self.of("B") if kind == "B" else self.of("A", "B")
        if depth > 0 and kind == "A" and self.rng.chance(25) and mine:
            return "%s.%s" % (self.rng.pick(mine), self.rng.pick("fg"))
        if mine:
            return self.rng.pick(mine)
        if kind == "B" and self.of("A"):
            return "((B) %s)" % self.rng.pick(self.of("A"))
        return "new %s()" % kind

    def index(self):
        return self.rng.pick(self.of("int") + ["0", "1"])

    def number(self, depth):
        rng = self.rng
        rows = [(6, lambda: str(rng.pick(SMALL))), (14, lambda: "%s.n" % self.base("A"))]
        if self.of("int"):
            rows += [(20, lambda: rng.pick(self.of("int")))]
        if depth > 0:
            rows += [(6, lambda: "%s.get()" % self.base("A")),
                     (6, lambda: "%s %s %s" % (self.number(0), rng.pick("+-"), self.number(0))),
                     (3, lambda: "%s.k" % self.base("B"))]
        arrays = self.of("A[]", "B[]", "int[]")
        if arrays:
            rows += [(5, lambda: "%s.length" % rng.pick(arrays))]
        if self.of("int[]"):
            rows += [(12, lambda: "%s[%s]" % (rng.pick(self.of("int[]")), self.index()))]
        return rng.weighted(rows)()

    def condition(self):
        rng = self.rng
        rows = [
            (20, lambda: "%s %s %s" % (self.reference("A", 1), rng.pick(("==", "!=")),
                                       self.reference("A", 1))),
            (14, lambda: "%s %s null" % (self.base("A"), rng.pick(("==", "!=")))),
            (12, lambda: "%s %s %s" % (self.number(1), rng.pick(("<", "==", ">=")),
                                       self.number(0))),
            (9, lambda: "%s instanceof B" % self.reference("A", 1)),
        ]
        return rng.weighted(rows)()


def class_text(seed, name, first, count):
    """A class of that many methods."""
    methods = [Method(Seeded(seed, "heap method %d" % (first + i))).text("m%05d" % (first + i))
               for i in range(count)]
    return "package %s;\n\nclass %s {\n%s}\n" % (PACKAGE, name, "\n".join(methods))


def write_classes(seed, count, folder, per_class=50):
    """Writes the sources; returns the names of the classes with methods."""
    os.makedirs(folder, exist_ok=True)
    names = []
    with open(os.path.join(folder, "World.java"), "w", encoding="ascii") as out:
        out.write(WORLD)
    for first in range(0, count, per_class):
        name = "Seed%dFrom%d" % (seed, first)
        with open(os.path.join(folder, name + ".java"), "w", encoding="ascii") as out:
            out.write(class_text(seed, name, first, min(per_class, count - first)))
        names.append(PACKAGE + "." + name)
    return names
