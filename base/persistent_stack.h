// PersistentStack is a list with a shared tail: push and pop give new stacks
// in O(1) and leave the old one as it was, so a fork costs one pointer. Stacks
// that share a tail belong to one thread at a time.
#ifndef BASE_PERSISTENT_STACK_H_
#define BASE_PERSISTENT_STACK_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/counted_ptr.h"

namespace base {

template <class T>
class PersistentStack {
 public:
  bool empty() const { return !node_; }
  size_t size() const { return node_ ? node_->size : 0; }

  const T& top() const {
    CHECK(node_, "an empty stack should not be read");
    return node_->value;
  }

  [[nodiscard]] PersistentStack With(T value) const {
    PersistentStack result = *this;
    result.Push(std::move(value));
    return result;
  }

  [[nodiscard]] PersistentStack WithoutTop() const {
    CHECK(node_, "an empty stack should not be popped");
    PersistentStack result;
    result.node_ = node_->next;
    return result;
  }

  // The same in place. What no other stack shares is moved, not copied.
  void Push(T value) {
    const size_t above = size() + 1;
    node_ = Ptr(new Node(std::move(value), std::move(node_), above));
  }
  T Pop() {
    CHECK(node_, "an empty stack should not be popped");
    T value = node_.IsOnlyOwner() ? std::move(node_->value) : node_->value;
    node_ = Ptr(node_->next);
    return value;
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
  struct Node;
  using Ptr = CountedPtr<Node>;
  struct Node {
    Node(T v, Ptr n, size_t s)
        : value(std::move(v)), next(std::move(n)), size(s) {}
    // A loop, not recursion: a long stack must not overflow the C++ stack.
    static void Delete(Node* node) {
      Ptr rest = std::move(node->next);
      delete node;
      while (rest && rest.IsOnlyOwner()) rest = Ptr(std::move(rest->next));
    }
    T value;
    Ptr next;
    size_t size;
    uint32_t owners = 0;
  };
  Ptr node_;
};

}  // namespace base

#endif  // BASE_PERSISTENT_STACK_H_
