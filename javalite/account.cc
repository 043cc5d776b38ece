#include "javalite/account.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "expr/model.h"
#include "expr/path.h"
#include "heap/concretize.h"
#include "heap/graph.h"
#include "heap/instance.h"
#include "heap/print.h"
#include "javalite/concrete.h"
#include "javalite/concrete_heap.h"
#include "javalite/enumerate.h"
#include "javalite/exchange.h"
#include "javalite/replay.h"
#include "javalite/token.h"

namespace javalite {
namespace {

using State = Machine::State;

// Looks for an input that shows the difference: first where the disagreement
// itself points, then among all small heaps.
class Separator {
 public:
  Separator(Machine& lazy, Machine& summary) : lazy_(lazy), summary_(summary) {}

  std::optional<Separation> Find(Relation& relation,
                                 const LazyAgainstSummary& d) {
    if (!d.missing_step && relation.Check(d.lefts, *d.right))
      TryModel(summary_, *d.right, relation.counterexample());
    TryModel(lazy_, *d.left, d.left->place.path.witness());
    TryModel(summary_, *d.right, d.right->place.path.witness());
    for (const State& left : d.lefts)
      TryModel(lazy_, left, left.place.path.witness());
    TryEnds(*d.right);
    if (phantom_) TryPhantom(*d.left);
    for (uint32_t objects = 0; objects <= 2; ++objects) TryAll(objects);
    return found_ ? std::move(found_) : std::move(unseen_);
  }

 private:
  static constexpr uint64_t kMostHeaps = 100;
  static constexpr size_t kMostStates = 100;

  const char* SourceOf(const Machine& side) const {
    return &side == &lazy_ ? "a model of the lazy side"
                           : "a model of the summary";
  }

  void TryModel(const Machine& side, const State& state,
                const std::optional<expr::Model>& model) {
    if (found_ || !model) return;
    auto instance = InstanceOf(side, state, *model);
    if (!instance) return;
    const ConcreteHeap input = FromHeap(lazy_.program(), instance->input());
    if (!IsWellTyped(lazy_.program(), input)) return;
    Try(input, SourceOf(side));
    if (!found_ && !unseen_) unseen_ = tried_;
  }

  std::optional<heap::Instance> InstanceOf(const Machine& side,
                                           const State& state,
                                           const expr::Model& model) {
    const heap::Context& context = side.context();
    auto instance = heap::Concretize(context.pool, context.types,
                                     state.place.heap, model, context.bounds);
    if (!instance && &side == &summary_)
      phantom_ = javalite::ToString(lazy_.program().program(),
                                    summary_.TokensOf(state));
    return instance;
  }

  // The summary may hold cases that are no input's: there the input made of
  // such a case does not show the path it was made for.
  void TryEnds(const State& from) {
    std::vector<State> pending = {from};
    for (size_t i = 0; i < kMostStates && !found_ && !pending.empty(); ++i) {
      const State state = std::move(pending.back());
      pending.pop_back();
      if (state.end) {
        TryEnd(state);
        continue;
      }
      for (State& next : summary_.Successors(state))
        pending.push_back(std::move(next));
    }
  }

  void TryEnd(const State& end) {
    if (!end.place.path.witness()) return;
    auto instance = InstanceOf(summary_, end, *end.place.path.witness());
    if (!instance) return;
    const ConcreteHeap input = FromHeap(lazy_.program(), instance->input());
    if (!IsWellTyped(lazy_.program(), input)) return;
    const Outcome outcome = RunOn(input);
    if (auto problem = Differs(summary_, end, *instance, outcome))
      Keep(input, outcome, SourceOf(summary_),
           CheckInput(lazy_, input, outcome), std::move(problem));
  }

  // An input of the lazy side, beside which the summary has what is none.
  void TryPhantom(const State& left) {
    if (found_ || !left.place.path.witness()) return;
    auto instance = InstanceOf(lazy_, left, *left.place.path.witness());
    if (!instance) return;
    const ConcreteHeap input = FromHeap(lazy_.program(), instance->input());
    const Outcome outcome = RunOn(input);
    Keep(input, outcome, SourceOf(lazy_), CheckInput(lazy_, input, outcome),
         "has on the path " + *phantom_ + " a case that is no input at all");
  }

  void TryAll(uint32_t objects) {
    if (found_) return;
    EnumerateOptions options{.max_objects = objects};
    options.max_heaps = kMostHeaps;
    EnumerateHeaps(lazy_.program(), options, [&](const ConcreteHeap& heap) {
      Try(heap, "the smallest of all heaps");
      return !found_;
    });
  }

  void Try(const ConcreteHeap& input, const char* source) {
    const Outcome outcome = RunOn(input);
    Keep(input, outcome, source, CheckInput(lazy_, input, outcome),
         CheckInput(summary_, input, outcome));
  }

  Outcome RunOn(const ConcreteHeap& input) const {
    return Run(lazy_.program(), input, LikeMachine(lazy_.options()));
  }

  // If the sides fare differently.
  void Keep(const ConcreteHeap& input, const Outcome& outcome,
            const char* source, std::optional<std::string> lazy,
            std::optional<std::string> summary) {
    tried_ = Separation{
        ToHeap(lazy_.context().types, input), source,
        javalite::ToString(lazy_.program().program(), outcome.tokens) + ", " +
            javalite::ToString(outcome.end),
        std::move(lazy), std::move(summary)};
    if (tried_.lazy_problem != tried_.summary_problem) found_ = tried_;
  }

  Machine& lazy_;
  Machine& summary_;
  Separation tried_;  // last
  std::optional<Separation> found_;
  // An input of the point itself, if later steps hide the difference.
  std::optional<Separation> unseen_;
  // The tokens of a path of the summary whose model is no input.
  std::optional<std::string> phantom_;
};

std::string Indented(const std::string& text, const std::string& by) {
  std::string result;
  for (size_t at = 0; at < text.size();) {
    const size_t end = text.find('\n', at);
    result += by + text.substr(at, end - at) + "\n";
    if (end == std::string::npos) break;
    at = end + 1;
  }
  return result;
}

std::string SideText(const char* side,
                     const std::optional<std::string>& problem) {
  return std::string("    ") + side + ": " +
         (problem ? *problem : "agrees with the run") + "\n";
}

std::string ToString(const Account& account, const Separation& s) {
  return std::string(s.is_seen() ? "  an input that separates them, from "
                                 : "  an input that leads there, from ") +
         s.source + ":\n" + Indented(account.input_text, "    ") +
         "    the run: " + s.run + "\n" + SideText("lazy", s.lazy_problem) +
         SideText("summary", s.summary_problem) + "    the run is with " +
         s.right_side() + "\n";
}

}  // namespace

std::string Separation::right_side() const {
  if (!is_seen()) return "both sides: no later step shows the difference";
  if (lazy_problem && summary_problem) return "neither side";
  return lazy_problem ? "the summary" : "the lazy side";
}

Account Explain(Machine& lazy, Machine& summary, Relation& relation,
                const LazyAgainstSummary& d) {
  const heap::Context& context = summary.context();
  const heap::SymbolicHeap& left = d.left->place.heap;
  const heap::SymbolicHeap& right = d.right->place.heap;
  Account account;
  account.reason = d.reason;
  account.steps = d.steps;
  account.lazy_heap = heap::Print(context.pool, context.types, left);
  account.summary_heap = heap::Print(context.pool, context.types, right);
  account.lazy_dot = heap::ToDot(context.pool, context.types, left);
  account.summary_dot = heap::ToDot(context.pool, context.types, right);
  account.separation = Separator(lazy, summary).Find(relation, d);
  if (account.separation) {
    const heap::ConcreteHeap& input = account.separation->input;
    account.input_text = heap::Print(context.types, input);
    account.input_dot = heap::ToDot(context.types, input);
  }
  return account;
}

std::string ToString(const Account& account) {
  std::string steps = account.steps.empty() ? " no step" : "";
  for (const std::string& s : account.steps) steps += " " + s;
  return "  " + account.reason + "\n  after" + steps + "\n  the lazy heap:\n" +
         Indented(account.lazy_heap, "    ") + "  the summary:\n" +
         Indented(account.summary_heap, "    ") +
         (account.separation
              ? ToString(account, *account.separation)
              : std::string("  no input was found that separates them\n"));
}

base::Status WriteDots(const Account& account, const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::pair<const char*, const std::string&> files[] = {
      {"lazy.dot", account.lazy_dot},
      {"summary.dot", account.summary_dot},
      {"input.dot", account.input_dot}};
  for (const auto& [name, text] : files) {
    const std::string path = folder + "/" + name;
    std::ofstream out(path, std::ios::binary);
    out << text;
    out.close();
    if (!out.good()) return base::Error{"cannot be written", path};
  }
  return base::Ok{};
}

}  // namespace javalite
