"""What differs in the output of a command from run to run, times and memory, and
from one update of the JDK to the next: the lines of its own sources, and how much of
its code was run.

steady(text) is the text with these replaced, and with the blanks of a table
whose columns they widen made one.
"""
import re

VOLATILE = [
    (re.compile(r" *\b\d+\.\d+ m?s\b"), " <time>"),
    (re.compile(r" *\b\d+ MiB\b"), " <memory>"),
    # Of so much most is the class library's code, of which an update may have more.
    (re.compile(r"\b\d{4,} bytecodes, \d+ solver calls?\b"), "<many> bytecodes, <many> solver calls"),
    (re.compile(r'("(?:wall_ms|solver_ms)": )[\d.e+-]+'), r"\1<time>"),
    (re.compile(r'("peak_rss_kb": )\d+'), r"\1<kb>"),
    (re.compile(r"(solver layer \w+) +\d+ questions, +\d+ answered"),
     r"\1 <questions>, <answered>"),
]
# What each layer of the solver did: times, and counts that say nothing of a program.
LAYERS = (re.compile(r'("solver_layers": )\[[^\]]*\]'), r"\1<layers>")
# "java.lang.Class.getName:864", and in JSON a place or a branch, which may be
# spread over several lines.
LIBRARY = r"(?:java|javax|jdk|sun)(?:\.[\w$<>]+)+"
LIBRARY_LINES = [
    (re.compile(rf"(?<![\w.$])({LIBRARY}):\d+"), r"\1:<line>"),
    (re.compile(rf'("class": "{LIBRARY}",\s*"method": "[^"]*",\s*"line": )\d+'), r"\1<line>"),
    (re.compile(rf'(\[\s*"{LIBRARY}",\s*)\d+(,\s*"line )\d+"'), r'\1<line>\2<line>"'),
    (re.compile(rf'(\[\s*"{LIBRARY}",\s*)\d+,'), r"\1<line>,"),
    # Of a stack trace: which of its methods call which is the library's affair.
    (re.compile(rf"(?:^( *)at (?:[\w.]+/)?{LIBRARY}\([^)\n]*\)$\n?)+", re.MULTILINE),
     "\\1at <library>\n"),
]
# Another text with the hash code of a given one: there are many, and which a solver finds may
# depend on the processor.
COLLISION = (re.compile(r'(hashCode\(\) == \d+\n *&& !\w+\.equals\("[^"]*"\)\n'
                        r' *for example \w+ -> \w+ java\.lang\.String(?:#\d+)?) "(?:[^"\\]|\\.)*"'),
             r"\1 <another text>")
# The heads and rows of the tables of `compare`: figures, and ratios, of which
# the last is one of times.
FIGURES = re.compile(r"heap +bound |.* <time> <memory>$")
RATIO = r"(?:-|same|1/\d+\.\d|\d+\.\dx)"
RATIOS = re.compile(rf"(\S+ +(?:\d+|none) +{RATIO} +{RATIO}) +{RATIO}$")
BLANKS = re.compile(r" +")


def steady_line(line):
    for pattern, replacement in VOLATILE:
        line = pattern.sub(replacement, line)
    line = RATIOS.sub(r"\1 <ratio>", line)
    if FIGURES.match(line) or line.endswith(" <ratio>") or line.startswith("against "):
        line = BLANKS.sub(" ", line)
    return line.rstrip()


def steady_lines(lines):
    text = "\n".join(lines)
    for pattern, replacement in [LAYERS, COLLISION, *LIBRARY_LINES]:
        text = pattern.sub(replacement, text)
    return [steady_line(line) for line in text.split("\n")] if lines else []


def steady(text):
    """Ends with a line break where there is anything."""
    return "".join(line + "\n" for line in steady_lines(text.splitlines()))
