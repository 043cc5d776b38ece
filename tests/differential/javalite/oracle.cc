#include "tests/differential/javalite/oracle.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/check.h"
#include "engine/search/end.h"
#include "heap/concretize.h"
#include "heap/instance.h"
#include "heap/match.h"
#include "javalite/concrete.h"
#include "javalite/enumerate.h"
#include "javalite/token.h"
#include "tests/differential/javalite/session.h"

namespace javalite {
namespace {

using Kind = heap::ConcreteCell::Kind;
using search::EndKind;

heap::ConcreteCell CellToHeap(Type type, int32_t cell) {
  if (type.kind == Type::kInt)
    return heap::ConcreteCell::Number(expr::Sort::kBv32,
                                      static_cast<uint32_t>(cell));
  if (type.kind == Type::kBool) return heap::ConcreteCell::Bool(cell != 0);
  return cell == kNullCell
             ? heap::ConcreteCell::Null()
             : heap::ConcreteCell::Object(static_cast<uint32_t>(cell));
}

int32_t CellFromHeap(const heap::ConcreteCell& cell) {
  const bool null = cell.kind == Kind::kAny || cell.kind == Kind::kNull;
  return null ? kNullCell : static_cast<int32_t>(cell.bits);
}

bool SameEnd(const search::End& end, RunEnd run) {
  switch (run) {
    case RunEnd::kValue:
      return end.kind == EndKind::kReturn;
    case RunEnd::kNullDereference:
      return end.kind == EndKind::kException;
    case RunEnd::kStepLimit:
    case RunEnd::kDepthLimit:
      return end.kind == EndKind::kStepLimit;
  }
  UNREACHABLE("a run should end in one of these ways");
}

bool Within(const Outcome& outcome, const heap::Bounds& bounds) {
  uint32_t met = 0;
  for (const auto& depth : outcome.depths) met += depth.has_value();
  return outcome.MaxDepth() <= bounds.depth && met - 1 <= bounds.objects;
}

class Oracle {
 public:
  Oracle(const CheckedProgram& program, std::string_view mode,
         const OracleOptions& options)
      : program_(program),
        options_(options),
        session_(program, mode, options.bounds, options.machine,
                 options.mutation),
        paths_(session_.Paths()) {
    run_options_.call_depth = options.machine.call_depth;
    run_options_.steps = options.machine.steps;
    run_options_.test_tokens_from = BoolOrigin::kField;
    result_.paths = paths_.size();
  }

  OracleResult Forward() {
    EnumerateOptions all{.max_objects = options_.objects};
    all.max_heaps = 100 * options_.most_heaps;
    const Enumeration total =
        EnumerateHeaps(program_, all, [](const ConcreteHeap&) { return true; });
    const uint64_t stride = total.heaps / options_.most_heaps + 1;
    uint64_t number = 0;
    EnumerateHeaps(program_, all, [&](const ConcreteHeap& heap) {
      if (number++ % stride == 0) CheckHeap(heap);
      return !result_.problem;
    });
    return result_;
  }

  OracleResult Reverse() {
    for (const Machine::State& path : paths_)
      if (!result_.problem) CheckPath(path);
    return result_;
  }

 private:
  void Complain(const std::string& what, const ConcreteHeap& heap) {
    result_.problem = what + " on " + ToString(program_, heap);
  }

  void CheckHeap(const ConcreteHeap& heap) {
    const Outcome outcome = Run(program_, heap, run_options_);
    const bool within = Within(outcome, options_.bounds);
    ++(within ? result_.inside : result_.outside);
    const heap::ConcreteHeap input = ToHeap(session_.types(), heap);
    size_t satisfied = 0;
    for (const Machine::State& path : paths_) {
      auto instance = heap::Match(session_.pool(), session_.types(),
                                  path.place.heap, input);
      if (!instance || !instance->Satisfies(path.place.path)) continue;
      ++satisfied;
      if (!within) continue;
      if (auto difference = Differs(path, *instance, outcome))
        return Complain(*difference, heap);
    }
    if (satisfied != (within ? 1 : 0))
      Complain(std::to_string(satisfied) + " paths hold the heap, which is " +
                   (within ? "within" : "beyond") + " the bounds;",
               heap);
  }

  void CheckPath(const Machine::State& path) {
    CHECK(path.place.path.witness().has_value(),
          "a path of this program should have a witness");
    auto instance =
        heap::Concretize(session_.pool(), session_.types(), path.place.heap,
                         *path.place.path.witness(), options_.bounds);
    if (!instance) {
      ++result_.without_input;
      return;
    }
    const ConcreteHeap heap = FromHeap(program_, instance->input());
    if (!IsWellTyped(program_, heap))
      return Complain("the input is not well typed", heap);
    const Outcome outcome = Run(program_, heap, run_options_);
    if (!Within(outcome, options_.bounds))
      return Complain("the input is beyond the bounds", heap);
    if (auto difference = Differs(path, *instance, outcome))
      return Complain(*difference, heap);
    if (!heap::Satisfies(session_.pool(), session_.types(), path.place.heap,
                         path.place.path, instance->input()))
      Complain("the path does not hold its own input", heap);
  }

  // What the run shows that the path does not.
  std::optional<std::string> Differs(const Machine::State& path,
                                     const heap::Instance& instance,
                                     const Outcome& outcome) {
    const std::vector<Token> tokens = session_.machine().TokensOf(path);
    if (tokens != outcome.tokens)
      return "the run shows " + ToString(program_.program(), outcome.tokens) +
             ", its path " + ToString(program_.program(), tokens);
    if (!SameEnd(*path.end, outcome.end)) return "the ends differ";
    std::optional<heap::Value> result;
    if (outcome.end == RunEnd::kValue)
      result = session_.machine().ResultOf(path);
    const heap::ConcreteHeap output = instance.Output(result);
    if (result && CellFromHeap(output.roots.back().cell) != outcome.value->bits)
      return "the results differ";
    const ConcreteHeap final = FromHeap(program_, output);
    if (final != outcome.heap)
      return "the final heaps differ: " + ToString(program_, final) + " and " +
             ToString(program_, outcome.heap);
    return std::nullopt;
  }

  const CheckedProgram& program_;
  const OracleOptions& options_;
  Session session_;
  std::vector<Machine::State> paths_;
  RunOptions run_options_;
  OracleResult result_;
};

}  // namespace

heap::ConcreteHeap ToHeap(const Hierarchy& types, const ConcreteHeap& heap) {
  heap::ConcreteHeap result;
  result.roots.push_back({"this", heap::ConcreteCell::Object(0)});
  for (const ConcreteObject& object : heap.objects) {
    const heap::ClassId c = ToHeap(object.class_id);
    auto& made = result.objects.emplace_back(BlankObject(types, c));
    for (size_t i = 0; i < object.cells.size(); ++i) {
      const heap::FieldId f = types.FieldsOf(c)[i];
      heap::ConcreteCell* cell = made.Find(f);
      switch (types.TypeOf(f).kind) {
        case heap::FieldType::Kind::kNumber:
          *cell = CellToHeap(Type::Int(), object.cells[i]);
          break;
        case heap::FieldType::Kind::kBool:
          *cell = CellToHeap(Type::Bool(), object.cells[i]);
          break;
        case heap::FieldType::Kind::kReference:
          *cell = CellToHeap(Type::Null(), object.cells[i]);
          break;
      }
    }
  }
  return result;
}

ConcreteHeap FromHeap(const CheckedProgram& program,
                      const heap::ConcreteHeap& heap) {
  ConcreteHeap result;
  for (const heap::ConcreteObject& object : heap.objects) {
    ConcreteObject& made =
        result.objects.emplace_back(ConcreteObject{FromHeap(object.type)});
    for (FieldId f : program.classes().FieldsOf(made.class_id))
      made.cells.push_back(CellFromHeap(*object.Find(ToHeap(f))));
  }
  return result;
}

OracleResult CheckForward(const CheckedProgram& program, std::string_view mode,
                          const OracleOptions& options) {
  return Oracle(program, mode, options).Forward();
}

OracleResult CheckReverse(const CheckedProgram& program, std::string_view mode,
                          const OracleOptions& options) {
  return Oracle(program, mode, options).Reverse();
}

}  // namespace javalite
