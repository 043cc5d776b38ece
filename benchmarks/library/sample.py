"""Which methods of the class library the sweep looks at.

usage: sample.py > methods.txt

The public methods of some classes of java.base, as javap lists them, ordered by a digest of seed
and name; the first COUNT are the sample. What an update of the JDK adds without making it public
API changes nothing, and methods.txt is kept: the sample is the same on every machine.
"""

import hashlib
import re
import subprocess

SEED = "17"
COUNT = 520
CLASSES = """
java.lang.Boolean java.lang.Byte java.lang.Character java.lang.Double java.lang.Enum java.lang.Float
java.lang.Integer java.lang.Long java.lang.Math java.lang.Object java.lang.Short java.lang.StrictMath
java.lang.String java.lang.StringBuffer java.lang.StringBuilder java.lang.System java.lang.Throwable
java.math.BigDecimal java.math.BigInteger java.time.DayOfWeek java.time.Duration
java.time.LocalDate java.time.LocalTime java.time.Month java.time.Period java.time.Year
java.util.AbstractList java.util.ArrayDeque java.util.ArrayList java.util.Arrays java.util.BitSet
java.util.Collections java.util.HashMap java.util.HashSet java.util.IntSummaryStatistics
java.util.LinkedHashMap java.util.LinkedList java.util.Objects java.util.Optional
java.util.OptionalInt java.util.PriorityQueue java.util.Random java.util.StringJoiner
java.util.StringTokenizer java.util.TreeMap java.util.TreeSet java.util.UUID java.util.Vector
java.util.concurrent.TimeUnit java.util.concurrent.atomic.AtomicInteger
java.util.concurrent.atomic.AtomicLong java.util.concurrent.atomic.AtomicReference
""".split()


def methods_of(name):
    """Entries with descriptors, of methods that have code."""
    text = subprocess.run(["javap", "-public", "-s", name], check=True, stdout=subprocess.PIPE,
                          text=True).stdout
    lines = text.splitlines()
    for declared, described in zip(lines, lines[1:]):
        found = re.match(r"\s+descriptor: (\(.*)", described)
        if not found or re.search(r"\b(abstract|native)\b", declared):
            continue
        method = re.search(r"([\w$.]+)\(", declared).group(1)
        method = "<init>" if method == name else method
        yield f"{name}::{method}{found.group(1)}"


def main():
    entries = sorted({entry for name in CLASSES for entry in methods_of(name)},
                     key=lambda entry: hashlib.sha256((SEED + entry).encode()).hexdigest())
    print(f"# {COUNT} of {len(entries)} public methods, by sample.py with seed {SEED}.")
    print("\n".join(sorted(entries[:COUNT])))


if __name__ == "__main__":
    main()
