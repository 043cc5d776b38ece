#!/usr/bin/env bash
# Bazel's own Python rules want a configured toolchain; plain python3 will do.
exec python3 benchmarks/merging/sorting.py "$@"
