#!/usr/bin/env python3
"""Writes Java classes of random well-typed methods for the real JVM to judge.

  generate_methods.py --seed S --count N --out DIR

makes N public static methods without parameters, fifty to a class, in DIR/generated,
and prints the names of the classes, one per line. Each method ends on its own and
folds all it touched into its result, so a wrong value on the way shows. The text
depends on the seed and on the number of the method alone.
"""

import argparse
import os

from generated_expressions import Expressions, Scope
from generated_statements import Statements
from generated_world import FIELDS, PRIMITIVE, fill
from seeded import Seeded

PER_CLASS = 50
_FUEL = 6

# Percent of the places where something may fail that are left open to it, outside
# every try. Most methods are careful, or few would reach their end.
_RISKS = (2, 2, 5)

# How the checksum `h` becomes a result.
_RESULTS = (
    (50, ("long", "h")),
    (22, ("int", "(int) (h ^ h >>> 32)")),
    (7, ("double", "(double) h")),
    (5, ("float", "(float) h")),
    (4, ("boolean", "(h & 64) != 0")),
    (4, ("short", "(short) (h >> 9)")),
    (4, ("char", "(char) (h >> 9)")),
    (4, ("byte", "(byte) (h >> 9)")),
)
_HELPERS = (("helperInt", "int"), ("helperLong", "long"), ("helperDeep", "int"))


def pure(rng, kind, variables, depth):
    """An expression over the given variables alone, for bodies called often."""
    scope = Scope()
    for name, variable_kind in variables:
        scope.add(name, variable_kind)
    expressions = Expressions(rng, scope)
    expressions.statics = False
    expressions.risk = 1
    return expressions.of(kind, depth)


def helper(rng, name, kind):
    """A static method that calls itself with one less, and pays for every call."""
    variables = [("depth", "int"), ("a", "int"), ("b", "long")]
    scope = Scope()
    for variable, variable_kind in variables:
        scope.add(variable, variable_kind)
    expressions = Expressions(rng, scope)
    statements = Statements(rng, expressions)
    statements.line("if ((a & 31) == %d) throw new Fault(a);" % rng.below(32))
    statements.line("if (fuel-- <= 0 || depth <= 0) return %s;" % pure(rng, kind, variables, 2))
    statements.assignment(0)
    statements.compound(0)
    inner = "%s(depth - 1, %s, %s)" % (name, expressions.of("int", 2), expressions.of("long", 2))
    operator = rng.pick(("+", "-", "*", "^"))
    statements.line("return %s %s %s;" % (inner, operator, expressions.of(kind, 2)))
    head = "  static %s %s(int depth, int a, long b) {\n" % (kind, name)
    return head + "\n".join(statements.lines) + "\n  }\n"


def method(seed, number):
    """One case: locals, statements, then everything into the checksum."""
    rng = Seeded(seed, "method %d" % number)
    scope = Scope()
    expressions = Expressions(rng, scope)
    expressions.helpers = _HELPERS
    expressions.risk = 0
    statements = Statements(rng, expressions)
    statements.line("begin(%d);" % _FUEL)
    for kind in ("int", "int", "long", "Base", "int[]"):
        statements.declare_as(kind, 0)
    for _ in range(rng.between(2, 4)):
        statements.declare(0)
    expressions.risk = rng.pick(_RISKS)
    statements.body(rng.between(4, 7), rng.chance(45))
    result, text = rng.weighted(_RESULTS)
    statements.observe_since(0)
    statements.line("long h = finish();")
    statements.line("return %s;" % text)
    head = "  public static %s m%05d() {\n" % (result, number)
    return head + "\n".join(statements.lines) + "\n  }\n"


def class_text(seed, name, first, count):
    """A class with its own world: the same statics, other bodies and constants."""
    rng = Seeded(seed, "class %d" % first)
    own = [(field, kind) for kind, field in FIELDS.items()]

    def body(kind, parameter, variables):
        return lambda: pure(rng, kind, [("a", parameter)] + variables, 3)

    parts = {kind: (lambda k=kind: pure(rng, k, [], 0)) for kind in PRIMITIVE}
    parts.update({
        "class": lambda: name,
        "rank": body("long", "long", []),
        "score": body("int", "int", own),
        "twist": body("long", "long", own),
        "derivedScore": body("int", "int", own + [("t", "short")]),
        "derivedTwist": body("long", "long", own + [("t", "short")]),
        "looseScore": body("int", "int", [("n", "int")]),
        "helpers": lambda: "\n".join(helper(rng, *row) for row in _HELPERS),
        "methods": lambda: "\n".join(method(seed, first + i) for i in range(count)),
    })
    return fill(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    folder = os.path.join(options.out, "generated")
    os.makedirs(folder, exist_ok=True)
    for first in range(0, options.count, PER_CLASS):
        name = "Seed%dFrom%d" % (options.seed, first)
        count = min(PER_CLASS, options.count - first)
        with open(os.path.join(folder, name + ".java"), "w", encoding="ascii") as out:
            out.write(class_text(options.seed, name, first, count))
        print("generated." + name)


if __name__ == "__main__":
    main()
