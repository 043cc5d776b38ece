"""What the engine makes of the class library's tables of characters, for all 65,536 of them.

usage: letters_test.py SUMMA RANGES

RANGES, a class folder, writes down what this JVM says of each character; `summa check` must find
that the engine says the same, and the one place where it was written down wrongly.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

LEAST = 5  # claims, beside the wrong one
WRONG = "wrongAtOne"


def main(summa, ranges):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "LetterClaims.java")
        claims = subprocess.run(["java", "-XX:-UsePerfData", "-cp", ranges, "values.Ranges"],
                                check=True, stdout=subprocess.PIPE).stdout
        source.write_bytes(claims)
        subprocess.run(["javac", "-J-XX:-UsePerfData", "-g", "-d", folder, str(source)], check=True)
        done = subprocess.run(
            [summa, "check", "-cp", folder, "LetterClaims", "--format", "json", "--time-limit", "200",
             "--jobs", "2"],
            stdout=subprocess.PIPE, text=True, check=False)
    properties = json.loads(done.stdout)["properties"]
    verdicts = {p["name"].split("::")[-1].split("(")[0]: p for p in properties}
    claims = {name: p for name, p in verdicts.items() if not name.endswith("Told")}
    bad = [f"{name}: {p['verdict']} {p.get('why', '')}" for name, p in claims.items()
           if p["verdict"] != ("violated" if name == WRONG else "holds")]
    found = (claims.get(WRONG, {}).get("counterexample") or {}).get("input", {}).get("roots", {})
    if found.get("c") != 0x0e55:
        bad.append(f"{WRONG}: another counterexample: {found}")
    print(f"{len(claims)} claims, {len(bad)} not as they should be")
    print("\n".join(bad))
    return 1 if bad or len(claims) <= LEAST else 0


sys.exit(main(*sys.argv[1:]))
