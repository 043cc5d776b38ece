"""java_classes: compiles .java files to a directory of .class files."""

def _java_classes_impl(ctx):
    out = ctx.actions.declare_directory(ctx.label.name)
    args = ctx.actions.args()
    if ctx.attr.compiler == "javac":
        executable = "/usr/bin/javac"

        # javac is always pid 2 in the sandbox; avoid the shared perf file.
        args.add("-J-XX:-UsePerfData")
        args.add_all(["-g", "-proc:none", "-Xlint:-options"])
        args.add("--release", ctx.attr.release)
    else:
        executable = "/usr/bin/ecj"
        args.add_all(["-g", "-proc:none", "-nowarn"])
        args.add("-" + ctx.attr.release)
    args.add("-d", out.path)
    args.add_all(ctx.attr.options)
    args.add_all(ctx.files.srcs)
    ctx.actions.run(
        executable = executable,
        arguments = [args],
        inputs = ctx.files.srcs,
        outputs = [out],
        mnemonic = "JavaClasses",
        progress_message = "Compiling Java %s" % ctx.label,
        use_default_shell_env = True,
    )
    return [DefaultInfo(
        files = depset([out]),
        runfiles = ctx.runfiles(files = [out]),
    )]

java_classes = rule(
    implementation = _java_classes_impl,
    doc = "Folder with every class the compiler emits, inner classes included.",
    attrs = {
        "compiler": attr.string(default = "javac", values = ["javac", "ecj"]),
        "options": attr.string_list(),
        "release": attr.string(default = "17"),
        "srcs": attr.label_list(allow_files = [".java"]),
    },
)
