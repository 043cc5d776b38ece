#include "heap/concrete.h"

#include <vector>

#include "gtest/gtest.h"
#include "tests/unit/heap/list_types.h"

namespace heap {
namespace {

using Order = std::vector<uint32_t>;

// Objects 0 and 1 are nodes, 2 is the list, 3 data. List -> 1 -> 0 -> 1, and
// both nodes hold the data.
ConcreteHeap Cycle() {
  ListTypes types;
  ConcreteHeap heap;
  for (ClassId c : {kNode, kNode, kList, kData})
    heap.objects.push_back(BlankObject(types, c));
  *heap.objects[0].Find(kNext) = ConcreteCell::Object(1);
  *heap.objects[1].Find(kNext) = ConcreteCell::Object(0);
  *heap.objects[0].Find(kElem) = ConcreteCell::Object(3);
  *heap.objects[1].Find(kElem) = ConcreteCell::Object(3);
  *heap.objects[2].Find(kHead) = ConcreteCell::Object(1);
  heap.roots.push_back({"this", ConcreteCell::Object(2)});
  return heap;
}

TEST(ConcreteTest, ABlankObjectHasItsFieldsByName) {
  ConcreteObject node = BlankObject(ListTypes(), kNode);
  ASSERT_EQ(node.fields.size(), 3u);
  EXPECT_EQ(node.fields[0].field, kElem);
  EXPECT_EQ(node.fields[1].field, kNext);
  EXPECT_EQ(node.fields[2].field, kSeen);
  EXPECT_EQ(node.fields[0].cell, ConcreteCell::Any());
  EXPECT_EQ(node.fields[2].cell, ConcreteCell::Bool(false));
  EXPECT_EQ(node.Find(kHead), nullptr);
}

TEST(ConcreteTest, DiscoveryIsDepthFirstByFieldName) {
  // elem comes before next.
  EXPECT_EQ(DiscoveryOrder(Cycle()), (Order{2, 1, 3, 0}));
}

TEST(ConcreteTest, DiscoveryLeavesOutWhatNoRootLeadsTo) {
  ConcreteHeap heap = Cycle();
  *heap.objects[2].Find(kHead) = ConcreteCell::Null();
  EXPECT_EQ(DiscoveryOrder(heap), (Order{2}));
}

TEST(ConcreteTest, DiscoveryOfALongListDoesNotRecurse) {
  ConcreteHeap heap;
  for (uint32_t i = 0; i < 200'000; ++i) {
    heap.objects.push_back({kNode, {{kNext, ConcreteCell::Object(i + 1)}}});
  }
  heap.objects.push_back({kNode, {{kNext, ConcreteCell::Null()}}});
  heap.roots.push_back({"this", ConcreteCell::Object(0)});
  EXPECT_EQ(DiscoveryOrder(heap).size(), 200'001u);
}

TEST(ConcreteTest, RenumberingByDiscoveryIsIdempotent) {
  ConcreteHeap once = Renumbered(Cycle(), DiscoveryOrder(Cycle()));
  EXPECT_EQ(once.objects[0].type, kList);
  EXPECT_EQ(*once.objects[0].Find(kHead), ConcreteCell::Object(1));
  EXPECT_EQ(*once.objects[1].Find(kElem), ConcreteCell::Object(2));
  EXPECT_EQ(*once.objects[3].Find(kNext), ConcreteCell::Object(1));
  EXPECT_EQ(DiscoveryOrder(once), (Order{0, 1, 2, 3}));
}

TEST(ConcreteTest, GarbageIsDroppedAndKeptNumbersStay) {
  ConcreteHeap heap = Renumbered(Cycle(), DiscoveryOrder(Cycle()));
  ListTypes types;
  heap.objects.push_back(BlankObject(types, kNode));  // 4: garbage
  heap.objects.push_back(BlankObject(types, kNode));  // 5
  *heap.objects[3].Find(kNext) = ConcreteCell::Object(5);
  ConcreteHeap clean = WithoutGarbage(heap, 4);
  ASSERT_EQ(clean.objects.size(), 5u);
  EXPECT_EQ(*clean.objects[3].Find(kNext), ConcreteCell::Object(4));
  EXPECT_EQ(clean.objects[2], heap.objects[2]);
}

}  // namespace
}  // namespace heap
