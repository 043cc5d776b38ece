// States of a small world, made at random, that come from one state and go
// different ways: what the laws of merging are held against. All inputs can be
// tried, so a state is known by what it shows on each.
#ifndef TESTS_UNIT_ENGINE_MERGING_RANDOM_STATES_H_
#define TESTS_UNIT_ENGINE_MERGING_RANDOM_STATES_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "base/rng.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/merging/join_states.h"
#include "engine/state/state.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "expr/model.h"
#include "heap/location.h"
#include "heap/value_set.h"

namespace engine {

// What a state shows on an input: its variables, the cells of its objects and
// what its references lead to. Several where it depends on a name of its own;
// none where the input is not one of the state's.
using Shown = std::vector<uint64_t>;
using Shows = std::map<size_t, std::set<Shown>>;  // by the input's number

class RandomStates {
 public:
  RandomStates(uint64_t seed, expr::JoinMutation mutation);

  Context& context() { return analysis_->machine().context(); }
  expr::Pool& pool() { return analysis_->pool(); }
  const Origin& origin() const { return origin_; }

  // Up to three that no input is in two of; fewer where they cannot be split.
  std::vector<State> Apart();
  // One that holds on some of the inputs of `state`, and shows the same there.
  std::optional<State> Part(const State& state);
  // Any: it may hold on inputs of others, and show something else.
  State Any();
  State Joined(std::vector<State> states);

  Shows Of(const State& state);
  // Whether what the state assumes without speaking of names holds on each
  // input of `part`, and whether on each input on which that holds there is
  // something to be named.
  bool IsSplit(const State& state, const State& part);

  expr::Formula RandomFormula();

 private:
  static constexpr size_t kPlain = 3;  // choices that are input
  static constexpr uint32_t kLabels[] = {0, 1, 2};

  struct Try {
    size_t input;
    expr::Model model;
  };

  void AddTries(expr::Model model, size_t next, size_t input);
  bool Holds(const expr::Path& path, const expr::Model& model);
  bool SpeaksOfNames(expr::Formula f);
  bool HoldsWithoutNames(const expr::Path& path, const expr::Model& model);
  bool IsPossible(const expr::Path& path);
  State Grown(expr::Formula f);
  void Fill(State& state);
  heap::ValueSet RandomReference();
  // What is named so is a case of this state only.
  heap::ValueSet NamedReference(State& state);
  expr::Expr RandomNumber(State& state);
  Shown ShownIn(const State& state, const expr::Model& model);

  classfile::ClassPath path_;
  std::unique_ptr<Analysis> analysis_;
  base::Rng rng_;
  std::vector<expr::Variable> plain_;
  expr::Variable name_ = {};
  std::vector<Try> tries_;
  State start_;
  Origin origin_;
  heap::Location first_, second_, next_;
  heap::FieldId key_, left_;
};

}  // namespace engine

#endif  // TESTS_UNIT_ENGINE_MERGING_RANDOM_STATES_H_
