#!/usr/bin/env python3
"""Compiles the fixed parts of a page into C++.

    embed.py OUT.cc NAME=FILE[,FILE...] ...

Each NAME becomes a html::Asset of report/html/assets.h: the files joined, and
the base64 SHA-256 of that text. Files of NAME kScript share one strict scope.
"""
import base64
import hashlib
import sys

# Inside an HTML script or style these would end it or change how it is read.
FORBIDDEN = ("</script", "<script", "<!--", "</style")


def read(name, files):
    parts = []
    for file in files:
        with open(file, encoding="utf-8") as source:
            parts.append(source.read())
    text = "".join(parts)
    if name == "kScript":
        text = "(() => {\n'use strict';\n" + text + "})();\n"
    if name != "kShell":
        for word in FORBIDDEN:
            if word in text.lower():
                sys.exit(f"embed.py: {files}: must not contain {word}")
    return text


def literal(text):
    """C++ string literals, one per piece: a compiler's lines have limits."""
    data = text.encode("utf-8")
    lines = []
    for start in range(0, len(data), 2000):
        escaped = "".join(
            chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
            for byte in data[start : start + 2000]
        )
        lines.append(f'    "{escaped}"')
    return "\n".join(lines), len(data)


def main():
    out, *assets = sys.argv[1:]
    with open(out, "w", encoding="ascii") as target:
        target.write('#include "report/html/assets.h"\n\nnamespace html {\n')
        for asset in assets:
            name, files = asset.split("=", 1)
            text = read(name, files.split(","))
            digest = hashlib.sha256(text.encode("utf-8")).digest()
            pieces, size = literal(text)
            target.write(
                f"const Asset {name} = {{{{\n{pieces},\n    {size}}},\n"
                f'    "{base64.b64encode(digest).decode()}"}};\n'
            )
        target.write("}  // namespace html\n")


main()
