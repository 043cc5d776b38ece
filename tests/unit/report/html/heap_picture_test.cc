#include "report/html/heap_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "heap/initializer.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"
#include "report/html/picture.h"

namespace html {
namespace {

using heap::FieldId;
using heap::Location;
using heap::ValueSet;

constexpr heap::ClassId kNode{0}, kParameters{1};
constexpr FieldId kNext{0}, kSize{1}, kStart{2};

// Node {next: Node, size: int}, and a holder of the parameter `start`.
class NodeTypes : public heap::TypeHierarchy {
 public:
  std::span<const heap::ClassId> ConcreteSubclasses(
      heap::ClassId c) const override {
    static constexpr heap::ClassId kEach[] = {kNode, kParameters};
    return std::span(kEach).subspan(c.index(), 1);
  }
  bool IsSubclass(heap::ClassId sub, heap::ClassId super) const override {
    return sub == super;
  }
  std::span<const FieldId> FieldsOf(heap::ClassId c) const override {
    static constexpr FieldId kFields[] = {kNext, kSize, kStart};
    return c == kNode ? std::span(kFields).first(2)
                      : std::span(kFields).last(1);
  }
  heap::FieldType TypeOf(FieldId f) const override {
    return f == kSize ? heap::FieldType::Number(expr::Sort::kBv32)
                      : heap::FieldType::Reference(kNode);
  }
  std::string ClassName(heap::ClassId c) const override {
    return c == kNode ? "Node" : "";
  }
  std::string FieldName(FieldId f) const override {
    return f == kNext ? "next" : f == kSize ? "size" : "start";
  }
  bool IsHolder(heap::ClassId c) const override { return c == kParameters; }
  std::string RootName(heap::ClassId) const override { return ""; }
};

class HeapPictureTest : public testing::Test {
 protected:
  HeapPictureTest() {
    place_.heap = place_.heap.WithRoot(kParameters, holder_);
    first_ = place_.heap.Allocate(kNode);
    second_ = place_.heap.Allocate(kNode);
  }

  void Set(Location l, FieldId f, heap::Value value) {
    place_.heap.SetField(l, f, std::move(value));
  }
  expr::Formula Flag(const std::string& name) { return pool_.BoolSymbol(name); }
  void Assume(expr::Formula f) { place_.path = place_.path.With(pool_, f); }
  Location AddInput(expr::Formula exists) {
    const Location l = place_.heap.next_location();
    place_.heap =
        place_.heap.WithObject({.kind = heap::ObjectInfo::Kind::kInput,
                                .exact = kNode,
                                .exists = exists});
    return l;
  }
  ValueSet Either(expr::Formula f, Location then, Location otherwise) {
    return ValueSet::Of(pool_, {{f, then}, {!f, otherwise}});
  }

  HeapPicture Make(const std::optional<Outcome>& outcome = {}) {
    return PictureOfHeap(pool_, types_, place_, outcome);
  }
  // "parameters.start -> Node if p", sorted.
  std::vector<std::string> Arrows(const Picture& picture) {
    std::vector<std::string> texts;
    for (const Arrow& arrow : picture.arrows) {
      const Box& to = picture.boxes[arrow.to];
      const Box& from = picture.boxes[arrow.from];
      texts.push_back(from.title + "." + from.rows[*arrow.row].name + " -> " +
                      (to.type.empty() ? to.title : to.type));
      if (arrow.look == Arrow::Look::kGuarded)
        texts.back() += " if " + arrow.label;
    }
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  expr::Pool pool_;
  NodeTypes types_;
  heap::Place place_;
  Location holder_, first_, second_;
};

using Texts = std::vector<std::string>;

TEST_F(HeapPictureTest, AReferenceIsOneArrowPerObject) {
  Set(holder_, kStart, Either(Flag("p"), first_, second_));
  const HeapPicture made = Make();
  EXPECT_EQ(Arrows(made.picture), (Texts{"parameters.start -> Node if !p",
                                         "parameters.start -> Node if p"}));
  EXPECT_EQ(made.picture.boxes.size(), 3u);
  EXPECT_EQ(made.unreachable, 0u);
}

TEST_F(HeapPictureTest, NullIsATargetWhereOthersArePossible) {
  Set(holder_, kStart, Either(Flag("p"), heap::kNull, second_));
  const HeapPicture made = Make();
  EXPECT_EQ(Arrows(made.picture), (Texts{"parameters.start -> Node if !p",
                                         "parameters.start -> null if p"}));
  EXPECT_EQ(made.unreachable, 1u);
}

TEST_F(HeapPictureTest, NullAloneIsAValue) {
  Set(holder_, kStart, ValueSet(heap::kNull));
  const HeapPicture made = Make();
  EXPECT_TRUE(made.picture.arrows.empty());
  EXPECT_EQ(made.picture.boxes[0].rows[0].value, "null");
  EXPECT_EQ(made.unreachable, 2u);
}

TEST_F(HeapPictureTest, WhatThePathRulesOutIsCounted) {
  Set(holder_, kStart, Either(Flag("p"), first_, second_));
  Assume(Flag("p"));
  const HeapPicture made = Make();
  EXPECT_EQ(Arrows(made.picture), (Texts{"parameters.start -> Node"}));
  EXPECT_EQ(made.ruled_out, 1u);
  EXPECT_EQ(made.unreachable, 1u);
}

TEST_F(HeapPictureTest, GuardsSayOnlyWhatThePathLeavesOpen) {
  Set(holder_, kStart,
      Either(pool_.And(Flag("p"), Flag("q")), first_, second_));
  Assume(Flag("p"));
  EXPECT_EQ(Arrows(Make().picture), (Texts{"parameters.start -> Node if !q",
                                           "parameters.start -> Node if q"}));
}

TEST_F(HeapPictureTest, GuardsDoNotSayAgainThatTheirObjectIsThere) {
  const Location maybe = AddInput(Flag("p"));
  Set(holder_, kStart, Either(Flag("p"), maybe, heap::kNull));
  Set(maybe, kNext,
      ValueSet::Of(pool_, {{pool_.And(Flag("p"), Flag("q")), first_},
                           {pool_.And(Flag("p"), !Flag("q")), second_},
                           {!Flag("p"), heap::kNull}}));
  const HeapPicture made = Make();
  EXPECT_EQ(Arrows(made.picture),
            (Texts{".next -> Node if !q", ".next -> Node if q",
                   "parameters.start -> Node if p",
                   "parameters.start -> null if !p"}));
  EXPECT_EQ(made.ruled_out, 1u);
}

TEST_F(HeapPictureTest, ABoxSaysWhenItIsThereUnlessAnArrowDoes) {
  const Location maybe = AddInput(Flag("p"));
  const std::string note = "if p";
  const auto note_of = [&](const HeapPicture& made) {
    return made.picture.boxes[made.boxes.at(maybe)].note;
  };
  Set(holder_, kStart, Either(Flag("q"), maybe, heap::kNull));
  EXPECT_EQ(note_of(Make()), note);
  Set(holder_, kStart, Either(Flag("p"), maybe, heap::kNull));
  EXPECT_EQ(note_of(Make()), "");
}

TEST_F(HeapPictureTest, GuardsAreBrokenBeforeTheirOperators) {
  const std::string p(20, 'p'), q(20, 'q');
  const auto first = Flag(p), second = Flag(q);  // named in this order
  Set(holder_, kStart, Either(pool_.And(first, second), first_, second_));
  const Picture picture = Make().picture;
  EXPECT_TRUE(picture.legend.empty());
  EXPECT_EQ(picture.arrows[0].label, p + "\n&& " + q);
}

TEST_F(HeapPictureTest, NumbersAreRows) {
  Set(holder_, kStart, ValueSet(first_));
  Set(first_, kSize, pool_.Int(7));
  Set(first_, kNext, ValueSet(first_));
  const Picture picture = Make().picture;
  ASSERT_EQ(picture.boxes.size(), 2u);
  EXPECT_EQ(picture.boxes[1].rows[1].name, "size");
  EXPECT_EQ(picture.boxes[1].rows[1].value, "7");
  EXPECT_EQ(picture.boxes[1].look, Box::Look::kNew);
  EXPECT_EQ(picture.arrows[1].from, picture.arrows[1].to);
}

TEST_F(HeapPictureTest, LongConditionsStandInTheLegendOnce) {
  const std::string name(40, 'p');
  Set(holder_, kStart, Either(Flag(name), first_, second_));
  Set(first_, kNext, Either(Flag(name), first_, second_));
  const Picture picture = Make().picture;
  ASSERT_EQ(picture.legend.size(), 2u);
  EXPECT_EQ(picture.legend[0].text, name);
  EXPECT_EQ(picture.legend[1].text, "!" + name);
  EXPECT_EQ(picture.arrows[0].label, "g1");
  EXPECT_EQ(picture.arrows[2].label, "g1");
}

TEST_F(HeapPictureTest, AResolvedReferenceIsWhatItDenotes) {
  const Location deferred = place_.heap.next_location();
  place_.heap = place_.heap.WithObject(
      {.kind = heap::ObjectInfo::Kind::kDeferred, .exact = kNode});
  Set(holder_, kStart, ValueSet(deferred));
  EXPECT_EQ(Make().picture.boxes[1].look, Box::Look::kDeferred);
  EXPECT_EQ(Make().unreachable, 2u);
  place_.heap = place_.heap.WithStatus(
      deferred, {heap::Deferred::Status::kResolved, first_});
  const HeapPicture made = Make();
  EXPECT_EQ(made.picture.boxes[1].look, Box::Look::kNew);
  EXPECT_EQ(made.unreachable, 1u);
}

TEST_F(HeapPictureTest, TheOutcomeLeadsToWhatWasReturned) {
  Set(holder_, kStart, ValueSet(heap::kNull));
  EXPECT_EQ(Arrows(Make(Outcome{"result", "", ValueSet(second_)}).picture),
            (Texts{"end.result -> Node"}));
  const Picture number = Make(Outcome{"result", "7", {}}).picture;
  EXPECT_EQ(number.boxes.back().rows[0].value, "7");
}

}  // namespace
}  // namespace html
