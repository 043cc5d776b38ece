"""Random well-typed Java expressions over the variables in scope.

Everything is fully bracketed and every narrow value is cast, so what is written
always compiles. What may throw is written only as often as `risk` (percent) says.
"""

from generated_world import FIELDS, INTEGRAL, PRIMITIVE, STATICS

_INTS = (
    "0", "1", "(-1)", "2", "3", "5", "7", "31", "32", "33", "63", "64", "127", "128", "(-128)",
    "(-129)", "255", "256", "32767", "32768", "(-32768)", "65535", "65536", "0x7fffffff",
    "(-2147483648)", "0x55555555", "(-1640531527)",
)
_LONGS = (
    "0L", "1L", "(-1L)", "2L", "10L", "0xffffffffL", "0x100000000L", "(-2147483649L)",
    "0x7fffffffffffffffL", "(-9223372036854775808L)", "0x123456789abcdefL", "63L", "(-64L)",
)
_FLOATS = (
    "0f", "(-0f)", "1f", "(-1.5f)", "2f", "0.1f", "1e10f", "3e38f", "1.4e-45f", "16777217f",
    "(-2147483648f)", "Float.NaN", "Float.POSITIVE_INFINITY", "(-7.75f)", "0.3333f",
)
_DOUBLES = (
    "0.0", "(-0.0)", "1.0", "2.5", "(-0.1)", "1e300", "4.9e-324", "9007199254740993.0", "1e10",
    "(-2147483649.5)", "9.3e18", "Double.NaN", "Double.NEGATIVE_INFINITY", "3.0", "0.7",
)
_EDGES = {"int": _INTS, "long": _LONGS, "float": _FLOATS, "double": _DOUBLES}
_SEEN = ("int", "long", "float", "double", "boolean")
_ARITHMETIC = ("+", "-", "*")
_BITS = ("&", "|", "^")
_SHIFTS = ("<<", ">>", ">>>")
_RELATIONS = ("<", "<=", ">", ">=", "==", "!=")
_ELEMENT = {"int": "int[]", "long": "long[]", "byte": "byte[]"}


class Scope:
    """The local variables in sight, innermost last."""

    def __init__(self):
        self._variables = []

    def add(self, name, kind):
        self._variables.append((name, kind))

    def mark(self):
        return len(self._variables)

    def cut(self, mark):
        del self._variables[mark:]

    def of(self, kind):
        return [name for name, k in self._variables if k == kind]

    def all(self):
        return list(self._variables)


class Expressions:
    """Writes expressions; one for each method that is made."""

    def __init__(self, rng, scope):
        self.rng = rng
        self.scope = scope
        self.risk = 2
        self.statics = True  # statics, side effects and calls allowed
        self.helpers = ()  # (name, result type) of static methods (int, int, long)
        self._names = 0
        self._last = ""

    def fresh(self, prefix):
        self._names += 1
        return "%s%d" % (prefix, self._names)

    def risky(self):
        return self.rng.chance(self.risk)

    # Leaves.

    def literal(self, kind):
        """Now and then one of the values at the edge; else one that hides nothing."""
        rng = self.rng
        if kind == "boolean":
            return rng.pick(("true", "false"))
        if kind not in _EDGES:
            return "((%s) %s)" % (kind, self.literal("int"))
        if rng.chance(30):
            return rng.pick(_EDGES[kind])
        number = rng.between(-999, 9999)
        if kind in INTEGRAL:
            return "(%d%s)" % (number, "L" if kind == "long" else "")
        return "(%d.%d%s)" % (number, rng.below(100), "f" if kind == "float" else "")

    def leaf(self, kind):
        """Not the same one twice in a row: x - x and x ^ x would hide x."""
        for _ in range(3):
            text = self.any_leaf(kind)
            if text != self._last:
                break
        self._last = text
        return text

    def any_leaf(self, kind):
        found = self.scope.of(kind)
        if found and self.rng.chance(60):
            return self.rng.pick(found)
        if self.statics and self.rng.chance(70):
            return self.place(kind, 0)
        return self.literal(kind)

    # What can be read as well as written.

    def place(self, kind, depth):
        """A variable of the kind: local, static, field or array element."""
        makers = [lambda: STATICS[kind], lambda: self.field(kind)]
        if self.scope.of(kind):
            makers += [lambda: self.rng.pick(self.scope.of(kind))] * 3
        if kind in _ELEMENT and self.scope.of(_ELEMENT[kind]):
            makers += [lambda: self.element(kind, depth)] * 2
        return self.rng.pick(makers)()

    def field(self, kind):
        if not self.scope.of("Base"):
            return STATICS[kind]
        if kind == "short" and self.risky():
            return "((Derived) %s).t" % self.base(0)
        if kind == "int" and self.rng.chance(20):
            return "%s.row[%s]" % (self.base(0), self.index(None, 0))
        return "%s.%s" % (self.base(0), FIELDS[kind])

    def element(self, kind, depth):
        array = self.rng.pick(self.scope.of(_ELEMENT[kind]))
        return "%s[%s]" % (array, self.index(array, depth))

    def index(self, array, depth):
        """Within any array of two or more elements, unless risky."""
        if self.risky():
            return self.rng.pick(("(-1)", "7", "2", "3", self.of("int", max(depth - 1, 0))))
        if depth <= 0 or self.rng.chance(40):
            return self.rng.pick(("0", "1"))
        inside = self.of("int", depth - 1)
        if array is None or self.rng.chance(60):
            return "%s & 1" % inside
        return "Math.abs(%s %% %s.length)" % (inside, array)

    # References.

    def base(self, depth):
        """An expression of class Base that is hardly ever null."""
        name = self.rng.pick(self.scope.of("Base"))
        if depth > 0 and self.rng.chance(30):
            return "(%s.next == null ? %s : %s.next)" % (name, name, name)
        return "%s.next" % name if self.risky() else name

    def reference(self, kind, depth):
        rng = self.rng
        if kind == "Base":
            if rng.chance(35) or not self.scope.of("Base"):
                return "new %s(%s)" % (rng.pick(("Base", "Derived")), self.of("int", depth - 1))
            if self.risky():
                cast = "(Base) (Object) " + self.object(0)
                return rng.pick(("null", cast, "(Derived) " + self.base(0)))
            return self.base(depth)
        if kind == "Object":
            return self.object(depth)
        if kind == "Object[]":
            length = self.length(depth)
            return rng.pick(("new Object[%s]", "new Base[%s]", "new Object[%s][2]")) % length
        return self.array(kind, depth)

    def array(self, kind, depth):
        element = kind[:-2]
        found = self.scope.of(kind)
        if found and self.rng.chance(30):
            return self.rng.pick(found) + self.rng.pick(("", ".clone()"))
        if self.risky() and kind == "int[]":
            return self.rng.pick(("null", "(int[]) (Object) " + self.object(0)))
        if self.rng.chance(50):
            return "new %s[%s]" % (element, self.length(depth))
        count = self.rng.between(2, 4)
        items = ", ".join(self.of(element, 0) for _ in range(count))
        return "new %s[] {%s}" % (element, items)

    def length(self, depth):
        if self.risky():
            return "%s %% 3" % self.of("int", depth - 1)
        return "2 + (%s & 1)" % self.of("int", depth - 1)

    def object(self, depth):
        found = [
            name for name, kind in self.scope.all() if kind not in PRIMITIVE and kind != "Scorer"
        ]
        if self.rng.chance(15):
            return self.rng.pick(("new Loose()", "null", "new long[2]", "so"))
        if self.scope.of("Object[]") and self.rng.chance(20):
            array = self.rng.pick(self.scope.of("Object[]"))
            return "%s[%s]" % (array, self.index(array, depth))
        return self.rng.pick(found) if found else "so"

    # Values by type.

    def seen(self, kind, depth):
        """Often passed through see(), which adds it to the checksum at once."""
        text = self.of(kind, depth)
        if kind not in _SEEN or self.rng.chance(30):
            return text
        return "see(%s)" % text

    def of(self, kind, depth):
        if depth > 1 and self.statics and self.rng.chance(10) and kind in _SEEN:
            return "see(%s)" % self.plain(kind, depth)
        return self.plain(kind, depth)

    def plain(self, kind, depth):
        if depth <= 0 or self.rng.chance(12):
            return self.leaf(kind)
        if kind == "boolean":
            return self.boolean(depth)
        if kind in ("byte", "char", "short"):
            return self.narrow(kind, depth)
        return self.number(kind, depth)

    def narrow(self, kind, depth):
        if self.rng.chance(30):
            return self.leaf(kind)
        wide = self.rng.weighted(((6, "int"), (2, "long"), (1, "float"), (1, "double")))
        return "((%s) %s)" % (kind, self.of(wide, depth - 1))

    def number(self, kind, depth):
        whole = kind in INTEGRAL
        rows = [(30, self.sum), (8, self.negation), (10, self.ternary), (12, self.conversion)]
        rows += [(10, self.quotient), (8, self.extreme)]
        if whole:
            rows += [(14, self.bits), (12, self.shift)]
        if self.statics:
            rows += [(10, self.changed), (5, self.assigned)]
            if kind in ("int", "long"):
                rows += [(14, self.call)]
        if kind == "int":
            rows += [(4, self.pattern)]
        return self.rng.weighted(rows)(kind, depth)

    def operand(self, kind, depth):
        """Of the kind, or of one that is promoted to it."""
        below = {"int": ("byte", "char", "short"), "long": ("int", "char")}
        below.update({"float": ("int", "long"), "double": ("float", "int", "long")})
        if self.rng.chance(25):
            return self.of(self.rng.pick(below[kind]), depth)
        return self.of(kind, depth)

    def binary(self, kind, depth, operator, right=None):
        """At least the left operand has the kind itself, so the result has it too."""
        left = self.of(kind, depth - 1)
        if kind == "int" and self.rng.chance(25):
            left = self.operand(kind, depth - 1)
        return "(%s %s %s)" % (left, operator, right or self.operand(kind, depth - 1))

    def sum(self, kind, depth):
        return self.binary(kind, depth, self.rng.pick(_ARITHMETIC))

    def bits(self, kind, depth):
        return self.binary(kind, depth, self.rng.pick(_BITS))

    def shift(self, kind, depth):
        distance = self.of(self.rng.pick(("int", "int", "long", "byte")), depth - 2)
        return self.binary(kind, depth, self.rng.pick(_SHIFTS), distance)

    def quotient(self, kind, depth):
        operator = self.rng.pick(("/", "%"))
        if kind in INTEGRAL and not self.risky():
            return self.binary(kind, depth, operator, "(%s | 1)" % self.of(kind, depth - 1))
        return self.binary(kind, depth, operator)

    def negation(self, kind, depth):
        operator = self.rng.pick(("-", "~")) if kind in INTEGRAL else "-"
        return "(%s(%s))" % (operator, self.of(kind, depth - 1))

    def ternary(self, kind, depth):
        condition = self.of("boolean", depth - 1)
        return "(%s ? %s : %s)" % (condition, self.of(kind, depth - 1), self.of(kind, depth - 1))

    def conversion(self, kind, depth):
        others = [k for k in ("int", "long", "float", "double", "char") if k != kind]
        return "((%s) %s)" % (kind, self.of(self.rng.pick(others), depth - 1))

    def extreme(self, kind, depth):
        if self.rng.chance(30):
            return "Math.abs(%s)" % self.of(kind, depth - 1)
        name = self.rng.pick(("min", "max"))
        return "Math.%s(%s, %s)" % (name, self.of(kind, depth - 1), self.of(kind, depth - 1))

    def changed(self, kind, depth):
        form = self.rng.pick(("(%s++)", "(%s--)", "(++%s)", "(--%s)"))
        return form % self.place(kind, depth - 1)

    def assigned(self, kind, depth):
        operator = self.rng.pick(("=", "+=", "-=", "*="))
        return "(%s %s %s)" % (self.place(kind, depth - 1), operator, self.of(kind, depth - 1))

    def call(self, kind, depth):
        rng = self.rng
        helpers = [name for name, result in self.helpers if result == kind]
        if helpers and rng.chance(35):
            arguments = (rng.between(1, 3), self.of("int", depth - 1), self.of("long", depth - 1))
            return "%s(%d, %s, %s)" % ((rng.pick(helpers),) + arguments)
        argument = self.of(kind, depth - 1)
        if self.risky():
            name = "rank" if kind == "long" else "score"
            return "((Scorer) (Object) %s).%s(%s)" % (self.object(0), name, argument)
        if not self.scope.of("Base"):
            return argument
        name = rng.pick(("twist", "rank")) if kind == "long" else "score"
        return "%s.%s(%s)" % (self.base(depth), name, argument)

    def pattern(self, kind, depth):
        """An int got out of an object whose class is asked first."""
        if not self.statics:
            return self.leaf(kind)
        name = self.fresh("p")
        found = self.object(depth - 1)
        if self.rng.chance(50):
            return "((Object) %s instanceof Base %s ? %s.n : 3)" % (found, name, name)
        return "((Object) %s instanceof int[] %s ? %s.length : 4)" % (found, name, name)

    def boolean(self, depth):
        rng = self.rng
        if rng.chance(60):
            kind = rng.weighted(((5, "int"), (3, "long"), (2, "float"), (2, "double")))
            return self.binary(kind, depth, rng.pick(_RELATIONS))
        if rng.chance(50):
            operator = rng.pick(("&&", "||", "&", "|", "^"))
            left, right = self.of("boolean", depth - 1), self.of("boolean", depth - 1)
            return "(%s %s %s)" % (left, operator, right)
        if not self.statics or rng.chance(30):
            return "(!%s)" % self.of("boolean", depth - 1)
        return self.question(depth)

    def question(self, depth):
        """About references: class or identity."""
        left = "(Object) %s" % self.object(depth - 1)
        if self.rng.chance(40):
            return "(%s %s %s)" % (left, self.rng.pick(("==", "!=")), self.object(depth - 1))
        kinds = ("Base", "Derived", "Scorer", "Loose", "int[]", "Object[]", "Base[]", "long[]")
        return "(%s instanceof %s)" % (left, self.rng.pick(kinds))
