#include "expr/smtlib_ops.h"

#include <iterator>

namespace expr {
namespace {

// Saturating conversion: NaN to 0, out of range to the nearest bound. Inside
// the range fp.to_sbv is defined and rounds toward zero, as the JVM does.
#define SATURATE(width, low, high, zero, min, max)          \
  "(ite (fp.isNaN x) " zero " (ite (fp.leq x " low ") " min \
  " (ite (fp.geq x " high ") " max " ((_ fp.to_sbv " width ") RTZ x))))"

#define ZERO32 "#x00000000"
#define MIN32 "#x80000000"
#define MAX32 "#x7fffffff"
#define ZERO64 "#x0000000000000000"
#define MIN64 "#x8000000000000000"
#define MAX64 "#x7fffffffffffffff"
// 2^31 and 2^63 and their negatives, as single and double precision.
#define F32_2_31 "(fp #b0 #x9e #b00000000000000000000000)"
#define F32_M2_31 "(fp #b1 #x9e #b00000000000000000000000)"
#define F32_2_63 "(fp #b0 #xbe #b00000000000000000000000)"
#define F32_M2_63 "(fp #b1 #xbe #b00000000000000000000000)"
#define F64_2_31 "(fp #b0 #b10000011110 #x0000000000000)"
#define F64_M2_31 "(fp #b1 #b10000011110 #x0000000000000)"
#define F64_2_63 "(fp #b0 #b10000111110 #x0000000000000)"
#define F64_M2_63 "(fp #b1 #b10000111110 #x0000000000000)"

#define THREE_WAY_INT \
  "(ite (bvslt x y) #xffffffff (ite (= x y) #x00000000 #x00000001))"
#define THREE_WAY_NAN_LESS \
  "(ite (fp.gt x y) #x00000001 (ite (fp.eq x y) #x00000000 #xffffffff))"
#define THREE_WAY_NAN_GREATER \
  "(ite (fp.lt x y) #xffffffff (ite (fp.eq x y) #x00000000 #x00000001))"

// fp.rem rounds the quotient to nearest; Java truncates it. On magnitudes the
// two differ only where fp.rem is negative, and then by exactly |y|: the sum
// is a representable remainder, so no rounding happens. The sign is x's.
#define TRUNCATED_REMAINDER                                    \
  "(let ((r (fp.rem (fp.abs x) (fp.abs y)))) "                 \
  "(let ((m (ite (and (fp.isNegative r) (not (fp.isZero r))) " \
  "(fp.add RNE r (fp.abs y)) r))) (ite (fp.isNegative x) (fp.neg m) m)))"

constexpr SmtOperator kOperators[] = {
    {Kind::kShl, Sort::kBv32, "jvm.ishl", "(bvshl x (bvand y #x0000001f))"},
    {Kind::kShl, Sort::kBv64, "jvm.lshl",
     "(bvshl x ((_ zero_extend 32) (bvand y #x0000003f)))"},
    {Kind::kShr, Sort::kBv32, "jvm.ishr", "(bvashr x (bvand y #x0000001f))"},
    {Kind::kShr, Sort::kBv64, "jvm.lshr",
     "(bvashr x ((_ zero_extend 32) (bvand y #x0000003f)))"},
    {Kind::kUshr, Sort::kBv32, "jvm.iushr", "(bvlshr x (bvand y #x0000001f))"},
    {Kind::kUshr, Sort::kBv64, "jvm.lushr",
     "(bvlshr x ((_ zero_extend 32) (bvand y #x0000003f)))"},
    {Kind::kFRem, Sort::kF32, "jvm.frem", TRUNCATED_REMAINDER},
    {Kind::kFRem, Sort::kF64, "jvm.drem", TRUNCATED_REMAINDER},
    {Kind::kI2B, Sort::kBv32, "jvm.i2b",
     "((_ sign_extend 24) ((_ extract 7 0) x))"},
    {Kind::kI2C, Sort::kBv32, "jvm.i2c",
     "((_ zero_extend 16) ((_ extract 15 0) x))"},
    {Kind::kI2S, Sort::kBv32, "jvm.i2s",
     "((_ sign_extend 16) ((_ extract 15 0) x))"},
    {Kind::kI2L, Sort::kBv32, "jvm.i2l", "((_ sign_extend 32) x)"},
    {Kind::kL2I, Sort::kBv64, "jvm.l2i", "((_ extract 31 0) x)"},
    {Kind::kI2F, Sort::kBv32, "jvm.i2f", "((_ to_fp 8 24) RNE x)"},
    {Kind::kI2D, Sort::kBv32, "jvm.i2d", "((_ to_fp 11 53) RNE x)"},
    {Kind::kL2F, Sort::kBv64, "jvm.l2f", "((_ to_fp 8 24) RNE x)"},
    {Kind::kL2D, Sort::kBv64, "jvm.l2d", "((_ to_fp 11 53) RNE x)"},
    {Kind::kF2I, Sort::kF32, "jvm.f2i",
     SATURATE("32", F32_M2_31, F32_2_31, ZERO32, MIN32, MAX32)},
    {Kind::kF2L, Sort::kF32, "jvm.f2l",
     SATURATE("64", F32_M2_63, F32_2_63, ZERO64, MIN64, MAX64)},
    {Kind::kF2D, Sort::kF32, "jvm.f2d", "((_ to_fp 11 53) RNE x)"},
    {Kind::kD2I, Sort::kF64, "jvm.d2i",
     SATURATE("32", F64_M2_31, F64_2_31, ZERO32, MIN32, MAX32)},
    {Kind::kD2L, Sort::kF64, "jvm.d2l",
     SATURATE("64", F64_M2_63, F64_2_63, ZERO64, MIN64, MAX64)},
    {Kind::kD2F, Sort::kF64, "jvm.d2f", "((_ to_fp 8 24) RNE x)"},
    {Kind::kLcmp, Sort::kBv32, "jvm.icmp", THREE_WAY_INT},
    {Kind::kLcmp, Sort::kBv64, "jvm.lcmp", THREE_WAY_INT},
    {Kind::kFcmpl, Sort::kF32, "jvm.fcmpl", THREE_WAY_NAN_LESS},
    {Kind::kFcmpl, Sort::kF64, "jvm.dcmpl", THREE_WAY_NAN_LESS},
    {Kind::kFcmpg, Sort::kF32, "jvm.fcmpg", THREE_WAY_NAN_GREATER},
    {Kind::kFcmpg, Sort::kF64, "jvm.dcmpg", THREE_WAY_NAN_GREATER},
    {Kind::kBitsF32, Sort::kBv32, "jvm.intBitsToFloat", "((_ to_fp 8 24) x)"},
    {Kind::kBitsF64, Sort::kBv64, "jvm.longBitsToDouble",
     "((_ to_fp 11 53) x)"},
};

// SMT-LIB has no function from a float to its bits; expr/smtlib.cc uses a
// constant with a defining assertion.
constexpr bool IsBitsOfFloat(Kind kind) {
  return kind == Kind::kF32Bits || kind == Kind::kF64Bits;
}

constexpr bool EveryKindIsSpelled() {
  for (const KindRow& row : kKindRows)
    for (Sort sort : kAllSorts) {
      const bool wanted = row.smtlib.empty() && !IsBitsOfFloat(row.kind) &&
                          Accepts(row.operands, sort);
      bool found = false;
      for (const SmtOperator& op : kOperators)
        found = found || (op.kind == row.kind && op.sort == sort);
      if (found != wanted) return false;
    }
  return true;
}
static_assert(EveryKindIsSpelled());

constexpr std::string_view kSortTexts[] = {"(_ BitVec 32)", "(_ BitVec 64)",
                                           "(_ FloatingPoint 8 24)",
                                           "(_ FloatingPoint 11 53)"};
static_assert(std::size(kSortTexts) == std::size(kAllSorts));

}  // namespace

std::span<const SmtOperator> SmtOperators() { return kOperators; }

const SmtOperator* SmtOperatorOf(Kind kind, Sort sort) {
  for (const SmtOperator& op : kOperators)
    if (op.kind == kind && op.sort == sort) return &op;
  return nullptr;
}

const SmtOperator* SmtOperatorNamed(std::string_view name) {
  for (const SmtOperator& op : kOperators)
    if (op.name == name) return &op;
  return nullptr;
}

std::string SmtDefinition(const SmtOperator& op) {
  const KindRow& row = Row(op.kind);
  std::string text = "((x " + std::string(SmtSort(op.sort)) + ")";
  if (row.arity == 2)
    text +=
        " (y " + std::string(SmtSort(SecondSort(row.operands, op.sort))) + ")";
  text += ") " + std::string(SmtSort(ResultSort(op.kind, op.sort))) + " ";
  return text + std::string(op.body);
}

std::string_view SmtSort(Sort sort) {
  return kSortTexts[static_cast<size_t>(sort)];
}

}  // namespace expr
