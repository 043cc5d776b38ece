#include "check/diff/known_before.h"

#include <variant>
#include <vector>

#include "engine/linking/ids.h"
#include "heap/value_set.h"

namespace check {
namespace {

using engine::ClassId;
using heap::Location;

// Where the search starts.
std::vector<Location> RootsOf(engine::Analysis& analysis,
                              const engine::State& start,
                              const heap::SymbolicHeap& heap) {
  std::vector<Location> roots;
  start.classes.ForEach([&](uint64_t c, const engine::ClassState& state) {
    const ClassId id(static_cast<uint32_t>(c));
    if (!analysis.table()[id].IsOfLibrary() && state.statics != heap::kNull)
      roots.push_back(state.statics);
  });
  heap.log().ForEachWhile([&](const heap::InitRecord& r) {
    if (r.chosen)
      roots.push_back(*r.chosen);
    else if (r.choice)
      for (uint32_t label : analysis.pool().choice(*r.choice).labels)
        roots.push_back(Location(label));
    return true;
  });
  return roots;
}

}  // namespace

std::set<Location> KnownBefore(engine::Analysis& analysis,
                               const engine::State& start,
                               const heap::SymbolicHeap& heap) {
  expr::Pool& pool = analysis.pool();
  std::set<Location> known;
  std::vector<Location> pending = RootsOf(analysis, start, heap);
  while (!pending.empty()) {
    const Location l = pending.back();
    pending.pop_back();
    if (!heap.Has(l) ||
        heap.Info(l).kind != heap::ObjectInfo::Kind::kPrestate ||
        !known.insert(l).second)
      continue;
    for (heap::FieldId f : heap.FieldsOf(analysis.types(), pool, l)) {
      const heap::Value held = heap.AtEntry(pool, analysis.types(), l, f);
      if (const auto* set = std::get_if<heap::ValueSet>(&held))
        for (const heap::Guarded& e : set->entries())
          pending.push_back(e.location);
    }
  }
  return known;
}

}  // namespace check
