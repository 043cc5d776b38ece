#include "solver/wire.h"

#include <charconv>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.h"
#include "expr/model.h"
#include "expr/parse.h"
#include "expr/path.h"
#include "expr/smtlib.h"
#include "expr/sort.h"
#include "expr/unknown.h"

namespace solver {
namespace {

using expr::Formula;
using expr::Unknown;

constexpr std::string_view kSat = "sat\n";
constexpr std::string_view kUnsat = "unsat\n";
constexpr std::string_view kUnknown = "unknown\n";

// Two unknowns with one key are read back as one.
std::string KeyOf(const expr::Pool& pool, Unknown u) {
  if (u.IsSymbol())
    return "s" + std::to_string(static_cast<int>(pool.sort(u.symbol()))) + " " +
           pool.symbol_name(u.symbol());
  if (!pool.IsChoice(u.variable()))
    return "b " + pool.predicate(u.variable()).name;
  const expr::Choice& choice = pool.choice(u.variable());
  std::string key = "c";
  for (uint32_t label : choice.labels) key += std::to_string(label) + ",";
  return key + " " + choice.name;
}

using Keys = std::unordered_map<std::string, Unknown>;

// Nothing if one key is not one unknown.
std::optional<Keys> KeysOf(expr::Pool& pool,
                           std::span<const Formula> conjuncts) {
  Keys keys;
  for (Formula f : conjuncts)
    for (Unknown u : pool.UnknownsOf(f))
      if (keys.try_emplace(KeyOf(pool, u), u).first->second != u)
        return std::nullopt;
  return keys;
}

// Takes a number and one space off the front.
std::optional<uint64_t> TakeNumber(std::string_view& text) {
  uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop == end || *stop != ' ') return std::nullopt;
  text.remove_prefix(static_cast<size_t>(stop - text.data()) + 1);
  return number;
}

bool TakePrefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

uint64_t LargestValueOf(const expr::Pool& pool, Unknown u) {
  if (u.IsVariable()) return pool.diagram().domain_size(u.variable()) - 1;
  return expr::IsWide(pool.sort(u.symbol())) ? UINT64_MAX : UINT32_MAX;
}

// Lines of "value length key"; a key may hold any character.
std::optional<expr::Model> ReadModel(std::string_view text,
                                     const expr::Pool& pool, const Keys& keys) {
  expr::Model model;
  while (!text.empty()) {
    const std::optional<uint64_t> value = TakeNumber(text);
    const std::optional<uint64_t> length =
        value ? TakeNumber(text) : std::nullopt;
    if (!length || *length >= text.size() || text[*length] != '\n')
      return std::nullopt;
    const auto it = keys.find(std::string(text.substr(0, *length)));
    if (it == keys.end() || *value > LargestValueOf(pool, it->second))
      return std::nullopt;
    model.Set(it->second, *value);
    text.remove_prefix(*length + 1);
  }
  return model;
}

}  // namespace

std::optional<std::string> QuestionText(expr::Pool& pool,
                                        std::span<const Formula> conjuncts) {
  if (!KeysOf(pool, conjuncts)) return std::nullopt;
  return expr::ToSmtLib(pool, conjuncts).text;
}

std::string AnswerText(const expr::Pool& pool, const Answer& answer) {
  if (answer.verdict == Verdict::kUnsat) return std::string(kUnsat);
  if (answer.verdict == Verdict::kUnknown)
    return std::string(kUnknown) + answer.reason;
  std::string text(kSat);
  for (const expr::Model::Entry& entry : answer.model->entries()) {
    const std::string key = KeyOf(pool, entry.unknown);
    text += std::to_string(entry.value) + " " + std::to_string(key.size()) +
            " " + key + "\n";
  }
  return text;
}

std::optional<Answer> ReadAnswer(std::string_view text, expr::Pool& pool,
                                 std::span<const Formula> conjuncts) {
  if (text == kUnsat) return Answer::Unsat();
  if (TakePrefix(text, kUnknown)) return Answer::Unknown(std::string(text));
  if (!TakePrefix(text, kSat)) return std::nullopt;
  const std::optional<Keys> keys = KeysOf(pool, conjuncts);
  if (!keys) return std::nullopt;
  std::optional<expr::Model> model = ReadModel(text, pool, *keys);
  if (!model) return std::nullopt;
  return Answer::Sat(std::move(*model));
}

std::string AnswerQuestion(std::string_view question, const SolverMaker& make) {
  expr::Pool pool;
  base::Result<expr::ParsedScript> script = expr::ParseSmtLib(question, pool);
  if (!script.ok())
    return AnswerText(pool, Answer::Unknown("the question cannot be read: " +
                                            script.error().ToString()));
  const expr::Path none;
  const Query query =
      Query(none, Formula::True()).Sliced(std::move(script.value().conjuncts));
  return AnswerText(pool, make(pool)->Check(query));
}

}  // namespace solver
