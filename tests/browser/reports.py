"""The reports under test, written by the real program."""
import json
import os
import pathlib
import re
import subprocess

import class_patch

CLASSES = {
    name: f"examples/{name}/classes"
    for name in ("arrays", "bughunt", "dispatch", "elements", "linkedlist", "tree",
                 "twolists")
}
# A cyclic list has no end.
CONTAINS = ("LinkedList::contains", "--requires", "isAcyclic")
CONTAINS_ANY = ("ElementList::containsAny", "--requires", "isAcyclic")
# What a hostile class is called: markup, quotes, marks that turn the direction
# of writing, control characters. A slash separates packages.
HOSTILE = {
    "Victim": "a</script><script>flag=1</script><img src=x onerror=flag=1>",
    "Count": "\"'><svg onload=flag=1>\u202e\u0007",
    "Next": "&lt<b>&amp\u2066\u200b'\"\\",
    "Start": "<script>flag=1<\u202ekcab",
    "Limit": "{{script}}\u0000",
    "Chosen": "x\"'&\u202e\u2028",
}
# What a reader must see of those names.
SHOWN = {
    "Victim": "a<.script><script>flag=1<.script><img src=x onerror=flag=1>",
    "Count": "\"'><svg onload=flag=1>\\u202e\\u0007",
    "Next": "&lt<b>&amp\\u2066\\u200b'\"\\",
    "Start": "<script>flag=1<\\u202ekcab",
    "Limit": "{{script}}\\u0000",
}


def scratch(name):
    folder = pathlib.Path(os.environ.get("TEST_TMPDIR", "/tmp")) / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def summa(*arguments):
    """Standard output; any status but wrong usage will do."""
    result = subprocess.run(["cli/summa", *map(str, arguments)], timeout=300,
                            capture_output=True, text=True, errors="replace",
                            check=False)
    if result.returncode not in (0, 1, 3):
        raise RuntimeError(f"summa {arguments}: {result.stderr}")
    return result.stdout


def write(name, *arguments):
    """The report's file, and what the program printed."""
    file = scratch("reports") / name
    return file, summa(*arguments, "--html", file)


def explore(name, example, method, *options):
    return write(name, "explore", "-cp", CLASSES[example], method,
                 "--source-path", f"examples/{example}", *options)


def hostile(name, command="explore"):
    folder = scratch("hostile")
    target = folder / (HOSTILE["Victim"] + ".class")
    target.parent.mkdir(parents=True, exist_ok=True)
    data = pathlib.Path("tests/browser/victim/Victim.class").read_bytes()
    # The name of the source file stays, so that its text is in the report.
    patched = class_patch.patch(data.replace(b"Victim.java", b"Source.java"),
                                HOSTILE)
    target.write_bytes(patched)
    source = pathlib.Path("tests/browser/data/Victim.java").read_text()
    (folder / "Source.java").write_text(source)
    return write(name, command, f"{target}::probe", "--bound", 2,
                 "--source-path", folder)


def document(file):
    """The data a page carries."""
    text = pathlib.Path(file).read_text(encoding="utf-8")
    match = re.search(r'<script type="application/json" id="data">(.*?)</script>',
                      text, re.DOTALL)
    return json.loads(match.group(1))


def section(file, kind):
    for part in document(file)["sections"]:
        if part["kind"] == kind:
            return part["data"]
    raise KeyError(kind)


def repeated(file, name, paths):
    """The page with its paths over and over, so many of them."""
    text = pathlib.Path(file).read_text(encoding="utf-8")
    whole = document(file)
    for part in whole["sections"]:
        if part["kind"] == "paths":
            rows = part["data"]["paths"]
            part["data"]["paths"] = (rows * (paths // len(rows) + 1))[:paths]
    mark = '<script type="application/json" id="data">'
    begin = text.index(mark) + len(mark)
    end = text.index("</script>", begin)
    data = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    copy = scratch("reports") / name
    copy.write_text(text[:begin] + data.replace("<", "\\u003c") + text[end:],
                    encoding="utf-8")
    return copy


def large(name):
    """At least 5,000 paths."""
    return explore(name, "elements", *CONTAINS_ANY, "--heap", "lazy", "--bound", 6,
                   "--max-paths", 5000)
