#include "expr/apply.h"

#include <array>
#include <bit>
#include <cmath>

#include "base/check.h"
#include "expr/jvm_arith.h"

namespace expr {
namespace {

template <class T>
T FromBits(uint64_t bits) {
  if constexpr (sizeof(T) == 4)
    return std::bit_cast<T>(static_cast<uint32_t>(bits));
  else
    return std::bit_cast<T>(bits);
}

uint64_t ToBits(int32_t v) { return static_cast<uint32_t>(v); }
uint64_t ToBits(int64_t v) { return static_cast<uint64_t>(v); }
uint64_t ToBits(float v) {
  return std::isnan(v) ? kNan32 : std::bit_cast<uint32_t>(v);
}
uint64_t ToBits(double v) {
  return std::isnan(v) ? kNan64 : std::bit_cast<uint64_t>(v);
}

using Operation = uint64_t (*)(uint64_t, uint64_t);
using BitsTest = bool (*)(uint64_t, uint64_t);

template <auto function, class R, class A>
uint64_t Unary(R (*)(A), uint64_t a, uint64_t) {
  return ToBits(function(FromBits<A>(a)));
}
template <auto function, class R, class A, class B>
uint64_t Binary(R (*)(A, B), uint64_t a, uint64_t b) {
  return ToBits(function(FromBits<A>(a), FromBits<B>(b)));
}

// A typed function of jvm_arith.h as a function of bits.
template <auto function>
uint64_t Lift(uint64_t a, uint64_t b) {
  if constexpr (requires { Unary<function>(function, a, b); })
    return Unary<function>(function, a, b);
  else
    return Binary<function>(function, a, b);
}

struct OperationRow {
  Kind kind;
  Sort sort;
  Operation operation;
};

using I = int32_t;
using L = int64_t;
using F = float;
using D = double;

#define BOTH_INTS(kind, function)                      \
  {kind, Sort::kBv32, Lift<jvm::function<int32_t>>}, { \
    kind, Sort::kBv64, Lift<jvm::function<int64_t>>    \
  }
#define BOTH_FLOATS(kind, function)                 \
  {kind, Sort::kF32, Lift<jvm::function<float>>}, { \
    kind, Sort::kF64, Lift<jvm::function<double>>   \
  }

constexpr OperationRow kRows[] = {
    BOTH_INTS(Kind::kAdd, Add),
    BOTH_INTS(Kind::kSub, Sub),
    BOTH_INTS(Kind::kMul, Mul),
    BOTH_INTS(Kind::kDiv, Div),
    BOTH_INTS(Kind::kRem, Rem),
    BOTH_INTS(Kind::kNeg, Neg),
    BOTH_INTS(Kind::kBitAnd, BitAnd),
    BOTH_INTS(Kind::kBitOr, BitOr),
    BOTH_INTS(Kind::kBitXor, BitXor),
    BOTH_INTS(Kind::kShl, Shl),
    BOTH_INTS(Kind::kShr, Shr),
    BOTH_INTS(Kind::kUshr, Ushr),
    BOTH_FLOATS(Kind::kFAdd, FAdd),
    BOTH_FLOATS(Kind::kFSub, FSub),
    BOTH_FLOATS(Kind::kFMul, FMul),
    BOTH_FLOATS(Kind::kFDiv, FDiv),
    BOTH_FLOATS(Kind::kFRem, FRem),
    BOTH_FLOATS(Kind::kFNeg, FNeg),
    {Kind::kI2B, Sort::kBv32, Lift<jvm::Truncate<int8_t>>},
    {Kind::kI2C, Sort::kBv32, Lift<jvm::Truncate<uint16_t>>},
    {Kind::kI2S, Sort::kBv32, Lift<jvm::Truncate<int16_t>>},
    {Kind::kI2L, Sort::kBv32, Lift<jvm::Convert<I, L>>},
    {Kind::kL2I, Sort::kBv64, Lift<jvm::Convert<L, I>>},
    {Kind::kI2F, Sort::kBv32, Lift<jvm::Convert<I, F>>},
    {Kind::kI2D, Sort::kBv32, Lift<jvm::Convert<I, D>>},
    {Kind::kL2F, Sort::kBv64, Lift<jvm::Convert<L, F>>},
    {Kind::kL2D, Sort::kBv64, Lift<jvm::Convert<L, D>>},
    {Kind::kF2I, Sort::kF32, Lift<jvm::Saturate<F, I>>},
    {Kind::kF2L, Sort::kF32, Lift<jvm::Saturate<F, L>>},
    {Kind::kF2D, Sort::kF32, Lift<jvm::Convert<F, D>>},
    {Kind::kD2I, Sort::kF64, Lift<jvm::Saturate<D, I>>},
    {Kind::kD2L, Sort::kF64, Lift<jvm::Saturate<D, L>>},
    {Kind::kD2F, Sort::kF64, Lift<jvm::Convert<D, F>>},
    BOTH_INTS(Kind::kLcmp, Lcmp),
    BOTH_FLOATS(Kind::kFcmpl, Fcmpl),
    BOTH_FLOATS(Kind::kFcmpg, Fcmpg),
    {Kind::kF32Bits, Sort::kF32, Lift<jvm::Reinterpret<F, I>>},
    {Kind::kF64Bits, Sort::kF64, Lift<jvm::Reinterpret<D, L>>},
    {Kind::kBitsF32, Sort::kBv32, Lift<jvm::Reinterpret<I, F>>},
    {Kind::kBitsF64, Sort::kBv64, Lift<jvm::Reinterpret<L, D>>},
};

#undef BOTH_INTS
#undef BOTH_FLOATS

constexpr size_t kSorts = std::size(kAllSorts);

constexpr size_t Slot(Kind kind, Sort sort) {
  return static_cast<size_t>(kind) * kSorts + static_cast<size_t>(sort);
}

constexpr auto kOperations = [] {
  std::array<Operation, kKindCount * kSorts> table{};
  for (const OperationRow& row : kRows)
    table[Slot(row.kind, row.sort)] = row.operation;
  return table;
}();

constexpr bool EveryKindHasItsOperations() {
  for (const KindRow& row : kKindRows)
    for (Sort sort : kAllSorts) {
      const bool wanted =
          row.operands != OperandRule::kGuarded && Accepts(row.operands, sort);
      bool found = false;
      for (const OperationRow& r : kRows)
        found = found || (r.kind == row.kind && r.sort == sort);
      if (found != wanted) return false;
    }
  return true;
}
static_assert(EveryKindHasItsOperations());

template <class T, auto compare>
bool Compare(uint64_t a, uint64_t b) {
  return compare(FromBits<T>(a), FromBits<T>(b));
}

constexpr auto kLess = [](auto a, auto b) { return a < b; };
constexpr auto kLessOrEqual = [](auto a, auto b) { return a <= b; };
constexpr auto kEqual = [](auto a, auto b) { return a == b; };
constexpr auto kNotANumber = [](auto a, auto) { return std::isnan(a); };

struct QuestionRow {
  Predicate predicate;
  Sort sort;
  BitsTest question;
};
constexpr QuestionRow kQuestionRows[] = {
    {Predicate::kEq, Sort::kBv32, Compare<uint64_t, kEqual>},
    {Predicate::kEq, Sort::kBv64, Compare<uint64_t, kEqual>},
    {Predicate::kEq, Sort::kF32, Compare<uint64_t, kEqual>},
    {Predicate::kEq, Sort::kF64, Compare<uint64_t, kEqual>},
    {Predicate::kLt, Sort::kBv32, Compare<I, kLess>},
    {Predicate::kLt, Sort::kBv64, Compare<L, kLess>},
    {Predicate::kUlt, Sort::kBv32, Compare<uint32_t, kLess>},
    {Predicate::kUlt, Sort::kBv64, Compare<uint64_t, kLess>},
    {Predicate::kFEq, Sort::kF32, Compare<F, kEqual>},
    {Predicate::kFEq, Sort::kF64, Compare<D, kEqual>},
    {Predicate::kFLt, Sort::kF32, Compare<F, kLess>},
    {Predicate::kFLt, Sort::kF64, Compare<D, kLess>},
    {Predicate::kFLe, Sort::kF32, Compare<F, kLessOrEqual>},
    {Predicate::kFLe, Sort::kF64, Compare<D, kLessOrEqual>},
    {Predicate::kIsNan, Sort::kF32, Compare<F, kNotANumber>},
    {Predicate::kIsNan, Sort::kF64, Compare<D, kNotANumber>},
};

constexpr auto kQuestions = [] {
  std::array<std::array<BitsTest, kSorts>, kPredicateCount> table{};
  for (const QuestionRow& row : kQuestionRows)
    table[static_cast<size_t>(row.predicate)][static_cast<size_t>(row.sort)] =
        row.question;
  return table;
}();

constexpr bool EveryPredicateHasItsQuestions() {
  for (const PredicateRow& row : kPredicateRows)
    for (Sort sort : kAllSorts) {
      bool found = false;
      for (const QuestionRow& r : kQuestionRows)
        found = found || (r.predicate == row.predicate && r.sort == sort);
      if (found != Accepts(row.operands, sort)) return false;
    }
  return true;
}
static_assert(EveryPredicateHasItsQuestions());

}  // namespace

uint64_t CanonicalBits(Sort sort, uint64_t bits) {
  switch (sort) {
    case Sort::kBv32:
      return static_cast<uint32_t>(bits);
    case Sort::kBv64:
      return bits;
    case Sort::kF32:
      return ToBits(FromBits<float>(bits));
    case Sort::kF64:
      return ToBits(FromBits<double>(bits));
  }
  UNREACHABLE("a sort should be one of the four");
}

uint64_t Apply(Kind kind, Sort sort, uint64_t a, uint64_t b) {
  const Operation operation = kOperations[Slot(kind, sort)];
  DCHECK(operation != nullptr, "a kind should be applied to sorts it accepts");
  return operation(a, b);
}

bool Holds(Predicate predicate, Sort sort, uint64_t a, uint64_t b) {
  const BitsTest question =
      kQuestions[static_cast<size_t>(predicate)][static_cast<size_t>(sort)];
  DCHECK(question != nullptr, "a predicate should be asked of its own sorts");
  return question(a, b);
}

}  // namespace expr
