// OperandLists keeps the operands of terms that have more than fit a node: the
// same list once, under a number, where it stays.
#ifndef EXPR_OPERAND_LISTS_H_
#define EXPR_OPERAND_LISTS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "expr/expr.h"

namespace expr {

class OperandLists {
 public:
  uint32_t Intern(std::vector<Expr> list) {
    const auto next = static_cast<uint32_t>(lists_.size());
    const auto [it, fresh] = numbers_.try_emplace(std::move(list), next);
    if (!fresh) return it->second;
    lists_.push_back(&it->first);
    words_ += it->first.size();
    return next;
  }
  std::span<const Expr> operator[](uint32_t number) const {
    return *lists_[number];
  }
  size_t MemoryBytes() const {
    return words_ * sizeof(Expr) + lists_.size() * 10 * sizeof(void*);
  }

 private:
  std::map<std::vector<Expr>, uint32_t> numbers_;
  std::vector<const std::vector<Expr>*> lists_;  // keys of the map: they stay
  size_t words_ = 0;
};

}  // namespace expr

#endif  // EXPR_OPERAND_LISTS_H_
