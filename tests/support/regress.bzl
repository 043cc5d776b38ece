"""regress_cases: one test per *.test file of a package."""

# Sanitized code takes ten times as long, and most cases run the same of it:
# every third is small, which is what runs with sanitizers.
SANITIZED_OF = 3

def regress_cases(data = []):
    cases = sorted(native.glob(["*.test"]))
    for number, case in enumerate(cases):
        name = case[:-len(".test")]
        native.sh_test(
            name = name,
            size = "small" if number % SANITIZED_OF == 0 else "medium",
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
