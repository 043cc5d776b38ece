#include "tests/unit/engine/merging/random_states.h"

#include <string>
#include <utility>
#include <variant>

#include "base/check.h"
#include "classfile/jdk_home.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_name.h"
#include "engine/machine/machine.h"
#include "engine/state/slot.h"
#include "expr/evaluate.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

using expr::Evaluator;
using expr::Formula;
using expr::Model;
using heap::Location;
using heap::ValueSet;

constexpr const char* kClasses = "examples/tree/classes";
constexpr uint32_t kNumber = 0, kSecondNumber = 1, kReference = 2, kNew = 3;
constexpr uint32_t kLocals = 4;

FieldId FieldNamed(Analysis& analysis, ClassId c, std::string_view name) {
  for (FieldId f : analysis.types().FieldsOf(c))
    if (analysis.types().FieldName(f) == name) return f;
  UNREACHABLE("the class should have that field");
}

}  // namespace

RandomStates::RandomStates(uint64_t seed, expr::JoinMutation mutation)
    : path_(classfile::ClassPath::Open(kClasses, classfile::DefaultJdkHome())
                .value()),
      rng_(seed) {
  AnalysisOptions options;
  options.machine.join_mutation = mutation;
  analysis_ =
      Analysis::Make(path_, ParseEntry("SearchTree::find").value(), options)
          .value();
  for (const char* name : {"a", "b", "c"})
    plain_.push_back(pool().MakeChoice(name, kLabels));
  name_ = pool().MakeChoice("n", kLabels);
  AddTries({}, 0, 0);
  const ClassId node =
      analysis_->table().Load(std::string_view("SearchTree$Node")).value();
  key_ = FieldNamed(*analysis_, node, "key");
  left_ = FieldNamed(*analysis_, node, "left");
  start_ = analysis_->machine().Initial();
  start_.starting = false;
  start_.frame.locals = start_.frame.top = kLocals;
  start_.frame.slots.assign(kLocals, Slot::Int(0));
  first_ = start_.place.heap.Allocate(node);
  second_ = start_.place.heap.Allocate(node);
  next_ = start_.place.heap.next_location();
  do
    origin_ = {{expr::Path().With(pool(), RandomFormula()), start_.place.heap},
               {},
               {}};
  while (!IsPossible(origin_.place.path));
  start_.place = origin_.place;
}

void RandomStates::AddTries(Model model, size_t next, size_t input) {
  for (uint32_t value : kLabels) {
    if (next == kPlain) {
      model.Set(expr::Unknown(name_), value);
      tries_.push_back({input, model});
      continue;
    }
    model.Set(expr::Unknown(plain_[next]), value);
    AddTries(model, next + 1, input * 3 + value);
  }
}

Formula RandomStates::RandomFormula() {
  auto atom = [&] {
    return pool().ChoiceIs(plain_[rng_.Below(kPlain)], kLabels[rng_.Below(3)]);
  };
  Formula f = atom();
  for (size_t more = rng_.Below(3); more > 0; --more)
    f = rng_.OneIn(2) ? pool().And(f, !atom()) : pool().Or(f, atom());
  return f;
}

bool RandomStates::Holds(const expr::Path& path, const Model& model) {
  Evaluator evaluator(pool(), model);
  for (Formula f : path.conjuncts().ToVector())
    if (!evaluator.Evaluate(f)) return false;
  return true;
}

bool RandomStates::SpeaksOfNames(Formula f) {
  for (expr::Unknown u : pool().UnknownsOf(f))
    if (u == expr::Unknown(name_) ||
        (u.IsVariable() && pool().IsChoice(u.variable()) &&
         !pool().choice(u.variable()).cases.empty()))
      return true;
  return false;
}

bool RandomStates::HoldsWithoutNames(const expr::Path& path,
                                     const Model& model) {
  Evaluator evaluator(pool(), model);
  for (Formula f : path.conjuncts().ToVector())
    if (!SpeaksOfNames(f) && !evaluator.Evaluate(f)) return false;
  return true;
}

bool RandomStates::IsPossible(const expr::Path& path) {
  for (const Try& t : tries_)
    if (Holds(path, t.model)) return true;
  return false;
}

State RandomStates::Grown(Formula f) {
  State state = start_;
  state.place.path = state.place.path.With(pool(), f);
  return state;
}

std::vector<State> RandomStates::Apart() {
  std::vector<Formula> ways = {Formula::True()};
  for (int i = 0; i < 2; ++i) {
    const size_t at = rng_.Below(ways.size());
    const Formula f = RandomFormula(), before = ways[at];
    ways[at] = pool().And(before, f);
    ways.push_back(pool().And(before, !f));
  }
  std::vector<State> states;
  for (Formula way : ways) {
    State state = Grown(way);
    if (!IsPossible(state.place.path)) continue;
    Fill(state);
    states.push_back(std::move(state));
  }
  return states;
}

std::optional<State> RandomStates::Part(const State& state) {
  State part = state;
  part.place.path = part.place.path.With(pool(), RandomFormula());
  if (!IsPossible(part.place.path)) return std::nullopt;
  return part;
}

State RandomStates::Any() {
  while (true) {
    State state = Grown(RandomFormula());
    if (!IsPossible(state.place.path)) continue;
    Fill(state);
    return state;
  }
}

State RandomStates::Joined(std::vector<State> states) {
  std::optional<State> joined =
      JoinStates(context(), origin_, states, [](uint32_t) { return true; });
  CHECK(joined.has_value(), "states that come from one should make one");
  return *std::move(joined);
}

expr::Expr RandomStates::RandomNumber(State& state) {
  const expr::Expr some = pool().Ite(
      RandomFormula(), pool().Int(static_cast<int32_t>(rng_.Below(4))),
      pool().Int(static_cast<int32_t>(rng_.Below(4))));
  if (!rng_.OneIn(3)) return some;
  // A name that 0 is always possible for.
  state.place.path = state.place.path.WithDefinition(
      pool(), name_,
      pool().Or(pool().ChoiceIs(name_, 0),
                pool().And(pool().ChoiceIs(name_, 1), RandomFormula())));
  return pool().Ite(pool().ChoiceIs(name_, 1), some, pool().Int(7));
}

ValueSet RandomStates::RandomReference() {
  const Location all[] = {heap::kNull, first_, second_};
  const Formula f = RandomFormula();
  return ValueSet::Of(pool(),
                      {{f, all[rng_.Below(3)]}, {!f, all[rng_.Below(3)]}});
}

ValueSet RandomStates::NamedReference(State& state) {
  const Formula here =
      state.place.path.Since(pool(), origin_.place.path).back();
  const Formula f = RandomFormula();
  // Where the state does not hold, both may be, or none.
  const Formula other =
      pool().Or(pool().And(here, !f), pool().And(!here, RandomFormula()));
  const std::pair<Formula, uint32_t> cases[] = {{f, first_.index()},
                                                {other, second_.index()}};
  const expr::Variable named = pool().MakeDerived(cases);
  state.place.path = state.place.path.WithDerived(pool(), named);
  std::vector<heap::Guarded> entries;
  for (uint32_t label : std::vector<uint32_t>(pool().choice(named).labels))
    entries.push_back({pool().ChoiceIs(named, label), Location(label)});
  return ValueSet::Of(pool(), std::move(entries));
}

// Variables, cells of what was there before, and an object of its own.
void RandomStates::Fill(State& state) {
  Values& values = analysis_->program().values;
  heap::SymbolicHeap& heap = state.place.heap;
  for (uint32_t local : {kNumber, kSecondNumber})
    state.frame.slots[local] = values.FromTerm(RandomNumber(state));
  state.frame.slots[kReference] =
      values.FromSet(rng_.OneIn(2) ? NamedReference(state) : RandomReference());
  for (Location l : {first_, second_}) {
    if (rng_.OneIn(2)) heap.SetField(l, key_, RandomNumber(state));
    if (rng_.OneIn(2)) heap.SetField(l, left_, RandomReference());
  }
  state.frame.slots[kNew] = Slot::Null();
  if (rng_.OneIn(3)) return;
  heap.SkipTo(next_);
  const Location made = heap.Allocate(heap.Info(first_).exact);
  next_ = heap.next_location();
  heap.SetField(made, key_, RandomNumber(state));
  state.frame.slots[kNew] = Slot::At(made);
}

Shown RandomStates::ShownIn(const State& state, const Model& model) {
  constexpr uint64_t kNobody = ~uint64_t{0};
  Evaluator evaluator(pool(), model);
  const Values& values = analysis_->program().values;
  auto target = [&](const ValueSet& set) -> uint64_t {
    uint64_t found = kNobody;
    for (const heap::Guarded& e : set.entries())
      if (evaluator.Evaluate(e.guard))
        found = found == kNobody ? e.location.index() : kNobody - 1;
    return found;
  };
  auto cell = [&](Location l, FieldId f) {
    return state.place.heap.Field(pool(), analysis_->types(), l, f);
  };
  Shown shown;
  for (uint32_t local : {kNumber, kSecondNumber})
    shown.push_back(
        evaluator.Evaluate(values.ToTerm(state.frame.slots[local])));
  for (uint32_t local : {kReference, kNew}) {
    const uint64_t at = target(values.ToSet(state.frame.slots[local]));
    shown.push_back(at);
    if (at == heap::kNull.index() || at >= kNobody - 1) continue;
    shown.push_back(evaluator.Evaluate(
        std::get<expr::Expr>(cell(Location(static_cast<uint32_t>(at)), key_))));
  }
  for (Location l : {first_, second_}) {
    shown.push_back(evaluator.Evaluate(std::get<expr::Expr>(cell(l, key_))));
    shown.push_back(target(std::get<ValueSet>(cell(l, left_))));
  }
  return shown;
}

Shows RandomStates::Of(const State& state) {
  Shows shows;
  for (const Try& t : tries_)
    if (Holds(state.place.path, t.model))
      shows[t.input].insert(ShownIn(state, t.model));
  return shows;
}

bool RandomStates::IsSplit(const State& state, const State& part) {
  std::set<size_t> inputs, named;
  for (const Try& t : tries_) {
    if (HoldsWithoutNames(state.place.path, t.model))
      inputs.insert(t.input);
    else if (Holds(part.place.path, t.model))
      return false;
    if (Holds(state.place.path, t.model)) named.insert(t.input);
  }
  return inputs == named;
}

}  // namespace engine
