// The nodes of PersistentMap: leaves, which hold a key and its value, and
// branches, which split their keys on four bits and hold only the children
// there are, in ascending order.
//
// A branch has at least two children; all bits of its keys above the four agree
// with `key`. A node with more than one owner is never changed.
#ifndef BASE_TRIE_NODE_H_
#define BASE_TRIE_NODE_H_

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#include "base/counted_ptr.h"

namespace base {

template <class V>
struct TrieNode {
  using Key = uint64_t;
  using Ptr = CountedPtr<TrieNode>;
  struct Leaf;
  struct Branch;

  static constexpr unsigned kBits = 4;
  static constexpr unsigned kWays = 1u << kBits;
  static constexpr unsigned kLevels = 64 / kBits;

  uint32_t owners = 0;
  uint16_t present = 0;  // which children there are; none in a leaf
  uint8_t shift = 0;     // of a branch: where its four bits begin
  uint8_t capacity = 0;  // of a branch: children it has room for
  Key key = 0;           // of a branch: the bits above its four, others zero

  bool IsLeaf() const { return present == 0; }
  const V& value() const { return static_cast<const Leaf*>(this)->content; }
  V& value() { return static_cast<Leaf*>(this)->content; }
  const Branch& branch() const { return static_cast<const Branch&>(*this); }
  Branch& branch() { return static_cast<Branch&>(*this); }
  size_t size() const { return IsLeaf() ? 1 : branch().size; }

  static Key PrefixOf(Key key, unsigned shift) {
    // Two shifts: one of 64 would be undefined.
    return key >> shift >> kBits << kBits << shift;
  }
  static unsigned WayOf(Key key, unsigned shift) {
    return static_cast<unsigned>(key >> shift) & (kWays - 1);
  }
  // Of a branch: may it have that key?
  bool Covers(Key wanted) const { return PrefixOf(wanted, shift) == key; }
  // The highest four bits on which keys of a and b, two different nodes,
  // differ.
  static unsigned SplitShift(const TrieNode& a, const TrieNode& b) {
    const unsigned lowest = std::max(a.shift, b.shift);
    const Key differing = (a.key ^ b.key) >> lowest;
    if (differing == 0) return lowest;
    const auto bit = 63u - static_cast<unsigned>(std::countl_zero(differing));
    return lowest + bit / kBits * kBits;
  }
  // The values of the four bits at `at`, not below the node's own, in its keys.
  unsigned WaysAt(unsigned at) const {
    return !IsLeaf() && shift == at ? present : 1u << WayOf(key, at);
  }
  // The keys of `node` with that value of the four bits at `at`, which are not
  // below the node's own: a child, the node itself, or null.
  static const Ptr* Part(const Ptr* node, unsigned at, unsigned way) {
    if (node == nullptr) return nullptr;
    const TrieNode& n = **node;
    if (!n.IsLeaf() && n.shift == at)
      return n.branch().Has(way) ? &n.branch().child(way) : nullptr;
    return WayOf(n.key, at) == way ? node : nullptr;
  }

  static Ptr MakeLeaf(Key key, V value);
  static void Delete(TrieNode* node);
};

template <class V>
struct TrieNode<V>::Leaf : TrieNode<V> {
  explicit Leaf(V value) : content(std::move(value)) {}
  V content;
};

template <class V>
struct TrieNode<V>::Branch : TrieNode<V> {
  size_t size = 0;  // keys below

  static unsigned Count(unsigned ways) {
    // Not std::popcount: without the instruction that is a call.
    ways -= (ways >> 1) & 0x5555;
    ways = (ways & 0x3333) + ((ways >> 2) & 0x3333);
    ways = (ways + (ways >> 4)) & 0x0f0f;
    return (ways + (ways >> 8)) & 0x1f;
  }
  unsigned count() const { return Count(this->present); }
  bool Has(unsigned way) const { return (this->present >> way & 1) != 0; }
  // How many children come before that way.
  unsigned Before(unsigned way) const {
    return Count(this->present & ((1u << way) - 1));
  }
  Ptr* children() { return reinterpret_cast<Ptr*>(this + 1); }
  const Ptr* children() const { return reinterpret_cast<const Ptr*>(this + 1); }
  Ptr& child(unsigned way) { return children()[Before(way)]; }
  const Ptr& child(unsigned way) const { return children()[Before(way)]; }

  // Room for an even number: memory comes in steps of two words.
  static Branch* Make(Key prefix, unsigned shift, unsigned capacity) {
    capacity += capacity & 1;
    void* memory = ::operator new(sizeof(Branch) + capacity * sizeof(Ptr));
    Branch* branch = new (memory) Branch();
    branch->key = prefix;
    branch->shift = static_cast<uint8_t>(shift);
    branch->capacity = static_cast<uint8_t>(capacity);
    return branch;
  }
  // Of one with room, whose children all come before that way.
  void Append(unsigned way, Ptr node) {
    size += node->size();
    new (children() + count()) Ptr(std::move(node));
    this->present = static_cast<uint16_t>(this->present | 1u << way);
  }
  // Of one with room.
  void Insert(unsigned way, Ptr node) {
    Ptr* end = children() + count();
    Ptr* place = children() + Before(way);
    size += node->size();
    new (end) Ptr();
    std::move_backward(place, end, end + 1);
    *place = std::move(node);
    this->present = static_cast<uint16_t>(this->present | 1u << way);
  }
  // A branch with the same children, and room for more.
  Ptr Copy(unsigned capacity) const {
    Branch* copy = Make(this->key, this->shift, capacity);
    for (unsigned i = 0; i < count(); ++i)
      new (copy->children() + i) Ptr(children()[i]);
    copy->present = this->present;
    copy->size = size;
    return Ptr(copy);
  }
};

template <class V>
typename TrieNode<V>::Ptr TrieNode<V>::MakeLeaf(Key key, V value) {
  Leaf* leaf = new Leaf(std::move(value));
  leaf->key = key;
  return Ptr(leaf);
}

template <class V>
void TrieNode<V>::Delete(TrieNode* node) {
  if (node->IsLeaf()) {
    delete static_cast<Leaf*>(node);
    return;
  }
  Branch* branch = static_cast<Branch*>(node);
  std::destroy_n(branch->children(), branch->count());
  branch->~Branch();
  ::operator delete(branch);
}

}  // namespace base

#endif  // BASE_TRIE_NODE_H_
