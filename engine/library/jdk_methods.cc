// What the class library leaves to the virtual machine or sets up with its
// help, where the engine needs none of it.
#include <cstdint>
#include <optional>

#include "engine/library/intrinsics.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "expr/kind.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

// jdk.internal.util.ArraysSupport.SOFT_MAX_ARRAY_LENGTH.
constexpr int32_t kLongest = INT32_MAX - 8;

}  // namespace

// Strings keep the low byte of a character first (engine/runtime/mirrors.cc).
Step IsBigEndian(Context& c, State& s) { return Leave(c, s, Slot::Int(0)); }

// How long an array grows. Its class looks into memory before it can be used.
Step NewLength(Context& c, State& s) {
  auto argument = [&](uint32_t local) {
    return c.values.ToTerm(s.frame.Local(local, Type::kInt));
  };
  const expr::Expr least = argument(1), wanted = argument(2);
  const expr::Expr more = c.pool.Ite(c.pool.Lt(least, wanted), wanted, least);
  const expr::Expr length = c.pool.Make(expr::Kind::kAdd, argument(0), more);
  const expr::Formula fits =
      c.pool.And(c.pool.Lt(c.pool.Int(0), length),
                 c.pool.Le(length, c.pool.Int(kLongest)));
  return Branching(c, s, fits, [&](State& t, bool holds) {
    return holds ? Leave(c, t, c.values.FromTerm(length))
                 : Unsupported(t, "an array of the greatest possible length");
  });
}

}  // namespace engine::intrinsics
