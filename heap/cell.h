// CellContent is what the heap keeps of a value: one word, since a heap has
// more of them than of anything else. A reference that is one object, an int or
// float that is known, a term and a truth value are in the word itself; a value
// set with guards is behind it, shared and counted. A known int is not a term:
// the pool keeps terms as long as the analysis, and a cell goes with its
// object.
//
// One number may be a known one or a term that is a constant; SameNumber tells.
#ifndef HEAP_CELL_H_
#define HEAP_CELL_H_

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "base/counted_ptr.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "heap/location.h"
#include "heap/value_set.h"

namespace heap {

// A number, a truth value, or a reference.
using Value = std::variant<expr::Expr, expr::Formula, ValueSet>;

class CellContent {
 public:
  explicit CellContent(const Value& value);
  // A known number of 32 bits.
  static CellContent Number(expr::Sort sort, uint32_t bits) {
    return CellContent(sort == expr::Sort::kF32 ? Tag::kFloat : Tag::kInt,
                       bits);
  }
  static bool FitsNumber(expr::Sort sort) {
    return sort == expr::Sort::kBv32 || sort == expr::Sort::kF32;
  }
  static CellContent Reference(Location l) {
    return CellContent(Tag::kLocation, l.index());
  }

  CellContent(const CellContent& other) : word_(other.word_) {
    if (IsShared()) ++shared()->owners;
  }
  CellContent(CellContent&& other) noexcept
      : word_(std::exchange(other.word_, kNothing)) {}
  CellContent& operator=(CellContent other) noexcept {
    std::swap(word_, other.word_);
    return *this;
  }
  ~CellContent() {
    if (IsShared() && --shared()->owners == 0)
      ValueSet::Entries::Delete(shared());
  }

  Value ToValue(expr::Pool& pool) const;
  // Of a reference that is one location, or is not read yet.
  bool IsLocation() const { return tag() == Tag::kLocation; }
  Location location() const { return Location(half()); }
  // Of a known number; else none.
  bool IsInt() const { return tag() == Tag::kInt; }
  bool IsFloat() const { return tag() == Tag::kFloat; }
  uint32_t bits() const { return half(); }
  // Of a reference; else none.
  std::optional<ValueSet> set() const;
  // A term or truth value that is in use; nothing of a number that is known.
  std::optional<expr::Expr> term() const {
    return tag() == Tag::kTerm ? std::optional(expr::Expr(half()))
                               : std::nullopt;
  }
  std::optional<expr::Formula> truth() const {
    return tag() == Tag::kTruth ? std::optional(expr::Formula::FromEdge(half()))
                                : std::nullopt;
  }

  // The same, but for two ways to hold one number.
  friend bool operator==(const CellContent& a, const CellContent& b);
  static bool SameNumber(const expr::Pool& pool, const CellContent& a,
                         const CellContent& b);

 private:
  // In the lowest bits, which are 0 in an address.
  enum class Tag : uint8_t { kSet, kLocation, kTerm, kTruth, kInt, kFloat };
  static constexpr uint64_t kTagBits = 7;
  static constexpr uint64_t kNothing = 1;  // null: owns nothing

  CellContent(Tag tag, uint32_t half)
      : word_(uint64_t{half} << 32 | static_cast<uint64_t>(tag)) {}
  Tag tag() const { return static_cast<Tag>(word_ & kTagBits); }
  uint32_t half() const { return static_cast<uint32_t>(word_ >> 32); }
  bool IsShared() const { return tag() == Tag::kSet; }
  ValueSet::Entries* shared() const {
    return reinterpret_cast<ValueSet::Entries*>(word_);
  }

  uint64_t word_ = kNothing;
};

static_assert(sizeof(CellContent) == 8);

// `a` where `condition` holds, `b` elsewhere: both references, both numbers or
// both truth values.
Value SelectValue(expr::Pool& pool, expr::Formula condition, const Value& a,
                  const Value& b);

}  // namespace heap

#endif  // HEAP_CELL_H_
