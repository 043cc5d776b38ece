"""A validator for the part of JSON Schema (2020-12) that docs/schema uses.

A keyword it does not know is an error of the schema: nothing is ignored.
"""
import json
import pathlib
import re

NOTES = {"$schema", "$defs", "title", "description"}
TYPES = {
    "null": lambda v: v is None,
    "boolean": lambda v: isinstance(v, bool),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
    "string": lambda v: isinstance(v, str),
    "array": lambda v: isinstance(v, list),
    "object": lambda v: isinstance(v, dict),
}


class BadSchema(Exception):
    """The schema itself is wrong."""


def same(a, b):
    """JSON equality: true is not 1."""
    return type(a) is type(b) and a == b


class Validator:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.files = {}

    def problems(self, value, name):
        """What is wrong with `value`, one line each; none if it is valid."""
        return list(self.check(value, self.load(name), name, "$"))

    def load(self, name):
        if name not in self.files:
            self.files[name] = json.loads((self.folder / name).read_text())
        return self.files[name]

    def check(self, value, schema, file, at):
        for keyword in schema:
            if keyword in NOTES:
                continue
            rule = getattr(self, "rule_" + keyword.lstrip("$"), None)
            if rule is None:
                raise BadSchema(f"{file}: unknown keyword {keyword}")
            yield from rule(value, schema, file, at)

    def rule_ref(self, value, schema, file, at):
        target, _, pointer = schema["$ref"].partition("#")
        file = target or file
        found = self.load(file)
        for step in pointer.strip("/").split("/") if pointer else []:
            if step not in found:
                raise BadSchema(f"{file}: no {schema['$ref']}")
            found = found[step]
        yield from self.check(value, found, file, at)

    def rule_type(self, value, schema, file, at):
        names = schema["type"]
        names = [names] if isinstance(names, str) else names
        if unknown := [n for n in names if n not in TYPES]:
            raise BadSchema(f"{file}: unknown type {unknown}")
        if not any(TYPES[name](value) for name in names):
            yield f"{at}: {json.dumps(value)[:60]} is not {' or '.join(names)}"

    def rule_const(self, value, schema, _file, at):
        if not same(value, schema["const"]):
            yield f"{at}: {json.dumps(value)[:60]} is not {json.dumps(schema['const'])}"

    def rule_enum(self, value, schema, _file, at):
        if not any(same(value, choice) for choice in schema["enum"]):
            yield f"{at}: {json.dumps(value)[:60]} is none of {schema['enum']}"

    def rule_pattern(self, value, schema, _file, at):
        if isinstance(value, str) and not re.search(schema["pattern"], value):
            yield f"{at}: {value[:60]!r} does not match {schema['pattern']}"

    def rule_required(self, value, schema, _file, at):
        if isinstance(value, dict):
            yield from (f"{at}: no {name}" for name in schema["required"] if name not in value)

    def rule_properties(self, value, schema, file, at):
        for name, part in schema["properties"].items():
            if isinstance(value, dict) and name in value:
                yield from self.check(value[name], part, file, f"{at}.{name}")

    def rule_additionalProperties(self, value, schema, file, at):
        if not isinstance(value, dict):
            return
        allowed = schema["additionalProperties"]
        for name in value:
            if name in schema.get("properties", {}):
                continue
            if allowed is False:
                yield f"{at}: unexpected {name}"
            else:
                yield from self.check(value[name], allowed, file, f"{at}.{name}")

    def rule_items(self, value, schema, file, at):
        if isinstance(value, list):
            for index, item in enumerate(value):
                yield from self.check(item, schema["items"], file, f"{at}[{index}]")

    def rule_oneOf(self, value, schema, file, at):
        tried = [list(self.check(value, part, file, at)) for part in schema["oneOf"]]
        matching = sum(not problems for problems in tried)
        if matching == 0:
            yield f"{at}: none of {len(tried)} forms fits: " + "; ".join(
                problems[0] for problems in tried
            )
        elif matching > 1:
            yield f"{at}: {matching} forms fit"
