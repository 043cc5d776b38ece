"""What differs from run to run in the output of a command: times and memory.

steady(line) is the line with these replaced, and with the blanks of a table
whose columns they widen made one.
"""
import re

VOLATILE = [
    (re.compile(r" *\b\d+\.\d+ m?s\b"), " <time>"),
    (re.compile(r" *\b\d+ MiB\b"), " <memory>"),
    (re.compile(r'("(?:wall_ms|solver_ms)": )[\d.e+-]+'), r"\1<time>"),
    (re.compile(r'("peak_rss_kb": )\d+'), r"\1<kb>"),
]
# The heads and rows of the tables of `compare`: figures, and ratios, of which
# the last is one of times.
FIGURES = re.compile(r"heap +bound |.* <time> <memory>$")
RATIO = r"(?:-|same|1/\d+\.\d|\d+\.\dx)"
RATIOS = re.compile(rf"(\S+ +(?:\d+|none) +{RATIO} +{RATIO}) +{RATIO}$")
BLANKS = re.compile(r" +")


def steady(line):
    for pattern, replacement in VOLATILE:
        line = pattern.sub(replacement, line)
    line = RATIOS.sub(r"\1 <ratio>", line)
    if FIGURES.match(line) or line.endswith(" <ratio>") or line.startswith("against "):
        line = BLANKS.sub(" ", line)
    return line.rstrip()
