"""What the engine says of values of the class library, beside what their public methods make.

usage: values_test.py CLASSES SOURCE...

SOURCE: the engine's methods (RealFill.java, BuilderFill.java) and the classes they are compiled
against; here all in a package of their own, so that a JVM runs them on objects of these classes.
SUMMA_FULL: a million values.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

OBJECTS = "1000000" if os.environ.get("SUMMA_FULL") else "30000"
NEEDED = re.compile(r"(Real|Builder)Fill\.java|AbstractStringBuilder|Big|BitSet|Duration|Instant|"
                    r"IntSummary|Local|Math|MonthDay|Optional|Period|Random|Year")


def in_one_package(text):
    text = re.sub(r"(?m)^package .*;", "package stubs;", text)
    return re.sub(r"(?m)^import java\..*;\n", "", text)


def main(classes, *sources):
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for source in map(pathlib.Path, sources):
            if NEEDED.match(source.name):
                files.append(pathlib.Path(folder, source.name))
                files[-1].write_text(in_one_package(source.read_text(encoding="utf-8")),
                                     encoding="utf-8")
        subprocess.run(["javac", "-J-XX:-UsePerfData", "-d", folder, *map(str, files)], check=True)
        return subprocess.run(
            ["java", "-XX:-UsePerfData", "--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED",
             "-cp", f"{classes}:{folder}", "replay.RandomValues", OBJECTS, "32"],
            check=False).returncode


sys.exit(main(*sys.argv[1:]))
