"""The C++ rules of tests and benchmarks.

With --config=merged they use the program's libraries in one piece instead of
those they name.
"""

_PROGRAM = [
    "base",
    "check",
    "classfile",
    "cli",
    "engine",
    "expr",
    "heap",
    "javalite",
    "report",
    "solver",
]

def _is_program(label):
    return label.startswith("//") and label[2:].split(":")[0].split("/")[0] in _PROGRAM

def _deps(deps):
    own = [d for d in deps if not _is_program(d)]
    if len(own) == len(deps):
        return deps
    return select({
        "//tools/cc:merged": own + ["//cli:merged_for_tests"],
        "//conditions:default": deps,
    })

def cc_test(name, deps = [], **kwargs):
    native.cc_test(name = name, deps = _deps(deps), **kwargs)

def cc_library(name, deps = [], testonly = True, **kwargs):
    native.cc_library(name = name, deps = _deps(deps), testonly = testonly, **kwargs)

def cc_binary(name, deps = [], testonly = True, **kwargs):
    native.cc_binary(name = name, deps = _deps(deps), testonly = testonly, **kwargs)
