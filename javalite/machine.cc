#include "javalite/machine.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <variant>

#include "base/check.h"
#include "heap/invariants.h"

namespace javalite {

using expr::Formula;
using heap::Answered;
using heap::Place;
using heap::ValueSet;
using search::End;
using search::EndKind;

namespace {

constexpr const char* kNullError = "NullPointerException";

}  // namespace

// One call of Successors: works on `state` in place; once a rule has filled
// `successors`, the state itself is spent.
class Machine::Run {
 public:
  Run(Machine& machine, State state)
      : machine_(machine),
        program_(machine.program_.program()),
        pool_(machine.context_.pool),
        state_(std::move(state)) {
    state_.tokens_before = state_.tokens.size();
  }

  std::vector<State> Finish() {
    while (!split_ && !state_.end) Step();
    if (!split_) successors_.push_back(std::move(state_));
    return std::move(successors_);
  }

  void Step() {
    if (state_.tasks.empty()) {
      state_.end = End{EndKind::kReturn, {}};
      return;
    }
    Task task = state_.tasks.top();
    state_.tasks = state_.tasks.WithoutTop();
    switch (task.op) {
      case Task::kEval:
        return Evaluate(task.expr);
      case Task::kApply:
        return Apply(task.expr);
      case Task::kUnbind:
        return Unbind();
      case Task::kDrop:
        Pop();
        return;
      case Task::kReturn:
        state_.environment = state_.callers.top();
        state_.callers = state_.callers.WithoutTop();
        return;
    }
  }

  // Calls the method of that name on the receiver and arguments, which are on
  // the value stack, receiver deepest.
  void Invoke(SymbolId name, size_t arguments) {
    std::vector<Value> actuals(arguments + 1);
    for (size_t i = actuals.size(); i-- > 0;) actuals[i] = Pop();
    const ValueSet receiver = AsReference(actuals[0]);
    for (auto& tested : machine_.access_.IsNull(state_.place, receiver)) {
      if (tested.answer) {
        Fail(std::move(tested.place));
        continue;
      }
      auto target_of = [&](heap::ClassId c) {
        const auto method =
            machine_.program_.classes().FindMethod(FromHeap(c), name);
        return method ? method->index() : heap::kNoTarget;
      };
      for (auto& selected :
           machine_.access_.Dispatch(tested.place, receiver, target_of))
        Enter(std::move(selected.place), MethodId(selected.answer), actuals);
    }
    split_ = true;
  }

 private:
  // --- small helpers

  void Push(heap::Value content, bool from_field = false) {
    state_.values = state_.values.With(Value{std::move(content), from_field});
  }
  Value Pop() {
    Value value = state_.values.top();
    state_.values = state_.values.WithoutTop();
    return value;
  }
  static const ValueSet& AsReference(const Value& value) {
    return std::get<ValueSet>(value.content);
  }
  static Formula AsTruth(const Value& value) {
    return std::get<Formula>(value.content);
  }
  static expr::Expr AsNumber(const Value& value) {
    return std::get<expr::Expr>(value.content);
  }
  void Schedule(Task::Op op, ExprId expr = {}) {
    state_.tasks = state_.tasks.With(Task{op, expr});
  }

  State& Fork(Place place, Token token) {
    split_ = true;
    State& next = successors_.emplace_back(state_);
    next.place = std::move(place);
    next.tokens = next.tokens.With(token);
    return next;
  }
  void Fail(Place place) {
    Fork(std::move(place), Token::Null()).end =
        End{EndKind::kException, kNullError};
  }
  // The outcomes of a comparison: each a token and a known truth value.
  void Answer(heap::Answers<bool> answers) {
    for (auto& a : answers) {
      State& next = Fork(std::move(a.place), Token::Test(a.answer));
      Formula truth = a.answer ? Formula::True() : Formula::False();
      next.values = next.values.With(Value{truth, false});
    }
    split_ = true;
  }

  void Enter(Place place, MethodId id, const std::vector<Value>& actuals) {
    const Method& method = program_[id];
    State& next = Fork(std::move(place), Token::Deref());
    next.tokens = next.tokens.With(Token::Call(method.owner));
    if (next.callers.size() >= machine_.options_.call_depth) {
      next.end = End{EndKind::kCallDepth,
                     std::to_string(machine_.options_.call_depth) + " calls"};
      return;
    }
    next.callers = next.callers.With(next.environment);
    next.environment = Environment().With(kThis.index(), actuals[0]);
    for (size_t i = 0; i < method.params.size(); ++i)
      next.environment =
          next.environment.With(method.params[i].name.index(), actuals[i + 1]);
    next.tasks =
        next.tasks.With({Task::kReturn, {}}).With({Task::kEval, method.body});
  }

  // --- evaluation

  void Evaluate(ExprId id) {
    const Expr& expr = program_[id];
    state_.at = expr.at;
    if (state_.steps++ == machine_.options_.steps) {
      state_.end = End{EndKind::kStepLimit, "steps"};
      return;
    }
    int eager = InfoOf(expr.kind).eager;
    Schedule(Task::kApply, id);
    for (size_t i = eager == kAllKids ? expr.kids.size() : eager; i-- > 0;)
      Schedule(Task::kEval, expr.kids[i]);
  }

  void Apply(ExprId id) {
    using Rule = void (Run::*)(const Expr&);
    static constexpr Rule kRules[] = {
#define JAVALITE_EXPR(name, text, kids, eager) &Run::Apply##name,
#include "javalite/exprs.def"
#undef JAVALITE_EXPR
    };
    static_assert(std::size(kRules) == kExprKinds);
    const Expr& expr = program_[id];
    state_.at = expr.at;
    (this->*kRules[static_cast<size_t>(expr.kind)])(expr);
  }

  void Bind(SymbolId name, Value value) {
    state_.environment =
        state_.environment.With(name.index(), std::move(value));
  }
  void Unbind() {
    Shadowed old = state_.shadowed.top();
    state_.shadowed = state_.shadowed.WithoutTop();
    state_.environment =
        old.value ? state_.environment.With(old.name.index(), *old.value)
                  : state_.environment.Without(old.name.index());
  }

  // --- one rule per kind of expression

  void ApplyVar(const Expr& expr) {
    state_.values =
        state_.values.With(*state_.environment.Find(expr.name.index()));
  }
  void ApplyNull(const Expr&) { Push(ValueSet()); }
  void ApplyBool(const Expr& expr) {
    Push(expr.value != 0 ? Formula::True() : Formula::False());
  }
  void ApplyInt(const Expr& expr) { Push(pool_.Int(expr.value)); }

  void ApplyNew(const Expr& expr) {
    heap::Location made;
    state_.place.heap = state_.place.heap.WithAllocation(
        ToHeap(expr.named_type.class_id), made);
    Push(ValueSet(made));
  }

  void ApplyRead(const Expr& expr) {
    const ValueSet base = AsReference(Pop());
    const heap::FieldId field = ToHeap(expr.field);
    for (auto& tested : machine_.access_.IsNull(state_.place, base)) {
      if (tested.answer) {
        Fail(std::move(tested.place));
        continue;
      }
      for (Place& place : WithinBound(tested.place, base, field))
        Read(place, base, field);
    }
    split_ = true;
  }

  void Read(const Place& place, const ValueSet& base, heap::FieldId field) {
    for (auto& read : machine_.access_.Read(place, base, field)) {
      bool truth = std::holds_alternative<Formula>(read.answer);
      State& next = Fork(std::move(read.place), Token::Deref());
      next.values = next.values.With(Value{std::move(read.answer), truth});
    }
  }

  void ApplyWrite(const Expr& expr) {
    const Value value = state_.values.top();  // stays: it is the result
    const ValueSet base =
        AsReference(*state_.environment.Find(expr.name.index()));
    const heap::FieldId field = ToHeap(expr.field);
    for (auto& tested : machine_.access_.IsNull(state_.place, base)) {
      if (tested.answer) {
        Fail(std::move(tested.place));
        continue;
      }
      for (Place& place : WithinBound(tested.place, base, field))
        for (Place& written :
             machine_.access_.Write(place, base, field, value.content))
          Fork(std::move(written), Token::Deref());
    }
    split_ = true;
  }

  // Where the object may be looked into; elsewhere the path ends here.
  heap::Places WithinBound(const Place& place, const ValueSet& base,
                           heap::FieldId field) {
    heap::Places within;
    for (auto& asked : machine_.access_.BeyondBound(place, base)) {
      if (!asked.answer) {
        within.push_back(std::move(asked.place));
        continue;
      }
      State& cut = Fork(std::move(asked.place), Token::Deref());
      cut.end = End{EndKind::kBound,
                    "field " + machine_.context_.types.FieldName(field)};
      cut.beyond = cut.place.heap.Settle(pool_, base);
    }
    return within;
  }

  void ApplyEqual(const Expr&) {
    const Value b = Pop(), a = Pop();
    if (std::holds_alternative<ValueSet>(a.content))
      return Answer(machine_.access_.AreEqual(state_.place, AsReference(a),
                                              AsReference(b)));
    if (std::holds_alternative<expr::Expr>(a.content))
      return Answer(machine_.access_.Test(state_.place,
                                          pool_.Eq(AsNumber(a), AsNumber(b))));
    Push(!pool_.diagram().Xor(AsTruth(a), AsTruth(b)),
         a.from_field || b.from_field);
  }

  void ApplyLess(const Expr&) {
    const Value b = Pop(), a = Pop();
    Answer(machine_.access_.Test(state_.place,
                                 pool_.Lt(AsNumber(a), AsNumber(b))));
  }
  void ApplyAdd(const Expr&) {
    const Value b = Pop(), a = Pop();
    Push(pool_.Make(expr::Kind::kAdd, AsNumber(a), AsNumber(b)));
  }
  void ApplySubtract(const Expr&) {
    const Value b = Pop(), a = Pop();
    Push(pool_.Make(expr::Kind::kSub, AsNumber(a), AsNumber(b)));
  }
  void ApplyNot(const Expr&) {
    const Value a = Pop();
    Push(!AsTruth(a), a.from_field);
  }

  void ApplyIf(const Expr& expr) {
    const Value condition = Pop();
    if (!condition.from_field) {
      CHECK(AsTruth(condition).IsConstant(),
            "a computed truth value should be known when it is tested");
      Schedule(Task::kEval, expr.kids[AsTruth(condition).IsTrue() ? 1 : 2]);
      return;
    }
    for (auto& a : machine_.access_.Test(state_.place, AsTruth(condition))) {
      State& next = Fork(std::move(a.place), Token::Test(a.answer));
      next.tasks = next.tasks.With({Task::kEval, expr.kids[a.answer ? 1 : 2]});
    }
    split_ = true;
  }

  void ApplyLet(const Expr& expr) {
    const Value* old = state_.environment.Find(expr.name.index());
    Shadowed shadowed{expr.name, {}};
    if (old != nullptr) shadowed.value = *old;
    state_.shadowed = state_.shadowed.With(std::move(shadowed));
    Bind(expr.name, Pop());
    Schedule(Task::kUnbind);
    Schedule(Task::kEval, expr.kids[1]);
  }

  void ApplyBegin(const Expr& expr) {
    if (expr.kids.empty()) return Push(ValueSet());
    for (size_t i = expr.kids.size(); i-- > 0;) {
      Schedule(Task::kEval, expr.kids[i]);
      if (i > 0) Schedule(Task::kDrop);
    }
  }

  void ApplyCall(const Expr& expr) { Invoke(expr.name, expr.kids.size() - 1); }
  void ApplyAssign(const Expr& expr) { Bind(expr.name, state_.values.top()); }

  void ApplyInstanceOf(const Expr& expr) {
    const ValueSet set = AsReference(Pop());
    Answer(
        machine_.access_.IsInstance(state_.place, set,
                                    machine_.context_.types.ConcreteSubclasses(
                                        ToHeap(expr.named_type.class_id))));
  }

  Machine& machine_;
  const Program& program_;
  expr::Pool& pool_;
  State state_;
  std::vector<State> successors_;
  bool split_ = false;
};

Machine::Machine(const CheckedProgram& program, const heap::Context& context,
                 const heap::Initializer& initializer,
                 const MachineOptions& options)
    : program_(program),
      context_(context),
      access_(context, initializer),
      options_(options),
      self_check_(options.self_check.value_or(
          context.mutation == heap::Mutation::kNone ? heap::kSelfCheck
                                                    : heap::SelfCheck::kOff)) {}

Machine::State Machine::Initial() {
  const Entry& entry = program_.program().entry;
  State state;
  heap::Location receiver;
  state.place.heap =
      state.place.heap.WithRoot(ToHeap(entry.class_id), receiver);
  state.values = state.values.With(Value{ValueSet(receiver), false});
  Run run(*this, std::move(state));
  run.Invoke(entry.method_name, 0);
  std::vector<State> successors = run.Finish();
  CHECK(successors.size() == 1, "the entry call should have one target");
  return std::move(successors[0]);
}

std::vector<Machine::State> Machine::Successors(const State& state) {
  CHECK(!state.end, "a finished path should not be continued");
  std::vector<State> successors = Run(*this, state).Finish();
  if (self_check_ != heap::SelfCheck::kOff)
    for (const State& next : successors)
      heap::CheckInvariants(context_, next.place, InUse(next), self_check_);
  return successors;
}

std::vector<ValueSet> Machine::InUse(const State& state) {
  std::vector<ValueSet> sets;
  auto add = [&](const Value& value) {
    if (const auto* set = std::get_if<ValueSet>(&value.content))
      sets.push_back(*set);
  };
  auto add_all = [&](const Environment& environment) {
    environment.ForEach([&](uint64_t, const Value& value) { add(value); });
  };
  for (const Value& v : state.values.ToVector()) add(v);
  for (const Shadowed& s : state.shadowed.ToVector())
    if (s.value) add(*s.value);
  add_all(state.environment);
  for (const Environment& e : state.callers.ToVector()) add_all(e);
  return sets;
}

std::string Machine::LabelOf(const State& state) const {
  std::vector<Token> tokens;
  base::PersistentStack<Token> rest = state.tokens;
  for (; rest.size() > state.tokens_before; rest = rest.WithoutTop())
    tokens.insert(tokens.begin(), rest.top());
  std::string label = ToString(program_.program(), tokens);
  if (state.end) {
    if (!label.empty()) label += " ";
    label += search::InfoOf(state.end->kind).text;
  }
  return label;
}

heap::Value Machine::ResultOf(const State& state) const {
  heap::Value value = state.values.top().content;
  if (auto* set = std::get_if<ValueSet>(&value))
    *set = state.place.heap.Settle(context_.pool, *set);
  return value;
}

}  // namespace javalite
