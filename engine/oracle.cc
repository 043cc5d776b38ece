#include "engine/oracle.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <variant>

#include "engine/entry_point.h"
#include "engine/exactness/given_input.h"
#include "engine/machine.h"
#include "engine/search/end.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "heap/concretize.h"
#include "heap/instance.h"
#include "heap/isomorphism.h"
#include "heap/match.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::Location;
using heap::ObjectInfo;
using heap::SymbolicHeap;

// How many heaps are counted at most, as a multiple of those that are tried.
constexpr uint64_t kCountedPerTried = 100;

// The state a machine starts from, with roots of the given input: numbers are
// known, references are read when the run reads them.
State StartOn(Analysis& analysis, Machine& machine, const ConcreteHeap& input) {
  State state = machine.Initial();
  const EntryPoint& entry = analysis.entry_point();
  const bool has_receiver = !entry.method->IsStatic();
  SymbolicHeap heap;
  Location arguments, self;
  const auto& given = input.objects[input.roots[0].cell.object()];
  heap = exactness::WithNumbers(analysis.pool(),
                                heap.WithRoot(entry.arguments, arguments),
                                arguments, given);
  if (has_receiver) {
    const auto& object = input.objects[input.roots[1].cell.object()];
    heap = exactness::WithNumbers(
        analysis.pool(), heap.WithRoot(object.type, self), self, object);
    state.frame.slots[0] = Slot::At(self);
  }
  uint32_t local = has_receiver ? 1 : 0;
  for (size_t i = 0; i < entry.parameters.size(); ++i) {
    const auto& type = entry.method->descriptor.parameters[i];
    if (!type.IsReference())
      state.frame.SetLocal(
          local, analysis.program().values.FromValue(
                     heap.Field(analysis.pool(), analysis.types(), arguments,
                                entry.parameters[i])));
    local += static_cast<uint32_t>(type.slots());
  }
  state.place.heap = std::move(heap);
  return state;
}

// A cell of the pre-state as it was when the run started.
ConcreteCell EntryCell(Analysis& analysis, const heap::Value& value,
                       const std::map<Location, uint32_t>& numbers) {
  if (const auto* number = std::get_if<expr::Expr>(&value))
    return ConcreteCell::Number(analysis.pool().sort(*number),
                                analysis.pool().constant(*number).value_or(0));
  if (const auto* truth = std::get_if<expr::Formula>(&value))
    return ConcreteCell::Bool(truth->IsTrue());
  const auto& set = std::get<heap::ValueSet>(value);
  const auto it = set.IsSingle() ? numbers.find(set.single()) : numbers.end();
  return it == numbers.end() ? ConcreteCell::Null()
                             : ConcreteCell::Object(it->second);
}

ConcreteHeap StartHeap(Analysis& analysis, const SymbolicHeap& heap,
                       std::optional<ClassId> receiver) {
  const Hierarchy& types = analysis.types();
  ConcreteHeap start;
  std::map<Location, uint32_t> numbers;
  for (const heap::InitRecord& record : heap.log().ToVector()) {
    if (record.choice) break;
    const Location l = record.created;
    const ObjectInfo& info = heap.Info(l);
    const bool before = info.kind == ObjectInfo::Kind::kPrestate;
    const bool self = !before && l != heap::kFirstObject;
    const auto number = static_cast<uint32_t>(start.objects.size());
    numbers.emplace(l, number);
    start.objects.push_back(
        heap::BlankObject(types, self && receiver ? *receiver : info.exact,
                          heap.MostSlots(analysis.pool(), l)));
    if (before) start.objects.back().prestate = l.index();
    if (!before || types.IsHolder(info.exact))
      start.roots.push_back(
          {heap.NameOf(types, l), ConcreteCell::Object(number)});
  }
  for (const auto& [l, number] : numbers)
    if (start.objects[number].prestate != 0)
      for (heap::ConcreteField& field : start.objects[number].fields)
        field.cell = EntryCell(
            analysis, heap.AtEntry(analysis.pool(), types, l, field.field),
            numbers);
  return start;
}

bool IsComplete(const State& state) {
  return state.end && search::InfoOf(state.end->kind).complete &&
         state.assumes == nullptr && !state.place.path.doubtful();
}

// The objects the run met are those that bounds count.
bool Within(const heap::Bounds& bounds, const SymbolicHeap& heap) {
  uint32_t objects = 0, depth = 0;
  for (Location l = heap::kFirstObject; l < heap.next_location();
       l = Location(l.index() + 1)) {
    const ObjectInfo& info = heap.Info(l);
    if (info.kind != ObjectInfo::Kind::kInput || info.owner == heap::kNull)
      continue;
    ++objects;
    depth = std::max(depth, info.depth);
  }
  return objects <= bounds.objects && depth <= bounds.depth;
}

ConcreteHeap OutputOf(Analysis& analysis, const State& state,
                      const heap::Instance& instance) {
  std::optional<heap::Value> result;
  if (state.result.type != Slot::Type::kNone)
    result = analysis.program().values.ToValue(state.result);
  return instance.Output(result);
}

// How the run differs from the path that holds its input; empty if not at all.
std::string Difference(Analysis& analysis, const State& path,
                       const heap::Instance& instance, const State& run,
                       const ConcreteHeap& input) {
  if (path.flow != run.flow) return "its path takes other decisions";
  if (path.end != run.end) return "its path ends otherwise";
  auto own =
      heap::Match(analysis.pool(), analysis.types(), run.place.heap, input);
  if (!own) return "the run did not start from it";
  return heap::Isomorphic(OutputOf(analysis, path, instance),
                          OutputOf(analysis, run, *own))
             ? ""
             : "its path has another result or final heap";
}

// Whether a cell of the input gets two values under that model: a heap that
// does so stands for nothing.
bool InitializesTwice(expr::Pool& pool, const SymbolicHeap& heap,
                      const expr::Model& model) {
  expr::Evaluator evaluator(pool, model);
  std::set<std::pair<Location, heap::FieldId>> cells;
  for (const heap::InitRecord& r : heap.log().ToVector())
    if (r.choice && evaluator.Evaluate(r.when) &&
        !cells.emplace(r.owner, r.field).second)
      return true;
  return false;
}

Judgement Problem(std::string what, std::optional<State> run) {
  return {Judgement::Kind::kProblem, std::move(what), std::move(run)};
}

}  // namespace

std::vector<State> RunOn(Analysis& analysis, const MachineOptions& options,
                         const ConcreteHeap& input) {
  exactness::GivenInput given(input);
  heap::Context sound = analysis.context();
  sound.mutation = heap::Mutation::kNone;
  Machine machine(analysis.program(), analysis.entry_point(), sound, given,
                  options);
  std::vector<State> pending = {StartOn(analysis, machine, input)};
  std::vector<State> ends;
  while (!pending.empty() && ends.size() < 2) {
    State state = std::move(pending.back());
    pending.pop_back();
    if (state.end) {
      ends.push_back(std::move(state));
      continue;
    }
    for (State& next : machine.Successors(state))
      pending.push_back(std::move(next));
  }
  return ends;
}

std::vector<ConcreteHeap> StartHeaps(Analysis& analysis, const State& path) {
  const EntryPoint& entry = analysis.entry_point();
  if (entry.method->IsStatic())
    return {StartHeap(analysis, path.place.heap, std::nullopt)};
  std::vector<ConcreteHeap> starts;
  for (ClassId c : entry.receivers)
    starts.push_back(StartHeap(analysis, path.place.heap, c));
  return starts;
}

Judgement Judge(Analysis& analysis, const MachineOptions& options,
                const std::vector<State>& paths, const ConcreteHeap& input) {
  using Kind = Judgement::Kind;
  std::vector<State> runs = RunOn(analysis, options, input);
  if (runs.size() > 1) return {Kind::kUnsettled};
  std::optional<State> run;
  if (!runs.empty()) run = std::move(runs[0]);
  const bool within = run && Within(analysis.context().bounds, run->place.heap);
  bool settled = !run || IsComplete(*run);
  size_t holding = 0;
  std::string difference;
  for (const State& path : paths) {
    auto instance =
        heap::Match(analysis.pool(), analysis.types(), path.place.heap, input);
    if (!instance || !instance->Satisfies(path.place.path)) continue;
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

bool IsWellTyped(const heap::TypeHierarchy& types, const ConcreteHeap& heap) {
  for (const heap::ConcreteObject& object : heap.objects)
    for (const auto& [f, cell] : object.fields)
      if (cell.IsObject() && !types.IsSubclass(heap.objects[cell.object()].type,
                                               types.TypeOf(f).target))
        return false;
  return true;
}

std::optional<ConcreteHeap> InputOf(Analysis& analysis, const State& path) {
  const auto& witness = path.place.path.witness();
  if (!witness || InitializesTwice(analysis.pool(), path.place.heap, *witness))
    return std::nullopt;
  auto instance =
      heap::Concretize(analysis.pool(), analysis.types(), path.place.heap,
                       *witness, analysis.context().bounds);
  if (!instance || !IsWellTyped(analysis.types(), instance->input()))
    return std::nullopt;
  return instance->input();
}

namespace {

class Survey {
 public:
  Survey(Analysis& analysis, const std::vector<State>& paths,
         const OracleOptions& options)
      : analysis_(analysis), paths_(paths), options_(options) {}

  OracleResult Run() {
    if (paths_.empty()) return result_;
    for (const State& path : paths_)
      if (!result_.problem && IsComplete(path)) CheckPath(path);
    if (result_.problem) return std::move(result_);
    const std::vector<ConcreteHeap> starts = StartHeaps(analysis_, paths_[0]);
    for (const ConcreteHeap& start : starts) {
      const exactness::Enumeration all =
          Enumerate(start, [](const ConcreteHeap&) { return true; });
      result_.heaps += all.heaps;
      result_.counted = result_.counted && all.complete;
    }
    const uint64_t stride = result_.heaps / options_.most_heaps + 1;
    uint64_t number = 0;
    for (const ConcreteHeap& start : starts)
      Enumerate(start, [&](const ConcreteHeap& heap) {
        if (number++ % stride == 0) Try(heap);
        return !result_.problem && !result_.stopped;
      });
    return std::move(result_);
  }

 private:
  // The input made for a path is in that path and shows it.
  void CheckPath(const State& path) {
    const std::optional<ConcreteHeap> input = InputOf(analysis_, path);
    if (!input) return Complain("a path has no input", {});
    const Judgement judgement =
        Judge(analysis_, options_.machine, paths_, *input);
    if (judgement.kind == Judgement::Kind::kProblem)
      return Complain(judgement.problem, *input);
    if (!heap::Satisfies(analysis_.pool(), analysis_.types(), path.place.heap,
                         path.place.path, *input))
      return Complain("the path it was made for does not hold it", *input);
    result_.paths += judgement.kind == Judgement::Kind::kInside;
  }

  void Complain(std::string what, const ConcreteHeap& input) {
    result_.problem = std::move(what);
    result_.problem_input = input;
  }

  exactness::Enumeration Enumerate(
      const ConcreteHeap& start,
      const std::function<bool(const ConcreteHeap&)>& visit) {
    exactness::EnumerateOptions options = options_.heaps;
    options.most_heaps = options_.most_heaps * kCountedPerTried;
    return exactness::EnumerateHeaps(analysis_.types(), start, options, visit);
  }

  void Try(const ConcreteHeap& input) {
    if (options_.deadline.Expired()) {
      result_.stopped = true;
      return;
    }
    ++result_.tried;
    Judgement judgement = Judge(analysis_, options_.machine, paths_, input);
    switch (judgement.kind) {
      case Judgement::Kind::kInside:
        Keep(std::move(*judgement.run));
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
  void Keep(State run) {
    const uint64_t n = ++result_.inside;
    if ((n & (n - 1)) == 0 && result_.sample.size() < options_.samples)
      result_.sample.push_back(std::move(run));
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
