// Arithmetic, logic, shifts and three-way comparison.
#include "engine/state/arithmetic.h"

#include "engine/ops/ops.h"
#include "engine/runtime/exceptions.h"

namespace engine::ops {
namespace {

template <Type kType, Kind kKind>
Slot Combine(Context& c, const Slot& a, const Slot& b) {
  using N = NumberOf<kType>;
  if (a.IsKnown() && b.IsKnown())
    return N::Put(Apply<kKind>(N::Get(a), N::Get(b)));
  return c.values.FromTerm(
      c.pool.Make(kKind, c.values.ToTerm(a), c.values.ToTerm(b)));
}

}  // namespace

template <Type kType, Kind kKind>
Step Binary(Context& c, State& s, const Instruction&) {
  const Slot b = s.frame.Pop(kType), a = s.frame.Pop(kType);
  s.frame.PushValue(Combine<kType, kKind>(c, a, b));
  return Step::kNext;
}

template <Type kType, Kind kKind>
Step Divide(Context& c, State& s, const Instruction&) {
  const Slot b = s.frame.Pop(kType), a = s.frame.Pop(kType);
  if (b.IsKnown() && b.bits != 0) {
    s.frame.PushValue(Combine<kType, kKind>(c, a, b));
    return Step::kNext;
  }
  const Slot zero = Slot::Number(kType, 0);
  const expr::Formula by_zero =
      c.pool.Eq(c.values.ToTerm(b), c.values.ToTerm(zero));
  return Unless(
      c, s, by_zero, Implicit::kArithmeticException,
      [&](State& t) {
        t.frame.PushValue(Combine<kType, kKind>(c, a, b));
        return Step::kNext;
      },
      [](const State&) { return Message(u"/ by zero"); });
}

template <Type kType, Kind kKind>
Step Shift(Context& c, State& s, const Instruction&) {
  using N = NumberOf<kType>;
  const Slot count = s.frame.Pop(Type::kInt), a = s.frame.Pop(kType);
  s.frame.PushValue(
      a.IsKnown() && count.IsKnown()
          ? N::Put(ApplyShift<kKind>(N::Get(a), count.AsInt()))
          : c.values.FromTerm(c.pool.Make(kKind, c.values.ToTerm(a),
                                          c.values.ToTerm(count))));
  return Step::kNext;
}

template <Type kType, Kind kKind>
Step Negate(Context& c, State& s, const Instruction&) {
  using N = NumberOf<kType>;
  const Slot a = s.frame.Pop(kType);
  if (!a.IsKnown())
    s.frame.PushValue(
        c.values.FromTerm(c.pool.Make(kKind, c.values.ToTerm(a))));
  else
    s.frame.PushValue(N::Put(ApplyNegate<kKind>(N::Get(a))));
  return Step::kNext;
}

Step Increment(Context& c, State& s, const Instruction& in) {
  const auto local = static_cast<uint32_t>(in.a);
  const Slot a = s.frame.Local(local, Type::kInt);
  s.frame.SetLocal(local,
                   Combine<Type::kInt, Kind::kAdd>(c, a, Slot::Int(in.b)));
  return Step::kNext;
}

template <Type kType, Kind kKind>
Step Compare(Context& c, State& s, const Instruction&) {
  using N = NumberOf<kType>;
  const Slot b = s.frame.Pop(kType), a = s.frame.Pop(kType);
  s.frame.Push(a.IsKnown() && b.IsKnown()
                   ? Slot::Int(ApplyCompare<kKind>(N::Get(a), N::Get(b)))
                   : c.values.FromTerm(c.pool.Make(kKind, c.values.ToTerm(a),
                                                   c.values.ToTerm(b))));
  return Step::kNext;
}

#define SUMMA_MAKE(name, type, kind)                           \
  template Step name<Type::type, Kind::kind>(Context&, State&, \
                                             const Instruction&);
#define SUMMA_MAKE_WHOLE(type)      \
  SUMMA_MAKE(Binary, type, kAdd)    \
  SUMMA_MAKE(Binary, type, kSub)    \
  SUMMA_MAKE(Binary, type, kMul)    \
  SUMMA_MAKE(Binary, type, kBitAnd) \
  SUMMA_MAKE(Binary, type, kBitOr)  \
  SUMMA_MAKE(Binary, type, kBitXor) \
  SUMMA_MAKE(Divide, type, kDiv)    \
  SUMMA_MAKE(Divide, type, kRem)    \
  SUMMA_MAKE(Shift, type, kShl)     \
  SUMMA_MAKE(Shift, type, kShr)     \
  SUMMA_MAKE(Shift, type, kUshr)    \
  SUMMA_MAKE(Negate, type, kNeg)
#define SUMMA_MAKE_FLOATING(type)   \
  SUMMA_MAKE(Binary, type, kFAdd)   \
  SUMMA_MAKE(Binary, type, kFSub)   \
  SUMMA_MAKE(Binary, type, kFMul)   \
  SUMMA_MAKE(Binary, type, kFDiv)   \
  SUMMA_MAKE(Binary, type, kFRem)   \
  SUMMA_MAKE(Negate, type, kFNeg)   \
  SUMMA_MAKE(Compare, type, kFcmpl) \
  SUMMA_MAKE(Compare, type, kFcmpg)
SUMMA_MAKE_WHOLE(kInt)
SUMMA_MAKE_WHOLE(kLong)
SUMMA_MAKE(Compare, kLong, kLcmp)
SUMMA_MAKE_FLOATING(kFloat)
SUMMA_MAKE_FLOATING(kDouble)
#undef SUMMA_MAKE
#undef SUMMA_MAKE_WHOLE
#undef SUMMA_MAKE_FLOATING

}  // namespace engine::ops
