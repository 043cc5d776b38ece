#include "heap/isomorphism.h"

#include <boost/graph/isomorphism.hpp>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/location_graph.h"
#include "tests/unit/heap/list_types.h"

namespace heap {
namespace {

ConcreteCell RandomNode(base::Rng& rng, uint32_t nodes) {
  const uint64_t n = rng.Below(nodes + 1);
  return n == nodes ? ConcreteCell::Null()
                    : ConcreteCell::Object(static_cast<uint32_t>(n));
}

// Nodes with random links; the root leads to the first. (An elem that is a
// node is no legal heap, but it is one more link.)
ConcreteHeap RandomHeap(base::Rng& rng, uint32_t nodes) {
  ListTypes types;
  ConcreteHeap heap;
  for (uint32_t i = 0; i < nodes; ++i) {
    ConcreteObject& node = heap.objects.emplace_back(BlankObject(types, kNode));
    *node.Find(kNext) = RandomNode(rng, nodes);
    *node.Find(kElem) = RandomNode(rng, nodes);
  }
  heap.roots.push_back({"this", ConcreteCell::Object(0)});
  return heap;
}

ConcreteHeap Shuffled(base::Rng& rng, const ConcreteHeap& heap) {
  std::vector<uint32_t> order(heap.objects.size());
  std::iota(order.begin(), order.end(), 0);
  for (size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[rng.Below(i)]);
  return Renumbered(heap, order);
}

ConcreteHeap Canonical(const ConcreteHeap& heap) {
  return Renumbered(heap, DiscoveryOrder(heap));
}

TEST(IsomorphismTest, NumbersDoNotMatter) {
  base::Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    ConcreteHeap heap = RandomHeap(rng, 5);
    EXPECT_TRUE(Isomorphic(heap, Shuffled(rng, heap)));
  }
}

// Two heaps are isomorphic exactly if they are equal once numbered by
// discovery.
TEST(IsomorphismTest, AgreesWithCanonicalNumbering) {
  base::Rng rng(2);
  int same = 0;
  for (int i = 0; i < 3000; ++i) {
    ConcreteHeap a = RandomHeap(rng, 2), b = RandomHeap(rng, 2);
    EXPECT_EQ(Isomorphic(a, b), Canonical(a) == Canonical(b));
    same += Isomorphic(a, b);
  }
  EXPECT_GT(same, 30);
  EXPECT_LT(same, 2970);
}

// Boost knows no labels, so it may call more heaps alike, never fewer.
TEST(IsomorphismTest, IsFinerThanBoosts) {
  base::Rng rng(3);
  ListTypes types;
  int finer = 0;
  for (int i = 0; i < 1000; ++i) {
    ConcreteHeap a = Canonical(RandomHeap(rng, 3));
    ConcreteHeap b = Canonical(RandomHeap(rng, 3));
    const bool boosts =
        boost::isomorphism(MakeGraph(types, a), MakeGraph(types, b));
    EXPECT_TRUE(boosts || !Isomorphic(a, b));
    finer += boosts && !Isomorphic(a, b);
  }
  EXPECT_GT(finer, 0);
}

TEST(IsomorphismTest, ClassesRootsAndValuesMatter) {
  ListTypes types;
  ConcreteHeap heap;
  heap.objects.push_back(BlankObject(types, kData));
  heap.roots.push_back({"this", ConcreteCell::Object(0)});
  ConcreteHeap other = heap;
  other.objects[0].type = kText;
  EXPECT_FALSE(Isomorphic(heap, other));
  other = heap;
  other.roots[0].name = "p0";
  EXPECT_FALSE(Isomorphic(heap, other));
  heap.objects[0] = other.objects[0] = BlankObject(types, kList);
  other.roots[0].name = "this";
  EXPECT_TRUE(Isomorphic(heap, other));
  other.objects[0].Find(kSize)->bits = 1;
  EXPECT_FALSE(Isomorphic(heap, other));
}

// Sharing is not copying: the same data in both nodes is not two data.
TEST(IsomorphismTest, SharingMatters) {
  ListTypes types;
  ConcreteHeap shared;
  for (ClassId c : {kNode, kNode, kData, kData})
    shared.objects.push_back(BlankObject(types, c));
  *shared.objects[0].Find(kNext) = ConcreteCell::Object(1);
  *shared.objects[0].Find(kElem) = ConcreteCell::Object(2);
  *shared.objects[1].Find(kElem) = ConcreteCell::Object(2);
  shared.roots.push_back({"this", ConcreteCell::Object(0)});
  ConcreteHeap copied = shared;
  *copied.objects[1].Find(kElem) = ConcreteCell::Object(3);
  EXPECT_FALSE(Isomorphic(shared, copied));
  EXPECT_FALSE(Isomorphic(copied, shared));
}

}  // namespace
}  // namespace heap
