#!/usr/bin/env bash
# Bazel's own Python rules want a configured toolchain; plain python3 will do.
# The first argument is the script.
exec python3 "$@"
