"""Written tests, compiled without a warning and run by JUnit's own console."""
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree

SHARE = "/usr/share/java"
API = ["junit-jupiter-api", "junit-platform-commons", "apiguardian-api", "opentest4j",
       "junit4", "hamcrest"]
ENGINES = ["junit-jupiter-engine", "junit-vintage-engine", "junit-platform-engine",
           "junit-platform-launcher", "junit-platform-console", "junit-platform-reporting",
           "opentest4j-reporting-events", "opentest4j-reporting-schema", "picocli",
           "univocity-parsers"]
MAIN = "org.junit.platform.console.ConsoleLauncher"
# Where processes share numbers, as in a sandbox, they would quarrel over a file of
# the JVM's, and say so on standard output.
JAVA = ["java", "-XX:-UsePerfData", "-XX:+DisplayVMOutputToStderr"]


def joined(*parts):
    return os.pathsep.join(str(part) for part in parts)


def jars(names):
    return [f"{SHARE}/{name}.jar" for name in names]


def compiled(sources, class_path, folder):
    """What javac has to say against it, or nothing."""
    done = subprocess.run(
        ["javac", "-Xlint:all", "-Werror", "-proc:none", "-cp",
         joined(class_path, *jars(API)), "-d", str(folder), *map(str, sources)],
        capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr or "no word"


def outcomes(classes, class_path, reports):
    """Of each test of the class folder: None, or how it failed."""
    done = subprocess.run(
        [*JAVA, "-cp", joined(classes, class_path, *jars(API + ENGINES)), MAIN,
         "--scan-class-path", str(classes), "--include-classname", ".*PathsTest",
         "--reports-dir", str(reports), "--details=none", "--disable-banner"],
        capture_output=True, text=True, timeout=300)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"console: status {done.returncode}\n{done.stderr}")
    found = {}
    for file in pathlib.Path(reports).glob("TEST-*.xml"):
        for case in xml.etree.ElementTree.parse(file).iter("testcase"):
            trouble = case.find("failure")
            if trouble is None:
                trouble = case.find("error")
            name = re.sub(r"\(.*", "", case.get("name"))
            found[f"{case.get('classname')}.{name}"] = (
                None if trouble is None else trouble.get("message") or trouble.get("type"))
    return found
