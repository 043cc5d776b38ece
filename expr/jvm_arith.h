// The JVM's arithmetic as pure C++ functions: the one place that says what an
// instruction computes (JVMS 6.5, JLS 15.17-15.19, 5.1.2-5.1.3). Integers wrap,
// shift counts are masked, conversions from floating point saturate and take
// NaN to 0. Division by zero, which a JVM never computes, has SMT-LIB's value.
// NaN results may have any payload; expr/apply.h makes them canonical.
#ifndef EXPR_JVM_ARITH_H_
#define EXPR_JVM_ARITH_H_

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace expr::jvm {

template <class T>
using Bits = std::make_unsigned_t<T>;

template <class T>
constexpr T Add(T a, T b) {
  return static_cast<T>(static_cast<Bits<T>>(a) + static_cast<Bits<T>>(b));
}
template <class T>
constexpr T Sub(T a, T b) {
  return static_cast<T>(static_cast<Bits<T>>(a) - static_cast<Bits<T>>(b));
}
template <class T>
constexpr T Mul(T a, T b) {
  return static_cast<T>(static_cast<Bits<T>>(a) * static_cast<Bits<T>>(b));
}
template <class T>
constexpr T Neg(T a) {
  return Sub<T>(0, a);
}
template <class T>
constexpr T Div(T a, T b) {
  if (b == 0) return a < 0 ? 1 : -1;
  return b == -1 ? Neg(a) : a / b;  // MIN / -1 is MIN
}
template <class T>
constexpr T Rem(T a, T b) {
  if (b == 0) return a;
  return b == -1 ? 0 : a % b;
}
template <class T>
constexpr T BitAnd(T a, T b) {
  return a & b;
}
template <class T>
constexpr T BitOr(T a, T b) {
  return a | b;
}
template <class T>
constexpr T BitXor(T a, T b) {
  return a ^ b;
}

// The low five or six bits of the count, as the width of T asks.
template <class T>
constexpr int ShiftCount(int32_t count) {
  return count & (static_cast<int>(sizeof(T)) * 8 - 1);
}
template <class T>
constexpr T Shl(T a, int32_t count) {
  return static_cast<T>(static_cast<Bits<T>>(a) << ShiftCount<T>(count));
}
template <class T>
constexpr T Shr(T a, int32_t count) {
  return a >> ShiftCount<T>(count);
}
template <class T>
constexpr T Ushr(T a, int32_t count) {
  return static_cast<T>(static_cast<Bits<T>>(a) >> ShiftCount<T>(count));
}

template <class T>
T FAdd(T a, T b) {
  return a + b;
}
template <class T>
T FSub(T a, T b) {
  return a - b;
}
template <class T>
T FMul(T a, T b) {
  return a * b;
}
template <class T>
T FDiv(T a, T b) {
  return a / b;
}
// The truncated remainder of JLS 15.17.3, which is C's fmod.
template <class T>
T FRem(T a, T b) {
  return std::fmod(a, b);
}
template <class T>
T FNeg(T a) {
  return -a;
}

// int to byte, char or short and back to int; int to long and long to int.
template <class Narrow>
constexpr int32_t Truncate(int32_t a) {
  return static_cast<Narrow>(a);
}
template <class From, class To>
constexpr To Convert(From a) {
  return static_cast<To>(a);
}

// Floating point to integer: toward zero, saturating, NaN to 0.
template <class From, class To>
To Saturate(From a) {
  // 2^31 or 2^63: exact in every floating type, unlike MAX.
  const From bound = -static_cast<From>(std::numeric_limits<To>::min());
  if (std::isnan(a)) return 0;
  if (a >= bound) return std::numeric_limits<To>::max();
  if (a <= -bound) return std::numeric_limits<To>::min();
  return static_cast<To>(a);
}

template <class T>
constexpr int32_t Lcmp(T a, T b) {
  return a < b ? -1 : a == b ? 0 : 1;
}
template <class T>
int32_t Fcmpl(T a, T b) {
  return a > b ? 1 : a == b ? 0 : -1;
}
template <class T>
int32_t Fcmpg(T a, T b) {
  return a < b ? -1 : a == b ? 0 : 1;
}

template <class From, class To>
To Reinterpret(From a) {
  return std::bit_cast<To>(a);
}

}  // namespace expr::jvm

#endif  // EXPR_JVM_ARITH_H_
