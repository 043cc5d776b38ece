"""example: the parts of one example folder."""

load("//tools/java:javac.bzl", "java_classes")

def example():
    java_classes(
        name = "classes",
        srcs = native.glob(["*.java"]),
        visibility = ["//visibility:public"],
    )
    native.filegroup(
        name = "sources",
        srcs = native.glob(["*.java"]),
        visibility = ["//visibility:public"],
    )
    native.exports_files(["README.md"])
