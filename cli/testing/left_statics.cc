#include "cli/testing/left_statics.h"

#include <optional>
#include <string>
#include <variant>

#include "check/own_code.h"
#include "classfile/access_flags.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/machine.h"
#include "engine/runtime/context.h"
#include "heap/example.h"
#include "heap/instance.h"
#include "heap/symbolic_heap.h"
#include "report/heap_json.h"

namespace cli {
namespace {

using engine::FieldId;
using Json = nlohmann::ordered_json;

struct WrittenStatic {
  FieldId field;
  heap::Location holder;
};

std::vector<WrittenStatic> WrittenStatics(engine::Analysis& analysis,
                                          const engine::State& state) {
  const engine::ClassTable& table = analysis.table();
  const heap::SymbolicHeap& heap = state.place.heap;
  std::vector<WrittenStatic> found;
  state.classes.ForEach([&](uint64_t c, const engine::ClassState& known) {
    const engine::ClassId id(static_cast<uint32_t>(c));
    if (known.statics == heap::kNull || !check::IsOwnCode(table, id) ||
        heap.Info(known.statics).kind != heap::ObjectInfo::Kind::kAllocated)
      return;
    for (const FieldId f : table[id].static_fields)
      if (!table[f].Has(classfile::kAccFinal) &&
          heap.IsWritten(known.statics, f))
        found.push_back({f, known.statics});
  });
  return found;
}

// As Summarize takes it, so that the example is the same.
std::optional<heap::Value> ResultOf(engine::Analysis& analysis,
                                    const engine::State& state) {
  if (state.result.type == engine::Slot::Type::kNone) return std::nullopt;
  const heap::Value value =
      analysis.machine().context().values.ToValue(state.result);
  const auto& type = analysis.machine().entry().descriptor.result;
  const auto* number = std::get_if<expr::Expr>(&value);
  if (number == nullptr || type.IsReference() || type.kind != 'Z') return value;
  return !analysis.pool().Eq(*number, analysis.pool().Int(0));
}

std::optional<Json> JsonOf(const heap::ConcreteCell& cell) {
  if (cell.IsObject() || cell.kind == heap::ConcreteCell::Kind::kNone)
    return std::nullopt;
  if (cell.kind == heap::ConcreteCell::Kind::kNull) return Json("null");
  return report::NumberJson(cell);
}

}  // namespace

std::vector<testgen::LeftStatic> LeftStatics(engine::Analysis& analysis,
                                             const engine::State& state) {
  std::vector<testgen::LeftStatic> left;
  const std::vector<WrittenStatic> written = WrittenStatics(analysis, state);
  if (written.empty()) return left;
  const engine::ClassTable& table = analysis.table();
  const auto instance =
      heap::ExampleOf(analysis.pool(), analysis.types(), state.place,
                      ResultOf(analysis, state), analysis.context().bounds);
  for (const WrittenStatic& each : written) {
    testgen::LeftStatic found{table[table[each.field].owner].name,
                              analysis.types().FieldName(each.field)};
    if (instance)
      found.value = JsonOf(instance->ValueOf(state.place.heap.Field(
          analysis.pool(), analysis.types(), each.holder, each.field)));
    left.push_back(std::move(found));
  }
  return left;
}

}  // namespace cli
