"""fuzz_target: libFuzzer binary with --config=fuzz, corpus replay otherwise."""

load("//tools/cc:rules.bzl", "cc_test")

def fuzz_target(name, srcs, deps, corpus):
    cc_test(
        name = name,
        size = "small",
        srcs = srcs + select({
            "//tests/fuzz:libfuzzer": [],
            "//conditions:default": ["//tests/fuzz:replay_main.cc"],
        }),
        # -runs=0 makes libFuzzer execute the corpus once and exit.
        args = select({
            "//tests/fuzz:libfuzzer": ["-runs=0"],
            "//conditions:default": [],
        }) + ["$(locations %s)" % c for c in corpus],
        data = corpus,
        linkopts = select({
            "//tests/fuzz:libfuzzer": ["-fsanitize=fuzzer"],
            "//conditions:default": [],
        }),
        linkstatic = True,
        deps = deps,
    )
