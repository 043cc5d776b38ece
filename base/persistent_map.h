// PersistentMap is a map from 64-bit keys whose changed copies share structure
// with the original: With and Without cost O(log n), a copy one pointer, and
// comparing two relatives costs only what differs between them.
//
// A big-endian Patricia trie (Okasaki and Gill, "Fast mergeable integer maps",
// ML Workshop 1998). Its shape depends on the set of keys alone, not on
// the order of insertion. Keys are visited in ascending order.
#ifndef BASE_PERSISTENT_MAP_H_
#define BASE_PERSISTENT_MAP_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace base {

template <class V>
class PersistentMap {
 public:
  using Key = uint64_t;

  bool empty() const { return root_ == nullptr; }
  size_t size() const { return root_ ? root_->size : 0; }

  // Valid as long as any map that shares this entry lives.
  const V* Find(Key key) const {
    const Node* n = root_.get();
    while (n != nullptr && n->bit != 0)
      n = (key & n->bit ? n->right : n->left).get();
    return n != nullptr && n->key == key ? &n->value : nullptr;
  }

  [[nodiscard]] PersistentMap With(Key key, V value) const {
    return PersistentMap(Insert(root_, key, std::move(value)));
  }

  // Like *this = With(key, value), but what no other map shares is changed in
  // place. References to this entry may change; those to others stay.
  void Set(Key key, V value) { SetIn(root_, key, std::move(value)); }

  [[nodiscard]] PersistentMap Without(Key key) const {
    if (Find(key) == nullptr) return *this;
    return PersistentMap(Remove(root_, key));
  }

  // Union; where both have a key, `combine(key, a, b)` gives the value. A
  // subtree both share is taken as it is, so combine(k, v, v) must be v.
  template <class Combine>
  static PersistentMap Merge(const PersistentMap& a, const PersistentMap& b,
                             Combine combine) {
    return PersistentMap(MergeNodes(a.root_, b.root_, combine));
  }

  template <class Visit>
  void ForEach(Visit visit) const {
    Walk(root_.get(), visit);
  }

  // visit(key, a's value or null, b's value or null) for each key whose entry
  // is not shared; equal values in separate entries are reported too.
  template <class Visit>
  static void ForEachDifference(const PersistentMap& a, const PersistentMap& b,
                                Visit visit) {
    Difference(a.root_.get(), b.root_.get(), visit);
  }

  bool SameAs(const PersistentMap& other) const { return root_ == other.root_; }

 private:
  // A leaf has bit 0 and holds key and value. A branch splits its keys on
  // `bit`; all bits above it agree with `key`.
  struct Node;
  // Not const: Set changes what has one owner. Nothing else ever does.
  using Ptr = std::shared_ptr<Node>;
  struct Node {
    Key key;
    Key bit;
    size_t size;
    V value;
    Ptr left, right;
  };

  PersistentMap(Ptr root) : root_(std::move(root)) {}  // NOLINT: private

 public:
  PersistentMap() = default;

 private:
  static Key PrefixOf(Key key, Key bit) { return key & ~(bit | (bit - 1)); }
  static bool Covers(const Node& branch, Key key) {
    return PrefixOf(key, branch.bit) == branch.key;
  }

  static Ptr Leaf(Key key, V value) {
    return std::make_shared<Node>(
        Node{key, 0, 1, std::move(value), nullptr, nullptr});
  }
  static Ptr Branch(Key prefix, Key bit, Ptr left, Ptr right) {
    size_t size = left->size + right->size;
    return std::make_shared<Node>(
        Node{prefix, bit, size, V(), std::move(left), std::move(right)});
  }
  // Joins two tries with different prefixes.
  static Ptr Join(Key a_key, Ptr a, Key b_key, Ptr b) {
    Key bit = Key{1} << (63 - std::countl_zero(a_key ^ b_key));
    Key prefix = PrefixOf(a_key, bit);
    if (a_key & bit) std::swap(a, b);
    return Branch(prefix, bit, std::move(a), std::move(b));
  }

  static Ptr Insert(const Ptr& n, Key key, V value) {
    if (n == nullptr) return Leaf(key, std::move(value));
    if (n->bit == 0) {
      Ptr leaf = Leaf(key, std::move(value));
      return n->key == key ? leaf : Join(key, std::move(leaf), n->key, n);
    }
    if (!Covers(*n, key))
      return Join(key, Leaf(key, std::move(value)), n->key, n);
    if (key & n->bit)
      return Branch(n->key, n->bit, n->left,
                    Insert(n->right, key, std::move(value)));
    return Branch(n->key, n->bit, Insert(n->left, key, std::move(value)),
                  n->right);
  }

  static void SetIn(Ptr& n, Key key, V value) {
    const bool owned = n != nullptr && n.use_count() == 1;
    if (n == nullptr || (n->bit == 0 && n->key == key && !owned)) {
      n = Leaf(key, std::move(value));
    } else if (n->bit == 0 && n->key == key) {
      n->value = std::move(value);
    } else if (n->bit == 0 || !Covers(*n, key)) {
      const Key old = n->key;
      n = Join(key, Leaf(key, std::move(value)), old, std::move(n));
    } else {
      if (!owned) n = std::make_shared<Node>(*n);
      Ptr& child = key & n->bit ? n->right : n->left;
      const size_t before = child->size;
      SetIn(child, key, std::move(value));
      n->size += child->size - before;
    }
  }

  static Ptr Remove(const Ptr& n, Key key) {
    if (n->bit == 0) return nullptr;
    if (key & n->bit) {
      Ptr right = Remove(n->right, key);
      return right ? Branch(n->key, n->bit, n->left, std::move(right))
                   : n->left;
    }
    Ptr left = Remove(n->left, key);
    return left ? Branch(n->key, n->bit, std::move(left), n->right) : n->right;
  }

  template <class Combine>
  static Ptr MergeNodes(const Ptr& a, const Ptr& b, Combine& combine) {
    if (a == b || b == nullptr) return a;
    if (a == nullptr) return b;
    if (b->bit == 0) {
      const V* old = Lookup(a.get(), b->key);
      return old ? Insert(a, b->key, combine(b->key, *old, b->value))
                 : Insert(a, b->key, b->value);
    }
    if (a->bit == 0) {
      const V* old = Lookup(b.get(), a->key);
      return old ? Insert(b, a->key, combine(a->key, a->value, *old))
                 : Insert(b, a->key, a->value);
    }
    if (a->bit == b->bit && a->key == b->key)
      return Branch(a->key, a->bit, MergeNodes(a->left, b->left, combine),
                    MergeNodes(a->right, b->right, combine));
    if (a->bit > b->bit && Covers(*a, b->key))
      return b->key & a->bit
                 ? Branch(a->key, a->bit, a->left,
                          MergeNodes(a->right, b, combine))
                 : Branch(a->key, a->bit, MergeNodes(a->left, b, combine),
                          a->right);
    if (b->bit > a->bit && Covers(*b, a->key))
      return a->key & b->bit
                 ? Branch(b->key, b->bit, b->left,
                          MergeNodes(a, b->right, combine))
                 : Branch(b->key, b->bit, MergeNodes(a, b->left, combine),
                          b->right);
    return Join(a->key, a, b->key, b);
  }

  static const V* Lookup(const Node* n, Key key) {
    while (n->bit != 0) n = (key & n->bit ? n->right : n->left).get();
    return n->key == key ? &n->value : nullptr;
  }

  template <class Visit>
  static void Walk(const Node* n, Visit& visit) {
    if (n == nullptr) return;
    if (n->bit == 0) {
      visit(n->key, n->value);
      return;
    }
    Walk(n->left.get(), visit);
    Walk(n->right.get(), visit);
  }

  // The keys of `n` with the given bit clear (set); n itself when all agree.
  static const Node* Half(const Node* n, Key bit, bool high) {
    if (n == nullptr) return nullptr;
    if (n->bit == bit) return (high ? n->right : n->left).get();
    return ((n->key & bit) != 0) == high ? n : nullptr;
  }

  template <class Visit>
  static void Difference(const Node* a, const Node* b, Visit& visit) {
    if (a == b) return;
    if (a == nullptr || b == nullptr) {
      auto one_sided = [&](Key key, const V& value) {
        visit(key, a ? &value : nullptr, b ? &value : nullptr);
      };
      Walk(a ? a : b, one_sided);
      return;
    }
    if (a->bit == 0 && b->bit == 0 && a->key == b->key) {
      visit(a->key, &a->value, &b->value);
      return;
    }
    Key bit = SplitBit(*a, *b);
    Difference(Half(a, bit, false), Half(b, bit, false), visit);
    Difference(Half(a, bit, true), Half(b, bit, true), visit);
  }

  // The highest bit on which some keys of a and b differ.
  static Key SplitBit(const Node& a, const Node& b) {
    Key bit = a.bit > b.bit ? a.bit : b.bit;
    Key above = bit == 0 ? ~Key{0} : ~(bit | (bit - 1));
    Key differing = (a.key ^ b.key) & above;
    return differing ? Key{1} << (63 - std::countl_zero(differing)) : bit;
  }

  Ptr root_;
};

}  // namespace base

#endif  // BASE_PERSISTENT_MAP_H_
