#!/usr/bin/env python3
"""Keeps the commands of a README true: runs them and compares what they print.

    run_readme.py SUMMA README.md [--update]

In indented and fenced code blocks a line that starts with "$ " is a command;
what follows, up to the next one or the end of the block, is what it prints. A
line of "…" alone stands for any lines. Times and memory are not compared. A
command ends with status 0, unless "$ echo $?" comes next and says otherwise.

    $ javac -g -d build examples/x/X.java    the classes that the build has made
    $ summa …  or  $ ./summa …               is run, as is
    $ cat FILE                               shows a file
    $ echo $?                                the status of the command before

Commands run in a folder of their own, in which the files of the project are
seen under their paths. --update rewrites the README with what was printed.
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from volatile import steady_lines

ANY = "…"
SECONDS = 120

class Wrong(Exception):
    """What a README says is not so."""


class Command:
    """One "$ " line: what to run, and where its output stands."""

    def __init__(self, line, text, indent):
        self.line = line  # of the "$", counted from 0
        self.text = text
        self.indent = indent
        self.first = self.last = line + 1  # its output: lines[first:last]


def block_indents(lines):
    """For each line the indentation of the code block it is in, or None."""
    indents, fence = [], False
    for line in lines:
        if line.startswith("```"):
            fence = not fence
            indents.append(None)
        elif fence:
            indents.append("")
        elif line.startswith("    "):
            indents.append("    ")
        else:
            # A blank line is part of the block around it.
            indents.append(indents[-1] if not line and indents else None)
    return indents


def commands_of(lines):
    commands, indents = [], block_indents(lines)
    for number, (line, indent) in enumerate(zip(lines, indents)):
        if indent is None:
            continue
        if line.startswith(indent + "$ "):
            commands.append(Command(number, line[len(indent) + 2 :], indent))
        elif not commands or not line.strip():
            continue
        elif continues(lines, commands[-1], number):
            commands[-1].text = commands[-1].text[:-1] + line[len(indent) :].strip()
            commands[-1].first = commands[-1].last = number + 1
        elif None not in indents[commands[-1].line : number]:
            commands[-1].last = number + 1
    return commands


def continues(lines, command, number):
    return command.first == number and lines[number - 1].endswith("\\")


def printed_lines(lines, command):
    text = lines[command.first : command.last]
    return [line[len(command.indent) :] for line in text]


def matches(expected, actual):
    """Whether the lines are alike; "…" in `expected` is any lines."""
    if ANY not in expected:
        return expected == actual
    gap = expected.index(ANY)
    if expected[:gap] != actual[:gap]:
        return False
    rest = expected[gap + 1 :]
    return any(matches(rest, actual[i:]) for i in range(gap, len(actual) + 1))


def constant(text):
    """A text as class files hold it: JVMS 4.4.7."""
    data = text.encode()
    return b"\x01" + len(data).to_bytes(2, "big") + data


class Shop:
    """The folder in which the commands run."""

    def __init__(self, root, built, folder, summa):
        self.root, self.built, self.folder, self.summa = root, built, folder, summa
        self.status = 0
        for entry in root.iterdir():
            if not entry.name.startswith((".", "bazel-")) and entry.name != "build":
                (folder / entry.name).symlink_to(entry)

    def run(self, text):
        words = shlex.split(text)
        actions = {"javac": self.javac, "cat": self.cat, "echo": self.echo}
        if words[0] in ("summa", "./summa"):
            return self.run_summa(words[1:])
        if words[0] not in actions:
            raise Wrong(f"no command that can be run: {text}")
        return actions[words[0]](words[1:])

    def run_summa(self, words):
        environment = {**os.environ, "NO_COLOR": "1"}
        result = subprocess.run(
            [self.summa, *words], cwd=self.folder, env=environment, timeout=SECONDS,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )
        self.status = result.returncode
        return result.stdout

    def javac(self, words):
        if words[:2] != ["-g", "-d"] or len(words) < 4:
            raise Wrong("javac is called as: javac -g -d FOLDER FILE…")
        for source in words[3:]:
            if not (self.root / source).is_file():
                raise Wrong(f"no such file: {source}")
            path = pathlib.Path(source)
            self.copy(self.built / path.parent / "classes", path.name, words[2])
        self.status = 0
        return ""

    def copy(self, classes, source, target):
        """The classes that say they were made from this source."""
        if not classes.is_dir():
            raise Wrong(f"not built: {classes}")
        for file in classes.rglob("*.class"):
            if constant(source) not in file.read_bytes():
                continue
            link = self.folder / target / file.relative_to(classes)
            link.parent.mkdir(parents=True, exist_ok=True)
            if not link.exists():
                link.symlink_to(file.resolve())

    def cat(self, words):
        self.status = 0
        return "".join((self.folder / name).read_text() for name in words)

    def echo(self, words):
        if words != ["$?"]:
            raise Wrong("only $? can be echoed")
        status, self.status = self.status, 0
        return f"{status}\n"


def check_status(shop, command, following):
    asked = following is not None and following.text == "echo $?"
    if shop.status != 0 and not asked:
        raise Wrong(f'exit status {shop.status}, and no "$ echo $?" says so: {command.text}')


def differences(lines, commands, shop):
    """Pairs of a command and what it printed, where the README is wrong."""
    wrong = []
    for command, following in zip(commands, [*commands[1:], None]):
        output = [line.rstrip() for line in shop.run(command.text).splitlines()]
        check_status(shop, command, following)
        expected = steady_lines(printed_lines(lines, command))
        if not matches(expected, steady_lines(output)):
            wrong.append((command, output))
    return wrong


def section_at(first, output):
    """Where the lines are from the one that begins like `first` to the next head."""
    head = re.match(r"\S+\s*\S*", first).group()
    starts = [n for n, line in enumerate(output) if line.startswith(head)]
    if not starts:
        return range(0)
    end = starts[0] + 1
    while end < len(output) and output[end].startswith(" "):
        end += 1
    return range(starts[0], end)


def with_gaps(numbers, output):
    """These lines, and "…" or a blank line for what stands between them."""
    kept, last = [], 0
    for number in sorted(numbers):
        between = output[last:number]
        kept += [ANY] if any(between) else between
        kept.append(output[number])
        last = number + 1
    return kept + ([ANY] if any(output[last:]) else [])


def shortened(expected, output):
    """The output with gaps "…" beside what stood there, or whole."""
    if ANY not in expected:
        return output
    numbers = set()
    if expected[0] != ANY:  # a title may have another wording now
        numbers.update(section_at(output[0], output))
    for line in expected:
        if line and line != ANY and not line.startswith(" "):
            numbers.update(section_at(line, output))
    return with_gaps(numbers, output) if numbers else output


def updated(lines, wrong):
    for command, output in reversed(wrong):
        expected = printed_lines(lines, command)
        text = [(command.indent + line).rstrip() for line in shortened(expected, output)]
        lines[command.first : command.last] = text
    return lines


def report(readme, wrong):
    for command, output in wrong:
        print(f"{readme}:{command.line + 1}: $ {command.text}\nprinted:")
        print("\n".join(output))


def built_folder():
    """Where compiled classes are: in a test beside the sources."""
    here = pathlib.Path.cwd()
    return here / "bazel-bin" if (here / "bazel-bin").is_dir() else here


def main(arguments):
    update = "--update" in arguments
    summa, name = [a for a in arguments if a != "--update"]
    readme = pathlib.Path(name)
    lines = readme.read_text().split("\n")
    root = pathlib.Path(__file__).absolute().parents[2]
    commands = commands_of(lines)
    if not commands:
        print(f"{readme}: no command in it")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        shop = Shop(root, built_folder(), pathlib.Path(folder),
                    str(pathlib.Path(summa).absolute()))
        try:
            wrong = differences(lines, commands, shop)
        except Wrong as problem:
            print(f"{readme}: {problem}")
            return 1
    if update and wrong:
        readme.write_text("\n".join(updated(lines, wrong)))
    elif wrong:
        report(readme, wrong)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
