#!/usr/bin/env python3
"""Compiles a folder of Java classes into C++.

    embed.py OUT.cc FOLDER HEADER NAMESPACE FUNCTION

Each class becomes a row of the table that the function, which the header declares,
gives: std::span<const base::EmbeddedClass>.
"""
import pathlib
import sys

PIECE = 500  # bytes to a line


def literal(data):
    """C++ string literals, one per piece: a compiler's lines have limits."""
    return "\n".join(
        '     "' + "".join(f"\\{byte:03o}" for byte in data[start:start + PIECE]) + '"'
        for start in range(0, len(data), PIECE))


def main(out, folder, header, namespace, function):
    root = pathlib.Path(folder)
    files = sorted(root.rglob("*.class"))
    if not files:
        sys.exit(f"embed.py: {folder}: no classes")
    with open(out, "w", encoding="ascii") as target:
        target.write(f'#include "{header}"\n\nnamespace {namespace} {{\nnamespace {{\n\n'
                     f"constexpr base::EmbeddedClass k{function}[] = {{\n")
        for file in files:
            data = file.read_bytes()
            target.write(f'    {{"{file.relative_to(root)}",\n     {{\n{literal(data)},\n'
                         f"     {len(data)}}}}},\n")
        target.write("};\n\n}  // namespace\n\n"
                     f"std::span<const base::EmbeddedClass> {function}() {{ return k{function}; }}\n\n"
                     f"}}  // namespace {namespace}\n")


main(*sys.argv[1:])
