#include "heap/telling_examples.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <variant>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/rounding.h"
#include "expr/telling.h"
#include "expr/unknown.h"
#include "heap/concretize.h"
#include "heap/example.h"
#include "heap/reads.h"

namespace heap {
namespace {

// Two elements that differ tell more than one; a third is more to read.
constexpr uint32_t kLengths[] = {2, 3, 1};

class Wishes {
 public:
  Wishes(expr::Pool& pool, const TypeHierarchy& types, const SymbolicHeap& heap,
         const Reads& reads)
      : pool_(pool), reads_(reads) {
    wishes_.seen = reads.numbers();
    wishes_.truths = reads.unknowns();
    for (const InitRecord& record : heap.log().ToVector())
      if (record.choice && record.created != kNull)
        Wish(*record.choice, {record.created.index()});
    heap.ForEachObject([&](Location l, const ObjectInfo& info) {
      if (info.length)
        Wish(*info.length, {std::begin(kLengths), std::end(kLengths)});
      if (IsWrittenOut(types, info)) See(types, heap, l);
    });
  }
  const expr::TellingWishes& all() const { return wishes_; }

 private:
  // Arguments and elements stand in the source anyway: those that nobody looks
  // at tell a program that does look.
  static bool IsWrittenOut(const TypeHierarchy& types, const ObjectInfo& info) {
    return info.kind == ObjectInfo::Kind::kInput &&
           (info.length.has_value() || types.IsHolder(info.exact));
  }
  void See(const TypeHierarchy& types, const SymbolicHeap& heap, Location l) {
    for (const FieldId f : heap.FieldsOf(types, pool_, l)) {
      if (heap.IsKnownAtEntry(l, f)) continue;
      const Value value = heap.AtEntry(pool_, types, l, f);
      if (const auto* number = std::get_if<expr::Expr>(&value))
        wishes_.seen.push_back(*number);
    }
  }

  // What makes no difference is left as it is. `labels`: best first.
  void Wish(expr::Variable choice, const std::vector<uint32_t>& labels) {
    if (!reads_.marks().Has(expr::Unknown(choice))) return;
    const std::vector<uint32_t>& all = pool_.choice(choice).labels;
    expr::ChoiceWish wish{choice, {}};
    for (const uint32_t label : labels)
      if (const auto at = std::find(all.begin(), all.end(), label);
          at != all.end())
        wish.values.push_back(static_cast<uint64_t>(at - all.begin()));
    if (!wish.values.empty()) wishes_.choices.push_back(std::move(wish));
  }

  expr::Pool& pool_;
  const Reads& reads_;
  expr::TellingWishes wishes_;
};

}  // namespace

std::vector<Instance> TellingExamplesOf(expr::Pool& pool,
                                        const TypeHierarchy& types,
                                        const Place& place,
                                        const std::optional<Value>& result,
                                        const Bounds& bounds, size_t borders) {
  if (!place.path.witness()) return {};
  const Reads reads(pool, types, place, result);
  const auto instance_of = [&](const expr::Model& model) {
    return Concretize(pool, types, place.heap, model, bounds, &reads.marks());
  };
  const expr::Model telling = expr::Telling(
      pool, place.path, expr::Rounded(pool, place.path, *place.path.witness()),
      Wishes(pool, types, place.heap, reads).all());
  std::vector<Instance> found;
  if (auto first = instance_of(telling))
    found.push_back(std::move(*first));
  else if (auto round = ExampleOf(pool, types, place, result, bounds))
    found.push_back(std::move(*round));
  else
    return found;
  for (const expr::Model& model :
       expr::AtBorders(pool, place.path, telling, borders))
    if (auto instance = instance_of(model))
      found.push_back(std::move(*instance));
  return found;
}

}  // namespace heap
