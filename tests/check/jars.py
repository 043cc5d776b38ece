"""Where Debian's packages put the frameworks: what tests need, what runs them."""
import os

FOLDER = "/usr/share/java"


def paths(*names):
    return [f"{FOLDER}/{name}.jar" for name in names]


def join(parts):
    return os.pathsep.join(parts)


TESTS = paths("junit-jupiter-api", "junit-jupiter-params", "junit-platform-commons",
              "apiguardian-api", "opentest4j", "junit4", "hamcrest", "assertj-core")

CONSOLE = TESTS + paths("junit-jupiter-engine", "junit-vintage-engine",
                        "junit-platform-engine", "junit-platform-launcher",
                        "junit-platform-console", "junit-platform-reporting",
                        "opentest4j-reporting-events", "opentest4j-reporting-schema",
                        "picocli", "univocity-parsers")
