#include "expr/pool.h"

#include <algorithm>
#include <bit>
#include <unordered_set>

#include "base/check.h"
#include "expr/apply.h"
#include "expr/simplify.h"

namespace expr {
namespace {

// Ascending, nothing twice.
void SortOnce(std::vector<Unknown>& unknowns) {
  std::sort(unknowns.begin(), unknowns.end());
  unknowns.erase(std::unique(unknowns.begin(), unknowns.end()), unknowns.end());
}

}  // namespace

Expr Pool::Int(int32_t value) {
  return Constant(Sort::kBv32, static_cast<uint32_t>(value));
}
Expr Pool::Long(int64_t value) {
  return Constant(Sort::kBv64, static_cast<uint64_t>(value));
}
Expr Pool::Float(float value) {
  return Constant(Sort::kF32, std::bit_cast<uint32_t>(value));
}
Expr Pool::Double(double value) {
  return Constant(Sort::kF64, std::bit_cast<uint64_t>(value));
}

Expr Pool::Constant(Sort sort, uint64_t bits) {
  const uint64_t b = CanonicalBits(sort, bits);
  return terms_.Intern({Kind::kConstant,
                        sort,
                        0,
                        {Expr(static_cast<uint32_t>(b)),
                         Expr(static_cast<uint32_t>(b >> 32)), Expr()}});
}

Expr Pool::SymbolOf(Sort sort, uint32_t name) {
  return terms_.Intern({Kind::kSymbol, sort, 0, {Expr(name), Expr(), Expr()}});
}

Expr Pool::Make(Kind kind, std::span<const Expr> kids) {
  if (kind == Kind::kCellAt) return CellAt(kids.subspan(1), kids[0]);
  CHECK(kids.size() == Row(kind).arity && !kids.empty() && kids.size() <= 2,
        "a term should have as many operands as its kind asks");
  return kids.size() == 1 ? Make(kind, kids[0]) : Make(kind, kids[0], kids[1]);
}

Expr Pool::Make(Kind kind, Expr a) { return Make(kind, a, Expr()); }

Expr Pool::Make(Kind kind, Expr a, Expr b) {
  CheckOperands(Row(kind).operands, a, b, Row(kind).arity);
  diagram_.CountWork();
  const TermDraft draft{kind, ResultSort(kind, sort(a)), Formula::True(), a, b};
  if (auto simpler = Simplify(*this, draft)) return *simpler;
  return MakeRaw(kind, a, b);
}

Expr Pool::Ite(Formula condition, Expr then, Expr otherwise) {
  CHECK(sort(then) == sort(otherwise), "both arms should have one sort");
  diagram_.CountWork();
  const TermDraft draft{Kind::kIte, sort(then), condition, then, otherwise};
  if (auto simpler = Simplify(*this, draft)) return *simpler;
  return IteRaw(condition, then, otherwise);
}

Expr Pool::MakeRaw(Kind kind, Expr a, Expr b) {
  CheckOperands(Row(kind).operands, a, b, Row(kind).arity);
  return terms_.Intern({kind, ResultSort(kind, sort(a)), 0, {a, b, Expr()}});
}

Expr Pool::IteRaw(Formula condition, Expr then, Expr otherwise) {
  return terms_.Intern(
      {Kind::kIte, sort(then), 0, {Expr(condition.edge()), then, otherwise}});
}

void Pool::CheckOperands(OperandRule rule, Expr a, Expr b,
                         uint8_t arity) const {
  CHECK(arity == 1 || arity == 2, "this kind should not be made from operands");
  CHECK(a != Expr() && (b != Expr()) == (arity == 2),
        "a term should have as many operands as its kind asks");
  CHECK(Accepts(rule, sort(a)) &&
            (arity == 1 || sort(b) == SecondSort(rule, sort(a))),
        "operands should have the sorts their kind asks");
}

std::span<const Expr> Pool::kids(Expr e) const {
  const TermNode& n = terms_[e];
  if (n.kind == Kind::kIte) return {n.words + 1, 2};
  if (n.kind == Kind::kCellAt) return lists_[n.words[0].id()];
  return {n.words, Row(n.kind).arity};
}

Formula Pool::condition(Expr ite) const {
  const TermNode& n = terms_[ite];
  CHECK(n.kind == Kind::kIte, "only an if-then-else should have a condition");
  return Formula::FromEdge(n.words[0].id());
}

std::optional<uint64_t> Pool::constant(Expr e) const {
  const TermNode& n = terms_[e];
  if (n.kind != Kind::kConstant) return std::nullopt;
  return uint64_t{n.words[1].id()} << 32 | n.words[0].id();
}

const std::string& Pool::symbol_name(Expr e) const {
  const TermNode& n = terms_[e];
  CHECK(n.kind == Kind::kSymbol, "only a symbol should have a name");
  return names_[n.words[0].id()];
}

Variable Pool::MakeChoice(std::string_view name,
                          std::span<const uint32_t> labels) {
  return atoms_.MakeChoice(name, labels);
}

Formula Pool::ChoiceIs(Variable choice, uint32_t label) {
  const auto value = atoms_.ValueOf(choice, label);
  return value ? diagram_.Is(choice, *value) : Formula::False();
}

Formula Pool::ChoiceIn(Variable choice, std::span<const uint32_t> labels) {
  std::vector<uint32_t> values;
  for (uint32_t label : labels)
    if (auto value = atoms_.ValueOf(choice, label)) values.push_back(*value);
  return diagram_.In(choice, values);
}

Formula Pool::Test(Predicate predicate, Expr a) {
  return Test(predicate, a, Expr());
}

Formula Pool::Test(Predicate predicate, Expr a, Expr b) {
  CheckOperands(Row(predicate).operands, a, b, Row(predicate).arity);
  diagram_.CountWork();
  if (auto simpler = Simplify(*this, TestDraft{predicate, a, b}))
    return *simpler;
  return TestRaw(predicate, a, b);
}

Formula Pool::TestRaw(Predicate predicate, Expr a, Expr b) {
  CheckOperands(Row(predicate).operands, a, b, Row(predicate).arity);
  return diagram_.Is(atoms_.MakePredicate(predicate, a, b), 1);
}

bool Pool::IsPure(Formula f) {
  auto [it, fresh] = pure_.try_emplace(f.node(), true);
  if (fresh)
    for (Variable v : diagram_.Support(f))
      if (!IsChoice(v) && predicate(v).predicate != Predicate::kBool)
        it->second = false;
  return it->second;
}

std::vector<Formula> Pool::TotalDefinitionOf(Variable derived) {
  std::vector<Formula> definition;
  const std::vector<DerivedCase> cases = choice(derived).cases;
  for (size_t i = 0; i < cases.size(); ++i) {
    Formula when = cases[i].when;
    for (size_t k = 0; k < i; ++k)
      if (cases[k].value != cases[i].value) when = And(when, !cases[k].when);
    definition.push_back(Implies(when, diagram_.Is(derived, cases[i].value)));
  }
  return definition;
}

std::vector<Formula> Pool::DefinitionOf(Variable derived) {
  std::vector<Formula> definition;
  for (const DerivedCase& c : choice(derived).cases)
    definition.push_back(Implies(c.when, diagram_.Is(derived, c.value)));
  return definition;
}

std::span<const Unknown> Pool::UnknownsOf(Formula f) {
  if (auto it = unknowns_.find(f.node()); it != unknowns_.end())
    return it->second;
  const auto support = diagram_.Support(f);
  std::vector<Unknown> all;
  for (Variable v : std::vector<Variable>(support.begin(), support.end())) {
    const auto part = UnknownsOfAtom(v);
    all.insert(all.end(), part.begin(), part.end());
  }
  SortOnce(all);
  return unknowns_.emplace(f.node(), std::move(all)).first->second;
}

std::span<const Unknown> Pool::UnknownsOfAtom(Variable v) {
  if (auto it = unknowns_of_atom_.find(v); it != unknowns_of_atom_.end())
    return it->second;
  std::vector<Unknown> unknowns = CollectAtom(v);
  return unknowns_of_atom_.emplace(v, std::move(unknowns)).first->second;
}

std::vector<Unknown> Pool::CollectAtom(Variable v) {
  if (IsChoice(v) || predicate(v).predicate == Predicate::kBool)
    return {Unknown(v)};
  const PredicateAtom& atom = predicate(v);
  const Expr roots[] = {atom.a, atom.b};
  if (atom.predicate != Predicate::kForAll)
    return Collect(std::span(roots, Row(atom.predicate).arity));
  std::vector<Unknown> unknowns = Collect({&atom.b, 1});
  const std::span<const Unknown> of_body = UnknownsOf(atom.body);
  unknowns.insert(unknowns.end(), of_body.begin(), of_body.end());
  std::erase(unknowns, Unknown(atom.a));
  SortOnce(unknowns);
  return unknowns;
}

// One loop over terms and, where an if-then-else leads there, over the atoms
// of its condition and their terms.
std::vector<Unknown> Pool::Collect(std::span<const Expr> roots) {
  std::vector<Expr> pending(roots.begin(), roots.end());
  std::unordered_set<Expr> seen(roots.begin(), roots.end());
  std::unordered_set<Variable> seen_atoms;
  std::vector<Variable> quantified;
  std::vector<Unknown> result;
  auto visit = [&](Expr e) {
    if (!IsConstant(e) && seen.insert(e).second) pending.push_back(e);
  };
  while (!pending.empty()) {
    const Expr e = pending.back();
    pending.pop_back();
    if (kind(e) == Kind::kSymbol) result.emplace_back(e);
    for (Expr kid : kids(e)) visit(kid);
    if (kind(e) != Kind::kIte) continue;
    for (Variable v : diagram_.Support(condition(e))) {
      if (!seen_atoms.insert(v).second) continue;
      if (IsChoice(v) || predicate(v).predicate == Predicate::kBool) {
        result.emplace_back(v);
        continue;
      }
      if (IsForAll(v)) {
        quantified.push_back(v);
        continue;
      }
      visit(predicate(v).a);
      if (Row(predicate(v).predicate).arity == 2) visit(predicate(v).b);
    }
  }
  for (Variable v : quantified) {
    const auto part = UnknownsOfAtom(v);
    result.insert(result.end(), part.begin(), part.end());
  }
  SortOnce(result);
  return result;
}

size_t Pool::MemoryBytes() const {
  size_t bytes = terms_.MemoryBytes() + lists_.MemoryBytes() +
                 atoms_.MemoryBytes() + diagram_.MemoryBytes();
  for (const auto& entry : unknowns_)
    bytes += sizeof(entry) + entry.second.capacity() * sizeof(Unknown);
  for (const auto& entry : unknowns_of_atom_)
    bytes += sizeof(entry) + entry.second.capacity() * sizeof(Unknown);
  return bytes;
}

}  // namespace expr
