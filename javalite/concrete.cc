#include "javalite/concrete.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/check.h"

namespace javalite {
namespace {

struct Value {
  Type::Kind kind = Type::kNull;
  int32_t bits = kNullCell;
  BoolOrigin origin = BoolOrigin::kComputed;  // only bools carry one

  static Value Int(int32_t n) { return {Type::kInt, n}; }
  static Value Bool(bool b, BoolOrigin origin = BoolOrigin::kComputed) {
    return {Type::kBool, b ? 1 : 0, origin};
  }
  static Value Reference(int32_t object) {
    return {object == kNullCell ? Type::kNull : Type::kClass, object};
  }

  bool IsNull() const { return kind == Type::kNull; }
  uint32_t object() const { return static_cast<uint32_t>(bits); }
};

// What is known of a cell besides its content.
struct CellHistory {
  bool read_as_input = false;
  bool is_input = false;  // of an input object and not yet written
  BoolOrigin origin = BoolOrigin::kComputed;
};

// A stack of tasks instead of recursion: the depth of the analysed program is
// bounded by RunOptions alone. Evaluating an expression schedules its eager
// kids (exprs.def) and then its Apply rule, which finds their values on the
// value stack.
class Interpreter {
 public:
  Interpreter(const CheckedProgram& program, const ConcreteHeap& input,
              const RunOptions& options)
      : program_(program.program()), checked_(program), options_(options) {
    outcome_.heap = input;
    outcome_.input_objects = static_cast<uint32_t>(input.objects.size());
    outcome_.depths.resize(input.objects.size());
    outcome_.depths[0] = 0;
    for (const ConcreteObject& object : input.objects)
      history_.emplace_back(object.cells.size(),
                            CellHistory{false, true, BoolOrigin::kInput});
  }

  Outcome Run() {
    values_.push_back(Value::Reference(0));
    Invoke(program_.entry.method_name, 0);
    while (!ended_ && !tasks_.empty()) Step();
    if (!ended_) outcome_.value = {values_.back().kind, values_.back().bits};
    return std::move(outcome_);
  }

 private:
  struct Task {
    enum Op : uint8_t { kEval, kApply, kUnbind, kDrop, kReturn };
    Op op;
    ExprId expr = {};
  };
  using Binding = std::pair<SymbolId, Value>;
  using Frame = std::vector<Binding>;

  void Step() {
    Task task = tasks_.back();
    tasks_.pop_back();
    switch (task.op) {
      case Task::kEval:
        return Evaluate(task.expr);
      case Task::kApply:
        return Apply(task.expr);
      case Task::kUnbind:
        return frames_.back().pop_back();
      case Task::kDrop:
        return values_.pop_back();
      case Task::kReturn:
        return frames_.pop_back();
    }
  }

  void Evaluate(ExprId id) {
    if (steps_++ == options_.steps) return End(RunEnd::kStepLimit);
    const Expr& expr = program_[id];
    int eager = InfoOf(expr.kind).eager;
    tasks_.push_back({Task::kApply, id});
    for (size_t i = eager == kAllKids ? expr.kids.size() : eager; i-- > 0;)
      tasks_.push_back({Task::kEval, expr.kids[i]});
  }

  void Apply(ExprId id) {
    using Rule = void (Interpreter::*)(const Expr&);
    static constexpr Rule kRules[] = {
#define JAVALITE_EXPR(name, text, kids, eager) &Interpreter::Apply##name,
#include "javalite/exprs.def"
#undef JAVALITE_EXPR
    };
    static_assert(std::size(kRules) == kExprKinds);
    const Expr& expr = program_[id];
    (this->*kRules[static_cast<size_t>(expr.kind)])(expr);
  }

  // Small steps.

  void End(RunEnd end) {
    outcome_.end = end;
    ended_ = true;
  }
  void Emit(Token token) { outcome_.tokens.push_back(token); }
  void Push(Value value) { values_.push_back(value); }
  Value Pop() {
    Value value = values_.back();
    values_.pop_back();
    return value;
  }
  // A comparison: its outcome is a token and its result.
  void Answer(bool outcome) {
    Emit(Token::Test(outcome));
    Push(Value::Bool(outcome));
  }
  // False, and the run has ended, if the reference is null.
  bool Dereference(Value reference) {
    Emit(reference.IsNull() ? Token::Null() : Token::Deref());
    if (reference.IsNull()) End(RunEnd::kNullDereference);
    return !reference.IsNull();
  }

  Value& Variable(SymbolId name) {
    Frame& frame = frames_.back();
    for (size_t i = frame.size(); i-- > 0;)
      if (frame[i].first == name) return frame[i].second;
    UNREACHABLE("a checked program should bind every name it uses");
  }

  ConcreteObject& Object(uint32_t object) {
    return outcome_.heap.objects[object];
  }

  // One rule per kind.

  void ApplyVar(const Expr& expr) { Push(Variable(expr.name)); }
  void ApplyNull(const Expr&) { Push(Value::Reference(kNullCell)); }
  void ApplyBool(const Expr& expr) { Push(Value::Bool(expr.value != 0)); }
  void ApplyInt(const Expr& expr) { Push(Value::Int(expr.value)); }

  void ApplyNew(const Expr& expr) {
    ConcreteObject object = NewObject(checked_, expr.named_type.class_id);
    history_.emplace_back(object.cells.size());
    outcome_.heap.objects.push_back(std::move(object));
    Push(Value::Reference(
        static_cast<int32_t>(outcome_.heap.objects.size() - 1)));
  }

  void ApplyRead(const Expr& expr) {
    Value reference = Pop();
    if (!Dereference(reference)) return;
    uint32_t object = reference.object();
    uint32_t slot = checked_.classes().SlotOf(expr.field);
    int32_t cell = Object(object).cells[slot];
    CellHistory& history = history_[object][slot];
    if (history.is_input && !history.read_as_input)
      NoteFirstRead(object, expr.field, cell, history);
    switch (program_[expr.field].type.kind) {
      case Type::kInt:
        return Push(Value::Int(cell));
      case Type::kBool:
        return Push(Value::Bool(cell != 0,
                                std::max(history.origin, BoolOrigin::kField)));
      default:
        return Push(Value::Reference(cell));
    }
  }

  void NoteFirstRead(uint32_t object, FieldId field, int32_t cell,
                     CellHistory& history) {
    history.read_as_input = true;
    outcome_.reads.push_back({object, field});
    if (!program_[field].type.IsReference() || cell == kNullCell) return;
    auto& depth = outcome_.depths[static_cast<uint32_t>(cell)];
    if (!depth) depth = *outcome_.depths[object] + 1;
  }

  void ApplyWrite(const Expr& expr) {
    Value value = values_.back();  // stays: it is the result
    Value reference = Variable(expr.name);
    if (!Dereference(reference)) return;
    uint32_t slot = checked_.classes().SlotOf(expr.field);
    Object(reference.object()).cells[slot] = value.bits;
    CellHistory& history = history_[reference.object()][slot];
    history.is_input = false;
    history.origin = value.origin;
  }

  void ApplyEqual(const Expr&) {
    Value b = Pop();
    Value a = Pop();
    bool equal = a.bits == b.bits;
    if (a.kind == Type::kBool)
      Push(Value::Bool(equal, std::max(a.origin, b.origin)));
    else
      Answer(equal);
  }

  void ApplyLess(const Expr&) {
    Value b = Pop();
    Value a = Pop();
    Answer(a.bits < b.bits);
  }

  void ApplyAdd(const Expr&) {
    uint32_t b = static_cast<uint32_t>(Pop().bits);
    uint32_t a = static_cast<uint32_t>(Pop().bits);
    Push(Value::Int(static_cast<int32_t>(a + b)));
  }

  void ApplySubtract(const Expr&) {
    uint32_t b = static_cast<uint32_t>(Pop().bits);
    uint32_t a = static_cast<uint32_t>(Pop().bits);
    Push(Value::Int(static_cast<int32_t>(a - b)));
  }

  void ApplyIf(const Expr& expr) {
    Value condition = Pop();
    bool outcome = condition.bits != 0;
    if (condition.origin >= options_.test_tokens_from)
      Emit(Token::Test(outcome));
    tasks_.push_back({Task::kEval, expr.kids[outcome ? 1 : 2]});
  }

  void ApplyLet(const Expr& expr) {
    frames_.back().emplace_back(expr.name, Pop());
    tasks_.push_back({Task::kUnbind});
    tasks_.push_back({Task::kEval, expr.kids[1]});
  }

  void ApplyBegin(const Expr& expr) {
    if (expr.kids.empty()) return Push(Value::Reference(kNullCell));
    for (size_t i = expr.kids.size(); i-- > 0;) {
      tasks_.push_back({Task::kEval, expr.kids[i]});
      if (i > 0) tasks_.push_back({Task::kDrop});
    }
  }

  void ApplyCall(const Expr& expr) { Invoke(expr.name, expr.kids.size() - 1); }

  // The receiver and its arguments are on the value stack.
  void Invoke(SymbolId name, size_t arguments) {
    size_t base = values_.size() - arguments - 1;
    Value receiver = values_[base];
    if (!Dereference(receiver)) return;
    auto selected =
        checked_.classes().FindMethod(Object(receiver.object()).class_id, name);
    CHECK(selected, "a checked program should call methods that exist");
    const Method& method = program_[*selected];
    Emit(Token::Call(method.owner));
    if (frames_.size() == options_.call_depth) return End(RunEnd::kDepthLimit);
    Frame frame = {{kThis, receiver}};
    for (size_t i = 0; i < arguments; ++i)
      frame.emplace_back(method.params[i].name, values_[base + 1 + i]);
    values_.resize(base);
    frames_.push_back(std::move(frame));
    tasks_.push_back({Task::kReturn});
    tasks_.push_back({Task::kEval, method.body});
  }

  void ApplyAssign(const Expr& expr) { Variable(expr.name) = values_.back(); }

  void ApplyNot(const Expr&) {
    Value value = Pop();
    Push(Value::Bool(value.bits == 0, value.origin));
  }

  void ApplyInstanceOf(const Expr& expr) {
    Value value = Pop();
    Answer(!value.IsNull() &&
           checked_.classes().IsSubclass(Object(value.object()).class_id,
                                         expr.named_type.class_id));
  }

  const Program& program_;
  const CheckedProgram& checked_;
  RunOptions options_;
  std::vector<Task> tasks_;
  std::vector<Value> values_;
  std::vector<Frame> frames_;
  std::vector<std::vector<CellHistory>> history_;  // per object, per slot
  uint64_t steps_ = 0;
  bool ended_ = false;
  Outcome outcome_;
};

}  // namespace

uint32_t Outcome::MaxDepth() const {
  uint32_t max = 0;
  for (const auto& depth : depths) max = std::max(max, depth.value_or(0));
  return max;
}

Outcome Run(const CheckedProgram& program, const ConcreteHeap& input,
            const RunOptions& options) {
  CHECK(!input.objects.empty(), "an input heap should have a receiver");
  CHECK(program.classes().IsSubclass(input.objects[0].class_id,
                                     program.program().entry.class_id),
        "the receiver should be of the entry class");
  DCHECK(IsWellTyped(program, input), "an input heap should be well typed");
  return Interpreter(program, input, options).Run();
}

std::string ToString(RunEnd end) {
  static constexpr const char* kTexts[] = {"value", "null dereference",
                                           "step limit", "depth limit"};
  return kTexts[static_cast<size_t>(end)];
}

std::string ToString(const ConcreteValue& value) {
  switch (value.kind) {
    case Type::kNull:
      return "null";
    case Type::kBool:
      return value.bits != 0 ? "true" : "false";
    case Type::kInt:
      return std::to_string(value.bits);
    case Type::kClass:
      return "#" + std::to_string(value.bits);
  }
  UNREACHABLE("a value should be of one of these kinds");
}

}  // namespace javalite
