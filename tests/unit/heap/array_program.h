// Small programs about arrays, and two machines that run them: one symbolic,
// one on a concrete input. All variables are cells of the holder Args. A check
// that can fail (null, index, length, store, cast) is a token and ends the run
// where it fails; a comparison is a token and goes on.
#ifndef TESTS_UNIT_HEAP_ARRAY_PROGRAM_H_
#define TESTS_UNIT_HEAP_ARRAY_PROGRAM_H_

#include <cstdint>
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/rng.h"
#include "engine/search/path_checker.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "heap/access.h"
#include "heap/concrete.h"
#include "heap/initializer.h"
#include "heap/invariants.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "solver/chain.h"
#include "solver/solver.h"
#include "tests/unit/heap/array_types.h"

namespace heap {

struct Instruction {
  enum Op : uint8_t {
    kLoad,         // -> value of variable `field`
    kStore,        // value ->
    kConst,        // -> number
    kNewObject,    // -> reference
    kNewArray,     // length -> reference
    kArrayLength,  // array -> number
    kElement,      // array, index -> value
    kSetElement,   // array, index, value ->
    kCast,         // reference -> reference
    kSame,         // reference, reference ->
    kIsNumber,     // number ->
    kIsInstance,   // reference ->
  };
  Op op;
  FieldId field = {};
  ClassId type = {};
  int32_t number = 0;
};
using ArrayProgram = std::vector<Instruction>;
using Tokens = std::vector<bool>;

inline constexpr uint32_t kLongestArray = 2;

// The symbolic machine. Its heap has a pre-state: an Item and an Item[] that
// holds it, which is Config.main.
class ArrayMachine {
 public:
  struct State {
    Place place;
    std::vector<Value> stack = {};
    Tokens tokens = {};
    bool ended = false;
    bool beyond = false;  // ended at an object beyond the bounds
  };

  // Two machines whose heaps are to be compared share a pool.
  explicit ArrayMachine(std::string_view mode, Bounds bounds = {},
                        Mutation mutation = Mutation::kNone,
                        expr::Pool* shared = nullptr)
      : own_(shared ? nullptr : std::make_unique<expr::Pool>()),
        pool(shared ? *shared : *own_),
        chain_(solver::MakeChain(pool, {})),
        checker(pool, *chain_),
        context{pool, types, checker, bounds, mutation},
        initializer_(MakeInitializer(mode)),
        access(context, *initializer_) {
    SymbolicHeap heap;
    heap = heap.WithAllocation(kItem, item);
    heap = heap.WithArray(kItems, pool.Int(1), items);
    heap = heap.WithField(items, types.SlotOf(kItems, 0), ValueSet(item));
    heap = heap.WithRoot(kConfig, config);
    heap = heap.WithField(config, kMain, ValueSet(items));
    heap = heap.WithPrestate(item).WithPrestate(items);
    start.heap = heap.WithRoot(kArgs, args).WithEntry();
  }
  ArrayMachine(const ArrayMachine&) = delete;
  ArrayMachine& operator=(const ArrayMachine&) = delete;

  // Every path to an end of the program.
  std::vector<State> Run(const ArrayProgram& program) {
    std::vector<State> states = {{start}};
    for (const Instruction& instruction : program) {
      std::vector<State> next;
      for (State& s : states) {
        if (s.ended)
          next.push_back(std::move(s));
        else
          for (State& t : Step(std::move(s), instruction))
            next.push_back(std::move(t));
      }
      for (const State& s : next)
        if (context.mutation == Mutation::kNone)
          CheckInvariants(context, s.place, {}, kSelfCheck);
      states = std::move(next);
    }
    return states;
  }

 private:
  std::unique_ptr<expr::Pool> own_;

 public:
  expr::Pool& pool;

 private:
  std::unique_ptr<solver::Solver> chain_;

 public:
  search::PathChecker checker;
  ArrayTypes types;
  Context context;

 private:
  std::unique_ptr<Initializer> initializer_;

 public:
  Access access;
  Location item, items, config, args;
  Place start;

 private:
  using States = std::vector<State>;

  static Value Pop(State& s) {
    Value value = s.stack.back();
    s.stack.pop_back();
    return value;
  }
  static ValueSet PopSet(State& s) { return std::get<ValueSet>(Pop(s)); }
  static expr::Expr PopNumber(State& s) { return std::get<expr::Expr>(Pop(s)); }
  static State At(const State& s, Place place) {
    State next = s;
    next.place = std::move(place);
    return next;
  }
  static State Push(const State& s, Place place, Value value) {
    State next = At(s, std::move(place));
    next.stack.push_back(std::move(value));
    return next;
  }
  // One state per answer; those without `wanted` end.
  static States Checked(const State& s, Answers<bool> answers,
                        bool end_if_false) {
    States states;
    for (auto& a : answers) {
      State next = At(s, std::move(a.place));
      next.tokens.push_back(a.answer);
      next.ended = end_if_false && !a.answer;
      states.push_back(std::move(next));
    }
    return states;
  }
  States NotNull(const State& s, const ValueSet& set) {
    Answers<bool> answers = access.IsNull(s.place, set);
    for (auto& a : answers) a.answer = !a.answer;
    return Checked(s, std::move(answers), true);
  }
  // `then` where the state goes on, itself where it has ended.
  template <class Then>
  static States ForEach(States states, Then then) {
    States result;
    for (State& s : states) {
      if (s.ended)
        result.push_back(std::move(s));
      else
        for (State& t : then(std::move(s))) result.push_back(std::move(t));
    }
    return result;
  }
  // Where it may be looked into.
  States Open(const State& s, const ValueSet& array) {
    return ForEach(NotNull(s, array), [&](State t) {
      States states;
      for (auto& a : access.BeyondBound(t.place, array)) {
        State next = At(t, std::move(a.place));
        next.ended = next.beyond = a.answer;
        states.push_back(std::move(next));
      }
      return states;
    });
  }
  States InBounds(const State& s, const ValueSet& array, expr::Expr index) {
    return ForEach(Open(s, array), [&](State t) {
      return Checked(t, access.InBounds(t.place, array, index), true);
    });
  }

  States Step(State s, const Instruction& i) {
    switch (i.op) {
      case Instruction::kLoad:
        return Pushed(s, access.Read(s.place, ValueSet(args), i.field));
      case Instruction::kStore: {
        Value value = Pop(s);
        return Placed(s, access.Write(s.place, ValueSet(args), i.field, value));
      }
      case Instruction::kConst:
        return {Push(s, s.place, pool.Int(i.number))};
      case Instruction::kNewObject: {
        Location made;
        s.place.heap = s.place.heap.WithAllocation(i.type, made);
        return {Push(s, s.place, ValueSet(made))};
      }
      case Instruction::kNewArray:
        return NewArray(std::move(s), i.type);
      case Instruction::kArrayLength:
        return ArrayLength(std::move(s));
      case Instruction::kElement:
        return Element(std::move(s));
      case Instruction::kSetElement:
        return SetElement(std::move(s));
      case Instruction::kCast:
        return Cast(std::move(s), i.type);
      case Instruction::kSame: {
        const ValueSet b = PopSet(s), a = PopSet(s);
        return Checked(s, access.AreEqual(s.place, a, b), false);
      }
      case Instruction::kIsNumber: {
        const expr::Formula equal = pool.Eq(PopNumber(s), pool.Int(i.number));
        return Checked(s, access.Test(s.place, equal), false);
      }
      case Instruction::kIsInstance:
        return IsInstance(std::move(s), i.type);
    }
    return {};
  }

  static States Pushed(const State& s, Answers<Value> answers) {
    States states;
    for (auto& a : answers)
      states.push_back(Push(s, std::move(a.place), std::move(a.answer)));
    return states;
  }
  static States Placed(const State& s, Places places) {
    States states;
    for (Place& p : places) states.push_back(At(s, std::move(p)));
    return states;
  }

  States NewArray(State s, ClassId type) {
    const expr::Expr length = PopNumber(s);
    const expr::Formula fits =
        pool.And(pool.Le(pool.Int(0), length),
                 pool.Le(length, pool.Int(int32_t{kLongestArray})));
    return ForEach(Checked(s, access.Test(s.place, fits), true), [&](State t) {
      Location made;
      t.place.heap = t.place.heap.WithArray(type, length, made, kLongestArray);
      return States{Push(t, t.place, ValueSet(made))};
    });
  }
  States ArrayLength(State s) {
    const ValueSet array = PopSet(s);
    return ForEach(Open(s, array), [&](State t) {
      States states;
      for (auto& a : access.Length(t.place, array))
        states.push_back(Push(t, std::move(a.place), a.answer));
      return states;
    });
  }
  States Element(State s) {
    const expr::Expr index = PopNumber(s);
    const ValueSet array = PopSet(s);
    return ForEach(InBounds(s, array, index), [&](State t) {
      return Pushed(t, access.ReadElement(t.place, array, index));
    });
  }
  States SetElement(State s) {
    const Value value = Pop(s);
    const expr::Expr index = PopNumber(s);
    const ValueSet array = PopSet(s);
    auto store = [&](State t) {
      return Placed(t, access.WriteElement(t.place, array, index, value));
    };
    return ForEach(InBounds(s, array, index), [&](State t) {
      const auto* set = std::get_if<ValueSet>(&value);
      if (set == nullptr) return store(std::move(t));
      States states;
      for (auto& a : access.WhenStorable(t.place, array, *set))
        for (State& u :
             ForEach(Checked(t, access.Test(a.place, a.answer), true), store))
          states.push_back(std::move(u));
      return states;
    });
  }
  States Cast(State s, ClassId type) {
    const ValueSet set = PopSet(s);
    States states;
    for (auto& a : access.WhenInstance(s.place, set, type)) {
      const expr::Formula null = a.place.heap.Settle(pool, set).GuardOf(kNull);
      for (State& t :
           Checked(s, access.Test(a.place, pool.Or(null, a.answer)), true)) {
        t.stack.push_back(set);
        states.push_back(std::move(t));
      }
    }
    return states;
  }
  States IsInstance(State s, ClassId type) {
    const ValueSet set = PopSet(s);
    States states;
    for (auto& a : access.WhenInstance(s.place, set, type))
      for (State& t : Checked(s, access.Test(a.place, a.answer), false))
        states.push_back(std::move(t));
    return states;
  }
};

// The same on one input, whose object `args` holds the variables.
class ConcreteArrayMachine {
 public:
  // Ends at an object beyond the bounds, if they are reported, as lazy
  // initialisation would count: objects are met where they are first read.
  ConcreteArrayMachine(const TypeHierarchy& types, ConcreteHeap input,
                       uint32_t args, Bounds bounds = {})
      : types_(types), heap_(std::move(input)), args_(args), bounds_(bounds) {
    for (const ConcreteObject& object : heap_.objects) {
      const bool there = object.prestate != 0 || types.IsHolder(object.type);
      depth_.push_back(there ? 0 : kNotMet);
    }
  }

  void Run(const ArrayProgram& program) {
    for (const Instruction& i : program)
      if (!ended_) Step(i);
  }
  const ConcreteHeap& heap() const { return heap_; }
  const Tokens& tokens() const { return tokens_; }
  bool beyond() const { return beyond_; }

 private:
  static constexpr uint32_t kNotMet = UINT32_MAX;

  // A cell of that object holds this.
  void Meet(const ConcreteCell& cell, uint32_t owner) {
    if (!cell.IsObject() || depth_[cell.object()] != kNotMet) return;
    depth_[cell.object()] = depth_[owner] + 1;
    if (++met_ > bounds_.objects || depth_[cell.object()] > bounds_.depth)
      too_far_.insert(cell.object());
  }
  // Whether the array is there and may be looked into.
  bool Open(const ConcreteCell& array) {
    if (!Check(array.IsObject())) return false;
    beyond_ = bounds_.report && too_far_.count(array.object()) != 0;
    ended_ = beyond_;
    return !beyond_;
  }

  ConcreteCell Pop() {
    ConcreteCell cell = stack_.back();
    stack_.pop_back();
    return cell;
  }
  void Push(ConcreteCell cell) { stack_.push_back(cell); }
  static ConcreteCell Number(uint32_t n) {
    return ConcreteCell::Number(expr::Sort::kBv32, n);
  }
  // Whether the run goes on.
  bool Check(bool passed) {
    tokens_.push_back(passed);
    ended_ = !passed;
    return passed;
  }
  ConcreteObject& At(const ConcreteCell& cell) {
    return heap_.objects[cell.object()];
  }
  ConcreteCell Make(ClassId type, uint32_t length) {
    heap_.objects.push_back(BlankObject(types_, type, length));
    depth_.push_back(0);
    for (ConcreteField& f : heap_.objects.back().fields)
      if (f.cell == ConcreteCell::Any()) f.cell = ConcreteCell::Null();
    return ConcreteCell::Object(
        static_cast<uint32_t>(heap_.objects.size() - 1));
  }
  // The element's cell if there is one: after the length.
  ConcreteCell* Slot(const ConcreteCell& array, const ConcreteCell& index) {
    if (!Open(array)) return nullptr;
    ConcreteObject& object = At(array);
    if (!Check(index.bits + 1 < object.fields.size())) return nullptr;
    return &object.fields[index.bits + 1].cell;
  }
  bool IsInstance(const ConcreteCell& cell, ClassId type) {
    return cell.IsObject() && types_.IsSubclass(At(cell).type, type);
  }

  void Step(const Instruction& i) {
    switch (i.op) {
      case Instruction::kLoad:
        Push(*heap_.objects[args_].Find(i.field));
        return Meet(stack_.back(), args_);
      case Instruction::kStore:
        *heap_.objects[args_].Find(i.field) = Pop();
        return;
      case Instruction::kConst:
        return Push(Number(static_cast<uint32_t>(i.number)));
      case Instruction::kNewObject:
        return Push(Make(i.type, 0));
      case Instruction::kNewArray: {
        const ConcreteCell length = Pop();
        if (Check(length.bits <= kLongestArray))
          Push(Make(i.type, static_cast<uint32_t>(length.bits)));
        return;
      }
      case Instruction::kArrayLength: {
        const ConcreteCell array = Pop();
        if (Open(array)) Push(At(array).fields[0].cell);
        return;
      }
      case Instruction::kElement: {
        const ConcreteCell index = Pop(), array = Pop();
        if (const ConcreteCell* slot = Slot(array, index)) {
          Push(*slot);
          Meet(stack_.back(), array.object());
        }
        return;
      }
      case Instruction::kSetElement:
        return SetElement();
      case Instruction::kCast: {
        const ConcreteCell cell = Pop();
        if (Check(!cell.IsObject() || IsInstance(cell, i.type))) Push(cell);
        return;
      }
      case Instruction::kSame: {
        const ConcreteCell b = Pop(), a = Pop();
        tokens_.push_back(a == b);
        return;
      }
      case Instruction::kIsNumber:
        tokens_.push_back(Pop() == Number(static_cast<uint32_t>(i.number)));
        return;
      case Instruction::kIsInstance:
        tokens_.push_back(IsInstance(Pop(), i.type));
        return;
    }
  }
  void SetElement() {
    const ConcreteCell value = Pop(), index = Pop(), array = Pop();
    ConcreteCell* slot = Slot(array, index);
    if (slot == nullptr) return;
    const FieldType type = types_.TypeOf(types_.SlotOf(At(array).type, 0));
    if (type.kind == FieldType::Kind::kReference &&
        !Check(!value.IsObject() || IsInstance(value, type.target)))
      return;
    *slot = value;
  }

  const TypeHierarchy& types_;
  ConcreteHeap heap_;
  uint32_t args_;
  Bounds bounds_;
  std::vector<uint32_t> depth_;  // of each object
  std::set<uint32_t> too_far_;
  uint32_t met_ = 0;
  std::vector<ConcreteCell> stack_;
  Tokens tokens_;
  bool ended_ = false;
  bool beyond_ = false;
};

}  // namespace heap

#endif  // TESTS_UNIT_HEAP_ARRAY_PROGRAM_H_
