#!/usr/bin/env bash
# What bash and zsh offer after a few letters of a command line, and that the
# manual page has every option --help has.
set -u
summa=$1
failures=0

# offers "WORDS…" EXPECTED: the last word is the one being completed.
offers() {
  read -ra COMP_WORDS <<<"$1"
  [[ $1 == *" " ]] && COMP_WORDS+=("")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _summa
  local got="${COMPREPLY[*]-}"
  if [ "$got" != "$2" ]; then
    echo "summa completion of \"$1\": \"$got\" instead of \"$2\""
    failures=$((failures + 1))
  fi
}

# shellcheck disable=SC1090
source <("$summa" --completion bash) || exit 1
offers "summa expl" "explore"
offers "summa j" "javalite"
offers "summa explore --he" "--heap --help"
offers "summa explore --solver-t" "--solver-timeout"
offers "summa javalite run x --heap lazier" "lazier lazier-sharp"
offers "summa javalite run x --format " "text json"
offers "summa explore --bound " ""
offers "summa solve --of" "--off"
offers "summa diff --compare " "all result"
offers "summa di" "diff"

# completes "LINE" EXPECTED: methods, for which bash ends words at colons.
completes() {
  COMP_LINE="$summa ${1#* }"
  COMP_POINT=${#COMP_LINE}
  offers "${1//::/ :: }" "$2"
  COMP_LINE=
}
here=examples/bughunt/classes
completes "summa explore -cp $here Acc" "Account::"
completes "summa explore -cp $here Account::tr" "transfer"
completes "summa explore -cp $here Account::" "new transfer"
completes "summa explore -cp $here Nothing::x" ""

page=$("$summa" --man-page)
for command in explore compare bisim check diff dump javalite solve; do
  for option in $("$summa" "$command" --help | grep -oE '^  (-[a-z]+, )?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
    if ! grep -qF -- "\\fB${option//-/\\-}\\fR" <<<"$page"; then
      echo "the manual page lacks $option of $command"
      failures=$((failures + 1))
    fi
  done
done
if command -v groff >/dev/null; then
  warnings=$(groff -man -Tutf8 -ww <<<"$page" 2>&1 >/dev/null)
  [ -z "$warnings" ] || { echo "$warnings"; failures=$((failures + 1)); }
fi

# zsh_completes "LINE" EXPECTED: what a real zsh makes of the line and a tab.
zsh_completes() {
  local got
  got=$(timeout 60 zsh -f tests/regress/cli/zsh_offers.zsh "$TEST_TMPDIR/_summa" "$1")
  if [ "$got" != "$2" ]; then
    echo "zsh completes \"$1\" to \"$got\" instead of \"$2\""
    failures=$((failures + 1))
  fi
}

"$summa" --completion zsh >"$TEST_TMPDIR/_summa"
mkdir -p "$TEST_TMPDIR/bin"
ln -sf "$(readlink -f "$summa")" "$TEST_TMPDIR/bin/summa"
export PATH="$TEST_TMPDIR/bin:$PATH"
zsh_completes "summa explore -cp $here Account::tr" \
  "summa explore -cp $here Account::transfer"
zsh_completes "summa expl" "summa explore "
zsh_completes "summa explore --solver-ti" "summa explore --solver-timeout "
zsh_completes "summa explore --heap su" "summa explore --heap summary"
zsh_completes "summa javalite run x --heap lazier-" \
  "summa javalite run x --heap lazier-sharp "
zsh_completes "summa solve --al" "summa solve --all "
"$summa" --completion fish 2>/dev/null
[ $? -eq 2 ] || { echo "an unknown shell should be refused"; failures=$((failures + 1)); }
exit "$failures"
