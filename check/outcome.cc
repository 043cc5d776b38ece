#include "check/outcome.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/java_signature.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "expr/expr.h"
#include "heap/access.h"

namespace check {
namespace {

using engine::Analysis;
using engine::State;
using search::EndKind;

// What frameworks throw where an assumption does not hold.
constexpr const char* kAborted[] = {
    "org/opentest4j/TestAbortedException",
    "org/junit/AssumptionViolatedException",
    "org/junit/internal/AssumptionViolatedException",
    "org/testng/SkipException",
};

bool IsA(engine::ClassTable& table, const std::string& thrown,
         const std::string& type) {
  if (thrown == type) return true;
  const auto sub = table.Load(table.Name(thrown));
  const auto super = table.Load(table.Name(type));
  return sub.ok() && super.ok() && table.IsSubtype(sub.value(), super.value());
}

std::string InternalName(std::string text) {
  std::replace(text.begin(), text.end(), '.', '/');
  return text;
}

Judged As(const State& state, const search::End& end, Outcome outcome,
          std::string why = "") {
  return {state, end, outcome, std::move(why)};
}

Judged JudgeThrown(Analysis& analysis, const Property& property,
                   const State& state, const search::End& end) {
  engine::ClassTable& table = analysis.table();
  const std::string thrown = InternalName(end.detail);
  for (const char* aborted : kAborted)
    if (IsA(table, thrown, aborted)) return As(state, end, Outcome::kRuledOut);
  if (!property.expected.empty() && IsA(table, thrown, property.expected))
    return As(state, end, Outcome::kGood);
  const bool assertion = IsA(table, thrown, "java/lang/AssertionError");
  if (property.kind == Property::Kind::kMain && !assertion)
    return As(state, end, Outcome::kException, "throws " + end.detail);
  if (property.kind == Property::Kind::kRobust)
    for (const std::string& declared : property.declared)
      if (IsA(table, thrown, declared)) return As(state, end, Outcome::kGood);
  return As(state, end, Outcome::kViolated,
            (assertion ? "an assertion fails: " : "throws ") + end.detail);
}

// What the property returned, as a condition; none: it is no boolean property.
std::optional<expr::Formula> TruthOf(Analysis& analysis,
                                     const Property& property,
                                     const State& state) {
  if (!property.IsBoolean() || property.kind != Property::Kind::kTest)
    return std::nullopt;
  const heap::Value value =
      analysis.machine().context().values.ToValue(state.result);
  return !analysis.pool().Eq(std::get<expr::Expr>(value),
                             analysis.pool().Int(0));
}

std::vector<Judged> JudgeReturn(Analysis& analysis, const Property& property,
                                const State& state, const search::End& end) {
  if (!property.expected.empty())
    return {As(state, end, Outcome::kViolated,
               "does not throw " + engine::JavaName(property.expected))};
  const auto truth = TruthOf(analysis, property, state);
  if (!truth) return {As(state, end, Outcome::kGood)};
  std::vector<Judged> parts;
  for (auto& answer :
       analysis.machine().context().access.Test(state.place, *truth)) {
    Judged part = answer.answer
                      ? As(state, end, Outcome::kGood)
                      : As(state, end, Outcome::kViolated, "returns false");
    part.state.place = std::move(answer.place);
    part.state.result = engine::Slot::Int(answer.answer ? 1 : 0);
    parts.push_back(std::move(part));
  }
  return parts;
}

std::vector<Judged> JudgeAlone(Analysis& analysis, const Property& property,
                               const State& state, const search::End& end) {
  switch (end.kind) {
    case EndKind::kReturn:
      return JudgeReturn(analysis, property, state, end);
    case EndKind::kException:
    case EndKind::kViolation:
      return {JudgeThrown(analysis, property, state, end)};
    case EndKind::kDiverges:
      return {As(state, end,
                 property.kind == Property::Kind::kMain ? Outcome::kGood
                                                        : Outcome::kViolated,
                 "never ends")};
    case EndKind::kExit:
      return {As(state, end,
                 property.kind == Property::Kind::kTest ? Outcome::kViolated
                                                        : Outcome::kGood,
                 "ends the virtual machine: System.exit")};
    default:
      return {As(state, end, Outcome::kCut)};
  }
}

}  // namespace

std::vector<Judged> Judge(Analysis& analysis, const Property& property,
                          const State& state, const search::End& end) {
  std::vector<Judged> all = JudgeAlone(analysis, property, state, end);
  for (Judged& judged : all) {
    judged.doubtful =
        judged.state.place.path.doubtful() || state.assumes != nullptr;
    if (judged.doubtful && judged.outcome != Outcome::kViolated)
      judged.outcome = Outcome::kCut;
  }
  return all;
}

}  // namespace check
