"""regress_cases: one test per *.test file of a package."""

def regress_cases(data = []):
    for case in native.glob(["*.test"]):
        name = case[:-len(".test")]
        native.sh_test(
            name = name,
            size = "small",
            srcs = ["//tests/support:run_case.sh"],
            args = ["$(location //cli:summa)", "$(location %s)" % case],
            data = [
                case,
                name + ".expect",
                "//cli:summa",
                "//tests/support:run_case.py",
                "//tests/support:volatile.py",
            ] + data,
        )
