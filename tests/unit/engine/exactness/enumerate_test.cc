#include "engine/exactness/enumerate.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "heap/concrete.h"
#include "heap/isomorphism.h"
#include "heap/types.h"
#include "tests/unit/heap/list_types.h"

namespace exactness {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;

const heap::ListTypes kTypes;

ConcreteHeap OneList() {
  ConcreteHeap start;
  start.roots.push_back({"this", ConcreteCell::Object(0)});
  start.objects.push_back(heap::BlankObject(kTypes, heap::kList));
  return start;
}

std::vector<ConcreteHeap> All(const EnumerateOptions& options) {
  std::vector<ConcreteHeap> heaps;
  EnumerateHeaps(kTypes, OneList(), options, [&](const ConcreteHeap& heap) {
    heaps.push_back(heap);
    return true;
  });
  return heaps;
}

EnumerateOptions Objects(uint32_t objects) {
  EnumerateOptions options;
  options.objects = objects;
  return options;
}

// A list has a size of 0 or 1. Its node leads to null or itself and was seen or
// not; with two objects, to a second one, too, or to data of two classes.
TEST(EnumerateTest, CountsWhatThereIs) {
  EXPECT_EQ(All(Objects(0)).size(), 2u);
  EXPECT_EQ(All(Objects(1)).size(), 2u + 2 * 2 * 2);
  const size_t one_node = 2 * 2 * 2;
  const size_t node_and_data = 2 * 2 * 2 * 2;
  const size_t two_nodes = 2 * 2 * (3 * 2);
  EXPECT_EQ(All(Objects(2)).size(), 2 + one_node + node_and_data + two_nodes);
}

TEST(EnumerateTest, NumbersComeFromTheDomain) {
  EnumerateOptions options = Objects(0);
  options.ints = {-1, 0, 5};
  EXPECT_EQ(All(options).size(), 3u);
}

// -1, 7 and the two ends of int; 1 is none, for it comes anyway.
TEST(EnumerateTest, OneNumberIsOdd) {
  EnumerateOptions options = Objects(0);
  options.with_odd = true;
  options.odd = {-1, 1, 7};
  std::set<uint64_t> sizes;
  for (const ConcreteHeap& heap : All(options))
    sizes.insert(heap.objects[0].Find(heap::kSize)->bits);
  EXPECT_EQ(sizes, (std::set<uint64_t>{7, 0x7fffffff, 0x80000000, 0xffffffff}));
  EXPECT_EQ(All(options).size(), 4u);
  // A number of a list and no other: those of nodes are truth values.
  options.objects = 1;
  EXPECT_EQ(All(options).size(), 4u + 4 * 2 * 2);
}

TEST(EnumerateTest, NoTwoAreTheSame) {
  const std::vector<ConcreteHeap> heaps = All(Objects(2));
  for (size_t i = 0; i < heaps.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      EXPECT_FALSE(heap::Isomorphic(heaps[i], heaps[j])) << i << ", " << j;
}

TEST(EnumerateTest, EveryReferenceIsDecided) {
  for (const ConcreteHeap& heap : All(Objects(2)))
    for (const heap::ConcreteObject& object : heap.objects)
      for (const heap::ConcreteField& field : object.fields)
        EXPECT_NE(field.cell.kind, ConcreteCell::Kind::kAny);
}

TEST(EnumerateTest, StopsWhereItIsTold) {
  EnumerateOptions options = Objects(2);
  options.most_heaps = 5;
  const Enumeration cut = EnumerateHeaps(kTypes, OneList(), options,
                                         [](const auto&) { return true; });
  EXPECT_EQ(cut.heaps, 5u);
  EXPECT_FALSE(cut.complete);
  EXPECT_TRUE(EnumerateHeaps(kTypes, OneList(), Objects(1), [](const auto&) {
                return true;
              }).complete);
}

// What was there before is led to, not filled.
TEST(EnumerateTest, MarkedObjectsAreTargetsOnly) {
  ConcreteHeap start = OneList();
  heap::ConcreteObject node = heap::BlankObject(kTypes, heap::kNode);
  node.prestate = 9;
  for (heap::ConcreteField& field : node.fields)
    if (field.cell.kind == ConcreteCell::Kind::kAny)
      field.cell = ConcreteCell::Null();
  start.objects.push_back(node);
  uint64_t leading = 0;
  const Enumeration all =
      EnumerateHeaps(kTypes, start, Objects(0), [&](const ConcreteHeap& heap) {
        leading += heap.objects.size() == 2;
        return true;
      });
  EXPECT_EQ(all.heaps, 4u);
  EXPECT_EQ(leading, 2u);
}

// What only such objects lead to is neither.
TEST(EnumerateTest, WhatNoInputLeadsToStaysApart) {
  ConcreteHeap start = OneList();
  heap::ConcreteObject old = heap::BlankObject(kTypes, heap::kNode);
  for (heap::ConcreteField& field : old.fields)
    if (field.cell.kind == ConcreteCell::Kind::kAny)
      field.cell = ConcreteCell::Null();
  heap::ConcreteObject holder = old;
  holder.prestate = 9;
  *holder.Find(heap::kNext) = ConcreteCell::Object(2);
  start.objects.push_back(holder);
  start.objects.push_back(old);
  uint64_t leading = 0;
  const Enumeration all =
      EnumerateHeaps(kTypes, start, Objects(0), [&](const ConcreteHeap& heap) {
        leading += heap.objects.size() == 3;
        return true;
      });
  EXPECT_EQ(all.heaps, 4u);
  EXPECT_EQ(leading, 2u);
}

// A reference of type C denotes an object of class C and of no other.
class ExactTypes : public heap::ListTypes {
 public:
  std::span<const heap::ClassId> ConcreteSubclasses(
      heap::ClassId c) const override {
    return heap::ListTypes::ConcreteSubclasses(c).first(1);
  }
};

TEST(EnumerateTest, AnAliasIsOfAClassThatANewObjectCouldHave) {
  ConcreteHeap start;
  start.roots.push_back({"node", ConcreteCell::Object(0)});
  start.roots.push_back({"text", ConcreteCell::Object(1)});
  start.objects.push_back(heap::BlankObject(kTypes, heap::kNode));
  start.objects.push_back(heap::BlankObject(kTypes, heap::kText));
  const auto count = [&](const heap::TypeHierarchy& types) {
    size_t aliases = 0;
    EnumerateHeaps(types, start, Objects(0), [&](const ConcreteHeap& heap) {
      aliases += heap.objects[0].Find(heap::kElem)->IsObject();
      return true;
    });
    return aliases;
  };
  EXPECT_EQ(count(kTypes), 4u);  // seen or not, next null or itself
  EXPECT_EQ(count(ExactTypes()), 0u);
}

}  // namespace
}  // namespace exactness
