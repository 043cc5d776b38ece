#include "heap/naming.h"

#include <utility>

#include "expr/diagram.h"

namespace heap {
namespace {

using expr::Formula;

// A guard of up to this many questions is kept as it is. "The last of n
// values" alone asks n - 1 questions, so long sets may have long guards.
size_t MostNodes(size_t entries) { return 32 + 4 * entries; }

bool AllSmall(const expr::Pool& pool, const ValueSet& set) {
  const size_t most = MostNodes(set.entries().size());
  for (const Guarded& e : set.entries())
    if (pool.diagram().CountNodes(e.guard) > most) return false;
  return true;
}

}  // namespace

ValueSet SmallSet(expr::Pool& pool, expr::Path& path,
                  std::vector<Guarded> entries) {
  {
    // Joining may grow out of hand before its result could be measured.
    expr::Diagram::Budget budget(
        pool.diagram(), MostNodes(entries.size()) * (entries.size() + 1) * 4);
    ValueSet plain = ValueSet::Of(pool, entries);
    if (!budget.exceeded() && AllSmall(pool, plain)) return plain;
  }
  std::vector<std::pair<Formula, uint32_t>> cases;
  for (const Guarded& e : entries)
    if (!e.guard.IsFalse()) cases.emplace_back(e.guard, e.location.index());
  const expr::Variable name = pool.MakeDerived(cases);
  path = path.WithDerived(pool, name);
  std::vector<Guarded> named;
  for (uint32_t label : std::vector<uint32_t>(pool.choice(name).labels))
    named.push_back({pool.ChoiceIs(name, label), Location(label)});
  return ValueSet::Of(pool, std::move(named));
}

}  // namespace heap
