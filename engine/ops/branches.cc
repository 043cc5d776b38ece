// Jumps. A condition splits the path where both sides are possible; a jump to
// the next instruction decides nothing.
#include <map>
#include <vector>

#include "engine/ops/entry_tests.h"
#include "engine/ops/ops.h"
#include "engine/runtime/mirrors.h"
#include "engine/state/raw_test.h"
#include "expr/kind.h"

namespace engine::ops {
namespace {

using expr::Formula;

template <Condition kCondition>
bool Holds(int32_t a, int32_t b) {
  if constexpr (kCondition == Condition::kEq) return a == b;
  if constexpr (kCondition == Condition::kNe) return a != b;
  if constexpr (kCondition == Condition::kLt) return a < b;
  if constexpr (kCondition == Condition::kGe) return a >= b;
  if constexpr (kCondition == Condition::kGt) return a > b;
  if constexpr (kCondition == Condition::kLe) return a <= b;
}

template <Condition kCondition>
RawTest AsTest(expr::Expr a, expr::Expr b) {
  using expr::Predicate;
  if constexpr (kCondition == Condition::kEq) return {Predicate::kEq, a, b};
  if constexpr (kCondition == Condition::kNe)
    return {Predicate::kEq, a, b, false};
  if constexpr (kCondition == Condition::kLt) return {Predicate::kLt, a, b};
  if constexpr (kCondition == Condition::kGe)
    return {Predicate::kLt, a, b, false};
  if constexpr (kCondition == Condition::kGt) return {Predicate::kLt, b, a};
  if constexpr (kCondition == Condition::kLe)
    return {Predicate::kLt, b, a, false};
}

Step Take(State& s, const Instruction& in, bool holds, bool telling) {
  if (static_cast<uint32_t>(in.a) == s.frame.next) return Step::kNext;
  Decide(s, Branch::Kind::kTest, holds, holds, telling);
  if (holds) s.frame.next = static_cast<uint32_t>(in.a);
  return Step::kNext;
}

template <Condition kCondition>
Step Jump(Context& c, State& s, const Instruction& in, const Slot& a,
          const Slot& b) {
  if (a.IsKnown() && b.IsKnown())
    return Take(s, in, Holds<kCondition>(a.AsInt(), b.AsInt()), false);
  if (static_cast<uint32_t>(in.a) == s.frame.next) return Step::kNext;
  const expr::Expr x = c.values.ToTerm(a), y = c.values.ToTerm(b);
  const RawTest test = AsTest<kCondition>(x, y);
  return Branching(c, s, test.AsFormula(c.pool), [&](State& t, bool holds) {
    NoteTest(c, t, test.WhereIt(holds));
    return Take(t, in, holds, true);
  });
}

// A switch as cases of target instructions; those with one target are one.
std::map<uint32_t, Formula> Cases(Context& c, const classfile::Code& code,
                                  const Instruction& in, expr::Expr key) {
  std::map<uint32_t, Formula> cases;
  Formula none = Formula::True();
  for (const classfile::SwitchCase& one : code.CasesOf(in)) {
    const Formula here = c.pool.Eq(key, c.pool.Int(one.key));
    auto [it, fresh] = cases.emplace(one.target, here);
    if (!fresh) it->second = c.pool.Or(it->second, here);
    none = c.pool.And(none, !here);
  }
  auto [it, fresh] = cases.emplace(code.SwitchOf(in).default_target, none);
  if (!fresh) it->second = c.pool.Or(it->second, none);
  return cases;
}

uint32_t TargetOf(const classfile::Code& code, const Instruction& in,
                  int32_t key) {
  for (const classfile::SwitchCase& one : code.CasesOf(in))
    if (one.key == key) return one.target;
  return code.SwitchOf(in).default_target;
}

bool IsOneObjectOrNull(const Context& c, const State& s, const Slot& slot) {
  return slot == Slot::Null() || IsOneObject(c, s, slot);
}

// A strategy that puts decisions off takes a set of several for objects of the
// machine's own, which no input is. Class objects may be: then it must decide
// first what the other one is.
template <class Next>
Step Resolved(Context& c, State& s, const heap::ValueSet& a,
              const heap::ValueSet& b, Next next) {
  if (!c.may_defer || (a.IsSingle() && b.IsSingle())) return next(s);
  const ClassId object = c.table.object();
  return ForEach(
      c, s, c.access.WhenInstance(s.place, a, object), [&](State& t, Formula) {
        return ForEach(c, t, c.access.WhenInstance(t.place, b, object),
                       [&](State& u, Formula) { return next(u); });
      });
}

Step GoTo(State& s, uint32_t target, bool telling) {
  Decide(s, Branch::Kind::kSwitch, target, target, telling);
  s.frame.next = target;
  return Step::kNext;
}

}  // namespace

template <Condition kCondition>
Step If(Context& c, State& s, const Instruction& in) {
  return Jump<kCondition>(c, s, in, s.frame.Pop(Type::kInt), Slot::Int(0));
}

template <Condition kCondition>
Step IfInts(Context& c, State& s, const Instruction& in) {
  const Slot b = s.frame.Pop(Type::kInt), a = s.frame.Pop(Type::kInt);
  if constexpr (kCondition == Condition::kNe)
    if (!(a.IsKnown() && b.IsKnown()) && IsLeftToEquals(c, s))
      return Step::kNext;
  return Jump<kCondition>(c, s, in, a, b);
}

template <bool kEqual>
Step IfReferences(Context& c, State& s, const Instruction& in) {
  const Slot b = s.frame.Pop(Type::kReference);
  const Slot a = s.frame.Pop(Type::kReference);
  if (static_cast<uint32_t>(in.a) == s.frame.next) return Step::kNext;
  const auto take = [&](State& t, bool equal) {
    if (!equal) NoteDifferent(c, t, a, b);
    return Take(t, in, equal == kEqual, true);
  };
  if (IsOneObjectOrNull(c, s, a) && IsOneObjectOrNull(c, s, b))
    return take(s, a == b);
  if (kEqual && IsLeftToEquals(c, s)) return Step::kNext;
  const heap::ValueSet x = c.values.ToSet(a), y = c.values.ToSet(b);
  return Resolved(c, s, x, y, [&](State& t) {
    return ForEach(c, t, c.access.AreEqual(t.place, x, y), take);
  });
}

template <bool kNull>
Step IfNull(Context& c, State& s, const Instruction& in) {
  const Slot a = s.frame.Pop(Type::kReference);
  if (static_cast<uint32_t>(in.a) == s.frame.next) return Step::kNext;
  if (IsOneObjectOrNull(c, s, a))
    return Take(s, in, (a == Slot::Null()) == kNull, true);
  return ForEach(
      c, s, c.access.IsNull(s.place, c.values.ToSet(a)),
      [&](State& t, bool null) { return Take(t, in, null == kNull, true); });
}

Step Goto(Context&, State& s, const Instruction& in) {
  s.frame.next = static_cast<uint32_t>(in.a);
  return Step::kNext;
}

Step Jsr(Context&, State& s, const Instruction& in) {
  s.frame.Push(Slot::Address(s.frame.next));
  s.frame.next = static_cast<uint32_t>(in.a);
  return Step::kNext;
}

Step Ret(Context&, State& s, const Instruction& in) {
  const Slot to = s.frame.Local(static_cast<uint32_t>(in.a), Type::kAddress);
  s.frame.next = to.handle;
  return Step::kNext;
}

Step Switch(Context& c, State& s, const Instruction& in) {
  const classfile::Code& code = *s.frame.body->code;
  const Slot key = s.frame.Pop(Type::kInt);
  if (key.IsKnown()) return GoTo(s, TargetOf(code, in, key.AsInt()), false);
  heap::Answers<uint32_t> answers;
  for (const auto& [target, when] : Cases(c, code, in, c.values.ToTerm(key)))
    if (auto path = c.heap.feasible.Assume(s.place.path, when))
      answers.push_back({{*std::move(path), s.place.heap}, target});
  const bool telling = answers.size() > 1;
  return ForEach(c, s, std::move(answers), [&](State& t, uint32_t target) {
    return GoTo(t, target, telling);
  });
}

#define SUMMA_MAKE(condition)                                  \
  template Step If<Condition::condition>(Context&, State&,     \
                                         const Instruction&);  \
  template Step IfInts<Condition::condition>(Context&, State&, \
                                             const Instruction&);
SUMMA_MAKE(kEq)
SUMMA_MAKE(kNe)
SUMMA_MAKE(kLt)
SUMMA_MAKE(kGe)
SUMMA_MAKE(kGt)
SUMMA_MAKE(kLe)
#undef SUMMA_MAKE
template Step IfReferences<true>(Context&, State&, const Instruction&);
template Step IfReferences<false>(Context&, State&, const Instruction&);
template Step IfNull<true>(Context&, State&, const Instruction&);
template Step IfNull<false>(Context&, State&, const Instruction&);

}  // namespace engine::ops
