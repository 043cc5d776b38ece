#include "javalite/enumerate.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/concrete_heap.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

uint64_t Count(const CheckedProgram& program, const EnumerateOptions& options) {
  return EnumerateHeaps(program, options,
                        [](const ConcreteHeap&) { return true; })
      .heaps;
}

uint64_t Count(std::string_view text, uint32_t max_objects) {
  return Count(Load(text), {.max_objects = max_objects});
}

ClassId ClassNamed(const CheckedProgram& program, std::string_view name) {
  for (uint32_t i = 0; i < program.program().classes.size(); ++i)
    if (program.program().NameOf(ClassId(i)) == name) return ClassId(i);
  ADD_FAILURE() << "no class " << name;
  return {};
}

TEST(EnumerateTest, ListsTheHeapsOfAOneFieldClassInOrder) {
  CheckedProgram program =
      Load(MainText("(class A ([bool b]) ())", "[A x] [int n]", "int", "0"));
  std::vector<std::string> heaps;
  EnumerateHeaps(program, {.max_objects = 1, .ints = {5}},
                 [&](const ConcreteHeap& heap) {
                   heaps.push_back(ToString(program, heap));
                   return true;
                 });
  EXPECT_EQ(heaps, (std::vector<std::string>{"0:Main{x=null n=5}",
                                             "0:Main{x=1 n=5} 1:A{b=false}",
                                             "0:Main{x=1 n=5} 1:A{b=true}"}));
}

TEST(EnumerateTest, ASelfReferenceMayBeTheReceiver) {
  // null, itself, or one more object that is null, the receiver or itself.
  std::string text = MainText("", "[Main m]", "int", "0");
  EXPECT_EQ(Count(text, 0), 2u);
  EXPECT_EQ(Count(text, 1), 2u + 3u);
  EXPECT_EQ(Count(text, 2), 2u + 3u + 4u);
}

TEST(EnumerateTest, AliasesOfTwoFieldsAreCountedOnce) {
  // Both null; one of them set; both the same; both different.
  std::string text = MainText("(class A () ())", "[A x] [A y]", "bool", "true");
  EXPECT_EQ(Count(text, 0), 1u);
  EXPECT_EQ(Count(text, 1), 4u);
  EXPECT_EQ(Count(text, 2), 5u);
}

TEST(EnumerateTest, EveryConcreteSubclassIsTriedAndNoAbstractOne) {
  std::string text = MainText(
      "(abstract class A () ()) (class B extends A () ())"
      "(class C extends B () ()) (class D () ())",
      "[A x] [B y]", "bool", "true");
  // x and y each null, B or C, with aliases x = y of either class.
  EXPECT_EQ(Count(text, 2), 3u * 3u + 2u);
}

// The numbers of binary graphs with n nodes reachable from a root are 1, 4, 45,
// 816: partial two-letter automata whose states are all reachable.
TEST(EnumerateTest, CountsBinaryGraphs) {
  std::string text = LitmusText("rotate");
  EXPECT_EQ(Count(text, 1), 1u + 4u);
  EXPECT_EQ(Count(text, 2), 1u + 4u + 45u);
  EXPECT_EQ(Count(text, 3), 1u + 4u + 45u + 816u);
}

TEST(EnumerateTest, CountsAliasesTimesInts) {
  CheckedProgram program = Load(LitmusText("prim"));
  // Objects: none in 1 way, one in 7, two in 6, three in 1.
  EXPECT_EQ(Count(program, {.max_objects = 3, .ints = {0, 1, 2}}),
            1u + 7u * 3u + 6u * 9u + 27u);
}

TEST(EnumerateTest, LimitsPerClassCountExactClasses) {
  CheckedProgram program = Load(LitmusText("types"));
  EnumerateOptions options{.max_objects = 4};
  options.max_of_class = {{ClassNamed(program, "Circle"), 2},
                          {ClassNamed(program, "RCircle"), 1},
                          {ClassNamed(program, "Square"), 1},
                          {ClassNamed(program, "Main"), 0}};
  EXPECT_EQ(Count(program, options), 122223u);
}

TEST(EnumerateTest, StopsAtTheCapOrWhenToldTo) {
  CheckedProgram program = Load(LitmusText("rotate"));
  Enumeration all = EnumerateHeaps(program, {.max_objects = 1, .max_heaps = 5},
                                   [](auto&) { return true; });
  EXPECT_EQ(all.heaps, 5u);
  EXPECT_TRUE(all.complete) << "the cap was reached but nothing is missing";
  Enumeration capped = EnumerateHeaps(
      program, {.max_objects = 1, .max_heaps = 4}, [](auto&) { return true; });
  EXPECT_EQ(capped.heaps, 4u);
  EXPECT_FALSE(capped.complete);
  uint64_t seen = 0;
  Enumeration told = EnumerateHeaps(program, {.max_objects = 3},
                                    [&](auto&) { return ++seen < 7; });
  EXPECT_EQ(told.heaps, 7u);
  EXPECT_FALSE(told.complete);
}

// The naive way: every assignment of classes and cells to up to n objects,
// then the part the receiver reaches, renumbered in order of discovery.
class NaiveEnumerator {
 public:
  NaiveEnumerator(const CheckedProgram& program, uint32_t max_objects)
      : program_(program), max_objects_(max_objects) {}

  std::set<ConcreteHeap> Run() {
    heap_.objects = {NewObject(program_, program_.program().entry.class_id)};
    AddObjects();
    return std::move(found_);
  }

 private:
  void AddObjects() {
    Fill(0, 0);
    if (heap_.objects.size() > max_objects_) return;
    for (uint32_t c = 0; c < program_.program().classes.size(); ++c) {
      if (program_.program()[ClassId(c)].is_abstract) continue;
      heap_.objects.push_back(NewObject(program_, ClassId(c)));
      AddObjects();
      heap_.objects.pop_back();
    }
  }

  void Fill(size_t object, size_t slot) {
    if (object == heap_.objects.size()) {
      found_.insert(Reachable());
      return;
    }
    if (slot == heap_.objects[object].cells.size()) return Fill(object + 1, 0);
    Type type = TypeOf(heap_.objects[object], slot);
    int32_t low = type.IsReference() ? kNullCell : 0;
    int32_t high =
        type.IsReference() ? static_cast<int32_t>(heap_.objects.size()) - 1 : 1;
    for (int32_t cell = low; cell <= high; ++cell) {
      if (type.IsReference() && !CanHold(type.class_id, cell)) continue;
      heap_.objects[object].cells[slot] = cell;
      Fill(object, slot + 1);
    }
  }

  bool CanHold(ClassId declared, int32_t cell) const {
    return cell == kNullCell ||
           program_.classes().IsSubclass(
               heap_.objects[static_cast<size_t>(cell)].class_id, declared);
  }

  Type TypeOf(const ConcreteObject& object, size_t slot) const {
    FieldId f = program_.classes().FieldsOf(object.class_id)[slot];
    return program_.program()[f].type;
  }

  ConcreteHeap Reachable() const {
    std::vector<int32_t> order = {0};
    ConcreteHeap result;
    for (size_t i = 0; i < order.size(); ++i) {
      ConcreteObject object = heap_.objects[static_cast<size_t>(order[i])];
      for (size_t slot = 0; slot < object.cells.size(); ++slot)
        if (TypeOf(object, slot).IsReference())
          Renumber(order, object.cells[slot]);
      result.objects.push_back(object);
    }
    return result;
  }

  static void Renumber(std::vector<int32_t>& order, int32_t& cell) {
    if (cell == kNullCell) return;
    auto it = std::find(order.begin(), order.end(), cell);
    int32_t number = static_cast<int32_t>(it - order.begin());
    if (it == order.end()) order.push_back(cell);
    cell = number;
  }

  const CheckedProgram& program_;
  uint32_t max_objects_;
  ConcreteHeap heap_;
  std::set<ConcreteHeap> found_;
};

void ExpectSameAsNaive(std::string_view text, uint32_t max_objects) {
  CheckedProgram program = Load(text);
  std::set<ConcreteHeap> built;
  EnumerateHeaps(program, {.max_objects = max_objects},
                 [&](const ConcreteHeap& heap) {
                   EXPECT_TRUE(IsWellTyped(program, heap));
                   EXPECT_TRUE(built.insert(heap).second) << "seen twice";
                   return true;
                 });
  EXPECT_EQ(built, NaiveEnumerator(program, max_objects).Run()) << text;
}

TEST(EnumerateTest, AgreesWithGenerateAndDeduplicate) {
  ExpectSameAsNaive(LitmusText("rotate"), 2);
  ExpectSameAsNaive(LitmusText("alias3"), 2);
  ExpectSameAsNaive(LitmusText("prim"), 2);
  ExpectSameAsNaive(LitmusText("types"), 2);
  ExpectSameAsNaive(MainText("", "[Main m] [Main n] [bool b]", "int", "0"), 2);
}

}  // namespace
}  // namespace javalite
