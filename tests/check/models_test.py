"""The models of assertion libraries do what the libraries do.

Each table of calls in models/ is compiled against the real jar. The same class
files are run with the jar and with the models in its place, and every call must
throw the same class, or nothing, both times. Further: what a model offers has
the signature of the real one; every method of a model is called by a table; the
tables compile against the models, too; and what is not modelled is listed in
check/models/README.md (--update writes it).
"""
import functools
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
import unittest

MODELS = pathlib.Path("check/models")
TABLES = pathlib.Path("tests/check/models")
JARS = pathlib.Path("/usr/share/java")
README = MODELS / "README.md"
CHOICE = re.compile(r"<<(.*?)>>")
REFERENCE = re.compile(r"Method\s+\S*?(?:(\S+)\.)?(\"<init>\"|\w+):(\(\S*)")
OPEN, CLOSE = "<!-- missing -->\n", "<!-- end -->\n"
LEAST_CALLS = 150
# What matchers and errors say of themselves, or share among themselves.
INNER = {"toString", "describeTo", "describeMismatchSafely", "matchesSafely",
         "matches", "converted", "evalSubstringOf", "asEqualMatchers"}
FOR_SUBCLASSES = {"<init>", "toAssert"}


def tool(*words):
    done = subprocess.run([str(w) for w in words], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise AssertionError(f"{words[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def expand(line):
    """`f(<<1|2>>)` is two calls."""
    parts = CHOICE.split(line)
    texts, choices = parts[::2], [c.split("|") for c in parts[1::2]]
    for chosen in itertools.product(*choices):
        yield "".join(a + b for a, b in zip(texts, (*chosen, "")))


class Table:
    """A file of calls: a line of jars, imports, static members, statements."""

    def __init__(self, path):
        self.name = "Calls_" + path.stem
        self.jars, self.imports, self.members, self.calls = [], [], [], []
        self.expected = []
        for line in path.read_text().splitlines():
            self.add(line.strip())

    def add(self, line):
        if line.startswith("jars:"):
            self.jars = [JARS / jar for jar in line[5:].split()]
        elif line.startswith("import "):
            self.imports.append(line)
        elif line.startswith("static "):
            self.members.append(line)
        elif line and not line.startswith("#"):
            call, _, outcome = line.partition(" => ")
            for one in expand(call):
                self.calls.append(one)
                self.expected.append(outcome)

    def source(self):
        methods = [f"static void call{i}() throws Throwable {{ {call}; }}"
                   for i, call in enumerate(self.calls)]
        return "\n".join([*self.imports, f"class {self.name} {{",
                          f"static final int COUNT = {len(self.calls)};",
                          *self.members, *methods, "}"])


def class_path(*entries):
    return ":".join(str(e) for e in entries)


class Bench:
    """Everything compiled once."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.models = self.folder / "models"
        self.harness = self.folder / "harness"
        self.tables = [Table(p) for p in sorted(TABLES.glob("*.calls"))]
        sources = sorted(MODELS.rglob("*.java"))
        tool("javac", "--release", "8", "-g:none", "-nowarn", "-d", self.models,
             *sources)
        tool("javac", "-d", self.harness, TABLES / "Harness.java")
        self.classes = sorted(
            ".".join(p.relative_to(self.models).with_suffix("").parts)
            for p in self.models.rglob("*.class"))
        for table in self.tables:
            self.compile(table)

    def compile(self, table):
        source = self.folder / f"{table.name}.java"
        source.write_text(table.source())
        tool("javac", "-nowarn", "-XDrawDiagnostics", "-cp",
             class_path(*(table.jars or [self.models])), "-d", self.of(table),
             source)

    def of(self, table):
        return self.folder / table.name

    def run(self, table, *libraries):
        return tool("java", "-cp",
                    class_path(self.harness, self.of(table), *libraries),
                    "Harness", "run", table.name).splitlines()

    @functools.lru_cache(maxsize=None)
    def offers(self, *libraries):
        """What the classes that are modelled offer: {class: {line}}."""
        found, current = {}, None
        for line in tool("java", "-cp", class_path(self.harness, *libraries),
                         "Harness", "offer", *self.classes).splitlines():
            kind, _, rest = line.partition(" ")
            if kind == "class":
                current = found.setdefault(rest, set())
            else:
                current.add((kind, rest))
        return found

    def real_jars(self):
        return sorted({jar for table in self.tables for jar in table.jars})

    def called(self):
        """Names and descriptors that the calls of the tables refer to."""
        found = set()
        for table in self.tables:
            classes = sorted(self.of(table).glob("*.class"))
            text = tool("javap", "-p", "-v", *classes)
            for _, name, descriptor in REFERENCE.findall(text):
                found.add(name.strip('"') + descriptor)
        return found


def methods(lines, *kinds):
    return {rest for kind, rest in lines if kind in kinds}


def missing(real, model):
    """Names that a class lacks, and "name (n)" where only n overloads lack."""
    have = methods(model, "method", "bridge")
    lack = methods(real, "method") - have
    for name in sorted({m.partition("(")[0] for m in lack} - INNER):
        count = sum(m.startswith(name + "(") for m in lack)
        some = any(m.startswith(name + "(") for m in have)
        shown = name.replace("<init>", "constructor")
        yield f"{shown} ({count})" if some else shown


def missing_text(bench):
    """A paragraph for each class; what its superclasses lack is said there."""
    real, model = bench.offers(*bench.real_jars()), bench.offers(bench.models)
    lacks = {name: set(missing(real[name], model[name])) for name in real}
    paragraphs = []
    for name in sorted(real):
        above = [lacks.get(c, set()) for c in methods(real[name], "extends")]
        own = lacks[name].difference(*above)
        if own:
            paragraphs.append(textwrap.fill(
                f"- `{name}`: {', '.join(sorted(own))}", 88,
                subsequent_indent="  ", break_on_hyphens=False) + "\n")
    return "".join(paragraphs)


class ModelsTest(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.bench = Bench(cls.scratch.name)

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def test_same_outcomes(self):
        total = 0
        for table in self.bench.tables:
            model = self.bench.run(table, self.bench.models)
            real = (self.bench.run(table, *table.jars) if table.jars
                    else table.expected)
            self.assertEqual(len(table.calls), len(model))
            wrong = [f"{call}: {m}, should be {r}" for call, m, r
                     in zip(table.calls, model, real) if m != r]
            self.assertEqual([], wrong, table.name)
            fails = sum(r != "returns" for r in real)
            print(f"{table.name}: {len(real)} calls, {fails} of them throw")
            self.assertLess(len(real) / 5, fails, "passes too much")
            self.assertLess(fails, len(real) * 4 / 5, "fails too much")
            total += len(real)
        self.assertLessEqual(LEAST_CALLS, total)

    def test_signatures_are_real(self):
        real = self.bench.offers(*self.bench.real_jars())
        model = self.bench.offers(self.bench.models)
        self.assertLess(30, len(real))
        for name, lines in real.items():
            own = methods(model[name], "method")
            strange = own - methods(lines, "method", "bridge")
            self.assertEqual(set(), strange, name)

    def test_every_method_is_called(self):
        called = self.bench.called()
        real = self.bench.offers(*self.bench.real_jars())
        model = self.bench.offers(self.bench.models)
        for name in sorted(real):
            if not re.search(r"(Assert|Assume|Assertions|Assumptions|Matchers"
                             r"|MatcherAssert)$", name):
                continue
            left = {m for m in methods(model[name], "method") - called
                    if m.partition("(")[0] not in FOR_SUBCLASSES}
            self.assertEqual(set(), left, f"{name}: never called")

    def test_sources_compile_against_models(self):
        sources = sorted(self.bench.folder.glob("*.java"))
        self.assertEqual(len(self.bench.tables), len(sources))
        tool("javac", "-nowarn", "-cp", self.bench.models, "-d",
             self.bench.folder / "against_models", *sources)

    def test_readme_lists_what_is_missing(self):
        text = README.read_text()
        listed = text.partition(OPEN)[2].partition(CLOSE)[0]
        self.assertEqual(missing_text(self.bench), listed)


def update():
    with tempfile.TemporaryDirectory() as scratch:
        lines = missing_text(Bench(scratch))
    before, _, rest = README.read_text().partition(OPEN)
    README.write_text(before + OPEN + lines + CLOSE + rest.partition(CLOSE)[2])


def absent_jars():
    tables = [Table(p) for p in sorted(TABLES.glob("*.calls"))]
    return sorted({str(j) for t in tables for j in t.jars if not j.exists()})


if __name__ == "__main__":
    if absent_jars():
        print("NOT RUN: no", ", ".join(absent_jars()))
    elif sys.argv[1:] == ["--update"]:
        update()
    else:
        unittest.main()
