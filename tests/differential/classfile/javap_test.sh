#!/bin/sh
# Our dump equals javap's on a fixed sample of the class library and on every
# test class. Arguments: compare script, dump binary, class directories.
set -eu
compare=$1 dump=$2
shift 2
jdk=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}
if [ ! -x "$jdk/bin/jimage" ] || [ ! -x "$jdk/bin/javap" ]; then
  echo "SKIPPED: no javap and jimage in $jdk"
  exit 0
fi
exec python3 "$compare" --dump "$dump" --jdk "$jdk" --sample 400 --seed 1 "$@"
