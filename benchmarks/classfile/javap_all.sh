#!/bin/sh
# Our dump against javap's for the whole of java.base: a few minutes. Usage:
#   bazel run --config=opt //benchmarks/classfile:javap_all [-- --jdk HOME]
set -eu
compare=$1 dump=$2
shift 2
jdk=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}
exec python3 "$compare" --dump "$dump" --jdk "$jdk" --sample all "$@"
