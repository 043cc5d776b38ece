#!/bin/sh
# Real functions against a JVM's StrictMath.
# usage: reals_test.sh CHECK_REALS CLASSES COUNT
set -e
java -Xshare:auto -cp "$2" StrictNumbers "$3" > "$TEST_TMPDIR/lines"
exec "$1" < "$TEST_TMPDIR/lines"
