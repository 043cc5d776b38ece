#include "engine/state/truncation.h"

#include "expr/kind.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Kind;

// Nothing but 0 and 1 comes out of comparisons, and those need no mask.
bool IsTruth(const expr::Pool& pool, Expr e, int depth) {
  if (auto bits = pool.constant(e)) return *bits <= 1;
  if (pool.kind(e) != Kind::kIte || depth == 0) return false;
  const auto kids = pool.kids(e);
  return IsTruth(pool, kids[0], depth - 1) && IsTruth(pool, kids[1], depth - 1);
}

Slot TruncateKnown(int32_t v, char letter) {
  switch (letter) {
    case 'Z':
      return Slot::Int(v & 1);
    case 'B':
      return Slot::Int(static_cast<int8_t>(v));
    case 'C':
      return Slot::Int(static_cast<uint16_t>(v));
    default:
      return Slot::Int(static_cast<int16_t>(v));
  }
}

}  // namespace

Slot Truncate(expr::Pool& pool, const Values& values, const Slot& slot,
              char letter) {
  if (slot.type != Slot::Type::kInt || letter == 'I') return slot;
  if (slot.IsKnown()) return TruncateKnown(slot.AsInt(), letter);
  const Expr term = values.ToTerm(slot);
  constexpr int kDeepest = 8;
  if (letter == 'Z')
    return IsTruth(pool, term, kDeepest)
               ? slot
               : values.FromTerm(pool.Make(Kind::kBitAnd, term, pool.Int(1)));
  const Kind kind = letter == 'B'   ? Kind::kI2B
                    : letter == 'C' ? Kind::kI2C
                                    : Kind::kI2S;
  return values.FromTerm(pool.Make(kind, term));
}

}  // namespace engine
