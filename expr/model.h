// Model gives values to unknowns: the bits of a symbol, the value index (not
// the label) of a choice, 0 or 1 for a Boolean input. What is missing has the
// value 0. Copies share structure: the model of a longer path is the model of
// the shorter one with a few values changed.
#ifndef EXPR_MODEL_H_
#define EXPR_MODEL_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/persistent_map.h"
#include "expr/diagram.h"
#include "expr/expr.h"
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

  // Takes over all values of `other`; where both have one, other's wins.
  void Merge(const Model& other);

  std::vector<Entry> entries() const;  // ascending
  size_t size() const { return values_.size(); }
  friend bool operator==(const Model& a, const Model& b) {
    return a.entries() == b.entries();
  }

 private:
  base::PersistentMap<uint64_t> values_;  // by Unknown::bits
};

}  // namespace expr

#endif  // EXPR_MODEL_H_
