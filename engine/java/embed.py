#!/usr/bin/env python3
"""Compiles a folder of Java classes into C++.

    embed.py OUT.cc FOLDER

Each class becomes a row of the table that engine/java/harness.h declares.
"""
import pathlib
import sys

PIECE = 500  # bytes to a line


def literal(data):
    """C++ string literals, one per piece: a compiler's lines have limits."""
    return "\n".join(
        '     "' + "".join(f"\\{byte:03o}" for byte in data[start:start + PIECE]) + '"'
        for start in range(0, len(data), PIECE))


def main(out, folder):
    root = pathlib.Path(folder)
    files = sorted(root.rglob("*.class"))
    if not files:
        sys.exit(f"embed.py: {folder}: no classes")
    with open(out, "w", encoding="ascii") as target:
        target.write('#include "engine/java/harness.h"\n\nnamespace java {\nnamespace {\n\n'
                     "constexpr HarnessClass kClasses[] = {\n")
        for file in files:
            data = file.read_bytes()
            target.write(f'    {{"{file.relative_to(root)}",\n     {{\n{literal(data)},\n'
                         f"     {len(data)}}}}},\n")
        target.write("};\n\n}  // namespace\n\n"
                     "std::span<const HarnessClass> HarnessClasses() { return kClasses; }\n\n"
                     "}  // namespace java\n")


main(*sys.argv[1:])
