"""Random well-typed Java statements: blocks that end, whatever they do.

Every loop and every call of a helper pays from `fuel`, so a method ends soon even
where its own conditions would not let it.
"""

from generated_world import CAUGHT, INTEGRAL, PRIMITIVE

_LOCALS = (
    (16, "int"), (10, "long"), (5, "float"), (6, "double"), (5, "boolean"), (5, "byte"),
    (4, "char"), (4, "short"), (8, "int[]"), (4, "long[]"), (5, "byte[]"), (4, "Object[]"),
    (8, "Base"), (4, "Object"),
)
_COMPOUND = ("+=", "-=", "*=", "&=", "|=", "^=", "<<=", ">>=", ">>>=")
_GUARDED = 9
_HALF_GUARDED = 5


class Statements:
    """Writes the body of one method, line by line."""

    def __init__(self, rng, expressions):
        self.rng = rng
        self.expressions = expressions
        self.scope = expressions.scope
        self.lines = []
        self._indent = 2
        self._loops = []  # labels of the loops around, innermost last

    def line(self, text):
        self.lines.append("  " * self._indent + text)

    # Structure.

    def nested(self, count, depth):
        """The inside of a pair of braces."""
        self._indent += 1
        mark = self.scope.mark()
        for _ in range(count):
            self.statement(depth)
        self.observe_since(mark)
        self.scope.cut(mark)
        self._indent -= 1

    def observe_since(self, mark):
        """What is about to go out of scope goes into the checksum."""
        for name, _ in self.scope.all()[mark:]:
            self.line("note(%s);" % name)

    def body(self, count, guarded):
        """Guarded: whatever is thrown, what follows the body is still reached."""
        if not guarded:
            for _ in range(count):
                self.statement(3)
            return
        self.expressions.risk = _HALF_GUARDED - 1
        self.line("try {")
        self.nested(count, 3)
        self.handler("RuntimeException", 0)
        self.line("}")

    def statement(self, depth):
        rows = [(34, self.assignment), (12, self.compound), (8, self.step), (8, self.declare)]
        rows += [(8, self.reference), (5, self.observe), (4, self.throw), (5, self.copy)]
        rows += [(5, self.mishap)]
        if self._loops:
            rows += [(6, self.leave)]
        if depth > 0:
            rows += [(12, self.branch), (11, self.loop), (8, self.switch), (13, self.guard)]
            rows += [(2, self.locked)]
        self.rng.weighted(rows)(depth)

    # Simple statements.

    def declare(self, depth):
        self.declare_as(self.rng.weighted(_LOCALS), depth)

    def declare_as(self, kind, depth):
        name = self.expressions.fresh(kind[0].lower() + ("s" if kind.endswith("]") else ""))
        if kind in PRIMITIVE:
            value = self.expressions.of(kind, 2)
        else:
            value = self.expressions.reference(kind, 1)
        self.line("%s %s = %s;" % (kind, name, value))
        self.scope.add(name, kind)

    def assignment(self, depth):
        kind = self.rng.pick(("int", "int", "long", "long") + PRIMITIVE)
        place = self.expressions.place(kind, 2)
        self.line("%s = %s;" % (place, self.expressions.seen(kind, 3)))

    def compound(self, depth):
        """The right side may be wider than the left: Java narrows it back."""
        rng, write = self.rng, self.expressions
        kind = rng.pick(PRIMITIVE)
        place = write.place(kind, 2)
        if kind == "boolean":
            self.line("%s %s %s;" % (place, rng.pick(("&=", "|=", "^=")), write.of(kind, 2)))
        elif kind in ("float", "double") or rng.chance(20):
            operator = rng.pick(("+=", "-=", "*=", "/=") if kind not in INTEGRAL else ("+=", "*="))
            self.line("%s %s %s;" % (place, operator, write.of(rng.pick(("double", "float")), 2)))
        elif write.risky():
            self.line("%s %s %s;" % (place, rng.pick(("/=", "%=")), write.of("int", 1)))
        else:
            value = write.of(rng.pick(("int", "int", "long", "byte")), 2)
            self.line("%s %s %s;" % (place, rng.pick(_COMPOUND), value))

    def step(self, depth):
        kind = self.rng.pick([k for k in PRIMITIVE if k != "boolean"])
        place = self.expressions.place(kind, 2)
        self.line(self.rng.pick(("%s++;", "%s--;")) % place)

    def reference(self, depth):
        """Moves references about: variables, links, elements."""
        rng, write = self.rng, self.expressions
        choice = rng.below(5)
        if choice == 0 and self.scope.of("Base"):
            base = rng.pick(self.scope.of("Base"))
            self.line("%s.next = %s;" % (base, write.reference("Base", 1)))
        elif choice == 1 and self.scope.of("Object[]"):
            array = rng.pick(self.scope.of("Object[]"))
            value = write.object(1) if write.risky() or rng.chance(30) else "null"
            self.line("%s[%s] = %s;" % (array, write.index(array, 1), value))
        elif choice == 2:
            self.line("so = %s;" % write.object(1))
        elif choice == 3:
            self.line("sa = %s;" % write.array("int[]", 2))
        else:
            self.assign_reference()

    def assign_reference(self):
        found = [row for row in self.scope.all() if row[1] not in PRIMITIVE]
        if not found:
            return self.observe(0)
        name, kind = self.rng.pick(found)
        self.line("%s = %s;" % (name, self.expressions.reference(kind, 1)))

    def observe(self, depth):
        kind = self.rng.pick(("int", "long", "double", "boolean"))
        self.line("note(%s);" % self.expressions.of(kind, 3))

    def copy(self, depth):
        """System.arraycopy within one array or between two."""
        found = self.scope.of("int[]") + ["sa"]
        source, target = self.rng.pick(found), self.rng.pick(found)
        count = "1" if not self.expressions.risky() else self.expressions.of("int", 1)
        places = (self.expressions.index(source, 1), self.expressions.index(target, 1))
        self.line("System.arraycopy(%s, %s, %s, %s, %s);" % (
            source, places[0], target, places[1], count))

    def throw(self, depth):
        """Mostly guarded; outside a try only under a condition that seldom holds."""
        rng, write = self.rng, self.expressions
        condition = write.of("boolean", 2)
        if write.risk < _HALF_GUARDED:
            condition = "(%s & 15) == %d" % (write.of("int", 2), rng.below(16))
        name = rng.weighted(((4, "Fault"), (3, "DeepFault"), (1, "null")))
        value = "(Fault) null" if name == "null" else "new %s(%s)" % (name, write.of("int", 1))
        self.line("if (%s) throw %s;" % (condition, value))

    def mishap(self, depth):
        """What the machine itself may refuse, one time in four to sixteen."""
        write = self.expressions
        form = self.rng.pick((
            "si /= %s & 7;", "sl %%= %s & 7;", "note(new int[(%s & 15) - 1]);",
            "((Object[]) new Base[2][])[%s & 1] = (%s & 7) == 1 ? new int[1] : null;",
            "((Object[]) new Base[2])[%s & 1] = (%s & 7) == 1 ? so : null;",
            "note(((Base) ((%s & 7) == 1 ? so : null)) == null);",
        ))
        places = form.count("%s")
        self.line(form % tuple(write.of("int", 2) for _ in range(places)))

    def leave(self, depth):
        label = self.rng.pick(self._loops)
        word = self.rng.pick(("break", "continue"))
        self.line("if (%s) %s %s;" % (self.expressions.of("boolean", 2), word, label))

    # Statements with blocks.

    def branch(self, depth):
        self.line("if (%s) {" % self.expressions.seen("boolean", 3))
        self.nested(self.rng.between(1, 2), depth - 1)
        if self.rng.chance(50):
            self.line("} else {")
            self.nested(self.rng.between(1, 2), depth - 1)
        self.line("}")

    def loop(self, depth):
        rng, write = self.rng, self.expressions
        label = write.fresh("loop")
        form = rng.below(3)
        mark = self.scope.mark()
        if form == 0:
            name = write.fresh("i")
            limits = (name, label, name, rng.between(2, 4), name)
            self.line("int %s = 0; %s: for (; fuel-- > 0 && %s < %d; %s++) {" % limits)
            self.scope.add(name, "int")
        elif form == 1:
            self.line("%s: while (fuel-- > 0 && %s) {" % (label, write.of("boolean", 2)))
        else:
            self.line("%s: do {" % label)
        self._loops.append(label)
        self.nested(rng.between(1, 3), depth - 1)
        self._loops.pop()
        self.line("}" if form < 2 else "} while (fuel-- > 0 && %s);" % write.of("boolean", 2))
        self.scope.cut(mark)

    def switch(self, depth):
        rng, write = self.rng, self.expressions
        sparse = rng.chance(50)
        key = write.seen("int", 2)
        if not sparse or rng.chance(70):
            key = "%s & 3" % key
        self.line("switch (%s) {" % key)
        keys = (0, 2, 1000, -1, 2147483647, -2147483648) if sparse else (-1, 0, 1, 2, 3)
        for value in keys[:rng.between(2, len(keys))]:
            self.line("  case %d: {" % value)
            self.case(depth)
        self.line("  default: {")
        self.case(depth)
        self.line("}")

    def case(self, depth):
        self._indent += 1
        self.nested(1, depth - 1)
        if self.rng.chance(70):
            self.line("  break;")
        self._indent -= 1
        self.line("  }")

    def locked(self, depth):
        base = self.scope.of("Base")
        self.line("synchronized (%s) {" % (self.rng.pick(base) if base else "sa"))
        self.nested(2, depth - 1)
        self.line("}")

    def guard(self, depth):
        """try with handlers, or finally, or both; more is risked inside."""
        rng, write = self.rng, self.expressions
        some = self.some()
        handlers = rng.pick((["RuntimeException"], some, some + ["RuntimeException"], []))
        self.line("try {")
        before = write.risk
        if handlers:
            write.risk = _GUARDED if "RuntimeException" in handlers else _HALF_GUARDED
        self.nested(rng.between(1, 3), depth - 1)
        write.risk = before
        for handler in handlers:
            self.handler(handler, depth)
        if not handlers or rng.chance(30):
            self.line("} finally {")
            self.nested(1, depth - 1)
        self.line("}")

    def some(self):
        """A few handlers in an order that javac takes; two may share a clause."""
        chosen = [name for name in CAUGHT if self.rng.chance(30)] or ["ArithmeticException"]
        if len(chosen) > 2 and chosen[1] != "DeepFault":
            chosen[:2] = ["%s | %s" % (chosen[0], chosen[1])]
        return chosen

    def handler(self, caught, depth):
        name = self.expressions.fresh("e")
        self.line("} catch (%s %s) {" % (caught, name))
        self.line("  note(kind(%s));" % name)
        self.nested(1 if self.rng.chance(50) else 0, depth - 1)
        if depth > 0 and self.rng.chance(10):
            self.line("  throw %s;" % name)
