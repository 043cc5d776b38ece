#include "engine/analysis/oracle.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <variant>

#include "base/check.h"
#include "engine/analysis/oracle_crew.h"
#include "engine/analysis/oracle_lists.h"
#include "engine/analysis/oracle_numbers.h"
#include "engine/analysis/oracle_run.h"
#include "engine/analysis/oracle_strings.h"
#include "engine/machine/entry_point.h"
#include "engine/search/end.h"
#include "engine/state/slot.h"
#include "expr/expr.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "heap/isomorphism.h"
#include "heap/location.h"
#include "heap/match.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

using heap::ConcreteHeap;
using heap::Location;
using heap::ObjectInfo;
using heap::SymbolicHeap;

// How many heaps are counted at most, as a multiple of those that are tried.
constexpr uint64_t kCountedPerTried = 100;

// Fewer are judged sooner than processes are made.
constexpr uint64_t kWorthSharing = 200;

bool IsComplete(const State& state) {
  return state.end && search::InfoOf(state.end->kind).complete &&
         state.assumes == nullptr && !state.place.path.doubtful();
}

// Declarations narrow what an input is; whether they say that is for a JVM to
// judge, which reads them itself (engine/java/replay/Real.java).
bool FitsDeclarations(Analysis& analysis, const SymbolicHeap& heap) {
  const heap::CellTypes& declared = *analysis.context().cell_types;
  for (const heap::InitRecord& r : heap.log().ToVector()) {
    if (r.owner == heap::kNull || !r.chosen || *r.chosen < heap::kFirstObject)
      continue;
    const ClassId c = heap.Info(*r.chosen).exact;
    const ClassId target = declared.TargetOf(heap, r.owner, r.field);
    const bool shared = r.created != *r.chosen;
    if (!analysis.types().IsSubclass(c, target) ||
        !declared.MayBe(heap, r.owner, r.field, c) ||
        (shared && !declared.MayShare(heap, r.owner, r.field, *r.chosen)))
      return false;
  }
  return true;
}

// The objects the run met are those that bounds count.
bool Within(Analysis& analysis, const SymbolicHeap& heap) {
  const heap::Bounds& bounds = analysis.context().bounds;
  uint32_t objects = 0, depth = 0;
  heap.ForEachObject([&](Location, const ObjectInfo& info) {
    if (info.kind != ObjectInfo::Kind::kInput || info.owner == heap::kNull)
      return;
    depth = std::max(depth, info.depth);
    if (!analysis.types().IsPart(info.field)) ++objects;
  });
  return objects <= bounds.objects && depth <= bounds.depth &&
         HasOnlyRealStrings(analysis.pool(), analysis.types(), heap) &&
         HasOnlyRealLists(analysis.pool(), analysis.types(), heap,
                          bounds.array_length) &&
         FitsDeclarations(analysis, heap);
}

// As the method's type has it: a boolean is a truth value.
std::optional<heap::Value> ResultOf(Analysis& analysis, const State& state) {
  if (state.result.type == Slot::Type::kNone) return std::nullopt;
  const heap::Value value = analysis.program().values.ToValue(state.result);
  const auto& type = analysis.entry_point().method->descriptor.result;
  const auto* number = std::get_if<expr::Expr>(&value);
  if (number == nullptr || type.IsReference() || type.kind != 'Z') return value;
  return !analysis.pool().Eq(*number, analysis.pool().Int(0));
}

// How the run differs from the path that holds its input; empty if not at all.
std::string Difference(Analysis& analysis, const State& path,
                       const heap::Instance& instance, const State& run,
                       const ConcreteHeap& input) {
  // A path that others may have joined has no decisions of its own.
  if (!path.merging_over && path.flow != run.flow)
    return "its path takes other decisions";
  if (path.end != run.end) return "its path ends otherwise";
  auto own =
      heap::Match(analysis.pool(), analysis.types(), run.place.heap, input);
  if (!own) return "the run did not start from it";
  return heap::Isomorphic(instance.Output(ResultOf(analysis, path)),
                          own->Output(ResultOf(analysis, run)))
             ? ""
             : "its path has another result or final heap";
}

Judgement Problem(std::string what, std::optional<State> run) {
  return {Judgement::Kind::kProblem, std::move(what), std::move(run)};
}

}  // namespace

Judgement Judge(Analysis& analysis, const MachineOptions& options,
                const std::vector<State>& paths, const ConcreteHeap& input) {
  using Kind = Judgement::Kind;
  std::vector<State> runs = RunOn(analysis, options, input);
  if (runs.size() > 1) return {Kind::kUnsettled};
  std::optional<State> run;
  if (!runs.empty()) run = std::move(runs[0]);
  const bool within = run && Within(analysis, run->place.heap);
  bool settled = !run || IsComplete(*run);
  size_t holding = 0;
  std::string difference;
  for (const State& path : paths) {
    auto instance =
        heap::Match(analysis.pool(), analysis.types(), path.place.heap, input);
    if (!instance) continue;
    instance->FindNumbers(path.place.path);
    if (!instance->Satisfies(path.place.path)) continue;
    ++holding;
    settled = settled && IsComplete(path);
    if (within && settled && difference.empty())
      difference = Difference(analysis, path, *instance, *run, input);
  }
  if (holding > 1)
    return Problem(std::to_string(holding) + " paths hold it", std::move(run));
  if (!settled) return {Kind::kUnsettled, {}, std::move(run)};
  if (!difference.empty()) return Problem(difference, std::move(run));
  if (holding == (within ? 1 : 0))
    return {within ? Kind::kInside : Kind::kOutside, {}, std::move(run)};
  return Problem(within ? "no path holds it"
                        : "a path holds it, though it is beyond the bounds",
                 std::move(run));
}

ConcreteRun ConcreteRunOf(Analysis& analysis, const ConcreteHeap& input,
                          State end) {
  auto instance =
      heap::Match(analysis.pool(), analysis.types(), end.place.heap, input);
  CHECK(instance.has_value(), "a run should start from its input");
  instance->FindNumbers(end.place.path);
  ConcreteHeap output =
      heap::WithoutGarbage(instance->Output(ResultOf(analysis, end)),
                           static_cast<uint32_t>(input.objects.size()));
  return {input, std::move(end), std::move(output)};
}

namespace {

class Survey {
 public:
  Survey(Analysis& analysis, const std::vector<State>& paths,
         const OracleOptions& options)
      : analysis_(analysis), paths_(paths), options_(options) {
    result_.odd = NumbersWorthTrying(analysis, paths);
  }

  OracleResult Run() {
    if (paths_.empty()) return result_;
    for (const State& path : paths_)
      if (!result_.problem && IsComplete(path)) CheckPath(path);
    if (result_.problem) return std::move(result_);
    exactness::EnumerateOptions heaps = options_.heaps;
    TryAll(heaps, options_.most_heaps,
           {result_.heaps, result_.counted, result_.tried});
    heaps.with_odd = true;
    heaps.odd = result_.odd;
    TryAll(heaps, options_.most_odd_heaps,
           {result_.odd_heaps, result_.odd_counted, result_.odd_tried});
    return std::move(result_);
  }

 private:
  struct Tally {
    uint64_t& heaps;
    bool& counted;
    uint64_t& tried;
  };

  // About `most` of these heaps, spread over all.
  void TryAll(exactness::EnumerateOptions heaps, uint64_t most, Tally tally) {
    heaps.most_heaps = most * kCountedPerTried;
    const std::vector<ConcreteHeap> starts = StartHeaps(analysis_, paths_[0]);
    for (const ConcreteHeap& start : starts) {
      const exactness::Enumeration all = exactness::EnumerateHeaps(
          analysis_.types(), start, heaps,
          [&](const ConcreteHeap&) { return !IsOver(); });
      tally.heaps += all.heaps;
      tally.counted = tally.counted && all.complete;
    }
    const uint64_t stride = tally.heaps / most + 1;
    const auto each = [&](const SharedInputs::Visit& visit) {
      uint64_t number = 0;
      for (const ConcreteHeap& start : starts)
        exactness::EnumerateHeaps(
            analysis_.types(), start, heaps, [&](const ConcreteHeap& heap) {
              if (IsOver()) return false;
              return number++ % stride != 0 || visit(heap);
            });
    };
    const std::string judged =
        Judged(each, (tally.heaps + stride - 1) / stride);
    each([&](const ConcreteHeap& heap) {
      Try(heap, tally.tried < judged.size() ? judged[tally.tried] : kNotJudged);
      ++tally.tried;
      return true;
    });
  }

  // By others, as far as they came.
  std::string Judged(
      const std::function<void(const SharedInputs::Visit&)>& each,
      uint64_t count) {
    if (options_.jobs < 2 || count < kWorthSharing) return "";
    const auto judge = [this](const ConcreteHeap& input) {
      return LetterOf(Judge(analysis_, options_.machine, paths_, input).kind);
    };
    return JudgeApart({count, each, judge}, options_.jobs, options_.deadline);
  }
  static char LetterOf(Judgement::Kind kind) {
    return static_cast<char>('a' + static_cast<int>(kind));
  }

  bool IsOver() {
    if (options_.deadline.Expired()) result_.stopped = true;
    return result_.stopped || result_.problem.has_value();
  }

  // The input made for a path is in that path and shows it.
  void CheckPath(const State& path) {
    const std::optional<ConcreteHeap> input = InputOf(analysis_, path);
    if (!input) return Complain("a path has no input", {});
    const Judgement judgement =
        Judge(analysis_, options_.machine, paths_, *input);
    if (judgement.kind == Judgement::Kind::kProblem)
      return Complain(judgement.problem, *input);
    // It may then depend on what no input says, such as a hash.
    if (judgement.kind == Judgement::Kind::kUnsettled) return;
    if (!heap::Satisfies(analysis_.pool(), analysis_.types(), path.place.heap,
                         path.place.path, *input))
      return Complain("the path it was made for does not hold it", *input);
    result_.paths += judgement.kind == Judgement::Kind::kInside;
  }

  void Complain(std::string what, const ConcreteHeap& input) {
    result_.problem = std::move(what);
    result_.problem_input = input;
  }

  // `judged`: its letter, where that is known. What is to be shown of it is
  // not.
  void Try(const ConcreteHeap& input, char judged) {
    if (judged == LetterOf(Judgement::Kind::kOutside))
      ++result_.outside;
    else if (judged == LetterOf(Judgement::Kind::kUnsettled))
      ++result_.unsettled;
    else if (judged == LetterOf(Judgement::Kind::kInside) &&
             !IsKept(result_.inside + 1))
      ++result_.inside;
    else
      Try(input);
  }

  void Try(const ConcreteHeap& input) {
    Judgement judgement = Judge(analysis_, options_.machine, paths_, input);
    switch (judgement.kind) {
      case Judgement::Kind::kInside:
        Keep(input, std::move(*judgement.run));
        break;
      case Judgement::Kind::kOutside:
        ++result_.outside;
        break;
      case Judgement::Kind::kUnsettled:
        ++result_.unsettled;
        break;
      case Judgement::Kind::kProblem:
        Complain(std::move(judgement.problem), input);
        break;
    }
  }

  // One of each power of two: early and late ones, whatever their number.
  bool IsKept(uint64_t n) const {
    return (n & (n - 1)) == 0 && result_.sample.size() < options_.samples;
  }
  void Keep(const ConcreteHeap& input, State run) {
    if (!IsKept(++result_.inside)) return;
    result_.sample.push_back(ConcreteRunOf(analysis_, input, std::move(run)));
  }

  Analysis& analysis_;
  const std::vector<State>& paths_;
  const OracleOptions& options_;
  OracleResult result_;
};

}  // namespace

OracleResult AskOracle(Analysis& analysis, const std::vector<State>& paths,
                       const OracleOptions& options) {
  return Survey(analysis, paths, options).Run();
}

}  // namespace engine
