#!/bin/sh
# The same for the newest class file version we read: compiles a class with a
# JDK 25 and samples that JDK's library. Skips where there is no such JDK.
# Arguments: compare script, dump binary, Java sources.
set -eu
compare=$1 dump=$2
shift 2
jdk=
for home in "${SUMMA_JDK_25:-}" /usr/lib/jvm/*25*; do
  if [ -n "$home" ] && [ -x "$home/bin/javac" ] && [ -x "$home/bin/jimage" ]; then
    jdk=$home
    break
  fi
done
if [ -z "$jdk" ]; then
  echo "SKIPPED: no JDK 25 in SUMMA_JDK_25 or /usr/lib/jvm"
  exit 0
fi
classes=$TEST_TMPDIR/classes
mkdir -p "$classes"
"$jdk/bin/javac" -g -nowarn -proc:none --release 25 -d "$classes" "$@"
python3 "$compare" --dump "$dump" --jdk "$jdk" --sample 100 --seed 2 "$classes"
