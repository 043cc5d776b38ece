#include "check/input_size.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "expr/apply.h"
#include "expr/sort.h"
#include "heap/concrete.h"
#include "heap/example.h"
#include "heap/instance.h"
#include "heap/types.h"

namespace check {
namespace {

using heap::ConcreteCell;

// Of a number with a fraction more than of most without.
constexpr size_t kDigitsOfReal = 12;

// Far fewer than could overflow the sum.
constexpr uint64_t kFar = 1'000'000'000'000;

void CountNumber(const ConcreteCell& cell, InputSize& size) {
  if (cell.bits == 0 || cell.unread) return;
  if (expr::IsFloating(cell.sort)) {
    size.digits += kDigitsOfReal;
    return;
  }
  const int64_t value = expr::SignedValue(cell.sort, cell.bits);
  const auto bits = static_cast<uint64_t>(value);
  size.digits += std::to_string(value).size();
  size.distance += std::min(value < 0 ? -bits : bits, kFar);
}

void Count(const ConcreteCell& cell, InputSize& size) {
  size.references += cell.IsObject();
  if (cell.kind == ConcreteCell::Kind::kNumber) CountNumber(cell, size);
}

}  // namespace

InputSize SizeOfInput(engine::Analysis& analysis, const engine::State& state) {
  const heap::TypeHierarchy& types = analysis.types();
  const std::optional<heap::Instance> instance =
      heap::ExampleOf(analysis.pool(), types, state.place, std::nullopt,
                      analysis.context().bounds);
  if (!instance) return kNoInput;
  InputSize size;
  const heap::ConcreteHeap heap =
      heap::WithoutHolders(types, instance->input());
  for (const heap::ConcreteRoot& root : heap.roots) Count(root.cell, size);
  for (const heap::ConcreteObject& object : heap.objects) {
    if (object.prestate != 0 || types.IsHolder(object.type)) continue;
    ++size.objects;
    if (types.IsArray(object.type)) size.elements += object.fields.size();
    for (const heap::ConcreteField& f : object.fields) Count(f.cell, size);
  }
  return size;
}

}  // namespace check
