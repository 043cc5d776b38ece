"""Small changes of a source, one at a time: operators, constants, calls, arguments."""
import re

SWAPS = [(" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "),
         (" != ", " == "), (" + ", " - "), (" - ", " + "), (" && ", " || "), (" || ", " && "),
         ("true", "false"), ("false", "true"), ("++", "--")]
NUMBER = re.compile(r"(?<![\w.])\d+")
# A call that stands for itself, or the assignment of a field.
STATEMENT = re.compile(r"^(\s*)((?:if \([^;]*\) )?)((?:\w+\(|\w+(?:\[\w+\])? = |this\.\w+ = )[^;]*;)$")
CALL = re.compile(r"(\w+\()([^(),]+), ([^(),]+)(\))")


def replaced(line, at, old, new):
    return line[:at] + new + line[at + len(old):]


def of_line(line):
    """(what was done, the line) of each change."""
    for old, new in SWAPS:
        for found in re.finditer(re.escape(old), line):
            yield f"{old.strip()} to {new.strip()}", replaced(line, found.start(), old, new)
    for found in NUMBER.finditer(line):
        number = found.group()
        yield f"{number} to {int(number) + 1}", replaced(line, found.start(), number,
                                                        str(int(number) + 1))
    if found := STATEMENT.match(line):
        yield "statement removed", f"{found.group(1)}{found.group(2)};"
    for found in CALL.finditer(line):
        if found.group(2) != found.group(3) and not found.group(2).startswith("int "):
            turned = found.group(1) + found.group(3) + ", " + found.group(2) + found.group(4)
            yield "arguments swapped", replaced(line, found.start(), found.group(), turned)


def mutants(source):
    """(name, text) of all changed sources; some may not compile."""
    lines = source.splitlines()
    for i, line in enumerate(lines):
        for number, (what, changed) in enumerate(of_line(line)):
            text = "\n".join(lines[:i] + [changed] + lines[i + 1:]) + "\n"
            yield f"line {i + 1}: {what} #{number + 1}", text
