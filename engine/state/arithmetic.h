// Arithmetic on the words of known numbers: a path that knows its numbers never
// asks the pool.
#ifndef ENGINE_STATE_ARITHMETIC_H_
#define ENGINE_STATE_ARITHMETIC_H_

#include <cstdint>

#include "engine/state/slot.h"
#include "expr/jvm_arith.h"
#include "expr/kind.h"

namespace engine {

template <Slot::Type kType>
struct NumberOf;
template <>
struct NumberOf<Slot::Type::kInt> {
  using T = int32_t;
  static T Get(const Slot& s) { return s.AsInt(); }
  static Slot Put(T v) { return Slot::Int(v); }
};
template <>
struct NumberOf<Slot::Type::kLong> {
  using T = int64_t;
  static T Get(const Slot& s) { return s.AsLong(); }
  static Slot Put(T v) { return Slot::Long(v); }
};
template <>
struct NumberOf<Slot::Type::kFloat> {
  using T = float;
  static T Get(const Slot& s) { return s.AsFloat(); }
  static Slot Put(T v) { return Slot::Float(v); }
};
template <>
struct NumberOf<Slot::Type::kDouble> {
  using T = double;
  static T Get(const Slot& s) { return s.AsDouble(); }
  static Slot Put(T v) { return Slot::Double(v); }
};

// What expr::jvm does for the terms, picked by kind.
template <expr::Kind kKind, class T>
T Apply(T a, T b) {
  using expr::Kind;
  if constexpr (kKind == Kind::kAdd) return expr::jvm::Add(a, b);
  if constexpr (kKind == Kind::kSub) return expr::jvm::Sub(a, b);
  if constexpr (kKind == Kind::kMul) return expr::jvm::Mul(a, b);
  if constexpr (kKind == Kind::kDiv) return expr::jvm::Div(a, b);
  if constexpr (kKind == Kind::kRem) return expr::jvm::Rem(a, b);
  if constexpr (kKind == Kind::kBitAnd) return expr::jvm::BitAnd(a, b);
  if constexpr (kKind == Kind::kBitOr) return expr::jvm::BitOr(a, b);
  if constexpr (kKind == Kind::kBitXor) return expr::jvm::BitXor(a, b);
  if constexpr (kKind == Kind::kFAdd) return expr::jvm::FAdd(a, b);
  if constexpr (kKind == Kind::kFSub) return expr::jvm::FSub(a, b);
  if constexpr (kKind == Kind::kFMul) return expr::jvm::FMul(a, b);
  if constexpr (kKind == Kind::kFDiv) return expr::jvm::FDiv(a, b);
  if constexpr (kKind == Kind::kFRem) return expr::jvm::FRem(a, b);
}

template <expr::Kind kKind, class T>
T ApplyShift(T a, int32_t count) {
  using expr::Kind;
  if constexpr (kKind == Kind::kShl) return expr::jvm::Shl(a, count);
  if constexpr (kKind == Kind::kShr) return expr::jvm::Shr(a, count);
  if constexpr (kKind == Kind::kUshr) return expr::jvm::Ushr(a, count);
}

template <expr::Kind kKind, class T>
T ApplyNegate(T a) {
  if constexpr (kKind == expr::Kind::kNeg)
    return expr::jvm::Neg(a);
  else
    return expr::jvm::FNeg(a);
}

template <expr::Kind kKind, class T>
int32_t ApplyCompare(T a, T b) {
  using expr::Kind;
  if constexpr (kKind == Kind::kLcmp) return expr::jvm::Lcmp(a, b);
  if constexpr (kKind == Kind::kFcmpl) return expr::jvm::Fcmpl(a, b);
  if constexpr (kKind == Kind::kFcmpg) return expr::jvm::Fcmpg(a, b);
}

}  // namespace engine

#endif  // ENGINE_STATE_ARITHMETIC_H_
