#include "report/heap_text.h"

#include <string>
#include <vector>

#include "expr/sort.h"
#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/types.h"
#include "report/colour.h"
#include "report/wrap.h"
#include "tests/unit/report/drawn_types.h"

namespace report {
namespace {

using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::ConcreteObject;

ConcreteCell Int(int32_t n) {
  return ConcreteCell::Number(expr::Sort::kBv32, static_cast<uint32_t>(n));
}

class HeapTextTest : public ::testing::Test {
 protected:
  ConcreteObject& Add(heap::ClassId c, uint32_t length = 0) {
    return heap_.objects.emplace_back(heap::BlankObject(types_, c, length));
  }
  void Set(uint32_t object, heap::FieldId f, ConcreteCell cell) {
    *heap_.objects[object].Find(f) = cell;
  }
  void Root(const std::string& name, ConcreteCell cell) {
    heap_.roots.push_back({name, cell});
  }
  std::string Drawn() const {
    return Fill("", HeapLines(types_, heap_, Constants::kDrawn), false);
  }
  std::string DrawnWithNames() const {
    return Fill("", HeapLines(types_, heap_, Constants::kNamed), false);
  }
  std::string ChangesFrom(const ConcreteHeap& before) const {
    return Fill("", ChangeLines(types_, before, heap_, Constants::kDrawn),
                false);
  }
  // A string, and after it the array of its characters.
  void Text(const std::vector<int32_t>& bytes, int32_t coder) {
    const auto at = static_cast<uint32_t>(heap_.objects.size());
    Add(kString);
    Add(kInts, static_cast<uint32_t>(bytes.size()));
    for (uint32_t i = 0; i < bytes.size(); ++i)
      Set(at + 1, types_.SlotOf(kInts, i), Int(bytes[i]));
    Set(at, kCoder, Int(coder));
    Set(at, kChars, ConcreteCell::Object(at + 1));
  }
  // Nodes in a row; the last one leads to `end`.
  void List(uint32_t nodes, ConcreteCell end) {
    const auto first = static_cast<uint32_t>(heap_.objects.size());
    for (uint32_t i = 0; i < nodes; ++i) {
      Add(kNode);
      Set(first + i, kValue, Int(static_cast<int32_t>(i)));
      Set(first + i, kNext,
          i + 1 < nodes ? ConcreteCell::Object(first + i + 1) : end);
    }
  }

  DrawnTypes types_;
  ConcreteHeap heap_;
};

TEST_F(HeapTextTest, PlainRootsShareALine) {
  Root("amount", Int(-1));
  Root("from", ConcreteCell::Null());
  Root("to", ConcreteCell::Any());
  Root("on", ConcreteCell::Bool(true));
  EXPECT_EQ(Drawn(), "amount = -1, from -> null, to -> any, on = true\n");
}

TEST_F(HeapTextTest, ManyPlainRootsGoOnBelowEachOther) {
  const std::string name(30, 'p');
  for (int i = 0; i < 3; ++i) Root(name, Int(i));
  EXPECT_EQ(Drawn(), name + " = 0, " + name + " = 1,\n" + name + " = 2\n");
}

TEST_F(HeapTextTest, AListIsAChain) {
  List(3, ConcreteCell::Null());
  Root("head", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(),
            "head -> n1 Node{flag: false, value: 0} -> n2{flag: false, value: "
            "1}\n"
            "    -> n3{flag: false, value: 2} -> null\n");
}

TEST_F(HeapTextTest, CyclesAndSharingAreNames) {
  List(2, ConcreteCell::Object(0));
  Root("head", ConcreteCell::Object(0));
  Root("tail", ConcreteCell::Object(1));
  EXPECT_EQ(Drawn(),
            "head -> n1 Node{flag: false, value: 0} -> n2{flag: false, value: "
            "1} -> n1\n"
            "tail -> n2\n");
}

TEST_F(HeapTextTest, ATreeIsIndented) {
  for (int i = 0; i < 3; ++i) Add(kTree);
  for (heap::FieldId f : {kLeft, kRight}) Set(2, f, ConcreteCell::Null());
  Set(0, kLeft, ConcreteCell::Object(1));
  Set(0, kRight, ConcreteCell::Null());
  Set(1, kRight, ConcreteCell::Object(2));
  Root("this", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(),
            "this -> n1 Tree{key: 0, right: null}\n"
            "  +- left -> n2{key: 0, left: any}\n"
            "    +- right -> n3{key: 0, left: null, right: null}\n");
}

TEST_F(HeapTextTest, LeavesStandInTheLineOfTheirOwner) {
  Add(kBox);
  Add(kLeaf);
  Add(kInts, 2);
  Add(kEmpty);
  Set(0, kBoxLeaf, ConcreteCell::Object(1));
  Set(0, kBoxNumbers, ConcreteCell::Object(2));
  Set(0, kBoxEmpty, ConcreteCell::Object(3));
  Root("b", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(),
            "b -> n1 Box{empty: n3{}, leaf: n2{x: 0, y: 0L}, list: any,\n"
            "    numbers: a1 int[2] {0, 0}, tree: any}\n");
}

TEST_F(HeapTextTest, ChildrenOfAChainSayWhoseTheyAre) {
  List(1, ConcreteCell::Object(1));
  Add(kSpecial);
  Set(1, kNext, ConcreteCell::Null());
  Add(kTree);
  Set(1, kOwner, ConcreteCell::Object(2));
  Root("l", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(),
            "l -> n1 Node{flag: false, value: 0} -> n2 Special{flag: false, "
            "value: 0} -> null\n"
            "  +- n2.owner -> n3{key: 0, left: any, right: any}\n");
}

TEST_F(HeapTextTest, ArraysOfObjectsKeepThePlacesOfTheirElements) {
  Add(kBoxes, 3);
  Add(kBox);
  Set(0, types_.SlotOf(kBoxes, 0), ConcreteCell::Null());
  Set(0, types_.SlotOf(kBoxes, 1), ConcreteCell::Object(1));
  Root("all", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(),
            "all -> a1 Box[3] {null, n1, any}\n"
            "  +- a1[1] -> n1{empty: any, leaf: any, list: any, numbers: any, "
            "tree: any}\n");
}

TEST_F(HeapTextTest, AnObjectMadeBeforeTheRunIsThatVeryObject) {
  Add(kEmpty).prestate = 7;
  Root("e", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(), "e -> n1 Empty#7{}\n");
}

TEST_F(HeapTextTest, AStringIsALiteral) {
  Text({'h', '"', -33, '\n'}, 0);
  Root("s", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(), "s -> n1 java.lang.String \"h\\\"\\u00df\\u000a\"\n");
}

TEST_F(HeapTextTest, AWideStringHasTwoBytesACharacter) {
  Text({'h', 0, 0x16, 0x20}, 1);
  Root("s", ConcreteCell::Object(0));
  EXPECT_EQ(Drawn(), "s -> n1 java.lang.String \"h\\u2016\"\n");
}

TEST_F(HeapTextTest, AStringThatALiteralWouldNotTellIsDrawn) {
  Text({'h'}, 0);
  Root("s", ConcreteCell::Object(0));
  Root("chars", ConcreteCell::Object(1));
  const std::string drawn =
      "s -> n1 java.lang.String{coder: 0, hash: 0, value: a1 int[1] {104}}\n";
  EXPECT_EQ(Drawn(), drawn + "chars -> a1\n");
  heap_.roots.pop_back();
  Set(0, kHash, Int(5));
  EXPECT_NE(Drawn().find("hash: 5"), std::string::npos);
}

TEST_F(HeapTextTest, ConstantsGoByTheirNames) {
  Add(kEmpty).prestate = 7;
  Add(kBox);
  Set(1, kBoxEmpty, ConcreteCell::Object(0));
  Root("b", ConcreteCell::Object(1));
  Root("Color.RED", ConcreteCell::Object(0));
  Root("Color.first", ConcreteCell::Object(0));
  EXPECT_EQ(DrawnWithNames(),
            "b -> n2 Box{empty: Color.RED}\n"
            "Color.first -> Color.RED\n");
}

TEST_F(HeapTextTest, WhatAConstantLeadsToIsNamedAfterIt) {
  Add(kBoxes, 1).prestate = 7;
  Add(kBox).prestate = 8;
  Set(0, types_.SlotOf(kBoxes, 0), ConcreteCell::Object(1));
  Root("p", ConcreteCell::Object(1));
  Root("Config.all", ConcreteCell::Object(0));
  EXPECT_EQ(DrawnWithNames(), "p -> Config.all[0]\n");
  const ConcreteHeap before = heap_;
  Set(1, kBoxTree, ConcreteCell::Null());
  heap_.roots[1].cell = ConcreteCell::Null();
  EXPECT_EQ(
      Fill("", ChangeLines(types_, before, heap_, Constants::kNamed), false),
      "Config.all[0].tree -> null\n"
      "Config.all -> null\n");
}

TEST_F(HeapTextTest, AConstantWithoutANameIsDrawnOnlyIfSpokenOf) {
  Add(kEmpty).prestate = 7;
  EXPECT_EQ(DrawnWithNames(), "");
  Root("p", ConcreteCell::Object(0));
  EXPECT_EQ(DrawnWithNames(), "p -> n1 Empty#7{}\n");
}

TEST_F(HeapTextTest, WhatNothingLeadsToIsStillDrawn) {
  Add(kLeaf);
  EXPECT_EQ(Drawn(), "n1 Leaf{x: 0, y: 0L}\n");
}

TEST_F(HeapTextTest, WhatIsTooDeepStartsALineOfItsOwn) {
  constexpr uint32_t kDepth = 30;
  for (uint32_t i = 0; i < kDepth; ++i) {
    Add(kTree);
    Set(i, kLeft, ConcreteCell::Object((i + 1) % kDepth));
  }
  Root("this", ConcreteCell::Object(0));
  const std::string text = Drawn();
  EXPECT_NE(text.find("+- left -> n19\n"
                      "n19 Tree{key: 0, right: any}\n"
                      "  +- left -> n20{"),
            std::string::npos)
      << text;
}

TEST_F(HeapTextTest, NothingChanged) {
  List(2, ConcreteCell::Null());
  EXPECT_EQ(ChangesFrom(heap_), "");
}

TEST_F(HeapTextTest, ChangedCellsAndRoots) {
  List(2, ConcreteCell::Null());
  Root("this", ConcreteCell::Object(0));
  Root("Config.count", Int(0));
  const ConcreteHeap before = heap_;
  Set(0, kNext, ConcreteCell::Null());
  Set(1, kFlag, Int(1));
  heap_.roots[1].cell = Int(1);
  Root("result", ConcreteCell::Object(1));
  EXPECT_EQ(ChangesFrom(before),
            "n1.next -> null\n"
            "n2.flag = true\n"
            "Config.count = 1\n"
            "result -> n2\n");
}

TEST_F(HeapTextTest, WhatIsNewIsDrawnWhereSomethingLeadsToIt) {
  List(1, ConcreteCell::Null());
  Add(kInts, 1);
  const ConcreteHeap before = heap_;
  Add(kNode);
  Set(0, kNext, ConcreteCell::Object(2));
  Set(2, kNext, ConcreteCell::Object(0));
  Set(1, types_.SlotOf(kInts, 0), Int(4));
  EXPECT_EQ(ChangesFrom(before),
            "n1.next -> n2{flag: false, value: 0} -> n1\n"
            "a1[0] = 4\n");
}

TEST_F(HeapTextTest, ChangedPlacesAreMarked) {
  List(1, ConcreteCell::Null());
  const ConcreteHeap before = heap_;
  Set(0, kValue, Int(5));
  EXPECT_EQ(
      Fill("", ChangeLines(types_, before, heap_, Constants::kDrawn), true),
      Paint("n1.value", Tone::kChanged, true) + " = 5\n");
}

}  // namespace
}  // namespace report
