// Model gives values to unknowns: the bits of a symbol, the value index (not
// the label) of a choice, 0 or 1 for a Boolean input. What is missing has the
// value 0. Kept in ascending order of unknowns, so equal models print equally.
#ifndef EXPR_MODEL_H_
#define EXPR_MODEL_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "expr/unknown.h"

namespace expr {

class Model {
 public:
  struct Entry {
    Unknown unknown;
    uint64_t value;
    friend bool operator==(const Entry&, const Entry&) = default;
  };

  void Set(Unknown unknown, uint64_t value);
  void Set(Expr symbol, uint64_t bits) { Set(Unknown(symbol), bits); }
  void Set(Variable v, uint64_t value) { Set(Unknown(v), value); }

  uint64_t Value(Unknown unknown) const;  // 0 if missing
  bool Has(Unknown unknown) const;

  // Takes over all values of `other`; where both have one, other's wins. Used
  // to join the models of independent slices of one path.
  void Merge(const Model& other);

  std::span<const Entry> entries() const { return entries_; }
  size_t size() const { return entries_.size(); }
  friend bool operator==(const Model&, const Model&) = default;

 private:
  std::vector<Entry> entries_;  // ascending
};

}  // namespace expr

#endif  // EXPR_MODEL_H_
