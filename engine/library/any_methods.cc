// Values that a program asks for and that can be any of their type: input that
// is no argument (check/models/summa/Any.java).
#include <string>

#include "engine/library/intrinsics.h"
#include "engine/runtime/invocation.h"
#include "engine/state/truncation.h"
#include "expr/sort.h"
#include "expr/symbol_names.h"

namespace engine::intrinsics {
namespace {

// No origin of a cell begins with it, nor does an identity hash code.
constexpr uint32_t kAsked = 3;

expr::Sort SortOf(char letter) {
  switch (letter) {
    case 'J':
      return expr::Sort::kBv64;
    case 'F':
      return expr::Sort::kF32;
    case 'D':
      return expr::Sort::kF64;
    default:
      return expr::Sort::kBv32;
  }
}

}  // namespace

// The n-th of a path goes by its number: on other paths it is another value of
// the same name.
Step AskAny(Context& c, State& s, char letter) {
  const auto number = static_cast<uint32_t>(s.asked.size());
  const expr::SymbolKey key = {kAsked, number, static_cast<uint32_t>(letter)};
  const expr::Expr any = c.pool.Symbol(SortOf(letter), key, [&] {
    return "asked" + std::to_string(number + 1);
  });
  const Slot value = Truncate(c.pool, c.values, c.values.FromTerm(any), letter);
  s.asked = s.asked.With({letter, value});
  return Leave(c, s, value);
}

// As if nobody caught what a JVM throws there.
Step RuleOut(Context&, State& s) {
  return Finish(s, search::EndKind::kException,
                "org.opentest4j.TestAbortedException");
}

Step AnyString(Context&, State& s) {
  return Unsupported(s, "a string that may be any");
}

}  // namespace engine::intrinsics
