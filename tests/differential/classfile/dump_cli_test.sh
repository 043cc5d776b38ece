#!/bin/sh
# `summa dump` from outside: one line on standard error and exit status 2 for
# anything that is wrong, nothing on standard error otherwise.
set -u
dump=$PWD/$1
failures=0
cd "$TEST_TMPDIR" || exit 1

# expect STATUS PATTERN ARGS...: exit status, and what standard error says.
expect() {
  status=$1 pattern=$2
  shift 2
  "$dump" "$@" >out 2>err
  actual=$?
  lines=$(wc -l <err)
  wanted=1
  [ "$status" -eq 0 ] && wanted=0
  if [ "$actual" -ne "$status" ] || [ "$lines" -ne "$wanted" ] ||
    ! grep -q -- "$pattern" out err; then
    echo "dump $*: status $actual, wanted $status and $pattern; said:"
    cat err
    failures=$((failures + 1))
  fi
}

printf 'not a class' >Bad.class
printf '\312\376\272\276\0\0\0\377' >Future.class
printf '\312\376\272\276\0\0\0\075\377\377' >Huge.class
printf 'PK and nothing else' >bad.jar

expect 0 'usage: summa dump' --help
expect 2 'summa: dump: expected a class or a file'
expect 2 'summa: unknown option --frob' --frob
expect 2 'summa: expected a value after -cp' Bad.class -cp
expect 2 'summa: Missing.class: No such file' Missing.class
expect 2 'summa: Bad.class: at byte 0: expected the magic number' Bad.class
expect 2 'summa: Future.class: at byte 6: expected a class file version' Future.class
expect 2 'summa: Huge.class: at byte 10: expected as many constants' Huge.class
expect 2 'summa: no.such.Class: no such class$' --jdk none no.such.Class
expect 2 'summa: nowhere/lib/modules: No such file' --jdk nowhere A
expect 2 'summa: bad.jar: at byte 19: expected the end record' -cp bad.jar --jdk none A
if command -v java >/dev/null; then
  expect 0 'class java.lang.Object$' java.lang.Object
  expect 0 'this_class: .*// java/lang/Object' java/lang/Object
  expect 2 'did you mean java.lang.String' java.lang.Strin
  # With -o, standard output stays empty.
  "$dump" java.lang.Object -o copy >out || failures=$((failures + 1))
  [ ! -s out ] && grep -q '^class\|^public class java.lang.Object' copy ||
    failures=$((failures + 1))
fi
[ "$failures" -eq 0 ] && echo "all as expected"
exit "$failures"
