// java.lang.StrictMath's natives, and those methods of Math for which virtual
// machines have code of their own: that may differ in the last bits, so that
// only what is exact is known of them.
#include <cmath>
#include <optional>
#include <string>

#include "engine/library/class_facts.h"
#include "engine/library/intrinsics.h"
#include "engine/library/reals/real_functions.h"
#include "engine/runtime/invocation.h"

namespace engine::intrinsics {
namespace {

std::optional<double> KnownDouble(State& s, uint32_t local) {
  const Slot slot = s.frame.Local(local, Slot::Type::kDouble);
  if (!slot.IsKnown()) return std::nullopt;
  return slot.AsDouble();
}

Step NotExact(State& s) {
  return Unsupported(s, "the last bits of " + s.frame.body->text);
}

// Tables of the library's own, for which any last bit will do.
bool IsForLibrary(const Context& c, const State& s) {
  return !s.callers.empty() &&
         c.table[s.callers.top().body->owner].name.starts_with("java/math/");
}

Step LeaveDouble(Context& c, State& s, double x) {
  return Leave(c, s, Slot::Double(x));
}

// What all of them give at 0, at infinity and for a NaN.
template <class AtZero>
Step AtEdges(Context& c, State& s, AtZero at) {
  const auto x = KnownDouble(s, 0);
  if (!x) return NotExact(s);
  if (std::isnan(*x)) return LeaveDouble(c, s, *x);
  const std::optional<double> result = at(*x);
  return result ? LeaveDouble(c, s, *result) : NotExact(s);
}

constexpr double kNotNumber = std::numeric_limits<double>::quiet_NaN();
constexpr double kEndless = std::numeric_limits<double>::infinity();

std::optional<double> LogAtEdges(double x) {
  if (x < 0) return kNotNumber;
  if (x == 0) return -kEndless;
  if (std::isinf(x)) return x;
  if (x == 1) return 0.0;
  return std::nullopt;
}

}  // namespace

Step StrictMathSqrt(Context& c, State& s) {
  const auto x = KnownDouble(s, 0);
  if (!x) return Unsupported(s, "the square root of an unknown number");
  return LeaveDouble(c, s, std::sqrt(*x));
}

namespace {

constexpr const char* kCandidate =
    "Ljdk/internal/vm/annotation/IntrinsicCandidate;";

// A function of StrictMath, of a number that is known.
template <class Function>
Step OfKnown(Context& c, State& s, Function function) {
  const auto x = KnownDouble(s, 0);
  if (!x) return Unsupported(s, s.frame.body->text + " of an unknown number");
  const std::optional<double> result = function(*x);
  return result ? LeaveDouble(c, s, *result)
                : Unsupported(s, s.frame.body->text + " of a large number");
}

template <class Function>
Step OfTwoKnown(Context& c, State& s, Function function) {
  const auto x = KnownDouble(s, 0), y = KnownDouble(s, 2);
  if (!x || !y)
    return Unsupported(s, s.frame.body->text + " of unknown numbers");
  return LeaveDouble(c, s, function(*x, *y));
}

}  // namespace

#define STRICT(name)                            \
  Step StrictMath##name(Context& c, State& s) { \
    return OfKnown(c, s, Strict##name);         \
  }
STRICT(Log)
STRICT(Log10)
STRICT(Log1p)
STRICT(Expm1)
STRICT(Sin)
STRICT(Cos)
STRICT(Tan)
STRICT(Asin)
STRICT(Acos)
STRICT(Atan)
STRICT(Sinh)
STRICT(Cosh)
STRICT(Tanh)
#undef STRICT

Step StrictMathAtan2(Context& c, State& s) {
  return OfTwoKnown(c, s, StrictAtan2);
}

Step StrictMathRemainder(Context& c, State& s) {
  return OfTwoKnown(c, s, StrictRemainder);
}

// Later virtual machines have code of their own for some that those of Java 17
// leave to the library.
Step RealOfLibrary(Context& c, State& s) {
  const MethodId m = s.frame.body->method;
  return IsAnnotated(c.table, m, kCandidate) ? NotExact(s) : RunCode(c, s);
}

// Rounded once: there is but one result.
Step RealFma(Context& c, State& s) {
  const auto x = KnownDouble(s, 0), y = KnownDouble(s, 2);
  const auto z = KnownDouble(s, 4);
  if (!x || !y || !z) return NotExact(s);
  return LeaveDouble(c, s, std::fma(*x, *y, *z));
}

Step RealLog(Context& c, State& s) {
  if (IsForLibrary(c, s)) return StrictMathLog(c, s);
  return AtEdges(c, s, LogAtEdges);
}

// Powers of ten have whole logarithms.
Step RealLog10(Context& c, State& s) {
  return AtEdges(c, s, [](double x) -> std::optional<double> {
    double power = 1;
    for (int n = 0; n <= 22; ++n, power *= 10)
      if (x == power) return n;
    return LogAtEdges(x);
  });
}

Step RealExp(Context& c, State& s) {
  return AtEdges(c, s, [](double x) -> std::optional<double> {
    if (x == 0) return 1.0;
    if (std::isinf(x)) return x > 0 ? x : 0.0;
    return std::nullopt;
  });
}

// Sine and tangent.
Step RealSin(Context& c, State& s) {
  return AtEdges(c, s, [](double x) -> std::optional<double> {
    if (x == 0) return x;
    if (std::isinf(x)) return kNotNumber;
    return std::nullopt;
  });
}

Step RealCos(Context& c, State& s) {
  return AtEdges(c, s, [](double x) -> std::optional<double> {
    if (x == 0) return 1.0;
    if (std::isinf(x)) return kNotNumber;
    return std::nullopt;
  });
}

Step RealPow(Context& c, State& s) {
  const auto x = KnownDouble(s, 0), y = KnownDouble(s, 2);
  if (y && *y == 0) return LeaveDouble(c, s, 1.0);
  if (!x || !y) return NotExact(s);
  if (std::isnan(*x) || std::isnan(*y)) return LeaveDouble(c, s, kNotNumber);
  if (*y == 1) return LeaveDouble(c, s, *x);
  if (const auto exact = ExactPower(*x, *y)) return LeaveDouble(c, s, *exact);
  return IsForLibrary(c, s) ? RunCode(c, s) : NotExact(s);
}

}  // namespace engine::intrinsics
