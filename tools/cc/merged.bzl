"""merged_library: libraries compiled together, from a few large files.

Two thirds of a build are the same headers, parsed again for every small source.
That is worth it while developing (small libraries, quick rebuilds, checked
layers) but not to someone who only wants the program: this rule writes the
sources of its `deps` and of all libraries below them one after the other into a
few files and compiles those. See docs/decisions/010-merged-build.md.
"""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

# A library with this many sources has units of its own; smaller ones of a
# package share units. No unit is so large that one core waits for it.
_LARGE_LIBRARY = 4
_UNIT_SIZE = 12

_Merged = provider(
    doc = "What a target and the libraries below it consist of.",
    fields = {
        "contexts": "depset of compilation contexts",
        "copts": "depset of flags that some library is compiled with",
        "kept": "depset of what is linked though nobody names it (alwayslink)",
        "libraries": "depset of structs: package, name and sources of a library",
        "link_flags": "depset of what system libraries are linked with",
    },
)

_Contents = provider(
    doc = "What a merged library has.",
    fields = {"libraries": "depset, as in _Merged"},
)

def _collect_impl(target, ctx):
    below = [d[_Merged] for d in getattr(ctx.rule.attr, "deps", []) if _Merged in d]
    keep = getattr(ctx.rule.attr, "alwayslink", False)
    sources = [
        f
        for f in getattr(ctx.rule.files, "srcs", [])
        if f.extension == "cc" and not keep
    ]
    library = struct(
        name = target.label.name,
        package = target.label.package,
        sources = tuple(sources),
    )
    return [_Merged(
        contexts = depset(
            [target[CcInfo].compilation_context] if CcInfo in target else [],
            transitive = [b.contexts for b in below],
        ),
        copts = depset(
            getattr(ctx.rule.attr, "copts", []),
            transitive = [b.copts for b in below],
        ),
        kept = depset(
            [target[CcInfo]] if keep else [],
            transitive = [b.kept for b in below],
        ),
        libraries = depset(
            [library] if sources else [],
            transitive = [b.libraries for b in below],
        ),
        link_flags = depset(
            getattr(ctx.rule.attr, "linkopts", []),
            transitive = [b.link_flags for b in below],
        ),
    )]

_collect = aspect(implementation = _collect_impl, attr_aspects = ["deps"])

def _units(libraries):
    """Lists of sources by the name of the unit they are compiled in."""
    units = {}
    count = {}
    for library in libraries:
        group = library.package.replace("/", "_")
        if len(library.sources) >= _LARGE_LIBRARY:
            group += "_" + library.name
        for source in library.sources:
            count[group] = count.get(group, -1) + 1
            unit = "%s_%d" % (group, count[group] // _UNIT_SIZE)
            units[unit] = units.get(unit, []) + [source]
    return units

def _write_unit(ctx, name, sources):
    unit = ctx.actions.declare_file("%s_units/%s.cc" % (ctx.label.name, name))
    ctx.actions.run_shell(
        arguments = [unit.path] + [f.path for f in sources],
        command = """out=$1; shift
for source; do echo "#line 1 \\"$source\\""; cat "$source"; done >"$out" """,
        inputs = sources,
        outputs = [unit],
    )
    return unit

def _merged_library_impl(ctx):
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features + ["layering_check"],
    )
    below = [dep[_Merged] for dep in ctx.attr.deps]
    libraries = depset(transitive = [b.libraries for b in below])
    done = ctx.attr.beyond[_Contents].libraries.to_list() if ctx.attr.beyond else []
    units = _units([l for l in libraries.to_list() if l not in done])
    compiled, objects = cc_common.compile(
        name = ctx.label.name,
        actions = ctx.actions,
        cc_toolchain = toolchain,
        feature_configuration = features,
        compilation_contexts = depset(transitive = [b.contexts for b in below]).to_list(),
        srcs = [_write_unit(ctx, name, units[name]) for name in sorted(units)],
        user_compile_flags = depset(transitive = [b.copts for b in below]).to_list(),
    )
    kept = depset(transitive = [b.kept for b in below]).to_list()
    kept = [k.linking_context for k in kept]
    linked, _ = cc_common.create_linking_context_from_compilation_outputs(
        name = ctx.label.name,
        actions = ctx.actions,
        cc_toolchain = toolchain,
        feature_configuration = features,
        compilation_outputs = objects,
        linking_contexts = kept + ([ctx.attr.beyond[CcInfo].linking_context] if done else []),
        user_link_flags = depset(transitive = [b.link_flags for b in below]).to_list(),
    )
    return [
        CcInfo(compilation_context = compiled, linking_context = linked),
        _Contents(libraries = libraries),
    ]

merged_library = rule(
    implementation = _merged_library_impl,
    doc = "All that its deps are and need, as one library.",
    attrs = {
        "beyond": attr.label(
            doc = "Another merged_library, which has what need not be compiled again.",
            providers = [_Contents],
        ),
        "deps": attr.label_list(aspects = [_collect], providers = [CcInfo]),
        "_cc_toolchain": attr.label(
            default = Label("@bazel_tools//tools/cpp:current_cc_toolchain"),
        ),
    },
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
