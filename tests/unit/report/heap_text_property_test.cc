// Drawings of random heaps, read back by a reader that sees only the drawing.
#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/rng.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/isomorphism.h"
#include "heap/types.h"
#include "report/heap_text.h"
#include "report/heap_text_names.h"
#include "report/wrap.h"
#include "tests/support/effort.h"
#include "tests/unit/report/drawn_types.h"
#include "tests/unit/report/facts.h"

namespace report {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::ConcreteObject;
using heap::FieldType;

class Heaps {
 public:
  explicit Heaps(uint64_t seed) : rng_(seed) {}

  // Objects of any class, cells that fit their types; a small `variety` of
  // numbers and lengths makes equal heaps likely.
  ConcreteHeap Make(uint32_t objects, uint32_t variety) {
    ConcreteHeap heap;
    for (uint32_t i = 0; i < objects; ++i) {
      const heap::ClassId c(static_cast<uint32_t>(rng_.Below(8)));
      const uint64_t length = rng_.Below(std::min(variety, 9u) + 1);
      heap.objects.push_back(
          heap::BlankObject(types_, c, static_cast<uint32_t>(length)));
      if (rng_.OneIn(4)) heap.objects.back().prestate = 1 + i;
    }
    for (ConcreteObject& object : heap.objects)
      for (heap::ConcreteField& field : object.fields)
        if (field.field != kArrayLength)
          field.cell = Cell(heap, types_.TypeOf(field.field), variety);
    for (const char* name : {"p", "q", "Config.r"})
      heap.roots.push_back({name, Root(heap, variety)});
    return heap;
  }

  base::Rng& rng() { return rng_; }

 private:
  ConcreteCell Number(const FieldType& type, uint32_t variety) {
    const int64_t n = rng_.Between(-int64_t{variety}, variety);
    if (type.width == FieldType::Width::kBoolean)
      return ConcreteCell::Number(type.sort, n > 0);
    return ConcreteCell::Number(type.sort, type.sort == expr::Sort::kBv32
                                               ? static_cast<uint32_t>(n)
                                               : static_cast<uint64_t>(n));
  }
  ConcreteCell Reference(const ConcreteHeap& heap, heap::ClassId target) {
    std::vector<ConcreteCell> fitting = {ConcreteCell::Null(),
                                         ConcreteCell::Any()};
    for (uint32_t i = 0; i < heap.objects.size(); ++i)
      if (types_.IsSubclass(heap.objects[i].type, target))
        fitting.insert(fitting.end(), 2, ConcreteCell::Object(i));
    return fitting[rng_.Below(fitting.size())];
  }
  ConcreteCell Cell(const ConcreteHeap& heap, const FieldType& type,
                    uint32_t variety) {
    return type.kind == FieldType::Kind::kReference
               ? Reference(heap, type.target)
               : Number(type, variety);
  }
  ConcreteCell Root(const ConcreteHeap& heap, uint32_t variety) {
    if (rng_.OneIn(4)) return ConcreteCell::Bool(rng_.OneIn(2));
    if (rng_.OneIn(4))
      return Number(FieldType::Number(expr::Sort::kBv32), variety);
    return Reference(heap, heap::ClassId(static_cast<uint32_t>(rng_.Below(8))));
  }

  DrawnTypes types_;
  base::Rng rng_;
};

std::string TextOf(const ConcreteHeap& heap) {
  return Fill("    for example ",
              HeapLines(DrawnTypes(), heap, Constants::kDrawn), false);
}

TEST(HeapTextPropertyTest, ADrawingSaysWhatTheHeapSays) {
  Heaps heaps(1);
  for (size_t round = 0; round < tests::Scaled(40'000); ++round) {
    const auto size = static_cast<uint32_t>(heaps.rng().Below(12));
    const ConcreteHeap heap = heaps.Make(size, 3);
    ASSERT_EQ(FactsOf(HeapLines(DrawnTypes(), heap, Constants::kDrawn)),
              FactsOf(heap))
        << TextOf(heap);
  }
}

// What was there before the input does not lead into it.
void CutBehindConstants(ConcreteHeap& heap) {
  for (heap::ConcreteObject& object : heap.objects)
    for (heap::ConcreteField& field : object.fields)
      if (object.prestate != 0 && field.cell.IsObject() &&
          heap.objects[field.cell.object()].prestate == 0)
        field.cell = ConcreteCell::Null();
}

// Where constants go by name, all that is no constant's is still told, but for
// what nothing leads to and what may be anything.
TEST(HeapTextPropertyTest, NamingConstantsHidesNothingElse) {
  Heaps heaps(5);
  size_t named = 0;
  for (size_t round = 0; round < tests::Scaled(20'000); ++round) {
    const auto size = static_cast<uint32_t>(heaps.rng().Below(12));
    ConcreteHeap whole = heaps.Make(size, 3);
    CutBehindConstants(whole);
    const ConcreteHeap heap =
        heap::Renumbered(whole, heap::DiscoveryOrder(whole));
    const auto constants = ConstantNames(DrawnTypes(), heap);
    for (const std::string& name : constants) named += name.empty() ? 0 : 1;
    const auto drawing = HeapLines(DrawnTypes(), heap, Constants::kNamed);
    const Facts told = FactsOf(drawing);
    for (const std::string& fact : FactsBesides(heap, constants))
      ASSERT_TRUE(told.contains(fact) || fact.ends_with("any")) << fact << "\n"
                                                                << TextOf(heap);
  }
  EXPECT_GT(named, 50u);
}

TEST(HeapTextPropertyTest, NoLineIsWiderThanThePage) {
  Heaps heaps(2);
  for (size_t round = 0; round < tests::Scaled(8'000); ++round) {
    const auto size = static_cast<uint32_t>(heaps.rng().Below(60));
    std::istringstream text(
        TextOf(heaps.Make(size, 1'000'000 * (round % 2) + 9)));
    for (std::string line; std::getline(text, line);)
      ASSERT_LE(line.size(), kPageWidth) << text.str();
  }
}

// Heaps so small that many are the same: equal drawings exactly where they
// are, once their objects are numbered alike.
TEST(HeapTextPropertyTest, DifferentHeapsHaveDifferentDrawings) {
  Heaps heaps(3);
  std::map<std::string, ConcreteHeap> seen;
  size_t again = 0;
  for (size_t round = 0; round < tests::Scaled(80'000); ++round) {
    const auto size = static_cast<uint32_t>(heaps.rng().Below(4));
    const ConcreteHeap any = heaps.Make(size, 1);
    const ConcreteHeap heap = heap::Renumbered(any, heap::DiscoveryOrder(any));
    const auto [it, fresh] = seen.emplace(TextOf(heap), heap);
    if (fresh) continue;
    ++again;
    ASSERT_TRUE(heap::Isomorphic(it->second, heap)) << it->first;
  }
  EXPECT_GT(again, 100u);
  EXPECT_GT(seen.size(), 100u);
}

// Forgets objects from number `known` on, and other cells at random.
ConcreteHeap Forgotten(base::Rng& rng, const ConcreteHeap& heap,
                       uint32_t known) {
  ConcreteHeap before{heap.roots,
                      {heap.objects.begin(), heap.objects.begin() + known}};
  auto forget = [&](ConcreteCell& cell) {
    const bool gone = cell.IsObject() && cell.object() >= known;
    if (gone || rng.OneIn(3)) cell = ConcreteCell::None();
  };
  for (heap::ConcreteRoot& root : before.roots) forget(root.cell);
  for (ConcreteObject& object : before.objects)
    for (heap::ConcreteField& field : object.fields)
      if (field.field != kArrayLength) forget(field.cell);
  return before;
}

TEST(HeapTextPropertyTest, ChangesAreTheFactsThatAreNew) {
  Heaps heaps(4);
  for (size_t round = 0; round < tests::Scaled(20'000); ++round) {
    const auto size = static_cast<uint32_t>(2 + heaps.rng().Below(8));
    const ConcreteHeap after = heaps.Make(size, 2);
    const auto known = static_cast<uint32_t>(heaps.rng().Below(size + 1));
    const ConcreteHeap before = Forgotten(heaps.rng(), after, known);
    Facts fresh = FactsOf(after);
    for (const std::string& old : FactsOf(before)) fresh.erase(old);
    const auto changes =
        ChangeLines(DrawnTypes(), before, after, Constants::kDrawn);
    ASSERT_EQ(FactsOf(changes), fresh) << Fill("", changes, false);
  }
}

}  // namespace
}  // namespace report
