#include "engine/analysis/oracle_run.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <variant>

#include "engine/exactness/given_input.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/machine.h"
#include "engine/search/frontier.h"
#include "engine/state/slot.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "heap/concretize.h"
#include "heap/instance.h"
#include "heap/mutation.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::Location;
using heap::ObjectInfo;
using heap::SymbolicHeap;

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

// What an enumeration starts from: the roots, and what was there before with
// all that it led to when the run started.
class StartHeapMaker {
 public:
  StartHeapMaker(Analysis& analysis, const SymbolicHeap& heap)
      : analysis_(analysis), types_(analysis.types()), heap_(heap) {}

  ConcreteHeap Make(std::optional<ClassId> receiver) && {
    for (const heap::InitRecord& record : heap_.log().ToVector()) {
      if (record.choice) break;
      AddRecorded(record.created, receiver);
    }
    while (!unfilled_.empty()) {
      const Location l = unfilled_.back();
      unfilled_.pop_back();
      Fill(l);
    }
    return std::move(start_);
  }

 private:
  void AddRecorded(Location l, std::optional<ClassId> receiver) {
    const ObjectInfo& info = heap_.Info(l);
    const bool before = info.kind == ObjectInfo::Kind::kPrestate;
    const bool self = !before && l != heap::kFirstObject;
    const uint32_t number = Add(l, self && receiver ? *receiver : info.exact);
    if (before) start_.objects.back().prestate = l.index();
    if (before) unfilled_.push_back(l);
    if (!before || types_.IsHolder(info.exact))
      start_.roots.push_back(
          {heap_.NameOf(types_, l), ConcreteCell::Object(number)});
  }

  uint32_t Add(Location l, ClassId c) {
    const auto number = static_cast<uint32_t>(start_.objects.size());
    numbers_.emplace(l, number);
    start_.objects.push_back(
        heap::BlankObject(types_, c, heap_.MostSlots(analysis_.pool(), l)));
    return number;
  }

  void Fill(Location l) {
    const uint32_t number = numbers_.at(l);
    for (size_t i = 0; i < start_.objects[number].fields.size(); ++i) {
      const heap::FieldId f = start_.objects[number].fields[i].field;
      const ConcreteCell cell =
          CellOf(heap_.AtEntry(analysis_.pool(), types_, l, f));
      start_.objects[number].fields[i].cell = cell;
    }
  }

  ConcreteCell CellOf(const heap::Value& value) {
    if (const auto* number = std::get_if<expr::Expr>(&value))
      return ConcreteCell::Number(
          analysis_.pool().sort(*number),
          analysis_.pool().constant(*number).value_or(0));
    if (const auto* truth = std::get_if<expr::Formula>(&value))
      return ConcreteCell::Bool(truth->IsTrue());
    const auto& set = std::get<heap::ValueSet>(value);
    if (!set.IsSingle() || set.single() == heap::kNull)
      return ConcreteCell::Null();
    const auto it = numbers_.find(set.single());
    return ConcreteCell::Object(it == numbers_.end() ? Bring(set.single())
                                                     : it->second);
  }

  // The log has no record of what no input can lead to: the bytes of a literal.
  uint32_t Bring(Location l) {
    unfilled_.push_back(l);
    return Add(l, heap_.Info(l).exact);
  }

  Analysis& analysis_;
  const Hierarchy& types_;
  const SymbolicHeap& heap_;
  ConcreteHeap start_;
  std::map<Location, uint32_t> numbers_;
  std::vector<Location> unfilled_;
};

ConcreteHeap StartHeap(Analysis& analysis, const SymbolicHeap& heap,
                       std::optional<ClassId> receiver) {
  return StartHeapMaker(analysis, heap).Make(receiver);
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

}  // namespace

namespace {

// A symbolic run knows less than one on a given input: what depends on that,
// and on the numbers of objects, is left unknown in both.
MachineOptions Comparable(MachineOptions options) {
  options.messages = false;
  options.any_identity_hash = true;
  return options;
}

}  // namespace

std::optional<std::vector<State>> AllPaths(Analysis& analysis,
                                           const heap::Context& context,
                                           const heap::Initializer& strategy,
                                           const MachineOptions& options,
                                           const search::Limits& limits) {
  Machine machine(analysis.program(), analysis.entry_point(), context, strategy,
                  Comparable(options));
  std::vector<State> paths;
  search::DepthFirst<State> frontier;
  const expr::Diagram::Watch watch(analysis.pool().diagram(), limits.deadline);
  const search::Exploration all = search::Explore(
      machine, frontier, limits,
      [&](const State& state, const search::End&) { paths.push_back(state); });
  if (all.stopped) return std::nullopt;
  return paths;
}

std::vector<State> RunOn(Analysis& analysis, const MachineOptions& options,
                         const ConcreteHeap& input) {
  exactness::GivenInput given(input);
  heap::Context sound = analysis.context();
  sound.mutation = heap::Mutation::kNone;
  Machine machine(analysis.program(), analysis.entry_point(), sound, given,
                  Comparable(options));
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

}  // namespace engine
