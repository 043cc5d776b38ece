#include "expr/term_table.h"

#include <utility>

#include "base/check.h"
#include "base/hash.h"

namespace expr {
namespace {

constexpr size_t kInitialSlots = 1 << 10;
constexpr uint32_t kMostTerms = 1u << 30;  // ids share a word with two tag bits

uint64_t Hash(const TermNode& n) {
  const uint64_t head = uint64_t{static_cast<uint8_t>(n.kind)} << 8 |
                        static_cast<uint8_t>(n.sort);
  return base::HashCombine(head << 32 | n.words[2].id(),
                           uint64_t{n.words[0].id()} << 32 | n.words[1].id());
}

bool Same(const TermNode& x, const TermNode& y) {
  return x.kind == y.kind && x.sort == y.sort && x.words[0] == y.words[0] &&
         x.words[1] == y.words[1] && x.words[2] == y.words[2];
}

}  // namespace

TermTable::TermTable() : slots_(kInitialSlots, 0) {
  chunks_.push_back(std::make_unique<TermNode[]>(kChunkSize));
}

Expr TermTable::Intern(const TermNode& node) {
  const size_t mask = slots_.size() - 1;
  size_t slot = Hash(node) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const Expr e(slots_[slot]);
    if (Same((*this)[e], node)) return e;
  }
  const Expr e = Append(node);
  slots_[slot] = e.id();
  if (size() * 4 > slots_.size() * 3) Grow();
  return e;
}

Expr TermTable::Append(const TermNode& node) {
  CHECK(next_ < kMostTerms, "terms should fit their ids");
  if (next_ >> kChunkBits == chunks_.size())
    chunks_.push_back(std::make_unique<TermNode[]>(kChunkSize));
  chunks_.back()[next_ & (kChunkSize - 1)] = node;
  return Expr(next_++);
}

void TermTable::Grow() {
  std::vector<uint32_t> bigger(slots_.size() * 2, 0);
  const size_t mask = bigger.size() - 1;
  for (uint32_t id = 1; id < next_; ++id) {
    size_t slot = Hash((*this)[Expr(id)]) & mask;
    while (bigger[slot] != 0) slot = (slot + 1) & mask;
    bigger[slot] = id;
  }
  slots_ = std::move(bigger);
}

size_t TermTable::MemoryBytes() const {
  return chunks_.size() * kChunkSize * sizeof(TermNode) +
         chunks_.capacity() * sizeof(chunks_[0]) +
         slots_.capacity() * sizeof(slots_[0]);
}

}  // namespace expr
