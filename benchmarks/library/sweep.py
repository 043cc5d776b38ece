"""How much of the class library can be explored with any input.

usage: sweep.py SUMMA METHODS [--seconds S] [--bound K] [--replay] [--only TEXT]

Explores each method of METHODS at bound K (2) within S (5) seconds and prints how it went: complete;
vacuous, where it is complete but only because a parameter that is not primitive can be nothing but
null; incomplete, with the reason; and, with --replay, wrong where a JVM did something else. Then
the reasons by count.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys

CUT_SHORT = "cut short"


def explore(summa, entry, options, more=()):
    command = [summa, "explore", entry, "--bound", str(options.bound), "--format", "json",
               "--time-limit", str(options.seconds), "--progress", "off", *more]
    if options.replay:
        command.append("--replay")
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              timeout=options.seconds * 4 + 20)
    except subprocess.TimeoutExpired:
        return None, "out of time, far beyond the limit"
    if done.returncode not in (0, 1, 3):
        return None, f"status {done.returncode}: {done.stderr.strip().splitlines()[-1:]}"
    return json.loads(done.stdout), done.stderr.strip()


def only_null(summa, entry, options, document):
    """Some parameter that is a reference is null on every path, and with anything else there is none."""
    roots = [path["input"]["roots"] for path in document["paths"] if path.get("input")]
    names = [name for name in (roots[0] if roots else {}) if name != "this"]
    for name in names:
        if all(root.get(name) == "null" for root in roots):
            other, _ = explore(summa, entry, options, ["--non-null", name])
            if other is None or not other["paths"]:
                return True
    return False


def reason_of(document, complaint):
    for path in document["paths"]:
        if path["end"] in ("unsupported", "step-limit", "call-depth", "bound", "unknown"):
            return f"{path['end']}: {re.sub(r'[0-9]+', 'N', path.get('why', ''))}"
        if path.get("assumes"):
            return f"assuming {path['assumes']}"
    return document.get("stopped") or complaint or CUT_SHORT


def verdict(summa, entry, options):
    document, complaint = explore(summa, entry, options)
    if document is None:
        return "incomplete", complaint
    wrong = [path for path in document["paths"] if "DIFFERS" in path.get("unconfirmed", "")]
    if wrong:
        return "wrong", wrong[0]["unconfirmed"]
    if not document["complete"]:
        reason = reason_of(document, complaint)
        told_null = [text for text in document["assumes"] if " is null: no class" in text]
        return ("vacuous", "") if reason == CUT_SHORT and told_null else ("incomplete", reason)
    vacuous = only_null(summa, entry, options, document)
    return ("vacuous", "") if vacuous else ("complete", "")


def read_methods(file, only):
    with open(file, encoding="utf-8") as text:
        lines = [line.strip() for line in text]
    return [line for line in lines if line and line[0] != "#" and only in line]


def main(args):
    parser = argparse.ArgumentParser()
    parser.add_argument("summa")
    parser.add_argument("methods")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--bound", type=int, default=2)
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--only", default="")
    options = parser.parse_args(args)
    entries = read_methods(options.methods, options.only)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        results = []
        for entry, result in zip(entries, pool.map(
                lambda entry: verdict(options.summa, entry, options), entries)):
            results.append(result)
            print(f"{result[0]:10} {entry} {result[1]}".rstrip(), flush=True)
    print()
    reasons = collections.Counter(result for result in results if result[1])
    for (word, reason), count in sorted(reasons.items(), key=lambda row: (-row[1], row[0])):
        print(f"{count:5} {word}: {reason}")
    words = collections.Counter(word for word, _ in results)
    print(f"{len(results)} methods: " + ", ".join(
        f"{words[word]} {word}" for word in ("complete", "vacuous", "incomplete", "wrong")))
    return 1 if words["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
