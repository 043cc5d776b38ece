#!/bin/sh
# Our dump equals javap's on a fixed sample of the class library and on every
# test class. Arguments: compare script, dump binary, a class from before Java 6
# (with jsr, ret and wide), class directories.
set -eu
compare=$1 dump=$2 old=$3
shift 3
jdk=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}
if [ ! -x "$jdk/bin/jimage" ] || [ ! -x "$jdk/bin/javap" ]; then
  echo "SKIPPED: no javap and jimage in $jdk"
  exit 0
fi
# javap takes only files that end in .class.
cp "$old" "$TEST_TMPDIR/Old.class"
exec python3 "$compare" --dump "$dump" --jdk "$jdk" --sample 400 --seed 1 \
  "$TEST_TMPDIR/Old.class" "$@"
