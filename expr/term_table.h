// TermTable stores terms, each structure once. A node is 16 bytes and never
// moves, so that spans of its operands stay valid; the table over it is open
// addressing with four bytes per slot. No simplification here: expr/pool.h.
#ifndef EXPR_TERM_TABLE_H_
#define EXPR_TERM_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

// What the three words hold depends on the kind. kConstant: low and high half
// of the bits. kSymbol: id of the name. kIte: the condition's edge, then the
// two terms. kCellAt: the list of its operands. Others: the operands.
struct TermNode {
  Kind kind;
  Sort sort;
  uint16_t unused = 0;  // keeps every byte defined, for comparing and hashing
  Expr words[3];
};
static_assert(sizeof(TermNode) == 16);

class TermTable {
 public:
  TermTable();

  Expr Intern(const TermNode& node);
  const TermNode& operator[](Expr e) const {
    return chunks_[e.id() >> kChunkBits][e.id() & (kChunkSize - 1)];
  }

  // Ids run from 1 to size().
  size_t size() const { return next_ - 1; }
  size_t MemoryBytes() const;

 private:
  static constexpr uint32_t kChunkBits = 14;
  static constexpr uint32_t kChunkSize = 1u << kChunkBits;

  Expr Append(const TermNode& node);
  void Grow();

  std::vector<std::unique_ptr<TermNode[]>> chunks_;
  std::vector<uint32_t> slots_;  // id, or 0 for empty
  uint32_t next_ = 1;            // id 0 is "no term"
};

}  // namespace expr

#endif  // EXPR_TERM_TABLE_H_
