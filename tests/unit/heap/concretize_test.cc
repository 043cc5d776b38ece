#include "heap/concretize.h"

#include <optional>
#include <string>

#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/instance.h"
#include "heap/match.h"
#include "heap/print.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"
#include "tests/unit/heap/workbench.h"

namespace heap {
namespace {

std::optional<Instance> InputOf(Workbench& w) {
  return Concretize(w.pool, w.types, w.place.heap, *w.place.path.witness(),
                    w.context.bounds);
}
std::string InputText(Workbench& w) {
  return Print(w.types, InputOf(w)->input());
}

TEST(ConcretizeTest, ACellThatWasNeverReadHoldsAnything) {
  Workbench w("summary");
  EXPECT_EQ(InputText(w), "this -> n1\nn1 = List{head: any, size: 0}\n");
}

TEST(ConcretizeTest, CellsHoldWhatThePathAsksFor) {
  Workbench w("summary");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  ValueSet next = w.Read(head, kNext);
  w.AssumeNull(next, true);
  EXPECT_EQ(InputText(w),
            "this -> n1\n"
            "n1 = List{head: n2, size: 0}\n"
            "n2 = Node{elem: any, next: null, seen: false}\n");
}

TEST(ConcretizeTest, TheInputIsNotWhatTheProgramWrote) {
  Workbench w("summary");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  ValueSet next = w.Read(head, kNext);
  w.AssumeNull(next, true);
  w.Write(head, kNext, head);
  w.Write(ValueSet(w.list), kHead, ValueSet(kNull));
  EXPECT_EQ(InputText(w),
            "this -> n1\n"
            "n1 = List{head: n2, size: 0}\n"
            "n2 = Node{elem: any, next: null, seen: false}\n");
  EXPECT_EQ(Print(w.types, InputOf(w)->Output(Value(head))),
            "this -> n1\n"
            "result -> n2\n"
            "n1 = List{head: null, size: 0}\n"
            "n2 = Node{elem: any, next: n2, seen: false}\n");
}

TEST(ConcretizeTest, AllocatedObjectsComeAfterTheInput) {
  Workbench w("summary");
  Location garbage, made;
  w.place.heap = w.place.heap.WithAllocation(kNode, garbage);
  w.place.heap = w.place.heap.WithAllocation(kNode, made);
  w.Write(ValueSet(w.list), kHead, ValueSet(made));
  ConcreteHeap output = InputOf(w)->Output(std::nullopt);
  EXPECT_EQ(output.objects.size(), 3u);
  EXPECT_EQ(Print(w.types, WithoutGarbage(output, 1)),
            "this -> n1\n"
            "n1 = List{head: n2, size: 0}\n"
            "n2 = Node{elem: null, next: null, seen: false}\n");
}

TEST(ConcretizeTest, NumbersAndTruthValuesComeFromTheModel) {
  Workbench w("summary");
  Value size = w.place.heap.InputValue(w.pool, w.types, w.list, kSize);
  w.place.path = *w.checker.Assume(
      w.place.path, w.pool.Eq(std::get<expr::Expr>(size), w.pool.Int(-7)));
  EXPECT_EQ(InputText(w), "this -> n1\nn1 = List{head: any, size: -7}\n");
}

TEST(ConcretizeTest, ALazierReferenceKnownToBeNonNullGetsAnObject) {
  Workbench w("lazier-sharp");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  EXPECT_EQ(InputText(w), "this -> n1\nn1 = List{head: null, size: 0}\n");
  w.AssumeNull(head, false);
  EXPECT_EQ(InputText(w),
            "this -> n1\n"
            "n1 = List{head: n2, size: 0}\n"
            "n2 = Node{elem: any, next: any, seen: false}\n");
}

// list.head = node, node.next known to be non-null: with one object it can
// only be the node itself.
TEST(ConcretizeTest, ItSharesOneWhereTheBoundLeavesNoRoom) {
  Workbench w("lazier-sharp", {kUnbounded, 1});
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  ValueSet next = w.Read(head, kNext);
  w.AssumeNull(next, false);
  EXPECT_EQ(InputText(w),
            "this -> n1\n"
            "n1 = List{head: n2, size: 0}\n"
            "n2 = Node{elem: any, next: n2, seen: false}\n");
}

TEST(MatchTest, AnInputSatisfiesThePathItWasMadeFrom) {
  Workbench w("summary");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  ValueSet next = w.Read(head, kNext);
  w.AssumeNull(next, false);
  ValueSet elem = w.Read(next, kElem);
  w.AssumeNull(elem, false);
  ConcreteHeap input = InputOf(w)->input();
  EXPECT_TRUE(Satisfies(w.pool, w.types, w.place.heap, w.place.path, input));

  // head.next = null contradicts the path.
  ConcreteHeap shorter = input;
  *shorter.objects[1].Find(kNext) = ConcreteCell::Null();
  EXPECT_FALSE(Satisfies(w.pool, w.types, w.place.heap, w.place.path, shorter));
}

TEST(MatchTest, EveryAliasIsTheSamePathInASummary) {
  Workbench w("summary");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  ValueSet next = w.Read(head, kNext);
  w.AssumeNull(next, false);
  ConcreteHeap cyclic;
  cyclic.roots.push_back({"this", ConcreteCell::Object(0)});
  cyclic.objects.push_back(BlankObject(w.types, kList));
  cyclic.objects.push_back(BlankObject(w.types, kNode));
  *cyclic.objects[0].Find(kHead) = ConcreteCell::Object(1);
  *cyclic.objects[1].Find(kNext) = ConcreteCell::Object(1);
  auto instance = Match(w.pool, w.types, w.place.heap, cyclic);
  ASSERT_TRUE(instance && instance->Satisfies(w.place.path));
  EXPECT_EQ(instance->ValueOf(next), ConcreteCell::Object(1));
  EXPECT_EQ(instance->ValueOf(head), ConcreteCell::Object(1));
}

TEST(MatchTest, ClassesAndBoundsMustFit) {
  Workbench w("summary", {1, kUnbounded});
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  w.Read(head, kElem);
  ConcreteHeap heap;
  heap.roots.push_back({"this", ConcreteCell::Object(0)});
  for (ClassId c : {kList, kNode, kData})
    heap.objects.push_back(BlankObject(w.types, c));
  *heap.objects[0].Find(kHead) = ConcreteCell::Object(1);
  *heap.objects[1].Find(kElem) = ConcreteCell::Null();
  EXPECT_TRUE(Match(w.pool, w.types, w.place.heap, heap));
  *heap.objects[1].Find(kElem) = ConcreteCell::Object(2);  // depth 2
  EXPECT_FALSE(Match(w.pool, w.types, w.place.heap, heap));
  *heap.objects[1].Find(kElem) = ConcreteCell::Null();
  heap.objects[0].type = kNode;
  EXPECT_FALSE(Match(w.pool, w.types, w.place.heap, heap));
}

}  // namespace
}  // namespace heap
