// PersistentStack is a list with a shared tail: push and pop give new stacks
// in O(1) and leave the old one as it was, so a fork costs one pointer.
#ifndef BASE_PERSISTENT_STACK_H_
#define BASE_PERSISTENT_STACK_H_

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "base/check.h"

namespace base {

template <class T>
class PersistentStack {
 public:
  PersistentStack() = default;
  PersistentStack(const PersistentStack&) = default;
  PersistentStack(PersistentStack&&) noexcept = default;
  PersistentStack& operator=(const PersistentStack& other) {
    PersistentStack copy(other);
    std::swap(node_, copy.node_);
    return *this;
  }
  PersistentStack& operator=(PersistentStack&& other) noexcept {
    std::swap(node_, other.node_);
    return *this;
  }
  // A loop, not recursion: a long stack must not overflow the C++ stack.
  ~PersistentStack() {
    while (node_ && node_.use_count() == 1) {
      std::shared_ptr<Node> next = std::move(node_->next);
      node_ = std::move(next);
    }
  }

  bool empty() const { return node_ == nullptr; }
  size_t size() const { return node_ ? node_->size : 0; }

  const T& top() const {
    CHECK(node_ != nullptr, "an empty stack should not be read");
    return node_->value;
  }

  [[nodiscard]] PersistentStack With(T value) const {
    PersistentStack result;
    result.node_ = std::make_shared<Node>(std::move(value), node_, size() + 1);
    return result;
  }

  [[nodiscard]] PersistentStack WithoutTop() const {
    CHECK(node_ != nullptr, "an empty stack should not be popped");
    PersistentStack result;
    result.node_ = node_->next;
    return result;
  }

  // Newest first. `visit` returns false to stop.
  template <class Visit>
  void ForEachWhile(Visit visit) const {
    for (const Node* n = node_.get(); n != nullptr; n = n->next.get())
      if (!visit(n->value)) return;
  }

  // Oldest first.
  std::vector<T> ToVector() const {
    std::vector<T> result;
    result.reserve(size());
    ForEachWhile([&](const T& value) {
      result.push_back(value);
      return true;
    });
    return {result.rbegin(), result.rend()};
  }

  // The number of oldest elements the two stacks share as one list.
  static size_t CommonPrefix(const PersistentStack& a,
                             const PersistentStack& b) {
    const Node* x = a.node_.get();
    const Node* y = b.node_.get();
    while (x != nullptr && x->size > b.size()) x = x->next.get();
    while (y != nullptr && y->size > a.size()) y = y->next.get();
    while (x != y) {
      x = x->next.get();
      y = y->next.get();
    }
    return x ? x->size : 0;
  }

  // Same list object, hence equal; the converse need not hold.
  bool SameAs(const PersistentStack& other) const {
    return node_ == other.node_;
  }

 private:
  struct Node {
    Node(T v, std::shared_ptr<Node> n, size_t s)
        : value(std::move(v)), next(std::move(n)), size(s) {}
    T value;
    std::shared_ptr<Node> next;
    size_t size;
  };
  std::shared_ptr<Node> node_;
};

}  // namespace base

#endif  // BASE_PERSISTENT_STACK_H_
