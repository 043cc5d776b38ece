"""Collections of random calls beside those that an input has for what they contain.

usage: contents_test.py CLASSES

SUMMA_FULL: a million objects.
"""

import os
import subprocess
import sys

OBJECTS = "1000000" if os.environ.get("SUMMA_FULL") else "100000"

sys.exit(subprocess.run(
    ["java", "-XX:-UsePerfData", "--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED",
     "-cp", sys.argv[1], "replay.RandomCollections", OBJECTS, "32"],
    check=False).returncode)
