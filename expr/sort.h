// The sorts of terms. byte, short, char and boolean live in kBv32, as on the
// JVM's operand stack. Truth values are Formulas, not terms.
#ifndef EXPR_SORT_H_
#define EXPR_SORT_H_

#include <cstdint>

namespace expr {

enum class Sort : uint8_t { kBv32, kBv64, kF32, kF64 };

constexpr bool IsFloating(Sort s) { return s == Sort::kF32 || s == Sort::kF64; }
constexpr bool IsWide(Sort s) { return s == Sort::kBv64 || s == Sort::kF64; }

}  // namespace expr

#endif  // EXPR_SORT_H_
