#include "expr/diagram.h"

#include <algorithm>
#include <limits>
#include <unordered_set>
#include <utility>

#include "base/check.h"
#include "base/hash.h"

namespace expr {
namespace {

constexpr size_t kInitialTable = 1 << 10;
constexpr size_t kInitialCache = 1 << 12;
constexpr size_t kLargestCache = 1 << 22;
constexpr size_t kMostNodes = 1 << 29;  // an edge and an operation share a word

}  // namespace

Diagram::Diagram()
    : nodes_(1),  // node 0 stands for true
      table_(kInitialTable, 0),
      cache_(kInitialCache),
      node_limit_(std::numeric_limits<size_t>::max()) {}

Variable Diagram::NewVariable(uint32_t domain_size) {
  CHECK(domain_size > 0, "the domain of a choice should not be empty");
  domains_.push_back(domain_size);
  return Variable(static_cast<uint32_t>(domains_.size() - 1));
}

Formula Diagram::Is(Variable v, uint32_t value) {
  const uint32_t values[] = {value};
  return In(v, values);
}

Formula Diagram::In(Variable v, std::span<const uint32_t> values) {
  const uint32_t last = domain_size(v) - 1;
  std::vector<uint32_t> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  CHECK(sorted.empty() || sorted.back() <= last,
        "a choice should be compared with a value of its domain");
  // The last value is "none of the others": the set then reads as those that
  // are missing from it.
  const bool has_last = !sorted.empty() && sorted.back() == last;
  std::vector<uint32_t> asked;
  if (has_last) {
    for (uint32_t i = 0, next = 0; i < last; ++i) {
      if (sorted[next] == i)
        ++next;
      else
        asked.push_back(i);
    }
  } else {
    asked = sorted;
  }
  Formula f = Formula::False();
  for (size_t i = asked.size(); i-- > 0;)
    f = Make({v, asked[i]}, Formula::True(), f);
  return has_last ? !f : f;
}

Formula Diagram::Rest(Formula f, Variable v) const {
  if (f.IsConstant() || At(f).question.variable != v) return f;
  return Complement(At(f).rest, f);
}

Formula Diagram::ThenOf(Formula f, Question q) const {
  if (f.IsConstant() || At(f).question.variable != q.variable) return f;
  const Node& n = At(f);
  return Complement(n.question == q ? n.then : n.rest, f);
}

Formula Diagram::OtherwiseOf(Formula f, Question q) const {
  if (f.IsConstant() || At(f).question != q) return f;
  return Complement(At(f).otherwise, f);
}

Question Diagram::FirstQuestion(Formula f, Formula g) const {
  if (f.IsConstant()) return At(g).question;
  if (g.IsConstant()) return At(f).question;
  return Before(At(f).question, At(g).question) ? At(f).question
                                                : At(g).question;
}

Formula Diagram::Make(Question q, Formula then, Formula otherwise) {
  // Denying the question leads to the same place as answering it: no question.
  if (then == Rest(otherwise, q.variable)) return otherwise;
  if (then.complemented()) return !Intern(q, !then, !otherwise);
  return Intern(q, then, otherwise);
}

Formula Diagram::Intern(Question q, Formula then, Formula otherwise) {
  if (out_of_budget_) return Formula::False();
  uint64_t hash =
      base::HashCombine((uint64_t{q.variable.index()} << 32) | q.value,
                        (uint64_t{then.edge()} << 32) | otherwise.edge());
  size_t mask = table_.size() - 1;
  size_t slot = hash & mask;
  for (; table_[slot] != 0; slot = (slot + 1) & mask) {
    const Node& n = nodes_[table_[slot]];
    if (n.question == q && n.then == then && n.otherwise == otherwise)
      return Formula::FromEdge(table_[slot] << 1);
  }
  if (nodes_.size() >= node_limit_) {
    out_of_budget_ = true;
    return Formula::False();
  }
  CHECK(nodes_.size() < kMostNodes, "a diagram should fit its node limit");
  const uint32_t id = static_cast<uint32_t>(nodes_.size());
  nodes_.push_back({q, then, otherwise, Rest(otherwise, q.variable)});
  table_[slot] = id;
  if (nodes_.size() * 4 > table_.size() * 3) GrowTable();
  return Formula::FromEdge(id << 1);
}

void Diagram::GrowTable() {
  std::vector<uint32_t> bigger(table_.size() * 2, 0);
  size_t mask = bigger.size() - 1;
  for (uint32_t id = 1; id < nodes_.size(); ++id) {
    const Node& n = nodes_[id];
    uint64_t hash = base::HashCombine(
        (uint64_t{n.question.variable.index()} << 32) | n.question.value,
        (uint64_t{n.then.edge()} << 32) | n.otherwise.edge());
    size_t slot = hash & mask;
    while (bigger[slot] != 0) slot = (slot + 1) & mask;
    bigger[slot] = id;
  }
  table_ = std::move(bigger);
  GrowCache();
}

void Diagram::GrowCache() {
  if (cache_.size() < table_.size() && cache_.size() < kLargestCache)
    cache_.assign(cache_.size() * 2, {});
}

Diagram::CacheEntry& Diagram::Slot(Operation op, Formula f, Formula g) {
  uint64_t hash = base::HashCombine(static_cast<uint64_t>(op),
                                    (uint64_t{f.edge()} << 32) | g.edge());
  return cache_[hash & (cache_.size() - 1)];
}

template <class Combine>
Formula Diagram::Cached(Operation op, Formula f, Formula g, Combine combine) {
  // Nobody looks at the result: going on would only cost time.
  if (out_of_budget_) return Formula::False();
  const uint32_t key = (f.edge() << 2) | static_cast<uint32_t>(op);
  {
    const CacheEntry& entry = Slot(op, f, g);
    if (entry.operation_and_f == key && entry.g == g.edge())
      return entry.result;
  }
  CountWork();
  Formula result = combine();
  if (!out_of_budget_) Slot(op, f, g) = {key, g.edge(), result};
  return result;
}

void Diagram::LookAtTime() const {
  if (watched_ != nullptr && watched_->Expired()) throw base::OutOfTime();
}

Formula Diagram::And(Formula f, Formula g) {
  if (f == g || g.IsTrue()) return f;
  if (f.IsTrue()) return g;
  if (f.IsFalse() || g.IsFalse() || f == !g) return Formula::False();
  if (g < f) std::swap(f, g);
  return Cached(Operation::kAnd, f, g, [&] { return AndSteps(f, g); });
}

Formula Diagram::AndSteps(Formula f, Formula g) {
  const Question q = FirstQuestion(f, g);
  Formula then = And(ThenOf(f, q), ThenOf(g, q));
  Formula otherwise = And(OtherwiseOf(f, q), OtherwiseOf(g, q));
  return Make(q, then, otherwise);
}

Formula Diagram::Xor(Formula f, Formula g) {
  if (f == g) return Formula::False();
  if (f == !g) return Formula::True();
  if (f.IsConstant()) return f.IsTrue() ? !g : g;
  if (g.IsConstant()) return g.IsTrue() ? !f : f;
  // Complements commute with xor: work on plain edges, which share results.
  const bool flip = f.complemented() != g.complemented();
  if (f.complemented()) f = !f;
  if (g.complemented()) g = !g;
  if (g < f) std::swap(f, g);
  Formula result =
      Cached(Operation::kXor, f, g, [&] { return XorSteps(f, g); });
  return flip ? !result : result;
}

Formula Diagram::XorSteps(Formula f, Formula g) {
  const Question q = FirstQuestion(f, g);
  Formula then = Xor(ThenOf(f, q), ThenOf(g, q));
  Formula otherwise = Xor(OtherwiseOf(f, q), OtherwiseOf(g, q));
  return Make(q, then, otherwise);
}

Formula Diagram::Ite(Formula condition, Formula f, Formula g) {
  if (f == g) return f;
  return Or(And(condition, f), And(!condition, g));
}

Diagram::Budget::Budget(Diagram& diagram, size_t most) : diagram_(diagram) {
  CHECK(diagram_.node_limit_ == std::numeric_limits<size_t>::max(),
        "budgets should not nest");
  diagram_.node_limit_ = diagram_.nodes_.size() + most;
}

Diagram::Budget::~Budget() {
  diagram_.node_limit_ = std::numeric_limits<size_t>::max();
  diagram_.out_of_budget_ = false;
}

Formula Diagram::Assign(Formula f, Variable v, uint32_t value) {
  return Exists(And(f, Is(v, value)), v);
}

Formula Diagram::Exists(Formula f, Variable v) {
  if (f.IsConstant() || At(f).question.variable < v) return f;
  return Cached(Operation::kExists, f, Formula::FromEdge(v.index()), [&] {
    Decision d = Top(f);
    if (d.question.variable == v) return Or(d.then, Exists(d.otherwise, v));
    Formula then = Exists(d.then, v);
    return Make(d.question, then, Exists(d.otherwise, v));
  });
}

// Value by value: the conjunction itself is not made.
Formula Diagram::AndExists(Formula f, Formula g, Variable v) {
  Formula any = Formula::False();
  while (AsksAbout(f, v) || AsksAbout(g, v)) {
    const Question q = FirstQuestion(f, g);
    any = Or(any, And(ThenOf(f, q), ThenOf(g, q)));
    f = OtherwiseOf(f, q);
    g = OtherwiseOf(g, q);
    if (any.IsTrue() || f.IsFalse() || g.IsFalse()) return any;
  }
  return Or(any, And(f, g));
}

Formula Diagram::Simplify(Formula f, Formula care) {
  // `care` may itself come from an operation that the budget stopped.
  if (out_of_budget_) return Formula::False();
  CHECK(!care.IsFalse(), "a formula should be simplified under what can hold");
  if (f.IsConstant() || care.IsTrue()) return f;
  if (f == care) return Formula::True();
  if (f == !care) return Formula::False();
  return Cached(Operation::kSimplify, f, care,
                [&] { return SimplifySteps(f, care); });
}

Formula Diagram::SimplifySteps(Formula f, Formula care) {
  const Question q = FirstQuestion(f, care);
  Formula care_then = ThenOf(care, q);
  Formula care_otherwise = OtherwiseOf(care, q);
  if (At(f).question.variable < q.variable)
    return Simplify(f, Or(care_then, care_otherwise));
  if (care_then.IsFalse()) return Simplify(OtherwiseOf(f, q), care_otherwise);
  if (care_otherwise.IsFalse()) return Simplify(ThenOf(f, q), care_then);
  Formula then = Simplify(ThenOf(f, q), care_then);
  return Make(q, then, Simplify(OtherwiseOf(f, q), care_otherwise));
}

Decision Diagram::Top(Formula f) const {
  CHECK(!f.IsConstant(), "a constant should not be asked for its question");
  const Node& n = At(f);
  return {n.question, Complement(n.then, f), Complement(n.otherwise, f)};
}

std::span<const Variable> Diagram::Support(Formula f) {
  auto [it, fresh] = supports_.try_emplace(f.node());
  if (!fresh || f.IsConstant()) return it->second;
  std::vector<uint32_t> pending = {f.node()};
  std::vector<Variable> variables;
  ++visit_;
  visited_.resize(nodes_.size());
  while (!pending.empty()) {
    const Node& n = nodes_[pending.back()];
    pending.pop_back();
    if (variables.empty() || variables.back() != n.question.variable)
      variables.push_back(n.question.variable);
    for (Formula next : {n.then, n.otherwise})
      if (next.node() != 0 &&
          std::exchange(visited_[next.node()], visit_) != visit_)
        pending.push_back(next.node());
  }
  std::sort(variables.begin(), variables.end());
  variables.erase(std::unique(variables.begin(), variables.end()),
                  variables.end());
  it->second = std::move(variables);
  return it->second;
}

std::vector<Question> Diagram::AnyModel(Formula f) const {
  CHECK(!f.IsFalse(), "a contradiction should not be asked for a model");
  std::vector<Question> model;
  while (!f.IsConstant()) {
    Decision d = Top(f);
    if (!d.then.IsFalse()) {
      model.push_back(d.question);
      f = d.then;
      continue;
    }
    f = d.otherwise;
    // Leaving the questions about this variable: take a value not asked for,
    // the last one, which no question names.
    Variable v = d.question.variable;
    if (f.IsConstant() || At(f).question.variable != v)
      model.push_back({v, domain_size(v) - 1});
  }
  return model;
}

size_t Diagram::CountNodes(Formula f) const {
  std::vector<uint32_t> pending = {f.node()};
  std::unordered_set<uint32_t> seen = {f.node()};
  while (!pending.empty()) {
    const Node& n = nodes_[pending.back()];
    pending.pop_back();
    for (Formula next : {n.then, n.otherwise})
      if (next.node() != 0 && seen.insert(next.node()).second)
        pending.push_back(next.node());
  }
  seen.erase(0);
  return seen.size();
}

size_t Diagram::MemoryBytes() const {
  return nodes_.capacity() * sizeof(Node) +
         table_.capacity() * sizeof(uint32_t) +
         cache_.capacity() * sizeof(CacheEntry);
}

}  // namespace expr
