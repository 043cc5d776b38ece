#include "engine/predicates/abstraction.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/linking/class_table.h"
#include "engine/predicates/candidates.h"
#include "engine/predicates/compared_numbers.h"
#include "engine/predicates/differing.h"
#include "engine/predicates/element.h"
#include "engine/predicates/local_names.h"
#include "expr/evaluate.h"
#include "expr/feasibility.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/sort.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using Mode = PredicatePoint::Mode;

// So many numbers a value is compared with, so many values with each other, and
// so many that one may be one of.
constexpr size_t kMostNumbers = 6, kMostCompared = 6, kMostValues = 8;

class Abstraction {
 public:
  Abstraction(Context& context, const Predicates& given,
              const std::vector<State>& states, State& joint)
      : c_(context), given_(given), states_(states), joint_(joint) {}

  void Run() {
    names_ = LocalNames(c_.table, *joint_.frame.body, joint_.frame.next);
    all_ = DifferingIn(c_, states_, joint_, names_);
    KeepEqual();
    if (all_.empty()) return;
    for (size_t of = 0; of < all_.size(); ++of) Decide(of);
    if (abstract_.empty()) return;
    Assume();
    joint_.approximate = !Mutated(AbstractionMutation::kUnmarked);
  }

 private:
  // What is said of one of them.
  struct Said {
    size_t of;
    Expr unknown;
    std::vector<Candidate> candidates;
    AbstractElement element;
  };

  bool Mutated(AbstractionMutation m) const { return given_.mutation == m; }

  // Whoever answers may not know: then it is not valid.
  bool IsValid(size_t path, Formula f) const {
    if (f.IsTrue()) return true;
    if (Mutated(AbstractionMutation::kPossibleIsValid))
      return c_.heap.feasible.Possible(states_[path].place.path, f);
    return !c_.heap.feasible.Possible(states_[path].place.path, !f);
  }

  // A path is as good as another: those tried are the first and the last.
  std::optional<Expr> EqualEverywhere(const Differing& one) const {
    for (const Expr v : {one.values.front(), one.values.back()}) {
      size_t equal = 0;
      for (size_t k = 0; k < states_.size(); ++k)
        equal += IsValid(k, c_.pool.Eq(one.values[k], v));
      if (equal == states_.size() ||
          (equal > 0 && Mutated(AbstractionMutation::kKeptWhereEqual)))
        return v;
    }
    return std::nullopt;
  }

  void KeepEqual() {
    std::erase_if(all_, [&](const Differing& one) {
      const std::optional<Expr> same = EqualEverywhere(one);
      if (!same) return false;
      one.Set(c_, joint_, *same);
      ++c_.merging.kept;
      return true;
    });
    for (size_t k = 0; k < states_.size(); ++k) {
      values_.emplace_back();
      for (const Differing& one : all_) values_[k].push_back(one.values[k]);
    }
  }

  ValuesThere On(size_t path) const {
    return {values_[path], &states_[path].frame};
  }

  // The list, with each value's own.
  std::vector<Formula> SaidOn(const ValuesThere& there,
                              const std::vector<Candidate>& candidates) const {
    std::vector<Formula> said;
    for (const Candidate& one : candidates) said.push_back(one(there));
    return said;
  }

  AbstractElement Known(Mode mode,
                        const std::vector<Candidate>& candidates) const {
    AbstractElement known = AbstractElement::Lowest(mode);
    for (size_t k = 0; k < states_.size(); ++k) {
      const std::vector<Formula> said = SaidOn(On(k), candidates);
      const AbstractElement here = AbstractElement::Least(
          mode, c_.pool, said, [&](Formula f) { return IsValid(k, f); });
      known =
          k == 0 ? here : AbstractElement::Join(known, here, given_.mutation);
    }
    return known;
  }

  void Decide(size_t of) {
    const PredicatePoint* point = PointHere();
    const bool exact = point != nullptr && point->mode == Mode::kExact;
    if (!exact && (DecideGiven(point, of) || DecideInferred(of))) return;
    ++c_.merging.exact;
  }

  const PredicatePoint* PointHere() {
    const PredicatePlace place{joint_.frame.body->text,
                               joint_.frame.body->LineAt(joint_.frame.next)};
    const auto found = given_.points.find(place);
    if (found == given_.points.end()) return nullptr;
    c_.merging.points_met.insert(place.first + ":" +
                                 std::to_string(place.second));
    return &found->second;
  }

  bool DecideGiven(const PredicatePoint* point, size_t of) {
    if (point == nullptr) return false;
    std::vector<Candidate> candidates;
    for (const Predicate& each : point->predicates) {
      const ValuesThere sample = On(0);
      auto one = CandidateOf(c_.pool, c_.values, each, names_, sample, of);
      if (one) {
        candidates.push_back(*std::move(one));
        c_.merging.understood.insert(each.text);
      }
    }
    return Take(of, point->mode, std::move(candidates), c_.merging.given);
  }

  // Numbers that are known on each path stay as they are: which one it is takes
  // no solver, and is most often the answer to a question just asked.
  bool IsChoiceOfKnown(size_t of) const {
    return std::all_of(all_[of].values.begin(), all_[of].values.end(),
                       [&](Expr v) { return c_.pool.IsConstant(v); });
  }

  bool DecideInferred(size_t of) {
    if (IsChoiceOfKnown(of)) return false;
    const expr::Sort sort = c_.pool.sort(all_[of].joint);
    std::vector<Candidate> candidates;
    if (!expr::IsFloating(sort))
      candidates = InferredOf(c_.pool, Numbers(), ComparedWith(of), of);
    std::vector<Expr> values = all_[of].values;
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (values.size() <= kMostValues)
      candidates.push_back(OneOf(c_.pool, std::move(values), of));
    return Take(of, Mode::kAll, std::move(candidates), c_.merging.inferred);
  }

  // Pairs are compared once.
  std::vector<size_t> ComparedWith(size_t of) const {
    std::vector<size_t> others;
    for (size_t i = 0; i < std::min(of, kMostCompared); ++i)
      if (c_.pool.sort(all_[i].joint) == c_.pool.sort(all_[of].joint))
        others.push_back(i);
    return others;
  }

  const std::vector<int64_t>& Numbers() {
    const Frame& frame = joint_.frame;
    const ClassInfo& owner = c_.table[frame.body->owner];
    if (!numbers_ && owner.file != nullptr && frame.body->code != nullptr)
      numbers_ = ComparedNumbers(*owner.file, *frame.body->code, frame.next,
                                 kMostNumbers);
    if (!numbers_) numbers_ = std::vector<int64_t>{0};
    return *numbers_;
  }

  // An unknown of its own, unless nothing is known of it.
  bool Take(size_t of, Mode mode, std::vector<Candidate> candidates,
            uint64_t& count) {
    if (candidates.empty()) return false;
    AbstractElement element = Known(mode, candidates);
    const Expr unknown = c_.pool.Symbol(
        c_.pool.sort(all_[of].joint),
        all_[of].name + "~" + std::to_string(++c_.merging.abstracted));
    Said said{of, unknown, std::move(candidates), std::move(element)};
    if (!SaysSomething(said)) return false;
    ++count;
    abstract_.push_back(std::move(said));
    return true;
  }

  // Whether some value is ruled out, whatever those are that it is compared
  // with.
  bool SaysSomething(const Said& said) const {
    std::vector<Expr> any = values_[0];
    any[said.of] = said.unknown;
    const std::vector<Formula> about =
        SaidOn({any, &states_[0].frame}, said.candidates);
    const Formula f = said.element.Says(c_.pool, about);
    return !f.IsTrue() && c_.heap.feasible.Possible(states_[0].place.path, !f);
  }

  // All variables first: what is said of one may speak of another.
  void Assume() {
    std::vector<Expr> joint;
    for (const Differing& one : all_) joint.push_back(one.joint);
    const std::vector<Expr> exact = joint;
    for (const Said& said : abstract_) {
      joint[said.of] = said.unknown;
      all_[said.of].Set(c_, joint_, said.unknown);
    }
    const bool stale = Mutated(AbstractionMutation::kOthersAreStale);
    Formula known = Formula::True();
    for (const Said& said : abstract_) {
      std::vector<Expr> there = stale ? values_.back() : joint;
      there[said.of] = said.unknown;
      const Frame& frame = stale ? states_.back().frame : joint_.frame;
      const std::vector<Formula> about =
          SaidOn({there, &frame}, said.candidates);
      known = c_.pool.And(known,
                          said.element.Says(c_.pool, about, given_.mutation));
    }
    joint_.place.path = WithKnown(exact, known);
  }

  // A model of the path that was taken is one still, with what the values are
  // there.
  expr::Path WithKnown(const std::vector<Expr>& exact, Formula known) const {
    const expr::Path& before = joint_.place.path;
    const expr::Path path = before.With(c_.pool, known);
    if (!before.witness()) return path;
    expr::Model model = *before.witness();
    expr::Evaluator taken(c_.pool, *before.witness());
    for (const Said& said : abstract_)
      model.Set(said.unknown, taken.Evaluate(exact[said.of]));
    expr::Evaluator now(c_.pool, model);
    return now.Evaluate(known) ? path.WithWitness(std::move(model)) : path;
  }

  Context& c_;
  const Predicates& given_;
  const std::vector<State>& states_;
  State& joint_;
  std::map<uint32_t, std::string> names_;
  std::vector<Differing> all_;
  std::vector<std::vector<Expr>> values_;  // by path, then as in all_
  std::vector<Said> abstract_;
  std::optional<std::vector<int64_t>> numbers_;
};

}  // namespace

void Abstract(Context& context, const Predicates& given,
              const std::vector<State>& states, State& joint) {
  Abstraction(context, given, states, joint).Run();
}

std::vector<std::string> UnusedPredicates(const Predicates& given,
                                          const MergeCounts& counts,
                                          const std::set<std::string>& run) {
  std::vector<std::string> unused;
  for (const auto& [place, point] : given.points) {
    if (point.in_program && run.count(place.first) == 0) continue;
    const std::string where = place.first + ":" + std::to_string(place.second);
    if (counts.points_met.count(where) == 0) {
      unused.push_back(where +
                       ": no values meet there that paths have different");
      continue;
    }
    for (const Predicate& each : point.predicates)
      if (counts.understood.count(each.text) == 0)
        unused.push_back(where + ": " + each.text +
                         " is about no whole numbers that are there");
  }
  return unused;
}

}  // namespace engine
