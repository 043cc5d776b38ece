#include "tests/differential/javalite/merged_lazy.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "heap/join.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace javalite {
namespace {

using expr::Formula;
using expr::JoinMutation;
using heap::Context;
using heap::FieldId;
using heap::Location;
using heap::Place;
using heap::Places;
using heap::ValueSet;

bool IsDerived(const expr::Pool& pool, expr::Unknown u) {
  return u.IsVariable() && pool.IsChoice(u.variable()) &&
         !pool.choice(u.variable()).cases.empty();
}

// What has been assumed since, definitions too; but for what new names of cases
// mean, which rules nothing out.
Formula Since(expr::Pool& pool, const expr::Path& path,
              const expr::Path& origin) {
  const std::vector<Formula> all = path.conjuncts().ToVector();
  std::set<uint64_t> known;
  for (size_t i = 0; i < origin.size(); ++i)
    for (expr::Unknown u : pool.UnknownsOf(all[i])) known.insert(u.bits());
  Formula since = Formula::True();
  for (size_t i = origin.size(); i < all.size(); ++i) {
    const auto& unknowns = pool.UnknownsOf(all[i]);
    if (std::none_of(unknowns.begin(), unknowns.end(), [&](expr::Unknown u) {
          return IsDerived(pool, u) && known.count(u.bits()) == 0;
        }))
      since = pool.And(since, all[i]);
  }
  return since;
}

bool Follows(const Context& c, const expr::Path& path, Formula f) {
  return !c.feasible.Assume(path, !f);
}

// Two accounts of one cell.
class Accounts {
 public:
  Accounts(const Context& context, const Place& origin, const Place& summary,
           const Place& merged)
      : c_(context), origin_(origin), summary_(summary), merged_(merged) {}

  std::string Difference(Location owner, FieldId f) const {
    if (!SamePaths()) return "the condition on the path";
    const ValueSet mine = Content(merged_, owner, f);
    const ValueSet its = Content(summary_, owner, f);
    std::set<Location> all;
    for (const auto& e : mine.entries()) all.insert(e.location);
    for (const auto& e : its.entries()) all.insert(e.location);
    for (Location l : all)
      if (!Same(mine.GuardOf(l), its.GuardOf(l)))
        return "when it is " + std::to_string(l.index());
    return ObjectDifference();
  }

 private:
  bool Same(Formula a, Formula b) const {
    const Formula same = !c_.pool.Or(c_.pool.And(a, !b), c_.pool.And(!a, b));
    return Follows(c_, summary_.path, same) && Follows(c_, merged_.path, same);
  }
  bool SamePaths() const {
    return Follows(c_, summary_.path,
                   Since(c_.pool, merged_.path, origin_.path)) &&
           Follows(c_, merged_.path,
                   Since(c_.pool, summary_.path, origin_.path));
  }
  ValueSet Content(const Place& place, Location owner, FieldId f) const {
    return std::get<ValueSet>(place.heap.Field(c_.pool, c_.types, owner, f));
  }
  // One that no input has need not be there.
  std::string ObjectDifference() const {
    std::string difference;
    auto look = [&](const Place& one, const Place& other) {
      one.heap.ForEachObject([&](Location l, const heap::ObjectInfo& info) {
        if (origin_.heap.Has(l)) return;
        const bool both = other.heap.Has(l);
        const Formula there =
            both ? other.heap.Info(l).exists : Formula::False();
        if (both && !IsAlike(info, other.heap.Info(l)))
          difference = "what the new object is";
        else if (!Same(info.exists, there))
          difference = "when the new object is there";
      });
    };
    look(summary_, merged_);
    look(merged_, summary_);
    return difference;
  }
  static bool IsAlike(const heap::ObjectInfo& a, const heap::ObjectInfo& b) {
    return a.exact == b.exact && a.type == b.type && a.depth == b.depth &&
           a.kind == b.kind && a.owner == b.owner && a.field == b.field;
  }

  const Context& c_;
  const Place &origin_, &summary_, &merged_;
};

// Of a lazy case that is one of several now.
heap::InitRecord OneOfSeveral(heap::InitRecord record, Formula taken,
                              size_t assumed, JoinMutation mutation) {
  record.chosen.reset();
  if (mutation != JoinMutation::kReadOnAllPaths) record.when = taken;
  if (record.created != heap::kNull &&
      mutation != JoinMutation::kThereOnAllPaths)
    record.exists = taken;
  record.assumed = assumed;
  return record;
}

}  // namespace

Place MergedLazy::Merged(const Context& c, const Place& origin,
                         const Places& parts) const {
  std::vector<const expr::Path*> paths;
  for (const Place& p : parts) paths.push_back(&p.path);
  std::vector<Formula> taken;
  auto path = expr::Path::Joined(c.pool, origin.path, paths, &taken, join_);
  CHECK(path.has_value(), "cases of one cell should come from one path");
  heap::SymbolicHeap heap = parts.back().heap;
  for (size_t i = parts.size() - 1; i-- > 0;) {
    auto joined =
        heap::Joined(c.pool, c.types, taken[i], parts[i].heap, heap, join_);
    CHECK(joined.has_value(), "cases of one cell should make one heap");
    heap = *std::move(joined);
  }
  const size_t before = origin.heap.log().size();
  const size_t assumed = origin.path.assumptions().size();
  std::vector<heap::InitRecord> records;
  for (size_t i = 0; i < parts.size(); ++i) {
    const auto all = parts[i].heap.log().ToVector();
    for (size_t k = before; k < all.size(); ++k)
      records.push_back(OneOfSeveral(all[k], taken[i], assumed, join_));
  }
  return {*std::move(path), heap.WithLog(c.pool, before, records)};
}

Places MergedLazy::OnRead(const Context& context, const Place& place,
                          Location owner, FieldId f, Formula when) const {
  auto read = context.feasible.Assume(place.path, when);
  CHECK(read.has_value(), "a cell should be read where it can be");
  Places parts = heap::MakeInitializer("lazy")->OnRead(
      context, {*std::move(read), place.heap}, owner, f, Formula::True());
  if (auto elsewhere = context.feasible.Assume(place.path, !when)) {
    parts.push_back({*std::move(elsewhere), place.heap});
    ++in_part_;
  }
  ++reads_;
  Context other = context;
  other.mutation = rule_;
  const Places summary =
      heap::MakeInitializer("summary")->OnRead(other, place, owner, f, when);
  if (parts.empty() || summary.empty()) {
    if (parts.size() != summary.size()) difference_ = "whether it can be read";
    return {};
  }
  Place merged = Merged(context, place, parts);
  if (difference_.empty())
    difference_ =
        Accounts(context, place, summary[0], merged).Difference(owner, f);
  return {std::move(merged)};
}

}  // namespace javalite
