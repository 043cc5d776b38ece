// PersistentMap is a map from 64-bit keys whose changed copies share structure
// with the original: With and Without cost O(log n), a copy one pointer, and
// comparing two relatives costs only what differs between them. A map and its
// relatives belong to one thread at a time.
//
// A big-endian Patricia trie (Okasaki and Gill, "Fast mergeable integer maps",
// ML Workshop 1998) of sixteen ways, whose nodes list only the ways taken
// (Bagwell, "Ideal hash trees", 2001). Its shape depends on the set of keys
// alone, not on the order of insertion. Keys are visited in ascending order.
#ifndef BASE_PERSISTENT_MAP_H_
#define BASE_PERSISTENT_MAP_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/trie_node.h"

namespace base {

template <class V>
class PersistentMap {
 public:
  using Key = uint64_t;

  bool empty() const { return !root_; }
  size_t size() const { return root_ ? root_->size() : 0; }

  // Valid as long as any map that shares this entry lives.
  const V* Find(Key key) const {
    const Node* n = root_.get();
    if (n == nullptr) return nullptr;
    while (!n->IsLeaf()) {
      const unsigned way = Node::WayOf(key, n->shift);
      if (!n->branch().Has(way)) return nullptr;
      n = n->branch().child(way).get();
    }
    return n->key == key ? &n->value() : nullptr;
  }

  [[nodiscard]] PersistentMap With(Key key, V value) const {
    PersistentMap map = *this;
    map.Set(key, std::move(value));
    return map;
  }

  // Like *this = With(key, value), but what no other map shares is changed in
  // place. References to this entry may change; those to others stay.
  void Set(Key key, V value) {
    Branch* above[Node::kLevels];
    size_t depth = 0;
    Ptr* place = &root_;
    while (IsOnTheWay(*place, key)) {
      Branch& branch = Own(*place);
      above[depth++] = &branch;
      place = &branch.child(Node::WayOf(key, branch.shift));
    }
    if (!SetAt(*place, key, std::move(value))) return;
    while (depth > 0) ++above[--depth]->size;
  }

  [[nodiscard]] PersistentMap Without(Key key) const {
    if (Find(key) == nullptr) return *this;
    return PersistentMap(Remove(root_, key));
  }

  // Only the entries that `keep(key, value)` says yes to, asked in ascending
  // order. A subtree that stays whole is shared, so that what is left of a map
  // and its relatives still have most in common.
  template <class Keep>
  [[nodiscard]] PersistentMap Filtered(Keep keep) const {
    return root_ ? PersistentMap(FilteredNode(root_, keep)) : *this;
  }

  // Union; where both have a key, `combine(key, a, b)` gives the value. A
  // subtree both share is taken as it is, so combine(k, v, v) must be v.
  template <class Combine>
  static PersistentMap Merge(const PersistentMap& a, const PersistentMap& b,
                             Combine combine) {
    if (!a.root_) return b;
    if (!b.root_) return a;
    return PersistentMap(MergeNodes(&a.root_, &b.root_, combine));
  }

  template <class Visit>
  void ForEach(Visit visit) const {
    if (root_) Walk(*root_, visit);
  }

  // visit(key, a's value or null, b's value or null) for each key whose entry
  // is not shared; equal values in separate entries are reported too.
  template <class Visit>
  static void ForEachDifference(const PersistentMap& a, const PersistentMap& b,
                                Visit visit) {
    Difference(a.root_ ? &a.root_ : nullptr, b.root_ ? &b.root_ : nullptr,
               visit);
  }

  bool SameAs(const PersistentMap& other) const { return root_ == other.root_; }

 private:
  using Node = TrieNode<V>;
  using Branch = typename Node::Branch;
  using Ptr = typename Node::Ptr;

  PersistentMap(Ptr root) : root_(std::move(root)) {}  // NOLINT: private

 public:
  PersistentMap() = default;

 private:
  // A branch below which the key is, or would be, two levels down.
  static bool IsOnTheWay(const Ptr& n, Key key) {
    return n && !n->IsLeaf() && n->Covers(key) &&
           n->branch().Has(Node::WayOf(key, n->shift));
  }

  // The branch, free to be changed.
  static Branch& Own(Ptr& n) {
    if (!n.IsOnlyOwner()) n = n->branch().Copy(n->branch().count());
    return n->branch();
  }

  // Where the way of the key ends. True if there was no such entry.
  static bool SetAt(Ptr& n, Key key, V value) {
    if (n && n->IsLeaf() && n->key == key) {
      if (n.IsOnlyOwner())
        n->value() = std::move(value);
      else
        n = Node::MakeLeaf(key, std::move(value));
      return false;
    }
    Ptr leaf = Node::MakeLeaf(key, std::move(value));
    if (!n)
      n = std::move(leaf);
    else if (n->IsLeaf() || !n->Covers(key))
      n = Join(std::move(n), std::move(leaf));
    else
      AddChild(n, Node::WayOf(key, n->shift), std::move(leaf));
    return true;
  }

  // Two nodes neither of which covers the other.
  static Ptr Join(Ptr a, Ptr b) {
    if (a->key > b->key) std::swap(a, b);
    const unsigned shift = Node::SplitShift(*a, *b);
    Branch* branch = Branch::Make(Node::PrefixOf(a->key, shift), shift, 2);
    const unsigned a_way = Node::WayOf(a->key, shift);
    const unsigned b_way = Node::WayOf(b->key, shift);
    branch->Append(a_way, std::move(a));
    branch->Append(b_way, std::move(b));
    return Ptr(branch);
  }

  // One that is shared is copied with room for this child only, one that grows
  // in place with room for more like it.
  static void AddChild(Ptr& n, unsigned way, Ptr child) {
    const unsigned count = n->branch().count();
    if (!n.IsOnlyOwner())
      n = n->branch().Copy(count + 1);
    else if (count == n->capacity)
      n = n->branch().Copy(std::min(2 * count, Node::kWays));
    n->branch().Insert(way, std::move(child));
  }

  static Ptr Remove(const Ptr& n, Key key) {
    if (n->IsLeaf()) return Ptr();
    const Branch& old = n->branch();
    const unsigned changed = Node::WayOf(key, old.shift);
    Ptr rest = Remove(old.child(changed), key);
    if (!rest && old.count() == 2)
      return old.children()[1 - old.Before(changed)];
    Branch* branch = Branch::Make(old.key, old.shift, old.count());
    for (unsigned way = 0; way < Node::kWays; ++way)
      if (way == changed && rest)
        branch->Append(way, std::move(rest));
      else if (way != changed && old.Has(way))
        branch->Append(way, old.child(way));
    return Ptr(branch);
  }

  template <class Keep>
  static Ptr FilteredNode(const Ptr& n, Keep& keep) {
    if (n->IsLeaf()) return keep(n->key, n->value()) ? n : Ptr();
    const Branch& old = n->branch();
    Ptr kept[Node::kWays];
    unsigned count = 0;
    bool whole = true;
    for (unsigned i = 0; i < old.count(); ++i) {
      kept[i] = FilteredNode(old.children()[i], keep);
      whole = whole && kept[i] == old.children()[i];
      if (kept[i]) ++count;
    }
    return whole ? n : BranchOf(old, kept, count);
  }

  // What is left of a branch: so many of its children, null for the others.
  static Ptr BranchOf(const Branch& old, Ptr* children, unsigned count) {
    Branch* branch =
        count < 2 ? nullptr : Branch::Make(old.key, old.shift, count);
    for (unsigned way = 0; way < Node::kWays; ++way) {
      if (!old.Has(way)) continue;
      Ptr& child = children[old.Before(way)];
      if (!child) continue;
      if (branch == nullptr) return std::move(child);
      branch->Append(way, std::move(child));
    }
    return Ptr(branch);
  }

  // Neither is null.
  template <class Combine>
  static Ptr MergeNodes(const Ptr* a, const Ptr* b, Combine& combine) {
    const Node& x = **a;
    const Node& y = **b;
    if (&x == &y) return *a;
    if (x.IsLeaf() && y.IsLeaf() && x.key == y.key)
      return Node::MakeLeaf(x.key, combine(x.key, x.value(), y.value()));
    const unsigned shift = Node::SplitShift(x, y);
    const unsigned ways = x.WaysAt(shift) | y.WaysAt(shift);
    Branch* branch =
        Branch::Make(Node::PrefixOf(x.key, shift), shift, Branch::Count(ways));
    for (unsigned way = 0; way < Node::kWays; ++way) {
      const Ptr* p = Node::Part(a, shift, way);
      const Ptr* q = Node::Part(b, shift, way);
      if (p != nullptr && q != nullptr)
        branch->Append(way, MergeNodes(p, q, combine));
      else if (p != nullptr || q != nullptr)
        branch->Append(way, p != nullptr ? *p : *q);
    }
    return Ptr(branch);
  }

  template <class Visit>
  static void Walk(const Node& n, Visit& visit) {
    if (n.IsLeaf()) {
      visit(n.key, n.value());
      return;
    }
    const Branch& branch = n.branch();
    for (unsigned i = 0; i < branch.count(); ++i)
      Walk(*branch.children()[i], visit);
  }

  // Null stands for no keys.
  template <class Visit>
  static void Difference(const Ptr* a, const Ptr* b, Visit& visit) {
    if (a == nullptr && b == nullptr) return;
    if (a == nullptr || b == nullptr) {
      auto one_sided = [&](Key key, const V& value) {
        visit(key, a ? &value : nullptr, b ? &value : nullptr);
      };
      Walk(a ? **a : **b, one_sided);
      return;
    }
    const Node& x = **a;
    const Node& y = **b;
    if (&x == &y) return;
    if (x.IsLeaf() && y.IsLeaf() && x.key == y.key) {
      visit(x.key, &x.value(), &y.value());
      return;
    }
    const unsigned shift = Node::SplitShift(x, y);
    for (unsigned way = 0; way < Node::kWays; ++way)
      Difference(Node::Part(a, shift, way), Node::Part(b, shift, way), visit);
  }

  Ptr root_;
};

}  // namespace base

#endif  // BASE_PERSISTENT_MAP_H_
