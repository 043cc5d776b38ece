#include "heap/instance.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "expr/expr.h"
#include "expr/unknown.h"
#include "heap/value_set.h"

namespace heap {

using expr::Expr;
using expr::Formula;

namespace {

// Not by the input: such an object is there whether the input leads to it or
// not.
bool IsMadeByRun(const ObjectInfo& info) {
  return info.kind == ObjectInfo::Kind::kAllocated ||
         info.kind == ObjectInfo::Kind::kPrestate;
}

}  // namespace

ClassId ClassUnder(const expr::Pool& pool, const SymbolicHeap& heap,
                   const expr::Model& model, Location l) {
  const ObjectInfo& info = heap.Info(l);
  if (!info.type) return info.exact;
  const uint64_t value = model.Value(expr::Unknown(*info.type));
  return ClassId(pool.choice(*info.type).labels[value]);
}

Instance::Instance(expr::Pool& pool, const TypeHierarchy& types,
                   const SymbolicHeap& heap, expr::Model model,
                   ConcreteHeap input, std::map<Location, ConcreteCell> denoted)
    : pool_(pool),
      types_(types),
      heap_(heap),
      model_(std::move(model)),
      input_(std::move(input)),
      denoted_(std::move(denoted)) {
  uint32_t next = static_cast<uint32_t>(input_.objects.size());
  heap.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (IsMadeByRun(info) && denoted_.count(l) == 0)
      denoted_[l] = ConcreteCell::Object(next++);
  });
  AddCalls();
}

void Instance::AddCalls() {
  if (heap_.calls().empty()) return;
  expr::Evaluator evaluator(pool_, model_);
  for (const InputCall& call : heap_.calls().ToVector()) {
    const ConcreteCell function = Denoted(call.function);
    if (!function.IsObject() || !evaluator.Evaluate(call.when)) continue;
    if (function.object() >= input_.objects.size()) continue;
    ConcreteObject& object = input_.objects[function.object()];
    const ConcreteCell* result = object.Find(call.result);
    if (result == nullptr) continue;
    ConcreteCall made{{}, {call.result, *result}};
    for (const Value& argument : call.arguments) {
      const ConcreteCell cell = ValueOf(evaluator, argument);
      const bool told =
          !cell.IsObject() || cell.object() < input_.objects.size();
      made.arguments.push_back(told ? cell : ConcreteCell::Any());
    }
    object.calls.push_back(std::move(made));
  }
}

void Instance::FindNumbers(const expr::Path& path) {
  model_ = path.WithFoundNumbers(pool_, std::move(model_));
}

bool Instance::Satisfies(const expr::Path& path) const {
  expr::Evaluator evaluator(pool_, model_);
  bool all = true;
  path.conjuncts().ForEachWhile([&](Formula f) {
    all = evaluator.Evaluate(f);
    return all;
  });
  return all;
}

ConcreteCell Instance::Denoted(Location l) const {
  if (l == kNull) return ConcreteCell::Null();
  if (l == kUninitialized) return ConcreteCell::Any();
  auto it = denoted_.find(l);
  return it == denoted_.end() ? ConcreteCell::None() : it->second;
}

ConcreteCell Instance::ValueOf(expr::Evaluator& evaluator,
                               const Value& value) const {
  if (const auto* number = std::get_if<Expr>(&value))
    return ConcreteCell::Number(pool_.sort(*number),
                                evaluator.Evaluate(*number));
  if (const auto* truth = std::get_if<Formula>(&value))
    return ConcreteCell::Bool(evaluator.Evaluate(*truth));
  const ValueSet settled = heap_.Settle(pool_, std::get<ValueSet>(value));
  for (const Guarded& e : settled.entries())
    if (evaluator.Evaluate(e.guard)) return Denoted(e.location);
  return ConcreteCell::None();
}

ConcreteCell Instance::ValueOf(const Value& value) const {
  expr::Evaluator evaluator(pool_, model_);
  return ValueOf(evaluator, value);
}

void Instance::FillFields(expr::Evaluator& evaluator, Location l,
                          ConcreteObject& object) const {
  for (ConcreteField& field : object.fields) {
    const ConcreteCell now =
        ValueOf(evaluator, heap_.Field(pool_, types_, l, field.field));
    // A cell that was neither read nor written is as it was in the input.
    if (now.kind != ConcreteCell::Kind::kAny) field.cell = now;
  }
}

ConcreteObject Instance::Blank(expr::Evaluator& evaluator, Location l) const {
  const ObjectInfo& info = heap_.Info(l);
  const uint64_t length =
      info.length_term ? evaluator.Evaluate(*info.length_term) : 0;
  return BlankObject(
      types_, ClassUnder(pool_, heap_, model_, l),
      static_cast<uint32_t>(length),
      info.longer ? std::max(info.slots, kToldOfLong) : UINT32_MAX);
}

ConcreteHeap Instance::Output(const std::optional<Value>& result) const {
  expr::Evaluator evaluator(pool_, model_);
  ConcreteHeap output = input_;
  for (const auto& [l, cell] : denoted_) {
    if (heap_.Info(l).kind == ObjectInfo::Kind::kDeferred) continue;
    if (cell.object() == output.objects.size())
      output.objects.push_back(Blank(evaluator, l));
    FillFields(evaluator, l, output.objects[cell.object()]);
  }
  if (result) output.roots.push_back({"result", ValueOf(evaluator, *result)});
  return output;
}

}  // namespace heap
