#include "cli/testing/left_statics.h"

#include <optional>
#include <string>

#include "check/own_code.h"
#include "classfile/access_flags.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
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

std::optional<Json> JsonOf(const heap::ConcreteCell& cell) {
  if (cell.IsObject() || cell.kind == heap::ConcreteCell::Kind::kNone)
    return std::nullopt;
  if (cell.kind == heap::ConcreteCell::Kind::kNull) return Json("null");
  return report::NumberJson(cell);
}

}  // namespace

std::vector<testgen::LeftStatic> LeftStatics(engine::Analysis& analysis,
                                             const engine::State& state,
                                             const heap::Instance& instance) {
  std::vector<testgen::LeftStatic> left;
  const engine::ClassTable& table = analysis.table();
  for (const WrittenStatic& each : WrittenStatics(analysis, state)) {
    testgen::LeftStatic found{table[table[each.field].owner].name,
                              analysis.types().FieldName(each.field)};
    found.value = JsonOf(instance.ValueOf(state.place.heap.Field(
        analysis.pool(), analysis.types(), each.holder, each.field)));
    left.push_back(std::move(found));
  }
  return left;
}

}  // namespace cli
