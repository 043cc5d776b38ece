#include "engine/vm/enum_constants.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/persistent_map.h"
#include "classfile/access_flags.h"

namespace engine {
namespace {

using Status = ClassState::Status;

bool HasAllConstants(const Context& context, const State& last, ClassId c) {
  const ClassState* known = last.classes.Find(c.index());
  if (known == nullptr || known->statics == heap::kNull) return false;
  const auto& fields = context.table[c].static_fields;
  return std::all_of(fields.begin(), fields.end(), [&](FieldId f) {
    return !context.table[f].Has(classfile::kAccEnum) ||
           last.place.heap.IsWritten(known->statics, f);
  });
}

// Those of `last`; but what was under way there never began.
base::PersistentMap<ClassState> ClassesAfter(const State& state,
                                             const State& last, ClassId c) {
  base::PersistentMap<ClassState> classes = state.classes;
  last.classes.ForEach([&](uint64_t id, const ClassState& known) {
    const ClassState* before = state.classes.Find(id);
    const bool began = known.status == Status::kRunning &&
                       (before == nullptr || before->status != known.status);
    if (!began) classes = classes.With(id, known);
  });
  ClassState partial = *last.classes.Find(c.index());
  partial.status = Status::kPartial;
  return classes.With(c.index(), partial);
}

std::string WhyLast(const State& last) {
  return last.end ? last.end->detail : "it depends on what is not known";
}

}  // namespace

void KeepConstants(Context& context, State& state, const State& last,
                   ClassId c) {
  if (!context.table[c].Has(classfile::kAccEnum) ||
      !HasAllConstants(context, last, c))
    return;
  context.partial[c] =
      "what the initialiser of " + context.table.TextOf(c) +
      " does after making its constants changes nothing that is looked at (" +
      WhyLast(last) + ")";
  State kept = state;
  kept.place.heap = last.place.heap;
  kept.classes = ClassesAfter(state, last, c);
  kept.literals = last.literals;
  kept.mirrors = last.mirrors;
  kept.lambdas = last.lambdas;
  kept.boxes = last.boxes;
  kept.unwritten = last.unwritten;
  kept.appended = last.appended;
  kept.traces = last.traces;
  state = std::move(kept);
}

}  // namespace engine
