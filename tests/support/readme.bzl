"""readme_test: the commands of a README print what it says."""

def readme_test(name, readme, data = []):
    native.sh_test(
        name = name,
        # Not under sanitizers: the command-line cases are.
        size = "medium",
        srcs = ["//tests/support:python.sh"],
        args = [
            "$(location //tests/support:run_readme.py)",
            "$(location //cli:summa)",
            "$(location %s)" % readme,
        ],
        data = [
            readme,
            "//cli:summa",
            "//tests/support:run_readme.py",
            "//tests/support:volatile.py",
        ] + data,
    )
