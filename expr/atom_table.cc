#include "expr/atom_table.h"

#include <algorithm>

#include "base/check.h"
#include "base/hash.h"

namespace expr {

size_t AtomTable::KeyHash::operator()(const Key& key) const {
  return base::HashCombine(static_cast<uint64_t>(key.predicate),
                           uint64_t{key.a.id()} << 32 | key.b.id());
}

Variable AtomTable::NewVariable(uint32_t domain, bool is_choice, size_t index) {
  const Variable v = diagram_.NewVariable(domain);
  CHECK(v.index() == slots_.size(),
        "only the atom table should make variables of its diagram");
  slots_.push_back({is_choice, static_cast<uint32_t>(index)});
  return v;
}

Variable AtomTable::MakeChoice(std::string_view name,
                               std::span<const uint32_t> labels) {
  auto key = std::make_pair(
      std::string(name), std::vector<uint32_t>(labels.begin(), labels.end()));
  if (auto it = by_labels_.find(key); it != by_labels_.end()) return it->second;

  LabelIndex index;
  for (uint32_t i = 0; i < labels.size(); ++i) index.emplace_back(labels[i], i);
  std::sort(index.begin(), index.end());
  for (size_t i = 1; i < index.size(); ++i)
    CHECK(index[i - 1].first != index[i].first,
          "the labels of a choice should differ");

  const Variable v =
      NewVariable(static_cast<uint32_t>(labels.size()), true, choices_.size());
  choices_.push_back({key.first, key.second});
  indices_.push_back(std::move(index));
  by_labels_.emplace(std::move(key), v);
  return v;
}

Variable AtomTable::MakeDerived(
    std::span<const std::pair<Formula, uint32_t>> cases) {
  std::vector<std::pair<Formula, uint32_t>> key(cases.begin(), cases.end());
  if (auto it = by_cases_.find(key); it != by_cases_.end()) return it->second;
  std::vector<uint32_t> labels;
  for (const auto& [when, label] : cases)
    if (std::find(labels.begin(), labels.end(), label) == labels.end())
      labels.push_back(label);
  const Variable v =
      MakeChoice("case:" + std::to_string(by_cases_.size()), labels);
  Choice& made = choices_[slots_[v.index()].index];
  for (const auto& [when, label] : cases)
    made.cases.push_back({when, *ValueOf(v, label)});
  by_cases_.emplace(std::move(key), v);
  return v;
}

Variable AtomTable::MakeBool(uint32_t symbol, std::string_view name) {
  if (auto it = by_symbol_.find(symbol); it != by_symbol_.end())
    return it->second;
  const Variable v = NewVariable(2, false, predicates_.size());
  predicates_.push_back({Predicate::kBool, Expr(), Expr(), std::string(name)});
  by_symbol_.emplace(symbol, v);
  return v;
}

Variable AtomTable::MakePredicate(Predicate predicate, Expr a, Expr b) {
  auto it = by_operands_.find({predicate, a, b});
  if (it != by_operands_.end()) return it->second;
  const Variable v = NewVariable(2, false, predicates_.size());
  predicates_.push_back({predicate, a, b, {}});
  by_operands_.emplace(Key{predicate, a, b}, v);
  return v;
}

Variable AtomTable::MakeForAll(Expr bound, Expr upper, int32_t most,
                               Formula body) {
  const ForAllKey key(bound, upper, most, body);
  if (auto it = by_body_.find(key); it != by_body_.end()) return it->second;
  const Variable v = NewVariable(2, false, predicates_.size());
  predicates_.push_back({Predicate::kForAll, bound, upper, {}, most, body});
  by_body_.emplace(key, v);
  return v;
}

const Choice& AtomTable::choice(Variable v) const {
  CHECK(IsChoice(v), "a predicate should not be read as a choice");
  return choices_[slots_[v.index()].index];
}

const PredicateAtom& AtomTable::predicate(Variable v) const {
  CHECK(!IsChoice(v), "a choice should not be read as a predicate");
  return predicates_[slots_[v.index()].index];
}

std::optional<uint32_t> AtomTable::ValueOf(Variable choice,
                                           uint32_t label) const {
  CHECK(IsChoice(choice), "only a choice should be asked about labels");
  const LabelIndex& index = indices_[slots_[choice.index()].index];
  auto it = std::lower_bound(index.begin(), index.end(),
                             std::make_pair(label, uint32_t{0}));
  if (it == index.end() || it->first != label) return std::nullopt;
  return it->second;
}

size_t AtomTable::MemoryBytes() const {
  size_t bytes = slots_.capacity() * sizeof(Slot);
  for (const Choice& c : choices_)
    bytes += sizeof(Choice) + 4 * c.labels.size() * sizeof(uint32_t);
  // A hash node holds the key, the variable, a link and a bucket.
  return bytes + predicates_.size() * sizeof(PredicateAtom) +
         by_operands_.size() * (sizeof(Key) + 3 * sizeof(void*)) +
         by_body_.size() * (sizeof(ForAllKey) + 5 * sizeof(void*));
}

}  // namespace expr
